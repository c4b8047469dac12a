//! The odds panel: exact chances of the leg, what each action is worth, and how the race may end.

use super::art::camel;
use super::{RACERS, Sight};
use crate::drawing::numbers::{decimal, percent, value};
use crate::drawing::pieces::token;
use engine::Seat;
use games::camel_up::odds::{Estimate, LegOdds, LongRun, action_values, finish_value, long_run};
use games::camel_up::race::{Race, Racer, Side};
use games::camel_up::{Action, Board, Deck, Phase};
use hall::Once;
use maud::{Markup, html};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::Arc;

/// How many races are played out for the long run: standard errors stay below half a percent.
const RACES: u32 = 20_000;
/// How many places for the own tile are listed.
const TILES: usize = 3;

/// The answers to how many questions are remembered. Many viewers of a table ask the same.
const REMEMBERED: usize = 64;
/// Legs are asked for with the own tile on each space that is free, either side up.
const TILES_REMEMBERED: usize = 256;

/// What the odds of a leg depend on: where camels stand, tiles lie and which dice are out.
type Place = (Race, u64, u8);

/// What each action is worth.
type Values = Vec<(Action, f64)>;

static CHANCES: Once<Place, (LegOdds, LongRun)> = Once::new(REMEMBERED);
static LEGS: Once<Place, LegOdds> = Once::new(TILES_REMEMBERED);
static VALUES: Once<(Board, Seat), Values> = Once::new(REMEMBERED);

fn place(board: &Board) -> Place {
    (board.race, board.tiles.tiles().key(), board.dice.out().bits())
}

/// The exact odds of the leg.
pub(super) fn leg(board: &Board) -> Arc<LegOdds> {
    LEGS.get(place(board), || LegOdds::of(board.race, board.tiles.tiles(), board.dice.out()))
}

/// The exact odds of the leg, and those of the race by playing it out.
pub(super) fn chances(board: &Board) -> Arc<(LegOdds, LongRun)> {
    let (tiles, out) = (board.tiles.tiles(), board.dice.out());
    CHANCES.get(place(board), || {
        // The same position gives every viewer the same numbers.
        let mut rng = SmallRng::seed_from_u64(board.race.key() ^ tiles.key() ^ u64::from(out.bits()) << 56);
        (*leg(board), long_run(board.race, tiles, out, RACES, &mut rng))
    })
}

fn values(board: &Board, seat: Seat) -> Arc<Values> {
    VALUES.get((*board, seat), || action_values(board, seat))
}

/// What an action of the viewer is worth on average in this leg, where the table shows odds.
pub(super) fn worth(sight: &Sight<'_>, action: Action) -> Option<f64> {
    let seat = sight.scene.seat().filter(|_| sight.scene.odds)?;
    values(sight.board(), seat).iter().find(|(other, _)| *other == action).map(|(_, worth)| *worth)
}

/// The chance that a finish card of the viewer is right in a deck, and what it is worth there on average, where the table
/// shows odds.
pub(super) fn card(sight: &Sight<'_>, deck: Deck, racer: Racer) -> Option<(f64, f64)> {
    let seat = sight.scene.seat().filter(|_| sight.scene.odds)?;
    let chance = chances(sight.board()).1.chance(deck, racer);
    Some((chance, finish_value(&sight.public.decks, seat, deck, chance)))
}

/// The odds panel.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    if board.phase != Phase::Turn {
        return html! { p class="empty" { (sight.t("odds-later")) } };
    }
    let known = chances(board);
    let (leg, long) = &*known;
    let seat = sight.scene.seat().or(board.active());
    html! {
        h3 { (sight.t("odds-leg")) }
        (leg_bars(sight, leg))
        p class="soft odds-note" { (sight.tr("odds-end", &[("chance", percent(leg.race_ends).into())])) }
        @if let Some(seat) = seat {
            h3 { (sight.t("odds-values")) " " @if sight.scene.seat().is_none() { (token(seat)) } }
            (value_list(sight, &values(board, seat)))
        }
        h3 { (sight.t("odds-race")) }
        (long_table(sight, long))
        p class="soft odds-note" { (sight.tr("odds-how", &[("races", long.races.into())])) }
    }
}

/// Each racer with its chance to lead (full colour) and to be second (light), best first.
fn leg_bars(sight: &Sight<'_>, leg: &LegOdds) -> Markup {
    let mut racers = RACERS;
    racers.sort_by(|a, b| {
        leg.places[b.index()].partial_cmp(&leg.places[a.index()]).unwrap_or(std::cmp::Ordering::Equal)
    });
    html! {
        div class="bars" {
            @for racer in racers {
                @let [first, second, .., last] = leg.places[racer.index()];
                div class="bars-row" title=(bar_words(sight, racer, first, second, last)) {
                    (camel(racer))
                    svg class={ "meter camel-" (racer) } viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                        rect class="bar-1" width=(width(first)) height="10" {}
                        rect class="bar-2" x=(width(first)) width=(width(second)) height="10" {}
                    }
                    span class="sr" { (bar_words(sight, racer, first, second, last)) }
                    span class="num" aria-hidden="true" { (percent(first)) small { (percent(second)) } }
                }
            }
        }
    }
}

fn width(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

fn bar_words(sight: &Sight<'_>, racer: Racer, first: f64, second: f64, last: f64) -> String {
    let camel = sight.camel(racer);
    let values = [
        ("camel", camel.into()),
        ("first", percent(first).into()),
        ("second", percent(second).into()),
        ("last", percent(last).into()),
    ];
    sight.tr("odds-bar", &values)
}

/// What each action is worth, best first; of tile spots and partners only the best.
fn value_list(sight: &Sight<'_>, values: &[(Action, f64)]) -> Markup {
    let mut best: Vec<(Action, f64)> = values.to_vec();
    best.sort_by(|a, b| b.1.total_cmp(&a.1));
    let (mut tiles, mut allies) = (0, 0);
    best.retain(|(action, _)| match action {
        Action::Tile { .. } => {
            tiles += 1;
            tiles <= TILES
        }
        Action::Ally(_) => {
            allies += 1;
            allies <= 1
        }
        _ => true,
    });
    html! {
        ul class="values" {
            @for (action, worth) in best {
                li { span { (action_words(sight, action)) } b class="num" { (value(sight.lang, worth)) } }
            }
        }
    }
}

fn action_words(sight: &Sight<'_>, action: Action) -> Markup {
    match action {
        Action::Bet(racer) => {
            let printed = sight.board().tickets.left(racer).first().copied().unwrap_or_default();
            let words = sight.tr("ticket", &[("camel", racer.name().into()), ("value", printed.into())]);
            html! { (camel(racer)) (words) }
        }
        Action::Tile { side, space } => {
            let words = sight.tr(
                if side == Side::Cheer { "cheer-on" } else { "boo-on" },
                &[("space", space.number().into())],
            );
            html! { (super::art::tile(side)) (words) }
        }
        Action::Roll => {
            html! { (crate::drawing::pieces::icon("pyramid", "0 0 280 210", "")) (sight.t("roll")) }
        }
        Action::Ally(partner) => {
            html! { (crate::drawing::pieces::line_icon("hands")) (sight.scene.name(partner)) }
        }
        Action::Finish { .. } | Action::Stack(_) | Action::Crazy(_) => html! {},
    }
}

/// Chances to win and to lose the race, estimated, with their standard errors.
fn long_table(sight: &Sight<'_>, long: &LongRun) -> Markup {
    let mut racers = RACERS;
    racers.sort_by(|a, b| long.winner[b.index()].chance.total_cmp(&long.winner[a.index()].chance));
    html! {
        table class="ledger odds-race" {
            thead { tr { td {} th scope="col" { (sight.t("wins-race")) } th scope="col" { (sight.t("loses-race")) } } }
            tbody {
                @for racer in racers {
                    tr {
                        th scope="row" { (camel(racer)) span class="sr" { (sight.camel(racer)) } }
                        td { (estimate(sight, long.winner[racer.index()])) }
                        td { (estimate(sight, long.loser[racer.index()])) }
                    }
                }
            }
        }
    }
}

fn estimate(sight: &Sight<'_>, estimate: Estimate) -> Markup {
    let per_cent = |share: f64| decimal(sight.lang, share * 100.0, 1);
    html! { (per_cent(estimate.chance)) "%" small class="soft" { " ± " (per_cent(estimate.error)) } }
}
