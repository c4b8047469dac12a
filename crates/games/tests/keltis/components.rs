//! The box (KE-1), the table (KE-2) and the data file.

use engine::{Game, Options, Seat};
use games::keltis::data::{self, Data, LAYOUT_NAMES, data};
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
        assert_eq!(Cards::DECK.count(card), 2, "{card}");
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
fn a_broken_data_file_is_refused_by_its_key() {
    assert_eq!(Data::parse(data::TEXT).as_ref(), Ok(data()));
    let green = "green = [2, 4, 6, 8, 9]";
    for (from, to, key) in [
        ("copies = 2", "copies = 3", "cards.copies"),
        ("\"pink\", \"yellow\"]   #", "\"red\", \"yellow\"]   #", "cards.colours"),
        ("9, 10]\ncopies", "9, 11]\ncopies", "cards.values"),
        ("hand_size = 8", "hand_size = 9", "seats.draw_pile.2"),
        ("4 = 78", "4 = 79", "seats.draw_pile.4"),
        ("3 = 86, ", "", "seats.draw_pile"),
        ("small_per_seat = 4", "small_per_seat = 5", "markers.small_per_seat"),
        ("7, 10]   #", "10]   #", "rows.values"),
        ("goal_from_step = 7", "goal_from_step = 10", "rows.goal_from_step"),
        ("points = [1, 1,", "points = [1, 4,", "tiles.points"),
        ("wish = 9", "wish = 8", "tiles.total"),
        ("by_count = [-4, -3, 2, 3, 6, 10]", "by_count = []", "wish_scores.by_count"),
        ("rounds = 10", "rounds = 9", "stall.rounds"),
        (green, "green = [2, 4, 6, 8]", "layouts.checkerboard.green"),
        (green, "green = [2, 4, 8, 6, 9]", "layouts.checkerboard.green"),
        (green, "green = [2, 4, 6, 6, 9]", "layouts.checkerboard.green"),
        (green, "green = [2, 4, 6, 9]", "layouts.checkerboard"),
        (green, "green = [2, 4, 6, 8, 10]", "layouts.checkerboard.green"),
        (green, "", "layouts.checkerboard.green"),
        ("9]\nreconstructed = true", "9]\nreconstructed = 1", "layouts.checkerboard.reconstructed"),
        ("[layouts.pairs]", "[layouts.Pairs]", "layouts.Pairs"),
        ("[layouts.pairs]", " [layouts.pairs]", "layouts.pairs"),
        ("copies = 2", "copies = ", "file"),
    ] {
        let text = data::TEXT.replacen(from, to, 1);
        assert_ne!(text, data::TEXT, "{from}");
        assert_eq!(Data::parse(&text).unwrap_err().key, key, "{from} -> {to}");
    }
}

#[test]
fn ke_1_9_a_layout_typed_in_is_read_like_ours() {
    let own = "\n[layouts.my-board]\nblue = [1, 2, 3, 4, 5, 9]\nbrown = [1, 5, 8, 9]\ngreen = [2, 4, 6, 8, 9]\n\
               pink = [1, 3, 5, 7, 9]\nyellow = [2, 4, 6, 8, 9]\nreconstructed = false\n";
    let read = Data::parse(&format!("{}{own}", data::TEXT)).unwrap();
    let layout = read.layouts.last().unwrap();
    assert_eq!((layout.name.as_str(), layout.reconstructed), ("my-board", false));
    assert!(layout.is_dark("blue 5".parse().unwrap()) && !layout.is_dark("brown 3".parse().unwrap()));
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Keltis>() <= 512, "{} bytes", size_of::<Keltis>());
    assert_eq!(size_of::<Card>(), 1);
}
