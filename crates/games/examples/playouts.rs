//! Measures speed on one core: `cargo run --release -p games --example playouts`.

use engine::random::{self, PlayoutRng};
use engine::{Encoded, Options, Turn};
use games::camel_race::{Camel, Crazy, Race, Racer, Scene, Tiles};
use games::camel_up::CamelUp;
use games::camel_up_cards::CamelUpCards;
use games::dragon_racer::DragonRacer;
use games::keltis::Keltis;
use games::sobek::Sobek;
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

/// Whole games of uniformly random decisions; returns the number of decisions and outcomes.
fn playouts<G: Encoded>(seats: usize, games: u64, rng: &mut PlayoutRng) -> u64 {
    let setup = G::setup(seats, &Options::default()).expect("the defaults are admitted");
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    let mut entries = 0;
    let mut checksum = 0;
    for _ in 0..games {
        let mut game = G::new(setup);
        loop {
            match game.turn() {
                Turn::Act(seats) => {
                    let seat = seats.first().expect("somebody acts");
                    let action = game.random_action(seat, rng, &mut actions);
                    game.act(seat, action, &mut ());
                }
                Turn::Chance => {
                    let outcome = game.roll(rng, &mut outcomes);
                    game.resolve(outcome, &mut ());
                }
                Turn::Over => break,
            }
            entries += 1;
        }
        checksum += i64::from(game.scores().points()[0]);
    }
    black_box(checksum);
    entries
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
    measure("playouts of Camel Up, 4 seats, decisions and outcomes", || {
        playouts::<CamelUp>(4, 20_000, &mut rng)
    });
    for seats in [2, 4, 6] {
        measure(&format!("playouts of Camel Up Cards, {seats} seats, decisions and outcomes"), || {
            playouts::<CamelUpCards>(seats, 20_000, &mut rng)
        });
    }
    for seats in [2, 4] {
        measure(&format!("playouts of Sobek, {seats} seats, decisions and outcomes"), || {
            playouts::<Sobek>(seats, 20_000, &mut rng)
        });
    }
    for seats in [2, 4, 8] {
        measure(&format!("playouts of Dragon Racer, {seats} seats, decisions and outcomes"), || {
            playouts::<DragonRacer>(seats, 10_000, &mut rng)
        });
    }
    for seats in [2, 3, 4] {
        measure(&format!("playouts of Keltis, {seats} seats, decisions and outcomes"), || {
            playouts::<Keltis>(seats, 20_000, &mut rng)
        });
    }
    measure("race rolls", || race_rolls(scene.race, 50_000_000, &mut rng));
}
