//! `stolik puzzles`.

use crate::run::{file, stolik};
use serde_json::Value;
use std::fs;
use std::path::Path;

#[test]
fn puzzles_are_found_and_written_whole() {
    let out = file("keltis.jsonl", "as it was");
    stolik(&["puzzles", "chess", "--out", &out]).fails(2, &["no game `chess`", "keltis"]);
    stolik(&["puzzles", "keltis", "--count", "0", "--out", &out]).fails(2, &["--count"]);
    stolik(&["puzzles", "keltis"]).fails(2, &["--out"]);
    stolik(&["puzzles", "keltis", "--out", "/nowhere/keltis.jsonl"])
        .fails(1, &["cannot write /nowhere/keltis.jsonl"]);
    assert_eq!(fs::read_to_string(&out).unwrap(), "as it was");

    let told =
        stolik(&["puzzles", "keltis", "--count", "1", "--seed", "1", "--threads", "1", "--out", &out]).ok();
    assert!(told.contains("1 puzzles of keltis"), "{told}");
    let text = fs::read_to_string(&out).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), &lines[0]["seed"]), (2, &1.into()));
    assert!(lines[1]["margin"]["value"].as_f64().unwrap() >= 0.04);
    assert!(!Path::new(&format!("{out}.part")).exists());
}
