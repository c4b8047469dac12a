//! How much luck leaves: bots that are given what no bot at a table has, among three of the quick bots.
//!
//! `cargo run --release -p stolik-bots --example ceiling -- [DEALS [BOT...]]`: the strong bot of Camel Up Cards as it
//! is, with more futures, and as a seer that is shown the race deck of each leg. A bot is written `strong@800` or
//! `seer@800`. Each deal is played four times, with the bot on each seat.

use bots::Bot;
use bots::camel_up_cards::{Odds, Sharp};
use engine::random::{PlayoutRng, nth_rng};
use engine::{Game, Options, Seat, Turn, View, Viewer};
use games::camel_up_cards::odds::shuffled;
use games::camel_up_cards::{CamelUpCards, Pile};

const SEATS: usize = 4;

fn main() {
    let mut words = std::env::args().skip(1);
    let deals = words.next().and_then(|text| text.parse().ok()).unwrap_or(100);
    let named: Vec<String> = words.collect();
    let usual = || ["seer@1000", "strong@1000", "strong@100000"].map(str::to_owned).to_vec();
    println!("| bot | wins of one among three `odds` | EP ahead of them | games |\n|---|---|---|---|");
    for name in if named.is_empty() { usual() } else { named } {
        let (kind, number) = name.split_once('@').expect("a bot is written seer@800");
        let futures = number.parse().expect("futures are a number");
        let bot = Sharp { name: "strong", futures };
        let sees = kind == "seer";
        let played: Vec<(f64, f64)> = (0..deals).map(|deal| bout(bot, sees, deal)).collect();
        let ([wins, wins_error], [ahead, error]) = (mean(&played, |one| one.0), mean(&played, |one| one.1));
        let games = deals * SEATS as u64;
        println!(
            "| `{name}` | {:.1} ± {:.1} % | {ahead:.2} ± {error:.2} | {games} |",
            100.0 * wins,
            100.0 * wins_error
        );
    }
}

/// The mean and its standard error.
fn mean(played: &[(f64, f64)], of: fn(&(f64, f64)) -> f64) -> [f64; 2] {
    let number = played.len() as f64;
    let mean = played.iter().map(of).sum::<f64>() / number;
    let squares: f64 = played.iter().map(|one| (of(one) - mean).powi(2)).sum();
    [mean, (squares / (number - 1.0) / number).sqrt()]
}

/// A deal with the bot on each seat: the share of its wins, and how many EP it is ahead of the others' mean.
fn bout(bot: Sharp, sees: bool, deal: u64) -> (f64, f64) {
    let (mut wins, mut ahead) = (0.0, 0.0);
    for me in Seat::all(SEATS) {
        let scores = play(bot, sees, me, deal).scores();
        let others: i32 = scores.points().iter().sum::<i32>() - scores.points()[me.index()];
        wins += scores.win_share(me) / SEATS as f64;
        let mean = f64::from(others) / (SEATS - 1) as f64;
        ahead += (f64::from(scores.points()[me.index()]) - mean) / SEATS as f64;
    }
    (wins, ahead)
}

/// A whole game.
fn play(bot: Sharp, sees: bool, me: Seat, deal: u64) -> CamelUpCards {
    let setup = CamelUpCards::setup(SEATS, &Options::default()).expect("four can play");
    let mut game = CamelUpCards::new(setup);
    let mut dealer = nth_rng(0, deal);
    let mut rngs: [PlayoutRng; SEATS] =
        std::array::from_fn(|seat| nth_rng(1, deal * SEATS as u64 + seat as u64));
    let mut outcomes = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => {
                let outcome = game.roll(&mut dealer, &mut outcomes);
                game.resolve(outcome, &mut ());
            }
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody acts");
                let view = View::of(&game, Viewer::Seat(seat));
                let rng = &mut rngs[seat.index()];
                let action = if seat != me {
                    Odds.choose(&view, rng)
                } else if sees {
                    bot.choose_by(&view, &mut |rng| shuffled(game.deck(), Pile::MOST, rng), rng)
                } else {
                    bot.choose(&view, rng)
                };
                game.act(seat, action, &mut ());
            }
        }
    }
}
