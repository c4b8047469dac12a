//! Refusals as exceptions that carry clause and code.

use engine::any::{BadState, Refusal};
use engine::record::RecordError;
use engine::{BadSetup, Clause};
use pyo3::create_exception;
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;

create_exception!(
    stolik,
    StolikError,
    PyValueError,
    "Something asked for is refused; `clause` is the rule if there is one, `code` a stable name of the reason."
);
create_exception!(
    stolik,
    IllegalAction,
    StolikError,
    "An action or outcome that the position does not allow."
);

/// An exception with its clause and code.
fn raised<T: pyo3::PyTypeInfo>(clause: Option<Clause>, code: &str, message: String) -> PyErr {
    let error = PyErr::new::<T, _>(message);
    Python::attach(|py| {
        let value = error.value(py);
        // The exceptions are classes of Python, which take any attribute.
        let _ = value.setattr("clause", clause.map(|clause| clause.0));
        let _ = value.setattr("code", code);
    });
    error
}

/// A refusal without a clause.
pub(crate) fn refused(code: &str, message: impl Into<String>) -> PyErr {
    raised::<StolikError>(None, code, message.into())
}

pub(crate) fn illegal(refusal: &Refusal) -> PyErr {
    raised::<IllegalAction>(refusal.clause(), refusal.code(), refusal.to_string())
}

pub(crate) fn setup(bad: &BadSetup) -> PyErr {
    raised::<StolikError>(bad.clause, "bad-setup", bad.message.clone())
}

pub(crate) fn state(bad: &BadState) -> PyErr {
    let clause = match bad {
        BadState::Setup { bad, .. } => bad.clause,
        BadState::Field { .. } => None,
    };
    raised::<StolikError>(clause, "bad-state", bad.to_string())
}

pub(crate) fn record(bad: &RecordError) -> PyErr {
    refused("bad-record", bad.to_string())
}

pub(crate) fn bots(bad: &bots::Error) -> PyErr {
    match bad {
        bots::Error::UnknownGame { .. } => refused("unknown-game", bad.to_string()),
        bots::Error::UnknownBot { .. } => refused("unknown-bot", bad.to_string()),
        bots::Error::Setup(bad) => setup(bad),
        _ => refused("bad-setup", bad.to_string()),
    }
}

pub(crate) fn batch(bad: &learn::Error) -> PyErr {
    match bad {
        learn::Error::Bots(bad) => bots(bad),
        learn::Error::Setup(bad) => setup(bad),
        _ => refused("bad-setup", bad.to_string()),
    }
}

pub(crate) fn unwritten(bad: &learn::Unwritten) -> PyErr {
    match bad {
        learn::Unwritten::Series(bad) => batch(bad),
        learn::Unwritten::NoGames => refused("bad-setup", bad.to_string()),
        learn::Unwritten::File { .. } | learn::Unwritten::Parquet(_) => PyOSError::new_err(bad.to_string()),
    }
}

pub(crate) fn batch_action(bad: &learn::Illegal) -> PyErr {
    raised::<IllegalAction>(bad.refusal.clause(), bad.refusal.code(), bad.to_string())
}
