//! What comes from outside is refused in the words of the games, by all of them in the same way.

mod damage;
mod drafts;
mod observations;
mod refusals;

use engine::Turn;
use engine::any::{AnyGame, Kind};
use engine::random::{PlayoutRng, nth_rng, pick};

/// A random step, as text; none when the game is over.
pub(crate) fn step(game: &mut AnyGame, rng: &mut PlayoutRng) -> Option<String> {
    match game.turn() {
        Turn::Act(seats) => {
            let seat = seats.first().unwrap();
            let text = pick(rng, &game.legal(seat)).clone();
            game.act(seat, &text, &mut ()).unwrap();
            Some(text)
        }
        Turn::Chance => {
            let text = game.roll(rng);
            game.resolve(&text, &mut ()).unwrap();
            Some(text)
        }
        Turn::Over => None,
    }
}

/// A start for each number of seats that is possible without options.
pub(crate) fn starts(kind: &dyn Kind) -> impl Iterator<Item = AnyGame> + '_ {
    kind.seats().filter_map(|seats| kind.start(seats, &engine::Options::default()).ok())
}

/// The random numbers of a game.
pub(crate) fn rng(nth: u64) -> PlayoutRng {
    nth_rng(12, nth)
}
