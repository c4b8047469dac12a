//! A race in one line of text, for tests, bug reports and the command line.

use super::Race;
use super::Stack;
use super::camel::Camel;
use super::dice::Dice;
use super::space::{Side, Space, Tiles};
use engine::Seat;
use std::fmt;
use std::str::FromStr;

/// A race with its tiles and the dice that are out.
///
/// Text: words in any order, `SPACE:camel,camel,…` for a stack from bottom to top,
/// `SPACE:cheer@SEAT` or `SPACE:boo@SEAT` for a tile, `out:die,die,…` for the dice that are out.
/// Printed with stacks and tiles by space, then `out`. Not every camel has to be there.
///
/// ```
/// let line = "1:blue,green 3:pink 5:purple,yellow 9:boo@2 15:black 16:white out:pink,grey";
/// let scene: games::camel_up::race::Scene = line.parse().unwrap();
/// assert_eq!(scene.to_string(), line);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// Where the camels stand.
    pub race: Race,
    /// The tiles by space, at most one a space.
    pub tiles: Vec<SceneTile>,
    /// The dice that are out.
    pub out: Dice,
}

/// A tile with its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneTile {
    /// Where it lies.
    pub space: Space,
    /// Which side is up.
    pub side: Side,
    /// Whose it is.
    pub owner: Seat,
}

/// Why a line of text is no [`Scene`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{word}`: {reason}")]
pub struct BadScene {
    /// The word that makes no sense.
    pub word: String,
    /// What is wrong with it.
    pub reason: String,
}

impl Scene {
    /// The tiles without their owners.
    pub fn tiles(&self) -> Tiles {
        self.tiles.iter().fold(Tiles::NONE, |tiles, tile| tiles.with(tile.space, tile.side))
    }

    fn add(&mut self, word: &str) -> Result<(), String> {
        let (key, value) = word.split_once(':').ok_or("expected SPACE:stack, SPACE:tile@SEAT or out:dice")?;
        if key == "out" {
            for name in value.split(',') {
                let die = name.parse().map_err(|bad: engine::BadWord| bad.to_string())?;
                if self.out.contains(die) {
                    return Err(format!("the {die} die is out twice"));
                }
                self.out = self.out.with(die);
            }
            return Ok(());
        }
        let space: Space = key.parse().map_err(|bad: engine::BadWord| bad.to_string())?;
        match value.split_once('@') {
            Some((side, owner)) => self.add_tile(space, side, owner),
            None => self.add_stack(space, value),
        }
    }

    fn add_tile(&mut self, space: Space, side: &str, owner: &str) -> Result<(), String> {
        let side = side.parse().map_err(|bad: engine::BadWord| bad.to_string())?;
        let owner = owner.parse().map_err(|bad: engine::BadSeat| bad.to_string())?;
        if self.tiles.iter().any(|tile| tile.space == space) {
            return Err(format!("space {space} has two tiles"));
        }
        self.tiles.push(SceneTile { space, side, owner });
        self.tiles.sort_by_key(|tile| tile.space);
        Ok(())
    }

    fn add_stack(&mut self, space: Space, camels: &str) -> Result<(), String> {
        let mut list = Vec::new();
        for name in camels.split(',') {
            let camel: Camel = name.parse().map_err(|bad: engine::BadWord| bad.to_string())?;
            list.push(camel);
        }
        let stack = Stack::new(&list).ok_or("a camel is in the stack twice")?;
        self.race =
            Race::from_stacks(self.race.stacks().chain([(space, stack)])).map_err(|bad| bad.to_string())?;
        Ok(())
    }
}

impl FromStr for Scene {
    type Err = BadScene;

    fn from_str(text: &str) -> Result<Self, BadScene> {
        let mut scene = Self::default();
        for word in text.split_whitespace() {
            scene.add(word).map_err(|reason| BadScene { word: word.to_owned(), reason })?;
        }
        Ok(scene)
    }
}

impl fmt::Display for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stacks = self.race.stacks().map(|(space, stack)| (space, stack.to_string()));
        let tiles = self.tiles.iter().map(|tile| (tile.space, format!("{}@{}", tile.side, tile.owner)));
        let mut parts: Vec<_> = stacks.chain(tiles).collect();
        parts.sort();
        let mut words: Vec<_> = parts.into_iter().map(|(space, text)| format!("{space}:{text}")).collect();
        if !self.out.is_empty() {
            let names: Vec<_> = self.out.iter().map(|die| die.to_string()).collect();
            words.push(format!("out:{}", names.join(",")));
        }
        f.write_str(&words.join(" "))
    }
}
