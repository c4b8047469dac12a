//! Event tokens (`SO-1.9`) and the signs of the score track (`SO-11`).

use super::data::data;
use crate::sets::listed;
use engine::words::{Numbered, Words};

/// A sign between the numbers of the score track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
pub enum Glyph {
    /// The cross with the loop.
    Ankh,
    /// The eye.
    Eye,
    /// The feather.
    Feather,
    /// The reed.
    Reed,
}

/// What stands on a space of the score track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Words, Numbered)]
pub enum Symbol {
    /// A multiple of 5.
    Number,
    /// One of the four signs.
    #[words("{glyph}")]
    Glyph(Glyph),
}

/// An event token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered)]
#[words(expected = "an event token, such as flood or fraternity-eye")]
pub enum Token {
    /// The player's marker on to the glyph, a rival's back (`SO-6.9`).
    #[words("fraternity-{glyph}")]
    Fraternity(Glyph),
    /// Another turn (`SO-6.12`).
    Flood,
    /// Two cards' worth of corruption for a rival (`SO-6.14`).
    Curse,
    /// Two scarabs more on one of the player's sets (`SO-6.17`).
    Prosperity,
    /// The player's pile goes to the hand (`SO-6.21`).
    Embalming,
    /// Points for the player's pile (`SO-6.22`).
    Deceit,
}

/// How many tokens of each kind there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tokens([u8; Token::COUNT]);

impl Symbol {
    /// `SO-11.3`: what stands on the space of a score.
    #[inline]
    pub fn at(score: u16) -> Self {
        let track = &data().track;
        track[usize::from(score) % track.len()]
    }

    /// The nearest space above with this symbol (`SO-6.9`).
    pub fn next_above(self, score: u16) -> u16 {
        let mut space = score + 1;
        while Self::at(space) != self {
            space += 1;
        }
        space
    }

    /// The nearest space below with this symbol, or 0 if there is none (`SO-6.9`, `SO-6.10`, `SO-10.12`).
    pub fn next_below(self, score: u16) -> u16 {
        (0..score).rev().find(|&space| Self::at(space) == self).unwrap_or(0)
    }
}

impl Tokens {
    /// No token.
    pub const NONE: Self = Self([0; Token::COUNT]);

    /// As many of each kind, in order.
    pub(super) const fn new(counts: [u8; Token::COUNT]) -> Self {
        Self(counts)
    }

    /// How many of this kind.
    #[inline]
    pub const fn of(self, token: Token) -> u8 {
        self.0[token.index()]
    }

    /// How many in all.
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are no tokens.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// With this many more of this kind.
    #[must_use]
    pub fn with(mut self, token: Token, count: u8) -> Self {
        self.0[token.index()] += count;
        self
    }

    /// With one less, which must be there.
    #[must_use]
    pub fn without(mut self, token: Token) -> Self {
        self.0[token.index()] -= 1;
        self
    }

    /// Without the others; none if one of them is not there.
    pub fn checked_minus(mut self, other: Self) -> Option<Self> {
        for (count, taken) in self.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(taken)?;
        }
        Some(self)
    }

    /// Kinds with their numbers, in order.
    pub fn iter(self) -> impl Iterator<Item = (Token, u8)> {
        Token::ALL.into_iter().map(move |token| (token, self.of(token))).filter(|&(_, count)| count > 0)
    }

    /// Each token by itself, in order.
    pub fn each(self) -> impl Iterator<Item = Token> {
        self.iter().flat_map(|(token, count)| std::iter::repeat_n(token, usize::from(count)))
    }
}

impl FromIterator<Token> for Tokens {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        tokens.into_iter().fold(Self::NONE, |tokens, token| tokens.with(token, 1))
    }
}

listed!(Tokens, each);
