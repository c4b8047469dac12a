//! Every word of the interface, in every language that has a folder in `languages/`.

mod language;

use fluent_bundle::FluentValue;
use include_dir::{Dir, include_dir};
pub use language::{BadLanguage, Language};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The house's languages: a folder each, with `site.ftl`, `<game>.ftl` and the rules `<game>.md`.
pub(crate) static HOUSE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../languages");

/// The languages that games from elsewhere bring with them.
static ELSEWHERE: OnceLock<Vec<&Dir<'static>>> = OnceLock::new();

/// Takes in the languages that games from elsewhere bring with them, before anything is said.
pub(crate) fn open_elsewhere(languages: Vec<&'static Dir<'static>>) {
    ELSEWHERE.get_or_init(|| languages);
}

/// The language that has every message: what another lacks is said in it.
const FIRST: &str = "en";

/// The languages of this process, English first.
static OPEN: OnceLock<Vec<Arc<Language>>> = OnceLock::new();

/// A language of the interface, as a number among those of this process.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lang(u8);

/// A value for a place in a message.
pub type Arg<'a> = FluentValue<'a>;

/// Adds languages to those of the house and of its games; what is chosen first in a process stays.
pub(crate) fn open_languages(more: Vec<Arc<Language>>) {
    OPEN.get_or_init(|| {
        let mut languages = built_in();
        languages.extend(more);
        languages
    });
}

fn languages() -> &'static [Arc<Language>] {
    OPEN.get_or_init(built_in)
}

/// The languages of the folders that the program was built with.
fn built_in() -> Vec<Arc<Language>> {
    let mut folders: Vec<&Dir<'_>> = HOUSE.dirs().collect();
    folders.sort_by_key(|folder| (folder.path().as_os_str() != FIRST, folder.path()));
    folders.into_iter().map(|folder| Arc::new(language_of(folder))).collect()
}

/// The language of a folder of the house, with what games from elsewhere say in it.
fn language_of(folder: &Dir<'static>) -> Language {
    let code = folder.path().to_str().expect("the folders have the codes of languages as names");
    let elsewhere = ELSEWHERE.get().into_iter().flatten().filter_map(|languages| languages.get_dir(code));
    let files = std::iter::once(folder).chain(elsewhere).flat_map(Dir::files).filter_map(|file| {
        Some((file.path().file_name()?.to_str()?.to_owned(), file.contents_utf8()?.to_owned()))
    });
    // The files of the house come once, whatever number of games has them.
    let files: BTreeMap<String, String> = files.collect();
    Language::new(code, files).unwrap_or_else(|bad| panic!("languages/{code}: {bad}"))
}

impl Lang {
    /// English.
    pub const ENGLISH: Self = Self(0);

    /// All languages of this process.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..languages().len()).map(|number| Self(number as u8))
    }

    fn language(self) -> &'static Language {
        &languages()[self.number()]
    }

    /// The place of this language among [`Lang::all`].
    pub(crate) fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The language code: `en`.
    pub fn code(self) -> &'static str {
        self.language().code()
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }

    /// The first of the languages in an `Accept-Language` header that we speak, else English.
    pub fn accepted(header: &str) -> Self {
        let mut wanted: Vec<(f32, &str)> = header
            .split(',')
            .filter_map(|part| {
                let (tag, quality) = part.split_once(";q=").unwrap_or((part, "1"));
                Some((quality.trim().parse().ok()?, tag.trim()))
            })
            .collect();
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        let spoken = |tag: &str| {
            Self::from_code(tag).or_else(|| Self::from_code(tag.split('-').next().unwrap_or_default()))
        };
        wanted.iter().find_map(|(_, tag)| spoken(tag)).unwrap_or(Self::ENGLISH)
    }

    /// A page of text, in Markdown: the rules `<game>`, a list item a clause, or `<game>-summary`.
    pub(crate) fn page(self, name: &str) -> &'static str {
        let text = |lang: Self| lang.language().page(name);
        text(self).or_else(|| text(Self::ENGLISH)).unwrap_or_default()
    }

    /// The message `key`.
    pub fn t(self, key: &str) -> String {
        self.tr(key, &[])
    }

    /// The message `key` with values for its places. A message that does not exist shows its key, which the
    /// tests look for.
    pub fn tr(self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.find(key, values).unwrap_or_else(|| key.to_owned())
    }

    /// Words as a list: "a, b and c".
    pub(crate) fn list(self, words: &[impl AsRef<str>]) -> String {
        let mut counted: Vec<(&str, usize)> = Vec::new();
        for word in words.iter().map(AsRef::as_ref) {
            match counted.iter_mut().find(|(known, _)| *known == word) {
                Some((_, count)) => *count += 1,
                None => counted.push((word, 1)),
            }
        }
        let told = |(word, count): (&str, usize)| match count {
            1 => word.to_owned(),
            _ => format!("{count}\u{a0}×\u{a0}{word}"),
        };
        let words: Vec<String> = counted.into_iter().map(told).collect();
        match &words[..] {
            [] => String::new(),
            [one] => one.clone(),
            [more @ .., last] => {
                self.tr("and", &[("more", more.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// The message `key`, in English where this language lacks it, if there is one.
    pub fn find(self, key: &str, values: &[(&str, Arg<'_>)]) -> Option<String> {
        let said = |lang: Self| lang.language().say(key, values);
        said(self).or_else(|| said(Self::ENGLISH))
    }
}

/// With a capital letter, to begin a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    /// The keys of a file in order: each message begins a line.
    fn keys(source: &str) -> Vec<&str> {
        let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
        source.lines().filter(begins).filter_map(|line| Some(line.split_once(" =")?.0)).collect()
    }

    /// The keys of a file that no message of its language is built from: cases and genders are parts that one
    /// language needs and the other does not.
    fn whole<'a>(name: &str, language: &BTreeMap<&str, &'a str>) -> BTreeSet<&'a str> {
        let is_part = |key: &&str| {
            let place = format!("{{ {key} }}");
            language.values().any(|source| source.contains(&place))
        };
        keys(language[name]).into_iter().filter(|key| !is_part(key)).collect()
    }

    /// The files of a folder of the house by their names.
    fn of(folder: &Dir<'static>) -> BTreeMap<&'static str, &'static str> {
        let files = folder.files();
        files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?))).collect()
    }

    fn is_words(name: &str) -> bool {
        Path::new(name).extension().is_some_and(|extension| extension == "ftl")
    }

    #[test]
    fn all_languages_have_the_same_files_and_messages() {
        let english = of(HOUSE.get_dir(FIRST).expect("there is English"));
        for folder in HOUSE.dirs() {
            let here = of(folder);
            assert!(here.keys().eq(english.keys()), "{}", folder.path().display());
            for name in here.keys().filter(|name| is_words(name)) {
                assert_eq!(whole(name, &here), whole(name, &english), "{}/{name}", folder.path().display());
            }
        }
    }

    #[test]
    fn no_message_is_written_twice() {
        for folder in HOUSE.dirs() {
            let words = of(folder).into_iter().filter(|(name, _)| is_words(name));
            let keys: Vec<&str> = words.flat_map(|(_, source)| keys(source)).collect();
            let once: BTreeSet<&str> = keys.iter().copied().collect();
            assert_eq!(once.len(), keys.len(), "{}", folder.path().display());
        }
    }

    /// The files of a folder and of the folders in it.
    fn files(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("the folder is readable") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { files(&path, found) } else { found.push(path) }
        }
    }

    /// The texts in quotes that follow `before` in a source.
    fn quoted<'a>(source: &'a str, before: &str) -> Vec<&'a str> {
        source.split(before).skip(1).filter_map(|rest| rest.split_once('"')).map(|(text, _)| text).collect()
    }

    #[test]
    fn every_message_that_the_pages_ask_for_exists() {
        let mut sources = Vec::new();
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
        for path in
            sources.iter().filter(|path| !path.ends_with("words.rs") && !path.ends_with("words/mod.rs"))
        {
            let source = std::fs::read_to_string(path).expect("the source is readable");
            // The pages of a game ask for their own messages without the name of the game.
            let games = games::KINDS.iter().map(|kind| kind.id());
            let of_game = |id: &&str| {
                path.components().any(|part| part.as_os_str().to_str() == Some(&id.replace('-', "_")))
            };
            let prefix = match games.into_iter().find(of_game) {
                Some(id) if path.ends_with("tell.rs") => format!("{id}-told-"),
                Some(id) => format!("{id}-"),
                None => String::new(),
            };
            for key in [".t(\"", ".tr(\"", ".sentence(\""].iter().flat_map(|before| quoted(&source, before)) {
                for lang in Lang::all() {
                    let found = lang.find(&format!("{prefix}{key}"), &[]);
                    assert!(found.is_some(), "{prefix}{key} of {} is missing", path.display());
                }
            }
        }
    }

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(Lang::accepted("pl-PL,pl;q=0.9,en;q=0.8").code(), "pl");
        assert_eq!(Lang::accepted("de, en-GB;q=0.5, pl;q=0.4"), Lang::ENGLISH);
        assert_eq!(Lang::accepted("fr"), Lang::ENGLISH);
        assert_eq!(Lang::accepted(";;;q=x"), Lang::ENGLISH);
    }
}
