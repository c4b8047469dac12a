//! The numbers of the box, read from `data.toml` and checked against what the code takes for granted.

pub use crate::data_file::BadData;

use super::card::{Back, Card, Character, Family, Kind};
use super::cards::Cards;
use super::token::{Glyph, Symbol, Token, Tokens};
use crate::data_file::{Keys, bad_data, integer, same, table};
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;
use toml::Value;

/// The embedded file.
pub const TEXT: &str = include_str!("data.toml");

/// The fewest players.
pub const FEWEST: usize = 2;
/// The most players.
pub const MOST: usize = 4;
/// `SO-1.11`: the places of the quay.
pub const PLACES: usize = 9;

/// The numbers of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// `SO-1.3`: the scarabs on each valued card, by family.
    pub scarabs: [u8; Family::COUNT],
    /// `SO-1.1`: all cards.
    pub cards: Cards,
    /// `SO-1.7`: the families of the characters.
    pub character_families: [Family; Character::COUNT],
    /// The types of cards that belong to each family.
    pub(super) family_masks: [Cards; Family::COUNT],
    /// `SO-2.4`, `SO-2.5`: cards dealt to the quay in a round, by number of players.
    pub deck: [u8; MOST + 1],
    /// `SO-1.9`: all event tokens.
    pub tokens: Tokens,
    /// `SO-11.1`: what stands on each space of the track, from 0; the space after the last is the first.
    pub track: Vec<Symbol>,
    /// `SO-12.5`: how many rounds there are.
    pub rounds: u8,
    /// `SO-2.7`: tokens in the event stack.
    pub events_per_round: u8,
    /// `SO-2.2`: cards in a starting hand.
    pub start_hand: u8,
    /// `SO-4.1`: how many cards of the quay are available.
    pub available: usize,
    /// `SO-5.1`: the fewest cards of a set.
    pub min_set: u8,
    /// `SO-7.19`: cards that a Scribe leaves.
    pub scribe_limit: u8,
    /// `SO-7.5`: cards that the Queen draws.
    pub queen_draw: u8,
    /// `SO-6.14`: as how many cards a Curse counts.
    pub curse_weight: u8,
    /// `SO-6.17`: scarabs of a Prosperity token.
    pub prosperity_scarabs: u8,
    /// `SO-6.17`: families that Prosperity may go to.
    pub prosperity_families: Vec<Family>,
    /// `SO-7.26`: the most cards that the Courtesan adds.
    pub courtesan_max: u8,
    /// `SO-10.9`: set points for each step back.
    pub penalty_per: u16,
    /// `SO-12.6`: after this round the game may end early.
    pub early_end_after_round: u8,
    /// `SO-12.6`: with more points than this.
    pub early_end_above: u16,
}

/// The numbers of the embedded file.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> =
        LazyLock::new(|| Data::parse(TEXT).expect("the embedded file is read by a test"));
    &DATA
}

impl Data {
    /// Reads and checks a data file.
    pub fn parse(text: &str) -> Result<Self, BadData> {
        let table = table(text)?;
        let keys = Keys(&table);
        keys.number("constants.quay_places", PLACES..=PLACES)?;
        same("backs.start", &keys.value("backs.start")?.as_str(), &Some(Back::Green.name()))?;
        same("backs.goods", &keys.value("backs.goods")?.as_str(), &Some(Back::Beige.name()))?;
        same("backs.character", &keys.value("backs.character")?.as_str(), &Some(Back::Orange.name()))?;
        let (scarabs, cards) = keys.goods()?;
        let character_families = keys.characters()?;
        let deck_cards = cards.backed(Back::Beige).len() + cards.backed(Back::Orange).len();
        let constant = |name: &str| keys.number(&format!("constants.{name}"), 1..=100u8);
        let data = Self {
            scarabs,
            cards,
            character_families,
            family_masks: Family::ALL.map(|family| family_mask(family, &character_families)),
            deck: keys.decks(deck_cards)?,
            tokens: keys.tokens()?,
            track: keys.track()?,
            rounds: constant("rounds")?,
            events_per_round: constant("events_per_round")?,
            start_hand: keys.number("constants.start_hand", 1..=15)?,
            available: constant("available")?.into(),
            min_set: constant("min_set")?,
            scribe_limit: constant("scribe_limit")?,
            queen_draw: keys.number("constants.queen_draw", 1..=PLACES as u8 - 1)?,
            curse_weight: constant("curse_weight")?,
            prosperity_scarabs: constant("prosperity_scarabs")?,
            prosperity_families: keys.prosperity_families()?,
            courtesan_max: constant("courtesan_max")?,
            penalty_per: constant("penalty_per")?.into(),
            early_end_after_round: constant("early_end_after_round")?,
            early_end_above: constant("early_end_above")?.into(),
        };
        data.check_sums()?;
        Ok(data)
    }

    /// What must hold between numbers.
    fn check_sums(&self) -> Result<(), BadData> {
        let greens = self.cards.backed(Back::Green).len();
        if usize::from(self.start_hand) * MOST > greens {
            let reason = format!("{MOST} hands need more than the {greens} cards with a green back");
            return Err(bad_data("constants.start_hand", reason));
        }
        if usize::from(self.events_per_round) > self.tokens.len() {
            let reason = format!("there are only {} tokens", self.tokens.len());
            return Err(bad_data("constants.events_per_round", reason));
        }
        if self.available != 4 {
            return Err(bad_data("constants.available", "must be 4, as the decisions are written for"));
        }
        Ok(())
    }
}

fn family_mask(family: Family, characters: &[Family]) -> Cards {
    Cards::as_mask(Card::all().filter(|card| match card.kind() {
        Kind::Valued(own) | Kind::Plain(own) | Kind::Start(own) => own == family,
        Kind::Character(character) => characters[character.index()] == family,
        Kind::Amulet => false,
    }))
}

/// A field of one table of a list.
fn field<T: TryFrom<i64> + PartialOrd + Display>(
    list: &str,
    entry: &Value,
    name: &str,
    range: RangeInclusive<T>,
) -> Result<T, BadData> {
    let key = format!("{list}.{name}");
    let value = entry.get(name).ok_or_else(|| bad_data(&key, "is missing"))?;
    integer(&key, value, &range)
}

fn word<T: FromStr>(key: &str, value: Option<&Value>) -> Result<T, BadData> {
    let text = value.and_then(Value::as_str).ok_or_else(|| bad_data(key, "is no text"))?;
    text.parse().map_err(|_| bad_data(key, format!("`{text}` is not known")))
}

impl Keys<'_> {
    /// `SO-1.2`..`SO-1.5`: scarabs by family, and all cards.
    fn goods(&self) -> Result<([u8; Family::COUNT], Cards), BadData> {
        let list = self.array("families")?;
        let mut scarabs = [0; Family::COUNT];
        let mut cards: Cards = Character::ALL.map(Character::card).into_iter().collect();
        cards = cards.plus(Cards::copies(Card::AMULET, self.number("amulets.total", 1..=Cards::MOST)?));
        self.number("amulets.scarabs", 0..=0)?;
        same("amulets.back", &self.value("amulets.back")?.as_str(), &Some(Back::Beige.name()))?;
        if list.len() != Family::COUNT {
            return Err(bad_data("families", format!("must have {} entries", Family::COUNT)));
        }
        for (family, entry) in Family::ALL.into_iter().zip(list) {
            let key = format!("families.{family}");
            same(&key, &word::<Family>(&key, entry.get("name"))?, &family)?;
            scarabs[family.index()] = field(&key, entry, "scarabs", 1..=9)?;
            let mut sum = 0;
            for (name, kind) in [
                ("valued", Kind::Valued(family)),
                ("plain_beige", Kind::Plain(family)),
                ("plain_green", Kind::Start(family)),
            ] {
                let count = field(&key, entry, name, 0..=Cards::MOST)?;
                let card = Card::all().find(|card| card.kind() == kind);
                cards = card.map_or(cards, |card| cards.plus(Cards::copies(card, count)));
                sum += count;
            }
            if field::<u8>(&key, entry, "total", 0..=100)? != sum {
                return Err(bad_data(&format!("{key}.total"), format!("the parts add up to {sum}")));
            }
        }
        Ok((scarabs, cards))
    }

    /// `SO-1.7`.
    fn characters(&self) -> Result<[Family; Character::COUNT], BadData> {
        let list = self.array("characters")?;
        let mut families = Vec::new();
        for (character, entry) in Character::ALL.into_iter().zip(list) {
            let key = format!("characters.{character}");
            same(&key, &word::<Character>(&key, entry.get("code"))?, &character)?;
            families.push(word(&format!("{key}.family"), entry.get("family"))?);
        }
        families.try_into().map_err(|_| bad_data("characters", "must name every character"))
    }

    /// `SO-2.2`, `SO-2.4`, `SO-2.5`, `SO-8.4`.
    fn decks(&self, all: usize) -> Result<[u8; MOST + 1], BadData> {
        let list = self.array("by_players")?;
        let mut decks = [0; MOST + 1];
        let start_hand: usize = self.number("constants.start_hand", 1..=15)?;
        for entry in list {
            let players = field("by_players", entry, "players", FEWEST..=MOST)?;
            let key = format!("by_players.{players}");
            let deck = field(&key, entry, "deck_cards", 1..=all)?;
            let removed = field(&key, entry, "removed_cards", 0..=all)?;
            if deck + removed != all || !deck.is_multiple_of(PLACES) {
                let reason = format!("must leave a multiple of {PLACES} out of {all} cards");
                return Err(bad_data(&format!("{key}.deck_cards"), reason));
            }
            field(&key, entry, "deliveries", deck / PLACES..=deck / PLACES)?;
            field(&key, entry, "green_dealt", players * start_hand..=players * start_hand)?;
            decks[players] = deck as u8;
        }
        match (FEWEST..=MOST).find(|&players| decks[players] == 0) {
            Some(players) => Err(bad_data("by_players", format!("{players} players are missing"))),
            None => Ok(decks),
        }
    }

    fn tokens(&self) -> Result<Tokens, BadData> {
        let mut counts = [0; Token::COUNT];
        for token in Token::ALL {
            counts[token.index()] = self.number(&format!("events.{token}"), 0..=20)?;
        }
        Ok(Tokens::new(counts))
    }

    /// `SO-11.1`: a block is a number, then each glyph once; the last entry is the first space again.
    fn track(&self) -> Result<Vec<Symbol>, BadData> {
        let key = "track.spaces";
        same("track.glyphs", &self.words("track.glyphs")?, &Glyph::ALL.map(Glyph::name).to_vec())?;
        let words = self.words(key)?;
        let mut track = Vec::new();
        for text in words {
            track.push(text.parse::<Symbol>().map_err(|_| bad_data(key, format!("`{text}` is not known")))?);
        }
        if track.pop() != Some(Symbol::Number) || !track.len().is_multiple_of(5) || track.is_empty() {
            return Err(bad_data(key, "must be blocks of 5 and the first space again"));
        }
        for (at, block) in track.chunks(5).enumerate() {
            let glyphs = Symbol::ALL[1..].iter().all(|glyph| block.contains(glyph));
            if block[0] != Symbol::Number || !glyphs {
                let reason = format!("from {} there is no number with each glyph once", at * 5);
                return Err(bad_data(key, reason));
            }
        }
        Ok(track)
    }

    fn prosperity_families(&self) -> Result<Vec<Family>, BadData> {
        let key = "constants.prosperity_families";
        let words = self.words(key)?;
        let family = |text: &&str| text.parse().map_err(|_| bad_data(key, format!("`{text}` is not known")));
        words.iter().map(family).collect()
    }
}
