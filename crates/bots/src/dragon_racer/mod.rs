//! The bot that plays Dragon Racer by estimates.

mod guide;

pub use guide::RacerGuide;

use crate::bot::Bot;
use crate::registry::Roster;
use crate::report::Grouping;
use crate::search::{Casual, Guide, Search};
use engine::random::{PlayoutRng, pick};
use engine::{Seat, View};
use games::dragon_racer::data::{TURNS, data};
use games::dragon_racer::{
    Action, Board, Cards, Demand, Dragon, DragonRacer, Event, Hero, Phase, Realm, Slot, Support, Talent,
    preview,
};

/// Drafts what its team needs to fire, then what renews the team and wins realms.
///
/// A card is worth the flight that the drafted pile promises with it, each missing symbol being found with a chance
/// that grows with the cards still to come; what it would bring in the team in later turns; and the realms that it
/// helps to win. Attack cards hit the rival who is farthest ahead. It thinks one decision ahead and knows only its view.
#[derive(Clone, Copy, Debug, Default)]
pub struct Racer;

/// What searches and analyses know of the game.
pub static GUIDE: &dyn Guide<DragonRacer> = &RacerGuide;

/// The bots of the game.
pub(crate) static ROSTER: Roster<DragonRacer> = Roster {
    guide: GUIDE,
    analysed: 50_000,
    margin: 0.04,
    own: &[
        || Box::new(Racer),
        || Box::new(Casual::new(RacerGuide)),
        || Box::new(Search::new("fair", RacerGuide, 40)),
        || Box::new(Search::new("strong", RacerGuide, 200)),
    ],
    by: GROUPINGS,
};

/// How much harder the last symbol is to find than the first.
const SCARCE: f64 = 0.6;
/// What part of a dragon's worth each later turn brings: some turns it stays.
const LATER: f64 = 0.5;
/// What a symbol costs in distance, at the start and at the end.
const SYMBOL: [f64; 2] = [1.3, 0.8];
/// How much an attack on a rival is worth, as a part of the speed that it puts at risk.
const HARM: f64 = 0.2;
/// What an attack card may do besides being support.
const ATTACK_CARD: f64 = 0.4;

/// By hero; by drafted card, which counts each time that a seat has drafted it.
static GROUPINGS: &[Grouping<DragonRacer>] = &[
    Grouping {
        name: "hero",
        groups: |event| match event {
            Event::HeroTaken { seat, hero, .. } => Some((*seat, vec![hero.id()])),
            _ => None,
        },
    },
    Grouping {
        name: "card",
        groups: |event| match event {
            Event::FlightBegins { seat, drafted, .. } => {
                Some((*seat, drafted.each().map(Dragon::id).collect()))
            }
            _ => None,
        },
    },
];

impl Bot<DragonRacer> for Racer {
    fn name(&self) -> &'static str {
        "racer"
    }

    fn choose(&self, view: &View<DragonRacer>, rng: &mut PlayoutRng) -> Action {
        let Some(mine) = view.private.as_ref() else { return *pick(rng, &view.legal) };
        let board = &view.public.board;
        let judge = Judge::new(board, mine.seat, mine.drafted, mine.hand.len());
        // All heroes are about equally good.
        judge.best(&view.legal).unwrap_or_else(|| *pick(rng, &view.legal))
    }
}

/// The first of the decisions with the greatest value.
fn best(legal: &[Action], value: impl Fn(Action) -> f64) -> Action {
    let mut best = (legal[0], f64::NEG_INFINITY);
    for &action in legal {
        let value = value(action);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

/// Weighs the decisions of one seat.
struct Judge<'a> {
    board: &'a Board,
    me: Seat,
    hero: Option<Hero>,
    /// The seat's drafted cards, face down or open.
    drafted: Cards,
    /// Cards that will still be drafted after this one.
    to_come: f64,
    /// Turns after this one.
    turns_left: f64,
    /// What each set of the seat's dragons must be given, and how far it flies; from 1, a bit a slot.
    sets: Vec<(Demand, f64)>,
    /// Cards of each realm that every other seat will have, as far as can be told.
    rivals: Vec<[f64; Realm::COUNT]>,
}

impl<'a> Judge<'a> {
    fn new(board: &'a Board, me: Seat, face_down: Cards, hand: usize) -> Self {
        let hero = board.hero(me);
        let mut judge = Self {
            board,
            me,
            hero,
            drafted: face_down.plus(board.shown(me)),
            to_come: hand.saturating_sub(1) as f64,
            turns_left: (TURNS as f64 - f64::from(board.turn)).max(0.0),
            sets: Vec::new(),
            rivals: Vec::new(),
        };
        judge.sets = judge.all_sets();
        judge.rivals = judge.rival_counts();
        judge
    }

    /// As far as the team alone is concerned.
    fn of_team(board: &'a Board, me: Seat) -> Self {
        Self {
            board,
            me,
            hero: board.hero(me),
            drafted: Cards::NONE,
            to_come: 0.0,
            turns_left: 0.0,
            sets: Vec::new(),
            rivals: Vec::new(),
        }
    }

    /// The decision that promises most; none where it has no opinion.
    fn best(&self, legal: &[Action]) -> Option<Action> {
        match self.board.phase {
            Phase::Draft => Some(best(legal, |action| self.pick(action))),
            Phase::Attack => Some(best(legal, |action| self.attack(action))),
            Phase::Fire => Some(self.fire()).filter(|fire| legal.contains(fire)).or(Some(Action::Done)),
            Phase::Swap => Some(best(legal, |action| self.swap(action))),
            _ => None,
        }
    }

    /// What a decision promises.
    fn value(&self, action: Action) -> f64 {
        match self.board.phase {
            Phase::Draft => self.pick(action),
            Phase::Attack => self.attack(action).max(-10.0),
            Phase::Fire => f64::from(u8::from(self.fire() == action)) * 3.0,
            Phase::Swap => self.swap(action),
            _ => 0.0,
        }
    }

    /// What the team flies a turn, less what its symbols could do elsewhere.
    fn team_worth(&self) -> f64 {
        self.board.team(self.me).iter().map(|(_, dragon)| self.worth(dragon)).sum()
    }

    fn all_sets(&self) -> Vec<(Demand, f64)> {
        let team: Vec<(Slot, Dragon)> = self.board.team(self.me).iter().collect();
        let talents = &data().talents;
        let set = |mask: usize| {
            let fired = team.iter().filter(|(slot, _)| mask >> slot.index() & 1 == 1);
            let (mut demand, mut flight) = (Demand::default(), 0.0);
            for &(slot, dragon) in fired {
                demand = demand.plus(self.board.demand(self.me, slot));
                flight += f64::from(dragon.speed());
                if self.has(Talent::High) && dragon.speed() >= talents.high_flight_from_speed {
                    flight += f64::from(talents.high_flight);
                }
            }
            if self.has(Talent::Formation) && mask.count_ones() as usize == team.len() {
                flight += f64::from(talents.formation);
            }
            (demand, flight)
        };
        (1..1 << team.len()).map(set).collect()
    }

    fn has(&self, talent: Talent) -> bool {
        self.hero.map(Hero::talent) == Some(talent)
    }

    /// Teams and open piles, and an even share of the deck for cards that nobody has shown.
    fn rival_counts(&self) -> Vec<[f64; Realm::COUNT]> {
        let board = self.board;
        let seats = || Seat::all(board.seats());
        let deck = seats().fold(board.cards_in_play(), |deck, seat| deck.minus(board.team(seat).cards()));
        let shares = deck.by_realm().map(|count| f64::from(count) / deck.len().max(1) as f64);
        let rival = |seat: Seat| {
            let open = board.team(seat).cards().plus(board.shown(seat));
            let hidden = if board.is_to_fly(seat) { board.cards_dealt() as f64 } else { 0.0 };
            let mut counts = open.by_realm().map(f64::from);
            for (count, share) in counts.iter_mut().zip(shares) {
                *count += share * hidden;
            }
            counts
        };
        seats().filter(|&seat| seat != self.me).map(rival).collect()
    }

    fn pick(&self, action: Action) -> f64 {
        let Action::Pick(card) = action else { return f64::NEG_INFINITY };
        let drafted = self.drafted.with(card);
        let attack = match (card.is_attack(), self.has(Talent::Strike)) {
            (false, _) => 0.0,
            (true, false) => ATTACK_CARD,
            (true, true) => f64::from(data().talents.strike_and_fly),
        };
        self.flight(drafted, self.to_come) + self.renewal(drafted) + self.turbo(drafted) + attack
    }

    /// How far the team can be expected to fly with these cards and this many more.
    fn flight(&self, drafted: Cards, to_come: f64) -> f64 {
        let supply = self.board.supply(self.me, drafted);
        let value = |(demand, flight): &(Demand, f64)| {
            let missing = demand.total().beyond(supply.cards);
            let helped = missing.iter().any(|(colour, _)| supply.hero.gives(colour));
            let missing = f64::from(missing.len()) - f64::from(u8::from(helped));
            if missing > to_come {
                return 0.0;
            }
            let found = 1.0 - SCARCE * missing / (to_come + 0.5);
            flight * found.powf(missing)
        };
        let values = || self.sets.iter().map(value);
        // Several ways to fly are better than one.
        values().fold(0.0, f64::max) + 0.3 * values().sum::<f64>() / self.sets.len().max(1) as f64
    }

    /// What a dragon of the team flies a turn, less what its symbols could do elsewhere.
    fn worth(&self, dragon: Dragon) -> f64 {
        let late = f64::from(self.board.turn) / TURNS as f64;
        let price = SYMBOL[0] + (SYMBOL[1] - SYMBOL[0]) * late;
        let fast = self.has(Talent::High) && dragon.speed() >= data().talents.high_flight_from_speed;
        let own =
            matches!(self.hero.map(Hero::support), Some(Support::Colour(own)) if dragon.needs().of(own) > 0);
        f64::from(dragon.speed()) - price * f64::from(dragon.needs().len())
            + if fast { 1.0 } else { 0.0 }
            + if own { 0.3 } else { 0.0 }
    }

    /// What an exchange would bring from the next turn on, and at once by the talent.
    fn exchange(&self, left: Dragon, entered: Dragon) -> f64 {
        let pays = self.has(Talent::Substitutes) && left.colour() != entered.colour();
        let talent = if pays { f64::from(data().talents.substitutes) } else { 0.0 };
        (self.worth(entered) - self.worth(left)) * self.turns_left * LATER + talent
    }

    /// What the best exchange with these cards would bring.
    fn renewal(&self, drafted: Cards) -> f64 {
        let swaps = preview::swaps(self.board, self.me, drafted);
        swaps.iter().map(|swap| self.exchange(swap.left, swap.entered)).fold(0.0, f64::max)
    }

    /// What the realms can be expected to bring with these cards.
    fn turbo(&self, drafted: Cards) -> f64 {
        let board = self.board;
        let premium = f64::from(board.premium());
        let leap = if self.has(Talent::Leap) { f64::from(data().talents.victory_leap) } else { 0.0 };
        let own = board.team(self.me).cards().plus(drafted).by_realm();
        let scored = Realm::ALL.into_iter().filter(|&realm| board.scores_realm(realm));
        let value = |realm: Realm| {
            let count = f64::from(own[realm.index()]) + self.to_come / 6.0;
            let most = self.rivals.iter().map(|counts| counts[realm.index()]).fold(0.0, f64::max);
            // Where several rivals collect, one of them has more than can be expected of each.
            let margin = count - most - 0.25 * (self.rivals.len() as f64 - 1.0).max(0.0);
            (premium + leap) / (1.0 + (-1.2 * margin).exp())
        };
        scored.map(value).sum()
    }

    fn attack(&self, action: Action) -> f64 {
        let Action::Attack { card, seat, slot } = action else { return 0.0 };
        let board = self.board;
        let talent = if self.has(Talent::Strike) { f64::from(data().talents.strike_and_fly) } else { 0.0 };
        let best = |cards| f64::from(preview::best_flight(board, self.me, cards));
        let lost = best(self.drafted) - best(self.drafted.without(card));
        let Some(target) = board.team(seat).at(slot) else { return f64::NEG_INFINITY };
        if seat == self.me {
            // An attack on a dragon of one's own is worth only the talent it may earn.
            return if talent > 0.0 { talent - lost - self.cost_of_own(slot) } else { f64::NEG_INFINITY };
        }
        // A dragon that is attacked already will hardly fire, and a hero of the colour shrugs it off.
        let again = board.attacks_on(seat, slot).count() as f64;
        let shrugs = board.hero(seat).is_some_and(|hero| hero.support().gives(card.colour()));
        let ahead = f64::from(board.distance(seat)) - f64::from(board.distance(self.me));
        let threat = (0.5 + 0.02 * ahead).clamp(0.1, 1.5);
        let harm = HARM * f64::from(target.speed()) * threat / (1.0 + again);
        talent - lost + if shrugs { 0.5 * harm } else { harm } - 0.01
    }

    /// What an attack on a dragon of one's own costs: nothing if it does not fire in the best flight anyway.
    fn cost_of_own(&self, slot: Slot) -> f64 {
        let sets = preview::fire_sets(self.board, self.me, self.drafted);
        let Some(first) = sets.first() else { return 0.0 };
        let without = sets.iter().filter(|set| !set.slots.contains(&slot)).map(|set| set.total).max();
        f64::from(first.total - without.unwrap_or(0))
    }

    /// The farthest set, dragon by dragon.
    fn fire(&self) -> Action {
        let sets = preview::fire_sets(self.board, self.me, self.drafted);
        let chosen: Vec<Slot> = self.board.firing().collect();
        // Slots are chosen in order, so that a set goes on as it was begun or not at all.
        let set = sets.iter().find(|set| set.slots.starts_with(&chosen));
        let next = set.and_then(|set| set.slots.get(chosen.len()));
        next.map_or(Action::Done, |&slot| Action::Fire(slot))
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
