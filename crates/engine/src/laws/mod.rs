//! Laws that hold for every game, tested on random playouts.
//!
//! A game's tests call [`check`] for each number of seats and each set of options. Besides what a position must be, the
//! laws are about secrets. No viewer can tell steps apart that it is told of as the same, and every viewer can tell
//! those apart that it is told of as they are. And worlds that a viewer cannot tell apart stay so, step after step,
//! until it is shown a difference: a step that is said to teach it nothing shows it none
//! ([`surprises`](crate::Game::surprises) for the seat that decides, [`reveals`](crate::Game::reveals) for all others),
//! and no event tells what the view right after it does not show. Nor does anything happen silently after the last
//! event. One such world is followed at a time; [`check_twins`] follows one for every viewer. The other way round, a
//! kind of step that is said to teach somebody something does so now and then, and observations tell apart whatever
//! views tell apart.

mod made;
mod twins;

use crate::game::{Disclosure, Encoded, Game, Illegal, Step, Turn, part_length};
use crate::options::Options;
use crate::random::{self, PlayoutRng, below, nth_rng};
use crate::seat::{Seat, Seats};
use crate::view::{View, Viewer};
use made::{Made, Shown};
use std::collections::{BTreeMap, BTreeSet};
use twins::{Followed, TrueStep, Twin};

/// What a series of playouts met, so that a test can assert that it met enough.
#[derive(Clone, Debug, Default)]
pub struct Met {
    /// Decisions and outcomes made.
    pub entries: usize,
    /// The longest game, in entries.
    pub longest: usize,
    /// How many different action numbers were played.
    pub actions: usize,
    /// How often a sampled position differed from the true one.
    pub imagined: usize,
    /// How many steps were made in another world that a viewer could not tell from the true one before.
    pub followed: usize,
    /// The parts of [`Encoded::OBSERVATION`] that were not always zero.
    pub observed: BTreeSet<&'static str>,
    /// What decisions were said to show, by their first word and who sees them: "`bid` in secret reveals".
    pub claims: BTreeMap<String, Claim>,
}

/// How often a kind of decision was said to show somebody something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claim {
    /// How often it was said.
    pub made: usize,
    /// Whether it ever did.
    pub shown: bool,
}

/// A kind of decision that is said so often to show something must have done so.
const CLAIMS: usize = 12;

/// Plays `games` random games from the start and checks every law at every step.
///
/// # Panics
/// At the first broken law, with the seed, the step and the position. Also when a game takes more than
/// `limit` entries.
pub fn check<G: Encoded>(seats: usize, options: &Options, games: u64, limit: usize) -> Met {
    let start = G::new(G::setup(seats, options).expect("the options are admitted"));
    let mut met = Met::default();
    let mut played = BTreeSet::new();
    for seed in 0..games {
        let at = format!("{} with {seats} seats, options `{options}`, seed {seed}", G::ID);
        let mut playout = Playout::new(start.clone(), at, seed);
        let census = playout.game.census();
        while playout.game.turn() != Turn::Over {
            playout.check_position(&census, &mut met);
            playout.imagine_one();
            playout.advance(&mut played, &mut met);
            assert!(playout.step <= limit, "{}: no end after {limit} entries", playout.at);
        }
        playout.check_position(&census, &mut met);
        met.entries += playout.step;
        met.longest = met.longest.max(playout.step);
    }
    met.actions = played.len();
    assert!(!met.observed.is_empty(), "observations of {} are not always zero", G::ID);
    for (claim, Claim { made, shown }) in &met.claims {
        assert!(*shown || *made < CLAIMS, "{}: {claim} {made} times and never shows anything", G::ID);
    }
    met
}

/// Plays `games` random games on from a position, each for at most `steps` entries, and at every step checks for every
/// viewer that worlds which it cannot tell apart stay so; nothing else.
///
/// # Panics
/// At the first broken law, with the seed, the step and the position.
pub fn check_twins<G: Encoded>(start: &G, games: u64, steps: usize) -> Met {
    let mut met = Met::default();
    for seed in 0..games {
        let at = format!("{} with {} seats from a position, seed {seed}", G::ID, start.seats());
        let mut playout = Playout::new(start.clone(), at, seed);
        while playout.game.turn() != Turn::Over && playout.step < steps {
            playout.imagine_all();
            playout.advance(&mut BTreeSet::new(), &mut met);
        }
        met.entries += playout.step;
        met.longest = met.longest.max(playout.step);
    }
    met
}

struct Playout<G: Game> {
    game: G,
    rng: PlayoutRng,
    at: String,
    step: usize,
    /// Other worlds, each with the viewer that cannot tell it from this one.
    twins: Vec<Twin<G>>,
    /// What each viewer saw and observed one position before.
    seen: Vec<(View<G>, Vec<f32>)>,
}

fn observation<G: Encoded>(view: &View<G>) -> Vec<f32> {
    let mut numbers = vec![0.0; G::OBSERVATION_LENGTH];
    G::observe(view, &mut numbers);
    numbers
}

/// One position in this many is tried for a pair of steps.
const PAIRS: u32 = 2;

impl<G: Encoded> Playout<G> {
    fn new(game: G, at: String, seed: u64) -> Self {
        let rng = nth_rng(seed, game.seats() as u64);
        Self { game, rng, at, step: 0, twins: Vec::new(), seen: Vec::new() }
    }

    fn place(&self) -> String {
        format!("{}, step {}: {:?}", self.at, self.step, self.game)
    }

    fn check_position(&mut self, census: &[(&'static str, i64)], met: &mut Met) {
        assert_eq!(self.game.census(), census, "components are conserved; {}", self.place());
        self.check_json();
        self.check_chances();
        let acting = match self.game.turn() {
            Turn::Act(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        assert_eq!(matches!(self.game.turn(), Turn::Act(_)), !acting.is_empty(), "{}", self.place());
        for seat in Seat::all(self.game.seats()) {
            self.check_legal(seat, acting.contains(seat));
        }
        let before = std::mem::take(&mut self.seen);
        for viewer in Viewer::all(self.game.seats()) {
            let seen = self.check_view(viewer, met);
            if let Some(before) = before.get(self.seen.len()) {
                self.check_observed(before, &seen);
            }
            self.seen.push(seen);
        }
        self.check_commit_order(acting);
    }

    /// The JSON form reads back to the same position.
    fn check_json(&self) {
        let json = serde_json::to_string(&self.game).expect("positions are serialisable");
        match serde_json::from_str::<G>(&json) {
            Ok(read) => assert_eq!(read, self.game, "JSON reads back; {}", self.place()),
            Err(error) => panic!("own JSON is refused: {error}; {json}; {}", self.place()),
        }
    }

    /// Chance has outcomes exactly when the dealer is to act; each has weight and a text that reads back.
    fn check_chances(&mut self) {
        let mut outcomes = Vec::new();
        self.game.chances(&mut outcomes);
        assert_eq!(!outcomes.is_empty(), self.game.turn() == Turn::Chance, "{}", self.place());
        let distinct: BTreeSet<_> = outcomes.iter().map(|&(outcome, _)| outcome).collect();
        assert_eq!(distinct.len(), outcomes.len(), "no outcome stands twice; {}", self.place());
        for &(outcome, weight) in &outcomes {
            assert!(weight > 0, "{outcome} has weight; {}", self.place());
            assert_eq!(outcome.to_string().parse(), Ok(outcome), "texts read back; {}", self.place());
        }
        if self.game.turn() == Turn::Chance {
            let drawn = self.game.roll(&mut self.rng, &mut Vec::new());
            assert!(distinct.contains(&drawn), "roll gives a listed outcome; {}", self.place());
        }
    }

    /// Listed if and only if accepted, over all actions there are; sorted; texts and numbers read back.
    fn check_legal(&mut self, seat: Seat, acts: bool) {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        assert_eq!(!legal.is_empty(), acts, "seat {seat} has decisions if it acts; {}", self.place());
        assert!(legal.is_sorted_by(|a, b| a < b), "sorted, none twice: {legal:?}; {}", self.place());
        for &action in &legal {
            assert_eq!(action.to_string().parse(), Ok(action), "texts read back; {}", self.place());
            assert_eq!(G::action(G::index(action)), Some(action), "numbers read back; {}", self.place());
        }
        for action in (0..G::ACTIONS).filter_map(G::action) {
            let verdict: Result<(), Illegal> = self.game.check(seat, action);
            let listed = legal.binary_search(&action).is_ok();
            assert_eq!(listed, verdict.is_ok(), "{seat} {action}: {verdict:?}; {}", self.place());
        }
        if acts {
            let chosen = self.game.random_action(seat, &mut self.rng, &mut Vec::new());
            assert!(legal.contains(&chosen), "random_action is legal; {}", self.place());
        }
    }

    /// A sample looks like the truth to the viewer, and observations have their shape. Gives both.
    fn check_view(&mut self, viewer: Viewer, met: &mut Met) -> (View<G>, Vec<f32>) {
        let view = View::of(&self.game, viewer);
        let imagined = G::sample(&view, &mut self.rng);
        assert_eq!(View::of(&imagined, viewer), view, "{viewer}'s sample looks true; {}", self.place());
        assert_eq!(imagined.census(), self.game.census(), "a sample is a position; {}", self.place());
        met.imagined += usize::from(imagined != self.game);
        let json = serde_json::to_string(&(&view.public, &view.private));
        assert!(json.is_ok(), "views are serialisable; {}", self.place());
        let numbers = observation(&view);
        assert!(numbers.iter().all(|number| number.is_finite()), "{}", self.place());
        let mut rest = numbers.as_slice();
        for &(part, shape) in G::OBSERVATION {
            let length = part_length(shape);
            let (own, others) = rest.split_at(length);
            rest = others;
            if own.iter().any(|&number| number != 0.0) {
                met.observed.insert(part);
            }
        }
        let imagined = observation(&View::of(&imagined, viewer));
        assert_eq!(numbers, imagined, "observations follow from views; {}", self.place());
        (view, numbers)
    }

    /// Observations tell apart what views tell apart.
    fn check_observed(&self, one: &(View<G>, Vec<f32>), other: &(View<G>, Vec<f32>)) {
        if one.1 == other.1 {
            let (seen, also) = (&one.0, &other.0);
            assert_eq!(seen, also, "observations must tell these views apart; {}", self.place());
        }
    }

    /// Simultaneous commits give the same position in any order.
    fn check_commit_order(&mut self, acting: Seats) {
        if acting.len() < 2 {
            return;
        }
        let commits: Vec<_> = acting
            .iter()
            .map(|seat| (seat, self.game.random_action(seat, &mut self.rng, &mut Vec::new())))
            .collect();
        let mut forwards = self.game.clone();
        let mut backwards = self.game.clone();
        for &(seat, action) in &commits {
            forwards.act(seat, action, &mut ());
        }
        for &(seat, action) in commits.iter().rev() {
            backwards.act(seat, action, &mut ());
        }
        assert_eq!(forwards, backwards, "commits commute: {commits:?}; {}", self.place());
    }

    /// A world to follow for one random viewer, unless one is followed already.
    fn imagine_one(&mut self) {
        if self.twins.is_empty() {
            let viewers: Vec<_> = Viewer::all(self.game.seats()).collect();
            let viewer = *random::pick(&mut self.rng, &viewers);
            self.twins.extend(Twin::imagined(viewer, &self.game, &mut self.rng));
        }
    }

    /// A world to follow for every viewer that has none.
    fn imagine_all(&mut self) {
        for viewer in Viewer::all(self.game.seats()) {
            if self.twins.iter().all(|twin| twin.viewer() != viewer) {
                self.twins.extend(Twin::imagined(viewer, &self.game, &mut self.rng));
            }
        }
    }

    fn advance(&mut self, played: &mut BTreeSet<usize>, met: &mut Met) {
        let made = Made::random(&self.game, &mut self.rng).expect("the caller looks for the end");
        if below(&mut self.rng, PAIRS) == 0 {
            self.check_pair(made);
        }
        self.step += 1;
        let before = self.game.clone();
        let mut silent = self.game.clone();
        let mut log: Vec<Step<G>> = Vec::new();
        made.carry_out(&mut self.game, &mut log);
        match made {
            Made::Decision(seat, action) => {
                played.insert(G::index(action));
                silent.act(seat, action, &mut ());
            }
            Made::Chance(outcome) => silent.resolve(outcome, &mut ()),
        }
        assert_eq!(silent, self.game, "listening changes nothing; {}", self.place());
        for step in &log {
            let json = serde_json::to_string(&step.event);
            assert!(json.is_ok(), "events are serialisable: {:?}; {}", step.event, self.place());
        }
        let after = self.game.clone();
        self.check_told(&log, &after);
        let step = TrueStep { before: &before, made, log: &log, after: &after };
        met.followed += self.twins.len();
        for twin in std::mem::take(&mut self.twins) {
            if let Followed::Alike(twin) = self.follow(twin, &step) {
                self.twins.push(twin);
            }
        }
        self.check_claims(&step, met);
    }

    /// Nothing happens silently after the last event that a viewer is told.
    fn check_told(&self, log: &[Step<G>], after: &G) {
        if let Some(last) = log.last() {
            assert_eq!(
                last.position,
                *after,
                "after {:?} nothing happens untold; {}",
                last.event,
                self.place()
            );
        }
        for viewer in Viewer::all(after.seats()) {
            if let Some(last) = log.iter().rfind(|step| step.to.includes(viewer)) {
                let shown = [&last.position, after].map(|game| View::of(game, viewer));
                assert_eq!(shown[0], shown[1], "{viewer} is told all; {:?}; {}", last.event, self.place());
            }
        }
    }

    fn follow(&mut self, twin: Twin<G>, step: &TrueStep<'_, G>) -> Followed<G> {
        match twin.follow(step, &mut self.rng) {
            Ok(followed) => followed,
            Err(leak) => panic!("{leak}; {}, step {}: {:?}", self.at, self.step, step.before),
        }
    }

    /// What is said to reveal or to surprise must now and then show somebody what it did not know: this notes whether
    /// it did so here.
    fn check_claims(&mut self, step: &TrueStep<'_, G>, met: &mut Met) {
        let Made::Decision(seat, action) = step.made else { return };
        let text = action.to_string();
        let word = text.split(' ').next().unwrap_or_default();
        let told = step.before.disclosure(seat, action);
        let how = if told == Disclosure::Open { "openly" } else { "in secret" };
        for (said, name) in [
            (step.before.reveals(seat, action), "reveals"),
            (step.before.surprises(seat, action), "surprises"),
        ] {
            let claim = met.claims.entry(format!("`{word}` {how} {name}")).or_default();
            claim.made += usize::from(said);
            if !said || claim.shown {
                continue;
            }
            let viewers = Viewer::all(step.before.seats());
            let concerned = viewers.filter(|viewer| (viewer.seat() == Some(seat)) == (name == "surprises"));
            for viewer in concerned {
                let twin = Twin::imagined(viewer, step.before, &mut self.rng);
                claim.shown |= twin.is_some_and(|twin| matches!(self.follow(twin, step), Followed::Parted));
            }
        }
    }

    /// Steps that others are told of as the same look the same to them in events and views, unless making them shows
    /// something else that was hidden ([`Game::reveals`]): a hand that is passed on, say. Who sees a step as it is can
    /// tell it from others, unless all comes to the same; where others are told less, by the events alone.
    fn check_pair(&mut self, one: Made<G>) {
        let told = one.disclosure(&self.game);
        let mut others = one.instead(&self.game);
        others.retain(|other| *other != one && other.disclosure(&self.game) == told);
        if others.is_empty() {
            return;
        }
        let other = *random::pick(&mut self.rng, &others);
        let inside = one.inside(&self.game);
        assert_eq!(other.inside(&self.game), inside, "{}", self.place());
        for viewer in Viewer::all(self.game.seats()) {
            let (shown, after) = Shown::by(one, &self.game, viewer);
            let (twin, otherwise) = Shown::by(other, &self.game, viewer);
            let seen = [&after, &otherwise].map(|game| View::of(game, viewer));
            let [one_seen, other_seen] = seen.map(|view| (view.clone(), observation(&view)));
            self.check_observed(&one_seen, &other_seen);
            let difference = shown.difference(&twin);
            if one.told_to(&self.game, viewer) == Disclosure::Open {
                let told = told == Disclosure::Open || !shown.same_events(&twin);
                let known = after == otherwise || difference.is_some() && told;
                assert!(known, "{viewer} must tell {one} from {other}; {}", self.place());
            } else if !matches!(one, Made::Decision(seat, action) if self.game.reveals(seat, action)) {
                assert_eq!(difference, None, "{viewer} must not tell {one} from {other}; {}", self.place());
            }
        }
    }
}
