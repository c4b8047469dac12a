//! `stolik odds`.

use super::run::stolik;
use serde_json::Value;

const RACE: &str = "1:blue,green 3:pink 5:purple,yellow 15:black 16:white 9:boo@2 out:pink";

fn sum(list: &Value) -> f64 {
    list.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).sum()
}

#[test]
fn odds_have_the_promised_shape() {
    let odds = stolik(&["odds", "camel-up", RACE, "--json"]).json();
    let names: Vec<_> = odds.as_object().unwrap().keys().collect();
    assert_eq!(names, ["racers", "tiles", "race_ends", "tickets"]);
    for racer in ["blue", "green", "pink", "purple", "yellow"] {
        let places = &odds["racers"][racer]["places"];
        assert_eq!(places.as_array().unwrap().len(), 5);
        assert!((sum(places) - 1.0).abs() < 1e-12, "{places}");
        assert_eq!(odds["tickets"][racer].as_array().unwrap().len(), 4);
    }
    for place in 0..5 {
        let column: f64 = odds["racers"]
            .as_object()
            .unwrap()
            .values()
            .map(|row| row["places"][place].as_f64().unwrap())
            .sum();
        assert!((column - 1.0).abs() < 1e-12, "place {place}: {column}");
    }
    assert_eq!(odds["tiles"].as_object().unwrap().len(), 1);
    assert!(odds["tiles"]["9"].as_f64().unwrap() > 0.0);
}

#[test]
fn numbers_have_full_precision() {
    // Blue's die or the grey one comes out; blue leads by 2 or 3.
    let race = "1:green,pink,purple 5:blue 7:yellow 15:black 16:white out:green,pink,purple,yellow";
    let out = stolik(&["odds", "camel-up", race, "--json"]).ok();
    assert!(out.contains("0.3333333333333333") && out.contains("3.6666666666666665"), "{out}");
}

#[test]
fn people_get_a_table() {
    let table = stolik(&["odds", "camel-up", RACE]).ok();
    assert!(table.lines().any(|line| line.starts_with("yellow") && line.contains('█')), "{table}");
}

#[test]
fn a_race_that_cannot_be_is_refused_with_the_reason() {
    for (race, reason) in [
        ("", "stands nowhere"),
        ("1:blue", "green stands nowhere"),
        ("1:blu", "a racing camel"),
        ("x", "`x`"),
        ("1:blue,green 3:pink 5:purple,yellow 15:black 16:white 9:boo@2 10:cheer@3", "CU-5.5"),
        ("1:blue,green 3:pink 5:purple,yellow 15:black 16:white 9:boo@9", "seat"),
        ("1:blue,green 3:pink 5:purple,yellow 15:black 16:white,blue", "blue stands on the track twice"),
    ] {
        let ran = stolik(&["odds", "camel-up", race]);
        assert!(
            ran.err.contains(reason) || reason == "a racing camel" && ran.err.contains("camel"),
            "{ran:?}"
        );
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{race}");
    }
}
