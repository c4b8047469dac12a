//! Provably fair outcomes: anybody can recompute every roll once the seed is revealed.
//!
//! At creation the server draws a 256-bit [`Seed`] and publishes its [`Seed::commitment`]. Then each player
//! adds a word of their own, first as its [`WordCommitment`] and, once all have, the word itself. The key is the
//! hash of the seed and all words in seat order, so that no side alone chooses the dice. The algorithm is written
//! down in `docs/fair-dice.md` and recomputed by `tools/verify_dice.py`; it never changes for stored games.

use crate::random::nth_outcome;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The longest word of a player, in bytes.
pub const MAX_WORD: usize = 64;

/// The server's secret, revealed when the game is over. Text form: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is published before the game: the SHA-256 of the seed's 32 bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Seed {
    /// Shows the commitment, so that no log betrays a running game.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(commitment {})", self.commitment())
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| BadSeed)?;
        Ok(Self(bytes))
    }
}

/// The SHA-256 of a player's word, given before any word is known. Text form: 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct WordCommitment([u8; 32]);

impl WordCommitment {
    /// The commitment of somebody who will give this word.
    pub fn of(word: &str) -> Self {
        Self(Sha256::digest(word).into())
    }
}

impl fmt::Display for WordCommitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A text that is no commitment to a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the commitment to a word is its SHA-256, 64 hexadecimal digits")]
pub struct BadCommitment;

impl FromStr for WordCommitment {
    type Err = BadCommitment;

    fn from_str(text: &str) -> Result<Self, BadCommitment> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| BadCommitment)?;
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for WordCommitment {
    type Error = BadCommitment;

    fn try_from(text: String) -> Result<Self, BadCommitment> {
        text.parse()
    }
}

impl From<WordCommitment> for String {
    fn from(commitment: WordCommitment) -> Self {
        commitment.to_string()
    }
}

/// The dice of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDice {
    key: [u8; 32],
}

impl FairDice {
    /// The dice for this seed and the players' words in seat order (an empty word where none was given).
    pub fn new<'a>(seed: &Seed, words: impl IntoIterator<Item = &'a str>) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"stolik fair dice 1\n");
        hash.update(seed.0);
        for word in words {
            hash.update((word.len() as u32).to_le_bytes());
            hash.update(word.as_bytes());
        }
        Self { key: hash.finalize().into() }
    }

    /// A uniform number below `total` for the entry with this index in the game's list of entries.
    ///
    /// `ChaCha20` under the key with the index as its 64-bit stream (nonce) gives 32-bit words; the first
    /// one below the largest multiple of `total` counts, modulo `total`.
    pub fn ticket(&self, entry: u64, total: u32) -> u32 {
        let mut words = ChaCha20Rng::from_seed(self.key);
        words.set_stream(entry);
        let total = u64::from(total);
        let limit = (1u64 << 32) / total * total;
        loop {
            let word = u64::from(words.next_u32());
            if word < limit {
                return (word % total) as u32;
            }
        }
    }

    /// The outcome of a weighted list in canonical order for the entry with this index.
    pub fn draw<T: Copy>(&self, entry: u64, outcomes: &[(T, u32)]) -> T {
        nth_outcome(outcomes, self.ticket(entry, outcomes.iter().map(|&(_, weight)| weight).sum()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_and_hides_in_debug() {
        let seed = Seed::new([0xab; 32]);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(!format!("{seed:?}").contains("abab"));
        assert!("xyz".parse::<Seed>().is_err());
    }

    #[test]
    fn a_commitment_to_a_word_is_its_sha_256() {
        let commitment = WordCommitment::of("abc");
        let text = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(commitment.to_string(), text);
        assert_eq!(text.to_uppercase().parse(), Ok(commitment));
        assert_eq!(serde_json::to_value(commitment).unwrap(), text);
        for bad in ["", "abc", &text[1..], &text.replace('b', "g")] {
            assert_eq!(bad.parse::<WordCommitment>(), Err(BadCommitment), "{bad}");
        }
    }

    #[test]
    fn every_part_of_the_key_matters() {
        let seed = Seed::new([1; 32]);
        let words = |dice: &FairDice| (0..8).map(|entry| dice.ticket(entry, 1_000_000)).collect::<Vec<_>>();
        let plain = words(&FairDice::new(&seed, ["a", "b"]));
        assert_eq!(plain, words(&FairDice::new(&seed, ["a", "b"])));
        assert_ne!(plain, words(&FairDice::new(&seed, ["ab", ""])));
        assert_ne!(plain, words(&FairDice::new(&Seed::new([2; 32]), ["a", "b"])));
    }

    /// The numbers were computed by `tools/verify_dice.py`, which shares no code with this.
    #[test]
    fn tickets_are_those_of_the_documented_algorithm() {
        let dice = FairDice::new(&Seed::new([3; 32]), ["sól", ""]);
        let tickets = |first: u64, total| [0, 1, 2, 3].map(|entry| dice.ticket(first + entry, total));
        assert_eq!(tickets(0, 6), [5, 0, 1, 0]);
        assert_eq!(tickets(4, 6), [2, 4, 0, 3]);
        // Nearly a third of all words, and half of them, are above the largest multiple and do not count.
        assert_eq!(tickets(0, 3_000_000_000), [816_544_751, 862_981_608, 969_936_987, 2_275_799_964]);
        assert_eq!(tickets(4, 3_000_000_000), [683_846_368, 1_230_123_964, 2_333_912_058, 389_577_603]);
        assert_eq!(tickets(1 << 40, (1 << 31) + 1), [364_160_934, 84_181_493, 1_455_650_736, 1_616_933_880]);
    }

    #[test]
    fn tickets_are_uniform() {
        let dice = FairDice::new(&Seed::new([3; 32]), [""]);
        let mut counts = [0u32; 6];
        for entry in 0..12_000 {
            counts[dice.ticket(entry, 6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(2_000) < 205), "{counts:?}");
    }
}
