//! Positions to try choices in, without a table: the board with what a seat may choose, and the board after the choice
//! with what is to be said of it. Lessons and puzzles are made of this.
//!
//! Everything is in the address, and nothing is kept. A practice stands at an address of its own: `{at}` asks,
//! `{at}?moves=a;b` goes on or answers a choice, `{at}/plan?moves=a` shows moves that are chosen and not sent, and the
//! forms of the board send theirs to `{at}/play`, after others to `{at}/play?moves=a`.

mod draw;
mod played;

pub(crate) use draw::{names, take_back};
pub(crate) use played::{Played, canonical, play};

use crate::game_page::AnyPage;
use crate::pages::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use engine::any::AnyGame;
use maud::Markup;
use serde::Deserialize;
use url::form_urlencoded::Serializer;

/// A position in which a seat is to choose.
pub(crate) struct Practice<'a> {
    pub(crate) page: &'static dyn AnyPage,
    pub(crate) position: &'a AnyGame,
    /// Who chooses, and with whose eyes all is seen.
    pub(crate) seat: Seat,
    /// Its address.
    pub(crate) at: &'a str,
    /// The title in the browser's tab, and the words beside the game's name in the bar.
    pub(crate) title: &'a str,
    pub(crate) place: &'a str,
    /// What stands beside the board: what it is about, and what is to be done.
    pub(crate) words: Markup,
}

/// What is shown of a practice.
pub(crate) enum Moment<'a> {
    /// The choices: after moves that were made, and others that are chosen and not sent.
    Asked { made: &'a [String], planned: &'a [String] },
    /// What a choice did, and what is said of it.
    Answered(&'a Played, Verdict<'a>),
}

/// What is said of a choice.
pub(crate) struct Verdict<'a> {
    /// Whether it is the right one.
    pub(crate) is_right: bool,
    /// In a few words.
    pub(crate) head: &'a str,
    /// Why, under what happened.
    pub(crate) words: Markup,
    /// The ways on and back.
    pub(crate) ways: Markup,
}

/// The moves in an address: one after the other, with `;` between.
#[derive(Deserialize)]
pub(crate) struct Way {
    moves: Option<String>,
}

impl Way {
    /// The moves; none where nothing is chosen.
    pub(crate) fn moves(&self) -> Vec<String> {
        self.moves.as_deref().map(split).unwrap_or_default()
    }
}

fn split(text: &str) -> Vec<String> {
    text.split(';').map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()).collect()
}

/// The address that answers these moves.
pub(crate) fn answer(at: &str, moves: &[String]) -> String {
    if moves.is_empty() {
        return at.to_owned();
    }
    format!("{at}?{}", Serializer::new(String::new()).append_pair("moves", &moves.join(";")).finish())
}

/// The moves that a form of the board at `at` sends, after those in its address.
///
/// # Errors
/// What is answered instead: a problem of the form; and where no script takes the answer, the address that shows it.
pub(crate) fn chosen(
    reader: &Reader,
    at: &str,
    way: &Way,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<Vec<String>, Box<Response>> {
    let Form(pairs) = form.map_err(|rejected| refuse(reader, at, &rejected.into()))?;
    let more = pairs.iter().filter(|(name, _)| name == "move").flat_map(|(_, text)| split(text));
    let moves: Vec<String> = way.moves().into_iter().chain(more).collect();
    if reader.part { Ok(moves) } else { Err(Redirect::to(&answer(at, &moves)).into_response().into()) }
}

/// A problem at an address, with the way back to the list from which it comes: `/learn` for `/learn/sobek/2`.
pub(crate) fn refuse(reader: &Reader, at: &str, problem: &Problem) -> Response {
    let list = at.match_indices('/').nth(1).map_or(at, |(end, _)| &at[..end]);
    layout::problem(&Reader { here: list.to_owned(), ..reader.clone() }, problem)
}
