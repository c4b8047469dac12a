//! What a search is told of Dragon Racer.

use super::judge::Judge;
use crate::search::{Guide, Worth};
use engine::random::{PlayoutRng, pick};
use engine::{Game, MAX_SEATS, Seat};
use games::dragon_racer::data::TURNS;
use games::dragon_racer::{Action, DragonRacer, Phase};

/// Plays as the bot `racer` does, and judges positions two turns on by distances and teams.
#[derive(Clone, Copy, Debug, Default)]
pub struct RacerGuide;

/// Turns that are played out.
const HORIZON: u32 = 2;
/// How many spaces make a position e times as likely to be won at the end, and for each turn left.
const SPREAD: f32 = 3.0;
const SPREAD_A_TURN: f32 = 1.0;
/// Which part of what a team could fly in each turn left it will.
const TEAM: f32 = 0.7;

fn judge(world: &DragonRacer, seat: Seat) -> Judge<'_> {
    let board = world.board();
    Judge::new(board, seat, world.drafted(seat).minus(board.shown(seat)), world.hand(seat).len())
}

impl Guide<DragonRacer> for RacerGuide {
    fn play(
        &self,
        world: &DragonRacer,
        seat: Seat,
        rng: &mut PlayoutRng,
        buffer: &mut Vec<Action>,
    ) -> Action {
        buffer.clear();
        world.legal(seat, buffer);
        match buffer[..] {
            [only] => only,
            _ => judge(world, seat).best(buffer).unwrap_or_else(|| *pick(rng, buffer)),
        }
    }

    fn promises(
        &self,
        world: &DragonRacer,
        seat: Seat,
        legal: &[Action],
        _at_root: bool,
        _rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        judge(world, seat).weigh(legal, |_, value| out.push(value as f32));
    }

    fn stage(&self, world: &DragonRacer) -> u32 {
        world.board().turn.into()
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn worth(&self, world: &DragonRacer, _rng: &mut PlayoutRng) -> Worth {
        let board = world.board();
        let left = if board.phase == Phase::Over { 0 } else { TURNS as u8 + 1 - board.turn.max(1) };
        let left = f32::from(left);
        let mut points = [0.0f32; MAX_SEATS];
        for seat in Seat::all(board.seats()) {
            let team = Judge::of_team(board, seat).team_worth() as f32;
            points[seat.index()] = f32::from(board.distance(seat)) + TEAM * left * team;
        }
        Worth { points, spread: SPREAD + SPREAD_A_TURN * left }
    }

    fn spread(&self) -> f32 {
        SPREAD
    }
}
