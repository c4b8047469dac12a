//! Requests: checked against the table, answered with the entries to append.

use crate::chair::{PlayerId, Sitter, check_word, tidy_name};
use crate::error::TableError;
use crate::log::LogEntry;
use crate::table::{Status, Table, acting};
use engine::any::{AnyGame, Refusal};
use engine::record::{Author, Entry};
use engine::{BadWord, MAX_SEATS, Seat, Seats, Turn};
use std::collections::BTreeMap;

/// Numbers the decisions of each seat, so that a move can name the one it answers.
///
/// A seat's number grows when it moves, when it takes back, and when its turn is withdrawn because another
/// seat took back. It says nothing about what others do in secret, and another seat's commit in a
/// simultaneous round never makes it stale.
#[derive(Clone, Debug, Default)]
pub(crate) struct Decisions {
    numbers: [u64; MAX_SEATS],
    answers: BTreeMap<(Seat, u64), String>,
}

impl Decisions {
    pub(crate) fn note(&mut self, entry: &Entry) {
        if let Author::Seat(seat) = entry.author {
            let number = &mut self.numbers[seat.index()];
            self.answers.insert((seat, *number), entry.text.clone());
            *number += 1;
        }
    }

    pub(crate) fn withdraw(&mut self, by: Seat, before: Seats, after: Seats) {
        // The answer that is taken back is no longer made: sent again, it comes too late.
        let last = self.answers.range((by, 0)..=(by, u64::MAX)).next_back().map(|(&key, _)| key);
        last.and_then(|key| self.answers.remove(&key));
        for seat in Seat::all(MAX_SEATS) {
            if seat == by || (before.contains(seat) && !after.contains(seat)) {
                self.numbers[seat.index()] += 1;
            }
        }
    }
}

/// What becomes of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Play {
    /// Append these entries: the moves and the chance that follows, all or none.
    Append(Vec<LogEntry>),
    /// The same answer to the same decision was made before; there is nothing to do.
    DoneAlready,
}

impl Table {
    /// Sits a person down.
    pub fn sit(&self, seat: Seat, player: &PlayerId, name: &str, word: &str) -> Result<LogEntry, TableError> {
        self.must_be_open()?;
        self.must_be_empty(seat)?;
        if let Some(other) = self.seat_of(player) {
            return Err(TableError::SeatedAlready(other));
        }
        let name = self.unused_name(tidy_name(name)?);
        check_word(word)?;
        let sitter = Sitter::Person { player: player.clone(), name };
        Ok(LogEntry::Sat { seat, sitter, word: word.to_owned() })
    }

    /// The name, told apart from the others at the table by a number if need be.
    fn unused_name(&self, name: String) -> String {
        let taken = |name: &str| {
            self.chairs.iter().any(
                |chair| matches!(&chair.sitter, Some(Sitter::Person { name: other, .. }) if other == name),
            )
        };
        let numbered = (2..).map(|number| format!("{name} {number}"));
        std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(name)
    }

    /// Puts a bot on an empty chair; the host's right.
    pub fn seat_bot(&self, by: &PlayerId, seat: Seat, bot: &str) -> Result<LogEntry, TableError> {
        self.must_be_open()?;
        self.must_be_host(by)?;
        self.must_be_empty(seat)?;
        Ok(LogEntry::Sat { seat, sitter: Sitter::Bot(bot.to_owned()), word: String::new() })
    }

    /// Leaves a chair, or takes a bot away as the host. In a running game a bot of kind `stand_in` plays on.
    pub fn leave(&self, by: &PlayerId, seat: Seat, stand_in: &str) -> Result<Vec<LogEntry>, TableError> {
        let chair = self.chairs.get(seat.index()).ok_or(TableError::NoChair(seat))?;
        let own = chair.person() == Some(by);
        match self.status() {
            Status::Finished => Err(TableError::Over),
            Status::Open if own => Ok(vec![LogEntry::Left { seat }]),
            Status::Open if chair.bot().is_some() => {
                self.must_be_host(by)?;
                Ok(vec![LogEntry::Left { seat }])
            }
            Status::Playing if own => {
                let sitter = Sitter::Bot(stand_in.to_owned());
                Ok(vec![LogEntry::Left { seat }, LogEntry::Sat { seat, sitter, word: String::new() }])
            }
            Status::Open | Status::Playing => Err(TableError::NotYours(seat)),
        }
    }

    /// Starts the game once all chairs are taken; anybody who sits may. The chance before the first
    /// decision belongs to it.
    pub fn begin_game(&self, by: &PlayerId) -> Result<Vec<LogEntry>, TableError> {
        self.must_be_open()?;
        if self.seat_of(by).is_none() {
            self.must_be_host(by)?;
        }
        let empty = self.chairs.iter().filter(|chair| chair.sitter.is_none()).count();
        if empty > 0 {
            return Err(TableError::EmptyChairs(empty));
        }
        let mut started = self.clone();
        let stamped = crate::Stamped { at: self.changed_at(), entry: LogEntry::Started };
        // Nothing but a seed that is none can make this fail, and the table was opened with one.
        started.apply(&stamped).map_err(|_| TableError::NotStarted)?;
        let mut entries = vec![LogEntry::Started];
        if let Some(mut game) = started.game.clone() {
            started.deal(&mut game, 0, &mut entries);
        }
        Ok(entries)
    }

    /// The number of the decision that the seat owes now, if it owes one.
    pub fn decision(&self, seat: Seat) -> Option<u64> {
        let game = self.game.as_ref()?;
        acting(game).contains(seat).then(|| self.decisions.numbers[seat.index()])
    }

    /// Checks moves that a person makes one after another, as answer to `decision`: all or none.
    pub fn play(&self, by: &PlayerId, seat: Seat, decision: u64, moves: &[&str]) -> Result<Play, TableError> {
        let chair = self.chairs.get(seat.index()).ok_or(TableError::NoChair(seat))?;
        if chair.person() != Some(by) {
            return Err(TableError::NotYours(seat));
        }
        self.play_for(seat, decision, moves)
    }

    /// As [`Table::play`], for a seat whose right to move the caller has checked (a bot's).
    pub fn play_for(&self, seat: Seat, decision: u64, moves: &[&str]) -> Result<Play, TableError> {
        let game = self.game.as_ref().ok_or(TableError::NotStarted)?;
        if self.answered_alike(seat, decision, moves) {
            return Ok(Play::DoneAlready);
        }
        if game.turn() == Turn::Over {
            return Err(TableError::Over);
        }
        let now = self.decisions.numbers[seat.index()];
        if decision != now {
            return Err(TableError::TooLate { sent: decision, now });
        }
        if moves.is_empty() {
            let source = BadWord { at: 0, expected: "a move" };
            return Err(Refusal::BadWord { text: String::new(), source }.into());
        }
        let mut game = game.clone();
        let mut entries = Vec::new();
        let mut index = self.entries.len();
        for (at, text) in moves.iter().enumerate() {
            let text = game.check(seat, text)?;
            let surprises = game.surprises(seat, &text)?;
            game.act(seat, &text)?;
            // Whether a later move is refused would tell what chance or the others hold before anything is done.
            if at + 1 < moves.len() && (surprises || !matches!(game.turn(), Turn::Act(_))) {
                return Err(TableError::TooFarAhead(text));
            }
            entries.push(LogEntry::Move { seat, text });
            index += 1;
            index = self.deal(&mut game, index, &mut entries);
        }
        Ok(Play::Append(entries))
    }

    /// The game as it would be after these moves of a seat that is to act: none if they cannot be sent at once with
    /// more of the seat's moves to follow, since something unknown would come in between.
    pub fn planned(&self, seat: Seat, moves: &[&str]) -> Option<AnyGame> {
        let mut game = self.game.clone()?;
        for text in moves {
            let text = game.check(seat, text).ok()?;
            if game.surprises(seat, &text).ok()? {
                return None;
            }
            game.act(seat, &text).ok()?;
        }
        acting(&game).contains(seat).then_some(game)
    }

    fn answered_alike(&self, seat: Seat, decision: u64, moves: &[&str]) -> bool {
        let same = |(offset, text): (usize, &&str)| {
            let answer = self.decisions.answers.get(&(seat, decision + offset as u64));
            answer.is_some_and(|answer| answer.split(' ').eq(text.split_whitespace()))
        };
        !moves.is_empty() && moves.iter().enumerate().all(same)
    }

    /// Draws outcomes until a seat is to act or the game is over; gives the next entry's index.
    fn deal(&self, game: &mut AnyGame, mut index: usize, entries: &mut Vec<LogEntry>) -> usize {
        while let (Turn::Chance, Some(dice)) = (game.turn(), &self.dice) {
            let text = game.draw(dice, index as u64);
            if game.resolve(&text).is_err() {
                unreachable!("the dice draw from the outcomes that the game lists");
            }
            entries.push(LogEntry::Chance { text });
            index += 1;
        }
        index
    }

    /// Checks that the person may take the seat's last move back: nothing was revealed since.
    pub fn take_back(&self, by: &PlayerId, seat: Seat) -> Result<LogEntry, TableError> {
        let chair = self.chairs.get(seat.index()).ok_or(TableError::NoChair(seat))?;
        if chair.person() != Some(by) {
            return Err(TableError::NotYours(seat));
        }
        let game = self.game.as_ref().ok_or(TableError::NotStarted)?;
        if game.turn() == Turn::Over {
            return Err(TableError::Over);
        }
        let index = self.last_move_of(seat).ok_or(TableError::CannotTakeBack("you have made no move yet"))?;
        let since = &self.entries[index + 1..];
        if since.iter().any(|entry| entry.author == Author::Dealer) {
            return Err(TableError::CannotTakeBack("chance has spoken since"));
        }
        if !self.commutes(seat, index) {
            return Err(TableError::CannotTakeBack("others have moved since"));
        }
        Ok(LogEntry::TookBack { seat })
    }

    /// Whether the seat could take something back just now.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        self.chairs[seat.index()].person().is_some_and(|player| self.take_back(player, seat).is_ok())
    }

    /// Whether the seat's move at `index` revealed nothing, and only commits of the same simultaneous round
    /// were made since, which do not depend on it.
    fn commutes(&self, seat: Seat, index: usize) -> bool {
        let Some(mut game) = self.start.clone() else { return false };
        for entry in &self.entries[..index] {
            if entry.apply(&mut game).is_err() {
                return false;
            }
        }
        let text = &self.entries[index].text;
        if game.reveals(seat, text).unwrap_or(true) {
            return false;
        }
        let others = acting(&game).without(seat);
        self.entries[index + 1..].iter().all(|later| match later.author {
            Author::Seat(other) => {
                // Without the move taken back, what came later may not be possible at all.
                let possible = others.contains(other) && game.check(other, &later.text).is_ok();
                possible
                    && !game.reveals(other, &later.text).unwrap_or(true)
                    && later.apply(&mut game).is_ok()
            }
            Author::Dealer => false,
        })
    }

    /// Names the table where the players go on, unless one is named already.
    pub fn go_on_at(&self, table: &str) -> Result<LogEntry, TableError> {
        if self.status() != Status::Finished {
            return Err(TableError::NotOver);
        }
        Ok(LogEntry::Rematch { table: table.to_owned() })
    }

    fn must_be_open(&self) -> Result<(), TableError> {
        if self.status() == Status::Open { Ok(()) } else { Err(TableError::Started) }
    }

    fn must_be_host(&self, by: &PlayerId) -> Result<(), TableError> {
        if self.creation.host == *by { Ok(()) } else { Err(TableError::NotHost) }
    }

    fn must_be_empty(&self, seat: Seat) -> Result<(), TableError> {
        match self.chairs.get(seat.index()) {
            None => Err(TableError::NoChair(seat)),
            Some(chair) if chair.sitter.is_some() => Err(TableError::Taken(seat)),
            Some(_) => Ok(()),
        }
    }
}
