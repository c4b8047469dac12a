//! One game of a batch after the other.

use crate::arrays::Arrays;
use crate::reward::Reward;
use bots::Bot;
use engine::any::Refusal;
use engine::random::{PlayoutRng, nth_rng, pick};
use engine::{Encoded, Scores, Seat, Turn, View, Viewer};

/// What the games of a batch have in common.
pub(crate) struct Rules<G: Encoded> {
    pub(crate) setup: G::Setup,
    pub(crate) seats: usize,
    /// From the learner's left; empty where all seats learn.
    pub(crate) opponents: Vec<Box<dyn Bot<G>>>,
    pub(crate) reward: Reward,
}

/// The games that are played in one row of the arrays.
pub(crate) struct Lane<G: Encoded> {
    game: G,
    /// Plays chance and bots.
    rng: PlayoutRng,
    /// Makes uniform choices for the learner, so that they do not change the games of others.
    chooser: PlayoutRng,
    /// The seat of the learner among bots.
    learner: Seat,
    /// The seat to move.
    seat: Seat,
    /// What is open to it, and the numbers of that.
    legal: Vec<G::Action>,
    open: Numbers,
    outcomes: Vec<(G::Outcome, u32)>,
    /// What the open decisions promise a bot.
    weighed: Vec<f32>,
}

impl<G: Encoded> Lane<G> {
    pub(crate) fn new(rules: &Rules<G>, seed: u64, number: usize) -> Self {
        Self {
            game: G::new(rules.setup),
            rng: nth_rng(seed, number as u64),
            chooser: nth_rng(!seed, number as u64),
            learner: Seat::new(number % rules.seats),
            seat: Seat::new(0),
            legal: Vec::new(),
            open: Numbers::none(G::ACTIONS),
            outcomes: Vec::new(),
            weighed: Vec::new(),
        }
    }

    /// Starts the first game and writes its row.
    pub(crate) fn begin(&mut self, rules: &Rules<G>, mut row: Arrays<'_>) {
        row.masks.fill(0);
        self.advance(rules, &mut row);
        self.write(&mut row);
    }

    /// Whether the action with this number is open.
    pub(crate) fn check(&self, action: i64) -> Result<(), Refusal> {
        let number = usize::try_from(action).unwrap_or(usize::MAX);
        if self.open.contains(number) {
            return Ok(());
        }
        let action = G::action(number).ok_or(Refusal::NoNumber { number, count: G::ACTIONS })?;
        self.game.check(self.seat, action).map_err(Refusal::from)
    }

    /// Carries out an action that [`Lane::check`] accepts and everything up to the learner's next decision.
    pub(crate) fn step(&mut self, rules: &Rules<G>, action: i64, row: &mut Arrays<'_>) {
        let Some(action) = G::action(action as usize) else { return };
        if !row.masks.is_empty() {
            self.open.iter().for_each(|number| row.masks[number] = 0);
        }
        row.done[0] = 0;
        row.rewards[0] = 0.0;
        row.all_rewards.fill(0.0);
        self.game.act(self.seat, action, &mut ());
        self.advance(rules, row);
        self.write(row);
    }

    /// The number of a uniformly random open action.
    pub(crate) fn choose(&mut self) -> i64 {
        G::index(*pick(&mut self.chooser, &self.legal)) as i64
    }

    /// The number of what a bot would do.
    pub(crate) fn advice(&mut self, bot: &dyn Bot<G>) -> i64 {
        G::index(bot.choose(&View::of(&self.game, Viewer::Seat(self.seat)), &mut self.chooser)) as i64
    }

    /// What each action promises a bot, by its number; 0 where it is not open.
    pub(crate) fn promises(&mut self, bot: &dyn Bot<G>, out: &mut [f32]) {
        let view = View::of(&self.game, Viewer::Seat(self.seat));
        self.weighed.clear();
        bot.promises(&view, &mut self.chooser, &mut self.weighed);
        out.fill(0.0);
        for (&action, &promise) in view.legal.iter().zip(&self.weighed) {
            out[G::index(action)] = promise;
        }
    }

    /// Plays chance and bots until a learner is to move, over ends of games.
    fn advance(&mut self, rules: &Rules<G>, row: &mut Arrays<'_>) {
        loop {
            match self.game.turn() {
                Turn::Chance => {
                    let outcome = self.game.roll(&mut self.rng, &mut self.outcomes);
                    self.game.resolve(outcome, &mut ());
                }
                Turn::Over => self.end(rules, row),
                Turn::Act(seats) if rules.opponents.is_empty() => {
                    // The set is not empty; any order of simultaneous commits gives the same position.
                    let Some(seat) = seats.first() else { return };
                    self.seat = seat;
                    return;
                }
                Turn::Act(seats) => {
                    if seats.contains(self.learner) {
                        self.seat = self.learner;
                        return;
                    }
                    let Some(seat) = seats.first() else { return };
                    self.play_bot(rules, seat);
                }
            }
        }
    }

    fn play_bot(&mut self, rules: &Rules<G>, seat: Seat) {
        let from_left = (seat.index() + rules.seats - self.learner.index() - 1) % rules.seats;
        let bot = &rules.opponents[from_left];
        let action = if bot.is_uniform() {
            self.game.random_action(seat, &mut self.rng, &mut self.legal)
        } else {
            bot.choose(&View::of(&self.game, Viewer::Seat(seat)), &mut self.rng)
        };
        self.game.act(seat, action, &mut ());
    }

    /// Notes the end of a game and starts the next one.
    fn end(&mut self, rules: &Rules<G>, row: &mut Arrays<'_>) {
        let scores: Scores = self.game.scores();
        row.done[0] = 1;
        // In a game without a decision of the learner nobody has moved; the last to move is told then.
        let mover = if rules.opponents.is_empty() { self.seat } else { self.learner };
        row.rewards[0] = rules.reward.of(&scores, mover) as f32;
        for (reward, seat) in row.all_rewards.iter_mut().zip(Seat::all(rules.seats)) {
            *reward = rules.reward.of(&scores, seat) as f32;
        }
        self.game = G::new(rules.setup);
        self.learner = self.learner.left(rules.seats);
    }

    /// Writes what the seat to move knows and may do.
    fn write(&mut self, row: &mut Arrays<'_>) {
        row.seats[0] = self.seat.index() as i32;
        self.legal.clear();
        self.game.legal(self.seat, &mut self.legal);
        self.open.clear();
        for open in &self.legal {
            let number = G::index(*open);
            self.open.insert(number);
            if let Some(flag) = row.masks.get_mut(number) {
                *flag = 1;
            }
        }
        if !row.observations.is_empty() {
            let view = View {
                viewer: Viewer::Seat(self.seat),
                public: self.game.public(),
                private: Some(self.game.private(self.seat)),
                legal: std::mem::take(&mut self.legal),
            };
            G::observe(&view, row.observations);
            self.legal = view.legal;
        }
    }

    /// Starts anew from another seed.
    pub(crate) fn reseed(&mut self, rules: &Rules<G>, seed: u64, number: usize) {
        *self = Self::new(rules, seed, number);
    }
}

/// A set of action numbers, bit n of word m for number 64 m + n.
struct Numbers(Box<[u64]>);

impl Numbers {
    /// None of `count`.
    fn none(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)].into())
    }

    fn clear(&mut self) {
        self.0.fill(0);
    }

    #[inline]
    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline]
    fn contains(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(64 * at + bit)
            })
        })
    }
}
