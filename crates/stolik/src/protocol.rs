//! `stolik engine`: one JSON request a line on standard input, one JSON reply a line on standard output.
//!
//! `docs/engine-protocol.md` describes it. Whatever comes in, the answer is a reply; only the end of the
//! input ends the process.

use crate::failure::Failure;
use crate::input::{LONGEST, Line, Lines};
use crate::objects::{self, Problem};
use clap::Args;
use engine::any::AnyGame;
use engine::{Options, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, Write};

const NOTES: &str = r#"One JSON request a line on standard input, one JSON reply a line on standard output, as in
docs/engine-protocol.md:
  {"id":1,"game":"camel-up","seats":4,"options":{"first_seat":"1"},"do":["* start blue 3"],"view":2}
  {"id":2,"game":"camel-up","state":{...},"do":["1 roll"]}
  {"id":3,"game":"camel-up","odds":"1:blue,green 3:pink 5:purple,yellow 15:black 16:white"}
  {"id":4}   tells what games there are"#;

#[derive(Args)]
#[command(after_help = NOTES)]
pub(crate) struct Engine {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    /// Echoed by [`answer`], which takes it from the JSON itself.
    #[serde(default, rename = "id")]
    _id: Value,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    state: Option<Value>,
    #[serde(default)]
    seats: Option<usize>,
    #[serde(default)]
    options: Option<serde_json::Map<String, Value>>,
    #[serde(default, rename = "do")]
    entries: Vec<String>,
    #[serde(default)]
    view: Option<Value>,
    #[serde(default)]
    odds: Option<String>,
}

impl Engine {
    #[expect(clippy::unused_self, reason = "as every command; this one has no options")]
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let mut lines = Lines::new(io::stdin().lock());
        loop {
            let reply = match lines.next_line().map_err(Failure::from_input)? {
                Line::End => return Ok(()),
                Line::Text(bytes) if bytes.trim_ascii().is_empty() => continue,
                Line::Text(bytes) => answer(&bytes),
                Line::TooLong => {
                    let message = format!("a request is one line of at most {LONGEST} bytes");
                    refusal(&Value::Null, &Problem::new("too-long", message))
                }
            };
            writeln!(out, "{reply}")?;
            out.flush()?;
        }
    }
}

/// The reply to a line.
pub(crate) fn answer(line: &[u8]) -> Value {
    let value = match engine::json::parse(line) {
        Ok(value) => value,
        Err(bad) => {
            let message = format!("{}, at column {}", bad.reason, bad.column);
            return refusal(&Value::Null, &Problem::new("bad-json", message));
        }
    };
    let id = value.get("id").cloned().unwrap_or_default();
    match fulfil(&value) {
        Ok(Value::Object(mut fields)) => {
            fields.shift_insert(0, "id".to_owned(), id);
            Value::Object(fields)
        }
        Ok(other) => json!({"id": id, "games": other}),
        Err(problem) => refusal(&id, &problem),
    }
}

fn refusal(id: &Value, problem: &Problem) -> Value {
    json!({"id": id, "error": problem})
}

/// The object that a request asks for; a list for one that asks for nothing but what there is.
fn fulfil(value: &Value) -> Result<Value, Problem> {
    if !value.is_object() {
        return Err(bad("a request is an object"));
    }
    let request: Request = engine::json::read(value).map_err(|error| bad(error.to_string()))?;
    let Some(game) = &request.game else {
        return match &request {
            Request { state: None, seats: None, options: None, view: None, odds: None, entries, .. }
                if entries.is_empty() =>
            {
                Ok(objects::catalogue())
            }
            _ => Err(bad("the game is missing, such as \"game\":\"camel-up\"")),
        };
    };
    let kind = objects::kind(game)?;
    match &request {
        Request {
            odds: Some(race), state: None, seats: None, options: None, view: None, entries, ..
        } if entries.is_empty() => Ok(text::of(kind.id()).odds(race)?.json),
        Request { odds: Some(_), .. } => Err(bad("odds stand alone with the game")),
        _ => {
            let mut game = begin(kind, &request)?;
            let viewer = request.view.as_ref().map(viewer).transpose()?;
            if let Some(viewer) = viewer {
                objects::check_viewer(viewer, game.seats())?;
            }
            let steps = objects::carry_out(&mut game, request.entries.iter().map(String::as_str))?;
            Ok(objects::object(&game, &steps, viewer))
        }
    }
}

fn bad(message: impl Into<String>) -> Problem {
    Problem::new("bad-request", message)
}

fn begin(kind: &dyn engine::any::Kind, request: &Request) -> Result<AnyGame, Problem> {
    match request {
        Request { state: Some(state), seats: None, options: None, .. } => objects::read(kind, state),
        Request { state: None, seats: Some(seats), options, .. } => {
            objects::start(kind, *seats, &chosen(options.as_ref())?)
        }
        _ => Err(bad("either state, or seats with or without options, must be given")),
    }
}

/// Options as texts; a number may be written as one.
fn chosen(options: Option<&serde_json::Map<String, Value>>) -> Result<Options, Problem> {
    let mut chosen = Options::default();
    for (name, value) in options.into_iter().flatten() {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            _ => return Err(bad(format!("options.{name}: a text or a number is expected"))),
        };
        chosen.0.insert(name.clone(), value);
    }
    Ok(chosen)
}

/// A seat number, also as text, or `"spectator"`.
fn viewer(value: &Value) -> Result<Viewer, Problem> {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    text.parse().map_err(|reason: String| Problem::new("bad-view", reason))
}
