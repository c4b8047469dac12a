//! The table page of a running game, in parts that a stream replaces one by one.

use crate::app::Shared;
use crate::game_page::AnyPage;
use crate::guest::Guest;
use crate::live::{Frame, Live, names};
use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::pieces::{line_icon, name, token};
use crate::pages::set_up::options;
use crate::pages::{game_page, result, room};
use crate::problem::Problem;
use crate::scene::{Ask, Line, Scene};
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::any::{AnyEvent, AnyGame, AnyView};
use engine::{Seat, Seats, Turn, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use table::{Chair, Status, Table, TableError, Told};

/// How many turns of the history the page shows.
const LOG_TURNS: usize = 60;

/// One picture of the table for one viewer, with everything it is drawn from.
pub(crate) struct Picture<'a> {
    page: &'static dyn AnyPage,
    id: &'a str,
    table: &'a Table,
    lang: Lang,
    view: AnyView,
    names: Vec<String>,
    /// The step that is shown and how much of the history is told by then.
    step: Option<(&'a AnyEvent, usize)>,
    /// The viewer's moves that are chosen but not sent.
    planned: Vec<String>,
    /// How long the table has been waiting, in milliseconds.
    waited: u64,
}

/// A part of the page: the id of its element and its content.
pub(crate) type Part = (&'static str, Markup);

impl<'a> Picture<'a> {
    /// The table as it stands; none before the game has started.
    pub(crate) fn settled(id: &'a str, table: &'a Table, viewer: Viewer, lang: Lang) -> Option<Self> {
        let view = table.game()?.view(viewer);
        Self::new(id, table, view, lang, None)
    }

    /// The table in the moment of a step.
    pub(crate) fn moving(
        id: &'a str,
        table: &'a Table,
        viewer: Viewer,
        lang: Lang,
        frame: &'a Frame,
    ) -> Option<Self> {
        Self::new(id, table, frame.view(viewer), lang, Some((&frame.event, frame.told)))
    }

    fn new(
        id: &'a str,
        table: &'a Table,
        view: AnyView,
        lang: Lang,
        step: Option<(&'a AnyEvent, usize)>,
    ) -> Option<Self> {
        let page = game_page(&table.creation().game)?;
        let names = names(table, |kind| bot_name(lang, kind));
        Some(Self { page, id, table, lang, view, names, step, planned: Vec::new(), waited: 0 })
    }

    /// The same as it is at this time, in milliseconds since 1970.
    pub(crate) fn at(self, now: u64) -> Self {
        // A clock that was put back makes nobody wait for less than nothing.
        Self { waited: now.saturating_sub(self.table.changed_at()), ..self }
    }

    /// The table as it would be after moves of the viewer that are not sent yet, if they can be sent at once.
    fn planned(id: &'a str, table: &'a Table, seat: Seat, lang: Lang, moves: &str) -> Option<Self> {
        let planned: Vec<&str> = moves.split(';').filter(|text| !text.is_empty()).collect();
        let view = table.planned(seat, &planned)?.view(Viewer::Seat(seat));
        let picture = Self::new(id, table, view, lang, None)?;
        Some(Self { planned: planned.into_iter().map(str::to_owned).collect(), ..picture })
    }

    fn scene(&self) -> Scene<'_> {
        let seat = self.view.viewer().seat();
        let decision = seat.and_then(|seat| self.table.decision(seat)).filter(|_| self.step.is_none());
        let (url, planned) = (format!("/t/{}/play", self.id), self.planned.clone());
        let ask = decision.map(|decision| Ask { url, decision, planned });
        Scene {
            lang: self.lang,
            view: &self.view,
            names: &self.names,
            step: self.step.map(|(event, _)| event),
            ask,
            odds: self.table.creation().odds,
        }
    }

    /// The seats whose decision the table waits for.
    fn acting(&self) -> Seats {
        match self.table.game().map(AnyGame::turn) {
            Some(Turn::Act(seats)) if self.step.is_none() => seats,
            _ => Seats::NONE,
        }
    }

    /// The parts that a step changes.
    pub(crate) fn moving_parts(&self) -> Vec<Part> {
        let scene = self.scene();
        vec![
            ("progress", html! { (self.page.progress(&scene)) }),
            ("players", self.players(&scene)),
            ("board-area", self.board_area(&scene)),
            ("standing", self.page.standing(&scene)),
            ("log", self.log(&scene)),
            ("tray", self.tray(&scene)),
        ]
    }

    /// All parts.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let mut parts = self.moving_parts();
        if self.table.creation().odds && self.table.status() == Status::Playing {
            parts.push(("odds", self.page.odds(&self.scene())));
        }
        parts
    }

    /// The board, and under it on narrow screens what stands beside it on wide ones.
    fn board_area(&self, scene: &Scene<'_>) -> Markup {
        html! {
            div class="board" { (self.page.board(scene)) }
            div class="rank-strip" aria-hidden="true" { (self.page.standing(scene)) (self.latest(scene)) }
        }
    }

    /// The newest turn of the history, for screens without room for the log.
    fn latest(&self, scene: &Scene<'_>) -> Markup {
        let until = self.step.map_or(usize::MAX, |(_, told)| told);
        let turns = turns(self.page, scene, self.table.told(), until);
        html! { @if let Some(turn) = turns.last() { ul class="latest" { (log_turn(turns.len(), turn, false)) } } }
    }

    fn players(&self, scene: &Scene<'_>) -> Markup {
        let acting = self.acting();
        let since = self.table.changed_at();
        html! {
            label class="players-more" { input type="checkbox" id="players-more" aria-label=(self.lang.t("players-more")); }
            @for (seat, chair) in Seat::all(self.names.len()).zip(self.table.chairs()) {
                (self.player(scene, seat, chair, acting.contains(seat).then_some(since)))
            }
        }
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat, chair: &Chair, since: Option<u64>) -> Markup {
        let me = scene.seat() == Some(seat);
        let class = format!(
            "player p{seat}{}{}",
            if since.is_some() { " is-active" } else { "" },
            if me { " is-me" } else { "" }
        );
        html! {
            article id={ "player-" (seat) } class=(class) {
                div class="player-head" {
                    (token(seat))
                    span class="player-name" title=(scene.name(seat)) { (name(scene.name(seat))) }
                    @if chair.bot().is_some() { (line_icon("robot")) }
                    @if me { span class="sr" { "(" (self.lang.t("you")) ")" } }
                    @if let Some(since) = since {
                        span class="sr" { (self.lang.t("to-move")) }
                        span class="player-clock" data-since=(since) data-waited=(self.waited) {}
                    }
                    span class="player-money" { (self.page.score(scene, seat)) }
                }
                div class="player-things" { (self.page.things(scene, seat)) }
            }
        }
    }

    /// The history up to this moment, the newest turn first.
    fn log(&self, scene: &Scene<'_>) -> Markup {
        let until = self.step.map_or(usize::MAX, |(_, told)| told);
        let turns = turns(self.page, scene, self.table.told(), until);
        html! {
            ol class="log" id="log-list" aria-live="polite" {
                @for (number, turn) in turns.iter().enumerate().rev().take(LOG_TURNS) {
                    (log_turn(number, turn, number + 3 > turns.len()))
                }
            }
        }
    }

    fn tray(&self, scene: &Scene<'_>) -> Markup {
        if self.table.status() == Status::Finished && self.step.is_none() {
            return result::tray(self.lang, self.id, self.table, &self.names);
        }
        let seat = scene.seat();
        let settled = self.step.is_none() && self.planned.is_empty();
        let can_take_back = settled && seat.is_some_and(|seat| self.table.can_take_back(seat));
        html! {
            div class="ask" {
                (self.ask_words(scene))
                @if let Some(seat) = seat {
                    span class="mine only-narrow" { span class="sr" { (self.lang.t("you-hold")) } (self.page.things(scene, seat)) }
                }
                @if can_take_back {
                    form class="btn-row" method="post" action={ "/t/" (self.id) "/take-back" } hx-post={ "/t/" (self.id) "/take-back" } hx-swap="none" {
                        button class="btn" data-key="z" { (self.lang.t("take-back")) }
                    }
                }
            }
            @if seat.is_some() { (self.page.acts(scene)) }
        }
    }

    /// The one sentence that says whose turn it is and what is asked.
    fn ask_words(&self, scene: &Scene<'_>) -> Markup {
        let lang = self.lang;
        if scene.ask.is_some() {
            return html! {
                @if let Some(seat) = scene.seat() { (token(seat)) }
                p { strong { (lang.t("your-turn")) } " " span class="ask-more" { (self.page.prompt(scene)) } }
            };
        }
        let waiting: Vec<_> = self.acting().iter().map(|seat| scene.name(seat)).collect();
        let only_bots = self.acting().iter().all(|seat| self.table.chairs()[seat.index()].bot().is_some());
        html! {
            p class="waiting" {
                @if self.step.is_some() || waiting.is_empty() { (lang.t("watch")) }
                @else {
                    (lang.tr(if only_bots { "waiting-bot" } else { "waiting-for" }, &[("names", waiting.join(", ").into())]))
                }
                span class="dots" {}
            }
        }
    }
}

/// One turn of the history: a line and its details.
pub(crate) struct LogTurn {
    line: Line,
    details: Vec<Markup>,
}

/// The history in words, oldest first.
pub(crate) fn turns(page: &dyn AnyPage, scene: &Scene<'_>, told: &[Told], until: usize) -> Vec<LogTurn> {
    let viewer = scene.view.viewer();
    let mut turns: Vec<LogTurn> = Vec::new();
    for told in told.iter().take(until).filter(|told| told.to.includes(viewer)) {
        let Some(line) = page.tell(scene, &told.event) else { continue };
        match turns.last_mut() {
            Some(turn) if line.detail => turn.details.push(line.text),
            _ => turns.push(LogTurn { line, details: Vec::new() }),
        }
    }
    turns
}

/// A turn as an element of the log.
pub(crate) fn log_turn(number: usize, turn: &LogTurn, new: bool) -> Markup {
    let class =
        format!("log-turn{}{}", if new { " is-new" } else { "" }, if turn.line.key { " is-key" } else { "" });
    html! {
        li id={ "turn-" (number) } class=(class) {
            @if let Some(seat) = turn.line.seat { (token(seat)) } @else { span {} }
            div { (turn.line.text) @for detail in &turn.details { small { (detail) } } }
        }
    }
}

/// A bot's name for people.
pub(crate) fn bot_name(lang: Lang, kind: &str) -> String {
    lang.find(&format!("bot-{kind}"), &[]).unwrap_or_else(|| kind.to_owned())
}

/// Who looks at this table: the player of a seat or a spectator.
pub(crate) fn viewer(table: &Table, guest: &Guest) -> Viewer {
    table.seat_of(&guest.id).map_or(Viewer::Spectator, Viewer::Seat)
}

/// `GET /t/{id}`: the waiting room or the game.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    // The number is read first: a change in between is then sent again rather than missed.
    let from = live.next_frame(live.read(|table| viewer(table, &guest)));
    let table = live.table();
    if table.status() == Status::Open {
        return room::page(&live, &table, &guest, &reader).into_response();
    }
    let viewer = viewer(&table, &guest);
    match Picture::settled(&id, &table, viewer, reader.lang) {
        Some(picture) => page(&live, &picture.at(app.now()), &reader, from).into_response(),
        None => layout::problem(&reader, &Problem::not_found("game")),
    }
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
    let from = live.next_frame(live.read(|table| viewer(table, &guest)));
    let table = live.table();
    let planned = table
        .seat_of(&guest.id)
        .and_then(|seat| Picture::planned(&id, &table, seat, reader.lang, &plan.moves))
        .map(|picture| picture.at(app.now()));
    match planned {
        None if reader.part => layout::problem(&reader, &Problem::from(TableError::TooFarAhead(plan.moves))),
        None => Redirect::to(&format!("/t/{id}")).into_response(),
        Some(picture) if reader.part => partials(picture.moving_parts()).into_response(),
        Some(picture) => page(&live, &picture, &reader, from).into_response(),
    }
}

/// Parts of the page as something that replaces them where it arrives.
pub(crate) fn partials(parts: impl IntoIterator<Item = Part>) -> Markup {
    html! {
        @for (id, part) in parts { hx-partial hx-target={ "#" (id) } hx-swap="innerMorph" { (part) } }
    }
}

fn page(live: &Live, picture: &Picture<'_>, reader: &Reader, from: u64) -> Markup {
    let lang = reader.lang;
    let mut parts = picture.parts().into_iter().collect::<std::collections::HashMap<_, _>>();
    let mut part = |id: &str| parts.remove(id).unwrap_or_else(|| html! {});
    let heading = html! { (picture.page.title()) " " small id="progress" { (part("progress")) } };
    let spectator = picture.view.viewer() == Viewer::Spectator;
    let tools = html! {
        @if spectator { span class="chip" { (lang.t("spectator")) } }
        button class="btn btn-quiet btn-round only-narrow" type="button" popovertarget="side" aria-label=(lang.t("more")) {
            (line_icon("icon-log"))
        }
    };
    let stream = format!("/t/{}/stream?from={from}", live.id());
    let body = html! {
        main id="main" class="table" hx-sse:connect=(stream) hx-trigger="load, again" hx-swap="none" {
            section id="players" class="players" aria-label=(lang.t("players")) { (part("players")) }
            section id="board-area" class="board-area" aria-label=(lang.t("board")) { (part("board-area")) }
            section id="side" class="side sheet" popover="auto" aria-label=(lang.t("more")) {
                div id="standing" class="panel" { (part("standing")) }
                (tabs(picture, &mut part))
            }
            section id="tray" class="tray" aria-label=(lang.t("your-move")) { (part("tray")) }
            noscript { p class="note" { (lang.t("no-script")) } }
        }
    };
    let class = format!("page-table {}", picture.page.id());
    let title = format!("{} · {}", picture.page.title(), live.id());
    let about = Page { title: &title, class: &class, art: Art::Game(picture.page.id()), heading, tools };
    layout::page(reader, &about, &body)
}

fn tabs(picture: &Picture<'_>, part: &mut impl FnMut(&str) -> Markup) -> Markup {
    let lang = picture.lang;
    let odds = picture.table.creation().odds && picture.table.status() == Status::Playing;
    let tab = |id: &str, first: bool, content: Markup| {
        html! {
            label class="tab" { input type="radio" name="tab" checked[first]; (lang.t(&format!("tab-{id}"))) }
            div id=(id) class="tab-panel" { (content) }
        }
    };
    html! {
        div class="tabs" {
            (tab("log", true, part("log")))
            @if odds { (tab("odds", false, part("odds"))) }
            (tab("about", false, about(picture)))
        }
    }
}

/// The tab about this table: pointers, rules, dice, chairs on other devices, leaving.
fn about(picture: &Picture<'_>) -> Markup {
    let (lang, id, table) = (picture.lang, picture.id, picture.table);
    let seat = picture.view.viewer().seat();
    html! {
        h3 { (lang.t("hints")) }
        ul class="hints" { @for hint in picture.page.hints(lang) { li { (hint) } } }
        p { a class="btn" href={ "/rules/" (picture.page.id()) } target="_blank" { (lang.t("rules")) } }
        @if !table.creation().options.0.is_empty() { h3 { (lang.t("options")) } (options(lang, table.creation())) }
        h3 { (lang.t("fair-dice")) }
        p class="soft" { (lang.t("fair-dice-words")) }
        p class="code" { (table.commitment()) }
        @if let Some(seat) = seat.filter(|_| table.status() == Status::Playing) {
            h3 { (lang.t("your-seat")) }
            form method="post" action={ "/t/" (id) "/device" } { button class="btn" { (lang.t("other-device")) } }
            form method="post" action={ "/t/" (id) "/leave" } {
                input type="hidden" name="seat" value=(seat);
                button class="btn btn-quiet" { (lang.t("leave-game")) }
            }
        }
    }
}
