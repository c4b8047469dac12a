//! Observations as numbers, one after the other.

use engine::{Seat, Seats, Viewer};

/// The seats as a viewer counts them, its own first, then those that nobody sits on.
pub(crate) type Table = [Option<Seat>];

/// The table of a viewer (a spectator counts from seat 1) with room for `most` seats.
pub(crate) fn table(viewer: Viewer, seats: usize, most: usize) -> Vec<Option<Seat>> {
    let first = viewer.seat().map_or(0, Seat::index);
    (0..most).map(|step| (step < seats).then(|| Seat::new((first + step) % seats))).collect()
}

/// Where the viewer counts a seat.
pub(crate) fn place_of(seat: Option<Seat>, table: &Table) -> Option<usize> {
    seat.and_then(|seat| table.iter().position(|&other| other == Some(seat)))
}

/// Writes numbers one after the other.
pub(crate) struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Writer<'a> {
    /// Writes from the start of `out`, which holds zeros.
    pub(crate) fn new(out: &'a mut [f32]) -> Self {
        Self { out, at: 0 }
    }

    /// How many numbers have been written.
    pub(crate) fn written(&self) -> usize {
        self.at
    }

    pub(crate) fn number(&mut self, number: f32) {
        self.out[self.at] = number;
        self.at += 1;
    }

    /// The next `length` numbers, which are 0, to be filled in any order.
    pub(crate) fn block(&mut self, length: usize) -> &mut [f32] {
        let first = self.at;
        self.at += length;
        &mut self.out[first..self.at]
    }

    /// A 1 or a 0.
    pub(crate) fn flag(&mut self, flag: bool) {
        self.number(f32::from(u8::from(flag)));
    }

    /// A 1 at `hot`, if there is one, among `length` numbers.
    pub(crate) fn one_hot(&mut self, hot: Option<usize>, length: usize) {
        if let Some(hot) = hot.filter(|&hot| hot < length) {
            self.out[self.at + hot] = 1.0;
        }
        self.at += length;
    }

    /// A 1 where the viewer counts a seat, if there is one.
    pub(crate) fn seat(&mut self, seat: Option<Seat>, table: &Table) {
        self.one_hot(place_of(seat, table), table.len());
    }

    /// A number for each seat; 0 where nobody sits.
    pub(crate) fn each_seat(&mut self, table: &Table, number: impl Fn(Seat) -> f32) {
        for seat in table {
            self.number(seat.map_or(0.0, &number));
        }
    }

    /// For each seat whether it is one of these.
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
                let $table = &*$crate::observation::table($view.viewer, $board.seats(), $most);
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
