//! Kinds of things that are written by name, such as colours.

/// Text and parsing for types with `ALL` and `name`, with what is expected where no name stands.
macro_rules! named {
    ($($kind:ident: $expected:expr),* $(,)?) => {$(
        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $kind {
            type Err = engine::BadWord;

            fn from_str(text: &str) -> Result<Self, engine::BadWord> {
                let found = Self::ALL.into_iter().find(|one| one.name() == text);
                found.ok_or(engine::BadWord { at: 0, expected: $expected })
            }
        }
    )*};
}
pub(crate) use named;

/// The name as JSON.
macro_rules! named_in_json {
    ($($kind:ident),* $(,)?) => {$(
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    )*};
}
pub(crate) use named_in_json;
