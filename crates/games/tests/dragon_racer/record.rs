//! A whole game as a record.

use engine::Turn;
use engine::any::{Kind, KindOf};
use engine::record::Record;
use games::dragon_racer::DragonRacer;

static KINDS: &[&dyn Kind] = &[&KindOf::<DragonRacer>::NEW];
const TEXT: &str = include_str!("../scenarios/dragon-racer/whole-game.record");

#[test]
fn a_whole_game_replays_to_its_result() {
    let record = Record::parse(TEXT).unwrap();
    let checked = record.check(KINDS).unwrap();
    assert_eq!(checked.game.turn(), Turn::Over);
    assert!(record.text("Result").is_some());
    let written: Vec<_> = TEXT.lines().filter(|line| !line.starts_with(';')).collect();
    assert_eq!(record.to_string(), written.join("\n") + "\n");
}
