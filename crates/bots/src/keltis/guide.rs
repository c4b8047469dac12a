//! What a search is told of Keltis.

use super::Judge;
use super::quick::{Quick, hidden_from};
use crate::search::{Guide, Worth};
use engine::random::PlayoutRng;
use engine::{Game, MAX_SEATS, Seat};
use games::keltis::{Action, Keltis};

/// Plays by the rules of thumb of the bot `planner`, and judges positions by what it expects of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlannerGuide;

/// Cards of the draw pile that are played out.
const HORIZON: u32 = 24;
/// How many points make a position e times as likely to be won at the end, and for each card of the draw pile left.
const SPREAD: f32 = 5.0;
const SPREAD_A_CARD: f32 = 0.075;
/// By how much a decision can promise less than the best at most.
const LEAST: f32 = -6.0;

impl Guide<Keltis> for PlannerGuide {
    fn play(&self, world: &Keltis, seat: Seat, _rng: &mut PlayoutRng, buffer: &mut Vec<Action>) -> Action {
        buffer.clear();
        world.legal(seat, buffer);
        match buffer[..] {
            [only] => only,
            _ => Quick::new(world, seat).best(buffer),
        }
    }

    fn promises(
        &self,
        world: &Keltis,
        seat: Seat,
        legal: &[Action],
        at_root: bool,
        _rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        let from = out.len();
        if at_root {
            let judge = judge(world, seat);
            out.extend(legal.iter().map(|&action| judge.value(action) as f32));
        } else {
            let quick = Quick::new(world, seat);
            out.extend(legal.iter().map(|&action| quick.value(action) as f32));
        }
        let most = out[from..].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        out[from..].iter_mut().for_each(|promise| *promise = promise.max(most + LEAST));
    }

    fn stage(&self, world: &Keltis) -> u32 {
        let all = games::keltis::Cards::DECK.len();
        if world.board().phase.in_setup() { 0 } else { (all - world.draw_pile()) as u32 }
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn worth(&self, world: &Keltis, _rng: &mut PlayoutRng) -> Worth {
        let board = world.board();
        let mut points = [0.0f32; MAX_SEATS];
        for seat in Seat::all(board.seats()) {
            points[seat.index()] = judge(world, seat).worth(board, world.hand(seat)) as f32;
        }
        Worth { points, spread: SPREAD + SPREAD_A_CARD * world.draw_pile() as f32 }
    }

    fn spread(&self) -> f32 {
        SPREAD
    }
}

fn judge(world: &Keltis, seat: Seat) -> Judge<'_> {
    Judge::new(world.board(), world.draw_pile() as u8, seat, world.hand(seat), hidden_from(world, seat))
}
