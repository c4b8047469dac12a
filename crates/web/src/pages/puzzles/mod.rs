//! Puzzles: a position, one choice that is clearly best, and one that only looks so. One a day for each game.

mod board;
mod draw;
mod shelf;
mod solved;
#[cfg(test)]
mod tests;

pub(crate) use draw::today;
pub(crate) use solved::Solved;

use crate::app::Shared;
use crate::pages::asked::Query;
use crate::pages::layout;
use crate::pages::practice::{self, Moment, Practice, Verdict, Way, canonical};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::reels::aside;
use axum::Form;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use bots::puzzles::Puzzle;
use draw::Shown;
use serde::Deserialize;
use shelf::{Numbered, Shelf, shelf};

/// `GET /puzzles`: all puzzles, today's first.
pub(crate) async fn list(
    State(app): State<Shared>,
    reader: Reader,
    solved: Solved,
    headers: HeaderMap,
) -> Response {
    let (asked, now, dark) = (reader.clone(), app.hall.now(), reader.prefs.is_dark(&headers));
    match aside(move || draw::list(&asked, now, &solved, dark)).await {
        Ok(page) => page.into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// Whether who has chosen wants to be told the best choice.
#[derive(Deserialize)]
pub(crate) struct Asked {
    solution: Option<String>,
}

/// `GET /puzzles/{game}/{number}?moves=…`: a puzzle, or the answer to a choice.
pub(crate) async fn show(
    Path((game, number)): Path<(String, String)>,
    Query(way): Query<Way>,
    Query(asked): Query<Asked>,
    reader: Reader,
    solved: Solved,
) -> Response {
    let showing = if asked.solution.is_some() { Showing::Solution } else { Showing::Answer };
    shown(game, number, way.moves(), showing, (reader, solved)).await
}

/// `GET /puzzles/{game}/{number}/plan?moves=…`: a puzzle with moves that are chosen and not sent.
pub(crate) async fn plan(
    Path((game, number)): Path<(String, String)>,
    Query(way): Query<Way>,
    reader: Reader,
    solved: Solved,
) -> Response {
    shown(game, number, way.moves(), Showing::Plan, (reader, solved)).await
}

/// `POST /puzzles/{game}/{number}/play`: a choice. Only the browser is told to remember it, if it is the best.
pub(crate) async fn choose(
    Path((game, number)): Path<(String, String)>,
    Query(way): Query<Way>,
    reader: Reader,
    solved: Solved,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Response {
    match practice::chosen(&reader, &format!("/puzzles/{game}/{number}"), &way, form) {
        Ok(moves) => shown(game, number, moves, Showing::Answer, (reader, solved)).await,
        Err(response) => *response,
    }
}

/// What is shown of a puzzle with some moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Showing {
    /// What they do, and whether they are the best.
    Answer,
    /// The same with what choices are worth.
    Solution,
    /// The choices after them.
    Plan,
}

async fn shown(
    game: String,
    number: String,
    moves: Vec<String>,
    showing: Showing,
    (reader, solved): (Reader, Solved),
) -> Response {
    let asked = reader.clone();
    match aside(move || respond(&game, &number, &moves, showing, (&asked, &solved))).await {
        Ok(Ok(response)) => response,
        Ok(Err(problem)) | Err(problem) => practice::refuse(&reader, "/puzzles", &problem),
    }
}

fn respond(
    game: &str,
    number: &str,
    moves: &[String],
    showing: Showing,
    asked: (&Reader, &Solved),
) -> Result<Response, Problem> {
    let missing = || Problem::not_found("puzzle");
    let shelf = shelf(game).ok_or_else(missing)?;
    let puzzle = number.parse().ok().and_then(|number| shelf.puzzle(number)).ok_or_else(missing)?;
    answer(shelf, puzzle, moves, showing, asked)
}

fn answer(
    shelf: &Shelf,
    numbered: Numbered<'_>,
    moves: &[String],
    showing: Showing,
    (reader, solved): (&Reader, &Solved),
) -> Result<Response, Problem> {
    let position = numbered.position(shelf.page).ok_or_else(|| Problem::not_found("puzzle"))?;
    let Puzzle { seat, best, .. } = numbered.puzzle;
    let shown = Shown { shelf, numbered, position: &position, reader, solved };
    let (at, place, title) = (shown.at(), shown.place(), shown.title());
    let is_asked = moves.is_empty() || showing == Showing::Plan;
    let (made, _) = canonical(&position, *seat, moves)?;
    // The first of the moves is the choice; what follows it may be any.
    let chosen = made.first().map_or("", String::as_str);
    let is_right = chosen == best;
    let is_solved = is_right || showing == Showing::Solution;
    let practice = Practice {
        page: shelf.page,
        position: &position,
        seat: *seat,
        at: &at,
        title: &title,
        place: &place,
        words: shown.words((!is_asked && is_solved).then_some(chosen)),
    };
    if is_asked {
        return practice.respond(reader, &Moment::Asked { made: &[], planned: moves });
    }
    let played = practice::play(&position, *seat, &made, None)?;
    let head = reader.lang.t(if is_right { "puzzle-right" } else { "puzzle-wrong" });
    let ways = if is_solved { shown.ways_on() } else { shown.ways_back(&made) };
    let verdict = Verdict { is_right, head: &head, words: shown.said(chosen), ways };
    let mut response = practice.respond(reader, &Moment::Answered(&played, verdict))?;
    if is_right {
        response.headers_mut().append(SET_COOKIE, solved.with(shelf, numbered.number));
    }
    Ok(response)
}
