//! Texts and numbers of decisions and outcomes.

use engine::{BadWord, Encoded};
use games::dragon_racer::{Action, DragonRacer, Outcome};

#[test]
fn numbers_and_texts_agree_over_all_decisions() {
    let all: Vec<Action> =
        (0..DragonRacer::ACTIONS).map(|index| DragonRacer::action(index).unwrap()).collect();
    assert_eq!(all.len(), 12 + 64 + 8 * 8 * 4 + 8 + 4 + 1 + 4 * 64 + 1);
    let distinct: std::collections::BTreeSet<_> = all.iter().collect();
    assert_eq!(distinct.len(), all.len());
    for (index, &action) in all.iter().enumerate() {
        assert_eq!(DragonRacer::index(action), index);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(DragonRacer::action(DragonRacer::ACTIONS), None);
}

#[test]
fn decisions_and_outcomes_are_written_as_the_rules_say() {
    for text in [
        "hero rowan",
        "pick seaglass",
        "attack malachite 3 2",
        "hold malachite",
        "fire 2",
        "done",
        "swap 1 jadehorn",
        "swap 4 crimson-comet",
        "keep",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["hero 2 li", "trophy 1 4", "team 1 drizzle", "reveal star blue", "deal 3 spindle"] {
        assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_its_place() {
    let card = "a dragon card, such as mossy or crimson-comet";
    for (text, at, expected) in [
        ("fire 5", 5, "a slot from 1 to 4"),
        ("fire 01", 5, "a slot from 1 to 4"),
        ("fire", 4, "a slot from 1 to 4"),
        ("pick moss", 5, card),
        ("attack mossy 1 1", 7, "an attack card, such as seaglass"),
        ("attack seaglass 9 1", 16, "a seat from 1 to 8"),
        ("attack seaglass 1", 17, "a slot from 1 to 4"),
        ("hold mossy", 5, "an attack card, such as seaglass"),
        ("swap 1", 6, card),
        ("hero ola", 5, "a hero, such as rowan or kafka"),
        ("done now", 4, "the end"),
    ] {
        assert_eq!(text.parse::<Action>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
    assert_eq!("fly".parse::<Action>().unwrap_err().at, 0);
    for (text, at, expected) in [
        ("reveal star", 11, "a tile, such as star blue"),
        ("reveal star green", 12, "a tile, such as star blue"),
        ("reveal sea blue", 7, "a tile, such as star blue"),
        ("trophy 9 1", 7, "a place from 1 to 8"),
        ("deal 1 ?", 7, card),
    ] {
        assert_eq!(text.parse::<Outcome>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
}
