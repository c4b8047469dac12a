//! Whether a position that was read can be, part by part.

use super::action::Outcome;
use super::data::data;
use super::memory::{Memory, Zone};
use super::quay::QuayCard;
use super::state::{Phase, Sobek};
use super::token::Token;
use crate::form::{Check, Checked, Move, Validated, refuse};
use engine::{Game, Seat, Turn, Viewer};

impl Validated for Sobek {
    fn stages(&self) -> &'static [&'static [Check<Self>]] {
        if self.board.first.is_none() { &[Self::PREPARED] } else { &[Self::CHECKS, Self::OPEN] }
    }

    /// `SO-12.1`: only the scores stay from round to round.
    fn origin(&self) -> Option<Self> {
        let mut start = Self::start(self.board.setup);
        (start.board.round, start.board.scores) = (self.board.round, self.board.scores);
        self.board.first.is_none().then_some(start)
    }

    /// `SO-2`: what came next in the preparation of a round if this position came about.
    fn next(&self, now: &Self) -> Option<Move<Self>> {
        let phase = now.board.phase;
        let outcome = if phase == Phase::Hands {
            let seat = now.next_hand()?;
            let dealt = now.hand(seat);
            Outcome::Hand(self.hand(seat).each().find(|&card| self.hand(seat).of(card) > dealt.of(card))?)
        } else if phase == Phase::Delivery {
            match self.board.quay.at(now.board.quay.len() as u8 + 1)? {
                QuayCard::Open(card) => Outcome::Quay(card),
                QuayCard::Character => Outcome::QuayCharacter,
            }
        } else if phase == Phase::Chooser && self.board.phase == Phase::Starter {
            Outcome::Chooser(self.board.active)
        } else {
            return None;
        };
        Some(Move::Chance(outcome))
    }
}

impl Sobek {
    const PREPARED: &[Check<Self>] = &[("SO-12.2", |game| {
        let prepared = game.board.phase.in_preparation() || game.board.phase == Phase::Delivery;
        if prepared { Ok(()) } else { refuse("first", "is missing") }
    })];

    const CHECKS: &[Check<Self>] = &[
        ("SO-12.2", |game| game.board.check_first()),
        ("SO-6.1", Self::check_tokens),
        ("SO-8.1", |game| game.board.check_deck()),
        ("SO-3.2", |game| game.board.check_quay()),
        ("SO-3.1", |game| game.board.check_focus()),
        ("SO-5.1", |game| Seat::all(game.board.seats()).try_for_each(|seat| game.board.check_sets(seat))),
        ("SO-7.19", Self::check_hands),
        ("SO-13.6", Self::check_memory),
    ];

    const OPEN: &[Check<Self>] = &[("SO-3.1", Self::check_open)];

    /// Something can happen next.
    fn check_open(&self) -> Checked<()> {
        let stuck = match self.turn() {
            Turn::Act(_) => self.open_decisions().len() == 0,
            Turn::Chance => {
                let mut out = Vec::new();
                self.chances(&mut out);
                out.is_empty()
            }
            Turn::Over => self.board.phase == Phase::Scoring,
        };
        if stuck { refuse("phase", "nothing can happen in this phase here") } else { Ok(()) }
    }

    /// `SO-2.7`, `SO-6.5`, `SO-6.8`.
    fn check_tokens(&self) -> Checked<()> {
        let board = &self.board;
        let blessed: u8 = board.prosperity.iter().flatten().sum();
        let cursed: u8 = board.curses.iter().sum();
        let used =
            board.used.len() + usize::from(blessed + cursed) + usize::from(board.focus.token.is_some());
        let drawn = self.stack.len();
        let (left, round) = (usize::from(board.stack), usize::from(data().events_per_round));
        if left + used != round {
            let reason = format!("{left} are left and {used} used, but there are {round}");
            return refuse("event_stack", reason);
        }
        let fits = match (board.looked.is_empty(), board.phase) {
            (true, _) => drawn == 0 && left == round,
            (false, Phase::Tokens) => drawn < left && left == round,
            (false, _) => drawn == left,
        };
        if !fits {
            return refuse("stack", format!("{drawn} tokens cannot be known of a stack of {left} here"));
        }
        if matches!(board.phase, Phase::Tokens | Phase::Event) && !board.looked.contains(board.active) {
            return refuse("looked_at_events", "the active player is missing");
        }
        if board.deceit.iter().any(|&points| points > 0) && board.used.of(Token::Deceit) == 0 {
            return refuse("used_events", "there are points from Deceit, but it is not there");
        }
        Ok(())
    }

    /// `SO-7.19`, `SO-9.9`: hands by phase.
    fn check_hands(&self) -> Checked<()> {
        let board = &self.board;
        if board.phase == Phase::Surplus {
            if let Some(seat) = board.focus.seat {
                let most = usize::from(data().scribe_limit + board.focus.left);
                if self.hand(seat).len() != most || board.focus.left == 0 || seat == board.active {
                    let reason = format!("must have {most} cards in a rival's hand to give up");
                    return refuse(format!("players[{seat}].hand"), reason);
                }
            }
        } else if !self.dropping.is_empty() {
            return refuse("dropping", "nobody gives up cards now");
        }
        let empty: Vec<Seat> = if board.phase == Phase::Over {
            Seat::all(board.seats()).collect()
        } else if matches!(board.phase, Phase::Horizontal | Phase::HorizontalBuild) {
            let waiting: Vec<Seat> = self.still_to_lay().collect();
            board.rivals(board.active).filter(|seat| !waiting.contains(seat)).collect()
        } else {
            Vec::new()
        };
        match empty.into_iter().find(|&seat| !self.hand(seat).is_empty()) {
            Some(seat) => refuse(format!("players[{seat}].hand"), "must be empty by now"),
            None => Ok(()),
        }
    }

    /// `SO-13.6`, `SO-13.7`, `SO-13.8`, `SO-13.9`, `SO-13.10`, `SO-13.11`: what is remembered is there, and the
    /// public's part of it by all.
    fn check_memory(&self) -> Checked<()> {
        let board = &self.board;
        if (!board.setup.memory || board.phase == Phase::Over) && self.memory != Memory::NONE {
            return refuse("memory", "must be empty here");
        }
        for viewer in Viewer::all(board.seats()) {
            for owner in Seat::all(board.seats()) {
                for zone in [Zone::Hand, Zone::Pile] {
                    self.check_list(viewer, owner, zone)?;
                }
            }
        }
        Ok(())
    }

    fn check_list(&self, viewer: Viewer, owner: Seat, zone: Zone) -> Checked<()> {
        let board = &self.board;
        let of = |viewer: Viewer| self.memory.of(viewer)[owner.index()][zone as usize];
        let name = viewer.seat().map_or("public".to_owned(), |seat| seat.to_string());
        let field = format!("memory.{name}.{owner}.{}", if zone == Zone::Hand { "hand" } else { "pile" });
        let list = of(viewer);
        let giving = board.phase == Phase::Surplus && board.focus.seat == Some(owner);
        let cards = match zone {
            Zone::Hand if giving => self.hand(owner).plus(self.dropping),
            Zone::Hand => self.hand(owner),
            Zone::Pile => self.pile(owner),
        };
        if viewer == Viewer::Seat(owner) {
            return if list.is_empty() { Ok(()) } else { refuse(field, "is the seat's own") };
        }
        if !cards.includes(list) {
            return refuse(field, "names a card that is not there");
        }
        if !list.includes(of(Viewer::Spectator)) {
            return refuse(field, "lacks a card that everybody remembers");
        }
        let looks = board.phase == Phase::VizierCard && viewer == Viewer::Seat(board.active);
        if board.setup.memory
            && looks
            && board.focus.seat == Some(owner)
            && zone == Zone::Pile
            && list != cards
        {
            return refuse(field, "must be the whole pile, which is being looked through");
        }
        Ok(())
    }
}
