//! Every clause of the rules page has a test, and no clause is cited that the page does not have.

use super::scenario_files::FILES;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A clause as its two numbers: CU-5.12 is (5, 12).
type Id = (u32, u32);

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below a folder.
fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// Two numbers at the start of a text, with `between` between them.
fn two_numbers(text: &str, between: char) -> Option<Id> {
    let (first, rest) = text.split_once(between)?;
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some((first.parse().ok()?, rest[..digits].parse().ok()?))
}

/// The clauses written `CU-5.12` in a text.
fn cited(text: &str) -> impl Iterator<Item = Id> + '_ {
    text.split("CU-").skip(1).filter_map(|rest| two_numbers(rest, '.'))
}

/// The clauses named by the tests of a source file: `fn cu_5_12_…`, also several joined by `_cu_`.
fn named(text: &str) -> impl Iterator<Item = Id> + '_ {
    text.split("\nfn ").skip(1).flat_map(|rest| {
        let name = rest.split('(').next().unwrap_or("");
        let parts = name.strip_prefix("cu_").into_iter().flat_map(|name| name.split("_cu_"));
        parts.filter_map(|part| two_numbers(part, '_'))
    })
}

fn page() -> BTreeSet<Id> {
    let text = read(&Path::new(ROOT).join("../../docs/rules/camel-up.en.md"));
    let items = text.lines().filter_map(|line| line.strip_prefix("- **CU-"));
    let clauses: BTreeSet<_> = items.filter_map(|item| two_numbers(item, '.')).collect();
    assert!(clauses.len() > 100, "the page has only {} clauses", clauses.len());
    clauses
}

#[test]
fn every_clause_has_a_test() {
    let mut tested = BTreeMap::<Id, usize>::new();
    let mut sources = Vec::new();
    files(&Path::new(ROOT).join("tests/camel_up"), &mut sources);
    for path in sources {
        named(&read(&path)).for_each(|clause| *tested.entry(clause).or_default() += 1);
    }
    for (_, text) in FILES {
        let lines = text.lines().filter(|line| line.starts_with("clause "));
        lines.flat_map(cited).for_each(|clause| *tested.entry(clause).or_default() += 1);
    }
    let page = page();
    let untested: Vec<_> = page.iter().filter(|clause| !tested.contains_key(clause)).collect();
    assert!(untested.is_empty(), "clauses without a test: {untested:?}");
    let unknown: Vec<_> = tested.keys().filter(|clause| !page.contains(clause)).collect();
    assert!(unknown.is_empty(), "tests of clauses that the page does not have: {unknown:?}");
}

#[test]
fn every_cited_clause_is_on_the_page() {
    let page = page();
    let mut sources = Vec::new();
    for folder in ["src/camel_up", "src/camel_race", "tests/camel_up", "tests/scenarios/camel-up"] {
        files(&Path::new(ROOT).join(folder), &mut sources);
    }
    let mut citations = 0;
    for path in sources {
        for clause in cited(&read(&path)) {
            citations += 1;
            assert!(page.contains(&clause), "{} cites CU-{}.{}", path.display(), clause.0, clause.1);
        }
    }
    assert!(citations > 100, "only {citations} citations were found");
}
