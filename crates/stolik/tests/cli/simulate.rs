//! `stolik simulate`.

use super::run::stolik;
use serde_json::Value;

fn simulate(arguments: &[&str]) -> Value {
    stolik(&[&["simulate", "camel-up", "--json"], arguments].concat()).json()
}

/// The report without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    for name in ["seconds", "games_per_second", "moves_per_second"] {
        assert!(report[name].take().is_number(), "{name}");
    }
    report
}

#[test]
fn the_report_has_the_promised_shape() {
    let report =
        simulate(&["--seats", "4", "--bots", "random,random,odds,odds", "--games", "6", "--threads", "1"]);
    let names: Vec<_> = report.as_object().unwrap().keys().collect();
    let promised = [
        "game",
        "seats",
        "games",
        "moves",
        "seconds",
        "games_per_second",
        "moves_per_second",
        "mean_length",
        "bots",
    ];
    assert_eq!(names, promised);
    let bots = report["bots"].as_array().unwrap();
    let names: Vec<_> = bots[0].as_object().unwrap().keys().collect();
    let promised = ["bot", "seat", "wins", "win_share", "win_share_se", "mean_score", "mean_score_se"];
    assert_eq!(names, promised);
    assert_eq!(bots.len(), 4);
    assert_eq!((bots[3]["bot"].as_str(), bots[3]["seat"].as_u64()), (Some("odds"), Some(4)));
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "{report}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let series = |seed, threads| {
        timeless(simulate(&["--seats", "5", "--games", "300", "--seed", seed, "--threads", threads]))
    };
    let one = series("7", "1");
    assert_eq!(one, series("7", "3"));
    assert_eq!(one, series("7", "0"));
    assert_ne!(one, series("8", "1"));
}

#[test]
fn people_get_a_table_with_errors() {
    let table = stolik(&["simulate", "camel-up", "--games", "20"]).ok();
    assert!(table.contains('±') && table.contains("4 seats, 20 games"), "{table}");
}

#[test]
fn what_cannot_be_played_is_wrong_usage() {
    stolik(&["simulate", "camel-up", "--seats", "4", "--bots", "odds"])
        .fails(2, &["4 seats need 4 bots, not 1"]);
    stolik(&["simulate", "camel-up", "--games", "0"]).fails(2, &["at least 1 game"]);
    stolik(&["simulate", "camel-up", "--threads", "100000"]).fails(2, &["--threads"]);
    stolik(&["simulate", "camel-up", "--seats", "1"]).fails(2, &["CU-2.1"]);
}
