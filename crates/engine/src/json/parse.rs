//! Text to JSON, in which no key may stand twice.

use super::path::Path;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
use serde_json::{Map, Value};
use std::fmt;

/// Why a text is no JSON, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}, at line {line}, column {column}")]
pub struct BadJson {
    /// The line, from 1.
    pub line: usize,
    /// The column in bytes, from 1; 0 at the very start.
    pub column: usize,
    /// What is wrong; for a key that stands twice with its path.
    pub reason: String,
}

/// The value that a text holds. Unlike with `serde_json`, a key that stands twice in an object is refused.
pub fn parse(text: &[u8]) -> Result<Value, BadJson> {
    let mut parser = serde_json::Deserializer::from_slice(text);
    let read = Strict(&Path::Top).deserialize(&mut parser);
    read.and_then(|value| parser.end().map(|()| value)).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        let told = error.to_string();
        let reason = told.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&told);
        let reason = match error.classify() {
            Category::Data => reason.to_owned(),
            _ => format!("this is no JSON: {reason}"),
        };
        BadJson { line, column, reason }
    })
}

/// Reads the value at a path.
struct Strict<'a>(&'a Path<'a>);

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element_seed(Strict(&Path::Item(self.0, items.len())))? {
            items.push(item);
        }
        Ok(items.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            let path = Path::Field(self.0, &name);
            if fields.contains_key(&name) {
                return Err(A::Error::custom(format!("{path}: stands twice")));
            }
            let value = object.next_value_seed(Strict(&path))?;
            fields.insert(name, value);
        }
        Ok(fields.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        parse(text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn json_is_what_serde_json_reads() {
        for text in [
            "null",
            "[]",
            "{}",
            " [1, -2, 3.5, 1e300, 18446744073709551615, \"ż\\n\", true, {\"a\": {\"a\": null}}] ",
        ] {
            assert_eq!(parse(text.as_bytes()).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        }
    }

    #[test]
    fn a_key_that_stands_twice_is_named_with_its_place() {
        assert_eq!(refused(r#"{"a": 1, "a": 1}"#), "a: stands twice, at line 1, column 12");
        let nested = "{\"players\": [{}, {\"money\": 1,\n \"money\": 2}]}";
        assert_eq!(refused(nested), "players[2].money: stands twice, at line 2, column 8");
        assert_eq!(refused(r#"[[{"\u0061": [], "a": 2}]]"#), "[1][1].a: stands twice, at line 1, column 20");
    }

    #[test]
    fn what_is_no_json_is_refused_at_its_place() {
        assert_eq!(refused("{\n \"a\": 3,,}"), "this is no JSON: key must be a string, at line 2, column 9");
        assert_eq!(refused("1 2"), "this is no JSON: trailing characters, at line 1, column 3");
        assert!(refused(&"[".repeat(100_000)).contains("recursion limit"));
        assert!(parse(b"\"\xff\"").unwrap_err().reason.contains("this is no JSON"));
    }
}
