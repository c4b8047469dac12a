//! The history of a game in words.

use crate::game_page::AnyPage;
use crate::pages::pieces::token;
use crate::scene::{Line, Scene};
use crate::words::Lang;
use maud::{Markup, PreEscaped, html};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The newest events of a table in words, so that each is put into words once in each language.
#[derive(Debug, Default)]
pub(crate) struct Lines(Mutex<Told>);

#[derive(Debug, Default)]
struct Told {
    /// The names with which they are told: when somebody sits down anew, everything is told again.
    names: Vec<String>,
    lines: FxHashMap<(Lang, u64), Option<Arc<Line>>>,
    turns: FxHashMap<(Lang, TurnKey), Arc<str>>,
}

/// What a turn of the history is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct TurnKey {
    /// The number of the line's event among those that the viewer was told, which stays the same. A count of all
    /// events would betray those kept secret.
    number: u64,
    /// The line's event, and the last of its details'.
    events: (u64, u64),
}

/// How many lines are kept.
const KEPT: usize = 1_024;

impl Lines {
    /// What is known, told with the names of this scene.
    fn of(&self, scene: &Scene<'_>) -> MutexGuard<'_, Told> {
        // Nothing panics while the lock is held that would leave it half made.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.names != scene.names || known.lines.len() > KEPT || known.turns.len() > KEPT {
            *known = Told { names: scene.names.to_vec(), ..Told::default() };
        }
        known
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Told::default();
    }
}

/// One turn of the history: a line and its details.
struct Turn {
    key: TurnKey,
    line: Arc<Line>,
    details: Vec<Arc<Line>>,
}

impl Turn {
    fn html(&self) -> Markup {
        let Self { key, line, details } = self;
        html! {
            li id={ "turn-" (key.number) } class={ "log-turn" @if line.key { " is-key" } } {
                @if let Some(seat) = line.seat { (token(seat)) } @else { span {} }
                div { (line.text) @for detail in details { small { (detail.text) } } }
            }
        }
    }
}

/// The newest turns of a history as elements of a log, at most so many, given the newest event first, as the viewer may
/// read them. Each is put into words once.
pub(crate) fn newest_turns<'a>(
    page: &dyn AnyPage,
    scene: &Scene<'_>,
    lines: &Lines,
    newest_first: impl Iterator<Item = &'a table::Told>,
    most: usize,
) -> Vec<PreEscaped<Arc<str>>> {
    let (viewer, lang) = (scene.view.viewer(), scene.lang);
    let known = &mut *lines.of(scene);
    let told = newest_first.filter_map(|told| {
        let number = told.number(viewer)?;
        let line = known.lines.entry((lang, told.nth));
        let line = line.or_insert_with(|| page.tell(scene, &told.event).map(Arc::new)).clone()?;
        Some(Heard { number, event: told.nth, line })
    });
    let turns = gathered(told).take(most);
    let html = |turn: Turn| {
        let html = known.turns.entry((lang, turn.key));
        PreEscaped(Arc::clone(html.or_insert_with(|| turn.html().into_string().into())))
    };
    turns.map(html).collect()
}

/// A line that the viewer was told.
struct Heard {
    number: u64,
    event: u64,
    line: Arc<Line>,
}

/// Puts details to the lines before them; newest first.
fn gathered(mut lines: impl Iterator<Item = Heard>) -> impl Iterator<Item = Turn> {
    std::iter::from_fn(move || {
        let mut turn: Vec<Heard> = Vec::new();
        while turn.last().is_none_or(|heard| heard.line.detail)
            && let Some(heard) = lines.next()
        {
            turn.push(heard);
        }
        let newest = turn.first()?.event;
        let Heard { number, event, line } = turn.pop()?;
        let details = turn.into_iter().rev().map(|heard| heard.line).collect();
        Some(Turn { key: TurnKey { number, events: (event, newest) }, line, details })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    #[test]
    fn details_stand_under_the_line_before_them() {
        let lines = [
            Line::detail("of a line not told"),
            Line::turn(Seat::new(0), "rolls"),
            Line::detail("first"),
            Line::detail("second"),
            Line::key("the leg is over"),
        ];
        let heard = |(number, line)| Heard { number, event: number, line: Arc::new(line) };
        let turns: Vec<(u64, String, Vec<String>)> =
            gathered((0..).zip(lines).map(heard).collect::<Vec<_>>().into_iter().rev())
                .map(|turn| {
                    let details = turn.details.iter().map(|line| line.text.clone().into_string()).collect();
                    (turn.key.number, turn.line.text.clone().into_string(), details)
                })
                .collect();
        let turn = |number, line: &str, details: &[&str]| {
            (number, line.to_owned(), details.iter().map(|&detail| detail.to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(
            turns,
            [
                turn(4, "the leg is over", &[]),
                turn(1, "rolls", &["first", "second"]),
                turn(0, "of a line not told", &[])
            ]
        );
    }
}
