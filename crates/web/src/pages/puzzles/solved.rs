//! Which puzzles somebody has solved. Their browser remembers it, and nobody else: a cookie of `game:bits` with dots
//! between, the bits in hexadecimal, of each byte the lowest first.

use super::shelf::{Shelf, shelf};
use crate::guest::{cookie, set_cookie};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::collections::BTreeMap;
use std::convert::Infallible;

const COOKIE: &str = "solved";

/// The solved puzzles of each game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solved(BTreeMap<&'static str, Vec<u8>>);

impl Solved {
    /// What the sender of a request remembers, as far as there are such puzzles.
    fn of(headers: &HeaderMap) -> Self {
        let read = |part: &str| {
            let (game, bits) = part.split_once(':')?;
            let shelf = shelf(game)?;
            let mut bits = hex::decode(bits).ok()?;
            bits.truncate(shelf.count().div_ceil(8));
            Some((shelf.page.id(), bits))
        };
        Self(cookie(headers, COOKIE).unwrap_or_default().split('.').filter_map(read).collect())
    }

    /// Whether the puzzle of this number is solved.
    pub(super) fn has(&self, game: &Shelf, number: usize) -> bool {
        let (byte, bit) = place(number);
        self.0.get(game.page.id()).and_then(|bits| bits.get(byte)).is_some_and(|byte| byte & bit != 0)
    }

    /// How many of a game are solved.
    pub(super) fn count(&self, game: &Shelf) -> usize {
        (1..=game.count()).filter(|&number| self.has(game, number)).count()
    }

    /// The first after this number that is not solved yet, and where all are the next one.
    pub(super) fn next(&self, game: &Shelf, number: usize) -> usize {
        let after = |steps: usize| (number + steps - 1) % game.count() + 1;
        (1..game.count()).map(after).find(|&next| !self.has(game, next)).unwrap_or_else(|| after(1))
    }

    /// The cookie that remembers this puzzle as well.
    pub(super) fn with(&self, game: &Shelf, number: usize) -> HeaderValue {
        let mut all = self.0.clone();
        let (byte, bit) = place(number);
        let bits = all.entry(game.page.id()).or_default();
        bits.resize(bits.len().max(byte + 1), 0);
        bits[byte] |= bit;
        let parts: Vec<String> = all.iter().map(|(id, bits)| format!("{id}:{}", hex::encode(bits))).collect();
        set_cookie(COOKIE, &parts.join("."))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Solved {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

/// The byte and the bit of a number from 1.
fn place(number: usize) -> (usize, u8) {
    ((number - 1) / 8, 1 << ((number - 1) % 8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::COOKIE;

    fn sent(value: &str) -> Solved {
        Solved::of(&HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(value).unwrap())]))
    }

    /// What a browser sends back that has been given this.
    fn back(cookie: &HeaderValue) -> Solved {
        sent(cookie.to_str().unwrap().split(';').next().unwrap())
    }

    #[test]
    fn a_browser_remembers_what_is_solved() {
        let (keltis, sobek) = (shelf("keltis").unwrap(), shelf("sobek").unwrap());
        let mut solved = Solved::default();
        for (shelf, number) in [(keltis, 3), (sobek, 100), (keltis, 1), (keltis, 3)] {
            solved = back(&solved.with(shelf, number));
        }
        assert_eq!((solved.count(keltis), solved.count(sobek)), (2, 1));
        assert_eq!([1, 2, 3].map(|number| solved.has(keltis, number)), [true, false, true]);
        assert_eq!([1, 2, 3].map(|number| solved.next(keltis, number)), [2, 4, 4]);
        assert_eq!([98, 99, 100].map(|number| solved.next(sobek, number)), [99, 1, 1]);
    }

    #[test]
    fn where_all_are_solved_the_next_one_comes_again() {
        let keltis = shelf("keltis").unwrap();
        let all = sent(&format!("solved=keltis:{}", "ff".repeat(400)));
        assert_eq!(all.count(keltis), keltis.count());
        assert_eq!([1, keltis.count()].map(|number| all.next(keltis, number)), [2, 1]);
    }

    #[test]
    fn what_is_no_such_cookie_is_nothing() {
        for value in ["solved=", "solved=keltis", "solved=chess:ff", "solved=keltis:f", "solved=keltis:zz..:"]
        {
            assert!(sent(value).0.is_empty(), "{value}");
        }
    }
}
