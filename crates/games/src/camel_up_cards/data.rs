//! The numbers of the box, read from `data.toml` and checked against what the code takes for granted.

pub use crate::data_file::BadData;

use super::camel::Camel;
use super::cards::{Cards, RaceCard};
use super::cell::{Figure, MAX_SPACE};
use super::pile::Pile;
use crate::data_file::{Keys, bad_data, same, table};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The embedded file.
pub const TEXT: &str = include_str!("data.toml");

/// The most players.
pub const MOST: usize = 6;

/// A leg setup card (`CC-1.8`): what each player does with the cards dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LegSetup {
    /// `CC-4.14`: cards dealt to a player.
    pub deal: u8,
    /// `CC-4.17`: cards that a player discards.
    pub discard: u8,
    /// `CC-4.17`: cards that a player puts into the race deck unseen.
    pub deck: u8,
    /// `CC-4.17`: cards that a player shows before they go into the race deck.
    pub show: u8,
    /// `CC-2.1`: spaces of the track at the start.
    pub spaces: u8,
}

/// The numbers of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// `CC-2.6`: in EP.
    pub start_money: u16,
    /// `CC-12.1`: money never falls below.
    pub floor: u16,
    /// `CC-1.2`: all race cards.
    pub all_cards: Cards,
    /// `CC-2.7`: cards drawn for the starting places.
    pub start_draws: usize,
    /// `CC-4.4`: cells that must be free ahead of the leader when a leg begins.
    pub min_free: u8,
    /// `CC-4.32`: the last space that a track can have.
    pub max_space: u8,
    /// `CC-1.8`: the leg setup cards for 2 players and up.
    leg_setup: [LegSetup; MOST - 1],
    /// `CC-9.1`: the leg-winner cards of a camel from the top; the last two are alike.
    pub leg_values: [u8; 4],
    /// `CC-10.4`: what a leg-winner card pays for places 2 to 5.
    pub leg_other_places: [i32; 4],
    /// `CC-10.5`: what a third-place card pays by place.
    pub third_pay: [i32; 5],
    /// `CC-11.6`: what a final-winner card pays by place.
    pub winner_pay: [i32; 5],
    /// `CC-11.7`: what a final-loser card pays by place.
    pub loser_pay: [i32; 5],
    /// `CC-10.7`: what the card of the fox, then of the palm pays at the payout.
    pub figure_pay: [i32; 2],
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
        keys.check_cards_structure()?;
        let low = keys.number("game.players_min", 2..=MOST)?;
        let all_cards = keys.race_cards()?;
        let mut leg_setup = [LegSetup { deal: 0, discard: 0, deck: 0, show: 0, spaces: 0 }; MOST - 1];
        for seats in 2..=MOST {
            leg_setup[seats - 2] = keys.leg_setup(seats, all_cards.len())?;
        }
        let floor = keys.number("money.floor", 0..=1000)?;
        Ok(Self {
            players: low..=keys.number("game.players_max", low..=MOST)?,
            start_money: keys.number("money.start", floor..=1000)?,
            floor,
            all_cards,
            start_draws: keys.number("start_positions.draws", 1..=Pile::MOST)?,
            min_free: keys.number("track.min_free_before_finish", 1..=20)?,
            max_space: keys.number("track.max_space", 24..=MAX_SPACE)?,
            leg_setup,
            leg_values: keys.leg_values()?,
            leg_other_places: keys.other_places()?,
            third_pay: keys.pay_by_place("third_place.pays_by_place")?,
            winner_pay: keys.pay_by_place("final_winner.pays_by_place")?,
            loser_pay: keys.pay_by_place("final_loser.pays_by_place")?,
            figure_pay: keys.figure_pay()?,
        })
    }

    /// The leg setup card of a number of players.
    pub fn leg_setup(&self, seats: usize) -> LegSetup {
        self.leg_setup[seats - 2]
    }
}

const PAY: RangeInclusive<i32> = -100..=100;

impl Keys<'_> {
    /// What the code takes for granted.
    fn check_cards_structure(&self) -> Result<(), BadData> {
        let names: Vec<_> = Camel::ALL.iter().map(|camel| camel.name()).collect();
        same("camels.colours", &self.words("camels.colours")?, &names)?;
        let kinds: Vec<_> = RaceCard::ALL.iter().map(ToString::to_string).collect();
        let order = self.words("race_cards.index_order")?;
        same("race_cards.index_order", &order, &kinds.iter().map(String::as_str).collect())?;
        self.number("track.spaces_per_front", 2..=2)?;
        self.number("track.spaces_per_storm", 1..=1)?;
        self.number("track.cards", 12..=12)?;
        for key in ["third_place.cards_per_colour", "final_winner.cards_per_colour", "final_winner.max_held"]
        {
            self.number(key, 1..=1)?;
        }
        for key in ["final_loser.cards_per_colour", "final_loser.max_held"] {
            self.number(key, 1..=1)?;
        }
        for (figure, joins, step) in [(Figure::Fox, "under", -1), (Figure::Palm, "on top", 1)] {
            self.number(&format!("figures.{figure}.step"), step..=step)?;
            let key = format!("figures.{figure}.joins");
            same(&key, &self.value(&key)?.as_str(), &Some(joins))?;
        }
        Ok(())
    }

    fn race_cards(&self) -> Result<Cards, BadData> {
        let ones = self.number("race_cards.per_colour_plus1", 1..=6)?;
        let twos = self.number("race_cards.per_colour_plus2", 0..=6)?;
        let cards: Cards = (Camel::ALL.into_iter())
            .flat_map(|camel| {
                let copies = |value, copies| std::iter::repeat_n(RaceCard::new(camel, value), copies);
                copies(1, ones).chain(copies(2, twos))
            })
            .take(31)
            .collect();
        let total = self.number("race_cards.total", 1..=30)?;
        if cards.len() == total {
            return Ok(cards);
        }
        Err(bad_data("race_cards.total", format!("is {total}, but the colours have {} cards", cards.len())))
    }

    /// `CC-4.14`..`CC-4.17`: a row whose figures fit together.
    fn leg_setup(&self, seats: usize, cards: usize) -> Result<LegSetup, BadData> {
        let key = |name: &str| format!("leg_setup.{seats}.{name}");
        let figure = |name: &str, most: usize| self.number(&key(name), 0..=most);
        let deal = figure("deal", cards / seats)?;
        let discard = figure("discard", deal)?;
        let deck = figure("deck", deal)?;
        let show = figure("show", 1)?;
        figure("keep", 1)?;
        for (name, sum) in [
            ("keep", 1),
            ("left_a", deal - discard),
            ("left_d", show + 1),
            ("undealt", cards - seats * deal),
            ("race_deck", seats * (deck + show)),
            ("deal", discard + deck + show + 1),
        ] {
            same(&key(name), &figure(name, cards)?, &sum)?;
        }
        if !(1..=Pile::MOST).contains(&(seats * (deck + show))) {
            return Err(bad_data(&key("race_deck"), format!("is not within 1..={}", Pile::MOST)));
        }
        if self.value(&key("reconstructed"))?.as_bool().is_none() {
            return Err(bad_data(&key("reconstructed"), "is neither true nor false"));
        }
        let spaces = self.number(&key("spaces"), 4..=24)?;
        let [deal, discard, deck, show] = [deal, discard, deck, show].map(|figure| figure as u8);
        Ok(LegSetup { deal, discard, deck, show, spaces })
    }

    fn leg_values(&self) -> Result<[u8; 4], BadData> {
        let key = "leg_winner.stack_top_to_bottom";
        let values: [u8; 4] = self.exactly(key, 1..=9)?;
        let [first, second, third, fourth] = values;
        if first > second && second > third && third == fourth {
            Ok(values)
        } else {
            Err(bad_data(key, "must fall from the top, with the last two alike"))
        }
    }

    fn other_places(&self) -> Result<[i32; 4], BadData> {
        let mut pays = [0; 4];
        for (pay, place) in pays.iter_mut().zip(2..) {
            *pay = self.number(&format!("leg_winner.place_{place}"), PAY)?;
        }
        Ok(pays)
    }

    fn pay_by_place(&self, key: &str) -> Result<[i32; 5], BadData> {
        self.list(key, PAY)?.try_into().map_err(|_: Vec<i32>| bad_data(key, "must have 5 numbers"))
    }

    fn figure_pay(&self) -> Result<[i32; 2], BadData> {
        let [fox, palm] = Figure::ALL.map(|figure| format!("figures.{figure}.held_at_payout"));
        Ok([self.number(&fox, PAY)?, self.number(&palm, PAY)?])
    }
}
