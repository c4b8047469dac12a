//! What can be set up by hand.

use super::card::{Back, Card, Family};
use super::data::{PLACES, data};
use super::setup::Setup;
use super::state::{Phase, Sobek};
use super::token::Token;
use crate::editing::{Editable, Holds, Parts, seat_numbers, written};
use serde_json::Value;
use std::iter::repeat_n;

impl Editable for Sobek {
    const READY: &'static str = "turn";

    fn parts(setup: &Setup, _draft: &Value) -> Parts {
        let mut parts = Parts::default();
        let numbers = seat_numbers(setup.seats);
        parts.one("phase", written(Phase::ALL));
        parts.number("round", 1, data().rounds.into());
        parts.maybe("first", numbers.clone());
        parts.maybe("turn", numbers.clone());
        parts.add("again", Holds::Flag);
        for place in 1..=PLACES {
            parts.piece("cards", format!("quay[{place}]"));
        }
        parts.pieces("cards", ["discard"]);
        parts.number("event_stack", 0, data().events_per_round.into());
        parts.pieces("tokens", ["stack", "used_events"]);
        parts.pieces("seats", ["looked_at_events"]);
        for seat in 1..=setup.seats {
            player(&mut parts, seat);
        }
        focus(&mut parts, numbers.clone());
        if setup.memory {
            memory(&mut parts, setup.seats);
        }
        let characters = repeat_n(Value::from("character"), PLACES);
        parts.supply("cards", written(data().cards.each()).into_iter().chain(characters));
        parts.supply("remembered", written(data().cards.each()));
        parts.supply("tokens", written(data().tokens.each()));
        parts.supply("seats", numbers);
        parts
    }

    /// The cards of the deck are those that stand nowhere else.
    fn tidy(draft: &mut Value) {
        draft.as_object_mut().map(|draft| draft.remove("deck"));
    }
}

fn player(parts: &mut Parts, seat: usize) {
    let field = |name: &str| format!("players[{seat}].{name}");
    parts.number(field("score"), 0, 999);
    parts.pieces("cards", ["hand", "pile"].map(field));
    for set in ["sets", "horizontal"] {
        parts.pieces("cards", Family::ALL.map(|family| field(&format!("{set}.{family}"))));
    }
    for family in data().prosperity_families {
        parts.number(field(&format!("prosperity.{family}")), 0, data().tokens.of(Token::Prosperity).into());
    }
    parts.number(field("curses"), 0, data().tokens.of(Token::Curse).into());
    parts.number(field("deceit_points"), 0, 63);
}

/// What is remembered within an action.
fn focus(parts: &mut Parts, seats: Vec<Value>) {
    parts.maybe("focus.family", written(Family::ALL));
    parts.number("focus.added", 0, 63);
    parts.maybe("focus.last", written(Card::all()));
    parts.add("focus.extension", Holds::Flag);
    parts.number("focus.place", 0, PLACES as i64);
    parts.maybe("focus.seat", seats);
    parts.maybe("focus.back", written(Back::ALL));
    parts.maybe("focus.token", written(Token::ALL));
    parts.number("focus.left", 0, 63);
    parts.pieces("cards", ["dropping"]);
}

/// Who remembers what of whose hand and pile.
fn memory(parts: &mut Parts, seats: usize) {
    let viewers = std::iter::once("public".to_owned()).chain((1..=seats).map(|seat| seat.to_string()));
    for viewer in viewers {
        for owner in (1..=seats).filter(|owner| owner.to_string() != viewer) {
            parts
                .pieces("remembered", ["hand", "pile"].map(|zone| format!("memory.{viewer}.{owner}.{zone}")));
        }
    }
}
