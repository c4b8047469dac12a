//! What is said at a table: lines and reactions, kept with the table, shown to who may hear them.

use crate::app::{App, Live, Shared};
use crate::people::blocked;
use crate::problem::Problem;
use crate::sender::Sender;
use crate::watching;
use axum::http::StatusCode;
use engine::Seat;
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Edit, Note, TableId};
use table::{PlayerId, Table, is_invisible};
use tokio::sync::watch;

/// The kind of the notes that are lines, by table and time.
pub(crate) const CHAT: &str = "chat";
/// The kind of the notes that say at which tables a person has said something.
const SAID: &str = "said";
/// The kind of the notes that mute somebody for another.
const MUTE: &str = "mute";
/// The kind of the notes of tables at which spectators may write.
const OPEN: &str = "chat-open";
/// The longest line, in characters.
pub(crate) const LONGEST: usize = 300;
/// How many of the newest lines are shown.
const SHOWN: usize = 200;

/// The reactions, in the order in which they are offered.
pub(crate) const REACTIONS: [&str; 8] = ["smile", "laugh", "wow", "sad", "wink", "heart", "luck", "moment"];

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Said {
    /// Who said it.
    pub(crate) by: PlayerId,
    /// By what name.
    pub(crate) name: String,
    /// On which chair; none for spectators.
    pub(crate) seat: Option<Seat>,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
    pub(crate) what: What,
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum What {
    /// A line of plain text.
    Text(String),
    /// One of [`REACTIONS`].
    Reaction(String),
}

/// The newest lines of a table with the keys of their notes, the newest last.
pub(crate) type Lines = Vec<(String, Said)>;

/// What is known of a table's chat.
#[derive(Debug, Default)]
pub(crate) struct Chat {
    known: Mutex<Known>,
    changed: watch::Sender<u64>,
}

/// The lines that were read, and the keys of those that have changed since.
#[derive(Debug, Default)]
struct Known {
    lines: Option<Arc<Lines>>,
    missing: Vec<String>,
}

impl Chat {
    fn known(&self) -> MutexGuard<'_, Known> {
        // Nothing panics while the lock is held.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes whenever something else may be to be heard.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Something else may be to be heard.
    pub(crate) fn touch(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// A line was said, or is no more.
    pub(crate) fn hear_of(&self, key: &str) {
        let mut known = self.known();
        if known.missing.len() >= SHOWN {
            *known = Known::default();
        } else if known.lines.is_some() {
            known.missing.push(key.to_owned());
        }
        drop(known);
        self.touch();
    }

    /// What was read counts from now on, unless something was said meanwhile.
    fn read(&self, lines: &Arc<Lines>, seen: u64) {
        let mut known = self.known();
        if *self.changed.borrow() == seen {
            *known = Known { lines: Some(Arc::clone(lines)), missing: Vec::new() };
        }
    }
}

/// What was said at a table, the newest last.
pub(crate) async fn said(app: &App, live: &Live) -> Result<Arc<Lines>, Problem> {
    let (chat, store) = (&live.beside.chat, app.hall.store());
    let seen = *chat.changed.borrow();
    let (known, missing) = {
        let known = chat.known();
        (known.lines.clone(), known.missing.clone())
    };
    let lines = match known {
        Some(lines) if missing.is_empty() => return Ok(lines),
        Some(lines) => {
            let mut lines = (*lines).clone();
            for key in missing {
                let said = store.note(CHAT, &key).await?.and_then(|body| serde_json::from_str(&body).ok());
                put(&mut lines, key, said);
            }
            lines
        }
        None => {
            let notes = store.notes(CHAT, &format!("{}/", live.id())).await?;
            let from = notes.len().saturating_sub(SHOWN);
            let read = |note: Note| Some((note.key, serde_json::from_str(&note.body).ok()?));
            notes.into_iter().skip(from).filter_map(read).collect()
        }
    };
    let lines = Arc::new(lines);
    chat.read(&lines, seen);
    Ok(lines)
}

/// Puts what the note of this key says among the newest lines, in the order of the keys.
fn put(lines: &mut Lines, key: String, said: Option<Said>) {
    match (lines.binary_search_by(|(known, _)| known.cmp(&key)), said) {
        (Ok(place), Some(said)) => lines[place].1 = said,
        (Ok(place), None) => drop(lines.remove(place)),
        (Err(place), Some(said)) => lines.insert(place, (key, said)),
        (Err(_), None) => {}
    }
    let older = lines.len().saturating_sub(SHOWN);
    lines.drain(..older);
}

/// Whom somebody does not hear.
pub(crate) async fn unheard(app: &App, own: &PlayerId) -> Result<FxHashSet<PlayerId>, Problem> {
    let prefix = format!("{}/", own.0);
    let muted = app.hall.store().notes(MUTE, &prefix).await?;
    let mut unheard: FxHashSet<PlayerId> = blocked(app, own).await?.into_iter().collect();
    unheard.extend(
        muted.iter().filter_map(|note| note.key.strip_prefix(&prefix)).map(|id| PlayerId(id.to_owned())),
    );
    Ok(unheard)
}

/// Mutes somebody for another, or no longer.
pub(crate) async fn mute(app: &App, own: &PlayerId, other: &PlayerId, muted: bool) -> Result<(), Problem> {
    let key = format!("{}/{}", own.0, other.0);
    let edit = if muted { Edit::put(MUTE, &key, "") } else { Edit::remove(MUTE, &key) };
    app.hall.store().edit(vec![edit]).await?;
    Ok(())
}

/// Whether spectators may write at a table.
pub(crate) async fn is_open(app: &App, table: &TableId) -> Result<bool, Problem> {
    Ok(app.hall.store().note(OPEN, table.as_str()).await?.is_some())
}

/// Lets spectators write, or no longer; the host's right.
pub(crate) async fn set_open(app: &App, live: &Live, own: &PlayerId, open: bool) -> Result<(), Problem> {
    if live.read(|table| table.creation().host != *own) {
        return Err(table::TableError::NotHost.into());
    }
    let (table, key) = (live.id(), live.id().as_str());
    let edit = if open { Edit::put_at(table, OPEN, key, "") } else { Edit::remove(OPEN, key) };
    app.hall.store().edit(vec![edit]).await?;
    live.beside.chat.touch();
    Ok(())
}

/// Whether somebody may write: who sits at the table; spectators if the host lets them.
pub(crate) fn may_write(table: &Table, own: &PlayerId, open: bool) -> bool {
    table.seat_of(own).is_some() || open || table.creation().host == *own
}

/// A line as it was meant to be: on one line, without marks that turn or hide text.
fn tidy(text: &str) -> Result<String, Problem> {
    let seen: String = text.chars().filter(|letter| !is_hidden(*letter)).collect();
    let line = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().any(|letter| !joins(letter)) && line.chars().count() <= LONGEST {
        return Ok(line);
    }
    let detail = format!("text: 1 to {LONGEST} characters are expected");
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-line", detail))
}

/// Line ends count as spaces.
fn is_hidden(letter: char) -> bool {
    is_invisible(letter) && !letter.is_whitespace() && !joins(letter)
}

/// What some scripts and small pictures are put together with, and nothing by itself.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Says something at a table.
pub(crate) async fn say(
    app: &Shared,
    live: &Live,
    (own, sender): (&PlayerId, Sender),
    name: &str,
    what: What,
) -> Result<(), Problem> {
    let seat = live.read(|table| table.seat_of(own));
    let open = is_open(app, live.id()).await?;
    if !live.read(|table| may_write(table, own, open) && watching::hears(table, own)) {
        let detail = "only players write at this table";
        return Err(Problem::new(StatusCode::FORBIDDEN, "not-to-write", detail));
    }
    let what = match what {
        What::Text(text) => What::Text(tidy(&text)?),
        // Reactions appear beside a player.
        What::Reaction(name) if REACTIONS.contains(&name.as_str()) && seat.is_some() => What::Reaction(name),
        What::Reaction(_) => return Err(Problem::not_found("reaction")),
    };
    app.people.tries.talk(own, seat.is_some(), sender)?;
    let said = Said { by: own.clone(), name: name.to_owned(), seat, at: app.hall.now(), what };
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(&said).expect("it has a JSON form");
    let key = format!("{}/{:015}-{}", live.id(), said.at, crate::guest::random_hex::<4>());
    let edits = vec![
        Edit::put_at(live.id(), CHAT, &key, &body),
        Edit::put_at(live.id(), SAID, &format!("{}/{}", own.0, live.id()), ""),
    ];
    app.hall.store().edit(edits).await?;
    live.beside.chat.hear_of(&key);
    Ok(())
}

/// Everything that a person has said, with the tables and the names of the notes.
pub(crate) async fn all_of(app: &App, own: &PlayerId) -> Result<Vec<(Note, Said)>, Problem> {
    let mut all = Vec::new();
    for at in app.hall.store().notes(SAID, &format!("{}/", own.0)).await? {
        let Some(table) = at.table else { continue };
        let lines = app.hall.store().notes(CHAT, &format!("{table}/")).await?;
        let read = |note: Note| serde_json::from_str::<Said>(&note.body).ok().map(|said| (note, said));
        all.extend(lines.into_iter().filter_map(read).filter(|(_, said)| said.by == *own));
    }
    Ok(all)
}

/// Removes everything that a person has said, and whom they muted.
pub(crate) async fn forget(app: &App, own: &PlayerId) -> Result<(), Problem> {
    let prefix = format!("{}/", own.0);
    let lines = all_of(app, own).await?;
    let mut edits: Vec<Edit> = lines.iter().map(|(note, _)| Edit::remove(CHAT, &note.key)).collect();
    for kind in [SAID, MUTE] {
        let notes = app.hall.store().notes(kind, &prefix).await?;
        edits.extend(notes.iter().map(|note| Edit::remove(kind, &note.key)));
    }
    app.hall.store().edit(edits).await?;
    for (note, _) in &lines {
        let live = note.table.as_ref().and_then(|table| app.hall.known(table));
        live.inspect(|live| live.beside.chat.hear_of(&note.key));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_put_where_they_belong() {
        let said = |at: usize| {
            let by = PlayerId("ola".to_owned());
            Said { by, name: String::new(), seat: None, at: at as u64, what: What::Text(String::new()) }
        };
        let key = |at: usize| format!("t/{at:015}-x");
        let mut lines: Lines = (0..SHOWN).map(|at| (key(2 * at), said(2 * at))).collect();
        put(&mut lines, key(399), Some(said(399)));
        put(&mut lines, key(397), Some(said(397)));
        put(&mut lines, key(398), None);
        put(&mut lines, key(1), None);
        let newest: Vec<_> = lines.iter().rev().take(3).map(|(_, said)| said.at).collect();
        assert_eq!((lines.len(), newest), (SHOWN - 1, vec![399, 397, 396]));
    }

    #[test]
    fn lines_are_plain_and_short() {
        assert_eq!(tidy("  dobry\n ruch <b>!</b> ").unwrap(), "dobry ruch <b>!</b>");
        assert_eq!(tidy("a\u{202e}b\u{7}c").unwrap(), "abc");
        assert_eq!(tidy(&"ż".repeat(LONGEST)).unwrap().chars().count(), LONGEST);
        assert_eq!(tidy("a\u{61c}b \u{200b} c\u{e0041}").unwrap(), "ab c");
        assert_eq!(tidy("\u{1f469}\u{200d}\u{1f680}").unwrap(), "\u{1f469}\u{200d}\u{1f680}");
        let nothing = [" \n", "\u{200b}", "\u{2800} \u{3164}", "\u{200d}\u{fe0f}"].map(str::to_owned);
        for bad in nothing.into_iter().chain([String::new(), "x".repeat(LONGEST + 1)]) {
            assert_eq!(tidy(&bad).unwrap_err().code, "bad-line", "{bad:?}");
        }
    }
}
