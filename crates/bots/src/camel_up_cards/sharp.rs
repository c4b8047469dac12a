//! What the bots that search know of Camel Up Cards.

use super::guide::{OddsGuide, ROUGH, add_finals, choice, spread};
use super::{Effort, Judge, THOROUGH, card_pay, sorting};
use crate::search::{Guide, Worlds, Worth};
use engine::random::PlayoutRng;
use engine::{Game, MAX_SEATS, Seat, View};
use games::camel_up_cards::odds::{Scene, shuffled};
use games::camel_up_cards::{Action, BetCard, CamelUpCards, Knowledge, Phase, Pile};

/// Looks some cards ahead and judges by what the bets held can expect then: so the luck of most cards is left out of the
/// playouts, and it takes few of them to see which decision is better. Cards are sorted as [`Odds`](super::Odds) does.
///
/// [`OddsGuide`], by which analyses and puzzles judge, plays the leg to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sharp;

/// What a first final bet is worth besides its pay, in EP: there is one card of each.
const SCARCE: f64 = 1.0;
/// How many EP make a decision e times as promising.
const DOUBT: f64 = 0.5;
/// How many cards a playout reveals.
const HORIZON: u32 = 4;
/// How much is thought of in a playout.
const QUICK: Effort = Effort { orders: 8, scarce: SCARCE, ..ROUGH };
/// Orders of the race deck, and races, by which bets are judged where a playout stops.
const LAST: u32 = 16;
/// By how much what the quick way of deciding chooses is ahead of what promises most, in EP.
const AHEAD: f64 = 0.01;

impl Guide<CamelUpCards> for Sharp {
    fn play(
        &self,
        world: &CamelUpCards,
        seat: Seat,
        rng: &mut PlayoutRng,
        buffer: &mut Vec<Action>,
    ) -> Action {
        choice(world, seat, QUICK, rng, buffer)
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
            return OddsGuide.promises(world, seat, legal, at_root, rng, out);
        }
        let effort = Effort { figures: false, ..QUICK };
        let judge = Judge::new(board, seat, world.private(seat).deck, effort, rng);
        let mut values = Vec::with_capacity(legal.len());
        judge.values(legal, &mut values);
        out.extend(values.iter().map(|value| (value / DOUBT) as f32));
    }

    fn first_promises(
        &self,
        view: &View<CamelUpCards>,
        seat: Seat,
        worlds: &mut Worlds<'_, CamelUpCards>,
        rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        let board = &view.public.board;
        let effort = Effort { scarce: SCARCE, ..THOROUGH };
        let orders = (0..effort.orders).map(|_| shuffled(worlds(rng).deck(), Pile::MOST, rng)).collect();
        let knows = worlds(rng).private(seat).deck;
        let judge = Judge::of_orders(board, seat, orders, knows, effort, rng);
        let mut values = Vec::with_capacity(view.legal.len());
        judge.values(&view.legal, &mut values);
        let best = judge.best(&view.legal);
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let promises = values.into_iter().zip(&view.legal);
        out.extend(promises.map(|(value, &action)| {
            let value = if action == best { most + AHEAD } else { value };
            (value / DOUBT) as f32
        }));
    }

    /// A plan for a heap of cards is made once and followed.
    fn settled(&self, view: &View<CamelUpCards>, _rng: &mut PlayoutRng) -> Option<Action> {
        let seat = view.viewer.seat().filter(|_| view.public.board.phase == Phase::Sort)?;
        sorting::choose(view, seat).filter(|action| view.legal.contains(action))
    }

    fn stage(&self, world: &CamelUpCards) -> u32 {
        let board = world.board();
        let revealed = if board.phase.in_leg() { board.pile.len() } else { 0 };
        u32::from(board.leg) * Pile::MOST as u32 + revealed as u32
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    fn worth(&self, world: &CamelUpCards, rng: &mut PlayoutRng) -> Worth {
        let board = world.board();
        let mut points = [0.0f32; MAX_SEATS];
        for seat in Seat::all(board.seats()) {
            points[seat.index()] = f32::from(board.money(seat));
        }
        let knows = board.active().map_or_else(Knowledge::default, |seat| world.private(seat).deck);
        add_finals(board, knows, LAST, rng, &mut points);
        if board.phase.in_leg() {
            add_leg_bets(world, rng, &mut points);
        }
        Worth { points, spread: spread(board) }
    }

    fn spread(&self) -> f32 {
        OddsGuide.spread()
    }
}

/// What the bets on this leg can be expected to pay.
fn add_leg_bets(world: &CamelUpCards, rng: &mut PlayoutRng, points: &mut [f32]) {
    let (board, scene) = (world.board(), Scene::of(world.board()));
    let share = 1.0 / LAST as f32;
    for _ in 0..LAST {
        let (race, _) = scene.play(shuffled(world.deck(), Pile::MOST, rng));
        let places = race.places(scene.ties_best);
        let pay = |card: BetCard| share * card_pay(card, places[card.camel.index()]) as f32;
        for seat in Seat::all(board.seats()) {
            let bets = board.bets_of(seat).filter(|card| !card.kind.is_final());
            points[seat.index()] += bets.map(pay).sum::<f32>();
        }
    }
}
