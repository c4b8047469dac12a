//! Lessons: each game in a few steps on the real board, from the first choice to a first game.

mod draw;
mod lesson;

use crate::app::Shared;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::practice::{self, Moment, Practice, Verdict, Way, canonical};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::reels::aside;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use draw::{Ways, address};
use lesson::{Lesson, lesson};

/// The name of the step with which a lesson ends: a first game.
const LAST: &str = "play";

/// The way to the lesson of a game, if it has one.
pub(crate) fn link(game: &str) -> Option<String> {
    lesson(game).map(|_| format!("/learn/{game}"))
}

/// `GET /learn`: the games that can be learnt.
pub(crate) async fn list(reader: Reader) -> Response {
    draw::list(&reader).into_response()
}

/// `GET /learn/{game}`: leads to the first step.
pub(crate) async fn begin(Path(game): Path<String>, reader: Reader) -> Response {
    match find(&game) {
        Ok(lesson) => Redirect::to(&address(lesson, 0)).into_response(),
        Err(problem) => practice::refuse(&reader, "/learn", &problem),
    }
}

/// `GET /learn/{game}/{step}?moves=…`: a step, or the answer to a choice.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path((game, step)): Path<(String, String)>,
    Extension(guest): Extension<Guest>,
    Query(way): Query<Way>,
    reader: Reader,
) -> Response {
    if step != LAST {
        return shown(game, step, way.moves(), Showing::Answer, reader).await;
    }
    let last = async { Ok::<_, Problem>((find(&game)?, app.may_open(&guest).await?)) };
    match last.await {
        Ok((lesson, may_open)) => draw::last(&reader, lesson, may_open).into_response(),
        Err(problem) => practice::refuse(&reader, "/learn", &problem),
    }
}

/// `GET /learn/{game}/{step}/plan?moves=…`: a step with moves that are chosen and not sent; what is the whole choice is
/// answered.
pub(crate) async fn plan(
    Path((game, step)): Path<(String, String)>,
    Query(way): Query<Way>,
    reader: Reader,
) -> Response {
    shown(game, step, way.moves(), Showing::Plan, reader).await
}

/// `POST /learn/{game}/{step}/play`: a choice. Nothing is kept of it.
pub(crate) async fn choose(
    Path((game, step)): Path<(String, String)>,
    Query(way): Query<Way>,
    reader: Reader,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Response {
    match practice::chosen(&reader, &format!("/learn/{game}/{step}"), &way, form) {
        Ok(moves) => shown(game, step, moves, Showing::Answer, reader).await,
        Err(response) => *response,
    }
}

/// What is shown of a step with some moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Showing {
    /// What they do.
    Answer,
    /// The choices after them.
    Plan,
}

fn find(game: &str) -> Result<&'static Lesson, Problem> {
    lesson(game).ok_or_else(|| Problem::not_found("lesson"))
}

async fn shown(game: String, step: String, moves: Vec<String>, showing: Showing, reader: Reader) -> Response {
    let asked = reader.clone();
    let drawn = aside(move || {
        let lesson = find(&game)?;
        let number = lesson.find(&step).ok_or_else(|| Problem::not_found("step"))?;
        respond(lesson, number, &moves, showing, &asked)
    });
    match drawn.await {
        Ok(Ok(response)) => response,
        Ok(Err(problem)) | Err(problem) => practice::refuse(&reader, "/learn", &problem),
    }
}

fn respond(
    lesson: &Lesson,
    number: usize,
    moves: &[String],
    showing: Showing,
    reader: &Reader,
) -> Result<Response, Problem> {
    let (lang, step) = (reader.lang, &lesson.steps[number]);
    let at = address(lesson, number);
    let ways = Ways { lesson, number };
    let title = format!("{} · {}", lang.t(&lesson.key(step, "title")), lesson.page.title());
    let practice = Practice {
        page: lesson.page,
        position: &step.position,
        seat: step.seat,
        at: &at,
        title: &title,
        place: &ways.place(lang),
        words: ways.words(lang),
    };
    let (moves, _) = canonical(&step.position, step.seat, moves)?;
    let Some((is_right, key)) = step.judge(&moves) else {
        let (made, planned) =
            if showing == Showing::Plan { (&[][..], &moves[..]) } else { (&moves[..], &[][..]) };
        return practice.respond(reader, &Moment::Asked { made, planned });
    };
    let after = is_right.then_some(&step.after[..]);
    let played = practice::play(&step.position, step.seat, &moves, after)?;
    let head = lang.t(if is_right { "learn-right" } else { "learn-wrong" });
    let verdict =
        Verdict { is_right, head: &head, words: ways.said(lang, key), ways: ways.on(lang, is_right) };
    practice.respond(reader, &Moment::Answered(&played, verdict))
}
