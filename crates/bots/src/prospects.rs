//! Chances to win, by the points that all seats have in many futures.

use engine::{MAX_SEATS, Seat};

/// What a seat can expect of futures that are equally likely: not points but the chance to end ahead of the others, for
/// which luck that others share gains nothing, and who is behind needs luck that is rare.
pub(crate) struct Prospects {
    /// By future, how much the points of the seat weigh, and those of the others together.
    weights: Vec<(f64, f64)>,
    spread: f64,
}

/// Half the difference by which [`Prospects::slope`] is taken, in points.
const HALF: f64 = 0.5;

impl Prospects {
    /// The prospects of `seat` among `seats`, by everybody's points in each future. `spread` is how many points make a
    /// seat e times as likely to win, for all that these futures leave out.
    pub(crate) fn new(
        seat: Seat,
        seats: usize,
        spread: f64,
        points: impl Iterator<Item = [f64; MAX_SEATS]>,
    ) -> Self {
        let weigh = |points: [f64; MAX_SEATS]| {
            let mut weights = points.map(|points| (points / spread).exp());
            let own = std::mem::take(&mut weights[seat.index()]);
            (own, weights[..seats].iter().sum())
        };
        Self { weights: points.map(weigh).collect(), spread }
    }

    /// The chance to win if the seat has so many points more in each future, given by its number.
    pub(crate) fn with(&self, more: impl Fn(usize) -> f64) -> f64 {
        let chance = |(future, &(own, others)): (usize, &(f64, f64))| {
            let own = own * (more(future) / self.spread).exp();
            own / (own + others)
        };
        self.weights.iter().enumerate().map(chance).sum::<f64>() / self.weights.len() as f64
    }

    /// The chance to win if the seat has so many points more in every future.
    pub(crate) fn plus(&self, points: f64) -> f64 {
        self.with(|_| points)
    }

    /// By how much a point more makes it likelier to win; never quite 0.
    pub(crate) fn slope(&self) -> f64 {
        ((self.plus(HALF) - self.plus(-HALF)) / (2.0 * HALF)).max(f64::MIN_POSITIVE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two seats in two futures.
    fn prospects(points: [[f64; 2]; 2]) -> Prospects {
        let seats = points.map(|[own, other]| {
            let mut all = [0.0; MAX_SEATS];
            (all[0], all[1]) = (own, other);
            all
        });
        Prospects::new(Seat::new(0), 2, 2.0, seats.into_iter())
    }

    #[test]
    fn who_has_as_much_as_another_wins_half() {
        let even = prospects([[3.0, 3.0], [40.0, 40.0]]);
        assert!((even.plus(0.0) - 0.5).abs() < 1e-12);
        assert!((even.slope() - 0.125).abs() < 0.002, "{}", even.slope());
    }

    #[test]
    fn who_is_behind_takes_risks_and_who_is_ahead_does_not() {
        let risk = |future: usize| if future == 0 { 6.0 } else { -6.0 };
        let behind = prospects([[0.0, 5.0]; 2]);
        assert!(behind.with(risk) > behind.plus(0.0));
        let ahead = prospects([[5.0, 0.0]; 2]);
        assert!(ahead.with(risk) < ahead.plus(0.0));
    }

    #[test]
    fn luck_that_others_have_not_is_worth_more() {
        // Three others are all paid 8 in the first future.
        let points = [8.0, 0.0].map(|paid| {
            let mut all = [paid; MAX_SEATS];
            all[0] = 0.0;
            all
        });
        let prospects = Prospects::new(Seat::new(0), 4, 2.0, points.into_iter());
        let paid_in = |lucky| prospects.with(|future| if future == lucky { 8.0 } else { 0.0 });
        assert!((paid_in(0) - 0.25).abs() < 1e-9, "{}", paid_in(0));
        assert!(paid_in(1) > 0.45, "{}", paid_in(1));
    }
}
