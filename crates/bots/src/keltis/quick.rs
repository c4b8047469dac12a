//! Keltis by rules of thumb, for playouts: as the bot `planner` judges, but path by path and one step ahead.

use super::{
    CERTAIN, DECK_BONUS, GIFT, GOAL_PACE, IN_ORDER, LARGE_OPTION, OPEN_OPTION, WISHES, WISHING_TURNS, row,
    supply,
};
use crate::bot::first_best;
use engine::Seat;
use games::keltis::data::data;
use games::keltis::{
    Action, Board, Card, Cards, Colour, Column, Keltis, Kind, LAST_STEP, Phase, Stone, Tile, score,
};

/// What a clover is worth: about a step on the best path.
const CLOVER: f64 = 2.5;

/// The promise of every path to a seat, and how far its turns reach.
pub(super) struct Quick<'a> {
    board: &'a Board,
    seat: Seat,
    hand: Cards,
    unseen: Cards,
    draw_pile: u8,
    /// The seat's turns after this one.
    turns: f64,
    /// Which part of an unseen card that fits comes to the seat in time.
    share: f64,
    /// Which part of the cards in hand, and of those to come, there is time to lay.
    time: f64,
    luck: f64,
    /// What each path is worth as it is.
    now: [f64; Colour::COUNT],
}

/// A path as a seat has it.
#[derive(Clone, Copy)]
struct Path {
    column: Column,
    step: u8,
    kind: Option<Kind>,
}

impl<'a> Quick<'a> {
    pub(super) fn new(world: &'a Keltis, seat: Seat) -> Self {
        let board = world.board();
        let unseen = hidden_from(world, seat);
        let draw_pile = world.draw_pile() as u8;
        let by_deck = f64::from(draw_pile.saturating_sub(1) / board.seats() as u8);
        let turns = by_deck.min(turns_to_goal(board));
        let share = (turns / unseen.len().max(1) as f64).min(1.0) * IN_ORDER;
        let hand = world.hand(seat);
        let mut quick =
            Self { board, seat, hand, unseen, draw_pile, turns, share, time: 1.0, luck: 1.0, now: [0.0; 5] };
        let (mut held, mut coming) = (0.0, 0.0);
        for path in Colour::ALL {
            let at = quick.path(path);
            if at.kind.is_some() && at.step < LAST_STEP {
                let supply = supply(at.column, path, hand, (quick.unseen, quick.share));
                held += supply.0;
                coming += supply.1;
            }
        }
        quick.time = if held > 0.0 { (turns / held).min(1.0) } else { 1.0 };
        let rest = (turns - held).max(0.0);
        quick.luck = if coming > 0.0 { (rest / coming).min(1.0) } else { 1.0 };
        quick.now = Colour::ALL.map(|path| quick.worth(path, quick.path(path), hand));
        quick
    }

    /// The first of the decisions that promises most.
    pub(super) fn best(&self, legal: &[Action]) -> Action {
        first_best(legal, |action| self.value(action))
    }

    /// By how much a decision raises what the seat expects.
    pub(super) fn value(&self, action: Action) -> f64 {
        match action {
            Action::Play(card) => self.lay(card),
            Action::Discard(card) => self.without(card) - self.gift(card),
            Action::Enter(kind) => self.step(self.active_path(), Some(kind)),
            Action::Advance => self.step(self.active_path(), None),
            Action::Bonus { path, enters } => self.step(path, enters),
            Action::Stay | Action::NoBonus => 0.0,
            Action::DrawDeck => self.draw_deck(),
            Action::DrawPile(colour) => {
                let top = self.board.pile(colour).top().map(|value| Card::new(colour, value));
                let idle = |card| self.board.played.is_some_and(|played| played.card() == card);
                top.map_or(f64::NEG_INFINITY, |card| self.with(card) - if idle(card) { GIFT } else { 0.0 })
            }
        }
    }

    fn path(&self, path: Colour) -> Path {
        let markers = self.board.markers(self.seat);
        let column = self.board.column(self.seat, path);
        Path { column, step: markers.step(path), kind: markers.kind(path) }
    }

    fn active_path(&self) -> Colour {
        self.board.played.map_or(Colour::Blue, |played| played.card().colour())
    }

    fn worth(&self, path: Colour, at: Path, hand: Cards) -> f64 {
        let (held, coming) = supply(at.column, path, hand, (self.unseen, self.share));
        let Some(kind) = at.kind else {
            if held < 1.0 {
                return 0.0;
            }
            return OPEN_OPTION * row((held + coming).min(self.turns)).max(0.0);
        };
        let end = f64::from(at.step) + held * self.time + coming * self.luck;
        f64::from(kind.factor()) * row(end)
    }

    /// The change by a card laid and the step that it makes.
    fn lay(&self, card: Card) -> f64 {
        let path = card.colour();
        let mut hand = self.hand;
        hand.remove(card);
        let mut at = self.path(path);
        at.column.lay(card.value());
        if at.kind.is_none() {
            return self.best_entry(path, at, hand);
        }
        if at.step < LAST_STEP {
            let still = self.worth(path, at, hand) - self.now[path.index()];
            return self.arrive(path, at, hand).max(still);
        }
        let loss = self.worth(path, at, hand) - self.now[path.index()];
        let others =
            Colour::ALL.into_iter().filter(|&other| other != path && self.path(other).kind.is_some());
        loss + others.map(|other| self.step(other, None)).fold(0.0, f64::max)
    }

    fn best_entry(&self, path: Colour, at: Path, hand: Cards) -> f64 {
        let start = self.board.markers(self.seat);
        let ways = Kind::ALL.into_iter().filter(|&kind| start.at_start(kind) > 0);
        ways.map(|kind| self.enter(path, at, hand, kind)).fold(f64::NEG_INFINITY, f64::max)
    }

    fn enter(&self, path: Colour, at: Path, hand: Cards, kind: Kind) -> f64 {
        // The large marker on the start stone is kept for the best of the other paths.
        let kept = match kind {
            Kind::Small => 0.0,
            Kind::Large => {
                let others =
                    Colour::ALL.into_iter().filter(|&other| other != path && self.path(other).kind.is_none());
                let best = others.map(|other| self.now[other.index()]).fold(0.0, f64::max);
                LARGE_OPTION / OPEN_OPTION * best
            }
        };
        self.arrive(path, Path { kind: Some(kind), ..at }, hand) - kept
    }

    /// The change by a step on a path whose card is laid or not needed.
    fn step(&self, path: Colour, enters: Option<Kind>) -> f64 {
        let at = self.path(path);
        match enters {
            Some(kind) => self.enter(path, at, self.hand, kind),
            None if at.step < LAST_STEP => self.arrive(path, at, self.hand),
            None => f64::NEG_INFINITY,
        }
    }

    /// The change by one stone on, with the tile there.
    fn arrive(&self, path: Colour, at: Path, hand: Cards) -> f64 {
        let step = at.step + 1;
        let goal = data().goal_from_step;
        if step == goal && self.board.goal_count() + 1 >= data().goal_markers {
            return self.end(f64::from(at.kind.map_or(1, Kind::factor)));
        }
        let after = self.worth(path, Path { step, ..at }, hand);
        after - self.now[path.index()] + self.tile(Stone::new(path, step))
    }

    /// What the end now means, with points that the last step brings.
    fn end(&self, more: f64) -> f64 {
        let total = |seat| f64::from(score::total(self.board, seat));
        let others = Seat::all(self.board.seats()).filter(|&other| other != self.seat);
        let best = others.map(total).fold(f64::NEG_INFINITY, f64::max);
        let lead = total(self.seat) + more - best;
        if lead > 0.0 { CERTAIN + lead } else { -CERTAIN + lead }
    }

    fn tile(&self, stone: Stone) -> f64 {
        match self.board.tiles.at(stone) {
            None => 0.0,
            Some(Tile::Clover) => CLOVER,
            Some(Tile::Wish) => self.wishes(1) - self.wishes(0),
            Some(tile) => f64::from(tile.points()),
        }
    }

    fn wishes(&self, more: u8) -> f64 {
        let count = self.board.wishes(self.seat) + more;
        match WISHES.get(usize::from(count)) {
            Some(&worth) if self.turns >= WISHING_TURNS && self.board.phase != Phase::Over => worth,
            _ => f64::from(score::wish_value(count)),
        }
    }

    /// The change by a card less in hand.
    fn without(&self, card: Card) -> f64 {
        let mut hand = self.hand;
        hand.remove(card);
        let path = card.colour();
        self.worth(path, self.path(path), hand) - self.now[path.index()]
    }

    /// The change by a card more in hand.
    fn with(&self, card: Card) -> f64 {
        let mut hand = self.hand;
        if hand.of(card) < 2 {
            hand.add(card);
        }
        let path = card.colour();
        self.worth(path, self.path(path), hand) - self.now[path.index()]
    }

    /// What a discarded card is worth to the next seat.
    fn gift(&self, card: Card) -> f64 {
        let next = self.seat.left(self.board.seats());
        let column = self.board.column(next, card.colour());
        let climbs = self.board.markers(next).step(card.colour()) > 0;
        if climbs && column.fits(card.value()) { GIFT } else { 0.0 }
    }

    /// The mean change by a card of the draw pile, one card of each colour standing for all that fit.
    fn draw_deck(&self) -> f64 {
        if self.draw_pile <= 1 {
            return self.end(0.0);
        }
        let unseen = self.unseen.len().max(1) as f64;
        let of = |colour: Colour| {
            let fitting = self.board.column(self.seat, colour).fitting();
            let count = self.unseen.count_of(colour, fitting);
            if count == 0 {
                return 0.0;
            }
            let middle = u32::midpoint(fitting.trailing_zeros(), fitting.ilog2());
            count as f64 / unseen * self.with(Card::new(colour, middle as u8))
        };
        Colour::ALL.into_iter().map(of).sum::<f64>() + DECK_BONUS
    }
}

/// The cards that a seat has not seen: never dealt, or in other hands and not taken openly.
pub(super) fn hidden_from(world: &Keltis, seat: Seat) -> Cards {
    let board = world.board();
    let hidden = |other: Seat| world.hand(other).minus(board.known(other));
    let others = Seat::all(board.seats()).filter(|&other| other != seat);
    others.fold(world.undealt(), |unseen, other| unseen.plus(hidden(other)))
}

/// The seat's turns until the markers nearest to the goal may have ended the game.
fn turns_to_goal(board: &Board) -> f64 {
    let goal = data().goal_from_step;
    let missing = usize::from(data().goal_markers.saturating_sub(board.goal_count()));
    // How many markers, those on the start stone included, are this many steps away.
    let mut distances = [0u8; LAST_STEP as usize + 1];
    for seat in Seat::all(board.seats()) {
        for step in board.markers(seat).steps() {
            if step < goal {
                distances[usize::from(goal - step)] += 1;
            }
        }
    }
    let (mut left, mut steps) = (missing, 0);
    for (distance, &markers) in distances.iter().enumerate() {
        let taken = left.min(usize::from(markers));
        steps += taken * distance;
        left -= taken;
    }
    steps as f64 / (GOAL_PACE * board.seats() as f64)
}
