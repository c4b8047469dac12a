//! How long bots think, and how many playouts a search makes beside whole random games.
//!
//! `cargo run --release -p stolik-bots --example speed`

use bots::search::{Guide, Search};
use engine::any::{AnyGame, Kind};
use engine::random::{PlayoutRng, nth_rng};
use engine::{Game, Options, Seat, Turn, View, Viewer};
use std::time::Instant;

/// The seats at a table.
const SEATS: usize = 4;
/// How many games of four bots of a kind are timed.
const TIMED: u64 = 2;
/// Positions from which playouts are counted, and iterations from each.
const POSITIONS: u64 = 20;
const ITERATIONS: u32 = 2_000;

fn main() {
    println!("| game | bot | one move: median, ms | longest, ms |\n|---|---|---|---|");
    for kind in games::KINDS {
        for bot in bots::all(kind.id()).into_iter().skip(1) {
            let times = think(*kind, &bot);
            let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
            println!("| {} | `{}` | {median:.3} | {most:.1} |", kind.id(), bot.name());
        }
    }
    println!("\n| game | random games a second | iterations a second | part |\n|---|---|---|---|");
    macro_rules! each {
        ($($module:ident: $Game:ident),*) => { $(playouts::<games::$module::$Game>();)* };
    }
    games::every_game!(each);
}

/// The times of all choices in some games, in milliseconds, the shortest first.
fn think(kind: &dyn Kind, bot: &bots::AnyBot) -> Vec<f64> {
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

/// Plays at random to the end: what the search itself costs is then the difference to random games.
#[derive(Clone, Copy)]
struct Plain;

impl<G: Game> Guide<G> for Plain {
    fn spread(&self) -> f32 {
        10.0
    }
}

/// Memory for lists, kept from step to step.
struct Lists<G: Game> {
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Outcome, u32)>,
}

impl<G: Game> Default for Lists<G> {
    fn default() -> Self {
        Self { legal: Vec::new(), outcomes: Vec::new() }
    }
}

/// Random games to their ends from some positions, then as many iterations from what a seat knows of them.
fn playouts<G: Game>() {
    let setup = G::setup(SEATS, &Options::default()).expect("four can play every game");
    let search = Search::new("plain", Plain, ITERATIONS);
    let (mut random, mut searched, mut positions) = (0.0, 0.0, 0);
    let mut lists = Lists::<G>::default();
    for index in 0..POSITIONS {
        let mut rng = nth_rng(3, index);
        let Some((position, seat)) = position(G::new(setup), 10 + 5 * index, &mut lists, &mut rng) else {
            continue;
        };
        positions += 1;
        let begun = Instant::now();
        for _ in 0..ITERATIONS {
            let mut game = position.clone();
            while step(&mut game, &mut lists, &mut rng).is_some() {}
        }
        random += begun.elapsed().as_secs_f64();
        let view = View::of(&position, Viewer::Seat(seat));
        let begun = Instant::now();
        search.look(&view, None, &mut rng);
        searched += begun.elapsed().as_secs_f64();
    }
    let rate = |seconds: f64| f64::from(positions) * f64::from(ITERATIONS) / seconds;
    println!(
        "| {} | {:.0} | {:.0} | {:.0} % |",
        G::ID,
        rate(random),
        rate(searched),
        100.0 * random / searched
    );
}

/// A position after some random decisions in which a seat has more than one, and that seat.
fn position<G: Game>(
    mut game: G,
    decisions: u64,
    lists: &mut Lists<G>,
    rng: &mut PlayoutRng,
) -> Option<(G, Seat)> {
    let mut made = 0;
    loop {
        if let Turn::Act(seats) = game.turn() {
            let seat = seats.first()?;
            lists.legal.clear();
            game.legal(seat, &mut lists.legal);
            if made >= decisions && lists.legal.len() > 1 {
                return Some((game, seat));
            }
            made += 1;
        }
        step(&mut game, lists, rng)?;
    }
}

/// One random step; nothing when the game is over.
fn step<G: Game>(game: &mut G, lists: &mut Lists<G>, rng: &mut PlayoutRng) -> Option<()> {
    match game.turn() {
        Turn::Act(seats) => {
            let seat = seats.first()?;
            let action = game.random_action(seat, rng, &mut lists.legal);
            game.act(seat, action, &mut ());
        }
        Turn::Chance => {
            let outcome = game.roll(rng, &mut lists.outcomes);
            game.resolve(outcome, &mut ());
        }
        Turn::Over => return None,
    }
    Some(())
}
