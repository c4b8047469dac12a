//! What a table is asked: how it was set up, how far it has come, who sits where.

use super::{Status, Table};
use crate::chair::{Chair, PlayerId, Sitter};
use crate::history::{Seating, Told};
use crate::log::{Creation, Source};
use crate::watching::Watching;
use engine::any::AnyGame;
use engine::fair::Seed;
use engine::record::Entry;
use engine::{Seat, Turn, Viewer};
use imbl::Vector;

impl Table {
    /// Whether the game was played elsewhere and brought in from a record.
    pub fn is_brought_in(&self) -> bool {
        self.creation.origin.as_ref().is_some_and(|origin| origin.source == Source::Record)
    }

    /// The settings. The seed in them is secret while the game goes on: see [`Table::record`].
    pub fn creation(&self) -> &Creation {
        &self.creation
    }

    /// The chairs in seat order.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// How many entries the log has: the index of the next one.
    pub fn length(&self) -> usize {
        self.length
    }

    /// How far the table has come.
    pub fn status(&self) -> Status {
        match &self.game {
            None => Status::Open,
            Some(game) if game.turn() == Turn::Over => Status::Finished,
            Some(_) if self.shut => Status::Shut,
            Some(_) => Status::Playing,
        }
    }

    /// The position, once the game has started. For the dealer and for views; never to be shown itself.
    pub fn game(&self) -> Option<&AnyGame> {
        self.game.as_ref()
    }

    /// The position that the game begins with.
    pub fn start(&self) -> &AnyGame {
        &self.start
    }

    /// The history of the game without what was taken back, the newest last: all of it from
    /// [`Table::replay_whole`], else the newest of it.
    pub fn told(&self) -> &Vector<Told> {
        self.history.told()
    }

    /// The latest chairs to change hands during the game, the newest last.
    pub fn seatings(&self) -> &Vector<Seating> {
        self.history.seatings()
    }

    /// The chair that the person left in the running game and may take again from the bot.
    pub fn left_by(&self, player: &PlayerId) -> Option<Seat> {
        let left = |chair: &Chair| {
            let by = matches!(&chair.left, Some(Sitter::Person { player: left, .. }) if left == player);
            by && chair.bot().is_some()
        };
        let running = self.status() == Status::Playing && self.seat_of(player).is_none();
        self.chairs.iter().position(left).filter(|_| running).map(Seat::new)
    }

    /// Whose a chair is: who sits there, and once the game is over the person for whom a bot has played on.
    pub fn whose(&self, seat: Seat) -> Option<&Sitter> {
        let chair = self.chairs.get(seat.index())?;
        let over = matches!(self.status(), Status::Finished | Status::Shut);
        chair.left.as_ref().filter(|_| over).or(chair.sitter.as_ref())
    }

    /// Whether those who do not sit here may see it, now or later: all do before the game begins and when it is over.
    pub fn is_watched(&self) -> bool {
        self.status() != Status::Playing || self.creation.watching != Watching::Never
    }

    /// Whether this person sees the game as it happens although others may see it later: who plays or has played.
    pub fn plays(&self, player: &PlayerId) -> bool {
        self.seat_of(player).is_some() || self.left_by(player).is_some()
    }

    /// How many events ever happened, also what is secret and what was taken back: the number of the next.
    pub fn happened(&self) -> u64 {
        self.history.happened()
    }

    /// How many events this viewer was ever told of, also of what was taken back: the number of its next frame. It
    /// follows from the log, so that it is the same wherever the log is, and counts nothing that is secret.
    pub fn heard(&self, viewer: Viewer) -> u64 {
        self.history.heard().of(viewer)
    }

    /// How many entries the game has, without what was taken back: the index of the next.
    pub fn made(&self) -> usize {
        self.history.made()
    }

    /// How many turns were begun: decisions of one seat in a row are one turn.
    pub fn turns(&self) -> u64 {
        self.history.turns()
    }

    /// The game's entries (moves and outcomes) without what was taken back, the newest last: all of them from
    /// [`Table::replay_whole`], else the newest.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.history.entries()
    }

    /// When the last entry was made, in milliseconds since 1970.
    pub fn changed_at(&self) -> u64 {
        self.changed_at
    }

    /// When the game began and when it was over, in milliseconds since 1970, once it is.
    pub fn span(&self) -> Option<(u64, u64)> {
        self.began_at.zip(self.ended_at)
    }

    /// How many names have been forgotten: what is told with names is told anew then.
    pub fn forgotten(&self) -> u32 {
        self.forgotten
    }

    /// The table where the players go on.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// The chair on which the person sits.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.person() == Some(player)).map(Seat::new)
    }

    /// Whether the host has sent the person away from here before the game.
    pub fn was_sent_away(&self, player: &PlayerId) -> bool {
        self.chairs.iter().any(|chair| chair.sent_away.contains(player))
    }

    /// The SHA-256 of the seed, published from the start.
    pub fn commitment(&self) -> String {
        self.creation.seed.parse::<Seed>().map(|seed| seed.commitment()).unwrap_or_default()
    }
}
