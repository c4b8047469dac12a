//! Numbers of some game, for programs that learn.

use super::position::{open, outcomes, parse};
use super::{AnyGame, AnyView, Kind, KindOf, Refusal};
use crate::game::{Encoded, Parts, Turn};
use crate::seat::Seat;

/// The action numbers and observations of a game: the object-safe form of [`Encoded`].
///
/// # Panics
/// Methods that take a position or a view panic when it is of another game than [`Coding::kind`].
pub trait Coding: Send + Sync {
    /// The game.
    fn kind(&self) -> &'static dyn Kind;
    /// [`Encoded::ACTIONS`].
    fn actions(&self) -> usize;
    /// [`Encoded::OBSERVATION`].
    fn parts(&self) -> Parts;
    /// [`Encoded::OBSERVATION_LENGTH`].
    fn length(&self) -> usize;
    /// The text of the action with this number; none if there is no such number.
    fn text(&self, action: usize) -> Option<String>;
    /// The number of the action with this text.
    fn number(&self, text: &str) -> Result<usize, Refusal>;
    /// The numbers of the decisions open to the seat, in rising order.
    fn legal(&self, game: &AnyGame, seat: Seat) -> Vec<usize>;
    /// The position after a decision of the seat.
    fn after(&self, game: &AnyGame, seat: Seat, action: usize) -> Result<AnyGame, Refusal>;
    /// The position after an outcome of chance, by its place in [`Position::chances`](super::Position::chances).
    fn after_chance(&self, game: &AnyGame, outcome: usize) -> Result<AnyGame, Refusal>;
    /// [`Encoded::observe`], into [`Coding::length`] numbers that are 0.
    fn observe(&self, view: &AnyView, out: &mut [f32]);
}

impl<G: Encoded> Coding for KindOf<G> {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<G>::NEW }
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn parts(&self) -> Parts {
        G::OBSERVATION
    }

    fn length(&self) -> usize {
        G::OBSERVATION_LENGTH
    }

    fn text(&self, action: usize) -> Option<String> {
        G::action(action).map(|action| action.to_string())
    }

    fn number(&self, text: &str) -> Result<usize, Refusal> {
        parse(text).map(G::index)
    }

    fn legal(&self, game: &AnyGame, seat: Seat) -> Vec<usize> {
        let game = own::<G>(game);
        if seat.index() >= game.seats() {
            return Vec::new();
        }
        open(game, seat).into_iter().map(G::index).collect()
    }

    fn after(&self, game: &AnyGame, seat: Seat, action: usize) -> Result<AnyGame, Refusal> {
        let mut game = own::<G>(game).clone();
        if seat.index() >= game.seats() {
            return Err(Refusal::NoSeat { seat });
        }
        let action = G::action(action).ok_or(Refusal::NoNumber { number: action, count: G::ACTIONS })?;
        game.check(seat, action)?;
        game.act(seat, action, &mut ());
        Ok(AnyGame::new(game))
    }

    fn after_chance(&self, game: &AnyGame, outcome: usize) -> Result<AnyGame, Refusal> {
        let mut game = own::<G>(game).clone();
        let text = || outcome.to_string();
        match game.turn() {
            Turn::Chance => {}
            Turn::Act(_) => return Err(Refusal::NotChance { text: text() }),
            Turn::Over => return Err(G::over().into()),
        }
        let (drawn, _) = *outcomes(&game).get(outcome).ok_or_else(|| Refusal::Impossible { text: text() })?;
        game.resolve(drawn, &mut ());
        Ok(AnyGame::new(game))
    }

    fn observe(&self, view: &AnyView, out: &mut [f32]) {
        G::observe(view.downcast::<G>().expect("the view is of this game"), out);
    }
}

fn own<G: Encoded>(game: &AnyGame) -> &G {
    game.downcast::<G>().expect("the position is of this game")
}
