//! Every clause of a rules page has a test, and no clause is cited that the page does not have.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A clause as its two numbers: CU-5.12 is (5, 12).
type Id = (u32, u32);

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Where the rules of a game stand.
pub(crate) struct Rules {
    /// The letters of its clauses: `CU`.
    pub(crate) letters: &'static str,
    /// The name of its rules page and of the folder of its scenarios: `camel-up`.
    pub(crate) page: &'static str,
    /// The folders with its tests, below the crate.
    pub(crate) tests: &'static [&'static str],
    /// The folders with its code, below the crate.
    pub(crate) sources: &'static [&'static str],
    /// Its scenario files: names and texts.
    pub(crate) scenarios: &'static [(&'static str, &'static str)],
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below a folder.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
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

/// The names of the tests of a source file that are run: functions right after `#[test]` and not ignored.
fn tests(text: &str) -> Vec<&str> {
    let (mut names, mut is_test, mut ignored) = (Vec::new(), false, false);
    for line in text.lines().map(str::trim) {
        match line.strip_prefix("fn ") {
            Some(rest) if is_test && !ignored => names.extend(rest.split('(').next()),
            None if line.starts_with("#[") => {
                is_test |= line.starts_with("#[test]");
                ignored |= line.starts_with("#[ignore");
                continue;
            }
            None if line.starts_with("//") => continue,
            _ => {}
        }
        (is_test, ignored) = (false, false);
    }
    names
}

#[test]
fn only_functions_that_are_run_count_as_tests() {
    let text = "#[test]\nfn ab_1_1_run() {\n}\n/// Of AB-1.2.\nfn ab_1_2_help() {}\n
        #[test]\n#[ignore = \"slow\"]\nfn ab_1_3_never() {}\n
        #[test]\n// Why.\n#[should_panic]\nfn ab_1_4_ab_1_5_fails() {}\nlet text = \"fn ab_1_6_text() {}\";";
    assert_eq!(tests(text), ["ab_1_1_run", "ab_1_4_ab_1_5_fails"]);
}

impl Rules {
    /// The clauses written `CU-5.12` in a text.
    fn cited(&self, text: &str) -> Vec<Id> {
        let mark = format!("{}-", self.letters);
        text.split(&mark).skip(1).filter_map(|rest| two_numbers(rest, '.')).collect()
    }

    /// The clauses named by the tests of a source file: `fn cu_5_12_…`, also several joined by `_cu_`.
    fn named(&self, text: &str) -> Vec<Id> {
        let letters = self.letters.to_lowercase();
        let (start, joint) = (format!("{letters}_"), format!("_{letters}_"));
        tests(text)
            .into_iter()
            .filter_map(|name| name.strip_prefix(&start))
            .flat_map(|name| name.split(&joint).filter_map(|part| two_numbers(part, '_')).collect::<Vec<_>>())
            .collect()
    }

    fn clauses_of_page(&self, language: &str) -> Vec<Id> {
        let text = read(&Path::new(ROOT).join(format!("../../languages/{language}/{}.md", self.page)));
        let mark = format!("- **{}-", self.letters);
        let items = text.lines().filter_map(|line| line.strip_prefix(&mark));
        items.filter_map(|item| two_numbers(item, '.')).collect()
    }

    fn page(&self) -> BTreeSet<Id> {
        let clauses: BTreeSet<_> = self.clauses_of_page("en").into_iter().collect();
        assert!(clauses.len() > 80, "the page has only {} clauses", clauses.len());
        clauses
    }

    /// Both languages have the same clauses in the same order, each once.
    pub(crate) fn both_pages_have_the_same_clauses(&self) {
        let english = self.clauses_of_page("en");
        assert!(english.is_sorted_by(|a, b| a < b), "in order, none twice: {english:?}");
        assert_eq!(english, self.clauses_of_page("pl"));
    }

    /// Each clause is named by a test or a scenario, and each of these names a clause of the page.
    pub(crate) fn every_clause_has_a_test(&self) {
        let mut tested = BTreeMap::<Id, usize>::new();
        let mut sources = Vec::new();
        for folder in self.tests {
            files(&Path::new(ROOT).join(folder), &mut sources);
        }
        for path in sources {
            self.named(&read(&path)).into_iter().for_each(|id| *tested.entry(id).or_default() += 1);
        }
        for (_, text) in self.scenarios {
            let lines = text.lines().filter(|line| line.starts_with("clause "));
            lines.flat_map(|line| self.cited(line)).for_each(|id| *tested.entry(id).or_default() += 1);
        }
        let page = self.page();
        let untested: Vec<_> = page.iter().filter(|clause| !tested.contains_key(clause)).collect();
        assert!(untested.is_empty(), "clauses without a test: {untested:?}");
        let unknown: Vec<_> = tested.keys().filter(|clause| !page.contains(clause)).collect();
        assert!(unknown.is_empty(), "tests of clauses that the page does not have: {unknown:?}");
    }

    /// Code and tests cite only clauses of the page.
    pub(crate) fn every_cited_clause_is_on_the_page(&self) {
        let page = self.page();
        let scenarios = format!("tests/scenarios/{}", self.page);
        let mut sources = Vec::new();
        for folder in self.sources.iter().chain(self.tests).copied().chain([scenarios.as_str()]) {
            files(&Path::new(ROOT).join(folder), &mut sources);
        }
        let mut citations = 0;
        for path in sources {
            for clause in self.cited(&read(&path)) {
                citations += 1;
                let known = page.contains(&clause);
                assert!(known, "{} cites {}-{}.{}", path.display(), self.letters, clause.0, clause.1);
            }
        }
        assert!(citations > 100, "only {citations} citations were found");
    }

    /// Every file in the folder of scenarios is in the list of those that are run.
    pub(crate) fn every_scenario_file_is_run(&self) {
        let mut found = Vec::new();
        files(&Path::new(ROOT).join(format!("tests/scenarios/{}", self.page)), &mut found);
        let name = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().to_owned();
        found.retain(|path| path.extension().is_some_and(|extension| extension == "txt"));
        let mut names: Vec<_> = found.iter().map(name).collect();
        names.sort();
        let mut listed: Vec<_> = self.scenarios.iter().map(|&(name, _)| name.to_owned()).collect();
        listed.sort();
        assert_eq!(names, listed);
    }
}
