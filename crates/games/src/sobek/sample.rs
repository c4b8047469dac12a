//! Imagining the cards that a viewer cannot see.

use super::card::Back;
use super::cards::Cards;
use super::data::data;
use super::memory::{Memory, Zone};
use super::state::{Board, Phase, Sobek};
use super::token::{Token, Tokens};
use super::view::Private;
use engine::random::{self, Rng};
use engine::{Seat, View, Viewer};

/// A random position consistent with the view.
///
/// Every card that the viewer neither sees nor remembers is equally likely to be on each place with its back
/// that it cannot see: rivals' hands and piles, the deck, out of the round. Cards given up to a Scribe are
/// equally likely to be any of the hand. Rivals are taken to remember what everybody remembers, and a pile that one
/// of them is just looking through.
pub(super) fn imagine<R: Rng>(view: &View<Sobek>, rng: &mut R) -> Sobek {
    let mut game = Sobek::start(view.public.board.setup);
    game.board = view.public.board;
    let mut unseen = unseen_cards(view);
    for seat in Seat::all(game.board.seats()) {
        let at = seat.index();
        if let Some(mine) = view.private.as_ref().filter(|mine| mine.seat == seat) {
            game.hands[at] = mine.hand;
            game.piles[at] = mine.pile;
            game.dropping = mine.dropping;
            continue;
        }
        let [hand, pile] = known(view, seat);
        game.hands[at] = fill(hand, view.public.hands[at].by_back(), &mut unseen, rng);
        game.piles[at] = fill(pile, view.public.piles[at].by_back(), &mut unseen, rng);
    }
    game.imagine_surplus(view, rng);
    game.pool = unseen.backed(Back::Beige);
    game.unrevealed = unseen.backed(Back::Orange);
    game.greens = unseen.backed(Back::Green);
    game.imagine_stack(view.private.as_ref(), rng);
    game.memory = memories(view, &game);
    game
}

/// What the viewer knows of a rival's hand and pile.
fn known(view: &View<Sobek>, seat: Seat) -> [Cards; 2] {
    let mut known = match &view.private {
        Some(mine) => mine.known[seat.index()],
        None => view.public.known[seat.index()],
    };
    if matches!(view.public.board.phase, Phase::Scoring | Phase::Over) {
        known = view.public.known[seat.index()];
    }
    if let Some(looking) = view.private.as_ref().and_then(|mine| mine.looking)
        && view.public.board.focus.seat == Some(seat)
    {
        known[Zone::Pile as usize] = looking;
    }
    known
}

/// The cards of the box that the viewer neither sees nor remembers.
fn unseen_cards(view: &View<Sobek>) -> Cards {
    let board = &view.public.board;
    let mut unseen = data().cards.minus(board.open_cards());
    for seat in Seat::all(board.seats()) {
        let seen = match view.private.as_ref().filter(|mine| mine.seat == seat) {
            Some(mine) => mine.hand.plus(mine.pile).plus(mine.dropping),
            None => known(view, seat).into_iter().fold(Cards::NONE, Cards::plus),
        };
        unseen = unseen.minus(seen);
    }
    unseen
}

/// The known cards and as many unseen ones as there are more backs.
fn fill<R: Rng>(known: Cards, backs: [u8; 3], unseen: &mut Cards, rng: &mut R) -> Cards {
    let mut cards = known;
    for back in Back::ALL {
        let missing = usize::from(backs[back.index()]) - known.backed(back).len();
        let mut candidates = unseen.backed(back);
        let drawn = candidates.draw_many(missing, rng);
        *unseen = unseen.minus(drawn);
        cards = cards.plus(drawn);
    }
    cards
}

impl Board {
    /// All cards that lie face up: on the quay, in sets, on the discard pile.
    pub(super) fn open_cards(&self) -> Cards {
        let sets = self.sets.iter().chain(&self.horizontal);
        sets.fold(self.discard.plus(self.quay.open()), |cards, sets| cards.plus(sets.all()))
    }
}

impl Sobek {
    /// What a rival has given up to a Scribe so far: the first ones, in order, of a random surplus.
    fn imagine_surplus<R: Rng>(&mut self, view: &View<Self>, rng: &mut R) {
        let board = &self.board;
        let giving = board.focus.seat.filter(|_| board.phase == Phase::Surplus);
        let Some(seat) = giving.filter(|seat| view.viewer != Viewer::Seat(*seat)) else { return };
        let hand = self.hand(seat);
        let left = usize::from(board.focus.left);
        // With nothing left to choose the surplus may be on the pile already.
        let surplus = hand.len().saturating_sub(usize::from(data().scribe_limit));
        let chosen = { hand }.draw_many(surplus, rng);
        let given: Cards = chosen.each().take(surplus - left.min(surplus)).collect();
        self.dropping = given;
        self.hands[seat.index()] = hand.minus(given);
    }

    /// `SO-6.8`: the stack, if it has been drawn; tokens that the viewer has not seen are equally likely.
    fn imagine_stack<R: Rng>(&mut self, mine: Option<&Private>, rng: &mut R) {
        self.stack = Tokens::NONE;
        if let Some(stack) = mine.and_then(|mine| mine.stack) {
            self.stack = stack;
        } else if !self.board.looked.is_empty() && self.board.phase != Phase::Tokens {
            for _ in 0..self.board.stack {
                let rest: Vec<Token> = self.undrawn_tokens().each().collect();
                self.stack = self.stack.with(*random::pick(rng, &rest), 1);
            }
        }
    }
}

/// What everyone remembers, as far as the view tells.
fn memories(view: &View<Sobek>, game: &Sobek) -> Memory {
    let board = &game.board;
    let mut memory = Memory::NONE;
    if matches!(board.phase, Phase::Scoring | Phase::Over) {
        return memory;
    }
    memory.set(Viewer::Spectator, view.public.known);
    for seat in Seat::all(board.seats()) {
        let mut lists = view.public.known;
        match &view.private {
            Some(mine) if mine.seat == seat => lists = mine.known,
            _ => lists[seat.index()] = [Cards::NONE; 2],
        }
        memory.set(Viewer::Seat(seat), lists);
    }
    if let (Phase::VizierCard, Some(owner), true) = (board.phase, board.focus.seat, board.setup.memory) {
        let pile = game.pile(owner);
        memory.set_list(Viewer::Seat(board.active), owner, Zone::Pile, pile);
    }
    memory
}
