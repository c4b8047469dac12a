//! Bots by name, for every game.

use crate::analysis::{self, Effort, Steps, Study, Weighing, Work};
use crate::arena::{self, Series};
use crate::bot::{AnyBot, Bot, Random};
use crate::program::Program;
use crate::puzzles::{self, Miner, Mining};
use crate::report::{Grouping, Report};
use crate::search::Guide;
use crate::tournament::{Bout, Tournament};
use engine::any::{AnyGame, AnyView};
use engine::record::Entry as Line;
use engine::{BadSetup, Game, Options};
use std::sync::atomic::AtomicBool;
use std::sync::{PoisonError, RwLock};

macro_rules! rosters {
    ($($module:ident: $Game:ident),*) => { &[$(&crate::$module::ROSTER),*] };
}

/// The bots of all games.
static GAMES: &[&dyn Entry] = games::every_game!(rosters);

/// Bots that were added while the program runs.
static ADDED: RwLock<Vec<AnyBot>> = RwLock::new(Vec::new());

fn added(game: &str) -> Vec<AnyBot> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    added.iter().filter(|bot| bot.game() == game).cloned().collect()
}

/// Adds a bot to those of its game, after the others, for the rest of the program's life: one whose weights were read
/// from a file, say. A name that is taken is refused.
pub fn add(bot: AnyBot) -> Result<(), Error> {
    // Held from the look to the change, so that no name gets in between.
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let own = find(bot.game())?.names();
    let taken =
        own.into_iter().chain(added.iter().filter(|other| other.game() == bot.game()).map(AnyBot::name));
    if taken.into_iter().any(|name| name == bot.name()) {
        return Err(Error::Taken { game: bot.game(), bot: bot.name() });
    }
    added.push(bot);
    Ok(())
}

/// As [`add`], a program that plays the game of this name.
pub fn add_program(game: &str, program: Program) -> Result<(), Error> {
    add(find(game)?.program(program))
}

/// Why there is no such bot or series.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// No game has this name.
    #[error("there is no game `{game}`; there are {}", known.join(", "))]
    UnknownGame {
        /// What was asked for.
        game: String,
        /// The names of all games.
        known: Vec<&'static str>,
    },
    /// The game has no bot of this name.
    #[error("there is no bot `{bot}` for {game}; there are {}", known.join(", "))]
    UnknownBot {
        /// [`Game::ID`].
        game: &'static str,
        /// What was asked for.
        bot: String,
        /// The names of the game's bots.
        known: Vec<&'static str>,
    },
    /// A bot that was to be added has the name of another one.
    #[error("there is a bot `{bot}` for {game} already")]
    Taken {
        /// [`Game::ID`].
        game: &'static str,
        /// The name.
        bot: &'static str,
    },
    /// The number of bots is not that of the seats.
    #[error("{seats} seats need {seats} bots, not {bots}")]
    WrongBots {
        /// How many seats.
        seats: usize,
        /// How many bots were named.
        bots: usize,
    },
    /// The seats of the game cannot be grouped like that.
    #[error("seats of {game} cannot be grouped by `{by}`; {}", known_groupings(known))]
    UnknownGrouping {
        /// [`Game::ID`].
        game: &'static str,
        /// What was asked for.
        by: String,
        /// What they can be grouped by.
        known: Vec<&'static str>,
    },
    /// A tournament has nobody who could meet.
    #[error("a tournament needs at least 2 bots")]
    FewBots,
    /// A bot would meet itself.
    #[error("`{0}` is named twice; `strong@100` and `strong@1000` are two bots")]
    Twice(String),
    /// A series of no games tells nothing.
    #[error("a series needs at least 1 game")]
    NoGames,
    /// The game cannot start like this.
    #[error(transparent)]
    Setup(#[from] BadSetup),
}

fn known_groupings(known: &[&str]) -> String {
    if known.is_empty() {
        "there are no groups".to_owned()
    } else {
        format!("there are {}", known.join(", "))
    }
}

/// A series of games between named bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many seats.
    pub seats: usize,
    /// Options of the game; absent ones have their default.
    pub options: Options,
    /// The names of the bots by seat.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// Names the series: the same seed gives the same games, whatever the number of threads.
    pub seed: u64,
    /// How many threads play; 0 for as many as the machine has cores.
    pub threads: usize,
    /// What to group seats by in the report besides.
    pub by: Option<String>,
}

impl Default for Plan {
    /// One game of two random bots on one thread.
    fn default() -> Self {
        let bots = vec!["random".to_owned(); 2];
        Self { seats: 2, options: Options::default(), bots, games: 1, seed: 0, threads: 1, by: None }
    }
}

/// The names of all games that have bots.
pub fn games() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|entry| entry.id())
}

/// The names of a game's bots, `random` first.
pub fn names(game: &str) -> Result<Vec<&'static str>, Error> {
    let added = added(game);
    find(game).map(|entry| entry.names().into_iter().chain(added.iter().map(AnyBot::name)).collect())
}

/// The bot of this name for the game of this name. One that searches can be asked to look more or less often than it
/// does: `strong@2000` looks 2,000 times at each decision.
///
/// ```
/// assert_eq!(bots::bot("camel-up", "odds").unwrap().name(), "odds");
/// let error = bots::bot("camel-up", "deep-blue").unwrap_err();
/// assert_eq!(error.to_string(), "there is no bot `deep-blue` for camel-up; there are random, odds, easy, fair, strong");
/// ```
pub fn bot(game: &str, name: &str) -> Result<AnyBot, Error> {
    find(game)?.bot(name)
}

/// The bot of this name for a game whose type is known.
///
/// ```
/// use games::keltis::Keltis;
///
/// assert_eq!(bots::typed::<Keltis>("planner").unwrap().name(), "planner");
/// ```
pub fn typed<G: Game>(name: &str) -> Result<Box<dyn Bot<G>>, Error> {
    bot(G::ID, name)?.typed().ok_or_else(|| unknown_game(G::ID))
}

/// The bot of this name among a game's bots. The refusal is worded as by [`bot`].
///
/// ```
/// let bots = bots::all("keltis");
/// assert_eq!(bots::among("keltis", &bots, "random").unwrap().name(), "random");
/// let error = bots::among("keltis", &bots, "deep-blue").unwrap_err();
/// assert_eq!(error.to_string(), "there is no bot `deep-blue` for keltis; there are random, planner, easy, fair, strong");
/// ```
pub fn among(game: &'static str, bots: &[AnyBot], name: &str) -> Result<AnyBot, Error> {
    let found = bots.iter().find(|bot| bot.name() == name).cloned();
    found.ok_or_else(|| unknown_bot(game, name, bots.iter().map(AnyBot::name).collect()))
}

fn unknown_bot(game: &'static str, bot: &str, known: Vec<&'static str>) -> Error {
    Error::UnknownBot { game, bot: bot.to_owned(), known }
}

/// A game's bots, `random` first; none for a game that is not here.
pub fn all(game: &str) -> Vec<AnyBot> {
    let own = find(game).map(Entry::bots).unwrap_or_default();
    own.into_iter().chain(added(game)).collect()
}

/// Plays a series of the game of this name. `progress` is told how many games are done, as by
/// [`arena::play`].
pub fn simulate(game: &str, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Error> {
    find(game)?.simulate(plan, progress)
}

pub(crate) fn find(game: &str) -> Result<&'static dyn Entry, Error> {
    GAMES.iter().copied().find(|entry| entry.id() == game).ok_or_else(|| unknown_game(game))
}

fn unknown_game(game: &str) -> Error {
    Error::UnknownGame { game: game.to_owned(), known: games().collect() }
}

/// A game with its bots, whatever its type.
pub(crate) trait Entry: Sync {
    fn id(&self) -> &'static str;
    fn names(&self) -> Vec<&'static str>;
    fn bots(&self) -> Vec<AnyBot>;
    fn bot(&self, name: &str) -> Result<AnyBot, Error>;
    fn program(&self, program: Program) -> AnyBot;
    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Error>;
    fn analysed(&self) -> u32;
    fn advice(&self, view: &AnyView, seed: u64) -> Option<Box<dyn Weighing>>;
    fn analyst(
        &self,
        start: &AnyGame,
        entries: &[Line],
        effort: Effort,
    ) -> Result<Box<dyn Steps>, analysis::Error>;
    fn miner(&self, seed: u64) -> Result<Box<dyn Mining>, Error>;
    fn tournament(
        &self,
        plan: &Tournament,
        done: &[Bout],
        stop: &AtomicBool,
        tell: &(dyn Fn(Bout) + Sync),
    ) -> Result<(), Error>;
}

type Make<G> = fn() -> Box<dyn Bot<G>>;

/// The bots of a game.
pub(crate) struct Roster<G: Game> {
    /// What searches and analyses know of the game.
    pub(crate) guide: &'static dyn Guide<G>,
    /// How many playouts an analysis of a whole game takes: some seconds on one core.
    pub(crate) analysed: u32,
    /// By how much the best choice of a puzzle is ahead, in chance to win.
    pub(crate) margin: f64,
    /// The bots besides [`Random`].
    pub(crate) own: &'static [Make<G>],
    /// What its seats can be grouped by in reports.
    pub(crate) by: &'static [Grouping<G>],
}

impl<G: Game> Roster<G> {
    fn all(&self) -> impl Iterator<Item = Box<dyn Bot<G>>> {
        std::iter::once(Box::new(Random) as Box<dyn Bot<G>>).chain(self.own.iter().map(|make| make()))
    }

    fn typed(&self, name: &str) -> Result<Box<dyn Bot<G>>, Error> {
        let (kind, iterations) = match name.split_once('@') {
            Some((kind, number)) => (kind, Some(number.parse().ok().filter(|&number: &u32| number > 0))),
            None => (name, None),
        };
        let known = || self.names().into_iter().chain(added(G::ID).iter().map(AnyBot::name)).collect();
        let unknown = || unknown_bot(G::ID, name, known());
        let others = added(G::ID).into_iter().filter_map(|bot| bot.typed::<G>());
        let found = self.all().chain(others).find(|bot| bot.name() == kind).ok_or_else(unknown)?;
        match iterations {
            None => Ok(found),
            // A name lives as long as the program, as those of all bots; few are made.
            Some(Some(number)) => {
                found.with_iterations(String::leak(name.to_owned()), number).ok_or_else(unknown)
            }
            Some(None) => Err(unknown()),
        }
    }

    fn grouping(&self, by: &str) -> Result<&'static Grouping<G>, Error> {
        self.by.iter().find(|grouping| grouping.name == by).ok_or_else(|| Error::UnknownGrouping {
            game: G::ID,
            by: by.to_owned(),
            known: self.by.iter().map(|grouping| grouping.name).collect(),
        })
    }
}

impl<G: Game> Entry for Roster<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn names(&self) -> Vec<&'static str> {
        self.all().map(|bot| bot.name()).collect()
    }

    fn bots(&self) -> Vec<AnyBot> {
        self.all().map(AnyBot::new).collect()
    }

    fn bot(&self, name: &str) -> Result<AnyBot, Error> {
        self.typed(name).map(AnyBot::new)
    }

    fn program(&self, program: Program) -> AnyBot {
        AnyBot::new::<G>(Box::new(program))
    }

    fn analysed(&self) -> u32 {
        self.analysed
    }

    fn advice(&self, view: &AnyView, seed: u64) -> Option<Box<dyn Weighing>> {
        let view = view.downcast::<G>()?;
        Some(Box::new(Study::new(view.clone(), self.guide, seed)?))
    }

    fn analyst(
        &self,
        start: &AnyGame,
        entries: &[Line],
        effort: Effort,
    ) -> Result<Box<dyn Steps>, analysis::Error> {
        Ok(Box::new(Work::new(self.guide, start, entries, effort)?))
    }

    fn miner(&self, seed: u64) -> Result<Box<dyn Mining>, Error> {
        let strong = self.typed("strong")?;
        let deep = strong.with_iterations("deep", puzzles::ITERATIONS).unwrap_or(strong);
        Ok(Box::new(Miner {
            guide: self.guide,
            quick: self.own[0](),
            deep,
            margin: self.margin,
            setups: puzzles::setups::<G>(),
            seed,
        }))
    }

    fn tournament(
        &self,
        plan: &Tournament,
        done: &[Bout],
        stop: &AtomicBool,
        tell: &(dyn Fn(Bout) + Sync),
    ) -> Result<(), Error> {
        let setup = G::setup(plan.seats, &plan.options)?;
        let bots = plan.bots.iter().map(|name| self.typed(name)).collect::<Result<Vec<_>, _>>()?;
        plan.play_with::<G>(setup, &bots, done, stop, tell);
        Ok(())
    }

    fn simulate(&self, plan: &Plan, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Error> {
        let setup = G::setup(plan.seats, &plan.options)?;
        if plan.bots.len() != plan.seats {
            return Err(Error::WrongBots { seats: plan.seats, bots: plan.bots.len() });
        }
        if plan.games == 0 {
            return Err(Error::NoGames);
        }
        let bots = plan.bots.iter().map(|name| self.typed(name)).collect::<Result<Vec<_>, _>>()?;
        let bots: Vec<_> = bots.iter().map(|bot| &**bot).collect();
        let series = Series { games: plan.games, seed: plan.seed, threads: plan.threads };
        let by = plan.by.as_deref().map(|by| self.grouping(by)).transpose()?;
        Ok(arena::play(setup, &bots, &series, by, progress))
    }
}
