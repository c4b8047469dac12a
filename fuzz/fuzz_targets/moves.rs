//! A text as a move or an outcome: what is accepted is just what is listed, and is carried out.
#![no_main]

use engine::Seat;
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use stolik_fuzz::{Positions, plant, split};

static ALL: LazyLock<Vec<Positions>> = LazyLock::new(Positions::all);

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    let words = ALL.iter().zip(0_u8..);
    words.flat_map(|(positions, game)| {
        let place = |nth: usize| u16::try_from(nth % positions.known.len()).unwrap_or_default().to_le_bytes();
        let seed = move |(nth, word): (usize, &String)| [&[game], &place(nth)[..], word.as_bytes()].concat();
        positions.words.iter().enumerate().step_by(3).map(seed)
    })
}

fuzz_target!(init: plant("moves", seeds()), |data: &[u8]| {
    let Some((game, rest)) = split(data) else { return };
    let Some((known, rest)) = ALL[game].choose(rest) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    for (seat, legal) in Seat::all(known.game.seats()).zip(&known.legal) {
        match known.game.check(seat, text) {
            Ok(word) => {
                assert!(legal.contains(&word), "{word} passes and is not listed");
                let mut after = known.game.clone();
                let made = after.act(seat, text, &mut ()).expect("it has passed");
                assert_eq!(made.text, word);
            }
            Err(refusal) => {
                assert!(!legal.contains(text), "{text} is listed and refused: {refusal}");
                let _ = refusal.to_string();
            }
        }
    }
    let mut after = known.game.clone();
    if after.resolve(text, &mut ()).is_err() {
        assert!(after == known.game, "a refusal changes nothing");
        assert!(!known.chances.contains(text), "{text} is possible and refused");
    }
});
