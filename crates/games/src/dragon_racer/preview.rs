//! What a seat's choices would bring: for the page that shows them and the bot that weighs them.
//!
//! Everything here follows from a [`Board`], which lies open, and from cards that the asker names: the drafted pile
//! of the seat, face down or open. Attack cards on dragons count as they lie now.

use super::action::{Action, Slot};
use super::cards::Cards;
use super::data::{MOST, TEAM, data};
use super::kinds::{Colour, Realm, Support, Talent};
use super::piece::{Dragon, Hero};
use super::score::leaders;
use super::state::{Board, DragonRacer};
use super::support::{Needs, Payment};
use super::team::LyingAttack;
use engine::{Seat, Seats, View};
use serde::Serialize;

/// How near a team dragon is to firing alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Readiness {
    /// Its place in the team.
    pub slot: Slot,
    /// Which dragon.
    pub dragon: Dragon,
    /// The symbols printed on it (`DR-1.3`).
    pub printed: Needs,
    /// One symbol for each attack card on it (`DR-8.4`).
    pub attacks: Needs,
    /// The symbols that the cards do not deliver; the hero may supply one of them.
    pub missing: Needs,
    /// Whether it could fire if all went to it, the hero's symbol included.
    pub fires: bool,
}

/// Dragons that can fire together (`DR-7.7`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FireSet {
    /// Their places in the team, ascending.
    pub slots: Vec<Slot>,
    /// The colour of the hero's symbol, where it is needed.
    pub hero: Option<Colour>,
    /// The sum of their speeds.
    pub speed: u16,
    /// What Flying Formation or High Flight add.
    pub talent: u16,
    /// Both together.
    pub total: u16,
}

/// What an exchange would bring (`DR-8.14`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SwapChange {
    /// Which place of the team.
    pub slot: Slot,
    /// Which dragon leaves.
    pub left: Dragon,
    /// Which comes in.
    pub entered: Dragon,
    /// `DR-9.3`: what Substitutes would move. Majorities do not change: both dragons count (`DR-10.3`).
    pub movement: u16,
}

/// The majority in a realm as far as cards are known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Majority {
    /// Which realm.
    pub realm: Realm,
    /// `DR-10.2`: whether it is scored in this turn.
    pub scored: bool,
    /// Cards known of each seat, by seat.
    pub counts: Vec<u8>,
    /// Who would lead with these cards.
    pub leaders: Seats,
    /// What each of them would move.
    pub movement: u8,
}

/// How near each dragon of a seat's team is to firing with these drafted cards.
///
/// ```
/// # use games::dragon_racer::{Cards, DragonRacer, preview};
/// # use engine::{Game, Options, Seat};
/// # let game = DragonRacer::new(DragonRacer::setup(2, &Options::default()).unwrap());
/// // Before the teams are dealt there is nothing to tell.
/// assert!(preview::readiness(game.board(), Seat::new(0), Cards::NONE).is_empty());
/// ```
pub fn readiness(board: &Board, seat: Seat, drafted: Cards) -> Vec<Readiness> {
    let supply = board.supply(seat, drafted);
    let line = |(slot, dragon)| {
        let demand = board.demand(seat, slot);
        Readiness {
            slot,
            dragon,
            printed: demand.printed,
            attacks: demand.attacks,
            missing: demand.total().beyond(supply.cards),
            fires: supply.pays(demand).is_some(),
        }
    };
    board.team(seat).iter().map(line).collect()
}

/// `DR-7.7`: all sets of a seat's dragons that can fire together with these drafted cards, the farthest first.
pub fn fire_sets(board: &Board, seat: Seat, drafted: Cards) -> Vec<FireSet> {
    let supply = board.supply(seat, drafted);
    let all = 1u8 << board.team(seat).len();
    let payable = (1..all).filter_map(|mask| Some((mask, supply.pays(board.demand_of(seat, mask))?)));
    let mut sets: Vec<FireSet> =
        payable.map(|(mask, payment)| fire_set(board, seat, mask, payment)).collect();
    sets.sort_by(|a, b| b.total.cmp(&a.total).then_with(|| a.slots.cmp(&b.slots)));
    sets
}

/// The farthest that a seat's dragons can carry it with these drafted cards, talents of firing included.
pub fn best_flight(board: &Board, seat: Seat, drafted: Cards) -> u16 {
    let supply = board.supply(seat, drafted);
    let all = 1u8 << board.team(seat).len();
    let payable = (1..all).filter(|&mask| supply.pays(board.demand_of(seat, mask)).is_some());
    farthest(board, seat, payable)
}

/// The farthest that a seat's dragons, all of them or all but one, could carry it whatever cards it drafted: each gives
/// one symbol, and the hero one more (`DR-6.8`). Talents of firing are included.
pub fn farthest_flight(board: &Board, seat: Seat, but: Option<Slot>) -> u16 {
    let hero = usize::from(board.supply(seat, Cards::NONE).hero != Support::None);
    let symbols = board.drafted_count(seat) + hero;
    let all = 1u8 << board.team(seat).len();
    let sets = (1..all).filter(|mask| but.is_none_or(|slot| mask >> slot.index() & 1 == 0));
    let payable = sets.filter(|&mask| usize::from(board.demand_of(seat, mask).total().len()) <= symbols);
    farthest(board, seat, payable)
}

/// The farthest that a seat's dragons can carry it once one of its drafted attack cards lies on a dragon of its own
/// (`DR-8.9`).
pub fn flight_after_own_attack(
    board: &Board,
    seat: Seat,
    drafted: Cards,
    (card, slot): (Dragon, Slot),
) -> u16 {
    let mut after = *board;
    after.attacks.add(LyingAttack { card, by: seat, on: seat, slot });
    best_flight(&after, seat, drafted.without(card))
}

/// What these dragons of a seat lack together with these drafted cards; the hero may supply one symbol of it.
pub fn lacking(board: &Board, seat: Seat, drafted: Cards, slots: impl IntoIterator<Item = Slot>) -> Needs {
    let needed = slots.into_iter().map(|slot| board.demand(seat, slot).total());
    needed.fold(Needs::NONE, Needs::plus).beyond(drafted.symbols())
}

/// The decisions that fire these dragons, `done` last. Of two that are equal the lower one is named (`DR-7.6`).
pub fn fire_actions(board: &Board, seat: Seat, slots: &[Slot]) -> Vec<Action> {
    let team = board.team(seat);
    let mut named: Vec<Slot> = Vec::new();
    for &slot in slots {
        let equal = |other: &Slot| {
            team.at(*other) == team.at(slot)
                && board.demand(seat, *other) == board.demand(seat, slot)
                && !named.contains(other)
        };
        let lowest = team.iter().map(|(other, _)| other).find(equal).unwrap_or(slot);
        named.push(lowest);
    }
    named.sort_unstable();
    named.into_iter().map(Action::Fire).chain([Action::Done]).collect()
}

/// The cards whose place the viewer does not know (`DR-5.1`): neither in a team, nor open, nor the viewer's own, nor
/// put on a dragon.
pub fn unseen(view: &View<DragonRacer>) -> Cards {
    let board = &view.public.board;
    let open = |seat| board.team(seat).cards().plus(board.shown(seat));
    let open = Seat::all(board.seats()).map(open).fold(Cards::NONE, Cards::plus);
    let known = board.attacks.iter().fold(open, |known, attack| known.with(attack.card));
    let own = view.private.as_ref().map_or(Cards::NONE, |own| own.drafted.plus(own.hand));
    board.cards_in_play().minus(known.plus(own))
}

fn fire_set(board: &Board, seat: Seat, mask: u8, payment: Payment) -> FireSet {
    let (speed, talent) = movement(board, seat, mask);
    FireSet {
        slots: (0..TEAM).filter(|at| mask >> at & 1 == 1).map(Slot::new).collect(),
        hero: match payment {
            Payment::Cards => None,
            Payment::WithHero(colour) => Some(colour),
        },
        speed,
        talent,
        total: speed + talent,
    }
}

/// How far the best of these sets of a seat's dragons carries it.
fn farthest(board: &Board, seat: Seat, sets: impl Iterator<Item = u8>) -> u16 {
    sets.map(|mask| movement(board, seat, mask)).map(|(speed, talent)| speed + talent).max().unwrap_or(0)
}

/// The speeds of these dragons, and what the talent adds (`DR-9.2`, `DR-9.5`).
fn movement(board: &Board, seat: Seat, mask: u8) -> (u16, u16) {
    let (talents, values) = (&data().talents, board.values());
    let fired = board.team(seat).iter().filter(move |(slot, _)| mask >> slot.index() & 1 == 1);
    let speeds = fired.map(|(_, dragon)| values.speed(dragon));
    let speed = speeds.clone().map(u16::from).sum();
    let talent = match board.hero(seat).map(Hero::talent) {
        Some(Talent::Formation) if mask.count_ones() as usize == board.team(seat).len() => {
            u16::from(talents.formation)
        }
        Some(Talent::High) => {
            let fast = speeds.filter(|&speed| speed >= talents.high_flight_from_speed).count() as u16;
            fast * u16::from(talents.high_flight)
        }
        _ => 0,
    };
    (speed, talent)
}

/// `DR-7.10`: what supports the dragon in `slot` when the dragons of `fired` fire: cards, and the hero's symbol.
///
/// For each colour cards that cannot attack come first, and lower slots are served first. The hero's symbol goes
/// where it is printed if it can (`DR-8.7`).
pub(super) fn supports(board: &Board, seat: Seat, fired: u8, slot: Slot) -> (Vec<Dragon>, Option<Colour>) {
    let drafted = board.shown(seat);
    let payment = board.supply(seat, drafted).pays(board.demand_of(seat, fired));
    let helped = match payment {
        Some(Payment::WithHero(colour)) => Some((hero_goes_to(board, seat, fired, colour), colour)),
        _ => None,
    };
    let needed = |other: Slot, colour| {
        let by_hero = helped == Some((other, colour));
        usize::from(board.demand(seat, other).total().of(colour)) - usize::from(by_hero)
    };
    let served_before = |colour| -> usize {
        let lower = (0..slot.index()).filter(|at| fired >> at & 1 == 1).map(Slot::new);
        lower.map(|lower| needed(lower, colour)).sum()
    };
    let mut cards = Vec::new();
    for colour in Colour::ALL {
        let own = drafted.of_colour(colour);
        let queue = own.racers().each().chain(own.attacks().each());
        cards.extend(queue.skip(served_before(colour)).take(needed(slot, colour)));
    }
    (cards, helped.filter(|&(other, _)| other == slot).map(|(_, colour)| colour))
}

/// Which of the firing dragons gets the hero's symbol.
fn hero_goes_to(board: &Board, seat: Seat, fired: u8, colour: Colour) -> Slot {
    let firing = || (0..TEAM).filter(|at| fired >> at & 1 == 1).map(Slot::new);
    let printed = firing().find(|&slot| board.demand(seat, slot).printed.of(colour) > 0);
    let attacked = || firing().find(|&slot| board.demand(seat, slot).total().of(colour) > 0);
    printed.or_else(attacked).unwrap_or(Slot::new(0))
}

/// `DR-8.14`, `DR-8.15`, `DR-8.16`, `DR-8.17`, `DR-8.18`, `DR-8.19`, `DR-8.20`, `DR-8.21`, `DR-8.22`: the exchanges
/// that a seat could make with these drafted cards.
pub fn swaps(board: &Board, seat: Seat, drafted: Cards) -> Vec<SwapChange> {
    let substitutes = board.hero(seat).map(Hero::talent) == Some(Talent::Substitutes);
    let mut swaps = Vec::new();
    for (slot, left) in board.team(seat).iter() {
        for (entered, _) in drafted.racers().iter().filter(|&(entered, _)| entered != left) {
            let pays = substitutes && entered.colour() != left.colour();
            let movement = if pays { data().talents.substitutes.into() } else { 0 };
            swaps.push(SwapChange { slot, left, entered, movement });
        }
    }
    swaps
}

/// How fast all dragons of a seat's team are together, before and after an exchange (`DR-8.14`).
pub fn team_speed(board: &Board, seat: Seat, swap: &SwapChange) -> (u8, u8) {
    let speed = |dragon| board.values().speed(dragon);
    let all: u8 = board.team(seat).iter().map(|(_, dragon)| speed(dragon)).sum();
    (all, all - speed(swap.left) + speed(swap.entered))
}

/// `DR-10`: the majorities with the cards that are known: teams, open drafted cards and those in `known`, the drafted
/// piles that the asker knows as well.
pub fn majorities(board: &Board, known: &[(Seat, Cards)]) -> Vec<Majority> {
    let mut counts = [[0u8; Realm::COUNT]; MOST];
    for seat in Seat::all(board.seats()) {
        let besides = known.iter().filter(|(other, _)| *other == seat).map(|&(_, cards)| cards);
        let open = board.team(seat).cards().plus(board.shown(seat));
        for cards in std::iter::once(open).chain(besides) {
            for (sum, count) in counts[seat.index()].iter_mut().zip(cards.by_realm()) {
                *sum += count;
            }
        }
    }
    let majority = |realm: Realm| {
        let counts: Vec<u8> = counts[..board.seats()].iter().map(|counts| counts[realm.index()]).collect();
        let scored = board.scores_realm(realm);
        let (leaders, movement) = if scored { leaders(board, &counts) } else { (Seats::NONE, 0) };
        Majority { realm, scored, counts, leaders, movement }
    };
    Realm::ALL.map(majority).into()
}
