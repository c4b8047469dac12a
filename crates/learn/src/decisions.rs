//! Games between bots, decision by decision.

use crate::batch::pool;
use crate::reward::Reward;
use crate::spec::Error;
use bots::Bot;
use engine::any::AnyGame;
use engine::random::{PlayoutRng, Rng, SeedableRng, nth_rng};
use engine::record::{Author, Entry, Record};
use engine::{Encoded, Game, MAX_SEATS, Options, Seat, Turn, View, Viewer};
use rayon::prelude::*;
use serde::Serialize;
use std::ops::Range;

/// What games are played, and what is noted of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Series {
    /// The bots by seat.
    pub bots: Vec<String>,
    /// Options of the game; absent ones have their default.
    pub options: Options,
    /// Names the series: the same seed gives the same games, whatever the number of threads.
    pub seed: u64,
    /// How many threads play; 0 for as many as the machine has cores.
    pub threads: usize,
    /// What is given at the end.
    pub reward: Reward,
    /// Whether games are written as records too.
    pub records: bool,
}

/// Texts one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Texts {
    /// All letters.
    pub letters: String,
    /// Where each text begins in bytes, and where the last one ends.
    pub offsets: Vec<i32>,
}

impl Default for Texts {
    fn default() -> Self {
        Self { letters: String::new(), offsets: vec![0] }
    }
}

impl Texts {
    fn push(&mut self, text: &str) {
        self.letters.push_str(text);
        self.offsets.push(self.letters.len() as i32);
    }

    fn append(&mut self, other: &Self) {
        let before = self.letters.len() as i32;
        self.letters.push_str(&other.letters);
        self.offsets.extend(other.offsets[1..].iter().map(|offset| before + offset));
    }
}

/// Decisions as columns, a row for each, in the order of games and within them as they were made.
#[derive(Clone, PartialEq, Debug)]
pub struct Decisions {
    /// The number of the game.
    pub games: Vec<i64>,
    /// The seat that decided, from 0.
    pub seats: Vec<i8>,
    /// What it knew, as JSON: `{"viewer","public","private"}`.
    pub views: Texts,
    /// The numbers of the open actions, of all decisions one after the other.
    pub legal: Vec<i16>,
    /// Where those of each decision begin, and where the last ones end.
    pub legal_offsets: Vec<i32>,
    /// The number of the action taken.
    pub choices: Vec<i16>,
    /// The action taken, in words.
    pub texts: Texts,
    /// What the seat got at the end.
    pub results: Vec<f64>,
    /// The games as records, if they are wanted.
    pub records: Vec<String>,
}

impl Default for Decisions {
    fn default() -> Self {
        Self {
            games: Vec::new(),
            seats: Vec::new(),
            views: Texts::default(),
            legal: Vec::new(),
            legal_offsets: vec![0],
            choices: Vec::new(),
            texts: Texts::default(),
            results: Vec::new(),
            records: Vec::new(),
        }
    }
}

impl Decisions {
    fn append(&mut self, other: &Self) {
        let before = self.legal.len() as i32;
        self.games.extend(&other.games);
        self.seats.extend(&other.seats);
        self.views.append(&other.views);
        self.legal.extend(&other.legal);
        self.legal_offsets.extend(other.legal_offsets[1..].iter().map(|offset| before + offset));
        self.choices.extend(&other.choices);
        self.texts.append(&other.texts);
        self.results.extend(&other.results);
        self.records.extend_from_slice(&other.records);
    }
}

/// The decisions of these games of a series.
///
/// # Panics
/// When the views of the games asked for at once come to more than 2 GB.
pub fn decisions(game: &str, series: &Series, games: Range<u64>) -> Result<Decisions, Error> {
    macro_rules! made {
        ($($module:ident: $Game:ident),*) => {
            $(if game == <games::$module::$Game as Game>::ID {
                return played::<games::$module::$Game>(series, games);
            })*
        };
    }
    games::every_game!(made);
    let known = bots::games().collect();
    Err(Error::Bots(bots::Error::UnknownGame { game: game.to_owned(), known }))
}

fn played<G: Encoded>(series: &Series, games: Range<u64>) -> Result<Decisions, Error> {
    let start = G::new(G::setup(series.bots.len(), &series.options)?);
    let bots = series.bots.iter().map(|name| bots::typed(name)).collect::<Result<Vec<_>, _>>()?;
    let one = |number| play(start.clone(), &bots, series, number);
    let parts: Vec<Decisions> = match pool(series.threads)? {
        None => games.map(one).collect(),
        Some(pool) => pool.install(|| games.into_par_iter().map(one).collect()),
    };
    let mut all = Decisions::default();
    for part in &parts {
        all.append(part);
    }
    assert!(i32::try_from(all.views.letters.len()).is_ok(), "the views come to more than 2 GB");
    Ok(all)
}

fn play<G: Encoded>(mut game: G, bots: &[Box<dyn Bot<G>>], series: &Series, number: u64) -> Decisions {
    let mut noted = Decisions::default();
    let mut record = series.records.then(|| header(&game));
    let mut dealer = nth_rng(series.seed, number);
    // The series with all bits of the seed turned over is the bots'.
    let mut branch = nth_rng(!series.seed, number);
    let mut rngs: [_; MAX_SEATS] = std::array::from_fn(|_| PlayoutRng::seed_from_u64(branch.next_u64()));
    let mut outcomes = Vec::new();
    loop {
        let (author, text) = match game.turn() {
            Turn::Act(seats) => {
                // The set is not empty; any order of simultaneous commits gives the same position.
                let Some(seat) = seats.first() else { break };
                let view = View::of(&game, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(&view, &mut rngs[seat.index()]);
                let text = action.to_string();
                noted.note(number, seat, &view, action, &text);
                game.act(seat, action, &mut ());
                (Author::Seat(seat), text)
            }
            Turn::Chance => {
                let outcome = game.roll(&mut dealer, &mut outcomes);
                game.resolve(outcome, &mut ());
                (Author::Dealer, outcome.to_string())
            }
            Turn::Over => break,
        };
        if let Some(record) = &mut record {
            record.push(Entry { author, text });
        }
    }
    let scores = game.scores();
    let result = |&seat: &i8| series.reward.of(&scores, Seat::new(seat as usize));
    noted.results = noted.seats.iter().map(result).collect();
    if let Some(mut record) = record {
        record.set("Result", Record::result(&AnyGame::new(game)));
        noted.records.push(record.to_string());
    }
    noted
}

/// A record without entries, from a position on.
fn header<G: Game>(game: &G) -> Record {
    let mut record = Record::default();
    record.set("Game", G::ID);
    record.set("Rules", G::RULES.to_string());
    record.set("Seats", game.seats().to_string());
    record.set("Position", AnyGame::new(game.clone()).to_json());
    record
}

/// A view in JSON.
#[derive(Serialize)]
#[serde(bound = "")]
struct ViewJson<'a, G: Game> {
    viewer: String,
    public: &'a G::Public,
    private: &'a Option<G::Private>,
}

impl Decisions {
    fn note<G: Encoded>(&mut self, game: u64, seat: Seat, view: &View<G>, action: G::Action, text: &str) {
        self.games.push(game as i64);
        self.seats.push(seat.index() as i8);
        let viewer = view.viewer.to_string();
        let json = ViewJson::<G> { viewer, public: &view.public, private: &view.private };
        // Views have nothing that JSON cannot say: their keys are texts.
        self.views.push(&serde_json::to_string(&json).unwrap_or_default());
        self.legal.extend(view.legal.iter().map(|&open| G::index(open) as i16));
        self.legal_offsets.push(self.legal.len() as i32);
        self.choices.push(G::index(action) as i16);
        self.texts.push(text);
    }
}
