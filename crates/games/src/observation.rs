//! Observations as numbers, one after the other.

use engine::{Seat, Seats, Viewer};

/// The seats as a viewer counts them, its own first, then those that nobody sits on.
pub(crate) type Table = [Option<Seat>];

/// The table of a viewer (a spectator counts from seat 1) with room for `MOST` seats.
pub(crate) fn table<const MOST: usize>(viewer: Viewer, seats: usize) -> [Option<Seat>; MOST] {
    let mut table = [None; MOST];
    let mut next = viewer.seat().unwrap_or(Seat::new(0));
    for place in table.iter_mut().take(seats) {
        *place = Some(next);
        next = next.left(seats);
    }
    table
}

/// Where the viewer counts a seat.
pub(crate) fn place_of(seat: Option<Seat>, table: &Table) -> Option<usize> {
    seat.and_then(|seat| table.iter().position(|&other| other == Some(seat)))
}

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
        let first = self.at;
        self.at += length;
        let block = &mut self.out[first..first + length];
        block.fill(0.0);
        block
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

    /// A 1 where the viewer counts a seat, if there is one.
    #[inline]
    pub(crate) fn seat(&mut self, seat: Option<Seat>, table: &Table) {
        self.one_hot(place_of(seat, table), table.len());
    }

    /// A row of `width` numbers for each seat.
    #[inline(always)]
    pub(crate) fn rows(&mut self, table: &Table, width: usize, mut row: impl FnMut(Seat, &mut Self)) {
        let first = self.at;
        for (place, seat) in table.iter().enumerate() {
            let Some(seat) = *seat else { break };
            row(seat, self);
            debug_assert_eq!(self.at, first + (place + 1) * width);
        }
        self.at = first + table.len() * width;
    }

    /// A number for each seat.
    #[inline]
    pub(crate) fn each_seat(&mut self, table: &Table, number: impl Fn(Seat) -> f32) {
        self.rows(table, 1, |seat, out| out.number(number(seat)));
    }

    /// For each seat whether it is one of these.
    #[inline]
    pub(crate) fn each_of(&mut self, table: &Table, seats: Seats) {
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
                let $table = &$crate::observation::table::<{ $most }>($view.viewer, $board.seats());
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
