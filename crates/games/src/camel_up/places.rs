//! What can be set up by hand.

use super::data::data;
use super::pieces::{ShownDie, Ticket};
use super::setup::Setup;
use super::state::{CamelUp, Phase};
use crate::camel_up::race::{Camel, Crazy, Die, Racer, Side, Space};
use crate::editing::{Editable, Parts, keys, seat_numbers, texts, written};
use serde_json::{Value, json};

/// More money than a game brings.
const MUCH: i64 = 999;

impl Editable for CamelUp {
    const READY: &'static str = "turn";

    fn parts(setup: &Setup, draft: &Value) -> Parts {
        let mut parts = Parts::default();
        let (seats, numbers) = (setup.seats, seat_numbers(setup.seats));
        parts.one("phase", written(Phase::ALL));
        parts.number("leg", 0, 99);
        parts.maybe("first", numbers.clone());
        parts.maybe("turn", numbers.clone());
        let mut spaces: Vec<String> = (1..=Space::LOOP).map(|space| space.to_string()).collect();
        if draft["phase"] == json!(Phase::Over) {
            spaces.extend([0, -1, -2, 17, 18, 19].map(|space: i8| space.to_string()));
        }
        let others: Vec<String> =
            keys(draft, "camels").into_iter().filter(|key| !spaces.contains(key)).collect();
        parts.pieces("camels", spaces.iter().chain(&others).map(|space| format!("camels.{space}")));
        for space in 2..=Space::LOOP {
            parts.piece("tiles", format!("tiles.{space}"));
        }
        parts.pieces("dice", ["dice"]);
        parts.pieces("finish-cards", ["winner_deck", "loser_deck"]);
        for seat in 1..=seats {
            let field = |name: &str| format!("players[{seat}].{name}");
            parts.number(field("money"), 0, MUCH);
            parts.pieces("tickets", [field("tickets")]);
            parts.number(field("pyramid_tickets"), 0, data().pyramid_tickets.into());
            if setup.has_partnerships() {
                parts.maybe(field("partner"), numbers.clone());
            }
        }
        parts.supply("camels", written(Camel::ALL));
        parts.supply("dice", dice(draft["phase"] == json!(Phase::Turn)));
        let tiles = (1..=seats).flat_map(|seat| Side::ALL.map(|side| format!("{side}@{seat}")));
        parts.supply("tiles", texts(tiles));
        let ticket = |colour| data().ticket_values.map(|value| Ticket { colour, value });
        parts.supply(
            "tickets",
            texts(
                Racer::ALL
                    .into_iter()
                    .flat_map(ticket)
                    .map(|Ticket { colour, value }| format!("{colour} {value}")),
            ),
        );
        let card = |owner| Racer::ALL.map(|colour| json!({ "owner": owner, "colour": colour }));
        parts.supply("finish-cards", (1..=seats).flat_map(card));
        parts
    }

    /// The finish cards in hand are those that are in no deck.
    fn tidy(draft: &mut Value) {
        for player in draft["players"].as_array_mut().into_iter().flatten() {
            player.as_object_mut().map(|player| player.remove("hand"));
        }
    }
}

/// The dice as they can lie there.
fn dice(race: bool) -> Vec<Value> {
    let faces = 1..=3;
    let shown = |die: Die| -> Vec<ShownDie> {
        let crazies: Vec<Option<Crazy>> =
            if die == Die::Grey && race { Crazy::ALL.map(Some).into() } else { vec![None] };
        let faces = faces.clone();
        let with = |crazy| faces.clone().map(move |number| ShownDie { die, number, crazy });
        crazies.into_iter().flat_map(with).collect()
    };
    texts(Die::ALL.into_iter().flat_map(shown))
}
