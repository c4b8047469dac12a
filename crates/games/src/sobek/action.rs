//! Decisions and outcomes of chance.

use super::card::{Back, Card, Character, Family};
use super::data::{MOST, PLACES};
use super::token::Token;
use engine::Seat;
use engine::words::{Forms, Numbered, Words};

/// How many cards of the quay can be taken.
pub(super) const TAKES: usize = 4;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words, Numbered, Forms)]
#[words(what = "a decision")]
pub enum Action {
    /// Take an available card of the quay, 1 next to the temple (`SO-4.2`).
    #[words("take {place}")]
    Take(#[words(1..=TAKES)] u8),
    /// Use the power of a character in hand (`SO-7.1`).
    Play(Character),
    /// Begin a set of a family, or an extension of your own (`SO-5`).
    Set(Family),
    /// Put one card onto the set in the making (`SO-5.10`).
    Add(Card),
    /// No more cards, or no more sets (`SO-5.14`).
    Done,
    /// Begin a horizontal set at the end of the round (`SO-9.3`).
    Lay(Family),
    /// Choose an event token of the stack (`SO-6.1`).
    Event(Token),
    /// Name a rival.
    #[words("target {seat}")]
    Target(#[words(1..=MOST)] Seat),
    /// Put Prosperity on one of your sets (`SO-6.17`).
    Bless(Family),
    /// Discard a family from your corruption pile (`SO-7.10`).
    Purge(Family),
    /// From which cards of the victim to steal (`SO-7.15`).
    Back(Back),
    /// Give up one card to your corruption pile (`SO-7.19`).
    Drop(Card),
    /// Take one card out of the rival's corruption pile (`SO-7.23`).
    Pick(Card),
    /// The set of yours that the Courtesan adds to (`SO-7.26`).
    Extend(Family),
    /// Take the card with this number among those left on the quay (`SO-7.31`).
    #[words("fetch {number}")]
    Fetch(#[words(1..=PLACES)] u8),
    /// Name the starting player of the round (`SO-12.2`).
    #[words("first {seat}")]
    First(#[words(1..=MOST)] Seat),
}

/// A result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Words)]
pub enum Outcome {
    /// A card of a starting hand (`SO-2.2`).
    Hand(#[words(secret, only = is_starting, expected = "a starting card, such as wheat0g")] Card),
    /// Goods or an amulet, face up on the quay (`SO-8.1`).
    Quay(#[words(only = is_goods, expected = "goods or an amulet, such as wheat1")] Card),
    /// A character, face down on the quay (`SO-8.1`).
    #[words("quay character")]
    QuayCharacter,
    /// The starting player of round 1 (`SO-2.9`).
    #[words("first {seat}")]
    First(#[words(1..=MOST)] Seat),
    /// Who chooses the starting player among those with the lowest score (`SO-12.4`).
    #[words("chooser {seat}")]
    Chooser(#[words(1..=MOST)] Seat),
    /// A token of the event stack (`SO-2.7`).
    Token(#[words(secret)] Token),
    /// Which character a card is (`SO-4.5`).
    Reveal(#[words(secret)] Character),
    /// Goods or an amulet for the Queen (`SO-7.5`).
    Draw(#[words(only = is_goods, expected = "goods or an amulet, such as wheat1")] Card),
    /// A character for the Queen.
    #[words("draw character")]
    DrawCharacter,
    /// The stolen card (`SO-7.15`).
    Steal(Card),
}
