//! Event tokens (`SO-6`).

use crate::sobek::card::Family;
use crate::sobek::data::data;
use crate::sobek::event::{Because, Event};
use crate::sobek::memory::Zone;
use crate::sobek::score::set_result;
use crate::sobek::state::{Board, Focus, Phase, Sobek};
use crate::sobek::token::{Glyph, Symbol, Token};
use crate::sobek::view::Backs;
use engine::{Audience, Seat, Seats, Sink};

impl Sobek {
    /// `SO-6.1`: the active player takes the whole stack; the first to do so sees it drawn.
    pub(in crate::sobek) fn take_stack<S: Sink<Self>>(&mut self, log: &mut S) {
        let seat = self.board.active;
        let Focus { family, extension, .. } = self.board.focus;
        self.board.focus = Focus { family, extension, ..Focus::default() };
        self.board.looked = self.board.looked.with(seat);
        let tokens = self.board.stack;
        self.board.phase = self.phase_of_stack();
        log.event(Audience::ALL, self, || Event::StackTaken { seat, tokens });
    }

    /// `SO-2.7`: chance has drawn a token of the stack; all tokens not drawn are out of the round.
    pub(in crate::sobek) fn draw_token<S: Sink<Self>>(&mut self, token: Token, log: &mut S) {
        let seat = self.board.active;
        self.stack = self.stack.with(token, 1);
        self.board.phase = self.phase_of_stack();
        log.event(Audience::only(seat), self, || Event::TokenSeen { seat, token });
    }

    /// Whether tokens of the stack taken are still to be drawn, or one is chosen.
    fn phase_of_stack(&self) -> Phase {
        if self.stack.len() < usize::from(self.board.stack) { Phase::Tokens } else { Phase::Event }
    }

    /// `SO-6.1`, `SO-6.2`, `SO-6.3`, `SO-6.4`: reveals a token and applies it.
    pub(in crate::sobek) fn choose_event<S: Sink<Self>>(&mut self, token: Token, log: &mut S) {
        let seat = self.board.active;
        self.stack = self.stack.without(token);
        self.board.stack -= 1;
        self.board.focus.token = Some(token);
        let asks = match token {
            Token::Fraternity(_) => Some(Phase::Fraternity),
            Token::Curse => Some(Phase::Curse),
            Token::Prosperity => (self.board.blessable(seat) != 0).then_some(Phase::Prosperity),
            Token::Flood | Token::Embalming | Token::Deceit => None,
        };
        self.board.phase = asks.unwrap_or(self.board.phase);
        let left = self.board.stack;
        log.event(Audience::ALL, self, || Event::EventChosen { seat, token, left });
        match token {
            Token::Fraternity(glyph) => {
                let to = Symbol::Glyph(glyph).next_above(self.board.score(seat));
                self.move_marker(seat, to, Because::FraternityForward, Some(glyph), log);
            }
            Token::Flood => {
                self.put_away(token);
                self.board.focus = Focus::default();
                self.board.again = true;
                self.board.phase = Phase::Turn;
                log.event(Audience::ALL, self, || Event::AnotherTurn { seat });
            }
            Token::Embalming if !self.pile(seat).is_empty() => self.embalm(log),
            Token::Deceit if !self.pile(seat).is_empty() => self.deceive(log),
            Token::Curse | Token::Prosperity if asks.is_some() => {}
            // SO-6.3, SO-6.19, SO-6.24.
            Token::Curse | Token::Prosperity | Token::Embalming | Token::Deceit => {
                self.put_away(token);
                self.end_turn();
                log.event(Audience::ALL, self, || Event::EventIdle { seat, token });
            }
        }
    }

    /// `SO-6.5`: a used token is out until the end of the round.
    fn put_away(&mut self, token: Token) {
        self.board.used = self.board.used.with(token, 1);
        self.board.focus.token = None;
    }

    fn move_marker<S: Sink<Self>>(
        &mut self,
        seat: Seat,
        to: u16,
        because: Because,
        glyph: Option<Glyph>,
        log: &mut S,
    ) {
        let from = self.board.score(seat);
        self.board.scores[seat.index()] = to;
        log.event(Audience::ALL, self, || Event::MarkerMoved { seat, from, to, because, glyph });
    }

    /// `SO-6.9`, `SO-6.10`: the rival's marker goes back.
    pub(in crate::sobek) fn set_back<S: Sink<Self>>(&mut self, rival: Seat, log: &mut S) {
        if let Some(token @ Token::Fraternity(glyph)) = self.board.focus.token {
            self.put_away(token);
            let to = Symbol::Glyph(glyph).next_below(self.board.score(rival));
            self.end_turn();
            self.move_marker(rival, to, Because::FraternityBack, Some(glyph), log);
        }
    }

    /// `SO-6.14`: the token lies on the rival's pile to the end of the round.
    pub(in crate::sobek) fn curse<S: Sink<Self>>(&mut self, target: Seat, log: &mut S) {
        let seat = self.board.active;
        self.board.focus.token = None;
        self.board.curses[target.index()] += 1;
        let curses = self.board.curses(target);
        self.end_turn();
        log.event(Audience::ALL, self, || Event::Cursed { seat, target, curses });
    }

    /// `SO-6.17`, `SO-6.20`: the set has 2 more scarabs.
    pub(in crate::sobek) fn bless<S: Sink<Self>>(&mut self, family: Family, log: &mut S) {
        let seat = self.board.active;
        self.board.focus.token = None;
        self.board.prosperity[seat.index()][family.index()] += 1;
        self.end_turn();
        log.event(Audience::ALL, self, || Event::Blessed {
            seat,
            set: set_result(&self.board, seat, family, false),
        });
    }

    /// `SO-6.21`: the whole pile goes to the hand; Curses stay.
    fn embalm<S: Sink<Self>>(&mut self, log: &mut S) {
        let seat = self.board.active;
        self.put_away(Token::Embalming);
        let cards = self.move_all(seat, Zone::Pile, Zone::Hand);
        self.end_turn();
        log.tell(Seats::one(seat), self, |seen| Event::Embalmed {
            seat,
            backs: Backs::from(cards),
            cards: seen.then_some(cards),
        });
    }

    /// `SO-6.22`: everybody sees the pile; 1 point for each card.
    fn deceive<S: Sink<Self>>(&mut self, log: &mut S) {
        let seat = self.board.active;
        self.put_away(Token::Deceit);
        let cards = self.pile(seat);
        let before = self.memory;
        self.memory.seen_whole(self.board.seats(), seat, Zone::Pile, cards);
        log.event(Audience::ALL, self, || Event::PileShown { seat, cards });
        if !self.board.setup.memory {
            self.memory = before;
        }
        let points = cards.len() as u8;
        self.board.deceit[seat.index()] += points;
        let to = self.board.score(seat) + u16::from(points);
        self.end_turn();
        self.move_marker(seat, to, Because::Deceit, None, log);
    }
}

impl Board {
    /// `SO-6.17`, `SO-6.18`, `SO-6.19`: the sets of a seat that Prosperity may go to now, bit n for family n.
    pub(in crate::sobek) fn blessable(&self, seat: Seat) -> u64 {
        let sets = &self.sets[seat.index()];
        let fresh = self.focus.family.filter(|_| !self.setup.prosperity_new_set && !self.focus.extension);
        let open = |family: &&Family| sets.has(**family) && fresh != Some(**family);
        data().prosperity_families.iter().filter(open).fold(0, |mask, family| mask | 1 << family.index())
    }
}
