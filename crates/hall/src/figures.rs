//! What statistics say of one person at one game.

use crate::outcome::{Outcome, Part, Who};
use crate::statistics::{Played, Rating, Statistics};
use std::cmp::Reverse;
use std::collections::HashMap;
use table::PlayerId;

/// A person's games of one kind, added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures<'a> {
    /// The game's name.
    pub game: &'a str,
    /// The games, the first first, with the person's part in each.
    pub games: Vec<(&'a Played, usize)>,
    /// How often the person took each place, from the first on.
    pub places: Vec<u32>,
    /// How often the person gave up.
    pub given_up: u32,
    /// Against whom, those met most often first.
    pub against: Vec<Against<'a>>,
}

/// How somebody fared against another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Against<'a> {
    /// The other.
    pub who: &'a Who,
    /// How often the person came out before the other, level with them, and behind them.
    pub results: [u32; 3],
}

impl Against<'_> {
    /// How often they met; two bots of a kind at one table are two meetings.
    pub fn met(&self) -> u32 {
        self.results.iter().sum()
    }
}

impl Statistics {
    /// What a person has played, the game played most often first.
    pub fn figures(&self, player: &PlayerId) -> Vec<Figures<'_>> {
        let mut all: Vec<Figures<'_>> = Vec::new();
        for (played, part) in self.games_of(player) {
            let at = all.iter().position(|figures| figures.game == played.game).unwrap_or(all.len());
            if at == all.len() {
                all.push(Figures::none(&played.game));
            }
            all[at].add(played, part);
        }
        all.iter_mut().for_each(Figures::meet);
        all.sort_by_key(|figures| (Reverse(figures.games.len()), figures.game));
        all
    }
}

impl<'a> Figures<'a> {
    fn none(game: &'a str) -> Self {
        Self { game, games: Vec::new(), places: Vec::new(), given_up: 0, against: Vec::new() }
    }

    fn add(&mut self, played: &'a Played, at: usize) {
        let part = &played.outcome.parts[at];
        let place = usize::from(part.place.max(1));
        if self.places.len() < place {
            self.places.resize(place, 0);
        }
        self.places[place - 1] += 1;
        self.given_up += u32::from(part.points.is_none());
        self.games.push((played, at));
    }

    /// Finds out against whom the games were.
    fn meet(&mut self) {
        let mut met: HashMap<&Who, [u32; 3]> = HashMap::new();
        for &(played, at) in &self.games {
            let Outcome { parts, .. } = &played.outcome;
            let others = parts.iter().enumerate().filter(|(other, _)| *other != at);
            for (_, Part { who, place, .. }) in others {
                met.entry(who).or_default()[place_against(parts[at].place, *place)] += 1;
            }
        }
        self.against = met.into_iter().map(|(who, results)| Against { who, results }).collect();
        self.against.sort_by_key(|against| (Reverse(against.met()), against.who));
    }

    /// The rating after each game.
    pub fn course(&self) -> impl DoubleEndedIterator<Item = Rating> {
        self.games.iter().map(|(played, at)| played.ratings[*at])
    }

    /// The points of each game that the person played to its end, with the game.
    pub fn points(&self) -> impl Iterator<Item = (i32, &'a Played)> {
        self.games.iter().filter_map(|(played, at)| Some((played.outcome.parts[*at].points?, *played)))
    }

    /// The game with the most points; of several the first.
    pub fn best(&self) -> Option<(i32, &'a Played)> {
        self.points().reduce(|best, next| if next.0 > best.0 { next } else { best })
    }

    /// The points of a game on average; none if the person gave up in all.
    pub fn mean(&self) -> Option<f64> {
        let (sum, count) = self
            .points()
            .fold((0.0, 0.0), |(sum, count), (points, _)| (sum + f64::from(points), count + 1.0));
        (count > 0.0).then(|| sum / count)
    }

    /// The game that took longest.
    pub fn longest(&self) -> Option<&'a Played> {
        self.games.iter().map(|(played, _)| *played).max_by_key(|played| played.outcome.took())
    }
}

fn place_against(own: u8, other: u8) -> usize {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::TableId;

    #[test]
    fn games_are_added_up() {
        let [ola, jan] = ["ola", "jan"].map(|name| Who::Person(PlayerId(name.to_owned())));
        let fair = Who::Bot("fair".to_owned());
        let game = |at: u64, name: &str, parts: &[(&Who, u8, Option<i32>)]| {
            let parts = parts.iter().map(|(who, place, points)| Part {
                who: (*who).clone(),
                place: *place,
                points: *points,
            });
            let outcome = Outcome { began_at: 0, ended_at: at, parts: parts.collect() };
            Played::new(TableId::new(format!("t-{at}")).unwrap(), name.to_owned(), false, outcome)
        };
        let counted = Statistics::count([
            game(
                5,
                "keltis",
                &[(&ola, 1, Some(40)), (&jan, 2, Some(30)), (&fair, 2, Some(30)), (&fair, 4, Some(1))],
            ),
            game(9, "keltis", &[(&ola, 3, None), (&jan, 1, Some(12)), (&fair, 2, Some(8))]),
            game(3, "keltis", &[(&ola, 1, Some(60)), (&jan, 1, Some(60))]),
            game(4, "sobek", &[(&jan, 1, Some(7)), (&ola, 2, Some(-3))]),
        ]);
        let figures = counted.figures(&PlayerId("ola".to_owned()));
        let [keltis, sobek] = figures.as_slice() else { panic!("{figures:?}") };
        assert_eq!((keltis.game, sobek.game), ("keltis", "sobek"));
        assert_eq!((keltis.places.as_slice(), keltis.given_up), (&[2, 0, 1][..], 1));
        let best = keltis.best().map(|(points, played)| (points, played.table.as_str()));
        assert_eq!((best, keltis.mean()), (Some((60, "t-3")), Some(50.0)));
        assert_eq!(keltis.longest().map(|played| played.outcome.took()), Some(9));
        let against: Vec<_> = keltis.against.iter().map(|against| (against.who, against.results)).collect();
        assert_eq!(against, [(&jan, [1, 1, 1]), (&fair, [2, 0, 1])]);
        assert_eq!((sobek.best().map(|(points, _)| points), sobek.places.len()), (Some(-3), 2));
        assert_eq!(keltis.course().count(), 3);
        assert!(counted.figures(&PlayerId("nobody".to_owned())).is_empty());
    }
}
