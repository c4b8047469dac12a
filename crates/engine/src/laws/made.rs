//! A step of a game, and what a viewer is shown by it.

use crate::game::{Disclosure, Game, Step, Turn};
use crate::random::{self, PlayoutRng};
use crate::seat::{Seat, Seats};
use crate::view::{View, Viewer};
use std::fmt;

/// A decision of a seat, or an outcome of chance.
#[derive(Debug)]
pub(super) enum Made<G: Game> {
    Decision(Seat, G::Action),
    Chance(G::Outcome),
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "deriving would ask the game itself to be `Copy`")]
impl<G: Game> Clone for Made<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Made<G> {}

impl<G: Game> PartialEq for Made<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Decision(seat, action), Self::Decision(by, other)) => (seat, action) == (by, other),
            (Self::Chance(outcome), Self::Chance(other)) => outcome == other,
            _ => false,
        }
    }
}

impl<G: Game> fmt::Display for Made<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decision(seat, action) => write!(f, "`{seat} {action}`"),
            Self::Chance(outcome) => write!(f, "`* {outcome}`"),
        }
    }
}

impl<G: Game> Made<G> {
    /// A random step; none when the game is over.
    pub(super) fn random(game: &G, rng: &mut PlayoutRng) -> Option<Self> {
        match game.turn() {
            Turn::Act(acting) => {
                let seats: Vec<_> = acting.iter().collect();
                let seat = *random::pick(rng, &seats);
                Some(Self::Decision(seat, game.random_action(seat, rng, &mut Vec::new())))
            }
            Turn::Chance => Some(Self::Chance(game.roll(rng, &mut Vec::new()))),
            Turn::Over => None,
        }
    }

    pub(super) fn carry_out(self, game: &mut G, log: &mut Vec<Step<G>>) {
        match self {
            Self::Decision(seat, action) => game.act(seat, action, log),
            Self::Chance(outcome) => game.resolve(outcome, log),
        }
    }

    /// All steps that the same author could make in this position; none for a seat that does not act.
    pub(super) fn instead(self, game: &G) -> Vec<Self> {
        match self {
            Self::Decision(seat, _) => {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                legal.into_iter().map(|action| Self::Decision(seat, action)).collect()
            }
            Self::Chance(_) => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                chances.into_iter().map(|(outcome, _)| Self::Chance(outcome)).collect()
            }
        }
    }

    /// How those who may not see it are told of it.
    pub(super) fn disclosure(self, game: &G) -> Disclosure {
        match self {
            Self::Decision(seat, action) => game.disclosure(seat, action),
            Self::Chance(outcome) => game.outcome_disclosure(outcome),
        }
    }

    /// Those who see it as it is in any case.
    pub(super) fn inside(self, game: &G) -> Seats {
        match self {
            Self::Decision(seat, action) => game.witnesses(seat, action).with(seat),
            Self::Chance(outcome) => game.outcome_witnesses(outcome),
        }
    }

    /// How this viewer is told of it.
    pub(super) fn told_to(self, game: &G, viewer: Viewer) -> Disclosure {
        let inside = viewer.seat().is_some_and(|seat| self.inside(game).contains(seat));
        if inside { Disclosure::Open } else { self.disclosure(game) }
    }

    /// Whether the game says that this viewer may learn by it what was hidden; of chance it says nothing.
    pub(super) fn may_teach(self, game: &G, viewer: Viewer) -> bool {
        match self {
            Self::Decision(seat, action) if viewer == Viewer::Seat(seat) => game.surprises(seat, action),
            Self::Decision(seat, action) => game.reveals(seat, action),
            Self::Chance(_) => true,
        }
    }
}

/// What a viewer is shown by a step: each event it is told with its view right after it, then the view at the end.
pub(super) struct Shown<G: Game> {
    told: Vec<(G::Event, View<G>)>,
    after: View<G>,
}

/// How what a viewer is shown in one world differs from the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Difference {
    /// An event says what the view does not.
    Event,
    /// The view says what no event does.
    View,
    /// Both say it.
    Both,
}

impl<G: Game> Shown<G> {
    pub(super) fn of(viewer: Viewer, log: &[Step<G>], after: &G) -> Self {
        let heard = log.iter().filter(|step| step.to.includes(viewer));
        let told = heard.map(|step| (step.event.clone(), View::of(&step.position, viewer))).collect();
        Self { told, after: View::of(after, viewer) }
    }

    /// As [`Shown::of`] for a step made in this position, with the position after it.
    pub(super) fn by(made: Made<G>, game: &G, viewer: Viewer) -> (Self, G) {
        let (mut after, mut log) = (game.clone(), Vec::new());
        made.carry_out(&mut after, &mut log);
        (Self::of(viewer, &log, &after), after)
    }

    pub(super) fn same_events(&self, other: &Self) -> bool {
        let (one, two) = (self.told.iter(), other.told.iter());
        one.map(|(event, _)| event).eq(two.map(|(event, _)| event))
    }

    /// How the two differ where they first do.
    pub(super) fn difference(&self, other: &Self) -> Option<Difference> {
        self.compared(other).find_map(|(_, difference)| difference)
    }

    /// Where the two first differ, for people.
    pub(super) fn explain(&self, other: &Self) -> String {
        let Some((at, _)) = self.compared(other).find(|(_, difference)| difference.is_some()) else {
            return "nothing else".to_owned();
        };
        let ((event, view), (twin, seen)) = (self.at(at), other.at(at));
        format!("{event:?} {view:?}\nagainst {twin:?} {seen:?}")
    }

    fn compared(&self, other: &Self) -> impl Iterator<Item = (usize, Option<Difference>)> {
        (0..=self.told.len().max(other.told.len())).map(|at| {
            let ((event, view), (twin, seen)) = (self.at(at), other.at(at));
            let difference = match (event == twin, view == seen) {
                (true, true) => None,
                (false, true) => Some(Difference::Event),
                (true, false) => Some(Difference::View),
                (false, false) => Some(Difference::Both),
            };
            (at, difference)
        })
    }

    fn at(&self, at: usize) -> (Option<&G::Event>, &View<G>) {
        self.told.get(at).map_or((None, &self.after), |(event, view)| (Some(event), view))
    }
}
