//! The numbers and cards of the box. What the rulebook prints stands as printed. The rest is ours, agrees with every
//! number that the rulebook shows, and may be changed here: dragons, tiles but for the colours of red and green Wild
//! Wood and of green Frozen Bay, the supports of heroes but for `any` and `none`, and the number of spaces.

use super::cards::Cards;
use super::kinds::{Colour, Label, Realm, Side, Support, Talent};
use super::piece::{Dragon, Hero, Tile};
use std::sync::LazyLock;

mod dragons;
mod values;

pub use values::Values;

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

/// What stands on a dragon card (`DR-1.2`), but for its [`Values`].
#[derive(Clone, Copy, Debug)]
pub struct DragonData {
    /// The word used in moves and files.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The origin.
    pub realm: Realm,
    /// The colour, which is the symbol it delivers.
    pub colour: Colour,
    /// 1 to 4.
    pub level: u8,
    /// A, B or C.
    pub label: Label,
    /// `DR-1.4`: whether it is an attack card.
    pub attack: bool,
}

/// What stands on a hero card (`DR-1.12`).
#[derive(Clone, Copy, Debug)]
pub struct HeroData {
    /// The word used in moves and files.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The talent.
    pub talent: Talent,
    /// The name of the talent.
    pub talent_name: &'static str,
    /// `DR-6.8`: what the hero supplies.
    pub support: Support,
    /// `DR-2.15`: the size of the team.
    pub team: u8,
}

/// A track tile (`DR-1.10`).
#[derive(Clone, Debug)]
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
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Debug)]
pub struct Data {
    /// The dragon cards of one copy.
    pub dragons: [DragonData; Dragon::COUNT],
    /// The heroes, the two of a card side by side.
    pub heroes: [HeroData; Hero::COUNT],
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
    pub places: [&'static str; 10],
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

/// `DR-1.12`: a hero card: the talent with its name, the support, and the two heroes by id and name.
type HeroCard = (Talent, &'static str, Support, [(&'static str, &'static str); 2]);

/// The names of the heroes of Victory Leap and Strike and Fly are invented.
const HEROES: [HeroCard; Hero::COUNT / 2] = [
    (
        Talent::Formation,
        "Flying Formation",
        Support::Colour(Colour::Blue),
        [("rowan", "Rowan"), ("amrita", "Amrita")],
    ),
    (
        Talent::Substitutes,
        "Substitutes",
        Support::Colour(Colour::Green),
        [("rosella", "Rosella"), ("katsuro", "Katsuro")],
    ),
    (Talent::High, "High Flight", Support::Any, [("li", "Li"), ("mona", "Mona")]),
    (
        Talent::Leap,
        "Victory Leap",
        Support::Colour(Colour::Yellow),
        [("saskia", "Saskia"), ("torvald", "Torvald")],
    ),
    (
        Talent::Strike,
        "Strike and Fly",
        Support::Colour(Colour::Red),
        [("nerys", "Nerys"), ("dagan", "Dagan")],
    ),
    (Talent::Team, "Team Play", Support::None, [("kafka", "Kafka"), ("mingzu", "Mingzu")]),
];

/// `DR-1.9`, `DR-1.10`: the tiles: four corners, four upper, four lower.
const TILES: [(Realm, Colour); Tile::COUNT] = [
    (Realm::Wood, Colour::Green),
    (Realm::Mountains, Colour::Red),
    (Realm::Bay, Colour::Blue),
    (Realm::City, Colour::Yellow),
    (Realm::Wood, Colour::Red),
    (Realm::Mountains, Colour::Yellow),
    (Realm::Caves, Colour::Green),
    (Realm::Star, Colour::Blue),
    (Realm::Bay, Colour::Green),
    (Realm::City, Colour::Blue),
    (Realm::Caves, Colour::Yellow),
    (Realm::Star, Colour::Red),
];

/// `DR-2.1`: the cards in play for each number of players, and how many copies of the game they come from.
const IN_GAME: [(&[Label], u8); MOST + 1] = {
    use Label::{A, B, C};
    [
        (&[], 0),
        (&[], 0),
        (&[A], 1),
        (&[A, B], 1),
        (&[A, B, C], 1),
        (&[A, B], 2),
        (&[A, B], 2),
        (&[A, B, C], 2),
        (&[A, B, C], 2),
    ]
};

/// `DR-5.4`: the cards left over in turns 1 to 7 by number of players, with as many Team Play heroes as possible.
pub const UNDEALT: [[usize; TURNS]; MOST + 1] = [
    [0; TURNS],
    [0; TURNS],
    [4, 4, 4, 4, 4, 4, 4],
    [5, 5, 5, 5, 5, 5, 5],
    [7, 7, 7, 7, 7, 7, 7],
    [16, 17, 18, 19, 20, 21, 22],
    [10, 10, 10, 10, 10, 10, 10],
    [20, 21, 22, 23, 24, 25, 26],
    [14, 14, 14, 14, 14, 14, 14],
];

const SPACES_PER_TILE: u16 = 8;
/// `DR-2.2`: clockwise from the start.
const PLACES: [&str; 10] = ["city", "wood", "U1", "U2", "U3", "mountains", "bay", "L1", "L2", "L3"];

/// The numbers of the game.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(Data::new);
    &DATA
}

impl Data {
    fn new() -> Self {
        let dragons = std::array::from_fn(dragons::dragon);
        let mask = |test: &dyn Fn(&DragonData) -> bool| {
            let cards = dragons.iter().enumerate().filter(|(_, dragon)| test(dragon));
            cards.fold(0, |mask, (at, _)| mask | 1 << at)
        };
        let tile = |(at, &(realm, colour)): (usize, &(Realm, Colour))| TileData {
            id: format!("{realm} {colour}"),
            realm,
            colour,
            side: Side::ALL[at / 4],
            mask: mask(&|dragon| dragon.realm == realm && dragon.colour == colour),
        };
        let in_game = |(labels, copies): (&[Label], u8)| {
            Cards::of_mask(mask(&|dragon| labels.contains(&dragon.label)), copies)
        };
        Self {
            heroes: std::array::from_fn(hero),
            tiles: TILES.iter().enumerate().map(tile).collect(),
            turns: Turns {
                dealt: [3, 4, 5, 6, 7, 8, 9],
                left: [true, false, true, false, true, false, true],
                turbo: [1, 2, 2, 2, 3, 3, 3],
                turbo_tied: 1,
            },
            talents: Talents {
                formation: 3,
                substitutes: 2,
                high_flight: 1,
                high_flight_from_speed: 6,
                victory_leap: 1,
                strike_and_fly: 2,
            },
            spaces_per_tile: SPACES_PER_TILE,
            lap: SPACES_PER_TILE * PLACES.len() as u16,
            places: PLACES,
            in_game: IN_GAME.map(in_game),
            copies: IN_GAME.map(|(_, copies)| copies),
            realm_masks: Realm::ALL.map(|realm| mask(&|dragon| dragon.realm == realm)),
            colour_masks: Colour::ALL.map(|colour| mask(&|dragon| dragon.colour == colour)),
            attack_mask: mask(&|dragon| dragon.attack),
            corner_mask: mask(&|dragon| dragon.level <= 2),
            level_one_mask: mask(&|dragon| dragon.level == 1),
            attack_order: attack_order(&dragons),
            dragons,
        }
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

fn hero(index: usize) -> HeroData {
    let (talent, talent_name, support, sides) = HEROES[index / 2];
    let (id, name) = sides[index % 2];
    let team = if talent == Talent::Team { TEAM } else { TEAM - 1 } as u8;
    HeroData { id, name, talent, talent_name, support, team }
}

fn attack_order(dragons: &[DragonData]) -> [Dragon; ATTACKS] {
    let attacks = Dragon::all().filter(|dragon| dragons[dragon.index()].attack);
    let mut attacks: Vec<_> = attacks.collect();
    attacks.sort_by_key(|dragon| dragons[dragon.index()].id);
    std::array::from_fn(|at| attacks[at])
}
