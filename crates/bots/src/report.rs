//! The result of a series of games.

use engine::{Audience, Game, Scores, Seat, Sink};
use serde::Serialize;
use std::collections::BTreeMap;

/// The result of a series, in the form in which it is written as JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// [`engine::Game::ID`].
    pub game: &'static str,
    /// How many seats.
    pub seats: usize,
    /// How many games were played.
    pub games: u64,
    /// Decisions and outcomes of chance together, over all games.
    pub moves: u64,
    /// How long it took on the clock.
    pub seconds: f64,
    /// Games a second, all threads together.
    pub games_per_second: f64,
    /// Moves a second, all threads together.
    pub moves_per_second: f64,
    /// Moves a game.
    pub mean_length: f64,
    /// The bots by seat.
    pub bots: Vec<BotReport>,
    /// What seats were grouped by, if they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<&'static str>,
    /// The groups, the most successful first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<GroupReport>,
}

/// The result of seats that have something in common.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GroupReport {
    /// What they have in common: the hero `rowan`, say.
    pub group: &'static str,
    /// How many seats belonged to it; a seat counts more than once where that can happen several times a game.
    pub times: u64,
    /// The part of these that won.
    pub win_share: f64,
    /// Standard error of `win_share`.
    pub win_share_se: f64,
    /// `win_share` by the share that every seat would have in equal play.
    pub ratio: f64,
    /// How often it was chosen of what was offered, by how often blind chance would have: 1 is as by chance, 0 never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<f64>,
}

/// A seat and the groups to which it belongs.
pub type Membership = (Seat, Vec<&'static str>);

/// What seats of a game can be grouped by: what an event says that a seat has.
pub struct Grouping<G: Game> {
    /// The word by which it is chosen.
    pub name: &'static str,
    /// The seat that the event is about, with the groups to which it belongs by it.
    pub groups: fn(&G::Event) -> Option<Membership>,
    /// The choice of a group among others that the event tells of, with the position after it.
    pub choice: fn(&G, &G::Event) -> Option<GroupChoice>,
}

/// One group chosen of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupChoice {
    /// What was offered, the chosen one among it, with the number of each.
    pub offered: Vec<(&'static str, u64)>,
    /// What was chosen.
    pub chosen: &'static str,
}

/// The groups that seats came to belong to in a game, and how they were chosen, as it is told.
pub(crate) struct Watch<'a, G: Game> {
    pub(crate) grouping: &'a Grouping<G>,
    pub(crate) met: Vec<(Seat, &'static str)>,
    pub(crate) choices: Vec<GroupChoice>,
}

impl<G: Game> Sink<G> for Watch<'_, G> {
    fn event(&mut self, _to: Audience, now: &G, make: impl FnOnce() -> G::Event) {
        let event = make();
        if let Some((seat, groups)) = (self.grouping.groups)(&event) {
            self.met.extend(groups.into_iter().map(|group| (seat, group)));
        }
        self.choices.extend((self.grouping.choice)(now, &event));
    }
}

/// The result of one seat.
///
/// Standard errors are those of the mean over games: the sample's standard deviation by the root of the
/// number of games. They are 0 for a single game, which tells nothing of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotReport {
    /// The bot's name.
    pub bot: &'static str,
    /// The seat, from 1.
    pub seat: Seat,
    /// Games won; one shared by two counts one half for each.
    pub wins: f64,
    /// Wins by games.
    pub win_share: f64,
    /// Standard error of `win_share`.
    pub win_share_se: f64,
    /// Mean of the points at the end.
    pub mean_score: f64,
    /// Standard error of `mean_score`.
    pub mean_score_se: f64,
}

/// A victory in parts that any number of up to eight winners can share in whole numbers.
pub const VICTORY: u64 = 840;

/// A choice in parts that up to ten things offered share in whole numbers.
const CHOICE: u64 = 2520;

/// Sums over games, in whole numbers so that no order of adding matters.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sums {
    pub(crate) games: u64,
    pub(crate) moves: u64,
    seats: Vec<SeatSums>,
    groups: BTreeMap<&'static str, GroupSums>,
}

#[derive(Clone, Copy, Debug, Default)]
struct GroupSums {
    times: u64,
    wins: u64,
    wins_squared: u64,
    /// How often it was chosen, and would have been by chance, in parts of a [`CHOICE`].
    chosen: u64,
    by_chance: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatSums {
    wins: u64,
    wins_squared: u64,
    points: i64,
    points_squared: u64,
}

impl Sums {
    pub(crate) fn new(seats: usize) -> Self {
        Self { seats: vec![SeatSums::default(); seats], ..Self::default() }
    }

    /// Adds choices of groups.
    pub(crate) fn add_choices(&mut self, choices: &[GroupChoice]) {
        for GroupChoice { offered, chosen } in choices {
            let all: u64 = offered.iter().map(|(_, number)| number).sum();
            for &(group, number) in offered {
                self.groups.entry(group).or_default().by_chance += CHOICE * number / all.max(1);
            }
            self.groups.entry(chosen).or_default().chosen += CHOICE;
        }
    }

    /// Adds the end of one game.
    pub(crate) fn add(&mut self, scores: &Scores, moves: u64) {
        self.games += 1;
        self.moves += moves;
        let part = VICTORY / scores.winners().count().max(1) as u64;
        let ends = scores.places().iter().zip(scores.points());
        for (sums, (&place, &points)) in self.seats.iter_mut().zip(ends) {
            let wins = if place == 1 { part } else { 0 };
            sums.wins += wins;
            sums.wins_squared += wins * wins;
            sums.points += i64::from(points);
            sums.points_squared += u64::from(points.unsigned_abs()).pow(2);
        }
    }

    /// Adds the groups of seats of one game, which ended like this.
    pub(crate) fn add_groups(&mut self, scores: &Scores, met: &[(Seat, &'static str)]) {
        let part = VICTORY / scores.winners().count().max(1) as u64;
        for &(seat, group) in met {
            let wins = if scores.places()[seat.index()] == 1 { part } else { 0 };
            let sums = self.groups.entry(group).or_default();
            sums.times += 1;
            sums.wins += wins;
            sums.wins_squared += wins * wins;
        }
    }

    /// Adds the sums of other games.
    pub(crate) fn merge(&mut self, other: &Self) {
        for (group, others) in &other.groups {
            let sums = self.groups.entry(group).or_default();
            sums.times += others.times;
            sums.wins += others.wins;
            sums.wins_squared += others.wins_squared;
            sums.chosen += others.chosen;
            sums.by_chance += others.by_chance;
        }
        self.games += other.games;
        self.moves += other.moves;
        for (sums, others) in self.seats.iter_mut().zip(&other.seats) {
            sums.wins += others.wins;
            sums.wins_squared += others.wins_squared;
            sums.points += others.points;
            sums.points_squared += others.points_squared;
        }
    }

    pub(crate) fn report(&self, game: &'static str, names: &[&'static str], seconds: f64) -> Report {
        let games = self.games as f64;
        let per_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        let bots = self.seats.iter().zip(names).zip(Seat::all(names.len())).map(|((sums, &bot), seat)| {
            let victory = VICTORY as f64;
            let (share, share_se) = mean(sums.wins as f64, sums.wins_squared as f64, games);
            let (score, score_se) = mean(sums.points as f64, sums.points_squared as f64, games);
            BotReport {
                bot,
                seat,
                wins: sums.wins as f64 / victory,
                win_share: share / victory,
                win_share_se: share_se / victory,
                mean_score: score,
                mean_score_se: score_se,
            }
        });
        Report {
            game,
            seats: self.seats.len(),
            games: self.games,
            moves: self.moves,
            seconds,
            games_per_second: per_second(self.games),
            moves_per_second: per_second(self.moves),
            mean_length: self.moves as f64 / games,
            bots: bots.collect(),
            by: None,
            groups: self.group_reports(),
        }
    }

    fn group_reports(&self) -> Vec<GroupReport> {
        let report = |(&group, sums): (&&'static str, &GroupSums)| {
            let (share, error) = mean(sums.wins as f64, sums.wins_squared as f64, sums.times as f64);
            let win_share = share / VICTORY as f64;
            GroupReport {
                group,
                times: sums.times,
                win_share,
                win_share_se: error / VICTORY as f64,
                ratio: win_share * self.seats.len() as f64,
                chosen: (sums.by_chance > 0).then(|| sums.chosen as f64 / sums.by_chance as f64),
            }
        };
        let mut groups: Vec<GroupReport> = self.groups.iter().map(report).collect();
        groups.sort_by(|a, b| b.win_share.total_cmp(&a.win_share));
        groups
    }
}

/// The mean and its standard error, from sums over `count` values.
pub(crate) fn mean(sum: f64, squares: f64, count: f64) -> (f64, f64) {
    let mean = sum / count;
    if count < 2.0 {
        return (mean, 0.0);
    }
    let variance = (squares - sum * mean).max(0.0) / (count - 1.0);
    (mean, (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_and_their_errors_are_those_of_the_text_book() {
        // 2, 4, 9: mean 5, sample variance (9 + 1 + 16) / 2 = 13.
        let (mean, error) = mean(15.0, 101.0, 3.0);
        assert!((mean - 5.0).abs() < 1e-12);
        assert!((error - (13.0_f64 / 3.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn shared_wins_count_in_parts() {
        let mut sums = Sums::new(3);
        sums.add(&Scores::by_points(&[4, 4, 1]), 10);
        sums.add(&Scores::by_points(&[5, 5, 5]), 20);
        let report = sums.report("test", &["a", "b", "c"], 2.0);
        let wins: Vec<_> = report.bots.iter().map(|bot| bot.wins).collect();
        assert!((wins[0] - 5.0 / 6.0).abs() < 1e-12 && (wins[2] - 1.0 / 3.0).abs() < 1e-12, "{wins:?}");
        assert!((report.mean_length - 15.0).abs() < 1e-12);
        assert!((report.moves_per_second - 15.0).abs() < 1e-12);
        assert_eq!(report.bots[1].seat.number(), 2);
    }

    #[test]
    fn choices_are_compared_with_those_of_chance() {
        let mut sums = Sums::new(2);
        let choice = |chosen| GroupChoice { offered: vec![("one", 1), ("two", 2)], chosen };
        sums.add_choices(&[choice("one"), choice("one"), choice("two")]);
        let report = sums.report("g", &["b", "b"], 1.0);
        let chosen = |name| report.groups.iter().find(|group| group.group == name).unwrap().chosen;
        assert_eq!((chosen("one"), chosen("two")), (Some(2.0), Some(0.5)));
    }

    #[test]
    fn the_report_has_just_the_promised_fields() {
        let mut sums = Sums::new(1);
        sums.add(&Scores::by_points(&[3]), 4);
        let json = serde_json::to_string(&sums.report("g", &["b"], 0.5)).unwrap();
        assert_eq!(
            json,
            "{\"game\":\"g\",\"seats\":1,\"games\":1,\"moves\":4,\"seconds\":0.5,\"games_per_second\":2.0,\
             \"moves_per_second\":8.0,\"mean_length\":4.0,\"bots\":[{\"bot\":\"b\",\"seat\":1,\"wins\":1.0,\
             \"win_share\":1.0,\"win_share_se\":0.0,\"mean_score\":3.0,\"mean_score_se\":0.0}]}"
        );
    }
}
