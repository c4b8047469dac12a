//! How long exact odds, values of all decisions and long-run chances of Camel Up take.
//!
//! `cargo run --release -p stolik-games --example odds`

use engine::random::nth_rng;
use engine::{Game, Options, Turn};
use games::camel_up::odds::{LegOdds, Workspace, action_values_with, long_run};
use games::camel_up::{Board, CamelUp, Phase};
use std::hint::black_box;
use std::time::Instant;

const POSITIONS: usize = 300;
const RACES: u32 = 2_000;

fn main() {
    println!(
        "| exact odds of Camel Up, {POSITIONS} positions of random games each | median, ms | longest, ms |\n|---|---|---|"
    );
    let mut workspace = Workspace::new();
    for out in 0..4 {
        for (name, tiles) in [("no tiles", 0..=0), ("1 to 3 tiles", 1..=3), ("4 to 8 tiles", 4..=8)] {
            let boards =
                boards(6, |board| board.dice.out().len() == out && tiles.contains(&tile_count(board)));
            let times = times(&boards, |board| {
                black_box(LegOdds::on(&mut workspace, board));
            });
            report(&format!("leg odds, {} dice inside, {name}", 6 - out), &times);
        }
    }
    for (name, out) in [("fresh leg", 0), ("1 die out", 1), ("2 dice out", 2)] {
        let boards = boards(8, |board| board.dice.out().len() == out);
        let times = times(&boards, |board| {
            if let Some(seat) = board.active() {
                black_box(action_values_with(&mut workspace, board, seat));
            }
        });
        report(&format!("values of all decisions, 8 players, {name}"), &times);
    }
    let mut rng = nth_rng(9, 0);
    let boards = boards(4, |_| true);
    let times = times(&boards, |board| {
        black_box(long_run(board.race, board.tiles.tiles(), board.dice.out(), RACES, &mut rng));
    });
    report(&format!("long run, {RACES} races"), &times);
}

fn tile_count(board: &Board) -> usize {
    board.tiles.tiles().iter().count()
}

/// Boards at a player's turn that pass the test, at most one of each game.
fn boards(seats: usize, wanted: impl Fn(&Board) -> bool) -> Vec<Board> {
    let setup = CamelUp::setup(seats, &Options::default()).expect("these options are admitted");
    let mut found = Vec::new();
    for index in 0..100_000 {
        if found.len() == POSITIONS {
            break;
        }
        let mut rng = nth_rng(1, index);
        let mut game = CamelUp::new(setup);
        let mut of_game = Vec::new();
        loop {
            match game.turn() {
                Turn::Act(seats) => {
                    if game.board().phase == Phase::Turn && wanted(game.board()) {
                        of_game.push(*game.board());
                    }
                    let Some(seat) = seats.first() else { break };
                    let action = game.random_action(seat, &mut rng, &mut Vec::new());
                    game.act(seat, action, &mut ());
                }
                Turn::Chance => {
                    let outcome = game.roll(&mut rng, &mut Vec::new());
                    game.resolve(outcome, &mut ());
                }
                Turn::Over => break,
            }
        }
        if !of_game.is_empty() {
            found.push(*engine::random::pick(&mut rng, &of_game));
        }
    }
    found
}

/// Sorted, in milliseconds.
fn times(boards: &[Board], mut work: impl FnMut(&Board)) -> Vec<f64> {
    let time = |board| {
        let begun = Instant::now();
        work(board);
        begun.elapsed().as_secs_f64() * 1e3
    };
    let mut times: Vec<_> = boards.iter().map(time).collect();
    times.sort_by(f64::total_cmp);
    times
}

fn report(name: &str, times: &[f64]) {
    let [median, most] = [times.len() / 2, times.len().saturating_sub(1)].map(|at| times.get(at));
    let (median, most) = (median.copied().unwrap_or_default(), most.copied().unwrap_or_default());
    println!("| {name} | {median:.2} | {most:.1} |");
}
