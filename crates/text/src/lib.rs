//! Positions, events and odds as text for people, game by game.

mod camel_up;
mod camel_up_cards;
mod dragon_racer;
pub mod json;
mod keltis;
mod layout;
mod plain;
mod sobek;

use layout::grouped;
use layout::listed;
pub use layout::numbered;

use engine::any::{AnyEvent, AnyGame, AnyStep, AnyView};
use engine::{Audience, Scores, Seat, Turn, Viewer};
use serde_json::Value;
use std::fmt::Write;

macro_rules! texts {
    ($($module:ident: $Game:ident),*) => { &[$(&$module::Text),*] };
}

/// How the games of the house are told.
static GAMES: &[&dyn GameText] = games::every_game!(texts);

/// How a game is told in the terminal.
pub trait GameText: Sync {
    /// [`engine::Game::ID`].
    fn id(&self) -> &'static str;
    /// What everybody sees, in whole lines.
    fn board(&self, view: &AnyView, names: &Names) -> String;
    /// What only this viewer knows, in whole lines; nothing for a spectator.
    fn secrets(&self, view: &AnyView) -> String;
    /// What happened, in the past tense; none for a step that goes without saying.
    fn event(&self, event: &AnyEvent, names: &Names) -> Option<String>;
    /// The exact odds of a position written in one line, for a game that has some.
    fn odds(&self, _race: &str) -> Result<Odds, NoOdds> {
        Err(NoOdds::new("no-odds", "there are no odds of this game"))
    }
}

/// Why there are no odds of something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct NoOdds {
    /// A stable name of the reason: `bad-odds`, or `no-odds` for a game without.
    pub code: &'static str,
    /// The reason in English.
    pub message: String,
}

impl NoOdds {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}

/// Exact odds in both forms.
pub struct Odds {
    /// For machines.
    pub json: Value,
    /// A table.
    pub text: String,
}

/// How a game of this name is told.
pub fn of(id: &str) -> &'static dyn GameText {
    GAMES.iter().copied().find(|game| game.id() == id).unwrap_or(&plain::Plain)
}

/// What the seats are called.
pub struct Names(Vec<String>);

impl Names {
    /// `seat 1`, `seat 2`, …
    pub fn of_seats(seats: usize) -> Self {
        Self::new(seats, |_| None)
    }

    /// `seat 1 (Ola)`, or `seat 1` where there is no name.
    pub fn new(seats: usize, name: impl Fn(Seat) -> Option<String>) -> Self {
        let full = |seat| match name(seat) {
            Some(name) if !name.is_empty() => format!("seat {seat} ({name})"),
            _ => format!("seat {seat}"),
        };
        Self(Seat::all(seats).map(full).collect())
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }
}

/// What happened, a line each, as far as the viewer was told; for no viewer all of it, with a note on
/// what not everybody was told.
pub fn told(game: &AnyGame, steps: &[AnyStep], viewer: Option<Viewer>, names: &Names) -> Vec<String> {
    let words = of(game.kind().id());
    let heard = steps.iter().filter(|step| viewer.is_none_or(|viewer| step.to.includes(viewer)));
    let mut lines = Vec::new();
    for step in heard {
        let note = if viewer.is_none() { note(step.to, game.seats()) } else { String::new() };
        if let Some(text) = words.event(&step.event, names) {
            lines.extend(text.lines().map(|line| format!("{line}{note}")));
        }
    }
    lines
}

/// ` [told to 1]`, unless everybody is told.
fn note(to: Audience, seats: usize) -> String {
    if Viewer::all(seats).all(|viewer| to.includes(viewer)) {
        return String::new();
    }
    let told: Vec<_> =
        Viewer::all(seats).filter(|&viewer| to.includes(viewer)).map(|viewer| viewer.to_string()).collect();
    format!("  [told to {}]", told.join(", "))
}

/// The position as a viewer sees it, or all of it.
pub fn position(game: &AnyGame, viewer: Option<Viewer>, names: &Names) -> String {
    let words = of(game.kind().id());
    let view = game.view(viewer.unwrap_or(Viewer::Spectator));
    let mut text = words.board(&view, names);
    let eyes: Vec<Viewer> = match viewer {
        Some(viewer) => vec![viewer],
        None => Seat::all(game.seats()).map(Viewer::Seat).collect(),
    };
    for eye in eyes {
        let secrets = words.secrets(&game.view(eye));
        if let (false, Some(seat)) = (secrets.is_empty(), eye.seat()) {
            // Writing to a string cannot fail, here and below.
            let _ = write!(text, "only {} knows: {secrets}", names.of(seat));
        }
    }
    text.push('\n');
    text.push_str(&next(game, viewer, names));
    text
}

/// Who is to act and what is open, as far as the viewer may know.
fn next(game: &AnyGame, viewer: Option<Viewer>, names: &Names) -> String {
    match game.turn() {
        Turn::Over => {
            format!("The game is over.\n{}", standings(&game.scores(), names))
        }
        Turn::Chance => {
            let mut text = "Chance is to speak.\n".to_owned();
            if viewer.is_none() {
                let outcomes: Vec<_> = game.chances().into_iter().map(weighted).collect();
                text.push_str(&grouped(&outcomes));
            }
            text
        }
        Turn::Act(seats) => {
            let mut text = String::new();
            for seat in seats.iter() {
                let _ = writeln!(text, "{} is to move.", names.of(seat));
                if viewer.is_none_or(|viewer| viewer == Viewer::Seat(seat)) {
                    text.push_str(&grouped(&game.legal(seat)));
                }
            }
            text
        }
    }
}

/// `die pink 3`, or `die grey black 2 (×2)` for a weight of 2.
fn weighted((text, weight): (String, u32)) -> String {
    if weight == 1 { text } else { format!("{text} (×{weight})") }
}

/// A line a seat with place and points, the best first.
pub fn standings(scores: &Scores, names: &Names) -> String {
    let mut seats: Vec<_> = Seat::all(scores.points().len()).collect();
    seats.sort_by_key(|seat| scores.places()[seat.index()]);
    let mut text = String::new();
    for seat in seats {
        let at = seat.index();
        let _ = writeln!(text, "{:>3}. {:>4}  {}", scores.places()[at], scores.points()[at], names.of(seat));
    }
    text
}
