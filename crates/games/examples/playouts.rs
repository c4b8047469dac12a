//! Measures speed on one core: `cargo run --release -p stolik-games --example playouts`.

use engine::random::{self, PlayoutRng};
use engine::{Encoded, Options, Turn};
use games::camel_up::CamelUp;
use games::camel_up::race::{Camel, Crazy, Race, Racer, Scene, Tiles};
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

/// Runs it and gives its count in millions a second.
fn speed(run: impl FnOnce() -> u64) -> f64 {
    let start = Instant::now();
    let count = run();
    count as f64 / start.elapsed().as_secs_f64() / 1e6
}

/// A row of the table: a game at several numbers of seats.
fn row<G: Encoded>(seats: &[usize], games: u64, rng: &mut PlayoutRng) {
    let speeds = seats.iter().map(|&seats| format!("{:.1}", speed(|| playouts::<G>(seats, games, rng))));
    let speeds = speeds.collect::<Vec<_>>().join(" / ");
    let seats = seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / ");
    println!("| {} | {seats} | {speeds} |", G::ID);
}

fn main() {
    let mut rng = random::nth_rng(1, 0);
    println!("| game | seats | million moves a second |\n|---|---|---|");
    row::<CamelUp>(&[3, 4, 8], 20_000, &mut rng);
    row::<CamelUpCards>(&[2, 4, 6], 20_000, &mut rng);
    row::<DragonRacer>(&[2, 4, 8], 10_000, &mut rng);
    row::<Keltis>(&[2, 3, 4], 20_000, &mut rng);
    row::<Sobek>(&[2, 4], 20_000, &mut rng);
    let scene: Scene =
        "1:blue,green 2:pink,yellow 3:purple 14:black 16:white".parse().expect("the text is a scene");
    let rolls = speed(|| race_rolls(scene.race, 50_000_000, &mut rng));
    println!("| rolls of the Camel Up race alone | | {rolls:.1} |");
}
