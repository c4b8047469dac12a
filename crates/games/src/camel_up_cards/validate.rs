//! Whether a position that was read can be, part by part.

use super::cards::Cards;
use super::data::data;
use super::race::Race;
use super::state::{Board, CamelUpCards, Phase};
use crate::form::{Checked, refuse};
use engine::Seat;

impl CamelUpCards {
    /// Checks what no single field shows. Each field has been read, with bets, figures and cards checked.
    pub(super) fn validate(&self) -> Checked<()> {
        let board = &self.board;
        if board.phase == Phase::Start {
            return self.check_start();
        }
        if board.leg == 0 {
            return refuse("leg", "is 0 though the starting places are drawn");
        }
        board.check_race()?;
        if board.phase.in_leg() {
            self.check_leg()
        } else {
            board.check_prepared()?;
            self.check_preparation()
        }
    }

    /// `CC-2.7`, `CC-2.13`: while the starting places are drawn nobody has done anything.
    fn check_start(&self) -> Checked<()> {
        let board = &self.board;
        let fresh = Board::new(board.setup);
        if board.leg != 0 {
            return refuse("leg", format!("{} is not 0 though the starting places are drawn", board.leg));
        }
        if board.track != fresh.track {
            return refuse("last_space", "the track is not as at the start");
        }
        if board.pile.len() >= data().start_draws {
            return refuse("revealed", format!("{} starting cards are too many", board.pile.len()));
        }
        if !board.pile.cards().within(Cards::all()) {
            return refuse("revealed", "a card was drawn more often than it is there");
        }
        let mut replay = Self::start(board.setup);
        board.pile.iter().for_each(|card| replay.move_unit(card.camel(), card.value(), &mut ()));
        if replay.board.race != board.race {
            return refuse("camels", format!("by the cards drawn they stand as {}", replay.board.race));
        }
        if board.figures != fresh.figures {
            return refuse("figures", "no figure is on the track before leg 1");
        }
        for seat in Seat::all(board.seats()) {
            if board.money(seat) != data().start_money {
                return refuse(format!("players[{seat}].money"), "is not as at the start");
            }
            if board.bets_of(seat).next().is_some() {
                return refuse(format!("players[{seat}].bets"), "nobody holds a bet before leg 1");
            }
        }
        if !self.taken().is_empty() {
            return refuse("players", "nobody has race cards before leg 1");
        }
        Ok(())
    }

    /// `CC-4.14`..`CC-4.23`: while cards are dealt and sorted.
    fn check_preparation(&self) -> Checked<()> {
        let board = &self.board;
        let plan = board.setup.leg_setup;
        if !board.pile.is_empty() {
            return refuse("revealed", "no card is revealed before the leg begins");
        }
        let dealt = usize::from(board.dealt);
        if board.phase == Phase::Deal && dealt >= board.seats() * usize::from(plan.deal) {
            return refuse("players", format!("all {dealt} cards are dealt, so the phase is `sort`"));
        }
        if board.phase == Phase::Sort && board.sorting().is_empty() {
            return refuse("players", "all cards are sorted, so the phase is `turn`");
        }
        for seat in Seat::all(board.seats()) {
            let own = &self.own[seat.index()];
            let field = |name: &str| format!("players[{seat}].{name}");
            if board.shown(seat).is_some() || board.played(seat).is_some() {
                return refuse(field("shown"), "no card is shown or played before the leg begins");
            }
            let sorted = own.discards.len() + own.kept.cards().len() + own.show.cards().len();
            let cards = own.hand.len() + own.deck.len() + sorted;
            let due = usize::from(board.dealt_to(seat));
            if cards != due {
                return refuse(field("hand"), format!("the player has {cards} cards, but was dealt {due}"));
            }
            if board.phase == Phase::Deal && sorted + own.deck.len() > 0 {
                return refuse(field("hand"), "nothing is sorted before all cards are dealt");
            }
            if board.phase == Phase::Sort {
                self.check_sorting_of(seat)?;
            }
        }
        Ok(())
    }

    /// `CC-4.21`, `CC-4.22`: a sorting that can have come about.
    fn check_sorting_of(&self, seat: Seat) -> Checked<()> {
        let plan = self.board.setup.leg_setup;
        let own = &self.own[seat.index()];
        let field = |name: &str| format!("players[{seat}].{name}");
        let (discard, discards) = (usize::from(plan.discard), own.discards.len());
        if discards > discard {
            return refuse(field("discards"), format!("{discards} cards are more than {discard}"));
        }
        if !own.kept.is_empty() && discards < discard {
            return refuse(field("kept"), "a card is kept only after all discards");
        }
        if !own.show.is_empty() && (own.kept.is_empty() || plan.show == 0) {
            return refuse(field("show"), "no card is to be shown now");
        }
        let done = self.board.choices_left(seat) == 0;
        if done != own.hand.is_empty() || done != (own.deck.len() == usize::from(plan.deck)) {
            return refuse(field("deck"), "the rest goes to the race deck just after the last choice");
        }
        // Enough cards must be left that come no earlier than the last discard.
        let later = own.discards.last_kind().map_or(own.hand, |last| own.hand.from_kind(last));
        if later.len() < discard - discards {
            return refuse(field("discards"), "discards go in the order of cards, and not enough are left");
        }
        Ok(())
    }

    /// `CC-5`, `CC-7`: while a leg is on, or the race is over.
    fn check_leg(&self) -> Checked<()> {
        let board = &self.board;
        let plan = board.setup.leg_setup;
        for seat in Seat::all(board.seats()) {
            let own = &self.own[seat.index()];
            let field = |name: &str| format!("players[{seat}].{name}");
            for (name, cards, due) in [
                ("hand", own.hand.len(), 0),
                ("show", own.show.cards().len(), 0),
                ("discards", own.discards.len(), usize::from(plan.discard)),
                ("deck", own.deck.len(), usize::from(plan.deck)),
                ("shown", board.shown[seat.index()].cards().len(), usize::from(plan.show)),
            ] {
                if cards != due {
                    return refuse(field(name), format!("there are {cards} cards, but it must be {due}"));
                }
            }
            if own.kept.is_empty() == board.played(seat).is_none() {
                return refuse(field("kept"), "a card is either kept or was played");
            }
        }
        if self.deck.is_empty() && board.phase != Phase::Over {
            return refuse("revealed", "the race deck is empty though the leg is on");
        }
        let has_bet = board.bets_of(board.active).next().is_some();
        match board.phase {
            Phase::Race | Phase::DrawAfterBet if !has_bet => {
                refuse("phase", "the active player has bet in this turn, but holds no bet card")
            }
            Phase::Bet if board.bets.open() == 0 => refuse("phase", "no bet card is left to take"),
            _ => Ok(()),
        }
    }
}

impl Board {
    /// `CC-2.9`, `CC-3.11`, `CC-11.1`: where camels can stand.
    fn check_race(&self) -> Checked<()> {
        let lead = self.race.lead();
        if lead == 0 {
            return refuse("camels.start", "no camel has left the Start");
        }
        if let Some(card) = self.track.storms().find(|card| 2 * card > lead) {
            let cell = self.track.cell(2 * card - 1);
            return refuse("storms", format!("no sandstorm lies ahead of the leader, but {cell} does"));
        }
        match (self.phase == Phase::Over, lead == Race::FINISH) {
            (true, false) => refuse("camels", "nobody is on the Finish though the race is over"),
            (false, true) => refuse("camels.finish", "a camel is on the Finish though the race goes on"),
            _ => Ok(()),
        }
    }

    /// `CC-4.1`..`CC-4.10`: before a leg, track and figures are prepared and leg bets are back.
    fn check_prepared(&self) -> Checked<()> {
        if self.track.needed(self.race) != self.track.last() {
            let reason = format!("is too near to the leader, it must be {}", self.track.needed(self.race));
            return refuse("last_space", reason);
        }
        if let Some(card) = self.track.to_sweep(self.race).next() {
            return refuse("storms", format!("card {}-{} must be turned", 2 * card - 1, 2 * card));
        }
        if self.figures.spaces() != 0 {
            return refuse("figures", "both are in the supply before a leg");
        }
        for seat in Seat::all(self.seats()) {
            if let Some(card) = self.bets_of(seat).find(|card| !card.kind.is_final()) {
                return refuse(
                    format!("players[{seat}].bets"),
                    format!("{card} is held before the leg begins"),
                );
            }
        }
        Ok(())
    }
}
