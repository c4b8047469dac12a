//! The life of the words for the dice: committed to, opened, missing.
//!
//! The order is what makes the dice fair. The table commits to its seed when it is opened. Then each person gives
//! the SHA-256 of a word, while chairs are taken and left. Asking for the start closes the chairs
//! ([`LogEntry::Closed`]): from now on nobody can commit to another word, and only now are the words opened. The
//! game begins with the last of them, or without those that do not come ([`Draft::begin_without_words`]). A seat
//! whose word is out already, or that gives none, is not waited for.

use crate::chair::PlayerId;
use crate::draft::Draft;
use crate::error::TableError;
use crate::log::LogEntry;
use crate::table::{Status, Table};
use crate::word::DiceWord;
use engine::Seat;
use engine::fair::WordCommitment;
use engine::record::Record;

impl Table {
    /// Whether the chairs are closed and the game waits for words to be opened.
    pub fn is_starting(&self) -> bool {
        self.closed && self.status() == Status::Open
    }

    /// The seats whose word is committed to and not opened.
    pub fn secret_words(&self) -> Vec<Seat> {
        let seats = Seat::all(self.chairs().len());
        seats.filter(|seat| self.chairs()[seat.index()].word.is_secret()).collect()
    }

    /// The word of a seat as the player of `own` may see it: the own one, and all that were opened once the game has
    /// begun.
    pub fn word_for(&self, own: Option<Seat>, seat: Seat) -> Option<&str> {
        let chair = self.chairs().get(seat.index())?;
        let shown = self.status() != Status::Open || own == Some(seat);
        Some(chair.word.text()).filter(|word| shown && !word.is_empty())
    }

    /// Refuses once the start was asked for.
    pub fn must_be_open(&self) -> Result<(), TableError> {
        match self.status() {
            Status::Open if self.is_starting() => Err(TableError::Starting),
            Status::Open => Ok(()),
            Status::Playing | Status::Finished => Err(TableError::Started),
            Status::Shut => Err(TableError::Shut),
        }
    }

    /// Writes what the dice come of, in the order in which it became known.
    pub(crate) fn record_dice(&self, record: &mut Record) {
        if self.creation().seed.is_empty() {
            return;
        }
        record.set("Commitment", self.commitment());
        let words = || Seat::all(self.chairs().len()).zip(self.chairs().iter().map(|chair| &chair.word));
        for (seat, word) in words() {
            if let Some(commitment) = word.commitment() {
                record.set(&format!("WordCommitment{seat}"), commitment.to_string());
            }
        }
        for (seat, word) in words().filter(|(_, word)| !word.text().is_empty()) {
            record.set(&format!("Word{seat}"), word.text());
        }
        record.set("Seed", self.creation().seed.as_str());
    }

    /// Carries out what the log says of a seat's word.
    pub(crate) fn take_word(&mut self, seat: Seat, word: &DiceWord) -> Result<(), String> {
        if self.status() != Status::Open {
            return Err("the game has started".to_owned());
        }
        let closed = self.closed;
        let chair = self.chair_mut(seat)?;
        let opens = matches!((&chair.word, word), (DiceWord::Committed(commitment), DiceWord::Open(text))
            if WordCommitment::of(text) == *commitment);
        if closed && !opens {
            return Err("once chairs are closed, words are only opened".to_owned());
        }
        chair.word.clone_from(word);
        Ok(())
    }

    fn word_of(&self, by: &PlayerId, seat: Seat) -> Result<&DiceWord, TableError> {
        let chair = self.chairs().get(seat.index()).ok_or(TableError::NoChair(seat))?;
        if chair.person() == Some(by) { Ok(&chair.word) } else { Err(TableError::NotYours(seat)) }
    }
}

impl Draft {
    /// Commits a person to a word, or to another one while nothing is opened.
    pub fn commit_word(
        &mut self,
        by: &PlayerId,
        seat: Seat,
        commitment: WordCommitment,
    ) -> Result<(), TableError> {
        let word = DiceWord::Committed(commitment);
        if *self.word_of(by, seat)? == word {
            return Ok(());
        }
        self.must_be_open()?;
        self.enter(LogEntry::Word { seat, word });
        Ok(())
    }

    /// Gives a person's word: the one committed to when the game is starting, else any. The last word that is
    /// waited for begins the game. The same word again changes nothing.
    pub fn give_word(&mut self, by: &PlayerId, seat: Seat, word: &str) -> Result<(), TableError> {
        let (before, word) = (self.word_of(by, seat)?, DiceWord::open(word)?);
        if *before == word {
            return Ok(());
        }
        let starting = self.is_starting();
        if !starting {
            self.must_be_open()?;
        } else if !before.is_secret() {
            return Err(TableError::Starting);
        } else if before.commitment() != word.commitment() {
            return Err(TableError::OtherWord);
        }
        self.enter(LogEntry::Word { seat, word });
        if starting && self.secret_words().is_empty() {
            self.begin_now();
        }
        Ok(())
    }

    /// As [`Draft::begin_game`], with the word of who asks, if it is not empty: for a browser that gives its word
    /// and starts in one.
    pub fn start(&mut self, by: &PlayerId, word: &str) -> Result<(), TableError> {
        if let Some(seat) = self.seat_of(by).filter(|_| !word.is_empty() && !self.is_starting()) {
            self.give_word(by, seat, word)?;
        }
        self.begin_game(by)
    }

    /// Begins a game that waits for words, without those that did not come: they count as empty. Nothing when the
    /// game does not wait.
    pub fn begin_without_words(&mut self) {
        if self.is_starting() {
            self.begin_now();
        }
    }

    /// Closes the chairs if words are to be opened, else begins.
    pub(crate) fn close_or_begin(&mut self) {
        if self.secret_words().is_empty() {
            self.begin_now();
        } else {
            self.enter(LogEntry::Closed);
        }
    }
}
