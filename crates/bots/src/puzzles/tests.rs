//! That puzzles are found, and found again.

use super::variety::Variety;
use super::*;

fn mined(game: &str, count: usize, threads: usize) -> Vec<Puzzle> {
    let stop = AtomicBool::new(false);
    Mine { game, count, seed: 7, threads }.run(&stop, &mut |_, _| {}).unwrap()
}

#[test]
fn the_same_seed_finds_the_same_whatever_the_number_of_threads() {
    let two = mined("keltis", 2, 2);
    assert_eq!(two.len(), 2);
    assert_eq!(mined("keltis", 1, 1), two[..1], "fewer are the first of more");
}

#[test]
fn who_stops_gets_nothing_half_done() {
    let stop = AtomicBool::new(true);
    let mine = Mine { game: "keltis", count: 5, seed: 1, threads: 1 };
    assert_eq!(mine.run(&stop, &mut |_, _| {}), Ok(Vec::new()));
    let unknown = Mine { game: "chess", ..mine }.run(&stop, &mut |_, _| {}).unwrap_err();
    assert!(matches!(unknown, Error::UnknownGame { .. }));
}

#[test]
fn no_kind_fills_a_deck() {
    let puzzle = |best: &str, tempting: &str| Puzzle {
        seat: Seat::new(0),
        best: best.to_owned(),
        tempting: tempting.to_owned(),
        margin: Estimate::default(),
        exact: None,
        worth: Vec::new(),
        position: Value::Null,
    };
    let mut variety = Variety::default();
    let mut admitted =
        |best: &str, tempting: &str| (0..100).filter(|_| variety.admits(&puzzle(best, tempting))).count();
    assert_eq!(admitted("bet green", "roll"), 2, "the same pair");
    let bets =
        ["red", "blue", "pink", "white", "black"].map(|camel| admitted(&format!("bet {camel}"), "roll"));
    assert_eq!(bets, [2, 2, 1, 0, 0], "the same kind");
    assert_eq!(admitted("roll", "bet blue"), 2);
}

#[test]
fn a_worth_is_kept_short() {
    let worth = Worth {
        win: Estimate { value: 0.3216, error: 0.0101 },
        points: Estimate { value: -3.24, error: 0.31 },
    };
    let text = serde_json::to_string(&worth).unwrap();
    assert_eq!(text, "[322,11,-32,4]");
    let back: Worth = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&back).unwrap(), text);
}
