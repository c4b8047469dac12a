//! Errors as the sender sees them: `application/problem+json` for programs, words for people.

use axum::extract::rejection::FormRejection;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::any::Refusal;
use engine::record::RecordError;
use hall::HallError;
use serde::Serialize;
use store::StoreError;
use table::TableError;
use utoipa::ToSchema;

/// An error reply after RFC 9457.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// A stable name of the reason: `tile-too-close`.
    #[serde(rename = "type")]
    pub code: String,
    /// The HTTP status in words.
    pub title: &'static str,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong, in English, with the values in question.
    pub detail: String,
    /// The rule that forbids it: `CU-5.5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// What is wrong with a record, for words in the reader's language.
    #[serde(skip)]
    pub record: Option<Box<RecordError>>,
}

impl Problem {
    /// A problem with no rule behind it.
    pub fn new(status: StatusCode, code: &str, detail: impl Into<String>) -> Self {
        Self {
            code: code.to_owned(),
            title: status.canonical_reason().unwrap_or("Error"),
            status: status.as_u16(),
            detail: detail.into(),
            clause: None,
            record: None,
        }
    }

    /// Nothing is there.
    pub fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", format!("there is no {what} here"))
    }

    /// No such table, or no longer.
    pub fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-table", "there is no such table, or no longer")
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.status();
        let body = serde_json::to_string(&self).unwrap_or_default();
        let mut response = (status, body).into_response();
        let json = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(CONTENT_TYPE, json);
        with_wait(response)
    }
}

/// The response with the time after which asking again may help, where it may.
pub(crate) fn with_wait(mut response: Response) -> Response {
    if matches!(response.status(), StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("2"));
    }
    response
}

impl From<FormRejection> for Problem {
    fn from(rejection: FormRejection) -> Self {
        Self::new(rejection.status(), "bad-body", rejection.body_text())
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Self {
        let status = match &error {
            TableError::NotYours(_) | TableError::NotHost | TableError::SentAway => StatusCode::FORBIDDEN,
            TableError::NoChair(_) | TableError::UnknownGame(_) => StatusCode::NOT_FOUND,
            TableError::Taken(_)
            | TableError::SeatedAlready(_)
            | TableError::Started
            | TableError::Starting
            | TableError::NotStarted
            | TableError::Over
            | TableError::NotOver
            | TableError::Shut
            | TableError::EmptyChairs(_)
            | TableError::TooLate { .. }
            | TableError::NotAbsent(_)
            | TableError::CannotTakeBack(_) => StatusCode::CONFLICT,
            TableError::Move(Refusal::BadWord { .. }) => StatusCode::BAD_REQUEST,
            TableError::Setup(_)
            | TableError::Move(_)
            | TableError::TooFarAhead(_)
            | TableError::BadName { .. }
            | TableError::BadWord { .. }
            | TableError::BadClock
            | TableError::BadWatching
            | TableError::OtherWord => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let detail = match &error {
            TableError::Move(Refusal::Illegal(illegal)) => illegal.message.clone(),
            TableError::Setup(bad) => bad.message.clone(),
            other => other.to_string(),
        };
        let clause = error.clause().map(|clause| clause.to_string());
        Self { clause, ..Self::new(status, error.code(), detail) }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unknown { .. } => Self::no_table(),
            StoreError::Conflict { .. } => {
                Self::new(StatusCode::CONFLICT, "too-late", "the table has moved on, look again")
            }
            other => {
                // A store that was closed has not failed: the server stops.
                let stops = matches!(other, StoreError::Closed);
                // The text may name files of the host, which is nobody's business outside.
                if !stops {
                    tracing::error!(error = %other, "the store failed");
                }
                Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "store-failed",
                    "this could not be stored; nothing has changed, try again",
                )
            }
        }
    }
}

impl From<HallError> for Problem {
    fn from(error: HallError) -> Self {
        match error {
            HallError::NoTable => Self::no_table(),
            HallError::Table(error) => error.into(),
            HallError::Store(error) => error.into(),
            HallError::Bot(error) => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-bot", error.to_string())
            }
            HallError::Corrupt(error) => {
                // The reason may quote an entry, which may be somebody's secret.
                tracing::error!(%error, "a log cannot be replayed");
                Self::new(
                    StatusCode::GONE,
                    "frozen-table",
                    "this table was written by another version of Stolik, which this one cannot read",
                )
            }
            HallError::Broken(error) => {
                Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", error.to_string())
            }
        }
    }
}
