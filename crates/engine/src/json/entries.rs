//! Small maps of JSON forms.

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// The fields of an object whose names are values: a list of pairs, each key once, written in the order of the list.
///
/// The maps of the forms have a few dozen entries and are only written, or read from first to last. A tree of each kind
/// would take as long to compile as all the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entries<K, V>(Vec<(K, V)>);

impl<K, V> Entries<K, V> {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K, V> Default for Entries<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The keys of `pairs` differ.
impl<K, V> FromIterator<(K, V)> for Entries<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        Self(pairs.into_iter().collect())
    }
}

/// The keys of `pairs` differ.
impl<K, V, const N: usize> From<[(K, V); N]> for Entries<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        Self(pairs.into())
    }
}

impl<K, V> IntoIterator for Entries<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Entries<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de, K: Deserialize<'de> + PartialEq, V: Deserialize<'de>> Deserialize<'de> for Entries<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reading(PhantomData))
    }
}

struct Reading<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de> + PartialEq, V: Deserialize<'de>> Visitor<'de> for Reading<K, V> {
    type Value = Entries<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some((key, value)) = map.next_entry::<K, V>()? {
            if entries.iter().any(|(other, _)| *other == key) {
                return Err(A::Error::custom("a key stands twice, written in two ways"));
            }
            entries.push((key, value));
        }
        Ok(Entries(entries))
    }
}

#[cfg(feature = "schema")]
impl<K: schemars::JsonSchema, V: schemars::JsonSchema> schemars::JsonSchema for Entries<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        std::collections::BTreeMap::<K, V>::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        std::collections::BTreeMap::<K, V>::schema_id()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        std::collections::BTreeMap::<K, V>::json_schema(generator)
    }
}
