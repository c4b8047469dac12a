//! Single words that are looked up.

/// Text, reading and JSON for a kind whose values are single words: `Type: "what is expected", |word| value;` with the
/// value of a word, if there is one. How values are written says its `Display`.
macro_rules! single_words {
    ($($kind:ident: $expected:literal, |$word:ident| $value:expr;)*) => {$(
        impl engine::words::Words for $kind {
            fn expected() -> std::borrow::Cow<'static, str> {
                $expected.into()
            }

            fn read(words: &mut engine::words::Reader<'_>) -> Result<Self, engine::BadWord> {
                words.value(Self::expected, |$word| $value)
            }
        }

        impl std::str::FromStr for $kind {
            type Err = engine::BadWord;

            fn from_str(text: &str) -> Result<Self, engine::BadWord> {
                engine::words::read(text)
            }
        }

        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                engine::words::from_json(deserializer)
            }
        }
    )*};
}
pub(crate) use single_words;
