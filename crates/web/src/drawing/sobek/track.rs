//! The score track: a strip of papyrus on which the spaces run to and fro, four rows of twenty-five.
//!
//! The spaces are drawn once a page, as two symbols: flat ones for wide screens and tall ones for narrow.
//! Markers lie over them. A marker's classes spell its place in digits (`h-0 t-6 u-1` is 61), from which the
//! style sheet computes a place on the strip; as the place is a registered property, a marker whose classes
//! change walks along the spaces.

use super::Sight;
use crate::drawing::pieces::token;
use engine::Seat;
use games::sobek::data::data;
use games::sobek::preview::set_back;
use games::sobek::{Because, Event, Symbol};
use maud::{Markup, html};

/// Spaces in a row.
pub(super) const ROW: usize = 25;
/// The width of a space, in units of the drawing, 1000 wide.
pub(super) const WIDTH: usize = 36;
/// Left of the first space.
pub(super) const LEFT: usize = 60;
/// How far the first row is from the top, and the last from the bottom.
const TOP: usize = 6;
/// The height of a row of the flat drawing.
const FLAT: usize = 34;
/// The height of a row of the tall drawing.
const TALL: usize = 42;
/// Markers are placed on two laps at most; whoever is further is shown on the second.
const LAPS: u16 = 200;

/// The height of a drawing whose rows are so high.
pub(super) const fn high(row: usize) -> usize {
    2 * TOP + 4 * row
}

/// The middle of a row of the flat drawing.
pub(super) const fn middle(row: usize) -> usize {
    TOP + FLAT * row + FLAT / 2
}

/// The height of the flat drawing.
pub(super) const HIGH: usize = high(FLAT);

/// The two drawings of the spaces.
pub(super) fn symbols() -> Markup {
    html! {
        symbol id="so-track-wide" viewBox=(view(FLAT)) { (spaces(FLAT, 26)) }
        symbol id="so-track-tall" viewBox=(view(TALL)) { (spaces(TALL, 35)) }
    }
}

fn view(row: usize) -> String {
    format!("0 0 1000 {}", high(row))
}

/// All spaces, rows `height` apart, with numbers of the size `number`: one band to and fro, on which only the fives
/// stand out.
fn spaces(height: usize, number: usize) -> Markup {
    // After the last comes space 0 again (`SO-11.3`).
    let track = &data().track;
    let sign = 24;
    html! {
        path class="so-band" d=(band(height)) stroke-width=(height - 6) {}
        @for (row, spaces) in track.chunks(ROW).enumerate() {
            g transform={ "translate(0 " (TOP + height * row) ")" } font-size=(number) {
                @for (along, symbol) in spaces.iter().enumerate() {
                    @let column = if row % 2 == 0 { along } else { ROW - 1 - along };
                    @let x = LEFT + WIDTH * column;
                    @match symbol {
                        Symbol::Number => {
                            text class="so-space-no" x=(x + WIDTH / 2) y=(height / 2) dy="0.36em" { (ROW * row + along) }
                        },
                        Symbol::Glyph(glyph) => use class={ "so-track-sign so-" (glyph) } href={ "#so-" (glyph) }
                            x=(x + (WIDTH - sign) / 2) y=((height - sign) / 2) width=(sign) height=(sign) {},
                    }
                }
            }
        }
    }
}

/// The middle of the band: where a row ends it turns into the next.
fn band(height: usize) -> String {
    let (right, half) = (LEFT + WIDTH * ROW, height / 2);
    let turn = |sweep: u8| format!("a{half} {half} 0 0 {sweep} 0 {height}");
    let there = format!("H{right}{}", turn(1));
    format!("M{} {}{there}H{LEFT}{}{there}H{LEFT}", LEFT - 24, TOP + half, turn(0))
}

/// The classes of the place of a score.
fn place(score: u16) -> String {
    let at = if score < LAPS { score } else { 100 + score % 100 };
    format!("so-h-{} so-t-{} so-u-{}", at / 100, at / 10 % 10, at % 10)
}

/// The track with its markers.
pub(super) fn track(sight: &Sight<'_>) -> Markup {
    html! {
        div id="so-track" class="so-track" aria-hidden="true" {
            svg class="so-track-wide" viewBox=(view(FLAT)) { use href="#so-track-wide" {} }
            svg class="so-track-tall" viewBox=(view(TALL)) { use href="#so-track-tall" {} }
            @for (id, score) in lit(sight) { span id={ "so-lit-" (id) } class={ "so-lit " (place(score)) } {} }
            @for (seat, score) in ghosts(sight) {
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
    fn every_space_is_drawn_once() {
        let drawn = symbols().into_string();
        assert_eq!(drawn.matches("so-track-sign").count(), 160);
        assert_eq!(drawn.matches("so-space-no").count(), 40);
    }
}
