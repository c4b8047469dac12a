//! A position that is being set up: the draft, what is in hand, and what each edit does to them.

use crate::drawing::game_page;
use crate::game_page::AnyPage;
use crate::problem::Problem;
use axum::http::StatusCode;
use engine::Options;
use games::editing::{Holds, Parts, Place, Workshop, accepts, at, put, set, take, workshop};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The fields of the page's form.
pub(super) type Fields = BTreeMap<String, String>;

/// What is in hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Hold {
    /// A component that is nowhere yet: its supply, and itself.
    New(String, Value),
    /// A component of a place, by its number from 0; it lies there until it is put elsewhere.
    From(String, usize),
    /// What a place says, such as where a marker stands.
    Value(String),
}

/// One edit, as the value of a button.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Edit {
    /// A spot of the board: these places, each with the value by which it says that something is here.
    Spot(Vec<(String, Option<Value>)>),
    /// Takes into the hand.
    Take(Hold),
    /// Puts what is in hand into a place.
    Put(String),
    /// What is in hand goes back into the box.
    Box,
    /// What is in hand stays where it is.
    Release,
    /// Adds what the fields of a place are made of.
    Make(String),
    /// Reads the position from the text.
    Read,
    /// Shows or hides the odds.
    Odds,
}

/// A position that is being set up.
pub(super) struct Desk {
    pub(super) page: &'static dyn AnyPage,
    pub(super) workshop: &'static dyn Workshop,
    pub(super) draft: Value,
    /// The draft that was drawn last, where the present one cannot be.
    pub(super) drawn: Option<Value>,
    pub(super) hold: Option<Hold>,
    /// The places of the spot that was pressed last.
    pub(super) open: Vec<String>,
    pub(super) odds: bool,
}

fn bad_field(field: &str, reason: impl std::fmt::Display) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("{field}: {reason}"))
}

/// A position from its text.
pub(super) fn read(field: &str, text: &str) -> Result<Value, Problem> {
    let draft = engine::json::parse(text.as_bytes()).map_err(|bad| bad_field(field, bad))?;
    if draft.is_object() { Ok(draft) } else { Err(bad_field(field, "an object is expected")) }
}

/// A field that holds a value of the page; none if it is empty.
fn value<T: for<'de> Deserialize<'de>>(fields: &Fields, name: &str) -> Result<Option<T>, Problem> {
    match fields.get(name).map(String::as_str).filter(|text| !text.is_empty()) {
        None => Ok(None),
        Some(text) => serde_json::from_str(text).map(Some).map_err(|bad| bad_field(name, bad)),
    }
}

impl Desk {
    /// A desk of this game with a position as it comes up in an ordinary game.
    pub(super) fn new(game: &str, seats: Option<usize>) -> Result<Self, Problem> {
        let mut desk = Self::empty(game)?;
        let kind = desk.workshop.kind();
        let seats = seats.unwrap_or(4.min(*kind.seats().end()));
        let usual = desk.workshop.begin(seats, &Options::default());
        // So many may play with some option only.
        let unusual = || {
            kind.options().iter().find_map(|option| {
                let with = |value| Options([(option.name.to_owned(), value)].into());
                option
                    .values(seats)
                    .into_iter()
                    .find_map(|value| desk.workshop.begin(seats, &with(value)).ok())
            })
        };
        let begun = usual.or_else(|bad| unusual().ok_or(bad)).map_err(|bad| bad_field("seats", bad))?;
        desk.draft = begun.to_json();
        desk.tidy();
        Ok(desk)
    }

    /// A desk of this game with this position.
    pub(super) fn with(game: &str, draft: Value) -> Result<Self, Problem> {
        let mut desk = Self { draft, ..Self::empty(game)? };
        desk.tidy();
        Ok(desk)
    }

    fn empty(game: &str) -> Result<Self, Problem> {
        let (page, workshop) =
            game_page(game).zip(workshop(game)).ok_or_else(|| Problem::not_found("game"))?;
        Ok(Self {
            page,
            workshop,
            draft: Value::Null,
            drawn: None,
            hold: None,
            open: Vec::new(),
            odds: false,
        })
    }

    /// The desk of a form after what was filled in and pressed there.
    pub(super) fn edited(game: &str, fields: &Fields) -> Result<Self, Problem> {
        let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
        let mut desk = Self {
            draft: read("position", field("position"))?,
            drawn: value(fields, "drawn")?,
            hold: value(fields, "hold")?,
            open: value(fields, "open")?.unwrap_or_default(),
            odds: !field("odds").is_empty(),
            ..Self::empty(game)?
        };
        let before = desk.draft.clone();
        let parts = desk.parts();
        for place in &parts.places {
            if let Some(text) = fields.get(&format!("at:{}", place.path)) {
                desk.fill(place, text)?;
            }
        }
        if let Some(edit) = value(fields, "edit")? {
            desk.edit(&parts, &edit, fields)?;
        }
        desk.tidy();
        if desk.drawn.is_none() || desk.workshop.look(&before).game.is_some() {
            desk.drawn = Some(before);
        }
        Ok(desk)
    }

    fn tidy(&mut self) {
        self.workshop.tidy(&mut self.draft);
    }

    /// The places of the draft.
    pub(super) fn parts(&self) -> Parts {
        self.workshop.parts(&self.draft)
    }

    /// Writes what a field says, if it says something new.
    fn fill(&mut self, place: &Place, text: &str) -> Result<(), Problem> {
        let said = match &place.holds {
            Holds::Number { low, high } => {
                let number: i64 = text.parse().map_err(|bad| bad_field(&place.path, bad))?;
                Some(number.clamp(*low, *high).into())
            }
            Holds::Flag | Holds::One { .. } if text.is_empty() => None,
            Holds::Flag | Holds::One { .. } => {
                Some(serde_json::from_str(text).map_err(|bad| bad_field(&place.path, bad))?)
            }
            Holds::Pieces { .. } | Holds::Made { .. } => return Ok(()),
        };
        if said != shown(&self.draft, place) {
            set(&mut self.draft, &place.path, said);
        }
        Ok(())
    }

    fn edit(&mut self, parts: &Parts, edit: &Edit, fields: &Fields) -> Result<(), Problem> {
        let place = |path: &String| parts.places.iter().find(|place| place.path == *path);
        match edit {
            Edit::Spot(spot) => self.spot(parts, spot),
            Edit::Take(hold) => self.hold = (self.hold.as_ref() != Some(hold)).then(|| hold.clone()),
            Edit::Put(path) => {
                if let Some(place) = place(path) {
                    self.put(parts, place);
                }
            }
            Edit::Box => match self.hold.take() {
                Some(Hold::From(path, number)) => {
                    place(&path).and_then(|place| take(&mut self.draft, place, number));
                }
                Some(Hold::Value(path)) => set(&mut self.draft, &path, None),
                Some(Hold::New(..)) | None => {}
            },
            Edit::Release => self.hold = None,
            Edit::Make(path) => {
                let Some(place @ Place { holds: Holds::Made { parts, .. }, .. }) = place(path) else {
                    return Ok(());
                };
                let mut made = Map::new();
                for (name, _) in parts {
                    made.insert(
                        (*name).to_owned(),
                        value(fields, &format!("part:{path}:{name}"))?.unwrap_or_default(),
                    );
                }
                put(&mut self.draft, place, made.into());
            }
            Edit::Read => {
                let text = fields.get("text").map(String::as_str).unwrap_or_default();
                (self.draft, self.hold, self.open) = (read("text", text)?, None, Vec::new());
            }
            Edit::Odds => self.odds = !self.odds,
        }
        Ok(())
    }

    /// A spot takes what is in hand, if one of its places can; else it is opened, and what lies on top is taken.
    fn spot(&mut self, parts: &Parts, spot: &[(String, Option<Value>)]) {
        self.open = spot.iter().map(|(path, _)| path.clone()).collect();
        if let Some(Hold::Value(path)) = &self.hold
            && let Some((path, Some(value))) = spot.iter().find(|(own, _)| own == path)
        {
            set(&mut self.draft, path, Some(value.clone()));
            self.hold = None;
            return;
        }
        let mut places =
            spot.iter().filter_map(|(path, _)| parts.places.iter().find(|place| place.path == *path));
        match places.find(|place| self.takes(parts, place)) {
            Some(place) => self.put(parts, place),
            None => self.hold = self.hold.take().or_else(|| self.top_of(parts, spot)),
        }
    }

    /// What is taken first at a spot: what says that it is here, or the uppermost component.
    fn top_of(&self, parts: &Parts, spot: &[(String, Option<Value>)]) -> Option<Hold> {
        let is_here = |(path, value): &&(String, Option<Value>)| {
            value.is_some() && at(&self.draft, path) == value.as_ref()
        };
        if let Some((path, _)) = spot.iter().find(is_here) {
            return Some(Hold::Value(path.clone()));
        }
        spot.iter().find_map(|(path, _)| {
            let place = parts.places.iter().find(|place| place.path == *path)?;
            let count = games::editing::pieces(&self.draft, place).len();
            Some(Hold::From(path.clone(), count.checked_sub(1)?))
        })
    }

    /// The component in hand with its supply.
    pub(super) fn held(&self, parts: &Parts) -> Option<(String, Value)> {
        match self.hold.as_ref()? {
            Hold::New(supply, piece) => Some((supply.clone(), piece.clone())),
            Hold::From(path, number) => {
                let place = parts.places.iter().find(|place| place.path == *path)?;
                let Holds::Pieces { supply, .. } = &place.holds else { return None };
                let piece = games::editing::pieces(&self.draft, place).into_iter().nth(*number)?;
                Some(((*supply).to_owned(), piece))
            }
            Hold::Value(_) => None,
        }
    }

    /// Whether a place can take the component in hand.
    pub(super) fn takes(&self, parts: &Parts, place: &Place) -> bool {
        self.held(parts).is_some_and(|(supply, piece)| accepts(&self.draft, place, &supply, &piece))
    }

    fn put(&mut self, parts: &Parts, place: &Place) {
        let Some((supply, piece)) = self.held(parts) else { return };
        if !accepts(&self.draft, place, &supply, &piece) {
            return;
        }
        if let Some(Hold::From(path, number)) = self.hold.take()
            && let Some(from) = parts.places.iter().find(|place| place.path == path)
        {
            take(&mut self.draft, from, number);
        }
        put(&mut self.draft, place, piece);
    }
}

/// What a field shows of a place: what the draft says, or what it means when it says nothing.
pub(super) fn shown(draft: &Value, place: &Place) -> Option<Value> {
    let said = at(draft, &place.path).cloned();
    match &place.holds {
        Holds::Number { low, .. } => said.or_else(|| Some((*low).max(0).into())),
        Holds::Flag => said.filter(|value| *value == Value::Bool(true)),
        _ => said,
    }
}

/// The JSON text of something of ours.
pub(super) fn text<T: Serialize>(value: &T) -> String {
    // Plain data is always written.
    serde_json::to_string(value).unwrap_or_default()
}
