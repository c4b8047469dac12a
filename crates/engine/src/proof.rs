//! What a record proves of the dice besides the outcomes: who committed to what, and who kept to it.
//!
//! It cannot prove when a commitment was made. Whoever kept the commitments that were shown before the words
//! were opened, as browsers do, compares them with those in the record.

use crate::fair::WordCommitment;
use crate::record::{Record, RecordError};
use crate::seat::Seat;

/// What a record says of one seat's word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordProof {
    /// The seat gave nothing, as bots do.
    None,
    /// There is a word and no commitment to it: it may have been chosen when all else was known.
    Bare,
    /// The word is the one that was committed to.
    Kept,
    /// There is a commitment and no word: it was not opened in time, and counts as empty.
    Withheld,
}

/// What a record proves of the dice besides the outcomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceProof {
    /// Whether the record gives the commitment to the seed, which then fits.
    pub committed: bool,
    /// The seats' words, in seat order.
    pub words: Vec<WordProof>,
}

impl DiceProof {
    /// Reads the commitments of a record with this many seats. A word that does not fit its own is an error.
    pub(crate) fn of(record: &Record, seats: usize) -> Result<Self, RecordError> {
        let words = (1..=seats).map(|seat| word(record, seat)).collect::<Result<_, _>>()?;
        Ok(Self { committed: record.text("Commitment").is_some(), words })
    }

    /// The seats whose word is of this kind.
    pub fn seats(&self, kind: WordProof) -> Vec<Seat> {
        Seat::all(self.words.len()).filter(|seat| self.words[seat.index()] == kind).collect()
    }
}

fn word(record: &Record, seat: usize) -> Result<WordProof, RecordError> {
    let (header, committed) = (format!("Word{seat}"), format!("WordCommitment{seat}"));
    let commitment = record.text(&committed).map(str::parse::<WordCommitment>).transpose();
    let commitment = commitment.map_err(|error| record.bad_header(&committed, error))?;
    Ok(match (commitment, record.text(&header)) {
        (None, None) => WordProof::None,
        (None, Some(_)) => WordProof::Bare,
        (Some(_), None) => WordProof::Withheld,
        (Some(commitment), Some(word)) if WordCommitment::of(word) == commitment => WordProof::Kept,
        (Some(_), Some(_)) => {
            return Err(record.bad_header(&header, format_args!("its SHA-256 is not {committed}")));
        }
    })
}
