//! The scoring of a finished game: podium, every path item by item, the story in a plot, columns and hands.

use super::art::{card_mini, emblem, marker, tile};
use super::players;
use super::{Sight, capital};
use crate::pages::numbers::{gain, number};
use crate::pages::pieces::{name, shape, token};
use crate::pages::result::podium;
use engine::any::AnyEvent;
use engine::{Scores, Seat};
use games::keltis::data::MAX_SEATS;
use games::keltis::preview::path_values;
use games::keltis::score::{Tally, marker_value, tally, wish_value};
use games::keltis::{Colour, Event, Keltis, Tile};
use maud::{Markup, html};
use table::Told;

/// The whole page below the heading.
pub(super) fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
    html! {
        (scene(sight))
        (items(sight))
        div class="end-grid" {
            section class="card" {
                h2 { (sight.t("story-points")) }
                (plot(sight, &story(sight, told)))
            }
            section class="card k-tables" {
                h2 { (sight.t("on-the-table")) }
                @for seat in by_points(sight) {
                    article { h3 { (token(seat)) (sight.scene.name(seat)) } div class="k-things" { (players::things(sight, seat)) } }
                }
            }
        }
    }
}

/// Seats by score, best first.
fn by_points(sight: &Sight<'_>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = sight.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(tally(sight.board(), seat).total));
    seats
}

/// The podium among standing stones.
fn scene(sight: &Sight<'_>) -> Markup {
    let totals: Vec<i32> = sight.seats().map(|seat| tally(sight.board(), seat).total).collect();
    html! {
        section class="end-scene card board-frame" {
            svg class="end-bg" viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href="#keltis-ground" {} }
            (podium(&Scores::by_points(&totals), sight.scene.names))
        }
    }
}

/// Where each player's points came from: a column for each player, best first.
fn items(sight: &Sight<'_>) -> Markup {
    let seats = by_points(sight);
    let tallies: Vec<Tally> = seats.iter().map(|&seat| tally(sight.board(), seat)).collect();
    html! {
        section class="card end-table" {
            div class="card-head" {
                h2 { (sight.t("sources")) }
                span class="soft" { (sight.t("sources-how")) }
            }
            div class="scroll-x" tabindex="0" {
                table class="ledger k-ledger" {
                    thead { tr {
                        td {}
                        @for &seat in &seats { th scope="col" { span class="ledger-who" { (token(seat)) (name(sight.scene.name(seat))) } } }
                    } }
                    tbody {
                        @for path in Colour::ALL { (path_row(sight, &seats, path)) }
                        tr {
                            th scope="row" { span { (tile(Tile::Two)) (sight.t("number-tiles-short")) } }
                            @for tally in &tallies { td { (tally.points) } }
                        }
                        tr {
                            th scope="row" { span { (tile(Tile::Wish)) (sight.t("wishing-stones")) } }
                            @for tally in &tallies { td class=(gain(tally.wish_value)) { (number(tally.wish_value)) small { "×" (tally.wishes) } } }
                        }
                        tr {
                            th scope="row" { (sight.t("sum")) }
                            @for tally in &tallies { td class="sum" { (number(tally.total)) } }
                        }
                    }
                }
            }
            (left_in_hand(sight))
        }
    }
}

/// What each player's marker on a path is worth.
fn path_row(sight: &Sight<'_>, seats: &[Seat], path: Colour) -> Markup {
    html! {
        tr {
            th scope="row" { span { (emblem(path)) (capital(&sight.colour(path))) } }
            @for &seat in seats {
                @let worth = path_values(sight.board(), seat)[path.index()];
                td class=(gain(worth.value)) {
                    @match worth.kind {
                        None => "·",
                        Some(kind) => { span class="k-item" { (marker(seat, kind)) (number(worth.value)) } small { (sight.tr("on-stone", &[("step", worth.step.into())])) } }
                    }
                }
            }
        }
    }
}

/// `KE-13.6`: the cards that were left, which count nothing.
fn left_in_hand(sight: &Sight<'_>) -> Markup {
    html! {
        h3 class="k-left-head" { (sight.t("left-in-hand")) }
        ul class="k-left" {
            @for seat in by_points(sight) {
                li { (token(seat)) span class="sr" { (sight.scene.name(seat)) ": " }
                    @for card in sight.public.known_hand(seat).iter() { (card_mini(card, &sight.card(card))) } }
            }
        }
    }
}

/// The scores of all seats, had the game ended there: at the start and after each turn.
fn story(sight: &Sight<'_>, told: &[Told]) -> Vec<[i32; MAX_SEATS]> {
    let mut moments = vec![[wish_value(0); MAX_SEATS]];
    let mut paths = [[0; Colour::COUNT]; MAX_SEATS];
    let mut stones = [wish_value(0); MAX_SEATS];
    let mut points = [0; MAX_SEATS];
    let now =
        |paths: &[[i32; Colour::COUNT]; MAX_SEATS], points: &[i32; MAX_SEATS], stones: &[i32; MAX_SEATS]| {
            std::array::from_fn(|seat| paths[seat].iter().sum::<i32>() + points[seat] + stones[seat])
        };
    let mut begun = false;
    for event in told.iter().filter_map(|told| AnyEvent::downcast::<Keltis>(&told.event)) {
        match event {
            // The first turn begins with the moment that is there already.
            Event::CardLaid { .. } | Event::CardDiscarded { .. } if !std::mem::replace(&mut begun, true) => {}
            Event::CardLaid { .. } | Event::CardDiscarded { .. } => {
                moments.push(now(&paths, &points, &stones));
            }
            Event::MarkerMoved { seat, path, kind, to, .. } => {
                paths[seat.index()][path.index()] = marker_value(*to, *kind);
            }
            Event::PointsScored { seat, score, .. } => points[seat.index()] = i32::from(*score),
            Event::WishTaken { seat, value, .. } => stones[seat.index()] = *value,
            _ => {}
        }
    }
    moments.push(now(&paths, &points, &stones));
    debug_assert!(
        sight
            .seats()
            .all(|seat| moments[moments.len() - 1][seat.index()] == tally(sight.board(), seat).total)
    );
    moments
}

/// The plot's drawing area.
const PLOT: Area = Area { left: 44.0, right: 500.0, top: 20.0, bottom: 210.0 };

struct Area {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Area {
    fn x(&self, at: usize, last: usize) -> f32 {
        (self.right - self.left).mul_add(at as f32 / last.max(1) as f32, self.left)
    }

    fn y(&self, points: i32, (low, high): (i32, i32)) -> f32 {
        (self.top - self.bottom).mul_add((points - low) as f32 / (high - low) as f32, self.bottom)
    }
}

/// Scores over the turns, a line for each player.
fn plot(sight: &Sight<'_>, moments: &[[i32; MAX_SEATS]]) -> Markup {
    let seats: Vec<Seat> = sight.seats().collect();
    let of = |moment: &[i32; MAX_SEATS]| seats.iter().map(|seat| moment[seat.index()]).collect::<Vec<_>>();
    let all = || moments.iter().flat_map(of);
    let low = all().min().unwrap_or(0).min(0).div_euclid(20) * 20;
    let high = (all().max().unwrap_or(0).max(1) - 1).div_euclid(10) * 10 + 10;
    let grid = if high - low > 50 { 20 } else { 10 };
    let bounds = (low, high);
    let last = moments.len() - 1;
    html! {
        svg class="plot" viewBox="0 0 560 246" role="img" aria-label=(sight.t("plot")) {
            @for points in (low..=high).step_by(grid) {
                path class={ "plot-grid" @if points == 0 { " is-zero" } } d={ "M36 " (PLOT.y(points, bounds)) "H500" } {}
                text class="plot-text" x="30" y=(PLOT.y(points, bounds) + 5.0) text-anchor="end" { (number(points)) }
            }
            text class="plot-text" x="268" y="238" text-anchor="middle" { (sight.tr("turns", &[("count", last.into())])) }
            @for seat in &seats { g class={ "p" (seat) } { path class="plot-line" d=(line(moments, *seat, bounds)) {} } }
            @for (seat, y) in ends(&seats, &moments[last], bounds) {
                use class={ "tok-p p" (seat) } href={ "#" (shape(seat)) } x="506" y=(y) width="16" height="16" {}
            }
        }
    }
}

fn line(moments: &[[i32; MAX_SEATS]], seat: Seat, bounds: (i32, i32)) -> String {
    let last = moments.len() - 1;
    let points = moments
        .iter()
        .enumerate()
        .map(|(at, moment)| format!("{:.1} {:.1}", PLOT.x(at, last), PLOT.y(moment[seat.index()], bounds)));
    format!("M{}", points.collect::<Vec<_>>().join("L"))
}

/// Where the players' shapes stand at the ends of their lines: below each other where they would overlap.
fn ends(seats: &[Seat], last: &[i32; MAX_SEATS], bounds: (i32, i32)) -> Vec<(Seat, f32)> {
    let mut placed: Vec<(Seat, f32)> =
        seats.iter().map(|&seat| (seat, PLOT.y(last[seat.index()], bounds) - 8.0)).collect();
    placed.sort_by(|a, b| a.1.total_cmp(&b.1));
    for at in 1..placed.len() {
        placed[at].1 = placed[at].1.max(placed[at - 1].1 + 17.0);
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_at_the_ends_of_lines_do_not_cover_each_other() {
        let seats: Vec<Seat> = Seat::all(4).collect();
        let ends = ends(&seats, &[10, 10, 10, -4], (-10, 20));
        assert!(ends.windows(2).all(|pair| pair[1].1 - pair[0].1 >= 17.0), "{ends:?}");
        assert_eq!(ends[3].0, Seat::new(3), "the lowest score is the lowest line");
    }
}
