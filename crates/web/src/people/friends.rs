//! People with whom one has played: they are offered again, and blocked. There is no directory: nobody is
//! found here with whom one has not sat at a table.

use crate::app::{App, Shared};
use crate::problem::Problem;
use engine::Seat;
use hall::Card;
use std::collections::HashMap;
use store::{Edit, Filter, Status};
use table::{PlayerId, Sitter};

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
pub(crate) async fn has_blocked(app: &App, own: &PlayerId, other: &PlayerId) -> Result<bool, Problem> {
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

/// Whom somebody has blocked, to be removed with the account.
pub(crate) async fn forget(app: &Shared, own: &PlayerId) -> Result<(), Problem> {
    let blocks = app.hall.store().notes(BLOCK, &key(own, "")).await?;
    let edits = blocks.iter().map(|note| Edit::remove(BLOCK, &note.key)).collect();
    app.hall.store().edit(edits).await?;
    Ok(())
}

/// The name by which somebody sits at a table.
pub(crate) fn name_at(table: &table::Table, seat: Seat) -> String {
    table.chairs()[seat.index()].sitter.as_ref().map(ToString::to_string).unwrap_or_default()
}
