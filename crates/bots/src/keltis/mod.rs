//! The bot that plans the paths of Keltis.

mod guide;
mod quick;

pub use guide::PlannerGuide;

use crate::bot::Bot;
use crate::registry::Roster;
use crate::search::{Casual, Guide, Search};
use engine::random::PlayoutRng;
use engine::{Seat, View};
use games::keltis::data::data;
use games::keltis::preview::{self, Chain, Hop, Move};
use games::keltis::score;
use games::keltis::{
    Action, Board, Card, Cards, Colour, Column, Direction, Keltis, Kind, LAST_STEP, Phase, Played,
};

/// Takes the decision after which it expects to end with most points.
///
/// For each path it counts the cards in hand that still fit and those it can expect to draw in the turns
/// that are left, by the draw pile or by the markers near the goal; so it knows how far its marker will get,
/// which way a column should run, when it is too late to start, and where the large marker belongs. Chains of
/// clovers are followed to their ends. It ends the game when that wins and avoids it when that loses. What
/// others might want it looks at only when it discards.
#[derive(Clone, Copy, Debug, Default)]
pub struct Planner;

/// What searches and analyses know of the game.
pub static GUIDE: &dyn Guide<Keltis> = &PlannerGuide;

/// The bots of the game.
pub(crate) static ROSTER: Roster<Keltis> = Roster {
    guide: GUIDE,
    analysed: 200_000,
    margin: 0.04,
    own: &[
        || Box::new(Planner),
        || Box::new(Casual::new(PlannerGuide)),
        || Box::new(Search::new("fair", PlannerGuide, 100)),
        || Box::new(Search::new("strong", PlannerGuide, 1_000)),
    ],
    by: &[],
};

/// Steps that one turn of all seats together brings the markers nearest to the goal, for each seat.
const GOAL_PACE: f64 = 0.4;
/// Which part of the fitting cards that turn up can be used: others are drawn in the wrong order.
const IN_ORDER: f64 = 0.7;
/// What the worth of a path not entered yet counts, as long as it may never be entered.
const OPEN_OPTION: f64 = 0.4;
/// What the large marker on the start stone counts of the best path that it could still enter.
const LARGE_OPTION: f64 = 0.6;
/// What a card that the next seat can use costs when it is discarded.
const GIFT: f64 = 0.5;
/// More than any score: a win or a loss for certain.
const CERTAIN: f64 = 100.0;
/// By how much an open card must be worth more than a random one to be taken.
const DECK_BONUS: f64 = 0.3;
/// The highest value of a card, and the values that there are, bit n for value n.
const TOP_VALUE: u8 = Card::VALUES as u8 - 1;
const ALL_VALUES: u16 = (1 << Card::VALUES) - 1;
/// With at least this many turns left a first wishing stone promises more.
const WISHING_TURNS: f64 = 4.0;
/// What wishing stones are worth while more can be found.
const WISHES: [f64; 6] = [-4.0, -1.5, 2.0, 4.0, 7.0, 10.0];

impl Bot<Keltis> for Planner {
    fn name(&self) -> &'static str {
        "planner"
    }

    fn choose(&self, view: &View<Keltis>, _rng: &mut PlayoutRng) -> Action {
        let judge = view.viewer.seat().zip(view.private).map(|(seat, mine)| Judge::of(view, seat, mine.hand));
        let value = |action: Action| judge.as_ref().map_or(0.0, |judge| judge.value(action));
        let rated = view.legal.iter().map(|&action| (action, value(action)));
        // Of equal ones the first. The list is not empty.
        let best = rated.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map_or(Action::DrawDeck, |(action, _)| action)
    }
}

/// What a path promises.
#[derive(Clone, Copy, Default)]
struct Prospect {
    step: u8,
    kind: Option<Kind>,
    /// Cards in hand that fit.
    held: f64,
    /// Fitting cards that are expected to turn up.
    coming: f64,
}

/// Weighs the decisions of one seat in one position.
struct Judge<'a> {
    board: &'a Board,
    draw_pile: u8,
    seat: Seat,
    hand: Cards,
    unseen: Cards,
    /// The seat's turns after this one.
    turns: f64,
}

impl<'a> Judge<'a> {
    fn new(board: &'a Board, draw_pile: u8, seat: Seat, hand: Cards, unseen: Cards) -> Self {
        let by_deck = f64::from(draw_pile.saturating_sub(1) / board.seats() as u8);
        let turns = by_deck.min(turns_to_goal(board));
        Self { board, draw_pile, seat, hand, unseen, turns }
    }

    fn of(view: &'a View<Keltis>, seat: Seat, hand: Cards) -> Self {
        let public = &view.public;
        Self::new(&public.board, public.draw_pile, seat, hand, public.unseen(Some((seat, hand))))
    }

    /// The points that the seat expects to end with after a decision.
    fn value(&self, action: Action) -> f64 {
        let board = self.board;
        match action {
            Action::Play(card) => self.value_of_card(card),
            Action::Discard(card) => self.worth(board, without(self.hand, card)) - self.gift(card),
            Action::Enter(kind) => self.value_of_way(self.card_colour(), Some(kind)),
            Action::Advance => self.value_of_way(self.card_colour(), None),
            Action::Bonus { path, enters } => self.value_of_way(path, enters),
            Action::Stay | Action::NoBonus => self.worth(board, self.hand),
            Action::DrawDeck => self.value_of_deck(),
            Action::DrawPile(colour) => self.value_of_pile(colour),
        }
    }

    fn card_colour(&self) -> Colour {
        self.board.played.map_or(Colour::Blue, |played| played.card().colour())
    }

    /// The best that can be made of a card that is laid.
    fn value_of_card(&self, card: Card) -> f64 {
        let hand = without(self.hand, card);
        let board = preview::laid(self.board, self.seat, card);
        let still = self.worth(&board, hand);
        let best = |hops: &[Hop], start: f64| {
            hops.iter().map(|hop| self.value_of_hop(&board, hand, hop)).fold(start, f64::max)
        };
        match preview::moves_of(self.board, self.seat, card.colour()) {
            // KE-6.4: it cannot be declined.
            Move::MustEnter(hops) => best(&hops, f64::NEG_INFINITY),
            Move::MayStep(hop) => best(&[hop], still),
            Move::MayMoveOther(hops) => best(&hops, still),
        }
    }

    fn value_of_way(&self, path: Colour, enters: Option<Kind>) -> f64 {
        let hop = preview::hop(self.board, self.seat, path, enters);
        hop.map_or(f64::NEG_INFINITY, |hop| self.value_of_hop(self.board, self.hand, &hop))
    }

    /// A step with the best chain that can follow.
    fn value_of_hop(&self, board: &Board, hand: Cards, hop: &Hop) -> f64 {
        let after = preview::after(board, self.seat, &[*hop]);
        if hop.ends {
            return self.end_value(&after);
        }
        let chains = preview::chains_after(board, self.seat, hop);
        let follow = |chain: &Chain| {
            let end = preview::after(&after, self.seat, &chain.hops);
            if chain.ends { self.end_value(&end) } else { self.worth(&end, hand) }
        };
        let declined = self.worth(&after, hand);
        if self.board.setup.clover_optional || chains.is_empty() {
            chains.iter().map(follow).fold(declined, f64::max)
        } else {
            chains.iter().map(follow).fold(f64::NEG_INFINITY, f64::max)
        }
    }

    /// What the end of the game now means: all, or nothing.
    fn end_value(&self, board: &Board) -> f64 {
        let lead = self.lead(board);
        let sure = match lead {
            1.. => CERTAIN,
            0 => CERTAIN / 2.0,
            _ => -CERTAIN,
        };
        sure + f64::from(lead)
    }

    /// How many points the seat is ahead of the best other one if the game ends now.
    fn lead(&self, board: &Board) -> i32 {
        let others = Seat::all(board.seats()).filter(|&other| other != self.seat);
        let best = others.map(|other| score::total(board, other)).max();
        score::total(board, self.seat) - best.unwrap_or(0)
    }

    /// The average over all cards that it could be; the last card ends the game (`KE-11.10`).
    fn value_of_deck(&self) -> f64 {
        if self.draw_pile <= 1 {
            return self.end_value(self.board);
        }
        let value = |card| f64::from(self.unseen.of(card)) * self.worth(self.board, with(self.hand, card));
        let sum: f64 = self.unseen.distinct().map(value).sum();
        sum / self.unseen.len().max(1) as f64 + DECK_BONUS
    }

    fn value_of_pile(&self, colour: Colour) -> f64 {
        let Some(card) = self.board.pile(colour).top().map(|value| Card::new(colour, value)) else {
            return f64::NEG_INFINITY;
        };
        // Taking one's discard back is a turn for nothing, which is only good for putting off the end.
        let idle = self.board.played == Some(Played::Discarded(card));
        self.worth(self.board, with(self.hand, card)) - if idle { GIFT } else { 0.0 }
    }

    /// What a discarded card is worth to the next seat.
    fn gift(&self, card: Card) -> f64 {
        let next = self.seat.left(self.board.seats());
        let column = self.board.column(next, card.colour());
        let (fits, climbs) = (column.fits(card.value()), self.board.markers(next).step(card.colour()) > 0);
        if fits && climbs { GIFT } else { 0.0 }
    }

    /// The points that the seat expects to end with, if it has this board and hand at the end of this turn.
    fn worth(&self, board: &Board, hand: Cards) -> f64 {
        let markers = board.markers(self.seat);
        let paths = Colour::ALL.map(|path| {
            let (held, coming) = self.supply(board, hand, path);
            Prospect { step: markers.step(path), kind: markers.kind(path), held, coming }
        });
        let entered = || paths.iter().filter(|path| path.kind.is_some() && path.step < LAST_STEP);
        let held: f64 = entered().map(|path| path.held).sum();
        let coming: f64 = entered().map(|path| path.coming).sum();
        // Turns go to cards in hand first.
        let time = if held > 0.0 { (self.turns / held).min(1.0) } else { 1.0 };
        let rest = (self.turns - held).max(0.0);
        let luck = if coming > 0.0 { (rest / coming).min(1.0) } else { 1.0 };
        let mut sum = f64::from(board.points(self.seat)) + self.wishes(board);
        let mut best_start: f64 = 0.0;
        for path in &paths {
            let Some(kind) = path.kind else {
                let start = start_value(path, rest);
                sum += OPEN_OPTION * start;
                best_start = best_start.max(start);
                continue;
            };
            let end = f64::from(path.step) + path.held * time + path.coming * luck;
            sum += f64::from(kind.factor()) * row(end);
        }
        if markers.at_start(Kind::Large) > 0 {
            sum += LARGE_OPTION * best_start;
        }
        sum
    }

    /// How many cards of a colour the seat has for its column, and how many more will come.
    fn supply(&self, board: &Board, hand: Cards, colour: Colour) -> (f64, f64) {
        let share = self.turns / self.unseen.len().max(1) as f64;
        let share = share.min(1.0) * IN_ORDER;
        supply(board.column(self.seat, colour), colour, hand, (self.unseen, share))
    }

    fn wishes(&self, board: &Board) -> f64 {
        let count = board.wishes(self.seat);
        match WISHES.get(usize::from(count)) {
            Some(&worth) if self.turns >= WISHING_TURNS && board.phase != Phase::Over => worth,
            _ => f64::from(score::wish_value(count)),
        }
    }
}

/// What a path not entered yet would bring; 0 when it is too late or has too few cards.
fn start_value(path: &Prospect, rest: f64) -> f64 {
    if path.held < 1.0 {
        // Without a card it waits for one to come.
        return 0.0;
    }
    row((path.held + path.coming).min(rest)).max(0.0)
}

/// The value of a row between steps.
fn row(step: f64) -> f64 {
    let step = step.clamp(0.0, f64::from(LAST_STEP));
    let (below, part) = (step.floor(), step.fract());
    let [low, high] = [below, step.ceil()].map(|step| f64::from(score::row_value(step as u8)));
    low + (high - low) * part
}

/// The seat's turns until the markers nearest to the goal may have ended the game.
fn turns_to_goal(board: &Board) -> f64 {
    let goal = data().goal_from_step;
    let missing = data().goal_markers.saturating_sub(board.goal_count());
    let mut distances: Vec<u8> = Seat::all(board.seats())
        .flat_map(|seat| board.markers(seat).steps())
        .filter_map(|step| goal.checked_sub(step).filter(|&distance| distance > 0))
        .collect();
    distances.sort_unstable();
    let steps: u8 = distances.iter().take(usize::from(missing)).sum();
    f64::from(steps) / (GOAL_PACE * board.seats() as f64)
}

fn without(mut hand: Cards, card: Card) -> Cards {
    hand.remove(card);
    hand
}

fn with(mut hand: Cards, card: Card) -> Cards {
    hand.add(card);
    hand
}

/// How many cards of a colour there are for a column, in hand and to come from `unseen`, of which a share is drawn; for
/// the better direction where that is open.
fn supply(column: Column, colour: Colour, hand: Cards, (unseen, share): (Cards, f64)) -> (f64, f64) {
    let both =
        |values: u16| (hand.count_of(colour, values) as f64, unseen.count_of(colour, values) as f64 * share);
    match (column.direction(), column.last()) {
        (Direction::Open, Some(last)) => {
            let (up, down) = (both(ALL_VALUES & ALL_VALUES << last), both(ALL_VALUES >> (TOP_VALUE - last)));
            if up.0 + up.1 >= down.0 + down.1 { up } else { down }
        }
        _ => both(column.fitting()),
    }
}
