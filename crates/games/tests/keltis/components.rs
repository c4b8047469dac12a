//! The box (KE-1), the table (KE-2) and the data file.

use engine::{Game, Options, Seat};
use games::keltis::data::{LAYOUT_NAMES, Layout, data};
use games::keltis::score::{marker_value, row_value, wish_value};
use games::keltis::{Card, Cards, Colour, Keltis, Kind, LAST_STEP, Setup, Stone, Tile};

fn setup(seats: usize, options: &str) -> Result<Setup, engine::BadSetup> {
    Keltis::setup(seats, &Options::parse(options).unwrap())
}

fn table(seats: usize) -> Keltis {
    Keltis::new(setup(seats, "").unwrap())
}

fn count(game: &Keltis, kind: &str) -> i64 {
    game.census().into_iter().find(|&(name, _)| name == kind).unwrap().1
}

#[test]
fn ke_1_1_ke_1_2_two_of_each_card() {
    assert_eq!(Cards::DECK.len(), 110);
    assert_eq!(Cards::DECK.distinct().count(), 55);
    for card in Cards::DECK.distinct() {
        assert_eq!(Cards::DECK.of(card), 2, "{card}");
        assert!(card.value() <= 10);
    }
    assert_eq!(count(&table(4), "cards"), 110);
}

#[test]
fn ke_1_3_ke_1_12_five_paths_in_order() {
    let names: Vec<_> = Colour::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["blue", "brown", "green", "pink", "yellow"]);
}

#[test]
fn ke_1_4_ke_1_5_ke_1_6_steps_and_rows() {
    assert_eq!(LAST_STEP, 9);
    let rows: Vec<i32> = (0..=9).map(row_value).collect();
    assert_eq!(rows, [0, -4, -3, -2, 1, 2, 3, 6, 7, 10]);
    assert_eq!((data().goal_from_step, data().goal_markers), (7, 5));
    assert!((1..=3).all(|step| row_value(step) < 0) && (4..=9).all(|step| row_value(step) > 0));
}

#[test]
fn ke_1_7_25_path_tiles() {
    assert_eq!(data().tiles, [9, 9, 2, 3, 2]);
    assert_eq!(data().tiles.iter().sum::<usize>(), 25);
    let points: usize =
        Tile::ALL.iter().map(|tile| data().tiles[tile.index()] * usize::from(tile.points())).sum();
    assert_eq!(points, 14);
    for (kind, number) in [("wishing stones", 9), ("clovers", 9), ("number tiles", 7)] {
        assert_eq!(count(&table(2), kind), number);
    }
}

#[test]
fn ke_1_8_ke_1_9_every_layout_has_20_dark_stones_and_the_end_stones() {
    assert_eq!(data().layouts.len(), LAYOUT_NAMES.len());
    assert!(LAYOUT_NAMES.len() >= 2 && LAYOUT_NAMES[0] == "checkerboard");
    for (layout, name) in data().layouts.iter().zip(LAYOUT_NAMES) {
        assert_eq!(layout.name, *name);
        assert_eq!(Stone::ALL.into_iter().filter(|stone| layout.is_dark(*stone)).count(), 25, "{name}");
        assert!(Colour::ALL.iter().all(|&path| layout.is_dark(Stone::new(path, 9))), "{name}");
        assert_eq!(setup(3, &format!("layout={name}")).unwrap().layout().name, *name);
    }
    let steps = |path| -> Vec<u8> {
        let layout = &data().layouts[0];
        (1..=9).filter(|&step| layout.is_dark(Stone::new(path, step))).collect()
    };
    assert_eq!(steps(Colour::Green), [2, 4, 6, 8, 9]);
    assert_eq!(steps(Colour::Pink), [1, 3, 5, 7, 9]);
    assert!(data().layouts[0].reconstructed);
}

#[test]
fn ke_1_10_ke_2_1_five_markers_for_each_of_two_to_four() {
    for seats in 2..=4 {
        let game = table(seats);
        assert_eq!(count(&game, "small markers"), 4 * seats as i64);
        assert_eq!(count(&game, "large markers"), seats as i64);
        for seat in Seat::all(seats) {
            let markers = game.board().markers(seat);
            assert_eq!((markers.at_start(Kind::Small), markers.at_start(Kind::Large)), (4, 1));
        }
    }
    for seats in [0, 1, 5, 8] {
        let bad = setup(seats, "").unwrap_err();
        assert_eq!((bad.field.as_str(), bad.clause.unwrap().0), ("seats", "KE-2.1"));
    }
}

#[test]
fn ke_1_11_nothing_of_the_leaf_or_the_score_marker_is_in_a_position() {
    let json = serde_json::to_string(&table(4)).unwrap();
    assert!(!json.contains("leaf") && !json.contains("track"));
    assert_eq!((data().track_spaces, data().lap_bonus), (50, 50));
}

#[test]
fn ke_2_8_ke_2_7_ke_2_9_draw_piles() {
    assert_eq!(data().draw_pile[2..], [64, 86, 78]);
    assert_eq!(data().removed[2..], [30, 0, 0]);
    assert_eq!(data().hand_size, 8);
}

#[test]
fn ke_12_4_ke_12_2_values() {
    let wishes: Vec<i32> = (0..=9).map(wish_value).collect();
    assert_eq!(wishes, [-4, -3, 2, 3, 6, 10, 10, 10, 10, 10]);
    assert_eq!((marker_value(1, Kind::Large), marker_value(9, Kind::Large)), (-8, 20));
    assert_eq!(marker_value(3, Kind::Small), -2);
}

#[test]
fn options_come_back_from_the_setup() {
    let options = "bonus_enters=no browse_discards=no clover_optional=no first_player=seat1 layout=pairs \
                   redraw_own_discard=no stall_rounds=0";
    assert_eq!(setup(4, options).unwrap().options().to_string(), options);
    let defaults = "layout=checkerboard first_player=random stall_rounds=10 bonus_enters=yes";
    assert_eq!(setup(4, defaults).unwrap().options(), Options::default());
    assert_eq!(setup(4, "layout=moon").unwrap_err().field, "layout");
    assert_eq!(setup(4, "stall_rounds=7").unwrap_err().field, "stall_rounds");
    assert_eq!(setup(4, "speed=7").unwrap_err().field, "speed");
}

#[test]
fn ke_1_9_a_layout_typed_in_is_read_like_ours() {
    let own: [&[u8]; 5] =
        [&[1, 2, 3, 4, 5, 9], &[1, 5, 8, 9], &[2, 4, 6, 8, 9], &[1, 3, 5, 7, 9], &[1, 3, 5, 7, 9]];
    let layout = Layout::new("my-board", false, own);
    assert_eq!((layout.name, layout.reconstructed), ("my-board", false));
    assert!(layout.is_dark("blue 5".parse().unwrap()) && !layout.is_dark("brown 3".parse().unwrap()));
    for wrong in [&[][..], &[2, 4, 6, 8], &[2, 4, 8, 6, 9], &[2, 4, 4, 9], &[0, 9], &[9, 10]] {
        let mut paths = own;
        paths[2] = wrong;
        assert!(std::panic::catch_unwind(|| Layout::new("my-board", false, paths)).is_err(), "{wrong:?}");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Keltis>() <= 512, "{} bytes", size_of::<Keltis>());
    assert_eq!(size_of::<Card>(), 1);
}
