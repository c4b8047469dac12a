//! The box (CC-1), the table (CC-2, CC-3.1) and the data file.

use engine::{Game, Options, Seat};
use games::camel_up_cards::data::data;
use games::camel_up_cards::{Camel, CamelUpCards, Cards, Cell, Figure, RaceCard, Setup};

fn setup(seats: usize, options: &str) -> Result<Setup, engine::BadSetup> {
    CamelUpCards::setup(seats, &Options::parse(options).unwrap())
}

fn table(seats: usize) -> CamelUpCards {
    CamelUpCards::new(setup(seats, "").unwrap())
}

fn count(game: &CamelUpCards, kind: &str) -> i64 {
    game.census().into_iter().find(|&(name, _)| name == kind).unwrap().1
}

#[test]
fn cc_1_1_five_camels() {
    let names: Vec<_> = Camel::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["blue", "green", "orange", "white", "yellow"]);
    assert_eq!(count(&table(3), "camels"), 5);
}

#[test]
fn cc_1_2_thirty_race_cards_of_ten_kinds() {
    assert_eq!(RaceCard::COUNT, 10);
    assert_eq!(Cards::all().len(), 30);
    for camel in Camel::ALL {
        assert_eq!([1, 2].map(|value| RaceCard::new(camel, value).copies()), [5, 1]);
    }
    assert_eq!(count(&table(3), "race cards"), 30);
}

#[test]
fn cc_1_3_cc_1_4_cc_3_1_cards_of_the_track() {
    // Two spaces a card, one cell for a sandstorm; Start and Finish are no cells.
    assert_eq!(Cell::new(7, false).card(), 4);
    assert_eq!(Cell::new(8, false).card(), 4);
    assert_eq!(Cell::new(7, true).to_string(), "7-8");
    let game = table(3);
    let cells: Vec<_> = game.board().cells().map(|cell| cell.to_string()).collect();
    assert_eq!(cells, (1..=16).map(|space| space.to_string()).collect::<Vec<_>>());
    assert_eq!(game.board().track.cards(), 8);
    let names = ["start", "finish"];
    assert!(names.iter().all(|name| name.parse::<Cell>().is_err()));
}

#[test]
fn cc_1_5_cc_1_6_cc_1_7_figures_and_bet_cards() {
    assert_eq!(Figure::ALL.map(Figure::name), ["fox", "palm"]);
    let game = table(4);
    assert_eq!(count(&game, "figures"), 2);
    assert_eq!(count(&game, "bet cards"), 35);
    assert_eq!(count(&game, "final-winner cards"), 5);
    assert_eq!(count(&game, "final-loser cards"), 5);
    assert!(Camel::ALL.iter().all(|&camel| game.board().bets.legs_left(camel) == [5, 3, 2, 2]));
}

#[test]
fn cc_1_8_setup_cards() {
    let rows: Vec<_> = (2..=6)
        .map(|seats| {
            let row = data().leg_setup(seats);
            (row.deal, row.discard, row.deck, row.show)
        })
        .collect();
    assert_eq!(rows, [(12, 5, 6, 0), (9, 4, 3, 1), (7, 3, 2, 1), (6, 3, 1, 1), (5, 2, 1, 1)]);
    for seats in [0, 1, 7, 8] {
        let bad = setup(seats, "").unwrap_err();
        assert_eq!((bad.field.as_str(), bad.clause.unwrap().0), ("seats", "CC-1.8"));
    }
}

#[test]
fn cc_1_9_cc_1_10_money_has_no_upper_limit() {
    assert_eq!((data().start_money, data().floor), (3, 1));
    let game = super::fill::position(
        "seats 2
        race 3[orange] 5[green] 7[blue] 8[white] 9[yellow]
        player 1: money 500",
    );
    assert_eq!(game.board().money(Seat::new(0)), 500);
}

#[test]
fn cc_2_1_cc_2_2_cc_2_3_how_long_the_track_is() {
    for (seats, spaces) in (2..=6).zip(15..) {
        let game = table(seats);
        let track = game.board().track;
        assert_eq!(track.last(), spaces);
        // The half-covered card has no second space.
        let missing = Cell::new(spaces + 1, false);
        assert_eq!(track.position(missing), None);
        assert_eq!(game.board().cells().count(), usize::from(spaces));
        assert_eq!(track.storms().count(), 0);
    }
}

#[test]
fn cc_2_14_only_the_order_of_cells_matters() {
    let game = super::fill::position(
        "seats 2
        race 1-2[blue,green] 6[orange,white] 9[yellow]
        storms 1-2, 3-4",
    );
    let cells: Vec<_> = game.board().cells().map(|cell| cell.to_string()).collect();
    assert_eq!(cells.join(" "), "1-2 3-4 5 6 7 8 9 10 11 12 13 14 15");
}

#[test]
fn options_come_back_from_the_setup() {
    for (seats, options) in [
        (3, "age_order=3,1,2 deal_3=8/3 memory_aid=off start_ties=best"),
        (4, "deal_4=6/2"),
        (5, "deal_5=5/2"),
    ] {
        assert_eq!(setup(seats, options).unwrap().options().to_string(), options);
    }
    // Defaults change nothing; other figures for another number of players would not either, so they are refused.
    let defaults = "deal_3=9/4 deal_4=7/3 age_order=1,2,3,4 memory_aid=on";
    assert_eq!(setup(4, defaults).unwrap().options(), Options::default());
    for (seats, option) in [(4, "deal_3=8/3"), (2, "deal_5=5/2"), (6, "deal_4=6/2")] {
        let bad = setup(seats, option).unwrap_err();
        assert_eq!(bad.field, &option[..6]);
        assert!(bad.message.ends_with(&format!("players, not {seats}")), "{bad}");
    }
    assert_eq!(setup(4, "age_order=2,1,3").unwrap_err().field, "age_order");
    assert_eq!(setup(3, "deal_3=9/9").unwrap_err().field, "deal_3");
    for (options, undealt) in [("deal_3=8/3", 6), ("", 3), ("deal_3=10/5", 0)] {
        assert_eq!(setup(3, options).unwrap().undealt(), undealt);
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<CamelUpCards>() <= 512, "{} bytes", size_of::<CamelUpCards>());
}
