//! Games with their number of seats and options.

use crate::error::{self, refused};
use crate::python;
use crate::state::State;
use engine::Options;
use engine::any::Coding;
use numpy::{PyArray1, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::fmt::Write;
use std::sync::Arc;

/// A game for a number of seats with its options.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) coding: &'static dyn Coding,
    pub(crate) seats: usize,
    pub(crate) options: Options,
}

/// A game for a number of seats, with options by name. Seats are counted from 0.
#[pyclass(frozen, module = "stolik", subclass)]
pub(crate) struct Game {
    pub(crate) table: Arc<Table>,
}

/// The numbers of the game of this name.
pub(crate) fn coding(name: &str) -> PyResult<&'static dyn Coding> {
    games::coding(name).ok_or_else(|| {
        let known: Vec<_> = games::KINDS.iter().map(|kind| kind.id()).collect();
        refused("unknown-game", format!("there is no game `{name}`; there are {}", known.join(", ")))
    })
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, seats, **options))]
    fn new(name: &str, seats: usize, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let coding = coding(name)?;
        let options = python::options(options)?;
        coding.kind().start(seats, &options).map_err(|bad| error::setup(&bad))?;
        Ok(Self { table: Arc::new(Table { coding, seats, options }) })
    }

    /// The name, such as `camel-up`.
    #[getter]
    fn name(&self) -> &'static str {
        self.table.coding.kind().id()
    }

    /// How many seats there are.
    #[getter]
    fn seats(&self) -> usize {
        self.table.seats
    }

    /// The options that were chosen.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in &self.table.options.0 {
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }

    /// The version of the rules; it grows when an old record would replay differently.
    #[getter]
    fn rules(&self) -> u16 {
        self.table.coding.kind().rules()
    }

    /// How many action numbers there are.
    #[getter]
    fn num_actions(&self) -> usize {
        self.table.coding.actions()
    }

    /// How many numbers an observation holds.
    #[getter]
    fn observation_length(&self) -> usize {
        self.table.coding.length()
    }

    /// The parts of an observation in order, with their shapes.
    #[getter]
    fn observation_parts<'py>(&self, py: Python<'py>) -> PyResult<Vec<(&'static str, Bound<'py, PyTuple>)>> {
        let parts = self.table.coding.parts();
        parts.iter().map(|&(name, shape)| Ok((name, PyTuple::new(py, shape)?))).collect()
    }

    /// An observation taken apart: a view of each part by name.
    fn split<'py>(
        &self,
        py: Python<'py>,
        observation: &Bound<'py, PyArray1<f32>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let whole: PyReadonlyArray1<'_, f32> = observation.try_readonly()?;
        if whole.len()? != self.table.coding.length() {
            let length = self.table.coding.length();
            return Err(refused("bad-shape", format!("an observation of this game has {length} numbers")));
        }
        let dict = PyDict::new(py);
        let mut first = 0;
        for (name, shape) in self.observation_parts(py)? {
            let length = shape.iter().map(|side| side.extract::<usize>()).product::<PyResult<usize>>()?;
            let part = observation.get_item(pyo3::types::PySlice::new(
                py,
                first as isize,
                (first + length) as isize,
                1,
            ))?;
            dict.set_item(name, part.call_method1("reshape", (shape,))?)?;
            first += length;
        }
        Ok(dict)
    }

    /// The starting position.
    fn start(&self) -> PyResult<State> {
        let Table { coding, seats, options } = &*self.table;
        let game = coding.kind().start(*seats, options).map_err(|bad| error::setup(&bad))?;
        Ok(State::new(self.table.clone(), game))
    }

    /// The text of the action with this number.
    pub(crate) fn action_text(&self, action: usize) -> PyResult<String> {
        self.table.coding.text(action).ok_or_else(|| {
            let last = self.table.coding.actions() - 1;
            refused(
                "no-action-number",
                format!("there is no action {action}; they are numbered from 0 to {last}"),
            )
        })
    }

    /// The number of the action with this text.
    fn action_number(&self, text: &str) -> PyResult<usize> {
        self.table.coding.number(text).map_err(|refusal| error::illegal(&refusal))
    }

    /// Reads a position from its JSON form, as text or as objects.
    #[allow(clippy::wrong_self_convention)]
    fn from_json(&self, state: &Bound<'_, PyAny>) -> PyResult<State> {
        read(self.table.coding, state)
    }

    /// The names of its bots.
    #[getter]
    fn bots(&self) -> Vec<&'static str> {
        bots::names(self.name()).unwrap_or_default()
    }

    fn __repr__(&self) -> String {
        let mut text = format!("Game({:?}, {}", self.name(), self.table.seats);
        for (name, value) in &self.table.options.0 {
            // A text takes everything.
            let _ = write!(text, ", {name}={value:?}");
        }
        text + ")"
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.__repr__() == other.__repr__()
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        pyo3::types::PyString::new(py, &self.__repr__()).hash()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let game = slf.get();
        let make = py.import("stolik._pickle")?.getattr("game")?;
        Ok((make, (game.name(), game.seats(), game.options(py)?)).into_pyobject(py)?.into_any())
    }
}

/// Reads a position of a game.
pub(crate) fn read(coding: &'static dyn Coding, state: &Bound<'_, PyAny>) -> PyResult<State> {
    let value = python::json(state)?;
    let game = coding.kind().read(&value).map_err(|bad| error::state(&bad))?;
    let options = value.get("options").map_or(Ok(Options::default()), engine::json::read);
    let table = Table { coding, seats: game.seats(), options: options.unwrap_or_default() };
    Ok(State::new(Arc::new(table), game))
}
