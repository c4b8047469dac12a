//! Texts and numbers of decisions and outcomes.

use engine::{BadWord, Encoded};
use games::keltis::{Action, Keltis, Outcome};

#[test]
fn numbers_texts_and_order_agree_over_all_decisions() {
    let all: Vec<Action> = (0..Keltis::ACTIONS).map(|index| Keltis::action(index).unwrap()).collect();
    assert_eq!(all.len(), 136);
    assert!(all.is_sorted_by(|a, b| a < b), "the order of numbers is that of decisions");
    for (index, &action) in all.iter().enumerate() {
        assert_eq!(Keltis::index(action), index);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(Keltis::action(Keltis::ACTIONS), None);
}

#[test]
fn decisions_and_outcomes_are_written_as_the_rules_say() {
    for text in [
        "play blue 7",
        "discard pink 0",
        "enter small",
        "enter large",
        "advance",
        "stay",
        "bonus green",
        "bonus yellow small",
        "bonus yellow large",
        "bonus none",
        "draw deck",
        "draw pink",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "start 2",
        "tile blue 4 clover",
        "tile pink 1 wish",
        "tile brown 7 points 3",
        "deal 1 green 10",
        "card yellow 3",
    ] {
        assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
    }
}

#[test]
fn ke_13_7_no_decision_takes_a_move_back() {
    for text in ["undo", "take back", "back"] {
        assert!(text.parse::<Action>().is_err());
    }
}

#[test]
fn hidden_outcomes_have_a_masked_text() {
    let masked = |text: &str| text.parse::<Outcome>().unwrap().masked();
    assert_eq!(masked("deal 1 green 10"), "deal 1 ?");
    assert_eq!(masked("card yellow 3"), "card ?");
    assert_eq!(masked("tile pink 1 wish"), "tile pink 1 wish");
}

#[test]
fn what_makes_no_sense_is_refused_with_its_place() {
    const DECISION: &str = "a decision: play, discard, enter, advance, stay, bonus or draw";
    const COLOUR: &str = "a colour: blue, brown, green, pink or yellow";
    for (text, at, expected) in [
        ("", 0, DECISION),
        ("fly", 0, DECISION),
        ("Play blue 7", 0, DECISION),
        ("play", 4, COLOUR),
        ("play red 7", 5, COLOUR),
        ("play  blue 7", 5, COLOUR),
        ("play blue", 9, "a value from 0 to 10"),
        ("play blue 11", 10, "a value from 0 to 10"),
        ("play blue 07", 10, "a value from 0 to 10"),
        ("play blue +7", 10, "a value from 0 to 10"),
        ("play blue 7 ", 11, "the end"),
        ("enter big", 6, "a marker: small or large"),
        ("advance blue", 7, "the end"),
        ("bonus", 5, "a colour: blue, brown, green, pink or yellow, or none"),
        ("bonus blue big", 11, "a marker: small or large"),
        ("bonus none small", 10, "the end"),
        ("draw pile", 5, "deck, or a colour: blue, brown, green, pink or yellow"),
    ] {
        assert_eq!(text.parse::<Action>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
    for (text, at, expected) in [
        ("cards", 0, "an outcome: start, tile, deal or card"),
        ("start 5", 6, "a seat from 1 to 4"),
        ("tile blue 10 wish", 10, "a step from 1 to 9"),
        ("tile blue 0 wish", 10, "a step from 1 to 9"),
        ("tile blue 4 leaf", 12, "a tile: wish, clover or points"),
        ("tile blue 4 points 4", 19, "1, 2 or 3"),
        ("tile blue 4 points", 18, "1, 2 or 3"),
        ("deal 1 blue 12", 12, "a value from 0 to 10"),
        ("card ?", 5, COLOUR),
    ] {
        assert_eq!(text.parse::<Outcome>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
}
