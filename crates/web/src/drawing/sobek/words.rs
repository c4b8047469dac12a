//! Cards, families and tokens in words.

use crate::words::Lang;
use games::sobek::{Back, Backs, Card, Cards, Character, Family, Kind, Symbol, Token};
use maud::{Markup, html};

const WITH_SCARABS: &str = "sobek-with-scarabs";

/// In which role a name stands in its sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Case {
    /// "wheat lies there".
    Who,
    /// "takes wheat".
    Whom,
}

impl Case {
    fn key(self) -> &'static str {
        match self {
            Self::Who => "who",
            Self::Whom => "whom",
        }
    }
}

/// A family's name.
pub(super) fn family(lang: Lang, family: Family) -> String {
    lang.t(&format!("sobek-who-{family}"))
}

/// A family of which something is: "a wheat set".
pub(super) fn of_family(lang: Lang, family: Family) -> String {
    lang.t(&format!("sobek-of-{family}"))
}

/// A family that is played: "plays wheat".
pub(super) fn played(lang: Lang, family: Family) -> String {
    lang.t(&format!("sobek-{}-{family}", Case::Whom.key()))
}

/// A character's name.
pub(super) fn character(lang: Lang, character: Character, case: Case) -> String {
    card(lang, character.card(), case)
}

/// What a character's power does.
pub(super) fn power(lang: Lang, character: Character) -> String {
    lang.t(&format!("sobek-power-{}", plain(character)))
}

/// The same in a few words.
pub(super) fn power_in_short(lang: Lang, character: Character) -> String {
    lang.t(&format!("sobek-short-{}", plain(character)))
}

/// Both Scribes are one figure.
pub(super) fn plain(character: Character) -> &'static str {
    match character {
        Character::ScribeCattle | Character::ScribeFish => "scribe",
        other => other.name(),
    }
}

/// A card without its scarabs: "fish".
pub(super) fn kind(lang: Lang, card: Card, case: Case) -> String {
    let name = match card.kind() {
        Kind::Valued(family) | Kind::Plain(family) | Kind::Start(family) => family.name(),
        Kind::Character(character) => plain(character),
        Kind::Amulet => "amulet",
    };
    lang.t(&format!("sobek-{}-{name}", case.key()))
}

/// A card with its scarabs: "fish with 1 scarab".
pub(super) fn card(lang: Lang, card: Card, case: Case) -> String {
    let name = kind(lang, card, case);
    match with_scarabs(lang, card) {
        None => name,
        Some(scarabs) => format!("{name} {scarabs}"),
    }
}

/// What is said of a card's scarabs, if it has any: "with 2 scarabs".
pub(super) fn with_scarabs(lang: Lang, card: Card) -> Option<String> {
    let scarabs = Some(card.scarabs()).filter(|&scarabs| scarabs > 0)?;
    Some(lang.tr(WITH_SCARABS, &[("scarabs", scarabs.into())]))
}

/// Several cards: "2 × fish, amulet".
pub(super) fn cards(lang: Lang, cards: Cards) -> String {
    // Starting cards differ from plain ones only in their backs.
    let mut names: Vec<(String, u8)> = Vec::new();
    for (one, count) in cards.iter() {
        let name = card(lang, one, Case::Who);
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known += count,
            None => names.push((name, count)),
        }
    }
    let text = |(name, count): (String, u8)| if count == 1 { name } else { format!("{count} × {name}") };
    names.into_iter().map(text).collect::<Vec<_>>().join(", ")
}

/// A hidden card by its back: "a character, unseen".
pub(super) fn back(lang: Lang, back: Back, case: Case) -> String {
    lang.t(&format!("sobek-{}-back-{back}", case.key()))
}

/// Hidden cards by their backs: "2 goods, 1 character".
pub(super) fn backs(lang: Lang, backs: Backs) -> String {
    let counts = Back::ALL.into_iter().zip(backs.by_back()).filter(|&(_, count)| count > 0);
    let text =
        |(back, count): (Back, u8)| lang.tr(&format!("sobek-backs-{back}"), &[("count", count.into())]);
    counts.map(text).collect::<Vec<_>>().join(", ")
}

/// A sign of the track.
pub(super) fn symbol(lang: Lang, symbol: Symbol) -> String {
    lang.t(&format!("sobek-symbol-{symbol}"))
}

/// A token's kind without the glyph: the key of its words.
pub(super) fn token_kind(token: Token) -> String {
    match token {
        Token::Fraternity(_) => "fraternity".to_owned(),
        other => other.to_string(),
    }
}

/// A token's name.
pub(super) fn token(lang: Lang, token: Token) -> String {
    let glyph = match token {
        Token::Fraternity(glyph) => symbol(lang, Symbol::Glyph(glyph)),
        _ => String::new(),
    };
    lang.tr(&format!("sobek-token-{}", token_kind(token)), &[("glyph", glyph.into())])
}

/// What the cards that were passed over add to the corruption of whoever took the one behind them; the news leaves out
/// which they are, so that their number is read.
pub(super) fn all_buried(lang: Lang, cards: &[&str]) -> Markup {
    let which = format!(" ({})", cards.join(", "));
    let count = lang.tr("sobek-told-all-buried", &[("count", cards.len().into())]);
    html! { (count) span class="so-told-word" { (which) } "." }
}
