//! Imagining the finish cards that a viewer cannot see.

use super::cards::{Decks, FinishCard, Racers};
use super::state::CamelUp;
use crate::camel_up::race::Racer;
use engine::random::{self, Rng};
use engine::{MAX_SEATS, Seat, View};

/// A random position consistent with the view.
///
/// Each seat has one card of each colour, so what is unknown of a seat is the order of the colours that
/// are neither turned up nor the viewer's own: uniform, and independent between seats.
pub(super) fn imagine<R: Rng>(view: &View<CamelUp>, rng: &mut R) -> CamelUp {
    let public = &view.public;
    let board = public.board;
    let mut hands = [Racers::NONE; MAX_SEATS];
    // For each seat, the colours of its face-down cards: those of the winner deck, then the loser deck.
    let mut orders = [[Racer::Blue; Racer::COUNT]; MAX_SEATS];
    let mut unknown = [0; MAX_SEATS];
    for seat in Seat::all(board.seats()) {
        let turned = |racer: &Racer| {
            public.decks.in_order().any(|(_, _, card)| card.owner == seat && card.colour == Some(*racer))
        };
        for racer in Racer::ALL.into_iter().filter(|racer| !turned(racer)) {
            orders[seat.index()][unknown[seat.index()]] = racer;
            unknown[seat.index()] += 1;
        }
        random::shuffle(rng, &mut orders[seat.index()][..unknown[seat.index()]]);
    }
    let own = view.viewer.seat().zip(view.private.as_ref());
    let mut next = [0; MAX_SEATS];
    let mut decks = Decks::EMPTY;
    for (deck, position, card) in public.decks.in_order() {
        let at = card.owner.index();
        let mine = own.filter(|(me, _)| *me == card.owner).and_then(|(_, mine)| {
            let here =
                |card: &&super::PlayedCard| card.deck == deck && usize::from(card.position) == position + 1;
            mine.played.iter().flatten().find(here).map(|card| card.colour)
        });
        let colour = card.colour.or(mine).unwrap_or_else(|| {
            next[at] += 1;
            orders[at][next[at] - 1]
        });
        decks.push(deck, FinishCard { owner: card.owner, colour: Some(colour) });
    }
    for seat in Seat::all(board.seats()) {
        let at = seat.index();
        hands[at] = match own.filter(|(me, _)| *me == seat) {
            Some((_, mine)) => mine.hand,
            None => orders[at][next[at]..unknown[at]].iter().copied().collect(),
        };
    }
    CamelUp { board, hands, decks }
}
