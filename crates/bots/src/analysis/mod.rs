//! What choices are worth, and what a game that is over owes to skill and to luck.
//!
//! [`Study`] looks at the choices of a seat from its view alone. [`Analyst`] goes through a whole game: for each
//! decision it studies what else could have been done, for each stroke of chance it compares what came with what could
//! have come.
//!
//! # How it adds up
//!
//! The *luck* of a seat is the sum, over all that chance brought, of its expectation after it less its expectation
//! before, both judged alike. Whatever the judge, its mean is 0, since what could have come is weighed as it could have
//! come. What a seat *lost* is the sum, over its decisions, of the expectation of the best choice less that of the one
//! it made, as far as the seat could know. The rest of the result is its *par*: what the best choices would have
//! brought without luck. So `result = par − lost + luck`.

mod advice;
mod analyst;
mod chance;
mod ending;
mod estimate;
mod report;
mod study;
mod task;
#[cfg(test)]
mod tests;

pub use advice::Advice;
pub(crate) use advice::Weighing;
pub use analyst::{Analyst, Effort, Error};
pub(crate) use analyst::{Steps, Work};
pub use estimate::Estimate;
pub use report::{Amount, Analysis, Balance, Chance, Decision, Moment};
pub use study::{Choice, Gap, Study};
