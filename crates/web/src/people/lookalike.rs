//! Names that look alike are one name.

use crate::problem::Problem;
use table::tidy_name;
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// What a name looks like: two names with the same look cannot be told apart by people. Case, spaces, dots and
/// dashes, marks of width and letters of other scripts that are drawn alike make no difference.
pub(crate) fn look(name: &str) -> String {
    let plain = |text: &str| text.nfkc().flat_map(char::to_lowercase).collect::<String>();
    // What is drawn like another letter is so in either case, and its likeness may be a capital.
    let alike: String = skeleton(&plain(name)).collect();
    let alike: String = skeleton(&plain(&alike)).collect();
    alike.chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// A name that an account may have: one that can be shown and that looks like something.
pub(crate) fn name_of(typed: &str) -> Result<String, Problem> {
    let name = tidy_name(typed)?;
    if look(&name).is_empty() {
        return Err(table::TableError::BadName { most: table::MAX_NAME }.into());
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Ola", "ola"),
            ("Ola", "O la"),
            ("Ola", "Оlа"),
            ("Ola", "Ｏｌａ"),
            ("paypal", "раураl"),
            ("Jan-Maria", "jan maria"),
            ("Ola", "O.l.a"),
            ("Zoe\u{301}", "Zo\u{e9}"),
            ("rn", "m"),
        ] {
            assert_eq!(look(one), look(other), "{one} and {other}");
        }
        for (one, other) in [("Ola", "Ala"), ("Łucja", "Lucyna"), ("Jan", "Jan 2")] {
            assert_ne!(look(one), look(other), "{one} and {other}");
        }
    }

    #[test]
    fn a_name_looks_like_something() {
        assert_eq!(name_of("  Ola  z Łodzi").unwrap(), "Ola z Łodzi");
        for bad in ["", "...", "- -", "\u{202e}alO"] {
            assert!(name_of(bad).is_err(), "{bad:?}");
        }
    }
}
