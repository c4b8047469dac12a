//! JSON as a position: what is read can be written, looked at and played on.
//!
//! The second byte says whether the rest is the JSON itself, or names places of a known position and what to put there.
#![no_main]

use engine::Viewer;
use engine::any::AnyGame;
use engine::random::nth_rng;
use libfuzzer_sys::fuzz_target;
use serde_json::{Value, json};
use std::sync::LazyLock;
use stolik_fuzz::{Positions, plant, split, step};

static ALL: LazyLock<Vec<Positions>> = LazyLock::new(Positions::all);

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    ALL.iter().zip(0_u8..).flat_map(|(positions, game)| {
        let texts = positions.known.iter().step_by(16).map(|known| known.game.to_json().to_string());
        let texts = texts.map(move |text| [&[game, 0], text.as_bytes()].concat());
        texts.chain((0..64).map(move |place| vec![game, 1, place, 0, 4 * place, 7, 9, 3]))
    })
}

/// The places of a value that hold others or end there.
fn places(value: &Value, here: &str, found: &mut Vec<String>) {
    found.push(here.to_owned());
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                places(value, &format!("{here}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (nth, value) in items.iter().enumerate() {
                places(value, &format!("{here}/{nth}"), found);
            }
        }
        _ => {}
    }
}

/// Puts values into places: three bytes each, where and what.
fn edit(mut form: Value, edits: &[u8]) -> Value {
    for edit in edits.chunks_exact(3).take(6) {
        let mut all = Vec::new();
        places(&form, "", &mut all);
        let place = |byte: usize| all[byte % all.len()].clone();
        let at = place(usize::from(edit[0]) | usize::from(edit[2] & 0xE0) << 3);
        let value = match edit[2] & 7 {
            0 => json!(edit[1]),
            1 => json!(-i64::from(edit[1])),
            2 => Value::Null,
            3 => json!([]),
            4 => json!(u64::MAX - u64::from(edit[1])),
            // A value from elsewhere fits more often.
            _ => form.pointer(&place(usize::from(edit[1]))).cloned().unwrap_or_default(),
        };
        if let Some(old) = form.pointer_mut(&at) {
            *old = value;
        }
    }
    form
}

fn play_on(mut game: AnyGame) {
    let written = game.to_json();
    let again = game.kind().read(&written).unwrap_or_else(|bad| panic!("{bad}: {written}"));
    assert!(again == game, "{written}");
    let mut rng = nth_rng(5, 0);
    for _ in 0..12 {
        for viewer in Viewer::all(game.seats()) {
            let view = game.view(viewer);
            let _ = (view.to_json(), view.sample(&mut rng).scores());
        }
        let names = text::Names::of_seats(game.seats());
        let _ = text::position(&game, None, &names);
        if step(&mut game, &mut rng).is_none() {
            break;
        }
    }
    let written = game.to_json();
    game.kind().read(&written).unwrap_or_else(|bad| panic!("after some steps: {bad}: {written}"));
}

fuzz_target!(init: plant("positions", seeds()), |data: &[u8]| {
    let Some((game, rest)) = split(data) else { return };
    let Some((&way, rest)) = rest.split_first() else { return };
    let form = if way % 2 == 0 {
        let Ok(form) = engine::json::parse(rest) else { return };
        form
    } else {
        let Some((known, edits)) = ALL[game].choose(rest) else { return };
        edit(known.game.to_json(), edits)
    };
    match games::KINDS[game].read(&form) {
        Ok(game) => play_on(game),
        Err(bad) => drop(bad.to_string()),
    }
});
