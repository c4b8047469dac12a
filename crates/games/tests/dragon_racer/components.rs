//! The box and its data file.

use engine::{Game, Options, Seat};
use games::dragon_racer::data::{FEWEST, TEAM, UNDEALT, data};
use games::dragon_racer::{
    Colour, Dragon, DragonRacer, Hero, Label, Needs, Realm, Setup, Side, Support, Talent, Tile, Values,
};

fn setup(seats: usize, options: &str) -> Result<Setup, engine::BadSetup> {
    DragonRacer::setup(seats, &Options::parse(options).unwrap())
}

fn table(seats: usize) -> DragonRacer {
    DragonRacer::new(setup(seats, "").unwrap())
}

/// How many cards are in the game once all tiles have been turned over.
fn cards_in_game(seats: usize) -> usize {
    let board = *table(seats).board();
    board.cards_in_play().len()
        + Tile::all().skip(4).map(|tile| board.cards_of_tile(tile).len()).sum::<usize>()
}

#[test]
fn dr_1_1_dr_2_1_sixty_four_cards_and_those_in_the_game() {
    assert_eq!(Dragon::all().count(), 64);
    let names: std::collections::BTreeSet<_> = Dragon::all().map(Dragon::id).collect();
    assert_eq!(names.len(), 64);
    let counts: Vec<usize> = (2..=8).map(cards_in_game).collect();
    assert_eq!(counts, [32, 48, 64, 96, 96, 128, 128]);
    assert!(table(5).board().cards_in_play().iter().all(|(_, count)| count == 2));
}

#[test]
fn dr_1_2_dr_1_3_dr_1_4_what_stands_on_a_card() {
    let drizzle: Dragon = "drizzle".parse().unwrap();
    assert_eq!((drizzle.realm(), drizzle.colour()), (Realm::Bay, Colour::Blue));
    assert_eq!((drizzle.facts().level, drizzle.facts().label, drizzle.name()), (1, Label::A, "Drizzle"));
    assert_eq!(Colour::COUNT, 4);
    for rules in DragonRacer::OLDEST_RULES..=DragonRacer::RULES {
        let values = Values::of(rules);
        // As the rulebook shows them.
        for (dragon, needs, speed) in [("drizzle", [0, 0, 1, 1], 3), ("jadehorn", [0, 3, 0, 0], 6)] {
            let dragon = dragon.parse().unwrap();
            assert_eq!((values.needs(dragon), values.speed(dragon)), (Needs::new(needs), speed));
        }
        assert_eq!(values.needs("emberling".parse().unwrap()).len(), 2);
        for dragon in Dragon::all() {
            let none = values.speed(dragon) == 0 && values.needs(dragon).is_empty();
            assert_eq!(dragon.is_attack(), none, "{dragon}");
        }
    }
}

#[test]
fn dr_1_5_dr_1_6_dr_1_7_labels_and_attack_cards() {
    let labelled = |label| Dragon::all().filter(move |dragon| dragon.facts().label == label).count();
    assert_eq!([Label::A, Label::B, Label::C].map(labelled), [32, 16, 16]);
    let attacks: Vec<_> = Dragon::all().filter(|dragon| dragon.is_attack()).collect();
    assert_eq!(attacks.len(), 8);
    assert!(attacks.iter().all(|dragon| dragon.facts().level >= 3 && dragon.facts().label == Label::B));
    // DR-1.7: none in games of two.
    let board = *table(2).board();
    let mut hidden = Tile::all().skip(4).flat_map(|tile| board.cards_of_tile(tile).each());
    assert!(board.cards_in_play().attacks().is_empty() && hidden.all(|dragon| !dragon.is_attack()));
}

#[test]
fn dr_1_8_dr_1_9_dr_1_10_dr_1_11_realms_and_tiles() {
    assert_eq!(Realm::ALL.map(Realm::name), ["city", "wood", "mountains", "bay", "caves", "star"]);
    for side in Side::ALL {
        assert_eq!(Tile::all().filter(|tile| tile.side() == side).count(), 4);
    }
    let board = *table(4).board();
    for realm in Realm::ALL {
        let colours: Vec<_> = Tile::all().filter(|tile| tile.realm() == realm).map(Tile::colour).collect();
        assert!(colours.len() == 2 && colours[0] != colours[1], "{realm}");
    }
    for tile in Tile::all() {
        let (count, levels) = match tile.side() {
            Side::Corner => (8, 1..=2),
            Side::Upper => (4, 3..=3),
            Side::Lower => (4, 4..=4),
        };
        let cards: Vec<_> = board.cards_of_tile(tile).each().collect();
        assert_eq!(cards.len(), count, "{tile:?}");
        assert!(cards.iter().all(|card| levels.contains(&card.facts().level)), "{tile:?}");
        assert!(cards.iter().all(|card| card.realm() == tile.realm() && card.colour() == tile.colour()));
    }
}

#[test]
fn dr_1_12_dr_9_12_two_heroes_a_card_with_one_talent_and_support() {
    assert_eq!(Hero::all().count(), 12);
    for hero in Hero::all() {
        let back = hero.back();
        assert!(back != hero && back.back() == hero);
        assert_eq!((back.talent(), back.support()), (hero.talent(), hero.support()));
    }
    let support = |name: &str| name.parse::<Hero>().unwrap().support();
    assert_eq!(support("rowan"), Support::Colour(Colour::Blue));
    assert_eq!(support("katsuro"), Support::Colour(Colour::Green));
    assert_eq!(support("li"), Support::Any);
    assert_eq!(support("saskia"), Support::Colour(Colour::Yellow));
    assert_eq!(support("dagan"), Support::Colour(Colour::Red));
    assert_eq!(support("mingzu"), Support::None);
    assert_eq!("kafka".parse::<Hero>().unwrap().talent(), Talent::Team);
}

#[test]
fn dr_1_14_dr_1_15_dr_1_16_dr_2_2_the_track() {
    assert_eq!((data().spaces_per_tile, data().lap), (8, 80));
    let places = ["city", "wood", "U1", "U2", "U3", "mountains", "bay", "L1", "L2", "L3"];
    assert_eq!(data().places, places);
    let game = super::fill::position("seats 2\nturn-number 3\nphase deal\ndistances 163 3\ntrophies 1 2");
    let board = game.board();
    assert_eq!(Seat::all(2).map(|seat| board.space(seat)).collect::<Vec<_>>(), [3, 3]);
    assert_eq!(board.distance(Seat::new(0)), 163);
}

#[test]
fn dr_2_3_dr_2_5_dr_2_18_one_set_of_tiles_of_which_two_leave() {
    for seats in [4, 8] {
        let game = table(seats);
        let board = game.board();
        assert_eq!(board.unseen_tiles(Side::Upper).count(), 4);
        assert_eq!(board.removed_tile(Side::Upper), None);
    }
    let game =
        super::fill::position("seats 3\nturn-number 4\nphase deal\ntiles wood red, star blue, caves green");
    assert_eq!(game.board().removed_tile(Side::Upper).unwrap().to_string(), "mountains yellow");
    assert_eq!(game.board().removed_tile(Side::Lower), None);
    assert_eq!(game.board().removed_tile(Side::Corner), None);
}

#[test]
fn dr_3_4_dr_10_6_the_turn_table() {
    assert_eq!(data().turns.dealt, [3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(data().turns.left, [true, false, true, false, true, false, true]);
    assert_eq!(data().turns.turbo, [1, 2, 2, 2, 3, 3, 3]);
}

#[test]
fn dr_2_10_dr_2_11_tables_of_two_to_eight_with_any_option() {
    assert!((2..=8).all(|seats| setup(seats, "").is_ok()));
    for seats in [0, 1, 9] {
        assert_eq!(setup(seats, "").unwrap_err().field, "seats");
    }
    for (seats, admitted) in [(2, true), (3, true), (4, false), (5, true), (6, true), (7, false), (8, false)]
    {
        let found = setup(seats, "heroes_set=basic");
        assert_eq!(found.is_ok(), admitted, "{seats}");
        if let Err(bad) = found {
            assert_eq!((bad.field.as_str(), bad.clause.unwrap().0), ("heroes_set", "DR-2.11"));
        }
    }
    let options = "hero_pays_attack=no heroes=random heroes_set=basic leap=once";
    assert_eq!(setup(3, options).unwrap().options().to_string(), options);
    assert_eq!(setup(3, "leap=each heroes=pick").unwrap().options(), Options::default());
    assert_eq!(setup(3, "leap=never").unwrap_err().field, "leap");
}

/// `DR-1.6`, `DR-1.10`: the cards of a tile have its levels; every realm is on two tiles of different colours.
#[test]
fn cards_belong_to_tiles() {
    let data = data();
    for tile in &data.tiles {
        let levels: &[u8] = match tile.side {
            Side::Corner => &[1, 1, 1, 1, 2, 2, 2, 2],
            Side::Upper => &[3; 4],
            Side::Lower => &[4; 4],
        };
        let of_tile = data.dragons.iter().filter(|d| d.realm == tile.realm && d.colour == tile.colour);
        assert_eq!(of_tile.map(|dragon| dragon.level).collect::<Vec<_>>(), levels, "{}", tile.id);
    }
    for realm in Realm::ALL {
        let colours: Vec<_> = data.tiles.iter().filter(|t| t.realm == realm).map(|t| t.colour).collect();
        assert!(matches!(colours[..], [one, other] if one != other), "{realm}");
    }
}

/// Every turn after the first puts the cards of one label of all tiles into the deck.
#[test]
fn dr_5_4_cards_left_over() {
    let data = data();
    for (seats, undealt) in UNDEALT.iter().enumerate().skip(FEWEST) {
        let (copies, board) = (usize::from(data.copies[seats]), *table(seats).board());
        let corners = Tile::all().filter(|tile| tile.facts().side == Side::Corner);
        let corner: usize = corners.map(|tile| board.cards_of_tile(tile).len()).sum();
        let captains = if seats == FEWEST { 0 } else { copies };
        for (turn, &undealt) in undealt.iter().enumerate() {
            let deck = corner + turn * cards_in_game(seats) / 16;
            let dealt = usize::from(data.turns.dealt[turn]) * seats;
            assert_eq!(undealt, deck - (TEAM - 1) * seats - captains - dealt, "{seats} seats, turn {turn}");
        }
    }
}

#[test]
fn a_single_symbol_is_told_from_more() {
    assert_eq!(Needs::new([0, 0, 1, 0]).single(), Some(Colour::Blue));
    for counts in [[0, 0, 0, 0], [0, 2, 0, 0], [1, 1, 0, 0]] {
        assert_eq!(Needs::new(counts).single(), None, "{counts:?}");
    }
}

#[test]
fn attack_cards_alone_have_no_values() {
    for values in (1..=Values::VERSIONS).map(|version| Values::of(version as u16)) {
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

/// In version 1 each label has as many symbols of each colour as of any other. Since then one colour is needed most,
/// green or, on the C cards of version 3, red.
#[test]
fn how_even_the_colours_are() {
    let needed = |values: &Values, places: &[usize]| {
        let cards = Dragon::all().filter(|dragon| places.contains(&(dragon.index() % 4)));
        let sum = cards.fold(Needs::NONE, |sum, dragon| sum.plus(values.needs(dragon)));
        Colour::ALL.map(|colour| sum.of(colour))
    };
    let labels = [&[0, 1][..], &[2], &[3]];
    assert_eq!(labels.map(|at| needed(Values::of(1), at)), [[15; 4], [3; 4], [8; 4]]);
    assert_eq!(labels.map(|at| needed(Values::of(2), at)), [[13, 16, 14, 13], [3, 5, 2, 2], [6, 13, 6, 7]]);
    assert_eq!(labels.map(|at| needed(Values::of(3), at)), [[12, 16, 13, 12], [2, 4, 2, 2], [15, 9, 6, 7]]);
}
