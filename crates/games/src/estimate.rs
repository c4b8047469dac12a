//! Chances that were estimated by playing out.

use serde::Serialize;

/// A chance that was estimated.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    /// The share of the races played out in which it happened.
    pub chance: f64,
    /// Its standard error, √(p (1 − p) / races); 0 for a chance that is exact.
    pub error: f64,
}

impl Estimate {
    /// The share `count` of `races`, of which there is one at least.
    pub(crate) fn share(count: u32, races: u32) -> Self {
        let chance = f64::from(count) / f64::from(races);
        Self { chance, error: (chance * (1.0 - chance) / f64::from(races)).sqrt() }
    }
}
