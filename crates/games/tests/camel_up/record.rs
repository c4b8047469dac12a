//! A whole game as a record.

use crate::support::play::replays_to_its_result;
use games::camel_up::CamelUp;

#[test]
fn a_whole_game_replays_to_its_result() {
    replays_to_its_result::<CamelUp>(include_str!("../scenarios/camel-up/whole-game.record"));
}
