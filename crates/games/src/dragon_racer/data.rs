//! The numbers and cards of the box, read from `data.toml` and checked against what the rules take for granted.

mod read;

pub use crate::data_file::BadData;

use super::cards::Cards;
use super::kinds::{Colour, Label, Realm, Side, Support, Talent};
use super::piece::Dragon;
use super::support::Needs;
use crate::data_file::{Keys, bad_data, same, table};
use std::sync::LazyLock;

/// The embedded file.
pub const TEXT: &str = include_str!("data.toml");

/// The fewest players.
pub const FEWEST: usize = 2;
/// The most players.
pub const MOST: usize = 8;
/// `DR-3.1`: how many turns there are.
pub const TURNS: usize = 7;
/// `DR-3.4`: the most cards dealt to a player in a turn.
pub const MOST_DEALT: usize = 9;
/// `DR-2.15`: the largest team.
pub const TEAM: usize = 4;
/// `DR-1.7`: how many different attack cards there are.
pub const ATTACKS: usize = 8;
/// `DR-2.4`: tiles that lie covered, as many on each side of the track.
pub const COVERED: usize = 6;

/// What stands on a dragon card (`DR-1.2`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DragonData {
    /// The word used in moves and files.
    pub id: String,
    /// The name.
    pub name: String,
    /// The origin.
    pub realm: Realm,
    /// The colour, which is the symbol it delivers.
    pub colour: Colour,
    /// 1 to 4.
    pub level: u8,
    /// A, B or C.
    pub label: Label,
    /// `DR-1.3`: the symbols it needs.
    pub needs: Needs,
    /// `DR-1.3`: how far it carries the pawn.
    pub speed: u8,
    /// `DR-1.4`: whether it is an attack card.
    pub attack: bool,
}

/// What stands on a hero card (`DR-1.12`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeroData {
    /// The word used in moves and files.
    pub id: String,
    /// The name.
    pub name: String,
    /// The talent.
    pub talent: Talent,
    /// The name of the talent.
    pub talent_name: String,
    /// `DR-6.8`: what the hero supplies.
    pub support: Support,
    /// `DR-2.15`: the size of the team.
    pub team: u8,
    /// A colour for the picture.
    pub pawn: String,
    /// Whether the name is ours.
    pub name_invented: bool,
}

/// A track tile (`DR-1.10`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileData {
    /// Realm and colour.
    pub id: String,
    /// The realm.
    pub realm: Realm,
    /// The colour.
    pub colour: Colour,
    /// Where it belongs.
    pub side: Side,
    /// `DR-4.3`: its cards, as a mask by [`Dragon::index`].
    pub(super) mask: u64,
}

/// The turn table (`DR-3.4`), by turn counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turns {
    /// Cards dealt to each player.
    pub dealt: [u8; TURNS],
    /// Whether hands are passed to the left.
    pub left: [bool; TURNS],
    /// What a sole leader of a realm moves.
    pub turbo: [u8; TURNS],
    /// `DR-10.7`: what each of several leaders moves.
    pub turbo_tied: u8,
}

/// What a talent moves (`DR-9`).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talents {
    /// `DR-9.2`: for a whole team that fires.
    pub formation: u8,
    /// `DR-9.3`: for a swap of another colour.
    pub substitutes: u8,
    /// `DR-9.5`: for each fast dragon fired.
    pub high_flight: u8,
    /// `DR-9.5`: from this speed a dragon is fast.
    pub high_flight_from_speed: u8,
    /// `DR-9.6`: for a realm won or tied.
    pub victory_leap: u8,
    /// `DR-9.7`: for each attack card used.
    pub strike_and_fly: u8,
}

/// The numbers of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// The dragon cards of one copy.
    pub dragons: Vec<DragonData>,
    /// The heroes, the two of a card side by side.
    pub heroes: Vec<HeroData>,
    /// The tiles: corners, upper, lower.
    pub tiles: Vec<TileData>,
    /// The turn table.
    pub turns: Turns,
    /// Movement of talents.
    pub talents: Talents,
    /// `DR-1.14`: spaces of a tile, for display.
    pub spaces_per_tile: u16,
    /// `DR-1.14`: spaces of a lap, for display.
    pub lap: u16,
    /// `DR-2.2`: the ten places clockwise from the start: a realm for a corner, or U1 to U3, L1 to L3.
    pub places: Vec<String>,
    /// `DR-2.1`: the cards in the game by number of players.
    pub(super) in_game: [Cards; MOST + 1],
    /// `DR-2.1`: copies in the game by number of players.
    pub copies: [u8; MOST + 1],
    pub(super) realm_masks: [u64; Realm::COUNT],
    pub(super) colour_masks: [u64; Colour::COUNT],
    pub(super) attack_mask: u64,
    /// The cards of levels 1 and 2 (`DR-2.17`), of level 1 (`DR-2.14`).
    pub(super) corner_mask: u64,
    pub(super) level_one_mask: u64,
    /// The attack cards in alphabetical order, in which they are asked.
    pub(super) attack_order: [Dragon; ATTACKS],
}

/// The numbers of the embedded file.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> =
        LazyLock::new(|| Data::parse(TEXT).expect("the embedded file is read by a test"));
    &DATA
}

impl Data {
    /// Reads and checks a data file.
    pub fn parse(text: &str) -> Result<Self, BadData> {
        let table = table(text)?;
        let keys = Keys(&table);
        let dragons = keys.dragons()?;
        let mask = |test: &dyn Fn(&DragonData) -> bool| {
            dragons
                .iter()
                .enumerate()
                .filter(|(_, dragon)| test(dragon))
                .fold(0, |mask, (at, _)| mask | 1 << at)
        };
        let tiles = keys.tiles(&mask)?;
        let (in_game, copies) = keys.players(&mask)?;
        let spaces_per_tile = keys.number("track.spaces_per_tile", 1..=100)?;
        let places = keys.places()?;
        let realm_words = Realm::ALL.map(Realm::name).to_vec();
        same("score_order.turbo", &keys.words("score_order.turbo")?, &realm_words)?;
        let data = Self {
            heroes: keys.heroes()?,
            turns: keys.turns()?,
            talents: keys.talents()?,
            spaces_per_tile,
            lap: spaces_per_tile * places.len() as u16,
            places,
            in_game,
            copies,
            realm_masks: Realm::ALL.map(|realm| mask(&|dragon| dragon.realm == realm)),
            colour_masks: Colour::ALL.map(|colour| mask(&|dragon| dragon.colour == colour)),
            attack_mask: mask(&|dragon| dragon.attack),
            corner_mask: mask(&|dragon| dragon.level <= 2),
            level_one_mask: mask(&|dragon| dragon.level == 1),
            attack_order: attack_order(&dragons)?,
            dragons,
            tiles,
        };
        data.check_groups()?;
        data.check_decks(&keys)?;
        Ok(data)
    }

    /// `DR-1.6`: each tile or corner level has two A, one B and one C card; `DR-1.7`: where attack cards are.
    fn check_groups(&self) -> Result<(), BadData> {
        for tile in &self.tiles {
            let levels = match tile.side {
                Side::Corner => 1..=2,
                Side::Upper => 3..=3,
                Side::Lower => 4..=4,
            };
            let of_tile = self.dragons.iter().filter(|d| d.realm == tile.realm && d.colour == tile.colour);
            for level in levels.clone() {
                let mut labels: Vec<_> =
                    of_tile.clone().filter(|d| d.level == level).map(|d| d.label).collect();
                labels.sort_unstable();
                if labels != [Label::A, Label::A, Label::B, Label::C] {
                    let reason =
                        format!("level {level} of {} has the labels {labels:?}, not A, A, B, C", tile.id);
                    return Err(bad_data("components.dragon", reason));
                }
            }
            if let Some(stray) = of_tile.clone().find(|d| !levels.contains(&d.level)) {
                let key = format!("components.dragon.{}.level", stray.id);
                return Err(bad_data(&key, format!("{} does not belong on {}", stray.level, tile.id)));
            }
        }
        match self.dragons.iter().find(|d| d.attack != (d.level >= 3 && d.label == Label::B)) {
            Some(odd) => Err(bad_data(
                &format!("components.dragon.{}.attack", odd.id),
                "attack cards are the B cards of levels 3 and 4",
            )),
            None => Ok(()),
        }
    }

    /// `DR-5.4`: the cards left over in each turn are those the file says, and never too few.
    fn check_decks(&self, keys: &Keys<'_>) -> Result<(), BadData> {
        for seats in FEWEST..=MOST {
            let key = format!("players.p{seats}.undealt");
            let told: Vec<i32> = keys.list(&key, 0..=100)?;
            let corner = (self.in_game[seats].mask() & self.corner_mask).count_ones() as i32;
            let copies = i32::from(self.copies[seats]);
            let labels = self.in_game[seats].len() as i32 / copies / 16;
            let captains = if seats == FEWEST { 0 } else { copies };
            let undealt: Vec<i32> = (0..TURNS as i32)
                .map(|turn| {
                    let deck = copies * (corner + turn * labels);
                    let dealt = i32::from(self.turns.dealt[turn as usize]);
                    deck - (TEAM as i32 - 1) * seats as i32 - captains - dealt * seats as i32
                })
                .collect();
            same(&key, &told, &undealt)?;
        }
        Ok(())
    }

    /// The copies in the game of a mask of cards.
    pub(super) fn in_game(&self, seats: usize, mask: u64) -> Cards {
        Cards::of_mask(self.in_game[seats].mask() & mask, self.copies[seats])
    }

    /// The place name U1 to U3, L1 to L3 of covered tile `at`, counted from 0 in the order of discovery.
    pub fn covered_place(at: usize) -> &'static str {
        ["U1", "U2", "U3", "L1", "L2", "L3"][at]
    }
}

fn attack_order(dragons: &[DragonData]) -> Result<[Dragon; ATTACKS], BadData> {
    let mut attacks: Vec<Dragon> = Dragon::all().filter(|dragon| dragons[dragon.index()].attack).collect();
    attacks.sort_by_key(|dragon| &dragons[dragon.index()].id);
    let found = attacks.len();
    let wrong = |_| bad_data("components.dragon", format!("must have {ATTACKS} attack cards, not {found}"));
    attacks.try_into().map_err(wrong)
}
