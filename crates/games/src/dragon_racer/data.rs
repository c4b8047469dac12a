//! The numbers and cards of the box, read from `data.toml` and checked against what the rules take for granted.

pub use crate::data_file::BadData;

use super::cards::Cards;
use super::kinds::{Colour, Label, Realm, Side, Support, Talent};
use super::piece::{Dragon, Hero, Tile};
use super::support::Needs;
use crate::data_file::{Entry, Keys, bad_data, integer, same, table};
use std::sync::LazyLock;
use toml::Value;

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

type Mask<'a> = dyn Fn(&dyn Fn(&DragonData) -> bool) -> u64 + 'a;

impl Entry<'_> {
    fn needs(&self) -> Result<Needs, BadData> {
        let key = format!("{}.needs", self.key);
        let table = self.value.get("needs").and_then(Value::as_table);
        let table = table.ok_or_else(|| bad_data(&key, "is missing or no table"))?;
        let mut counts = [0; Colour::COUNT];
        for (name, value) in table {
            let key = format!("{key}.{name}");
            let colour: Colour = name.parse().map_err(|_| bad_data(&key, "is no colour"))?;
            counts[colour.index()] = integer(&key, value, &(1..=9))?;
        }
        Ok(Needs::new(counts))
    }

    fn dragon(&self) -> Result<DragonData, BadData> {
        let attack = self.flag("attack")?;
        let dragon = DragonData {
            id: self.text("id")?.to_owned(),
            name: self.text("name")?.to_owned(),
            realm: self.word("realm")?,
            colour: self.word("colour")?,
            level: self.number("level", 1..=4)?,
            label: self.word("group")?,
            needs: self.needs()?,
            speed: if attack { 0 } else { self.number("speed", 1..=20)? },
            attack,
        };
        if attack != dragon.needs.is_empty() {
            let reason = "racing dragons need symbols, attack cards have none";
            return Err(bad_data(&format!("{}.needs", self.key), reason));
        }
        Ok(dragon)
    }

    fn hero(&self) -> Result<HeroData, BadData> {
        let talent: Talent = self.word("card")?;
        let kind = if talent.is_basic() { "basic" } else { "advanced" };
        same(&format!("{}.kind", self.key), &self.text("kind")?, &kind)?;
        let team = if talent == Talent::Team { TEAM as u8 } else { TEAM as u8 - 1 };
        self.number("team", team..=team)?;
        Ok(HeroData {
            id: self.text("id")?.to_owned(),
            name: self.text("name")?.to_owned(),
            talent,
            talent_name: self.text("talent")?.to_owned(),
            support: self.word("support")?,
            team,
            pawn: self.text("pawn")?.to_owned(),
            name_invented: self.flag("name_invented")?,
        })
    }
}

impl Keys<'_> {
    /// `DR-1.1`.
    fn dragons(&self) -> Result<Vec<DragonData>, BadData> {
        self.entries("components.dragon", Dragon::COUNT)?.iter().map(Entry::dragon).collect()
    }

    /// `DR-1.12`: the two heroes of a card stand side by side and agree in all but the name.
    fn heroes(&self) -> Result<Vec<HeroData>, BadData> {
        let entries = self.entries("components.hero", Hero::COUNT)?;
        let heroes: Vec<_> = entries.iter().map(Entry::hero).collect::<Result<_, _>>()?;
        for (talent, (sides, entries)) in Talent::ALL.into_iter().zip(heroes.chunks(2).zip(entries.chunks(2)))
        {
            for (hero, entry) in sides.iter().zip(entries) {
                same(&format!("{}.card", entry.key), &hero.talent, &talent)?;
            }
            same(&format!("{}.support", entries[1].key), &sides[1].support, &sides[0].support)?;
        }
        Ok(heroes)
    }

    /// `DR-1.9`, `DR-1.10`: four of each side, every realm on two tiles of different colours.
    fn tiles(&self, mask: &Mask<'_>) -> Result<Vec<TileData>, BadData> {
        let key = "components.tile";
        let mut tiles: Vec<TileData> = Vec::new();
        for (at, entry) in self.entries(key, Tile::COUNT)?.iter().enumerate() {
            let (realm, colour): (Realm, Colour) = (entry.word("realm")?, entry.word("colour")?);
            let side = entry.word("kind")?;
            same(&format!("{key}.{at}.kind"), &side, &Side::ALL[at / 4])?;
            if tiles.iter().any(|tile| tile.realm == realm && tile.colour == colour) {
                return Err(bad_data(&format!("{key}.{at}"), format!("{realm} {colour} stands twice")));
            }
            let mask = mask(&|dragon| dragon.realm == realm && dragon.colour == colour);
            tiles.push(TileData { id: format!("{realm} {colour}"), realm, colour, side, mask });
        }
        match Realm::ALL.into_iter().find(|&realm| tiles.iter().filter(|t| t.realm == realm).count() != 2) {
            Some(realm) => Err(bad_data(key, format!("{realm} must be on two tiles"))),
            None => Ok(tiles),
        }
    }

    /// `DR-2.1`.
    fn players(&self, mask: &Mask<'_>) -> Result<([Cards; MOST + 1], [u8; MOST + 1]), BadData> {
        let (mut in_game, mut copies) = ([Cards::NONE; MOST + 1], [0; MOST + 1]);
        for seats in FEWEST..=MOST {
            let key = format!("players.p{seats}");
            let labels = self.value(&format!("{key}.labels"))?.as_str().unwrap_or("");
            if !["A", "AB", "ABC"].contains(&labels) {
                return Err(bad_data(&format!("{key}.labels"), "must be A, AB or ABC"));
            }
            copies[seats] = self.number(&format!("{key}.copies"), 1..=2u8)?;
            let used = mask(&|dragon| labels.contains(dragon.label.name()));
            in_game[seats] = Cards::of_mask(used, copies[seats]);
            let cards = in_game[seats].len();
            self.number(&format!("{key}.cards"), cards..=cards)?;
        }
        Ok((in_game, copies))
    }

    /// `DR-3.4`, `DR-4.1`.
    fn turns(&self) -> Result<Turns, BadData> {
        let mut left = [false; TURNS];
        let pass = self.words("turns.pass")?;
        for (turn, word) in pass.iter().enumerate().take(TURNS) {
            left[turn] = match *word {
                "left" => true,
                "right" => false,
                _ => return Err(bad_data("turns.pass", format!("`{word}` is neither left nor right"))),
            };
        }
        if pass.len() != TURNS {
            return Err(bad_data("turns.pass", format!("must have {TURNS} entries")));
        }
        let reveal = self.words("turns.reveal")?;
        same("turns.reveal", &reveal, &vec!["", "U1", "U2", "U3", "L1", "L2", "L3"])?;
        Ok(Turns {
            dealt: self.exactly("turns.dealt", 1..=MOST_DEALT as u8)?,
            left,
            turbo: self.exactly("turns.turbo", 1..=20)?,
            turbo_tied: self.number("turns.turbo_tied", 0..=20)?,
        })
    }

    fn talents(&self) -> Result<Talents, BadData> {
        let number = |name: &str| self.number(&format!("talents.{name}"), 0..=20u8);
        Ok(Talents {
            formation: number("formation")?,
            substitutes: number("substitutes")?,
            high_flight: number("high_flight")?,
            high_flight_from_speed: number("high_flight_from_speed")?,
            victory_leap: number("victory_leap")?,
            strike_and_fly: number("strike_and_fly")?,
        })
    }

    /// `DR-2.2`.
    fn places(&self) -> Result<Vec<String>, BadData> {
        self.number("track.start", 0..=0)?;
        let places = self.words("track.order")?;
        let order = vec!["city", "wood", "U1", "U2", "U3", "mountains", "bay", "L1", "L2", "L3"];
        same("track.order", &places, &order)?;
        Ok(places.into_iter().map(str::to_owned).collect())
    }
}
