//! Decisions and outcomes of chance, with their texts and numbers.

use super::data::{ATTACKS, MOST, TEAM, data};
use super::kinds::{Colour, Realm};
use super::piece::{Dragon, Hero, Tile};
use crate::words::Words;
use engine::{BadWord, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A place in a team (`DR-8.21`). Counted from 0 inside; written from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

impl Slot {
    /// The slot with this index, counted from 0 and below 4.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < TEAM);
        Self(index as u8)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number people use, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Slot {
    type Error = String;

    /// From the number people use.
    fn try_from(number: u8) -> Result<Self, String> {
        let in_team = (1..=TEAM).contains(&usize::from(number));
        in_team.then(|| Self(number - 1)).ok_or(format!("{number} is not within 1 to {TEAM}"))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.number()
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `hero rowan`: take that hero (`DR-2.6`).
    Hero(Hero),
    /// `pick seaglass`: draft this card (`DR-5.5`).
    Pick(Dragon),
    /// `attack malachite 3 2`: put it on slot 2 of seat 3 (`DR-8.1`).
    Attack {
        /// The attack card.
        card: Dragon,
        /// Whose dragon is attacked.
        seat: Seat,
        /// Which of that team.
        slot: Slot,
    },
    /// `hold malachite`: do not attack with it (`DR-6.6`).
    Hold(Dragon),
    /// `fire 2`: add the dragon in slot 2 to those that fire (`DR-7.6`).
    Fire(Slot),
    /// `done`: no more dragons fire.
    Done,
    /// `swap 1 jadehorn`: the dragon in slot 1 leaves, the drafted one enters (`DR-8.14`).
    Swap {
        /// Which leaves.
        slot: Slot,
        /// Which enters.
        card: Dragon,
    },
    /// `keep`: no swap.
    Keep,
}

/// An outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `hero 2 li`: a seat is given a hero (`DR-2.6`).
    Hero(Seat, Hero),
    /// `trophy 1 4`: a seat receives a trophy (`DR-2.12`, `DR-4.6`).
    Trophy(u8, Seat),
    /// `team 1 drizzle`: a starting dragon (`DR-2.14`).
    Team(Seat, Dragon),
    /// `reveal star blue`: a tile is turned over (`DR-4.1`).
    Reveal(Tile),
    /// `deal 3 spindle`: a card for the Draft (`DR-5.2`).
    Deal(Seat, Dragon),
}

const PICK: usize = Hero::COUNT;
const ATTACK: usize = PICK + Dragon::COUNT;
const HOLD: usize = ATTACK + ATTACKS * MOST * TEAM;
const FIRE: usize = HOLD + ATTACKS;
const DONE: usize = FIRE + TEAM;
const SWAP: usize = DONE + 1;
const KEEP: usize = SWAP + TEAM * Dragon::COUNT;

/// The place of an attack card in alphabetical order; 0 for other cards, which no text or number gives.
fn attack_number(card: Dragon) -> usize {
    data().attack_order.iter().position(|&other| other == card).unwrap_or(0)
}

impl Action {
    /// How many action numbers there are.
    pub const COUNT: usize = KEEP + 1;

    /// The number of the action. Shape: `hero` by hero, `pick` by card, `attack` by attack card in alphabetical
    /// order, seat and slot, `hold` by attack card, `fire` by slot, `done`, `swap` by slot and card, `keep`.
    pub fn index(self) -> usize {
        match self {
            Self::Hero(hero) => hero.index(),
            Self::Pick(card) => PICK + card.index(),
            Self::Attack { card, seat, slot } => {
                ATTACK + (attack_number(card) * MOST + seat.index()) * TEAM + slot.index()
            }
            Self::Hold(card) => HOLD + attack_number(card),
            Self::Fire(slot) => FIRE + slot.index(),
            Self::Done => DONE,
            Self::Swap { slot, card } => SWAP + slot.index() * Dragon::COUNT + card.index(),
            Self::Keep => KEEP,
        }
    }

    /// The action with this number.
    pub fn from_index(index: usize) -> Option<Self> {
        Some(match index {
            0..PICK => Self::Hero(Hero::new(index)),
            PICK..ATTACK => Self::Pick(Dragon::new(index - PICK)),
            ATTACK..HOLD => {
                let at = index - ATTACK;
                Self::Attack {
                    card: data().attack_order[at / (MOST * TEAM)],
                    seat: Seat::new(at / TEAM % MOST),
                    slot: Slot::new(at % TEAM),
                }
            }
            HOLD..FIRE => Self::Hold(data().attack_order[index - HOLD]),
            FIRE..DONE => Self::Fire(Slot::new(index - FIRE)),
            DONE => Self::Done,
            SWAP..KEEP => {
                let at = index - SWAP;
                Self::Swap { slot: Slot::new(at / Dragon::COUNT), card: Dragon::new(at % Dragon::COUNT) }
            }
            KEEP => Self::Keep,
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(hero) => write!(f, "hero {hero}"),
            Self::Pick(card) => write!(f, "pick {card}"),
            Self::Attack { card, seat, slot } => write!(f, "attack {card} {seat} {slot}"),
            Self::Hold(card) => write!(f, "hold {card}"),
            Self::Fire(slot) => write!(f, "fire {slot}"),
            Self::Done => f.write_str("done"),
            Self::Swap { slot, card } => write!(f, "swap {slot} {card}"),
            Self::Keep => f.write_str("keep"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(seat, hero) => write!(f, "hero {seat} {hero}"),
            Self::Trophy(place, seat) => write!(f, "trophy {place} {seat}"),
            Self::Team(seat, card) => write!(f, "team {seat} {card}"),
            Self::Reveal(tile) => write!(f, "reveal {tile}"),
            Self::Deal(seat, card) => write!(f, "deal {seat} {card}"),
        }
    }
}

const A_DECISION: &str = "a decision: hero, pick, attack, hold, fire, done, swap or keep";
const AN_OUTCOME: &str = "an outcome: hero, trophy, team, reveal or deal";
const A_HERO: &str = "a hero, such as rowan or kafka";
const A_CARD: &str = "a dragon card, such as mossy or crimson-comet";
const AN_ATTACK_CARD: &str = "an attack card, such as seaglass";
const A_SEAT: &str = "a seat from 1 to 8";
const A_SLOT: &str = "a slot from 1 to 4";

/// A number of one digit, so that each number has one text.
fn digit(words: &mut Words<'_>, most: usize, expected: &'static str) -> Result<u8, BadWord> {
    let one = |text: &String| text.len() == 1 && (b'1'..=b'0' + most as u8).contains(&text.as_bytes()[0]);
    words.value_if(expected, one).map(|text| text.as_bytes()[0] - b'0')
}

fn slot(words: &mut Words<'_>) -> Result<Slot, BadWord> {
    digit(words, TEAM, A_SLOT).map(|number| Slot::new(usize::from(number) - 1))
}

fn attack_card(words: &mut Words<'_>) -> Result<Dragon, BadWord> {
    words.value_if(AN_ATTACK_CARD, |card: &Dragon| card.is_attack())
}

/// A tile is the only value of two words.
fn tile(words: &mut Words<'_>) -> Result<Tile, BadWord> {
    let realm: Realm = words.value("a realm: city, wood, mountains, bay, caves or star")?;
    let of_realm =
        |colour: &Colour| Tile::all().any(|tile| tile.realm() == realm && tile.colour() == *colour);
    let colour: Colour = words.value_if("a colour of a tile of that realm", of_realm)?;
    let found = Tile::all().find(|tile| tile.realm() == realm && tile.colour() == colour);
    found.ok_or(BadWord { at: 0, expected: "a tile" })
}

impl FromStr for Action {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let action = match words.word(A_DECISION)? {
            "hero" => Self::Hero(words.value(A_HERO)?),
            "pick" => Self::Pick(words.value(A_CARD)?),
            "attack" => {
                Self::Attack { card: attack_card(words)?, seat: words.value(A_SEAT)?, slot: slot(words)? }
            }
            "hold" => Self::Hold(attack_card(words)?),
            "fire" => Self::Fire(slot(words)?),
            "done" => Self::Done,
            "swap" => Self::Swap { slot: slot(words)?, card: words.value(A_CARD)? },
            "keep" => Self::Keep,
            _ => return Err(BadWord { at: 0, expected: A_DECISION }),
        };
        words.end(action)
    }
}

impl FromStr for Outcome {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let outcome = match words.word(AN_OUTCOME)? {
            "hero" => Self::Hero(words.value(A_SEAT)?, words.value(A_HERO)?),
            "trophy" => Self::Trophy(digit(words, MOST, "a place from 1 to 8")?, words.value(A_SEAT)?),
            "team" => Self::Team(words.value(A_SEAT)?, words.value(A_CARD)?),
            "reveal" => Self::Reveal(tile(words)?),
            "deal" => Self::Deal(words.value(A_SEAT)?, words.value(A_CARD)?),
            _ => return Err(BadWord { at: 0, expected: AN_OUTCOME }),
        };
        words.end(outcome)
    }
}
