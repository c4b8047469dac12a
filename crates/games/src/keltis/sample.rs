//! Imagining the cards that a viewer cannot see.

use super::cards::Cards;
use super::data::MAX_SEATS;
use super::state::Keltis;
use engine::random::Rng;
use engine::{Seat, View};

/// A random position consistent with the view.
///
/// Every card that the viewer has not seen is equally likely to be in any unknown place: cards of rivals'
/// hands that were not taken openly, the draw pile, and the cards removed with two seats.
pub(super) fn imagine<R: Rng>(view: &View<Keltis>, rng: &mut R) -> Keltis {
    let public = &view.public;
    let mine = view.viewer.seat().zip(view.private.map(|private| private.hand));
    let mut pool = public.unseen(mine);
    let mut hands = [Cards::NONE; MAX_SEATS];
    for seat in Seat::all(public.board.seats()) {
        let hand = &mut hands[seat.index()];
        *hand = match mine {
            Some((me, own)) if me == seat => own,
            _ => public.known_hand(seat),
        };
        while hand.len() < usize::from(public.hand_size(seat)) {
            let card = pool.draw(rng);
            pool.remove(card);
            hand.add(card);
        }
    }
    Keltis { board: public.board, hands, pool }
}
