//! Positions.

use crate::error::{self, refused};
use crate::game::{Game, Table};
use crate::python;
use engine::any::{AnyGame, AnyStep, Listener, Refusal};
use engine::{Seat, Seats, Turn};
use learn::Reward;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::sync::Arc;

/// A position. It never changes: [`State::apply`] gives the next one.
#[pyclass(frozen, module = "stolik")]
pub(crate) struct State {
    table: Arc<Table>,
    position: AnyGame,
}

/// An action or outcome as its number or its text.
#[derive(FromPyObject)]
enum Choice {
    Number(usize),
    Text(String),
}

impl State {
    pub(crate) fn new(table: Arc<Table>, position: AnyGame) -> Self {
        Self { table, position }
    }

    pub(crate) fn position(&self) -> &AnyGame {
        &self.position
    }

    fn next(&self, position: AnyGame) -> Self {
        Self::new(self.table.clone(), position)
    }

    fn acting_seats(&self) -> Seats {
        match self.position.turn() {
            Turn::Act(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    /// The seat named, or the one that is to move.
    fn actor(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(index) => python::seat(index, self.table.seats),
            None => self
                .acting_seats()
                .first()
                .ok_or_else(|| refused("nobody-acts", "nobody is to move here; name a seat")),
        }
    }

    /// The position after an action or outcome; `listener` hears what happens.
    fn after(&self, choice: &str, seat: Option<i64>, listener: &mut dyn Listener) -> PyResult<AnyGame> {
        let mut position = self.position.copy();
        let done = match position.turn() {
            Turn::Chance if seat.is_none() => position.resolve(choice, listener),
            Turn::Over => return Err(error::illegal(&self.over())),
            _ => position.act(self.actor(seat)?, choice, listener).map(|_| ()),
        };
        done.map_err(|refusal| error::illegal(&refusal))?;
        Ok(position)
    }

    /// The refusal of anything after the end.
    fn over(&self) -> Refusal {
        let refused = self.table.coding.after_chance(&self.position, 0);
        refused.err().unwrap_or(Refusal::NotChance { text: String::new() })
    }
}

#[pymethods]
impl State {
    /// The game that is played.
    #[getter]
    fn game(&self) -> Game {
        Game { table: self.table.clone() }
    }

    /// The seat to move, from 0 (the first of them if several are to choose at once); none at chance and at the end.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.acting_seats().first().map(Seat::index)
    }

    /// The seats that each owe a decision.
    #[getter]
    fn acting<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.acting_seats().iter().map(Seat::index).collect::<Vec<_>>())
    }

    /// Whether chance is to speak.
    #[getter]
    fn is_chance(&self) -> bool {
        self.position.turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position.turn() == Turn::Over
    }

    /// The numbers of the actions open to a seat, by default the one to move, in rising order.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        match seat {
            None if self.acting_seats().is_empty() => Ok(Vec::new()),
            seat => Ok(self.table.coding.legal(&self.position, self.actor(seat)?)),
        }
    }

    /// The texts of the actions open to a seat.
    #[pyo3(signature = (seat=None))]
    fn legal_texts(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        match seat {
            None if self.acting_seats().is_empty() => Ok(Vec::new()),
            seat => Ok(self.position.legal(self.actor(seat)?)),
        }
    }

    /// 1 for each action number that is open to a seat.
    #[pyo3(signature = (seat=None))]
    fn action_mask<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0; self.table.coding.actions()];
        for action in self.legal_actions(seat)? {
            mask[action] = 1;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The position after an action, by number or text, of a seat (by default the one to move); at chance after an
    /// outcome, by its place in `chance_outcomes()` or text.
    #[pyo3(signature = (action, seat=None))]
    fn apply(&self, action: Choice, seat: Option<i64>) -> PyResult<Self> {
        let coding = self.table.coding;
        let next = match (action, self.position.turn()) {
            (Choice::Text(text), _) => return Ok(self.next(self.after(&text, seat, &mut ())?)),
            (Choice::Number(number), Turn::Chance) if seat.is_none() => {
                coding.after_chance(&self.position, number)
            }
            (Choice::Number(_), Turn::Over) => Err(self.over()),
            (Choice::Number(number), _) => coding.after(&self.position, self.actor(seat)?, number),
        };
        next.map(|position| self.next(position)).map_err(|refusal| error::illegal(&refusal))
    }

    /// What chance can bring with its probability; empty when it is not to speak.
    fn chance_outcomes(&self) -> Vec<(String, f64)> {
        let outcomes = self.position.chances();
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        outcomes.into_iter().map(|(text, weight)| (text, f64::from(weight) / total)).collect()
    }

    /// The position after a random outcome of chance.
    fn roll(&self, rng: &Bound<'_, PyAny>) -> PyResult<Self> {
        if !self.is_chance() {
            return Err(refused("not-chance", "chance is not to speak here"));
        }
        let text = self.position.roll(&mut python::rng(rng)?);
        Ok(self.next(self.after(&text, None, &mut ())?))
    }

    /// What happens by an action or outcome, a line each, as the seat that looks is told.
    #[pyo3(signature = (action, seat=None, viewer=None))]
    fn explain(&self, action: Choice, seat: Option<i64>, viewer: Option<i64>) -> PyResult<Vec<String>> {
        let text = match action {
            Choice::Text(text) => text,
            Choice::Number(number) if self.is_chance() && seat.is_none() => {
                let outcomes = self.position.chances().into_iter();
                outcomes.map(|(text, _)| text).nth(number).unwrap_or_else(|| number.to_string())
            }
            Choice::Number(number) => self.game().action_text(number)?,
        };
        let mut steps: Vec<AnyStep> = Vec::new();
        self.after(&text, seat, &mut steps)?;
        let viewer = viewer.map(|index| python::viewer(Some(index), self.table.seats)).transpose()?;
        Ok(text::told(&self.position, &steps, viewer, &text::Names::of_seats(self.table.seats)))
    }

    /// What a seat may know, or for none a spectator, as objects.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = python::viewer(seat, self.table.seats)?;
        python::object(py, &self.position.view(viewer).to_json())
    }

    /// What a seat may know, as JSON.
    #[pyo3(signature = (seat=None))]
    fn view_json(&self, seat: Option<i64>) -> PyResult<String> {
        let viewer = python::viewer(seat, self.table.seats)?;
        Ok(self.position.view(viewer).to_json().to_string())
    }

    /// A random position that looks the same to the seat.
    fn sample(&self, seat: i64, rng: &Bound<'_, PyAny>) -> PyResult<Self> {
        let viewer = python::viewer(Some(seat), self.table.seats)?;
        Ok(self.next(self.position.view(viewer).sample(&mut python::rng(rng)?)))
    }

    /// What a seat knows, by default the one to move, as numbers.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let viewer = engine::Viewer::Seat(self.actor(seat)?);
        let array = PyArray1::zeros(py, self.table.coding.length(), false);
        self.table.coding.observe(&self.position.view(viewer), array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    /// What each seat gets at the end, 0 before it: `win`, `win-zero-sum`, `place`, `points`, `points-zero-sum`.
    #[pyo3(signature = (reward="place"))]
    fn returns(&self, reward: &str) -> PyResult<Vec<f64>> {
        let reward: Reward = reward.parse().map_err(|bad| refused("unknown-reward", format!("{bad}")))?;
        let scores = self.position.scores();
        let seats = Seat::all(self.table.seats);
        Ok(seats.map(|seat| if self.is_over() { reward.of(&scores, seat) } else { 0.0 }).collect())
    }

    /// The points of each seat, as they stand now.
    #[getter]
    fn points(&self) -> Vec<i32> {
        self.position.scores().points().to_vec()
    }

    /// The place of each seat from 1, as it stands now.
    #[getter]
    fn places(&self) -> Vec<u32> {
        self.position.scores().places().iter().map(|&place| u32::from(place)).collect()
    }

    /// The action that a bot of this name would take for a seat, as a number.
    #[pyo3(signature = (bot, rng, seat=None))]
    fn bot_action(&self, bot: &str, rng: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<usize> {
        let seat = self.actor(seat)?;
        if !self.acting_seats().contains(seat) {
            return Err(refused("not-your-turn", format!("seat {} is not to move", seat.index())));
        }
        let bot = bots::bot(self.table.coding.kind().id(), bot).map_err(|bad| error::bots(&bad))?;
        let text = bot.choose(&self.position.view(engine::Viewer::Seat(seat)), &mut python::rng(rng)?);
        self.table.coding.number(&text).map_err(|refusal| error::illegal(&refusal))
    }

    /// A position reached from here by random moves to the end.
    fn playout(&self, rng: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut rng = python::rng(rng)?;
        Ok(self.next(learn::playout(&self.position, &mut rng)))
    }

    /// The whole position as JSON, which `Game.from_json` takes back.
    fn to_json(&self) -> String {
        self.position.to_json().to_string()
    }

    /// The board as the terminal shows it: to a seat, or all of it.
    #[pyo3(signature = (seat=None))]
    fn board(&self, seat: Option<i64>) -> PyResult<String> {
        let viewer = seat.map(|index| python::viewer(Some(index), self.table.seats)).transpose()?;
        Ok(text::position(&self.position, viewer, &text::Names::of_seats(self.table.seats)))
    }

    fn __repr__(&self) -> String {
        text::position(&self.position, None, &text::Names::of_seats(self.table.seats))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.position == other.position
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        pyo3::types::PyString::new(py, &self.to_json()).hash()
    }

    fn __copy__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: Bound<'py, Self>, _memo: &Bound<'py, PyAny>) -> Bound<'py, Self> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let (py, state) = (slf.py(), slf.get());
        let make = py.import("stolik._pickle")?.getattr("state")?;
        Ok((make, (Py::new(py, state.game())?, state.to_json())).into_pyobject(py)?.into_any())
    }
}
