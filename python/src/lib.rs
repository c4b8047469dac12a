//! Stolik for Python: the extension module behind the package `stolik`.
//!
//! A thin layer: games come from `games`, numbers from `engine::any::Coding`, batches from `learn`, boards from `text`.

mod error;
mod game;
mod python;
mod series;
mod state;
mod vector;

use pyo3::prelude::*;

#[pymodule]
fn _stolik(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("StolikError", module.py().get_type::<error::StolikError>())?;
    module.add("IllegalAction", module.py().get_type::<error::IllegalAction>())?;
    module.add_class::<game::Game>()?;
    module.add_class::<state::State>()?;
    module.add_class::<vector::VectorEnv>()?;
    module.add_function(wrap_pyfunction!(series::games, module)?)?;
    module.add_function(wrap_pyfunction!(series::bots, module)?)?;
    module.add_function(wrap_pyfunction!(series::add_bots, module)?)?;
    module.add_function(wrap_pyfunction!(series::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(series::decisions, module)?)?;
    module.add_function(wrap_pyfunction!(series::generate, module)?)?;
    module.add_function(wrap_pyfunction!(series::odds, module)?)?;
    module.add_function(wrap_pyfunction!(series::replay, module)?)?;
    module.add_function(wrap_pyfunction!(series::record, module)?)?;
    module.add_function(wrap_pyfunction!(series::check, module)?)
}
