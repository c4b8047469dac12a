//! The lobby: start at once, set up a table, find one.

use crate::app::Shared;
use crate::assets;
use crate::game_page::AnyPage;
use crate::guest::{Guest, cookie, set_cookie};
use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::learn;
use crate::pages::people::{clock, join};
use crate::pages::picture::bot_name;
use crate::pages::pieces::{line_icon, sitter_name};
use crate::pages::{game_page, game_pages, puzzles};
use crate::problem::Problem;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use engine::{Options, Seat};
use hall::{Card, Owed};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Filter, Summary, TableId};
use table::{Sitter, Watching};
use time::OffsetDateTime;

/// How many open tables the lobby lists.
const LISTED: u32 = 20;
/// How many tables a browser remembers.
const REMEMBERED: usize = 8;

/// A table as the lobby lists it.
pub(crate) struct Listed {
    id: String,
    title: &'static str,
    pub(crate) status: store::Status,
    /// Those on the chairs; with their points, the best first, when the game is over.
    names: String,
    seated: bool,
    free: usize,
    /// Whether the reader may see the game while it goes on.
    watched: bool,
    /// Who owes a decision, and whether the reader does.
    acting: String,
    pub(crate) yours: bool,
    /// How much time the players have, and how much is left.
    clock: Option<String>,
    /// When something last happened, in milliseconds since 1970, and how long ago that is.
    updated_at: i64,
    quiet: i64,
}

impl Listed {
    fn is_over(&self) -> bool {
        self.status == store::Status::Finished
    }

    fn can_be_joined(&self) -> bool {
        self.status == store::Status::Open && self.free > 0
    }
}

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
}

/// `GET /`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    match Lists::of(&app, &guest, reader.lang, &headers, which).await {
        Ok(lists) => page(&app, &reader, &lists).into_response(),
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
            hx-partial hx-target="#others" hx-swap="innerMorph" { (others(lang, &lists)) }
        }
        .into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// The reader's seat at a table.
pub(crate) fn seat_at(card: &Card, id: &TableId, guest: &Guest) -> Option<Seat> {
    let own = guest.holder.at(id.as_str());
    Seat::all(card.chairs.len()).zip(&card.chairs).find_map(|(seat, seated)| {
        matches!(seated, Some(Sitter::Person { player, .. }) if *player == own).then_some(seat)
    })
}

/// A table from what the store keeps beside its log; none that this house cannot show.
pub(crate) fn listed(id: &TableId, summary: &Summary, guest: &Guest, lang: Lang, now: i64) -> Option<Listed> {
    let title = game_page(&summary.game)?.title();
    let card = Card::read(summary)?;
    let name = |(seat, sitter): (Seat, &Option<Sitter>)| {
        Some((seat, sitter_name(seat, sitter.as_ref()?, |kind| bot_name(lang, kind))))
    };
    let mut names: Vec<_> = Seat::all(card.chairs.len()).zip(&card.chairs).filter_map(name).collect();
    let free = card.chairs.len() - names.len();
    let own = seat_at(&card, id, guest);
    let acting = names.iter().filter(|(seat, _)| card.acting.contains(seat));
    let acting = acting.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ");
    let points = |seat: Seat| card.points.get(seat.index()).copied();
    names.sort_by_key(|(seat, _)| std::cmp::Reverse(points(*seat)));
    let told = |(seat, name): &(Seat, String)| match points(*seat) {
        Some(points) => format!("{name} {points}"),
        None => name.clone(),
    };
    // Who sees the game later is not told whose turn it is.
    let sees = own.is_some() || card.watching.is_at_once() || summary.status != store::Status::Playing;
    let acting = if sees { acting } else { String::new() };
    let due = |owed: &&Owed| own.is_none_or(|own| !card.acting.contains(&own) || owed.seat == own);
    let due = card.owed.iter().filter(|_| sees).filter(due).filter_map(|owed| owed.due).min();
    let clock = clock::listed(lang, card.clock, due, now.max(0) as u64);
    Some(Listed {
        id: id.to_string(),
        title,
        status: summary.status,
        names: names.iter().map(told).collect::<Vec<_>>().join(", "),
        seated: own.is_some(),
        free,
        watched: own.is_some() || card.watching != Watching::Never,
        acting,
        yours: own.is_some_and(|own| card.acting.contains(&own)),
        clock,
        updated_at: summary.updated_at_ms,
        quiet: now.saturating_sub(summary.updated_at_ms).max(0),
    })
}

fn page(app: &Shared, reader: &Reader, lists: &Lists) -> Markup {
    let lang = reader.lang;
    let again = lists.game.as_ref().map_or_else(|| "/lists".to_owned(), |game| format!("/lists?game={game}"));
    let boards = again.replacen("/lists", "/boards", 1);
    let running = lists.others.iter().any(|table| table.status == store::Status::Playing && table.watched);
    let trigger = if running { "load, every 5s" } else { "every 5s" };
    let body = html! {
        main id="main" class="page lobby" data-icon=(assets::url("img/favicon-turn.svg")) {
            div class="lobby-top" {
                h1 { (lang.t("lobby-title")) }
                @if lists.may_open { p class="lead soft" { (lang.t("lobby-lead")) } }
            }
            @if !app.house.motd.is_empty() { p class="note motd" { (app.house.motd) } }
            @if !lists.may_open { p class="note" { (lang.t("house-private")) } }
            div id="own" hx-get=(again) hx-trigger="every 5s" hx-swap="none" { (own(lang, lists)) }
            (games(lang, lists.may_open))
            (puzzles::today(lang, app.hall.now()))
            div id="living" hx-get=(boards) hx-trigger=(trigger) hx-swap="innerMorph" {}
            div id="others" { (others(lang, lists)) }
            (finished(lang, &lists.own))
        }
        footer class="foot" { p { (lang.t("independent")) } }
    };
    let title = lang.t("lobby");
    let about =
        Page { title: &title, class: "page-lobby", art: Art::Covers, heading: html! {}, tools: html! {} };
    layout::page(reader, &about, &body)
}

/// The reader's tables that are not over.
fn own(lang: Lang, lists: &Lists) -> Markup {
    list(lang, "your-tables", lists.going_on().into_iter())
}

/// The tables of others: those with free chairs apart from those that can only be watched.
fn others(lang: Lang, lists: &Lists) -> Markup {
    let (open, running): (Vec<_>, Vec<_>) = lists.others.iter().partition(|table| table.can_be_joined());
    html! {
        @if lists.game.is_some() || !lists.others.is_empty() { (filter(lang, lists)) }
        (list(lang, "open-tables", open.into_iter()))
        (list(lang, "running-tables", running.into_iter()))
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

/// The games: one click starts one against bots. Beside them is where who was given a code goes.
fn games(lang: Lang, may_open: bool) -> Markup {
    html! {
        ul class="games" {
            @for page in game_pages() {
                li class="card game" {
                    a class="scene" href={ (if may_open { "/new/" } else { "/rules/" }) (page.id()) } tabindex="-1" aria-hidden="true" { (page.cover()) }
                    div class="game-words" {
                        div class="card-head" { h2 { (page.title()) } (players(lang, page)) }
                        p class="soft" { (lang.t(&format!("{}-blurb", page.id()))) }
                        (start(lang, page, may_open))
                    }
                }
            }
            li class="card join-card" { h2 { (lang.t("join-title")) } (join::form(lang, "", None)) }
        }
    }
}

/// For how many a game is.
fn players(lang: Lang, page: &'static dyn AnyPage) -> Markup {
    let seats = page.game().kind().seats();
    // Fewer may need an option, as two at Camel Up do.
    let usual = |seats: &usize| page.game().kind().start(*seats, &Options::default()).is_ok();
    let least = seats.clone().find(usual).unwrap_or(*seats.start());
    html! { span class="chip" { (lang.tr("game-seats", &[("least", least.into()), ("most", (*seats.end()).into())])) } }
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
            @if let Some(lesson) = learn::link(page.id()) { a class="btn btn-quiet" href=(lesson) { (lang.t("learn")) } }
            a class="btn btn-quiet" href={ "/rules/" (page.id()) } { (lang.t("rules")) }
        }
    }
}

/// A list of tables under a heading; nothing where there are none.
pub(crate) fn list<'a>(lang: Lang, title: &str, tables: impl Iterator<Item = &'a Listed>) -> Markup {
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
        store::Status::Playing if !table.watched => "not-watched",
        store::Status::Playing => "watch-table",
        store::Status::Finished => "look-again",
    };
    html! {
        span class="tables-words" {
            b { (table.title) } " "
            (state(lang, table))
            small class="soft" {
                (table.names)
                @if let Some(clock) = table.clock.as_ref().filter(|_| !table.is_over()) { " · " (clock) }
            }
        }
        @if action == "not-watched" { small class="soft" { (lang.t(action)) } }
        @else { a class="btn" href={ "/t/" (table.id) } { (lang.t(action)) } }
    }
}

/// Whose turn it is and since when; when the game ended; or that chairs are free.
fn state(lang: Lang, table: &Listed) -> Markup {
    let ago = || ago(lang, table.quiet);
    html! {
        @if table.is_over() {
            time class="chip" datetime=(iso_date(table.updated_at)) { (iso_date(table.updated_at)) }
        } @else if table.yours {
            span class="chip chip-lit is-yours" { (lang.t("title-your-turn")) " · " (ago()) }
        } @else if !table.acting.is_empty() {
            span class="chip" { (lang.tr("turn-of", &[("names", table.acting.as_str().into())])) " · " (ago()) }
        } @else {
            span class="chip" { (lang.t(&format!("status-{}", table.status.as_str()))) }
        }
    }
}

/// How long ago something was, in the largest unit of which there is one.
pub(crate) fn ago(lang: Lang, milliseconds: i64) -> String {
    let minutes = usize::try_from(milliseconds / 60_000).unwrap_or(0);
    match minutes {
        0 => lang.t("ago-now"),
        1..60 => lang.tr("ago-minutes", &[("count", minutes.into())]),
        60..1_440 => lang.tr("ago-hours", &[("count", (minutes / 60).into())]),
        _ => lang.tr("ago-days", &[("count", (minutes / 1_440).into())]),
    }
}

/// The day as `2026-11-22`, in universal time.
pub(crate) fn iso_date(milliseconds: i64) -> String {
    let time = OffsetDateTime::from_unix_timestamp(milliseconds.div_euclid(1_000));
    time.map_or_else(|_| String::new(), |time| time.date().to_string())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_in_the_largest_unit() {
        let en = |minutes: i64| ago(Lang::ENGLISH, minutes * 60_000);
        assert_eq!(
            [en(0), en(59), en(60), en(1_439), en(2_880)],
            ["just now", "59 min", "1 h", "23 h", "2 days"]
        );
    }
}
