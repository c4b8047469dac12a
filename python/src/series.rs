//! Series between bots, exact odds and records.

use crate::error::{self, refused};
use crate::game::{Table, coding};
use crate::python;
use crate::state::State;
use engine::Turn;
use engine::record::{Entry, Record};
use learn::Reward;
use numpy::IntoPyArray;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::sync::Arc;

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    ::games::KINDS.iter().map(|kind| kind.id()).collect()
}

/// The names of a game's bots, `random` first.
#[pyfunction]
pub(crate) fn bots(game: &str) -> PyResult<Vec<&'static str>> {
    ::bots::names(game).map_err(|bad| error::bots(&bad))
}

/// Adds the bots whose weights lie as `NAME.safetensors` in a folder to those of their games; gives their names.
#[pyfunction]
pub(crate) fn add_bots(folder: std::path::PathBuf) -> PyResult<Vec<&'static str>> {
    let found =
        learn::in_folder(&folder).map_err(|(file, bad)| refused("bad-weights", format!("{file}: {bad}")))?;
    let add = |bot: ::bots::AnyBot| {
        let name = bot.name();
        ::bots::add(bot).map(|()| name).map_err(|bad| error::bots(&bad))
    };
    found.into_iter().map(add).collect()
}

/// Lets bots play a series; gives what `stolik simulate --json` prints.
#[pyfunction]
#[pyo3(signature = (game, bots, games=1000, seed=0, threads=1, **options))]
pub(crate) fn simulate<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    games: u64,
    seed: u64,
    threads: u16,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = python::options(options)?;
    let plan = ::bots::Plan {
        seats: bots.len(),
        options,
        bots,
        games,
        seed,
        threads: usize::from(threads),
        ..::bots::Plan::default()
    };
    let report = py.detach(|| ::bots::simulate(game, &plan, &|_| ())).map_err(|bad| error::bots(&bad))?;
    let json = serde_json::to_value(report).map_err(|bad| refused("bad-report", bad.to_string()))?;
    python::object(py, &json)
}

/// The decisions of `games` games of a series from number `first` on, as columns: arrays, and texts as their letters
/// with offsets, as Arrow lays them out; and the games as records.
#[pyfunction]
#[pyo3(signature = (game, bots, first, games, *, seed=0, threads=1, reward="place", records=true, **options))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn decisions<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    first: u64,
    games: u64,
    seed: u64,
    threads: usize,
    reward: &str,
    records: bool,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let series = series(bots, seed, threads, reward, records, options)?;
    let range = first..first.saturating_add(games);
    let played = py.detach(|| learn::decisions(game, &series, range)).map_err(|bad| error::batch(&bad))?;
    let texts =
        |texts: learn::Texts| (PyBytes::new(py, texts.letters.as_bytes()), texts.offsets.into_pyarray(py));
    let columns = PyDict::new(py);
    columns.set_item("game", played.games.into_pyarray(py))?;
    columns.set_item("seat", played.seats.into_pyarray(py))?;
    columns.set_item("view", texts(played.views))?;
    columns.set_item("legal", (played.legal.into_pyarray(py), played.legal_offsets.into_pyarray(py)))?;
    columns.set_item("choice", played.choices.into_pyarray(py))?;
    columns.set_item("text", texts(played.texts))?;
    columns.set_item("result", played.results.into_pyarray(py))?;
    columns.set_item("records", played.records)?;
    Ok(columns)
}

/// Writes the first `games` games of a series to a folder, as `stolik generate` does; gives how many decisions they
/// have.
#[pyfunction]
#[pyo3(signature = (game, bots, games, out, *, seed=0, threads=1, reward="place", records=true, **options))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn generate(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    games: u64,
    out: std::path::PathBuf,
    seed: u64,
    threads: usize,
    reward: &str,
    records: bool,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<u64> {
    let series = series(bots, seed, threads, reward, records, options)?;
    py.detach(|| learn::generate(game, &series, games, &out, &|_| ())).map_err(|bad| error::unwritten(&bad))
}

fn series(
    bots: Vec<String>,
    seed: u64,
    threads: usize,
    reward: &str,
    records: bool,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<learn::Series> {
    let reward: Reward = reward.parse().map_err(|bad| refused("unknown-reward", format!("{bad}")))?;
    Ok(learn::Series { bots, options: python::options(options)?, seed, threads, reward, records })
}

/// The exact odds of a position of a camel game written in one line, as `stolik odds` takes it.
#[pyfunction]
pub(crate) fn odds<'py>(py: Python<'py>, game: &str, race: &str) -> PyResult<Bound<'py, PyAny>> {
    let id = coding(game)?.kind().id();
    let odds = text::of(id).odds(race).map_err(|bad| refused(bad.code, bad.message))?;
    python::object(py, &odds.json)
}

fn parsed(text: &str) -> PyResult<Record> {
    Record::parse(text).map_err(|bad| error::record(&bad))
}

/// The positions of a recorded game: the start, then the one after each entry.
#[pyfunction]
pub(crate) fn replay(record: &str) -> PyResult<Vec<State>> {
    let record = parsed(record)?;
    let mut position = record.start(::games::KINDS).map_err(|bad| error::record(&bad))?;
    let options = record.text("Options").map(engine::Options::parse).and_then(Result::ok);
    let table = Arc::new(Table {
        coding: coding(position.kind().id())?,
        seats: position.seats(),
        options: options.unwrap_or_default(),
    });
    let mut states = vec![State::new(table.clone(), position.clone())];
    for (line, entry) in &record.entries {
        let made = entry.make(&mut position, &mut ());
        made.map_err(|refusal| refused(refusal.code(), format!("line {line}: {refusal}")))?;
        states.push(State::new(table.clone(), position.clone()));
    }
    Ok(states)
}

/// A record of a game from a position on, from its entries: `1 roll`, `* die pink 3`.
#[pyfunction]
pub(crate) fn record(start: &State, entries: Vec<String>) -> PyResult<String> {
    let mut position = start.position().clone();
    let mut record = Record::default();
    record.set("Game", position.kind().id());
    record.set("Rules", position.kind().rules().to_string());
    record.set("Seats", position.seats().to_string());
    record.set("Position", position.to_json());
    for text in entries {
        let entry: Entry = text.parse().map_err(|reason: String| refused("bad-entry", reason))?;
        entry.make(&mut position, &mut ()).map_err(|refusal| error::illegal(&refusal))?;
        record.push(entry);
    }
    if position.turn() == Turn::Over {
        record.set("Result", Record::result(&position));
    }
    Ok(record.to_string())
}

/// Replays a record and verifies everything; gives how many outcomes of chance its seed proves, if it has one.
#[pyfunction]
pub(crate) fn check(record: &str) -> PyResult<Option<usize>> {
    let checked = parsed(record)?.check(::games::KINDS).map_err(|bad| error::record(&bad))?;
    Ok(checked.fair_outcomes)
}
