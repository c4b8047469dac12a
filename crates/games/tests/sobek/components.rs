//! The box (SO-1), the table (SO-2), the track (SO-11) and the data file.

use super::fill::position;
use crate::support::play::random_step;
use engine::random::nth_rng;
use engine::{Game, Options, Seat};
use games::sobek::data::data;
use games::sobek::score::{after_penalty, corruption, set_points, step_back};
use games::sobek::{Back, Card, Cards, Character, Family, Glyph, Phase, Setup, Sobek, Symbol, Token};

fn setup(seats: usize, options: &str) -> Result<Setup, engine::BadSetup> {
    Sobek::setup(seats, &Options::parse(options).unwrap())
}

fn table(seats: usize) -> Sobek {
    Sobek::new(setup(seats, "").unwrap())
}

fn count(game: &Sobek, kind: &str) -> i64 {
    game.census().into_iter().find(|&(name, _)| name == kind).unwrap().1
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

#[test]
fn so_1_1_so_1_2_sixty_three_cards() {
    let all = data().cards;
    assert_eq!(all.len(), 63);
    assert_eq!(all.backed(Back::Orange).len(), 9);
    let goods = |family| all.family(family).len() - all.family(family).backed(Back::Orange).len();
    assert_eq!(Family::ALL.map(goods), [6, 7, 7, 9, 10, 10]);
    assert_eq!(all.amulets(), 5);
    assert_eq!(card("amulet").family(), None);
}

#[test]
fn so_1_3_so_1_4_scarabs_of_valued_cards() {
    assert_eq!(Family::ALL.map(Family::scarabs), [3, 2, 2, 1, 1, 1]);
    let valued = ["ivory3", "ebony2", "marble2", "cattle1", "fish1", "wheat1"];
    assert_eq!(valued.map(|name| data().cards.of(card(name))), [3, 4, 3, 5, 5, 5]);
    assert_eq!(valued.map(|name| card(name).scarabs()), [3, 2, 2, 1, 1, 1]);
    assert_eq!((card("ivory0").scarabs(), data().cards.scarabs()), (0, 38));
}

#[test]
fn so_1_5_so_1_6_backs() {
    let green = ["ivory0g", "ebony0g", "marble0g", "cattle0g", "fish0g", "wheat0g"];
    assert_eq!(green.map(|name| data().cards.of(card(name))), [1, 1, 1, 2, 2, 2]);
    assert_eq!(data().cards.backs(), [9, 45, 9]);
    assert_eq!(["wheat0g", "amulet", "queen"].map(|name| card(name).back()), Back::ALL);
}

#[test]
fn so_1_7_so_1_8_families_of_characters() {
    let families = Character::ALL.map(|character| character.family().name());
    let expected = ["ivory", "ebony", "marble", "cattle", "cattle", "fish", "fish", "wheat", "wheat"];
    assert_eq!(families, expected);
    assert!(Character::ALL.iter().all(|character| character.card().scarabs() == 0));
    assert_eq!(Card::AMULET.scarabs(), 0);
}

#[test]
fn so_1_9_twelve_event_tokens() {
    assert_eq!(data().tokens.len(), 12);
    let counts = Token::ALL.map(|token| data().tokens.of(token));
    assert_eq!(counts, [1, 1, 1, 1, 2, 2, 2, 1, 1]);
}

#[test]
fn so_1_10_a_marker_and_a_pile_for_each_player() {
    for seats in 2..=4 {
        let game = table(seats);
        assert_eq!(game.scores().points().len(), seats);
        assert!(Seat::all(seats).all(|seat| game.pile(seat).is_empty()));
    }
}

#[test]
fn so_1_11_nine_places() {
    let (mut game, mut rng) = (table(2), nth_rng(1, 11));
    let mut full = 0;
    while game.board().round == 1 && !matches!(game.board().phase, Phase::Horizontal | Phase::Over) {
        let before = game.board().phase;
        random_step(&mut game, &mut rng, &mut ());
        // A delivery goes on until the ninth place is filled, with the last one down to the Queen.
        if before == Phase::Delivery && game.board().phase != Phase::Delivery {
            let there: Vec<bool> = game.board().quay.places().iter().map(Option::is_some).collect();
            let cards = if game.board().deck == 0 { 6 } else { 9 };
            assert!(there[..cards].iter().all(|&card| card) && there.len() == 9, "{there:?}");
            full += 1;
        }
    }
    assert_eq!(full, 5);
}

#[test]
fn so_1_12_no_hand_limit() {
    let wheat = "wheat1, wheat1, wheat1, wheat1, wheat1, wheat0, wheat0, fish1, fish1, fish1, fish1, fish1";
    let mut game = position(&format!("seats 2\nquay ivory3 ebony0\nhand 1: {wheat}"));
    super::fill::step(&mut game, "1 take 1");
    assert_eq!(game.hand(Seat::new(0)).len(), 13);
}

#[test]
fn tables_of_two_to_four_with_any_option() {
    assert!((2..=4).all(|seats| setup(seats, "").is_ok()));
    for seats in [0, 1, 5, 9] {
        assert_eq!(setup(seats, "").unwrap_err().field, "seats");
    }
    let options = "amulet_only_sets=on corruption_counts=hidden courtesan_amulets=off memory=off \
                   penalty_base=deceit prosperity_new_set=off thief_pick=random";
    assert_eq!(setup(3, options).unwrap().options().to_string(), options);
    assert_eq!(setup(3, "memory=on thief_pick=back").unwrap().options(), Options::default());
    assert_eq!(setup(3, "memory=perhaps").unwrap_err().field, "memory");
}

#[test]
fn what_is_out_of_the_round() {
    assert_eq!([2, 3, 4].map(|seats| count(&table(seats), "removed cards")), [9, 0, 0]);
    assert_eq!([2, 3, 4].map(|seats| count(&table(seats), "event tokens of the round")), [5; 3]);
}

#[test]
fn so_11_1_so_11_2_the_track_by_its_rule() {
    assert_eq!(data().track.len(), 100);
    for (space, &symbol) in data().track.iter().enumerate() {
        let (block, at) = (space / 5, space % 5);
        let expected = match at.checked_sub(1) {
            None => Symbol::Number,
            Some(place) => {
                let sign = (0..4).find(|sign| (block * (block + 1) / 2 + 2 + sign) % 4 == place).unwrap();
                Symbol::Glyph(Glyph::ALL[sign])
            }
        };
        assert_eq!(symbol, expected, "space {space}");
    }
}

#[test]
fn so_11_3_so_11_4_above_a_hundred() {
    let ankh = Symbol::Glyph(Glyph::Ankh);
    let feather = Symbol::Glyph(Glyph::Feather);
    assert_eq!((Symbol::at(100), Symbol::at(101), Symbol::at(1)), (Symbol::Number, feather, feather));
    assert_eq!((feather.next_below(101), ankh.next_above(98)), (98, 103));
}

#[test]
fn so_10_12_steps_stop_at_zero() {
    assert_eq!(step_back(1), 0);
    assert_eq!(after_penalty(3, 5), 0);
    assert_eq!((step_back(0), step_back(5), step_back(61)), (0, 0, 56));
    assert_eq!(after_penalty(61, 3), 49);
}

#[test]
fn helpers_of_the_page() {
    let cards: Cards = ["fish1", "fish1", "fish0", "amulet"].into_iter().map(card).collect();
    assert_eq!([0, 1, 2].map(|tokens| set_points(cards, tokens)), [8, 16, 24]);
    assert_eq!((corruption(5, 1), corruption(0, 2)), (7, 4));
    let game = position("seats 2\nquay - ivory3 - character wheat0 fish0 cattle0");
    let price = |k: u8| game.board().quay.price(k).map(|(place, _)| place).collect::<Vec<_>>();
    assert_eq!([1, 2, 3, 4].map(price), [vec![], vec![2], vec![2, 4], vec![2, 4, 5]]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Sobek>() <= 1300, "{} bytes", size_of::<Sobek>());
}

/// The nearest space counts, also the very next one.
#[test]
fn so_6_9_so_11_3_nothing_with_the_symbol_lies_between() {
    for score in 0..200 {
        for symbol in Glyph::ALL.map(Symbol::Glyph) {
            let (below, above) = (symbol.next_below(score), symbol.next_above(score));
            let has = |space: u16| Symbol::at(space) == symbol;
            assert!(below == 0 || below < score && has(below), "{symbol} below {score}: {below}");
            assert!(above > score && has(above), "{symbol} above {score}: {above}");
            assert!(!(below + 1..score).any(has) && !(score + 1..above).any(has), "{symbol} at {score}");
        }
    }
}
