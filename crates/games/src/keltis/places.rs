//! What can be set up by hand.

use super::cards::{Cards, Colour};
use super::data::data;
use super::paths::{Kind, LAST_STEP, Stone, Tile};
use super::setup::Setup;
use super::state::{Keltis, Phase, Played};
use crate::editing::{Editable, Holds, Parts, seat_numbers, texts, written};
use serde_json::{Value, json};
use std::iter::repeat_n;

impl Editable for Keltis {
    const READY: &'static str = "card";

    fn parts(setup: &Setup, draft: &Value) -> Parts {
        let mut parts = Parts::default();
        let numbers = seat_numbers(setup.seats);
        parts.one("phase", written(Phase::ALL));
        parts.maybe("first", numbers.clone());
        parts.maybe("turn", numbers);
        let played = Cards::DECK.distinct().flat_map(|card| [Played::Laid(card), Played::Discarded(card)]);
        parts.maybe("played", texts(played));
        parts.maybe("clover", written(Colour::ALL));
        parts.number("idle", 0, 99);
        for stone in Stone::ALL.into_iter().filter(|stone| setup.layout().is_dark(*stone)) {
            parts.piece("tiles", format!("tiles.{stone}"));
        }
        for colour in Colour::ALL {
            column(&mut parts, format!("discards.{colour}"), colour);
        }
        let markers = |kind: Kind| (1..=LAST_STEP).map(move |step| format!("{kind} {step}"));
        for seat in 1..=setup.seats {
            let field = |name: &str| format!("players[{seat}].{name}");
            for colour in Colour::ALL {
                parts.maybe(
                    field(&format!("markers.{colour}")),
                    texts(Kind::ALL.into_iter().flat_map(markers)),
                );
            }
            for colour in Colour::ALL {
                column(&mut parts, field(&format!("columns.{colour}")), colour);
            }
            parts.pieces("cards", [field("hand")]);
            parts.pieces("known", [field("known")]);
            parts.number(field("wishes"), 0, data().tiles[Tile::Wish.index()] as i64);
            if draft["phase"] == json!(Phase::Over) {
                parts.number(field("points"), 0, 99);
            }
        }
        parts.supply("cards", written(Cards::DECK.each()));
        parts.supply("known", written(Cards::DECK.each()));
        parts.supply(
            "tiles",
            written(Tile::ALL.into_iter().flat_map(|tile| repeat_n(tile, data().tiles[tile.index()]))),
        );
        parts
    }

    /// Points are those of the number tiles that the markers have passed.
    fn tidy(draft: &mut Value) {
        if draft["phase"] == json!(Phase::Over) {
            return;
        }
        for player in draft["players"].as_array_mut().into_iter().flatten() {
            player.as_object_mut().map(|player| player.remove("points"));
        }
    }
}

/// Cards of one colour, written as their values.
fn column(parts: &mut Parts, path: String, colour: Colour) {
    parts.add(path, Holds::Pieces { supply: "cards", single: false, said: format!("{colour} ") });
}
