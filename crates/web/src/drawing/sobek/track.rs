//! The score track: a strip of papyrus whose rows are read like lines, two on wide screens and four on narrow ones, where
//! three shorter ones with larger signs have the whole strip as long as everybody stands on them.
//!
//! The spaces are drawn once a page, as three symbols, from blocks of spaces whose signs come again. Markers lie over them. A marker's classes spell its place in
//! digits (`h-0 t-6 u-1` is 61), from which the style sheet computes a place on the strip; as the place is a registered
//! property, a marker whose classes change walks along the spaces.

use super::Sight;
use crate::drawing::pieces::token;
use engine::Seat;
use games::sobek::data::data;
use games::sobek::preview::set_back;
use games::sobek::{Because, Event, Symbol};
use maud::{Markup, html};

/// Left of the first space, and the width of a row, in units of the drawing, 1000 wide.
const LEFT: usize = 60;
const LONG: usize = 900;
/// How far the first row is from the top, and the last from the bottom.
const TOP: usize = 6;
/// Markers are placed on two laps at most; whoever is further is shown on the second.
const LAPS: u16 = 200;

/// A drawing of the spaces.
pub(super) struct Strip {
    /// Spaces in all, and in a row.
    spaces: usize,
    row: usize,
    /// The height of a row.
    high: usize,
    /// How far under a row's top the signs stand, on which the markers go, and the numbers.
    line: usize,
    label: usize,
    /// The size of numbers and of signs.
    number: usize,
    sign: usize,
    /// Every which number is written; under none of them stands a sign.
    written: usize,
    /// Whether the signs are drawn, or spaces alone where they would be too small to read.
    signs: bool,
}

/// Numbers stand over their spaces, where no marker hides them.
pub(super) const WIDE: Strip = Strip {
    spaces: 100,
    row: 50,
    high: 50,
    line: 35,
    label: 9,
    number: 18,
    sign: 16,
    written: 5,
    signs: true,
};
const NARROW: Strip = Strip {
    spaces: 100,
    row: 25,
    high: 33,
    line: 16,
    label: 16,
    number: 32,
    sign: 25,
    written: 5,
    signs: false,
};
/// As many rows of it as are shown are as high as the other narrow one, so that the board keeps its size.
const LARGE: Strip = Strip {
    spaces: 20 * SHOWN,
    row: 20,
    high: 44,
    line: 22,
    label: 22,
    number: 33,
    sign: 34,
    written: 5,
    signs: true,
};
/// How many of its rows are shown, of how many.
const SHOWN: usize = 3;
const LARGE_ROWS: usize = 5;

impl Strip {
    /// The height of the whole drawing.
    pub(super) const fn height(&self) -> usize {
        2 * TOP + self.spaces / self.row * self.high
    }

    /// The middle of a space.
    pub(super) const fn middle(&self, space: usize) -> (usize, usize) {
        let (row, along) = (space / self.row, space % self.row);
        let step = LONG / self.row;
        (LEFT + step * along + step / 2, TOP + self.high * row + self.line)
    }

    fn view(&self) -> String {
        format!("0 0 1000 {}", self.height())
    }

    /// A band a row, on which only the numbers stand out.
    fn spaces(&self) -> Markup {
        html! {
            (self.ground())
            @for row in 0..self.spaces / self.row {
                g font-size=(self.number) transform={ "translate(0 " (TOP + self.high * row) ")" } { (self.row_drawn(row)) }
            }
        }
    }

    fn ground(&self) -> Markup {
        html! {
            path class="so-band" d=(self.band()) stroke-width=(self.high - 6) {}
            path class="so-way" d=(self.way()) {}
        }
    }

    fn row_drawn(&self, row: usize) -> Markup {
        let spaces = || data().track.iter().enumerate().skip(row * self.row).take(self.row);
        let written = |at: usize| at.is_multiple_of(self.written);
        let is_dot = |&(at, &symbol): &(usize, &Symbol)| {
            let seen = !written(at) || self.label < self.line;
            seen && (symbol == Symbol::Number || !self.signs)
        };
        let dot = |(at, _): (usize, &Symbol)| format!("M{} {}h0", self.middle(at).0, self.line);
        let dots: String = spaces().filter(is_dot).map(dot).collect();
        html! {
            @for (at, _) in spaces().filter(|&(at, _)| written(at)) {
                text class="so-space-no" x=(self.middle(at).0) y=(self.label) dy="0.36em" { (at) }
            }
            @if self.signs { @for at in (row * self.row..(row + 1) * self.row).step_by(BLOCK) { (self.block_of_signs(at)) } }
            path class="so-dots" d=(dots) {}
        }
    }

    /// The signs of a block of spaces, from this one on.
    fn block_of_signs(&self, at: usize) -> Markup {
        let step = LONG / self.row;
        let left = self.middle(at).0 - step / 2;
        let nth =
            blocks().iter().position(|&block| block == &data().track[at..at + BLOCK]).unwrap_or_default();
        html! { use href={ "#" (block_id(nth)) } x=(left) y=(self.line - self.sign / 2) width=(step * BLOCK) height=(self.sign) {} }
    }

    /// An arrow at the end of each row: the way on.
    fn way(&self) -> String {
        let half = self.sign / 4;
        let arrow = |row: usize| {
            let top = TOP + self.high * row + self.line - half;
            format!("M{} {top}l{half} {half}-{half} {half}", LEFT + LONG + 10)
        };
        (0..self.spaces / self.row).map(arrow).collect()
    }

    /// The middle of each band.
    fn band(&self) -> String {
        let row = |row: usize| {
            format!("M{} {}H{}", LEFT - 24, TOP + self.high * row + self.high / 2, LEFT + LONG + 18)
        };
        (0..self.spaces / self.row).map(row).collect()
    }
}

/// How many spaces make a block: a number, and signs.
const BLOCK: usize = 5;

/// The blocks of spaces that differ in their signs.
fn blocks() -> Vec<&'static [Symbol]> {
    let mut blocks = Vec::new();
    for block in data().track.chunks(BLOCK) {
        if !blocks.contains(&block) {
            blocks.push(block);
        }
    }
    blocks
}

fn block_id(nth: usize) -> String {
    format!("so-block-{nth}")
}

/// The signs of a block, as large as in the large strip.
fn block(nth: usize, block: &[Symbol]) -> Markup {
    let (step, sign) = (LONG / LARGE.row, LARGE.sign);
    let x = |at: usize| step * at + (step - sign) / 2;
    html! {
        symbol id=(block_id(nth)) viewBox={ "0 0 " (step * BLOCK) " " (sign) } {
            @for (at, symbol) in block.iter().enumerate() {
                @if let Symbol::Glyph(glyph) = symbol {
                    use class={ "so-track-sign so-" (glyph) } href={ "#so-" (glyph) } x=(x(at)) width=(sign) height=(sign) {}
                }
            }
        }
    }
}

/// The drawings of the spaces.
pub(super) fn symbols() -> Markup {
    html! {
        @for (nth, signs) in blocks().into_iter().enumerate() { (block(nth, signs)) }
        symbol id="so-track-wide" viewBox=(WIDE.view()) { (WIDE.spaces()) }
        symbol id="so-track-tall" viewBox=(NARROW.view()) { (NARROW.spaces()) }
        symbol id="so-track-large" viewBox=(LARGE.view()) { (LARGE.ground()) }
        symbol id="so-rows" {
            @for row in 0..LARGE_ROWS { g id={ "so-row-" (row) } font-size=(LARGE.number) { (LARGE.row_drawn(row)) } }
        }
    }
}

/// The classes of the place of a score.
fn place(score: u16) -> String {
    let at = if score < LAPS { score } else { 100 + score % 100 };
    format!("so-h-{} so-t-{} so-u-{}", at / 100, at / 10 % 10, at % 10)
}

/// From which row on the rows that are shown have all these spaces, if any have.
fn large(spaces: impl Iterator<Item = u16>) -> Option<usize> {
    let rows: Vec<usize> = spaces.map(|at| usize::from(at) / LARGE.row).collect();
    let (first, last) = (*rows.iter().min()?, *rows.iter().max()?);
    (last - first < SHOWN).then_some(first % LARGE_ROWS)
}

/// The track with its markers.
pub(super) fn track(sight: &Sight<'_>) -> Markup {
    let (lit, ghosts) = (lit(sight), ghosts(sight));
    let scores = sight.seats().map(|seat| sight.board().score(seat));
    let from = large(scores.chain(lit.iter().map(|&(_, at)| at)).chain(ghosts.iter().map(|&(_, at)| at)));
    html! {
        div id="so-track" class={ "so-track" @if let Some(from) = from { " is-large is-from-" (from) } } aria-hidden="true" {
            svg class="so-track-wide" viewBox=(WIDE.view()) { use href="#so-track-wide" {} }
            @match from {
                None => svg class="so-track-tall" viewBox=(NARROW.view()) { use href="#so-track-tall" {} },
                // After the last row comes the first again (`SO-11.3`).
                Some(from) => svg class="so-track-tall" viewBox=(LARGE.view()) {
                    use href="#so-track-large" {}
                    @for nth in 0..SHOWN { use href={ "#so-row-" ((from + nth) % LARGE_ROWS) } y=(TOP + LARGE.high * nth) {} }
                },
            }
            @for (id, score) in lit { span id={ "so-lit-" (id) } class={ "so-lit " (place(score)) } {} }
            @for (seat, score) in ghosts {
                span id={ "so-ghost-" (seat) } class={ "so-marker is-ghost " (place(score)) } { (token(seat)) }
            }
            @for seat in sight.seats() { (marker(sight, seat)) }
        }
    }
}

fn marker(sight: &Sight<'_>, seat: Seat) -> Markup {
    let board = sight.board();
    let score = board.score(seat);
    let together: Vec<Seat> =
        sight.seats().filter(|&other| board.score(other) % 100 == score % 100).collect();
    let nth = together.iter().position(|&other| other == seat).unwrap_or_default();
    let moved = moved(sight).is_some_and(|(mover, _, _)| mover == seat);
    html! {
        span id={ "so-marker-" (seat) }
            class={ "so-marker " (place(score)) " so-n-" (nth) " so-of-" (together.len()) @if moved { " is-moved" } } {
            (token(seat))
            @if score >= 100 { b class="so-lap" { "+" (score / 100 * 100) } }
        }
    }
}

/// Whose marker this step moves, from where and to where.
fn moved(sight: &Sight<'_>) -> Option<(Seat, u16, u16)> {
    match *sight.step? {
        Event::MarkerMoved { seat, from, to, .. }
        | Event::SetPoints { seat, from, to, .. }
        | Event::PenaltyStep { seat, from, to, .. } => Some((seat, from, to)),
        _ => None,
    }
}

/// The spaces that are lit: of a penalty from symbol to symbol, of Fraternity where the marker goes.
fn lit(sight: &Sight<'_>) -> Vec<(usize, u16)> {
    let spaces = match sight.step {
        Some(Event::PenaltyDue { seat, .. }) => vec![sight.board().score(*seat)],
        Some(Event::PenaltyStep { from, to, .. }) => vec![*from, *to],
        Some(Event::MarkerMoved {
            to,
            because: Because::FraternityBack | Because::FraternityForward,
            ..
        }) => {
            vec![*to]
        }
        _ => Vec::new(),
    };
    spaces.into_iter().enumerate().collect()
}

/// Where each rival's marker would go, while the viewer names one for Fraternity (`SO-6.9`).
fn ghosts(sight: &Sight<'_>) -> Vec<(Seat, u16)> {
    let asked = sight.scene.seat().filter(|_| !sight.legal.is_empty());
    let rivals = asked.into_iter().flat_map(|own| sight.board().rivals(own));
    rivals.filter_map(|rival| Some((rival, set_back(sight.view, rival)?.1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_spelled_in_digits() {
        assert_eq!(place(61), "so-h-0 so-t-6 so-u-1");
        assert_eq!(place(104), "so-h-1 so-t-0 so-u-4");
        assert_eq!(place(237), "so-h-1 so-t-3 so-u-7");
    }

    #[test]
    fn rows_are_read_like_lines() {
        assert_eq!(WIDE.middle(0), (69, 41));
        assert_eq!(WIDE.middle(49), (951, 41));
        assert_eq!(WIDE.middle(50), (69, 91));
        assert_eq!(NARROW.middle(99), (942, 121));
        assert_eq!(LARGE.middle(20), (82, 72));
        assert_eq!(LARGE.height(), NARROW.height());
        assert_eq!(LARGE_ROWS * LARGE.row, data().track.len());
    }

    #[test]
    fn three_rows_are_shown_where_all_stand_on_them() {
        assert_eq!(large([3, 49].into_iter()), Some(0));
        assert_eq!(large([26, 74].into_iter()), Some(1));
        assert_eq!(large([98, 104].into_iter()), Some(4));
        assert_eq!(large([3, 63].into_iter()), None);
    }

    #[test]
    fn every_space_is_drawn_once() {
        let drawn = symbols().into_string();
        let blocks = blocks();
        assert_eq!(drawn.matches("so-track-sign").count(), blocks.len() * (BLOCK - 1));
        let used: usize =
            (0..blocks.len()).map(|nth| drawn.matches(&format!("#so-block-{nth}")).count()).sum();
        assert_eq!(used, 2 * data().track.len() / BLOCK);
        assert_eq!(drawn.matches("so-space-no").count(), 60);
        assert_eq!(drawn.matches("h0").count(), 100);
    }
}
