//! Seats round the table and sets of them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most seats any game may have.
pub const MAX_SEATS: usize = 8;

/// A place at the table. Counted from 0 inside; written from 1, as people count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// When `index` is not below [`MAX_SEATS`].
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS);
        Self(index as u8)
    }

    /// The index of this seat, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, counted from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat with this number, counted from 1 as people do.
    ///
    /// # Panics
    /// When there is no such seat.
    #[inline]
    pub const fn numbered(number: u8) -> Self {
        Self::new(number as usize - 1)
    }

    /// The seat to the left, that is the next one in turn order, at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= seats { 0 } else { next })
    }

    /// The seat to the right, that is the one before in turn order, at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn right(self, seats: usize) -> Self {
        Self(if self.0 == 0 { seats as u8 - 1 } else { self.0 - 1 })
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self::new)
    }
}

/// A number that is no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seat is a number from 1 to {MAX_SEATS}")]
pub struct BadSeat;

impl TryFrom<u8> for Seat {
    type Error = BadSeat;

    /// From the number people use, counted from 1.
    fn try_from(number: u8) -> Result<Self, BadSeat> {
        if (1..=MAX_SEATS as u8).contains(&number) { Ok(Self(number - 1)) } else { Err(BadSeat) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Self, BadSeat> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Self::try_from(digit - b'0'),
            _ => Err(BadSeat),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Just this seat.
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The first `seats` seats.
    #[inline]
    pub const fn all(seats: usize) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with the seat added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with the seat taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The set without those of another.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }

    /// The first seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
