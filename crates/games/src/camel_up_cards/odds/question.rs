//! A position and what somebody knows of the race deck, written in one line.

use super::count::Scene;
use crate::camel_up_cards::camel::Camel;
use crate::camel_up_cards::cards::{Cards, RaceCard};
use crate::camel_up_cards::cell::{Cell, Figures};
use crate::camel_up_cards::data::data;
use crate::camel_up_cards::pile::Pile;
use crate::camel_up_cards::race::{Race, Track};
use crate::camel_up_cards::{Figure, Knowledge};
use std::str::FromStr;

/// A race in the middle of a leg and what a viewer knows of the deck.
///
/// Written `2:blue,white 4:orange fox:9 last:16 storm:1-2 deck:blue1,blue1,white2 seen:green1 unknown:3`, words in any
/// order, each once: stacks bottom to top (camels not named are on the Start, `start:green` may say so), figures, the
/// last space, the cards turned by sandstorms, the cards that are certainly in the deck, those seen elsewhere, and how
/// many more the deck has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Question {
    /// Where everything stands.
    pub scene: Scene,
    /// What is known of the deck.
    pub knowledge: Knowledge,
}

/// The last space where the line does not say.
const LAST: u8 = 16;

impl FromStr for Question {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<(&str, &str)> = text
            .split_whitespace()
            .map(|word| word.split_once(':').ok_or_else(|| format!("`{word}` is not written `what:how`")))
            .collect::<Result<_, _>>()?;
        if let Some((what, _)) = (1..).zip(&words).find_map(|(next, word)| {
            let again = words[next..].iter().any(|other| other.0 == word.0);
            again.then_some(word)
        }) {
            return Err(format!("`{what}:` stands twice"));
        }
        let track = track(&words)?;
        let mut race = Race::START;
        let mut named = Vec::new();
        let mut figures = Figures::SUPPLY;
        let (mut certain, mut seen, mut unknown) = (Cards::NONE, Cards::NONE, 0);
        for (what, how) in words {
            match what {
                "last" | "storm" => {}
                "start" => race = stack(race, &mut named, 0, how)?,
                "fox" => figures = figures.with(Figure::Fox, at(track, how)?),
                "palm" => figures = figures.with(Figure::Palm, at(track, how)?),
                "deck" => certain = cards(how)?,
                "seen" => seen = cards(how)?,
                "unknown" => unknown = how.parse().map_err(|_| format!("`{how}` is no number of cards"))?,
                cell => race = stack(race, &mut named, at(track, cell)?, how)?,
            }
        }
        let scene = Scene { race, track, figures, ties_best: false };
        check(scene, certain, seen, unknown)?;
        Ok(Self { scene, knowledge: Knowledge::of(certain, unknown, Cards::all() - certain - seen) })
    }
}

/// The track: how long it is, and its sandstorms.
fn track(words: &[(&str, &str)]) -> Result<Track, String> {
    let value = |name| words.iter().find(|(what, _)| *what == name).map(|(_, how)| *how);
    let number = |text: &str| text.parse().ok().filter(|last| (1..=data().max_space).contains(last));
    let last = match value("last") {
        None => LAST,
        Some(text) => number(text).ok_or_else(|| format!("the last space is 1 to {}", data().max_space))?,
    };
    let mut track = Track::new(last);
    for name in value("storm").into_iter().flat_map(|names| names.split(',')) {
        let cell: Cell = name.parse().map_err(|_| format!("`{name}` is no sandstorm, write 7-8"))?;
        if !cell.is_storm() || cell.first() >= last {
            return Err(format!("`{name}` is no sandstorm of this track, write 7-8"));
        }
        track.turn(cell.card());
    }
    Ok(track)
}

fn at(track: Track, name: &str) -> Result<u8, String> {
    let cell: Cell =
        name.parse().map_err(|_| format!("`{name}` is neither a word of the line nor a cell"))?;
    track.position(cell).ok_or_else(|| format!("there is no cell {name} on this track"))
}

/// Puts camels on a cell, or leaves them on the Start, and notes that they have been named.
fn stack(mut race: Race, named: &mut Vec<Camel>, at: u8, camels: &str) -> Result<Race, String> {
    for name in camels.split(',') {
        let camel: Camel = name.parse().map_err(|_| format!("`{name}` is no camel"))?;
        if named.contains(&camel) {
            return Err(format!("{camel} stands twice"));
        }
        named.push(camel);
        if at > 0 {
            race = race.placed(camel, at);
        }
    }
    Ok(race)
}

/// Cards such as `blue1,white2`.
fn cards(text: &str) -> Result<Cards, String> {
    let card = |word: &str| {
        let spaced =
            word.len().checked_sub(1).and_then(|at| Some(format!("{} {}", word.get(..at)?, &word[at..])));
        let card: Option<RaceCard> = spaced.and_then(|spaced| spaced.parse().ok());
        card.ok_or_else(|| format!("`{word}` is no race card, write blue1 or white2"))
    };
    let cards = text.split(',').map(card).collect::<Result<Vec<_>, _>>()?;
    // More would not be a heap.
    if cards.len() > Cards::all().len() {
        Err("there are only 30 race cards".to_owned())
    } else {
        Ok(cards.into_iter().collect())
    }
}

fn check(scene: Scene, certain: Cards, seen: Cards, unknown: usize) -> Result<(), String> {
    let Scene { race, track, figures, .. } = scene;
    if race.lead() == 0 {
        return Err("CC-2.9: at least one camel has left the Start".to_owned());
    }
    for figure in Figure::ALL.into_iter().filter(|&figure| figures.at(figure) > 0) {
        let at = figures.at(figure);
        if race.count(at) > 0 || figures.lifted(figure).on(at).is_some() {
            return Err(format!("CC-6.3: the {figure} stands on a cell of its own"));
        }
        if at < race.rear() {
            return Err(format!("CC-6.5: the {figure} cannot stand behind the last camel"));
        }
    }
    if let Some(card) = track.storms().find(|card| 2 * card > race.lead()) {
        let cell = track.cell(2 * card - 1);
        return Err(format!("CC-3.11: no sandstorm lies ahead of the leader, but {cell} does"));
    }
    if certain.len() + seen.len() > Cards::all().len() || !(certain + seen).within(Cards::all()) {
        return Err("CC-1.2: there are five +1 and one +2 of a colour".to_owned());
    }
    if unknown > Cards::all().len() - certain.len() - seen.len() || certain.len() + unknown > Pile::MOST {
        return Err(format!("a race deck has {} cards at most", Pile::MOST));
    }
    Ok(())
}
