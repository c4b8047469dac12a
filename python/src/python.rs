//! Values of Python as values of the engine, and back.

use crate::error::refused;
use engine::random::{PlayoutRng, nth_rng};
use engine::{Options, Seat, Viewer};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

/// JSON as dictionaries, lists and values.
pub(crate) fn object<'py>(py: Python<'py>, json: &serde_json::Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json.to_string(),))
}

/// JSON from a text, or from dictionaries, lists and values.
pub(crate) fn json(value: &Bound<'_, PyAny>) -> PyResult<serde_json::Value> {
    let text: String = if value.is_instance_of::<PyString>() {
        value.extract()?
    } else {
        value.py().import("json")?.call_method1("dumps", (value,))?.extract()?
    };
    engine::json::parse(text.as_bytes()).map_err(|bad| refused("bad-json", bad.to_string()))
}

/// Options as keyword arguments: texts, numbers, and yes or no as truth values.
pub(crate) fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let mut options = Options::default();
    for (name, value) in given.into_iter().flatten() {
        let text = match value.extract::<bool>() {
            Ok(flag) => (if flag { "yes" } else { "no" }).to_owned(),
            Err(_) => value.str()?.extract()?,
        };
        options.0.insert(name.extract()?, text);
    }
    Ok(options)
}

/// A seat by its index from 0 at a table of `seats`.
pub(crate) fn seat(index: i64, seats: usize) -> PyResult<Seat> {
    let known = usize::try_from(index).ok().filter(|&index| index < seats);
    known.map(Seat::new).ok_or_else(|| {
        refused(
            "no-seat",
            format!("there is no seat {index}; a table of {seats} has seats 0 to {}", seats - 1),
        )
    })
}

/// A seat, or for none a spectator.
pub(crate) fn viewer(index: Option<i64>, seats: usize) -> PyResult<Viewer> {
    index.map_or(Ok(Viewer::Spectator), |index| seat(index, seats).map(Viewer::Seat))
}

/// A generator from a number, a `random.Random` or a `numpy.random.Generator`.
pub(crate) fn rng(source: &Bound<'_, PyAny>) -> PyResult<PlayoutRng> {
    if let Ok(seed) = source.extract::<u64>() {
        return Ok(nth_rng(seed, 0));
    }
    let seed: u64 = if source.hasattr("getrandbits")? {
        source.call_method1("getrandbits", (63,))?.extract()?
    } else if source.hasattr("integers")? {
        source.call_method1("integers", (i64::MAX,))?.extract()?
    } else {
        return Err(refused(
            "bad-rng",
            "randomness comes from a number of 64 bits, a random.Random or a numpy.random.Generator",
        ));
    };
    Ok(nth_rng(seed, 0))
}
