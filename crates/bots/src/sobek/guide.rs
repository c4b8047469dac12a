//! What a search is told of Sobek.

use super::Judge;
use crate::search::{Guide, Worth};
use engine::random::PlayoutRng;
use engine::{Game, MAX_SEATS, Seat};
use games::sobek::{Action, Sobek};

/// Plays as the bot `trader` does to the end of the round, and judges by the points then.
#[derive(Clone, Copy, Debug, Default)]
pub struct TraderGuide;

/// How many points make a position e times as likely to be won at the end, and for each round left.
const SPREAD: f32 = 8.0;
const SPREAD_A_ROUND: f32 = 4.0;
/// The last round, after which playouts need no judging.
const ROUNDS: u8 = 3;
/// How many points, as the bot judges, make a decision e times as promising.
const DOUBT: f64 = 2.0;
/// The least promise of a decision, in points.
const LEAST: f64 = -20.0;

impl Guide<Sobek> for TraderGuide {
    fn play(&self, world: &Sobek, seat: Seat, _rng: &mut PlayoutRng, buffer: &mut Vec<Action>) -> Action {
        buffer.clear();
        world.legal(seat, buffer);
        match buffer[..] {
            [only] => only,
            _ => Judge::new(&world.public(), &world.private(seat)).best(buffer),
        }
    }

    fn promises(
        &self,
        world: &Sobek,
        seat: Seat,
        legal: &[Action],
        _at_root: bool,
        _rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        let (public, private) = (world.public(), world.private(seat));
        let judge = Judge::new(&public, &private);
        out.extend(legal.iter().map(|&action| (judge.value(action).max(LEAST) / DOUBT) as f32));
    }

    fn stage(&self, world: &Sobek) -> u32 {
        world.board().round.into()
    }

    fn worth(&self, world: &Sobek, _rng: &mut PlayoutRng) -> Worth {
        let board = world.board();
        let mut points = [0.0f32; MAX_SEATS];
        for seat in Seat::all(board.seats()) {
            points[seat.index()] = board.score(seat).into();
        }
        let left = f32::from((ROUNDS + 1).saturating_sub(board.round));
        Worth { points, spread: SPREAD + SPREAD_A_ROUND * left }
    }

    fn spread(&self) -> f32 {
        SPREAD
    }
}
