//! Texts and numbers of decisions and outcomes.

use engine::{BadWord, Encoded};
use games::sobek::{Action, Card, Outcome, Sobek};

#[test]
fn numbers_texts_and_order_agree_over_all_decisions() {
    let all: Vec<Action> = (0..Sobek::ACTIONS).map(|index| Sobek::action(index).unwrap()).collect();
    assert_eq!(all.len(), 157);
    assert!(all.is_sorted_by(|a, b| a < b), "the order of numbers is that of decisions");
    for (index, &action) in all.iter().enumerate() {
        assert_eq!(Sobek::index(action), index);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(Sobek::action(Sobek::ACTIONS), None);
}

#[test]
fn decisions_and_outcomes_are_written_as_the_rules_say() {
    for text in [
        "take 3",
        "play scribe-fish",
        "set wheat",
        "add wheat1",
        "add amulet",
        "add merchant",
        "done",
        "event flood",
        "event fraternity-ankh",
        "target 3",
        "bless fish",
        "purge cattle",
        "back orange",
        "drop fish0g",
        "pick ivory3",
        "extend marble",
        "fetch 7",
        "lay cattle",
        "first 2",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "first 2",
        "hand cattle0g",
        "quay ebony2",
        "quay character",
        "draw amulet",
        "draw character",
        "reveal thief",
        "steal wheat1",
        "token curse",
        "chooser 1",
    ] {
        assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
    }
}

#[test]
fn cards_in_canonical_order() {
    let names: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    let expected = "ivory3 ivory0 ivory0g queen ebony2 ebony0 ebony0g priest marble2 marble0 marble0g priestess \
                    cattle1 cattle0 cattle0g vizier scribe-cattle fish1 fish0 fish0g thief scribe-fish \
                    wheat1 wheat0 wheat0g courtesan merchant amulet";
    assert_eq!(names.join(" "), expected);
}

#[test]
fn what_makes_no_sense_is_refused_with_its_place() {
    let families = "a family: ivory, ebony, marble, cattle, fish or wheat";
    for (text, at, expected) in [
        ("take 5", 5, "a place from 1 to 4"),
        ("take 01", 5, "a place from 1 to 4"),
        ("take", 4, "a place from 1 to 4"),
        ("fetch 0", 6, "a number from 1 to 9"),
        ("set gold", 4, families),
        ("set wheat now", 9, "the end"),
        ("add wheat2", 4, "a card, such as wheat1, fish0g, amulet or thief"),
        ("target 5", 7, "a seat from 1 to 4"),
        ("play amulet", 5, "a character, such as queen or scribe-fish"),
        ("event rain", 6, "an event token, such as flood or fraternity-eye"),
        ("back blue", 5, "a back: green, beige or orange"),
    ] {
        assert_eq!(text.parse::<Action>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
    assert_eq!("fly".parse::<Action>().unwrap_err().at, 0);
    for (text, at, expected) in [
        ("hand wheat0", 5, "a starting card, such as wheat0g"),
        ("quay wheat0g", 5, "goods or an amulet, such as wheat1, or character"),
        ("quay queen", 5, "goods or an amulet, such as wheat1, or character"),
        ("reveal amulet", 7, "a character, such as queen or scribe-fish"),
        ("chooser 9", 8, "a seat from 1 to 4"),
    ] {
        assert_eq!(text.parse::<Outcome>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
}
