//! Texts and numbers of decisions and outcomes.

use engine::{BadWord, Encoded};
use games::camel_up_cards::{Action, CamelUpCards, Outcome, RaceCard};

#[test]
fn numbers_texts_and_order_agree_over_all_decisions() {
    let all: Vec<Action> =
        (0..CamelUpCards::ACTIONS).map(|index| CamelUpCards::action(index).unwrap()).collect();
    assert_eq!(all.len(), 254);
    assert!(all.is_sorted_by(|a, b| a < b), "the order of numbers is that of decisions");
    for (index, &action) in all.iter().enumerate() {
        assert_eq!(CamelUpCards::index(action), index);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(CamelUpCards::action(CamelUpCards::ACTIONS), None);
}

#[test]
fn decisions_are_written_as_the_rules_say() {
    for text in [
        "discard orange 1",
        "keep green 2",
        "show white 1",
        "reveal",
        "play green 2",
        "fox 12",
        "fox 7-8",
        "palm 3-4",
        "leg yellow",
        "third blue",
        "winner white",
        "loser orange",
        "done",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn outcomes_read_back() {
    for card in RaceCard::ALL {
        for outcome in [Outcome::Start(card), Outcome::Deal(card), Outcome::Draw(card)] {
            assert_eq!(outcome.to_string().parse(), Ok(outcome));
            assert_eq!(outcome.card(), card);
        }
    }
    assert_eq!(RaceCard::ALL.map(|card| card.to_string())[..3], ["blue 1", "blue 2", "green 1"]);
}

#[test]
fn what_makes_no_sense_is_refused_with_its_place() {
    let camel = "a camel: blue, green, orange, white or yellow";
    let cell = "a space from 1 to 64 or a sandstorm cell such as 7-8";
    for (text, at, expected) in [
        ("leg pink", 4, camel),
        ("leg", 3, camel),
        ("keep green 3", 11, "a value from 1 to 2"),
        ("keep green 02", 11, "a value from 1 to 2"),
        ("fox 65", 4, cell),
        ("fox 8-9", 4, cell),
        ("fox 7-9", 4, cell),
        ("fox 07", 4, cell),
        ("palm start", 5, cell),
        ("reveal blue", 6, "the end"),
        ("done ", 4, "the end"),
    ] {
        assert_eq!(text.parse::<Action>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
    assert_eq!("fly".parse::<Action>().unwrap_err().at, 0);
    assert_eq!(
        "draw blue".parse::<Outcome>(),
        Err(BadWord { at: 9, expected: "a value from 1 to 2".into() })
    );
    assert_eq!("shown blue 1".parse::<Outcome>().unwrap_err().at, 0);
}
