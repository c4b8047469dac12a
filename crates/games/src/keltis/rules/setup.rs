//! Setup: first player, tiles, hands (`KE-2`).

use crate::keltis::action::Outcome;
use crate::keltis::cards::Card;
use crate::keltis::event::Event;
use crate::keltis::paths::{Stone, Tile};
use crate::keltis::state::{Keltis, Phase, seat_decides};
use engine::random::{self, Rng};
use engine::{Audience, Seat, Seats, Sink};

impl Keltis {
    /// `KE-2.11`: chance names the first player.
    pub(in crate::keltis) fn first_player<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        self.board.first = Some(seat);
        self.board.active = seat;
        self.board.phase = Phase::Tiles;
        log.event(Audience::ALL, self, || Event::FirstPlayer { seat });
    }

    /// `KE-2.4`, `KE-2.5`: a tile is laid out, face up.
    pub(in crate::keltis) fn lay_tile<S: Sink<Self>>(&mut self, stone: Stone, tile: Tile, log: &mut S) {
        self.board.tiles.put(stone, tile);
        if self.board.next_tile_stone().is_none() {
            self.board.phase = Phase::Deal;
        }
        let Stone { path, step } = stone;
        log.event(Audience::ALL, self, || Event::TilePlaced { path, step, tile });
    }

    /// `KE-2.6`: a card of a starting hand; only its owner sees it (`KE-2.12`).
    pub(in crate::keltis) fn deal<S: Sink<Self>>(&mut self, seat: Seat, card: Card, log: &mut S) {
        self.pool.remove(card);
        self.hands[seat.index()].add(card);
        let begins = self.next_to_deal().is_none();
        if begins {
            self.board.phase = Phase::Card;
        }
        let dealt = |card| Event::CardDealt { seat, card };
        log.tell(Seats::one(seat), self, |seen| dealt(seen.then_some(card)));
        if begins {
            // KE-2.7: with two seats the removed cards simply stay in the pool.
            let (seat, draw_pile) = (self.board.active, self.draw_pile());
            log.event(Audience::ALL, self, || Event::GameBegins { seat, draw_pile });
        }
    }

    /// The outcomes of setup with their weights: places for seats, copies for tiles and cards.
    pub(in crate::keltis) fn setup_chances(&self, out: &mut Vec<(Outcome, u32)>) {
        let board = &self.board;
        match board.phase {
            Phase::First => out.extend(Seat::all(board.seats()).map(|seat| (Outcome::Start(seat), 1))),
            Phase::Tiles => {
                let Some(stone) = board.next_tile_stone() else { return };
                let left =
                    Tile::ALL.map(|tile| (Outcome::Tile { stone, tile }, board.tiles_left(tile) as u32));
                out.extend(left.into_iter().filter(|&(_, left)| left > 0));
            }
            Phase::Deal => {
                let Some(seat) = self.next_to_deal() else { return };
                let cards = self.pool.iter();
                out.extend(cards.map(|(card, copies)| (Outcome::Deal { seat, card }, copies.into())));
            }
            seat_decides!() | Phase::Deck | Phase::Over => {}
        }
    }

    /// An outcome of [`Self::setup_chances`], or of the draw pile, by its weight, without the list.
    #[inline]
    pub(in crate::keltis) fn roll_chance<R: Rng>(&self, rng: &mut R) -> Outcome {
        let board = &self.board;
        if let Some(stone) = board.next_tile_stone() {
            let mut ticket =
                random::below(rng, Tile::ALL.iter().map(|&tile| board.tiles_left(tile) as u32).sum());
            for tile in Tile::ALL {
                match ticket.checked_sub(board.tiles_left(tile) as u32) {
                    Some(rest) => ticket = rest,
                    None => return Outcome::Tile { stone, tile },
                }
            }
        }
        match board.phase {
            Phase::First => Outcome::Start(Seat::new(random::below(rng, board.seats() as u32) as usize)),
            Phase::Deal => {
                let seat = self.next_to_deal().unwrap_or(board.active);
                Outcome::Deal { seat, card: self.pool.draw(rng) }
            }
            Phase::Tiles | seat_decides!() | Phase::Deck | Phase::Over => Outcome::Card(self.pool.draw(rng)),
        }
    }
}
