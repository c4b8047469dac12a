//! What a search is told of Camel Up Cards.

use super::{Effort, Judge, THOROUGH, card_pay, sorting};
use crate::search::{Guide, Worth};
use engine::random::{PlayoutRng, below, nth_rng, pick};
use engine::{Game, MAX_SEATS, Seat, View};
use games::camel_up_cards::odds::{LegOdds, Workspace, long_run};
use games::camel_up_cards::{
    Action, Bet, BetCard, BetKind, Board, Camel, CamelUpCards, Knowledge, Phase, knowledge,
};

/// Plays by rough odds to the end of the leg, and judges positions then by money and by what the final bets are worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct OddsGuide;

/// Orders of the race deck, and races, that are played out for a decision in a playout.
const ROUGH: Effort = Effort { orders: 16, races: 16, figures: true };
/// One decision in so many thinks of final bets, and of figures: both take long.
const FINALS_ONE_IN: u32 = 3;
const FIGURES_ONE_IN: u32 = 6;
/// How many EP make a position e times as likely to be won at the end, and more of them at the start of the race.
const SPREAD: f32 = 8.0;
const SPREAD_AT_START: f32 = 4.0;
/// How many EP make a decision e times as promising.
const DOUBT: f64 = 0.5;
/// With this many cards in the race deck a leg is near its end.
const NEAR: usize = 8;
/// Up to this many orders of the race deck are counted.
const COUNTED: f64 = 200_000.0;
/// What the next step of a plan to help a camel promises besides.
const PLANNED: f32 = 1.5;

impl Guide<CamelUpCards> for OddsGuide {
    fn play(
        &self,
        world: &CamelUpCards,
        seat: Seat,
        rng: &mut PlayoutRng,
        buffer: &mut Vec<Action>,
    ) -> Action {
        buffer.clear();
        world.legal(seat, buffer);
        if let [only] = buffer[..] {
            return only;
        }
        let board = world.board();
        let wanted = if board.phase == Phase::Sort {
            sorting::towards(board, seat, world.own(seat), *pick(rng, &Camel::ALL))
        } else {
            let races = if below(rng, FINALS_ONE_IN) == 0 { ROUGH.races } else { 0 };
            let figures = below(rng, FIGURES_ONE_IN) == 0;
            let knows = world.private(seat).deck;
            Some(Judge::new(board, seat, knows, Effort { races, figures, ..ROUGH }, rng).best(buffer))
        };
        wanted.filter(|action| buffer.contains(action)).unwrap_or_else(|| *pick(rng, buffer))
    }

    fn promises(
        &self,
        world: &CamelUpCards,
        seat: Seat,
        legal: &[Action],
        at_root: bool,
        rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        let board = world.board();
        if board.phase == Phase::Sort {
            let steps = Camel::ALL.map(|camel| sorting::towards(board, seat, world.own(seat), camel));
            let plans = |action| steps.iter().filter(|step| **step == Some(action)).count();
            out.extend(legal.iter().map(|&action| PLANNED * plans(action) as f32));
            return;
        }
        let effort = if at_root { THOROUGH } else { ROUGH };
        let judge = Judge::new(board, seat, world.private(seat).deck, effort, rng);
        let mut values = Vec::with_capacity(legal.len());
        judge.values(legal, &mut values);
        out.extend(values.iter().map(|value| (value / DOUBT) as f32));
    }

    fn stage(&self, world: &CamelUpCards) -> u32 {
        world.board().leg.into()
    }

    fn worth(&self, world: &CamelUpCards, rng: &mut PlayoutRng) -> Worth {
        let board = world.board();
        let mut points = [0.0f32; MAX_SEATS];
        for seat in Seat::all(board.seats()) {
            points[seat.index()] = f32::from(board.money(seat));
        }
        add_finals(board, Knowledge::default(), ROUGH.races, rng, &mut points);
        Worth { points, spread: spread(board) }
    }

    /// The bet that the camel which leads wins the leg.
    fn temptation(&self, view: &View<CamelUpCards>) -> Option<Action> {
        let board = &view.public.board;
        let leader = Camel::ALL.into_iter().find(|camel| board.places()[camel.index()] == 1)?;
        let is_on_leader = |bet: &Bet| bet.kind == BetKind::Leg && bet.camel == leader;
        board.bets.on_display().find(is_on_leader).map(Action::Bet)
    }

    /// When the leg can be counted to its end.
    fn is_near(&self, view: &View<CamelUpCards>) -> bool {
        view.public.board.phase != Phase::Sort && view.public.board.deck_left() <= NEAR
    }

    /// Bets on this leg, where few cards are left.
    fn exact(&self, view: &View<CamelUpCards>) -> Vec<(Action, f64)> {
        let board = &view.public.board;
        if !matches!(board.phase, Phase::Turn | Phase::Bet) {
            return Vec::new();
        }
        // Nothing is drawn where all orders are counted.
        let rng = &mut nth_rng(0, 0);
        let odds = LegOdds::within(&mut Workspace::new(), board, knowledge(view), COUNTED, 1, rng);
        if odds.samples.is_some() {
            return Vec::new();
        }
        let bets = board.bets.on_display().filter(|bet| !bet.kind.is_final());
        bets.filter_map(|bet| Some((Action::Bet(bet), odds.worth(board.bets.card(bet)?).value))).collect()
    }

    fn spread(&self) -> f32 {
        SPREAD
    }
}

/// What the final bets held can be expected to pay, by so many races from here.
fn add_finals(board: &Board, knows: Knowledge, races: u32, rng: &mut PlayoutRng, points: &mut [f32]) {
    let finals = |seat| board.bets_of(seat).filter(|card| card.kind.is_final());
    if Seat::all(board.seats()).all(|seat| finals(seat).next().is_none()) {
        return;
    }
    let chances = long_run(board, knows, races, rng);
    for seat in Seat::all(board.seats()) {
        let worth = |card: BetCard| {
            let places = chances.places[card.camel.index()].into_iter().zip(1..);
            places.map(|(place, at)| place.chance * f64::from(card_pay(card, at))).sum::<f64>()
        };
        points[seat.index()] += finals(seat).map(worth).sum::<f64>() as f32;
    }
}

/// How many EP make a position e times as likely to be won.
fn spread(board: &Board) -> f32 {
    let left = 1.0 - f32::from(board.race.lead()) / f32::from(board.track.last());
    SPREAD + SPREAD_AT_START * left.max(0.0)
}
