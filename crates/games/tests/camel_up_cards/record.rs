//! A whole game as a record.

use engine::Turn;
use engine::any::{Kind, KindOf};
use engine::record::Record;
use games::camel_up_cards::CamelUpCards;

static KINDS: &[&dyn Kind] = &[&KindOf::<CamelUpCards>::NEW];
const TEXT: &str = include_str!("../scenarios/camel-up-cards/whole-game.record");

#[test]
fn a_whole_game_replays_to_its_result() {
    let record = Record::parse(TEXT).unwrap();
    let checked = record.check(KINDS).unwrap();
    assert_eq!(checked.game.turn(), Turn::Over);
    assert!(record.text("Result").is_some());
    let without_comments: Vec<_> = TEXT.lines().filter(|line| !line.starts_with(';')).collect();
    assert_eq!(record.to_string(), without_comments.join("\n") + "\n");
}
