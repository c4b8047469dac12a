//! Which crazy camel the grey die moves.

use super::camel::Crazy;
use super::{RACERS, Race};
use serde::Serialize;

/// Why the crazy that moves is that one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CrazyReason {
    /// `CU-8.2`: it alone carries racers.
    CarriesRacers,
    /// `CU-8.3`: it sits directly on the other crazy.
    SitsOnOther,
    /// `CU-8.4`: the die shows its colour.
    Printed,
}

impl Race {
    /// `CU-8.1`, `CU-8.7`: whether a racer is anywhere above the crazy.
    #[inline]
    pub const fn carries_racers(self, crazy: Crazy) -> bool {
        self.unit(crazy.camel()).0 & RACERS != 0
    }

    /// `CU-8.2`, `CU-8.3`, `CU-8.4`: the crazy that moves when the grey die shows `printed`, and why.
    #[inline]
    pub const fn crazy_mover(self, printed: Crazy) -> (Crazy, CrazyReason) {
        match (self.carries_racers(Crazy::Black), self.carries_racers(Crazy::White)) {
            (true, false) => return (Crazy::Black, CrazyReason::CarriesRacers),
            (false, true) => return (Crazy::White, CrazyReason::CarriesRacers),
            _ => {}
        }
        let black = self.lane(Crazy::Black.camel());
        let white = self.lane(Crazy::White.camel());
        // Neighbours in one stack: heights end at 6, so that no other two lanes are one apart.
        if black == white + 1 {
            (Crazy::Black, CrazyReason::SitsOnOther)
        } else if white == black + 1 {
            (Crazy::White, CrazyReason::SitsOnOther)
        } else {
            (printed, CrazyReason::Printed)
        }
    }
}
