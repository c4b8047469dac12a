//! Setting a position up by hand: the spots of the board, and the components in words and drawn.

use super::art::{camel, card_face, emblem_at, tile};
use super::{Sight, art::colours, camel_name};
use crate::game_page::{Handle, Handles};
use crate::words::Lang;
use games::camel_up::race::{Camel, Racer, Side, Space};
use maud::{Markup, html};

/// The message that names a seat, which is not this game's own.
const SEAT: &str = "seat-number";

/// Each space of the loop, with its camels and its tile.
pub(super) fn handles(_sight: &Sight<'_>) -> Handles {
    let spot = |space: i8| Handle {
        class: format!("spot spot-{space}"),
        element: None,
        places: vec![(format!("camels.{space}"), None), (format!("tiles.{space}"), None)],
    };
    Handles { layer: "spots".to_owned(), spots: (1..=Space::LOOP).map(spot).collect() }
}

/// A component in words and drawn.
pub(super) fn piece(lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)> {
    match supply {
        "camels" => {
            let one: Camel = text.parse().ok()?;
            Some((camel_name(lang, one), camel(one)))
        }
        "tiles" => {
            let (side, seat) = text.split_once('@')?;
            let side: Side = side.parse().ok()?;
            let words = format!(
                "{} · {}",
                lang.t(&format!("camel-up-{side}")),
                lang.tr(SEAT, &[("seat", seat.into())])
            );
            Some((words, html! { span class={ "p" (seat) } { (tile(side)) } }))
        }
        "tickets" => {
            let (colour, value) = text.split_once(' ')?;
            let racer: Racer = colour.parse().ok()?;
            Some((format!("{} {value}", camel_name(lang, racer)), ticket(racer)))
        }
        "finish-cards" => {
            let card: serde_json::Value = serde_json::from_str(text).ok()?;
            let racer: Racer = card["colour"].as_str()?.parse().ok()?;
            let seat = lang.tr(SEAT, &[("seat", card["owner"].as_u64()?.into())]);
            Some((format!("{} · {seat}", camel_name(lang, racer)), card_face(racer)))
        }
        "dice" => {
            let (die, rest) = text.split_once(' ')?;
            // The grey die is told by the camel that it shows.
            let shown = rest.split(' ').next()?.parse().or_else(|_| die.parse::<Camel>());
            let number = text.rsplit(' ').next()?;
            Some(match shown {
                Ok(one) => (format!("{} {number}", camel_name(lang, one)), camel(one)),
                Err(_) => (format!("{} {number}", lang.t(&format!("camel-up-die-{die}"))), html! {}),
            })
        }
        _ => {
            let one: Camel = text.parse().ok()?;
            Some((camel_name(lang, one), html! {}))
        }
    }
}

fn ticket(racer: Racer) -> Markup {
    html! {
        svg class={ "ticket " (colours(racer)) } viewBox="0 0 72 88" {
            use href="#ticket" {}
            circle class="t-cloth" cx="36" cy="25" r="17" {}
            (emblem_at(racer, 24.0, 13.0, 24.0))
        }
    }
}
