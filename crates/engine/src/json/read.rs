//! JSON to types, with errors that name the field.

use super::path::{Path, clipped};
use serde::Deserialize;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, Error, Expected, IntoDeserializer, MapAccess, SeqAccess, Unexpected,
    Visitor,
};
use serde_json::{Map, Value, map};
use std::fmt::Display;
use std::slice;

/// What is wrong with a field of a JSON document.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{field}{}{reason}", if field.is_empty() { "" } else { ": " })]
pub struct BadField {
    /// The way to the field from the top, `players[2].money`, items counted from 1; empty for the document itself.
    pub field: String,
    /// What is wrong with it, in English.
    pub reason: String,
    /// Whether the field is counted from the top already, not only from the object that was being read.
    from_top: bool,
}

/// Reads a document. Objects must be objects, words of a choice must be texts, whole numbers must be whole.
pub fn read<T: for<'de> Deserialize<'de>>(document: &Value) -> Result<T, BadField> {
    T::deserialize(Reader { value: document, path: &Path::Top })
}

impl BadField {
    fn new(field: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { field: field.into(), reason: reason.into(), from_top: false }
    }

    /// The error, found while the value at `path` was read.
    fn within(mut self, path: &Path<'_>) -> Self {
        if !self.from_top {
            self.field = if self.field.is_empty() {
                path.to_string()
            } else {
                // The name has been clipped, if it must be.
                Path::Field(path, &self.field).to_string()
            };
            self.from_top = true;
        }
        self
    }
}

/// What was found, in plain words.
fn told(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => format!("the number {number}"),
        Value::String(text) => format!("the text \"{}\"", clipped(text)),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

impl Error for BadField {
    fn custom<T: Display>(reason: T) -> Self {
        Self::new("", reason.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        // The reader has looked at the kind before, so there is nothing better to say here.
        Self::invalid_value(found, expected)
    }

    fn invalid_value(found: Unexpected<'_>, _expected: &dyn Expected) -> Self {
        let found = match found {
            Unexpected::Bool(value) => value.to_string(),
            Unexpected::Unsigned(number) => number.to_string(),
            Unexpected::Signed(number) => number.to_string(),
            Unexpected::Float(number) => number.to_string(),
            Unexpected::Str(text) => format!("\"{}\"", clipped(text)),
            _ => "this".to_owned(),
        };
        Self::new("", format!("{found} is out of range"))
    }

    fn invalid_length(length: usize, _expected: &dyn Expected) -> Self {
        Self::new("", format!("{length} items are not as many as there must be"))
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        Self::new("", format!("`{}` is none of {}", clipped(word), known.join(", ")))
    }

    fn unknown_field(name: &str, known: &'static [&'static str]) -> Self {
        Self::new(name, format!("there is no such field, only {}", known.join(", ")))
    }

    fn missing_field(name: &'static str) -> Self {
        Self::new(name, "is missing")
    }

    fn duplicate_field(name: &'static str) -> Self {
        Self::new(name, "stands twice")
    }
}

/// Reads the value at a path.
#[derive(Clone, Copy)]
struct Reader<'de, 'p> {
    value: &'de Value,
    path: &'p Path<'p>,
}

impl<'de> Reader<'de, '_> {
    fn refuse<T>(self, expected: &str) -> Result<T, BadField> {
        let reason = format!("{expected} is expected, not {}", told(self.value));
        Err(BadField::new("", reason).within(self.path))
    }

    fn whole_number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
        let read = match (self.value.as_u64(), self.value.as_i64()) {
            (Some(number), _) => visitor.visit_u64(number),
            (None, Some(number)) => visitor.visit_i64(number),
            (None, None) => return self.refuse("a whole number"),
        };
        read.map_err(|bad: BadField| bad.within(self.path))
    }

    fn items<V: Visitor<'de>>(self, visitor: V, items: &'de [Value]) -> Result<V::Value, BadField> {
        let mut items = Items { rest: items.iter(), at: 0, path: self.path };
        let read = visitor.visit_seq(&mut items).map_err(|bad| bad.within(self.path))?;
        if items.rest.len() == 0 {
            return Ok(read);
        }
        let reason = format!("there are {} items, but only {} can be", items.at + items.rest.len(), items.at);
        Err(BadField::new("", reason).within(self.path))
    }

    fn fields<V: Visitor<'de>>(
        self,
        visitor: V,
        fields: &'de Map<String, Value>,
    ) -> Result<V::Value, BadField> {
        let fields = Fields { rest: fields.iter(), next: None, path: self.path };
        visitor.visit_map(fields).map_err(|bad| bad.within(self.path))
    }
}

/// The methods for numbers.
macro_rules! numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
            self.whole_number(visitor)
        }
    )*};
}

/// The methods for texts.
macro_rules! texts {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
            match self.value {
                Value::String(text) => visitor.visit_borrowed_str(text).map_err(|bad: BadField| bad.within(self.path)),
                _ => self.refuse("a text"),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'de, '_> {
    type Error = BadField;

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    texts! { deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) if number.is_f64() => {
                visitor.visit_f64(number.as_f64().unwrap_or_default())
            }
            Value::Number(_) => self.whole_number(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => self.items(visitor, items),
            Value::Object(fields) => self.fields(visitor, fields),
        }
        .map_err(|bad| bad.within(self.path))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
        match self.value {
            Value::Bool(_) => self.deserialize_any(visitor),
            _ => self.refuse("true or false"),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, BadField> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
        match self.value {
            Value::Array(items) => self.items(visitor, items),
            _ => self.refuse("a list"),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _length: usize, visitor: V) -> Result<V::Value, BadField> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, BadField> {
        match self.value {
            Value::Object(fields) => self.fields(visitor, fields),
            _ => self.refuse("an object"),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, BadField> {
        self.deserialize_map(visitor)
    }

    /// A choice of words; none of the games' choices carries data.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, BadField> {
        let Value::String(word) = self.value else { return self.refuse("a text") };
        visitor.visit_enum(StrDeserializer::new(word)).map_err(|bad: BadField| bad.within(self.path))
    }

    serde::forward_to_deserialize_any! {
        f32 f64 bytes byte_buf unit unit_struct tuple_struct ignored_any
    }
}

/// The items of a list, one after the other.
struct Items<'de, 'p> {
    rest: slice::Iter<'de, Value>,
    at: usize,
    path: &'p Path<'p>,
}

impl<'de> SeqAccess<'de> for Items<'de, '_> {
    type Error = BadField;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, BadField> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        let path = Path::Item(self.path, self.at);
        self.at += 1;
        seed.deserialize(Reader { value, path: &path }).map(Some).map_err(|bad| bad.within(&path))
    }
}

/// The fields of an object, one after the other.
struct Fields<'de, 'p> {
    rest: map::Iter<'de>,
    /// The field whose name has been read.
    next: Option<(&'de str, &'de Value)>,
    path: &'p Path<'p>,
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = BadField;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, BadField> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.next = Some((name, value));
        let key: StrDeserializer<'_, BadField> = name.as_str().into_deserializer();
        // An unknown field says its name; any other name that cannot be is refused by itself.
        seed.deserialize(key).map(Some).map_err(|bad| {
            let path = if bad.field.is_empty() { &Path::Field(self.path, name) } else { self.path };
            bad.within(path)
        })
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, BadField> {
        let (name, value) = self.next.take().ok_or_else(|| BadField::new("", "a value without a name"))?;
        let path = Path::Field(self.path, name);
        seed.deserialize(Reader { value, path: &path }).map_err(|bad| bad.within(&path))
    }
}

#[cfg(test)]
mod tests;
