//! Positions set up by hand: which places a position has, what can stand in each of them, and what is wrong with a
//! position that is not finished. Everything goes by the one JSON form of a position; [`WORKSHOPS`] lists the games.
//!
//! A draft is such a form that need not be lawful. It is drawn as it is, as long as each of its fields can be read.

mod draft;

use crate::form::Validated;
use engine::any::{AnyGame, Kind, KindOf};
use engine::json::{self, BadField};
use engine::random::nth_rng;
use engine::{BadSetup, Options, Turn};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Display;

pub use crate::form::BadPosition as Fault;
pub use draft::{accepts, at, pieces, put, set, take};

/// The most steps from the start of a game to the first decision of its usual course.
const STEPS: usize = 2_000;

/// A place of a position, with what can stand there.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its way in the JSON form, as faults name it: `players[2].hand`, `tiles.blue 4`, `quay[3]`.
    pub path: String,
    /// What can stand there.
    pub holds: Holds,
}

/// What can stand in a place.
#[derive(Clone, Debug)]
pub enum Holds {
    /// A whole number.
    Number {
        /// The least.
        low: i64,
        /// The most.
        high: i64,
    },
    /// Yes or no; no is left out.
    Flag,
    /// One of these values; nothing where it may be left out.
    One {
        /// The values.
        of: Vec<Value>,
        /// Whether there must be one.
        needed: bool,
    },
    /// Components of one supply, in their order.
    Pieces {
        /// The name of the supply.
        supply: &'static str,
        /// Whether it is one component, written as itself rather than in a list.
        single: bool,
        /// What a component's text begins with that the place says already: in `columns.blue`, `blue 7` is written 7.
        said: String,
    },
    /// Something that is made of parts.
    Made {
        /// The parts by their fields, with what each can be.
        parts: Vec<(&'static str, Vec<Value>)>,
        /// Whether there can be several, in a list.
        list: bool,
    },
}

/// All components of one kind, some of them equal.
#[derive(Clone, Debug)]
pub struct Supply {
    /// The name by which places speak of it.
    pub name: &'static str,
    /// Each component as positions write it, and how many there are.
    pub pieces: Vec<(Value, usize)>,
}

/// The places of a position, and the components that can stand in them.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    /// The places.
    pub places: Vec<Place>,
    /// The components.
    pub supplies: Vec<Supply>,
}

impl Parts {
    /// Adds a place.
    pub(crate) fn add(&mut self, path: impl Into<String>, holds: Holds) {
        self.places.push(Place { path: path.into(), holds });
    }

    /// Adds places for components of a supply.
    pub(crate) fn pieces<P: Into<String>>(
        &mut self,
        supply: &'static str,
        paths: impl IntoIterator<Item = P>,
    ) {
        for path in paths {
            self.add(path, Holds::Pieces { supply, single: false, said: String::new() });
        }
    }

    /// Adds a place for one component of a supply.
    pub(crate) fn piece(&mut self, supply: &'static str, path: impl Into<String>) {
        self.add(path, Holds::Pieces { supply, single: true, said: String::new() });
    }

    /// Adds a place for one of these values, which may be left out.
    pub(crate) fn maybe(&mut self, path: impl Into<String>, of: Vec<Value>) {
        self.add(path, Holds::One { of, needed: false });
    }

    /// Adds a place for one of these values.
    pub(crate) fn one(&mut self, path: impl Into<String>, of: Vec<Value>) {
        self.add(path, Holds::One { of, needed: true });
    }

    /// Adds a place for a number.
    pub(crate) fn number(&mut self, path: impl Into<String>, low: i64, high: i64) {
        self.add(path, Holds::Number { low, high });
    }

    /// Adds a supply.
    pub(crate) fn supply(&mut self, name: &'static str, pieces: impl IntoIterator<Item = Value>) {
        let mut counted: Vec<(Value, usize)> = Vec::new();
        for piece in pieces {
            match counted.iter_mut().find(|(known, _)| *known == piece) {
                Some((_, count)) => *count += 1,
                None => counted.push((piece, 1)),
            }
        }
        self.supplies.push(Supply { name, pieces: counted });
    }
}

/// The JSON forms of these.
pub(crate) fn written<T: Serialize>(values: impl IntoIterator<Item = T>) -> Vec<Value> {
    values.into_iter().map(|value| json!(value)).collect()
}

/// The texts of these.
pub(crate) fn texts<T: Display>(values: impl IntoIterator<Item = T>) -> Vec<Value> {
    values.into_iter().map(|value| value.to_string().into()).collect()
}

/// The numbers of the seats.
pub(crate) fn seat_numbers(seats: usize) -> Vec<Value> {
    (1..=seats).map(Value::from).collect()
}

/// The keys of an object of a draft.
pub(crate) fn keys(draft: &Value, field: &str) -> Vec<String> {
    draft[field].as_object().map(|object| object.keys().cloned().collect()).unwrap_or_default()
}

/// A game whose positions can be set up by hand.
pub(crate) trait Editable: Validated {
    /// The phase in which a game is on, as its JSON form names it.
    const READY: &'static str;
    /// Its places and components, but for the options.
    fn parts(setup: &Self::Setup, draft: &Value) -> Parts;
    /// Leaves out of a draft what follows from the rest.
    fn tidy(_draft: &mut Value) {}
}

/// A draft as it is looked at.
pub struct Sketch {
    /// The position, to be drawn; none where a field cannot be read.
    pub game: Option<AnyGame>,
    /// What is wrong with it; nothing with a lawful position.
    pub faults: Vec<Fault>,
}

/// What sets up positions of one game.
pub trait Workshop: Send + Sync {
    /// The game.
    fn kind(&self) -> &'static dyn Kind;
    /// A position from the usual course of a game, to begin with.
    fn begin(&self, seats: usize, options: &Options) -> Result<AnyGame, BadSetup>;
    /// The places of a draft, and the components of its game.
    fn parts(&self, draft: &Value) -> Parts;
    /// What a draft looks like, and what is wrong with it.
    fn look(&self, draft: &Value) -> Sketch;
    /// Leaves out of a draft what follows from the rest.
    fn tidy(&self, draft: &mut Value);
}

impl<G: Editable> Workshop for KindOf<G> {
    fn kind(&self) -> &'static dyn Kind {
        const { &Self::NEW }
    }

    fn begin(&self, seats: usize, options: &Options) -> Result<AnyGame, BadSetup> {
        let mut game = self.start(seats, options)?;
        // The same for everybody, so that links to it are the same.
        let mut rng = nth_rng(7, 0);
        for _ in 0..STEPS {
            // What is chosen here is possible, so that it is done.
            match game.turn() {
                Turn::Chance => {
                    let outcome = game.roll(&mut rng);
                    let _ = game.resolve(&outcome, &mut ());
                }
                Turn::Act(seats) if game.to_json()["phase"] != G::READY => {
                    let Some(seat) = seats.iter().next() else { break };
                    let Some(first) = game.legal(seat).into_iter().next() else { break };
                    let _ = game.act(seat, &first, &mut ());
                }
                Turn::Act(_) | Turn::Over => break,
            }
        }
        Ok(game)
    }

    fn parts(&self, draft: &Value) -> Parts {
        let seats = draft["seats"].as_u64().unwrap_or_default() as usize;
        let options: Options = json::read(&draft["options"]).unwrap_or_default();
        let mut parts = match G::setup(seats, &options) {
            Ok(setup) => G::parts(&setup, draft),
            Err(_) => Parts::default(),
        };
        for option in G::OPTIONS {
            let values = option.values(seats);
            parts.maybe(format!("options.{}", option.name), written(values.into_iter().skip(1)));
        }
        parts
    }

    fn look(&self, draft: &Value) -> Sketch {
        let refused = |fault| Sketch { game: None, faults: vec![fault] };
        let form = match json::read::<G::Form>(draft) {
            Ok(form) => form,
            Err(BadField { field, reason, .. }) => return refused(Fault { field, reason, clause: None }),
        };
        let sketch = match G::sketch(form) {
            Ok(sketch) => sketch,
            Err(fault) => return refused(fault),
        };
        if let Ok(game) = self.read(draft) {
            return Sketch { game: Some(game), faults: Vec::new() };
        }
        Sketch { faults: sketch.faults(), game: Some(AnyGame::new(sketch)) }
    }

    fn tidy(&self, draft: &mut Value) {
        G::tidy(draft);
    }
}

macro_rules! workshops {
    ($($module:ident: $Game:ident),*) => { &[$(&KindOf::<crate::$module::$Game>::NEW),*] };
}

/// All games, to be set up by hand.
pub static WORKSHOPS: &[&dyn Workshop] = crate::every_game!(workshops);

/// What sets up positions of the game with this name.
pub fn workshop(id: &str) -> Option<&'static dyn Workshop> {
    WORKSHOPS.iter().copied().find(|workshop| workshop.kind().id() == id)
}
