//! A whole game as a record.

use engine::Turn;
use engine::any::{Kind, KindOf};
use engine::record::Record;
use games::keltis::Keltis;

static KINDS: &[&dyn Kind] = &[&KindOf::<Keltis>::NEW];
const TEXT: &str = include_str!("../scenarios/keltis/whole-game.record");

#[test]
fn a_whole_game_replays_to_its_result() {
    let record = Record::parse(TEXT).unwrap();
    let checked = record.check(KINDS).unwrap();
    assert_eq!(checked.game.turn(), Turn::Over);
    assert!(record.text("Result").is_some());
    assert_eq!(
        record.to_string(),
        TEXT.lines().filter(|line| !line.starts_with(';')).collect::<Vec<_>>().join("\n") + "\n"
    );
}
