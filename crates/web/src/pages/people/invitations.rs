//! Invitations as a strip over whatever page is open: who invites to which game, with the way there.

use crate::app::Shared;
use crate::drawing::game_page;
use crate::guest::Guest;
use crate::pages::layout;
use crate::pages::set_up::options;
use crate::people::{Invitation, decline};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use store::TableId;
use table::Table;

/// The invitations to be answered, but that to the table that is open already.
pub(crate) async fn strip(
    app: &Shared,
    invited: &[(TableId, Invitation)],
    here: Option<&TableId>,
    lang: Lang,
) -> Markup {
    let mut strip = html! {};
    for (id, invitation) in invited.iter().filter(|(id, _)| Some(id) != here) {
        // A table may have gone since it was listed.
        let Ok(live) = app.table(id.as_str()).await else { continue };
        strip = html! { (strip) (one(lang, id, &live.now().table, invitation)) };
    }
    strip
}

fn one(lang: Lang, id: &TableId, table: &Table, invitation: &Invitation) -> Markup {
    let creation = table.creation();
    let title = game_page(&creation.game).map_or("", |page| page.title());
    let key = if invitation.again { "invited-again" } else { "invited-to" };
    let words = lang.tr(key, &[("name", invitation.name.as_str().into()), ("game", title.into())]);
    let free = table.chairs().iter().filter(|chair| chair.sitter.is_none()).count();
    let answer = format!("/you/invitations/{id}/decline");
    html! {
        section class="invitation" {
            div class="invitation-words" {
                p { b { (words) } " " span class="soft" { (lang.tr("chairs-free", &[("count", free.into())])) } }
                @if creation.options.0.is_empty() { p class="soft" { (lang.t("options-usual")) } }
                (options(lang, creation))
            }
            (accept(lang, id))
            form method="post" action=(answer) hx-post=(answer) hx-swap="none" {
                button class="btn btn-quiet" { (lang.t("decline")) }
            }
        }
    }
}

/// The button that takes a chair at once.
pub(super) fn accept(lang: Lang, id: &TableId) -> Markup {
    html! {
        form method="post" action={ "/t/" (id) "/accept" } { button class="btn btn-main" { (lang.t("join")) } }
    }
}

/// `POST /you/invitations/{id}/decline`.
pub(crate) async fn answer_no(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let declined = match TableId::new(id) {
        Ok(table) => decline(&app, guest.holder.own(), &table).await,
        Err(_) => Err(Problem::no_table()),
    };
    match declined {
        Ok(()) if reader.part => StatusCode::NO_CONTENT.into_response(),
        Ok(()) => Redirect::to("/you/tables").into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}
