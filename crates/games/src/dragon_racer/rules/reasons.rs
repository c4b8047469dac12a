//! Which decisions are open, and why others are refused.

use crate::dragon_racer::action::{Action, Slot};
use crate::dragon_racer::data::FEWEST;
use crate::dragon_racer::piece::{Dragon, Hero};
use crate::dragon_racer::state::{DragonRacer, Phase, chance_decides, nobody_asked};
use engine::{Illegal, Seat};

impl DragonRacer {
    /// Why a decision of an acting seat that is not open is refused.
    pub(in crate::dragon_racer) fn reason(&self, seat: Seat, action: Action) -> Illegal {
        if self.board.phase != action.phase() {
            return self.other_first();
        }
        match action {
            Action::Hero(hero) => self.no_hero(hero),
            Action::Pick(card) => {
                Illegal::new("DR-5.5", "not-in-hand", format!("you do not have {card} in hand"))
            }
            Action::Attack { card, seat, slot } => self.no_attack(card, seat, slot),
            Action::Hold(card) => self.not_asked(card),
            Action::Fire(slot) => self.no_fire(seat, slot),
            Action::Swap { slot, card } => self.no_swap(seat, slot, card),
            // They are open in their phases.
            Action::Done | Action::Keep => self.other_first(),
        }
    }

    /// What is asked instead.
    fn other_first(&self) -> Illegal {
        let (clause, code, message) = match self.board.phase {
            Phase::Heroes => ("DR-2.6", "hero-first", "a hero must be chosen"),
            Phase::Draft => ("DR-5.5", "pick-first", "a card of the hand must be chosen"),
            Phase::Attack => ("DR-6.3", "attacks-first", "attack cards are decided on before anything else"),
            Phase::Fire => ("DR-6.3", "firing-first", "it must be said which dragons fire"),
            Phase::Swap => ("DR-6.3", "swap-last", "only the swap is left in this Flight"),
            // Nobody is asked, and `check_acts` has said so.
            chance_decides!() | nobody_asked!() => ("DR-3.2", "chance", "chance decides first"),
        };
        Illegal::new(clause, code, message)
    }

    fn no_hero(&self, hero: Hero) -> Illegal {
        let setup = &self.board.setup;
        if !setup.admits(hero) {
            let clause = if setup.seats == FEWEST { "DR-2.10" } else { "DR-2.11" };
            return Illegal::new(clause, "not-basic", format!("{hero} has no basic talent"));
        }
        if Seat::all(setup.seats).any(|seat| self.board.hero(seat) == Some(hero)) {
            return Illegal::new("DR-2.7", "hero-taken", format!("{hero} is taken"));
        }
        let message = format!("{hero} is on the back of {}, who is taken", hero.back());
        Illegal::new("DR-2.8", "other-side-taken", message)
    }

    fn not_asked(&self, card: Dragon) -> Illegal {
        let asked = self.board.asking().map_or("nothing".to_owned(), |asked| asked.to_string());
        Illegal::new("DR-8.1", "other-card", format!("{asked} is to be decided on, not {card}"))
    }

    fn no_attack(&self, card: Dragon, on: Seat, slot: Slot) -> Illegal {
        let board = &self.board;
        if board.asking() != Some(card) {
            return self.not_asked(card);
        }
        if on.index() >= board.seats() || board.team(on).at(slot).is_none() {
            return Illegal::new("DR-8.1", "no-dragon", format!("seat {on} has no dragon {slot}"));
        }
        if board.flyer() != Some(on) && !board.is_to_fly(on) {
            return Illegal::new("DR-8.2", "has-flown", format!("seat {on} has flown in this turn"));
        }
        let message = format!("the second {card} goes to the dragon of the first or to a later one");
        Illegal::new("DR-8.6", "earlier-than-first", message)
    }

    fn no_fire(&self, seat: Seat, slot: Slot) -> Illegal {
        let board = &self.board;
        let Some(dragon) = board.team(seat).at(slot) else {
            return Illegal::new("DR-7.5", "no-dragon", format!("your team has no dragon {slot}"));
        };
        if board.firing().any(|chosen| chosen >= slot) {
            let message = "dragons are chosen in the order of their slots, each once";
            return Illegal::new("DR-7.4", "slot-order", message);
        }
        if board
            .supply(seat, board.shown(seat))
            .pays(board.demand_of(seat, board.firing | 1 << slot.index()))
            .is_some()
        {
            let message =
                format!("of two {dragon} under attack cards of the same colours the lower slot fires first");
            return Illegal::new("DR-7.6", "twin-first", message);
        }
        let message = format!("{dragon} cannot be given all its symbols besides the dragons chosen");
        Illegal::new("DR-7.3", "not-supported", message)
    }

    fn no_swap(&self, seat: Seat, slot: Slot, card: Dragon) -> Illegal {
        let board = &self.board;
        if card.is_attack() {
            return Illegal::new("DR-8.17", "attack-card", format!("{card} is an attack card"));
        }
        if !board.shown(seat).has(card) {
            return Illegal::new(
                "DR-8.14",
                "not-drafted",
                format!("you have not drafted {card} in this turn"),
            );
        }
        if board.team(seat).at(slot).is_none() {
            return Illegal::new("DR-8.14", "no-dragon", format!("your team has no dragon {slot}"));
        }
        Illegal::new("DR-8.22", "same-card", format!("{card} would replace an equal card"))
    }
}
