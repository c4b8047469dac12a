//! Whether a position that was read can be, part by part.

use super::action::{Action, Outcome};
use super::cards::Cards;
use super::race::Race;
use super::state::{Board, CamelUpCards, OwnCards, Phase, in_leg};
use crate::form::{Check, Checked, Move, Validated, refuse};
use engine::Seat;

impl Validated for CamelUpCards {
    fn stages(&self) -> &'static [&'static [Check<Self>]] {
        match self.board.phase {
            in_leg!() => &[Self::CHECKS],
            Phase::Start => &[&[NUMBER]],
            Phase::Deal | Phase::Sort => &[&[NUMBER], &[RACE]],
        }
    }

    fn origin(&self) -> Option<Self> {
        match self.board.phase {
            in_leg!() => None,
            Phase::Start => Some(Self::start(self.board.setup)),
            Phase::Deal | Phase::Sort => {
                // CC-4: a leg is prepared on the track as it is, and nothing else is left of the leg before.
                let mut start = *self;
                start.board.leg -= 1;
                start.prepare_leg(&mut ());
                Some(start)
            }
        }
    }

    /// `CC-2`, `CC-4`: what came next before the leg if this position came about.
    fn next(&self, now: &Self) -> Option<Move<Self>> {
        match now.board.phase {
            Phase::Start => self.board.pile.get(now.board.pile.len()).map(Outcome::Start).map(Move::Chance),
            Phase::Deal => {
                let seat = now.board.dealing_to()?.index();
                let card = self.own[seat].dealt().minus_up_to(now.own[seat].hand).iter().next()?;
                Some(Move::Chance(Outcome::Deal(card)))
            }
            // Seats sort independently of each other.
            Phase::Sort => now.board.sorting().iter().find_map(|seat| {
                let (to, from) = (&self.own[seat.index()], &now.own[seat.index()]);
                let discard = to.discards.minus_up_to(from.discards).iter().next().map(Action::Discard);
                let keep = || to.kept.card().filter(|_| from.kept.is_empty()).map(Action::Keep);
                let show = || to.show.card().filter(|_| from.show.is_empty()).map(Action::Show);
                Some(Move::Decide(seat, discard.or_else(keep).or_else(show)?))
            }),
            in_leg!() => None,
        }
    }
}

const NUMBER: Check<CamelUpCards> = ("CC-4.1", |game| game.board.check_number());
const RACE: Check<CamelUpCards> = ("CC-2.9", |game| game.board.check_race());

impl CamelUpCards {
    const CHECKS: &[Check<Self>] = &[
        NUMBER,
        RACE,
        ("CC-4.17", Self::check_cards),
        ("CC-7.1", Self::check_deck),
        ("CC-5.2", |game| game.board.check_bets()),
    ];

    /// `CC-4.17`: the cards of the players while a leg is on, or the race is over.
    fn check_cards(&self) -> Checked<()> {
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
        Ok(())
    }

    /// `CC-7.1`: a card can be turned up.
    fn check_deck(&self) -> Checked<()> {
        if self.deck.is_empty() && self.board.phase != Phase::Over {
            return refuse("revealed", "the race deck is empty though the leg is on");
        }
        Ok(())
    }
}

impl Board {
    /// Leg 0 is the start, and nothing else.
    fn check_number(&self) -> Checked<()> {
        if (self.phase == Phase::Start) == (self.leg == 0) {
            return Ok(());
        }
        refuse("leg", format!("is {}, which does not go with this phase", self.leg))
    }

    /// `CC-5.2`: what the phase says of bets.
    fn check_bets(&self) -> Checked<()> {
        let has_bet = self.bets_of(self.active).next().is_some();
        if matches!(self.phase, Phase::Race | Phase::DrawAfterBet) && !has_bet {
            return refuse("phase", "the active player has bet in this turn, but holds no bet card");
        }
        if self.phase == Phase::Bet && self.bets.open() == 0 {
            return refuse("phase", "no bet card is left to take");
        }
        Ok(())
    }

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
}

impl OwnCards {
    /// All cards that the seat was dealt, but for those shown or played.
    fn dealt(&self) -> Cards {
        self.hand + self.discards + self.deck + self.kept.cards() + self.show.cards()
    }
}
