//! What one pair of eyes is shown of a game: its steps, its turns in words, and the points as they were seen.

use crate::drawing::names::names_of;
use crate::replay::{Eyes, Reel};
use crate::scene::{Line, Scene};
use crate::words::Lang;
use engine::any::{AnyGame, AnyView};
use engine::{Audience, Seat, Viewer};
use maud::{Markup, html};
use std::sync::{Arc, OnceLock};
use table::Told;

/// The steps of a game for one pair of eyes. Step 0 is the start, step n what is seen right after the n-th event that
/// is shown. The numbers follow from what these eyes were told, and from nothing else.
pub(crate) struct Strip {
    pub(crate) eyes: Eyes,
    pub(crate) lang: Lang,
    /// The event of each step but the first.
    events: Vec<usize>,
    /// What happened, in words, in order.
    pub(crate) turns: Vec<Turn>,
    /// The points by seat at a step, where they are known: at the start and after each turn.
    pub(crate) points: Vec<(usize, Vec<Option<i32>>)>,
    /// The analysis of the game, once it is made and has been drawn for these eyes.
    pub(crate) insight: OnceLock<Markup>,
}

/// One turn: a line with its details, and the steps at which they are told.
pub(crate) struct Turn {
    pub(crate) step: usize,
    pub(crate) line: Arc<Line>,
    pub(crate) details: Vec<(usize, Arc<Line>)>,
}

impl Turn {
    /// The step with which the turn ends.
    pub(crate) fn end(&self) -> usize {
        self.details.last().map_or(self.step, |(step, _)| *step)
    }
}

impl Strip {
    /// What these eyes are shown of a game.
    pub(crate) fn of(reel: &Reel, eyes: Eyes, lang: Lang) -> Self {
        let seen = seen(reel.told(), eyes);
        let shown = |event: &usize| reel.page.game().pace(&reel.told()[*event].event) > 0;
        let mut events: Vec<usize> = seen.iter().copied().filter(shown).collect();
        // What comes last is seen, also where it would be joined with what follows.
        if let Some(last) = seen.last().filter(|last| events.last() != Some(last)) {
            events.push(*last);
        }
        let (turns, points, insight) = (Vec::new(), Vec::new(), OnceLock::new());
        let mut strip = Self { eyes, lang, events, turns, points, insight };
        strip.turns = strip.tell(reel, &seen);
        strip.points = strip.follow_points(reel);
        strip
    }

    /// The number of the last step.
    pub(crate) fn last(&self) -> usize {
        self.events.len()
    }

    /// The event of a step; none for the start.
    pub(crate) fn event(&self, step: usize) -> Option<usize> {
        self.events.get(step.checked_sub(1)?).copied()
    }

    /// The step at which an event is seen: its own, or the next one.
    pub(crate) fn step_of(&self, event: usize) -> usize {
        (self.events.partition_point(|shown| *shown < event) + 1).min(self.last())
    }

    /// The step that shows what an entry did, or the next one that is seen.
    pub(crate) fn step_at(&self, reel: &Reel, entry: usize) -> usize {
        let before = |event: &usize| reel.told()[*event].entry < entry;
        (self.events.partition_point(before) + 1).min(self.last())
    }

    /// The step that shows the same moment as a step of other eyes: nothing that these were not shown by then.
    pub(crate) fn same(&self, other: &Self, step: usize) -> usize {
        let Some(event) = other.event(step) else { return 0 };
        self.events.partition_point(|shown| *shown <= event)
    }

    /// The first step that shows what the viewer was told with this number or later, if there is one.
    pub(crate) fn step_from(&self, reel: &Reel, number: u64) -> Option<usize> {
        let viewer = self.eyes.viewer();
        let new = |event: &usize| reel.told()[*event].number(viewer).is_some_and(|own| own >= number);
        self.events.iter().position(new).map(|at| at + 1)
    }

    /// The turn that is told at a step, with what is told of it by then.
    pub(crate) fn turn_at(&self, step: usize) -> Option<(&Turn, Option<&Line>)> {
        let turn = &self.turns[..self.turns.partition_point(|turn| turn.step <= step)].last()?;
        let detail = turn.details.iter().rev().find(|(told, _)| *told <= step);
        Some((turn, detail.map(|(_, line)| &**line)))
    }

    fn tell(&self, reel: &Reel, seen: &[usize]) -> Vec<Turn> {
        let view = reel.table.start().view(Viewer::Spectator);
        let mut turns: Vec<Turn> = Vec::new();
        for &event in seen {
            let told = &reel.told()[event];
            let names = names_of(&told.chairs, self.lang);
            let Some(line) = reel.page.tell(&Scene::still(self.lang, &view, &names), &told.event) else {
                continue;
            };
            let line = if self.eyes == Eyes::Open { attributed(line, told.to, &names) } else { line };
            let (step, line) = (self.step_of(event), Arc::new(line));
            match turns.last_mut() {
                Some(turn) if line.detail => turn.details.push((step, line)),
                _ => turns.push(Turn { step, line, details: Vec::new() }),
            }
        }
        turns
    }

    fn follow_points(&self, reel: &Reel) -> Vec<(usize, Vec<Option<i32>>)> {
        let mut steps: Vec<usize> = self.turns.iter().map(Turn::end).collect();
        steps.push(self.last());
        steps.dedup();
        let events: Vec<usize> = steps.iter().filter_map(|step| self.event(*step)).collect();
        let first = steps.len() - events.len();
        let mut points = vec![(0, self.points_in(reel, reel.table.start()))];
        reel.positions(&events, |at, position| {
            points.push((steps[first + at], self.points_in(reel, &position)));
        });
        points
    }

    /// The points of all seats in a position, as far as these eyes see them.
    fn points_in(&self, reel: &Reel, position: &AnyGame) -> Vec<Option<i32>> {
        let seats = Seat::all(reel.seats());
        let common = position.view(self.eyes.viewer());
        let of = |view: &AnyView, seat| reel.page.points(&Scene::still(self.lang, view, &[]), seat);
        let own = |seat| of(&position.view(Viewer::Seat(seat)), seat);
        seats.map(|seat| if self.eyes == Eyes::Open { own(seat) } else { of(&common, seat) }).collect()
    }
}

/// What is told to one seat alone speaks to it; where everything is open it says to whom.
fn attributed(line: Line, to: Audience, names: &[String]) -> Line {
    let mut told = Seat::all(names.len()).filter(|seat| to.includes(Viewer::Seat(*seat)));
    match (told.next(), told.next()) {
        (Some(seat), None) if line.seat.is_none() && !to.includes(Viewer::Spectator) => {
            Line::turn(seat, html! { (names[seat.index()]) ": " (line.text) })
        }
        _ => line,
    }
}

/// The events that these eyes see.
fn seen(told: &[Told], eyes: Eyes) -> Vec<usize> {
    let before = |event: usize| -> Option<Audience> {
        let before = told.get(event.checked_sub(1)?)?;
        (before.entry == told[event].entry).then_some(before.to)
    };
    (0..told.len()).filter(|&event| eyes.see(before(event), told[event].to)).collect()
}
