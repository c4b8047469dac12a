//! Every word of the interface, in Polish and English, from the Fluent files in `words/`.

use crate::game_page::Translated;
use crate::pages::game_pages;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, PatternElement};
use std::collections::HashMap;
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Polish.
    Pl,
}

/// A value for a place in a message.
pub type Arg<'a> = FluentValue<'a>;

const SITE: Translated =
    Translated { pl: include_str!("../words/pl/site.ftl"), en: include_str!("../words/en/site.ftl") };

/// The words of the site and of all games.
fn sources(lang: Lang) -> Vec<&'static str> {
    let games = game_pages().map(|page| page.files().words.get(lang));
    std::iter::once(SITE.get(lang)).chain(games).collect()
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of(Lang::En));
static POLISH: LazyLock<Words> = LazyLock::new(|| Words::of(Lang::Pl));

/// The messages of a language.
struct Words {
    bundle: FluentBundle<FluentResource>,
    /// The messages that are the same whatever is put in, which are most of them.
    plain: HashMap<String, String>,
}

impl Words {
    fn of(lang: Lang) -> Self {
        let code = lang.code();
        let language: LanguageIdentifier = code.parse().expect("`en` and `pl` are language codes");
        let mut words = Self { bundle: FluentBundle::new_concurrent(vec![language]), plain: HashMap::new() };
        // The marks that isolate directions are for texts that mix them; ours do not.
        words.bundle.set_use_isolating(false);
        for source in sources(lang) {
            let resource = FluentResource::try_new(source.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("words/{code}: {errors:?}"));
            words.plain.extend(resource.entries().filter_map(plain));
            words.bundle.add_resource(resource).unwrap_or_else(|errors| panic!("words/{code}: {errors:?}"));
        }
        words
    }
}

/// A message without places, and its text.
fn plain(entry: &Entry<&str>) -> Option<(String, String)> {
    let Entry::Message(message) = entry else { return None };
    let mut text = String::new();
    for element in &message.value.as_ref()?.elements {
        let PatternElement::TextElement { value } = element else { return None };
        text.push_str(value);
    }
    Some((message.id.name.to_owned(), text))
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::Pl, Self::En];

    /// The language code: `en`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Pl => "pl",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
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
        let code = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        wanted.iter().find_map(|(_, tag)| Self::from_code(&code(tag))).unwrap_or(Self::En)
    }

    fn words(self) -> &'static Words {
        match self {
            Self::En => &ENGLISH,
            Self::Pl => &POLISH,
        }
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
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        match &words[..] {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [more @ .., last] => {
                self.tr("and", &[("more", more.join(", ").into()), ("last", (*last).into())])
            }
        }
    }

    /// The message `key`, if there is one.
    pub fn find(self, key: &str, values: &[(&str, Arg<'_>)]) -> Option<String> {
        let Words { bundle, plain } = self.words();
        if let Some(text) = plain.get(key) {
            return Some(text.clone());
        }
        let pattern = bundle.get_message(key)?.value()?;
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
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
    use crate::game_page::AnyPage;
    use std::collections::BTreeSet;
    use std::path::{Path, PathBuf};

    /// The keys of a file in order: each message begins a line.
    fn keys(source: &str) -> Vec<&str> {
        let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
        source.lines().filter(begins).filter_map(|line| Some(line.split_once(" =")?.0)).collect()
    }

    /// The keys that no other message of the file is built from: cases and genders are parts that one
    /// language needs and the other does not.
    fn whole(source: &str) -> BTreeSet<&str> {
        keys(source).into_iter().filter(|key| !source.contains(&format!("{{ {key} }}"))).collect()
    }

    #[test]
    fn both_languages_have_the_same_messages() {
        for (english, polish) in sources(Lang::En).into_iter().zip(sources(Lang::Pl)) {
            assert_eq!(whole(english), whole(polish));
        }
    }

    #[test]
    fn no_message_is_written_twice() {
        for source in Lang::ALL.into_iter().flat_map(sources) {
            let keys = keys(source);
            assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
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
        for path in sources.iter().filter(|path| !path.ends_with("words.rs")) {
            let source = std::fs::read_to_string(path).expect("the source is readable");
            // The pages of a game ask for their own messages without the name of the game.
            let games = game_pages().map(AnyPage::id);
            let of_game = |id: &&str| {
                path.components().any(|part| part.as_os_str().to_str() == Some(&id.replace('-', "_")))
            };
            let prefix = match games.into_iter().find(of_game) {
                Some(id) if path.ends_with("tell.rs") => format!("{id}-told-"),
                Some(id) => format!("{id}-"),
                None => String::new(),
            };
            for key in [".t(\"", ".tr(\"", ".sentence(\""].iter().flat_map(|before| quoted(&source, before)) {
                for lang in Lang::ALL {
                    let found = lang.find(&format!("{prefix}{key}"), &[]);
                    assert!(found.is_some(), "{prefix}{key} of {} is missing in {lang:?}", path.display());
                }
            }
        }
    }

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(Lang::accepted("pl-PL,pl;q=0.9,en;q=0.8"), Lang::Pl);
        assert_eq!(Lang::accepted("de, en-GB;q=0.5, pl;q=0.4"), Lang::En);
        assert_eq!(Lang::accepted("fr"), Lang::En);
        assert_eq!(Lang::accepted(";;;q=x"), Lang::En);
    }
}
