//! Whether a position that was read can be, part by part.

use super::card::{Back, Card, Character, Family};
use super::cards::Cards;
use super::data::{PLACES, data};
use super::memory::{Memory, Zone};
use super::quay::QuayCard;
use super::state::{Board, Focus, Phase, Sobek};
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
            Turn::Act(_) => self.open_decisions().0 == 0,
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

impl Board {
    fn check_first(&self) -> Checked<()> {
        let prepares =
            matches!(self.phase, Phase::Hands | Phase::FirstSeat | Phase::Chooser | Phase::Starter);
        if prepares && self.first.is_some() {
            return refuse("first", "is known though the round is being prepared");
        }
        if !prepares && self.first.is_none() && self.phase != Phase::Delivery {
            return refuse("first", "is missing");
        }
        let round_fits = match self.phase {
            Phase::FirstSeat => self.round == 1,
            Phase::Chooser => self.round > 1 && self.lowest().len() > 1,
            Phase::Starter => self.round > 1 && self.lowest().contains(self.active),
            Phase::Over => {
                let rich = self.scores.iter().any(|&score| score > data().early_end_above);
                self.round == data().rounds || self.round == data().early_end_after_round && rich
            }
            _ => true,
        };
        if !round_fits {
            return refuse("round", format!("{} does not go with this phase, scores and turn", self.round));
        }
        if self.first.is_none() && self.phase != Phase::Starter && self.active != Seat::new(0) {
            return refuse("turn", "must be left out while nobody is to move");
        }
        let turns = !self.phase.in_preparation() && !self.phase.is_after() && self.phase != Phase::Delivery;
        if self.again && !turns {
            return refuse("again", "is no turn that Flood gives");
        }
        Ok(())
    }

    /// `SO-8.2`, `SO-8.3`, `SO-7.7`: the deck shrinks by whole deliveries, and by what the Queen draws.
    fn check_deck(&self) -> Checked<()> {
        let drawn = match self.phase {
            Phase::Draw => data().queen_draw.saturating_sub(self.focus.left),
            Phase::DrawReveal => data().queen_draw.saturating_sub(self.focus.left) + 1,
            _ => 0,
        };
        let delivered = if self.phase == Phase::Delivery { self.quay.len() } else { 0 };
        let before = usize::from(self.deck + drawn) + delivered;
        let queen = self.discard.has(Character::Queen.card());
        let short = PLACES - usize::from(data().queen_draw);
        let rest = before % PLACES;
        let fits = rest == 0 || queen && rest == short && drawn == 0;
        if !fits || self.phase.is_after() && self.deck > 0 {
            return refuse("deck", format!("cannot be {} here", self.deck));
        }
        if self.phase == Phase::Hands && self.deck != data().deck[self.seats()] {
            return refuse("deck", format!("must be {} here", data().deck[self.seats()]));
        }
        Ok(())
    }

    /// `SO-3.2`: the quay is never empty when a turn starts, and is when the round is over.
    fn check_quay(&self) -> Checked<()> {
        let full = self.phase == Phase::Delivery && (self.deck == 0 || self.quay.len() == PLACES);
        let gap = self.phase == Phase::Delivery
            && self.quay.place_of(self.quay.len() as u8).is_some_and(|at| usize::from(at) != self.quay.len());
        let empty = self.quay.is_empty();
        if full || gap || (self.phase != Phase::Delivery && empty != self.phase.is_after()) {
            return refuse("quay", format!("{} cards cannot lie like this now", self.quay.len()));
        }
        Ok(())
    }

    /// Every field that the phase needs, and no other.
    fn check_focus(&self) -> Checked<()> {
        let focus = &self.focus;
        let Focus { family, added, last, extension, place, seat, back, token, left } = *focus;
        let blank = Focus::default();
        let fits = match self.phase {
            Phase::Take => {
                let first = self.quay.cards().next();
                *focus == Focus { place, ..blank }
                    && first.is_some_and(|(at, card)| at <= place && card == QuayCard::Character)
                    && self.quay.available().any(|(at, _)| at == place)
            }
            Phase::Fetch => {
                *focus == Focus { place, ..blank }
                    && place > 0
                    && self.quay.at(place) == Some(QuayCard::Character)
            }
            Phase::Build | Phase::CourtesanCards | Phase::HorizontalBuild => {
                let horizontal = self.phase == Phase::HorizontalBuild;
                *focus == Focus { family, added, last, extension, seat, ..blank }
                    && seat.is_some() == horizontal
                    && family.is_some()
                    && last.is_some() == (added > 0)
            }
            Phase::Tokens | Phase::Event => {
                *focus == Focus { family, extension, ..blank } && family.is_some()
            }
            Phase::Fraternity | Phase::Curse | Phase::Prosperity => {
                let expected = match token {
                    Some(Token::Fraternity(_)) => Phase::Fraternity,
                    Some(Token::Curse) => Phase::Curse,
                    Some(Token::Prosperity) => Phase::Prosperity,
                    _ => Phase::Over,
                };
                *focus == Focus { family, extension, token, ..blank }
                    && family.is_some()
                    && expected == self.phase
            }
            Phase::Draw | Phase::DrawReveal => {
                *focus == Focus { left, ..blank } && (1..=data().queen_draw).contains(&left)
            }
            Phase::ThiefBack | Phase::VizierCard => *focus == Focus { seat, ..blank } && self.is_rival(seat),
            Phase::Steal => {
                *focus == Focus { seat, back, ..blank }
                    && self.is_rival(seat)
                    && back.is_none() == self.setup.random_thief
            }
            Phase::Surplus => *focus == Focus { seat, left, ..blank } && self.is_rival(seat),
            Phase::Horizontal => *focus == Focus { family, seat, ..blank } && seat.is_some(),
            _ => *focus == blank,
        };
        if fits { Ok(()) } else { refuse("focus", format!("{focus:?} does not go with this phase")) }
    }

    fn is_rival(&self, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| seat != self.active)
    }

    /// `SO-5.1`, `SO-5.5`, `SO-9.3`: sizes of sets, and where Prosperity lies.
    fn check_sets(&self, seat: Seat) -> Checked<()> {
        let at = seat.index();
        for (name, horizontal) in [("sets", false), ("horizontal", true)] {
            let sets = if horizontal { &self.horizontal[at] } else { &self.sets[at] };
            if horizontal && !self.phase.is_after() && *sets != super::quay::Sets::NONE {
                return refuse(format!("players[{seat}].horizontal"), "the round is not over");
            }
            for family in Family::ALL {
                let field = format!("players[{seat}].{name}.{family}");
                self.check_set(seat, family, horizontal, sets.of(family), &field)?;
            }
        }
        for family in Family::ALL {
            let blessed = self.prosperity[at][family.index()] > 0;
            if blessed && !(self.sets[at].has(family) && data().prosperity_families.contains(&family)) {
                let field = format!("players[{seat}].prosperity.{family}");
                return refuse(field, "does not lie on a set of wheat, fish or cattle");
            }
        }
        Ok(())
    }

    fn check_set(
        &self,
        seat: Seat,
        family: Family,
        horizontal: bool,
        cards: Cards,
        field: &str,
    ) -> Checked<()> {
        let building = match self.phase {
            Phase::Build | Phase::CourtesanCards => !horizontal,
            Phase::HorizontalBuild => horizontal,
            _ => false,
        };
        let least = usize::from(data().min_set);
        if building && seat == self.active && self.focus.family == Some(family) {
            let added = usize::from(self.focus.added);
            let size = if self.focus.extension { least + added..=63 } else { added..=added };
            let last = self.focus.last.is_none_or(|last| cards.has(last));
            let limit = self.phase == Phase::CourtesanCards
                && (!self.focus.extension || added >= usize::from(data().courtesan_max));
            if !size.contains(&cards.len()) || !last || limit {
                return refuse(field, "is not the set being built");
            }
            return Ok(());
        }
        if cards.is_empty() {
            return Ok(());
        }
        if cards.len() < least {
            return refuse(field, format!("has {} cards, but a set has at least {least}", cards.len()));
        }
        if cards.family(family).is_empty() && !self.setup.amulet_only_sets {
            return refuse(field, "has amulets only");
        }
        Ok(())
    }
}
