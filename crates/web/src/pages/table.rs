//! The table page of a running game.

use crate::app::Shared;
use crate::assets;
use crate::dice;
use crate::drawing::game_page;
use crate::drawing::names::names;
use crate::drawing::pieces::line_icon;
use crate::eyes::viewer;
use crate::game_page::AnyPage;
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::layout::{self, Art, Page};
use crate::pages::people::friends::company;
use crate::pages::people::{chat, round};
use crate::pages::picture::{Picture, settled};
use crate::pages::replay;
use crate::pages::set_up::options;
use crate::pages::{coach, dice as dice_page, invite, room};
use crate::pictures::Drawn;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::speed::Speed;
use crate::watching;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Seat, Viewer};
use maud::{Markup, Render, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Status, Table, TableError, Watching};

/// How the browser came to a table.
#[derive(Deserialize)]
pub(crate) struct WayIn {
    /// Given to who has just opened the table: the game starts with this browser's word, if it waits for nothing else.
    begin: Option<String>,
}

/// `GET /t/{id}`: the waiting room or the game.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    Query(way): Query<WayIn>,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let now = match watching::moment(&live, &guest) {
        Ok(now) => now,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    if way.begin.is_some() && dice::only_waits_for(&now.table, &guest.id) {
        return dice_page::begin(&live, &now.table, now.table.seat_of(&guest.id), &reader).into_response();
    }
    if now.table.status() == Status::Open {
        return match company(&app, &guest, &live, &now.table, reader.lang).await {
            Ok(company) => room::page(
                &id,
                &now.table,
                &guest,
                &reader,
                &company,
                &preview(&headers, &id, &now.table, reader.lang),
            )
            .into_response(),
            Err(problem) => layout::problem(&reader, &problem),
        };
    }
    if let Some(curtain) = round::curtain(&app, &guest, &live, &now.table, &reader).await {
        return curtain;
    }
    let viewer = viewer(&now.table, &guest);
    let drawn = settled(&app, &live, &now, viewer, reader.lang).await;
    match (game_page(&now.table.creation().game), drawn) {
        (Some(game), Some(drawn)) => {
            let chat = match chat::drawn(&app, &live, &guest, reader.lang).await {
                Ok(chat) => chat,
                Err(problem) => return layout::problem(&reader, &problem),
            };
            Sheet { id: &id, table: &now.table, game, guest: &guest, drawn: &drawn, chat }
                .page(&reader, &preview(&headers, &id, &now.table, reader.lang))
                .into_response()
        }
        _ => layout::problem(&reader, &Problem::not_found("game")),
    }
}

/// By how much a spectator sees the game later, if it goes on.
pub(crate) fn late(lang: Lang, table: &Table) -> Option<String> {
    match table.creation().watching {
        Watching::Later(turns) if table.status() == Status::Playing => {
            Some(lang.tr("turns-later", &[("count", turns.into())]))
        }
        _ => None,
    }
}

/// What messengers show of a link to the table.
pub(crate) fn preview(headers: &HeaderMap, id: &str, table: &Table, lang: Lang) -> Markup {
    let title = game_page(&table.creation().game).map_or("", |page| page.title());
    let mut names = names(table, lang);
    names.retain(|name| !name.is_empty());
    let [address, picture] =
        ["", "/picture.png"].map(|rest| invite::absolute(headers, &format!("/t/{id}{rest}")));
    layout::preview(title, &lang.list(&names), &address, &picture)
}

/// The moves that a page asks about.
#[derive(Deserialize)]
pub(crate) struct Plan {
    #[serde(default)]
    moves: String,
}

/// `GET /t/{id}/plan?moves=a;b`: the table as the viewer's own next moves would make it, before they are sent.
pub(crate) async fn plan(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(plan): Query<Plan>,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let (now, at, moves) = (live.now(), app.hall.now(), plan.moves.clone());
    let viewer = viewer(&now.table, &guest);
    let draw = {
        let (live, now, lang, part) = (Arc::clone(&live), Arc::clone(&now), reader.lang, reader.part);
        move || {
            let picture = Picture::planned(&live, &now.table, viewer.seat()?, lang, &plan.moves)?.at(at);
            Some(Drawn::new(if part { picture.moving_parts() } else { picture.parts() }))
        }
    };
    // Drawn where thinking is done: a plan may ask for what its choices are worth.
    let drawn = app.hall.pool().run(draw).await.ok().flatten();
    match (drawn, game_page(&now.table.creation().game)) {
        (Some(drawn), _) if reader.part => partials(&drawn).into_response(),
        (Some(drawn), Some(game)) => {
            let chat = chat::drawn(&app, &live, &guest, reader.lang).await.unwrap_or_default();
            Sheet { id: &id, table: &now.table, game, guest: &guest, drawn: &drawn, chat }
                .page(&reader, &html! {})
                .into_response()
        }
        _ if reader.part => layout::problem(&reader, &Problem::from(TableError::TooFarAhead(moves))),
        _ => Redirect::to(&format!("/t/{id}")).into_response(),
    }
}

/// Parts of the page as something that replaces them where it arrives.
fn partials(drawn: &Drawn) -> Markup {
    html! {
        @for (id, part) in drawn.parts() { hx-partial hx-target={ "#" (id) } hx-swap="innerMorph" { (part) } }
    }
}

/// The page around a picture.
struct Sheet<'a> {
    id: &'a str,
    table: &'a Table,
    game: &'static dyn AnyPage,
    guest: &'a Guest,
    drawn: &'a Drawn,
    /// The chat.
    chat: Markup,
}

impl Sheet<'_> {
    fn page(&self, reader: &Reader, head: &Markup) -> Markup {
        let &Self { id, table, game, guest, drawn, .. } = self;
        let viewer = viewer(table, guest);
        let lang = reader.lang;
        let part = |id: &str| drawn.part(id);
        let heading = html! { (game.title()) " " small id="progress" { (part("progress")) } };
        let spectator = viewer == Viewer::Spectator;
        let tools = html! {
            @if let Some(seat) = table.left_by(&guest.id) { (come_back(lang, id, seat)) }
            @else if spectator { span class="chip" { (line_icon("icon-eye")) span { (lang.t("spectator")) @if let Some(late) = late(lang, table) { ", " (late) } } } }
            a class="btn btn-quiet btn-round" href={ "/rules/" (game.id()) } target="_blank" title=(lang.t("rules")) aria-label=(lang.t("rules")) { "?" }
            button class="btn btn-quiet btn-round only-narrow" type="button" popovertarget="side" {
                (line_icon("icon-log")) span class="sr" { (lang.t("more")) } (chat::unheard(lang))
            }
        };
        let stream = format!("/t/{id}/stream?from={}&look={:x}", table.heard(viewer), drawn.look());
        let body = html! {
            main id="main" class={ "table" @if spectator { " is-watched" } } data-heard=(table.heard(viewer)) data-your-turn=(lang.t("title-your-turn"))
                data-moved=[spectator.then(|| lang.t("chair-moved"))] hx-sse:connect=(stream) hx-trigger="load, again" hx-swap="none" {
                section id="players" class="players" aria-label=(lang.t("players")) { (part("players")) }
                section id="board-area" class="board-area" aria-label=(lang.t("board")) { (part("board-area")) }
                section id="side" class="side sheet" popover="auto" aria-label=(lang.t("more")) {
                    div id="standing" class="panel" { (part("standing")) }
                    (self.tabs(reader))
                }
                (story(lang, id, &part("story")))
                div id="look-back" hidden {}
                div id="looking-back" class="back-bar" hidden {
                    b role="status" { (lang.t("story-back")) }
                    button type="button" class="btn btn-main" data-story="now" { (lang.t("story-now")) }
                }
                section id="tray" class="tray" tabindex="-1" aria-label=(lang.t("your-move")) { (part("tray")) }
                noscript { p class="note" { (lang.t("no-script")) } }
            }
        };
        let class = format!("page-table {}", game.id());
        let title = game.title();
        let about = Page { title, class: &class, art: Art::Game(game.id()), heading, tools };
        layout::page_with(reader, &about, head, &body)
    }

    fn tabs(&self, reader: &Reader) -> Markup {
        let lang = reader.lang;
        let tab = |id: &str, first: bool, content: Markup| {
            html! {
                label class="tab" {
                    input type="radio" name="tab" checked[first];
                    span { (lang.t(&format!("tab-{id}"))) @if id == "chat" { (chat::unheard(lang)) } }
                }
                div id=(id) class="tab-panel" tabindex="0" { (content) }
            }
        };
        html! {
            div class="tabs" {
                (tab("log", true, html! { (self.drawn.part("log")) }))
                @if self.table.creation().odds { (tab("odds", false, html! { (self.drawn.part("odds")) })) }
                @if self.table.creation().coach && viewer(self.table, self.guest).seat().is_some() { (tab("coach", false, coach::tab(lang, self.id))) }
                (tab("chat", false, self.chat.clone()))
                (tab("about", false, self.about(reader)))
            }
        }
    }

    /// The tab about this table: chairs on other devices, leaving, pointers, rules, dice.
    fn about(&self, reader: &Reader) -> Markup {
        let lang = reader.lang;
        let &Self { id, table, game, guest, .. } = self;
        let seat = viewer(table, guest).seat();
        html! {
            (replay::origin(lang, table))
            fieldset class="speeds" {
                legend { (lang.t("speed")) }
                @for speed in Speed::ALL {
                    label class="choice" { input type="radio" name="speed" value=(speed.name()) checked[speed == reader.speed]; (lang.t(&format!("speed-{}", speed.name()))) }
                }
            }
            @if guest.round.is_some() && table.status() == Status::Playing { (round::pass_button(reader, id)) }
            @if let Some(seat) = seat.filter(|_| table.status() == Status::Playing) {
                h3 { (lang.t("your-seat")) }
                form method="post" action={ "/t/" (id) "/device" } { button class="btn" { (lang.t("other-device")) } }
                p { a href={ "/t/" (id) "/device" } { (lang.t("devices")) } }
                details class="leave" {
                    summary { (lang.t("leave-ask")) }
                    form method="post" action={ "/t/" (id) "/leave" } {
                        p { (lang.t("leave-words")) }
                        input type="hidden" name="seat" value=(seat);
                        button class="btn" { (lang.t("leave-game")) }
                    }
                }
            }
            h3 { (lang.t("hints")) }
            ul class="hints" { @for hint in game.hints(lang) { li { (hint) } } }
            p { a class="btn" href={ "/rules/" (game.id()) } target="_blank" { (lang.t("rules")) } }
            @let creation = table.creation();
            @if !creation.options.0.is_empty() || !creation.clock.is_none() { h3 { (lang.t("options")) } (options(lang, creation)) }
            h3 { (lang.t("fair-dice")) }
            p class="soft" { (lang.t("fair-dice-words")) }
            (dice_page::facts(lang, id, table, seat))
        }
    }
}

/// The strip of the newest moves, which is in sight at every size, with the buttons to look back and to stop.
fn story(lang: Lang, id: &str, newest: &impl Render) -> Markup {
    let button = |act: &str, icon: &str| {
        let words = lang.t(&format!("story-{act}"));
        html! { button type="button" class="btn btn-quiet btn-round" data-story=(act) title=(words) aria-label=(words) { (line_icon(icon)) } }
    };
    html! {
        section class="story" aria-label=(lang.t("story-newest")) {
            ol id="story" tabindex="0" { (newest) }
            div class="story-acts" {
                a class="btn btn-quiet btn-round" href={ "/t/" (id) "/replay" } data-look-back={ "/t/" (id) "/replay/bar" }
                    data-script=(assets::url("js/replay.js")) data-style=(assets::url("css/replay.css")) title=(lang.t("replay-look")) aria-label=(lang.t("replay-look")) { (line_icon("icon-reel")) }
                (button("earlier", "icon-earlier"))
                (button("stop", "icon-stop"))
                (button("go", "icon-go"))
            }
        }
    }
}

/// The button by which who left takes the chair again from the bot.
fn come_back(lang: Lang, id: &str, seat: Seat) -> Markup {
    html! {
        form method="post" action={ "/t/" (id) "/sit" } {
            input type="hidden" name="seat" value=(seat);
            button class="btn btn-main" { (lang.t("come-back")) }
        }
    }
}
