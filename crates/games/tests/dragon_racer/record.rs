//! A whole game as a record.

use crate::support::play::replays_to_its_result;
use games::dragon_racer::DragonRacer;

#[test]
fn a_whole_game_replays_to_its_result() {
    replays_to_its_result::<DragonRacer>(include_str!("../scenarios/dragon-racer/whole-game.record"));
}
