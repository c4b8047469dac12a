//! The page of a game that is seen again.

use crate::assets;
use crate::drawing::history;
use crate::drawing::names::names;
use crate::drawing::pieces::{line_icon, token};
use crate::pages::layout::{self, Art, Page};
use crate::pages::replay::bar::{Feed, bar};
use crate::pictures::Drawn;
use crate::reader::Reader;
use crate::replay::shot::Shot;
use crate::replay::strip::{Strip, Turn};
use crate::replay::{Eyes, Reel};
use crate::words::Lang;
use engine::{Seat, Viewer};
use maud::{Markup, html};

/// Where the game is from.
pub(crate) enum From<'a> {
    /// The table of this name.
    Table(&'a str),
    /// A record that the reader gave.
    Paper(&'a str),
}

/// A moment of a game, with whose eyes it is seen.
pub(crate) struct Replay<'a> {
    pub(crate) reel: &'a Reel,
    pub(crate) strip: &'a Strip,
    pub(crate) step: usize,
    pub(crate) from: From<'a>,
    /// Whether another site shows the page in a frame.
    pub(crate) framed: bool,
    /// What there is of the game's analysis, if it can have one.
    pub(crate) analysis: Option<Markup>,
}

impl Replay<'_> {
    fn lang(&self) -> Lang {
        self.strip.lang
    }

    /// The page's address without the moment.
    fn address(&self) -> String {
        match self.from {
            From::Table(id) if self.framed => format!("/t/{id}/embed"),
            From::Table(id) => format!("/t/{id}/replay"),
            From::Paper(_) => "/replay".to_owned(),
        }
    }

    /// The whole page.
    pub(crate) fn page(&self, reader: &Reader, host: &str) -> Markup {
        let page = self.reel.page;
        let drawn = Drawn::new(Shot::new(self.reel, self.strip, self.step).parts());
        let part = |id: &str| drawn.part(id);
        let lang = self.lang();
        let heading = html! { (page.title()) " " small id="progress" { (part("progress")) } };
        let body = html! {
            (self.form())
            main id="main" class={ "table replay" @if self.strip.eyes == Eyes::Open { " is-open" } } {
                section id="players" class="players" aria-label=(lang.t("players")) { (part("players")) }
                section id="board-area" class="board-area" aria-label=(lang.t("board")) { (part("board-area")) }
                section id="side" class="side sheet" popover="auto" aria-label=(lang.t("more")) {
                    (self.eyes())
                    div id="standing" class="panel" { (part("standing")) }
                    div id="log" class="panel replay-log" tabindex="0" { (self.log()) }
                }
                section id="tray" class="tray" aria-label=(lang.t("replay-told")) { (part("tray")) }
                (bar(lang, self.strip, self.step, &self.feed()))
            }
        };
        let title = lang.tr("replay-title", &[("game", page.title().into())]);
        let class =
            format!("page-table page-replay {}{}", page.id(), if self.framed { " is-framed" } else { "" });
        let tools = self.tools(host);
        let about = Page { title: &title, class: &class, art: Art::Game(page.id()), heading, tools };
        layout::page_with(reader, &about, &self.head(host), &body)
    }

    fn feed(&self) -> Feed {
        let eyes = self.strip.eyes;
        let frames = match self.from {
            From::Table(id) => format!("/t/{id}/replay/frames?view={eyes}"),
            From::Paper(_) => format!("/replay/frames?view={eyes}"),
        };
        let here = matches!(self.from, From::Table(_)).then(|| format!("{}?view={eyes}", self.address()));
        Feed { frames, here, leave: None, away: None }
    }

    /// The form by which everything works without a script.
    fn form(&self) -> Markup {
        let paper = if let From::Paper(text) = self.from { Some(text) } else { None };
        html! {
            form id="replay" method=(if paper.is_some() { "post" } else { "get" }) action=(self.address()) {
                input type="hidden" name="of" value=(self.strip.eyes);
                @if let Some(text) = paper { input type="hidden" name="record" value=(text); }
            }
        }
    }

    /// With whose eyes the game is seen.
    fn eyes(&self) -> Markup {
        let lang = self.lang();
        let names = names(&self.reel.table, lang);
        let words = |eyes: Eyes| match eyes {
            Eyes::Of(Viewer::Seat(seat)) => {
                html! { (token(seat)) span class="eyes-name" { (names[seat.index()]) } }
            }
            Eyes::Of(Viewer::Spectator) => {
                html! { (line_icon("icon-spectator")) span { (lang.t("spectator")) } }
            }
            Eyes::Open => html! { (line_icon("icon-open")) span { (lang.t("replay-open")) } },
        };
        let all = Eyes::all(self.reel.seats()).filter(|eyes| self.reel.is_over() || *eyes == self.strip.eyes);
        html! {
            fieldset class="eyes" {
                legend class="eyebrow" { (lang.t("replay-eyes")) }
                @for eyes in all {
                    button class={ "btn btn-quiet eyes-one" @if eyes == self.strip.eyes { " is-picked" } } form="replay" name="view" value=(eyes)
                        aria-pressed=(if eyes == self.strip.eyes { "true" } else { "false" }) { (words(eyes)) }
                }
            }
        }
    }

    /// The whole game in words, each turn a way to its moment.
    fn log(&self) -> Markup {
        let now = self.strip.turns.iter().rposition(|turn| turn.step <= self.step);
        html! {
            ol class="log" id="log-list" {
                @for (at, turn) in self.strip.turns.iter().enumerate() { (entry(turn, now == Some(at))) }
            }
        }
    }

    fn tools(&self, host: &str) -> Markup {
        let lang = self.lang();
        let From::Table(id) = self.from else {
            return html! {
                button class={ "btn" @if self.analysis.is_some() { " only-wide" } } form="replay" formaction="/replay/keep" { (lang.t("replay-keep")) }
                (self.play_on())
                @if let Some(analysis) = &self.analysis { (insight(lang, analysis)) }
                (more(lang))
            };
        };
        let eyes = self.strip.eyes;
        let frame = format!(
            "<iframe src=\"{host}/t/{id}/embed?view={eyes}&step=STEP\" width=\"960\" height=\"640\" title=\"Stolik\"></iframe>"
        );
        html! {
            @if self.framed {
                a class="btn btn-quiet" href={ "/t/" (id) "/replay" } target="_blank" rel="noopener" data-moment="href" { (lang.t("replay-at-house")) }
            } @else {
                @if self.reel.is_over() { (self.play_on()) }
                @if let Some(analysis) = &self.analysis { (insight(lang, analysis)) }
                button class="btn btn-quiet btn-round" type="button" popovertarget="share" title=(lang.t("share")) aria-label=(lang.t("share")) { (line_icon("icon-share")) }
                div id="share" class="sheet menu share" popover="auto" {
                    p class="eyebrow" { (lang.t("share-moment")) }
                    button class="btn" type="button" data-moment="copy" data-copy={ "/t/" (id) "/replay?view=" (eyes) "&step=" (self.step) } data-done=(lang.t("copied")) { (lang.t("share-link")) }
                    @if self.reel.is_over() {
                        button class="btn" type="button" data-moment="position" data-fetch={ "/t/" (id) "/replay/position?view=" (eyes) "&step=" (self.step) } data-done=(lang.t("copied")) { (lang.t("share-position")) }
                        button class="btn" type="button" data-moment="frame" data-text=(frame) data-done=(lang.t("copied")) { (lang.t("share-frame")) }
                        @for kind in ["png", "svg"] {
                            a class="btn" data-moment="picture" target="_blank" href={ "/t/" (id) "/picture." (kind) "?view=" (eyes) "&step=" (self.step) } { (lang.tr("share-picture", &[("kind", kind.to_uppercase().into())])) }
                        }
                        a class="btn" href={ "/t/" (id) "/record" } { (lang.t("record")) }
                        a class="btn" href={ "/t/" (id) "/result" } { (lang.t("scoring")) }
                    }
                }
            }
            (more(lang))
        }
    }

    /// A new table from here, with a chair to choose.
    fn play_on(&self) -> Markup {
        let lang = self.lang();
        let names = names(&self.reel.table, lang);
        html! {
            button class="btn only-wide" type="button" popovertarget="play-on" { (lang.t("play-on")) }
            button class="btn btn-quiet btn-round only-narrow" type="button" popovertarget="play-on" title=(lang.t("play-on")) aria-label=(lang.t("play-on")) { (line_icon("icon-fork")) }
            div id="play-on" class="sheet menu" popover="auto" {
                p class="soft" { (lang.t("play-on-words")) }
                p class="eyebrow" { (lang.t("play-on-chair")) }
                @for (seat, words) in Seat::all(names.len()).zip(&names) {
                    button class="btn play-on-chair" form="replay" formmethod="post" formaction=(self.act_address("play")) name="seat" value=(seat) { (token(seat)) (words) }
                }
                button class="btn" form="replay" formaction=(self.act_address("edit")) { (lang.t("editor-from-here")) }
            }
        }
    }

    fn act_address(&self, act: &str) -> String {
        match self.from {
            From::Table(id) => format!("/t/{id}/replay/{act}"),
            From::Paper(_) => format!("/replay/{act}"),
        }
    }

    /// What the page loads besides, and what messengers show of a link to it.
    fn head(&self, host: &str) -> Markup {
        let lang = self.lang();
        let names = names(&self.reel.table, lang);
        let address = format!("{host}{}?view={}&step={}", self.address(), self.strip.eyes, self.step);
        html! {
            link rel="stylesheet" href=(assets::url("css/replay.css"));
            script src=(assets::url("js/replay.js")) defer {}
            @if let From::Table(id) = self.from {
                @let picture = format!("{host}/t/{id}/picture.png?view={}&step={}", self.strip.eyes, self.step);
                (layout::preview(self.reel.page.title(), &lang.list(&names), &address, &picture))
            }
        }
    }
}

/// The button that opens the analysis.
fn insight(lang: Lang, analysis: &Markup) -> Markup {
    html! {
        button class="btn btn-quiet btn-round" type="button" popovertarget="insight" title=(lang.t("analysis")) aria-label=(lang.t("analysis")) { (line_icon("icon-insight")) }
        section id="insight" class="sheet menu insight" popover="auto" aria-label=(lang.t("analysis")) {
            h2 { (lang.t("analysis")) }
            div id="analysis" { (analysis) }
        }
    }
}

/// The button that opens the side on narrow screens.
fn more(lang: Lang) -> Markup {
    html! {
        button class="btn btn-quiet btn-round only-narrow" type="button" popovertarget="side" aria-label=(lang.t("more")) { (line_icon("icon-log")) }
    }
}

fn entry(turn: &Turn, now: bool) -> Markup {
    let seat: Option<Seat> = turn.line.seat;
    html! {
        li class={ "log-turn" @if turn.line.key { " is-key" } @if now { " is-now" } } data-step=(turn.step) {
            @if let Some(seat) = seat { (token(seat)) } @else { span {} }
            button class="log-jump" form="replay" name="step" value=(turn.step) {
                span { (turn.line.text) } @for (_, detail) in &turn.details { (history::under(detail)) }
            }
        }
    }
}
