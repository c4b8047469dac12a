//! Tables by JSON.

use super::objects::{GiveWord, ListedTable, Moves, OpenTable, PlayMoves, SitDown, TableInfo};
use super::{Body, Caller, Path, Query};
use crate::app::{Shared, own_seat};
use crate::dice;
use crate::problem::Problem;
use crate::watching;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use engine::{Options, Seat};
use hall::NewTable;
use serde::Deserialize;
use std::ops::RangeInclusive;
use store::Filter;
use table::{Clock, Draft, Watching, WhenOut};
use utoipa::{IntoParams, ToSchema};

/// Which tables can be listed, for the document.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
#[expect(dead_code, reason = "the words are read one by one, for a better refusal")]
pub(crate) enum Listed {
    Open,
    Playing,
}

/// The most tables that one reply lists.
const MOST: u32 = 100;
/// The most tables that can be left out: what the document's `int32` holds.
const FURTHEST: u32 = i32::MAX as u32;

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// `open` or `playing`; both if left out.
    #[param(value_type = Option<Listed>)]
    status: Option<String>,
    /// The name of a game.
    game: Option<String>,
    /// At most so many.
    #[param(minimum = 1, maximum = 100, default = 100)]
    limit: Option<u32>,
    /// Leave out so many of the newest.
    #[param(maximum = 2_147_483_647)]
    offset: Option<u32>,
}

/// Public tables, the last changed first.
#[utoipa::path(get, path = "/tables", operation_id = "listTables", params(Which),
    responses((status = 200, description = "The tables.", body = Vec<ListedTable>)))]
pub(crate) async fn list(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Query(which): Query<Which>,
) -> Result<Json<Vec<ListedTable>>, Problem> {
    let statuses = match which.status.as_deref() {
        None => vec![store::Status::Open, store::Status::Playing],
        Some("open") => vec![store::Status::Open],
        Some("playing") => vec![store::Status::Playing],
        Some(other) => {
            let detail = format!("status: `{other}` is neither `open` nor `playing`");
            return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-query", detail));
        }
    };
    let limit = within("limit", which.limit.unwrap_or(MOST), 1..=MOST)?;
    let offset = within("offset", which.offset.unwrap_or(0), 0..=FURTHEST)?;
    let filter =
        Filter { statuses, game: which.game, public: Some(true), limit, offset, ..Filter::default() };
    let listed = app.hall.list(&filter).await?;
    Ok(Json(listed.iter().filter_map(|(id, summary)| ListedTable::of(id, summary, &caller)).collect()))
}

/// The value of a parameter, which the document bounds.
fn within(name: &str, value: u32, range: RangeInclusive<u32>) -> Result<u32, Problem> {
    if range.contains(&value) {
        return Ok(value);
    }
    let detail = format!("{name}: {value} is not within {} to {}", range.start(), range.end());
    Err(Problem::new(StatusCode::BAD_REQUEST, "bad-query", detail))
}

/// Opens a table; the caller is its host. All chairs are empty.
#[utoipa::path(post, path = "/tables", operation_id = "openTable", request_body = OpenTable,
    responses((status = 201, description = "The new table.", body = TableInfo,
        headers(("Location" = String, description = "The address of the table.")))))]
pub(crate) async fn open(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Body(new): Body<OpenTable>,
) -> Result<impl IntoResponse, Problem> {
    app.must_open(&caller).await?;
    let clock = new.clock.as_deref().map_or(Ok(Clock::None), str::parse)?;
    let watching = new.watching.as_deref().map_or(Ok(Watching::AtOnce), str::parse)?;
    let new = NewTable {
        game: new.game,
        seats: new.seats,
        options: Options(new.options),
        odds: new.odds,
        public: new.public,
        origin: None,
        clock,
        when_out: WhenOut::default(),
        watching,
        coach: new.coach,
    };
    let live = app.hall.open(&caller.id, new, |_| Ok(())).await?;
    let info = live.read(|table| TableInfo::of(live.id().as_str(), table, &caller));
    let location = [(LOCATION, format!("/api/v1/tables/{}", info.table))];
    Ok((StatusCode::CREATED, location, Json(info)))
}

/// A table as the caller may see it.
#[utoipa::path(get, path = "/tables/{table}", operation_id = "showTable",
    responses((status = 200, description = "The table.", body = TableInfo)))]
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    // Of a game that nobody watches, what is known of its table.
    let now = watching::moment(&live, &caller).unwrap_or_else(|_| live.now());
    Ok(Json(TableInfo::of(&id, &now.table, &caller)))
}

/// Sits the caller, or a bot, down on an empty chair.
#[utoipa::path(put, path = "/tables/{table}/chairs/{seat}", operation_id = "sitDown", request_body = SitDown,
    responses((status = 200, description = "The table afterwards.", body = TableInfo)))]
pub(crate) async fn sit(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path((id, seat)): Path<(String, Seat)>,
    Body(who): Body<SitDown>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    if let Some(bot) = &who.bot {
        let known = app.hall.games().bot(&live.now().table.creation().game, bot);
        known.map_err(hall::HallError::from)?;
    }
    let by = caller.id.clone();
    let word = dice::given(&who.word, &who.word_commitment)?;
    let sit = move |draft: &mut Draft| match (&who.bot, &who.name) {
        (Some(bot), _) => draft.seat_bot(&by, seat, bot),
        (None, name) => draft.sit(seat, &by, name.as_deref().unwrap_or_default(), word.clone()),
    };
    app.hall.change(&live, sit).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Leaves a chair. Before the game the host may also take a bot away, or send a person away, who then sits down at this
/// table no more. In a running game a bot plays on.
#[utoipa::path(delete, path = "/tables/{table}/chairs/{seat}", operation_id = "leaveChair",
    responses((status = 200, description = "The table afterwards.", body = TableInfo)))]
pub(crate) async fn leave(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path((id, seat)): Path<(String, Seat)>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let by = caller.id.clone();
    let stand_in = app.hall.games().usual_bot(&live.now().table.creation().game);
    app.hall.change(&live, move |draft| draft.leave(&by, seat, stand_in)).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Commits the caller to a word for the dice, or gives it. Once the start was asked for, opens the word that the
/// caller committed to; with the last one the game begins.
#[utoipa::path(put, path = "/tables/{table}/word", operation_id = "giveWord", request_body = GiveWord,
    responses((status = 200, description = "The table afterwards.", body = TableInfo)))]
pub(crate) async fn word(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
    Body(given): Body<GiveWord>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    dice::give(&app, &live, caller.id.clone(), given.word, &given.word_commitment).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Starts the game once all chairs are taken. If somebody committed to a word, the table is `starting` until these
/// words are opened, 5 seconds at most; then the game begins.
#[utoipa::path(post, path = "/tables/{table}/start", operation_id = "startGame",
    responses((status = 200, description = "The table afterwards.", body = TableInfo)))]
pub(crate) async fn start(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let by = caller.id.clone();
    app.hall.change(&live, move |draft| draft.begin_game(&by)).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// The caller's open decision with the legal moves.
#[utoipa::path(get, path = "/tables/{table}/moves", operation_id = "listMoves",
    responses((status = 200, description = "The decision, or that there is none.", body = Moves)))]
pub(crate) async fn moves(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
) -> Result<Json<Moves>, Problem> {
    let live = app.table(&id).await?;
    Ok(Json(live.read(|table| Moves::of(table, &caller))))
}

/// Answers a decision. The same answer sent again is answered as done and changes nothing; a different one
/// that comes too late is a 409. The reply comes once the moves are stored.
#[utoipa::path(post, path = "/tables/{table}/moves", operation_id = "playMoves", request_body = PlayMoves,
    responses((status = 200, description = "The table afterwards.", body = TableInfo)))]
pub(crate) async fn play(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
    Body(play): Body<PlayMoves>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let seat = own_seat(&live, &caller.id)?;
    app.hall.play(&live, caller.id.clone(), seat, play.decision, play.moves).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Takes the caller's last move back, while nothing was revealed since.
#[utoipa::path(post, path = "/tables/{table}/take-back", operation_id = "takeBack",
    responses((status = 200, description = "The table afterwards.", body = TableInfo)))]
pub(crate) async fn take_back(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let seat = own_seat(&live, &caller.id)?;
    let by = caller.id.clone();
    app.hall.change(&live, move |draft| draft.take_back(&by, seat)).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// The finished game as a record file, with the seed of the dice.
#[utoipa::path(get, path = "/tables/{table}/record", operation_id = "showRecord",
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain")))]
pub(crate) async fn record(
    State(app): State<Shared>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let record = app.whole(&id).await?.record()?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()))
}
