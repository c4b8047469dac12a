//! Open decisions as sets of action numbers.

use crate::bits::{nth_set_bit, set_bits};
use engine::Encoded;

/// Open decisions whose numbers lie close together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Open {
    /// Bit n for action number `first` + n.
    mask: u64,
    first: usize,
}

impl Open {
    /// The decisions of a mask whose lowest bit stands for action number `first`; all are numbers of actions.
    #[inline]
    pub(crate) const fn new(mask: u64, first: usize) -> Self {
        Self { mask, first }
    }

    /// How many.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.mask.count_ones()
    }

    /// Whether the decision with this number is open.
    #[inline]
    pub(crate) fn contains(self, number: usize) -> bool {
        number.checked_sub(self.first).is_some_and(|bit| bit < 64 && self.mask >> bit & 1 == 1)
    }

    /// The decisions by number.
    pub(crate) fn actions<G: Encoded>(self) -> impl Iterator<Item = G::Action> {
        set_bits(self.mask).filter_map(move |bit| G::action(bit as usize + self.first))
    }

    /// Decision number `n` of them, counted from 0; there must be more than `n`.
    #[inline]
    pub(crate) fn nth<G: Encoded>(self, n: u32) -> G::Action {
        match G::action(nth_set_bit(self.mask, n) as usize + self.first) {
            Some(action) => action,
            None => no_action(),
        }
    }
}

/// Kept out of line, so that what calls it stays small enough to be inlined.
#[cold]
#[inline(never)]
fn no_action() -> ! {
    unreachable!("a mask holds only numbers of actions")
}
