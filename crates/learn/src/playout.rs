//! Random games of any kind.

use engine::any::AnyGame;
use engine::random::Rng;
use engine::{Encoded, Game, Turn};

/// The position after uniformly random decisions and chance up to the end.
///
/// # Panics
/// When the game is none of the house.
pub fn playout(position: &AnyGame, rng: &mut impl Rng) -> AnyGame {
    macro_rules! played {
        ($($module:ident: $Game:ident),*) => {
            $(if let Some(game) = position.downcast::<games::$module::$Game>() {
                return AnyGame::new(to_the_end(game.clone(), rng));
            })*
        };
    }
    games::every_game!(played);
    panic!("{} is no game of the house", position.kind().id())
}

fn to_the_end<G: Encoded>(mut game: G, rng: &mut impl Rng) -> G {
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    loop {
        match Game::turn(&game) {
            Turn::Act(seats) => {
                let Some(seat) = seats.first() else { return game };
                let action = game.random_action(seat, rng, &mut actions);
                Game::act(&mut game, seat, action, &mut ());
            }
            Turn::Chance => {
                let outcome = Game::roll(&game, rng, &mut outcomes);
                Game::resolve(&mut game, outcome, &mut ());
            }
            Turn::Over => return game,
        }
    }
}
