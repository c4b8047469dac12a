//! The scenario files, each a test.

use crate::support::scenario::run_file;
use crate::support::scenario_files;
use games::camel_up::CamelUp;

scenario_files! {
    CamelUp,
    letters: "CU", page: "camel-up", tests: &["tests/camel_up"], sources: &["src/camel_up", "src/camel_race"],
    setup: "02-setup.txt",
    turn: "03-turn.txt",
    tickets: "04-tickets.txt",
    tiles: "05-tiles.txt",
    roll: "06-roll.txt",
    movement: "07-movement.txt",
    crazy_camels: "08-crazy-camels.txt",
    tile_effects: "09-tile-effects.txt",
    finish_line: "10-finish-line.txt",
    ranking: "11-ranking.txt",
    finish_cards: "12-finish-cards.txt",
    partnership: "13-partnership.txt",
    leg_scoring: "14-leg-scoring.txt",
    final_scoring: "15-final-scoring.txt",
    money: "16-money.txt",
    examples: "examples.txt",
}

#[test]
fn a_scenario_can_fail() {
    let broken = |text: &str| std::panic::catch_unwind(|| run_file::<CamelUp>("test", text)).is_err();
    let scene = "clause CU-1.1\nseats 3\nrace 1:blue,green 3:pink,purple,yellow 15:black 16:white\n";
    assert!(!broken(&format!("{scene}expect money 3 3 3")));
    for line in [
        "expect money 3 3 4",
        "expect race 1:blue",
        "expect nonsense 1",
        "refuse 1 roll: CU-3.1",
        "2 roll",
        "* die blue 1",
        "1 fly",
        "expect event {\"event\": \"tile-paid\"}",
        "expect legal tile 1 boo",
        "expect illegal roll",
        "expect count bet 4",
        "expect left green: 3 2 2",
    ] {
        assert!(broken(&format!("{scene}{line}")), "{line}");
    }
    assert!(broken("seats 3"));
}
