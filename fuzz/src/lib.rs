//! What the fuzz targets share: positions of each game, and the inputs that they begin with.

use engine::any::{AnyGame, Kind};
use engine::random::{PlayoutRng, nth_rng, pick};
use engine::record::{Author, Entry, Record};
use engine::{Options, Seat, Turn};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The first byte says which game an input is about.
pub fn split(data: &[u8]) -> Option<(usize, &[u8])> {
    let (&game, rest) = data.split_first()?;
    Some((usize::from(game) % games::KINDS.len(), rest))
}

/// A position with all that is possible in it.
pub struct Known {
    /// The position.
    pub game: AnyGame,
    /// What each seat may do.
    pub legal: Vec<BTreeSet<String>>,
    /// What chance may bring.
    pub chances: BTreeSet<String>,
}

impl Known {
    fn of(game: AnyGame) -> Self {
        let legal = Seat::all(game.seats()).map(|seat| game.legal(seat).into_iter().collect()).collect();
        let chances = game.chances().into_iter().map(|(text, _)| text).collect();
        Self { game, legal, chances }
    }
}

/// Positions of one game, from the starts to the ends, and all words that were met on the way.
pub struct Positions {
    /// Some of the positions.
    pub known: Vec<Known>,
    /// Moves and outcomes.
    pub words: Vec<String>,
    /// The records of whole games.
    pub records: Vec<String>,
}

/// How many positions of each game are kept.
const KEPT: usize = 256;

impl Positions {
    /// Random games of a kind with every number of seats.
    pub fn of(kind: &dyn Kind) -> Self {
        let mut all = Vec::new();
        let (mut words, mut records) = (BTreeSet::new(), Vec::new());
        for (seats, nth) in kind.seats().zip(0..) {
            let Ok(mut game) = kind.start(seats, &Options::default()) else { continue };
            let mut record = Record::default();
            record.set("Game", kind.id());
            record.set("Seats", seats.to_string());
            let mut rng = nth_rng(99, nth);
            all.push(game.clone());
            while let Some(entry) = step(&mut game, &mut rng) {
                words.insert(entry.text.clone());
                record.push(entry);
                all.push(game.clone());
            }
            record.set("Result", Record::result(&game));
            records.push(record.to_string());
        }
        let every = all.len().div_ceil(KEPT);
        // The first steps of a game are each of their own kind.
        let chosen = all.iter().enumerate().filter(|(at, _)| at % every == 0 || *at < 20);
        let known = chosen.map(|(_, game)| Known::of(game.clone())).collect();
        Self { known, words: words.into_iter().collect(), records }
    }

    /// Those of all games, in the order of the list.
    pub fn all() -> Vec<Self> {
        games::KINDS.iter().map(|kind| Self::of(*kind)).collect()
    }

    /// The position that two bytes name, and the bytes that follow.
    pub fn choose<'a, 'b>(&'a self, data: &'b [u8]) -> Option<(&'a Known, &'b [u8])> {
        let (number, rest) = data.split_first_chunk::<2>()?;
        Some((&self.known[usize::from(u16::from_le_bytes(*number)) % self.known.len()], rest))
    }
}

/// A random step; none when the game is over.
pub fn step(game: &mut AnyGame, rng: &mut PlayoutRng) -> Option<Entry> {
    let (author, text) = match game.turn() {
        Turn::Act(seats) => {
            let seat = seats.first()?;
            (Author::Seat(seat), pick(rng, &game.legal(seat)).clone())
        }
        Turn::Chance => (Author::Dealer, game.roll(rng)),
        Turn::Over => return None,
    };
    let entry = Entry { author, text };
    entry.make(game, &mut ()).expect("what is listed is possible");
    Some(entry)
}

/// Writes the inputs with which a target begins into its corpus, unless it has one.
pub fn plant(target: &str, seeds: impl IntoIterator<Item = Vec<u8>>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let stamp = folder.join("seed-0");
    if stamp.exists() {
        return;
    }
    fs::create_dir_all(&folder).expect("the corpus is ours");
    for (nth, seed) in seeds.into_iter().enumerate() {
        fs::write(folder.join(format!("seed-{nth}")), seed).expect("the corpus is ours");
    }
}

/// The files below a folder of the workspace that end so.
pub fn files(folder: &str, end: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(end) {
                found.extend(fs::read_to_string(path));
            }
        }
    }
    found
}

/// The texts in quotation marks, plain or after `r#`, of the source files below a folder: what tests feed to readers.
pub fn quoted(folder: &str, marks: &[&str]) -> Vec<Vec<u8>> {
    let texts = files(folder, ".rs");
    let parts = texts.iter().flat_map(|text| text.split('"'));
    let wanted = parts.filter(|part| part.len() < 400 && marks.iter().any(|mark| part.contains(mark)));
    let unique: BTreeSet<_> = wanted.collect();
    unique.into_iter().map(|text| text.as_bytes().to_vec()).collect()
}
