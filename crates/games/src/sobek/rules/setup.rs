//! Preparing a round, deliveries, and who starts (`SO-2`, `SO-8`, `SO-12`).

use crate::sobek::action::Outcome;
use crate::sobek::card::{Back, Card};
use crate::sobek::cards::Cards;
use crate::sobek::data::{MOST, PLACES, data};
use crate::sobek::event::Event;
use crate::sobek::memory::{Memory, Zone};
use crate::sobek::quay::QuayCard;
use crate::sobek::setup::Setup;
use crate::sobek::state::{Board, Phase, Sobek, scored, seat_decides};
use crate::sobek::token::{Token, Tokens};
use engine::random::{self, Rng};
use engine::{Audience, Seat, Seats, Sink};

impl Sobek {
    /// `SO-2.1`: the position before anything is dealt.
    pub(in crate::sobek) fn start(setup: Setup) -> Self {
        let all = data().cards;
        Self {
            board: Board::new(setup),
            hands: [Cards::NONE; MOST],
            piles: [Cards::NONE; MOST],
            dropping: Cards::NONE,
            pool: all.backed(Back::Beige),
            unrevealed: all.backed(Back::Orange),
            greens: all.backed(Back::Green),
            stack: Tokens::NONE,
            memory: Memory::NONE,
        }
    }

    /// `SO-12.1`: all cards and tokens return; only the scores stay.
    pub(super) fn begin_round(&mut self) {
        let mut board = self.board;
        board.next_round();
        *self = Self { board, ..Self::start(board.setup) };
    }

    /// `SO-2.3`: who gets the next starting card.
    pub(in crate::sobek) fn next_hand(&self) -> Option<Seat> {
        let full = usize::from(data().start_hand);
        Seat::all(self.board.seats()).find(|&seat| self.hand(seat).len() < full)
    }

    /// `SO-2.2`: a starting card.
    pub(in crate::sobek) fn deal_hand<S: Sink<Self>>(&mut self, card: Card, log: &mut S) {
        if let Some(seat) = self.next_hand() {
            self.greens = self.greens.without(card);
            self.put_hidden(seat, Zone::Hand, card);
            if self.next_hand().is_none() {
                self.board.phase = Phase::Delivery;
            }
            log.tell(Seats::one(seat), self, |seen| Event::HandDealt { seat, card: seen.then_some(card) });
        }
    }

    /// `SO-8.1`: the next card of a delivery, none for a character.
    pub(in crate::sobek) fn deliver<S: Sink<Self>>(&mut self, card: Option<Card>, log: &mut S) {
        let place = self.board.quay.len() as u8 + 1;
        self.board.deck -= 1;
        if let Some(card) = card {
            self.pool = self.pool.without(card);
        }
        self.board.quay.put(place, Some(card.map_or(QuayCard::Character, QuayCard::Open)));
        let back = card.map_or(Back::Orange, Card::back);
        log.event(Audience::ALL, self, || Event::QuayCard { place, card, back });
        if self.board.deck > 0 && usize::from(place) < PLACES {
            return;
        }
        let left = self.board.deliveries_left() as u8;
        let chooser = self.after_delivery();
        log.event(Audience::ALL, self, || Event::Delivered { cards: place, left });
        if let Some(seat) = chooser {
            self.name_chooser(seat, log);
        }
    }

    /// `SO-2.8`, `SO-2.9`, `SO-12.2`, `SO-12.4`: what comes next; after preparation, who starts or who chooses. Gives
    /// who chooses if chance has no part in it.
    fn after_delivery(&mut self) -> Option<Seat> {
        let lowest = self.board.lowest();
        self.board.phase = match self.board.round {
            _ if self.board.first.is_some() => Phase::Turn,
            1 => Phase::FirstSeat,
            _ => Phase::Chooser,
        };
        lowest.first().filter(|_| self.board.phase == Phase::Chooser && lowest.len() == 1)
    }

    /// `SO-12.4`: who chooses the starting player.
    pub(in crate::sobek) fn name_chooser<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        self.board.active = seat;
        self.board.phase = Phase::Starter;
        let lowest = self.board.lowest();
        log.event(Audience::ALL, self, || Event::ChooserNamed { seat, lowest });
    }

    /// `SO-2.9`: chance named the starting player.
    pub(in crate::sobek) fn first_drawn<S: Sink<Self>>(&mut self, seat: Seat, log: &mut S) {
        self.board.first = Some(seat);
        self.board.active = seat;
        self.board.phase = Phase::Turn;
        log.event(Audience::ALL, self, || Event::FirstDrawn { seat });
    }

    /// `SO-12.2`: the starting player was chosen.
    pub(in crate::sobek) fn first_chosen<S: Sink<Self>>(&mut self, first: Seat, log: &mut S) {
        let seat = self.board.active;
        self.board.first = Some(first);
        self.board.active = first;
        self.board.phase = Phase::Turn;
        log.event(Audience::ALL, self, || Event::FirstChosen { seat, first });
    }

    /// Characters that have not left the deck, or are out of the round: those that lie nowhere else.
    fn characters_left(&self) -> u32 {
        (self.unrevealed.len() - self.board.quay.characters()) as u32
    }

    /// `SO-2.7`: tokens that are neither in the stack nor used in this round.
    pub(in crate::sobek) fn undrawn_tokens(&self) -> Tokens {
        let board = &self.board;
        let blessed: u8 = board.prosperity.iter().flatten().sum();
        let placed =
            board.used.with(Token::Curse, board.curses.iter().sum()).with(Token::Prosperity, blessed);
        let placed = board.focus.token.map_or(placed, |token| placed.with(token, 1));
        let rest = data().tokens.checked_minus(placed).and_then(|rest| rest.checked_minus(self.stack));
        rest.unwrap_or(Tokens::NONE)
    }

    /// The outcomes of chance with their weights.
    pub(in crate::sobek) fn list_chances(&self, out: &mut Vec<(Outcome, u32)>) {
        let board = &self.board;
        let each = |cards: Cards, make: fn(Card) -> Outcome| {
            cards.iter().map(move |(card, count)| (make(card), u32::from(count)))
        };
        match board.phase {
            Phase::Hands => out.extend(each(self.greens, Outcome::Hand)),
            Phase::Delivery => {
                out.extend(each(self.pool, Outcome::Quay));
                out.push((Outcome::QuayCharacter, self.characters_left()));
            }
            Phase::FirstSeat => out.extend(Seat::all(board.seats()).map(|seat| (Outcome::First(seat), 1))),
            Phase::Chooser => out.extend(board.lowest().iter().map(|seat| (Outcome::Chooser(seat), 1))),
            Phase::Tokens => {
                let tokens = self.undrawn_tokens();
                out.extend(tokens.iter().map(|(token, count)| (Outcome::Token(token), count.into())));
            }
            Phase::Take | Phase::Fetch | Phase::DrawReveal => {
                let characters = self.unrevealed.iter().filter_map(|(card, _)| card.character());
                out.extend(characters.map(|character| (Outcome::Reveal(character), 1)));
            }
            Phase::Draw => {
                out.extend(each(self.pool, Outcome::Draw));
                out.push((Outcome::DrawCharacter, self.characters_left()));
            }
            Phase::Steal => out.extend(each(self.stealable(), Outcome::Steal)),
            seat_decides!() | scored!() => {}
        }
        out.retain(|&(_, weight)| weight > 0);
    }

    /// As [`Sobek::list_chances`], drawn without the list where it is long.
    #[inline]
    pub(in crate::sobek) fn draw_chance<R: Rng>(&self, rng: &mut R) -> Option<Outcome> {
        let any = |cards: Cards, rng: &mut R| cards.nth(random::below(rng, cards.len() as u32));
        let phase = self.board.phase;
        Some(if phase == Phase::Hands {
            Outcome::Hand(any(self.greens, rng))
        } else if matches!(phase, Phase::Delivery | Phase::Draw) {
            let goods = self.pool.len() as u32;
            let ticket = random::below(rng, goods + self.characters_left());
            match (ticket < goods, phase == Phase::Draw) {
                (true, false) => Outcome::Quay(self.pool.nth(ticket)),
                (true, true) => Outcome::Draw(self.pool.nth(ticket)),
                (false, false) => Outcome::QuayCharacter,
                (false, true) => Outcome::DrawCharacter,
            }
        } else if matches!(phase, Phase::Take | Phase::Fetch | Phase::DrawReveal) {
            Outcome::Reveal(any(self.unrevealed, rng).character()?)
        } else if phase == Phase::Steal {
            Outcome::Steal(any(self.stealable(), rng))
        } else {
            return None;
        })
    }
}

impl Board {
    /// `SO-12.2`: the seats with the lowest score.
    pub fn lowest(&self) -> Seats {
        let least = Seat::all(self.seats()).map(|seat| self.score(seat)).min();
        Seat::all(self.seats()).filter(|&seat| Some(self.score(seat)) == least).collect()
    }
}
