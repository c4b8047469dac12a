//! The box (CU-1), the table (CU-2) and the data file.

use engine::{Game, Options, Seat};
use games::camel_up::data::data;
use games::camel_up::race::{Camel, Crazy, Die, Racer, Side, Space};
use games::camel_up::{CamelUp, Racers, Setup, Tickets};

fn setup(seats: usize, options: &str) -> Result<Setup, engine::BadSetup> {
    CamelUp::setup(seats, &Options::parse(options).unwrap())
}

fn table(seats: usize) -> CamelUp {
    CamelUp::new(setup(seats, if seats == 2 { "two_players=on" } else { "" }).unwrap())
}

fn count(game: &CamelUp, kind: &str) -> i64 {
    game.census().into_iter().find(|&(name, _)| name == kind).unwrap().1
}

#[test]
fn cu_1_1_the_loop_has_16_spaces_and_tiles_lie_on_2_to_16() {
    assert_eq!(Space::LOOP, 16);
    assert!(Space::at(1).on_loop() && Space::at(16).on_loop());
    assert!(!Space::at(0).on_loop() && !Space::at(17).on_loop());
    let tiles: Vec<u32> = (0..32).filter(|space| data().tile_spaces >> space & 1 == 1).collect();
    assert_eq!(tiles, (2..=16).collect::<Vec<_>>());
}

#[test]
fn cu_1_2_five_racers_run_clockwise() {
    let names: Vec<_> = Racer::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["blue", "green", "pink", "purple", "yellow"]);
    assert!(Racer::ALL.iter().all(|racer| racer.camel().direction() == 1));
}

#[test]
fn cu_1_3_two_crazies_run_counter_clockwise() {
    let names: Vec<_> = Crazy::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["black", "white"]);
    assert!(Crazy::ALL.iter().all(|crazy| crazy.camel().direction() == -1));
    assert_eq!(Camel::ALL.len(), 7);
}

#[test]
fn cu_1_4_cu_1_5_faces_of_the_dice() {
    assert_eq!(data().racing_faces, [1, 1, 2, 2, 3, 3]);
    let mut grey = data().grey_faces;
    grey.sort_unstable();
    let faces = Crazy::ALL.map(|crazy| [1, 2, 3].map(|number| (crazy, number))).concat();
    assert_eq!(grey.to_vec(), faces);
    assert_eq!(Die::ALL.len(), 6);
    assert_eq!(data().dice_per_leg, 5);
    assert_eq!(count(&table(4), "dice"), 6);
}

#[test]
fn cu_1_6_betting_tickets() {
    assert_eq!(data().ticket_values, [5, 3, 2, 2]);
    assert_eq!(data().ticket_values.len(), Tickets::PER_COLOUR);
    assert_eq!(count(&table(4), "betting tickets"), 20);
    assert_eq!((data().second_place, data().other_place), (1, -1));
}

#[test]
fn cu_1_7_five_pyramid_tickets() {
    assert_eq!((data().pyramid_tickets, data().pyramid_value), (5, 1));
    assert_eq!(table(4).board().pyramid_tickets_left(), 5);
    assert_eq!(count(&table(4), "pyramid tickets"), 5);
}

#[test]
fn cu_1_8_each_player_has_five_finish_cards_and_a_tile() {
    for seats in 2..=8 {
        let game = table(seats);
        assert_eq!(count(&game, "finish cards"), 5 * seats as i64);
        assert_eq!(count(&game, "spectator tiles"), seats as i64);
        assert!(Seat::all(seats).all(|seat| game.hand(seat) == Racers::ALL));
        assert!(Seat::all(seats).all(|seat| game.board().tile_of(seat).is_none()));
    }
    assert_eq!((Side::Cheer.step(), Side::Boo.step(), data().tile_income), (1, -1, 1));
    assert_eq!((data().finish_pay, data().finish_pay_later), ([8, 5, 3, 2].as_slice(), 1));
    assert_eq!(data().finish_wrong, -1);
}

#[test]
fn cu_1_9_partnership_cards_from_six_players() {
    for seats in 2..=8 {
        let cards = if seats >= 6 { seats as i64 } else { 0 };
        assert_eq!(count(&table(seats), "partnership cards"), cards, "{seats} players");
    }
}

#[test]
fn cu_1_10_coins_of_the_box() {
    assert_eq!(data().coins, [(1, 50), (5, 30)]);
    assert_eq!(data().money_floor, 0);
}

#[test]
fn cu_2_1_three_to_eight_play_and_two_with_the_option() {
    assert_eq!(data().players, 3..=8);
    for seats in 3..=8 {
        assert!(setup(seats, "").is_ok());
        assert!(setup(seats, "two_players=on").is_ok());
    }
    assert!(setup(2, "two_players=on").is_ok());
    for (seats, options) in [(2, ""), (1, "two_players=on"), (0, ""), (9, "")] {
        let bad = setup(seats, options).unwrap_err();
        assert_eq!((bad.field.as_str(), bad.clause.unwrap().0), ("seats", "CU-2.1"));
    }
    assert_eq!(setup(3, "first_seat=4").unwrap_err().field, "first_seat");
    assert_eq!(setup(3, "colour=red").unwrap_err().field, "colour");
}

#[test]
fn options_come_back_from_the_setup() {
    let options = "first_seat=3 money_view=hidden start_stacks=random two_players=on";
    assert_eq!(setup(4, options).unwrap().options().to_string(), options);
    assert_eq!(setup(4, "first_seat=random money_view=open").unwrap().options(), Options::default());
}

#[test]
fn cu_2_4_start_money_and_start_spaces() {
    assert_eq!(data().start_money, 3);
    assert_eq!(data().racing_space.map(Space::number), [1, 2, 3]);
    assert_eq!(data().crazy_space.map(Space::number), [16, 15, 14]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<CamelUp>() <= 256, "{} bytes", size_of::<CamelUp>());
}
