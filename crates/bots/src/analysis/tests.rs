//! Luck over many games.

use super::chance::luck;
use super::estimate::Estimate;
use super::task::{Task, tasks};
use crate::search::Lists;
use crate::sobek::GUIDE;
use engine::any::AnyGame;
use engine::random::nth_rng;
use engine::record::{Author, Entry};
use engine::{Game, Options, Turn, View, Viewer};
use games::sobek::Sobek;

/// Over 200 games between equal bots mean luck is 0 within its error, from few playouts as from many.
#[test]
fn nobody_is_lucky_in_the_long_run() {
    let bot = crate::typed::<Sobek>("trader").unwrap();
    let (mut win, mut points) = (Vec::new(), Vec::new());
    for index in 0..200 {
        let start = Sobek::new(Sobek::setup(2, &Options::default()).unwrap());
        let (mut game, mut entries) = (start, Vec::new());
        let (mut dealer, mut rng) = (nth_rng(21, index), nth_rng(22, index));
        loop {
            match game.turn() {
                Turn::Act(seats) => {
                    let seat = seats.first().unwrap();
                    let action = bot.choose(&View::of(&game, Viewer::Seat(seat)), &mut rng);
                    entries.push(Entry { author: Author::Seat(seat), text: action.to_string() });
                    game.act(seat, action, &mut ());
                }
                Turn::Chance => {
                    let outcome = game.roll(&mut dealer, &mut Vec::new());
                    entries.push(Entry { author: Author::Dealer, text: outcome.to_string() });
                    game.resolve(outcome, &mut ());
                }
                Turn::Over => break,
            }
        }
        let (tasks, _) = tasks::<Sobek>(&AnyGame::new(start), &entries).unwrap();
        let (mut lists, mut sum) = (Lists::default(), [0.0; 2]);
        for (number, task) in tasks.iter().enumerate() {
            let Task::Chance { before, after, .. } = task else { continue };
            let luck = luck(GUIDE, before, after, 2, index << 16 | number as u64, &mut lists);
            sum[0] += luck.win[0].value;
            sum[1] += luck.points[0].value;
        }
        win.push(sum[0]);
        points.push(sum[1]);
    }
    for luck in [Estimate::of(win), Estimate::of(points)] {
        assert!(luck.error > 0.0 && luck.value.abs() < 3.0 * luck.error, "{luck:?}");
    }
}
