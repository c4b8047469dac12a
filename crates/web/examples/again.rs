//! How long a step of a long game takes to be seen again, and a picture of a board.
//!
//! `cargo run --release -p web --example again`

#[path = "../tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;

use engine::any::AnyGame;
use engine::random::{below, nth_rng};
use engine::record::{Author, Entry, Record};
use engine::{Options, Seat, Turn};
use server::{Client, Server};
use std::fmt::Write;
use std::time::{Duration, Instant};

/// How many steps are asked for, one by one, anywhere in a game.
const STEPS: u32 = 200;
/// How many pictures are made.
const PICTURES: u32 = 20;

fn main() {
    let server = Server::start();
    let client = server.stranger();
    println!(
        "| game | steps | first look | a step, median | slowest | picture, median | slowest |\n|---|---|---|---|---|---|---|"
    );
    for kind in games::KINDS {
        measure(&client, kind.id(), *kind.seats().end());
    }
}

/// A random game to its end.
fn record(game: &str, seats: usize) -> Record {
    let mut record = Record::default();
    record.set("Game", game);
    record.set("Seats", seats.to_string());
    Seat::all(seats).for_each(|seat| record.set(&format!("Seat{seat}"), format!("Player {seat}")));
    let kind = games::kind(game).expect("a game of the house");
    let mut position: AnyGame = kind.start(seats, &Options::default()).expect("it can begin");
    let mut rng = nth_rng(1, 1);
    loop {
        let entry = match position.turn() {
            Turn::Over => return record,
            Turn::Chance => Entry { author: Author::Dealer, text: position.roll(&mut rng) },
            Turn::Act(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                let legal = position.legal(seat);
                let text = legal[below(&mut rng, legal.len() as u32) as usize].clone();
                Entry { author: Author::Seat(seat), text }
            }
        };
        entry.make(&mut position, &mut ()).expect("it is legal");
        record.push(entry);
    }
}

fn measure(client: &Client, game: &str, seats: usize) {
    let mut body = "record=".to_owned();
    record(game, seats)
        .to_string()
        .bytes()
        .for_each(|byte| write!(body, "%{byte:02X}").expect("a text grows"));
    let replay = client.form("/replay/keep", &body).header("location").to_owned();
    let begun = Instant::now();
    let page = client.get(&format!("{replay}?view=open")).text;
    let first = begun.elapsed();
    let last =
        page.split_once("data-last=\"").and_then(|(_, rest)| rest.split_once('"')).expect("a slider").0;
    let last: u32 = last.parse().expect("a number");
    let mut rng = nth_rng(2, 2);
    let mut step = || below(&mut rng, last + 1);
    let [middle, slowest] = times(STEPS, || {
        let step = step();
        assert_eq!(client.get(&format!("{replay}/frames?view=open&from={step}&to={step}")).status, 200);
    });
    let table = replay.trim_end_matches("/replay");
    let mut nth = 0;
    let [picture, slowest_picture] = times(PICTURES, || {
        nth += last / PICTURES;
        assert!(client.body_of(&format!("{table}/picture.png?view=open&step={nth}")).starts_with(b"\x89PNG"));
    });
    let ms = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
    let cells = [first, middle, slowest, picture, slowest_picture].map(ms).join(" | ");
    println!("| {game}, {seats} seats | {last} | {cells} |");
}

/// The middle and the longest time of something done so often.
fn times(count: u32, mut act: impl FnMut()) -> [Duration; 2] {
    let mut times: Vec<Duration> = (0..count)
        .map(|_| {
            let begun = Instant::now();
            act();
            begun.elapsed()
        })
        .collect();
    times.sort();
    [times[times.len() / 2], times[times.len() - 1]]
}
