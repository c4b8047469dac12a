//! The numbers of the box, edition of 2010: from the rulebook, but for what is said to be from research.

use super::card::{Card, Character, Family, Kind};
use super::cards::Cards;
use super::token::{Glyph, Symbol, Tokens};
use crate::parts::numbers;

/// The fewest players.
pub const FEWEST: usize = 2;
/// The most players.
pub const MOST: usize = 4;
/// `SO-1.11`: the places of the quay.
pub const PLACES: usize = 9;

numbers! {
    /// The numbers of the game.
    Data {
        /// `SO-1.3`: the scarabs on each valued card, by family.
        pub scarabs: [u8; Family::COUNT] = [3, 2, 2, 1, 1, 1],
        /// `SO-1.1`: all cards.
        pub cards: Cards = Cards::counted(CARDS),
        /// `SO-1.7`: the families of the characters.
        pub character_families: [Family; Character::COUNT] = CHARACTER_FAMILIES,
        /// The types of cards that belong to each family.
        pub(super) family_masks: [Cards; Family::COUNT] = {
            let mut masks = [Cards::NONE; Family::COUNT];
            let mut at = 0;
            while at < Family::COUNT {
                masks[at] = family_mask(Family::ALL[at]);
                at += 1;
            }
            masks
        },
        /// `SO-2.4`, `SO-2.5`: cards dealt to the quay in a round, by number of players.
        pub deck: [u8; MOST + 1] = [0, 0, 45, 54, 54],
        /// `SO-1.9`: all event tokens.
        pub tokens: Tokens = Tokens::new([1, 1, 1, 1, 2, 2, 2, 1, 1]),
        /// `SO-11.1`: what stands on each space of the track, from 0; the space after the last is the first.
        pub track: [Symbol; 100] = {
            let mut track = [Symbol::Number; 100];
            let mut space = 0;
            while space < track.len() {
                if let Some(glyph) = (space % 5).checked_sub(1) {
                    track[space] = Symbol::Glyph(BLOCKS[space / 5 % BLOCKS.len()][glyph]);
                }
                space += 1;
            }
            track
        },
        /// `SO-12.5`: how many rounds there are.
        pub rounds: u8 = 3,
        /// `SO-2.7`: tokens in the event stack.
        pub events_per_round: u8 = 5,
        /// `SO-2.2`: cards in a starting hand.
        pub start_hand: u8 = 2,
        /// `SO-4.1`: how many cards of the quay are available.
        pub available: usize = 4,
        /// `SO-5.1`: the fewest cards of a set.
        pub min_set: u8 = 3,
        /// `SO-7.19`: cards that a Scribe leaves.
        pub scribe_limit: u8 = 6,
        /// `SO-7.5`: cards that the Queen draws.
        pub queen_draw: u8 = 3,
        /// `SO-6.14`: as how many cards a Curse counts.
        pub curse_weight: u8 = 2,
        /// `SO-6.17`: scarabs of a Prosperity token.
        pub prosperity_scarabs: u8 = 2,
        /// `SO-6.17`: families that Prosperity may go to.
        pub prosperity_families: &'static [Family] = &[Family::Wheat, Family::Fish, Family::Cattle],
        /// `SO-7.26`: the most cards that the Courtesan adds.
        pub courtesan_max: u8 = 2,
        /// `SO-10.9`: set points for each step back.
        pub penalty_per: u16 = 10,
        /// `SO-12.6`: after this round the game may end early.
        pub early_end_after_round: u8 = 2,
        /// `SO-12.6`: with more points than this.
        pub early_end_above: u16 = 100,
    }
}

/// How many cards of each type there are. Totals are the rulebook's; how many are valued, plain and of starting hands
/// is from research (print may have 6 valued and 2 plain wheat).
const CARDS: [u8; Card::COUNT] = [
    3, 2, 1, 1, // Ivory, the Queen.
    4, 2, 1, 1, // Ebony, the Priest.
    3, 3, 1, 1, // Marble, the Priestess.
    5, 2, 2, 1, 1, // Cattle, the Vizier, a Scribe.
    5, 3, 2, 1, 1, // Fish, the Thief, a Scribe.
    5, 3, 2, 1, 1, // Wheat, the Courtesan, the Merchant.
    5, // Amulets.
];

/// From research: likely, not certain.
const CHARACTER_FAMILIES: [Family; Character::COUNT] = {
    use Family::{Cattle, Ebony, Fish, Ivory, Marble, Wheat};
    [Ivory, Ebony, Marble, Cattle, Cattle, Fish, Fish, Wheat, Wheat]
};

/// `SO-11.1`: the glyphs between two numbers, block by block; the ninth block is like the first, and so on. From
/// research: the rulebook names the ankh alone, and has it at 61, at 52 and nowhere between but once.
const BLOCKS: [[Glyph; 4]; 8] = {
    use Glyph::{Ankh, Eye, Feather, Reed};
    [
        [Feather, Reed, Ankh, Eye],
        [Eye, Feather, Reed, Ankh],
        [Reed, Ankh, Eye, Feather],
        [Ankh, Eye, Feather, Reed],
        [Ankh, Eye, Feather, Reed],
        [Reed, Ankh, Eye, Feather],
        [Eye, Feather, Reed, Ankh],
        [Feather, Reed, Ankh, Eye],
    ]
};

/// The types of cards that belong to a family.
const fn family_mask(family: Family) -> Cards {
    let mut mask = [0; Card::COUNT];
    let mut index = 0;
    while index < Card::COUNT {
        let own = match Card::new(index).kind() {
            Kind::Valued(own) | Kind::Plain(own) | Kind::Start(own) => Some(own),
            Kind::Character(character) => Some(CHARACTER_FAMILIES[character.index()]),
            Kind::Amulet => None,
        };
        if let Some(own) = own
            && own as usize == family as usize
        {
            mask[index] = Cards::MOST;
        }
        index += 1;
    }
    Cards::counted(mask)
}

/// `SO-2.4`, `SO-2.5`, `SO-8.4`: whole rows are dealt, of all cards with more than two players; hands and tokens
/// suffice.
const _: () = {
    let [green, beige, orange] = DATA.cards.backs();
    assert!(DATA.deck[MOST] == beige + orange);
    let mut players = FEWEST;
    while players <= MOST {
        assert!((DATA.deck[players] as usize).is_multiple_of(PLACES));
        players += 1;
    }
    assert!(DATA.start_hand as usize * MOST <= green as usize);
    assert!(DATA.available == super::action::TAKES);
};
