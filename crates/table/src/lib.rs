//! The life of one table as a pure state machine driven by its log.
//!
//! A [`Table`] is what its list of [`LogEntry`]s says, and nothing else: no clock, no randomness, no input
//! or output. Requests ([`Draft::sit`], [`Draft::play`], …) are checked and carried out on a [`Draft`], a copy that
//! costs next to nothing; what comes of it is a [`Change`]: the entries to store, and the table to show once they are.
//!
//! # Taking back
//!
//! One rule: *a seat may take its last move back while it has been shown nothing since that it could not know
//! before, and nobody has decided anything since that depended on it.* What others have seen of the move is the
//! mover's own loss. So:
//! - chance, once it has spoken, ends every right;
//! - a move that shows its own maker something new ([`engine::Game::surprises`]) cannot be taken back, nor what came
//!   before it;
//! - another seat's move ends the right unless it was a commit of the same simultaneous round that showed the seat
//!   nothing: made beside the move, in secret, and not the one that turns all over.
//!
//! All this is decided when an entry is made, from what the game says of it in the position where it is made.
//!
//! # Leaving and coming back
//!
//! Who leaves a running game leaves a bot on the chair, and may take the chair again from it ([`Table::left_by`]);
//! nobody else may. History tells each event with those who sat there then, and each change of a chair
//! ([`Table::seatings`]).

mod absence;
mod chair;
mod clock;
mod dice;
mod draft;
mod error;
mod history;
mod import;
mod line;
mod log;
mod rights;
mod table;
mod watching;
mod word;

pub use chair::{Chair, MAX_NAME, PlayerId, Sitter, is_invisible, tidy_name};
pub use clock::{ABSENT, Clock, WhenOut};
pub use draft::{Change, Draft};
pub use error::{Corrupt, TableError};
pub use history::{Because, Frame, Seating, Told};
pub use import::log_of;
pub use line::{BadLine, FORM};
pub use log::{Creation, LogEntry, Origin, Source, Stamped};
pub use rights::MOST_TAKE_BACKS;
pub use table::{Status, Table};
pub use watching::Watching;
pub use word::DiceWord;
