//! Which decisions are open.

use crate::open::Open;
use crate::sobek::action::Action;
use crate::sobek::card::{Back, Card, Character, Family};
use crate::sobek::cards::Cards;
use crate::sobek::data::data;
use crate::sobek::memory::Zone;
use crate::sobek::state::{Phase, Sobek, chance_decides, scored};

/// The bit of `done` in a mask that starts at `add`.
const DONE_BIT: u64 = 1 << (Action::DONE - Action::ADD);

impl Sobek {
    /// The open decisions of the acting seat.
    #[inline]
    pub(in crate::sobek) fn open_decisions(&self) -> Open {
        let board = &self.board;
        let all_rivals = || board.rivals(board.active).fold(0, |mask, rival| mask | 1 << rival.index());
        let (mask, first) = match board.phase {
            Phase::Turn => (self.turn_mask(), 0),
            Phase::Build | Phase::HorizontalBuild => (self.build_mask(), Action::ADD),
            Phase::Event => {
                (self.stack.iter().fold(0, |mask, (token, _)| mask | 1 << token.index()), Action::EVENT)
            }
            Phase::Fraternity | Phase::Curse => (all_rivals(), Action::TARGET),
            Phase::Prosperity => (board.blessable(board.active), Action::BLESS),
            Phase::Priest => (self.purgeable(), Action::PURGE),
            Phase::ThiefVictim => (self.rivals_with(Zone::Hand), Action::TARGET),
            Phase::ThiefBack => (self.backs_mask(), Action::BACK),
            Phase::Surplus => (self.surplus_mask(), Action::DROP),
            Phase::VizierRival => (self.rivals_with(Zone::Pile), Action::TARGET),
            Phase::VizierCard => (board.focus.seat.map_or(0, |owner| self.pile(owner).types()), Action::PICK),
            Phase::CourtesanSet => (self.extendable(), Action::EXTEND),
            Phase::CourtesanCards => (self.courtesan_mask(), Action::ADD),
            Phase::Merchant => ((1 << board.quay.len()) - 1, Action::FETCH),
            Phase::Horizontal => (self.laying_mask(), Action::DONE),
            Phase::Starter => ((1 << board.seats()) - 1, Action::FIRST),
            chance_decides!() | scored!() => (0, 0),
        };
        Open::new(mask, first)
    }

    /// `SO-3.1`: take a card, play a character, play a set.
    fn turn_mask(&self) -> u64 {
        let hand = self.hand(self.board.active);
        let takes = (1 << self.board.quay.available().count()) - 1;
        let orange = hand.backed(Back::Orange);
        let plays = if orange.is_empty() {
            0
        } else {
            let held = Character::ALL.into_iter().filter(|character| orange.has(character.card()));
            held.fold(0, |mask, character| mask | 1 << character.index())
        };
        takes | plays << Action::PLAY | self.settable() << Action::SET
    }

    /// `SO-5.1`, `SO-5.2`, `SO-5.3`, `SO-5.4`, `SO-5.5`, `SO-5.6`, `SO-5.7`, `SO-5.8`: the families of which a set or
    /// an extension can be played, bit n for family n.
    pub(in crate::sobek) fn settable(&self) -> u64 {
        let board = &self.board;
        let hand = self.hand(board.active);
        let least = usize::from(data().min_set);
        if hand.len() < least {
            return 0;
        }
        let amulets = usize::from(hand.amulets());
        let sets = &board.sets[board.active.index()];
        let open = |family: &Family| {
            let own = hand.family(*family).len();
            own + amulets >= least && (own > 0 || board.setup.amulet_only_sets || sets.has(*family))
        };
        Family::ALL.into_iter().filter(open).fold(0, |mask, family| mask | 1 << family.index())
    }

    /// Whether the set in the making may be amulets only: so far it has no card of its family (`SO-5.5`, `SO-5.8`,
    /// `SO-9.6`).
    pub(in crate::sobek) fn needs_family_card(&self) -> bool {
        let board = &self.board;
        let Some(family) = board.focus.family else { return false };
        let horizontal = board.phase == Phase::HorizontalBuild;
        let sets = if horizontal { &board.horizontal } else { &board.sets };
        let laid = sets[board.active.index()].of(family).family(family);
        !board.setup.amulet_only_sets && !board.focus.extension && laid.is_empty()
    }

    /// `SO-5.1`, `SO-5.5`: cards that may follow in canonical order so that the set can be completed; `done`
    /// once it is complete.
    fn build_mask(&self) -> u64 {
        let board = &self.board;
        let Some(family) = board.focus.family else { return 0 };
        let (added, least) = (usize::from(board.focus.added), usize::from(data().min_set));
        let needs_family_card = self.needs_family_card();
        let left = self.fitting_left(family);
        let mut mask = 0;
        for (card, _) in left.iter() {
            let completes = added + left.from(card).len() >= least;
            if completes && !(card == Card::AMULET && needs_family_card) {
                mask |= 1 << card.index();
            }
        }
        if added >= least && !needs_family_card { mask | DONE_BIT } else { mask }
    }

    /// The cards in hand that fit the family and do not come before the card added last.
    pub(in crate::sobek) fn fitting_left(&self, family: Family) -> Cards {
        let fitting = self.hand(self.board.active).fitting(family);
        self.board.focus.last.map_or(fitting, |last| fitting.from(last))
    }

    /// `SO-7.26`, `SO-7.29`: one card, then a second or `done`.
    fn courtesan_mask(&self) -> u64 {
        let focus = &self.board.focus;
        let Some(family) = focus.family else { return 0 };
        let fitting = self.board.addable_by_courtesan(self.hand(self.board.active), family);
        let left = focus.last.map_or(fitting, |last| fitting.from(last));
        if focus.added > 0 { left.types() | DONE_BIT } else { left.types() }
    }

    /// `SO-7.15`: the backs in the victim's hand.
    fn backs_mask(&self) -> u64 {
        let hand = self.stealable();
        let there = Back::ALL.into_iter().filter(|&back| !hand.backed(back).is_empty());
        there.fold(0, |mask, back| mask | 1 << back.index())
    }

    /// `SO-7.19`: cards that may be given up next so that enough later ones remain to choose from.
    fn surplus_mask(&self) -> u64 {
        let focus = &self.board.focus;
        let hand = focus.seat.map_or(Cards::NONE, |seat| self.hand(seat));
        let left = self.dropping.last().map_or(hand, |last| hand.from(last));
        let open = |card: &Card| left.from(*card).len() >= usize::from(focus.left);
        let cards = left.iter().map(|(card, _)| card).filter(open);
        cards.fold(0, |mask, card| mask | 1 << card.index())
    }
}
