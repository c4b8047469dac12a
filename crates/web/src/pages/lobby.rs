//! The lobby: start at once, set up a table, find one.

use crate::app::Shared;
use crate::game_page::AnyPage;
use crate::guest::{Guest, cookie, set_cookie};
use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::picture::bot_name;
use crate::pages::pieces::line_icon;
use crate::pages::{game_page, game_pages};
use crate::words::Lang;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use engine::{Options, Seat};
use hall::{Card, HallError, Seated};
use maud::{Markup, html};
use store::{Filter, Summary, TableId};

/// How many open tables the lobby lists.
const LISTED: u32 = 20;
/// How many tables a browser remembers.
const REMEMBERED: usize = 8;

/// A table as the lobby lists it.
struct Listed {
    id: String,
    title: &'static str,
    status: store::Status,
    names: String,
    seated: bool,
    free: usize,
}

impl Listed {
    fn is_over(&self) -> bool {
        self.status == store::Status::Finished
    }

    fn can_be_joined(&self) -> bool {
        self.status == store::Status::Open && self.free > 0
    }
}

/// `GET /`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    let filter = Filter {
        statuses: vec![store::Status::Open, store::Status::Playing],
        public: Some(true),
        limit: LISTED,
        ..Filter::default()
    };
    let ids: Vec<_> = remembered(&headers).filter_map(|id| TableId::new(id).ok()).collect();
    let remembered = Filter { ids: ids.clone(), ..Filter::default() };
    let lists = async {
        let own = if ids.is_empty() { Vec::new() } else { app.hall.list(&remembered).await? };
        Ok::<_, HallError>((own, app.hall.list(&filter).await?))
    };
    let (mut own, mut public) = match lists.await {
        Ok(lists) => lists,
        Err(error) => return layout::problem(&reader, &error.into()),
    };
    // The browser remembers its newest first.
    own.sort_by_key(|(id, _)| ids.iter().position(|known| known == id));
    public.retain(|(id, _)| !ids.contains(id));
    let listed = |tables: &[(TableId, Summary)]| {
        tables.iter().filter_map(|(id, summary)| listed(id, summary, &guest, reader.lang)).collect::<Vec<_>>()
    };
    page(&reader, &listed(&own), &listed(&public)).into_response()
}

/// A table from what the store keeps beside its log; none that this house cannot show.
fn listed(id: &TableId, summary: &Summary, guest: &Guest, lang: Lang) -> Option<Listed> {
    let title = game_page(&summary.game)?.title();
    let card = Card::read(summary)?;
    let name = |(seat, seated): (Seat, &Option<Seated>)| match seated.as_ref()? {
        Seated::Person { name, .. } => Some(name.clone()),
        Seated::Bot(kind) => Some(format!("{} {seat}", bot_name(lang, kind))),
    };
    let names: Vec<_> = Seat::all(card.chairs.len()).zip(&card.chairs).filter_map(name).collect();
    let own = guest.holder.at(id.as_str());
    let is_guest =
        |seated: &Option<Seated>| matches!(seated, Some(Seated::Person { player, .. }) if *player == own);
    Some(Listed {
        id: id.to_string(),
        title,
        status: summary.status,
        free: card.chairs.len() - names.len(),
        names: names.join(", "),
        seated: card.chairs.iter().any(is_guest),
    })
}

fn page(reader: &Reader, own: &[Listed], others: &[Listed]) -> Markup {
    let lang = reader.lang;
    let body = html! {
        main id="main" class="page lobby" {
            div class="lobby-top" {
                h1 { (lang.t("lobby-title")) }
                p class="lead soft" { (lang.t("lobby-lead")) }
            }
            (list(lang, "your-tables", own.iter().filter(|table| !table.is_over())))
            (games(lang))
            (list(lang, "open-tables", others.iter().filter(|table| table.can_be_joined())))
            (list(lang, "running-tables", others.iter().filter(|table| !table.can_be_joined())))
            (finished(lang, own))
        }
        footer class="foot" { p { (lang.t("independent")) } }
    };
    let title = lang.t("lobby");
    let about =
        Page { title: &title, class: "page-lobby", art: Art::Covers, heading: html! {}, tools: html! {} };
    layout::page(reader, &about, &body)
}

/// The games: one click starts one against bots.
fn games(lang: Lang) -> Markup {
    html! {
        ul class="games" {
            @for page in game_pages() {
                li class="card game" {
                    a class="scene" href={ "/new/" (page.id()) } tabindex="-1" aria-hidden="true" { (page.cover()) }
                    div class="game-words" {
                        h2 { (page.title()) }
                        p class="soft" { (lang.t(&format!("{}-blurb", page.id()))) }
                        (start(lang, page))
                    }
                }
            }
        }
    }
}

fn start(lang: Lang, page: &'static dyn AnyPage) -> Markup {
    let seats = page.game().kind().seats();
    // Fewer may need an option, as two at Camel Up do.
    let usual = |seats: &usize| page.game().kind().start(*seats, &Options::default()).is_ok();
    let least = seats.clone().find(usual).unwrap_or(*seats.start());
    html! {
        form class="btn-row" method="post" action="/tables" {
            input type="hidden" name="game" value=(page.id());
            input type="hidden" name="quick" value="1";
            button class="btn btn-main lobby-go" { (lang.t("play-now")) }
            a class="btn" href={ "/new/" (page.id()) } { (lang.t("set-up")) }
            a class="btn btn-quiet" href={ "/rules/" (page.id()) } { (lang.t("rules")) }
            span class="chip" { (lang.tr("game-seats", &[("least", least.into()), ("most", (*seats.end()).into())])) }
        }
    }
}

/// A list of tables under a heading; nothing where there are none.
fn list<'a>(lang: Lang, title: &str, tables: impl Iterator<Item = &'a Listed>) -> Markup {
    let mut tables = tables.peekable();
    html! {
        @if tables.peek().is_some() {
            section class="card" {
                h2 { (lang.t(title)) }
                (rows(lang, tables))
            }
        }
    }
}

fn rows<'a>(lang: Lang, tables: impl Iterator<Item = &'a Listed>) -> Markup {
    html! { ul class="tables" { @for table in tables { li { (row(lang, table)) } } } }
}

/// The reader's finished tables, behind a link.
fn finished(lang: Lang, own: &[Listed]) -> Markup {
    let over: Vec<_> = own.iter().filter(|table| table.is_over()).collect();
    html! {
        @if !over.is_empty() {
            details class="card finished" {
                summary { (lang.tr("finished-tables", &[("count", over.len().into())])) }
                (rows(lang, over.into_iter()))
            }
        }
    }
}

fn row(lang: Lang, table: &Listed) -> Markup {
    let action = match table.status {
        store::Status::Open if table.seated || table.free == 0 => "to-table",
        store::Status::Open => "join",
        store::Status::Playing if table.seated => "go-on",
        store::Status::Playing => "watch-table",
        store::Status::Finished => "look-again",
    };
    html! {
        span class="tables-words" {
            b { (table.title) } " "
            span class="chip" { (lang.t(&format!("status-{}", table.status.as_str()))) }
            small class="soft" { (table.names) }
        }
        a class="btn" href={ "/t/" (table.id) } { (lang.t(action)) }
    }
}

/// The tables that a browser remembers, the last visited first.
pub(crate) fn remembered(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    cookie(headers, "tables").unwrap_or_default().split('.').filter(|id| !id.is_empty()).take(REMEMBERED)
}

/// A cookie that puts the table before those that the browser remembers.
pub(crate) fn remember(headers: &HeaderMap, id: &str) -> axum::http::HeaderValue {
    let plain = |id: &&str| id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let older = remembered(headers).filter(|older| *older != id).filter(plain).take(REMEMBERED - 1);
    set_cookie("tables", &std::iter::once(id).chain(older).collect::<Vec<_>>().join("."))
}

/// The robot that stands for bots.
pub(crate) fn robot() -> Markup {
    line_icon("robot")
}
