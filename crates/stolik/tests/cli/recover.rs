//! `stolik recover`: what can be read of a damaged house.

use super::run::{sample, stolik};

#[test]
fn what_can_be_read_is_saved_and_what_is_lost_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("list.txt"), "This is a shopping list. ".repeat(100)).unwrap();
    stolik(&["recover", &path("list.txt"), &path("new.db")])
        .fails(1, &["nothing was saved", "not a stolik database"]);
    std::fs::write(path("stolik.db"), "").unwrap();
    let data = folder.path().display().to_string();
    stolik(&["import", &sample("whole-game.txt"), "--data", &data]).ok();
    let said = stolik(&["recover", &path("stolik.db"), &path("new.db")]).ok();
    assert!(said.contains("new.db has 1 tables"), "{said}");
    stolik(&["recover", &path("stolik.db"), &path("new.db")]).fails(1, &["nothing was saved", "new.db"]);
}
