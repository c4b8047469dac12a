//! Measures speed on one core: `cargo run --release -p games --example playouts`.

use engine::random::{self, PlayoutRng};
use games::camel_race::{Camel, Crazy, Race, Racer, Scene, Tiles};
use std::hint::black_box;
use std::time::Instant;

/// Whole races of random rolls without tiles; returns the number of rolls.
fn race_rolls(start: Race, rolls: u64, rng: &mut PlayoutRng) -> u64 {
    let mut race = start;
    let mut checksum = 0u64;
    for _ in 0..rolls {
        let ticket = random::below(rng, 36);
        let number = (ticket % 3 + 1) as u8;
        let mover = match ticket / 6 {
            5 => race.crazy_mover(Crazy::ALL[(ticket / 3 % 2) as usize]).0.camel(),
            die => Camel::ALL[die as usize],
        };
        let plan = race.plan(mover, number, Tiles::NONE);
        race = race.moved(&plan);
        if plan.crosses() {
            let [winner, ..]: [Racer; 5] = race.ranking();
            checksum += winner as u64;
            race = start;
        }
    }
    black_box(checksum);
    rolls
}

fn measure(name: &str, run: impl FnOnce() -> u64) {
    let start = Instant::now();
    let count = run();
    let seconds = start.elapsed().as_secs_f64();
    println!("{name}: {:.1} million a second", count as f64 / seconds / 1e6);
}

fn main() {
    let mut rng = random::nth_rng(1, 0);
    let scene: Scene =
        "1:blue,green 2:pink,yellow 3:purple 14:black 16:white".parse().expect("the text is a scene");
    measure("race rolls", || race_rolls(scene.race, 50_000_000, &mut rng));
}
