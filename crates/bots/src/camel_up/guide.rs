//! What a search is told of Camel Up.

use super::{LEAST_CHANCE, PATIENCE, RACES, WORKSPACE};
use crate::search::{Guide, Worth};
use engine::random::{PlayoutRng, pick};
use engine::{Game, Seat, View};
use games::camel_up::data::data;
use games::camel_up::odds::{LegOdds, LongRun, action_values_with, finish_value, long_run};
use games::camel_up::race::{Die, Racer, Side, Space};
use games::camel_up::score::finish_reward;
use games::camel_up::{Action, Board, CamelUp, Deck, Phase};

/// Plays by rough odds of the leg to its end, and judges positions then by money and by what the finish cards played
/// are worth. At the root the odds are exact.
#[derive(Clone, Copy, Debug, Default)]
pub struct OddsGuide;

/// Legs played out for the rough odds of a decision in a playout.
const LEGS: u32 = 48;
/// Races played out to judge finish cards where a playout stops.
const LAST_RACES: u32 = 24;
/// What a decision must be worth at least to be made in place of rolling, in EP: less than a roll brings, since that
/// shows others what to bet on.
const LEAST: f64 = 0.9;
/// How many EP make a position e times as likely to be won at the end, and more of them at the start of the race.
const SPREAD: f32 = 12.0;
const SPREAD_AT_START: f32 = 6.0;
/// How many EP make a decision e times as promising.
const DOUBT: f64 = 0.4;
/// The worth of what is not worth thinking of, in EP.
const FAR: f64 = -2.0;
/// What the side that sends back is worth less than the other, where the odds tell no difference.
const BOO: f64 = 0.05;

/// Chances to win and to lose the race, by deck and racer.
type Chances = [[f64; Racer::COUNT]; 2];

impl Guide<CamelUp> for OddsGuide {
    fn play(&self, world: &CamelUp, seat: Seat, rng: &mut PlayoutRng, buffer: &mut Vec<Action>) -> Action {
        buffer.clear();
        world.legal(seat, buffer);
        let board = world.board();
        if board.phase != Phase::Turn {
            return *pick(rng, buffer);
        }
        let odds = rough(board, rng);
        let chances = if world.hand(seat).is_empty() { Chances::default() } else { guessed(board, &odds) };
        let mut best = (Action::Roll, LEAST);
        for &action in &*buffer {
            let value = worth(world, seat, &odds, &chances, action);
            if value > best.1 {
                best = (action, value);
            }
        }
        best.0
    }

    fn promises(
        &self,
        world: &CamelUp,
        seat: Seat,
        legal: &[Action],
        at_root: bool,
        rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        let board = world.board();
        if board.phase != Phase::Turn {
            out.resize(out.len() + legal.len(), 0.0);
            return;
        }
        let (odds, chances) = if at_root {
            let odds = WORKSPACE.with_borrow_mut(|workspace| LegOdds::on(workspace, board));
            let run = run(board, RACES, rng);
            (odds, [run.winner, run.loser].map(|row| row.map(|estimate| estimate.chance)))
        } else {
            let odds = rough(board, rng);
            (odds, guessed(board, &odds))
        };
        let promise = |&action: &Action| worth(world, seat, &odds, &chances, action).max(FAR - 1.0) / DOUBT;
        out.extend(legal.iter().map(|action| promise(action) as f32));
    }

    fn stage(&self, world: &CamelUp) -> u32 {
        world.board().leg.into()
    }

    fn worth(&self, world: &CamelUp, rng: &mut PlayoutRng) -> Worth {
        let board = world.board();
        let mut points = [0.0f32; engine::MAX_SEATS];
        for seat in Seat::all(board.seats()) {
            points[seat.index()] = board.money(seat).into();
        }
        if world.decks().total() > 0 {
            add_finish_cards(world, &run(board, LAST_RACES, rng), &mut points);
        }
        let left = to_go(board) / f64::from(Space::LOOP);
        Worth { points, spread: SPREAD + SPREAD_AT_START * left as f32 }
    }

    /// The ticket of the camel that leads.
    fn temptation(&self, view: &View<CamelUp>) -> Option<Action> {
        let board = &view.public.board;
        (board.phase == Phase::Turn).then(|| Action::Bet(board.race.ranking()[0]))
    }

    fn exact(&self, view: &View<CamelUp>) -> Vec<(Action, f64)> {
        let Some(seat) = view.viewer.seat() else { return Vec::new() };
        WORKSPACE.with_borrow_mut(|workspace| action_values_with(workspace, &view.public.board, seat))
    }

    fn spread(&self) -> f32 {
        SPREAD
    }
}

/// What a decision is worth by these odds, in EP.
fn worth(world: &CamelUp, seat: Seat, odds: &LegOdds, chances: &Chances, action: Action) -> f64 {
    let board = world.board();
    match action {
        Action::Roll => f64::from(data().pyramid_value),
        Action::Bet(racer) => board.tickets.left(racer).first().map_or(FAR, |&top| odds.ticket(racer, top)),
        Action::Ally(partner) => odds.copy_income(board, partner),
        Action::Tile { side, space } => {
            let now = board.tile_of(seat).map_or(0.0, |tile| odds.tile_income(tile.space));
            odds.tile_income(space) - now - if side == Side::Boo { BOO } else { 0.0 }
        }
        Action::Finish { deck, racer } => {
            let chance = chances[deck as usize][racer.index()];
            if chance < LEAST_CHANCE {
                return FAR + chance;
            }
            finish_value(world.decks(), seat, deck, chance) - PATIENCE * (1.0 - odds.race_ends)
        }
        Action::Stack(_) | Action::Crazy(_) => 0.0,
    }
}

fn rough(board: &Board, rng: &mut PlayoutRng) -> LegOdds {
    LegOdds::sampled(board.race, board.tiles.tiles(), board.dice.out(), LEGS, rng)
}

fn run(board: &Board, races: u32, rng: &mut PlayoutRng) -> LongRun {
    long_run(board.race, board.tiles.tiles(), board.dice.out(), races, rng)
}

/// What the finish cards that lie in the decks can be expected to pay.
fn add_finish_cards(world: &CamelUp, run: &LongRun, points: &mut [f32]) {
    for deck in Deck::ALL {
        let mut right = [0; Racer::COUNT];
        for card in world.decks().iter(deck) {
            let Some(racer) = card.colour else { continue };
            let chance = run.chance(deck, racer);
            let pay = f64::from(finish_reward(right[racer.index()]));
            points[card.owner.index()] +=
                (chance * pay + (1.0 - chance) * f64::from(data().finish_wrong)) as f32;
            right[racer.index()] += 1;
        }
    }
}

/// The number of the space on which a racer stands.
fn space(board: &Board, racer: Racer) -> f64 {
    board.race.space(racer.camel()).map_or(0.0, |space| f64::from(space.number()))
}

/// How many spaces the leader has to go.
pub(super) fn to_go(board: &Board) -> f64 {
    (f64::from(Space::LOOP) - space(board, board.race.ranking()[0])).max(0.0)
}

/// What counts for the end of the race besides the space, in spaces: each camel underneath, each camel on top, a die
/// that is still inside; then how much a space counts: `slope / (base + spaces to go) ^ power`. Fitted to the long runs
/// of 468 positions; the chances are off by 0.06 in the root mean square.
struct Fit {
    under: f64,
    above: f64,
    inside: f64,
    slope: f64,
    base: f64,
    power: f64,
}

const WINNER: Fit =
    Fit { under: 1.057, above: -0.698, inside: 1.514, slope: 2.175, base: 3.113, power: 1.112 };
const LOSER: Fit = Fit { under: 1.111, above: 0.07, inside: 1.088, slope: -2.406, base: 4.696, power: 0.778 };

/// About the chances to win and to lose the race: by the odds as far as this leg ends it, else by who stands where.
fn guessed(board: &Board, odds: &LegOdds) -> Chances {
    let mut chances = [WINNER, LOSER].map(|fit| by_places(board, &fit));
    for (row, place) in chances.iter_mut().zip([0, Racer::COUNT - 1]) {
        for (chance, places) in row.iter_mut().zip(odds.places) {
            *chance = odds.race_ends * places[place] + (1.0 - odds.race_ends) * *chance;
        }
    }
    chances
}

fn by_places(board: &Board, fit: &Fit) -> [f64; Racer::COUNT] {
    let slope = fit.slope / (fit.base + to_go(board)).powf(fit.power);
    let weights = Racer::ALL.map(|racer| {
        let camel = racer.camel();
        let inside = if board.dice.out().contains(Die::Racing(racer)) { 0.0 } else { fit.inside };
        let above = board.race.unit(camel).len() as f64 - 1.0;
        let under = board.race.height(camel) as f64;
        (slope * (space(board, racer) + fit.under * under + fit.above * above + inside)).exp()
    });
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}
