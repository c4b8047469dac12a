//! Decisions and outcomes of chance, with their texts and numbers.

use super::card::{Back, Card, Character, Family};
use super::data::{MOST, PLACES};
use super::token::Token;
use crate::words::Words;
use engine::{BadWord, Seat};
use std::fmt;
use std::str::FromStr;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `take K`: take available card number K, 1 next to the temple (`SO-4.2`).
    Take(u8),
    /// `play C`: use a character's power (`SO-7.1`).
    Play(Character),
    /// `set F`: begin a set of a family, or an extension of the own one (`SO-5`).
    Set(Family),
    /// `add T`: put one card onto the set in the making (`SO-5.10`).
    Add(Card),
    /// `done`: no more cards, or no more sets.
    Done,
    /// `lay F`: begin a horizontal set (`SO-9.3`).
    Lay(Family),
    /// `event E`: choose an event token (`SO-6.1`).
    Event(Token),
    /// `target S`: name a rival.
    Target(Seat),
    /// `bless F`: put Prosperity on an own set (`SO-6.17`).
    Bless(Family),
    /// `purge F`: discard a family from the own corruption pile (`SO-7.10`).
    Purge(Family),
    /// `back B`: from which cards of the victim to steal (`SO-7.15`).
    Back(Back),
    /// `drop T`: give up one card to the own corruption pile (`SO-7.19`).
    Drop(Card),
    /// `pick T`: take one card out of the rival's corruption pile (`SO-7.23`).
    Pick(Card),
    /// `extend F`: the own set that the Courtesan adds to (`SO-7.26`).
    Extend(Family),
    /// `fetch K`: take the Kth card left on the quay (`SO-7.31`).
    Fetch(u8),
    /// `first S`: the starting player of the round (`SO-12.2`).
    First(Seat),
}

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `hand T`: a card of a starting hand (`SO-2.2`).
    Hand(Card),
    /// `quay T`: goods or an amulet, face up on the quay (`SO-8.1`).
    Quay(Card),
    /// `quay character`: a character, face down on the quay (`SO-8.1`).
    QuayCharacter,
    /// `first S`: the starting player of round 1 (`SO-2.9`).
    First(Seat),
    /// `chooser S`: who chooses the starting player among those with the lowest score (`SO-12.4`).
    Chooser(Seat),
    /// `token E`: a token of the event stack (`SO-2.7`).
    Token(Token),
    /// `reveal C`: which character a card is (`SO-4.5`).
    Reveal(Character),
    /// `draw T`: goods or an amulet for the Queen (`SO-7.5`).
    Draw(Card),
    /// `draw character`: a character for the Queen.
    DrawCharacter,
    /// `steal T`: the stolen card (`SO-7.15`).
    Steal(Card),
}

pub(super) const TAKES: usize = 4;
pub(super) const PLAY: usize = TAKES;
pub(super) const SET: usize = PLAY + Character::COUNT;
pub(super) const ADD: usize = SET + Family::COUNT;
pub(super) const DONE: usize = ADD + Card::COUNT;
pub(super) const LAY: usize = DONE + 1;
pub(super) const EVENT: usize = LAY + Family::COUNT;
pub(super) const TARGET: usize = EVENT + Token::COUNT;
pub(super) const BLESS: usize = TARGET + MOST;
pub(super) const PURGE: usize = BLESS + Family::COUNT;
pub(super) const BACK: usize = PURGE + Family::COUNT;
pub(super) const DROP: usize = BACK + Back::ALL.len();
pub(super) const PICK: usize = DROP + Card::COUNT;
pub(super) const EXTEND: usize = PICK + Card::COUNT;
pub(super) const FETCH: usize = EXTEND + Family::COUNT;
pub(super) const FIRST: usize = FETCH + PLACES;

impl Action {
    /// How many action numbers there are.
    pub const COUNT: usize = FIRST + MOST;

    /// The number of the action, in the order of [`Ord`].
    ///
    /// Shape: `take` by number, `play` by character, `set` by family, `add` by card, `done`, `lay` by family,
    /// `event` by token, `target` by seat, `bless` and `purge` by family, `back`, `drop` and `pick` by card,
    /// `extend` by family, `fetch` by number, `first` by seat.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Take(k) => (k as usize).wrapping_sub(1) % TAKES,
            Self::Play(character) => PLAY + character.index(),
            Self::Set(family) => SET + family.index(),
            Self::Add(card) => ADD + card.index(),
            Self::Done => DONE,
            Self::Lay(family) => LAY + family.index(),
            Self::Event(token) => EVENT + token.index(),
            Self::Target(seat) => TARGET + seat.index() % MOST,
            Self::Bless(family) => BLESS + family.index(),
            Self::Purge(family) => PURGE + family.index(),
            Self::Back(back) => BACK + back.index(),
            Self::Drop(card) => DROP + card.index(),
            Self::Pick(card) => PICK + card.index(),
            Self::Extend(family) => EXTEND + family.index(),
            Self::Fetch(k) => FETCH + (k as usize).wrapping_sub(1) % PLACES,
            Self::First(seat) => FIRST + seat.index() % MOST,
        }
    }

    /// The action with this number.
    #[inline]
    pub fn from_index(index: usize) -> Option<Self> {
        let family = |first: usize| Family::ALL[(index - first) % Family::COUNT];
        let card = |first: usize| Card::new(index - first);
        let seat = |first: usize| Seat::new(index - first);
        Some(match index {
            0..PLAY => Self::Take(index as u8 + 1),
            PLAY..SET => Self::Play(Character::ALL[index - PLAY]),
            SET..ADD => Self::Set(family(SET)),
            ADD..DONE => Self::Add(card(ADD)),
            DONE => Self::Done,
            LAY..EVENT => Self::Lay(family(LAY)),
            EVENT..TARGET => Self::Event(Token::ALL[index - EVENT]),
            TARGET..BLESS => Self::Target(seat(TARGET)),
            BLESS..PURGE => Self::Bless(family(BLESS)),
            PURGE..BACK => Self::Purge(family(PURGE)),
            BACK..DROP => Self::Back(Back::ALL[index - BACK]),
            DROP..PICK => Self::Drop(card(DROP)),
            PICK..EXTEND => Self::Pick(card(PICK)),
            EXTEND..FETCH => Self::Extend(family(EXTEND)),
            FETCH..FIRST => Self::Fetch((index - FETCH) as u8 + 1),
            FIRST..Self::COUNT => Self::First(seat(FIRST)),
            _ => return None,
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(k) => write!(f, "take {k}"),
            Self::Play(character) => write!(f, "play {character}"),
            Self::Set(family) => write!(f, "set {family}"),
            Self::Add(card) => write!(f, "add {card}"),
            Self::Done => f.write_str("done"),
            Self::Lay(family) => write!(f, "lay {family}"),
            Self::Event(token) => write!(f, "event {token}"),
            Self::Target(seat) => write!(f, "target {seat}"),
            Self::Bless(family) => write!(f, "bless {family}"),
            Self::Purge(family) => write!(f, "purge {family}"),
            Self::Back(back) => write!(f, "back {back}"),
            Self::Drop(card) => write!(f, "drop {card}"),
            Self::Pick(card) => write!(f, "pick {card}"),
            Self::Extend(family) => write!(f, "extend {family}"),
            Self::Fetch(k) => write!(f, "fetch {k}"),
            Self::First(seat) => write!(f, "first {seat}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(card) => write!(f, "hand {card}"),
            Self::Quay(card) => write!(f, "quay {card}"),
            Self::QuayCharacter => f.write_str("quay character"),
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Chooser(seat) => write!(f, "chooser {seat}"),
            Self::Token(token) => write!(f, "token {token}"),
            Self::Reveal(character) => write!(f, "reveal {character}"),
            Self::Draw(card) => write!(f, "draw {card}"),
            Self::DrawCharacter => f.write_str("draw character"),
            Self::Steal(card) => write!(f, "steal {card}"),
        }
    }
}

const A_DECISION: &str = "a decision: take, play, set, add, done, lay, event, target, bless, purge, back, drop, \
                          pick, extend, fetch or first";
const AN_OUTCOME: &str = "an outcome: hand, quay, first, chooser, token, reveal, draw or steal";
const A_FAMILY: &str = "a family: ivory, ebony, marble, cattle, fish or wheat";
const A_CARD: &str = "a card, such as wheat1, fish0g, amulet or thief";
const GOODS: &str = "goods or an amulet, such as wheat1";
const A_CHARACTER: &str = "a character, such as queen or scribe-fish";
const A_SEAT: &str = "a seat from 1 to 4";
const A_TOKEN: &str = "an event token, such as flood or fraternity-eye";

fn number(words: &mut Words<'_>, most: usize, expected: &'static str) -> Result<u8, BadWord> {
    // One digit only, so that each number has one text.
    let text = |text: &String| text.len() == 1 && (b'1'..=b'0' + most as u8).contains(&text.as_bytes()[0]);
    words.value_if(expected, text).map(|text| text.as_bytes()[0] - b'0')
}

fn seat(words: &mut Words<'_>) -> Result<Seat, BadWord> {
    words.value_if(A_SEAT, |seat: &Seat| seat.index() < MOST)
}

fn goods(words: &mut Words<'_>, back: Back) -> Result<Card, BadWord> {
    let expected = if back == Back::Green { "a starting card, such as wheat0g" } else { GOODS };
    words.value_if(expected, |card: &Card| card.back() == back)
}

impl FromStr for Action {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let action = match words.word(A_DECISION)? {
            "take" => Self::Take(number(words, TAKES, "a number from 1 to 4")?),
            "play" => Self::Play(words.value(A_CHARACTER)?),
            "set" => Self::Set(words.value(A_FAMILY)?),
            "add" => Self::Add(words.value(A_CARD)?),
            "done" => Self::Done,
            "lay" => Self::Lay(words.value(A_FAMILY)?),
            "event" => Self::Event(words.value(A_TOKEN)?),
            "target" => Self::Target(seat(words)?),
            "bless" => Self::Bless(words.value(A_FAMILY)?),
            "purge" => Self::Purge(words.value(A_FAMILY)?),
            "back" => Self::Back(words.value("a back: green, beige or orange")?),
            "drop" => Self::Drop(words.value(A_CARD)?),
            "pick" => Self::Pick(words.value(A_CARD)?),
            "extend" => Self::Extend(words.value(A_FAMILY)?),
            "fetch" => Self::Fetch(number(words, PLACES, "a number from 1 to 9")?),
            "first" => Self::First(seat(words)?),
            _ => return Err(BadWord { at: 0, expected: A_DECISION }),
        };
        words.end(action)
    }
}

impl FromStr for Outcome {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        match text {
            "quay character" => return Ok(Self::QuayCharacter),
            "draw character" => return Ok(Self::DrawCharacter),
            _ => {}
        }
        let words = &mut Words::new(text);
        let outcome = match words.word(AN_OUTCOME)? {
            "hand" => Self::Hand(goods(words, Back::Green)?),
            "quay" => Self::Quay(goods(words, Back::Beige)?),
            "first" => Self::First(seat(words)?),
            "chooser" => Self::Chooser(seat(words)?),
            "token" => Self::Token(words.value(A_TOKEN)?),
            "reveal" => Self::Reveal(words.value(A_CHARACTER)?),
            "draw" => Self::Draw(goods(words, Back::Beige)?),
            "steal" => Self::Steal(words.value(A_CARD)?),
            _ => return Err(BadWord { at: 0, expected: AN_OUTCOME }),
        };
        words.end(outcome)
    }
}
