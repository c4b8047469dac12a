//! The values on the dragon cards, by version of the rules.

use super::dragons;
use crate::dragon_racer::kinds::Colour;
use crate::dragon_racer::piece::Dragon;
use crate::dragon_racer::support::Needs;

/// `DR-1.3`: what the dragon cards need, and how far they carry the pawn; nothing on attack cards (`DR-1.4`).
#[derive(Clone, Debug)]
pub struct Values {
    version: usize,
    needs: [Needs; Dragon::COUNT],
    speeds: [u8; Dragon::COUNT],
}

/// What a card needs: how many symbols of its own colour, and which other one; and how far it flies.
#[derive(Clone, Copy)]
struct Face {
    own: u8,
    other: Option<Colour>,
    speed: u8,
}

/// The cards of one level and place in the colours red, green, blue and yellow.
#[derive(Clone, Copy)]
struct Row([Face; Colour::COUNT]);

const fn own(own: u8, speed: u8) -> Row {
    Row([Face { own, other: None, speed }; Colour::COUNT])
}

/// As many of its own colour, and one of the colour that stands at its place.
const fn and(own: u8, others: [Colour; Colour::COUNT], speed: u8) -> Row {
    let mut row = [Face { own, other: None, speed }; Colour::COUNT];
    let mut at = 0;
    while at < row.len() {
        row[at].other = Some(others[at]);
        at += 1;
    }
    Row(row)
}

impl Row {
    /// This row, but the cards of these colours as in another.
    const fn but(mut self, colours: &[Colour], other: Self) -> Self {
        let mut at = 0;
        while at < colours.len() {
            self.0[colours[at].index()] = other.0[colours[at].index()];
            at += 1;
        }
        self
    }
}

/// `DR-1.4`: an attack card.
const ATTACK: Row = own(0, 0);
/// The next colour, the one after it, and the one after that.
const NEXT: [Colour; Colour::COUNT] = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red];
const SECOND: [Colour; Colour::COUNT] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green];
const THIRD: [Colour; Colour::COUNT] = [Colour::Yellow, Colour::Red, Colour::Green, Colour::Blue];

/// Rows by level, and by place in the group: A, A, B and C card.
type Rows = [[Row; 4]; 4];

/// Version 1: each colour is needed as often as any other.
const VERSION_1: Rows = [
    [own(1, 2), and(1, NEXT, 3), own(1, 2), and(1, SECOND, 3)],
    [own(1, 3), own(2, 4), and(1, THIRD, 4), own(1, 3)],
    [own(3, 6), own(1, 4), ATTACK, own(1, 4)],
    [and(3, NEXT, 8), own(1, 5), ATTACK, own(4, 9)],
];

/// Version 2: more dragons are cheap, which helps teams of four and makes a symbol of any colour worth less; green is
/// needed most, since the heroes who lend it swap away what others keep.
const VERSION_2: Rows = [
    [
        own(1, 2),
        and(1, NEXT, 3),
        own(1, 2),
        and(1, [Colour::Green, Colour::Yellow, Colour::Green, Colour::Green], 3),
    ],
    [own(1, 4), own(2, 5), and(1, [Colour::Green, Colour::Red, Colour::Green, Colour::Green], 4), own(1, 4)],
    [own(3, 6), own(1, 4), ATTACK, own(1, 5)],
    [
        and(2, [Colour::Green, Colour::Blue, Colour::Green, Colour::Green], 7),
        own(1, 5),
        ATTACK,
        and(3, [Colour::Green; 4], 9),
    ],
];

/// Since version 3, see `docs/dragon-racer-balance.md`: fewer dragons are fast, and the C cards need more red.
const VERSION_3: Rows = [
    [
        own(1, 2),
        and(1, NEXT, 3),
        own(1, 2),
        and(1, [Colour::Green, Colour::Yellow, Colour::Green, Colour::Green], 3),
    ],
    [
        own(1, 4),
        own(2, 5),
        and(1, [Colour::Green; 4], 4).but(&[Colour::Green, Colour::Yellow], own(1, 4)),
        own(1, 4).but(&[Colour::Blue], and(1, [Colour::Red; 4], 5)),
    ],
    [
        // The rulebook shows the green one.
        own(2, 5).but(&[Colour::Green], own(3, 6)),
        own(1, 4).but(&[Colour::Green, Colour::Yellow], own(1, 5)),
        ATTACK,
        and(1, [Colour::Red; 4], 5),
    ],
    [
        and(2, [Colour::Green, Colour::Blue, Colour::Green, Colour::Green], 7),
        own(1, 5),
        ATTACK,
        and(3, [Colour::Red; 4], 9),
    ],
];

static VALUES: [Values; Values::VERSIONS] =
    [Values::new(0, &VERSION_1), Values::new(1, &VERSION_2), Values::new(2, &VERSION_3)];

impl Values {
    /// How many versions there are.
    pub const VERSIONS: usize = 3;

    /// Those of a version of the rules; the newest for a number above.
    #[inline]
    pub const fn of(rules: u16) -> &'static Self {
        let version = (rules as usize).saturating_sub(1);
        &VALUES[if version < Self::VERSIONS { version } else { Self::VERSIONS - 1 }]
    }

    const fn new(version: usize, rows: &Rows) -> Self {
        let mut values = Self { version, needs: [Needs::NONE; Dragon::COUNT], speeds: [0; Dragon::COUNT] };
        let mut index = 0;
        while index < Dragon::COUNT {
            let (colour, level, place) = dragons::place(index);
            let Face { own, other, speed } = rows[level as usize - 1][place].0[colour.index()];
            let mut needs = [0; Colour::COUNT];
            needs[colour.index()] = own;
            if let Some(other) = other {
                needs[other.index()] += 1;
            }
            values.needs[index] = Needs::new(needs);
            values.speeds[index] = speed;
            index += 1;
        }
        values
    }

    /// Those of today's rules.
    pub const fn newest() -> &'static Self {
        &VALUES[Self::VERSIONS - 1]
    }

    /// Which of the [`Values::VERSIONS`], counted from 0.
    pub const fn version(&self) -> usize {
        self.version
    }

    /// How far a dragon carries the pawn; 0 for an attack card.
    #[inline]
    pub const fn speed(&self, dragon: Dragon) -> u8 {
        self.speeds[dragon.index()]
    }

    /// The symbols that a dragon needs to fire; none for an attack card.
    #[inline]
    pub const fn needs(&self, dragon: Dragon) -> Needs {
        self.needs[dragon.index()]
    }
}
