//! The rest of a leg enumerated the slow way, after the pseudo-code of CU-7 and the words of CU-8.
//!
//! Camels are names in lists, every order of the dice and every face is gone through one by one. Nothing
//! here is shared with the games.

use std::collections::BTreeMap;

const CRAZY: [&str; 2] = ["black", "white"];

/// Stacks bottom to top and tiles (true: cheer) by the number of their space.
#[derive(Clone, Default)]
pub(crate) struct Naive {
    pub(crate) stacks: BTreeMap<i8, Vec<&'static str>>,
    pub(crate) tiles: BTreeMap<i8, bool>,
}

/// Weights summed over all ways to the end of the leg.
#[derive(Default)]
pub(crate) struct NaiveOdds {
    total: u64,
    rankings: BTreeMap<Vec<&'static str>, u64>,
    ends: u64,
    landings: BTreeMap<i8, u64>,
}

impl NaiveOdds {
    fn share(&self, test: impl Fn(&[&'static str]) -> bool) -> f64 {
        let ways: u64 = self.rankings.iter().filter(|(list, _)| test(list)).map(|(_, ways)| ways).sum();
        ways as f64 / self.total as f64
    }

    pub(crate) fn place(&self, racer: &str, place: usize) -> f64 {
        self.share(|list| list[place] == racer)
    }

    pub(crate) fn pair(&self, first: &str, second: &str) -> f64 {
        self.share(|list| list[0] == first && list[1] == second)
    }

    pub(crate) fn race_ends(&self) -> f64 {
        self.ends as f64 / self.total as f64
    }

    pub(crate) fn landings(&self, space: i8) -> f64 {
        self.landings.get(&space).copied().unwrap_or(0) as f64 / self.total as f64
    }
}

impl Naive {
    /// All ways from here with these dice inside.
    pub(crate) fn odds(&self, inside: &[&'static str]) -> NaiveOdds {
        let mut odds = NaiveOdds::default();
        let mut ways = 1;
        for dice in (2..=inside.len() as u64).rev() {
            ways *= 6 * dice;
        }
        odds.total = ways;
        self.go_on(inside, ways, &mut odds);
        odds
    }

    /// `ways` are those in which the leg has come to this position.
    fn go_on(&self, inside: &[&'static str], ways: u64, odds: &mut NaiveOdds) {
        if inside.len() == 1 {
            *odds.rankings.entry(self.ranking()).or_default() += ways;
            return;
        }
        for &die in inside {
            let rest: Vec<_> = inside.iter().copied().filter(|&other| other != die).collect();
            let each = ways / (6 * inside.len() as u64);
            for number in 1..=3 {
                if die == "grey" {
                    for colour in CRAZY {
                        self.roll(self.crazy(colour), number, &rest, each, odds);
                    }
                } else {
                    // Each number stands on two faces.
                    self.roll(die, number, &rest, 2 * each, odds);
                }
            }
        }
    }

    fn roll(&self, mover: &str, number: i8, rest: &[&'static str], ways: u64, odds: &mut NaiveOdds) {
        let mut next = self.clone();
        let (landed, race_ends) = next.shift(mover, number);
        if let Some(space) = landed {
            *odds.landings.entry(space).or_default() += ways;
        }
        if race_ends {
            odds.ends += ways;
            *odds.rankings.entry(next.ranking()).or_default() += ways;
        } else {
            next.go_on(rest, ways, odds);
        }
    }

    /// CU-7: where the die took the unit, if on the loop, and whether the race ends.
    fn shift(&mut self, mover: &str, number: i8) -> (Option<i8>, bool) {
        let d = if CRAZY.contains(&mover) { -1 } else { 1 };
        let (&space, stack) =
            self.stacks.iter_mut().find(|(_, stack)| stack.contains(&mover)).expect("the mover is placed");
        let height = stack.iter().position(|&camel| camel == mover).expect("it is in this stack");
        let unit = stack.split_off(height);
        let mut target = space + d * number;
        if !(1..=16).contains(&target) {
            self.stacks.insert(target, unit);
            return (None, true);
        }
        let landed = Some(target);
        match self.tiles.get(&target) {
            None => self.stacks.entry(target).or_default().extend(unit),
            Some(true) => {
                target += d;
                self.stacks.entry(target).or_default().extend(unit);
                return (landed, !(1..=16).contains(&target));
            }
            Some(false) => {
                target -= d;
                let above = self.stacks.insert(target, unit).unwrap_or_default();
                self.stacks.entry(target).or_default().extend(above);
            }
        }
        (landed, false)
    }

    /// CU-8: the crazy that moves when the grey die shows this colour.
    fn crazy(&self, shown: &'static str) -> &'static str {
        let above = |crazy: &str| {
            let stack = self.stacks.values().find(|stack| stack.contains(&crazy)).expect("it is placed");
            let height = stack.iter().position(|&camel| camel == crazy).expect("it is in this stack");
            &stack[height + 1..]
        };
        let carries = |crazy: &str| above(crazy).iter().any(|camel| !CRAZY.contains(camel));
        match (carries("black"), carries("white")) {
            (true, false) => "black",
            (false, true) => "white",
            _ if above("black").first() == Some(&"white") => "white",
            _ if above("white").first() == Some(&"black") => "black",
            _ => shown,
        }
    }

    /// CU-11: racers from the first to the last place.
    fn ranking(&self) -> Vec<&'static str> {
        let ahead = self.stacks.values().rev().flat_map(|stack| stack.iter().rev());
        ahead.copied().filter(|camel| !CRAZY.contains(camel)).collect()
    }
}
