//! Who sits where.

use crate::error::TableError;
use crate::word::DiceWord;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The longest name of a person, in characters.
pub const MAX_NAME: usize = 24;

/// A person, known by a random text that only their browser holds (signed, in a cookie).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub String);

/// A person or program on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Somebody at a browser.
    Person {
        /// Who it is.
        player: PlayerId,
        /// The name shown to all; empty once it is forgotten.
        name: String,
    },
    /// A program, by the name of its kind: `odds`.
    Bot(String),
}

/// A chair with the word that its sitter gave for the dice before the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who sits there, if anybody.
    pub sitter: Option<Sitter>,
    /// What was given for the dice; nothing for bots.
    pub word: DiceWord,
    /// Who left it while the game went on, and may take it again from the bot.
    pub left: Option<Sitter>,
    /// The kind of bot that decides for the person, whose time is out.
    pub stand_in: Option<String>,
    /// Whom the host has sent away from it before the game.
    pub(crate) sent_away: Vec<PlayerId>,
}

impl Chair {
    /// The person who sits here.
    pub fn person(&self) -> Option<&PlayerId> {
        match &self.sitter {
            Some(Sitter::Person { player, .. }) => Some(player),
            _ => None,
        }
    }

    /// The kind of bot that sits here.
    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Some(Sitter::Bot(bot)) => Some(bot),
            _ => None,
        }
    }

    /// The kind of bot that decides here: one that sits here, or that stands in for the person.
    pub fn decides(&self) -> Option<&str> {
        self.bot().or(self.stand_in.as_deref())
    }

    /// The person here, or who left, is known under another id from now on.
    pub(crate) fn rename(&mut self, from: &PlayerId, to: &PlayerId) {
        for sitter in [&mut self.sitter, &mut self.left].into_iter().flatten() {
            if let Sitter::Person { player, .. } = sitter
                && player == from
            {
                player.clone_from(to);
            }
        }
        self.sent_away.iter_mut().filter(|player| *player == from).for_each(|player| player.clone_from(to));
    }

    /// Forgets the name of a person.
    pub(crate) fn forget(&mut self, player: &PlayerId) {
        [&mut self.sitter, &mut self.left].into_iter().flatten().for_each(|sitter| sitter.forget(player));
    }

    /// Whether a person sits here, or left, whose name is to be forgotten.
    pub(crate) fn knows(&self, player: &PlayerId) -> bool {
        [&self.sitter, &self.left].into_iter().flatten().any(|sitter| sitter.is(player))
    }
}

impl Sitter {
    /// Who it is, if it is a person.
    pub fn person(&self) -> Option<&PlayerId> {
        match self {
            Self::Person { player, .. } => Some(player),
            Self::Bot(_) => None,
        }
    }

    /// Whether this is the person.
    pub(crate) fn is(&self, person: &PlayerId) -> bool {
        matches!(self, Self::Person { player, .. } if player == person)
    }

    /// Forgets the name of a person.
    pub fn forget(&mut self, person: &PlayerId) {
        if let Self::Person { player, name } = self
            && player == person
        {
            name.clear();
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person { name, .. } if name.is_empty() => f.write_str("former player"),
            Self::Person { name, .. } => f.write_str(name),
            Self::Bot(bot) => write!(f, "bot {bot}"),
        }
    }
}

/// A name fit to be shown: trimmed, 1 to [`MAX_NAME`] characters, none of them a control or direction mark.
pub fn tidy_name(name: &str) -> Result<String, TableError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    if length == 0 || length > MAX_NAME || name.chars().any(is_invisible) {
        return Err(TableError::BadName { most: MAX_NAME });
    }
    Ok(name)
}

/// Controls, and marks that would turn the text around them or hide in it.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        // Soft hyphens, the Arabic mark, fillers and blanks that look like nothing, selectors and tags.
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(c, '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}')
        || matches!(c, '\u{e0000}'..='\u{e0fff}')
        // What is no letter anywhere, and breaks feeds.
        || matches!(c, '\u{fdd0}'..='\u{fdef}') || u32::from(c) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_bounded() {
        assert_eq!(tidy_name("  Ola   z Łodzi ").unwrap(), "Ola z Łodzi");
        for bad in
            ["", "   ", "\u{202e}alO", "a\u{200b}b", "\u{3164}", "Ola\u{ad}", "Ola\u{ffff}", &"x".repeat(25)]
        {
            assert!(tidy_name(bad).is_err(), "{bad:?}");
        }
    }
}
