//! People with whom one has played: they are offered again, invited, and blocked. There is no directory: nobody is
//! found here with whom one has not sat at a table.

use crate::app::{App, Shared};
use crate::problem::Problem;
use engine::Seat;
use hall::Card;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use store::{Edit, Filter, Status, Store, TableId};
use table::{PlayerId, Sitter};

/// The kind of the notes that invite, by who is invited and the table.
pub(crate) const INVITATION: &str = "invitation";
/// The kind of the notes that block, by who blocks and who is blocked.
const BLOCK: &str = "block";
/// Of how many of the newest tables the people are offered.
const TABLES: u32 = 200;

/// Somebody with whom one has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Friend {
    pub(crate) player: PlayerId,
    /// The name by which they sat at the newest table.
    pub(crate) name: String,
    /// At how many tables.
    pub(crate) times: u32,
    /// When something last happened at one of them, in milliseconds since 1970.
    pub(crate) last: i64,
}

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Invitation {
    /// Who invites.
    pub(crate) from: PlayerId,
    /// By what name.
    pub(crate) name: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

impl App {
    /// What one calls another in forms: nobody else can make anything of it, and nobody learns an id by it.
    pub(crate) fn alias(&self, own: &PlayerId, other: &PlayerId) -> String {
        let both = PlayerId(format!("{}/{}", own.0, other.0));
        let proof = self.signer.sign(&both);
        proof.rsplit('.').next().unwrap_or_default().chars().take(24).collect()
    }
}

/// The people with whom somebody has played, the last first.
pub(crate) async fn friends(app: &Shared, own: &PlayerId) -> Result<Vec<Friend>, Problem> {
    let statuses = vec![Status::Playing, Status::Finished];
    let player = Some(own.0.clone());
    let filter = Filter { statuses, player, limit: TABLES, ..Filter::default() };
    let mut friends: Vec<Friend> = Vec::new();
    let mut places = HashMap::new();
    for (_, summary) in app.hall.list(&filter).await? {
        let Some(card) = Card::read(&summary) else { continue };
        for sitter in card.chairs.into_iter().flatten() {
            let Sitter::Person { player, name } = sitter else { continue };
            if player == *own || name.is_empty() {
                continue;
            }
            let place = *places.entry(player.clone()).or_insert(friends.len());
            if place == friends.len() {
                friends.push(Friend { player, name, times: 0, last: summary.updated_at_ms });
            }
            friends[place].times += 1;
        }
    }
    Ok(friends)
}

/// The one of this alias among the people with whom somebody has played.
pub(crate) async fn friend(app: &Shared, own: &PlayerId, alias: &str) -> Result<Friend, Problem> {
    let known = friends(app, own).await?.into_iter();
    let mut found = known.filter(|friend| app.alias(own, &friend.player) == alias);
    found.next().ok_or_else(|| Problem::not_found("player"))
}

fn key(one: &PlayerId, other: &str) -> String {
    format!("{}/{other}", one.0)
}

/// Invites somebody to a table. Who has blocked the one who invites hears nothing of it, and the latter cannot tell.
pub(crate) async fn invite(
    app: &Shared,
    from: &PlayerId,
    name: &str,
    to: &PlayerId,
    table: &TableId,
) -> Result<(), Problem> {
    if has_blocked(app, to, from).await? {
        return Ok(());
    }
    let invitation = Invitation { from: from.clone(), name: name.to_owned(), at: app.hall.now() };
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(&invitation).expect("it has a JSON form");
    app.hall.store().edit(vec![Edit::put_at(table, INVITATION, &key(to, table.as_str()), &body)]).await?;
    app.hall.bells().ring(&to.0);
    Ok(())
}

/// The invitations of somebody to tables where chairs are free.
pub(crate) async fn invitations(app: &App, own: &PlayerId) -> Result<Vec<(TableId, Invitation)>, Problem> {
    let notes = app.hall.store().notes(INVITATION, &key(own, "")).await?;
    let read = |note: store::Note| Some((note.table?, serde_json::from_str(&note.body).ok()?));
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

/// An invitation is answered, in whatever way.
pub(crate) async fn answered(app: &Shared, own: &PlayerId, table: &str) -> Result<(), Problem> {
    app.hall.store().edit(vec![Edit::remove(INVITATION, &key(own, table))]).await?;
    app.hall.bells().ring(&own.0);
    Ok(())
}

/// Blocks somebody, or no longer.
pub(crate) async fn block(
    app: &Shared,
    own: &PlayerId,
    other: &Friend,
    blocked: bool,
) -> Result<(), Problem> {
    let key = key(own, &other.player.0);
    let edit = if blocked { Edit::put(BLOCK, &key, &other.name) } else { Edit::remove(BLOCK, &key) };
    app.hall.store().edit(vec![edit]).await?;
    Ok(())
}

/// Whether somebody has blocked another.
async fn has_blocked(app: &App, own: &PlayerId, other: &PlayerId) -> Result<bool, Problem> {
    Ok(app.hall.store().note(BLOCK, &key(own, &other.0)).await?.is_some())
}

/// Whom somebody has blocked.
pub(crate) async fn blocked(app: &App, own: &PlayerId) -> Result<Vec<PlayerId>, Problem> {
    let prefix = key(own, "");
    let notes = app.hall.store().notes(BLOCK, &prefix).await?;
    Ok(notes
        .iter()
        .filter_map(|note| note.key.strip_prefix(&prefix))
        .map(|id| PlayerId(id.to_owned()))
        .collect())
}

/// Everything between somebody and others, to be removed with the account.
pub(crate) async fn forget(app: &Shared, own: &PlayerId) -> Result<(), Problem> {
    let mut edits = Vec::new();
    for kind in [INVITATION, BLOCK] {
        let notes = app.hall.store().notes(kind, &key(own, "")).await?;
        edits.extend(notes.iter().map(|note| Edit::remove(kind, &note.key)));
    }
    app.hall.store().edit(edits).await?;
    Ok(())
}

/// The name by which somebody sits at a table.
pub(crate) fn name_at(table: &table::Table, seat: Seat) -> String {
    table.chairs()[seat.index()].sitter.as_ref().map(ToString::to_string).unwrap_or_default()
}
