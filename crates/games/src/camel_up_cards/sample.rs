//! Imagining the cards that a viewer cannot see.

use super::cards::Cards;
use super::data::MOST;
use super::pile::Slot;
use super::state::{Board, CamelUpCards, OwnCards, Phase, in_leg};
use super::view::knowledge;
use engine::random::Rng;
use engine::{Seat, View};

/// A random position consistent with the view.
///
/// Every deal and every sorting of the cards dealt is taken as equally likely; what has been revealed of the race
/// deck, shown and played is weighed in exactly. So the cards not seen are equally likely to be in any place where
/// a card not seen can be.
pub(super) fn imagine<R: Rng>(view: &View<CamelUpCards>, rng: &mut R) -> CamelUpCards {
    let board = view.public.board;
    let mine = view.viewer.seat().zip(view.private.as_ref().map(|private| private.own));
    let mut game = CamelUpCards { board, own: [OwnCards::default(); MOST], deck: Cards::NONE };
    if let Some((me, own)) = mine {
        game.own[me.index()] = own;
    }
    let others = || Seat::all(board.seats()).filter(|&seat| mine.is_none_or(|(me, _)| me != seat));
    match board.phase {
        Phase::Start => {}
        Phase::Deal | Phase::Sort => {
            let held = mine.map_or(Cards::NONE, |(_, own)| {
                own.hand + own.discards + own.deck + own.kept.cards() + own.show.cards()
            });
            let mut unseen = Cards::all() - held;
            for seat in others() {
                let dealt = unseen.deal(usize::from(board.dealt_to(seat)), rng);
                game.own[seat.index()] = sorted_so_far(&board, seat, dealt, rng);
            }
        }
        in_leg!() => imagine_leg(view, &mut game, others(), rng),
    }
    game
}

/// Sorts the cards of a seat at random, as far as the seat has come with its sorting.
fn sorted_so_far<R: Rng>(board: &Board, seat: Seat, dealt: Cards, rng: &mut R) -> OwnCards {
    let mut own = OwnCards { hand: dealt, ..OwnCards::default() };
    if board.phase != Phase::Sort {
        return own;
    }
    let (plan, left) = (board.setup.leg_setup, board.choices_left(seat));
    let (discard, show) = (usize::from(plan.discard), plan.show);
    // The whole sorting, of which only what has been decided counts. CC-4.22: discards go in order of cards.
    let discards = own.hand.deal(discard, rng);
    let to_go = usize::from(left.saturating_sub(1 + show));
    own.discards = discards.first(discard - to_go);
    let not_yet = discards - own.discards;
    if left <= show {
        own.kept = Slot::of(take(&mut own.hand, rng));
    }
    if left == 0 {
        if show > 0 {
            own.show = Slot::of(take(&mut own.hand, rng));
        }
        own.deck = std::mem::take(&mut own.hand);
    }
    own.hand = own.hand + not_yet;
    own
}

fn take<R: Rng>(cards: &mut Cards, rng: &mut R) -> super::RaceCard {
    let card = cards.draw(rng);
    *cards = cards.without(card);
    card
}

/// In a leg: what others put into the deck, then what they kept and discarded.
fn imagine_leg<R: Rng>(
    view: &View<CamelUpCards>,
    game: &mut CamelUpCards,
    others: impl Iterator<Item = Seat> + Clone,
    rng: &mut R,
) {
    let board = &view.public.board;
    let knows = knowledge(view);
    let mut hidden = knows.hidden().draw(rng);
    game.deck = knows.left_with(hidden);
    let mut rest = knows.pool_without(hidden);
    let plan = board.setup.leg_setup;
    for seat in others {
        let own = &mut game.own[seat.index()];
        own.deck = hidden.deal(usize::from(plan.deck), rng);
        // CC-4.30; a hand card that was played lies open.
        if board.played(seat).is_none() {
            own.kept = Slot::of(take(&mut rest, rng));
        }
        own.discards = rest.deal(usize::from(plan.discard), rng);
    }
}
