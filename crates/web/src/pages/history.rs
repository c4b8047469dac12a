//! The history of a game in words.

use crate::game_page::AnyPage;
use crate::pages::pieces::token;
use crate::scene::{Line, Scene};
use crate::words::Lang;
use maud::{Markup, html};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The newest events of a table in words, so that each is put into words once in each language.
#[derive(Debug, Default)]
pub(crate) struct Lines(Mutex<Told>);

#[derive(Debug, Default)]
struct Told {
    /// The names with which they are told: when somebody sits down anew, everything is told again.
    names: Vec<String>,
    lines: HashMap<(Lang, u64), Option<Arc<Line>>>,
}

/// How many lines are kept.
const KEPT: usize = 1_024;

impl Lines {
    /// The event in words; none for steps that only move pieces.
    pub(crate) fn tell(
        &self,
        page: &dyn AnyPage,
        scene: &Scene<'_>,
        told: &table::Told,
    ) -> Option<Arc<Line>> {
        // Nothing panics while the lock is held that would leave it half made.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.names != scene.names || known.lines.len() > KEPT {
            *known = Told { names: scene.names.to_vec(), lines: HashMap::new() };
        }
        let line = known.lines.entry((scene.lang, told.nth));
        line.or_insert_with(|| page.tell(scene, &told.event).map(Arc::new)).clone()
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Told::default();
    }
}

/// One turn of the history: a line and its details.
pub(crate) struct LogTurn {
    /// The number of the line's event among those that the viewer was told, which stays the same. A count of all
    /// events would betray those kept secret.
    number: u64,
    line: Arc<Line>,
    details: Vec<Arc<Line>>,
}

/// The turns of a history, given the newest first, as the viewer may read them. Each is put into words when it is
/// asked for.
pub(crate) fn newest_turns<'a>(
    page: &'a dyn AnyPage,
    scene: &'a Scene<'_>,
    lines: &'a Lines,
    newest_first: impl Iterator<Item = &'a table::Told>,
) -> impl Iterator<Item = LogTurn> {
    let viewer = scene.view.viewer();
    gathered(
        newest_first.filter_map(move |told| Some((told.number(viewer)?, lines.tell(page, scene, told)?))),
    )
}

/// Puts details to the lines before them; newest first.
fn gathered(mut lines: impl Iterator<Item = (u64, Arc<Line>)>) -> impl Iterator<Item = LogTurn> {
    std::iter::from_fn(move || {
        let mut turn = Vec::new();
        while turn.last().is_none_or(|(_, line): &(u64, Arc<Line>)| line.detail)
            && let Some(line) = lines.next()
        {
            turn.push(line);
        }
        let (number, line) = turn.pop()?;
        let details = turn.into_iter().rev().map(|(_, detail)| detail).collect();
        Some(LogTurn { number, line, details })
    })
}

/// A turn as an element of the log.
pub(crate) fn log_turn(turn: &LogTurn, new: bool) -> Markup {
    let LogTurn { number, line, details } = turn;
    let class =
        format!("log-turn{}{}", if new { " is-new" } else { "" }, if line.key { " is-key" } else { "" });
    html! {
        li id={ "turn-" (number) } class=(class) {
            @if let Some(seat) = line.seat { (token(seat)) } @else { span {} }
            div { (line.text) @for detail in details { small { (detail.text) } } }
        }
    }
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
        let turns: Vec<(u64, String, Vec<String>)> =
            gathered((0..).zip(lines.map(Arc::new)).collect::<Vec<_>>().into_iter().rev())
                .map(|turn| {
                    let details = turn.details.iter().map(|line| line.text.clone().into_string()).collect();
                    (turn.number, turn.line.text.clone().into_string(), details)
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
