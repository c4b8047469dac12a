//! Many games at once in arrays of numpy.

use crate::error;
use crate::python;
use learn::{Arrays, Batch, Reward, Spec};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Mutex;

/// Many games side by side. The arrays are written in place by `reset` and `step`; they are the same objects for the
/// life of the environment, and are to be read only.
#[pyclass(frozen, module = "stolik", subclass)]
pub(crate) struct VectorEnv {
    batch: Mutex<Box<dyn Batch>>,
    name: &'static str,
    seats: usize,
    /// What the seats to move know: a row a game.
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    /// 1 for each legal action: a row a game.
    #[pyo3(get)]
    masks: Py<PyArray2<u8>>,
    /// What the seat got that has just moved, where its game ended.
    #[pyo3(get)]
    rewards: Py<PyArray1<f32>>,
    /// What each seat got, where its game ended: a row a game.
    #[pyo3(get)]
    all_rewards: Py<PyArray2<f32>>,
    /// 1 where a game has just ended and the next has begun.
    #[pyo3(get)]
    done: Py<PyArray1<u8>>,
    /// The seats to move, from 0.
    #[pyo3(get)]
    turn: Py<PyArray1<i32>>,
    /// Where `sample` writes.
    #[pyo3(get)]
    actions: Py<PyArray1<i64>>,
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (
        game, num_envs, threads=1, *, seats=2, opponents=None, reward="place", seed=0, observations=true, masks=true,
        **options
    ))]
    #[allow(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: usize,
        threads: usize,
        seats: usize,
        opponents: Option<Vec<String>>,
        reward: &str,
        seed: u64,
        observations: bool,
        masks: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let reward: Reward =
            reward.parse().map_err(|bad| error::refused("unknown-reward", format!("{bad}")))?;
        let options = python::options(options)?;
        let opponents = opponents.unwrap_or_default();
        let spec = Spec { seats, options, games: num_envs, threads, opponents, reward, seed };
        let batch = learn::batch(game, &spec).map_err(|bad| error::batch(&bad))?;
        let coding = batch.coding();
        let width = |wanted: bool, width: usize| if wanted { width } else { 0 };
        let env = Self {
            name: coding.kind().id(),
            seats,
            observations: PyArray2::zeros(py, [num_envs, width(observations, coding.length())], false)
                .unbind(),
            masks: PyArray2::zeros(py, [num_envs, width(masks, coding.actions())], false).unbind(),
            rewards: PyArray1::zeros(py, num_envs, false).unbind(),
            all_rewards: PyArray2::zeros(py, [num_envs, seats], false).unbind(),
            done: PyArray1::zeros(py, num_envs, false).unbind(),
            turn: PyArray1::zeros(py, num_envs, false).unbind(),
            actions: PyArray1::zeros(py, num_envs, false).unbind(),
            batch: Mutex::new(batch),
        };
        env.reset(py, None)?;
        Ok(env)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.name
    }

    /// How many seats a game has.
    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// How many games are played side by side.
    #[getter]
    fn num_envs(&self, py: Python<'_>) -> usize {
        self.rewards.bind(py).len().unwrap_or_default()
    }

    /// Starts all games anew, from another seed if one is given.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.run(py, |batch, arrays| {
            batch.reset(seed, arrays);
            Ok(())
        })
    }

    /// Carries out an action in each game, and everything up to the next decision of a learner.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = self.read(actions)?;
        let actions = actions.as_slice()?;
        self.run(py, |batch, arrays| batch.step(actions, arrays))
    }

    /// Writes a uniformly random legal action of each game to `actions`, and gives that array.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let mut actions = self.actions.bind(py).try_readwrite()?;
        self.locked()?.choose(actions.as_slice_mut()?);
        Ok(self.actions.clone_ref(py))
    }

    /// Writes what a bot would do in each game, whoever is to move there, to `actions`, and gives that array.
    fn bot_actions(&self, py: Python<'_>, bot: &str) -> PyResult<Py<PyArray1<i64>>> {
        let mut actions = self.actions.bind(py).try_readwrite()?;
        let actions = actions.as_slice_mut()?;
        let mut batch = self.locked()?;
        let batch = &mut **batch;
        py.detach(|| batch.advise(bot, actions)).map_err(|bad| error::batch(&bad))?;
        Ok(self.actions.clone_ref(py))
    }

    /// What each action promises a bot in each game, whoever is to move there, as a new array with a row a game: for a
    /// bot that compares decisions, as `easy` does, logarithms of how often they are worth taking, 0 for the best; for
    /// another 0 for its choice and -1 for the rest; 0 for what is not open.
    fn bot_promises<'py>(&self, py: Python<'py>, bot: &str) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let mut batch = self.locked()?;
        let batch = &mut **batch;
        let promises = PyArray2::zeros(py, [self.num_envs(py), batch.coding().actions()], false);
        let mut written = promises.try_readwrite()?;
        let slice = written.as_slice_mut()?;
        py.detach(|| batch.promises(bot, slice)).map_err(|bad| error::batch(&bad))?;
        drop(written);
        Ok(promises)
    }
}

impl VectorEnv {
    fn locked(&self) -> PyResult<std::sync::MutexGuard<'_, Box<dyn Batch>>> {
        // A batch that is at work on another thread of Python, or whose bot has panicked, is not waited for.
        self.batch.try_lock().map_err(|_| error::refused("busy", "this environment is at work or has failed"))
    }

    /// The actions as a slice of the right length, whatever whole numbers they come as.
    fn read<'py>(&self, actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
        let py = actions.py();
        let array = match actions.extract::<PyReadonlyArray1<'py, i64>>() {
            Ok(array) if array.as_slice().is_ok() => array,
            _ => whole_numbers(actions)?,
        };
        let (given, wanted) = (array.len()?, self.num_envs(py));
        if given != wanted {
            let message = format!("{wanted} games need {wanted} actions, not {given}");
            return Err(error::refused("bad-shape", message));
        }
        Ok(array)
    }

    fn run(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Batch, Arrays<'_>) -> Result<(), learn::Illegal> + Send,
    ) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut all_rewards = self.all_rewards.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut seats = self.turn.bind(py).try_readwrite()?;
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            all_rewards: all_rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let mut batch = self.locked()?;
        let batch = &mut **batch;
        py.detach(|| work(batch, arrays)).map_err(|bad| error::batch_action(&bad))
    }
}

/// An array of whole numbers, from an array of others or a list.
fn whole_numbers<'py>(actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let py = actions.py();
    let numpy = py.import("numpy")?;
    let array = numpy.call_method1("asarray", (actions,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    let sides: usize = array.getattr("ndim")?.extract()?;
    if !matches!(kind.as_str(), "i" | "u") || sides != 1 {
        return Err(error::refused("bad-shape", "actions are whole numbers, one a game"));
    }
    let array = numpy.call_method1("ascontiguousarray", (array, "int64"))?;
    array.extract::<PyReadonlyArray1<'py, i64>>()
}
