//! Whether luck is luck and skill is skill: many games between bots, analysed.
//!
//! `cargo run --release -p stolik-bots --example luck -- [GAMES [PLAYOUTS]]`

use bots::AnyBot;
use bots::analysis::{Amount, Analysis, Analyst, Effort, Estimate};
use engine::any::{AnyGame, Kind};
use engine::random::nth_rng;
use engine::record::{Author, Entry};
use engine::{Options, Turn, Viewer};
use std::time::Instant;

/// The seats at a table.
const SEATS: usize = 4;

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|text| text.parse::<u32>().ok());
    let (games, playouts) = (numbers.next().unwrap_or(20), numbers.next());
    println!(
        "| game | at seat 1 | seconds a game, longest | luck of seat 1, % | in points | result, sd % | without luck, sd % | lost by seat 1, % | by the others, % | points | by the others |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for kind in games::KINDS {
        let bots = bots::all(kind.id());
        let effort = playouts.map_or_else(|| Effort::usual(kind.id()), |playouts| Effort { playouts });
        for first in [1, 0] {
            let table: [&AnyBot; SEATS] =
                std::array::from_fn(|seat| &bots[if seat == 0 { first } else { 1 }]);
            series(*kind, &table, effort, u64::from(games));
        }
    }
}

fn series(kind: &dyn Kind, bots: &[&AnyBot; SEATS], effort: Effort, games: u64) {
    let (mut longest, mut found) = (0.0f64, Vec::new());
    for index in 0..games {
        let (start, entries) = played(kind, bots, index);
        let begun = Instant::now();
        let analyst = Analyst::new(&start, &entries, effort).expect("the game is over");
        found.push(analyst.finish());
        longest = longest.max(begun.elapsed().as_secs_f64());
    }
    let first = |of: fn(&Analysis) -> f64| Estimate::of(found.iter().map(of));
    let luck = [first(|one| 100.0 * one.players[0].luck.win), first(|one| one.players[0].luck.points)];
    let spread = |estimate: Estimate| estimate.error * (games as f64).sqrt();
    let result = first(|one| 100.0 * one.players[0].result.win);
    let without = first(|one| 100.0 * one.players[0].without_luck.win);
    let lost = first(|one| 100.0 * one.players[0].lost.win);
    let points = first(|one| one.players[0].lost.points);
    println!(
        "| {} | `{}` | {longest:.1} | {:.1} ± {:.1} | {:.2} ± {:.2} | {:.0} | {:.0} | {:.1} ± {:.1} | {:.1} | {:.1} | {:.1} |",
        kind.id(),
        bots[0].name(),
        luck[0].value,
        luck[0].error,
        luck[1].value,
        luck[1].error,
        spread(result),
        spread(without),
        lost.value,
        lost.error,
        first(|one| 100.0 * others(one).win).value,
        points.value,
        first(|one| others(one).points).value,
    );
}

/// What the other seats lost, each.
fn others(analysis: &Analysis) -> Amount {
    let share = 1.0 / (SEATS - 1) as f64;
    let sum =
        |of: fn(&Amount) -> f64| analysis.players[1..].iter().map(|player| of(&player.lost)).sum::<f64>();
    Amount { win: share * sum(|lost| lost.win), points: share * sum(|lost| lost.points) }
}

/// A whole game: its start and its entries.
fn played(kind: &dyn Kind, bots: &[&AnyBot; SEATS], index: u64) -> (AnyGame, Vec<Entry>) {
    let start = kind.start(SEATS, &Options::default()).expect("four can play every game");
    let (mut dealer, mut rng) = (nth_rng(11, index), nth_rng(12, index));
    let (mut game, mut entries) = (start.clone(), Vec::new());
    loop {
        let entry = match game.turn() {
            Turn::Act(acting) => {
                let seat = acting.first().expect("somebody acts");
                let text = bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &mut rng);
                Entry { author: Author::Seat(seat), text }
            }
            Turn::Chance => Entry { author: Author::Dealer, text: game.roll(&mut dealer) },
            Turn::Over => return (start, entries),
        };
        entry.make(&mut game, &mut ()).expect("the bot keeps to the rules");
        entries.push(entry);
    }
}
