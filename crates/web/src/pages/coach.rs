//! The coach: each choice of who is to move with what can be expected of it, where the table allows it.

use crate::app::{Shared, own_seat};
use crate::coach::{Known, look};
use crate::drawing::game_page;
use crate::drawing::names::names;
use crate::drawing::numbers::{decimal, percent};
use crate::game_page::AnyPage;
use crate::guest::Guest;
use crate::pages::layout::{self, Art, Page};
use crate::pages::moves;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::scene::Scene;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::analysis::{Choice, Estimate};
use engine::any::AnyView;
use engine::random::nth_rng;
use engine::{Seat, Viewer};
use hall::HallError;
use maud::{Markup, html};

/// What the tab says before somebody asks.
pub(crate) fn tab(lang: Lang, id: &str) -> Markup {
    html! {
        p class="soft" { (lang.t("coach-ask")) }
        form method="get" action={ "/t/" (id) "/coach" } hx-get={ "/t/" (id) "/coach" } hx-swap="none" {
            button class="btn" { (lang.t("coach-begin")) }
        }
    }
}

/// `GET /t/{id}/coach`: the choices of who asks, with what is known of them by now.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let reader = Reader { here: format!("/t/{id}"), ..reader };
    match advice(&app, &id, &guest, reader.lang).await {
        Ok(content) if reader.part => {
            html! { hx-partial hx-target="#coach" hx-swap="innerMorph" { (content) } }.into_response()
        }
        Ok(content) => {
            let title = reader.lang.t("coach");
            let body = html! { main id="main" class="page" { h1 { (title) } section class="card" id="coach" { (content) } p { a class="btn" href={ "/t/" (id) } { (reader.lang.t("to-board")) } } } };
            let about = Page::plain(&title, "", Art::None);
            layout::page(&reader, &about, &body).into_response()
        }
        Err(problem) => layout::problem(&reader, &problem),
    }
}

async fn advice(app: &Shared, id: &str, guest: &Guest, lang: Lang) -> Result<Markup, Problem> {
    let live = app.table(id).await?;
    let seat = own_seat(&live, &guest.id)?;
    let now = live.now();
    let table = &now.table;
    if !table.creation().coach {
        let detail = "this table was opened without the coach";
        return Err(Problem::new(StatusCode::FORBIDDEN, "no-coach", detail));
    }
    let page = game_page(&table.creation().game).ok_or_else(|| Problem::not_found("game"))?;
    let (Some(game), Some(decision)) = (table.game(), table.decision(seat)) else {
        return Ok(html! { p class="soft" { (lang.t("coach-later")) } (tab(lang, id)) });
    };
    let view = game.view(Viewer::Seat(seat));
    let Known { mut choices, goes_on } = look(app, id, decision, view.clone(), page.id()).await?;
    choices.sort_by(|one, other| other.win.value.total_cmp(&one.win.value));
    let names = names(table, lang);
    let shown = Shown { id: id.to_owned(), page, lang, names, seat, decision, view, choices, goes_on };
    // Reasons may count odds.
    Ok(app.hall.pool().run(move || shown.draw()).await.map_err(HallError::from)?)
}

/// What is known of the choices of a seat, to be drawn.
struct Shown {
    /// The table's name.
    id: String,
    page: &'static dyn AnyPage,
    lang: Lang,
    names: Vec<String>,
    seat: Seat,
    decision: u64,
    view: AnyView,
    /// The best first.
    choices: Vec<Choice<String>>,
    goes_on: bool,
}

impl Shown {
    fn draw(&self) -> Markup {
        let Self { id, page, lang, names, seat, choices, .. } = self;
        // A world that fits what the seat knows, so that the words tell no more than that.
        let world = self.view.sample(&mut nth_rng(self.decision, 0));
        let scene = Scene::still(*lang, &self.view, names);
        html! {
            @if let [best, next, ..] = &choices[..] { p { (verdict(*lang, best, next)) } }
            ol class="coach-list" {
                @for choice in choices {
                    li {
                        span { (moves::told(*page, *lang, names, &world, (*seat, &choice.action))) }
                        small { (worth(*lang, choice)) @if let Some(reason) = page.reason(&scene, &choice.action) { " " (reason) } }
                    }
                }
            }
            p class="soft small" { (lang.t("coach-how")) }
            @if self.goes_on { div id="coach-on" hx-get={ "/t/" (id) "/coach" } hx-trigger="every 1s" hx-swap="none" {} }
            @else { (tab(*lang, id)) }
        }
    }
}

/// What can be expected of a choice.
fn worth(lang: Lang, choice: &Choice<String>) -> String {
    let values = [
        ("win", sure(lang, choice.win, 100.0, 1).into()),
        ("place", sure(lang, choice.place, 1.0, 2).into()),
        ("points", sure(lang, choice.points, 1.0, 1).into()),
    ];
    lang.tr("coach-worth", &values)
}

/// Whether the best is clearly best.
fn verdict(lang: Lang, best: &Choice<String>, next: &Choice<String>) -> String {
    let ahead =
        Estimate { value: best.win.value - next.win.value, error: best.win.error.hypot(next.win.error) };
    let key = if ahead.is_clear() { "coach-clear" } else { "coach-close" };
    lang.tr(key, &[("best", percent(best.win.value).into()), ("next", percent(next.win.value).into())])
}

/// A number with its error: `31 ± 2`.
pub(crate) fn sure(lang: Lang, estimate: Estimate, scale: f64, digits: usize) -> String {
    let [value, error] = [estimate.value, estimate.error].map(|number| decimal(lang, scale * number, digits));
    format!("{value} ± {error}")
}
