//! The board: ten tiles in a ring, the pawns on their way round, and in the middle what happens now.
//!
//! Units are those of the drawing, 1000 × 732: four by three places of 250 × 244. The style sheet knows where a
//! space is: `.ten-1.one-7.lap-1` sets the distance, from which it computes a point of the loop, so that a pawn whose class
//! changes flies along the track. Pawns are pictures of their own over the drawing, in the order of seats.

use super::Sight;
use super::art::tones;
use super::pace::flight;
use super::spread::{Spot, beside, spread};
use super::{centre, fire};
use crate::drawing::pieces::{icon, shape};
use crate::words::capital;
use engine::Seat;
use games::dragon_racer::data::{Data, data};
use games::dragon_racer::preview::fire_sets;
use games::dragon_racer::{Event, Phase, Realm, Side, Tile};
use maud::{Markup, html};

/// The corners of the ten places, in the order of flight.
const PLACES: [(i32, i32); 10] = [
    (0, 488),
    (0, 244),
    (0, 0),
    (250, 0),
    (500, 0),
    (750, 0),
    (750, 244),
    (750, 488),
    (500, 488),
    (250, 488),
];
/// Names with more letters are written smaller, so that they end on their tile.
const LONG: usize = 12;
/// The farthest lap that the style sheet knows.
const LAPS: u16 = 4;

/// What lies at a place of the track.
enum Place {
    Open(Tile),
    /// Still covered; counted from 0 in the order of discovery.
    Covered(usize),
}

fn place(sight: &Sight<'_>, name: &str) -> Place {
    let corner = Tile::all().find(|tile| tile.side() == Side::Corner && tile.realm().name() == name);
    let at = (0..games::dragon_racer::data::COVERED).find(|&at| Data::covered_place(at) == name).unwrap_or(0);
    match corner.or_else(|| sight.board().tile_at(at)) {
        Some(tile) => Place::Open(tile),
        None => Place::Covered(at),
    }
}

/// The board in this moment.
pub(super) fn board(sight: &Sight<'_>) -> Markup {
    let spots = spread(&distances(sight));
    html! {
        p class="sr" { (description(sight)) }
        div id="board" class="dr-board" {
            svg viewBox="0 0 1000 732" aria-hidden="true" {
                rect class="dr-middle" width="1000" height="732" {}
                use href="#dragon-dusk" x="250" y="244" width="500" height="244" {}
                rect class="dr-middle dr-veil" x="250" y="244" width="500" height="244" {}
                @for (name, at) in data().places.iter().zip(PLACES) { (ground(sight, name, at)) }
                path class="dr-tile-line" d="M250 0V732M500 0V244M750 0V732M0 244H1000M0 488H1000M500 488V732" {}
                use href="#dragon-track" width="1000" height="732" {}
                @for (name, at) in data().places.iter().zip(PLACES) { (sign(sight, name, at)) }
                @for (seat, place) in Seat::all(sight.board().seats()).zip(&spots) { (foot(sight, seat, *place)) }
            }
            (centre::centre(sight))
            div class="dr-pawns" aria-hidden="true" {
                (ghosts(sight, &spots))
                @for (seat, place) in Seat::all(sight.board().seats()).zip(&spots) { (pawn(sight, seat, *place)) }
            }
        }
    }
}

fn ground(sight: &Sight<'_>, name: &str, (x, y): (i32, i32)) -> Markup {
    let place = place(sight, name);
    let new = matches!(sight.step, Some(Event::TileRevealed { place, .. }) if *place == name);
    html! {
        g id={ "place-" (name) } class={ "dr-tile" @if new { " is-new" } } {
            @match place {
                Place::Open(tile) => use class={ "dr-realm-" (tile.realm()) } href={ "#realm-" (tile.realm()) } x=(x) y=(y) width="250" height="244" {},
                Place::Covered(at) => use href={ "#tile-" (if at < 3 { Side::Upper } else { Side::Lower }) } x=(x) y=(y) width="250" height="244" {},
            }
        }
    }
}

/// The name of a tile with the marks of its realm and colour, or the turn in which it is discovered.
fn sign(sight: &Sight<'_>, name: &str, (x, y): (i32, i32)) -> Markup {
    let tile = match place(sight, name) {
        Place::Open(tile) => tile,
        Place::Covered(at) => {
            let words = sight.tr("turn-short", &[("turn", (at + 2).into())]);
            return html! { text class="dr-tile-name dr-tile-when" x=(x + 125) y=(y + 222) text-anchor="middle" { (words) } };
        }
    };
    // In the upper rows the marks stand at the top of a tile, in the lower row at its foot, always at the outer side.
    let outer = x == 750;
    let (left, top) = (x + if outer { 226 } else { 24 }, y + if y == 488 { 220 } else { 24 });
    let second = top + if y == 488 { -30 } else { 30 };
    // Beside the upright parts of the track a name stands along the edge, so that no dragon flies over it.
    let upright = y == 244;
    let (text, anchor) = if outer && !upright { (left - 26, "end") } else { (left + 26, "start") };
    let (angle, along) = if outer { (90, 33) } else { (-90, -238) };
    let realm = sight.realm(tile.realm());
    let long = realm.chars().count() > LONG;
    let again = is_again(sight, name, tile.realm());
    let turned = upright.then(|| format!("rotate({angle} {left} {top}) translate({along} 0)"));
    html! {
        g class="dr-tile-badge" transform-origin={ (left) " " (top) } {
            circle class="dr-tile-disc" cx=(left) cy=(top) r="17" {}
            g class="dr-tile-icon" { use href={ "#realm-mark-" (tile.realm()) } x=(left - 11) y=(top - 11) width="22" height="22" {} }
            circle class={ "dr-tile-disc " (tones(tile.colour())) } cx=(left) cy=(second) r="13" {}
            use class=(tones(tile.colour())) href={ "#colour-" (tile.colour()) } x=(f64::from(left) - 8.5) y=(f64::from(second) - 8.5) width="17" height="17" {}
        }
        text class={ "dr-tile-name" @if upright { " is-upright" } @if long { " is-long" } @if again { " is-again" } } x=(text) y=(top + 7) text-anchor=(anchor) transform=[turned] {
            tspan class="dr-whole" { (realm) }
            tspan class="dr-short" dy="6" { (sight.t(&format!("short-{}", tile.realm()))) }
        }
    }
}

/// Whether a place before this one has the name of its realm already; a small board then has the marks alone.
fn is_again(sight: &Sight<'_>, name: &str, realm: Realm) -> bool {
    let mut before = data().places.iter().take_while(|&&at| at != name);
    before.any(|other| matches!(place(sight, other), Place::Open(tile) if tile.realm() == realm))
}

/// How far each seat has flown.
fn distances(sight: &Sight<'_>) -> Vec<u16> {
    Seat::all(sight.board().seats()).map(|seat| sight.board().distance(seat)).collect()
}

/// The classes that put a pawn after so many spaces.
fn spot(distance: u16) -> String {
    let lap = data().lap;
    format!("{} lap-{}", at_space(distance % lap), (distance / lap).min(LAPS))
}

/// The classes of a space of the track: its tens and its ones, so that the style sheet need not list them all.
pub(super) fn at_space(space: u16) -> String {
    format!("ten-{} one-{}", space / 10, space % 10)
}

fn pawn(sight: &Sight<'_>, seat: Seat, place: Spot) -> Markup {
    let moving = match sight.step {
        Some(Event::DragonFired { seat: flyer, speed, .. }) if *flyer == seat => Some(*speed),
        Some(Event::TalentMoved { seat: flyer, movement, .. }) if *flyer == seat => Some(*movement),
        Some(Event::RealmScored { leaders, movement, .. }) if leaders.contains(seat) => Some(*movement),
        _ => None,
    };
    let mut class = format!("dr-pawn {} {} p{seat}", spot(sight.board().distance(seat)), place.class());
    if sight.board().flyer() == Some(seat) {
        class.push_str(" is-active");
    }
    if sight.scene.seat() == Some(seat) {
        class.push_str(" is-own");
    }
    if let Some(spaces) = moving {
        class.push_str(" is-flying ");
        class.push_str(flight(spaces).0);
    }
    html! { svg id={ "pawn-" (seat) } class=(class) viewBox="0 0 64 56" { (pawn_drawing(seat, place)) } }
}

/// Of a pawn that a crowd keeps from its space: a line to a dot that stands there.
fn foot(sight: &Sight<'_>, seat: Seat, place: Spot) -> Markup {
    let Some(((x, y), (to_x, to_y))) = place.foot(sight.board().distance(seat)) else { return html! {} };
    html! {
        g id={ "foot-" (seat) } class={ "dr-foot p" (seat) } {
            path d={ (format!("M{x:.0} {y:.0}L{to_x:.0} {to_y:.0}")) } {}
            circle cx={ (format!("{to_x:.0}")) } cy={ (format!("{to_y:.0}")) } r="9" {}
        }
    }
}

/// A pawn with the shape of its seat, which is large where the dragon is small.
fn pawn_drawing(seat: Seat, place: Spot) -> Markup {
    let (round, wide) = if place.close { (19.0, 26.0) } else { (10.5, 14.0) };
    html! {
        g class="turn" { use href="#dragon-pawn" width="64" height="56" {} }
        circle class="dr-pawn-disc" cx="32" cy="31" r=(round) {}
        use class="tok-in" href={ "#" (shape(seat)) } x=(32.0 - wide / 2.0) y=(31.0 - wide / 2.0) width=(wide) height=(wide) {}
    }
}

/// Where the viewer's pawn would land with each set of dragons; the style sheet shows that of the set chosen.
fn ghosts(sight: &Sight<'_>, spots: &[Spot]) -> Markup {
    let Some(seat) =
        sight.scene.seat().filter(|_| sight.board().phase == Phase::Fire && !sight.legal.is_empty())
    else {
        return html! {};
    };
    let mut others: Vec<_> = distances(sight).into_iter().zip(spots.iter().copied()).collect();
    others.remove(seat.index());
    let from = sight.board().distance(seat);
    html! {
        @for set in fire_sets(sight.board(), seat, sight.drafted(seat)) {
            @let mask = fire::mask(&set.slots);
            @let to = from + set.total;
            @let place = beside(to, &others);
            svg id={ "ghost-" (mask) } class={ "dr-pawn dr-ghost " (spot(to)) " " (place.class()) " p" (seat) (fire::ticked(mask)) } viewBox="0 0 64 56" {
                (pawn_drawing(seat, place))
            }
        }
    }
}

/// The number that marks the lap of a pawn, from the second on.
pub(super) fn lap(sight: &Sight<'_>, seat: Seat) -> Option<u16> {
    Some(sight.board().distance(seat) / data().lap + 1).filter(|&lap| lap > 1)
}

/// The position in words, for those who do not see it.
fn description(sight: &Sight<'_>) -> String {
    let mut words = vec![super::pace::progress(sight) + "."];
    for (at, name) in data().places.iter().enumerate() {
        let tile = match place(sight, name) {
            Place::Open(tile) => sight.tile(tile),
            Place::Covered(at) => sight.t(if at < 3 { "tile-upper" } else { "tile-lower" }),
        };
        let first = at as u16 * data().spaces_per_tile;
        let here =
            |seat: &Seat| (first..first + data().spaces_per_tile).contains(&sight.board().space(*seat));
        for seat in Seat::all(sight.board().seats()).filter(here) {
            let values = [
                ("name", sight.scene.name(seat).into()),
                ("distance", sight.board().distance(seat).into()),
                ("tile", tile.as_str().into()),
                ("lap", (sight.board().distance(seat) / data().lap + 1).into()),
            ];
            words.push(sight.tr("describe-pawn", &values));
        }
    }
    capital(&words.join(" "))
}

/// A small pawn, to stand beside a word.
pub(super) fn small_pawn(seat: Seat) -> Markup {
    icon("dragon-pawn", "0 0 64 56", &format!("dr-small-pawn p{seat}"))
}
