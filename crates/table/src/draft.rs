//! Requests: checked and carried out on a copy of the table, which takes its place once the entries are stored.

use crate::chair::{PlayerId, Sitter, tidy_name};
use crate::error::TableError;
use crate::history::Frame;
use crate::log::{LogEntry, Stamped};
use crate::table::{Status, Table};
use crate::word::DiceWord;
use engine::any::Refusal;
use engine::{BadWord, Seat, Turn};
use std::ops::Deref;

/// A change in the making: a copy of a table on which requests are checked and carried out. It reads like the table
/// as the change would make it. When a request is refused the draft is thrown away, and nothing has happened.
#[derive(Clone, Debug)]
pub struct Draft {
    after: Table,
    at: u64,
    entries: Vec<Stamped>,
    frames: Vec<Frame>,
}

/// A change that is checked and carried out, but not stored yet.
#[derive(Clone, Debug)]
pub struct Change {
    /// The entries to append to the log; none when there is nothing to do.
    pub entries: Vec<Stamped>,
    /// The table after them.
    pub after: Table,
    /// What is shown of it, step by step.
    pub frames: Vec<Frame>,
}

impl Deref for Draft {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.after
    }
}

impl Table {
    /// Begins a change at this time, in milliseconds since 1970.
    pub fn draft(&self, at: u64) -> Draft {
        Draft { after: self.clone(), at, entries: Vec::new(), frames: Vec::new() }
    }
}

impl Draft {
    /// The change as it has become.
    pub fn finish(self) -> Change {
        let Self { after, entries, frames, .. } = self;
        Change { entries, after, frames }
    }

    /// Carries an entry out and notes it.
    pub(crate) fn enter(&mut self, entry: LogEntry) {
        let stamped = Stamped { at: self.at, entry };
        // The request was checked against the same table.
        self.after.apply(&stamped, Some(&mut self.frames)).expect("a checked entry fits");
        self.entries.push(stamped);
    }

    /// Notes an entry that is carried out already.
    fn note(&mut self, entry: LogEntry) {
        self.after.logged(self.at);
        self.entries.push(Stamped { at: self.at, entry });
    }

    /// Sits a person down, with what they give for the dice so far. Who left this chair in the running game takes it
    /// again from the bot.
    pub fn sit(
        &mut self,
        seat: Seat,
        player: &PlayerId,
        name: &str,
        word: DiceWord,
    ) -> Result<(), TableError> {
        if self.left_by(player) == Some(seat) {
            return self.come_back(seat);
        }
        self.must_be_open()?;
        self.must_be_empty(seat)?;
        if self.was_sent_away(player) {
            return Err(TableError::SentAway);
        }
        if let Some(other) = self.seat_of(player) {
            return Err(TableError::SeatedAlready(other));
        }
        let name = self.unused_name(tidy_name(name)?);
        let sitter = Sitter::Person { player: player.clone(), name };
        self.enter(LogEntry::Sat { seat, sitter, word });
        Ok(())
    }

    /// Gives a chair back to who left it.
    fn come_back(&mut self, seat: Seat) -> Result<(), TableError> {
        let chair = self.chairs().get(seat.index()).ok_or(TableError::NoChair(seat))?;
        let sitter = chair.left.clone().ok_or(TableError::Taken(seat))?;
        self.enter(LogEntry::Sat { seat, sitter, word: DiceWord::None });
        Ok(())
    }

    /// The name, told apart from the others at the table by a number if need be.
    fn unused_name(&self, name: String) -> String {
        let taken = |name: &str| {
            self.chairs().iter().any(
                |chair| matches!(&chair.sitter, Some(Sitter::Person { name: other, .. }) if other == name),
            )
        };
        let numbered = (2..).map(|number| format!("{name} {number}"));
        std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(name)
    }

    /// Puts a bot on an empty chair; the host's right.
    pub fn seat_bot(&mut self, by: &PlayerId, seat: Seat, bot: &str) -> Result<(), TableError> {
        self.must_be_open()?;
        self.must_be_host(by)?;
        self.must_be_empty(seat)?;
        self.enter(LogEntry::Sat { seat, sitter: Sitter::Bot(bot.to_owned()), word: DiceWord::None });
        Ok(())
    }

    /// Leaves a chair. The host may also take a bot away and, before the game, send a person away, who sits down here
    /// no more. In a running game a bot of kind `stand_in` plays on.
    pub fn leave(&mut self, by: &PlayerId, seat: Seat, stand_in: &str) -> Result<(), TableError> {
        let chair = self.chairs().get(seat.index()).ok_or(TableError::NoChair(seat))?;
        let own = chair.person() == Some(by);
        match self.status() {
            _ if self.is_starting() => return Err(TableError::Starting),
            Status::Finished => return Err(TableError::Over),
            Status::Shut => return Err(TableError::Shut),
            Status::Open | Status::Playing if own => {}
            Status::Open if chair.sitter.is_some() => self.must_be_host(by)?,
            Status::Open | Status::Playing => return Err(TableError::NotYours(seat)),
        }
        let sent_away = !own && chair.person().is_some();
        let playing = self.status() == Status::Playing;
        self.enter(LogEntry::Left { seat, sent_away });
        if playing {
            let sitter = Sitter::Bot(stand_in.to_owned());
            self.enter(LogEntry::Sat { seat, sitter, word: DiceWord::None });
        }
        Ok(())
    }

    /// Starts the game once all chairs are taken; anybody who sits may. If words for the dice are still secret, the
    /// chairs are closed and the game begins when these words are opened.
    pub fn begin_game(&mut self, by: &PlayerId) -> Result<(), TableError> {
        if self.is_starting() {
            return Ok(());
        }
        self.must_be_open()?;
        if self.seat_of(by).is_none() {
            self.must_be_host(by)?;
        }
        let empty = self.chairs().iter().filter(|chair| chair.sitter.is_none()).count();
        if empty > 0 {
            return Err(TableError::EmptyChairs(empty));
        }
        self.close_or_begin();
        Ok(())
    }

    /// Begins the game with the words that are open. The chance before the first decision belongs to it.
    pub(crate) fn begin_now(&mut self) {
        self.enter(LogEntry::Started);
        self.deal();
    }

    /// Makes moves of a person one after another, as answer to `decision`: all or none. The same answer to the same
    /// decision, made before, is nothing to do.
    pub fn play(
        &mut self,
        by: &PlayerId,
        seat: Seat,
        decision: u64,
        moves: &[&str],
    ) -> Result<(), TableError> {
        let chair = self.chairs().get(seat.index()).ok_or(TableError::NoChair(seat))?;
        if chair.person() != Some(by) {
            return Err(TableError::NotYours(seat));
        }
        if chair.stand_in.is_some() && !self.answered_alike(seat, decision, moves) {
            self.enter(LogEntry::Back { seat });
        }
        self.play_for(seat, decision, moves)
    }

    /// As [`Draft::play`], for a seat whose right to move the caller has checked (a bot's).
    pub fn play_for(&mut self, seat: Seat, decision: u64, moves: &[&str]) -> Result<(), TableError> {
        self.game().ok_or(TableError::NotStarted)?;
        if self.answered_alike(seat, decision, moves) {
            return Ok(());
        }
        match self.status() {
            Status::Finished => return Err(TableError::Over),
            Status::Shut => return Err(TableError::Shut),
            Status::Open | Status::Playing => {}
        }
        let now = self.next_decision(seat);
        if decision != now {
            return Err(TableError::TooLate { sent: decision, now });
        }
        if moves.is_empty() {
            let source = BadWord { at: 0, expected: "a move".into() };
            return Err(Refusal::BadWord { text: String::new(), source }.into());
        }
        for (at, text) in moves.iter().enumerate() {
            let (text, surprised) = self.after.make(seat, text, self.at, Some(&mut self.frames))?;
            // Whether a later move is refused would tell what chance or the others hold before anything is done.
            let acts = matches!(self.game().map(|game| game.turn()), Some(Turn::Act(_)));
            if at + 1 < moves.len() && (surprised || !acts) {
                return Err(TableError::TooFarAhead(text));
            }
            self.note(LogEntry::Move { seat, text });
            self.deal();
        }
        Ok(())
    }

    /// Draws outcomes until a seat is to act or the game is over.
    fn deal(&mut self) {
        while let Some(text) = self.after.deal(self.at, Some(&mut self.frames)) {
            self.note(LogEntry::Chance { text });
        }
    }

    /// Takes the last move of the person's seat back, if [the rule](crate#taking-back) allows it.
    pub fn take_back(&mut self, by: &PlayerId, seat: Seat) -> Result<(), TableError> {
        self.may_take_back(by, seat)?;
        self.enter(LogEntry::TookBack { seat });
        Ok(())
    }

    /// Names the table where the players go on, unless one is named already.
    pub fn go_on_at(&mut self, table: &str) -> Result<(), TableError> {
        if self.status() != Status::Finished {
            return Err(TableError::NotOver);
        }
        self.enter(LogEntry::Rematch { table: table.to_owned() });
        Ok(())
    }

    /// Closes a running table for good: the host of the house may, beside all rules of the table.
    pub fn shut(&mut self) -> Result<(), TableError> {
        match self.status() {
            Status::Open => Err(TableError::NotStarted),
            Status::Finished => Err(TableError::Over),
            Status::Shut => Err(TableError::Shut),
            Status::Playing => {
                self.enter(LogEntry::Shut);
                Ok(())
            }
        }
    }

    /// When the change is made.
    pub(crate) fn at(&self) -> u64 {
        self.at
    }

    fn must_be_host(&self, by: &PlayerId) -> Result<(), TableError> {
        if self.creation().host == *by { Ok(()) } else { Err(TableError::NotHost) }
    }

    fn must_be_empty(&self, seat: Seat) -> Result<(), TableError> {
        match self.chairs().get(seat.index()) {
            None => Err(TableError::NoChair(seat)),
            Some(chair) if chair.sitter.is_some() => Err(TableError::Taken(seat)),
            Some(_) => Ok(()),
        }
    }
}
