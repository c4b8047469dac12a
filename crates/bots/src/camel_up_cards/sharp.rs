//! The bot that plays Camel Up Cards to win.

use super::{Aim, Effort, Judge, Outlook, card_pay, sorting};
use crate::bot::Bot;
use crate::prospects::Prospects;
use engine::random::{PlayoutRng, Rng, nth_rng, pick};
use engine::{MAX_SEATS, Seat, View};
use games::camel_up_cards::odds::{Decks, Scene};
use games::camel_up_cards::score::pay;
use games::camel_up_cards::{
    Action, Bet, Board, Camel, CamelUpCards, Figure, Figures, Phase, Pile, knowledge,
};

/// Decides as [`Odds`](super::Odds) does, but by the chance to have most in the end rather than by money, over many
/// futures of the race in which all that anybody holds is paid out. Cards are sorted as by the other.
#[derive(Clone, Copy, Debug)]
pub struct Sharp {
    /// Its name.
    pub name: &'static str,
    /// How many futures it looks at.
    pub futures: u32,
}

/// What a first final bet is worth besides its pay, in EP: there is one card of each.
const SCARCE: f64 = 0.5;
/// How many EP make a seat e times as likely to win at the end of the race, and more of them at its start.
const SPREAD: f64 = 2.0;
const SPREAD_AT_START: f64 = 4.0;

impl Bot<CamelUpCards> for Sharp {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&self, view: &View<CamelUpCards>, rng: &mut PlayoutRng) -> Action {
        let decks = Decks::new(knowledge(view));
        self.choose_by(view, &mut |rng| decks.order(rng), rng)
    }

    fn searches(&self) -> bool {
        true
    }

    fn with_iterations(&self, name: &'static str, iterations: u32) -> Option<Box<dyn Bot<CamelUpCards>>> {
        Some(Box::new(Self { name, futures: iterations }))
    }
}

impl Sharp {
    /// Decides by these orders of the race deck, one for each future: those that the viewer can imagine, or for the
    /// sake of measuring what others would not know.
    pub fn choose_by(
        &self,
        view: &View<CamelUpCards>,
        order: &mut dyn FnMut(&mut PlayoutRng) -> Pile,
        rng: &mut PlayoutRng,
    ) -> Action {
        let board = &view.public.board;
        let wanted = match (view.viewer.seat(), board.phase) {
            _ if view.legal.len() == 1 => Some(view.legal[0]),
            (Some(seat), Phase::Sort) => sorting::choose(view, seat),
            (Some(seat), Phase::Turn | Phase::Race | Phase::Bet) => {
                let orders = (0..self.futures).map(|_| order(rng)).collect();
                Some(Judge::to_win(board, seat, orders, rng).best(&view.legal))
            }
            _ => None,
        };
        wanted.filter(|action| view.legal.contains(action)).unwrap_or_else(|| *pick(rng, &view.legal))
    }
}

/// How to tell how likely a seat is to win.
#[derive(Clone, Copy)]
pub(super) struct Winning {
    /// From which later legs are drawn.
    seed: u64,
    /// How many EP make a seat e times as likely to win.
    spread: f64,
    /// By how much an EP more makes it likelier now.
    slope: f64,
}

/// How one race goes on.
struct Future {
    /// The places at the end of this leg, by camel.
    leg: [u8; Camel::COUNT],
    /// The places at the end of the race.
    end: [u8; Camel::COUNT],
    figures: Figures,
}

impl<'a> Judge<'a> {
    /// Judges by the chance to win, in futures with these orders of the race deck.
    fn to_win(board: &'a Board, seat: Seat, orders: Vec<Pile>, rng: &mut PlayoutRng) -> Self {
        let effort = Effort { orders: orders.len(), races: 0, figures: true };
        let left = 1.0 - f64::from(board.race.lead()) / f64::from(board.track.last());
        let spread = SPREAD + SPREAD_AT_START * left.max(0.0);
        let winning = Winning { seed: rng.next_u64(), spread, slope: 1.0 };
        let mut judge = Self::of_orders(board, seat, orders, effort);
        let futures = judge.futures(Scene::of(board), winning.seed);
        let slope = judge.prospects(&futures, None, spread).slope();
        judge.aim = Aim::Winning(Winning { slope, ..winning });
        judge
    }

    /// As [`Judge::outlook`], with chances told by the EP that they are worth.
    pub(super) fn outlook_to_win(&self, winning: Winning, scene: Scene, put: Option<Figure>) -> Outlook {
        let futures = self.futures(scene, winning.seed);
        let prospects = self.prospects(&futures, put, winning.spread);
        let now = prospects.plus(0.0);
        let worth = |bet| Some((bet, (self.chance(bet, &futures, &prospects)? - now) / winning.slope));
        Outlook {
            stakes: now / winning.slope,
            best_bet: self.open_bets().filter_map(worth).max_by(|a, b| a.1.total_cmp(&b.1)),
        }
    }

    /// The chance to win with a bet.
    fn chance(&self, bet: Bet, futures: &[Future], prospects: &Prospects) -> Option<f64> {
        let (card, camel) = (self.board.bets.card(bet)?, bet.camel.index());
        if !bet.kind.is_final() {
            return Some(prospects.with(|at| f64::from(card_pay(card, futures[at].leg[camel]))));
        }
        let final_pay = |at: usize, camel: Camel| f64::from(pay(bet.kind, 0, futures[at].end[camel.index()]));
        let returned = self.board.final_of(self.seat, bet.kind);
        Some(
            prospects
                .with(|at| final_pay(at, bet.camel) - returned.map_or(-SCARCE, |camel| final_pay(at, camel))),
        )
    }

    fn futures(&self, scene: Scene, seed: u64) -> Vec<Future> {
        let future = |(index, &order): (u64, &Pile)| {
            let (race, figures) = scene.play(order);
            let leg = race.places(scene.ties_best);
            let rng = &mut nth_rng(seed, index);
            let race = Scene { race, ..scene }.play_on(self.board.setup.race_deck(), rng);
            Future { leg, end: race.places(scene.ties_best), figures }
        };
        (0..).zip(&self.orders).map(future).collect()
    }

    fn prospects(&self, futures: &[Future], put: Option<Figure>, spread: f64) -> Prospects {
        let points = futures.iter().map(|future| self.points(future, put));
        Prospects::new(self.seat, self.board.seats(), spread, points)
    }

    /// What everybody has when all is paid.
    fn points(&self, future: &Future, put: Option<Figure>) -> [f64; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(self.board.seats()) {
            let bets = self.board.bets_of(seat).map(|card| {
                let places = if card.kind.is_final() { &future.end } else { &future.leg };
                card_pay(card, places[card.camel.index()])
            });
            points[seat.index()] = f64::from(self.board.money(seat)) + f64::from(bets.sum::<i32>());
        }
        for holder in self.figures_out(future.figures, put) {
            points[holder.index()] -= 1.0;
        }
        points
    }
}
