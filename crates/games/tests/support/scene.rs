//! Positions in scenario files: lines with values of the game's JSON form, which its own reader reads.
//!
//! - `phase draw`, `again`, `hand 1: blue 7, pink 0`, `table 1 wheat: wheat1, amulet`, `score 0 12 30`: a field of the
//!   position; one of a seat; an entry of one; one of all seats in order. Fields bear the names of the JSON form or
//!   shorter ones ([`Scene::SHORT`]); `-` is an empty place.
//! - `player 2: money 5; kept green 2`: several fields of a seat.
//!
//! What is not said, the game fills up ([`Scene::fill`]).

use super::scenario::{error, items, list};
use engine::{Game, Options};
use serde_json::{Map, Value, json};

/// How positions of a game are described in fewer words than its JSON form has.
pub(crate) trait Scene: Game {
    /// Words of scenarios for fields, or for entries such as `figures.fox`.
    const SHORT: &'static [(&'static str, &'static str)];
    /// The fields that hold lists.
    const LISTS: &'static [&'static str];

    /// Reads a line that is no field; false for others.
    fn line(_form: &mut Form, _word: &str, _rest: &str) -> Result<bool, String> {
        Ok(false)
    }
    /// Adds what the lines leave out, so that each component is somewhere.
    fn fill(form: &mut Form, options: &Options) -> Result<(), String>;
    /// What `expect WHAT KEY: …` finds, where it is no field of the JSON form.
    fn found(game: &Self, what: &str, key: &str) -> Result<Option<String>, String>;
}

/// The JSON form of a position while it is described.
#[derive(Debug)]
pub(crate) struct Form {
    pub(crate) seats: usize,
    /// The fields of the position.
    pub(crate) fields: Map<String, Value>,
    /// The fields of each player.
    pub(crate) players: Vec<Map<String, Value>>,
}

/// The texts of a list.
pub(crate) fn texts(value: Option<&Value>) -> Vec<String> {
    value
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect()
}

/// The number of a field; 0 where there is none.
pub(crate) fn number(value: Option<&Value>) -> usize {
    value.and_then(Value::as_u64).unwrap_or(0) as usize
}

/// The field for a word of a scenario.
fn field<G: Scene>(word: &str) -> String {
    let short = G::SHORT.iter().find(|(short, _)| *short == word);
    short.map_or_else(|| word.replace('-', "_"), |&(_, field)| field.to_owned())
}

/// A word as a value: `-` for none.
fn one(word: &str) -> Value {
    if word == "-" { Value::Null } else { word.parse::<i64>().map_or_else(|_| json!(word), Value::from) }
}

impl Form {
    pub(crate) fn new(seats: usize) -> Self {
        Self { seats, fields: Map::new(), players: vec![Map::new(); seats] }
    }

    /// A player by its number.
    pub(crate) fn player(&mut self, seat: usize) -> Result<&mut Map<String, Value>, String> {
        self.players.get_mut(seat.wrapping_sub(1)).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// A field of the position, if a line gives it.
    pub(crate) fn text(&self, field: &str) -> Option<&str> {
        self.fields.get(field).and_then(Value::as_str)
    }

    /// Sets fields of the position that no line gives.
    pub(crate) fn default(&mut self, fields: &Value) {
        for (field, value) in fields.as_object().into_iter().flatten() {
            self.fields.entry(field.clone()).or_insert_with(|| value.clone());
        }
    }

    pub(crate) fn line<G: Scene>(&mut self, word: &str, rest: &str) -> Result<(), String> {
        if G::line(self, word, rest)? {
            return Ok(());
        }
        let keyed = rest.strip_suffix(':').map(|key| (key, "")).or_else(|| rest.split_once(": "));
        let (field, value) = (field::<G>(word), keyed.map_or(rest, |(_, value)| value.trim()));
        if let (Some((seat, _)), "player") = (keyed, word) {
            return value.split(';').try_for_each(|part| {
                let (word, value) = part.trim().split_once(' ').ok_or("expected `FIELD VALUE`")?;
                self.line::<G>(word, &format!("{seat}: {value}"))
            });
        }
        let is_list = G::LISTS.contains(&field.as_str());
        let Some((key, _)) = keyed else {
            if !is_list && value.contains(' ') && value.split(' ').map(one).all(|value| value.is_number()) {
                return self.each(&field, value);
            }
            self.set(&field, is_list, value);
            return Ok(());
        };
        let value = read(value, is_list);
        let (first, entry) = key.split_once(' ').unwrap_or((key, ""));
        let place = match first.parse::<usize>() {
            Ok(seat) if entry.is_empty() => self.player(seat)?.entry(field).or_insert(Value::Null),
            Ok(seat) => &mut self.player(seat)?.entry(field).or_insert_with(|| json!({}))[entry],
            Err(_) => &mut self.fields.entry(field).or_insert_with(|| json!({}))[key],
        };
        *place = value;
        Ok(())
    }

    /// `draw` or `wood red, star blue`: a field of the position.
    fn set(&mut self, field: &str, is_list: bool, value: &str) {
        let value = if value.is_empty() && !is_list { json!(true) } else { read(value, is_list) };
        match field.split_once('.') {
            None => drop(self.fields.insert(field.to_owned(), value)),
            Some((map, entry)) => self.fields.entry(map).or_insert_with(|| json!({}))[entry] = value,
        }
    }

    /// `0 12 30`: a field of each player.
    pub(crate) fn each(&mut self, field: &str, values: &str) -> Result<(), String> {
        (1..).zip(values.split(' ')).try_for_each(|(seat, value)| {
            self.player(seat)?.insert(field.to_owned(), one(value));
            Ok(())
        })
    }

    /// The position, filled up.
    pub(crate) fn position<G: Scene>(&mut self, options: &Options) -> Result<G, String> {
        G::fill(self, options)?;
        self.default(&json!({ "seats": self.seats, "options": options }));
        self.fields.insert("players".to_owned(), json!(self.players));
        engine::json::read(&Value::Object(self.fields.clone())).map_err(error)
    }
}

/// A value, or a list: `blue 7, pink 0`, or numbers or cards with spaces between them.
fn read(value: &str, is_list: bool) -> Value {
    if !is_list {
        return one(value);
    }
    let words: Vec<Value> = value.split_whitespace().map(one).collect();
    let spaced = words.iter().all(Value::is_number) || value.contains(" - ");
    if spaced { json!(words) } else { items(value).map(Value::from).collect() }
}

/// What stands in the JSON form of a position, as lines write it; `key` as in lines.
pub(crate) fn found<G: Scene>(game: &G, what: &str, key: Option<&str>) -> Result<String, String> {
    let json = json!(game);
    let field = field::<G>(what);
    let pointer = format!("/{}", field.replace('.', "/"));
    let players = || json["players"].as_array().into_iter().flatten();
    let (first, entry) = key.map(|key| key.split_once(' ').unwrap_or((key, ""))).unwrap_or_default();
    let place = match (json.pointer(&pointer), first.parse::<usize>()) {
        (Some(value), _) => key.map_or(Some(value), |key| value.get(key)),
        (None, Ok(seat)) => {
            let value = players().nth(seat.wrapping_sub(1)).and_then(|player| player.get(&field));
            if entry.is_empty() { value } else { value.and_then(|value| value.get(entry)) }
        }
        (None, Err(_)) if players().any(|player| player.get(&field).is_some()) => {
            return Ok(list(players().map(|player| player.get(&field).map_or("0".to_owned(), text))));
        }
        (None, Err(_)) if field.contains('.') => None,
        (None, Err(_)) => return Err(format!("nothing is known of `{what}`")),
    };
    Ok(place.map_or("none".to_owned(), text))
}

/// A value as lines write it.
fn text(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::Bool(true) => "yes".to_owned(),
        Value::Bool(false) => "no".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) if items.iter().all(Value::is_number) => list(items.iter()),
        Value::Array(items) => items.iter().map(text).collect::<Vec<_>>().join(", "),
        Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}

/// Texts in a line; `none` where there is none.
pub(crate) fn joined(values: impl Iterator<Item = impl ToString>) -> String {
    let texts: Vec<String> = values.map(|value| value.to_string()).collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
}
