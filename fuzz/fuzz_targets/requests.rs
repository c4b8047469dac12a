//! A line as a request to `stolik engine`: the answer is always an object, never a panic.
#![no_main]
#![allow(dead_code, reason = "the command's files are shared, and only their reader is needed")]

#[path = "../../crates/stolik/src/failure.rs"]
mod failure;
#[path = "../../crates/stolik/src/input.rs"]
mod input;
#[path = "../../crates/stolik/src/objects.rs"]
mod objects;
#[path = "../../crates/stolik/src/protocol.rs"]
mod protocol;

use libfuzzer_sys::fuzz_target;
use serde_json::json;
use stolik_fuzz::{Positions, plant};

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    let kinds = games::KINDS.iter().zip(Positions::all());
    let requests = kinds.flat_map(|(kind, positions)| {
        let game = kind.id();
        let start = json!({"id": 1, "game": game, "seats": 3, "options": {"first_seat": "1"}, "view": 2});
        let states = positions.known.into_iter().step_by(40).map(move |known| {
            let mut moves = known.legal.iter().zip(1..).filter_map(|(legal, seat)| Some((seat, legal.first()?)));
            let entry = moves.next().map(|(seat, text)| format!("{seat} {text}"));
            json!({"id": "x", "game": game, "state": known.game.to_json(), "do": entry.into_iter().collect::<Vec<_>>()})
        });
        [start].into_iter().chain(states)
    });
    let odds =
        json!({"id": 3, "game": "camel-up", "odds": "1:blue,green 3:pink 5:purple,yellow 15:black 16:white"});
    let all: Vec<_> =
        requests.chain([odds, json!({"id": 4})]).map(|seed| seed.to_string().into_bytes()).collect();
    all.into_iter()
}

fuzz_target!(init: plant("requests", seeds()), |data: &[u8]| {
    assert!(protocol::answer(data).is_object());
});
