//! What somebody was told of, so that each turn is told of once.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The least time between two letters to a person, in milliseconds.
pub(super) const HOUR: u64 = 60 * 60 * 1000;

/// What a person was told of, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Told {
    /// When the last letter was sent, in milliseconds since 1970.
    #[serde(default)]
    mailed_at: u64,
    /// By table, the turn that waited there last.
    turns: BTreeMap<String, Mark>,
    /// Tells this note from one that another server writes at the same moment.
    #[serde(default)]
    pub(super) by: String,
}

/// What was told of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Mark {
    decision: u64,
    pushed: bool,
    mailed: bool,
}

/// A turn that waits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting<'a> {
    pub(super) table: &'a str,
    pub(super) decision: u64,
    /// Since when, in milliseconds since 1970.
    pub(super) since: u64,
    /// Whether the person looks at the table.
    pub(super) looking: bool,
}

/// In which ways a person wants to be told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ways {
    pub(super) push: bool,
    pub(super) mail: bool,
}

/// What is to be done now.
#[derive(PartialEq, Eq, Debug, Default)]
pub(super) struct Plan {
    /// What is to be kept before anything is sent, if something changes.
    pub(super) keep: Option<Told>,
    /// Of which turns browsers are told, and of which a letter, by their places.
    pub(super) push: Vec<usize>,
    pub(super) mail: Vec<usize>,
    /// When to look again, in milliseconds since 1970.
    pub(super) again_at: Option<u64>,
}

impl Told {
    /// What is to be done at `now` about the turns that wait for somebody who was told so much before. A turn waits for
    /// `after` milliseconds before anybody is told. Who looks at the table for most of that time needs no telling;
    /// most, so that the server at which they look is before all others.
    pub(super) fn plan(&self, waiting: &[Waiting<'_>], ways: Ways, now: u64, after: u64) -> Plan {
        let (mut plan, mut turns) = (Plan::default(), BTreeMap::new());
        let mut is_new = false;
        for (place, turn) in waiting.iter().enumerate() {
            let known = self.turns.get(turn.table).filter(|mark| mark.decision == turn.decision);
            let mut mark =
                known.copied().unwrap_or(Mark { decision: turn.decision, pushed: false, mailed: false });
            let mut later = |at: u64| plan.again_at = Some(plan.again_at.map_or(at, |known| known.min(at)));
            let due = turn.since + after;
            if mark.pushed && mark.mailed {
            } else if turn.looking {
                let seen = turn.since + after * 5 / 6;
                if now < seen {
                    later(seen);
                } else {
                    (mark.pushed, mark.mailed) = (true, true);
                }
            } else if now < due {
                later(due);
            } else {
                if ways.push && !mark.pushed {
                    mark.pushed = true;
                    plan.push.push(place);
                }
                if ways.mail && !mark.mailed {
                    if now < self.mailed_at.saturating_add(HOUR) {
                        later(self.mailed_at.saturating_add(HOUR));
                    } else {
                        mark.mailed = true;
                        plan.mail.push(place);
                    }
                }
            }
            is_new |= known.map_or(mark.pushed || mark.mailed, |known| *known != mark);
            turns.insert(turn.table.to_owned(), mark);
        }
        if is_new {
            let mailed_at = if plan.mail.is_empty() { self.mailed_at } else { now };
            plan.keep = Some(Self { mailed_at, turns, by: String::new() });
        }
        plan
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: Ways = Ways { push: true, mail: true };
    const AFTER: u64 = 30;
    /// A time at which a letter of long ago does not count.
    const START: u64 = 2 * HOUR;

    fn turn(table: &str, decision: u64, since: u64) -> Waiting<'_> {
        Waiting { table, decision, since, looking: false }
    }

    #[test]
    fn a_turn_is_told_of_once_in_each_way() {
        let told = Told::default();
        let waiting = [turn("a", 3, START)];
        let early = told.plan(&waiting, BOTH, START + 5, AFTER);
        assert_eq!(early, Plan { again_at: Some(START + AFTER), ..Plan::default() });
        let plan = told.plan(&waiting, BOTH, START + AFTER, AFTER);
        assert_eq!((&plan.push, &plan.mail, plan.again_at), (&vec![0], &vec![0], None));
        let told = plan.keep.unwrap();
        assert_eq!(told.plan(&waiting, BOTH, START + 1000, AFTER), Plan::default());
        // The next turn at the same table is another.
        let next = told.plan(&[turn("a", 4, START + 1000)], BOTH, START + 2000, AFTER);
        assert_eq!((&next.push, &next.mail, next.again_at), (&vec![0], &vec![], Some(START + AFTER + HOUR)));
    }

    #[test]
    fn letters_come_once_an_hour_and_name_all_that_waits() {
        let told = Told { mailed_at: START, ..Told::default() };
        let waiting = [turn("a", 0, START), turn("b", 7, START)];
        let mail = Ways { push: false, mail: true };
        let plan = told.plan(&waiting, mail, START + HOUR - 1, AFTER);
        assert_eq!(plan, Plan { again_at: Some(START + HOUR), ..Plan::default() });
        let plan = told.plan(&waiting, mail, START + HOUR, AFTER);
        assert_eq!((&plan.push, &plan.mail), (&vec![], &vec![0, 1]));
        let told = plan.keep.unwrap();
        assert_eq!(told.mailed_at, START + HOUR);
        assert_eq!(told.plan(&waiting, mail, START + 5 * HOUR, AFTER), Plan::default());
        // A way that is switched on while a turn waits is told of it.
        assert_eq!(told.plan(&waiting, BOTH, START + 5 * HOUR, AFTER).push, [0, 1]);
    }

    #[test]
    fn who_looks_is_told_nothing_now_or_later() {
        let told = Told::default();
        let looking = [Waiting { looking: true, ..turn("a", 0, START) }];
        assert_eq!(told.plan(&looking, BOTH, START + 24, AFTER).again_at, Some(START + 25));
        let plan = told.plan(&looking, BOTH, START + 25, AFTER);
        assert!(plan.push.is_empty() && plan.mail.is_empty());
        let told = plan.keep.unwrap();
        assert_eq!(told.plan(&[turn("a", 0, START)], BOTH, START + 100 * HOUR, AFTER), Plan::default());
    }

    #[test]
    fn nothing_is_kept_for_nothing() {
        let told = Told::default();
        let none = Ways { push: false, mail: false };
        assert_eq!(told.plan(&[turn("a", 0, START)], none, START + HOUR, AFTER), Plan::default());
        assert_eq!(told.plan(&[], BOTH, START, AFTER), Plan::default());
    }
}
