//! A line as a position whose odds are asked for.
#![no_main]

use libfuzzer_sys::fuzz_target;
use stolik_fuzz::{plant, quoted, split};

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    let lines = ["crates/stolik", "crates/text", "crates/games/tests"];
    let lines = lines.into_iter().flat_map(|folder| quoted(folder, &["1:", "3:", "16:", "deck:", "out:"]));
    lines.flat_map(|line| [0, 1].map(|game| [&[game], &line[..]].concat()))
}

fuzz_target!(init: plant("odds", seeds()), |data: &[u8]| {
    let Some((game, rest)) = split(data) else { return };
    let Ok(line) = std::str::from_utf8(rest) else { return };
    let _ = text::of(games::KINDS[game].id()).odds(line);
});
