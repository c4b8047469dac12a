//! A whole game as a record.

use crate::support::play::replays_to_its_result;
use games::keltis::Keltis;

#[test]
fn a_whole_game_replays_to_its_result() {
    replays_to_its_result::<Keltis>(include_str!("../scenarios/keltis/whole-game.record"));
}
