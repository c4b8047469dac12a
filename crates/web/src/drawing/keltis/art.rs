//! Drawings that several parts of the page use.

use crate::drawing::pieces::{icon, line_icon, shape, symbols};
use engine::Seat;
use games::keltis::{Card, Colour, Direction, Kind, Tile};
use maud::{Markup, PreEscaped, html};

/// The symbols of the game.
pub(super) const SPRITE: &str = symbols!(
    "keltis-blue" "keltis-brown" "keltis-green" "keltis-pink" "keltis-yellow" "keltis-stone-1"
    "keltis-stone-2" "keltis-stone-3" "keltis-start" "keltis-clover" "keltis-wish" "keltis-number"
    "keltis-marker" "keltis-torc" "keltis-back" "keltis-ground" "keltis-menhir" "keltis-hand" "keltis-up"
    "keltis-down" "keltis-open"
);

/// The class that sets a path's colours and its place across the board.
pub(super) fn path_class(colour: Colour) -> String {
    format!("c-{colour}")
}

/// The emblem of a path: colour is never the only sign.
pub(super) fn emblem(colour: Colour) -> Markup {
    icon(&format!("keltis-{colour}"), "0 0 24 24", &format!("k-emblem c-{colour}"))
}

/// A card with its face up.
pub(super) fn card_face(card: Card) -> Markup {
    html! {
        span class={ "k-card " (path_class(card.colour())) } aria-hidden="true" {
            b class=[(card.value() > 9).then_some("is-ten")] { (card.value()) }
            svg viewBox="0 0 24 24" { use href={ "#keltis-" (card.colour()) } {} }
        }
    }
}

/// What a card of the viewer's hand is called when it flies from there.
pub(super) fn offer(card: Card) -> String {
    format!("k-held-{}", card.index())
}

/// A card as small as a word.
pub(super) fn card_mini(card: Card, words: &str) -> Markup {
    html! {
        span class={ "k-mini " (path_class(card.colour())) } title=(words) {
            svg viewBox="0 0 24 24" aria-hidden="true" { use href={ "#keltis-" (card.colour()) } {} }
            span class="sr" { (words) }
            span aria-hidden="true" { (card.value()) }
        }
    }
}

/// The back of a card.
pub(super) fn card_back() -> Markup {
    icon("keltis-back", "0 0 60 85", "k-back-card")
}

/// A marker with the shape of its owner; the large one fills its torc.
pub(super) fn marker(seat: Seat, kind: Kind) -> Markup {
    let (around, torc) = match kind {
        Kind::Small => ("-4 -4 56 56", html! {}),
        Kind::Large => {
            ("-3.5 -3.5 55 55", html! { use href="#keltis-torc" x="-3.5" y="-3.5" width="55" height="55" {} })
        }
    };
    html! {
        svg class={ "k-pebble p" (seat) } viewBox=(around) aria-hidden="true" {
            (torc)
            use href="#keltis-marker" x="0" y="0" width="48" height="48" {}
            use class="k-m-shape" href={ "#" (shape(seat)) } x="14.5" y="14.5" width="19" height="19" {}
        }
    }
}

/// A tile.
pub(super) fn tile(tile: Tile) -> Markup {
    let symbol = match tile {
        Tile::Wish => "wish",
        Tile::Clover => "clover",
        Tile::One | Tile::Two | Tile::Three => "number",
    };
    html! {
        svg class={ "k-tile is-" (symbol) } viewBox="0 0 48 48" aria-hidden="true" {
            use href={ "#keltis-" (symbol) } {}
            @if tile.points() > 0 { text x="24" y="33" { (tile.points()) } }
        }
    }
}

/// The message that says what a tile brings.
pub(super) fn tile_key(tile: Tile) -> &'static str {
    match tile {
        Tile::Wish => "tile-wish",
        Tile::Clover => "tile-clover",
        Tile::One => "tile-one",
        Tile::Two => "tile-two",
        Tile::Three => "tile-three",
    }
}

/// The arrow of a column.
pub(super) fn arrow(direction: Direction) -> Markup {
    line_icon(match direction {
        Direction::Up => "keltis-up",
        Direction::Down => "keltis-down",
        Direction::Open => "keltis-open",
    })
}

/// The picture of the game in the lobby, in colours of its own.
pub(super) fn cover() -> Markup {
    PreEscaped(include_str!("../../../assets/svg/keltis-cover.svg").to_owned())
}
