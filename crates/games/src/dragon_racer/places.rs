//! What can be set up by hand.

use super::data::{COVERED, TEAM, TURNS, data};
use super::kinds::Side;
use super::piece::{Hero, Tile};
use super::setup::Setup;
use super::state::{DragonRacer, Phase};
use crate::editing::{Editable, Holds, Parts, seat_numbers, written};
use serde_json::Value;

/// Farther than anybody flies.
const FAR: i64 = 999;

impl Editable for DragonRacer {
    const READY: &'static str = "draft";

    fn parts(setup: &Setup, _draft: &Value) -> Parts {
        let mut parts = Parts::default();
        let seats = seat_numbers(setup.seats);
        let slots: Vec<Value> = (1..=TEAM).map(Value::from).collect();
        let cards = data().in_game[setup.seats];
        let attacks = || written(data().attack_order);
        parts.one("phase", written(Phase::ALL));
        parts.number("turn", 0, TURNS as i64);
        parts.pieces("tiles", ["tiles"]);
        parts.maybe("flying", seats.clone());
        parts.maybe("asking", attacks());
        parts.pieces("slots", ["firing"]);
        let attack =
            vec![("card", attacks()), ("by", seats.clone()), ("on", seats.clone()), ("slot", slots.clone())];
        parts.add("attacks", Holds::Made { parts: attack, list: true });
        for seat in 1..=setup.seats {
            let field = |name: &str| format!("players[{seat}].{name}");
            parts.maybe(field("hero"), written(Hero::all()));
            parts.maybe(field("trophy"), seats.clone());
            parts.number(field("distance"), 0, FAR);
            parts.number(field("moved"), 0, FAR);
            parts.pieces("dragons", ["team", "hand", "picks"].map(field));
            let dragons = || written(cards.iter().map(|(dragon, _)| dragon));
            let exchange = vec![("slot", slots.clone()), ("left", dragons()), ("entered", dragons())];
            parts.add(field("exchange"), Holds::Made { parts: exchange, list: false });
        }
        parts.supply("dragons", written(cards.each()));
        let covered = Tile::all().filter(|tile| tile.side() != Side::Corner);
        debug_assert!(covered.clone().count() >= COVERED);
        parts.supply("tiles", written(covered));
        parts.supply("slots", slots);
        parts
    }
}
