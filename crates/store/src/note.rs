//! Small texts about people and what they do, which are no part of a game.

use crate::TableId;

/// A text kept under a kind and a key, such as an account under `account` and the name of its player. What it means is
/// the caller's affair.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Note {
    /// What sort of text it is.
    pub kind: String,
    /// Its name among those of its kind.
    pub key: String,
    /// The table with which it is removed, if it belongs to one.
    pub table: Option<TableId>,
    /// The text.
    pub body: String,
}

/// A step of a change of notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// The change is only made if this note has this text, or if there is none of this name.
    Expect {
        /// The kind of the note.
        kind: String,
        /// Its key.
        key: String,
        /// Its text; none where there must be no such note.
        body: Option<String>,
    },
    /// Keeps a note, in the place of one of the same name.
    Put(Note),
    /// Removes a note, if there is one.
    Remove {
        /// The kind of the note.
        kind: String,
        /// Its key.
        key: String,
    },
}

impl Edit {
    /// Expects that there is no note of this name.
    pub fn expect_none(kind: &str, key: &str) -> Self {
        Self::Expect { kind: kind.to_owned(), key: key.to_owned(), body: None }
    }

    /// Expects that a note has this text.
    pub fn expect(kind: &str, key: &str, body: &str) -> Self {
        Self::Expect { kind: kind.to_owned(), key: key.to_owned(), body: Some(body.to_owned()) }
    }

    /// Keeps a text that belongs to no table.
    pub fn put(kind: &str, key: &str, body: &str) -> Self {
        let [kind, key, body] = [kind, key, body].map(str::to_owned);
        Self::Put(Note { kind, key, table: None, body })
    }

    /// Keeps a text that is removed with a table.
    pub fn put_at(table: &TableId, kind: &str, key: &str, body: &str) -> Self {
        let [kind, key, body] = [kind, key, body].map(str::to_owned);
        Self::Put(Note { kind, key, table: Some(table.clone()), body })
    }

    /// Removes a note.
    pub fn remove(kind: &str, key: &str) -> Self {
        Self::Remove { kind: kind.to_owned(), key: key.to_owned() }
    }
}

/// The first text after all that begin with `prefix`, in the order of bytes; none if nothing comes after them.
pub(crate) fn after_all(prefix: &str) -> Option<String> {
    // Only ASCII is ever the last letter of a prefix; other letters have followers too, found one by one.
    let mut letters: Vec<char> = prefix.chars().collect();
    while let Some(last) = letters.pop() {
        let next = (u32::from(last) + 1..=u32::from(char::MAX)).find_map(char::from_u32);
        if let Some(next) = next {
            letters.push(next);
            return Some(letters.into_iter().collect());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::after_all;

    #[test]
    fn what_begins_alike_lies_before_its_end() {
        for (prefix, end) in
            [("ola/", Some("ola0")), ("", None), ("\u{10ffff}", None), ("a\u{10ffff}", Some("b"))]
        {
            assert_eq!(after_all(prefix).as_deref(), end);
        }
    }
}
