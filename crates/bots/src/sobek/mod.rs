//! The bot that plays Sobek by estimates.

mod guide;

pub use guide::TraderGuide;

use crate::bot::{Bot, first_best};
use crate::registry::Roster;
use crate::search::{Casual, Guide, Search};
use engine::random::{PlayoutRng, pick};
use engine::{Seat, View};
use games::sobek::data::data;
use games::sobek::score::{corruption, set_points};
use games::sobek::{
    Action, Back, Board, Card, Cards, Character, Family, Kind, Phase, Private, Public, QuayCard, Sobek,
    Symbol, Token, Zone,
};

/// Takes the decision after which hand, sets and corruption promise most points.
///
/// A hand counts what its families would score as sets, less the chance that they are never completed; the
/// corruption counts as the part of it that the penalty takes, times a chance to be most corrupt that grows
/// with the distance to the most corrupt rival. It does not think ahead, and it remembers what its view does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Trader;

/// What searches and analyses know of the game.
pub static GUIDE: &dyn Guide<Sobek> = &TraderGuide;

/// The bots of the game.
pub(crate) static ROSTER: Roster<Sobek> = Roster {
    guide: GUIDE,
    analysed: 90_000,
    margin: 0.04,
    own: &[
        || Box::new(Trader),
        || Box::new(Casual::new(TraderGuide)),
        || Box::new(Search::new("fair", TraderGuide, 40)),
        || Box::new(Search::new("strong", TraderGuide, 1_000)),
    ],
    by: &[],
};

/// Which part of a set still in hand will be scored, by its number of cards.
const COMPLETED: [f64; 4] = [0.0, 0.25, 0.55, 0.9];
/// Which part of the set points the penalty takes: about 4.5 spaces for every 10 points.
const PENALTY: f64 = 0.45;
/// What each card in the seat's pile costs besides: it may bring the penalty later, and is lost for sets.
const BURIED: f64 = 0.8;
/// What a character is worth while its face is unknown, and its power while it is kept.
const CHARACTER: f64 = 2.5;
/// What the choice of an event is worth, in points.
const EVENT: f64 = 5.0;
/// What a turn is worth.
const TURN: f64 = 2.0;

impl Bot<Sobek> for Trader {
    fn name(&self) -> &'static str {
        "trader"
    }

    fn choose(&self, view: &View<Sobek>, rng: &mut PlayoutRng) -> Action {
        let Some(mine) = view.private.as_ref() else { return *pick(rng, &view.legal) };
        let judge = Judge::new(&view.public, mine);
        judge.best(&view.legal)
    }
}

/// Weighs the decisions of one seat.
struct Judge<'a> {
    public: &'a Public,
    board: &'a Board,
    mine: &'a Private,
    me: Seat,
    /// The cards that can still be taken in this round.
    coming: f64,
    /// 1 with much of the round left, 0 at its end.
    time: f64,
    /// What the position is worth as it is.
    now: f64,
}

impl<'a> Judge<'a> {
    fn new(public: &'a Public, mine: &'a Private) -> Self {
        let board = &public.board;
        let coming = f64::from(board.deck) + board.quay.len() as f64;
        let time = (coming / (6.0 * board.seats() as f64)).min(1.0);
        let mut judge = Self { public, board, mine, me: mine.seat, coming, time, now: 0.0 };
        judge.now = judge.worth(mine.hand, mine.pile.len());
        judge
    }

    /// The first of the decisions that promise most.
    fn best(&self, legal: &[Action]) -> Action {
        first_best(legal, |action| self.value(action))
    }

    /// What this decision promises, compared with the position as it is.
    fn value(&self, action: Action) -> f64 {
        match action {
            Action::Take(k) => self.take(k),
            Action::Play(character) => self.play(character),
            Action::Set(family) => self.set(family),
            Action::Add(card) => self.add(card),
            Action::Done => 0.0,
            Action::Event(token) => self.event(token),
            Action::Target(rival) => self.target(rival),
            Action::Bless(family) => self.set_of(family).len() as f64,
            Action::Purge(family) => self.mine.pile.family(family).len() as f64,
            // Goods first: most characters are of use only to those who planned with them.
            Action::Back(back) => [1.0, 3.0, 2.0][back.index()],
            Action::Drop(card) => self.drop(card),
            Action::Pick(card) => self.worth(self.mine.hand.with(card), self.mine.pile.len()),
            Action::Extend(family) => self.extension(family),
            Action::Fetch(k) => self.fetch(k),
            // All that can be laid lies better than under the tile.
            Action::Lay(_) => 1.0,
            Action::First(seat) => f64::from(u8::from(seat == self.me)),
        }
    }

    fn set_of(&self, family: Family) -> Cards {
        self.board.sets[self.me.index()].of(family)
    }

    fn scarabs(&self, family: Family) -> f64 {
        let blessed = self.board.prosperity(self.me, family) * data().prosperity_scarabs;
        f64::from(self.set_of(family).scarabs()) + f64::from(blessed)
    }

    /// The points that this many cards with this many scarabs in hand promise for a family.
    fn family(&self, family: Family, cards: usize, scarabs: f64) -> f64 {
        let table = (self.set_of(family).len() as f64, self.scarabs(family));
        let least = usize::from(data().min_set);
        let full = cards.max(least) as f64;
        let points = (table.1 + scarabs) * (table.0 + full) - table.1 * table.0;
        match cards {
            0 => 0.0,
            cards if cards >= least => COMPLETED[3] * points,
            // What is missing may bring scarabs of its own.
            cards => COMPLETED[cards] * self.time * (points + 1.5),
        }
    }

    /// The points of hand and table, less the expected penalty.
    fn worth(&self, hand: Cards, pile: usize) -> f64 {
        let mut counts = [(0, 0.0); Family::COUNT];
        let mut laid = 0.0;
        for family in Family::ALL {
            let own = hand.family(family);
            counts[family.index()] = (own.len(), f64::from(own.scarabs()));
            laid += f64::from(set_points(self.set_of(family), self.board.prosperity(self.me, family)));
        }
        for _ in 0..hand.amulets() {
            let gain = |family: &Family| {
                let (cards, scarabs) = counts[family.index()];
                self.family(*family, cards + 1, scarabs) - self.family(*family, cards, scarabs)
            };
            let best = Family::ALL.into_iter().max_by(|a, b| gain(a).total_cmp(&gain(b)));
            if let Some(family) = best {
                counts[family.index()].0 += 1;
            }
        }
        let promised: f64 = Family::ALL
            .into_iter()
            .map(|family| self.family(family, counts[family.index()].0, counts[family.index()].1))
            .sum();
        let loose: usize = counts.iter().map(|&(cards, _)| if cards < 3 { cards } else { 0 }).sum();
        let powers = hand.backed(Back::Orange).len() as f64 * CHARACTER * self.time;
        let points = laid + promised;
        points + powers
            - BURIED * pile as f64
            - PENALTY * points.max(10.0) * self.most_corrupt(pile, loose as f64)
    }

    /// The chance to be most corrupt with a pile of this size and this many loose cards in hand.
    fn most_corrupt(&self, pile: usize, loose: f64) -> f64 {
        let late = 1.0 - self.time;
        let own = f64::from(corruption(pile, self.board.curses(self.me))) + late * loose;
        let rivals = self.board.rivals(self.me).map(|rival| self.rival_corruption(rival));
        let most = rivals.fold(0.0, f64::max);
        // At the end of a round a single card decides; before, much can change.
        let width = 0.7 + 2.5 * self.time;
        1.0 / (1.0 + ((most - own) / width).exp())
    }

    fn rival_corruption(&self, rival: Seat) -> f64 {
        let late = 1.0 - self.time;
        let hand = self.public.hands[rival.index()].len() as f64;
        let pile = self.public.piles[rival.index()].len();
        f64::from(corruption(pile, self.board.curses(rival))) + 0.4 * late * hand
    }

    fn with(&self, card: QuayCard, skipped: usize) -> f64 {
        let pile = self.mine.pile.len() + skipped;
        match card {
            QuayCard::Open(card) => self.worth(self.mine.hand.with(card), pile) - self.now,
            QuayCard::Character => {
                // Nobody buries several cards for one that may be of no use.
                let reach = 10.0 * skipped.saturating_sub(1) as f64;
                self.worth(self.mine.hand, pile) + CHARACTER * self.time - reach - self.now
            }
        }
    }

    fn take(&self, k: u8) -> f64 {
        let taken = self.board.quay.available().nth(usize::from(k) - 1);
        taken.map_or(f64::NEG_INFINITY, |(_, card)| self.with(card, self.board.quay.price(k).count()))
    }

    fn fetch(&self, k: u8) -> f64 {
        let card = self.board.quay.place_of(k).and_then(|place| self.board.quay.at(place));
        card.map_or(f64::NEG_INFINITY, |card| self.with(card, 0))
    }

    /// A set on the table is safe and brings an event; one in hand can still grow card by card.
    fn set(&self, family: Family) -> f64 {
        let own = self.mine.hand.fitting(family);
        let scarabs = f64::from(own.scarabs()) + self.scarabs(family);
        if scarabs <= 0.0 && self.time > 0.3 {
            return -1.0;
        }
        let cards = (own.len() + self.set_of(family).len()) as f64;
        let event = if self.board.stack > 0 { EVENT } else { 0.0 };
        let seats = self.board.seats() as f64;
        // How many more of the family may come to this hand, and what each would add.
        let unseen = data().cards.family(family).len() as f64 - cards;
        let growth = unseen * self.coming / 63.0 / seats * (scarabs + 0.4 * cards);
        let risk = if self.coming < 3.0 * seats { 0.8 } else { 1.0 - COMPLETED[3] };
        event + risk * scarabs * cards - 0.5 * growth * self.time
    }

    /// Goods always go in; characters and amulets where their count is worth more than keeping them.
    fn add(&self, card: Card) -> f64 {
        let focus = &self.board.focus;
        let Some(family) = focus.family else { return 0.0 };
        if self.board.phase == Phase::HorizontalBuild {
            return self.add_horizontal(card, family);
        }
        let needed = usize::from(focus.added) < usize::from(data().min_set);
        let scarabs = self.scarabs(family);
        let keep = match card.kind() {
            Kind::Amulet => 3.0 * self.time,
            Kind::Character(_) => 1.2 * CHARACTER * self.time,
            _ => -1.0,
        };
        // Earlier cards in order first: goods, then characters, then amulets.
        let order = (Card::COUNT - card.index()) as f64 / 1_000.0;
        if needed { 100.0 + order } else { scarabs - keep + order }
    }

    /// Amulets are kept for a later family that needs them.
    fn add_horizontal(&self, card: Card, family: Family) -> f64 {
        let hand = self.mine.hand;
        let least = usize::from(data().min_set);
        let waits = |later: &Family| {
            let own = hand.family(*later).len();
            *later > family && (1..least).contains(&own) && own + usize::from(hand.amulets()) >= least
        };
        let kept = card == Card::AMULET && Family::ALL.iter().any(waits);
        if kept && usize::from(self.board.focus.added) >= least {
            -1.0
        } else {
            1.0 - card.index() as f64 / 100.0
        }
    }

    fn play(&self, character: Character) -> f64 {
        let hand = self.mine.hand.without(character.card());
        let pile = self.mine.pile.len();
        let cost = self.worth(hand, pile) - self.now;
        let least_family = |family: Family| self.mine.pile.family(family).len();
        let gain = match character {
            Character::Queen if self.board.deck > 0 => 6.0 * self.time,
            Character::Priest | Character::Priestess => {
                let purged = Family::ALL.into_iter().map(least_family).max().unwrap_or(0);
                self.worth(hand, pile - purged) - self.worth(hand, pile)
            }
            Character::Vizier
                if self.board.rivals(self.me).any(|rival| !self.public.piles[rival.index()].is_empty()) =>
            {
                3.0
            }
            Character::Thief
                if self.board.rivals(self.me).any(|rival| !self.public.hands[rival.index()].is_empty()) =>
            {
                2.5
            }
            Character::ScribeCattle | Character::ScribeFish => {
                let limit = usize::from(data().scribe_limit);
                let surplus = |rival: Seat| self.public.hands[rival.index()].len().saturating_sub(limit);
                2.0 * self.board.rivals(self.me).map(surplus).sum::<usize>() as f64
            }
            Character::Courtesan => {
                Family::ALL.into_iter().map(|family| self.extension(family)).fold(0.0, f64::max)
            }
            Character::Merchant => {
                (1..=self.board.quay.len() as u8).map(|k| self.fetch(k)).fold(0.0, f64::max)
            }
            _ => 0.0,
        };
        // Powers are kept for better moments; at the end of a round an idle one is one card less.
        gain + cost - if gain > 0.0 { 0.0 } else { TURN * self.time }
    }

    /// What the Courtesan's two best cards add to a set.
    fn extension(&self, family: Family) -> f64 {
        let set = self.set_of(family);
        let fitting = self.mine.hand.fitting(family);
        if set.is_empty() || fitting.is_empty() {
            return 0.0;
        }
        let mut best: Vec<u8> = fitting.each().map(Card::scarabs).collect();
        best.sort_unstable_by(|a, b| b.cmp(a));
        best.truncate(usize::from(data().courtesan_max));
        let scarabs = self.scarabs(family);
        let more: f64 = best.iter().map(|&scarabs| f64::from(scarabs)).sum();
        (scarabs + more) * (set.len() + best.len()) as f64 - scarabs * set.len() as f64
    }

    fn event(&self, token: Token) -> f64 {
        let (hand, pile) = (self.mine.hand, self.mine.pile);
        match token {
            Token::Fraternity(glyph) => {
                let symbol = Symbol::Glyph(glyph);
                let score = self.board.score(self.me);
                let back = |rival: Seat| self.set_back(rival, symbol);
                let most = self.board.rivals(self.me).map(back).fold(0.0, f64::max);
                f64::from(symbol.next_above(score) - score) + 0.5 * most
            }
            Token::Flood => 4.0 * (0.5 + self.time),
            Token::Curse => 2.0 + 20.0 * self.most_corrupt(pile.len(), 0.0) * (1.0 - self.time),
            Token::Prosperity => {
                let sets = data().prosperity_families.iter().map(|&family| self.set_of(family).len());
                f64::from(data().prosperity_scarabs) * sets.max().unwrap_or(0) as f64
            }
            Token::Embalming => self.worth(hand.plus(pile), 0) - self.now,
            Token::Deceit => pile.len() as f64,
        }
    }

    fn set_back(&self, rival: Seat, symbol: Symbol) -> f64 {
        let score = self.board.score(rival);
        f64::from(score - symbol.next_below(score)) + 0.05 * f64::from(score)
    }

    fn target(&self, rival: Seat) -> f64 {
        let lead = 0.05 * f64::from(self.board.score(rival));
        match (self.board.phase, self.board.focus.token) {
            (Phase::Fraternity, Some(Token::Fraternity(glyph))) => self.set_back(rival, Symbol::Glyph(glyph)),
            (Phase::Curse, _) => self.rival_corruption(rival) + lead,
            (Phase::ThiefVictim, _) => {
                self.best_of(self.mine.known(rival, Zone::Hand))
                    + 0.3 * self.public.hands[rival.index()].len() as f64
                    + lead
            }
            _ => {
                let known = self.best_of(self.mine.known(rival, Zone::Pile));
                known + 0.5 * self.public.piles[rival.index()].len() as f64
            }
        }
    }

    /// What the best of these cards would add to the hand.
    fn best_of(&self, cards: Cards) -> f64 {
        let gain = |(card, _)| self.worth(self.mine.hand.with(card), self.mine.pile.len()) - self.now;
        cards.iter().map(gain).fold(0.0, f64::max)
    }

    /// Among the cards whose loss hurts least, the first in order.
    fn drop(&self, card: Card) -> f64 {
        let last = self.mine.dropping.last();
        let mut rest = last.map_or(self.mine.hand, |last| self.mine.hand.from(last));
        let mut hand = self.mine.hand;
        let mut worst = Cards::NONE;
        for _ in 0..self.board.focus.left {
            let loss = |card: &Card| self.worth(hand.without(*card), self.mine.pile.len());
            let cheapest = rest.iter().map(|(card, _)| card).max_by(|a, b| loss(a).total_cmp(&loss(b)));
            let Some(cheapest) = cheapest else { break };
            (rest, hand, worst) = (rest.without(cheapest), hand.without(cheapest), worst.with(cheapest));
        }
        let first = worst.iter().next().map(|(card, _)| card);
        f64::from(u8::from(first == Some(card)))
    }
}
