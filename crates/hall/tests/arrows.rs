//! Which crate may depend on which: the arrows of ARCHITECTURE.md, read off the manifests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Each crate with those of the house that it may know, and what it must not know of others.
const ARROWS: &[(&str, &[&str], &[&str])] = &[
    ("words", &[], &["serde", "tokio", "axum", "rusqlite"]),
    ("engine", &["words"], &["tokio", "axum", "rusqlite"]),
    ("games", &["engine"], &["tokio", "axum", "rusqlite"]),
    ("bots", &["engine", "games"], &["tokio", "axum", "rusqlite"]),
    ("text", &["engine", "games"], &["tokio", "axum", "rusqlite"]),
    ("learn", &["bots", "engine", "games"], &["tokio", "axum", "rusqlite"]),
    ("table", &["engine"], &["tokio", "axum", "rusqlite", "rand"]),
    ("store", &[], &["axum"]),
    (
        "hall",
        &["bots", "engine", "store", "table"],
        &["axum", "hyper", "maud", "rusqlite", "tokio-postgres", "deadpool-postgres", "fluent-bundle"],
    ),
    ("web", &["bots", "engine", "games", "hall", "store", "table"], &["rusqlite", "tokio-postgres"]),
    (
        "stolik",
        &["bots", "engine", "games", "hall", "learn", "store", "table", "text", "web"],
        &["axum", "rusqlite", "tokio-postgres"],
    ),
];

fn dependencies(manifest: &Path) -> Vec<String> {
    let text = fs::read_to_string(manifest).unwrap();
    let table: toml::Table = text.parse().unwrap();
    let names = table.get("dependencies").and_then(toml::Value::as_table);
    names.map(|names| names.keys().cloned().collect()).unwrap_or_default()
}

#[test]
fn arrows_point_one_way() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let known: BTreeMap<_, _> = ARROWS.iter().map(|(name, own, foreign)| (*name, (own, foreign))).collect();
    let mut seen = 0;
    for folder in fs::read_dir(&crates).unwrap() {
        let folder = folder.unwrap().path();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        if name == "browser-tests" {
            continue;
        }
        let (own, foreign) = known.get(name.as_str()).unwrap_or_else(|| panic!("{name} has no arrows here"));
        for dependency in dependencies(&folder.join("Cargo.toml")) {
            let is_ours = known.contains_key(dependency.as_str());
            assert!(!is_ours || own.contains(&dependency.as_str()), "{name} must not know {dependency}");
            assert!(!foreign.contains(&dependency.as_str()), "{name} must not know {dependency}");
        }
        seen += 1;
    }
    assert_eq!(seen, ARROWS.len(), "every crate is there");
}

/// The crates that are published.
const PUBLISHED: &[&str] = &["engine", "games", "bots"];

/// Every Rust file below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn what_is_published_includes_no_file_from_elsewhere() {
    let mut included = 0;
    for name in PUBLISHED {
        let package = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).canonicalize().unwrap();
        let mut files = Vec::new();
        sources(&package.join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            for rest in text.split("include_str!(\"").skip(1) {
                let path = file.parent().unwrap().join(rest.split('"').next().unwrap());
                let path = path.canonicalize().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                assert!(path.starts_with(&package), "{} includes {}", file.display(), path.display());
                included += 1;
            }
        }
    }
    assert!(included >= PUBLISHED.len(), "each has a front page: {included}");
}
