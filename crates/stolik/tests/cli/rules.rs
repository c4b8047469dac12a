//! `stolik rules`: what old versions are kept for.

use super::run::stolik;
use std::path::Path;

#[test]
fn versions_are_listed_with_what_needs_them() {
    let folder = tempfile::tempdir().unwrap();
    let house = folder.path().join("stolik.db").display().to_string();
    std::fs::write(&house, "").unwrap();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/golden");
    let record = |name: &str| golden.join(name).display().to_string();
    let (old, new) = (record("keltis-1.record"), record("keltis.record"));
    let said = stolik(&["rules", "--store", &house, &old, &new]).ok();
    let line = |version: &str| {
        let line = said.lines().find(|line| line.split_whitespace().take(2).eq(version.split(' ')));
        line.unwrap_or_else(|| panic!("no {version} in {said}"))
            .split_whitespace()
            .skip(2)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(line("keltis 1"), "0 0 1 needed");
    assert_eq!(line("keltis 2"), "0 0 1 the newest");
    assert_eq!(line("sobek 1"), "0 0 0 the newest");
    let said = stolik(&["rules", "--store", &house]).ok();
    assert!(said.contains("needed by nothing"), "{said}");
    let strange = folder.path().join("strange.record");
    std::fs::write(&strange, "[Game \"keltis\"]\n[Rules \"9\"]\n").unwrap();
    let ran = stolik(&["rules", "--store", &house, &strange.display().to_string()]);
    assert_eq!((ran.code, ran.out.contains("not played here")), (1, true), "{ran:?}");
    stolik(&["rules", "--store", "none.db"]).fails(1, &["there is no file none.db"]);
}
