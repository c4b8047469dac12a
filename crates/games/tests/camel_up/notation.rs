//! Texts and numbers of decisions and outcomes.

use engine::{BadWord, Encoded};
use games::camel_up::race::{Crazy, Racer};
use games::camel_up::{Action, CamelUp, Outcome};

#[test]
fn numbers_texts_and_order_agree_over_all_decisions() {
    let all: Vec<Action> = (0..CamelUp::ACTIONS).map(|index| CamelUp::action(index).unwrap()).collect();
    assert_eq!(all.len(), 73);
    assert!(all.is_sorted_by(|a, b| a < b), "the order of numbers is that of decisions");
    for (index, &action) in all.iter().enumerate() {
        assert_eq!(CamelUp::index(action), index);
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    assert_eq!(CamelUp::action(CamelUp::ACTIONS), None);
}

#[test]
fn decisions_are_written_as_the_rules_say() {
    for text in [
        "stack 1 green",
        "crazy white",
        "bet purple",
        "tile 7 cheer",
        "tile 16 boo",
        "roll",
        "winner green",
        "loser blue",
        "ally 5",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in [
        "first 3",
        "start pink 2",
        "crazystart 3",
        "die pink 3",
        "die grey black 2",
        "stack 3 blue",
        "crazy black",
    ] {
        assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
    }
}

#[test]
fn outcomes_read_back() {
    let mut all = vec![];
    for number in 1..=3 {
        all.push(Outcome::CrazyStart(number));
        all.extend(Racer::ALL.iter().flat_map(|&r| [Outcome::Start(r, number), Outcome::Die(r, number)]));
        all.extend(Crazy::ALL.map(|crazy| Outcome::Grey(crazy, number)));
    }
    for outcome in all {
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_its_place() {
    for (text, at, expected) in [
        ("", 0, "a decision: bet, tile, roll, winner, loser, ally, stack or crazy"),
        ("fly", 0, "a decision: bet, tile, roll, winner, loser, ally, stack or crazy"),
        ("bet", 3, "a racing camel: blue, green, pink, purple or yellow"),
        ("bet black", 4, "a racing camel: blue, green, pink, purple or yellow"),
        ("bet  blue", 4, "a racing camel: blue, green, pink, purple or yellow"),
        ("Bet blue", 0, "a decision: bet, tile, roll, winner, loser, ally, stack or crazy"),
        ("tile 17 boo", 5, "a space from 1 to 16"),
        ("tile 07 boo", 5, "a space from 1 to 16"),
        ("tile 7 hiss", 7, "a side: cheer or boo"),
        ("tile 7 boo ", 10, "the end"),
        ("roll 3", 4, "the end"),
        ("ally 9", 5, "a seat from 1 to 8"),
        ("stack 4 blue", 6, "a space from 1 to 3"),
        ("crazy blue", 6, "a crazy camel: black or white"),
    ] {
        assert_eq!(text.parse::<Action>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
    for (text, at, expected) in [
        ("die", 3, "a racing camel: blue, green, pink, purple or yellow, or grey"),
        ("die grey 3", 9, "a crazy camel: black or white"),
        ("die grey black 4", 15, "a number from 1 to 3"),
        ("die greyish", 4, "a racing camel: blue, green, pink, purple or yellow, or grey"),
        ("die pink 0", 9, "a number from 1 to 3"),
        ("start grey 1", 6, "a racing camel: blue, green, pink, purple or yellow"),
        ("crazystart +1", 11, "a number from 1 to 3"),
    ] {
        assert_eq!(text.parse::<Outcome>(), Err(BadWord { at, expected: expected.into() }), "`{text}`");
    }
}
