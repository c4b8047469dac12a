//! `stolik import`: records become tables of a house, and what is wrong is told with its place.

use super::run::{sample, stolik};
use std::fs;

fn finished() -> String {
    fs::read_to_string(sample("whole-game.txt")).unwrap()
}

#[test]
fn records_and_archives_are_brought_in_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    fs::write(path("game.txt"), finished()).unwrap();
    let data = folder.path().display().to_string();
    let said = stolik(&["import", &path("game.txt"), "--data", &data]).ok();
    assert!(said.contains("game.txt: table ") && !said.contains("already"), "{said}");
    let archive =
        hall::pack([("same.txt".to_owned(), finished().as_str()), ("bad.txt".to_owned(), "[Game \"go\"]\n")]);
    fs::write(path("all.zip"), archive.unwrap()).unwrap();
    let said = stolik(&["import", &path("all.zip"), &path("none.txt"), "--data", &data]);
    let (code, said) = (said.code, said.out);
    assert_eq!(code, 1, "{said}");
    for part in
        ["all.zip/same.txt: table ", "there already", "all.zip/bad.txt: line 1, column 1", "none.txt: "]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
}
