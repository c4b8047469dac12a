//! Decisions and outcomes of chance, with their texts and numbers.

use super::bets::{Bet, BetKind};
use super::cards::RaceCard;
use super::cell::{Cell, Figure};
use crate::words::Words;
use engine::BadWord;
use std::fmt;
use std::str::FromStr;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `discard C V`: sort a card to the discard pile (`CC-4.22`).
    Discard(RaceCard),
    /// `keep C V`: keep a card in hand (`CC-4.17`).
    Keep(RaceCard),
    /// `show C V`: lay a card out to be shown (`CC-4.17`).
    Show(RaceCard),
    /// `reveal`: turn up the top card of the race deck (`CC-7.1`).
    Reveal,
    /// `play C V`: play the card kept in hand (`CC-7.5`).
    Play(RaceCard),
    /// `fox CELL`, `palm CELL`: put a figure on the track (`CC-6`).
    Place(Figure, Cell),
    /// `leg C`, `third C`, `winner C`, `loser C`: take a bet card (`CC-9`).
    Bet(Bet),
    /// `done`: end the turn without a bet (`CC-5.6`).
    Done,
}

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `start C V`: a card of the starting places (`CC-2.7`).
    Start(RaceCard),
    /// `deal C V`: the next card for the seat that is dealt to (`CC-4.14`).
    Deal(RaceCard),
    /// `draw C V`: the top card of the race deck (`CC-7.1`).
    Draw(RaceCard),
}

const KEEP: usize = RaceCard::KINDS;
const SHOW: usize = 2 * RaceCard::KINDS;
const REVEAL: usize = 3 * RaceCard::KINDS;
const PLAY: usize = REVEAL + 1;
const PLACE: usize = PLAY + RaceCard::KINDS;
const BET: usize = PLACE + 2 * Cell::COUNT;
const DONE: usize = BET + Bet::COUNT;

impl Action {
    /// How many action numbers there are.
    pub const COUNT: usize = DONE + 1;

    /// The number of the action, in the order of [`Ord`].
    ///
    /// Shape: 0..10 `discard` by card, 10..20 `keep`, 20..30 `show`, 30 `reveal`, 31..41 `play`, 41..137 `fox` by
    /// cell as [`Cell::index`], 137..233 `palm`, 233..238 `leg` by camel, 238..243 `third`, 243..248 `winner`,
    /// 248..253 `loser`, 253 `done`.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Discard(card) => card.index(),
            Self::Keep(card) => KEEP + card.index(),
            Self::Show(card) => SHOW + card.index(),
            Self::Reveal => REVEAL,
            Self::Play(card) => PLAY + card.index(),
            Self::Place(figure, cell) => PLACE + figure as usize * Cell::COUNT + cell.index(),
            Self::Bet(bet) => BET + bet.index(),
            Self::Done => DONE,
        }
    }

    /// The action with this number.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        Some(match index {
            0..KEEP => Self::Discard(RaceCard::ALL[index]),
            KEEP..SHOW => Self::Keep(RaceCard::ALL[index - KEEP]),
            SHOW..REVEAL => Self::Show(RaceCard::ALL[index - SHOW]),
            REVEAL => Self::Reveal,
            PLAY..PLACE => Self::Play(RaceCard::ALL[index - PLAY]),
            PLACE..BET => {
                let at = index - PLACE;
                Self::Place(Figure::ALL[at / Cell::COUNT], Cell::from_index(at % Cell::COUNT))
            }
            BET..DONE => Self::Bet(Bet::from_index(index - BET)),
            DONE => Self::Done,
            _ => return None,
        })
    }

    /// `CC-5.2`: whether it is a race action.
    pub const fn is_race_action(self) -> bool {
        matches!(self, Self::Reveal | Self::Play(_) | Self::Place(..))
    }
}

impl Outcome {
    /// The card that is drawn or dealt.
    #[inline]
    pub const fn card(self) -> RaceCard {
        match self {
            Self::Start(card) | Self::Deal(card) | Self::Draw(card) => card,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Show(card) => write!(f, "show {card}"),
            Self::Reveal => f.write_str("reveal"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Place(figure, cell) => write!(f, "{figure} {cell}"),
            Self::Bet(bet) => bet.fmt(f),
            Self::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(card) => write!(f, "start {card}"),
            Self::Deal(card) => write!(f, "deal {card}"),
            Self::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

const A_CELL: &str = "a space from 1 to 64 or a sandstorm cell such as 7-8";
const A_CAMEL: &str = "a camel: blue, green, orange, white or yellow";
const AN_ACTION: &str =
    "a decision: discard, keep, show, reveal, play, fox, palm, leg, third, winner, loser or done";
const AN_OUTCOME: &str = "an outcome: start, deal or draw";

impl FromStr for Action {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let bet = |kind, words: &mut Words<'_>| Ok(Self::Bet(Bet { kind, camel: words.value(A_CAMEL)? }));
        let action = match words.word(AN_ACTION)? {
            "discard" => Self::Discard(RaceCard::read(words)?),
            "keep" => Self::Keep(RaceCard::read(words)?),
            "show" => Self::Show(RaceCard::read(words)?),
            "reveal" => Self::Reveal,
            "play" => Self::Play(RaceCard::read(words)?),
            "fox" => Self::Place(Figure::Fox, words.value(A_CELL)?),
            "palm" => Self::Place(Figure::Palm, words.value(A_CELL)?),
            "leg" => bet(BetKind::Leg, words)?,
            "third" => bet(BetKind::Third, words)?,
            "winner" => bet(BetKind::Winner, words)?,
            "loser" => bet(BetKind::Loser, words)?,
            "done" => Self::Done,
            _ => return Err(BadWord { at: 0, expected: AN_ACTION }),
        };
        words.end(action)
    }
}

impl FromStr for Outcome {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let words = &mut Words::new(text);
        let outcome = match words.word(AN_OUTCOME)? {
            "start" => Self::Start(RaceCard::read(words)?),
            "deal" => Self::Deal(RaceCard::read(words)?),
            "draw" => Self::Draw(RaceCard::read(words)?),
            _ => return Err(BadWord { at: 0, expected: AN_OUTCOME }),
        };
        words.end(outcome)
    }
}
