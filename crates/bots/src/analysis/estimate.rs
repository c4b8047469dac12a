//! Means of playouts, with how sure they are.

use serde::{Deserialize, Serialize};

/// A mean over playouts.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub value: f64,
    /// Its standard error; 0 of one playout alone.
    pub error: f64,
}

/// How many errors a difference must have from 0 to be more than chance.
const SURE: f64 = 2.0;

impl Estimate {
    /// The mean of these values.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        // Welford's way, which loses nothing where values differ by little.
        let (mut count, mut mean, mut squares) = (0.0, 0.0, 0.0);
        for value in values {
            count += 1.0;
            let off = value - mean;
            mean += off / count;
            squares += off * (value - mean);
        }
        let error = if count > 1.0 { (squares / (count - 1.0) / count).sqrt() } else { 0.0 };
        Self { value: rounded(mean), error: rounded(error) }
    }

    /// Whether it may be as much as this.
    pub fn may_be(self, much: f64) -> bool {
        self.value + SURE * self.error >= much
    }

    /// Whether it lies above 0 by more than chance.
    pub fn is_clear(self) -> bool {
        self.value > SURE * self.error
    }
}

/// To five places, which is far below every error and short to write.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_error() {
        let estimate = Estimate::of([1.0, 3.0]);
        assert_eq!(estimate, Estimate { value: 2.0, error: 1.0 });
        assert!(!estimate.is_clear() && Estimate { value: 2.0, error: 0.9 }.is_clear());
        assert_eq!(Estimate::of([4.0]), Estimate { value: 4.0, error: 0.0 });
        assert_eq!(Estimate::of([]), Estimate::default());
    }
}
