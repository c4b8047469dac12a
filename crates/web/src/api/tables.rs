//! Tables by JSON.

use super::objects::{Moves, OpenTable, PlayMoves, SitDown, TableInfo};
use super::{Body, Caller, Path, Query};
use crate::app::{NewTable, Shared, own_seat, usual_bot};
use crate::pages;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use engine::{Options, Seat};
use serde::Deserialize;
use store::{Filter, Store};
use table::Table;
use utoipa::IntoParams;

/// The most tables that one reply lists.
const MOST: u32 = 100;

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// `open` or `playing`; both if left out.
    status: Option<String>,
    /// The name of a game.
    game: Option<String>,
    /// At most so many, 100 at the most.
    limit: Option<u32>,
    /// Leave out so many of the newest.
    offset: Option<u32>,
}

/// Public tables, the last changed first.
#[utoipa::path(get, path = "/tables", params(Which), responses((status = 200, body = Vec<TableInfo>), (status = 400, body = Problem)))]
pub(crate) async fn list(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableInfo>>, Problem> {
    let statuses = match which.status.as_deref() {
        None => vec![store::Status::Open, store::Status::Playing],
        Some("open") => vec![store::Status::Open],
        Some("playing") => vec![store::Status::Playing],
        Some(other) => {
            let detail = format!("status: `{other}` is neither `open` nor `playing`");
            return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-query", detail));
        }
    };
    let filter = Filter {
        statuses,
        game: which.game,
        public: Some(true),
        limit: which.limit.unwrap_or(MOST).min(MOST),
        offset: which.offset.unwrap_or(0),
    };
    let mut tables = Vec::new();
    for (id, _) in app.store.list(&filter).await? {
        // A table that can no longer be replayed is left out of the list; its own address says why.
        if let Ok(live) = app.table(id.as_str()).await {
            tables.push(live.read(|table| TableInfo::of(id.as_str(), table, &caller)));
        }
    }
    Ok(Json(tables))
}

/// Opens a table; the caller is its host. All chairs are empty.
#[utoipa::path(post, path = "/tables", request_body = OpenTable,
    responses((status = 201, body = TableInfo), (status = 422, body = Problem)), security((), ("token" = [])))]
pub(crate) async fn open(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Body(new): Body<OpenTable>,
) -> Result<impl IntoResponse, Problem> {
    let new = NewTable {
        game: new.game,
        seats: new.seats,
        options: Options(new.options),
        odds: new.odds,
        public: new.public,
    };
    let live = app.open(&caller.id, new, |_| Ok(Vec::new())).await?;
    let info = live.read(|table| TableInfo::of(live.id().as_str(), table, &caller));
    let location = [(LOCATION, format!("/api/v1/tables/{}", info.table))];
    Ok((StatusCode::CREATED, location, Json(info)))
}

/// A table as the caller may see it.
#[utoipa::path(get, path = "/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem)), security((), ("token" = [])))]
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Sits the caller, or a bot, down on an empty chair.
#[utoipa::path(put, path = "/tables/{table}/chairs/{seat}", request_body = SitDown,
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)), security((), ("token" = [])))]
pub(crate) async fn sit(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path((id, seat)): Path<(String, Seat)>,
    Body(who): Body<SitDown>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let game = live.read(|table| table.creation().game.clone());
    if let Some(bot) = &who.bot {
        pages::bot(&game, bot)
            .map_err(|error| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-bot", error))?;
    }
    let by = caller.id.clone();
    app.change(&live, move |table| {
        let entry = match (&who.bot, &who.name) {
            (Some(bot), _) => table.seat_bot(&by, seat, bot)?,
            (None, name) => table.sit(seat, &by, name.as_deref().unwrap_or_default(), &who.word)?,
        };
        Ok(vec![entry])
    })
    .await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Leaves a chair, or takes a bot away. In a running game a bot plays on.
#[utoipa::path(delete, path = "/tables/{table}/chairs/{seat}",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = Problem)), security((), ("token" = [])))]
pub(crate) async fn leave(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path((id, seat)): Path<(String, Seat)>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let by = caller.id.clone();
    app.change(&live, move |table| table.leave(&by, seat, usual_bot(&table.creation().game))).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Starts the game once all chairs are taken.
#[utoipa::path(post, path = "/tables/{table}/start", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)), security((), ("token" = [])))]
pub(crate) async fn start(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let by = caller.id.clone();
    app.change(&live, move |table| table.begin_game(&by)).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// The caller's open decision with the legal moves.
#[utoipa::path(get, path = "/tables/{table}/moves", params(("table" = String, Path)),
    responses((status = 200, body = Moves), (status = 404, body = Problem)), security((), ("token" = [])))]
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
#[utoipa::path(post, path = "/tables/{table}/moves", params(("table" = String, Path)), request_body = PlayMoves,
    responses((status = 200, body = TableInfo), (status = 409, body = Problem), (status = 422, body = Problem)),
    security((), ("token" = [])))]
pub(crate) async fn play(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
    Body(play): Body<PlayMoves>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let seat = own_seat(&live, &caller.id)?;
    app.play(&live, caller.id.clone(), seat, play.decision, play.moves).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// Takes the caller's last move back, while nothing was revealed since.
#[utoipa::path(post, path = "/tables/{table}/take-back", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = Problem)), security((), ("token" = [])))]
pub(crate) async fn take_back(
    State(app): State<Shared>,
    Extension(caller): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    let live = app.table(&id).await?;
    let seat = own_seat(&live, &caller.id)?;
    let by = caller.id.clone();
    app.change(&live, move |table| Ok(vec![table.take_back(&by, seat)?])).await?;
    Ok(Json(live.read(|table| TableInfo::of(&id, table, &caller))))
}

/// The finished game as a record file, with the seed of the dice.
#[utoipa::path(get, path = "/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub(crate) async fn record(
    State(app): State<Shared>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Problem> {
    let live = app.table(&id).await?;
    let record = live.read(Table::record)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()))
}
