//! Those who look at a table, one for each stream.

use crate::app::Live;
use crate::guest::Guest;
use crate::reader::Reader;
use crate::words::Lang;
use engine::{Seat, Viewer};
use std::sync::Arc;
use table::Table;

/// Who looks at this table: the player of a seat or a spectator.
pub(crate) fn viewer(table: &Table, guest: &Guest) -> Viewer {
    table.seat_of(&guest.id).map_or(Viewer::Spectator, Viewer::Seat)
}

/// A stream among those that look at a table, counted as long as this lives.
pub(crate) struct Eyes {
    pub(crate) live: Arc<Live>,
    pub(crate) viewer: Viewer,
    pub(crate) lang: Lang,
    /// Whether steps are passed over, up to what is worth a look of its own or to what the viewer is asked.
    pub(crate) skips: bool,
}

impl Eyes {
    pub(crate) fn open(live: Arc<Live>, viewer: Viewer, reader: &Reader, skips: bool) -> Self {
        live.beside.open((viewer, reader.lang));
        Self { live, viewer, lang: reader.lang, skips }
    }
}

impl Drop for Eyes {
    fn drop(&mut self) {
        self.live.beside.close((self.viewer, self.lang));
    }
}

/// Whether only bots sit with the player of this seat.
pub(crate) fn is_alone(table: &Table, own: Seat) -> bool {
    Seat::all(table.chairs().len())
        .zip(table.chairs())
        .all(|(seat, chair)| (seat == own) != chair.decides().is_some())
}
