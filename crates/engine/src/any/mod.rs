//! Games driven by text and JSON: the one object-safe form that servers, command lines and tools share.

mod coding;
mod kind;
mod position;
mod refusal;
mod step;
mod view;

pub use coding::Coding;
pub use kind::{BadState, Kind, KindOf};
pub use position::{AnyGame, Made, Position};
pub use refusal::Refusal;
pub use step::{AnyEvent, AnyStep, Listener};
pub use view::{AnyView, Seen};

use serde::Serialize;
use serde_json::Value;

fn to_value(value: &impl Serialize) -> Value {
    // Positions, views and events are plain data with text keys, which always has a JSON form; the laws
    // serialise every one they meet.
    serde_json::to_value(value).expect("plain data has a JSON form")
}
