//! What the bots that search know of Camel Up.

use super::guide::{Chances, FAR, OddsGuide, guessed, rough, run, worth};
use super::{RACES, WORKSPACE, income_with, landings, stakes, tile_promises};
use crate::search::{Guide, Worlds, Worth};
use engine::random::{PlayoutRng, pick};
use engine::{Game, Seat, View};
use games::camel_race::{Dice, Side};
use games::camel_up::odds::{LegOdds, Workspace};
use games::camel_up::{Action, CamelUp, OwnTile, Phase};

/// Looks two rolls ahead and judges by what everybody can expect of the leg and of the finish cards then: so the luck of
/// most dice is left out of the playouts, and it takes few of them to see which decision is better.
///
/// [`OddsGuide`], by which analyses and puzzles judge, plays the leg to its end. This one is bolder besides: with what
/// rolling and early finish cards are worth here a bot wins 32 to 34 % of its games among three [`Odds`](super::Odds).
#[derive(Clone, Copy, Debug, Default)]
pub struct Sharp;

/// What rolling is worth, in EP: less than it pays, since it shows others what to bet on, and what is left for others to
/// take is lost.
const ROLL: f64 = 0.8;
/// What a finish card is worth above its pay while further legs are certain to follow, in EP: only the first pays most.
const EARLY: f64 = 0.4;
/// How many EP make a decision e times as promising.
const DOUBT: f64 = 0.4;
/// What a tile must promise by landings and stakes, in EP, for its odds to be counted.
const LEAST_TILE: f64 = 0.5;
/// How many rolls a playout takes.
const HORIZON: u32 = 2;

impl Guide<CamelUp> for Sharp {
    fn play(&self, world: &CamelUp, seat: Seat, rng: &mut PlayoutRng, buffer: &mut Vec<Action>) -> Action {
        buffer.clear();
        world.legal(seat, buffer);
        let board = world.board();
        if board.phase != Phase::Turn {
            return *pick(rng, buffer);
        }
        let odds = rough(board, rng);
        let chances = if world.hand(seat).is_empty() { Chances::default() } else { guessed(board, &odds) };
        let value = |action| value(world, seat, &odds, &chances, action);
        let better = |best: (Action, f64), &action: &Action| {
            let value = value(action);
            if value > best.1 { (action, value) } else { best }
        };
        buffer.iter().fold((Action::Roll, ROLL), better).0
    }

    fn promises(
        &self,
        world: &CamelUp,
        seat: Seat,
        legal: &[Action],
        _at_root: bool,
        rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        let board = world.board();
        if board.phase != Phase::Turn {
            out.resize(out.len() + legal.len(), 0.0);
            return;
        }
        let odds = rough(board, rng);
        let chances = guessed(board, &odds);
        out.extend(legal.iter().map(|&action| promise(value(world, seat, &odds, &chances, action))));
    }

    fn first_promises(
        &self,
        view: &View<CamelUp>,
        seat: Seat,
        worlds: &mut Worlds<'_, CamelUp>,
        rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        let board = &view.public.board;
        let world = worlds(rng);
        let (odds, tiles) = WORKSPACE.with_borrow_mut(|workspace| {
            let odds = LegOdds::on(workspace, board);
            let tiles = tiles(workspace, view, seat, &odds);
            (odds, tiles)
        });
        let run = run(board, RACES, rng);
        let chances = [run.winner, run.loser].map(|row| row.map(|estimate| estimate.chance));
        out.extend(view.legal.iter().map(|&action| {
            let exact = tiles.iter().find(|(tile, _)| *tile == action).map(|(_, value)| *value);
            promise(match action {
                Action::Tile { .. } => exact.unwrap_or(FAR),
                _ => value(&world, seat, &odds, &chances, action),
            })
        }));
    }

    fn settled(&self, view: &View<CamelUp>, rng: &mut PlayoutRng) -> Option<Action> {
        // The starting order of camels says nothing about money.
        (view.public.board.phase != Phase::Turn).then(|| *pick(rng, &view.legal))
    }

    fn stage(&self, world: &CamelUp) -> u32 {
        let board = world.board();
        u32::from(board.leg) * Dice::ALL.len() as u32 + board.dice.out().len() as u32
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn worth(&self, world: &CamelUp, rng: &mut PlayoutRng) -> Worth {
        let board = world.board();
        let mut worth = OddsGuide.worth(world, rng);
        if board.phase == Phase::Turn {
            let odds = rough(board, rng);
            for seat in Seat::all(board.seats()) {
                worth.points[seat.index()] += odds.income(board, seat) as f32;
            }
        }
        worth
    }

    fn spread(&self) -> f32 {
        OddsGuide.spread()
    }
}

/// What a decision is worth by these odds, in EP.
fn value(world: &CamelUp, seat: Seat, odds: &LegOdds, chances: &Chances, action: Action) -> f64 {
    if action == Action::Roll { ROLL } else { worth(world, seat, odds, chances, EARLY, action) }
}

fn promise(value: f64) -> f32 {
    (value.max(FAR - 1.0) / DOUBT) as f32
}

/// What both sides are worth on the spaces where most units will land, exactly; others cannot earn as much.
fn tiles(workspace: &mut Workspace, view: &View<CamelUp>, seat: Seat, odds: &LegOdds) -> Vec<(Action, f64)> {
    let board = &view.public.board;
    let (stakes, income) = (stakes(board, seat), odds.income(board, seat));
    let near = landings(view, odds).filter(|&(landings, _)| tile_promises(landings, stakes) > LEAST_TILE);
    let tiles = near.flat_map(|(_, space)| Side::ALL.map(|side| OwnTile { space, side }));
    let value = |tile: OwnTile| {
        let after = income_with(workspace, board, seat, tile);
        (Action::Tile { side: tile.side, space: tile.space }, after - income)
    };
    tiles.map(value).collect()
}
