//! A turn: bets, tiles, finish cards, partnerships (`CU-3`, `CU-4`, `CU-5`, `CU-12`, `CU-13`).

use crate::camel_up::action::Action;
use crate::camel_up::cards::{Deck, FinishCard};
use crate::camel_up::data::data;
use crate::camel_up::event::Event;
use crate::camel_up::pieces::OwnTile;
use crate::camel_up::race::{Racer, Side, Space};
use crate::camel_up::state::{Board, CamelUp, Phase};
use engine::{Audience, Illegal, Seat, Seats, Sink};

impl CamelUp {
    /// `CU-3.2`, `CU-3.3`: the decisions open to the active player, bit n for action number n.
    #[inline]
    pub(in crate::camel_up) fn turn_mask(&self) -> u64 {
        let board = &self.board;
        let seat = board.active;
        let spaces = u64::from(board.tiles.legal(seat, board.race) >> 1);
        let hand = u64::from(self.hand(seat).bits());
        board.tickets.colours_left()
            | (spaces | spaces << Space::LOOP) << Action::TILE
            | 1 << Action::ROLL
            | (hand | hand << Racer::COUNT) << Action::FINISH
            | board.free_partners(seat) << Action::ALLY
    }

    /// `CU-12.1`, `CU-12.6`, `CU-12.7`: whether the seat may play this card.
    pub(in crate::camel_up) fn check_finish(&self, seat: Seat, racer: Racer) -> Result<(), Illegal> {
        let hand = self.hand(seat);
        if hand.is_empty() {
            let message = "you have no finish card left";
            return Err(Illegal::new("CU-12.7", "no-finish-card", message));
        }
        if !hand.contains(racer) {
            let message = format!("you have played your {racer} finish card already");
            return Err(Illegal::new("CU-12.6", "finish-card-played", message));
        }
        Ok(())
    }

    /// `CU-4.1`: takes the top ticket of a colour.
    #[inline]
    pub(in crate::camel_up) fn take_ticket<S: Sink<Self>>(&mut self, colour: Racer, log: &mut S) {
        let seat = self.board.active;
        let value = self.board.tickets.take(colour, seat).value;
        self.pass_turn();
        log.event(Audience::ALL, self, || Event::TicketTaken { seat, colour, value });
    }

    /// `CU-5.1`, `CU-5.7`: puts or moves the player's tile; it earns nothing now (`CU-5.13`).
    #[inline]
    pub(in crate::camel_up) fn place_tile<S: Sink<Self>>(&mut self, side: Side, space: Space, log: &mut S) {
        let seat = self.board.active;
        let from = self.board.tile_of(seat).map(|tile| tile.space);
        self.board.tiles.put(seat, OwnTile { space, side });
        self.pass_turn();
        log.event(Audience::ALL, self, || Event::TilePlaced { seat, space, side, from });
    }

    /// `CU-6.1`: takes a pyramid ticket; a die comes out next.
    #[inline]
    pub(in crate::camel_up) fn take_pyramid_ticket<S: Sink<Self>>(&mut self, log: &mut S) {
        let seat = self.board.active;
        self.board.pyramid[seat.index()] += 1;
        self.board.phase = Phase::Die;
        log.event(Audience::ALL, self, || Event::PyramidTicketTaken { seat });
    }

    /// `CU-12.1`, `CU-12.2`, `CU-12.3`: puts a finish card on a deck; its colour is told only to its owner.
    #[inline]
    pub(in crate::camel_up) fn play_finish<S: Sink<Self>>(&mut self, deck: Deck, racer: Racer, log: &mut S) {
        let seat = self.board.active;
        let hand = &mut self.hands[seat.index()];
        *hand = hand.without(racer);
        self.decks.push(deck, FinishCard { owner: seat, colour: Some(racer) });
        let position = self.decks.len(deck) as u8;
        self.pass_turn();
        let played = |colour| Event::FinishCardPlayed { seat, deck, position, colour };
        log.tell(Seats::one(seat), self, |seen| played(seen.then_some(racer)));
    }

    /// `CU-13.1`, `CU-13.2`: the two are partners for this leg.
    #[inline]
    pub(in crate::camel_up) fn form_partnership<S: Sink<Self>>(&mut self, partner: Seat, log: &mut S) {
        let seat = self.board.active;
        self.board.partners[seat.index()] = partner.number();
        self.board.partners[partner.index()] = seat.number();
        self.pass_turn();
        log.event(Audience::ALL, self, || Event::Partnership { seat, partner });
    }

    /// `CU-3.1`: the turn passes to the left.
    #[inline]
    pub(in crate::camel_up) fn pass_turn(&mut self) {
        self.board.active = self.board.active.left(self.board.seats());
        self.board.phase = Phase::Turn;
    }
}

impl Board {
    /// `CU-13.1`, `CU-13.5`: the seats that this one may form a partnership with, bit n for seat n.
    #[inline]
    fn free_partners(&self, seat: Seat) -> u64 {
        if !self.setup.has_partnerships() || self.partners[seat.index()] != 0 {
            return 0;
        }
        let free = |other: &usize| self.partners[*other] == 0 && *other != seat.index();
        (0..self.seats()).filter(free).fold(0, |mask, other| mask | 1 << other)
    }

    /// `CU-4.4`: whether a ticket of the colour is left.
    pub(in crate::camel_up) fn check_bet(&self, colour: Racer) -> Result<(), Illegal> {
        if self.tickets.any_left(colour) {
            return Ok(());
        }
        let message = format!("no {colour} betting ticket is left in this leg");
        Err(Illegal::new("CU-4.4", "no-ticket", message))
    }

    /// `CU-5.2`, `CU-5.3`, `CU-5.4`, `CU-5.5`, `CU-5.6`, `CU-5.7`, `CU-5.8`, `CU-5.9`: whether the seat may put its
    /// tile there. `TileRow::legal` is the same as bits; a law holds them together.
    pub(in crate::camel_up) fn check_tile(&self, seat: Seat, space: Space) -> Result<(), Illegal> {
        let refuse = |clause, code, message: String| Err(Illegal::new(clause, code, message));
        let allowed = data().tile_spaces;
        if allowed & space.bit() == 0 {
            let (low, high) = (allowed.trailing_zeros(), allowed.ilog2());
            let message = format!("space {space} is not allowed for tiles, use {low} to {high}");
            return refuse("CU-5.2", "tile-space", message);
        }
        match self.tile_at(space) {
            Some((owner, _)) if owner == seat => {
                let message = format!("your tile already lies on space {space}, choose a different space");
                return refuse("CU-5.9", "tile-same-space", message);
            }
            Some((owner, _)) => {
                let message = format!("the tile of seat {owner} lies on space {space}");
                return refuse("CU-5.4", "tile-on-tile", message);
            }
            None => {}
        }
        if let Some(camel) = self.race.stack(space).top() {
            let message = format!("{camel} stands on space {space}; a tile needs a space without camels");
            return refuse("CU-5.3", "tile-under-camel", message);
        }
        for next in [-1, 1].map(|step| Space::at(space.number() + step)) {
            if self.tile_at(next).is_some_and(|(owner, _)| owner != seat) {
                let message = format!("another player's tile is on space {next}, next to space {space}");
                return refuse("CU-5.5", "tile-too-close", message);
            }
        }
        Ok(())
    }

    /// `CU-13.1`, `CU-13.4`, `CU-13.5`: whether the two may become partners.
    pub(in crate::camel_up) fn check_ally(&self, seat: Seat, partner: Seat) -> Result<(), Illegal> {
        let refuse = |clause, code, message: String| Err(Illegal::new(clause, code, message));
        if !self.setup.has_partnerships() {
            let cards = &data().partnership_cards;
            let least = cards.iter().position(|&cards| cards > 0).unwrap_or(cards.len());
            let message = format!("partnerships need {least} or more players, here are {}", self.seats());
            return refuse("CU-1.9", "no-partnerships", message);
        }
        if partner.index() >= self.seats() {
            let message = format!("there is no seat {partner} at this table, use 1 to {}", self.seats());
            return refuse("CU-13.1", "no-such-seat", message);
        }
        if partner == seat {
            return refuse("CU-13.1", "own-seat", "you cannot be your own partner".to_owned());
        }
        if let Some(own) = self.partner(seat) {
            let message = format!("seat {own} is already your partner in this leg");
            return refuse("CU-13.4", "has-partner", message);
        }
        if let Some(other) = self.partner(partner) {
            let message = format!("seat {partner} is already the partner of seat {other} in this leg");
            return refuse("CU-13.5", "partner-taken", message);
        }
        Ok(())
    }
}
