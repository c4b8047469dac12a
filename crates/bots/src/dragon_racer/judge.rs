//! What the decisions of one seat promise, by estimates.

use engine::{MAX_SEATS, Seat};
use games::dragon_racer::data::{TEAM, TURNS, data};
use games::dragon_racer::{
    Action, Board, Cards, Demand, Dragon, Hero, Phase, Realm, Slot, Supply, Support, Talent, preview,
};

/// How a hero's team is best led. Talents ask for different things: four dragons share the symbols that three can have,
/// and Flying Formation wants those that fire together.
#[derive(Clone, Copy)]
struct Taste {
    /// How much harder the last symbol is to find than the first.
    scarce: f64,
    /// What part of a dragon's worth each later turn brings: some turns it stays.
    later: f64,
    /// What a symbol costs in distance, at the start and at the end.
    symbol: [f64; 2],
    /// What other ways to fly than the best one are worth.
    several: f64,
    /// What it is worth that a dragon needs the hero's colour.
    own_colour: f64,
    /// Which part of the cards still to come will be of realms that they help to win.
    realms: f64,
}

/// By [`Talent::index`]; found by changing one number at a time for half of the seats of 4,000 games and keeping what
/// flew farther.
const TASTES: [Taste; Talent::COUNT] = [
    Taste { scarce: 0.35, later: 0.4, symbol: [1.7, 1.05], several: 0.6, own_colour: 0.3, realms: 0.3 },
    Taste { scarce: 0.6, later: 0.5, symbol: [1.3, 0.8], several: 0.3, own_colour: 0.3, realms: 0.6 },
    Taste { scarce: 0.45, later: 0.5, symbol: [1.6, 0.8], several: 0.5, own_colour: 0.3, realms: 0.6 },
    Taste { scarce: 0.35, later: 0.5, symbol: [1.5, 1.25], several: 0.3, own_colour: 0.6, realms: 0.7 },
    Taste { scarce: 0.6, later: 0.25, symbol: [1.65, 0.8], several: 0.5, own_colour: 0.1, realms: 0.8 },
    Taste { scarce: 0.5, later: 0.5, symbol: [1.3, 1.1], several: 0.3, own_colour: 0.0, realms: 0.65 },
];
/// What a fast dragon is worth more to High Flight.
const FAST: f64 = 0.6;
/// How much an attack on a rival is worth, as a part of the speed that it puts at risk.
const HARM: f64 = 0.2;
/// What an attack card may do besides being support.
const ATTACK_CARD: f64 = 0.4;

/// Weighs the decisions of one seat.
pub(super) struct Judge<'a> {
    board: &'a Board,
    me: Seat,
    hero: Option<Hero>,
    taste: Taste,
    /// The seat's drafted cards, face down or open.
    drafted: Cards,
    /// Cards that will still be drafted after this one.
    to_come: f64,
    /// Turns after this one.
    turns_left: f64,
}

fn taste(board: &Board, me: Seat) -> Taste {
    TASTES[board.hero(me).map_or(0, |hero| hero.talent().index())]
}

/// What each set of a seat's dragons must be given, and how far it flies, by its slots as bits; the first is empty.
struct Sets {
    sets: [(Demand, f64); 1 << TEAM],
    count: usize,
}

impl<'a> Judge<'a> {
    pub(super) fn new(board: &'a Board, me: Seat, face_down: Cards, hand: usize) -> Self {
        Self {
            board,
            me,
            hero: board.hero(me),
            taste: taste(board, me),
            drafted: face_down.plus(board.shown(me)),
            to_come: hand.saturating_sub(1) as f64,
            turns_left: (TURNS as f64 - f64::from(board.turn)).max(0.0),
        }
    }

    /// As far as the team alone is concerned.
    pub(super) fn of_team(board: &'a Board, me: Seat) -> Self {
        Self { drafted: Cards::NONE, turns_left: 0.0, ..Self::new(board, me, Cards::NONE, 0) }
    }

    /// The decision that promises most, the first of several; none where it has no opinion.
    pub(super) fn best(&self, legal: &[Action]) -> Option<Action> {
        if !matches!(self.board.phase, Phase::Draft | Phase::Attack | Phase::Fire | Phase::Swap) {
            return None;
        }
        let mut best = (legal[0], f64::NEG_INFINITY);
        self.weigh(legal, |action, value| {
            if value > best.1 {
                best = (action, value);
            }
        });
        Some(best.0)
    }

    /// Tells what each decision promises.
    pub(super) fn weigh(&self, legal: &[Action], mut tell: impl FnMut(Action, f64)) {
        match self.board.phase {
            Phase::Draft => self.picks(legal, tell),
            Phase::Attack => self.attacks(legal, tell),
            Phase::Fire => {
                let fire = Some(self.fire()).filter(|fire| legal.contains(fire)).unwrap_or(Action::Done);
                for &action in legal {
                    tell(action, if action == fire { 3.0 } else { 0.0 });
                }
            }
            Phase::Swap => legal.iter().for_each(|&action| tell(action, self.swap(action))),
            _ => legal.iter().for_each(|&action| tell(action, 0.0)),
        }
    }

    /// What the team flies a turn, less what its symbols could do elsewhere.
    pub(super) fn team_worth(&self) -> f64 {
        self.board.team(self.me).iter().map(|(_, dragon)| self.worth(dragon)).sum()
    }

    fn sets(&self) -> Sets {
        let (talents, values) = (&data().talents, self.board.values());
        let team = self.board.team(self.me);
        let mut sets = Sets { sets: [(Demand::default(), 0.0); 1 << TEAM], count: 1 };
        for (slot, dragon) in team.iter() {
            let demand = self.board.demand(self.me, slot);
            let bonus = if self.is_fast(dragon) { talents.high_flight } else { 0 };
            let flight = f64::from(values.speed(dragon) + bonus);
            for mask in 0..sets.count {
                let (others, flown) = sets.sets[mask];
                sets.sets[sets.count + mask] = (others.plus(demand), flown + flight);
            }
            sets.count *= 2;
        }
        if self.has(Talent::Formation) && sets.count > 1 {
            sets.sets[sets.count - 1].1 += f64::from(talents.formation);
        }
        sets
    }

    fn has(&self, talent: Talent) -> bool {
        self.hero.map(Hero::talent) == Some(talent)
    }

    /// Whether High Flight pays for this dragon (`DR-9.5`).
    fn is_fast(&self, dragon: Dragon) -> bool {
        self.has(Talent::High) && self.board.values().speed(dragon) >= data().talents.high_flight_from_speed
    }

    /// The most cards of each realm that another seat will have, as far as can be told: teams and open piles, and an
    /// even share of the deck for cards that nobody has shown.
    fn rivals(&self) -> [f64; Realm::COUNT] {
        let board = self.board;
        let seats = || Seat::all(board.seats());
        let mut deck = board.cards_in_play();
        let mut teams = [Cards::NONE; MAX_SEATS];
        for seat in seats() {
            teams[seat.index()] = board.team(seat).cards();
            deck = deck.minus(teams[seat.index()]);
        }
        let shares = deck.by_realm().map(|count| f64::from(count) / deck.len().max(1) as f64);
        let mut most = [0.0; Realm::COUNT];
        for seat in seats().filter(|&seat| seat != self.me) {
            let open = teams[seat.index()].plus(board.shown(seat)).by_realm();
            let hidden = if board.is_to_fly(seat) { board.cards_dealt() as f64 } else { 0.0 };
            for ((most, open), share) in most.iter_mut().zip(open).zip(shares) {
                *most = f64::max(*most, f64::from(open) + share * hidden);
            }
        }
        most
    }

    fn picks(&self, legal: &[Action], mut tell: impl FnMut(Action, f64)) {
        let (sets, rivals) = (self.sets(), self.rivals());
        let renewal = self.drafted.racers().iter().map(|(card, _)| self.renewal(card)).fold(0.0, f64::max);
        let strike = f64::from(data().talents.strike_and_fly);
        let attack = if self.has(Talent::Strike) { strike } else { ATTACK_CARD };
        for &action in legal {
            let Action::Pick(card) = action else { continue };
            let drafted = self.drafted.with(card);
            let own = if card.is_attack() { attack } else { self.renewal(card) - renewal };
            let renewal = renewal + own.max(0.0);
            tell(action, self.flight(&sets, drafted) + renewal + self.turbo(&rivals, drafted));
        }
    }

    /// How far the team can be expected to fly with these cards and those to come.
    fn flight(&self, sets: &Sets, drafted: Cards) -> f64 {
        let supply = self.board.supply(self.me, drafted);
        let (mut most, mut sum) = (0.0, 0.0);
        for &(demand, flight) in &sets.sets[1..sets.count] {
            let value = flight * self.found(supply, demand);
            most = f64::max(most, value);
            sum += value;
        }
        // Several ways to fly are better than one.
        most + self.taste.several * sum / (sets.count - 1).max(1) as f64
    }

    /// The chance that the cards to come bring what is missing.
    fn found(&self, supply: Supply, demand: Demand) -> f64 {
        let missing = demand.total().beyond(supply.cards);
        let helped = missing.iter().any(|(colour, _)| supply.hero.gives(colour));
        let missing = missing.len() - u8::from(helped);
        if f64::from(missing) > self.to_come {
            return 0.0;
        }
        let found = 1.0 - self.taste.scarce * f64::from(missing) / (self.to_come + 0.5);
        found.powi(missing.into())
    }

    /// What a dragon of the team flies a turn, less what its symbols could do elsewhere.
    fn worth(&self, dragon: Dragon) -> f64 {
        let late = f64::from(self.board.turn) / TURNS as f64;
        let [first, last] = self.taste.symbol;
        let price = first + (last - first) * late;
        let values = self.board.values();
        let (speed, needs) = (values.speed(dragon), values.needs(dragon));
        let own = matches!(self.hero.map(Hero::support), Some(Support::Colour(own)) if needs.of(own) > 0);
        f64::from(speed) - price * f64::from(needs.len())
            + if self.is_fast(dragon) { FAST } else { 0.0 }
            + if own { self.taste.own_colour } else { 0.0 }
    }

    /// What an exchange would bring from the next turn on, and at once by the talent.
    fn exchange(&self, left: Dragon, entered: Dragon) -> f64 {
        let pays = self.has(Talent::Substitutes) && left.colour() != entered.colour();
        let talent = if pays { f64::from(data().talents.substitutes) } else { 0.0 };
        (self.worth(entered) - self.worth(left)) * self.turns_left * self.taste.later + talent
    }

    /// What the best exchange for this card would bring.
    fn renewal(&self, entered: Dragon) -> f64 {
        let left = self.board.team(self.me).iter().map(|(_, left)| left).filter(|&left| left != entered);
        left.map(|left| self.exchange(left, entered)).fold(0.0, f64::max)
    }

    /// What the realms can be expected to bring with these cards, against the most that a rival will have.
    fn turbo(&self, rivals: &[f64; Realm::COUNT], drafted: Cards) -> f64 {
        let board = self.board;
        let premium = f64::from(board.premium());
        let leap = if self.has(Talent::Leap) { f64::from(data().talents.victory_leap) } else { 0.0 };
        let own = board.team(self.me).cards().plus(drafted).by_realm();
        let scored = Realm::ALL.into_iter().filter(|&realm| board.scores_realm(realm));
        let value = |realm: Realm| {
            let count = f64::from(own[realm.index()]) + self.taste.realms * self.to_come / 6.0;
            // Where several rivals collect, one of them has more than can be expected of each.
            let margin = count - rivals[realm.index()] - 0.25 * (board.seats() as f64 - 2.0);
            (premium + leap) / (1.0 + (-1.2 * margin).exp())
        };
        scored.map(value).sum()
    }

    fn attacks(&self, legal: &[Action], mut tell: impl FnMut(Action, f64)) {
        let best = |cards| f64::from(preview::best_flight(self.board, self.me, cards));
        let without = self.board.asking().map_or(self.drafted, |card| self.drafted.without(card));
        let lost = best(self.drafted) - best(without);
        for &action in legal {
            let value = match action {
                Action::Attack { card, seat, slot } => self.attack(card, (seat, slot)) - lost,
                _ => 0.0,
            };
            tell(action, value.max(-10.0));
        }
    }

    /// What an attack is worth besides what its card could do as support.
    fn attack(&self, card: Dragon, (seat, slot): (Seat, Slot)) -> f64 {
        let board = self.board;
        let talent = if self.has(Talent::Strike) { f64::from(data().talents.strike_and_fly) } else { 0.0 };
        let Some(target) = board.team(seat).at(slot) else { return f64::NEG_INFINITY };
        if seat == self.me {
            // An attack on a dragon of one's own is worth only the talent it may earn.
            return if talent > 0.0 { talent - self.cost_of_own(slot) } else { f64::NEG_INFINITY };
        }
        // A dragon that is attacked already will hardly fire, and a hero of the colour shrugs it off.
        let again = board.attacks_on(seat, slot).count() as f64;
        let shrugs = board.hero(seat).is_some_and(|hero| hero.support().gives(card.colour()));
        let ahead = f64::from(board.distance(seat)) - f64::from(board.distance(self.me));
        let threat = (0.5 + 0.02 * ahead).clamp(0.1, 1.5);
        let harm = HARM * f64::from(board.values().speed(target)) * threat / (1.0 + again);
        talent + if shrugs { 0.5 * harm } else { harm } - 0.01
    }

    /// What an attack on a dragon of one's own costs: nothing if it does not fire in the best flight anyway.
    fn cost_of_own(&self, slot: Slot) -> f64 {
        let sets = self.sets();
        let bit = 1 << slot.index();
        let most = |test: &dyn Fn(usize) -> bool| {
            let flights = self.payable(&sets).filter(|&mask| test(mask)).map(|mask| sets.sets[mask].1);
            flights.fold(0.0, f64::max)
        };
        most(&|_| true) - most(&|mask| mask & bit == 0)
    }

    /// The sets that can fire with the drafted cards, the empty one among them.
    fn payable<'s>(&self, sets: &'s Sets) -> impl Iterator<Item = usize> + use<'s> {
        let supply = self.board.supply(self.me, self.drafted);
        (0..sets.count).filter(move |&mask| supply.pays(sets.sets[mask].0).is_some())
    }

    /// The next dragon of the farthest set, or that it is complete.
    fn fire(&self) -> Action {
        let sets = self.sets();
        let chosen = self.board.firing().fold(0, |mask, slot| mask | 1 << slot.index());
        // Slots are chosen in order, so that a set goes on as it was begun or not at all.
        let below = usize::BITS - usize::leading_zeros(chosen);
        let goes_on = |mask: &usize| mask & ((1 << below) - 1) == chosen;
        let mut best = (chosen, f64::NEG_INFINITY);
        for mask in self.payable(&sets).filter(goes_on) {
            let flight = sets.sets[mask].1;
            // Of equal ones the set with the lowest slots: of twins only the lower one may be named.
            let lower = || mask.reverse_bits().cmp(&best.0.reverse_bits());
            if flight.total_cmp(&best.1).then_with(lower).is_gt() {
                best = (mask, flight);
            }
        }
        match best.0 & !chosen {
            0 => Action::Done,
            rest => Action::Fire(Slot::new(rest.trailing_zeros() as usize)),
        }
    }

    fn swap(&self, action: Action) -> f64 {
        match action {
            Action::Swap { slot, card } => {
                let left = self.board.team(self.me).at(slot);
                left.map_or(f64::NEG_INFINITY, |left| self.exchange(left, card))
            }
            // A swap for nothing is not worth the trouble.
            _ => 0.01,
        }
    }
}
