//! The scenario files, each a test.

use crate::support::scenario::run_file;
use crate::support::scenario_files;
use games::dragon_racer::DragonRacer;

scenario_files! {
    DragonRacer,
    letters: "DR", page: "dragon-racer", tests: &["tests/dragon_racer"], sources: &["src/dragon_racer"],
    setup: "02-setup.txt",
    turn: "03-turn.txt",
    discovery: "04-discovery.txt",
    draft: "05-draft.txt",
    flight: "06-flight.txt",
    firing: "07-firing.txt",
    attacks_and_swap: "08-attacks.txt",
    heroes: "09-heroes.txt",
    turbo: "10-turbo.txt",
    end: "11-end.txt",
    examples: "examples.txt",
}

#[test]
fn a_scenario_can_fail() {
    let broken = |text: &str| std::panic::catch_unwind(|| run_file::<DragonRacer>("test", text)).is_err();
    let scene = "clause DR-5.5\nseats 3\nhand 1: mossy, icefin, puddle\n";
    assert!(!broken(&format!("{scene}expect hands 3 3 3")));
    for line in [
        "expect hands 3 3 2",
        "expect nonsense 1",
        "expect hand 1: mossy",
        "refuse 1 pick mossy: DR-5.5",
        "1 pick verdigris",
        "* deal 1 mossy",
        "1 fly",
        "hand 1: mossie",
        "turn-number 9",
    ] {
        assert!(broken(&format!("{scene}{line}\nexpect phase draft")), "{line}");
    }
}
