//! A turn begins: a tile is turned over and trophies are dealt anew (`DR-3`, `DR-4`).

use crate::dragon_racer::data::{Data, MOST};
use crate::dragon_racer::event::Event;
use crate::dragon_racer::kinds::Side;
use crate::dragon_racer::piece::Tile;
use crate::dragon_racer::state::{Board, DragonRacer, Phase};
use engine::{Audience, Seat, Seats, Sink};

impl Board {
    /// `DR-4.1`: the covered place that is turned over in this turn, counted from 0. There is none in turn 1.
    #[inline]
    fn discovery(&self) -> Option<usize> {
        usize::from(self.turn).checked_sub(2)
    }

    /// `DR-4.1`: the tiles that may lie at the place turned over in this turn.
    pub(in crate::dragon_racer) fn candidates(&self) -> impl Iterator<Item = Tile> + '_ {
        let side = if self.turn <= 4 { Side::Upper } else { Side::Lower };
        self.unseen_tiles(side)
    }

    /// The place of the next trophy, while one is missing.
    #[inline]
    pub(in crate::dragon_racer) fn next_trophy(&self) -> Option<u8> {
        let dealt = self.trophies.iter().filter(|&&place| place > 0).count();
        (dealt < self.seats()).then_some(dealt as u8 + 1)
    }

    /// `DR-4.5`, `DR-4.6`: the seats without a trophy that have flown farthest.
    #[inline]
    pub(in crate::dragon_racer) fn next_in_rank(&self) -> Seats {
        let waiting = || Seat::all(self.seats()).filter(|&seat| self.trophy(seat).is_none());
        let farthest = waiting().map(|seat| self.distance(seat)).max();
        waiting().filter(|&seat| Some(self.distance(seat)) == farthest).collect()
    }
}

impl DragonRacer {
    /// `DR-3.2`, `DR-3.3`: a turn begins; the first one with the Draft.
    pub(in crate::dragon_racer) fn begin_turn<S: Sink<Self>>(&mut self, turn: u8, log: &mut S) {
        let board = &mut self.board;
        board.turn = turn;
        board.moved = [0; MOST];
        board.dealt = 0;
        board.pass = 0;
        board.phase = if board.discovery().is_some() { Phase::Reveal } else { Phase::Deal };
        log.event(Audience::ALL, self, || Event::TurnBegins {
            turn,
            cards: self.board.cards_dealt() as u8,
            left: self.board.passes_left(),
            premium: self.board.premium(),
        });
    }

    /// `DR-4.1`, `DR-4.3`: a tile is turned over and its cards join the deck; then trophies are dealt anew.
    pub(in crate::dragon_racer) fn reveal<S: Sink<Self>>(&mut self, tile: Tile, log: &mut S) {
        let Some(at) = self.board.discovery() else { return };
        let opens_realm = !self.board.scores_realm(tile.realm());
        self.board.tiles[at] = Some(tile);
        let added = self.board.cards_of_tile(tile);
        self.deck = self.deck.plus(added);
        self.board.trophies = [0; MOST];
        self.board.phase = Phase::Trophies;
        let place = Data::covered_place(at);
        log.event(Audience::ALL, self, || Event::TileRevealed { place, tile, added, opens_realm });
        self.deal_trophies(log);
    }
}
