//! Laws that hold for every game, tested on random playouts.
//!
//! A game's tests call [`check`] for each number of seats and each set of options.

use crate::game::{Disclosure, Encoded, Illegal, Step, Turn};
use crate::options::Options;
use crate::random::{self, PlayoutRng, nth_rng};
use crate::seat::{Seat, Seats};
use crate::view::{View, Viewer};
use std::collections::BTreeSet;
use std::fmt::Display;

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
}

/// Plays `games` random games from the start and checks every law at every step.
///
/// # Panics
/// At the first broken law, with the seed, the step and the position. Also when a game takes more than
/// `limit` entries.
pub fn check<G: Encoded>(seats: usize, options: &Options, games: u64, limit: usize) -> Met {
    let setup = G::setup(seats, options).expect("the options are admitted");
    let mut met = Met::default();
    let mut played = BTreeSet::new();
    for seed in 0..games {
        let mut playout = Playout::<G> {
            game: G::new(setup),
            rng: nth_rng(seed, seats as u64),
            at: format!("{} with {seats} seats, options `{options}`, seed {seed}", G::ID),
            step: 0,
        };
        let census = playout.game.census();
        while playout.game.turn() != Turn::Over {
            playout.check_position(&census, &mut met);
            playout.advance(&mut played);
            assert!(playout.step <= limit, "{}: no end after {limit} entries", playout.at);
        }
        playout.check_position(&census, &mut met);
        met.entries += playout.step;
        met.longest = met.longest.max(playout.step);
    }
    met.actions = played.len();
    met
}

struct Playout<G> {
    game: G,
    rng: PlayoutRng,
    at: String,
    step: usize,
}

impl<G: Encoded> Playout<G> {
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
        for viewer in Viewer::all(self.game.seats()) {
            self.check_view(viewer, met);
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

    /// A sample looks like the truth to the viewer, and observations have their shape.
    fn check_view(&mut self, viewer: Viewer, met: &mut Met) {
        let view = View::of(&self.game, viewer);
        let imagined = G::sample(&view, &mut self.rng);
        assert_eq!(View::of(&imagined, viewer), view, "{viewer}'s sample looks true; {}", self.place());
        assert_eq!(imagined.census(), self.game.census(), "a sample is a position; {}", self.place());
        met.imagined += usize::from(imagined != self.game);
        let json = serde_json::to_string(&(&view.public, &view.private));
        assert!(json.is_ok(), "views are serialisable; {}", self.place());
        let mut numbers = vec![0.0; G::OBSERVATION_LENGTH];
        G::observe(&view, &mut numbers);
        assert!(numbers.iter().all(|number| number.is_finite()), "{}", self.place());
        let mut imagined_numbers = vec![0.0; G::OBSERVATION_LENGTH];
        G::observe(&View::of(&imagined, viewer), &mut imagined_numbers);
        assert_eq!(numbers, imagined_numbers, "observations follow from views; {}", self.place());
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

    fn advance(&mut self, played: &mut BTreeSet<usize>) {
        self.step += 1;
        let mut silent = self.game.clone();
        let mut log: Vec<Step<G>> = Vec::new();
        match self.game.turn() {
            Turn::Act(acting) => {
                let seats: Vec<_> = acting.iter().collect();
                let seat = *random::pick(&mut self.rng, &seats);
                self.check_secrecy(seat);
                let action = self.game.random_action(seat, &mut self.rng, &mut Vec::new());
                played.insert(G::index(action));
                silent.act(seat, action, &mut ());
                self.game.act(seat, action, &mut log);
            }
            Turn::Chance => {
                self.check_secrecy_of_chance();
                let outcome = self.game.roll(&mut self.rng, &mut Vec::new());
                silent.resolve(outcome, &mut ());
                self.game.resolve(outcome, &mut log);
            }
            Turn::Over => unreachable!("the caller looks first"),
        }
        assert_eq!(silent, self.game, "listening changes nothing; {}", self.place());
        for step in &log {
            let json = serde_json::to_string(&step.event);
            assert!(json.is_ok(), "events are serialisable: {:?}; {}", step.event, self.place());
        }
    }

    /// Two decisions that others see as the same text look the same to them in events and views, unless making them
    /// shows something else that was hidden ([`Game::reveals`]): a hand that is passed on, say.
    fn check_secrecy(&mut self, seat: Seat) {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let first = *random::pick(&mut self.rng, &legal);
        let disclosure = self.game.disclosure(seat, first);
        if disclosure == Disclosure::Open || self.game.reveals(seat, first) {
            return;
        }
        let twins: Vec<_> =
            legal.iter().copied().filter(|&twin| self.game.disclosure(seat, twin) == disclosure).collect();
        let second = *random::pick(&mut self.rng, &twins);
        let inside = self.game.witnesses(seat, first).with(seat);
        assert_eq!(self.game.witnesses(seat, second).with(seat), inside, "{}", self.place());
        self.check_twins((first, second), inside, |game, action, log| game.act(seat, action, log));
    }

    /// Two outcomes of chance that others see as the same text look the same to them in events and views.
    fn check_secrecy_of_chance(&mut self) {
        let mut chances = Vec::new();
        self.game.chances(&mut chances);
        let (first, _) = *random::pick(&mut self.rng, &chances);
        let disclosure = self.game.outcome_disclosure(first);
        if disclosure == Disclosure::Open {
            return;
        }
        let outcomes = chances.iter().map(|(outcome, _)| *outcome);
        let twins: Vec<_> =
            outcomes.filter(|&twin| self.game.outcome_disclosure(twin) == disclosure).collect();
        let second = *random::pick(&mut self.rng, &twins);
        let inside = self.game.outcome_witnesses(first);
        assert_eq!(self.game.outcome_witnesses(second), inside, "{}", self.place());
        self.check_twins((first, second), inside, G::resolve);
    }

    /// Whether those who are not `inside` hear and see the same after either of two steps.
    fn check_twins<T: Copy + Display>(
        &self,
        (first, second): (T, T),
        inside: Seats,
        make: impl Fn(&mut G, T, &mut Vec<Step<G>>),
    ) {
        let told = |step: T, viewer: Viewer| {
            let (mut after, mut log) = (self.game.clone(), Vec::new());
            make(&mut after, step, &mut log);
            let heard = log.into_iter().filter(|step| step.to.includes(viewer));
            (heard.map(|step| step.event).collect::<Vec<_>>(), View::of(&after, viewer))
        };
        let outside = |viewer: &Viewer| viewer.seat().is_none_or(|other| !inside.contains(other));
        for viewer in Viewer::all(self.game.seats()).filter(outside) {
            let (one, other) = (told(first, viewer), told(second, viewer));
            assert_eq!(one, other, "{viewer} cannot tell {first} from {second}; {}", self.place());
        }
    }
}
