//! A small game for the table's tests, with what the auction cannot express.
//!
//! One card lies covered in the middle, each seat has two in hand. In a round each seat in turn, once or many times,
//! either rests or lays a card of its hand; then it may peek at the covered card, and draws a card, flips the covered
//! one or rests. After that all choose at the same time, three steps each: two secret picks, then another pick or an
//! open call. The last choice turns all over, without chance. The single highest sum scores; so do cards laid.

mod play;

use engine::random::{self, Rng};
use engine::words::Numbered;
use engine::{
    BadSetup, BadWord, Disclosure, Encoded, Game, Illegal, OptionSpec, OptionValues, Options, Scores, Seat,
    Seats, Sink, Turn, View,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Kinds of cards, and how many there are of each.
const KINDS: usize = 5;
const COPIES: u8 = 4;
const ROUNDS: u8 = 2;
/// How many choices a seat makes in a round.
const STEPS: usize = 3;

/// How many cards of each kind.
type Cards = [u8; KINDS];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Setup {
    seats: usize,
    turns: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Cover,
    Deal,
    Lay,
    After,
    Draw,
    Choose,
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Lantern {
    stage: Stage,
    /// How many turns each seat has in a round, and how often all have had one in this round.
    turns: u8,
    circles: u8,
    rounds_left: u8,
    active: Seat,
    deck: Cards,
    covered: Option<u8>,
    turned_up: bool,
    /// Who knows the covered card.
    knows: Seats,
    hands: Vec<Cards>,
    laid: Vec<Cards>,
    choices: Vec<Vec<Choice>>,
    /// What was turned up last, without the order in which each seat chose.
    shown: Vec<Vec<Choice>>,
    points: Vec<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    Pick(u8),
    Call(u8),
}

impl Choice {
    fn value(self) -> u8 {
        match self {
            Self::Pick(value) | Self::Call(value) => value,
        }
    }
}

const MOVES: [&str; 15] = [
    "lay 1", "lay 2", "lay 3", "lay 4", "lay 5", "draw", "peek", "flip", "rest", "pick 1", "pick 2",
    "pick 3", "call 1", "call 2", "call 3",
];
const CARDS: [&str; KINDS] = ["card 1", "card 2", "card 3", "card 4", "card 5"];

macro_rules! word {
    ($name:ident, $texts:ident, $expected:literal) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) struct $name(u8);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($texts[usize::from(self.0)])
            }
        }

        impl FromStr for $name {
            type Err = BadWord;

            fn from_str(text: &str) -> Result<Self, BadWord> {
                let found = $texts.iter().position(|known| *known == text);
                let index = found.ok_or(BadWord { at: 0, expected: $expected.into() })?;
                Ok(Self(index as u8))
            }
        }
    };
}

word!(Move, MOVES, "a move of the lantern");
word!(Card, CARDS, "a card from 1 to 5");

impl Numbered for Move {
    const COUNT: usize = MOVES.len();

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }
}

const DRAW: Move = Move(5);
const PEEK: Move = Move(6);
const FLIP: Move = Move(7);
const REST: Move = Move(8);

impl Move {
    /// The kind of card that is laid, from 0.
    fn lays(self) -> Option<usize> {
        (self < DRAW).then_some(usize::from(self.0))
    }

    fn choice(self) -> Option<Choice> {
        match self.0 {
            9..=11 => Some(Choice::Pick(self.0 - 8)),
            12..=14 => Some(Choice::Call(self.0 - 11)),
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Event {
    Covered,
    Dealt { seat: Seat, card: Option<u8> },
    Laid { seat: Seat, card: u8 },
    Peeked { seat: Seat, card: Option<u8> },
    Flipped { card: u8 },
    Rested { seat: Seat },
    Own { choice: Choice },
    Chosen { seat: Seat, choice: Option<Choice> },
    Revealed { choices: Vec<Vec<Choice>> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Public {
    stage: Stage,
    turns: u8,
    circles: u8,
    rounds_left: u8,
    active: Seat,
    turned_up: Option<u8>,
    knows: Seats,
    hands: Vec<u8>,
    laid: Vec<Cards>,
    /// Calls are open, picks are not.
    choices: Vec<Vec<Option<Choice>>>,
    shown: Vec<Vec<Choice>>,
    points: Vec<i32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Private {
    hand: Cards,
    choices: Vec<Choice>,
    covered: Option<u8>,
}

fn count(cards: Cards) -> u8 {
    cards.iter().sum()
}

impl Game for Lantern {
    type Setup = Setup;
    type Action = Move;
    type Outcome = Card;
    type Event = Event;
    type Public = Public;
    type Private = Private;

    const ID: &'static str = "lantern";
    const RULES: u16 = 1;
    const SEATS: RangeInclusive<usize> = 2..=4;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "turns", values: OptionValues::Words(&["1", "100"]) }];

    fn setup(seats: usize, options: &Options) -> Result<Setup, BadSetup> {
        if !Self::SEATS.contains(&seats) {
            return Err(BadSetup::new(None, "seats", format!("2 to 4 can play, not {seats}")));
        }
        OptionSpec::check_all(Self::OPTIONS, seats, options)?;
        Ok(Setup { seats, turns: if Self::OPTIONS[0].chosen(options) == "1" { 1 } else { 100 } })
    }

    fn new(setup: Setup) -> Self {
        Self {
            stage: Stage::Cover,
            turns: setup.turns,
            circles: 0,
            rounds_left: ROUNDS,
            active: Seat::new(0),
            deck: [COPIES; KINDS],
            covered: None,
            turned_up: false,
            knows: Seats::NONE,
            hands: vec![Cards::default(); setup.seats],
            laid: vec![Cards::default(); setup.seats],
            choices: vec![Vec::new(); setup.seats],
            shown: Vec::new(),
            points: vec![0; setup.seats],
        }
    }

    fn over() -> Illegal {
        Illegal::new("L-2", "game-over", "the lantern is out")
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Cover | Stage::Deal | Stage::Draw => Turn::Chance,
            Stage::Lay | Stage::After => Turn::Act(Seats::one(self.active)),
            Stage::Choose => Turn::Act(self.choosing()),
            Stage::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend((0..MOVES.len() as u8).map(Move).filter(|action| self.is_open(seat, *action)));
    }

    fn check(&self, seat: Seat, action: Move) -> Result<(), Illegal> {
        if self.is_open(seat, action) {
            Ok(())
        } else {
            Err(Illegal::new("L-1", "not-open", format!("`{action}` is not open now")))
        }
    }

    fn act<S: Sink<Self>>(&mut self, seat: Seat, action: Move, log: &mut S) {
        match (action.lays(), action.choice()) {
            (Some(kind), _) => self.lay(seat, kind, log),
            (_, Some(choice)) => self.choose(seat, choice, log),
            _ => self.decide(seat, action, log),
        }
    }

    fn disclosure(&self, seat: Seat, action: Move) -> Disclosure {
        match action.choice() {
            Some(Choice::Pick(_)) if !self.is_last_choice(seat) => Disclosure::masked("pick ?"),
            _ => Disclosure::Open,
        }
    }

    fn reveals(&self, seat: Seat, action: Move) -> bool {
        action.lays().is_some() || action == FLIP || self.is_last_choice(seat)
    }

    fn surprises(&self, seat: Seat, action: Move) -> bool {
        let looks = action == PEEK || action == FLIP;
        looks && !self.knows.contains(seat) || self.is_last_choice(seat)
    }

    fn chances(&self, out: &mut Vec<(Card, u32)>) {
        if self.turn() == Turn::Chance {
            let kinds = self.deck.iter().enumerate().filter(|(_, left)| **left > 0);
            out.extend(kinds.map(|(kind, left)| (Card(kind as u8), u32::from(*left))));
        }
    }

    fn resolve<S: Sink<Self>>(&mut self, outcome: Card, log: &mut S) {
        self.deal(outcome, log);
    }

    fn outcome_disclosure(&self, _outcome: Card) -> Disclosure {
        Disclosure::masked("card ?")
    }

    fn outcome_witnesses(&self, _outcome: Card) -> Seats {
        self.receiver().map_or(Seats::NONE, Seats::one)
    }

    fn scores(&self) -> Scores {
        Scores::by_points(&self.points)
    }

    fn public(&self) -> Public {
        let shown = |choice: &Choice| matches!(choice, Choice::Call(_)).then_some(*choice);
        Public {
            stage: self.stage,
            turns: self.turns,
            circles: self.circles,
            rounds_left: self.rounds_left,
            active: self.active,
            turned_up: self.covered.filter(|_| self.turned_up),
            knows: self.knows,
            hands: self.hands.iter().map(|hand| count(*hand)).collect(),
            laid: self.laid.clone(),
            choices: self.choices.iter().map(|made| made.iter().map(shown).collect()).collect(),
            shown: self.shown.clone(),
            points: self.points.clone(),
        }
    }

    fn private(&self, seat: Seat) -> Private {
        Private {
            hand: self.hands[seat.index()],
            choices: self.choices[seat.index()].clone(),
            covered: self.covered.filter(|_| self.knows.contains(seat)),
        }
    }

    fn sample<R: Rng>(view: &View<Self>, rng: &mut R) -> Self {
        Self::imagine(&view.public, view.viewer.seat().zip(view.private.as_ref()), rng)
    }

    fn census(&self) -> Vec<(&'static str, i64)> {
        let held: u8 = self.hands.iter().chain(&self.laid).map(|cards| count(*cards)).sum();
        let cards = held + count(self.deck) + u8::from(self.covered.is_some());
        vec![("cards", i64::from(cards)), ("seats", self.hands.len() as i64)]
    }
}

impl Encoded for Lantern {
    const OBSERVATION: engine::Parts = &[("points", &[4]), ("rest", &[4])];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        let (points, rest) = out.split_at_mut(4);
        for (number, &points) in points.iter_mut().zip(&view.public.points) {
            *number = points as f32 / 100.0;
        }
        // Nobody learns this game: it is enough that views which differ look different.
        let mut hasher = DefaultHasher::new();
        format!("{view:?}").hash(&mut hasher);
        for (number, part) in rest.iter_mut().zip(hasher.finish().to_le_bytes().chunks(2)) {
            *number = f32::from(u16::from_le_bytes([part[0], part[1]])) / 65_536.0;
        }
    }
}
