//! Drawings that several parts of the page use.

use super::words::{self, Case};
use crate::drawing::pieces::{Drawing, Drawings, SpokenDrawings, icon, symbols};
use crate::words::Lang;
use games::sobek::{Back, Card, Family, Kind, Symbol, Token};
use maud::{Markup, html};
use std::sync::LazyLock;

static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let drawn = symbols!("sobek-goods" "sobek-people" "sobek-glyphs" "sobek-tokens" "sobek-place");
    format!("{drawn}{}", super::track::symbols().into_string())
});

/// The symbols of the game.
pub(super) fn sprite() -> &'static str {
    &SPRITE
}

/// The emblem of a family: colour is never the only sign.
pub(super) fn family_icon(family: Family, class: &str) -> Markup {
    icon(&format!("so-{family}"), "0 0 48 48", &format!("{class} so-{family}"))
}

/// The symbol of a card's picture.
fn picture(card: Card) -> String {
    match card.kind() {
        Kind::Valued(family) | Kind::Plain(family) | Kind::Start(family) => format!("so-{family}"),
        Kind::Character(character) => format!("so-{}", words::plain(character)),
        Kind::Amulet => "so-amulet".to_owned(),
    }
}

/// The class that sets a card's colours.
pub(super) fn colours(card: Card) -> String {
    card.family().map_or_else(|| "so-amulet".to_owned(), |family| format!("so-{family}"))
}

/// A card, face up, 80 × 112.
pub(super) fn card(card: Card) -> Drawing {
    static DRAWN: Drawings<{ Card::COUNT }> = Drawings::new();
    DRAWN.get(card.index(), || draw_card(card))
}

fn draw_card(card: Card) -> Markup {
    let person = card.character();
    html! {
        svg class={ "so-card " (colours(card)) @if person.is_some() { " is-person" } } viewBox="0 0 80 112" aria-hidden="true" {
            (face(card))
        }
    }
}

/// The drawing of a card's face.
fn face(card: Card) -> Markup {
    let scarabs = card.scarabs();
    html! {
        rect class="so-edge" width="80" height="112" rx="9" {}
        rect class="so-papyrus" x="3.5" y="3.5" width="73" height="105" rx="6.5" {}
        rect class="so-field" x="8" y="8" width="64" height="70" rx="4" {}
        // Scarabs stand in a column at the left edge, which is seen of a card that lies under another.
        @let (left, wide) = if scarabs > 1 { (25, 47) } else { (13, 54) };
        use href={ "#" (picture(card)) } x=(left) y=(43 - wide / 2) width=(wide) height=(wide) {}
        @match card.kind() {
            Kind::Character(character) => {
                use class="so-kin" href={ "#so-" (character.family()) } x="9" y="81" width="24" height="24" {}
            }
            Kind::Amulet => {
                g class="so-any" {
                    @for (at, family) in Family::ALL.into_iter().enumerate() {
                        circle class={ "so-" (family) } cx=(15 + 10 * at) cy="93" r="3.8" {}
                    }
                }
            }
            _ if scarabs == 0 => path class="so-plain" d="M12 93H36" {},
            _ => @for at in 0..scarabs {
                use href="#so-scarab" x="6" y=(83 - 23 * at) width="22" height="22" {}
            },
        }
        @if card.back() == Back::Green { path class="so-start" d="M3.5 22V10A6.5 6.5 0 0 1 10 3.5H22Z" {} }
    }
}

/// A card from behind, 80 × 112; each back has its sign.
pub(super) fn back(back: Back) -> Drawing {
    static DRAWN: Drawings<{ Back::ALL.len() }> = Drawings::new();
    DRAWN.get(back.index(), || draw_back(back))
}

fn draw_back(back: Back) -> Markup {
    html! {
        svg class={ "so-card so-back-" (back) } viewBox="0 0 80 112" aria-hidden="true" {
            use href="#so-back" {}
            use href={ "#so-sign-" (back) } x="25" y="41" width="30" height="30" {}
        }
    }
}

/// A card as small as a word: its picture, and a dot for each scarab.
pub(super) fn mini(lang: Lang, card: Card) -> Drawing {
    static DRAWN: SpokenDrawings<{ Card::COUNT }> = SpokenDrawings::new();
    DRAWN.get(lang, card.index(), || draw_mini(lang, card))
}

fn draw_mini(lang: Lang, card: Card) -> Markup {
    let scarabs = card.scarabs();
    let left = 20.0 - 5.5 * (f32::from(scarabs) - 1.0);
    let person = card.character().is_some();
    html! {
        svg class={ "so-mini " (colours(card)) @if person { " is-person" } } viewBox="0 0 40 52" preserveAspectRatio="xMinYMid slice" role="img" {
            title { (words::card(lang, card, Case::Who)) }
            rect class="so-edge" width="40" height="52" rx="6" {}
            rect class="so-field" x="2.5" y="2.5" width="35" height="47" rx="4" {}
            use href={ "#" (picture(card)) } x="4" y="4" width="32" height="32" {}
            @for at in 0..scarabs {
                circle class="so-pip" cx=(11.0f32.mul_add(f32::from(at), left)) cy="43" r="4.3" {}
            }
        }
    }
}

/// What a card shows, in a square that is whole however little room it has: cards that lie in a heap.
pub(super) fn chip(lang: Lang, card: Card) -> Drawing {
    static DRAWN: SpokenDrawings<{ Card::COUNT }> = SpokenDrawings::new();
    DRAWN.get(lang, card.index(), || draw_chip(lang, card))
}

fn draw_chip(lang: Lang, card: Card) -> Markup {
    html! {
        svg class={ "so-chip " (colours(card)) @if card.character().is_some() { " is-person" } } viewBox="0 0 40 40" role="img" {
            title { (words::card(lang, card, Case::Who)) }
            rect class="so-edge" width="40" height="40" rx="8" {}
            rect class="so-field" x="2.5" y="2.5" width="35" height="35" rx="6" {}
            use href={ "#" (picture(card)) } x="4" y="4" width="32" height="32" {}
        }
    }
}

/// A hidden card in such a square.
pub(super) fn chip_back(lang: Lang, back: Back) -> Drawing {
    static DRAWN: SpokenDrawings<{ Back::ALL.len() }> = SpokenDrawings::new();
    DRAWN.get(lang, back.index(), || draw_chip_back(lang, back))
}

fn draw_chip_back(lang: Lang, back: Back) -> Markup {
    html! {
        svg class={ "so-chip so-back-" (back) } viewBox="0 0 40 40" role="img" {
            title { (words::back(lang, back, Case::Who)) }
            rect class="so-bk-e" width="40" height="40" rx="8" {}
            rect class="so-bk-a" x="2.5" y="2.5" width="35" height="35" rx="6" {}
            use href={ "#so-sign-" (back) } x="7" y="7" width="26" height="26" {}
        }
    }
}

/// A hidden card as small as a word.
pub(super) fn mini_back(lang: Lang, back: Back) -> Drawing {
    static DRAWN: SpokenDrawings<{ Back::ALL.len() }> = SpokenDrawings::new();
    DRAWN.get(lang, back.index(), || draw_mini_back(lang, back))
}

fn draw_mini_back(lang: Lang, back: Back) -> Markup {
    html! {
        svg class={ "so-mini so-back-" (back) } viewBox="0 0 40 52" preserveAspectRatio="xMinYMid slice" role="img" {
            title { (words::back(lang, back, Case::Who)) }
            rect class="so-bk-e" width="40" height="52" rx="6" {}
            rect class="so-bk-a" x="2.5" y="2.5" width="35" height="47" rx="4" {}
            use href={ "#so-sign-" (back) } x="8" y="14" width="24" height="24" {}
        }
    }
}

/// The sign of a space of the track; a number has none.
pub(super) fn glyph(symbol: Symbol) -> Markup {
    html! {
        @if let Symbol::Glyph(glyph) = symbol {
            (icon(&format!("so-{glyph}"), "0 0 24 24", &format!("so-glyph so-{glyph}")))
        }
    }
}

/// An event token.
pub(super) fn token(token: Token) -> Markup {
    let kind = words::token_kind(token);
    html! {
        svg class={ "so-token so-token-" (kind) } viewBox="0 0 64 64" aria-hidden="true" {
            use href="#so-disc" {}
            @if let Token::Fraternity(glyph) = token {
                use href="#so-fraternity" x="14" y="13" width="36" height="36" {}
                use class={ "so-" (glyph) } href={ "#so-" (glyph) } x="23" y="22" width="18" height="18" {}
            } @else {
                use href={ "#so-" (kind) } x="15" y="14" width="34" height="34" {}
            }
        }
    }
}

/// A scarab, the size of the text.
pub(super) fn scarab() -> Markup {
    icon("so-scarab", "0 0 24 24", "so-ico")
}

/// The crocodile of corruption, the size of the text.
pub(super) fn croc() -> Markup {
    icon("so-croc", "0 0 48 32", "so-ico so-ico-croc")
}

/// A boat that carries a good.
pub(super) fn boat(class: &str, good: Card) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 116 145" {
            g class=(colours(good)) transform="translate(18 2)" { (face(good)) }
            use href="#so-boat" y="102" width="116" height="43" {}
        }
    }
}

/// A boat laden with goods, for who has won.
pub(super) fn laden() -> Markup {
    let goods = ["fish1", "ivory3", "marble2"].into_iter().filter_map(|good| good.parse::<Card>().ok());
    html! {
        svg class="so-laden" viewBox="0 0 180 92" aria-hidden="true" {
            @for (at, good) in goods.enumerate() {
                g class=(colours(good)) transform={ "translate(" (37 + 35 * at) " 2) scale(0.46)" } { (face(good)) }
            }
            use href="#so-boat" x="20" y="38" width="140" height="52" {}
        }
    }
}

/// The banks of the Nile with temple and boats.
pub(super) fn cover() -> Markup {
    let goods = ["fish1", "ivory3", "wheat1", "marble2"];
    html! {
        svg viewBox="0 0 1000 240" preserveAspectRatio="xMidYMax slice" class="sobek so-cover" {
            rect class="so-sky" width="1000" height="240" {}
            circle class="so-sun" cx="800" cy="66" r="46" {}
            use href="#so-shore" y="-10" width="1000" height="200" {}
            use href="#so-temple" x="186" y="8" width="150" height="190" {}
            use href="#so-papyri" x="128" y="116" width="60" height="90" {}
            use href="#so-papyri" x="862" y="112" width="66" height="98" {}
            path class="so-water" d="M0 186H1000V240H0Z" {}
            path class="so-wave" d="M0 200C30 192 50 192 80 200S130 208 160 200S210 192 240 200S290 208 320 200S370 192 400 200S450 208 480 200S530 192 560 200S610 208 640 200S690 192 720 200S770 208 800 200S850 192 880 200S930 208 960 200S990 194 1000 198M0 226C30 218 50 218 80 226S130 234 160 226S210 218 240 226S290 234 320 226S370 218 400 226S450 234 480 226S530 218 560 226S610 234 640 226S690 218 720 226S770 234 800 226S850 218 880 226S930 234 960 226" {}
            @for (at, good) in goods.into_iter().enumerate() {
                @if let Ok(good) = good.parse::<Card>() {
                    g class=(colours(good)) transform={ "translate(" (372 + 122 * at) " 66)" } { (face(good)) }
                    use href="#so-boat" x=(354 + 122 * at) y="166" width="116" height="43" {}
                }
            }
        }
    }
}
