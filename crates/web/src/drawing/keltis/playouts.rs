//! Random games at whose decisions tests look.

use engine::{Game, Options, Seat, Turn};
use games::keltis::{Action, Keltis};
use rand::SeedableRng;
use rand::rngs::SmallRng;

/// Plays so many games by chance, and shows each decision before it is made: the game, who decides, and what.
pub(super) fn each_decision(
    (seed, games): (u64, usize),
    (seats, options): (usize, &Options),
    mut look: impl FnMut(&Keltis, Seat, Action),
) {
    let mut rng = SmallRng::seed_from_u64(seed);
    for _ in 0..games {
        let mut game = Keltis::new(Keltis::setup(seats, options).unwrap());
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.roll(&mut rng, &mut Vec::new());
                    game.resolve(outcome, &mut ());
                }
                Turn::Act(deciding) => {
                    let seat = deciding.iter().next().expect("somebody acts");
                    let action = game.random_action(seat, &mut rng, &mut Vec::new());
                    look(&game, seat, action);
                    game.act(seat, action, &mut ());
                }
            }
        }
    }
}
