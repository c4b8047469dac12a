//! Playing on from a moment of a game that is over: a new table that begins with its position.

use crate::app::{App, Shared};
use crate::dice;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::editor;
use crate::pages::layout;
use crate::pages::listed::remember;
use crate::pages::replay::paper::reel_of;
use crate::pages::replay::table::Seen;
use crate::pages::replay::way::Way;
use crate::pages::set_up::given_name;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::{Eyes, Reel};
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use engine::any::AnyGame;
use engine::{Options, Seat, Turn};
use hall::NewTable;
use std::sync::Arc;
use table::{Chair, DiceWord, Origin, PlayerId, Sitter, Source, TableError};

/// `POST /t/{id}/replay/play`: a new table from a moment of this one.
pub(crate) async fn table(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    way: Result<Form<Way>, FormRejection>,
) -> Response {
    let reader = Reader { here: format!("/t/{id}/replay"), ..reader };
    let opened = async {
        let Form(way) = way?;
        let live = app.table(&id).await?;
        let seen = Seen::of(&app, &live, &guest, &way, reader.lang).await?;
        if !seen.reel.is_over() {
            return Err(TableError::NotOver.into());
        }
        let made = made(&seen, &way, &reader)?;
        let source = Source::Table { table: id.clone(), made };
        open(&app, &guest, &reader, &seen.reel, made, source, &way).await
    };
    answer(opened.await, &reader, &headers)
}

/// `POST /replay/play`: a new table from a moment of a record.
pub(crate) async fn paper(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    way: Result<Form<Way>, FormRejection>,
) -> Response {
    let reader = Reader { here: "/replay".to_owned(), ..reader };
    let opened = async {
        let Form(way) = way?;
        let reel = reel_of(&app, &way.record).await?;
        let eyes = way.eyes(Eyes::Open, reel.seats())?;
        let seen = Seen::with(reel, eyes, reader.lang).await?;
        let made = made(&seen, &way, &reader)?;
        open(&app, &guest, &reader, &seen.reel, made, Source::Editor, &way).await
    };
    answer(opened.await, &reader, &headers)
}

/// `GET /t/{id}/replay/edit`: the editor with the position of a moment of this game.
pub(crate) async fn edit_table(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Response {
    let reader = Reader { here: format!("/t/{id}/replay"), ..reader };
    let address = async {
        let live = app.table(&id).await?;
        let seen = Seen::of(&app, &live, &guest, &way, reader.lang).await?;
        if !seen.reel.is_over() {
            return Err(TableError::NotOver.into());
        }
        editor(&seen, &way, &reader)
    };
    to_editor(address.await, &reader)
}

/// `POST /replay/edit`: the editor with the position of a moment of a record.
pub(crate) async fn edit_paper(
    State(app): State<Shared>,
    reader: Reader,
    way: Result<Form<Way>, FormRejection>,
) -> Response {
    let reader = Reader { here: "/replay".to_owned(), ..reader };
    let address = async {
        let Form(way) = way?;
        let reel = reel_of(&app, &way.record).await?;
        let eyes = way.eyes(Eyes::Open, reel.seats())?;
        editor(&Seen::with(reel, eyes, reader.lang).await?, &way, &reader)
    };
    to_editor(address.await, &reader)
}

fn editor(seen: &Seen, way: &Way, reader: &Reader) -> Result<String, Problem> {
    let position = seen.reel.after(made(seen, way, reader)?).to_json();
    Ok(editor::address(&seen.reel.table.creation().game, "", &position.to_string()))
}

fn to_editor(address: Result<String, Problem>, reader: &Reader) -> Response {
    address.map_or_else(|problem| layout::problem(reader, &problem), |to| Redirect::to(&to).into_response())
}

fn answer(opened: Result<(String, String), Problem>, reader: &Reader, headers: &HeaderMap) -> Response {
    match opened {
        Err(problem) => layout::problem(reader, &problem),
        Ok((id, address)) => {
            let mut response = Redirect::to(&address).into_response();
            response.headers_mut().append(SET_COOKIE, remember(headers, &id));
            response
        }
    }
}

/// How many entries of the game had been made at the moment.
fn made(seen: &Seen, way: &Way, reader: &Reader) -> Result<usize, Problem> {
    let step = way.step(&seen.reel, &seen.strip, reader.lang)?.unwrap_or_default();
    Ok(seen.reel.made(seen.strip.event(step)))
}

/// Opens the table; gives its name, and where to go.
async fn open(
    app: &App,
    guest: &Guest,
    reader: &Reader,
    reel: &Arc<Reel>,
    made: usize,
    source: Source,
    way: &Way,
) -> Result<(String, String), Problem> {
    app.must_open(guest).await?;
    let position = reel.after(made);
    if position.turn() == Turn::Over {
        return Err(TableError::Over.into());
    }
    let seat = own_seat(reel, &position, guest, way)?;
    let (name, by) = (given_name("", reader)?, &guest.id);
    let old = reel.table.creation();
    let new = NewTable {
        game: old.game.clone(),
        seats: position.seats(),
        options: if made == 0 && old.origin.is_none() { old.options.clone() } else { Options::default() },
        odds: old.odds,
        public: false,
        origin: Some(Origin { position: Some(position.to_json()), source }),
        clock: table::Clock::None,
        when_out: table::WhenOut::StandIn,
        watching: table::Watching::AtOnce,
        coach: false,
    };
    let kinds = app.hall.games().bot_names(&old.game);
    let usual = app.hall.games().usual_bot(&old.game);
    let live = app
        .hall
        .open(by, new, |draft| {
            draft.sit(seat, by, &name, DiceWord::None)?;
            let others = Seat::all(reel.seats()).zip(reel.table.chairs()).filter(|(other, _)| *other != seat);
            for (other, chair) in others {
                if let Some(bot) = bot_for(chair, by, &kinds, usual) {
                    draft.seat_bot(by, other, bot)?;
                }
            }
            Ok::<_, TableError>(())
        })
        .await?;
    Ok((live.id().to_string(), dice::way_in(&live, by)))
}

/// The bot for a chair: its own, or one for people who are not of this house. The others find their chairs free.
fn bot_for<'a>(chair: &'a Chair, by: &PlayerId, kinds: &[&str], usual: &'a str) -> Option<&'a str> {
    match &chair.sitter {
        Some(Sitter::Bot(bot)) if kinds.contains(&bot.as_str()) => Some(bot),
        Some(Sitter::Person { player, .. }) if !player.0.is_empty() && player != by => None,
        _ => Some(usual),
    }
}

/// The seat that who asks takes: the one that is named, the old one, or the one whose turn it is.
fn own_seat(reel: &Reel, position: &AnyGame, guest: &Guest, way: &Way) -> Result<Seat, Problem> {
    let acting = || match position.turn() {
        Turn::Act(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over => None,
    };
    let seat = way.seat.or_else(|| reel.table.seat_of(&guest.id)).or_else(acting).unwrap_or(Seat::new(0));
    if seat.index() < reel.seats() {
        return Ok(seat);
    }
    let detail = format!("seat: there are {} seats", reel.seats());
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", detail))
}
