//! Worlds that a viewer cannot tell apart stay alike to it until it is shown a difference.

use super::made::{Difference, Made, Shown};
use crate::game::{Disclosure, Game, Step, Turn};
use crate::random::{self, PlayoutRng};
use crate::view::{View, Viewer};

/// A world that one viewer cannot tell from the true one.
pub(super) struct Twin<G> {
    viewer: Viewer,
    world: G,
}

/// What became of a world that a viewer could not tell from the true one.
pub(super) enum Followed<G> {
    /// The viewer cannot tell them apart still.
    Alike(Twin<G>),
    /// They are the same now.
    Merged,
    /// The viewer was shown which of them is true.
    Parted,
}

/// A step of the true world, with what came of it.
pub(super) struct TrueStep<'a, G: Game> {
    pub(super) before: &'a G,
    pub(super) made: Made<G>,
    pub(super) log: &'a [Step<G>],
    pub(super) after: &'a G,
}

impl<G: Game> Twin<G> {
    /// Who cannot tell it from the true one.
    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// A world imagined from the viewer's view; none if that is the true one.
    pub(super) fn imagined(viewer: Viewer, truth: &G, rng: &mut PlayoutRng) -> Option<Self> {
        let world = G::sample(&View::of(truth, viewer), rng);
        (world != *truth).then_some(Self { viewer, world })
    }

    /// Makes in this world what the viewer takes for the same step, and compares what it is shown. An error says what
    /// the viewer was shown that it may not know.
    pub(super) fn follow(self, step: &TrueStep<'_, G>, rng: &mut PlayoutRng) -> Result<Followed<G>, String> {
        let Self { viewer, world } = self;
        if world.turn() != step.before.turn() {
            return Err(format!(
                "{viewer} cannot tell whose turn it is: {:?} or here {:?}",
                step.before.turn(),
                world
            ));
        }
        let told = step.made.told_to(step.before, viewer);
        let alike: Vec<_> = step
            .made
            .instead(&world)
            .into_iter()
            .filter(|twin| told != Disclosure::Open || *twin == step.made)
            .filter(|twin| twin.told_to(&world, viewer) == told)
            .collect();
        // The viewer has been told of a step that this world does not know.
        if alike.is_empty() {
            return Ok(Followed::Parted);
        }
        let twin = *random::pick(rng, &alike);
        let seen = Shown::of(viewer, step.log, step.after);
        let (imagined, after) = Shown::by(twin, &world, viewer);
        let Some(difference) = seen.difference(&imagined) else {
            let same = after == *step.after;
            return Ok(if same { Followed::Merged } else { Followed::Alike(Self { viewer, world: after }) });
        };
        // A decision may show a hand that comes round without naming its cards; so does the end of the game.
        let by_chance = matches!(step.made, Made::Chance(_)) && step.after.turn() != Turn::Over;
        let reason = match difference {
            _ if !step.made.may_teach(step.before, viewer) => "is said to teach nothing",
            Difference::Event => "tells in an event what the view does not show",
            Difference::View if by_chance => "shows in the view what no event tells",
            Difference::View | Difference::Both => return Ok(Followed::Parted),
        };
        let shown = seen.explain(&imagined);
        Err(format!(
            "{} {reason}: {viewer} takes it for {twin} in {world:?}, but is shown {shown}",
            step.made
        ))
    }
}
