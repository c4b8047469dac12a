//! Exact odds of the current leg, what each decision is worth in it, and long-run chances.
//!
//! [`LegOdds`] counts every way in which the rest of a leg can go, without sampling, in well under a
//! millisecond. [`action_values`] says by how much each decision changes the EP a seat can expect in the
//! leg. [`long_run`] plays out races by rolls alone to estimate who wins and loses overall. All of it
//! rests on what lies open on the table.
//!
//! ```
//! use games::camel_up::race::{Racer, Scene};
//! use games::camel_up::odds::LegOdds;
//!
//! // Two dice are inside and one of them comes out: blue's (1 behind, 2 and 3 in the lead) or the grey one.
//! let text = "1:green,pink,purple 5:blue 7:yellow 15:black 16:white out:green,pink,purple,yellow";
//! let scene: Scene = text.parse().unwrap();
//! let odds = LegOdds::of(scene.race, scene.tiles(), scene.out);
//! assert!((odds.places[Racer::Blue.index()][0] - 1.0 / 3.0).abs() < 1e-12);
//! assert!((odds.ticket(Racer::Yellow, 5) - (5.0 * 2.0 / 3.0 + 1.0 / 3.0)).abs() < 1e-12);
//! ```

mod count;
mod leg;
mod line;
mod long_run;
mod sampled;
mod values;

pub use count::Workspace;
pub use leg::LegOdds;
pub use long_run::{Estimate, LongRun, long_run};
pub use values::{action_values, action_values_with, finish_value};
