//! Whether a position that was read can be, part by part.

use super::card::{Back, Card, Character};
use super::cards::Cards;
use super::data::{PLACES, data};
use super::memory::{Memory, Zone};
use super::state::{Board, Phase, Sobek};
use super::token::Token;
use crate::form::{Checked, refuse};
use engine::{Game, Seat, Turn, Viewer};

impl Sobek {
    /// `SO-2.4`, `SO-2.5`: cards that stand nowhere are in the deck or out of the round.
    pub(super) fn deal_rest(&mut self) -> Checked<()> {
        let board = &self.board;
        let mut counts = [0; Card::COUNT];
        let sets = board.sets.iter().chain(&board.horizontal).map(super::quay::Sets::all);
        let zones = self.hands.iter().chain(&self.piles).copied();
        let rest = [board.discard, board.quay.open(), self.dropping];
        for (card, count) in sets.chain(zones).chain(rest).flat_map(Cards::iter) {
            counts[card.index()] += usize::from(count);
        }
        let mut left = Cards::NONE;
        for card in Card::all() {
            let (placed, all) = (counts[card.index()], data().cards.of(card));
            if placed > usize::from(all) {
                return refuse("players", format!("{placed} of {card} are placed, but there are only {all}"));
            }
            left = left.plus(Cards::copies(card, all - placed as u8));
        }
        self.pool = left.backed(Back::Beige);
        self.unrevealed = left.backed(Back::Orange);
        self.greens = left.backed(Back::Green);
        let waiting = board.quay.characters() + usize::from(board.phase == Phase::DrawReveal);
        let Some(characters) = self.unrevealed.len().checked_sub(waiting) else {
            let reason =
                format!("{waiting} characters are face down, but only {} are left", self.unrevealed.len());
            return refuse("quay", reason);
        };
        let removed = Character::COUNT + data().cards.backed(Back::Beige).len()
            - usize::from(data().deck[board.seats()]);
        match (self.pool.len() + characters).checked_sub(removed) {
            Some(deck) => self.board.deck = deck as u8,
            None => return refuse("deck", format!("fewer than the {removed} removed cards are left")),
        }
        Ok(())
    }

    /// Checks what no single field shows. Each field has been read.
    pub(super) fn validate(&self) -> Checked<()> {
        let board = &self.board;
        board.check_first()?;
        self.check_tokens()?;
        board.check_deck()?;
        if board.first.is_none() {
            self.check_untouched()?;
        } else {
            board.check_quay()?;
        }
        board.check_focus()?;
        for seat in Seat::all(board.seats()) {
            board.check_sets(seat)?;
        }
        self.check_hands()?;
        self.check_memory()?;
        self.check_open()
    }

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
        let mut placed = board.used.with(Token::Curse, cursed).with(Token::Prosperity, blessed);
        if let Some(token) = board.focus.token {
            placed = placed.with(token, 1);
        }
        let drawn = self.stack.len();
        let all = self.stack.each().fold(placed, |all, token| all.with(token, 1));
        if let Some((token, count)) = all.iter().find(|&(token, count)| count > data().tokens.of(token)) {
            return refuse("used_events", format!("there are {count} of {token}, more than in the box"));
        }
        let (left, round) = (usize::from(board.stack), usize::from(data().events_per_round));
        if left + placed.len() != round {
            let reason = format!("{left} are left and {} used, but there are {round}", placed.len());
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

    /// `SO-2`: while a round is prepared nobody has done anything.
    fn check_untouched(&self) -> Checked<()> {
        let board = &self.board;
        let clean = Board { phase: board.phase, round: board.round, ..Board::new(board.setup) };
        let same = Board {
            quay: clean.quay,
            deck: clean.deck,
            scores: clean.scores,
            active: clean.active,
            ..*board
        } == clean;
        if !same {
            return refuse("phase", "the table is not clear though the round is being prepared");
        }
        let full = usize::from(data().start_hand);
        let mut dealing = board.phase == Phase::Hands;
        for seat in Seat::all(board.seats()) {
            let (hand, field) = (self.hand(seat), format!("players[{seat}].hand"));
            let cards = hand.len();
            if hand.backed(Back::Green) != hand
                || cards > full
                || (cards < full && board.phase != Phase::Hands)
            {
                return refuse(field, format!("must be {full} starting cards"));
            }
            if !dealing && cards > 0 && board.phase == Phase::Hands {
                return refuse(field, "hands are dealt in the order of seats");
            }
            dealing &= cards == full;
            if !self.pile(seat).is_empty() {
                return refuse(format!("players[{seat}].pile"), "must be empty while a round is prepared");
            }
        }
        if board.phase == Phase::Hands && dealing {
            return refuse("phase", "all hands are dealt");
        }
        let delivered = board.quay.len();
        let fits = match board.phase {
            Phase::Hands => delivered == 0,
            Phase::Delivery => delivered < PLACES,
            _ => delivered == PLACES,
        };
        if !fits || board.quay.place_of(delivered as u8).is_some_and(|place| usize::from(place) != delivered)
        {
            return refuse("quay", format!("{delivered} cards cannot lie like this now"));
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
        let empty: Vec<Seat> = match board.phase {
            Phase::Over => Seat::all(board.seats()).collect(),
            Phase::Horizontal | Phase::HorizontalBuild => {
                let waiting: Vec<Seat> = self.still_to_lay().collect();
                board.rivals(board.active).filter(|seat| !waiting.contains(seat)).collect()
            }
            _ => Vec::new(),
        };
        match empty.into_iter().find(|&seat| !self.hand(seat).is_empty()) {
            Some(seat) => refuse(format!("players[{seat}].hand"), "must be empty by now"),
            None => Ok(()),
        }
    }

    /// `SO-13.6`..`SO-13.11`: what is remembered is there, and the public's part of it by all.
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
