//! Drawings that several parts of the page use.

use super::Sight;
use super::words::card_name;
use crate::drawing::pieces::{Drawing, Drawings, SpokenDrawings, icon, line_icon, symbols};
use games::dragon_racer::{Colour, Dragon, Hero, Needs, Realm, Support, Values};
use maud::{Markup, PreEscaped, html};

/// The symbols of the game.
pub(super) const SPRITE: &str = symbols!(
    "colour-red" "support-red" "colour-green" "support-green" "colour-blue" "support-blue" "colour-yellow"
    "support-yellow" "support-any" "support-none" "realm-mark-city" "realm-mark-wood" "realm-mark-mountains"
    "realm-mark-bay" "realm-mark-caves" "realm-mark-star" "dragon-wing-mountains" "dragon-wing-wood"
    "dragon-wing-bay" "dragon-wing-city" "dragon-wing-caves" "dragon-wing-star" "dragon-horn-mountains"
    "dragon-horn-wood" "dragon-horn-bay" "dragon-horn-city" "dragon-horn-caves" "dragon-horn-star"
    "dragon-tail-mountains" "dragon-tail-wood" "dragon-tail-bay" "dragon-tail-city" "dragon-tail-caves"
    "dragon-tail-star" "dragon-body-1" "dragon-body-2" "dragon-body-3" "dragon-body-4" "dragon-mountains-1"
    "dragon-mountains-2" "dragon-mountains-3" "dragon-mountains-4" "dragon-wood-1" "dragon-wood-2"
    "dragon-wood-3" "dragon-wood-4" "dragon-bay-1" "dragon-bay-2" "dragon-bay-3" "dragon-bay-4"
    "dragon-city-1" "dragon-city-2" "dragon-city-3" "dragon-city-4" "dragon-caves-1" "dragon-caves-2"
    "dragon-caves-3" "dragon-caves-4" "dragon-star-1" "dragon-star-2" "dragon-star-3" "dragon-star-4"
    "dragon-attack" "dragon-shield" "dragon-speed" "dragon-turbo" "dragon-swap" "dragon-left" "dragon-right"
    "emblem-crown" "talent-formation" "talent-substitutes" "talent-high" "talent-leap"
    "talent-strike" "talent-team" "hero-rowan" "hero-amrita" "hero-rosella" "hero-katsuro" "hero-li"
    "hero-mona" "hero-saskia" "hero-torvald" "hero-nerys" "hero-dagan" "hero-kafka" "hero-mingzu"
    "dragon-pawn" "realm-city" "realm-wood" "realm-mountains" "realm-bay" "realm-caves" "realm-star"
    "tile-upper" "tile-lower" "dragon-card" "dragon-card-rim" "dragon-badges" "dragon-track"
    "start-banner" "dragon-dusk"
);

/// The class that sets the tones of a colour.
pub(super) fn tones(colour: Colour) -> String {
    format!("dr-{colour}")
}

/// A symbol of support in its colour.
pub(super) fn support(colour: Colour, class: &str) -> Markup {
    icon(&format!("support-{colour}"), "0 0 32 32", class)
}

/// What a hero supplies, as a symbol.
pub(super) fn hero_support(support: Support) -> Markup {
    icon(&format!("support-{support}"), "0 0 32 32", "dr-symbol")
}

/// The mark of a realm.
pub(super) fn realm_mark(realm: Realm) -> Markup {
    icon(&format!("realm-mark-{realm}"), "0 0 24 24", "icon")
}

/// A dragon as a small picture.
pub(super) fn dragon(dragon: Dragon) -> Drawing {
    static DRAWN: Drawings<{ Dragon::COUNT }> = Drawings::new();
    DRAWN.get(dragon.index(), || draw_dragon(dragon))
}

fn draw_dragon(dragon: Dragon) -> Markup {
    let drawing = format!("#dragon-{}-{}", dragon.realm(), dragon.facts().level);
    html! {
        svg class=(tones(dragon.colour())) viewBox="-14 -22 144 130" aria-hidden="true" {
            use href=(drawing) x="-14" y="-22" width="144" height="130" {}
        }
    }
}

/// Cards as they are printed under each version of the rules.
const PRINTED: usize = Values::VERSIONS * Dragon::COUNT;

/// The number of a card of [`PRINTED`].
fn number(values: &Values, dragon: Dragon) -> usize {
    values.version() * Dragon::COUNT + dragon.index()
}

/// A dragon card with these values, face up. Its words stand beside it.
pub(super) fn card(values: &Values, dragon: Dragon) -> Drawing {
    static DRAWN: Drawings<PRINTED> = Drawings::new();
    DRAWN.get(number(values, dragon), || draw_card(values, dragon))
}

fn draw_card(values: &Values, dragon: Dragon) -> Markup {
    let (colour, realm) = (dragon.colour(), dragon.realm());
    let class = format!("dr-card {}{}", tones(colour), if dragon.is_attack() { " is-attack" } else { "" });
    html! {
        svg class=(class) viewBox="0 0 100 146" aria-hidden="true" {
            use href="#dragon-card" {}
            use class={ "dr-realm-" (realm) } href={ "#realm-" (realm) } x="5.5" y="5.5" width="87" height="89" {}
            use href="#dragon-card-rim" width="100" height="146" {}
            (creature(dragon))
            use href="#dragon-badges" {}
            use href={ "#colour-" (colour) } x="7" y="7" width="16" height="16" {}
            use class="dr-realm-icon" href={ "#realm-mark-" (realm) } x="75.5" y="7.5" width="15" height="15" {}
            @if dragon.is_attack() { use href="#dragon-attack" x="33" y="99" width="32" height="32" {} }
            @else { (foot(values, dragon)) }
        }
    }
}

/// The dragon on its card: the higher its level, the larger.
fn creature(dragon: Dragon) -> Markup {
    let (width, middle, ground) = match dragon.facts().level {
        1 => (98.0, 47.0, 98.0),
        2 => (104.0, 49.0, 100.0),
        3 => (110.0, 50.0, 99.0),
        _ => (116.0_f32, 49.0, 99.0),
    };
    let height = width * 130.0 / 144.0;
    let drawing = format!("#dragon-{}-{}", dragon.realm(), dragon.facts().level);
    html! {
        use href=(drawing) x=(middle - width / 2.0) y={ (format!("{:.1}", ground - height)) } width=(width) height={ (format!("{height:.1}")) } {}
    }
}

/// The symbols that a dragon needs, one after another.
fn each(needs: Needs) -> impl Iterator<Item = Colour> {
    needs.iter().flat_map(|(colour, count)| std::iter::repeat_n(colour, count.into()))
}

/// Speed and needs of a racing dragon, at the foot of its card.
fn foot(values: &Values, dragon: Dragon) -> Markup {
    let (needs, speed) = (values.needs(dragon), values.speed(dragon));
    let places: &[(u8, u8, u8)] = match needs.len() {
        0 | 1 => &[(60, 105, 24)],
        2 => &[(50, 107, 20), (71, 107, 20)],
        3 => &[(51, 98, 19), (71, 98, 19), (61, 117, 19)],
        _ => &[(51, 98, 19), (71, 98, 19), (51, 117, 19), (71, 117, 19)],
    };
    html! {
        use class="dr-speed-icon" href="#dragon-speed" x="7" y="109" width="16" height="16" {}
        text class="dr-speed" x="35" y="129" { (speed) }
        @for (colour, &(x, y, size)) in each(needs).zip(places) {
            use href={ "#support-" (colour) } x=(x) y=(y) width=(size) height=(size) {}
        }
    }
}

/// A card with its name for those who do not see it; `title` shows all that stands on it.
pub(super) fn named_card(sight: &Sight<'_>, dragon: Dragon) -> Drawing {
    static DRAWN: SpokenDrawings<PRINTED> = SpokenDrawings::new();
    DRAWN.get(sight.lang, number(sight.values(), dragon), || {
        let words = sight.card_words(dragon);
        html! { span class="dr-named" title=(words) { (card(sight.values(), dragon)) span class="sr" { (words) } } }
    })
}

/// A card as small as a word: the dragon, its speed and what it needs, in its colour.
pub(super) fn mini(sight: &Sight<'_>, dragon: Dragon, attacked: bool) -> Drawing {
    static DRAWN: SpokenDrawings<{ 2 * PRINTED }> = SpokenDrawings::new();
    DRAWN.get(sight.lang, usize::from(attacked) * PRINTED + number(sight.values(), dragon), || {
        draw_mini(sight, dragon, attacked)
    })
}

fn draw_mini(sight: &Sight<'_>, dragon: Dragon, attacked: bool) -> Markup {
    let class = format!("dr-mini {}{}", tones(dragon.colour()), if attacked { " is-attacked" } else { "" });
    html! {
        span class=(class) title=(sight.card_words(dragon)) {
            (self::dragon(dragon))
            span class="sr" { (card_name(sight.lang, dragon)) " " }
            @if dragon.is_attack() { (line_icon("dragon-attack")) } @else { (sight.values().speed(dragon)) (wants(sight.values(), dragon)) }
        }
    }
}

/// A drafted card as small as a word: the colour that it lends, its realm, and whether it attacks.
pub(super) fn chip(dragon: Dragon) -> Drawing {
    static DRAWN: Drawings<{ Dragon::COUNT }> = Drawings::new();
    DRAWN.get(dragon.index(), || {
        html! {
            i class={ "dr-chip " (tones(dragon.colour())) } aria-hidden="true" {
                (support(dragon.colour(), "")) (realm_mark(dragon.realm()))
                @if dragon.is_attack() { (line_icon("dragon-attack")) }
            }
        }
    })
}

/// What a dragon needs, in one small drawing.
fn wants(values: &Values, dragon: Dragon) -> Markup {
    let needs = values.needs(dragon);
    html! {
        svg class="dr-wants" viewBox={ "0 0 " (32 * needs.len()) " 32" } aria-hidden="true" {
            @for (at, colour) in each(needs).enumerate() { use href={ "#support-" (colour) } x=(32 * at) width="32" height="32" {} }
        }
    }
}

/// A hero's portrait.
pub(super) fn hero(hero: Hero) -> Markup {
    icon(&format!("hero-{hero}"), "0 0 64 64", "dr-hero")
}

/// The picture of the game in the lobby.
pub(super) fn cover() -> Markup {
    PreEscaped(include_str!("../../../assets/svg/dragon-cover.svg").to_owned())
}
