//! `stolik copy`: a house moves from one file to another.

use super::run::stolik;

#[test]
fn a_house_is_copied_and_a_name_that_is_not_there_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    stolik(&["copy", &path("none.db"), &path("new.db")]).fails(1, &["there is no file", "none.db"]);
    assert!(!folder.path().join("new.db").exists());
    // An empty file is an empty house.
    std::fs::write(path("old.db"), "").unwrap();
    let said = stolik(&["copy", &path("old.db"), &path("new.db")]).ok();
    assert!(said.starts_with("0 tables with 0 entries are in ") && said.contains("new.db"), "{said}");
    std::fs::write(path("list.txt"), "This is a shopping list. ".repeat(100)).unwrap();
    stolik(&["copy", &path("old.db"), &path("list.txt")]).fails(1, &["list.txt is not a stolik database"]);
    let gone = "postgres://ola:secret@127.0.0.1:1/club";
    stolik(&["copy", &path("old.db"), gone]).fails(1, &["cannot use postgres://ola@127.0.0.1:1/club"]);
}
