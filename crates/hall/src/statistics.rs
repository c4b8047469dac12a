//! Statistics of a house: every game that counts, in the order in which they ended, with the ratings after each.
//!
//! Nothing of this is stored. What is stored is the outcome of each game, in the card of its table, written together
//! with the entry that ends the game; ratings follow from the outcomes and their order, so that they are the same
//! whoever counts them, and whenever.

use crate::card::Card;
use crate::error::HallError;
use crate::hall::Hall;
use crate::outcome::{Outcome, Who};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Filter, Status, Summary, TableId};
use table::PlayerId;
use tokio::time::Instant;

/// How many tables are read together.
const TOGETHER: u32 = 256;
/// How long what was read counts before all of it is read again: tables that were removed are noticed by that alone.
const AGAIN: Duration = Duration::from_hours(1);
/// Where everybody begins on the scale that people see.
const BEGIN: f64 = 1500.0;
/// By how much of the model's strength two players of whom all is known differ for each factor of e in how often the
/// one comes out before the other: its β is 25 / 6 (`WengLinConfig::new`).
const FACTOR: f64 = std::f64::consts::SQRT_2 * 25.0 / 6.0;
/// How many points of Elo's scale one of the model's has: on it 400 points are a factor of ten.
const SCALE: f64 = 400.0 / (std::f64::consts::LN_10 * FACTOR);

/// How strong somebody is at a game, as far as is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The most likely strength; everybody begins with 1500.
    pub mean: f64,
    /// The strength lies within so much of it with a chance of 95 %.
    pub within: f64,
}

impl From<WengLinRating> for Rating {
    fn from(model: WengLinRating) -> Self {
        let mean = SCALE.mul_add(model.rating - WengLinRating::new().rating, BEGIN);
        Self { mean, within: 1.96 * SCALE * model.uncertainty }
    }
}

/// A game that counts, with what it did to the ratings.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The table at which it was played.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// Whether the table was listed for all.
    pub public: bool,
    /// What it came to.
    pub outcome: Outcome,
    /// The rating of each part after it.
    pub ratings: Vec<Rating>,
}

impl Played {
    /// A game of which nothing is counted yet.
    pub fn new(table: TableId, game: String, public: bool, outcome: Outcome) -> Self {
        Self { table, game, public, outcome, ratings: Vec::new() }
    }
}

/// All games that count.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statistics {
    games: Vec<Played>,
    of: HashMap<PlayerId, Vec<(usize, usize)>>,
    ratings: HashMap<(String, Who), Rating>,
}

impl Statistics {
    /// Counts these games, in whatever order they come.
    pub fn count(games: impl IntoIterator<Item = Played>) -> Self {
        let mut games: Vec<Played> = games.into_iter().collect();
        games.sort_by(|a, b| (a.outcome.ended_at, &a.table).cmp(&(b.outcome.ended_at, &b.table)));
        let mut models: HashMap<String, HashMap<Who, WengLinRating>> = HashMap::new();
        let (mut of, mut ratings) = (HashMap::<_, Vec<_>>::new(), HashMap::new());
        for (number, Played { game, outcome, ratings: after, .. }) in games.iter_mut().enumerate() {
            let models = models.entry(game.clone()).or_default();
            rate(models, outcome);
            *after = outcome.parts.iter().map(|part| models[&part.who].into()).collect();
            for (at, (part, rating)) in outcome.parts.iter().zip(after).enumerate() {
                if let Who::Person(player) = &part.who {
                    of.entry(player.clone()).or_default().push((number, at));
                }
                ratings.insert((game.clone(), part.who.clone()), *rating);
            }
        }
        Self { games, of, ratings }
    }

    /// The games of a person with the person's part in each, the first first.
    pub fn games_of(&self, player: &PlayerId) -> impl DoubleEndedIterator<Item = (&Played, usize)> {
        let games = self.of.get(player).map(Vec::as_slice).unwrap_or_default();
        games.iter().map(|(game, part)| (&self.games[*game], *part))
    }

    /// The rating of somebody at a game; none who has played none that counts.
    pub fn rating(&self, game: &str, who: &Who) -> Option<Rating> {
        self.ratings.get(&(game.to_owned(), who.clone())).copied()
    }

    /// All games, the first first.
    pub fn games(&self) -> &[Played] {
        &self.games
    }
}

/// What a game does to the ratings. Bots of one kind have one rating, of which each plays with its own copy: what comes
/// out is their mean.
fn rate(models: &mut HashMap<Who, WengLinRating>, outcome: &Outcome) {
    let before: Vec<[WengLinRating; 1]> =
        outcome.parts.iter().map(|part| [models.get(&part.who).copied().unwrap_or_default()]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(&outcome.parts)
        .map(|(team, part)| (team.as_slice(), MultiTeamOutcome::new(part.place.into())))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let mut sums: HashMap<&Who, (f64, f64, f64)> = HashMap::new();
    for (part, model) in outcome.parts.iter().zip(after.iter().flatten()) {
        let (rating, uncertainty, count) = sums.entry(&part.who).or_default();
        *rating += model.rating;
        *uncertainty += model.uncertainty;
        *count += 1.0;
    }
    for (who, (rating, uncertainty, count)) in sums {
        let model = WengLinRating { rating: rating / count, uncertainty: uncertainty / count };
        models.insert(who.clone(), model);
    }
}

/// What was read of the finished tables.
#[derive(Debug, Default)]
pub(crate) struct Book(tokio::sync::Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// When everything was read.
    since: Option<Instant>,
    /// Each finished table with when it last changed, and its outcome if it counts.
    tables: HashMap<TableId, (i64, Option<Played>)>,
    counted: Arc<Statistics>,
}

impl Known {
    /// Whether a table is known as it is now.
    fn has(&self, (id, summary): &(TableId, Summary)) -> bool {
        self.tables.get(id).is_some_and(|(at, _)| *at == summary.updated_at_ms)
    }
}

impl<B: Default + Send + Sync + 'static> Hall<B> {
    /// The statistics of the house. Only what is new is read.
    pub async fn statistics(&self) -> Result<Arc<Statistics>, HallError> {
        let mut known = self.book.0.lock().await;
        if known.since.is_none_or(|since| since.elapsed() >= AGAIN) {
            *known = Known { since: None, ..Known::default() };
        }
        let new = self.new_results(&known).await?;
        let first = known.since.is_none();
        // Whatever breaks off before leaves what was known as it was.
        known.since.get_or_insert_with(Instant::now);
        if new.is_empty() && !first {
            return Ok(Arc::clone(&known.counted));
        }
        for (id, summary) in new {
            let outcome = Card::read(&summary).and_then(|card| card.outcome);
            let played =
                outcome.map(|outcome| Played::new(id.clone(), summary.game, summary.public, outcome));
            known.tables.insert(id, (summary.updated_at_ms, played));
        }
        let games: Vec<Played> = known.tables.values().filter_map(|(_, played)| played.clone()).collect();
        known.counted = Arc::new(self.pool().run(move || Statistics::count(games)).await?);
        Ok(Arc::clone(&known.counted))
    }

    /// The finished tables that have changed since they were read. Whatever changes comes first in the list, so that
    /// the rest need not be looked at once nothing is new.
    async fn new_results(&self, known: &Known) -> Result<Vec<(TableId, Summary)>, HallError> {
        let (mut new, mut offset) = (Vec::new(), 0);
        loop {
            let statuses = vec![Status::Finished];
            let filter = Filter { statuses, limit: TOGETHER, offset, ..Filter::default() };
            let mut tables = self.store().list(&filter).await?;
            let found = tables.len();
            tables.retain(|table| !known.has(table));
            let changed = tables.len();
            new.append(&mut tables);
            if changed == 0 || found < TOGETHER as usize {
                return Ok(new);
            }
            offset += TOGETHER;
        }
    }

    /// What was read counts no more: tables were removed.
    pub(crate) async fn read_again(&self) {
        self.book.0.lock().await.since = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Part;

    fn person(name: &str) -> Who {
        Who::Person(PlayerId(name.to_owned()))
    }

    /// A game in which these took these places.
    fn game(at: u64, places: &[(Who, u8)]) -> Played {
        let parts =
            places.iter().map(|(who, place)| Part { who: who.clone(), place: *place, points: Some(0) });
        let outcome = Outcome { began_at: at - 1, ended_at: at, parts: parts.collect() };
        Played::new(TableId::new(format!("t-{at}")).unwrap(), "keltis".to_owned(), false, outcome)
    }

    #[test]
    fn who_wins_rises_who_loses_falls_and_both_are_better_known() {
        let (ola, jan) = (person("ola"), person("jan"));
        let counted = Statistics::count([game(1, &[(ola.clone(), 1), (jan.clone(), 2)])]);
        let [ola, jan] = [ola, jan].map(|who| counted.rating("keltis", &who).unwrap());
        assert!(ola.mean > 1500.0 && (ola.mean + jan.mean - 3000.0).abs() < 1e-6, "{ola:?} {jan:?}");
        assert!(ola.within < 482.0 && (ola.within - jan.within).abs() < 1e-6);
        assert_eq!(counted.rating("keltis", &person("ewa")), None);
        assert_eq!(counted.rating("sobek", &person("ola")), None, "each game has ratings of its own");
    }

    #[test]
    fn a_tie_of_equals_moves_nobody() {
        let all = [person("ola"), person("jan"), Who::Bot("fair".to_owned())];
        let counted = Statistics::count([game(1, &all.clone().map(|who| (who, 1)))]);
        for who in all {
            assert!((counted.rating("keltis", &who).unwrap().mean - 1500.0).abs() < 1e-6);
        }
    }

    #[test]
    fn bots_of_one_kind_have_one_rating_and_the_order_of_reading_is_nothing() {
        let fair = Who::Bot("fair".to_owned());
        let games: Vec<_> = (1..30)
            .map(|at| {
                let jan = u8::try_from(at % 3).unwrap() + 2;
                game(at, &[(person("ola"), 1), (fair.clone(), 2), (person("jan"), jan), (fair.clone(), 4)])
            })
            .collect();
        let counted = Statistics::count(games.clone());
        assert_eq!(counted, Statistics::count(games.into_iter().rev()));
        let last = counted.games().last().unwrap();
        assert_eq!(last.ratings[1], last.ratings[3]);
        assert!(last.ratings[0].mean > 1600.0 && last.ratings[1].mean < 1500.0, "{:?}", last.ratings);
        assert_eq!(counted.games_of(&PlayerId("jan".to_owned())).count(), 29);
        assert_eq!(counted.games_of(&PlayerId("fair".to_owned())).count(), 0, "a bot is nobody's name");
    }
}
