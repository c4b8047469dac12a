//! What a search must be told of a game.

use engine::random::PlayoutRng;
use engine::{Game, MAX_SEATS, Scores, Seat, View};

/// What each seat can expect of a position, by seat: about its chance to win, so that the seats come to 1 together.
pub type Outlook = [f32; MAX_SEATS];

/// The evaluation of a position whose game goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The points that each seat can expect.
    pub points: [f32; MAX_SEATS],
    /// How many points make a seat e times as likely to win.
    pub spread: f32,
}

impl Worth {
    /// Each seat's chance to win, of so many.
    pub fn outlook(&self, seats: usize) -> Outlook {
        by_points(&self.points[..seats], self.spread)
    }
}

/// What a search knows of a game besides its rules: who plays how in playouts, what decisions promise at first sight,
/// and what a position is worth where a playout stops.
///
/// It is asked about worlds, positions in which everything is known. What it answers for a seat is to rest on what that
/// seat can know in this world.
pub trait Guide<G: Game>: Send + Sync + 'static {
    /// The rollout policy: a sensible decision of `seat`, which acts. `buffer` is memory for lists.
    fn play(&self, world: &G, seat: Seat, rng: &mut PlayoutRng, buffer: &mut Vec<G::Action>) -> G::Action {
        world.random_action(seat, rng, buffer)
    }

    /// Appends the prior of each of the `legal` decisions of `seat`, as a logit: a decision that promises 1 more is
    /// looked at e times as often before anything is found out. `at_root` is true once a search.
    fn promises(
        &self,
        _world: &G,
        _seat: Seat,
        legal: &[G::Action],
        _at_root: bool,
        _rng: &mut PlayoutRng,
        out: &mut Vec<f32>,
    ) {
        out.resize(out.len() + legal.len(), 0.0);
    }

    /// The depth: how far the game has come, in whatever steps playouts are cut short by; it never falls.
    fn stage(&self, _world: &G) -> u32 {
        0
    }

    /// The cut-off: the stage after that of the position searched from at which playouts stop.
    fn horizon(&self) -> u32 {
        1
    }

    /// The evaluation of a position whose game goes on.
    fn worth(&self, world: &G, _rng: &mut PlayoutRng) -> Worth {
        let mut worth = Worth { points: [0.0; MAX_SEATS], spread: self.spread() };
        for (worth, &points) in worth.points.iter_mut().zip(world.scores().points()) {
            *worth = points as f32;
        }
        worth
    }

    /// The outlook of the end. A win counts more than points, but points tell more of why.
    fn end(&self, scores: &Scores) -> Outlook {
        let mut outlook = by_points(scores.points(), self.spread());
        for (index, value) in outlook.iter_mut().enumerate().take(scores.points().len()) {
            *value = (1.0 - WIN) * *value + WIN * scores.win_share(Seat::new(index)) as f32;
        }
        outlook
    }

    /// What the viewer may be tempted to do who looks and does not count, if there is such a thing.
    fn temptation(&self, _view: &View<G>) -> Option<G::Action> {
        None
    }

    /// Whether enough is known of what is to come for a puzzle.
    fn is_near(&self, _view: &View<G>) -> bool {
        true
    }

    /// What decisions of the viewer are worth in this leg or round in points, where that can be counted exactly.
    fn exact(&self, _view: &View<G>) -> Vec<(G::Action, f64)> {
        Vec::new()
    }

    /// The temperature: how many points make a position e times as likely to be won, at the end of the game.
    fn spread(&self) -> f32;
}

/// What the win itself counts at the end, besides the points.
const WIN: f32 = 0.6;

/// Chances to win by points: as the exponentials of the points by `spread`.
pub fn by_points<T: Copy + Into<f64>>(points: &[T], spread: f32) -> Outlook {
    let mut outlook = Outlook::default();
    let most = points.iter().map(|&points| points.into()).fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for (value, &points) in outlook.iter_mut().zip(points) {
        *value = ((points.into() - most) as f32 / spread).exp();
        sum += *value;
    }
    outlook.map(|value| value / sum)
}
