//! Invitations to tables: to which one somebody is invited, and whom a table expects.

use super::friends::has_blocked;
use crate::app::{App, Live, Shared};
use crate::problem::Problem;
use hall::Card;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use store::{Edit, Filter, Note, Status, TableId};
use table::{PlayerId, Sitter};

/// The kind of the notes that invite, by who is invited and the table.
pub(crate) const INVITATION: &str = "invitation";
/// The kind of the notes that say whom a table expects, by the table and who is invited.
const EXPECTED: &str = "expected";
/// The kind of the notes of invitations that nobody hears of, by who is invited and the table: from them their
/// [`EXPECTED`] ones are found.
const UNHEARD: &str = "invitation unheard";
/// What such a note says of somebody who does not come.
const DECLINED: &str = "declined";

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Invitation {
    /// Who invites.
    pub(crate) from: PlayerId,
    /// By what name.
    pub(crate) name: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    /// Whether the two have just played, and this is the next game.
    #[serde(default)]
    pub(crate) again: bool,
}

/// Somebody whom a table expects.
pub(crate) struct Expected {
    pub(crate) player: PlayerId,
    /// Whether they have said that they do not come.
    pub(crate) declined: bool,
}

fn key(one: &str, other: &str) -> String {
    format!("{one}/{other}")
}

/// Invites somebody to a table. Who has blocked the one who invites hears nothing of it, and the latter cannot tell.
pub(crate) async fn invite(
    app: &Shared,
    invitation: &Invitation,
    to: &PlayerId,
    table: &TableId,
) -> Result<(), Problem> {
    let mut edits = vec![Edit::put_at(table, EXPECTED, &key(table.as_str(), &to.0), "")];
    let own = key(&to.0, table.as_str());
    edits.push(if has_blocked(app, to, &invitation.from).await? {
        Edit::put_at(table, UNHEARD, &own, "")
    } else {
        // Plain data with text keys always has a JSON form.
        let body = serde_json::to_string(invitation).expect("it has a JSON form");
        Edit::put_at(table, INVITATION, &own, &body)
    });
    app.hall.store().edit(edits).await?;
    app.hall.bells().ring(&to.0);
    Ok(())
}

/// Invites all who have played with somebody to the table where that one goes on.
pub(crate) async fn invite_again(
    app: &Shared,
    ended: &Live,
    from: &PlayerId,
    next: &TableId,
) -> Result<(), Problem> {
    let people: Vec<_> = ended.read(|table| {
        let sitters = table.chairs().iter().filter_map(|chair| chair.sitter.as_ref());
        sitters.filter_map(|sitter| Some((sitter.person()?.clone(), sitter.to_string()))).collect()
    });
    let Some((_, name)) = people.iter().find(|(player, _)| player == from) else { return Ok(()) };
    let invitation = Invitation { from: from.clone(), name: name.clone(), at: app.hall.now(), again: true };
    for (player, _) in people.iter().filter(|(player, _)| player != from) {
        invite(app, &invitation, player, next).await?;
    }
    Ok(())
}

/// The invitations of somebody to tables where chairs are free.
pub(crate) async fn invitations(app: &App, own: &PlayerId) -> Result<Vec<(TableId, Invitation)>, Problem> {
    let notes = app.hall.store().notes(INVITATION, &key(&own.0, "")).await?;
    let read = |note: Note| Some((note.table?, serde_json::from_str(&note.body).ok()?));
    let invited: HashMap<TableId, Invitation> = notes.into_iter().filter_map(read).collect();
    if invited.is_empty() {
        return Ok(Vec::new());
    }
    let ids = invited.keys().cloned().collect();
    let open = app.hall.list(&Filter { ids, statuses: vec![Status::Open], ..Filter::default() }).await?;
    let free = |(id, summary): (TableId, store::Summary)| {
        let card = Card::read(&summary)?;
        let own = |chair: &Option<Sitter>| chair.as_ref().and_then(Sitter::person) == Some(own);
        let joins = card.chairs.iter().any(Option::is_none) && !card.chairs.iter().any(own);
        joins.then(|| invited.get(&id).cloned()).flatten().map(|invitation| (id, invitation))
    };
    Ok(open.into_iter().filter_map(free).collect())
}

/// Whom a table expects: all who were invited and neither came nor were forgotten.
pub(crate) async fn expected(app: &App, table: &TableId) -> Result<Vec<Expected>, Problem> {
    let prefix = key(table.as_str(), "");
    let read = |note: Note| {
        let player = PlayerId(note.key.strip_prefix(&prefix)?.to_owned());
        Some(Expected { player, declined: note.body == DECLINED })
    };
    Ok(app.hall.store().notes(EXPECTED, &prefix).await?.into_iter().filter_map(read).collect())
}

/// Somebody has come to a table, invited or not.
pub(crate) async fn came(app: &App, own: &PlayerId, table: &str) -> Result<(), Problem> {
    let expected = Edit::remove(EXPECTED, &key(table, &own.0));
    answer(app, own, table, vec![expected]).await
}

/// Somebody does not come to a table, which is told there.
pub(crate) async fn decline(app: &App, own: &PlayerId, table: &TableId) -> Result<(), Problem> {
    let key = key(table.as_str(), &own.0);
    let was_invited = app.hall.store().note(EXPECTED, &key).await?.is_some();
    let declined = was_invited.then(|| Edit::put_at(table, EXPECTED, &key, DECLINED));
    answer(app, own, table.as_str(), declined.into_iter().collect()).await?;
    app.hall.known(table).inspect(|live| live.beside.look_again());
    Ok(())
}

/// An invitation is answered, in whatever way.
async fn answer(app: &App, own: &PlayerId, table: &str, mut edits: Vec<Edit>) -> Result<(), Problem> {
    edits.extend([INVITATION, UNHEARD].map(|kind| Edit::remove(kind, &key(&own.0, table))));
    app.hall.store().edit(edits).await?;
    app.hall.bells().ring(&own.0);
    Ok(())
}

/// The invitations of somebody, to be removed with the account.
pub(crate) async fn forget(app: &App, own: &PlayerId) -> Result<(), Problem> {
    let mut edits = Vec::new();
    for kind in [INVITATION, UNHEARD] {
        for note in app.hall.store().notes(kind, &key(&own.0, "")).await? {
            let expected = note.table.as_ref().map(|table| key(table.as_str(), &own.0));
            edits.extend(expected.map(|key| Edit::remove(EXPECTED, &key)));
            edits.push(Edit::remove(kind, &note.key));
        }
    }
    app.hall.store().edit(edits).await?;
    Ok(())
}
