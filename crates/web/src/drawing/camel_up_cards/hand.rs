//! Setting a position up by hand: the spots of the board, and the components in words and drawn.

use super::art::{bet_card, camel, race_card};
use super::{Sight, cell_name};
use crate::game_page::{Handle, Handles};
use crate::words::Lang;
use games::camel_up_cards::{BetCard, Camel, Cell, Figure, RaceCard};
use maud::{Markup, html};
use serde_json::Value;

/// Each cell of the track, Start and Finish, with camels and figures.
pub(super) fn handles(sight: &Sight<'_>) -> Handles {
    let board = sight.board();
    let figures = |cell: Cell| {
        let holder = |figure| board.figure(figure).map_or(1, |placed| placed.holder.number());
        Figure::ALL.map(|figure| {
            (format!("figures.{figure}"), Some(Value::from(format!("{cell}@{}", holder(figure)))))
        })
    };
    let spot = |nth: usize, place: &str, figures: Vec<(String, Option<Value>)>| Handle {
        class: format!("spot n-{nth}"),
        element: None,
        places: std::iter::once((format!("camels.{place}"), None)).chain(figures).collect(),
    };
    let cells =
        board.cells().map(|cell| spot(sight.nth(cell.first()), &cell.to_string(), figures(cell).into()));
    let mut spots = vec![spot(0, "start", Vec::new())];
    spots.extend(cells);
    let last = spots.len();
    spots.push(spot(last, "finish", Vec::new()));
    Handles { layer: format!("spots cells-{}", last + 1), spots }
}

/// A component in words and drawn.
pub(super) fn piece(lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)> {
    let name = |camel: Camel| lang.t(&format!("camel-up-cards-{camel}"));
    match supply {
        "camels" => {
            let one: Camel = text.parse().ok()?;
            Some((name(one), camel(one)))
        }
        "bets" => {
            let BetCard { kind, camel, value } = text.parse().ok()?;
            let value_words = value.map_or_else(String::new, |value| format!(" {value}"));
            Some((
                format!("{} {}{value_words}", lang.t(&format!("word-{kind}")), name(camel)),
                bet_card(kind, camel, value),
            ))
        }
        "storms" => text.parse().ok().map(|cell| (cell_name(cell), html! {})),
        _ => match text.parse::<RaceCard>() {
            Ok(card) => Some((format!("{} {}", name(card.camel()), card.value()), race_card(card))),
            Err(_) => text.parse().ok().map(|one: Camel| (name(one), html! {})),
        },
    }
}
