//! Data files in TOML: values by dotted key, checked against ranges; errors name the key.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;
use toml::{Table, Value};

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{key}: {reason}")]
pub struct BadData {
    /// The key, such as `track.spaces`; `file` when it is no TOML.
    pub key: String,
    /// The reason.
    pub reason: String,
}

/// A fault of the value at `key`.
pub(crate) fn bad_data(key: &str, reason: impl Into<String>) -> BadData {
    BadData { key: key.to_owned(), reason: reason.into() }
}

/// A data file as a table.
pub(crate) fn table(text: &str) -> Result<Table, BadData> {
    text.parse().map_err(|bad: toml::de::Error| bad_data("file", bad.message()))
}

/// Access to a table by dotted key.
pub(crate) struct Keys<'a>(pub(crate) &'a Table);

impl Keys<'_> {
    /// The value at a key such as `track.spaces`.
    pub(crate) fn value(&self, key: &str) -> Result<&Value, BadData> {
        let mut parts = key.split('.');
        let first = parts.next().and_then(|part| self.0.get(part));
        parts
            .fold(first, |value, part| value.and_then(|value| value.get(part)))
            .ok_or_else(|| bad_data(key, "is missing"))
    }

    /// A whole number within a range.
    pub(crate) fn number<T: TryFrom<i64> + PartialOrd + Display>(
        &self,
        key: &str,
        range: RangeInclusive<T>,
    ) -> Result<T, BadData> {
        integer(key, self.value(key)?, &range)
    }

    /// Whole numbers within a range.
    pub(crate) fn list<T: TryFrom<i64> + PartialOrd + Display>(
        &self,
        key: &str,
        range: RangeInclusive<T>,
    ) -> Result<Vec<T>, BadData> {
        self.array(key)?.iter().map(|value| integer(key, value, &range)).collect()
    }

    /// A list.
    pub(crate) fn array(&self, key: &str) -> Result<&Vec<Value>, BadData> {
        self.value(key)?.as_array().ok_or_else(|| bad_data(key, "is no list"))
    }

    /// A list of texts.
    pub(crate) fn words(&self, key: &str) -> Result<Vec<&str>, BadData> {
        let word = |value| Value::as_str(value).ok_or_else(|| bad_data(key, "is no list of texts"));
        self.array(key)?.iter().map(word).collect()
    }

    /// A table from numbers to numbers, in order of the keys.
    pub(crate) fn numbered<K, T>(
        &self,
        key: &str,
        keys: RangeInclusive<K>,
        range: RangeInclusive<T>,
    ) -> Result<Vec<(K, T)>, BadData>
    where
        K: FromStr + PartialOrd + Copy + Display,
        T: TryFrom<i64> + PartialOrd + Display,
    {
        let table = self.value(key)?.as_table().ok_or_else(|| bad_data(key, "is no table"))?;
        let mut entries = Vec::new();
        for (name, value) in table {
            let number = name.parse().ok().filter(|number| keys.contains(number)).ok_or_else(|| {
                bad_data(key, format!("`{name}` is not within {}..={}", keys.start(), keys.end()))
            })?;
            entries.push((number, integer(&format!("{key}.{name}"), value, &range)?));
        }
        entries.sort_by(|a, b| a.0.partial_cmp(&b.0).unwrap_or(std::cmp::Ordering::Equal));
        Ok(entries)
    }

    /// A list of just `N` numbers.
    pub(crate) fn exactly<const N: usize>(
        &self,
        key: &str,
        range: RangeInclusive<u8>,
    ) -> Result<[u8; N], BadData> {
        self.list(key, range)?.try_into().map_err(|_| bad_data(key, format!("must have {N} numbers")))
    }

    /// The entries of a list, which has just `count`, each under its id, none of which stands twice.
    pub(crate) fn entries(&self, key: &str, count: usize) -> Result<Vec<Entry<'_>>, BadData> {
        let list = self.array(key)?;
        if list.len() != count {
            return Err(bad_data(key, format!("must have {count} entries, not {}", list.len())));
        }
        let mut ids = BTreeSet::new();
        let mut entries = Vec::new();
        for (at, value) in list.iter().enumerate() {
            let id = value.get("id").and_then(Value::as_str).map_or(at.to_string(), str::to_owned);
            let key = format!("{key}.{id}");
            if id.contains(char::is_whitespace) || !ids.insert(id) {
                return Err(bad_data(&format!("{key}.id"), "must be a single word that stands only once"));
            }
            entries.push(Entry { key, value });
        }
        Ok(entries)
    }
}

/// An entry of a list under its key.
pub(crate) struct Entry<'a> {
    pub(crate) key: String,
    pub(crate) value: &'a Value,
}

impl Entry<'_> {
    /// A text.
    pub(crate) fn text(&self, name: &str) -> Result<&str, BadData> {
        let text = self.value.get(name).and_then(Value::as_str);
        text.ok_or_else(|| bad_data(&format!("{}.{name}", self.key), "is missing or no text"))
    }

    /// A text as a value.
    pub(crate) fn word<T: FromStr<Err: Display>>(&self, name: &str) -> Result<T, BadData> {
        let parsed = self.text(name)?.parse();
        parsed.map_err(|bad: T::Err| bad_data(&format!("{}.{name}", self.key), bad.to_string()))
    }

    /// A whole number within a range.
    pub(crate) fn number<T: TryFrom<i64> + PartialOrd + Display>(
        &self,
        name: &str,
        range: RangeInclusive<T>,
    ) -> Result<T, BadData> {
        let key = format!("{}.{name}", self.key);
        let value = self.value.get(name).ok_or_else(|| bad_data(&key, "is missing"))?;
        integer(&key, value, &range)
    }

    /// A yes or no; no unless given.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, BadData> {
        match self.value.get(name) {
            None => Ok(false),
            Some(value) => value
                .as_bool()
                .ok_or_else(|| bad_data(&format!("{}.{name}", self.key), "is not true or false")),
        }
    }
}

/// The value as a whole number within a range.
pub(crate) fn integer<T: TryFrom<i64> + PartialOrd + Display>(
    key: &str,
    value: &Value,
    range: &RangeInclusive<T>,
) -> Result<T, BadData> {
    let number = value.as_integer().ok_or_else(|| bad_data(key, "is no whole number"))?;
    T::try_from(number)
        .ok()
        .filter(|number| range.contains(number))
        .ok_or_else(|| bad_data(key, format!("{number} is not within {}..={}", range.start(), range.end())))
}

/// Refuses what differs from what the rules are written for.
pub(crate) fn same<T: PartialEq + Debug>(key: &str, found: &T, expected: &T) -> Result<(), BadData> {
    if found == expected {
        Ok(())
    } else {
        Err(bad_data(key, format!("is {found:?}, but the rules are written for {expected:?}")))
    }
}
