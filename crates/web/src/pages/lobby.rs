//! The lobby: start at once, set up a table, find one.

use crate::app::Shared;
use crate::drawing::game_pages;
use crate::game_page::AnyPage;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::layout::{self, Art, Page};
use crate::pages::listed::{Listed, list, listed, remembered, rows};
use crate::pages::people::join;
use crate::pages::puzzles::{self, Solved};
use crate::pages::{games_list, introduction};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Filter, Summary, TableId};

/// How many open tables the lobby lists.
const LISTED: u32 = 20;
/// How many tables with free chairs stand above the games.
const FIRST: usize = 3;

/// The tables that the lobby lists for a reader.
struct Lists {
    own: Vec<Listed>,
    others: Vec<Listed>,
    /// The game of which alone the tables of others are listed.
    game: Option<String>,
    /// Whether the reader may open tables.
    may_open: bool,
}

/// Which tables of others are listed.
#[derive(Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    pub(crate) game: Option<String>,
}

impl Lists {
    async fn of(
        app: &Shared,
        guest: &Guest,
        lang: Lang,
        headers: &HeaderMap,
        Which { game }: Which,
    ) -> Result<Self, Problem> {
        let filter = Filter {
            statuses: vec![store::Status::Open, store::Status::Playing],
            public: Some(true),
            limit: LISTED,
            ..Filter::default()
        };
        let ids: Vec<_> = remembered(headers).filter_map(|id| TableId::new(id).ok()).collect();
        let remembered = Filter { ids: ids.clone(), ..Filter::default() };
        let mut own = if ids.is_empty() { Vec::new() } else { app.hall.list(&remembered).await? };
        let player = Some(guest.holder.own().0.clone());
        let seated = app.hall.list(&Filter { player, public: None, ..filter.clone() }).await?;
        own.extend(seated.into_iter().filter(|(id, _)| !ids.contains(id)));
        let ids: Vec<_> = ids.into_iter().chain(own.iter().map(|(id, _)| id.clone())).collect();
        let mut others = app.hall.list(&Filter { game: game.clone(), ..filter }).await?;
        // The browser remembers its newest first.
        own.sort_by_key(|(id, _)| ids.iter().position(|known| known == id));
        others.retain(|(id, _)| !ids.contains(id));
        let now = i64::try_from(app.hall.now()).unwrap_or(i64::MAX);
        let listed = |tables: &[(TableId, Summary)]| {
            tables.iter().filter_map(|(id, summary)| listed(id, summary, guest, lang, now)).collect()
        };
        let may_open = app.may_open(guest).await?;
        Ok(Self { own: listed(&own), others: listed(&others), game, may_open })
    }

    /// The reader's tables that are not over: those that wait for the reader first.
    fn going_on(&self) -> Vec<&Listed> {
        let mut going_on: Vec<_> = self.own.iter().filter(|table| !table.is_over()).collect();
        going_on.sort_by_key(|table| !table.yours);
        going_on
    }

    /// The tables of others with free chairs.
    fn open(&self) -> impl Iterator<Item = &Listed> {
        self.others.iter().filter(|table| table.can_be_joined())
    }
}

/// `GET /`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    solved: Solved,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    match Lists::of(&app, &guest, reader.lang, &headers, which).await {
        Ok(lists) => page(&app, &reader, &lists, &solved).into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// `GET /lists`: the lists of the lobby as they are now, for a page that shows older ones.
pub(crate) async fn lists(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    let lang = reader.lang;
    match Lists::of(&app, &guest, lang, &headers, which).await {
        Ok(lists) => html! {
            hx-partial hx-target="#own" hx-swap="innerMorph" { (own(lang, &lists)) }
            hx-partial hx-target="#first" hx-swap="innerMorph" { (first(lang, &lists)) }
            hx-partial hx-target="#others" hx-swap="innerMorph" { (others(lang, &lists)) }
        }
        .into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// `GET /tables`: who types the address of the tables is led to the page that lists them.
pub(crate) async fn lead() -> Redirect {
    Redirect::to("/")
}

fn page(app: &Shared, reader: &Reader, lists: &Lists, solved: &Solved) -> Markup {
    let lang = reader.lang;
    let again = lists.game.as_ref().map_or_else(|| "/lists".to_owned(), |game| format!("/lists?game={game}"));
    let boards = again.replacen("/lists", "/boards", 1);
    let running = lists.others.iter().any(|table| table.status == store::Status::Playing && table.watched);
    let trigger = if running { "load, every 5s" } else { "every 5s" };
    let body = html! {
        main id="main" class="page lobby" {
            div class="lobby-top" {
                h1 { (lang.t("lobby-title")) }
                @if lists.may_open { p class="lead soft" { (lang.t("lobby-lead")) } }
                // A phone has room for the way to the form.
                a class="btn btn-quiet join-link" href="/join" { (lang.t("have-code")) }
                (join::small(lang))
            }
            @if !app.house.motd.is_empty() { p class="note motd" { (app.house.motd) } }
            @if !lists.may_open { p class="note" { (lang.t("house-private")) } }
            div id="own" hx-get=(again) hx-trigger="every 5s" hx-swap="none" { (own(lang, lists)) }
            div id="first" { (first(lang, lists)) }
            (games(lang, lists.may_open, app.hall.now(), solved))
            div id="living" hx-get=(boards) hx-trigger=(trigger) hx-swap="innerMorph" {}
            div id="others" { (others(lang, lists)) }
            (finished(lang, &lists.own))
        }
        footer class="foot" { p { (lang.t("independent")) } }
    };
    let title = lang.t("lobby");
    let about = Page::plain(&title, "page-lobby", Art::Covers);
    layout::page(reader, &about, &body)
}

/// The reader's tables that are not over.
fn own(lang: Lang, lists: &Lists) -> Markup {
    list(lang, "your-tables", lists.going_on().into_iter())
}

/// The first of the tables of others that wait for somebody, and the way to more of them.
fn first(lang: Lang, lists: &Lists) -> Markup {
    let more = lists.open().skip(FIRST).count();
    html! {
        @if lists.open().next().is_some() {
            section class="card" {
                div class="card-head" {
                    h2 { (lang.t("open-tables")) }
                    @if more > 0 { a href="#more" { (lang.tr("open-more", &[("count", more.into())])) } }
                }
                (rows(lang, lists.open().take(FIRST)))
            }
        }
    }
}

/// The other tables of others: those with free chairs, those about to begin, and those that can only be watched.
fn others(lang: Lang, lists: &Lists) -> Markup {
    html! {
        @if lists.game.is_some() || !lists.others.is_empty() { (filter(lang, lists)) }
        div id="more" { (list(lang, "more-open-tables", lists.open().skip(FIRST))) }
        (list(lang, "full-tables", lists.others.iter().filter(|table| table.is_full())))
        (list(lang, "running-tables", lists.others.iter().filter(|table| table.status == store::Status::Playing)))
    }
}

/// The choice of the game of which tables are listed.
fn filter(lang: Lang, lists: &Lists) -> Markup {
    let picked = |game: Option<&str>| lists.game.as_deref() == game;
    html! {
        nav class="btn-row lobby-filter" aria-label=(lang.t("tables-of")) {
            a class={ "btn" @if picked(None) { " is-picked" } } href="/#others" { (lang.t("all-games")) }
            @for page in game_pages() {
                @let is_picked = picked(Some(page.id()));
                a class={ "btn" @if is_picked { " is-picked" } } aria-current=[is_picked.then_some("true")]
                    href={ "/?game=" (page.id()) "#others" } { (page.title()) }
            }
        }
    }
}

/// The games: one click starts one against bots. Their puzzles of the day come last.
fn games(lang: Lang, may_open: bool, now: u64, solved: &Solved) -> Markup {
    let to = if may_open { "/new/" } else { "/rules/" };
    let words = |page: &'static dyn AnyPage| {
        html! {
            div class="card-head" { h2 { (page.title()) } (introduction::players(lang, page)) }
            (introduction::blurb(lang, page))
            (start(lang, page, may_open))
        }
    };
    html! {
        ul class="games" {
            @for page in game_pages() { (games_list::card(page, &format!("{to}{}", page.id()), &words(page))) }
            (puzzles::today(lang, now, solved))
        }
    }
}

fn start(lang: Lang, page: &'static dyn AnyPage, may_open: bool) -> Markup {
    html! {
        form class="btn-row" method="post" action="/tables" {
            input type="hidden" name="game" value=(page.id());
            input type="hidden" name="quick" value="1";
            @if may_open {
                button class="btn btn-main lobby-go" { (lang.t("play-now")) }
                a class="btn" href={ "/new/" (page.id()) } { (lang.t("set-up")) }
            }
            (introduction::links(lang, page))
        }
    }
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
