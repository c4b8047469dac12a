//! The numbers of the box, read from `data.toml` and checked against what the code takes for granted.

pub use crate::data_file::BadData;

use crate::camel_race::{Camel, Crazy, Racer, Side, Space};
use crate::data_file::{Keys, bad_data, same, table};
use engine::MAX_SEATS;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;

/// The embedded file.
pub const TEXT: &str = include_str!("data.toml");

/// The numbers of the game. Counts of camels, dice faces and spaces are fixed by types and only checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// `CU-2.1`: how many play without the option `two_players`.
    pub players: RangeInclusive<usize>,
    /// `CU-5.2`: where tiles may lie, bit n for space n.
    pub tile_spaces: u32,
    /// `CU-1.4`: the faces of a racing die; each of 1, 2, 3 is there equally often.
    pub racing_faces: [u8; 6],
    /// `CU-1.5`: the faces of the grey die; each crazy has 1, 2, 3 once.
    pub grey_faces: [(Crazy, u8); 6],
    /// `CU-6.8`: with this many dice out the leg is over.
    pub dice_per_leg: usize,
    /// `CU-2.4`: in EP.
    pub start_money: u16,
    /// `CU-2.8`: where a racer starts whose die shows 1, 2, 3.
    pub racing_space: [Space; 3],
    /// `CU-2.11`: where a crazy starts when the grey die shows 1, 2, 3.
    pub crazy_space: [Space; 3],
    /// `CU-1.6`, `CU-2.6`: the betting tickets of a colour from the top, in EP; the last two are alike.
    pub ticket_values: [u8; 4],
    /// `CU-14.3`: what a ticket for the second racer earns.
    pub second_place: i32,
    /// `CU-14.4`: what a ticket for any later racer earns.
    pub other_place: i32,
    /// `CU-1.7`: how many pyramid tickets there are.
    pub pyramid_tickets: u8,
    /// `CU-14.5`: what a pyramid ticket earns.
    pub pyramid_value: i32,
    /// `CU-9.1`: what a tile earns when a unit lands on it.
    pub tile_income: u16,
    /// `CU-15.3`: what the first right finish cards of a deck earn.
    pub finish_pay: Vec<i32>,
    /// `CU-15.3`: what each later right card earns.
    pub finish_pay_later: i32,
    /// `CU-15.5`: what a wrong card earns.
    pub finish_wrong: i32,
    /// `CU-1.9`: partnership cards a player has, by number of players.
    pub partnership_cards: [u8; MAX_SEATS + 1],
    /// `CU-1.10`: coins in the box, as (value, how many).
    pub coins: Vec<(u32, u32)>,
    /// `CU-16.1`: money never falls below.
    pub money_floor: i32,
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
        keys.check_structure()?;
        let low = keys.number("game.players_min", 1..=MAX_SEATS)?;
        let mut partnership_cards = [0; MAX_SEATS + 1];
        for (seats, cards) in keys.numbered("partnership.cards_per_player", 2..=MAX_SEATS, 0..=1)? {
            partnership_cards[seats] = cards;
        }
        Ok(Self {
            players: low..=keys.number("game.players_max", low..=MAX_SEATS)?,
            tile_spaces: keys.tile_spaces()?,
            racing_faces: keys.racing_faces()?,
            grey_faces: keys.grey_faces()?,
            dice_per_leg: keys.number("dice.revealed_per_leg", 1..=5)?,
            start_money: keys.number("setup.start_money", 0..=1000)?,
            racing_space: keys.start_spaces("setup.racing_space")?,
            crazy_space: keys.start_spaces("setup.crazy_space")?,
            ticket_values: keys.ticket_values()?,
            second_place: keys.number("betting_tickets.second_place", -100..=100)?,
            other_place: keys.number("betting_tickets.other_place", -100..=100)?,
            pyramid_tickets: keys.number("pyramid_tickets.count", 1..=5)?,
            pyramid_value: keys.number("pyramid_tickets.value", 0..=100)?,
            tile_income: keys.number("spectator_tiles.owner_income", 0..=100)?,
            finish_pay: keys.list("finish_cards.payout_in_order", 0..=100)?,
            finish_pay_later: keys.number("finish_cards.payout_later", 0..=100)?,
            finish_wrong: keys.number("finish_cards.wrong", -100..=0)?,
            partnership_cards,
            coins: keys.numbered("money.coins", 1..=100, 1..=1000)?,
            money_floor: keys.number("money.floor", 0..=0)?,
        })
    }
}

impl Keys<'_> {
    /// What the code takes for granted.
    fn check_structure(&self) -> Result<(), BadData> {
        self.number("track.spaces", Space::LOOP..=Space::LOOP)?;
        let finish = self.list("track.finish_between", 1..=Space::LOOP)?;
        same("track.finish_between", &finish, &vec![Space::LOOP, 1])?;
        let racers: Vec<_> = Racer::ALL.iter().map(|racer| racer.name()).collect();
        let crazies: Vec<_> = Crazy::ALL.iter().map(|crazy| crazy.name()).collect();
        same("camels.racing", &self.words("camels.racing")?, &racers)?;
        same("camels.crazy", &self.words("camels.crazy")?, &crazies)?;
        same("finish_cards.per_player", &self.words("finish_cards.per_player")?, &racers)?;
        self.number("spectator_tiles.per_player", 1..=1)?;
        self.number("partnership.copied_tickets", 1..=1)?;
        for (side, place) in Side::ALL.into_iter().zip(["top", "beneath"]) {
            let key = format!("spectator_tiles.sides.{side}");
            self.number(&format!("{key}.step"), side.step()..=side.step())?;
            let key = format!("{key}.place");
            same(&key, &self.value(&key)?.as_str(), &Some(place))?;
        }
        Ok(())
    }

    fn tile_spaces(&self) -> Result<u32, BadData> {
        let spaces = self.list("track.tile_spaces", 1..=Space::LOOP)?;
        Ok(spaces.into_iter().fold(0, |mask, space| mask | Space::at(space).bit()))
    }

    fn racing_faces(&self) -> Result<[u8; 6], BadData> {
        let key = "dice.racing_faces";
        let faces: [u8; 6] = self.exactly(key, 1..=3)?;
        let even =
            (1..=3).all(|number| faces.iter().map(|&face| usize::from(face == number)).sum::<usize>() == 2);
        if even { Ok(faces) } else { Err(bad_data(key, "must have each of 1, 2, 3 twice")) }
    }

    fn grey_faces(&self) -> Result<[(Crazy, u8); 6], BadData> {
        let key = "dice.grey_faces";
        let mut faces = Vec::new();
        for word in self.words(key)? {
            let face = word.split_once(' ').and_then(|(crazy, number)| {
                Some((Crazy::from_str(crazy).ok()?, number.parse().ok().filter(|n| (1..=3).contains(n))?))
            });
            let face =
                face.ok_or_else(|| bad_data(key, format!("`{word}` is no face, such as `black 2`")))?;
            if faces.contains(&face) {
                return Err(bad_data(key, format!("`{word}` is there twice")));
            }
            faces.push(face);
        }
        faces.try_into().map_err(|_| bad_data(key, "must have 6 faces"))
    }

    fn start_spaces(&self, key: &str) -> Result<[Space; 3], BadData> {
        let entries = self.numbered(key, 1..=3, 1..=Space::LOOP)?;
        let spaces: Vec<_> = entries.into_iter().map(|(_, space): (u8, i8)| Space::at(space)).collect();
        spaces.try_into().map_err(|_| bad_data(key, "must have a space for each of 1, 2, 3"))
    }

    fn ticket_values(&self) -> Result<[u8; 4], BadData> {
        let key = "betting_tickets.per_colour_top_to_bottom";
        let values: [u8; 4] = self.exactly(key, 1..=9)?;
        let [first, second, third, fourth] = values;
        if first > second && second > third && third == fourth {
            Ok(values)
        } else {
            Err(bad_data(key, "must fall from the top, with the last two alike"))
        }
    }
}

/// `CU-1.2`, `CU-1.3`: the camels are those of the race.
const _: () = assert!(Camel::COUNT == Racer::COUNT + Crazy::ALL.len());
