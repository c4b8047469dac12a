//! Records as tables: a game that was played elsewhere, seated and played again entry by entry.

use crate::chair::{MAX_NAME, PlayerId, Sitter, tidy_name};
use crate::clock::{Clock, WhenOut};
use crate::log::{Creation, LogEntry, Origin, Source, Stamped};
use crate::watching::Watching;
use crate::word::DiceWord;
use engine::any::{AnyGame, Kind};
use engine::record::{Author, Entry, Record, RecordError};
use engine::{Options, Seat};

/// The log of a table at which the game of a record was played, brought in by `host` at this time in milliseconds since
/// 1970. The record is verified first, as [`Record::check`] does it; the game need not be over.
///
/// Nobody of this house sits there: the names are those of the record.
pub fn log_of(
    kinds: &[&dyn Kind],
    record: &Record,
    host: &PlayerId,
    at: u64,
) -> Result<Vec<Stamped>, RecordError> {
    record.check(kinds)?;
    let start = record.start(kinds)?;
    let mut entries = vec![LogEntry::Created(creation(record, &start, host))];
    for seat in Seat::all(start.seats()) {
        let word = word(record, seat);
        entries.push(LogEntry::Sat { seat, sitter: sitter(record, seat), word });
    }
    entries.push(LogEntry::Started);
    entries.extend(record.entries.iter().map(|(_, Entry { author, text })| match author {
        Author::Seat(seat) => LogEntry::Move { seat: *seat, text: text.clone() },
        Author::Dealer => LogEntry::Chance { text: text.clone() },
    }));
    Ok(entries.into_iter().map(|entry| Stamped { at, entry }).collect())
}

fn creation(record: &Record, start: &AnyGame, host: &PlayerId) -> Creation {
    let from_position = record.header("Position").is_some();
    let options =
        if from_position { String::new() } else { record.text("Options").unwrap_or_default().to_owned() };
    let rules = record.text("Rules").and_then(|rules| rules.parse().ok());
    Creation {
        game: start.kind().id().to_owned(),
        rules: rules.unwrap_or_else(|| start.kind().rules()),
        seats: start.seats(),
        // The start was made of them.
        options: Options::parse(&options).unwrap_or_default(),
        odds: false,
        public: false,
        host: host.clone(),
        seed: record.text("Seed").unwrap_or_default().to_owned(),
        clock: Clock::None,
        when_out: WhenOut::StandIn,
        watching: Watching::AtOnce,
        coach: false,
        origin: Some(Origin { position: from_position.then(|| start.to_json()), source: Source::Record }),
    }
}

/// Who sat there, as far as the record says. Bots are written as `bot` and their kind.
fn sitter(record: &Record, seat: Seat) -> Sitter {
    let name = record.text(&format!("Seat{seat}")).unwrap_or_default();
    if let Some(kind) = name.strip_prefix("bot ").filter(|kind| !kind.is_empty()) {
        return Sitter::Bot(kind.chars().take(MAX_NAME).collect());
    }
    let short: String = name.chars().take(MAX_NAME).collect();
    let name = tidy_name(&short).unwrap_or_else(|_| seat.to_string());
    Sitter::Person { player: PlayerId(String::new()), name }
}

/// What the seat gave for the dice. [`Record::check`] has looked at it.
fn word(record: &Record, seat: Seat) -> DiceWord {
    let opened = record.text(&format!("Word{seat}")).filter(|word| !word.is_empty());
    let committed = || record.text(&format!("WordCommitment{seat}"))?.parse().ok();
    match opened {
        Some(word) => DiceWord::Open(word.to_owned()),
        None => committed().map_or(DiceWord::None, DiceWord::Committed),
    }
}
