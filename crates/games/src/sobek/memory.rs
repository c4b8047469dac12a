//! Cards that viewers have seen enter hidden places, and that must still be there (`SO-13.6`..`SO-13.11`).

use super::card::{Back, Card};
use super::cards::Cards;
use super::data::MOST;
use engine::{Seat, Viewer};

/// A hidden place of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// The cards in hand.
    Hand,
    /// The cards under the corruption tile.
    Pile,
}

/// What one viewer remembers of each seat's hand and pile; nothing of its own.
pub type Lists = [[Cards; 2]; MOST];

/// What every viewer remembers: the seats, then the public.
///
/// A seat's list of a zone always holds the public's list of it, and the zone holds every list of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Memory {
    lists: [Lists; MOST + 1],
}

/// Nobody remembers anything of the zones.
pub(super) const NO_LISTS: Lists = [[Cards::NONE; 2]; MOST];

const fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => MOST,
    }
}

impl Memory {
    pub(super) const NONE: Self = Self { lists: [NO_LISTS; MOST + 1] };

    /// What a viewer remembers; [`Viewer::Spectator`] stands for the public.
    pub fn of(&self, viewer: Viewer) -> &Lists {
        &self.lists[index(viewer)]
    }

    pub(super) fn set(&mut self, viewer: Viewer, lists: Lists) {
        self.lists[index(viewer)] = lists;
    }

    pub(super) fn set_list(&mut self, viewer: Viewer, owner: Seat, zone: Zone, cards: Cards) {
        self.lists[index(viewer)][owner.index()][zone as usize] = cards;
    }

    /// Those of `seats` players, and the public, who do not see into the zones of `owner`.
    fn others(&mut self, seats: usize, owner: Seat) -> impl Iterator<Item = (usize, &mut Lists)> {
        let outside = move |viewer: &usize| *viewer == MOST || *viewer < seats;
        let lists = self.lists.iter_mut().enumerate();
        lists.filter(move |(viewer, _)| outside(viewer) && *viewer != owner.index())
    }

    /// `SO-13.7`: everybody sees a card enter a zone of `owner`.
    #[inline]
    pub(super) fn seen_entering(&mut self, seats: usize, owner: Seat, zone: Zone, card: Card) {
        for (_, lists) in self.others(seats, owner) {
            let list = &mut lists[owner.index()][zone as usize];
            *list = list.with(card);
        }
    }

    /// `SO-13.8`: everybody sees cards leave a zone of `owner`.
    #[inline]
    pub(super) fn seen_leaving(&mut self, seats: usize, owner: Seat, zone: Zone, cards: Cards) {
        for (_, lists) in self.others(seats, owner) {
            strike(&mut lists[owner.index()][zone as usize], cards);
        }
    }

    /// `SO-13.7`: everybody sees the whole of a zone.
    pub(super) fn seen_whole(&mut self, seats: usize, owner: Seat, zone: Zone, cards: Cards) {
        for (_, lists) in self.others(seats, owner) {
            lists[owner.index()][zone as usize] = cards;
        }
    }

    /// `SO-13.10`: all of a zone moves to the other zone of the same seat, unseen.
    pub(super) fn all_move(&mut self, seats: usize, owner: Seat, from: Zone, to: Zone) {
        for (_, lists) in self.others(seats, owner) {
            let zones = &mut lists[owner.index()];
            zones[to as usize] = zones[to as usize].plus(zones[from as usize]);
            zones[from as usize] = Cards::NONE;
        }
    }

    /// `SO-13.9`: cards with back `back`, `k` of the `n` in a zone of `from`, go to a zone of `to`; those who
    /// see neither zone see only backs. `from` and `to` are told apart by their owners' own eyes.
    pub(super) fn unseen_moving(
        &mut self,
        seats: usize,
        (from, from_zone): (Seat, Zone),
        (to, to_zone): (Seat, Zone),
        back: Back,
        (k, n): (u8, u8),
    ) {
        for (viewer, lists) in self.others(seats, from) {
            if viewer == to.index() && from != to {
                continue;
            }
            let list = lists[from.index()][from_zone as usize];
            for (card, m) in list.backed(back).iter() {
                let keeps = m.saturating_sub(k);
                let passes = m.saturating_sub(n - k);
                let source = &mut lists[from.index()][from_zone as usize];
                *source = source.minus(Cards::copies(card, m - keeps));
                let target = &mut lists[to.index()][to_zone as usize];
                *target = target.plus(Cards::copies(card, passes));
            }
        }
    }

    /// `SO-13.7`, `SO-13.8`: the two owners see one card go from a zone of one to the other's hand.
    pub(super) fn parties_see(&mut self, (from, from_zone): (Seat, Zone), to: Seat, card: Card) {
        strike(&mut self.lists[to.index()][from.index()][from_zone as usize], Cards::one(card));
        let list = &mut self.lists[from.index()][to.index()][Zone::Hand as usize];
        *list = list.with(card);
    }
}

/// Takes cards off a list as far as they are on it.
fn strike(list: &mut Cards, cards: Cards) {
    for (card, count) in cards.iter() {
        let gone = count.min(list.of(card));
        *list = list.minus(Cards::copies(card, gone));
    }
}
