//! The right of a device to act for a player.

use crate::TableId;

/// A device may act as a player, at one table or everywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grant {
    /// The name of the grant, by which it is revoked.
    pub id: String,
    /// Who may act: another guest, or a device that has no guest of its own.
    pub holder: String,
    /// At which table; everywhere, if none.
    pub table: Option<TableId>,
    /// As whom.
    pub player: String,
    /// What the device calls itself, roughly: `Firefox, Android`.
    pub browser: String,
    /// When it was given: Unix milliseconds, by the caller's clock.
    pub added_at_ms: i64,
}
