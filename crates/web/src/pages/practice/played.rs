//! What a choice does: its moves, and what follows.

use crate::problem::Problem;
use engine::any::{AnyGame, AnyStep};
use engine::random::nth_rng;
use engine::record::Entry;
use engine::{Seat, Turn, Viewer};
use table::TableError;

/// Chance that nothing is said of brings the same each time.
const SEED: u64 = 0;
/// The most moves that are looked at.
const MOST: usize = 64;

/// A choice with all it did.
pub(crate) struct Played {
    /// The choice.
    pub(crate) moves: Vec<String>,
    /// What happened, step by step.
    pub(crate) steps: Vec<AnyStep>,
    /// What has come of it.
    pub(crate) position: AnyGame,
}

/// These moves of a seat as the game writes them, and the position after them. What cannot be done is refused.
pub(crate) fn canonical(
    position: &AnyGame,
    seat: Seat,
    moves: &[String],
) -> Result<(Vec<String>, AnyGame), Problem> {
    let mut game = position.clone();
    let made = moves.iter().take(MOST).map(|text| Ok(game.act(seat, text, &mut ())?.text));
    let made = made.collect::<Result<_, _>>().map_err(TableError::Move)?;
    Ok((made, game))
}

/// Makes the moves, and then what follows: these entries as far as they can be; if none are given, whatever chance
/// brings before somebody decides again.
pub(crate) fn play(
    position: &AnyGame,
    seat: Seat,
    moves: &[String],
    after: Option<&[Entry]>,
) -> Result<Played, Problem> {
    let (mut game, mut steps, mut made) = (position.clone(), Vec::new(), Vec::new());
    for text in moves.iter().take(MOST) {
        made.push(game.act(seat, text, &mut steps).map_err(TableError::Move)?.text);
    }
    for entry in after.unwrap_or_default() {
        if entry.make(&mut game, &mut steps).is_err() {
            break;
        }
    }
    for drawn in 0.. {
        if after.is_some() || game.turn() != Turn::Chance {
            break;
        }
        let text = game.roll(&mut nth_rng(SEED, drawn));
        game.resolve(&text, &mut steps).map_err(TableError::Move)?;
    }
    let seen = Viewer::Seat(seat);
    steps.retain(|step| step.to.includes(seen));
    Ok(Played { moves: made, steps, position: game })
}
