//! Whole games between bots of one kind.

use bots::Bot;
use engine::random::nth_rng;
use engine::{Game, Seat, Turn, View, Viewer};

/// More steps than any game between bots has.
const LIMIT: usize = 10_000;

/// Plays a series of games, shows each decision with the position before it, and gives the last positions.
pub(crate) fn each_decision<G: Game>(
    bot: &impl Bot<G>,
    setup: G::Setup,
    (seed, games): (u64, u64),
    mut look: impl FnMut(&G, Seat, G::Action),
) -> Vec<G> {
    let play = |index| {
        let mut rng = nth_rng(seed, index);
        let mut game = G::new(setup);
        for _ in 0..LIMIT {
            match game.turn() {
                Turn::Act(acting) => {
                    let seat = acting.first().unwrap();
                    let action = bot.choose(&View::of(&game, Viewer::Seat(seat)), &mut rng);
                    assert_eq!(game.check(seat, action), Ok(()), "{action}");
                    look(&game, seat, action);
                    game.act(seat, action, &mut ());
                }
                Turn::Chance => {
                    let outcome = game.roll(&mut rng, &mut Vec::new());
                    game.resolve(outcome, &mut ());
                }
                Turn::Over => return game,
            }
        }
        panic!("a game that does not end: {game:?}")
    };
    (0..games).map(play).collect()
}
