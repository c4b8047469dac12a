//! Whether what lies open can be: deck, quay, sets, and what the phase needs.

use super::card::{Character, Family};
use super::cards::Cards;
use super::data::{PLACES, data};
use super::quay::{QuayCard, Sets};
use super::state::{Board, Focus, Phase};
use super::token::Token;
use crate::form::{Checked, refuse};
use engine::Seat;

impl Board {
    /// Once there is a starting player: the phase belongs to the round.
    pub(super) fn check_first(&self) -> Checked<()> {
        let rich = self.scores.iter().any(|&score| score > data().early_end_above);
        let ends = self.round == data().rounds || self.round == data().early_end_after_round && rich;
        if self.phase.in_preparation() {
            return refuse("first", "is known though the round is being prepared");
        }
        if self.phase == Phase::Over && !ends {
            return refuse("round", format!("{} does not go with this phase and the scores", self.round));
        }
        if self.again && (self.phase.is_after() || self.phase == Phase::Delivery) {
            return refuse("again", "is no turn that Flood gives");
        }
        Ok(())
    }

    /// `SO-8.2`, `SO-8.3`, `SO-7.7`: the deck shrinks by whole deliveries, and by what the Queen draws.
    pub(super) fn check_deck(&self) -> Checked<()> {
        let drawing = matches!(self.phase, Phase::Draw | Phase::DrawReveal);
        let seen = data().queen_draw.saturating_sub(self.focus.left);
        let drawn = if drawing { seen + u8::from(self.phase == Phase::DrawReveal) } else { 0 };
        let delivered = if self.phase == Phase::Delivery { self.quay.len() } else { 0 };
        let before = usize::from(self.deck + drawn) + delivered;
        let queen = self.discard.has(Character::Queen.card());
        let short = PLACES - usize::from(data().queen_draw);
        let rest = before % PLACES;
        if drawing && !queen {
            return refuse("discard", "lacks the Queen, who draws");
        }
        // There is one Queen: while she draws, she has not drawn before.
        let fits = rest == 0 || queen && rest == short && !drawing;
        if !fits || self.phase.is_after() && self.deck > 0 {
            return refuse("deck", format!("cannot be {} here", self.deck));
        }
        Ok(())
    }

    /// `SO-3.2`: the quay is never empty when a turn starts, and is when the round is over.
    pub(super) fn check_quay(&self) -> Checked<()> {
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
    pub(super) fn check_focus(&self) -> Checked<()> {
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
            Phase::Hands
            | Phase::Delivery
            | Phase::FirstSeat
            | Phase::Chooser
            | Phase::Starter
            | Phase::Turn
            | Phase::Priest
            | Phase::ThiefVictim
            | Phase::VizierRival
            | Phase::CourtesanSet
            | Phase::Merchant
            | Phase::Scoring
            | Phase::Over => *focus == blank,
        };
        if fits { Ok(()) } else { refuse("focus", "does not hold what this phase asks about, and only that") }
    }

    fn is_rival(&self, seat: Option<Seat>) -> bool {
        seat.is_some_and(|seat| seat != self.active)
    }

    /// `SO-5.1`, `SO-5.5`, `SO-9.3`: sizes of sets, and where Prosperity lies.
    pub(super) fn check_sets(&self, seat: Seat) -> Checked<()> {
        let at = seat.index();
        for (name, horizontal) in [("sets", false), ("horizontal", true)] {
            let sets = if horizontal { &self.horizontal[at] } else { &self.sets[at] };
            if horizontal && !self.phase.is_after() && *sets != Sets::NONE {
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
        let building = if horizontal {
            self.phase == Phase::HorizontalBuild
        } else {
            matches!(self.phase, Phase::Build | Phase::CourtesanCards)
        };
        let least = usize::from(data().min_set);
        if building && seat == self.active && self.focus.family == Some(family) {
            let added = usize::from(self.focus.added);
            let size = if self.focus.extension { least + added..=63 } else { added..=added };
            let there = self.focus.last.is_none_or(|last| cards.has(last));
            let too_many = self.phase == Phase::CourtesanCards
                && (!self.focus.extension || added >= usize::from(data().courtesan_max));
            if !size.contains(&cards.len()) || !there || too_many {
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
