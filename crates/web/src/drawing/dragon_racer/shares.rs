//! Which support each dragon of a team gets: a card, or the sign of the hero, serves one dragon only, so that no more
//! symbols are lit than can be paid at once.

use engine::Seat;
use games::dragon_racer::{Board, Cards, Colour, Demand, Needs, Payment, Slot, Supply, Support};
use std::cmp::Reverse;

/// What one dragon gets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Share {
    pub(super) slot: Slot,
    /// Symbols that cards deliver.
    pub(super) have: Needs,
    /// The colour of the hero's symbol, if it comes here.
    pub(super) hero: Option<Colour>,
    /// How many symbols the dragon needs.
    pub(super) needs: u8,
}

impl Share {
    /// How many symbols it gets.
    pub(super) fn count(&self) -> u8 {
        self.have.len() + u8::from(self.hero.is_some())
    }
}

/// What all dragons of a seat get when those of `first` are served before the others, which follow by how little they
/// lack.
pub(super) fn shares(board: &Board, seat: Seat, drafted: Cards, first: &[Slot]) -> Vec<Share> {
    let supply = board.supply(seat, drafted);
    let demands: Vec<Claim> = board
        .team(seat)
        .iter()
        .map(|(slot, dragon)| Claim {
            slot,
            demand: board.demand(seat, slot),
            speed: board.values().speed(dragon),
            first: first.contains(&slot),
        })
        .collect();
    share_out(supply, demands)
}

/// What a dragon asks for.
#[derive(Clone, Copy)]
struct Claim {
    slot: Slot,
    demand: Demand,
    speed: u8,
    first: bool,
}

fn share_out(supply: Supply, mut claims: Vec<Claim>) -> Vec<Share> {
    let together = claims
        .iter()
        .filter(|claim| claim.first)
        .fold(Demand::default(), |sum, claim| sum.plus(claim.demand));
    // Who can use the hero's symbol as a printed one waits for it.
    let helped = match supply.pays(together) {
        Some(Payment::WithHero(colour)) => Some(colour),
        _ => None,
    };
    let mut rest = supply;
    let mut shares = Vec::new();
    while let Some(at) = (0..claims.len()).min_by_key(|&at| {
        let claim = &claims[at];
        let waits = helped.is_some_and(|colour| claim.demand.printed.of(colour) > 0);
        let lacks = claim.demand.total().beyond(rest.cards).len();
        (
            !claim.first,
            claim.first && waits,
            if claim.first { 0 } else { lacks },
            Reverse(claim.speed),
            claim.slot,
        )
    }) {
        shares.push(take(&mut rest, &claims.remove(at)));
    }
    shares.sort_by_key(|share| share.slot);
    shares
}

/// Serves one dragon.
fn take(rest: &mut Supply, claim: &Claim) -> Share {
    let total = claim.demand.total();
    let missing = total.beyond(rest.cards);
    let have = total.beyond(missing);
    let payable = |colour| rest.hero_pays_attack || claim.demand.printed.of(colour) > 0;
    let hero = Colour::ALL
        .into_iter()
        .find(|&colour| missing.of(colour) > 0 && rest.hero.gives(colour) && payable(colour));
    rest.cards = rest.cards.beyond(have);
    if hero.is_some() {
        rest.hero = Support::None;
    }
    Share { slot: claim.slot, have, hero, needs: total.len() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(slot: usize, printed: [u8; 4], first: bool) -> Claim {
        let demand = Demand { printed: Needs::new(printed), attacks: Needs::NONE };
        Claim { slot: Slot::new(slot), demand, speed: 2, first }
    }

    fn supply(cards: [u8; 4], hero: Support) -> Supply {
        Supply { cards: Needs::new(cards), hero, hero_pays_attack: true }
    }

    fn counts(supply: Supply, claims: &[Claim]) -> Vec<u8> {
        share_out(supply, claims.to_vec()).iter().map(Share::count).collect()
    }

    #[test]
    fn a_card_serves_one_dragon() {
        let three = [1, 1, 1].map(|red| [red, 0, 0, 0]);
        let claims: Vec<Claim> = (0..).zip(three).map(|(slot, needs)| claim(slot, needs, false)).collect();
        assert_eq!(counts(supply([2, 0, 0, 0], Support::None), &claims), [1, 1, 0]);
    }

    #[test]
    fn those_that_fire_are_served_before_others_and_the_hero_completes_them() {
        let claims = [claim(0, [1, 0, 0, 0], false), claim(1, [2, 0, 0, 0], true)];
        assert_eq!(counts(supply([1, 0, 0, 0], Support::Any), &claims), [0, 2]);
        let shares = share_out(supply([1, 0, 0, 0], Support::Any), claims.to_vec());
        assert_eq!(shares[1].hero, Some(Colour::Red));
    }

    #[test]
    fn what_is_left_goes_where_least_is_missing() {
        let claims = [claim(0, [1, 2, 0, 0], false), claim(1, [1, 0, 0, 0], false)];
        assert_eq!(counts(supply([1, 0, 0, 0], Support::None), &claims), [0, 1]);
    }
}
