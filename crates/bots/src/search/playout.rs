//! Playing on in a world, by what a guide knows.

use super::guide::{Guide, Worth};
use engine::random::PlayoutRng;
use engine::{Game, Scores, Seat, Turn};

/// How a playout ends.
pub(crate) enum End {
    /// With the game.
    Over(Scores),
    /// Before that, with what the position is worth.
    Stopped(Worth),
}

/// Memory for lists, kept from playout to playout.
pub(crate) struct Lists<G: Game> {
    pub(crate) legal: Vec<G::Action>,
    pub(crate) outcomes: Vec<(G::Outcome, u32)>,
}

impl<G: Game> Default for Lists<G> {
    fn default() -> Self {
        Self { legal: Vec::new(), outcomes: Vec::new() }
    }
}

/// Plays on to the end, or to the stage at which playouts stop.
pub(crate) fn play_on<G: Game, P: Guide<G> + ?Sized>(
    guide: &P,
    world: &mut G,
    stop: u32,
    rng: &mut PlayoutRng,
    lists: &mut Lists<G>,
) -> End {
    loop {
        match world.turn() {
            Turn::Over => return End::Over(world.scores()),
            _ if guide.stage(world) >= stop => return End::Stopped(guide.worth(world, rng)),
            Turn::Chance => {
                let outcome = world.roll(rng, &mut lists.outcomes);
                world.resolve(outcome, &mut ());
            }
            Turn::Act(seats) => {
                let Some(seat) = seats.first() else { return End::Stopped(guide.worth(world, rng)) };
                let action = guide.play(world, seat, rng, &mut lists.legal);
                world.act(seat, action, &mut ());
            }
        }
    }
}

/// Those who choose at the same time as this seat have chosen, as it cannot know.
pub(crate) fn commit_others<G: Game, P: Guide<G> + ?Sized>(
    guide: &P,
    world: &mut G,
    me: Seat,
    rng: &mut PlayoutRng,
    lists: &mut Lists<G>,
) {
    while let Turn::Act(seats) = world.turn() {
        let Some(seat) = seats.without(me).first() else { break };
        let action = guide.play(world, seat, rng, &mut lists.legal);
        world.act(seat, action, &mut ());
    }
}
