//! The powers of the characters (`SO-7`).

use crate::sobek::card::{Back, Card, Character, Family};
use crate::sobek::cards::Cards;
use crate::sobek::data::data;
use crate::sobek::event::Event;
use crate::sobek::memory::Zone;
use crate::sobek::state::{Board, Focus, Phase, Sobek};
use crate::sobek::view::Backs;
use engine::{Audience, Seat, Seats, Sink, Viewer};

impl Sobek {
    /// `SO-7.1`: the card goes to the discard pile, then its power works.
    #[inline]
    pub(in crate::sobek) fn play<S: Sink<Self>>(&mut self, character: Character, log: &mut S) {
        let seat = self.board.active;
        self.take_open(seat, Zone::Hand, Cards::one(character.card()));
        self.board.discard = self.board.discard.with(character.card());
        let next = match character {
            Character::Queen => self.begin_draw(),
            Character::Priest | Character::Priestess => (self.purgeable() != 0).then_some(Phase::Priest),
            Character::Vizier => (self.rivals_with(Zone::Pile) != 0).then_some(Phase::VizierRival),
            Character::Thief => (self.rivals_with(Zone::Hand) != 0).then_some(Phase::ThiefVictim),
            Character::ScribeCattle | Character::ScribeFish => self.next_surplus(),
            Character::Courtesan => (self.extendable() != 0).then_some(Phase::CourtesanSet),
            // SO-7.33: the quay is never empty now.
            Character::Merchant => Some(Phase::Merchant),
        };
        self.board.phase = next.unwrap_or(self.board.phase);
        log.event(Audience::ALL, self, || Event::CharacterPlayed { seat, character });
        match next {
            Some(Phase::Surplus) => self.tell_surplus(log),
            Some(_) => {}
            // SO-7.2: a character may be played for nothing.
            None => {
                self.end_turn();
                log.event(Audience::ALL, self, || Event::PowerIdle { seat, character });
            }
        }
    }

    /// `SO-7.5`, `SO-7.8`: three cards, or none when the deck is empty.
    fn begin_draw(&mut self) -> Option<Phase> {
        self.board.focus.left = data().queen_draw.min(self.board.deck);
        (self.board.focus.left > 0).then_some(Phase::Draw)
    }

    /// `SO-7.5`: the Queen draws goods or an amulet.
    pub(in crate::sobek) fn draw<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        self.pool = self.pool.without(card);
        self.board.deck -= 1;
        self.drawn(card, log);
    }

    /// `SO-7.5`: the Queen draws a character; which one is said next.
    pub(in crate::sobek) fn draw_character(&mut self) {
        self.board.deck -= 1;
        self.board.phase = Phase::DrawReveal;
    }

    /// `SO-7.5`: which character the Queen drew.
    pub(in crate::sobek) fn reveal_drawn<S: Sink<Self>>(&mut self, character: Character, log: &mut S) {
        self.unrevealed = self.unrevealed.without(character.card());
        self.drawn(character.card(), log);
    }

    fn drawn<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        let seat = self.board.active;
        let back = card.back();
        self.put_hidden(seat, Zone::Hand, card);
        self.board.focus.left -= 1;
        if self.board.focus.left > 0 {
            self.board.phase = Phase::Draw;
        } else {
            self.end_turn();
        }
        log.tell(Seats::one(seat), self, |seen| Event::Drawn { seat, card: seen.then_some(card), back });
    }

    /// `SO-7.12`: the families in the player's pile, bit n for family n.
    pub(in crate::sobek) fn purgeable(&self) -> u64 {
        self.pile(self.board.active).families()
    }

    /// `SO-7.10`, `SO-7.13`: all cards of the family go.
    pub(in crate::sobek) fn purge<S: Sink<Self>>(&mut self, family: Family, log: &mut S) {
        let seat = self.board.active;
        let cards = self.pile(seat).family(family);
        self.take_open(seat, Zone::Pile, cards);
        self.board.discard = self.board.discard.plus(cards);
        self.end_turn();
        log.event(Audience::ALL, self, || Event::Purged { seat, family, cards });
    }

    /// The rivals with a card in a zone, bit n for seat n (`SO-7.14`, `SO-7.23`).
    pub(in crate::sobek) fn rivals_with(&self, zone: Zone) -> u64 {
        let cards = |seat: Seat| match zone {
            Zone::Hand => self.hand(seat),
            Zone::Pile => self.pile(seat),
        };
        let board = &self.board;
        let there = board.rivals(board.active).filter(|&rival| !cards(rival).is_empty());
        there.fold(0, |mask, rival| mask | 1 << rival.index())
    }

    /// `SO-7.14`: the victim is named.
    pub(in crate::sobek) fn name_victim<S: Sink<Self>>(&mut self, victim: Seat, log: &mut S) {
        let seat = self.board.active;
        self.board.focus.seat = Some(victim);
        self.board.phase = if self.board.setup.random_thief { Phase::Steal } else { Phase::ThiefBack };
        log.event(Audience::ALL, self, || Event::VictimNamed { seat, victim });
    }

    /// `SO-7.15`: the cards of the victim that may be stolen, once the back is chosen.
    pub(in crate::sobek) fn stealable(&self) -> Cards {
        let hand = self.board.focus.seat.map_or(Cards::NONE, |victim| self.hand(victim));
        self.board.focus.back.map_or(hand, |back| hand.backed(back))
    }

    /// `SO-7.15`: from which cards to steal.
    pub(in crate::sobek) fn choose_back(&mut self, back: Back) {
        self.board.focus.back = Some(back);
        self.board.phase = Phase::Steal;
    }

    /// `SO-7.16`: the stolen card changes hands.
    pub(in crate::sobek) fn steal<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        let seat = self.board.active;
        if let Some(victim) = self.board.focus.seat {
            self.hand_over((victim, Zone::Hand), seat, card);
            self.end_turn();
            log.tell(Seats::one(seat).with(victim), self, |seen| Event::Stolen {
                seat,
                victim,
                card: seen.then_some(card),
                back: card.back(),
            });
        }
    }

    /// `SO-7.19`, `SO-7.20`: the next rival clockwise with too many cards, if there is one.
    fn next_surplus(&mut self) -> Option<Phase> {
        let limit = usize::from(data().scribe_limit);
        let board = &self.board;
        let seat = board.rivals(board.active).find(|&rival| self.hand(rival).len() > limit)?;
        let cards = (self.hand(seat).len() - limit) as u8;
        self.board.focus.seat = Some(seat);
        self.board.focus.left = cards;
        Some(Phase::Surplus)
    }

    fn tell_surplus<S: Sink<Self>>(&self, log: &mut S) {
        if let Focus { seat: Some(seat), left: cards, .. } = self.board.focus {
            log.event(Audience::ALL, self, || Event::SurplusDue { seat, cards });
        }
    }

    /// `SO-7.19`, `SO-7.22`: a rival gives up one card; the others see the backs when all are chosen.
    pub(in crate::sobek) fn give_up<S: Sink<Self>>(&mut self, seat: Seat, card: Card, log: &mut S) {
        let hand = self.zone_mut(seat, Zone::Hand);
        *hand = hand.without(card);
        self.dropping = self.dropping.with(card);
        self.board.focus.left -= 1;
        let left = self.board.focus.left;
        log.tell(Seats::one(seat), self, |seen| {
            if seen { Event::SurplusChosen { seat, card } } else { Event::SurplusLeft { seat, left } }
        });
        if left > 0 {
            return;
        }
        let cards = self.move_surplus(seat);
        let next = self.next_surplus();
        if next.is_none() {
            self.end_turn();
        }
        log.tell(Seats::one(seat), self, |seen| Event::SurplusGiven {
            seat,
            backs: Backs::from(cards),
            cards: seen.then_some(cards),
        });
        if next.is_some() {
            self.tell_surplus(log);
        }
    }

    /// `SO-7.23`, `SO-7.24`: the active player looks through one pile.
    pub(in crate::sobek) fn look<S: Sink<Self>>(&mut self, owner: Seat, log: &mut S) {
        let seat = self.board.active;
        let cards = self.pile(owner);
        self.board.focus.seat = Some(owner);
        self.board.phase = Phase::VizierCard;
        if self.board.setup.memory {
            self.memory.set_list(Viewer::Seat(seat), owner, Zone::Pile, cards);
        }
        log.tell(Seats::one(seat), self, |seen| Event::PileLookedAt {
            seat,
            owner,
            cards: seen.then_some(cards),
        });
    }

    /// `SO-7.23`, `SO-7.25`: one card goes to the player's hand; the owner sees which.
    pub(in crate::sobek) fn pick<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        let seat = self.board.active;
        if let Some(owner) = self.board.focus.seat {
            self.hand_over((owner, Zone::Pile), seat, card);
            self.end_turn();
            log.tell(Seats::one(seat).with(owner), self, |seen| Event::Picked {
                seat,
                owner,
                card: seen.then_some(card),
                back: card.back(),
            });
        }
    }

    /// `SO-7.29`: the player's sets with a fitting card in hand, bit n for family n.
    pub(in crate::sobek) fn extendable(&self) -> u64 {
        self.board.extendable(self.board.active, self.hand(self.board.active))
    }
}

impl Board {
    /// `SO-7.27`, `SO-7.28`: the cards of a hand that the Courtesan may add to a set of the family.
    pub(in crate::sobek) fn addable_by_courtesan(&self, hand: Cards, family: Family) -> Cards {
        if self.setup.courtesan_amulets { hand.fitting(family) } else { hand.family(family) }
    }

    /// `SO-7.29`: the sets of a seat that a card of this hand fits, bit n for family n.
    pub(in crate::sobek) fn extendable(&self, seat: Seat, hand: Cards) -> u64 {
        let sets = &self.sets[seat.index()];
        let open =
            |family: &Family| sets.has(*family) && !self.addable_by_courtesan(hand, *family).is_empty();
        Family::ALL.into_iter().filter(open).fold(0, |mask, family| mask | 1 << family.index())
    }
}
