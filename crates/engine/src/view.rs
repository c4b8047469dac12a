//! Who looks, and what they may know.

use crate::game::Game;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Somebody who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// The seat, unless it is a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Every viewer of a table of `seats`: each seat, then a spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "spectator" {
            return Ok(Self::Spectator);
        }
        text.parse().map(Self::Seat).map_err(|_| format!("`{text}` is neither a seat number nor `spectator`"))
    }
}

/// All that one viewer may know of a position, and nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody knows.
    pub public: G::Public,
    /// What only this seat knows; none for a spectator.
    pub private: Option<G::Private>,
    /// The decisions open to this seat now, sorted; empty when it does not act.
    pub legal: Vec<G::Action>,
}

impl<G: Game> View<G> {
    /// The view that `viewer` has of `game`.
    pub fn of(game: &G, viewer: Viewer) -> Self {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.legal(seat, &mut legal);
        }
        let private = viewer.seat().map(|seat| game.private(seat));
        Self { viewer, public: game.public(), private, legal }
    }
}
