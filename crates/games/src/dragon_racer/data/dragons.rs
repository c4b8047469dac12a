//! What stands on the dragon cards.

use super::DragonData;
use crate::dragon_racer::kinds::{Colour, Label, Realm};
use crate::dragon_racer::piece::Dragon;
use crate::dragon_racer::support::Needs;

/// `DR-1.6`: the cards of one level of a tile, two A, one B and one C card: id, name, symbols needed of red, green, blue and
/// yellow, speed. From level 3 on the B card is an attack card (`DR-1.7`).
struct Group {
    realm: Realm,
    colour: Colour,
    level: u8,
    cards: [(&'static str, &'static str, [u8; Colour::COUNT], u8); 4],
}

const GROUPS: [Group; Dragon::COUNT / 4] = [
    Group {
        realm: Realm::Mountains,
        colour: Colour::Red,
        level: 1,
        cards: [
            ("cinderpip", "Cinderpip", [1, 0, 0, 0], 2),
            ("emberling", "Emberling", [1, 1, 0, 0], 3),
            ("sparkle", "Sparkle", [1, 0, 0, 0], 2),
            ("kindle", "Kindle", [1, 0, 1, 0], 3),
        ],
    },
    Group {
        realm: Realm::Wood,
        colour: Colour::Green,
        level: 1,
        cards: [
            ("mossy", "Mossy", [0, 1, 0, 0], 2),
            ("fernwick", "Fernwick", [0, 1, 1, 0], 3),
            ("sprout", "Sprout", [0, 1, 0, 0], 2),
            ("clover", "Clover", [0, 1, 0, 1], 3),
        ],
    },
    Group {
        realm: Realm::Bay,
        colour: Colour::Blue,
        level: 1,
        cards: [
            ("frostnip", "Frostnip", [0, 0, 1, 0], 2),
            ("drizzle", "Drizzle", [0, 0, 1, 1], 3),
            ("puddle", "Puddle", [0, 0, 1, 0], 2),
            ("sleet", "Sleet", [1, 0, 1, 0], 3),
        ],
    },
    Group {
        realm: Realm::City,
        colour: Colour::Yellow,
        level: 1,
        cards: [
            ("glimmer", "Glimmer", [0, 0, 0, 1], 2),
            ("beacon", "Beacon", [1, 0, 0, 1], 3),
            ("spindle", "Spindle", [0, 0, 0, 1], 2),
            ("tinker", "Tinker", [0, 1, 0, 1], 3),
        ],
    },
    Group {
        realm: Realm::Mountains,
        colour: Colour::Red,
        level: 2,
        cards: [
            ("scorchtail", "Scorchtail", [1, 0, 0, 0], 3),
            ("flintwing", "Flintwing", [2, 0, 0, 0], 4),
            ("magmaw", "Magmaw", [1, 0, 0, 1], 4),
            ("brazier", "Brazier", [1, 0, 0, 0], 3),
        ],
    },
    Group {
        realm: Realm::Wood,
        colour: Colour::Green,
        level: 2,
        cards: [
            ("barkhide", "Barkhide", [0, 1, 0, 0], 3),
            ("ivywing", "Ivywing", [0, 2, 0, 0], 4),
            ("thistle", "Thistle", [1, 1, 0, 0], 4),
            ("oakensnap", "Oakensnap", [0, 1, 0, 0], 3),
        ],
    },
    Group {
        realm: Realm::Bay,
        colour: Colour::Blue,
        level: 2,
        cards: [
            ("icefin", "Icefin", [0, 0, 1, 0], 3),
            ("glacierback", "Glacierback", [0, 0, 2, 0], 4),
            ("hailstorm", "Hailstorm", [0, 1, 1, 0], 4),
            ("wavecrest", "Wavecrest", [0, 0, 1, 0], 3),
        ],
    },
    Group {
        realm: Realm::City,
        colour: Colour::Yellow,
        level: 2,
        cards: [
            ("brasswing", "Brasswing", [0, 0, 0, 1], 3),
            ("lampfire", "Lampfire", [0, 0, 0, 2], 4),
            ("cogtooth", "Cogtooth", [0, 0, 1, 1], 4),
            ("sunspire", "Sunspire", [0, 0, 0, 1], 3),
        ],
    },
    Group {
        realm: Realm::Wood,
        colour: Colour::Red,
        level: 3,
        cards: [
            ("thornblaze", "Thornblaze", [3, 0, 0, 0], 6),
            ("rustleaf", "Rustleaf", [1, 0, 0, 0], 4),
            ("bramblefang", "Bramblefang", [0, 0, 0, 0], 0),
            ("redbough", "Redbough", [1, 0, 0, 0], 4),
        ],
    },
    Group {
        realm: Realm::Caves,
        colour: Colour::Green,
        level: 3,
        cards: [
            ("jadehorn", "Jadehorn", [0, 3, 0, 0], 6),
            ("verdigris", "Verdigris", [0, 1, 0, 0], 4),
            ("malachite", "Malachite", [0, 0, 0, 0], 0),
            ("peridot", "Peridot", [0, 1, 0, 0], 4),
        ],
    },
    Group {
        realm: Realm::Star,
        colour: Colour::Blue,
        level: 3,
        cards: [
            ("nightglide", "Nightglide", [0, 0, 3, 0], 6),
            ("moonshard", "Moonshard", [0, 0, 1, 0], 4),
            ("eclipse", "Eclipse", [0, 0, 0, 0], 0),
            ("skyveil", "Skyveil", [0, 0, 1, 0], 4),
        ],
    },
    Group {
        realm: Realm::Mountains,
        colour: Colour::Yellow,
        level: 3,
        cards: [
            ("sulphur", "Sulphur", [0, 0, 0, 3], 6),
            ("ashgold", "Ashgold", [0, 0, 0, 1], 4),
            ("lavaluz", "Lavaluz", [0, 0, 0, 0], 0),
            ("amberjaw", "Amberjaw", [0, 0, 0, 1], 4),
        ],
    },
    Group {
        realm: Realm::Star,
        colour: Colour::Red,
        level: 4,
        cards: [
            ("novaclaw", "Novaclaw", [3, 1, 0, 0], 8),
            ("pulsar", "Pulsar", [1, 0, 0, 0], 5),
            ("meteorax", "Meteorax", [0, 0, 0, 0], 0),
            ("crimson-comet", "Crimson Comet", [4, 0, 0, 0], 9),
        ],
    },
    Group {
        realm: Realm::Bay,
        colour: Colour::Green,
        level: 4,
        cards: [
            ("kelpmaw", "Kelpmaw", [0, 3, 1, 0], 8),
            ("brinefang", "Brinefang", [0, 1, 0, 0], 5),
            ("seaglass", "Seaglass", [0, 0, 0, 0], 0),
            ("tidemother", "Tidemother", [0, 4, 0, 0], 9),
        ],
    },
    Group {
        realm: Realm::City,
        colour: Colour::Blue,
        level: 4,
        cards: [
            ("voltspire", "Voltspire", [0, 0, 3, 1], 8),
            ("arcwing", "Arcwing", [0, 0, 1, 0], 5),
            ("cobalt-titan", "Cobalt Titan", [0, 0, 0, 0], 0),
            ("stormcore", "Stormcore", [0, 0, 4, 0], 9),
        ],
    },
    Group {
        realm: Realm::Caves,
        colour: Colour::Yellow,
        level: 4,
        cards: [
            ("goldmaw", "Goldmaw", [1, 0, 0, 3], 8),
            ("hoardlord", "Hoardlord", [0, 0, 0, 1], 5),
            ("gildedge", "Gildedge", [0, 0, 0, 0], 0),
            ("auricrown", "Auricrown", [0, 0, 0, 4], 9),
        ],
    },
];

/// What stands on the dragon card with this index.
pub(super) fn dragon(index: usize) -> DragonData {
    let (group, at) = (&GROUPS[index / 4], index % 4);
    let (id, name, needs, speed) = group.cards[at];
    let label = [Label::A, Label::A, Label::B, Label::C][at];
    let attack = group.level >= 3 && label == Label::B;
    let &Group { realm, colour, level, .. } = group;
    DragonData { id, name, realm, colour, level, label, needs: Needs::new(needs), speed, attack }
}
