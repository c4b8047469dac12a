//! A few games that go on, as small living boards in the lobby.

use crate::app::{Live, Shared};
use crate::drawing::game_page;
use crate::drawing::names::names;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::layout;
use crate::pages::listed::seat_at;
use crate::pages::lobby::Which;
use crate::pages::table::late;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::reels::aside;
use crate::scene::Scene;
use crate::words::Lang;
use crate::{snapshot, watching};
use axum::Extension;
use axum::extract::State;
use axum::http::header::{ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use hall::{Card, Moment, Once};
use maud::{Markup, PreEscaped, html};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{Filter, TableId};
use table::Watching;

/// How many are shown.
const SHOWN: usize = 3;
/// Among how many tables they are looked for.
const LOOKED_AT: u32 = 20;
/// How many drawings are kept, for all who look at the lobby.
const KEPT: usize = 48;

/// What a board looks like: of this table when its log had this length, in a language, by day or by night.
type Look = (TableId, usize, Lang, bool);

static DRAWN: Once<Look, String> = Once::new(KEPT);

/// `GET /boards`: the boards as they are now. A browser that has them already is told so in few bytes.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(Which { game }): Query<Which>,
    headers: HeaderMap,
) -> Response {
    let dark = reader.prefs.is_dark(&headers);
    match boards(&app, &guest, reader.lang, game, dark).await {
        Ok(boards) => {
            let tag = format!("W/\"{}\"", hex::encode(Sha256::digest(&boards.0)));
            let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
            if known {
                return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
            }
            ([(ETAG, tag)], boards).into_response()
        }
        Err(problem) => layout::problem(&reader, &problem),
    }
}

async fn boards(
    app: &Shared,
    guest: &Guest,
    lang: Lang,
    game: Option<String>,
    dark: bool,
) -> Result<Markup, Problem> {
    let filter = Filter {
        statuses: vec![store::Status::Playing],
        public: Some(true),
        limit: LOOKED_AT,
        game,
        ..Filter::default()
    };
    let tables = app.hall.list(&filter).await?;
    let others = tables.into_iter().filter(|(id, summary)| {
        let watched = |card: Card| card.watching != Watching::Never && seat_at(&card, id, guest).is_none();
        Card::read(summary).is_some_and(watched)
    });
    let mut shown = Vec::new();
    for (id, _) in others.take(SHOWN) {
        // A table may have gone, or its game may be over, since it was listed.
        let Ok(live) = app.table(id.as_str()).await else { continue };
        let Ok(now) = watching::moment(&live, guest) else { continue };
        shown.extend(board(&live, now, lang, dark).await?);
    }
    Ok(html! {
        @if !shown.is_empty() {
            section class="living" {
                h2 { (lang.t("living")) }
                ul class="living-boards" { @for board in &shown { li { (board) } } }
            }
        }
    })
}

/// A board with the way to its table; nothing for a game that has not begun.
async fn board(live: &Live, now: Arc<Moment>, lang: Lang, dark: bool) -> Result<Option<Markup>, Problem> {
    let Some(page) = game_page(&now.table.creation().game).filter(|_| now.table.game().is_some()) else {
        return Ok(None);
    };
    let look = (live.id().clone(), now.table.length(), lang, dark);
    let (drawn, table) = (Arc::clone(&now), &now.table);
    let drawing = aside(move || {
        DRAWN.get(look, || {
            let Some(game) = drawn.table.game() else { return String::new() };
            let (view, names) = (game.view(Viewer::Spectator), names(&drawn.table, lang));
            snapshot::svg(page, &Scene::still(lang, &view, &names), dark)
        })
    });
    let drawing = drawing.await?;
    let mut names = names(table, lang);
    names.retain(|name| !name.is_empty());
    Ok(Some(html! {
        a class="living-board" href={ "/t/" (live.id()) } {
            span class="living-drawing" aria-hidden="true" { (PreEscaped(drawing.as_str())) }
            b { (page.title()) }
            small class="soft" { (lang.list(&names)) @if let Some(late) = late(lang, table) { " · " (late) } }
        }
    }))
}
