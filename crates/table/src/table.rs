//! The state that a log gives, and how each entry changes it.

use crate::chair::{Chair, PlayerId, Sitter};
use crate::error::{Corrupt, TableError};
use crate::log::{Creation, LogEntry, Stamped};
use crate::play::Decisions;
use engine::any::{AnyEvent, AnyGame, AnyStep, Kind};
use engine::fair::{FairDice, Seed};
use engine::record::{Author, Entry, Record};
use engine::{Audience, Options, Seat, Seats, Turn};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Chairs are being filled.
    Open,
    /// The game goes on.
    Playing,
    /// The game is over.
    Finished,
}

/// Something that happened in the game, as it is told in the table's history.
#[derive(Clone, Debug)]
pub struct Told {
    /// The index of the game entry it belongs to.
    pub entry: usize,
    /// Who may know of it.
    pub to: Audience,
    /// What happened.
    pub event: AnyEvent,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A table: settings, chairs, and the game once it has started.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) creation: Creation,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) length: usize,
    pub(crate) start: Option<AnyGame>,
    pub(crate) game: Option<AnyGame>,
    pub(crate) dice: Option<FairDice>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) told: Vec<Told>,
    pub(crate) decisions: Decisions,
    changed_at: u64,
    rematch: Option<String>,
}

impl Table {
    /// Checks settings and gives the entry that opens the table.
    pub fn open(kinds: &[&dyn Kind], creation: Creation) -> Result<LogEntry, TableError> {
        let kind = find(kinds, &creation.game)?;
        kind.start(creation.seats, &creation.options)?;
        Ok(LogEntry::Created(Creation { rules: kind.rules(), ..creation }))
    }

    /// Replays a whole log.
    pub fn replay(kinds: &[&dyn Kind], log: &[Stamped]) -> Result<Self, Corrupt> {
        let corrupt = |index, reason| Corrupt { index, reason };
        let Some(Stamped { at, entry: LogEntry::Created(creation) }) = log.first() else {
            return Err(corrupt(0, "a log begins with `created`".to_owned()));
        };
        let kind = find(kinds, &creation.game).map_err(|error| corrupt(0, error.to_string()))?;
        if kind.rules() != creation.rules {
            let reason = format!("rules version {} of {} is no longer played", creation.rules, creation.game);
            return Err(corrupt(0, reason));
        }
        let start =
            kind.start(creation.seats, &creation.options).map_err(|error| corrupt(0, error.to_string()))?;
        let mut table = Self {
            creation: creation.clone(),
            chairs: vec![Chair::default(); creation.seats],
            length: 1,
            start: Some(start),
            game: None,
            dice: None,
            entries: Vec::new(),
            told: Vec::new(),
            decisions: Decisions::default(),
            changed_at: *at,
            rematch: None,
        };
        for (index, stamped) in log.iter().enumerate().skip(1) {
            table.apply(stamped).map_err(|reason| corrupt(index, reason))?;
        }
        Ok(table)
    }

    /// Carries out the next entry of the log and gives the steps of the game that it made. An error means
    /// that the entry does not fit; the table is then as it was.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<Vec<AnyStep>, String> {
        let steps = match &stamped.entry {
            LogEntry::Created(_) => return Err("a table is created once".to_owned()),
            LogEntry::Sat { seat, sitter, word } => {
                let chair = self.chairs.get_mut(seat.index()).ok_or("no such chair")?;
                chair.sitter = Some(sitter.clone());
                if self.game.is_none() {
                    chair.word.clone_from(word);
                }
                Vec::new()
            }
            LogEntry::Left { seat } => {
                let chair = self.chairs.get_mut(seat.index()).ok_or("no such chair")?;
                chair.sitter = None;
                Vec::new()
            }
            LogEntry::Started => self.begin()?,
            LogEntry::Move { seat, text } => {
                self.enter(Entry { author: Author::Seat(*seat), text: text.clone() }, stamped.at)?
            }
            LogEntry::Chance { text } => {
                self.enter(Entry { author: Author::Dealer, text: text.clone() }, stamped.at)?
            }
            LogEntry::TookBack { seat } => self.undo(*seat)?,
            LogEntry::Rematch { table } => {
                self.rematch = Some(table.clone());
                Vec::new()
            }
        };
        self.length += 1;
        self.changed_at = stamped.at;
        Ok(steps)
    }

    fn begin(&mut self) -> Result<Vec<AnyStep>, String> {
        let seed: Seed = self.creation.seed.parse().map_err(|error| format!("{error}"))?;
        self.dice = Some(FairDice::new(&seed, self.chairs.iter().map(|chair| chair.word.as_str())));
        self.game.clone_from(&self.start);
        Ok(Vec::new())
    }

    fn enter(&mut self, entry: Entry, at: u64) -> Result<Vec<AnyStep>, String> {
        let game = self.game.as_mut().ok_or("the game has not started")?;
        let steps = entry.apply(game).map_err(|refusal| refusal.to_string())?;
        let number = self.entries.len();
        self.decisions.note(&entry);
        self.told.extend(steps.iter().map(|step| Told {
            entry: number,
            to: step.to,
            event: step.event.clone(),
            at,
        }));
        self.entries.push(entry);
        Ok(steps)
    }

    /// Takes back the seat's last move by replaying all entries but that one.
    fn undo(&mut self, seat: Seat) -> Result<Vec<AnyStep>, String> {
        let index = self.last_move_of(seat).ok_or("the seat has made no move")?;
        let mut game = self.start.clone().ok_or("no start")?;
        let kept = self.entries.iter().enumerate().filter(|(at, _)| *at != index);
        for (_, entry) in kept {
            entry.apply(&mut game).map_err(|refusal| refusal.to_string())?;
        }
        let before = self.game.as_ref().map_or(Seats::NONE, acting);
        self.entries.remove(index);
        self.told.retain(|told| told.entry != index);
        for told in self.told.iter_mut().filter(|told| told.entry > index) {
            told.entry -= 1;
        }
        self.decisions.withdraw(seat, before, acting(&game));
        self.game = Some(game);
        Ok(Vec::new())
    }

    pub(crate) fn last_move_of(&self, seat: Seat) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.author == Author::Seat(seat))
    }

    /// The settings. The seed in them is secret while the game goes on: see [`Table::record`].
    pub fn creation(&self) -> &Creation {
        &self.creation
    }

    /// The chairs in seat order.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How many entries the log has: the index of the next one.
    pub fn length(&self) -> usize {
        self.length
    }

    /// How far the table has come.
    pub fn status(&self) -> Status {
        match &self.game {
            None => Status::Open,
            Some(game) if game.turn() == Turn::Over => Status::Finished,
            Some(_) => Status::Playing,
        }
    }

    /// The position, once the game has started. For the dealer and for views; never to be shown itself.
    pub fn game(&self) -> Option<&AnyGame> {
        self.game.as_ref()
    }

    /// The history of the game, without what was taken back.
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// The game entries (moves and outcomes) so far, without what was taken back.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// When the last entry was made, in milliseconds since 1970.
    pub fn changed_at(&self) -> u64 {
        self.changed_at
    }

    /// The table where the players go on.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The chair on which the person sits.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.person() == Some(player)).map(Seat::new)
    }

    /// The SHA-256 of the seed, published from the start.
    pub fn commitment(&self) -> String {
        self.creation.seed.parse::<Seed>().map(|seed| seed.commitment()).unwrap_or_default()
    }

    /// A bot that is to move: its seat and kind.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        let seats = acting(self.game.as_ref()?);
        seats.iter().find_map(|seat| self.chairs[seat.index()].bot().map(|bot| (seat, bot)))
    }

    /// The finished game as a record, with the seed revealed.
    pub fn record(&self) -> Result<Record, TableError> {
        let game = self.game.as_ref().ok_or(TableError::NotStarted)?;
        if game.turn() != Turn::Over {
            return Err(TableError::NotOver);
        }
        let mut record = Record::default();
        record.set("Game", self.creation.game.as_str());
        record.set("Rules", self.creation.rules.to_string());
        record.set("Seats", self.creation.seats.to_string());
        if self.creation.options != Options::default() {
            record.set("Options", self.creation.options.to_string());
        }
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            record.set(
                &format!("Seat{seat}"),
                chair.sitter.as_ref().map_or_else(String::new, Sitter::to_string),
            );
        }
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&self.chairs) {
            if !chair.word.is_empty() {
                record.set(&format!("Word{seat}"), chair.word.as_str());
            }
        }
        record.set("Commitment", self.commitment());
        record.set("Seed", self.creation.seed.as_str());
        record.set("Result", Record::result(game));
        self.entries.iter().cloned().for_each(|entry| record.push(entry));
        Ok(record)
    }
}

pub(crate) fn acting(game: &AnyGame) -> Seats {
    match game.turn() {
        Turn::Act(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    }
}

fn find<'a>(kinds: &[&'a dyn Kind], id: &str) -> Result<&'a dyn Kind, TableError> {
    kinds.iter().copied().find(|kind| kind.id() == id).ok_or_else(|| TableError::UnknownGame(id.to_owned()))
}
