//! Setting a position up by hand: the spots of the board, and the components in words and drawn.

use super::Sight;
use super::art::{card, realm_mark};
use super::board::at_space;
use super::words::{card_name, realm};
use crate::game_page::{Handle, Handles};
use crate::words::Lang;
use engine::Seat;
use games::dragon_racer::data::data;
use games::dragon_racer::{Dragon, Hero, Tile, Values};
use maud::{Markup, html};
use serde_json::Value;

/// Each space of the track, at which a pawn can be in the lap that it is in.
pub(super) fn handles(sight: &Sight<'_>) -> Handles {
    let lap = data().lap;
    let spot = |space: u16| {
        let pawn = |seat: Seat| {
            let distance = sight.board().distance(seat) / lap * lap + space;
            (format!("players[{seat}].distance"), Some(Value::from(distance)))
        };
        Handle {
            class: format!("dr-pawn {}", at_space(space)),
            element: None,
            places: Seat::all(sight.board().seats()).map(pawn).collect(),
        }
    };
    Handles { layer: "dr-pawns".to_owned(), spots: (0..lap).map(spot).collect() }
}

/// A component in words and drawn.
pub(super) fn piece(lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)> {
    match supply {
        "tiles" => {
            let one: Tile = text.parse().ok()?;
            let values = [("realm", realm(lang, one.realm()).into())];
            Some((lang.tr(&format!("dragon-racer-tile-{}", one.colour()), &values), realm_mark(one.realm())))
        }
        "hero" => {
            text.parse().ok().map(|hero: Hero| (lang.t(&format!("dragon-racer-hero-{hero}")), html! {}))
        }
        "dragons" => text
            .parse()
            .ok()
            .map(|one: Dragon| (card_name(lang, one), html! { (card(Values::newest(), one)) })),
        _ => text.parse().ok().map(|one: Dragon| (card_name(lang, one), html! {})),
    }
}
