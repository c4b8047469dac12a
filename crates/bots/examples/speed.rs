//! How long the best bot of each game thinks, and how often it wins against three that move at random.
//!
//! `cargo run --release -p stolik-bots --example speed`

use bots::{AnyBot, Plan};
use engine::any::{AnyGame, Kind};
use engine::random::nth_rng;
use engine::{Options, Turn, Viewer};
use std::time::Instant;

/// The seats at a table.
const SEATS: usize = 4;
/// How many games are won or lost; one seat in four would win a quarter of them by chance.
const GAMES: u64 = 400;
/// In how many games of four such bots every choice is timed.
const TIMED: u64 = 20;

fn main() {
    println!(
        "| game | bot | one move: median, ms | longest, ms | wins against three random |\n|---|---|---|---|---|"
    );
    for kind in games::KINDS {
        let bot = bots::all(kind.id()).pop().expect("each game has a bot");
        let times = think(*kind, &bot);
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        let (share, error) = wins(kind.id(), bot.name());
        println!(
            "| {} | `{}` | {median:.3} | {most:.1} | {share:.1} ± {error:.1} % |",
            kind.id(),
            bot.name()
        );
    }
}

/// The percentage of games that the bot wins, with its standard error.
fn wins(game: &str, bot: &str) -> (f64, f64) {
    let names = ["random", "random", "random", bot].map(str::to_owned).to_vec();
    let plan = Plan { seats: SEATS, bots: names, games: GAMES, seed: 1, ..Plan::default() };
    let report = bots::simulate(game, &plan, &|_| ()).expect("the plan is for this game");
    let last = report.bots.last().expect("every seat is reported");
    (100.0 * last.win_share, 100.0 * last.win_share_se)
}

/// The times of all choices in some games, in milliseconds, the shortest first.
fn think(kind: &dyn Kind, bot: &AnyBot) -> Vec<f64> {
    let start: AnyGame = kind.start(SEATS, &Options::default()).expect("four can play every game");
    let mut times = Vec::new();
    for index in 0..TIMED {
        let (mut rng, mut game) = (nth_rng(2, index), start.clone());
        loop {
            let step = match game.turn() {
                Turn::Act(acting) => {
                    let seat = acting.first().expect("somebody acts");
                    let view = game.view(Viewer::Seat(seat));
                    let begun = Instant::now();
                    let text = bot.choose(&view, &mut rng);
                    times.push(begun.elapsed().as_secs_f64() * 1e3);
                    game.act(seat, &text, &mut ()).map(|_| ())
                }
                Turn::Chance => {
                    let text = game.roll(&mut rng);
                    game.resolve(&text, &mut ())
                }
                Turn::Over => break,
            };
            step.expect("the bot keeps to the rules");
        }
    }
    times.sort_by(f64::total_cmp);
    times
}
