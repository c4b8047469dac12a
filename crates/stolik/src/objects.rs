//! The JSON objects that `state`, `engine` and `replay` share, and how they come about.
//!
//! What a viewer gets is made of a view and of events told to that viewer, never of the position.

use engine::any::{AnyGame, AnyStep, AnyView, BadState, Kind, Refusal};
use engine::random::nth_rng;
use engine::record::Entry;
use engine::{Audience, BadSetup, Clause, Options, Scores, Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::fmt;

/// Why something asked for is refused, in the form of the engine protocol.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Problem {
    /// The rule that speaks against it, if one does.
    pub(crate) clause: Option<Clause>,
    /// A stable name of the reason: `tile-too-close`, `bad-setup`.
    pub(crate) code: &'static str,
    /// The reason in English.
    pub(crate) message: String,
    /// The entry of `do` that is refused, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) index: Option<usize>,
}

impl Problem {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { clause: None, code, message: message.into(), index: None }
    }

    /// Whether it asks for something that there is not, rather than for something refused.
    pub(crate) fn is_usage(&self) -> bool {
        matches!(self.code, "unknown-game" | "unknown-bot" | "bad-setup" | "bad-view" | "bad-odds")
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(clause) = self.clause {
            write!(f, "{clause}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl From<BadSetup> for Problem {
    fn from(bad: BadSetup) -> Self {
        Self { clause: bad.clause, ..Self::new("bad-setup", bad.message) }
    }
}

impl From<BadState> for Problem {
    fn from(bad: BadState) -> Self {
        match bad {
            BadState::Setup { game, field, bad } => {
                let message = format!("this is no position of {game}: {field}: {}", bad.message);
                Self { message, ..bad.into() }
            }
            BadState::Field { .. } => Self::new("bad-state", bad.to_string()),
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let message = match &refusal {
            // The clause stands in a field of its own.
            Refusal::Illegal(illegal) => illegal.message.clone(),
            _ => refusal.to_string(),
        };
        Self { clause: refusal.clause(), ..Self::new(refusal.code(), message) }
    }
}

impl From<text::NoOdds> for Problem {
    fn from(refusal: text::NoOdds) -> Self {
        Self::new(refusal.code, refusal.message)
    }
}

impl From<bots::Error> for Problem {
    fn from(error: bots::Error) -> Self {
        match error {
            bots::Error::Setup(bad) => bad.into(),
            bots::Error::UnknownGame { .. } => Self::new("unknown-game", error.to_string()),
            bots::Error::UnknownBot { .. } => Self::new("unknown-bot", error.to_string()),
            bots::Error::UnknownGrouping { .. } => Self::new("unknown-grouping", error.to_string()),
            _ => Self::new("bad-setup", error.to_string()),
        }
    }
}

/// The game with this name.
pub(crate) fn kind(id: &str) -> Result<&'static dyn Kind, Problem> {
    games::kind(id).ok_or_else(|| {
        let known: Vec<_> = games::KINDS.iter().map(|kind| kind.id()).collect();
        Problem::new("unknown-game", format!("there is no game `{id}`; there are {}", known.join(", ")))
    })
}

/// The options written as `name=value`.
pub(crate) fn options(choices: &[String]) -> Result<Options, Problem> {
    let mut options = Options::default();
    for choice in choices {
        options.add(choice)?;
    }
    Ok(options)
}

/// The starting position.
pub(crate) fn start(kind: &dyn Kind, seats: usize, options: &Options) -> Result<AnyGame, Problem> {
    Ok(kind.start(seats, options)?)
}

/// What stands besides `state` in an object printed by `stolik state` or answered by `stolik engine`.
const BESIDES_STATE: [&str; 6] = ["id", "turn", "moves", "outcomes", "events", "standings"];

/// The position of a state in JSON: bare, or as the `state` of an object printed by `stolik state`.
pub(crate) fn read(kind: &dyn Kind, value: &Value) -> Result<AnyGame, Problem> {
    let Some((fields, state)) = value.as_object().and_then(|fields| Some((fields, fields.get("state")?)))
    else {
        return Ok(kind.read(value)?);
    };
    let known = |name: &str| name == "state" || BESIDES_STATE.contains(&name);
    if let Some(name) = fields.keys().find(|name| !known(name)) {
        let reason =
            format!("{name}: there is no such field beside `state`, only {}", BESIDES_STATE.join(", "));
        return Err(Problem::new("bad-state", format!("this is no position of {}: {reason}", kind.id())));
    }
    Ok(kind.read(state)?)
}

/// Checks that the viewer is at the table.
pub(crate) fn check_viewer(viewer: Viewer, seats: usize) -> Result<(), Problem> {
    match viewer.seat() {
        Some(seat) if seat.index() >= seats => {
            Err(Problem::new("bad-view", format!("there is no seat {seat} at a table of {seats}")))
        }
        _ => Ok(()),
    }
}

/// Carries out entries written as `1 roll` and `* die pink 3`; gives what happened. A refusal names the
/// entry, counted from 0.
pub(crate) fn carry_out<'a>(
    game: &mut AnyGame,
    entries: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<AnyStep>, Problem> {
    let mut steps = Vec::new();
    for (index, text) in entries.into_iter().enumerate() {
        let entry: Entry = text
            .parse()
            .map_err(|reason: String| Problem { index: Some(index), ..Problem::new("bad-entry", reason) })?;
        entry.make(game, &mut steps).map_err(|refusal| Problem { index: Some(index), ..refusal.into() })?;
    }
    Ok(steps)
}

/// What is known after some steps: `{"state","turn","moves","outcomes","events","standings"}`, or for a
/// viewer `{"view","turn","events","standings"}` with nothing that the viewer may not know.
pub(crate) fn object(game: &AnyGame, steps: &[AnyStep], viewer: Option<Viewer>) -> Value {
    match viewer {
        Some(viewer) => {
            let view = game.view(viewer);
            json!({
                "view": view.to_json(),
                "turn": turn(game.turn()),
                "events": events(steps, game.seats(), Some(viewer)),
                "standings": known_scores(&view),
            })
        }
        None => json!({
            "state": game.to_json(),
            "turn": turn(game.turn()),
            "moves": moves(game),
            "outcomes": game.chances(),
            "events": events(steps, game.seats(), None),
            "standings": game.scores(),
        }),
    }
}

/// `{"act":[1]}`, `"chance"` or `"over"`.
pub(crate) fn turn(turn: Turn) -> Value {
    match turn {
        Turn::Act(seats) => json!({ "act": seats }),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}

/// The open moves of each seat that has any.
fn moves(game: &AnyGame) -> Value {
    let open = Seat::all(game.seats()).map(|seat| (seat.to_string(), game.legal(seat)));
    open.filter(|(_, moves)| !moves.is_empty()).map(|(seat, moves)| (seat, Value::from(moves))).collect()
}

/// The events, all of them or those told to a viewer. Among all, one that is not told to everybody has
/// its audience as `told_to`.
pub(crate) fn events(steps: &[AnyStep], seats: usize, viewer: Option<Viewer>) -> Value {
    let told = steps.iter().filter(|step| viewer.is_none_or(|viewer| step.to.includes(viewer)));
    let event = |step: &AnyStep| {
        let mut event = step.event.to_json();
        let audience = audience(step.to, seats).filter(|_| viewer.is_none());
        if let (Some(fields), Some(audience)) = (event.as_object_mut(), audience) {
            fields.insert("told_to".to_owned(), audience);
        }
        event
    };
    told.map(event).collect()
}

/// The viewers that are told, unless all are.
fn audience(to: Audience, seats: usize) -> Option<Value> {
    if Viewer::all(seats).all(|viewer| to.includes(viewer)) {
        return None;
    }
    let name = |viewer: Viewer| viewer.seat().map_or_else(|| "spectator".into(), |seat| json!(seat));
    Some(Viewer::all(seats).filter(|&viewer| to.includes(viewer)).map(name).collect())
}

/// How many positions a viewer imagines to see whether points rest on hidden things.
const IMAGINED: u64 = 8;

/// The standings as far as a viewer can work them out: those of all positions that the viewer imagines, if
/// they agree. They are taken from the view alone and so cannot betray anything.
pub(crate) fn known_scores(view: &AnyView) -> Option<Scores> {
    let mut imagined = (0..IMAGINED).map(|index| view.sample(&mut nth_rng(0, index)).scores());
    let first = imagined.next()?;
    imagined.all(|scores| scores == first).then_some(first)
}

/// What there is to play: `{"game","rules","seats","options","bots"}` for each game.
pub(crate) fn catalogue() -> Value {
    let one = |kind: &&dyn Kind| {
        let most = *kind.seats().end();
        let options: Map<String, Value> =
            kind.options().iter().map(|spec| (spec.name.to_owned(), spec.values(most).into())).collect();
        json!({
            "game": kind.id(),
            "rules": kind.rules(),
            "seats": [kind.seats().start(), most],
            "options": options,
            "bots": bots::names(kind.id()).unwrap_or_default(),
        })
    };
    games::KINDS.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camel_up(seats: usize) -> AnyGame {
        start(kind("camel-up").unwrap(), seats, &Options::default()).unwrap()
    }

    #[test]
    fn everything_that_is_missing_has_a_name() {
        let problem = kind("chess").err().unwrap();
        assert!(problem.is_usage() && problem.message.contains("camel-up"), "{problem}");
        let problem = start(kind("camel-up").unwrap(), usize::MAX, &Options::parse("first_seat=1").unwrap());
        let problem = problem.unwrap_err();
        assert_eq!((problem.code, problem.clause.map(|clause| clause.0)), ("bad-setup", Some("CU-2.1")));
    }

    #[test]
    fn a_refusal_names_the_entry_and_keeps_the_clause() {
        let mut game = camel_up(3);
        let problem = carry_out(&mut game, ["* first 2", "1 roll"]).unwrap_err();
        assert_eq!(problem.index, Some(1));
        assert_eq!(problem.clause.map(|clause| clause.0), Some("CU-3.1"));
        assert!(!problem.message.contains("CU-"), "{problem:?}");
    }

    #[test]
    fn a_viewer_gets_neither_state_nor_outcomes() {
        let game = camel_up(3);
        let object = object(&game, &[], Some(Viewer::Spectator));
        let names: Vec<_> = object.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(names, ["view", "turn", "events", "standings"]);
    }
}
