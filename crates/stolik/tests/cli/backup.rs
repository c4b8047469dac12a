//! `stolik backup`: a house is saved into a file.

use super::run::stolik;

#[test]
fn a_house_is_saved_and_what_is_in_the_way_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let data = folder.path().display().to_string();
    stolik(&["backup", &path("copy.db"), "--data", &data]).fails(1, &["no backup was made", "stolik.db"]);
    std::fs::write(path("old.db"), "").unwrap();
    stolik(&["copy", &path("old.db"), &path("stolik.db")]).ok();
    let said = stolik(&["backup", &path("copy.db"), "--data", &data]).ok();
    assert!(said.contains("copy.db holds the house"), "{said}");
    stolik(&["copy", &path("copy.db"), &path("again.db")]).ok();
    stolik(&["backup", &path("copy.db"), "--data", &data]).fails(1, &["copy.db"]);
    stolik(&["backup", &path("named.db"), "--store", &path("stolik.db")]).ok();
    let in_database = ["backup", &path("none.db"), "--store", "postgres://nobody@127.0.0.1/none"];
    stolik(&in_database).fails(2, &["PostgreSQL", "pg_dump"]);
}

#[test]
fn a_cause_is_told_once() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let number = port.local_addr().unwrap().port().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    let ran = stolik(&["serve", "--port", &number, "--data", &data]);
    assert_eq!((ran.code, ran.err.matches("in use").count()), (1, 1), "{ran:?}");
}
