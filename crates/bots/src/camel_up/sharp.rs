//! The bot that plays Camel Up to win.

use super::future::Futures;
use super::guide::to_go;
use super::{WORKSPACE, landings, stakes, tile_promises, with_tile};
use crate::bot::Bot;
use crate::prospects::Prospects;
use engine::random::{PlayoutRng, pick};
use engine::{Seat, View};
use games::camel_up::odds::{LegOdds, Workspace};
use games::camel_up::race::{Side, Space};
use games::camel_up::{Action, Board, CamelUp, OwnTile, Phase};

/// Takes the decision with which it is likeliest to have most in the end, over many futures of the race.
///
/// Only one wins, so that what a decision is worth depends on how its luck goes with that of others: where it has what
/// they have nothing is gained on them, and what pays seldom but much is worth more than its mean. In each future all
/// that lies on the table is paid: tickets, pyramid tickets and finish cards, those of others as they may be.
#[derive(Clone, Copy, Debug)]
pub struct Sharp {
    /// Its name.
    pub name: &'static str,
    /// How many futures it looks at.
    pub futures: u32,
}

/// What rolling is worth, in EP: less than it pays, since it shows others what to bet on.
const ROLL: f64 = 0.9;
/// The least chance to be right with which a finish card is played while others may still come.
const LEAST_CHANCE: f64 = 0.3;
/// How many EP make a seat e times as likely to win at the end of the race, and more of them at its start.
const SPREAD: f64 = 3.0;
const SPREAD_AT_START: f64 = 3.0;

impl Bot<CamelUp> for Sharp {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&self, view: &View<CamelUp>, rng: &mut PlayoutRng) -> Action {
        match view.viewer.seat() {
            Some(seat) if view.public.board.phase == Phase::Turn => {
                WORKSPACE.with_borrow_mut(|workspace| self.best(view, seat, workspace, rng))
            }
            // The starting order of camels says nothing about money.
            _ => *pick(rng, &view.legal),
        }
    }

    fn searches(&self) -> bool {
        true
    }

    fn with_iterations(&self, name: &'static str, iterations: u32) -> Option<Box<dyn Bot<CamelUp>>> {
        Some(Box::new(Self { name, futures: iterations }))
    }
}

impl Sharp {
    fn best(
        &self,
        view: &View<CamelUp>,
        seat: Seat,
        workspace: &mut Workspace,
        rng: &mut PlayoutRng,
    ) -> Action {
        let board = &view.public.board;
        let odds = LegOdds::on(workspace, board);
        let futures = Futures::draw(view, seat, &odds, self.futures, rng);
        let points = futures.all.iter().map(|future| future.points);
        let prospects = Prospects::new(seat, board.seats(), spread(board), points);
        let judge = Judge { board, odds: &odds, futures: &futures, prospects: &prospects };
        // CU-3.4: rolling is always possible.
        let mut best = (Action::Roll, prospects.plus(ROLL));
        for &action in &view.legal {
            if let Some(chance) = judge.chance(action)
                && chance > best.1
            {
                best = (action, chance);
            }
        }
        let worth = (best.1 - prospects.plus(0.0)) / prospects.slope();
        for (tile, more) in tiles(workspace, view, seat, &odds, worth) {
            let chance = prospects.plus(more);
            if chance > best.1 {
                best = (Action::Tile { side: tile.side, space: tile.space }, chance);
            }
        }
        best.0
    }
}

/// Weighs the decisions of one turn but for tiles.
struct Judge<'a> {
    board: &'a Board,
    odds: &'a LegOdds,
    futures: &'a Futures,
    prospects: &'a Prospects,
}

impl Judge<'_> {
    /// The chance to win with a decision; none for what is not thought of here.
    fn chance(&self, action: Action) -> Option<f64> {
        let futures = &self.futures.all;
        match action {
            Action::Bet(racer) => {
                let top = *self.board.tickets.left(racer).first()?;
                Some(self.prospects.with(|at| futures[at].ticket(racer, top)))
            }
            Action::Ally(partner) => Some(self.prospects.plus(self.odds.copy_income(self.board, partner))),
            Action::Finish { deck, racer } => {
                let likely = self.futures.chances[deck as usize][racer.index()] >= LEAST_CHANCE;
                likely.then(|| self.prospects.with(|at| futures[at].finish_card(deck, racer)))
            }
            Action::Tile { .. } | Action::Roll | Action::Stack(_) | Action::Crazy(_) => None,
        }
    }
}

/// By how much both sides put the seat ahead of the mean of the others, in EP, on the spaces where most units will land
/// and that may be more than `least`.
fn tiles(
    workspace: &mut Workspace,
    view: &View<CamelUp>,
    seat: Seat,
    odds: &LegOdds,
    least: f64,
) -> Vec<(OwnTile, f64)> {
    let board = &view.public.board;
    let others = (board.seats() - 1) as f64;
    let part = |other: Seat| if other == seat { 1.0 } else { -1.0 / others };
    let ahead = |odds: &LegOdds, board: &Board| {
        Seat::all(board.seats()).map(|other| part(other) * odds.income(board, other)).sum::<f64>()
    };
    let all_stakes = Seat::all(board.seats()).map(|other| part(other).abs() * stakes(board, other)).sum();
    let near = landings(view, odds).filter(|&(landings, _)| tile_promises(landings, all_stakes) > least);
    let now = ahead(odds, board);
    let sides = near.flat_map(|(_, space)| Side::ALL.map(|side| OwnTile { space, side }));
    let gain = |tile: OwnTile| {
        let (after, odds) = with_tile(workspace, board, seat, tile);
        (tile, ahead(&odds, &after) - now)
    };
    sides.map(gain).collect()
}

/// How many EP make a seat e times as likely to win.
fn spread(board: &Board) -> f64 {
    SPREAD + SPREAD_AT_START * to_go(board) / f64::from(Space::LOOP)
}
