//! All finished games of somebody as one archive of records.

use crate::app::{App, Shared};
use crate::guest::Guest;
use crate::pages::layout;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::reels::aside;
use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use store::{Filter, Status};
use table::PlayerId;

/// The most games of one archive, the newest first.
const MOST: u32 = 5_000;

/// `GET /you/games.zip`: the records of all finished games at which who asks sat.
pub(crate) async fn download(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    match packed(&app, guest.holder.own()).await {
        Ok(bytes) => {
            let kind = (CONTENT_TYPE, "application/zip");
            let name = (CONTENT_DISPOSITION, "attachment; filename=\"stolik-games.zip\"");
            ([kind, name], bytes).into_response()
        }
        Err(problem) => layout::problem(&Reader { here: "/you/tables".to_owned(), ..reader }, &problem),
    }
}

async fn packed(app: &App, player: &PlayerId) -> Result<Vec<u8>, Problem> {
    let filter = Filter {
        player: Some(player.0.clone()),
        statuses: vec![Status::Finished],
        limit: MOST,
        ..Filter::default()
    };
    let mut records = Vec::new();
    for (id, summary) in app.hall.list(&filter).await? {
        // A table of another version of Stolik cannot be read, and the others are no less wanted.
        let Ok(live) = app.hall.table(id.as_str()).await else { continue };
        let table = app.hall.whole(&live).await?;
        if let Ok(record) = table.record() {
            records.push((format!("{}-{id}.txt", summary.game), record.to_string()));
        }
    }
    let packed =
        aside(move || hall::pack(records.iter().map(|(name, text)| (name.clone(), text.as_str())))).await?;
    packed.map_err(|error| {
        tracing::error!(error, "records cannot be packed");
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "the records cannot be packed")
    })
}
