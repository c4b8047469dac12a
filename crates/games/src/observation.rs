//! Observations as numbers, one after the other.

use crate::sets::Twofold;
use engine::words::Numbered;
use engine::{Seat, Seats, Viewer};

/// The seats as a viewer counts them, its own first; a spectator counts from seat 1.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    first: usize,
    seats: usize,
    /// For how many seats there is room.
    most: usize,
}

impl Table {
    /// The table of a viewer with room for `most` seats.
    #[inline]
    pub(crate) fn new(viewer: Viewer, seats: usize, most: usize) -> Self {
        Self { first: viewer.seat().map_or(0, Seat::index), seats, most }
    }

    /// Where the viewer counts a seat.
    #[inline]
    pub(crate) const fn place_of(self, seat: Seat) -> usize {
        let seat = seat.index();
        if seat >= self.first { seat - self.first } else { seat + self.seats - self.first }
    }

    /// The seat that the viewer counts at a place.
    #[inline]
    const fn seat_at(self, place: usize) -> Seat {
        let seat = self.first + place;
        Seat::new(if seat >= self.seats { seat - self.seats } else { seat })
    }
}

/// The lowest four bits of a number as numbers.
const FOUR_BITS: [[f32; 4]; 16] = {
    let mut rows = [[0.0; 4]; 16];
    let mut bit = 0;
    while bit < 64 {
        rows[bit / 4][bit % 4] = ((bit / 4) >> (bit % 4) & 1) as f32;
        bit += 1;
    }
    rows
};

/// Small numbers, divided by 5.
pub(crate) const FIFTHS: [f32; 64] = {
    let mut fifths = [0.0; 64];
    let mut number = 0;
    while number < fifths.len() {
        fifths[number] = number as f32 / 5.0;
        number += 1;
    }
    fifths
};

/// Writes numbers one after the other, each of them, but for those of seats that nobody sits on, which are 0.
pub(crate) struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

// Lengths are constants where these are called; only inlined are short rows cleared without a call.
#[allow(clippy::inline_always)]
impl<'a> Writer<'a> {
    /// Writes from the start of `out`.
    pub(crate) fn new(out: &'a mut [f32]) -> Self {
        Self { out, at: 0 }
    }

    /// How many numbers have been written.
    pub(crate) fn written(&self) -> usize {
        self.at
    }

    #[inline]
    pub(crate) fn number(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    /// The next `length` numbers, all 0, to be filled in any order.
    #[inline(always)]
    pub(crate) fn block(&mut self, length: usize) -> &mut [f32] {
        let block = self.all_of(length);
        block.fill(0.0);
        block
    }

    /// The next `length` numbers, each of which the caller writes.
    #[inline(always)]
    pub(crate) fn all_of(&mut self, length: usize) -> &mut [f32] {
        let first = self.at;
        self.at += length;
        &mut self.out[first..first + length]
    }

    /// For each of `length` bits of a mask, the lowest first, a 1 or a 0.
    #[inline(always)]
    pub(crate) fn bits(&mut self, mask: u64, length: usize) {
        self.in_fours(length, |at| FOUR_BITS[(mask >> at & 15) as usize]);
    }

    /// The copies of each card, divided by 2.
    #[inline(always)]
    pub(crate) fn copies<C: Numbered + Copy>(&mut self, cards: Twofold<C>) {
        let [once, twice] = cards.masks();
        self.in_fours(C::COUNT, |at| {
            let (once, twice) =
                (FOUR_BITS[(once >> at & 15) as usize], FOUR_BITS[(twice >> at & 15) as usize]);
            std::array::from_fn(|bit| 0.5 * (once[bit] + twice[bit]))
        });
    }

    /// The next `length` numbers, four at a time by the first of their places.
    #[inline(always)]
    fn in_fours(&mut self, length: usize, four: impl Fn(usize) -> [f32; 4]) {
        let (fours, rest) = self.all_of(length).as_chunks_mut();
        for (at, numbers) in fours.iter_mut().enumerate() {
            *numbers = four(4 * at);
        }
        if !rest.is_empty() {
            rest.copy_from_slice(&four(length & !3)[..length & 3]);
        }
    }

    /// A 1 or a 0.
    #[inline]
    pub(crate) fn flag(&mut self, flag: bool) {
        self.number(f32::from(u8::from(flag)));
    }

    /// A 1 at `hot`, if there is one, among `length` numbers.
    #[inline(always)]
    pub(crate) fn one_hot(&mut self, hot: Option<usize>, length: usize) {
        let block = self.block(length);
        if let Some(hot) = hot.and_then(|hot| block.get_mut(hot)) {
            *hot = 1.0;
        }
    }

    /// For each of these a 1 at its place among `length` numbers; all together are at most 64.
    #[inline(always)]
    pub(crate) fn one_hots<const N: usize>(&mut self, hot: [usize; N], length: usize) {
        let mask = (0..N).fold(0, |mask, at| mask | 1 << (at * length + hot[at]));
        self.bits(mask, N * length);
    }

    /// A 1 where the viewer counts a seat, if there is one.
    #[inline]
    pub(crate) fn seat(&mut self, seat: Option<Seat>, table: Table) {
        self.one_hot(seat.map(|seat| table.place_of(seat)), table.most);
    }

    /// A row of `width` numbers for each seat.
    #[inline(always)]
    pub(crate) fn rows(&mut self, table: Table, width: usize, mut row: impl FnMut(Seat, &mut Self)) {
        let first = self.at;
        for place in 0..table.seats {
            row(table.seat_at(place), self);
            debug_assert_eq!(self.at, first + (place + 1) * width);
        }
        self.at = first + table.most * width;
    }

    /// A number for each seat.
    #[inline]
    pub(crate) fn each_seat(&mut self, table: Table, number: impl Fn(Seat) -> f32) {
        self.rows(table, 1, |seat, out| out.number(number(seat)));
    }

    /// For each seat whether it is one of these.
    #[inline]
    pub(crate) fn each_of(&mut self, table: Table, seats: Seats) {
        self.each_seat(table, |seat| f32::from(u8::from(seats.contains(seat))));
    }
}

/// The observation of a game, each part declared once: what its numbers mean, its name, its shape, the code that writes
/// them. Seats are counted from the viewer; where nobody sits all numbers are 0.
macro_rules! observed {
    (
        $(#[$about:meta])*
        $Game:ident of $most:ident: |$view:ident, $board:ident, $table:ident, $out:ident|
        $(let $name:ident = $value:expr;)*
        $($(#[doc = $meaning:literal])+ $part:ident $shape:tt => $numbers:expr;)+
    ) => {
        impl engine::Encoded for $Game {
            $(#[$about])*
            $(#[doc = concat!("- `", stringify!($part), "`:", $($meaning),+)])+
            const OBSERVATION: engine::Parts = &[$((stringify!($part), &$shape)),+];

            fn observe($view: &engine::View<Self>, out: &mut [f32]) {
                let $board = &$view.public.board;
                let $table = $crate::observation::Table::new($view.viewer, $board.seats(), $most);
                let $out = &mut $crate::observation::Writer::new(out);
                $(let $name = $value;)*
                $(
                    let end = $out.written() + engine::part_length(&$shape);
                    $numbers;
                    debug_assert_eq!($out.written(), end, stringify!($part));
                )+
            }
        }
    };
}
pub(crate) use observed;
