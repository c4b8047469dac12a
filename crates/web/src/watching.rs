//! What those see of a running game who do not play in it: the game as it stands, as it was some turns ago, or nothing.
//!
//! Everything that is drawn or told of a table begins with one of its moments from here, so that there is one place
//! that decides which.

use crate::app::Live;
use crate::guest::Guest;
use crate::problem::Problem;
use axum::http::StatusCode;
use hall::Moment;
use std::sync::Arc;
use table::{PlayerId, Status, Table};
use tokio::sync::watch;

/// Whether who asks sees the game as it happens, also where others see it later: all at the table, on whichever device.
pub(crate) fn plays(table: &Table, guest: &Guest) -> bool {
    let beside = guest.round.iter().flat_map(|round| &round.players);
    beside.chain([&guest.id]).any(|player| table.plays(player))
}

/// The moments of a table as who asks may see them, beginning with the newest.
pub(crate) fn moments(live: &Live, guest: &Guest) -> Result<watch::Receiver<Arc<Moment>>, Problem> {
    if live.read(|table| plays(table, guest)) {
        return Ok(live.changes());
    }
    live.watched().ok_or_else(|| {
        let detail = "this table plays without spectators; the game can be seen when it is over";
        Problem::new(StatusCode::FORBIDDEN, "not-watched", detail)
    })
}

/// The newest moment of a table that who asks may see.
pub(crate) fn moment(live: &Live, guest: &Guest) -> Result<Arc<Moment>, Problem> {
    Ok(Arc::clone(&moments(live, guest)?.borrow()))
}

/// Whether somebody may be shown this moment at all: a stream may have begun before the game did.
pub(crate) fn may_see(table: &Table, guest: &Guest) -> bool {
    table.is_watched() || plays(table, guest)
}

/// Whether somebody hears what is said at a table: where spectators see the game later or not at all, talk of it would
/// tell them.
pub(crate) fn hears(table: &Table, own: &PlayerId) -> bool {
    table.status() != Status::Playing || table.creation().watching.is_at_once() || table.plays(own)
}
