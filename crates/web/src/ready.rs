//! Whether the server lives, and whether it can be given work.

use crate::app::Shared;
use axum::extract::State;
use axum::http::StatusCode;
use std::time::Duration;
use store::AnyStore;
use tokio::time::timeout;

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// A value that every house has.
const ASKED: &str = crate::guest::COOKIE_KEY;

/// `GET /health`: the process answers.
pub(crate) async fn health() -> &'static str {
    "ok"
}

/// `GET /ready`: the store answers too, and the server is not about to stop.
pub(crate) async fn ready(State(app): State<Shared>) -> (StatusCode, &'static str) {
    if app.stop.asked() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping");
    }
    answers(app.hall.store()).await
}

/// Whether a store answers, as the server says it.
async fn answers(store: &AnyStore) -> (StatusCode, &'static str) {
    match timeout(PATIENCE, store.meta(ASKED)).await {
        Ok(Ok(Some(_))) => (StatusCode::OK, "ready"),
        Ok(Ok(None) | Err(_)) => (StatusCode::SERVICE_UNAVAILABLE, "the store fails"),
        Err(_elapsed) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::SqliteStore;

    #[tokio::test]
    async fn a_store_that_does_not_answer_is_told_of() {
        let folder = tempfile::tempdir().unwrap();
        let store = AnyStore::from(SqliteStore::open(folder.path().join("stolik.db")).await.unwrap());
        store.get_or_set_meta(ASKED, "a key").await.unwrap();
        assert_eq!(answers(&store).await, (StatusCode::OK, "ready"));
        store.close().await.unwrap();
        assert_eq!(answers(&store).await, (StatusCode::SERVICE_UNAVAILABLE, "the store fails"));
    }
}
