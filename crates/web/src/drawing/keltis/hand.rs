//! Setting a position up by hand: the spots of the board, and the components in words and drawn.

use super::Sight;
use super::art::{card_mini, path_class, tile};
use crate::game_page::{Handle, Handles};
use crate::words::Lang;
use games::keltis::{Card, Colour, Stone, Tile};
use maud::{Markup, html};
use serde_json::Value;

/// Each stone, with its tile and the markers that can stand there.
pub(super) fn handles(sight: &Sight<'_>) -> Handles {
    let spot = |stone: Stone| {
        let marker = |seat| {
            let kind = sight.board().markers(seat).kind(stone.path);
            let kind = kind.map_or_else(|| "small".to_owned(), |kind| kind.to_string());
            (
                format!("players[{seat}].markers.{}", stone.path),
                Some(Value::from(format!("{kind} {}", stone.step))),
            )
        };
        Handle {
            class: format!("k-spot {} s-{}", path_class(stone.path), stone.step),
            element: None,
            places: std::iter::once((format!("tiles.{stone}"), None))
                .chain(sight.seats().map(marker))
                .collect(),
        }
    };
    Handles { layer: "k-over".to_owned(), spots: Stone::ALL.into_iter().map(spot).collect() }
}

/// A component in words and drawn.
pub(super) fn piece(lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)> {
    let colour = |colour: Colour| lang.t(&format!("keltis-{colour}"));
    if supply == "tiles" {
        let one: Tile = text.parse().ok()?;
        let (name, points) = text.split_once(' ').unwrap_or((text, ""));
        return Some((format!("{} {points}", lang.t(&format!("word-{name}"))), tile(one)));
    }
    match text.parse::<Card>() {
        Ok(card) => {
            let words = format!("{} {}", colour(card.colour()), card.value());
            let art = if supply.is_empty() {
                html! {}
            } else {
                card_mini(card, &words)
            };
            Some((words, art))
        }
        Err(_) => text.parse().ok().map(|one: Colour| (colour(one), html! {})),
    }
}
