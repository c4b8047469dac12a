//! Decisions and outcomes of chance, with their texts and numbers.

use super::cards::{Card, Colour};
use super::data::MAX_SEATS;
use super::paths::{A_KIND, Kind, Stone, Tile};
use crate::words::Words;
use engine::{BadWord, Seat};
use std::fmt;
use std::str::FromStr;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `play C V`: lay a card in the own column (`KE-4`).
    Play(Card),
    /// `discard C V`: put a card on the discard pile of its colour (`KE-5`).
    Discard(Card),
    /// `enter small`, `enter large`: which marker enters the path of the card just laid (`KE-6.5`).
    Enter(Kind),
    /// `advance`: move the marker of the card's path one stone (`KE-6.8`).
    Advance,
    /// `stay`: decline that move (`KE-6.10`).
    Stay,
    /// `bonus C`, `bonus C small`, `bonus C large`: move any own marker one stone (`KE-8.1`, `KE-9.2`).
    Bonus {
        /// The path.
        path: Colour,
        /// The marker that enters it; none when the own marker stands on it already.
        enters: Option<Kind>,
    },
    /// `bonus none`: decline the bonus step (`KE-8.5`, `KE-9.5`).
    NoBonus,
    /// `draw deck`: draw from the draw pile (`KE-10.1`).
    DrawDeck,
    /// `draw C`: take the top card of a discard pile (`KE-10.1`).
    DrawPile(Colour),
}

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `start S`: the first player (`KE-2.11`).
    Start(Seat),
    /// `tile C N T`: a tile of setup (`KE-2.4`).
    Tile {
        /// Where it lies.
        stone: Stone,
        /// Which tile.
        tile: Tile,
    },
    /// `deal S C V`: a card of a starting hand (`KE-2.6`). Only the seat knows it.
    Deal {
        /// Who gets it.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// `card C V`: the card drawn from the draw pile (`KE-10.3`). Only the drawer knows it.
    Card(Card),
}

pub(super) const DISCARD: usize = Card::TYPES;
pub(super) const ENTER: usize = DISCARD + Card::TYPES;
pub(super) const STEP: usize = ENTER + Kind::ALL.len();
pub(super) const BONUS: usize = STEP + 2;
/// How many numbers the bonus steps on one path take: the marker there, a small one, the large one.
pub(super) const BONUS_WAYS: usize = 3;
const NO_BONUS: usize = BONUS + Colour::COUNT * BONUS_WAYS;
pub(super) const DRAW: usize = NO_BONUS + 1;

impl Action {
    /// How many action numbers there are.
    pub const COUNT: usize = DRAW + 1 + Colour::COUNT;

    /// The number of the action, in the order of [`Ord`].
    ///
    /// Shape: 0..55 `play` by colour, then value, 55..110 `discard`, 110 `enter small`, 111 `enter large`,
    /// 112 `advance`, 113 `stay`, 114..129 `bonus` by path, for each `bonus C`, `small`, `large`,
    /// 129 `bonus none`, 130 `draw deck`, 131..136 `draw C`.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Play(card) => card.index(),
            Self::Discard(card) => DISCARD + card.index(),
            Self::Enter(kind) => ENTER + kind as usize,
            Self::Advance => STEP,
            Self::Stay => STEP + 1,
            Self::Bonus { path, enters } => {
                let way = match enters {
                    None => 0,
                    Some(kind) => 1 + kind as usize,
                };
                BONUS + path.index() * BONUS_WAYS + way
            }
            Self::NoBonus => NO_BONUS,
            Self::DrawDeck => DRAW,
            Self::DrawPile(colour) => DRAW + 1 + colour.index(),
        }
    }

    /// The action with this number.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        Some(match index {
            0..DISCARD => Self::Play(Card::at(index)),
            DISCARD..ENTER => Self::Discard(Card::at(index - DISCARD)),
            ENTER..STEP => Self::Enter(Kind::ALL[index - ENTER]),
            STEP => Self::Advance,
            BONUS..NO_BONUS => {
                let (path, way) = ((index - BONUS) / BONUS_WAYS, (index - BONUS) % BONUS_WAYS);
                let enters = if way == 0 { None } else { Some(Kind::ALL[way - 1]) };
                Self::Bonus { path: Colour::ALL[path], enters }
            }
            NO_BONUS => Self::NoBonus,
            DRAW => Self::DrawDeck,
            _ if index == STEP + 1 => Self::Stay,
            _ if index < Self::COUNT => Self::DrawPile(Colour::ALL[index - DRAW - 1]),
            _ => return None,
        })
    }
}

impl Outcome {
    /// The text that those read who may not see the card: `deal 1 ?`, `card ?`.
    pub fn masked(self) -> String {
        match self {
            Self::Deal { seat, .. } => format!("deal {seat} ?"),
            Self::Card(_) => "card ?".to_owned(),
            Self::Start(_) | Self::Tile { .. } => self.to_string(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Enter(kind) => write!(f, "enter {kind}"),
            Self::Advance => f.write_str("advance"),
            Self::Stay => f.write_str("stay"),
            Self::Bonus { path, enters: None } => write!(f, "bonus {path}"),
            Self::Bonus { path, enters: Some(kind) } => write!(f, "bonus {path} {kind}"),
            Self::NoBonus => f.write_str("bonus none"),
            Self::DrawDeck => f.write_str("draw deck"),
            Self::DrawPile(colour) => write!(f, "draw {colour}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Tile { stone, tile } => write!(f, "tile {stone} {tile}"),
            Self::Deal { seat, card } => write!(f, "deal {seat} {card}"),
            Self::Card(card) => write!(f, "card {card}"),
        }
    }
}

const A_DECISION: &str = "a decision: play, discard, enter, advance, stay, bonus or draw";
const AN_OUTCOME: &str = "an outcome: start, tile, deal or card";
const A_SEAT: &str = "a seat from 1 to 4";

/// A word that is a colour or one other word.
struct ColourOr(Option<Colour>);

fn colour_or(words: &mut Words<'_>, other: &str, expected: &'static str) -> Result<ColourOr, BadWord> {
    let parse = |word: &str| if word == other { Some(None) } else { word.parse().ok().map(Some) };
    let word: String = words.value_if(expected, |word: &String| parse(word).is_some())?;
    Ok(ColourOr(parse(&word).flatten()))
}

fn bonus(words: &mut Words<'_>) -> Result<Action, BadWord> {
    let ColourOr(colour) = colour_or(words, "none", "a colour: blue, brown, green, pink or yellow; or none")?;
    let Some(path) = colour else { return Ok(Action::NoBonus) };
    let enters = if words.is_done() { None } else { Some(words.value(A_KIND)?) };
    Ok(Action::Bonus { path, enters })
}

impl FromStr for Action {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let action = match words.word(A_DECISION)? {
            "play" => Self::Play(Card::read(words)?),
            "discard" => Self::Discard(Card::read(words)?),
            "enter" => Self::Enter(words.value(A_KIND)?),
            "advance" => Self::Advance,
            "stay" => Self::Stay,
            "bonus" => bonus(words)?,
            "draw" => {
                let expected = "deck, or a colour: blue, brown, green, pink or yellow";
                colour_or(words, "deck", expected)?.0.map_or(Self::DrawDeck, Self::DrawPile)
            }
            _ => return Err(BadWord { at: 0, expected: A_DECISION }),
        };
        words.end(action)
    }
}

fn seat(words: &mut Words<'_>) -> Result<Seat, BadWord> {
    words.value_if(A_SEAT, |seat: &Seat| seat.index() < MAX_SEATS)
}

impl FromStr for Outcome {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let outcome = match words.word(AN_OUTCOME)? {
            "start" => Self::Start(seat(words)?),
            "tile" => Self::Tile { stone: Stone::read(words)?, tile: Tile::read(words)? },
            "deal" => Self::Deal { seat: seat(words)?, card: Card::read(words)? },
            "card" => Self::Card(Card::read(words)?),
            _ => return Err(BadWord { at: 0, expected: AN_OUTCOME }),
        };
        words.end(outcome)
    }
}
