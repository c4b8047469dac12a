//! The bots that play Camel Up Cards by its odds.

mod guide;
mod sharp;
mod sorting;

pub use guide::OddsGuide;
pub use sharp::Sharp;
use sharp::Winning;

use crate::bot::Bot;
use crate::registry::Roster;
use crate::search::{Casual, Guide};
use engine::random::{PlayoutRng, pick};
use engine::{Seat, View};
use games::camel_up_cards::odds::{Decks, LongRun, Scene, long_run};
use games::camel_up_cards::score::pay;
use games::camel_up_cards::{
    Action, Bet, BetCard, BetKind, Board, Camel, CamelUpCards, Cell, Figure, Figures, Knowledge, Phase, Pile,
    Race, RaceCard, knowledge,
};

/// Plays the leg out in its head many times, by what it knows of the race deck, and does what it gains most by.
///
/// It bets on what pays best by those odds, after its race action unless the leg or the race may end with it; plays
/// its hand card, fox and palm where they help what it holds against what others hold; and sorts its cards to help a
/// camel that it can then bet on, and the final bets that it has made. It does not guess what others sorted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Odds;

/// What searches and analyses know of the game.
pub static GUIDE: &dyn Guide<CamelUpCards> = &OddsGuide;

/// The bots of the game.
pub(crate) static ROSTER: Roster<CamelUpCards> = Roster {
    guide: GUIDE,
    analysed: 20_000,
    margin: 0.02,
    own: &[
        || Box::new(Odds),
        || Box::new(Casual::new(OddsGuide)),
        || Box::new(Sharp { name: "fair", futures: 160 }),
        || Box::new(Sharp { name: "strong", futures: 1_000 }),
    ],
    by: &[],
};

/// Orders of the race deck that are played out for each decision.
const ORDERS: usize = 160;
/// Races played out for the chances of final bets.
const RACES: u32 = 250;
/// Which part of the rivals' mean gain counts as a loss.
const RIVALS: f64 = 0.4;
/// What a final bet counts of its pay by the places at a leg's end, when the race goes on.
const FINAL_SHARE: f64 = 0.4;
/// What a bet must be worth at least to be taken, in EP.
const LEAST_BET: f64 = 0.1;
/// What it is worth to bet after a card is revealed rather than before.
const WAITING: f64 = 0.15;
/// What the hand card is worth while it can still be played, in EP for a full race deck.
const HAND_CARD: f64 = 0.5;
/// What a figure must gain to be placed.
const LEAST_FIGURE: f64 = 0.15;

/// What is not thought of, in EP.
const FAR: f64 = -3.0;

impl Bot<CamelUpCards> for Odds {
    fn name(&self) -> &'static str {
        "odds"
    }

    fn choose(&self, view: &View<CamelUpCards>, rng: &mut PlayoutRng) -> Action {
        let Some(seat) = view.viewer.seat() else {
            return *pick(rng, &view.legal);
        };
        let wanted = match view.public.board.phase {
            Phase::Sort => sorting::choose(view, seat),
            Phase::Turn | Phase::Race | Phase::Bet => {
                let judge = Judge::new(&view.public.board, seat, knowledge(view), THOROUGH, rng);
                Some(judge.best(&view.legal))
            }
            _ => None,
        };
        wanted.filter(|action| view.legal.contains(action)).unwrap_or_else(|| *pick(rng, &view.legal))
    }
}

/// What a seat and its rivals hold, as a payment for each place of each camel.
struct Stakes {
    /// By camel and place: what the seat gets, less a part of what its rivals get.
    leg: [[f64; 5]; Camel::COUNT],
    finals: [[f64; 5]; Camel::COUNT],
}

impl Stakes {
    fn of(board: &Board, me: Seat) -> Self {
        let mut stakes = Self { leg: [[0.0; 5]; Camel::COUNT], finals: [[0.0; 5]; Camel::COUNT] };
        for seat in Seat::all(board.seats()) {
            let part = part_of(board, me, seat);
            for card in board.bets_of(seat) {
                let rows = if card.kind.is_final() { &mut stakes.finals } else { &mut stakes.leg };
                for (worth, place) in rows[card.camel.index()].iter_mut().zip(1..) {
                    *worth += part * f64::from(card_pay(card, place));
                }
            }
        }
        stakes
    }

    fn worth(&self, places: [u8; Camel::COUNT], race_over: bool) -> f64 {
        let finals = if race_over { 1.0 } else { FINAL_SHARE };
        let each = places.into_iter().enumerate().map(|(camel, place)| {
            let at = usize::from(place) - 1;
            self.leg[camel][at] + finals * self.finals[camel][at]
        });
        each.sum()
    }
}

/// How much an EP of `seat` is worth to `me`.
fn part_of(board: &Board, me: Seat, seat: Seat) -> f64 {
    if seat == me { 1.0 } else { -RIVALS / (board.seats() - 1) as f64 }
}

fn card_pay(card: BetCard, place: u8) -> i32 {
    pay(card.kind, card.value.unwrap_or(0), place)
}

/// How a leg ends after a race action: what the stakes become, and the best bet that can follow.
#[derive(Clone, Copy)]
struct Outlook {
    stakes: f64,
    best_bet: Option<(Bet, f64)>,
}

impl Outlook {
    fn total(&self) -> f64 {
        self.stakes + self.best_bet.map_or(0.0, |(_, worth)| worth.max(0.0))
    }
}

/// How much of a race is played out for a decision.
#[derive(Clone, Copy)]
struct Effort {
    /// Orders of the race deck.
    orders: usize,
    /// Races for the chances of final bets; 0 for no such bets.
    races: u32,
    /// Whether figures are thought of.
    figures: bool,
}

/// As the bot does.
const THOROUGH: Effort = Effort { orders: ORDERS, races: RACES, figures: true };

/// What a judge looks at.
#[derive(Clone, Copy)]
enum Aim {
    /// What is paid, to the seat and its rivals.
    Money,
    /// The chance to have most in the end.
    Winning(Winning),
}

/// Weighs the decisions of one turn.
struct Judge<'a> {
    board: &'a Board,
    seat: Seat,
    effort: Effort,
    aim: Aim,
    stakes: Stakes,
    orders: Vec<Pile>,
    finals: Option<LongRun>,
}

impl<'a> Judge<'a> {
    fn new(board: &'a Board, seat: Seat, knows: Knowledge, effort: Effort, rng: &mut PlayoutRng) -> Self {
        let decks = Decks::new(knows);
        let orders = (0..effort.orders).map(|_| decks.order(rng)).collect();
        let mut judge = Self::of_orders(board, seat, orders, effort);
        let wants_finals =
            board.phase != Phase::Race && board.bets.on_display().any(|bet| bet.kind.is_final());
        judge.finals = (wants_finals && effort.races > 0).then(|| long_run(board, knows, effort.races, rng));
        judge
    }

    /// By these orders of the race deck, without final bets.
    fn of_orders(board: &'a Board, seat: Seat, orders: Vec<Pile>, effort: Effort) -> Self {
        Self { board, seat, effort, aim: Aim::Money, stakes: Stakes::of(board, seat), orders, finals: None }
    }

    fn best(&self, legal: &[Action]) -> Action {
        let now = self.outlook(Scene::of(self.board), None);
        if self.board.phase == Phase::Bet {
            return match now.best_bet {
                Some((bet, worth)) if worth > LEAST_BET => Action::Bet(bet),
                _ => Action::Done,
            };
        }
        let (action, may_end) = self.race_action(legal, &now);
        match now.best_bet {
            // CC-5.7: a bet not made before the end is lost.
            Some((bet, worth)) if worth > LEAST_BET && worth * may_end > WAITING * (1.0 - may_end) => {
                Action::Bet(bet)
            }
            _ => action,
        }
    }

    /// The best race action, and the chance that the leg or the race ends with it.
    fn race_action(&self, legal: &[Action], now: &Outlook) -> (Action, f64) {
        let scene = Scene::of(self.board);
        let mut best = (Action::Reveal, now.total() + WAITING, self.end_chance(scene));
        let mut offer = |action, total: f64, may_end: f64| {
            if total > best.1 {
                best = (action, total, may_end);
            }
        };
        for &action in legal {
            match action {
                Action::Play(card) => {
                    let (total, over) = self.hand_card(card, now);
                    offer(action, total, over);
                }
                Action::Place(figure, cell) if self.thinks_of(cell) => {
                    offer(action, self.figure(figure, cell), 0.0);
                }
                _ => {}
            }
        }
        (best.0, best.2)
    }

    /// What playing the hand card brings, and the chance that the race ends with it.
    fn hand_card(&self, card: RaceCard, now: &Outlook) -> (f64, f64) {
        let after = Scene::of(self.board).after_hand_card(card);
        let over = f64::from(u8::from(after.race.is_over()));
        let outlook = self.outlook(after, None);
        let left = self.board.deck_left() as f64 / self.board.setup.race_deck() as f64;
        // CC-5.7: if the race is over, the bet must come first.
        let with_bet = if after.race.is_over() { now } else { &outlook };
        let gain = with_bet.total() - with_bet.stakes;
        (outlook.stakes + gain - HAND_CARD * left, over)
    }

    /// What a figure brings on a cell.
    fn figure(&self, figure: Figure, cell: Cell) -> f64 {
        let scene = Scene::of(self.board);
        let figures = scene.figures.with(figure, cell.first());
        self.outlook(Scene { figures, ..scene }, Some(figure)).total() - LEAST_FIGURE
    }

    /// What each of the decisions promises, in EP.
    fn values(&self, legal: &[Action], out: &mut Vec<f64>) {
        let scene = Scene::of(self.board);
        let now = self.outlook(scene, None);
        let bets = self.bets(&self.counts(scene));
        let may_end = self.end_chance(scene);
        let best_bet = now.total() - now.stakes;
        out.extend(legal.iter().map(|&action| match action {
            Action::Bet(bet) => {
                bets.iter().find(|(other, _)| *other == bet).map_or(FAR, |(_, worth)| now.stakes + worth)
            }
            Action::Done => now.stakes,
            Action::Reveal => now.stakes + (1.0 - may_end) * (best_bet + WAITING),
            Action::Play(card) => self.hand_card(card, &now).0,
            Action::Place(figure, cell) if self.thinks_of(cell) => self.figure(figure, cell),
            _ => FAR,
        }));
    }

    /// How often each camel has each place at the end of the leg.
    fn counts(&self, scene: Scene) -> [[u32; 5]; Camel::COUNT] {
        let mut counts = [[0u32; 5]; Camel::COUNT];
        for &order in &self.orders {
            let (race, _) = scene.play(order);
            for (row, place) in counts.iter_mut().zip(race.places(scene.ties_best)) {
                row[usize::from(place) - 1] += 1;
            }
        }
        counts
    }

    /// The open bets with what they are worth by these counts.
    fn bets(&self, counts: &[[u32; 5]; Camel::COUNT]) -> Vec<(Bet, f64)> {
        let runs = self.orders.len() as f64;
        let worth = |card: BetCard| {
            let row = counts[card.camel.index()].into_iter().zip(1..);
            row.map(|(count, place)| f64::from(count) / runs * f64::from(card_pay(card, place))).sum::<f64>()
        };
        let bets = self.open_bets().filter_map(|bet| {
            let card = self.board.bets.card(bet)?;
            Some((bet, if bet.kind.is_final() { self.final_gain(bet)? } else { worth(card) }))
        });
        bets.collect()
    }

    /// The bets that can be made and are worth a thought.
    fn open_bets(&self) -> impl Iterator<Item = Bet> {
        // CC-5.5: after a bet no other follows in this turn.
        let open = self.board.phase != Phase::Race;
        self.board.bets.on_display().filter(move |&bet| open && self.is_sane(bet))
    }

    fn thinks_of(&self, cell: Cell) -> bool {
        self.effort.figures && self.is_near(cell)
    }

    /// Whether a camel can end a move on a cell soon.
    fn is_near(&self, cell: Cell) -> bool {
        Camel::ALL.into_iter().any(|camel| {
            let at = self.board.race.at(camel);
            let next = self.board.track.next(at);
            let first = cell.first();
            first == next || next != Race::FINISH && first == self.board.track.next(next)
        })
    }

    /// The chance that the next card ends the leg or the race.
    fn end_chance(&self, scene: Scene) -> f64 {
        if self.board.deck_left() <= 1 {
            return 1.0;
        }
        let ends = |order: &&Pile| {
            let mut first = Pile::EMPTY;
            order.get(0).into_iter().for_each(|card| first.push(card));
            scene.play(first).0.is_over()
        };
        self.orders.iter().filter(ends).count() as f64 / self.orders.len() as f64
    }

    /// Plays the leg out from a scene; `put` is the figure that this player has just put there.
    fn outlook(&self, scene: Scene, put: Option<Figure>) -> Outlook {
        if let Aim::Winning(winning) = self.aim {
            return self.outlook_to_win(winning, scene, put);
        }
        let mut counts = [[0u32; 5]; Camel::COUNT];
        let mut stakes = 0.0;
        for &order in &self.orders {
            let (race, figures) = scene.play(order);
            let places = race.places(scene.ties_best);
            for (row, place) in counts.iter_mut().zip(places) {
                row[usize::from(place) - 1] += 1;
            }
            stakes += self.stakes.worth(places, race.is_over()) + self.figure_costs(figures, put);
        }
        let bets = self.bets(&counts).into_iter();
        Outlook {
            stakes: stakes / self.orders.len() as f64,
            best_bet: bets.max_by(|a, b| a.1.total_cmp(&b.1)),
        }
    }

    /// Whether a final bet would not make people laugh: a camel far behind as the winner, one ahead as the loser.
    fn is_sane(&self, bet: Bet) -> bool {
        let place = self.board.places()[bet.camel.index()];
        match bet.kind {
            BetKind::Winner => place <= 3,
            BetKind::Loser => place >= 3,
            BetKind::Leg | BetKind::Third => true,
        }
    }

    /// What a final bet gains over the one that is returned for it.
    fn final_gain(&self, bet: Bet) -> Option<f64> {
        let finals = self.finals.as_ref()?;
        let worth = |kind: BetKind, camel| finals.worth(kind, camel).value;
        let held = self.board.final_of(self.seat, bet.kind);
        let instead = held.map_or(0.0, |camel| worth(bet.kind, camel));
        Some(worth(bet.kind, bet.camel) - instead)
    }

    /// `CC-10.7`: what the cards of figures that are still out cost.
    fn figure_costs(&self, figures: Figures, put: Option<Figure>) -> f64 {
        self.figures_out(figures, put).map(|holder| -part_of(self.board, self.seat, holder)).sum()
    }

    /// The holders of the figures that are still out; `put` is the one that this player has just put on the track.
    fn figures_out(&self, figures: Figures, put: Option<Figure>) -> impl Iterator<Item = Seat> {
        let out = Figure::ALL.into_iter().filter(move |&figure| figures.at(figure) > 0);
        out.filter_map(
            move |figure| {
                if put == Some(figure) { Some(self.seat) } else { self.board.figure_holder(figure) }
            },
        )
    }
}
