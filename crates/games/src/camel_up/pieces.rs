//! What lies open on the table besides the camels: tickets, tiles and the dice that are out.

use super::data::data;
use crate::camel_race::Holders;
use crate::camel_up::race::{Crazy, Dice, Die, Race, Racer, Side, Space, Tiles};
use engine::words::Words;
use engine::{MAX_SEATS, Seat};
use serde::Serialize;
use std::fmt;

/// A betting ticket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Words, Serialize)]
#[words("{colour} {value}", serde)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ticket {
    /// Which racer it backs.
    pub colour: Racer,
    /// The printed value in EP.
    #[words(1..=u8::MAX, only = Tickets::has_value, expected = "the value of a ticket: 5, 3 or 2")]
    pub value: u8,
}

/// Who holds which betting ticket. Equal holdings have equal bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tickets(Holders);

impl Tickets {
    /// `CU-1.6`: how many tickets a colour has.
    pub const PER_COLOUR: usize = Holders::PER_COLOUR;

    fn has_value(value: u8) -> bool {
        data().ticket_values.contains(&value)
    }

    /// How many tickets of a colour have been taken.
    #[inline]
    pub const fn taken(self, colour: Racer) -> usize {
        self.0.taken(colour.index())
    }

    /// `CU-4.2`: the values still on the board, from the top.
    pub fn left(self, colour: Racer) -> &'static [u8] {
        &data().ticket_values[self.taken(colour)..]
    }

    /// Whether a ticket of the colour is left (`CU-4.4`).
    #[inline]
    pub const fn any_left(self, colour: Racer) -> bool {
        self.0.any_left(colour.index())
    }

    /// The colours of which a ticket is left, bit n for racer n.
    #[inline]
    pub const fn colours_left(self) -> u64 {
        self.0.colours_left()
    }

    /// `CU-4.1`: the seat takes the top ticket, of which there is one; returns it.
    #[inline]
    pub fn take(&mut self, colour: Racer, seat: Seat) -> Ticket {
        Ticket { colour, value: data().ticket_values[self.0.take(colour.index(), seat)] }
    }

    /// The tickets that a seat holds, by colour, highest value first.
    pub fn held(self, seat: Seat) -> impl Iterator<Item = Ticket> {
        let ticket = |(colour, at): (usize, usize)| Ticket {
            colour: Racer::ALL[colour],
            value: data().ticket_values[at],
        };
        self.0.held(seat).map(ticket)
    }

    /// All tickets that are held: by whom, the colour, and the place among those of the colour from the top.
    #[inline]
    pub(super) fn all_held(self) -> impl Iterator<Item = (Seat, Racer, usize)> {
        self.0.all().map(|(seat, colour, at)| (seat, Racer::ALL[colour], at))
    }
}

/// A spectator tile on the track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OwnTile {
    /// Where it lies.
    pub space: Space,
    /// Which side is up.
    pub side: Side,
}

/// The spectator tiles, at most one a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileRow {
    tiles: Tiles,
    /// The space of each seat's tile; 0 for none.
    spaces: [u8; MAX_SEATS],
}

impl TileRow {
    /// The tiles without owners.
    #[inline]
    pub const fn tiles(&self) -> Tiles {
        self.tiles
    }

    /// The tile of a seat, if it is on the track.
    pub fn of(&self, seat: Seat) -> Option<OwnTile> {
        let space = Space::at(self.spaces[seat.index()] as i8);
        self.tiles.at(space).map(|side| OwnTile { space, side })
    }

    /// The seat whose tile lies on a space.
    #[inline]
    pub fn owner(&self, space: Space) -> Option<Seat> {
        let owner = (0..MAX_SEATS).find(|&seat| self.spaces[seat] == space.number() as u8);
        owner.filter(|_| self.tiles.at(space).is_some()).map(Seat::new)
    }

    /// `CU-5.7`: the seat's tile goes to a space, from wherever it was.
    #[inline]
    pub fn put(&mut self, seat: Seat, tile: OwnTile) {
        let from = Space::at(self.spaces[seat.index()] as i8);
        self.tiles = self.tiles.without(from).with(tile.space, tile.side);
        self.spaces[seat.index()] = tile.space.number() as u8;
    }

    /// Where the seat may put its tile, bit n for space n.
    ///
    /// Clauses: `CU-5.2` (spaces 2..16), `CU-5.3` (no camel), `CU-5.4` (no tile, nor the seat's own: `CU-5.9`),
    /// `CU-5.5` (not next to another player's), `CU-5.8` (the seat's own is lifted first).
    #[inline]
    pub fn legal(&self, seat: Seat, race: Race) -> u32 {
        let all = self.tiles.spaces();
        let own = Space::at(self.spaces[seat.index()] as i8).bit();
        let others = all & !own;
        data().tile_spaces & !race.occupied() & !all & !(others << 1) & !(others >> 1)
    }
}

/// What a die that is out shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Words, Serialize)]
#[words("{die} {crazy} {number}", serde)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShownDie {
    /// Which die.
    pub die: Die,
    /// The number, 1 to 3.
    #[words(1..=3)]
    pub number: u8,
    /// The printed colour of the grey die; none in setup, where it is ignored (`CU-2.11`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crazy: Option<Crazy>,
}

/// The dice that are out of the pyramid, with what they show.
///
/// Shape: four bits a die in listing order: 0 inside, else the number in the lower two bits; for the
/// grey die the printed crazy's index plus 1 in the upper two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DiceShown(u32);

impl DiceShown {
    /// All dice inside.
    pub const NONE: Self = Self(0);

    /// Shows a die that is inside.
    #[inline]
    pub const fn show(&mut self, shown: ShownDie) {
        let crazy = match shown.crazy {
            Some(crazy) => crazy.index() as u32 + 1,
            None => 0,
        };
        self.0 |= (shown.number as u32 | crazy << 2) << (4 * shown.die.index());
    }

    /// Puts a die back.
    pub const fn put_back(&mut self, die: Die) {
        self.0 &= !(15 << (4 * die.index()));
    }

    /// What a die shows; none when it is inside.
    pub fn get(self, die: Die) -> Option<ShownDie> {
        let code = self.0 >> (4 * die.index()) & 15;
        let crazy = Crazy::ALL.get((code as usize >> 2).wrapping_sub(1)).copied();
        (code != 0).then_some(ShownDie { die, number: (code & 3) as u8, crazy })
    }

    /// The set of dice that are out.
    #[inline]
    pub const fn out(self) -> Dice {
        let any = self.0 | self.0 >> 1;
        let mut bits = 0;
        let mut die = 0;
        while die < Die::COUNT {
            bits |= (any >> (4 * die) & 1) << die;
            die += 1;
        }
        Dice::from_bits(bits as u8)
    }

    /// The dice that are out, in listing order.
    pub fn iter(self) -> impl Iterator<Item = ShownDie> {
        Die::ALL.into_iter().filter_map(move |die| self.get(die))
    }
}

impl fmt::Debug for DiceShown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|shown| shown.to_string())).finish()
    }
}
