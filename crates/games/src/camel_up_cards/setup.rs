//! Seats and options.

use super::cards::Cards;
use super::data::{LegSetup, MOST, data};
use engine::{BadSetup, Choice, Clause, OptionSpec, OptionValues, Options, Seat};

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// The leg setup card, with the figures of the options `deal_3`, `deal_4`, `deal_5`.
    pub leg_setup: LegSetup,
    /// `CC-3.7`: whether several camels on the Start have the best place that they could fill.
    pub ties_best: bool,
    /// Whether pages list the cards that a player could remember. Display only: views keep all.
    pub memory_aid: bool,
    /// `CC-2.12`: how many seats are younger, by seat.
    pub(super) younger: [u8; MOST],
}

const CHOICES: [Choice<Setup>; 6] = [
    Choice::own("age_order", OptionValues::Order),
    Choice::flag("start_ties", false, &["last", "best"], |setup| &mut setup.ties_best),
    Choice::own("deal_3", OptionValues::Words(&["9/4", "8/3", "10/5"])),
    Choice::own("deal_4", OptionValues::Words(&["7/3", "6/2"])),
    Choice::own("deal_5", OptionValues::Words(&["6/3", "5/2"])),
    Choice::flag("memory_aid", true, &["on", "off"], |setup| &mut setup.memory_aid),
];
pub(super) const OPTIONS: &[OptionSpec] = &Choice::specs(&CHOICES);
const AGE_ORDER: OptionSpec = OPTIONS[0];

/// The option with the figures for this number of players.
fn deal_option(seats: usize) -> Option<&'static OptionSpec> {
    (3..=5).contains(&seats).then(|| &OPTIONS[seats - 1])
}

/// Figures for another number of players would change nothing, so only the usual ones are let pass.
fn check_deal_options(seats: usize, options: &Options) -> Result<(), BadSetup> {
    for players in (3..=5).filter(|&players| players != seats) {
        let Some(option) = deal_option(players) else { continue };
        let unusual = option.chosen(options) != option.chosen(&Options::default());
        if unusual {
            let message = format!("option {} is for {players} players, not {seats}", option.name);
            return Err(BadSetup::new(Some(Clause("CC-4.14")), option.name, message));
        }
    }
    Ok(())
}

impl Setup {
    /// Checks the number of seats and the options.
    pub fn new(seats: usize, options: &Options) -> Result<Self, BadSetup> {
        let players = &data().players;
        if !players.contains(&seats) {
            let (low, high) = (players.start(), players.end());
            let message = format!("Camel Up Cards is for {low} to {high} players, not {seats}");
            return Err(BadSetup::new(Some(Clause("CC-1.8")), "seats", message));
        }
        OptionSpec::check_all(OPTIONS, seats, options)?;
        check_deal_options(seats, options)?;
        let mut leg_setup = data().leg_setup(seats);
        let figures = deal_option(seats).and_then(|option| options.get(option.name)?.split_once('/'));
        if let Some((deal, discard)) = figures.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?))) {
            leg_setup = LegSetup { deal, discard, ..leg_setup };
        }
        let mut younger = [0, 1, 2, 3, 4, 5];
        let order = AGE_ORDER.chosen(options).split(',').filter_map(|seat| seat.parse::<Seat>().ok());
        for (place, seat) in order.enumerate() {
            younger[seat.index()] = place as u8;
        }
        let setup = Self { seats, leg_setup, ties_best: false, memory_aid: true, younger };
        Ok(Choice::read(&CHOICES, options, setup))
    }

    /// The options that differ from their defaults.
    pub fn options(&self) -> Options {
        let mut options = Choice::differing(&CHOICES, *self);
        if !Seat::all(self.seats).eq(self.age_order()) {
            let ages: Vec<_> = self.age_order().map(|seat| seat.to_string()).collect();
            options.0.insert(AGE_ORDER.name.to_owned(), ages.join(","));
        }
        if let Some(option) = deal_option(self.seats)
            && self.leg_setup != data().leg_setup(self.seats)
        {
            let figures = format!("{}/{}", self.leg_setup.deal, self.leg_setup.discard);
            options.0.insert(option.name.to_owned(), figures);
        }
        options
    }

    /// `CC-2.12`: the seats from the youngest.
    pub fn age_order(&self) -> impl Iterator<Item = Seat> {
        let younger = self.younger;
        (0..self.seats)
            .filter_map(move |place| younger.iter().position(|&seats| usize::from(seats) == place))
            .map(Seat::new)
    }

    /// `CC-4.21`: how many decisions a player has in the sorting.
    #[inline]
    pub const fn choices(&self) -> u8 {
        self.leg_setup.discard + 1 + self.leg_setup.show
    }

    /// `CC-4.28`: how many cards the race deck has when a leg begins.
    #[inline]
    pub const fn race_deck(&self) -> usize {
        self.seats * (self.leg_setup.deck + self.leg_setup.show) as usize
    }

    /// `CC-4.15`: how many cards nobody is dealt.
    pub fn undealt(&self) -> usize {
        Cards::all().len() - self.seats * usize::from(self.leg_setup.deal)
    }
}
