//! What an analysis says of a game.

use super::estimate::{Estimate, rounded};
use engine::{Scores, Seat};
use serde::{Deserialize, Serialize};

/// A game that is over, decision by decision and chance by chance. Entries are numbered from 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// How it was made: what another number was kept under is made again.
    pub version: u16,
    /// The game's name.
    pub game: String,
    /// How many playouts it was to take.
    pub playouts: u32,
    /// What each seat owes to what, in seat order.
    pub players: Vec<Balance>,
    /// The chances to win, from moment to moment.
    pub curve: Vec<Moment>,
    /// The decisions that could have been others, in order.
    pub decisions: Vec<Decision>,
    /// What chance brought, in order.
    pub chances: Vec<Chance>,
}

/// [`Analysis::version`]: it grows when the same game would be analysed differently.
pub(super) const VERSION: u16 = 1;

impl Analysis {
    /// Whether it would be made like this today.
    pub fn is_current(&self) -> bool {
        self.version == VERSION
    }
}

/// A part of a result, by both measures.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Amount {
    /// In chance to win, from 0 to 1.
    pub win: f64,
    /// In points.
    pub points: f64,
}

impl Amount {
    fn plus(self, win: f64, points: f64) -> Self {
        Self { win: rounded(self.win + win), points: rounded(self.points + points) }
    }

    fn minus(self, other: Self) -> Self {
        self.plus(-other.win, -other.points)
    }
}

/// What a seat owes to what: `result = par - lost + luck`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Balance {
    /// Whose.
    pub seat: Seat,
    /// What came of the game: the part of the victory, and the points.
    pub result: Amount,
    /// What chance brought.
    pub luck: Amount,
    /// The error of that.
    pub luck_error: Amount,
    /// What its choices cost beside the best.
    pub lost: Amount,
    /// The result with luck taken out: `result - luck`.
    pub without_luck: Amount,
    /// What the best choices would have brought without luck: `result - luck + lost`.
    pub par: Amount,
    /// How many of its decisions could have been others.
    pub decisions: usize,
    /// How many of these cost so much that it is a mistake.
    pub mistakes: usize,
}

/// The chances to win after so many entries.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// How many entries are made.
    pub made: usize,
    /// The chance of each seat, from 0 to 1.
    pub win: Vec<f64>,
}

/// A decision that could have been another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Which entry.
    pub entry: usize,
    /// Whose.
    pub seat: Seat,
    /// How many decisions were open.
    pub open: usize,
    /// What was chosen.
    pub chosen: String,
    /// What was best, as far as playouts tell.
    pub best: String,
    /// Whether the best is better by more than chance. Only then it counts.
    pub counts: bool,
    /// How much better the best is, in chance to win.
    pub win: Estimate,
    /// How much better it is in points; less than 0 where points are given up for the win.
    pub points: Estimate,
}

/// From which loss of chance to win on a choice is a mistake.
const MISTAKE: f64 = 0.04;
/// From which change of somebody's chance to win on an outcome is a stroke of luck.
const STROKE: f64 = 0.08;

impl Decision {
    /// Whether it cost so much that one should know of it.
    pub fn is_mistake(&self) -> bool {
        self.counts && self.win.value >= MISTAKE
    }

    /// What it cost.
    pub fn cost(&self) -> Amount {
        if self.counts {
            Amount { win: self.win.value, points: self.points.value }
        } else {
            Amount::default()
        }
    }
}

/// What chance brought between two decisions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chance {
    /// The first entry.
    pub entry: usize,
    /// How many entries are made after the last.
    pub made: usize,
    /// The outcomes.
    pub outcomes: Vec<String>,
    /// What it brought each seat, in chance to win.
    pub win: Vec<Estimate>,
    /// What it brought each seat in points.
    pub points: Vec<Estimate>,
}

impl Chance {
    /// Whom it helped or hurt most, if by enough to be worth telling.
    pub fn stroke(&self) -> Option<(Seat, Estimate)> {
        let most = Seat::all(self.win.len()).zip(self.win.iter().copied());
        let most = most.max_by(|(_, one), (_, other)| one.value.abs().total_cmp(&other.value.abs()))?;
        let size = Estimate { value: most.1.value.abs(), ..most.1 };
        (size.value >= STROKE && size.is_clear()).then_some(most)
    }
}

/// What each seat owes to what.
pub(super) fn balances(scores: &Scores, decisions: &[Decision], chances: &[Chance]) -> Vec<Balance> {
    let balance = |seat: Seat| {
        let at = seat.index();
        let result = Amount { win: rounded(scores.win_share(seat)), points: scores.points()[at].into() };
        let own = || decisions.iter().filter(move |decision| decision.seat == seat);
        let lost =
            own().map(Decision::cost).fold(Amount::default(), |sum, cost| sum.plus(cost.win, cost.points));
        let luck = chances
            .iter()
            .fold(Amount::default(), |sum, chance| sum.plus(chance.win[at].value, chance.points[at].value));
        let squares = chances.iter().fold((0.0, 0.0), |(win, points), chance| {
            (win + chance.win[at].error.powi(2), points + chance.points[at].error.powi(2))
        });
        let without_luck = result.minus(luck);
        Balance {
            seat,
            result,
            luck,
            luck_error: Amount::default().plus(squares.0.sqrt(), squares.1.sqrt()),
            lost,
            without_luck,
            par: without_luck.plus(lost.win, lost.points),
            decisions: own().count(),
            mistakes: own().filter(|decision| decision.is_mistake()).count(),
        }
    };
    Seat::all(scores.points().len()).map(balance).collect()
}
