//! How the tests of the pages say what a player reads of an event.

use crate::game_page::GamePage;
use crate::scene::{Line, Teller};
use crate::words::Lang;
use engine::{Game, Seat};

/// Seats 1, 2 and 3.
const NAMES: [&str; 3] = ["Ola", "Marek", "Zosia"];

/// The seat with this number, counted from 1.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// The language with this code.
pub(crate) fn language(code: &str) -> Lang {
    Lang::from_code(code).expect("the house speaks it")
}

/// Checks the line of an event, without its tags, in both languages.
#[track_caller]
pub(crate) fn says<P: GamePage>(event: &<P::Game as Game>::Event, english: &str, polish: &str) {
    let told = ["en", "pl"]
        .map(language)
        .map(|lang| tell::<P>(event, lang).map(|line| plain(&line.text.into_string())));
    assert_eq!(told.each_ref().map(Option::as_deref), [Some(english), Some(polish)]);
}

/// Checks that an event has no line.
#[track_caller]
pub(crate) fn says_nothing<P: GamePage>(event: &<P::Game as Game>::Event) {
    assert!(tell::<P>(event, Lang::ENGLISH).is_none(), "{event:?}");
}

fn tell<P: GamePage>(event: &<P::Game as Game>::Event, lang: Lang) -> Option<Line> {
    P::tell(&Teller::new(lang, &NAMES.map(str::to_owned)), event)
}

fn plain(html: &str) -> String {
    let mut words = String::new();
    let mut inside = false;
    for letter in html.chars() {
        match letter {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => words.push(letter),
            _ => {}
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
