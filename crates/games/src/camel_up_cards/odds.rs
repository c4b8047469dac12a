//! Odds of the current leg for what one viewer knows, what each bet is worth, and long-run chances.
//!
//! [`LegOdds`] looks at every order in which the race deck can come, given the viewer's knowledge: exactly where
//! there are few enough orders, else by a sample, with standard errors. [`LongRun`] plays races out to their end.
//! [`bet_values`] says what each bet on offer can be expected to pay. All of it takes for granted that only reveals
//! follow, and that every sorting by others is as likely as any other.
//!
//! ```
//! use engine::random::nth_rng;
//! use engine::{Game, Options, View, Viewer};
//! use games::camel_up_cards::{CamelUpCards, odds::LegOdds};
//!
//! let mut game = CamelUpCards::new(CamelUpCards::setup(3, &Options::default()).unwrap());
//! let mut rng = nth_rng(1, 1);
//! while game.board().active().is_none() {
//!     if let engine::Turn::Act(seats) = game.turn() {
//!         let seat = seats.first().unwrap();
//!         game.act(seat, game.random_action(seat, &mut rng, &mut Vec::new()), &mut ());
//!     } else {
//!         game.resolve(game.roll(&mut rng, &mut Vec::new()), &mut ());
//!     }
//! }
//! let odds = LegOdds::of(&View::of(&game, Viewer::Spectator), &mut rng);
//! let first: f64 = odds.places.iter().map(|camel| camel[0].chance).sum();
//! assert!((first - 1.0).abs() < 1e-9 && odds.samples.is_some());
//! ```

mod count;
mod deck;
mod leg;
mod long_run;
mod question;
mod values;

pub use crate::estimate::Estimate;
pub use count::{Scene, Workspace};
pub use deck::{Decks, shuffled};
pub use leg::{EXACT_ORDERS, LegOdds, SAMPLES};
pub use long_run::{LongRun, long_run};
pub use question::Question;
pub use values::{BetValue, Worth, bet_values};
