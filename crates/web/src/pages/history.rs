//! The history of a game in words.

use crate::game_page::AnyPage;
use crate::pages::pieces::token;
use crate::scene::{Line, Scene};
use maud::{Markup, html};
use table::Told;

/// One turn of the history: a line and its details.
pub(crate) struct LogTurn {
    /// The place of the line's event among those that the viewer may see, which stays the same. A count of all events
    /// would betray those kept secret.
    number: usize,
    line: Line,
    details: Vec<Markup>,
}

/// The turns of a history as the viewer may read them, the newest first. Each is put into words when it is asked for.
pub(crate) fn newest_turns<'a>(
    page: &'a dyn AnyPage,
    scene: &'a Scene<'_>,
    told: &'a [Told],
) -> impl Iterator<Item = LogTurn> + use<'a> {
    let viewer = scene.view.viewer();
    let told: Vec<_> = told.iter().filter(|told| told.to.includes(viewer)).collect();
    let lines = told.into_iter().enumerate().rev();
    gathered(lines.filter_map(|(number, told)| Some((number, page.tell(scene, &told.event)?))))
}

/// Puts details to the lines before them; newest first.
fn gathered(mut lines: impl Iterator<Item = (usize, Line)>) -> impl Iterator<Item = LogTurn> {
    std::iter::from_fn(move || {
        let mut turn = Vec::new();
        while turn.last().is_none_or(|(_, line): &(usize, Line)| line.detail)
            && let Some(line) = lines.next()
        {
            turn.push(line);
        }
        let (number, line) = turn.pop()?;
        let details = turn.into_iter().rev().map(|(_, detail)| detail.text).collect();
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
            div { (line.text) @for detail in details { small { (detail) } } }
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
        let turns: Vec<(usize, String, Vec<String>)> = gathered(lines.into_iter().enumerate().rev())
            .map(|turn| {
                let details = turn.details.into_iter().map(Markup::into_string).collect();
                (turn.number, turn.line.text.into_string(), details)
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
