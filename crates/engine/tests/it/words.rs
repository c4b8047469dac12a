//! What the derive macros for words say of a declaration.

use engine::words::{Forms, Numbered, Reader, Words};
use engine::{BadWord, Seat};
use serde::Serialize;
use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Words, Numbered)]
enum Colour {
    DarkRed,
    Green,
    #[words("sky")]
    Blue,
}

impl Colour {
    const fn is_green(self) -> bool {
        matches!(self, Self::Green)
    }
}

/// Two words, the second of which is a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Words, Numbered, Forms)]
#[words("{colour} {step}")]
struct Stone {
    colour: Colour,
    #[words(0..=LAST)]
    step: u8,
}

const LAST: usize = 11;

/// The same packed into one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Words, Numbered)]
#[words("{colour} {value}", parts(colour: Colour, value: u8 = 1..=2))]
struct Card(u8);

/// One word, in part by another type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Words, Numbered)]
#[words(expected = "a token, such as rain")]
enum Token {
    #[words("band-{colour}")]
    Band(Colour),
    Rain,
    #[words("{colour}")]
    Plain(Colour),
}

/// Every third number, as a type may count that is written by hand.
mod thirds {
    pub(crate) const COUNT: usize = 3;

    pub(crate) fn index(number: super::Number) -> usize {
        usize::from(number.0) / 3
    }

    pub(crate) fn from_index(index: usize) -> Option<super::Number> {
        (index < COUNT).then_some(super::Number(index as u8 * 3))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Number(u8);

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "n{}", self.0)
    }
}

impl Words for Number {
    fn expected() -> std::borrow::Cow<'static, str> {
        "a number".into()
    }

    fn read(words: &mut Reader<'_>) -> Result<Self, BadWord> {
        words.value(Self::expected, |word| word.strip_prefix('n')?.parse().ok().map(Self))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Words, Numbered, Forms)]
enum Action {
    /// A default pattern with a field (`A-1`).
    Paint(Colour),
    /// Fields in another order than in the text.
    #[words("put {card} on {slot}")]
    Put {
        #[words(1..=3)]
        slot: u8,
        card: Card,
    },
    /// The last word may be missing.
    #[words("go {to} {by}")]
    Go { to: Colour, by: Option<Colour> },
    /// The same first word as another.
    #[words("go none")]
    Stay,
    /// The beginning of another.
    #[words("go")]
    GoOn,
    /// A seat of this game.
    #[words("ask {seat}")]
    Ask(#[words(1..=4)] Seat),
    /// All that a struct is.
    #[words("{stone}")]
    Stand(Stone),
    /// Only some values.
    #[words("mow {colour}")]
    Mow(#[words(only = is_green, expected = "green grass")] Colour),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Words, Numbered)]
enum Third {
    Take(#[words(numbers = thirds)] Number),
    Leave,
}

/// A word in the middle may be missing, and only some numbers are admitted; its JSON is not this text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Words, Serialize)]
#[words("ride {colour} {steps}", serde)]
struct Ride {
    colour: Option<Colour>,
    #[words(1..=9, only = Ride::admits, expected = "an odd number")]
    steps: u8,
}

impl Ride {
    fn admits(steps: u8) -> bool {
        steps % 2 == 1
    }
}

/// Written by hand, in two words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Words)]
#[words(written, expected = "a day of May")]
struct Day(u8);

impl Day {
    const COUNT: usize = 31;

    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8 + 1))
    }
}

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "May {}", self.0)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Words)]
enum Outcome {
    #[words("deal {seat} {card}")]
    Deal(Seat, #[words(secret)] Card),
    Rain,
}

fn error<T: std::str::FromStr<Err = BadWord> + std::fmt::Debug>(text: &str) -> (usize, String) {
    let BadWord { at, expected } = text.parse::<T>().unwrap_err();
    (at, expected.into_owned())
}

#[test]
fn numbers_and_texts_are_in_the_order_of_the_declaration() {
    let texts: Vec<_> = Action::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(texts[..3], ["paint dark-red", "paint green", "paint sky"]);
    assert_eq!(texts[3..6], ["put dark-red 1 on 1", "put dark-red 2 on 1", "put green 1 on 1"]);
    assert_eq!(
        texts[21..25],
        ["go dark-red", "go dark-red dark-red", "go dark-red green", "go dark-red sky"]
    );
    assert_eq!(texts[33..38], ["go none", "go", "ask 1", "ask 2", "ask 3"]);
    assert_eq!(texts[39..41], ["dark-red 0", "dark-red 1"]);
    assert_eq!(texts.len(), 3 + 3 * 6 + 3 * 4 + 1 + 1 + 4 + 3 * 12 + 3);
    assert!(Action::ALL.is_sorted());
    for (index, action) in Action::ALL.into_iter().enumerate() {
        assert_eq!((action.index(), Action::from_index(index)), (index, Some(action)));
        if action.index() < Action::COUNT - 3 {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
    assert_eq!((Action::COUNT, Action::from_index(Action::COUNT)), (texts.len(), None));
    assert_eq!(
        Token::ALL.map(|token| token.to_string())[..4],
        ["band-dark-red", "band-green", "band-sky", "rain"]
    );
    assert_eq!(Card::ALL.map(Card::index), [0, 1, 2, 3, 4, 5]);
    assert_eq!(Card::ALL.map(|card| Card::new(card.colour(), card.value())), Card::ALL);
    assert_eq!((Card::ALL[3].colour(), Card::ALL[3].value()), (Colour::Green, 2));
    assert_eq!(
        (0..4).map(Third::from_index).map(|third| third.map(Third::index)).collect::<Vec<_>>(),
        [Some(0), Some(1), Some(2), Some(3)]
    );
    assert_eq!(
        (Third::from_index(2).unwrap().to_string(), Third::from_index(4)),
        ("take n6".to_owned(), None)
    );
}

#[test]
fn the_longest_reading_counts() {
    assert_eq!("go".parse(), Ok(Action::GoOn));
    assert_eq!("go none".parse(), Ok(Action::Stay));
    assert_eq!("go sky".parse(), Ok(Action::Go { to: Colour::Blue, by: None }));
    assert_eq!("go sky green".parse(), Ok(Action::Go { to: Colour::Blue, by: Some(Colour::Green) }));
    assert_eq!("put green 2 on 3".parse(), Ok(Action::Put { slot: 3, card: Card::new(Colour::Green, 2) }));
    assert_eq!("sky".parse(), Ok(Token::Plain(Colour::Blue)));
}

#[test]
fn errors_name_the_place_and_what_was_expected() {
    const DECISION: &str = "an action: paint, put, go, ask, dark-red, green, sky or mow";
    const COLOUR: &str = "a colour: dark-red, green or sky";
    for (text, at, expected) in [
        ("", 0, DECISION),
        ("fly", 0, DECISION),
        ("Paint sky", 0, DECISION),
        (" paint sky", 0, DECISION),
        ("paint", 5, COLOUR),
        ("paint ", 6, COLOUR),
        ("paint  sky", 6, COLOUR),
        ("paint blue", 6, COLOUR),
        ("paint sky ", 9, "the end"),
        ("paint sky sky", 9, "the end"),
        ("put sky 3 on 1", 8, "a value from 1 to 2"),
        ("put sky 1 at 1", 10, "on"),
        ("put sky 1 on 4", 13, "a slot from 1 to 3"),
        ("put sky 1 on 01", 13, "a slot from 1 to 3"),
        ("put sky 1 on +1", 13, "a slot from 1 to 3"),
        ("ask 5", 4, "a seat from 1 to 4"),
        ("sky 12", 4, "a step from 0 to 11"),
        ("go up", 2, "the end"),
        ("mow sky", 4, "green grass"),
    ] {
        assert_eq!(error::<Action>(text), (at, expected.to_owned()), "`{text}`");
    }
    assert_eq!(error::<Token>("snow"), (0, "a token, such as rain".to_owned()));
    assert_eq!(error::<Token>("band-x"), (5, COLOUR.to_owned()));
    assert_eq!(error::<Outcome>("deal 9 sky 1"), (5, "a seat from 1 to 8".to_owned()));
}

#[test]
fn what_two_ways_expect_in_one_place_is_told_together() {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Words)]
    enum Draw {
        #[words("draw deck")]
        Deck,
        #[words("draw {colour}")]
        Pile(Colour),
    }
    assert_eq!(error::<Draw>("draw x"), (5, "deck, or a colour: dark-red, green or sky".to_owned()));
    assert_eq!(error::<Draw>("x"), (0, "a draw: draw".to_owned()));
    assert_eq!(["draw deck", "draw sky"].map(str::parse), [Ok(Draw::Deck), Ok(Draw::Pile(Colour::Blue))]);
}

#[test]
fn a_word_in_the_middle_may_be_missing() {
    for (text, ride) in [
        ("ride green 3", Ride { colour: Some(Colour::Green), steps: 3 }),
        ("ride 9", Ride { colour: None, steps: 9 }),
    ] {
        assert_eq!((text.parse(), ride.to_string()), (Ok(ride), text.to_owned()));
    }
    assert_eq!(error::<Ride>("ride sky 2"), (9, "an odd number".to_owned()));
    assert_eq!(error::<Ride>("ride blue 3"), (5, "an odd number".to_owned()));
    assert_eq!(
        serde_json::to_string(&Ride { colour: None, steps: 9 }).unwrap(),
        r#"{"colour":null,"steps":9}"#
    );
}

#[test]
fn texts_written_by_hand_are_read_word_by_word() {
    assert_eq!("May 1".parse(), Ok(Day(1)));
    assert_eq!("May 31".parse(), Ok(Day(31)));
    for (text, at) in [("June 1", 0), ("May", 3), ("May 32", 4)] {
        assert_eq!(error::<Day>(text), (at, "a day of May".to_owned()), "`{text}`");
    }
    assert_eq!(error::<Day>("May 1 1"), (5, "the end".to_owned()));
    assert_eq!(serde_json::to_string(&Day(7)).unwrap(), r#""May 7""#);
}

#[test]
fn forms_have_the_meaning_of_the_doc_comment() {
    let forms = Action::forms();
    let words: Vec<_> = forms.iter().map(|form| form.words).collect();
    assert_eq!(
        words,
        [
            "paint <colour>",
            "put <card> on <slot>",
            "go <to>",
            "go <to> <by>",
            "go none",
            "go",
            "ask <seat>",
            "<colour> <step>",
            "mow <colour>"
        ]
    );
    assert_eq!(forms[0].meaning, "A default pattern with a field (A-1).");
    assert_eq!(forms[7].meaning, "All that a struct is.");
    assert_eq!(forms[6].pattern(), "^ask (1|2|3|4)$");
    let texts: BTreeSet<_> = forms.iter().flat_map(engine::words::Form::texts).collect();
    let written = Action::ALL.iter().map(ToString::to_string).filter(|text| text.parse::<Action>().is_ok());
    assert_eq!(texts, written.collect());
}

#[test]
fn json_is_the_text() {
    assert_eq!(serde_json::to_string(&Token::Band(Colour::DarkRed)).unwrap(), r#""band-dark-red""#);
    assert_eq!(
        serde_json::from_str::<Stone>(r#""sky 11""#).unwrap(),
        Stone { colour: Colour::Blue, step: 11 }
    );
    let error = serde_json::from_str::<Colour>(r#""blue""#).unwrap_err().to_string();
    assert!(error.starts_with("`blue` is wrong: expected a colour: dark-red, green or sky"), "{error}");
}

#[test]
fn single_words_are_padded_and_secrets_masked() {
    assert_eq!(format!("{:>6}|{:<5}|", Colour::Green, Token::Plain(Colour::Blue)), " green|sky  |");
    assert_eq!("deal 2 sky 1".parse::<Outcome>().unwrap().masked(), "deal 2 ?");
    assert_eq!(Outcome::Rain.masked(), "rain");
    assert_eq!(Colour::DarkRed.name(), "dark-red");
}
