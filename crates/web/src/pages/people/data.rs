//! Everything that is kept of a person, as one file.

use super::form::SignedIn;
use crate::app::Shared;
use crate::chat;
use crate::notices;
use crate::pages::layout;
use crate::people::sessions;
use crate::problem::Problem;
use crate::reader::Reader;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use store::{Filter, TableId};
use table::{LogEntry, PlayerId, Stamped};

/// `GET /you/data`.
pub(crate) async fn download(State(app): State<Shared>, me: SignedIn, reader: Reader) -> Response {
    match all(&app, &me).await {
        Ok(data) => {
            let kind = (CONTENT_TYPE, "application/json");
            let name = (CONTENT_DISPOSITION, "attachment; filename=\"stolik.json\"");
            ([kind, name], format!("{data:#}")).into_response()
        }
        Err(problem) => layout::problem(&Reader { here: "/you".to_owned(), ..reader }, &problem),
    }
}

async fn all(app: &Shared, me: &SignedIn) -> Result<Value, Problem> {
    let player = me.guest.holder.own();
    let session = |grant: &store::Grant| json!({"browser": grant.browser, "since": grant.added_at_ms});
    let sessions: Vec<Value> = sessions(app, player).await?.iter().map(session).collect();
    let mut tables = Vec::new();
    let own = Filter { player: Some(player.0.clone()), ..Filter::default() };
    for (id, summary) in app.hall.list(&own).await? {
        tables.push(json!({
            "table": id.as_str(),
            "game": summary.game,
            "status": summary.status.as_str(),
            "updated_at": summary.updated_at_ms,
            "entries": own_entries(app, &id, player).await?,
        }));
    }
    let all = chat::all_of(app, player).await?;
    let line = |(note, said): &(store::Note, chat::Said)| json!({"table": note.table.as_ref().map(TableId::as_str), "at": said.at, "what": said.what});
    let said: Vec<Value> = all.iter().map(line).collect();
    Ok(json!({
        "name": me.account.name,
        "kept_at": me.account.kept_at,
        "page_is_public": me.account.public,
        "settings": me.account.settings,
        "sessions": sessions,
        "tables": tables,
        "said": said,
        "notices": notices::all_of(app, player).await?,
    }))
}

/// What a person did at a table: sat down, gave a word, moved, took back.
async fn own_entries(app: &Shared, id: &TableId, player: &PlayerId) -> Result<Vec<Value>, Problem> {
    let (mut seat, mut own) = (None, Vec::new());
    for line in app.hall.store().load(id).await?.unwrap_or_default() {
        let Ok(Stamped { at, entry }) = Stamped::from_line(&line) else { continue };
        let mine = match &entry {
            LogEntry::Sat { seat: chair, sitter, .. } => {
                let sits = sitter.person() == Some(player);
                if sits {
                    seat = Some(*chair);
                } else if seat == Some(*chair) {
                    seat = None;
                }
                sits
            }
            LogEntry::Word { seat: chair, .. }
            | LogEntry::Left { seat: chair, .. }
            | LogEntry::Move { seat: chair, .. }
            | LogEntry::TookBack { seat: chair }
            | LogEntry::Back { seat: chair } => seat == Some(*chair),
            _ => false,
        };
        if mine {
            own.push(json!({"at": at, "did": entry}));
        }
    }
    Ok(own)
}
