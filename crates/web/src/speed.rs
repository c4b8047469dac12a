//! How fast a reader wants to see what others do.

/// How fast what others do is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Speed {
    Slow,
    #[default]
    Normal,
    Quick,
    Once,
}

impl Speed {
    pub(crate) const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Quick, Self::Once];

    /// The name in the cookie and in the words.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Quick => "quick",
            Self::Once => "once",
        }
    }

    /// So many milliseconds at this speed.
    pub(crate) const fn of(self, milliseconds: u32) -> u32 {
        match self {
            Self::Slow => milliseconds * 2,
            Self::Normal => milliseconds,
            Self::Quick => milliseconds * 2 / 5,
            Self::Once => 0,
        }
    }
}
