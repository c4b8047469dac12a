//! Whose eyes a game is seen with.

use engine::{Audience, MAX_SEATS, Viewer};
use std::fmt;
use std::str::FromStr;

/// Whose eyes a game is seen with. Text form: `2`, `spectator`, `open`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Eyes {
    /// What a seat or a spectator was shown.
    Of(Viewer),
    /// What all together were shown, for games that are over.
    Open,
}

impl Eyes {
    /// All eyes of a game of so many seats.
    pub(crate) fn all(seats: usize) -> impl Iterator<Item = Self> {
        Viewer::all(seats).map(Self::Of).chain([Self::Open])
    }

    /// With whose view the board is drawn.
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Self::Of(viewer) => viewer,
            Self::Open => Viewer::Spectator,
        }
    }

    /// Whether these eyes are shown an event that `to` are told of, after one of the same entry that `before` were
    /// told of. Of two events that tell the same to some and to the others, open eyes see the first, which says all.
    pub(crate) fn see(self, before: Option<Audience>, to: Audience) -> bool {
        match self {
            Self::Of(viewer) => to.includes(viewer),
            Self::Open => !before.is_some_and(|before| is_rest_of(to, before)),
        }
    }
}

/// Whether everybody belongs to just one of these.
fn is_rest_of(one: Audience, other: Audience) -> bool {
    Viewer::all(MAX_SEATS).all(|viewer| one.includes(viewer) != other.includes(viewer))
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(viewer) => viewer.fmt(f),
            Self::Open => f.write_str("open"),
        }
    }
}

impl FromStr for Eyes {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "open" {
            return Ok(Self::Open);
        }
        text.parse().map(Self::Of).map_err(|_| format!("`{text}` is no seat, `spectator` or `open`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Seat, Seats};

    #[test]
    fn open_eyes_see_the_event_that_says_all() {
        let seat = Seats::one(Seat::new(1));
        let (inside, outside) = (Audience::among(seat), Audience::outside(seat));
        assert!(Eyes::Open.see(None, inside) && !Eyes::Open.see(Some(inside), outside));
        assert!(Eyes::Open.see(Some(inside), Audience::ALL) && Eyes::Open.see(Some(Audience::ALL), inside));
        let one = Eyes::Of(Viewer::Seat(Seat::new(1)));
        assert!(one.see(None, inside) && !one.see(Some(inside), outside));
        assert!(Eyes::Of(Viewer::Spectator).see(Some(inside), outside));
    }

    #[test]
    fn eyes_have_a_text() {
        for eyes in Eyes::all(3) {
            assert_eq!(eyes.to_string().parse(), Ok(eyes));
        }
        assert!("9x".parse::<Eyes>().is_err());
    }
}
