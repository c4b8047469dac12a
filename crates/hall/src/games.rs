//! The games that are played in a hall.

use bots::AnyBot;
use engine::any::{AnyEvent, Kind};
use std::fmt;

/// A game as a hall needs it: its rules, its bots, and how long its steps are shown.
pub trait Playable: Send + Sync {
    /// The rules.
    fn kind(&self) -> &'static dyn Kind;
    /// The bots, from the simplest to the best.
    fn bots(&self) -> Vec<AnyBot>;
    /// How long a step is shown before the next, in milliseconds at normal pace; 0 joins it with the next.
    fn pace(&self, event: &AnyEvent) -> u32;
}

/// The games of a hall, in the order in which they are offered.
#[derive(Clone)]
pub struct Games {
    all: Vec<&'static dyn Playable>,
    kinds: Vec<&'static dyn Kind>,
}

impl Games {
    /// These games.
    pub fn new(all: impl IntoIterator<Item = &'static dyn Playable>) -> Self {
        let all: Vec<_> = all.into_iter().collect();
        let kinds = all.iter().map(|game| game.kind()).collect();
        Self { all, kinds }
    }

    /// The rules of all games.
    pub fn kinds(&self) -> &[&'static dyn Kind] {
        &self.kinds
    }

    /// The game of this name.
    pub fn find(&self, id: &str) -> Option<&'static dyn Playable> {
        self.all.iter().copied().find(|game| game.kind().id() == id)
    }

    /// A game's bot by its name, or what is wrong.
    pub fn bot(&self, game: &str, name: &str) -> Result<AnyBot, bots::Error> {
        match self.find(game) {
            Some(found) => bots::among(found.kind().id(), &found.bots(), name),
            None => Err(bots::Error::UnknownGame {
                game: game.to_owned(),
                known: self.kinds.iter().map(|kind| kind.id()).collect(),
            }),
        }
    }

    /// The names of a game's bots, from the simplest to the best; none for a game that there is not.
    pub fn bot_names(&self, game: &str) -> Vec<&'static str> {
        let bots = self.find(game).map(Playable::bots).unwrap_or_default();
        bots.iter().map(AnyBot::name).collect()
    }

    /// The bot that sits down where nothing else is said, and plays on for who leaves: the fair one, or of a game that
    /// has none the best.
    pub fn usual_bot(&self, game: &str) -> &'static str {
        usual_among(&self.bot_names(game))
    }
}

/// Of a game's bots, from the simplest to the best, the one that [`Games::usual_bot`] names.
pub fn usual_among(names: &[&'static str]) -> &'static str {
    let fair = names.iter().find(|name| **name == "fair");
    fair.or(names.last()).copied().unwrap_or("random")
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.kinds.iter().map(|kind| kind.id())).finish()
    }
}
