//! How fast the arena is, how long the odds bot of Camel Up thinks, and how well it plays.
//!
//! `cargo run --release -p bots --example speed`

use bots::{AnyBot, Plan};
use engine::any::AnyGame;
use engine::random::nth_rng;
use engine::{Game, Options, Seat, Turn, Viewer};
use games::camel_up::CamelUp;
use std::time::Instant;

fn main() {
    for seats in [3, 4, 6, 8] {
        series(&vec!["random"; seats], 50_000);
    }
    series(&["random", "random", "odds", "odds"], 500);
    series(&["random", "random", "random", "random", "odds", "odds"], 300);
    series(&["odds"; 4], 300);
    think(4);
    think(8);
}

fn series(names: &[&str], games: u64) {
    let plan = Plan {
        seats: names.len(),
        bots: names.iter().map(ToString::to_string).collect(),
        games,
        seed: 1,
        ..Plan::default()
    };
    match bots::simulate("camel-up", &plan, &|_| ()) {
        Ok(report) => {
            println!(
                "{}: {} games of {:.1} moves in {:.2} s, {:.0} games/s, {:.0} moves/s",
                names.join(" "),
                report.games,
                report.mean_length,
                report.seconds,
                report.games_per_second,
                report.moves_per_second
            );
            for bot in report.bots {
                println!(
                    "    seat {} {:<7} wins {:5.1} ± {:.1} %, mean {:.2} ± {:.2} EP",
                    bot.seat,
                    bot.bot,
                    100.0 * bot.win_share,
                    100.0 * bot.win_share_se,
                    bot.mean_score,
                    bot.mean_score_se
                );
            }
        }
        Err(error) => println!("{error}"),
    }
}

/// Times every choice of odds bots in some games.
fn think(seats: usize) {
    let setup = CamelUp::setup(seats, &Options::default()).expect("these options are admitted");
    let bot = AnyBot::new::<CamelUp>(Box::new(bots::camel_up::Odds));
    let mut times = Vec::new();
    for index in 0..20 {
        let mut rng = nth_rng(2, index);
        let mut game = AnyGame::new(CamelUp::new(setup));
        loop {
            let step = match game.turn() {
                Turn::Act(acting) => {
                    let seat: Seat = acting.first().expect("somebody acts");
                    let view = game.view(Viewer::Seat(seat));
                    let begun = Instant::now();
                    let text = bot.choose(&view, &mut rng);
                    times.push(begun.elapsed().as_secs_f64() * 1e3);
                    game.act(seat, &text)
                }
                Turn::Chance => {
                    let text = game.roll(&mut rng);
                    game.resolve(&text)
                }
                Turn::Over => break,
            };
            step.expect("the bot keeps to the rules");
        }
    }
    times.sort_by(f64::total_cmp);
    let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{seats} seats: the odds bot thinks {median:.3} ms (median), {most:.3} ms at most");
}
