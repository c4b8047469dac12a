//! What goes on at the live tables: the tables in memory, their changes, the frames that are shown of them, the bots
//! that sit there, and the thinking that must not hold anybody up.
//!
//! A [`Hall`] keeps [`Live`] tables over any [`store::Store`]. Whoever looks takes a [`Moment`]: the table as it stands
//! and the newest frames, shared and never changed. Whoever changes something makes a [`table::Draft`]; its entries are
//! stored, and only then the next moment takes the place of the last. Where several servers share the store, each
//! follows what the others append, and one of them drives a table. The hall knows no HTTP, no HTML and no words.

mod archive;
mod bells;
mod bring_in;
mod card;
mod driver;
mod error;
mod figures;
mod games;
mod hall;
mod host;
mod hours;
mod late;
mod live;
mod moment;
mod new_table;
mod once;
mod outcome;
mod pool;
mod rebuild;
mod rules;
mod sharing;
mod starting;
mod statistics;

#[cfg(test)]
mod tests;

pub use archive::{NoText, Paper, pack, unpack};
pub use bells::{Bells, Rung};
pub use bring_in::{BroughtIn, NotBroughtIn, bring_in};
pub use card::{Card, Owed, summary};
pub use error::HallError;
pub use figures::{Against, Figures};
pub use games::{Games, Playable, usual_among};
pub use hall::{Config, Hall, random_hex};
pub use host::{Closed, close_table};
pub use live::Live;
pub use moment::{Moment, Next};
pub use new_table::NewTable;
pub use once::Once;
pub use outcome::{Outcome, Part, Who};
pub use pool::{Broken, Pool};
pub use rebuild::{Rebuilt, rebuild};
pub use rules::{Needed, rules_needed};
pub use starting::WORDS_WAIT;
pub use statistics::{Played, Rating, Statistics};
