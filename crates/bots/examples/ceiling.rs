//! How much luck leaves: bots that are given what no bot at a table has, among three of the quick bots.
//!
//! `cargo run --release -p stolik-bots --example ceiling -- [DEALS [BOT...]]`: the strong bot of Camel Up Cards as it is, with more
//! iterations, and as a seer that is shown the race deck and the cards of all others. A bot is written `strong@800` or `seer@800`;
//! with one iteration it decides by what promises most. Each deal is played four times, with the bot on each seat.

use bots::Bot;
use bots::camel_up_cards::{Odds, Sharp};
use bots::search::{Guide, Search, Worlds, Worth};
use engine::random::{PlayoutRng, nth_rng};
use engine::{Game, Options, Seat, Turn, View, Viewer};
use games::camel_up_cards::{Action, CamelUpCards};
use std::sync::{Arc, Mutex, PoisonError};

const SEATS: usize = 4;
/// As of the table's strong bot.
const CURIOSITY: f32 = 0.5;

fn main() {
    let mut words = std::env::args().skip(1);
    let deals = words.next().and_then(|text| text.parse().ok()).unwrap_or(100);
    let named: Vec<String> = words.collect();
    let usual = || ["seer@1", "seer@800", "strong@800", "strong@80000"].map(str::to_owned).to_vec();
    println!("| bot | wins of one among three `odds` | EP ahead of them | games |\n|---|---|---|---|");
    for name in if named.is_empty() { usual() } else { named } {
        let (kind, number) = name.split_once('@').expect("a bot is written seer@800");
        let iterations = number.parse().expect("iterations are a number");
        let seer = Seer { truth: Arc::default(), sees: kind == "seer" };
        let search = Search::new("seer", seer.clone(), iterations).curious(CURIOSITY);
        let played: Vec<(f64, f64)> = (0..deals).map(|deal| bout(&search, &seer, deal)).collect();
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

/// The strong bot's guide, to which the only world that fits may be the true one.
#[derive(Clone)]
struct Seer {
    truth: Arc<Mutex<Option<CamelUpCards>>>,
    sees: bool,
}

impl Guide<CamelUpCards> for Seer {
    fn play(
        &self,
        world: &CamelUpCards,
        seat: Seat,
        rng: &mut PlayoutRng,
        legal: &mut Vec<Action>,
    ) -> Action {
        Sharp.play(world, seat, rng, legal)
    }

    fn promises(
        &self,
        world: &CamelUpCards,
        seat: Seat,
        legal: &[Action],
        at_root: bool,
        rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        Sharp.promises(world, seat, legal, at_root, rng, out);
    }

    fn first_promises(
        &self,
        view: &View<CamelUpCards>,
        seat: Seat,
        worlds: &mut Worlds<'_, CamelUpCards>,
        rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        Sharp.first_promises(view, seat, worlds, rng, out);
    }

    fn worlds<'a>(&'a self, view: &'a View<CamelUpCards>, rng: &mut PlayoutRng) -> Worlds<'a, CamelUpCards> {
        let truth = *self.truth.lock().unwrap_or_else(PoisonError::into_inner);
        match truth.filter(|_| self.sees) {
            Some(world) => Box::new(move |_| world),
            None => Sharp.worlds(view, rng),
        }
    }

    fn settled(&self, view: &View<CamelUpCards>, rng: &mut PlayoutRng) -> Option<Action> {
        Sharp.settled(view, rng)
    }

    fn stage(&self, world: &CamelUpCards) -> u32 {
        Sharp.stage(world)
    }

    fn horizon(&self) -> u32 {
        <Sharp as Guide<CamelUpCards>>::horizon(&Sharp)
    }

    fn worth(&self, world: &CamelUpCards, rng: &mut PlayoutRng) -> Worth {
        Sharp.worth(world, rng)
    }

    fn spread(&self) -> f32 {
        <Sharp as Guide<CamelUpCards>>::spread(&Sharp)
    }
}

/// A deal with the bot on each seat: the share of its wins, and how many EP it is ahead of the others' mean.
fn bout(bot: &Search<Seer>, seer: &Seer, deal: u64) -> (f64, f64) {
    let (mut wins, mut ahead) = (0.0, 0.0);
    for me in Seat::all(SEATS) {
        let scores = play(bot, seer, me, deal).scores();
        let others: i32 = scores.points().iter().sum::<i32>() - scores.points()[me.index()];
        wins += scores.win_share(me) / SEATS as f64;
        let mean = f64::from(others) / (SEATS - 1) as f64;
        ahead += (f64::from(scores.points()[me.index()]) - mean) / SEATS as f64;
    }
    (wins, ahead)
}

/// A whole game.
fn play(bot: &Search<Seer>, seer: &Seer, me: Seat, deal: u64) -> CamelUpCards {
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
                let action = if seat == me {
                    *seer.truth.lock().unwrap_or_else(PoisonError::into_inner) = Some(game);
                    bot.choose(&view, rng)
                } else {
                    Odds.choose(&view, rng)
                };
                game.act(seat, action, &mut ());
            }
        }
    }
}
