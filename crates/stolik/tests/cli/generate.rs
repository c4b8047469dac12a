//! `stolik generate`.

use super::run::stolik;
use std::fs;

#[test]
fn games_become_records_and_rows() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("data");
    let arguments = ["generate", "sobek", "--bots", "trader,random", "--games", "3", "--seed", "4", "--out"];
    let told = stolik(&[&arguments[..], &[out.to_str().unwrap()]].concat()).ok();
    assert!(told.contains(" decisions of 3 games of sobek in "), "{told}");
    let record = out.join("records/000002.txt");
    assert!(stolik(&["check", record.to_str().unwrap()]).ok().contains("ok, sobek, 2 seats"));
    let rows = fs::read(out.join("decisions.parquet")).unwrap();
    assert!(rows.starts_with(b"PAR1") && rows.ends_with(b"PAR1"));

    let alone = folder.path().join("alone");
    stolik(&[&arguments[..], &[alone.to_str().unwrap(), "--no-records"]].concat()).ok();
    assert_eq!(fs::read(alone.join("decisions.parquet")).unwrap(), rows);
    assert!(!alone.join("records").exists());
}

#[test]
fn wrong_usage_is_told_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("data");
    let refused = |arguments: &[&str], says: &str| {
        stolik(&[&["generate"], arguments, &["--out", out.to_str().unwrap()]].concat()).fails(2, &[says]);
    };
    refused(&["chess"], "no game `chess`");
    refused(&["sobek", "--bots", "random,deep-blue"], "deep-blue");
    refused(&["camel-up", "--bots", "random"], "CU-2.1");
    refused(&["sobek", "--games", "0"], "at least 1 game");
    refused(&["sobek", "--reward", "glory"], "win-zero-sum");
    refused(&["sobek", "--option", "speed=1"], "no option `speed`");
    assert!(!out.exists());
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    stolik(&["generate", "sobek", "--games", "1", "--out", file.to_str().unwrap()])
        .fails(1, &["cannot write to"]);
}
