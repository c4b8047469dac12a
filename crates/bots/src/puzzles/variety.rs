//! That puzzles differ from each other.

use super::Puzzle;
use std::collections::BTreeMap;

/// How many puzzles of one kind are admitted: so many, and one for each so many of all.
const OF_A_KIND: (usize, usize) = (4, 2);
/// The same for puzzles in which the same choice is better than the same other one.
const ALIKE: (usize, usize) = (2, 20);

/// What has been admitted.
#[derive(Default)]
pub(super) struct Variety {
    all: usize,
    kinds: BTreeMap<[String; 2], usize>,
    pairs: BTreeMap<[String; 2], usize>,
}

impl Variety {
    /// Whether there are not too many like this one; then it is counted. How many are to come plays no part.
    pub(super) fn admits(&mut self, puzzle: &Puzzle) -> bool {
        let pair = [&puzzle.best, &puzzle.tempting].map(Clone::clone);
        let kind = [&puzzle.best, &puzzle.tempting].map(|text| kind(text).to_owned());
        let is_free = |counts: &BTreeMap<[String; 2], usize>, key, (first, of): (usize, usize)| {
            counts.get(key).is_none_or(|&count| count < first + self.all / of)
        };
        let admitted = is_free(&self.kinds, &kind, OF_A_KIND) && is_free(&self.pairs, &pair, ALIKE);
        if admitted {
            self.all += 1;
            *self.kinds.entry(kind).or_default() += 1;
            *self.pairs.entry(pair).or_default() += 1;
        }
        admitted
    }
}

/// The kind of a decision: its first word.
pub(super) fn kind(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}
