//! Luck over many games.

use super::chance::luck;
use super::estimate::Estimate;
use super::task::{Task, tasks};
use crate::bot::Bot;
use crate::search::{Guide, Lists};
use engine::any::AnyGame;
use engine::random::nth_rng;
use engine::record::{Author, Entry};
use engine::{Game, Options, Turn, View, Viewer};

/// How many games are looked at.
const GAMES: u64 = 200;
/// Pairs of playouts for each time that chance brings something: mean luck is 0 from few as from many.
const PAIRS: usize = 1;

/// A game of as few as can play it, all of them this bot: its start and its entries.
fn played<G: Game>(bot: &dyn Bot<G>, index: u64) -> (G, Vec<Entry>) {
    let setup = G::SEATS.into_iter().find_map(|seats| G::setup(seats, &Options::default()).ok());
    let start = G::new(setup.expect("some number of seats needs no option"));
    let (mut game, mut entries) = (start.clone(), Vec::new());
    let (mut dealer, mut rng) = (nth_rng(21, index), nth_rng(22, index));
    loop {
        match game.turn() {
            Turn::Act(acting) => {
                let seat = acting.first().unwrap();
                let action = bot.choose(&View::of(&game, Viewer::Seat(seat)), &mut rng);
                entries.push(Entry { author: Author::Seat(seat), text: action.to_string() });
                game.act(seat, action, &mut ());
            }
            Turn::Chance => {
                let outcome = game.roll(&mut dealer, &mut Vec::new());
                entries.push(Entry { author: Author::Dealer, text: outcome.to_string() });
                game.resolve(outcome, &mut ());
            }
            Turn::Over => return (start, entries),
        }
    }
}

/// Over 200 games between equal bots the mean luck of a seat is 0 within its error.
fn nobody_is_lucky_in_the_long_run<G: Game>(guide: &dyn Guide<G>) {
    // The quick bots of the camel games count odds for each move, which takes too long here.
    let name = if G::ID.starts_with("camel") { "random" } else { crate::names(G::ID).unwrap()[1] };
    let bot = crate::typed::<G>(name).unwrap();
    let (mut win, mut points, mut lists) = (Vec::new(), Vec::new(), Lists::default());
    for index in 0..GAMES {
        let (start, entries) = played(&*bot, index);
        let (tasks, _) = tasks::<G>(&AnyGame::new(start), &entries).unwrap();
        let mut sum = [0.0; 2];
        for (number, task) in (0..).zip(&tasks) {
            let Task::Chance { before, after, .. } = task else { continue };
            let luck = luck(guide, before, after, PAIRS, index << 16 | number, &mut lists);
            sum[0] += luck.win[0].value;
            sum[1] += luck.points[0].value;
        }
        win.push(sum[0]);
        points.push(sum[1]);
    }
    for luck in [Estimate::of(win), Estimate::of(points)] {
        assert!(luck.error > 0.0 && luck.value.abs() < 3.0 * luck.error, "{}: {luck:?}", G::ID);
    }
}

macro_rules! nobody_is_lucky {
    ($($module:ident: $Game:ident),*) => {
        $(#[test]
        fn $module() {
            super::nobody_is_lucky_in_the_long_run::<games::$module::$Game>(crate::$module::GUIDE);
        })*
    };
}

mod in_the_long_run_luck_is_0_in {
    games::every_game!(nobody_is_lucky);
}
