//! What there is to look at in a game: where something was decided, and where chance came in.

use super::analyst::Error;
use engine::any::AnyGame;
use engine::record::{Author, Entry};
use engine::{Game, Seat, Turn};

/// Something to look at.
pub(super) enum Task<G: Game> {
    /// A decision that could have been another.
    Decision { entry: usize, seat: Seat, position: G, action: G::Action },
    /// What chance brought between two decisions, from the first entry to the one before `made`.
    Chance { entry: usize, made: usize, before: G, after: G },
}

/// All that there is to look at, in order, with the position at the end.
pub(super) fn tasks<G: Game>(start: &AnyGame, entries: &[Entry]) -> Result<(Vec<Task<G>>, AnyGame), Error> {
    let mut game = start.clone();
    let mut tasks = Vec::new();
    let mut drawing: Option<(usize, G)> = None;
    for (number, entry) in entries.iter().enumerate() {
        let position = own::<G>(&game)?.clone();
        let refused = |refusal| Error::Entry { number: number + 1, refusal };
        entry.make(&mut game, &mut ()).map_err(refused)?;
        let Author::Seat(seat) = entry.author else {
            drawing.get_or_insert((number, position));
            continue;
        };
        tasks.extend(drawing.take().and_then(|drawn| chance(drawn, number, &position)));
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        if let (true, Ok(action)) = (legal.len() > 1, entry.text.parse()) {
            tasks.push(Task::Decision { entry: number, seat, position, action });
        }
    }
    let end = own::<G>(&game)?;
    if end.turn() != Turn::Over {
        return Err(Error::NotOver);
    }
    tasks.extend(drawing.and_then(|drawn| chance(drawn, entries.len(), end)));
    Ok((tasks, game))
}

fn own<G: Game>(game: &AnyGame) -> Result<&G, Error> {
    game.downcast::<G>().ok_or(Error::OtherGame)
}

/// What chance brought, unless it could bring nothing else.
fn chance<G: Game>((entry, before): (usize, G), made: usize, after: &G) -> Option<Task<G>> {
    let mut outcomes = Vec::new();
    before.chances(&mut outcomes);
    let is_certain = outcomes.len() == 1 && made == entry + 1;
    (!is_certain).then(|| Task::Chance { entry, made, before, after: after.clone() })
}
