//! The race of Camel Up, and what Camel Up Cards shares of it: stacks, lanes and who holds which card.
//!
//! [`Race`] is where all camels stand, packed into one integer. A move is planned ([`Race::plan`]) and
//! then carried out, in one go ([`Race::run`]) or in the steps a table sees: the unit is lifted, lands
//! on its target ([`Race::landed`]), is sent on or back by a tile ([`Race::moved`]).
//!
//! ```
//! use games::camel_race::{Camel, Race, Scene, Tiles};
//!
//! let scene: Scene = "1:blue,green 3:pink,purple,yellow 15:black 16:white".parse().unwrap();
//! let race: Race = scene.race.run(Camel::Blue, 2, Tiles::NONE);
//! assert_eq!(race.to_string(), "3:pink,purple,yellow,blue,green 15:black 16:white");
//! ```

mod camel;
mod crazy;
mod dice;
mod holders;
pub(crate) mod lanes;
mod moves;
mod race;
#[cfg(feature = "schema")]
mod schema;
mod space;
mod stack;
mod text;

pub use camel::{Camel, Crazy, Racer};
pub use crazy::CrazyReason;
pub use dice::{Dice, Die};
pub(crate) use holders::Holders;
pub use moves::Move;
pub use race::{BadRace, Race, Unit};
pub use space::{BadSpace, Side, Space, Tiles};
pub use stack::{Piece, Stack};
pub use text::{BadScene, Scene, SceneTile};
