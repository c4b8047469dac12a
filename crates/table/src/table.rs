//! The state that a log gives, and how each entry changes it.

use crate::chair::{Chair, PlayerId, Sitter};
use crate::clock::Clocks;
use crate::error::TableError;
use crate::history::{Because, Frame, History};
use crate::log::{Creation, LogEntry, Stamped};
use crate::rights::{Decisions, Rights};
use crate::word::DiceWord;
use engine::any::{AnyGame, Made};
use engine::fair::{FairDice, Seed};
use engine::record::{Author, Entry, Record};
use engine::{MAX_SEATS, Options, Seat, Seats, Turn};
use std::sync::Arc;

mod look;
mod replay;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Chairs are being filled.
    Open,
    /// The game goes on.
    Playing,
    /// The game is over.
    Finished,
    /// The host of the house has closed the table before the game was over.
    Shut,
}

/// A table: settings, chairs, and the game once it has started.
///
/// It is small and its parts are shared: a clone costs some counters, whatever the length of the game.
#[derive(Clone, Debug)]
pub struct Table {
    creation: Arc<Creation>,
    chairs: Arc<Vec<Chair>>,
    length: usize,
    /// Whether the start was asked for.
    pub(crate) closed: bool,
    start: AnyGame,
    game: Option<AnyGame>,
    dice: Option<FairDice>,
    history: History,
    rights: Rights,
    decisions: Decisions,
    pub(crate) clocks: Clocks,
    /// By seat, who is for handing the chair to a bot.
    pub(crate) hands_on: [Seats; MAX_SEATS],
    changed_at: u64,
    /// When the game began, and when it was over.
    began_at: Option<u64>,
    ended_at: Option<u64>,
    /// Whether the host of the house has closed the table.
    shut: bool,
    forgotten: u32,
    rematch: Option<Arc<str>>,
}

impl Table {
    /// Carries out the next entry of the log, and adds the frames that it makes to `frames`, if they are wanted.
    /// An error means that the entry does not fit; the table is then as it was.
    pub fn apply(&mut self, stamped: &Stamped, frames: Option<&mut Vec<Frame>>) -> Result<(), String> {
        let before = self.clocks.clone();
        let applied = self.carry_out(stamped, frames);
        if applied.is_err() {
            self.clocks = before;
        }
        applied
    }

    fn carry_out(&mut self, stamped: &Stamped, frames: Option<&mut Vec<Frame>>) -> Result<(), String> {
        let closed = match &stamped.entry {
            LogEntry::Idle { milliseconds } => *milliseconds,
            _ => 0,
        };
        self.clocks.advance(stamped.at, closed);
        match &stamped.entry {
            LogEntry::Created(_) => return Err("a table is created once".to_owned()),
            LogEntry::Sat { seat, sitter, word } => self.seat(*seat, sitter, word)?,
            LogEntry::Left { seat, sent_away } => self.free(*seat, *sent_away)?,
            LogEntry::Word { seat, word } => self.take_word(*seat, word)?,
            LogEntry::Closed => self.closed = true,
            LogEntry::Started => self.begin()?,
            LogEntry::Move { seat, text } => {
                self.enter(Entry { author: Author::Seat(*seat), text: text.clone() }, stamped.at, frames)?;
            }
            LogEntry::Chance { text } => {
                self.enter(Entry { author: Author::Dealer, text: text.clone() }, stamped.at, frames)?;
            }
            LogEntry::TookBack { seat } => self.undo(*seat)?,
            LogEntry::Rematch { table } => self.rematch = Some(table.as_str().into()),
            LogEntry::Idle { .. } => {}
            LogEntry::Became { from, to } => self.rename(from, to),
            LogEntry::Forgotten { player } => self.forget(player),
            LogEntry::TimeOut { seat, bot } => self.stand_in(*seat, bot)?,
            LogEntry::Back { seat } => self.is_back(*seat)?,
            LogEntry::HandOn { by, absent } => self.is_for_handing_on(*by, *absent)?,
            LogEntry::Shut => self.shut = true,
        }
        self.logged(stamped.at);
        Ok(())
    }

    /// Somebody sits down. While the game goes on that is a change which everybody is told of.
    fn seat(&mut self, seat: Seat, sitter: &Sitter, word: &DiceWord) -> Result<(), &'static str> {
        let playing = self.game.is_some();
        let chair = self.chair_mut(seat)?;
        let before = chair.sitter.replace(sitter.clone());
        if !playing {
            chair.word.clone_from(word);
            return Ok(());
        }
        let from = before.or_else(|| chair.left.clone());
        chair.stand_in = None;
        let returns = matches!(sitter, Sitter::Person { .. });
        if returns {
            chair.left = None;
        }
        if let Some(from) = from {
            let because = if returns { Because::Back } else { Because::Left };
            self.tell_of_seat(seat, from, sitter.clone(), because);
        }
        self.changed_hands(seat);
        if returns {
            self.back_at_the_clock(seat);
        }
        Ok(())
    }

    /// A chair is left, or its person is sent away.
    fn free(&mut self, seat: Seat, sent_away: bool) -> Result<(), &'static str> {
        let playing = self.game.is_some();
        let chair = self.chair_mut(seat)?;
        let before = chair.sitter.take();
        let person = before.as_ref().and_then(Sitter::person).filter(|_| sent_away);
        chair.sent_away.extend(person.cloned());
        if playing {
            chair.left = before;
            chair.stand_in = None;
        } else {
            chair.word = DiceWord::None;
        }
        Ok(())
    }

    /// One more entry of the log is carried out.
    pub(crate) fn logged(&mut self, at: u64) {
        self.length += 1;
        self.changed_at = at;
        self.began_at = self.began_at.or(self.game.as_ref().map(|_| at));
        let over = self.status() == Status::Finished;
        self.ended_at = if over { self.ended_at.or(Some(at)) } else { None };
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, &'static str> {
        Arc::make_mut(&mut self.chairs).get_mut(seat.index()).ok_or("no such chair")
    }

    fn begin(&mut self) -> Result<(), String> {
        // A game brought in from a record has had its chances; its dice may be unknown.
        if !self.creation.seed.is_empty() || !self.is_brought_in() {
            let seed: Seed = self.creation.seed.parse().map_err(|error| format!("{error}"))?;
            self.dice = Some(FairDice::new(&seed, self.chairs.iter().map(|chair| chair.word.text())));
        }
        self.game = Some(self.start.clone());
        self.clocks.begin(self.creation.clock);
        self.note_time(None);
        Ok(())
    }

    fn enter(&mut self, entry: Entry, at: u64, frames: Option<&mut Vec<Frame>>) -> Result<(), String> {
        match entry.author {
            Author::Seat(seat) => self.make(seat, &entry.text, at, frames).map(|_| ()),
            Author::Dealer => self.settle(entry.text, at, frames),
        }
        .map_err(|error| error.to_string())
    }

    /// Makes a move of a seat; gives its canonical text and whether it showed the seat something new.
    pub(crate) fn make(
        &mut self,
        seat: Seat,
        text: &str,
        at: u64,
        frames: Option<&mut Vec<Frame>>,
    ) -> Result<(String, bool), TableError> {
        self.clocks.advance(at, 0);
        let game = self.game.as_mut().ok_or(TableError::NotStarted)?;
        let (before, owing) = (game.clone(), acting(game));
        let Made { text, news } = game.act(seat, text, &mut self.history.listen(at, &self.chairs, frames))?;
        self.rights.moved(seat, news, owing, self.history.made(), &before);
        let answered = self.decisions.answer(seat);
        let entry = Entry { author: Author::Seat(seat), text: text.clone() };
        self.history.push(entry, answered, self.rights.base().map(|(index, _)| *index));
        self.note_time(Some(seat));
        self.hands_on[seat.index()] = Seats::NONE;
        Ok((text, news.contains(seat)))
    }

    fn settle(&mut self, text: String, at: u64, frames: Option<&mut Vec<Frame>>) -> Result<(), TableError> {
        let game = self.game.as_mut().ok_or(TableError::NotStarted)?;
        game.resolve(&text, &mut self.history.listen(at, &self.chairs, frames))?;
        self.dealt(text);
        Ok(())
    }

    /// Draws the next outcome, if the dealer is to act.
    pub(crate) fn deal(&mut self, at: u64, frames: Option<&mut Vec<Frame>>) -> Option<String> {
        let (Some(game), Some(dice)) = (&mut self.game, &self.dice) else { return None };
        if game.turn() != Turn::Chance {
            return None;
        }
        let index = self.history.made() as u64;
        let text = game.deal(dice, index, &mut self.history.listen(at, &self.chairs, frames));
        self.dealt(text.clone());
        Some(text)
    }

    fn dealt(&mut self, text: String) {
        self.rights.chance();
        self.history.push(Entry { author: Author::Dealer, text }, 0, None);
        self.note_time(None);
    }

    /// Takes back the seat's last move: the game is played again, from shortly before it and without it.
    fn undo(&mut self, seat: Seat) -> Result<(), String> {
        self.rights.check(seat)?;
        let base = self.rights.base().ok_or("nothing can be taken back")?;
        let (game, turns) = self.history.withdraw(seat, base)?;
        let turns: Vec<_> = turns.into_iter().map(owing).collect();
        self.clocks.took_back(self.creation.clock, seat, base.0, &turns);
        let before = self.game.as_ref().map_or(Seats::NONE, acting);
        self.decisions.withdraw(seat, before, acting(&game));
        self.rights.took_back(seat);
        self.game = Some(game);
        Ok(())
    }

    /// Who owes a decision has changed, or may have, by an entry of this author.
    fn note_time(&mut self, author: Option<Seat>) {
        let acting = self.game.as_ref().and_then(|game| owing(game.turn()));
        let (rule, needed) = (self.creation.clock, self.rights.base().map(|(index, _)| *index));
        let index = self.history.made().saturating_sub(1);
        self.clocks.entered(rule, author, index, acting, needed);
    }

    /// Everybody is told that another decides for a seat.
    pub(crate) fn tell_of_seat(&mut self, seat: Seat, from: Sitter, to: Sitter, because: Because) {
        self.history.seated(seat, from, to, because);
    }

    /// What was done on a chair stands.
    pub(crate) fn changed_hands(&mut self, seat: Seat) {
        self.rights.changed_hands(seat);
        self.hands_on[seat.index()] = Seats::NONE;
    }

    /// The person of a chair decides again.
    pub(crate) fn back_at_the_clock(&mut self, seat: Seat) {
        let needed = self.rights.base().map(|(index, _)| *index);
        self.clocks.back(self.creation.clock, seat, self.history.made(), needed);
    }

    /// A person is known under another id from now on.
    fn rename(&mut self, from: &PlayerId, to: &PlayerId) {
        for chair in Arc::make_mut(&mut self.chairs) {
            chair.rename(from, to);
        }
        if self.creation.host == *from {
            Arc::make_mut(&mut self.creation).host.clone_from(to);
        }
    }

    /// A person's name is shown no more.
    fn forget(&mut self, player: &PlayerId) {
        for chair in Arc::make_mut(&mut self.chairs) {
            chair.forget(player);
        }
        self.history.forget(player);
        self.forgotten += 1;
    }

    /// A bot that is to move: its seat and kind.
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        self.owing().iter().find_map(|seat| self.chairs[seat.index()].decides().map(|bot| (seat, bot)))
    }

    /// The number of the decision that the seat owes now, if it owes one.
    pub fn decision(&self, seat: Seat) -> Option<u64> {
        self.owing().contains(seat).then(|| self.next_decision(seat))
    }

    /// The number of the decision that the seat owes now or next.
    pub(crate) fn next_decision(&self, seat: Seat) -> u64 {
        self.decisions.number(seat)
    }

    /// Whether the seat has answered these decisions so before, as far as is remembered.
    pub(crate) fn answered_alike(&self, seat: Seat, decision: u64, moves: &[&str]) -> bool {
        let alike = |(offset, text): (usize, &&str)| {
            let answer = self.history.answer(seat, decision.saturating_add(offset as u64));
            answer.is_some_and(|answer| answer.split(' ').eq(text.split_whitespace()))
        };
        !moves.is_empty() && moves.iter().enumerate().all(alike)
    }

    /// The game as it would be after these moves of a seat that is to act: none if they cannot be sent at once with
    /// more of the seat's moves to follow, since something unknown would come in between.
    pub fn planned(&self, seat: Seat, moves: &[&str]) -> Option<AnyGame> {
        let mut game = self.game.clone()?;
        for text in moves {
            if game.act(seat, text, &mut ()).ok()?.news.contains(seat) {
                return None;
            }
        }
        acting(&game).contains(seat).then_some(game)
    }

    /// Checks that the person may take the seat's last move back.
    pub fn may_take_back(&self, by: &PlayerId, seat: Seat) -> Result<(), TableError> {
        let chair = self.chairs.get(seat.index()).ok_or(TableError::NoChair(seat))?;
        if chair.person() != Some(by) {
            return Err(TableError::NotYours(seat));
        }
        match self.status() {
            Status::Open => Err(TableError::NotStarted),
            Status::Finished => Err(TableError::Over),
            Status::Shut => Err(TableError::Shut),
            Status::Playing => self.rights.check(seat).map_err(TableError::CannotTakeBack),
        }
    }

    /// Whether the person on this chair could take something back just now.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        let person = self.chairs.get(seat.index()).and_then(Chair::person);
        person.is_some_and(|player| self.may_take_back(player, seat).is_ok())
    }

    /// Whether somebody could take something back just now.
    pub fn is_unsettled(&self) -> bool {
        Seat::all(self.chairs.len()).any(|seat| self.can_take_back(seat))
    }

    /// The finished game as a record, with the seed revealed. Only a table from [`Table::replay_whole`] has all its
    /// entries.
    pub fn record(&self) -> Result<Record, TableError> {
        let game = self.game.as_ref().ok_or(TableError::NotStarted)?;
        if game.turn() != Turn::Over {
            return Err(TableError::NotOver);
        }
        let mut record = Record::default();
        record.set("Game", self.creation.game.as_str());
        record.set("Rules", self.creation.rules.to_string());
        let position = self.creation.origin.as_ref().and_then(|origin| origin.position.clone());
        if let Some(position) = &position {
            record.set("Position", position.clone());
        } else {
            record.set("Seats", self.creation.seats.to_string());
        }
        if position.is_none() && self.creation.options != Options::default() {
            record.set("Options", self.creation.options.to_string());
        }
        for seat in Seat::all(self.chairs.len()) {
            record.set(&format!("Seat{seat}"), self.whose(seat).map_or_else(String::new, Sitter::to_string));
        }
        self.record_dice(&mut record);
        record.set("Result", Record::result(game));
        self.entries().cloned().for_each(|entry| record.push(entry));
        Ok(record)
    }
}

/// Who owes a decision; nothing while chance is to speak.
fn owing(turn: Turn) -> Option<Seats> {
    match turn {
        Turn::Act(seats) => Some(seats),
        Turn::Over => Some(Seats::NONE),
        Turn::Chance => None,
    }
}

pub(crate) fn acting(game: &AnyGame) -> Seats {
    match game.turn() {
        Turn::Act(seats) => seats,
        Turn::Chance | Turn::Over => Seats::NONE,
    }
}
