//! Who holds which betting card, where five colours have four cards each that are taken from the top.

use engine::Seat;
use std::fmt;

/// How many colours there are.
const COLOURS: usize = 5;

/// Who holds which betting card.
///
/// Shape: a row of four groups of four bits for each colour, the top card in the lowest: 0 while it is on
/// offer, else seat index plus 1. The last two cards of a colour are alike, so their holders stand in seat
/// order and equal holdings have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Holders {
    rows: [u16; COLOURS],
    /// The colours of which no card is on offer, bit n for colour n: follows from the rows, and is asked at every turn.
    sold_out: u8,
}

impl Holders {
    /// How many cards a colour has.
    pub(crate) const PER_COLOUR: usize = 4;

    /// How many cards of a colour have been taken.
    #[inline]
    pub(crate) const fn taken(self, colour: usize) -> usize {
        ((u16::BITS - self.rows[colour].leading_zeros()) as usize).div_ceil(4)
    }

    /// Whether a card of the colour is left.
    #[inline]
    pub(crate) const fn any_left(self, colour: usize) -> bool {
        self.sold_out >> colour & 1 == 0
    }

    /// The colours of which a card is left, bit n for colour n.
    #[inline]
    pub(crate) const fn colours_left(self) -> u64 {
        (!self.sold_out & ((1 << COLOURS) - 1)) as u64
    }

    /// The seat takes the top card, of which there is one; returns its place in the row, 0 for the first.
    #[inline]
    pub(crate) fn take(&mut self, colour: usize, seat: Seat) -> usize {
        let at = self.taken(colour);
        let row = &mut self.rows[colour];
        *row |= (seat.index() as u16 + 1) << (4 * at);
        let (third, fourth) = (*row >> 8 & 15, *row >> 12);
        if fourth != 0 {
            self.sold_out |= 1 << colour;
            if fourth < third {
                *row = *row & 0x00FF | fourth << 8 | third << 12;
            }
        }
        at & 3
    }

    /// The cards that a seat holds as colour and place in the row, by colour, from the top.
    pub(crate) fn held(self, seat: Seat) -> impl Iterator<Item = (usize, usize)> {
        let code = seat.index() as u16 + 1;
        (0..COLOURS).flat_map(move |colour| {
            let row = self.rows[colour];
            (0..Self::PER_COLOUR).filter(move |at| row >> (4 * at) & 15 == code).map(move |at| (colour, at))
        })
    }

    /// All cards that are held as holder, colour and place in the row.
    #[inline]
    pub(crate) fn all(self) -> impl Iterator<Item = (Seat, usize, usize)> {
        self.rows.into_iter().enumerate().flat_map(|(colour, row)| {
            let codes = (0..Self::PER_COLOUR).map(move |at| usize::from(row >> (4 * at) & 15));
            let held = codes.take_while(|&code| code > 0).enumerate();
            held.map(move |(at, code)| (Seat::new(code - 1), colour, at))
        })
    }
}

impl fmt::Debug for Holders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04x?}", self.rows)
    }
}
