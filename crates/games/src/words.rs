//! Reading short texts word by word, with the place where they stop making sense.

use engine::BadWord;
use std::str::FromStr;

/// Words separated by single spaces.
#[derive(Clone)]
pub(crate) struct Words<'a> {
    text: &'a str,
    /// Where the next word starts; none after the last.
    next: Option<usize>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, next: Some(0) }
    }

    /// The next word.
    pub(crate) fn word(&mut self, expected: &'static str) -> Result<&'a str, BadWord> {
        let start = self.next.ok_or(BadWord { at: self.text.len(), expected })?;
        let rest = &self.text[start..];
        let (word, next) = match rest.find(' ') {
            Some(length) => (&rest[..length], Some(start + length + 1)),
            None => (rest, None),
        };
        if word.is_empty() {
            return Err(BadWord { at: start, expected });
        }
        self.next = next;
        Ok(word)
    }

    /// The next word as a value.
    pub(crate) fn value<T: FromStr>(&mut self, expected: &'static str) -> Result<T, BadWord> {
        self.value_if(expected, |_| true)
    }

    /// The next word as a value that fulfils a condition.
    pub(crate) fn value_if<T: FromStr>(
        &mut self,
        expected: &'static str,
        admitted: impl FnOnce(&T) -> bool,
    ) -> Result<T, BadWord> {
        let at = self.next.unwrap_or(self.text.len());
        let value = self.word(expected)?.parse().ok().filter(admitted);
        value.ok_or(BadWord { at, expected })
    }

    /// Whether no word is left.
    pub(crate) fn is_done(&self) -> bool {
        self.next.is_none()
    }

    /// The value, if no word is left.
    pub(crate) fn end<T>(&self, value: T) -> Result<T, BadWord> {
        match self.next {
            None => Ok(value),
            Some(at) => Err(BadWord { at: at.saturating_sub(1), expected: "the end" }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_errors() {
        let mut words = Words::new("tile 7 boo");
        assert_eq!(words.word("a kind"), Ok("tile"));
        assert_eq!(words.value::<u8>("a number"), Ok(7));
        assert_eq!(words.end(()), Err(BadWord { at: 6, expected: "the end" }));
        assert_eq!(words.value::<u8>("a number"), Err(BadWord { at: 7, expected: "a number" }));
        assert_eq!(words.word("more"), Err(BadWord { at: 10, expected: "more" }));
        assert_eq!(Words::new("a  b").end(()), Err(BadWord { at: 0, expected: "the end" }));
        assert_eq!(Words::new(" a").word("a word"), Err(BadWord { at: 0, expected: "a word" }));
    }
}
