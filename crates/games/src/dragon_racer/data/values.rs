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

/// The values of the cards of one level and place in the colours red, green, blue and yellow: how many symbols of its own
/// colour a card needs; how many of another one, with which one; speed.
struct Face {
    own: u8,
    other: Option<[Colour; Colour::COUNT]>,
    speed: u8,
}

const fn own(own: u8, speed: u8) -> Face {
    Face { own, other: None, speed }
}

/// As many of its own colour, and one of the colour that stands at its place.
const fn and(own: u8, other: [Colour; Colour::COUNT], speed: u8) -> Face {
    Face { own, other: Some(other), speed }
}

/// `DR-1.4`: an attack card.
const ATTACK: Face = own(0, 0);
/// The next colour, the one after it, and the one after that.
const NEXT: [Colour; Colour::COUNT] = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red];
const SECOND: [Colour; Colour::COUNT] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green];
const THIRD: [Colour; Colour::COUNT] = [Colour::Yellow, Colour::Red, Colour::Green, Colour::Blue];

/// Faces by level, and by place in the group: A, A, B and C card.
type Faces = [[Face; 4]; 4];

/// Version 1: each colour is needed as often as any other.
const FIRST: Faces = [
    [own(1, 2), and(1, NEXT, 3), own(1, 2), and(1, SECOND, 3)],
    [own(1, 3), own(2, 4), and(1, THIRD, 4), own(1, 3)],
    [own(3, 6), own(1, 4), ATTACK, own(1, 4)],
    [and(3, NEXT, 8), own(1, 5), ATTACK, own(4, 9)],
];

/// Since version 2: tuned with the search, see `docs/dragon-racer-balance.md`. More dragons are cheap, which helps teams of four
/// and makes a symbol of any colour worth less; green is needed most, since the heroes who lend it swap away what others
/// keep.
const TUNED: Faces = [
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

static VALUES: [Values; Values::VERSIONS] = [Values::new(0, &FIRST), Values::new(1, &TUNED)];

impl Values {
    /// How many versions there are.
    pub const VERSIONS: usize = 2;

    /// Those of a version of the rules; the newest for a number above.
    #[inline]
    pub const fn of(rules: u16) -> &'static Self {
        if rules == 1 { &VALUES[0] } else { &VALUES[1] }
    }

    const fn new(version: usize, faces: &Faces) -> Self {
        let mut values = Self { version, needs: [Needs::NONE; Dragon::COUNT], speeds: [0; Dragon::COUNT] };
        let mut index = 0;
        while index < Dragon::COUNT {
            let (colour, level, place) = dragons::place(index);
            let face = &faces[level as usize - 1][place];
            let mut needs = [0; Colour::COUNT];
            needs[colour.index()] = face.own;
            if let Some(others) = face.other {
                needs[others[colour.index()].index()] += 1;
            }
            values.needs[index] = Needs::new(needs);
            values.speeds[index] = face.speed;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attack_cards_alone_have_no_values() {
        for values in &VALUES {
            for dragon in Dragon::all() {
                let none = values.needs(dragon).is_empty();
                assert_eq!(
                    (none, values.speed(dragon) == 0),
                    (dragon.is_attack(), dragon.is_attack()),
                    "{dragon}"
                );
            }
        }
    }

    /// In version 1 each label has as many symbols of each colour as of any other. Since then green is needed most, and the
    /// other three within a few symbols of each other.
    #[test]
    fn how_even_the_colours_are() {
        let needed = |values: &Values, places: &[usize]| {
            let cards = Dragon::all().filter(|dragon| places.contains(&(dragon.index() % 4)));
            let sum = cards.fold(Needs::NONE, |sum, dragon| sum.plus(values.needs(dragon)));
            Colour::ALL.map(|colour| sum.of(colour))
        };
        for places in [&[0, 1][..], &[2], &[3]] {
            let first = needed(Values::of(1), places);
            assert_eq!(first, [first[0]; Colour::COUNT]);
            let [red, green, blue, yellow] = needed(Values::newest(), places);
            let others = [red, blue, yellow];
            assert!(
                others.iter().all(|&other| other < green && red.abs_diff(other) <= 1),
                "{others:?} {green}"
            );
        }
    }
}
