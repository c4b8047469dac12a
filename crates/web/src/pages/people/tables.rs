//! Your tables: waiting for you, running, open, finished.

use super::form::sheet;
use super::invitations::accept;
use super::person::address;
use super::you::first_steps;
use crate::app::Shared;
use crate::drawing::game_page;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::layout;
use crate::pages::listed::{Listed, list, listed};
use crate::pages::people::waiting::Waiting;
use crate::people::{Invitation, invitations};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::sender::Sender;
use crate::sse;
use crate::words::Lang;
use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Filter, Status, TableId};

/// How many finished tables one page lists.
const TOGETHER: u32 = 30;

/// Which finished tables to list.
#[derive(Deserialize)]
pub(crate) struct Older {
    /// How many of the newest to leave out.
    #[serde(default)]
    older: u32,
}

/// The tables of somebody.
struct Own {
    going: Vec<Listed>,
    finished: Vec<Listed>,
    /// Invitations, with the titles of their games.
    invited: Vec<(TableId, Invitation, &'static str)>,
    older: u32,
}

impl Own {
    async fn of(app: &Shared, guest: &Guest, lang: Lang, older: u32) -> Result<Self, Problem> {
        let player = Some(guest.holder.own().0.clone());
        let statuses = vec![Status::Open, Status::Playing];
        let going = Filter { player: player.clone(), statuses: statuses.clone(), ..Filter::default() };
        let finished = Filter {
            player,
            statuses: vec![Status::Finished],
            limit: TOGETHER + 1,
            offset: older,
            ..Filter::default()
        };
        let mut own = app.hall.list(&going).await?;
        let ids = guest.holder.handed_tables();
        if !ids.is_empty() {
            let handed = app.hall.list(&Filter { ids, statuses, ..Filter::default() }).await?;
            own.extend(
                handed.into_iter().filter(|(id, _)| guest.holder.at(id.as_str()) != *guest.holder.own()),
            );
            own.sort_by_key(|(_, summary)| std::cmp::Reverse(summary.updated_at_ms));
        }
        let now = i64::try_from(app.hall.now()).unwrap_or(i64::MAX);
        let listed = |tables: Vec<(store::TableId, store::Summary)>| {
            tables.iter().filter_map(|(id, summary)| listed(id, summary, guest, lang, now)).collect()
        };
        let mut invited = Vec::new();
        for (id, invitation) in invitations(app, guest.holder.own()).await? {
            let game = app.hall.list(&Filter { ids: vec![id.clone()], ..Filter::default() }).await?;
            let page = game.first().and_then(|(_, summary)| game_page(&summary.game));
            invited.extend(page.map(|page| (id, invitation, page.title())));
        }
        let finished = listed(app.hall.list(&finished).await?);
        Ok(Self { going: listed(own), finished, invited, older })
    }

    fn draw(&self, lang: Lang, page: Option<&str>) -> Markup {
        let with = |wanted: fn(&&Listed) -> bool| self.going.iter().filter(wanted);
        let empty = self.going.is_empty() && self.finished.is_empty() && self.invited.is_empty();
        html! {
            (self.invitations(lang))
            (list(lang, "waiting-for-you", with(|table| table.yours)))
            (list(lang, "running-for-you", with(|table| !table.yours && table.status == Status::Playing)))
            (list(lang, "open-for-you", with(|table| table.status == Status::Open)))
            (list(lang, "finished-for-you", self.finished.iter().take(TOGETHER as usize)))
            @if self.finished.len() > TOGETHER as usize {
                a class="btn" href={ "/you/tables?older=" (self.older + TOGETHER) } { (lang.t("older")) }
            }
            @if !self.finished.is_empty() {
                p class="btn-row" {
                    a class="btn" href="/you/games.zip" download="stolik-games.zip" { (lang.t("games-archive")) }
                    a class="btn btn-quiet" href="/import" { (lang.t("import")) }
                    @if let Some(page) = page { a class="btn btn-quiet" href=(page) { (lang.t("your-page")) } }
                }
            }
            @if empty {
                p class="card empty" { (lang.t("no-tables")) }
                (first_steps(lang))
            }
        }
    }
}

impl Own {
    fn invitations(&self, lang: Lang) -> Markup {
        html! {
            @if !self.invited.is_empty() {
                section class="card invitations" {
                    h2 { (lang.t("invitations")) }
                    ul class="tables" {
                        @for (id, invitation, title) in &self.invited {
                            li {
                                span class="tables-words" {
                                    b { (title) }
                                    small class="soft" { (lang.tr("invited-by", &[("name", invitation.name.as_str().into())])) }
                                }
                                (accept(lang, id))
                                form method="post" action={ "/you/invitations/" (id) "/decline" } {
                                    button class="btn btn-quiet" { (lang.t("decline")) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `GET /you/tables`; for htmx the lists alone.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(Older { older }): Query<Older>,
) -> Response {
    let lang = reader.lang;
    let own = match Own::of(&app, &guest, lang, older).await {
        Ok(own) => own,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let page = guest.account.as_deref().map(address);
    if reader.part {
        return html! { hx-partial hx-target="#own" hx-swap="innerMorph" { (own.draw(lang, page.as_deref())) } }
            .into_response();
    }
    let again = format!("/you/tables?older={older}");
    let body = html! {
        div id="own" class="stack" hx-get=(again) hx-trigger="waiting from:body, every 20s" hx-swap="none" { (own.draw(lang, page.as_deref())) }
    };
    sheet(&reader, &lang.t("your-tables"), &body).into_response()
}

/// `GET /you/stream`: the number of tables that wait, for pages without another stream.
pub(crate) async fn stream(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
) -> Response {
    let open = match app.limits.open_stream(sender) {
        Ok(open) => open,
        Err(problem) => return problem.into_response(),
    };
    let waiting = Waiting::new(&app, guest.holder.clone(), reader.lang, None);
    let events = stream::unfold((waiting, open), |(mut waiting, open)| async move {
        let event = waiting.next().await;
        Some((event, (waiting, open)))
    });
    // Who is signed out elsewhere learns of it at once.
    let own = guest.holder.own().clone();
    let moves = guest.holder.moves("", &own);
    let events = events.take_until(moves).chain(stream::once(async { crate::sse::reload() }));
    sse::response(app.stop.end(events))
}
