//! What a seat gets at the end.

use engine::{Scores, Seat};
use std::fmt;
use std::str::FromStr;

/// What a seat is given at the end of a game; before the end it is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// The part of the victory: 1 alone, 1/2 when two share it.
    Win,
    /// The part of the victory less what equal play would bring; the sum over the seats is 0.
    WinZeroSum,
    /// From 1 for the first place to −1 for the last; equals get the mean of their places, and the sum is 0.
    #[default]
    Place,
    /// The points.
    Points,
    /// The points less the mean of all seats.
    PointsZeroSum,
}

impl Reward {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Win, Self::WinZeroSum, Self::Place, Self::Points, Self::PointsZeroSum];

    /// The word by which it is chosen.
    pub fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::WinZeroSum => "win-zero-sum",
            Self::Place => "place",
            Self::Points => "points",
            Self::PointsZeroSum => "points-zero-sum",
        }
    }

    /// What the seat gets for these scores.
    pub fn of(self, scores: &Scores, seat: Seat) -> f64 {
        let (seats, own) = (scores.points().len() as f64, seat.index());
        let points = f64::from(scores.points()[own]);
        match self {
            Self::Win => scores.win_share(seat),
            Self::WinZeroSum => scores.win_share(seat) - 1.0 / seats,
            Self::Place => {
                let place = scores.places()[own];
                let others =
                    scores.places().iter().map(|&other| f64::from(u8::from(other == place))).sum::<f64>()
                        - 1.0;
                let mean = f64::from(place) + others / 2.0;
                (seats + 1.0 - 2.0 * mean) / (seats - 1.0).max(1.0)
            }
            Self::Points => points,
            Self::PointsZeroSum => {
                points - scores.points().iter().map(|&points| f64::from(points)).sum::<f64>() / seats
            }
        }
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is no [`Reward`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no reward `{0}`; there are win, win-zero-sum, place, points, points-zero-sum")]
pub struct BadReward(String);

impl FromStr for Reward {
    type Err = BadReward;

    fn from_str(text: &str) -> Result<Self, BadReward> {
        let found = Self::ALL.into_iter().find(|reward| reward.name() == text);
        found.ok_or_else(|| BadReward(text.to_owned()))
    }
}
