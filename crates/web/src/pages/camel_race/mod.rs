//! What the pages of Camel Up and Camel Up Cards share: the desert and its camels are the same.

pub(crate) mod art;
pub(crate) mod plot;
pub(crate) mod recent;

/// With a capital letter, to begin a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
