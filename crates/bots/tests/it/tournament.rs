//! Tournaments, and programs that take part.

use bots::Program;
use bots::tournament::{Bout, Standings, Tournament};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

fn plan(bots: &[&str], seats: usize, deals: u64) -> Tournament {
    let bots = bots.iter().map(ToString::to_string).collect();
    Tournament { seats, options: engine::Options::default(), bots, deals, seed: 7, threads: 2 }
}

/// All bouts in order.
fn play(game: &str, plan: &Tournament, done: &[Bout]) -> Vec<Bout> {
    let bouts = Mutex::new(done.to_vec());
    plan.play(game, done, &AtomicBool::new(false), &|bout| bouts.lock().unwrap().push(bout)).unwrap();
    let mut bouts = bouts.into_inner().unwrap();
    bouts.sort_by_key(|bout| (bout.deal, bout.bot, bout.among));
    bouts
}

#[test]
fn seats_are_balanced_and_luck_is_common() {
    let equal = plan(&["trader", "random", "easy"], 3, 4);
    assert_eq!(equal.pairings().len(), 6);
    let bouts = play("sobek", &equal, &[]);
    assert_eq!(bouts.len(), 24);
    assert_eq!(bouts, play("sobek", &Tournament { threads: 1, ..equal.clone() }, &[]));
    let standings = Standings::new("sobek", &equal, &bouts);
    assert_eq!((standings.games, standings.pairings.len()), (72, 6));
    assert_eq!(standings.ratings[2].bot, "random");
    let cell = standings.cell("trader", "random").unwrap();
    assert!(cell.games == 12 && cell.win_share > 0.6 && cell.lead > 0.0, "{cell:?}");
}

#[test]
fn two_seats_tell_both_ways_at_once() {
    let plan = plan(&["racer", "random"], 2, 6);
    assert_eq!(plan.pairings(), [(0, 1)]);
    let standings = Standings::new("dragon-racer", &plan, &play("dragon-racer", &plan, &[]));
    let share = |bot, among| standings.cell(bot, among).unwrap().win_share;
    assert!((share("racer", "random") + share("random", "racer") - 1.0).abs() < 1e-9);
    assert!(share("racer", "random") > 0.9);
    let [best, worst] = &standings.ratings[..] else { panic!("{standings:?}") };
    assert!(best.low <= best.rating && best.rating <= best.high && worst.rating < best.rating);
}

#[test]
fn what_is_done_is_not_played_again() {
    let plan = plan(&["trader", "random"], 3, 6);
    let whole = play("sobek", &plan, &[]);
    let stop = AtomicBool::new(false);
    let first = Mutex::new(Vec::new());
    let tell = |bout| {
        let mut first = first.lock().unwrap();
        first.push(bout);
        stop.store(first.len() >= 3, Ordering::Relaxed);
    };
    Tournament { threads: 1, ..plan.clone() }.play("sobek", &[], &stop, &tell).unwrap();
    let first = first.into_inner().unwrap();
    assert_eq!(first.len(), 3);
    assert_eq!(play("sobek", &plan, &first), whole);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refused = |plan: &Tournament| {
        plan.play("sobek", &[], &AtomicBool::new(false), &|_| ()).unwrap_err().to_string()
    };
    assert_eq!(refused(&plan(&["trader"], 3, 1)), "a tournament needs at least 2 bots");
    assert!(refused(&plan(&["trader", "random", "trader"], 3, 1)).contains("`trader` is named twice"));
    assert!(refused(&plan(&["trader", "nobody"], 3, 1)).contains("no bot `nobody`"));
    assert!(refused(&plan(&["trader", "random"], 9, 1)).contains('9'));
    assert!(refused(&plan(&["trader", "random"], 3, 0)).contains("at least 1 game"));
}

/// Answers each question with the first of the legal moves.
const FIRST: &str = r#"sed -u 's/.*"legal":\["\([^"]*\)".*/{"move":"\1"}/'"#;

#[test]
fn a_program_plays_by_lines_of_json() {
    let program = Program::new("first-move", FIRST, Duration::from_secs(10));
    bots::add_program("keltis", program.clone()).unwrap();
    let plan = plan(&["first-move", "random"], 2, 2);
    let bouts = play("keltis", &plan, &[]);
    assert_eq!(program.faults(), (0, None));
    assert_eq!(bouts, play("keltis", &plan, &[]));
}

#[test]
fn each_fault_costs_the_decision_and_is_counted() {
    let faults = [
        ("mute", "true", "it"),
        ("echo", "cat", "has no `move`"),
        ("cheat", r#"sed -u 's/.*/{"move":"play blue 99"}/'"#, "is no move"),
        ("unfit", r#"sed -u 's/.*/{"move":"draw pink"}/'"#, "is not open to it"),
        ("prose", "sed -u 's/.*/I fold/'", "is no JSON"),
        ("slow", "sleep 60", "no answer within"),
    ];
    for (name, command, said) in faults {
        let program =
            Program::new(name, command, Duration::from_millis(if name == "slow" { 2 } else { 2_000 }));
        bots::add_program("keltis", program.clone()).unwrap();
        let bouts = play("keltis", &plan(&[name, "random"], 2, 1), &[]);
        assert_eq!(bouts.len(), 1, "{name}: the games are played to their ends");
        let (count, last) = program.faults();
        let last = last.unwrap_or_default();
        assert!(count > 0 && last.contains(said), "{name}: {count} faults, {last}");
    }
}
