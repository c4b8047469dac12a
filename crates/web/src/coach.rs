//! What a seat's choices are worth, found out little by little for those who ask.

use crate::app::App;
use crate::problem::Problem;
use bots::analysis::{Advice, Choice};
use engine::Seat;
use engine::any::AnyView;
use hall::HallError;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Mutex as AsyncMutex;

/// How many decisions are remembered that somebody asked about.
const KEPT: usize = 128;
/// How many looks there are at one decision.
const LOOKS: usize = 60;
/// From how many thoughts a thread on nobody is told more than has been found out already.
const CROWD: usize = 4;

/// The decisions that somebody asked about last, with what has been found out.
#[derive(Default)]
pub(crate) struct Coach(Mutex<VecDeque<(Key, Arc<AsyncMutex<Weighed>>)>>);

/// A decision: the table, the seat's number and the number of the decision.
type Key = (String, u8, u64);

struct Weighed {
    advice: Option<Advice>,
    looks: usize,
}

/// What is known by now of the choices, and whether more will be.
pub(crate) struct Known {
    pub(crate) choices: Vec<Choice<String>>,
    pub(crate) goes_on: bool,
}

impl Coach {
    fn find(&self, key: Key, view: &AnyView, game: &str) -> Arc<AsyncMutex<Weighed>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, found)) = known.iter().find(|(other, _)| *other == key) {
            return Arc::clone(found);
        }
        // The decision's own number, which its seat knows: what is found rests on nothing that is hidden.
        let advice = Advice::new(game, view, key.2);
        let weighed = Arc::new(AsyncMutex::new(Weighed { advice, looks: 0 }));
        known.push_front((key, Arc::clone(&weighed)));
        known.truncate(KEPT);
        weighed
    }
}

/// Looks a little longer at the choices of a view's seat in its decision of this number.
pub(crate) async fn look(
    app: &App,
    table: &str,
    decision: u64,
    view: AnyView,
    game: &'static str,
) -> Result<Known, Problem> {
    let seat = view.viewer().seat().map_or(0, Seat::number);
    let weighed = app.coach.find((table.to_owned(), seat, decision), &view, game);
    // Who asks the same meanwhile waits here and keeps no thread of the pool from others.
    let mut weighed = weighed.lock_owned().await;
    let pool = app.hall.pool();
    let busy = pool.crowd() > CROWD;
    let look = move || {
        let Weighed { advice, looks } = &mut *weighed;
        let Some(advice) = advice else { return Known { choices: Vec::new(), goes_on: false } };
        if *looks == 0 || *looks < LOOKS && !busy {
            advice.deepen();
            *looks += 1;
        }
        Known { choices: advice.choices(), goes_on: *looks < LOOKS }
    };
    Ok(pool.run(look).await.map_err(HallError::from)?)
}
