//! The history of a game in words.

use crate::drawing::names::{names_of, sitter_name};
use crate::drawing::pieces::token;
use crate::game_page::AnyPage;
use crate::scene::{Joined, Line, Scene};
use crate::words::Lang;
use engine::Seat;
use maud::{Markup, Render, html};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::{Because, Seating, Sitter, Told};

/// The newest events of a table in words, so that each is put into words once in each language, with the names of those
/// who sat there when it happened.
#[derive(Debug, Default)]
pub(crate) struct Lines(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    lines: FxHashMap<(Lang, u64), Option<Arc<Line>>>,
    turns: FxHashMap<(Lang, TurnKey), Arc<str>>,
    /// How many names had been forgotten at the table when these were told.
    forgotten: u32,
}

/// What a turn of the history is made of. Two viewers have the same only if they were told the very same of it: of what
/// is told to each in their own words every version is an event of its own.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct TurnKey {
    /// The number of the line's event among those that the viewer was told, which stays the same. A count of all
    /// events would betray those kept secret.
    number: u64,
    /// The events of all its lines, the newest first.
    events: Vec<u64>,
}

/// How many lines are kept.
const KEPT: usize = 1_024;

impl Lines {
    fn known(&self) -> MutexGuard<'_, Known> {
        // Nothing panics while the lock is held that would leave it half made.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.lines.len() > KEPT || known.turns.len() > KEPT {
            *known = Known::default();
        }
        known
    }

    /// Forgets what was told with names that are no longer shown.
    pub(crate) fn keep_up(&self, forgotten: u32) {
        let mut known = self.known();
        if known.forgotten != forgotten {
            *known = Known { forgotten, ..Known::default() };
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Known::default();
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
        entry(&format!("turn-{}", self.key.number), &self.line, &self.details)
    }
}

fn entry(id: &str, line: &Line, details: &[Arc<Line>]) -> Markup {
    html! {
        li id=(id) class={ "log-turn" @if line.key { " is-key" } } {
            @if let Some(seat) = line.seat { (token(seat)) } @else { span {} }
            div { (line.text) @for detail in details { (under(detail)) } }
        }
    }
}

/// A detail under its line, or behind it if it goes on with its sentence.
pub(crate) fn under(detail: &Line) -> Markup {
    let on = detail.on.map(|seat| format!("on-{seat}"));
    html! { small class=[on.as_deref().or(detail.goes_on.then_some("goes-on"))] { (detail.text) } }
}

/// A turn as the page shows it.
pub(crate) struct ShownTurn {
    /// The name of its element, the same as long as it is shown.
    pub(crate) id: String,
    /// Its line.
    pub(crate) line: Arc<Line>,
    /// The details that go on with its sentence.
    pub(crate) more: Vec<Arc<Line>>,
    /// The details that are sentences of their own.
    details: Vec<Arc<Line>>,
    html: Arc<str>,
}

impl ShownTurn {
    /// Its whole sentence.
    pub(crate) fn words(&self) -> Markup {
        html! { (self.line.text) @for more in &self.more { (more.text) } }
    }

    /// The newest detail, if it is a sentence of its own.
    pub(crate) fn detail(&self) -> Option<&Line> {
        self.details.last().map(Arc::as_ref)
    }

    /// What somebody else did to this seat.
    pub(crate) fn done_to(&self, seat: Seat) -> Option<&Line> {
        self.details.iter().rev().map(Arc::as_ref).find(|line| line.on == Some(seat))
    }
}

impl Render for ShownTurn {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.html);
    }
}

/// What is told of a table: events and chairs that changed hands, each the newest first.
pub(crate) struct Story<'a, E, C> {
    /// The events.
    pub(crate) told: E,
    /// The chairs.
    pub(crate) seatings: C,
    /// Words and names.
    pub(crate) lines: &'a Lines,
}

impl<'a, E, C> Story<'a, E, C>
where
    E: Iterator<Item = &'a Told>,
    C: Iterator<Item = &'a Seating>,
{
    /// The newest turns as elements of a log, at most so many, as the viewer may read them.
    pub(crate) fn newest(self, page: &dyn AnyPage, scene: &Scene<'_>, most: usize) -> Vec<ShownTurn> {
        let (viewer, lang) = (scene.view.viewer(), scene.lang);
        let known = &mut *self.lines.known();
        let told = self.told.filter_map(|told| {
            let number = told.number(viewer)?;
            let line = known.lines.entry((lang, told.nth));
            let line = line.or_insert_with(|| tell(page, scene, told)).clone()?;
            Some(Heard { number, event: told.nth, line })
        });
        let mut turns = gathered(lang, told).peekable();
        let mut seatings = self.seatings.peekable();
        let mut shown = Vec::new();
        while shown.len() < most {
            let newer = |seating: &&Seating| turns.peek().is_none_or(|turn| turn.key.events[0] < seating.nth);
            if let Some(seating) = seatings.next_if(newer) {
                shown.push(changed(lang, seating));
                continue;
            }
            let Some(turn) = turns.next() else { break };
            let id = format!("turn-{}", turn.key.number);
            let html = known.turns.entry((lang, turn.key.clone()));
            let html = Arc::clone(html.or_insert_with(|| turn.html().into_string().into()));
            let (more, details) = turn.details.into_iter().partition(|line| line.goes_on);
            shown.push(ShownTurn { id, html, more, details, line: turn.line });
        }
        shown
    }
}

/// An event in words, with the names of those who sat there then.
fn tell(page: &dyn AnyPage, scene: &Scene<'_>, told: &Told) -> Option<Arc<Line>> {
    let names = names_of(&told.chairs, scene.lang);
    let then =
        Scene { names: &names, step: None, brought: Vec::new(), lately: Vec::new(), ask: None, ..*scene };
    page.tell(&then, &told.event).map(Arc::new)
}

/// That a chair changed hands.
fn changed(lang: Lang, seating: &Seating) -> ShownTurn {
    let &Seating { number, seat, ref from, ref to, because, .. } = seating;
    let name = |sitter: &Sitter| sitter_name(seat, sitter, lang);
    let key = match because {
        Because::Left => "chair-left",
        Because::TimeOut => "chair-out-of-time",
        Because::Back => "chair-taken-again",
    };
    let words = lang.tr(key, &[("from", name(from).as_str().into()), ("to", name(to).as_str().into())]);
    let line = Arc::new(Line { seat: Some(seat), ..Line::key(words) });
    let id = format!("seating-{number}");
    ShownTurn {
        html: entry(&id, &line, &[]).into_string().into(),
        id,
        line,
        more: Vec::new(),
        details: Vec::new(),
    }
}

/// A line that the viewer was told.
struct Heard {
    number: u64,
    event: u64,
    line: Arc<Line>,
}

/// Puts details to the lines before them, and lines of one turn together; newest first.
fn gathered(lang: Lang, lines: impl Iterator<Item = Heard>) -> impl Iterator<Item = Turn> {
    let mut lines = lines.peekable();
    std::iter::from_fn(move || {
        let mut turn: Vec<Heard> = Vec::new();
        while turn.last().is_none_or(|heard| heard.line.detail || is_after(&heard.line))
            && let Some(heard) = lines.next()
        {
            turn.push(heard);
        }
        let mut events: Vec<u64> = turn.iter().map(|heard| heard.event).collect();
        let Heard { number, line, .. } = turn.pop()?;
        let mut details: Vec<Arc<Line>> = turn.into_iter().map(|heard| shortened(heard.line)).collect();
        let mut before = Vec::new();
        while !is_before(&line)
            && let Some(heard) = lines.next_if(|heard| is_before(&heard.line))
        {
            events.push(heard.event);
            before.push(heard.line);
        }
        details.extend(together(lang, &before));
        details.reverse();
        Some(Turn { key: TurnKey { number, events }, line, details })
    })
}

fn is_before(line: &Line) -> bool {
    matches!(line.joined, Some(Joined::Before(..)))
}

fn is_after(line: &Line) -> bool {
    matches!(line.joined, Some(Joined::After(_)))
}

/// A line that goes on with the sentence of the one before, in fewer words.
fn shortened(line: Arc<Line>) -> Arc<Line> {
    match &line.joined {
        Some(Joined::After(words)) => Arc::new(Line::going_on(html! { " " (words) })),
        _ => line,
    }
}

/// What the lines before another, newest first, say behind its sentence.
fn together(lang: Lang, before: &[Arc<Line>]) -> Option<Arc<Line>> {
    let (mut parts, mut words) = (Vec::new(), None);
    for line in before.iter().rev() {
        if let Some(Joined::Before(part, all)) = &line.joined {
            parts.push(part.as_str());
            words = Some(all);
        }
    }
    Some(Arc::new(Line::going_on(html! { " " (words?(lang, &parts)) })))
}

#[cfg(test)]
mod tests {
    use super::*;

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
            gathered(Lang::ENGLISH, (0..).zip(lines).map(heard).collect::<Vec<_>>().into_iter().rev())
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

    #[test]
    fn lines_of_one_turn_are_read_in_one() {
        let buried = |card: &str| {
            let words = |_: Lang, cards: &[&str]| html! { "Buried: " (cards.join(", ")) "." };
            Line::turn(Seat::new(0), "buries").joined(Joined::Before(card.to_owned(), words))
        };
        let after = Line::turn(Seat::new(1), "chooses").joined(Joined::After(html! { "Token: Flood." }));
        let lines = [
            buried("fish"),
            buried("wheat"),
            Line::turn(Seat::new(0), "Takes."),
            Line::turn(Seat::new(1), "Lays."),
            Line::detail("looks"),
            after,
            buried("ivory"),
        ];
        let heard = |(number, line)| Heard { number, event: number, line: Arc::new(line) };
        let lines: Vec<_> = (0..).zip(lines).map(heard).collect();
        let told: Vec<String> = gathered(Lang::ENGLISH, lines.into_iter().rev())
            .map(|turn| {
                let details = turn.details.iter().map(|line| line.text.clone().into_string());
                std::iter::once(turn.line.text.clone().into_string()).chain(details).collect()
            })
            .collect();
        assert_eq!(told, ["buries", "Lays.looks Token: Flood.", "Takes. Buried: fish, wheat."]);
    }

    #[test]
    fn viewers_who_were_told_different_things_share_no_turn() {
        let buried = || {
            let words = |_: Lang, cards: &[&str]| html! { (cards.join(", ")) };
            Line::turn(Seat::new(0), "buries").joined(Joined::Before("fish".to_owned(), words))
        };
        let takes = || Line::turn(Seat::new(0), "Takes.");
        // What is secret is told to its owner as event 1, and to the others as event 2.
        let before = |secret| [(0, buried()), (secret, buried()), (3, takes())];
        let after = |secret| [(0, takes()), (secret, Line::detail("looks")), (3, Line::detail("ends"))];
        let key = |lines: [(u64, Line); 3]| {
            let heard = |(event, line)| Heard { number: 0, event, line: Arc::new(line) };
            gathered(Lang::ENGLISH, lines.map(heard).into_iter().rev()).next().map(|turn| turn.key)
        };
        assert_ne!(key(before(1)), key(before(2)));
        assert_ne!(key(after(1)), key(after(2)));
        assert_eq!(key(after(1)), key(after(1)));
    }
}
