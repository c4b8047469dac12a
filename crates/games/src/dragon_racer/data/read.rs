//! The parts of the data file, each read by its keys.

use super::{DragonData, FEWEST, HeroData, MOST, MOST_DEALT, TEAM, TURNS, Talents, TileData, Turns};
use crate::data_file::{BadData, Entry, Keys, bad_data, integer, same};
use crate::dragon_racer::cards::Cards;
use crate::dragon_racer::kinds::{Colour, Realm, Side, Talent};
use crate::dragon_racer::piece::{Dragon, Hero, Tile};
use crate::dragon_racer::support::Needs;
use toml::Value;

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
    pub(super) fn dragons(&self) -> Result<Vec<DragonData>, BadData> {
        self.entries("components.dragon", Dragon::COUNT)?.iter().map(Entry::dragon).collect()
    }

    /// `DR-1.12`: the two heroes of a card stand side by side and agree in all but the name.
    pub(super) fn heroes(&self) -> Result<Vec<HeroData>, BadData> {
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
    pub(super) fn tiles(&self, mask: &Mask<'_>) -> Result<Vec<TileData>, BadData> {
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
    pub(super) fn players(&self, mask: &Mask<'_>) -> Result<([Cards; MOST + 1], [u8; MOST + 1]), BadData> {
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
    pub(super) fn turns(&self) -> Result<Turns, BadData> {
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

    pub(super) fn talents(&self) -> Result<Talents, BadData> {
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
    pub(super) fn places(&self) -> Result<Vec<String>, BadData> {
        self.number("track.start", 0..=0)?;
        let places = self.words("track.order")?;
        let order = vec!["city", "wood", "U1", "U2", "U3", "mountains", "bay", "L1", "L2", "L3"];
        same("track.order", &places, &order)?;
        Ok(places.into_iter().map(str::to_owned).collect())
    }
}
