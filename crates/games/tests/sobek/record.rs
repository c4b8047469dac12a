//! A whole game as a record.

use crate::support::play::replays_to_its_result;
use games::sobek::Sobek;

#[test]
fn a_whole_game_replays_to_its_result() {
    replays_to_its_result::<Sobek>(include_str!("../scenarios/sobek/whole-game.record"));
}
