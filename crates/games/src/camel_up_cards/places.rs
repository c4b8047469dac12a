//! What can be set up by hand.

use super::bets::BetKind;
use super::camel::Camel;
use super::cards::Cards;
use super::cell::{Cell, Figure};
use super::data::data;
use super::setup::Setup;
use super::state::{CamelUpCards, Phase};
use crate::editing::{Editable, Parts, keys, seat_numbers, texts, written};
use serde_json::{Value, json};

/// More money than a game brings.
const MUCH: i64 = 999;

impl Editable for CamelUpCards {
    const READY: &'static str = "turn";

    fn parts(setup: &Setup, draft: &Value) -> Parts {
        let mut parts = Parts::default();
        let (seats, numbers) = (setup.seats, seat_numbers(setup.seats));
        let last = draft["last_space"].as_u64().unwrap_or_default().min(data().max_space.into()) as u8;
        parts.one("phase", written(Phase::ALL));
        parts.number("leg", 0, 99);
        if draft["phase"] == json!(Phase::Over) {
            parts.maybe("first", numbers.clone());
        }
        parts.maybe("turn", numbers);
        parts.number("last_space", setup.leg_setup.spaces.into(), data().max_space.into());
        let cells = cells(draft, last);
        let mut spaces = vec!["start".to_owned()];
        spaces.extend(cells.iter().cloned());
        spaces.push("finish".to_owned());
        let others: Vec<String> =
            keys(draft, "camels").into_iter().filter(|key| !spaces.contains(key)).collect();
        parts.pieces("camels", spaces.iter().chain(&others).map(|space| format!("camels.{space}")));
        let held = |cell: &String| (1..=seats).map(move |seat| format!("{cell}@{seat}")).collect::<Vec<_>>();
        for figure in Figure::ALL {
            parts.maybe(format!("figures.{figure}"), texts(cells.iter().flat_map(held)));
        }
        parts.pieces("storms", ["storms"]);
        parts.pieces("cards", ["revealed"]);
        for seat in 1..=seats {
            let field = |name: &str| format!("players[{seat}].{name}");
            parts.number(field("money"), data().floor.into(), MUCH);
            parts.pieces("bets", [field("bets")]);
            parts.pieces("cards", ["hand", "discards", "deck"].map(field));
            for name in ["kept", "show", "shown", "played"] {
                parts.piece("cards", field(name));
            }
        }
        parts.supply("camels", written(Camel::ALL));
        parts.supply("cards", written(Cards::all().iter()));
        parts.supply("bets", bets());
        parts.supply("storms", texts((1..=last / 2).map(storm)));
        parts
    }

    /// Money tells who starts a leg.
    fn tidy(draft: &mut Value) {
        if draft["phase"] != json!(Phase::Over) {
            draft.as_object_mut().map(|draft| draft.remove("first"));
        }
    }
}

fn storm(card: u8) -> Cell {
    Cell::new(2 * card - 1, true)
}

/// The cells of the track, as camels name them.
fn cells(draft: &Value, last: u8) -> Vec<String> {
    let mut cells = Vec::new();
    for card in 1..=last.div_ceil(2) {
        let covered = storm(card).to_string();
        if draft["storms"].as_array().is_some_and(|storms| storms.contains(&covered.clone().into())) {
            cells.push(covered);
        } else {
            let spaces = [2 * card - 1, 2 * card].into_iter().filter(|space| *space <= last);
            cells.extend(spaces.map(|space| space.to_string()));
        }
    }
    cells
}

fn bets() -> Vec<Value> {
    let leg = |camel: Camel| data().leg_values.map(|value| format!("{} {camel} {value}", BetKind::Leg));
    let others = BetKind::ALL.into_iter().filter(|kind| *kind != BetKind::Leg);
    let other = |kind: BetKind| Camel::ALL.map(|camel| format!("{kind} {camel}"));
    texts(Camel::ALL.into_iter().flat_map(leg).chain(others.flat_map(other)))
}
