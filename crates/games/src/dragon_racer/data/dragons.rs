//! What stands on the dragon cards.

use super::DragonData;
use crate::dragon_racer::kinds::{Colour, Label, Realm};
use crate::dragon_racer::piece::Dragon;

/// `DR-1.6`: the cards of one level of a tile, two A, one B and one C card, by id and name. From level 3 on the B card
/// is an attack card (`DR-1.7`).
struct Group {
    realm: Realm,
    colour: Colour,
    level: u8,
    cards: [(&'static str, &'static str); 4],
}

const GROUPS: [Group; Dragon::COUNT / 4] = [
    Group {
        realm: Realm::Mountains,
        colour: Colour::Red,
        level: 1,
        cards: [
            ("cinderpip", "Cinderpip"),
            ("emberling", "Emberling"),
            ("sparkle", "Sparkle"),
            ("kindle", "Kindle"),
        ],
    },
    Group {
        realm: Realm::Wood,
        colour: Colour::Green,
        level: 1,
        cards: [("mossy", "Mossy"), ("fernwick", "Fernwick"), ("sprout", "Sprout"), ("clover", "Clover")],
    },
    Group {
        realm: Realm::Bay,
        colour: Colour::Blue,
        level: 1,
        cards: [("frostnip", "Frostnip"), ("drizzle", "Drizzle"), ("puddle", "Puddle"), ("sleet", "Sleet")],
    },
    Group {
        realm: Realm::City,
        colour: Colour::Yellow,
        level: 1,
        cards: [("glimmer", "Glimmer"), ("beacon", "Beacon"), ("spindle", "Spindle"), ("tinker", "Tinker")],
    },
    Group {
        realm: Realm::Mountains,
        colour: Colour::Red,
        level: 2,
        cards: [
            ("scorchtail", "Scorchtail"),
            ("flintwing", "Flintwing"),
            ("magmaw", "Magmaw"),
            ("brazier", "Brazier"),
        ],
    },
    Group {
        realm: Realm::Wood,
        colour: Colour::Green,
        level: 2,
        cards: [
            ("barkhide", "Barkhide"),
            ("ivywing", "Ivywing"),
            ("thistle", "Thistle"),
            ("oakensnap", "Oakensnap"),
        ],
    },
    Group {
        realm: Realm::Bay,
        colour: Colour::Blue,
        level: 2,
        cards: [
            ("icefin", "Icefin"),
            ("glacierback", "Glacierback"),
            ("hailstorm", "Hailstorm"),
            ("wavecrest", "Wavecrest"),
        ],
    },
    Group {
        realm: Realm::City,
        colour: Colour::Yellow,
        level: 2,
        cards: [
            ("brasswing", "Brasswing"),
            ("lampfire", "Lampfire"),
            ("cogtooth", "Cogtooth"),
            ("sunspire", "Sunspire"),
        ],
    },
    Group {
        realm: Realm::Wood,
        colour: Colour::Red,
        level: 3,
        cards: [
            ("thornblaze", "Thornblaze"),
            ("rustleaf", "Rustleaf"),
            ("bramblefang", "Bramblefang"),
            ("redbough", "Redbough"),
        ],
    },
    Group {
        realm: Realm::Caves,
        colour: Colour::Green,
        level: 3,
        cards: [
            ("jadehorn", "Jadehorn"),
            ("verdigris", "Verdigris"),
            ("malachite", "Malachite"),
            ("peridot", "Peridot"),
        ],
    },
    Group {
        realm: Realm::Star,
        colour: Colour::Blue,
        level: 3,
        cards: [
            ("nightglide", "Nightglide"),
            ("moonshard", "Moonshard"),
            ("eclipse", "Eclipse"),
            ("skyveil", "Skyveil"),
        ],
    },
    Group {
        realm: Realm::Mountains,
        colour: Colour::Yellow,
        level: 3,
        cards: [
            ("sulphur", "Sulphur"),
            ("ashgold", "Ashgold"),
            ("lavaluz", "Lavaluz"),
            ("amberjaw", "Amberjaw"),
        ],
    },
    Group {
        realm: Realm::Star,
        colour: Colour::Red,
        level: 4,
        cards: [
            ("novaclaw", "Novaclaw"),
            ("pulsar", "Pulsar"),
            ("meteorax", "Meteorax"),
            ("crimson-comet", "Crimson Comet"),
        ],
    },
    Group {
        realm: Realm::Bay,
        colour: Colour::Green,
        level: 4,
        cards: [
            ("kelpmaw", "Kelpmaw"),
            ("brinefang", "Brinefang"),
            ("seaglass", "Seaglass"),
            ("tidemother", "Tidemother"),
        ],
    },
    Group {
        realm: Realm::City,
        colour: Colour::Blue,
        level: 4,
        cards: [
            ("voltspire", "Voltspire"),
            ("arcwing", "Arcwing"),
            ("cobalt-titan", "Cobalt Titan"),
            ("stormcore", "Stormcore"),
        ],
    },
    Group {
        realm: Realm::Caves,
        colour: Colour::Yellow,
        level: 4,
        cards: [
            ("goldmaw", "Goldmaw"),
            ("hoardlord", "Hoardlord"),
            ("gildedge", "Gildedge"),
            ("auricrown", "Auricrown"),
        ],
    },
];

/// What stands on the dragon card with this index under every version of the rules.
pub(super) fn dragon(index: usize) -> DragonData {
    let (group, at) = (&GROUPS[index / 4], index % 4);
    let (id, name) = group.cards[at];
    let label = [Label::A, Label::A, Label::B, Label::C][at];
    let attack = group.level >= 3 && label == Label::B;
    let &Group { realm, colour, level, .. } = group;
    DragonData { id, name, realm, colour, level, label, attack }
}

/// Colour, level and place in its group of the dragon card with this index.
pub(super) const fn place(index: usize) -> (Colour, u8, usize) {
    let group = &GROUPS[index / 4];
    (group.colour, group.level, index % 4)
}
