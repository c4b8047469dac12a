//! A language made by a program from English: letters with accents, a third longer. Pages that hold in it hold in most.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use web::words::Language;

/// Its code, as browsers know it.
pub(crate) const CODE: &str = "en-XA";
/// English.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../languages/en");
/// What is no text: it goes into numbers.
const NO_TEXT: &str = "decimal-sign";

/// The language.
pub(crate) fn language() -> Arc<Language> {
    static MADE: LazyLock<Arc<Language>> = LazyLock::new(|| {
        let files = std::fs::read_dir(FOLDER).expect("there is English").map(|entry| {
            let path = entry.expect("an entry").path();
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let is_words = Path::new(&name).extension().is_some_and(|extension| extension == "ftl");
            let text = if is_words { messages(&text) } else { text.lines().map(rule).collect() };
            (name, text)
        });
        Arc::new(Language::new(CODE, files).expect("what is made of English can be read"))
    });
    Arc::clone(&MADE)
}

/// The messages of a file, their places as before.
fn messages(source: &str) -> String {
    let mut resource: Resource<String> = parser::parse(source.to_owned()).expect("English is Fluent");
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && message.id.name != NO_TEXT
            && let Some(value) = &mut message.value
        {
            pattern(value);
        }
    }
    serializer::serialize(&resource)
}

fn pattern(of: &mut Pattern<String>) {
    for element in &mut of.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    pattern(&mut variant.value);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::Placeable { .. }),
            } => {
                panic!("English has no placeable in a placeable");
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

/// A line of the rules; marks, numbers of clauses and addresses stay.
fn rule(line: &str) -> String {
    let words = line.split_inclusive(' ').map(|word| {
        let is_plain = word.chars().all(|sign| sign.is_alphabetic() || " .,;:!?*()|'’".contains(sign));
        if is_plain { longer(word) } else { word.to_owned() }
    });
    words.chain(std::iter::once("\n".to_owned())).collect()
}

/// Text with accents in which every third letter stands twice.
fn longer(text: &str) -> String {
    let mut letters = 0;
    let mut long = String::new();
    for sign in text.chars() {
        let letter = accented(sign);
        long.push(letter);
        letters += usize::from(sign.is_alphabetic());
        if sign.is_alphabetic() && letters % 3 == 0 {
            long.extend(letter.to_lowercase());
        }
    }
    long
}

fn accented(sign: char) -> char {
    const PLAIN: &str = "aceilnosuyzACEILNOSUYZ";
    const ACCENTED: &str = "áçéíłñóšúýžÁÇÉÍŁÑÓŠÚÝŽ";
    PLAIN
        .chars()
        .zip(ACCENTED.chars())
        .find(|(plain, _)| *plain == sign)
        .map_or(sign, |(_, accented)| accented)
}
