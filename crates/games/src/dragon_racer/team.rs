//! The dragons of a team, the attack cards that lie on them, and the exchange of a turn.

use super::action::Slot;
use super::cards::Cards;
use super::data::{ATTACKS, TEAM};
use super::piece::Dragon;
use engine::Seat;
use serde::{Deserialize, Serialize};

/// The dragons of a player, by slot (`DR-8.18`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Team([Option<Dragon>; TEAM]);

impl Team {
    /// The dragon in a slot.
    #[inline]
    pub const fn at(&self, slot: Slot) -> Option<Dragon> {
        self.0[slot.index()]
    }

    pub(super) fn put(&mut self, slot: Slot, dragon: Dragon) {
        self.0[slot.index()] = Some(dragon);
    }

    /// How many dragons.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether no dragon has been dealt yet.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Slots with their dragons, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Slot, Dragon)> + Clone + use<> {
        self.0.into_iter().enumerate().filter_map(|(at, dragon)| Some((Slot::new(at), dragon?)))
    }

    /// The dragons as cards.
    #[inline]
    pub fn cards(&self) -> Cards {
        self.0.into_iter().flatten().collect()
    }
}

/// An attack card that lies on a dragon (`DR-8.1`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LyingAttack {
    /// The attack card, whose colour the dragon needs once more (`DR-8.4`).
    pub card: Dragon,
    /// Who played it.
    pub by: Seat,
    /// Whose dragon it lies on.
    pub on: Seat,
    /// Which of that team.
    pub slot: Slot,
}

/// All attack cards that lie on dragons, in the order in which they were placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct LyingAttacks([Option<LyingAttack>; 2 * ATTACKS]);

impl LyingAttacks {
    /// All, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = LyingAttack> + '_ {
        // They stand side by side from the front on.
        self.0.iter().map_while(|attack| *attack)
    }

    /// Whether none lies anywhere.
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// Adds one; there are places for all attack cards of two copies.
    pub(super) fn add(&mut self, attack: LyingAttack) {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(attack);
        }
    }

    /// Takes off those that lie on dragons of `on`.
    pub(super) fn clear(&mut self, on: Seat) {
        let mut kept = Self::default();
        self.iter().filter(|attack| attack.on != on).for_each(|attack| kept.add(attack));
        *self = kept;
    }
}

/// `DR-8.14`: an exchange made in a Flight of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// Which place of the team.
    pub slot: Slot,
    /// The dragon that left.
    pub left: Dragon,
    /// The dragon that came in.
    pub entered: Dragon,
}
