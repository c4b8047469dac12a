//! The JSON API, version 1. `GET /api/v1/openapi.json` describes it.

mod document;
mod objects;
mod schema;
mod stream;
mod tables;

use crate::app::Shared;
use crate::guest::{Guest, new_guest};
use crate::problem::Problem;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use objects::{Game, NewGuest, OptionInfo};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;

/// A JSON object as body; a bad one is a problem that names the place.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let Json(Object(body)) = Json::from_request(request, state).await?;
        Ok(Self(body))
    }
}

/// What a JSON object says. A derived `Deserialize` alone would take an array for an object, and an empty one for all
/// that may be left out.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Members<T> {
            type Value = T;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(members))
            }
        }
        deserializer.deserialize_map(Members(PhantomData)).map(Self)
    }
}

/// Parts of the path; bad ones are a problem.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Problem))]
pub(crate) struct Path<T>(pub(crate) T);

/// The query; a bad one is a problem.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Problem))]
pub(crate) struct Query<T>(pub(crate) T);

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Self {
        Self::new(rejection.status(), "bad-body", rejection.body_text())
    }
}

impl From<PathRejection> for Problem {
    fn from(rejection: PathRejection) -> Self {
        Self::new(rejection.status(), "bad-path", rejection.body_text())
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Self {
        Self::new(rejection.status(), "bad-query", rejection.body_text())
    }
}

/// The routes below `/api/v1`.
pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/openapi.json", get(openapi))
        .route("/games", get(games))
        .route("/guests", post(guest))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/{table}", get(tables::show))
        .route("/tables/{table}/chairs/{seat}", put(tables::sit))
        .route("/tables/{table}/chairs/{seat}", delete(tables::leave))
        .route("/tables/{table}/word", put(tables::word))
        .route("/tables/{table}/start", post(tables::start))
        .route("/tables/{table}/moves", get(tables::moves).post(tables::play))
        .route("/tables/{table}/take-back", post(tables::take_back))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/stream", get(stream::show))
        .fallback(async |request: Request| {
            Problem::new(
                StatusCode::NOT_FOUND,
                "not-found",
                format!("there is no {} here", request.uri().path()),
            )
        })
        .method_not_allowed_fallback(async |request: Request| {
            let detail = format!("{} is not possible here", request.method());
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "bad-method", detail)
        })
}

/// The document of all of this.
async fn openapi(State(app): State<Shared>) -> Json<&'static Value> {
    Json(document::document(app.hall.games().kinds()))
}

/// All games with their seats, options and bots.
#[utoipa::path(get, path = "/games", operation_id = "listGames",
    responses((status = 200, description = "The games.", body = Vec<Game>)))]
pub(crate) async fn games(State(app): State<Shared>) -> Json<Vec<Game>> {
    let games = app.hall.games();
    let game = |kind: &&dyn engine::any::Kind| Game {
        id: kind.id().to_owned(),
        rules: kind.rules(),
        seats_min: *kind.seats().start(),
        seats_max: *kind.seats().end(),
        options: kind
            .options()
            .iter()
            .map(|spec| OptionInfo { name: spec.name.to_owned(), values: spec.values(*kind.seats().end()) })
            .collect(),
        bots: games.bot_names(kind.id()).into_iter().map(str::to_owned).collect(),
    };
    Json(games.kinds().iter().map(game).collect())
}

/// A new guest, for programs: send the token as `Authorization: Bearer …` from then on.
#[utoipa::path(post, path = "/guests", operation_id = "newGuest",
    responses((status = 201, description = "The guest.", body = NewGuest)))]
pub(crate) async fn guest(State(app): State<Shared>) -> (StatusCode, Json<NewGuest>) {
    (StatusCode::CREATED, Json(NewGuest { token: app.signer.sign(&new_guest()) }))
}

/// The caller, for handlers.
pub(crate) type Caller = axum::Extension<Guest>;
