//! One language: its messages and rules, read from the files of a folder.

use super::Arg;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, PatternElement};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};
use unic_langid::LanguageIdentifier;

/// A language that the interface speaks.
pub struct Language {
    code: String,
    bundle: FluentBundle<FluentResource>,
    /// The messages that are the same whatever is put in, which are most of them.
    plain: HashMap<String, String>,
    /// Pages of text by their names, in Markdown.
    pages: HashMap<String, String>,
}

/// Why a folder is no language.
#[derive(Debug, thiserror::Error)]
pub enum BadLanguage {
    /// The folder or a file of it cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Unreadable {
        /// The folder or file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The name of the folder is no language code.
    #[error("{0:?} is no language code such as \"de\"")]
    Code(String),
    /// The house speaks this language already.
    #[error("the language {0:?} is there already")]
    Twice(String),
    /// A line of a file is no Fluent message.
    #[error("{file}, line {line}: {what}")]
    Message {
        /// The name of the file.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        what: String,
    },
    /// A message is missing without which the language cannot be chosen.
    #[error("the message {0:?} is missing")]
    Missing(&'static str),
}

impl Language {
    /// The language of these files, given with their names: messages in `*.ftl`, pages of text in `*.md`.
    pub fn new(code: &str, files: impl IntoIterator<Item = (String, String)>) -> Result<Self, BadLanguage> {
        let language: LanguageIdentifier = code.parse().map_err(|_| BadLanguage::Code(code.to_owned()))?;
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks that isolate directions are for texts that mix them; ours do not.
        bundle.set_use_isolating(false);
        let mut new = Self { code: code.to_owned(), bundle, plain: HashMap::new(), pages: HashMap::new() };
        for (file, text) in files {
            match file.rsplit_once('.') {
                Some((_, "ftl")) => new.add_messages(&file, text)?,
                Some((name, "md")) => _ = new.pages.insert(name.to_owned(), text),
                _ => {}
            }
        }
        new.bundle.set_formatter(match new.say("thousands-sign", &[]).as_deref() {
            Some(",") => Some(|value, _| grouped(value, ',')),
            Some(".") => Some(|value, _| grouped(value, '.')),
            _ => Some(|value, _| grouped(value, '\u{a0}')),
        });
        if new.say("language-name", &[]).is_none() {
            return Err(BadLanguage::Missing("language-name"));
        }
        Ok(new)
    }

    /// The languages of a folder that has a folder for each, named by its code.
    pub fn in_folder(folder: &Path) -> Result<Vec<Self>, BadLanguage> {
        let mut folders = entries(folder)?;
        folders.retain(|path| path.is_dir());
        folders.into_iter().map(|folder| Self::read(&folder)).collect()
    }

    fn read(folder: &Path) -> Result<Self, BadLanguage> {
        let code = folder.file_name().unwrap_or_default().to_string_lossy();
        if super::HOUSE.get_dir(&*code).is_some() {
            return Err(BadLanguage::Twice(code.into_owned()));
        }
        let files = entries(folder)?.into_iter().filter(|path| path.is_file()).map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text =
                fs::read_to_string(&path).map_err(|source| BadLanguage::Unreadable { path, source })?;
            Ok((name, text))
        });
        Self::new(&code, files.collect::<Result<Vec<_>, BadLanguage>>()?)
    }

    fn add_messages(&mut self, file: &str, text: String) -> Result<(), BadLanguage> {
        let bad = |text: &str, at: usize, what: String| BadLanguage::Message {
            file: file.to_owned(),
            line: text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count() + 1,
            what,
        };
        let resource = FluentResource::try_new(text).map_err(|(resource, errors)| match errors.first() {
            Some(error) => bad(resource.source(), error.pos.start, error.kind.to_string()),
            None => bad("", 0, "not readable".to_owned()),
        })?;
        self.plain.extend(resource.entries().filter_map(plain));
        self.bundle.add_resource(resource).map_err(|errors| {
            bad("", 0, errors.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
        })
    }

    pub(super) fn code(&self) -> &str {
        &self.code
    }

    /// The page of text with this name.
    pub(super) fn page(&self, name: &str) -> Option<&str> {
        self.pages.get(name).map(String::as_str)
    }

    /// The message `key` with values for its places, if there is one.
    pub(super) fn say(&self, key: &str, values: &[(&str, Arg<'_>)]) -> Option<String> {
        if let Some(text) = self.plain.get(key) {
            return Some(text.clone());
        }
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut places = FluentArgs::new();
        for (name, value) in values {
            places.set(*name, value.clone());
        }
        Some(self.bundle.format_pattern(pattern, Some(&places), &mut Vec::new()).into_owned())
    }
}

/// From this on the digits of whole numbers stand in groups of three.
const GROUPED: f64 = 10_000.0;

/// A large whole number with a sign between its thousands; others are written as they are.
fn grouped(value: &Arg<'_>, sign: char) -> Option<String> {
    let Arg::Number(number) = value else { return None };
    if number.value.abs() < GROUPED || number.value.fract() != 0.0 {
        return None;
    }
    let digits = format!("{:.0}", number.value.abs());
    let mut written = if number.value < 0.0 { "−".to_owned() } else { String::new() };
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            written.push(sign);
        }
        written.push(digit);
    }
    Some(written)
}

/// What lies in a folder, by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, BadLanguage> {
    let unreadable = |source| BadLanguage::Unreadable { path: folder.to_owned(), source };
    let found = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths: Vec<PathBuf> =
        found.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().map_err(unreadable)?;
    paths.sort();
    Ok(paths)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn of(messages: &str) -> Result<Language, BadLanguage> {
        Language::new("de", [("site.ftl".to_owned(), messages.to_owned())])
    }

    #[test]
    fn a_folder_of_words_is_a_language() {
        let folder = tempfile::tempdir().expect("a folder");
        let german = folder.path().join("de");
        fs::create_dir(&german).expect("a folder");
        fs::write(german.join("site.ftl"), "language-name = Deutsch\nlobby-lead = Für { $n } Leute\n")
            .expect("a file");
        fs::write(german.join("keltis.md"), "# Keltis\n").expect("a file");
        let [german] = &Language::in_folder(folder.path()).expect("it can be read")[..] else {
            panic!("one")
        };
        assert_eq!(german.say("lobby-lead", &[("n", 3.into())]).as_deref(), Some("Für 3 Leute"));
        assert_eq!(
            (german.code(), german.page("keltis"), german.page("sobek")),
            ("de", Some("# Keltis\n"), None)
        );
    }

    #[test]
    fn large_numbers_are_written_in_groups_as_the_language_has_them() {
        let written = |sign: &str, number: f64| {
            let sign = format!("thousands-sign = {sign}\n");
            let words = of(&format!("language-name = Deutsch\n{sign}n = {{ $n }}\n")).expect("a language");
            words.say("n", &[("n", number.into())]).expect("a number")
        };
        assert_eq!(written(",", 20_000.0), "20,000");
        assert_eq!(written(".", -1_234_567.0), "−1.234.567");
        assert_eq!(written("{\"\u{a0}\"}", 10_000.0), "10\u{a0}000");
        assert_eq!([1_500.0, 9_999.0].map(|number| written(",", number)), ["1500", "9999"]);
        assert_eq!(written(",", 12_000.5), "12000.5");
    }

    #[test]
    fn what_is_wrong_with_a_folder_is_said_with_its_line() {
        let said =
            |language: Result<Language, BadLanguage>| language.err().expect("it is refused").to_string();
        assert!(said(of("language-name = Deutsch\na = b\n!!\n")).starts_with("site.ftl, line 3: "));
        assert_eq!(said(of("a = b\n")), "the message \"language-name\" is missing");
        assert_eq!(said(Language::new("x y", [])), "\"x y\" is no language code such as \"de\"");
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("pl")).expect("a folder");
        let twice = Language::in_folder(folder.path()).err().expect("it is refused");
        assert_eq!(twice.to_string(), "the language \"pl\" is there already");
        let missing = Language::in_folder(&folder.path().join("no")).err().expect("it is refused");
        assert!(missing.to_string().starts_with("cannot read "), "{missing}");
    }
}
