//! The frame of every page: head, bar, footer, and who reads.

use crate::assets;
use crate::drawing::pieces::SPRITE;
use crate::drawing::pieces::line_icon;
use crate::drawing::{clauses, covers, game_pages};
use crate::game_page::AnyPage;
use crate::pages::people::join;
use crate::problem::{Problem, with_wait};
use crate::reader::Reader;
use crate::words::Lang;
use axum::extract::{FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The games that a page draws.
#[derive(Clone, Copy)]
pub(crate) enum Art<'a> {
    /// No game.
    None,
    /// The game of this name.
    Game(&'a str),
    /// What a page that stays as it is shows of the game of this name.
    Shown(&'a str),
    /// The covers of all games.
    Covers,
    /// Everything.
    All,
}

impl Art<'_> {
    fn games(self) -> impl Iterator<Item = &'static dyn AnyPage> {
        game_pages().filter(move |page| match self {
            Self::None => false,
            Self::Game(id) | Self::Shown(id) => page.id() == id,
            Self::Covers | Self::All => true,
        })
    }

    fn styles(self) -> Vec<String> {
        match self {
            Self::Covers => vec!["css/covers.css".to_owned()],
            art => art.games().map(|page| format!("css/{}.css", page.id())).collect(),
        }
    }

    /// The drawings of the house and of the games, or those of them that are in these parts of the page.
    fn sprite(self, shown: [&Markup; 2]) -> String {
        let games: String = match self {
            Self::Covers => covers::sprite().to_owned(),
            art => art.games().map(|page| page.files().sprite).collect(),
        };
        let all = [SPRITE, &games].concat();
        match self {
            Self::Shown(_) => covers::used(&all, &shown.map(|part| part.0.as_str()).concat()),
            _ => all,
        }
    }
}

/// What a page says of itself.
pub(crate) struct Page<'a> {
    /// The title in the browser's tab.
    pub(crate) title: &'a str,
    /// The class of the body.
    pub(crate) class: &'a str,
    /// Which games' drawings and styles the page needs.
    pub(crate) art: Art<'a>,
    /// The words beside the brand.
    pub(crate) heading: Markup,
    /// Further buttons of the bar.
    pub(crate) tools: Markup,
}

/// What messengers show of a link to a page: a title, a sentence, the whole addresses of the page and of a picture.
pub(crate) fn preview(title: &str, words: &str, address: &str, picture: &str) -> Markup {
    html! {
        meta property="og:site_name" content="Stolik";
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(words);
        meta property="og:url" content=(address);
        meta property="og:image" content=(picture);
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content="1200";
        meta name="twitter:card" content="summary_large_image";
    }
}

impl<'a> Page<'a> {
    /// A page with nothing in its bar but what all have.
    pub(crate) fn plain(title: &'a str, class: &'a str, art: Art<'a>) -> Self {
        Self { title, class, art, heading: html! {}, tools: html! {} }
    }

    fn is(&self, class: &str) -> bool {
        self.class.split(' ').any(|own| own == class)
    }

    /// Whether a game is on the page, which leaves its bar no room.
    fn is_table(&self) -> bool {
        self.is("page-table")
    }

    /// Whether the page has a stream of its own, which brings what waits too.
    fn has_stream(&self) -> bool {
        (self.is_table() && !self.is("page-practice")) || self.is("page-room")
    }
}

/// The first link of a page, past its bar: to what is asked, where something is.
fn skip(lang: Lang, page: &Page<'_>) -> Markup {
    let asks = page.is_table() && !page.is("page-replay") && !page.is("page-screen");
    let (to, words) = if asks { ("#tray", "skip") } else { ("#main", "skip-page") };
    html! { a class="skip" href=(to) { (lang.t(words)) } }
}

/// A whole page.
pub(crate) fn page(reader: &Reader, page: &Page<'_>, body: &Markup) -> Markup {
    page_with(reader, page, &html! {}, body)
}

/// A whole page with more in its head.
pub(crate) fn page_with(reader: &Reader, page: &Page<'_>, head: &Markup, body: &Markup) -> Markup {
    let lang = reader.lang;
    let unusual = |name| reader.prefs.unusual(name);
    let bar = bar(reader, page);
    html! {
        (DOCTYPE)
        html lang=(lang.code()) data-theme=[unusual("theme")] data-palette=[unusual("palette")] data-size=[unusual("size")]
            data-odds=[unusual("odds")] data-keys=[unusual("keys")] data-sound=[unusual("sound")]
            data-confirm=[unusual("confirm").map(|_| lang.t("confirm-move"))] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                // On the home screen it is a program of its own, which alone may show notices there.
                meta name="apple-mobile-web-app-capable" content="yes";
                meta name="htmx-config" content="includeIndicatorCSS:false history:false sse.reconnectMaxDelay:5000";
                meta name="description" content=(lang.t("about"));
                title { (page.title) " · Stolik" }
                link rel="icon" href=(*assets::ICON);
                link rel="stylesheet" href=(assets::url("css/house.css"));
                // Fonts that come only when the styles ask for them make the browser lay the page out twice.
                @for font in FONTS { link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::url(font)); }
                @if PEOPLE.iter().any(|class| page.is(class)) { link rel="stylesheet" href=(assets::url("css/people.css")); }
                @if page.is("page-room") { link rel="stylesheet" href=(assets::url("css/room.css")); }
                @for path in page.art.styles() { link rel="stylesheet" href=(assets::url(&path)); }
                script src=(assets::url("js/house.js")) defer fetchpriority="low" {}
                @if ["confirm", "sound"].iter().any(|name| unusual(name).is_some()) { script src=(assets::url("js/chosen.js")) defer {} }
                // What a page adds builds on the above.
                (head)
            }
            body class=(page.class) data-missing=(lang.t("field-missing")) {
                svg class="sprite" aria-hidden="true" focusable="false" { (PreEscaped(page.art.sprite([&bar, body]))) }
                (skip(lang, page))
                (bar)
                div id="offline" class="offline" role="status" hidden { (lang.t("reconnecting")) }
                div id="notice" class="notice" role="alert" {}
                div id="invited" aria-live="polite" {}
                (body)
            }
        }
    }
}

/// The pages of people, and of devices that several share.
const PEOPLE: [&str; 3] = ["page-you", "page-curtain", "page-screen"];

/// The fonts that every page shows at once. Those of rarer letters come where a name needs them.
const FONTS: [&str; 2] = ["fonts/figtree.woff2", "fonts/young-serif.woff2"];

fn bar(reader: &Reader, page: &Page<'_>) -> Markup {
    let lang = reader.lang;
    html! {
        header class="bar" {
            a class="brand" href="/" aria-label="Stolik" {
                img src=(*assets::ICON) alt="" width="30" height="30";
                span { "Stolik" }
            }
            @if !page.heading.0.is_empty() { h1 class="bar-title" { (page.heading) } }
            @else { span class="bar-title" {} }
            nav class="bar-nav" aria-label=(lang.t("site")) {
                (page.tools)
                @if !page.is_table() {
                    a class="btn btn-quiet you-link" href="/you" title=(lang.t("you-title")) {
                        (line_icon("icon-you"))
                        span { @if reader.signed_in { (reader.name) } @else { (lang.t("you-title")) } }
                    }
                }
                (menu(reader, page))
            }
        }
    }
}

/// Language and theme, as forms that work without a script.
fn menu(reader: &Reader, page: &Page<'_>) -> Markup {
    let lang = reader.lang;
    let stream = (!page.has_stream()).then_some("/you/stream");
    html! {
        button class="btn btn-quiet btn-round" type="button" popovertarget="menu" aria-label=(lang.t("menu")) aria-describedby="waiting" {
            (line_icon("icon-menu"))
            span id="waiting" class="waiting-count" data-icon=(*assets::ICON_TURN)
                hx-sse:connect=[stream] hx-trigger=[stream.map(|_| "load, again")] hx-swap=[stream.map(|_| "none")] {}
        }
        div id="menu" class="sheet menu" popover="auto" {
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(reader.here);
                p class="eyebrow" { (lang.t("language")) }
                div class="btn-row" {
                    @for other in Lang::all() {
                        button class={ "btn" @if other == lang { " is-picked" } } name="lang" value=(other.code())
                            lang=(other.code()) { (other.t("language-name")) }
                    }
                }
                p class="eyebrow" { (lang.t("theme")) }
                div class="btn-row" {
                    @for theme in ["system", "light", "dark"] {
                        button class={ "btn" @if reader.prefs.get("theme") == theme { " is-picked" } }
                            name="theme" value=(theme) { (lang.t(&format!("theme-{theme}"))) }
                    }
                }
            }
            a class="btn btn-quiet" href="/you/tables" { (lang.t("your-tables")) }
            a class="btn btn-quiet" href="/you" { (lang.t("you-title")) }
            a class="btn btn-quiet" href="/learn" { (lang.t("learn-title")) }
            a class="btn btn-quiet" href="/puzzles" { (lang.t("puzzles")) }
            a class="btn btn-quiet" href="/rules" { (lang.t("rules")) }
            a class="btn btn-quiet" href="/settings" { (lang.t("settings")) }
            a class="btn btn-quiet" href="/api/v1/openapi.json" { (lang.t("api")) }
        }
    }
}

/// A problem as a page, or as a notice when a part of a page asked.
pub(crate) fn problem(reader: &Reader, problem: &Problem) -> Response {
    let lang = reader.lang;
    if reader.part {
        let notice = html! { hx-partial hx-target="#notice" hx-swap="innerHTML" { (note(lang, problem)) } };
        return with_wait((problem.status(), notice).into_response());
    }
    let missing = problem.status() == StatusCode::NOT_FOUND;
    let title = lang.t(match &*problem.code {
        _ if missing => "missing-title",
        "not-over" | "not-started" => "too-early",
        _ => "problem-title",
    });
    // What stands below a table leads back to it.
    let table = reader.here.strip_prefix("/t/").and_then(|rest| rest.split_once('/')).map(|(id, _)| id);
    let body = html! {
        main id="main" class="page" {
            h1 { (title) }
            // That there is nothing is said by the title.
            @if problem.code == "not-found" { p class="note" { (lang.t("missing-words")) } } @else { (note(lang, problem)) }
            @if problem.code == "no-table" { (join::small(lang)) }
            p class="btn-row" {
                @if let Some(id) = table.filter(|_| !missing) { a class="btn btn-main" href={ "/t/" (id) } { (lang.t("to-table")) } }
                // What is not there, or is over, will not be there the next time.
                @if !missing && problem.status() != StatusCode::GONE { a class="btn" href=(reader.here) { (lang.t("try-again")) } }
                a class="btn" href="/" { (lang.t("to-lobby")) }
            }
        }
    };
    let about = Page::plain(&title, "", Art::None);
    with_wait((problem.status(), page(reader, &about, &body)).into_response())
}

/// A problem found before a request is looked at closely, in the form that its sender reads: JSON for programs, else a
/// page.
pub(crate) async fn refuse(request: Request, problem: &Problem) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api/") {
        return problem.clone().into_response();
    }
    let here = if request.method().is_safe() { path.to_owned() } else { page_of(path) };
    let (mut parts, _) = request.into_parts();
    let Ok(reader) = Reader::from_request_parts(&mut parts, &()).await;
    self::problem(&Reader { here, ..reader }, problem)
}

/// The page on which a form with this address stands: its table, that of the reader, else the lobby.
fn page_of(path: &str) -> String {
    match path.strip_prefix("/t/").and_then(|rest| rest.split('/').next()) {
        Some(id) => format!("/t/{id}"),
        None if path.starts_with("/you/") => "/you".to_owned(),
        None => "/".to_owned(),
    }
}

/// Why something was refused, with a link to the rule.
pub(crate) fn note(lang: Lang, problem: &Problem) -> Markup {
    html! {
        p class="note note-bad" {
            (clauses::refusal(lang, problem))
            @if let Some(clause) = &problem.clause {
                " " a href=(clauses::link(clause)) { (clause) }
            }
        }
    }
}
