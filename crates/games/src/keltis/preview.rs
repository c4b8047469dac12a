//! What a seat's choices would change: for the page that shows them and the bot that weighs them.
//!
//! Everything here follows from a [`Board`], which lies open, and for cards from the hand that the asker
//! names. `change` is always that of the score if the game ended then ([`score::total`]).

use super::action::Action;
use super::cards::{Card, Cards, Colour};
use super::event::Cause;
use super::paths::{Kind, LAST_STEP, Markers, Stone, Tile};
use super::score::{self, marker_value, wish_value};
use super::state::{Board, Phase};
use super::table::Direction;
use engine::Seat;
use serde::Serialize;

/// What the marker of a seat on a path is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PathValue {
    /// The path.
    pub path: Colour,
    /// 0 when the seat has not entered it.
    pub step: u8,
    /// Small or large; none when the seat has not entered it.
    pub kind: Option<Kind>,
    /// What it counts now, the large marker doubled (`KE-12.2`); 0 when not entered.
    pub value: i32,
    /// What it would count one stone on; none on the end stone. On a path not entered, that of a small marker
    /// if one is left.
    pub next: Option<i32>,
}

/// What the wishing stones of a seat are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct WishValue {
    /// How many the seat has.
    pub count: u8,
    /// What they are worth now (`KE-12.4`).
    pub value: i32,
    /// What they would be worth with one more; none when the table has no further step.
    pub next: Option<i32>,
}

/// A step of a marker by one stone, with all that it would bring at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Hop {
    /// The path.
    pub path: Colour,
    /// Which marker moves.
    pub kind: Kind,
    /// Whether it would enter the path.
    pub enters: bool,
    /// The stone it would reach, 1 to 9.
    pub to: u8,
    /// The tile there, if there is one.
    pub tile: Option<Tile>,
    /// `KE-8.6`: whether a bonus step would follow.
    pub leads_on: bool,
    /// `KE-11.2`: whether it would end the game, so that the tile does not act.
    pub ends: bool,
    /// What the score would change by: row, number tile and wishing stones.
    pub change: i32,
}

/// What laying a card would do to markers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// `KE-6.4`: a marker must enter; one of these.
    MustEnter(Vec<Hop>),
    /// `KE-6.8`: the marker of the path may go one stone on.
    MayStep(Hop),
    /// `KE-9.2`: the path is finished, so any other marker may move; one of these, or none.
    MayMoveOther(Vec<Hop>),
}

/// What a card in hand could do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardChange {
    /// The card.
    pub card: Card,
    /// What laying it would do; none when it does not fit (`KE-4.6`, `KE-4.7`).
    pub lay: Option<LayChange>,
    /// The top of the discard pile that it would cover.
    pub covers: Option<u8>,
}

/// What laying a card would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LayChange {
    /// The direction of the column afterwards.
    pub direction: Direction,
    /// Whether this card would fix it (`KE-4.5`).
    pub fixes: bool,
    /// How many cards of the column's colour would still fit that the asker has not seen elsewhere: neither
    /// laid nor in a discard pile. The seat's own hand counts, less this card.
    pub room: usize,
    /// What would move.
    pub moves: Move,
}

/// Steps one after another, each but the last onto a clover.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chain {
    /// The steps.
    pub hops: Vec<Hop>,
    /// What the score would change by in all.
    pub change: i32,
    /// Whether the last step would end the game.
    pub ends: bool,
}

impl Hop {
    /// The stone it would reach.
    pub const fn stone(&self) -> Stone {
        Stone::new(self.path, self.to)
    }

    /// The decision that makes this step when it is asked for by `cause`.
    pub const fn action(&self, cause: Cause) -> Action {
        let enters = if self.enters { Some(self.kind) } else { None };
        match (cause, enters) {
            (Cause::Card, Some(kind)) => Action::Enter(kind),
            (Cause::Card, None) => Action::Advance,
            (Cause::Clover | Cause::Finished, enters) => Action::Bonus { path: self.path, enters },
        }
    }
}

/// The worth of each path for a seat now and one stone on, by path.
pub fn path_values(board: &Board, seat: Seat) -> [PathValue; Colour::COUNT] {
    let markers = board.markers(seat);
    Colour::ALL.map(|path| {
        let step = markers.step(path);
        let kind = markers.kind(path);
        let small = markers.at_start(Kind::Small) > 0;
        let mover = kind.unwrap_or(if small { Kind::Small } else { Kind::Large });
        PathValue {
            path,
            step,
            kind,
            value: kind.map_or(0, |kind| marker_value(step, kind)),
            next: (step < LAST_STEP).then(|| marker_value(step + 1, mover)),
        }
    })
}

/// The worth of a seat's wishing stones now and with one more.
pub fn wishes(board: &Board, seat: Seat) -> WishValue {
    let count = board.wishes(seat);
    let further = usize::from(count) + 1 < super::data::data().wish_scores.len();
    WishValue { count, value: wish_value(count), next: further.then(|| wish_value(count + 1)) }
}

/// What a step of the seat's marker on a path would bring; none when there is no such step.
pub fn hop(board: &Board, seat: Seat, path: Colour, enters: Option<Kind>) -> Option<Hop> {
    after_hop(board, seat, path, enters).map(|(hop, _)| hop)
}

/// The board after a step, with its tile settled; only markers, tiles, points and wishing stones change.
fn after_hop(board: &Board, seat: Seat, path: Colour, enters: Option<Kind>) -> Option<(Hop, Board)> {
    let markers = board.markers(seat);
    let possible = match (markers.step(path), enters) {
        (0, Some(kind)) => markers.at_start(kind) > 0,
        (0, None) | (LAST_STEP, _) | (_, Some(_)) => false,
        (_, None) => true,
    };
    if !possible {
        return None;
    }
    let mut after = *board;
    let arrival = after.hop(seat, path, enters);
    let clover = after.settle(seat, arrival);
    let hop = Hop {
        path,
        kind: arrival.kind,
        enters: enters.is_some(),
        to: arrival.stone.step,
        tile: arrival.tile,
        leads_on: clover && after.target_mask(seat) != 0,
        ends: arrival.ends,
        change: score::total(&after, seat) - score::total(board, seat),
    };
    Some((hop, after))
}

/// The board after steps of a seat, with their tiles settled. The turn itself does not go on.
pub fn after(board: &Board, seat: Seat, hops: &[Hop]) -> Board {
    hops.iter().fold(*board, |board, hop| {
        let enters = hop.enters.then_some(hop.kind);
        after_hop(&board, seat, hop.path, enters).map_or(board, |(_, after)| after)
    })
}

/// The ways in which a marker can enter a path.
fn entries(board: &Board, seat: Seat, path: Colour) -> impl Iterator<Item = Hop> {
    Kind::ALL.into_iter().filter_map(move |kind| hop(board, seat, path, Some(kind)))
}

/// The bonus steps that a clover or a finished path offers a seat, in listing order, without `none`.
pub fn bonus_hops(board: &Board, seat: Seat) -> Vec<Hop> {
    let ways = [None, Some(Kind::Small), Some(Kind::Large)];
    let all = Colour::ALL.into_iter().flat_map(|path| ways.map(|enters| (path, enters)));
    let allowed = all.filter(|(_, enters)| enters.is_none() || board.setup.bonus_enters);
    allowed.filter_map(|(path, enters)| hop(board, seat, path, enters)).collect()
}

/// What would move if the seat laid a card of this colour.
pub fn moves_of(board: &Board, seat: Seat, colour: Colour) -> Move {
    let next = board.after_laying(seat, colour);
    if next == Phase::Enter {
        Move::MustEnter(entries(board, seat, colour).collect())
    } else if next == Phase::Finished {
        Move::MayMoveOther(bonus_hops(board, seat))
    } else {
        hop(board, seat, colour, None).map_or(Move::MayMoveOther(Vec::new()), Move::MayStep)
    }
}

/// What each card of a hand could do, in listing order, each type once.
pub fn card_changes(board: &Board, seat: Seat, hand: Cards) -> Vec<CardChange> {
    hand.distinct().map(|card| card_change(board, seat, card)).collect()
}

/// What a card in a seat's hand could do.
pub fn card_change(board: &Board, seat: Seat, card: Card) -> CardChange {
    let colour = card.colour();
    let column = board.column(seat, colour);
    let lay = column.fits(card.value()).then(|| {
        let laid = laid(board, seat, card);
        let direction = laid.column(seat, colour).direction();
        LayChange {
            direction,
            fixes: direction != column.direction(),
            room: room(&laid, seat, colour),
            moves: moves_of(board, seat, colour),
        }
    });
    CardChange { card, lay, covers: board.pile(colour).top() }
}

/// The board after a seat has laid a card that fits, before anything moves. The turn itself does not go on.
pub fn laid(board: &Board, seat: Seat, card: Card) -> Board {
    let mut after = *board;
    after.columns[seat.index()][card.colour().index()].lay(card.value());
    after
}

/// How many cards that fit a seat's column are neither laid by anybody nor in the discard pile.
pub fn room(board: &Board, seat: Seat, colour: Colour) -> usize {
    let fitting = board.column(seat, colour).fitting();
    let mut left = Cards::DECK;
    board.open_cards().filter(|card| card.colour() == colour).for_each(|card| left.remove(card));
    let fits = |card: &Card| card.colour() == colour && fitting >> card.value() & 1 == 1;
    left.each().filter(fits).count()
}

/// Where the bonus steps of a seat can lead: for every stone that a marker can reach, the chain to it that
/// brings most, and of equal ones the shortest. Every step of a chain may also be declined.
///
/// A stone can be reached by either kind of marker; both are listed. Order: by path, then step, then kind.
pub fn chains(board: &Board, seat: Seat) -> Vec<Chain> {
    let mut found: Vec<Chain> = Vec::new();
    // Chains that go on, by their markers: different orders of the same steps lead to the same table.
    let mut open = vec![(Vec::new(), *board)];
    let mut met: Vec<Markers> = Vec::new();
    let mut next = 0;
    while next < open.len() {
        let (hops, before) = open[next].clone();
        next += 1;
        for hop in bonus_hops(&before, seat) {
            let mut longer = hops.clone();
            longer.push(hop);
            let now = after(&before, seat, &[hop]);
            let change = score::total(&now, seat) - score::total(board, seat);
            offer(&mut found, Chain { hops: longer.clone(), change, ends: hop.ends });
            if hop.leads_on && !met.contains(now.markers(seat)) {
                met.push(*now.markers(seat));
                open.push((longer, now));
            }
        }
    }
    let end = |chain: &Chain| chain.hops.last().map(|hop| (hop.stone(), hop.kind));
    found.sort_by_key(end);
    found
}

/// The chains that can follow a step that is not made yet; empty unless it leads onto a clover.
pub fn chains_after(board: &Board, seat: Seat, first: &Hop) -> Vec<Chain> {
    if !first.leads_on {
        return Vec::new();
    }
    chains(&after(board, seat, std::slice::from_ref(first)), seat)
}

/// Keeps the better of two chains to the same stone; shorter ones come first.
fn offer(found: &mut Vec<Chain>, chain: Chain) {
    let end = |chain: &Chain| chain.hops.last().map(|hop| (hop.stone(), hop.kind));
    match found.iter_mut().find(|other| end(other) == end(&chain)) {
        Some(other) if other.change < chain.change => *other = chain,
        Some(_) => {}
        None => found.push(chain),
    }
}
