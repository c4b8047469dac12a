//! The players' rules, from the Markdown files of the languages.

mod primer;

use crate::drawing::clauses::game;
use crate::drawing::{game_page, game_pages};
use crate::game_page::AnyPage;
use crate::pages::layout::{self, Art, Page};
use crate::pages::{games_list, introduction, learn};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// `GET /rules`: the rules of all games.
pub(crate) async fn list(reader: Reader) -> Response {
    let lang = reader.lang;
    let one = |page: &'static dyn AnyPage| {
        let address = format!("/rules/{}", page.id());
        let words = html! {
            h2 { (page.title()) }
            (introduction::blurb(lang, page))
            div class="btn-row" {
                a class="btn btn-main lobby-go" href=(address) { (lang.t("rules")) }
                @if has_summary(lang, page) { a class="btn btn-quiet" href={ (address) "/summary" } { (lang.t("summary")) } }
                @if let Some(lesson) = learn::link(page.id()) { a class="btn btn-quiet" href=(lesson) { (lang.t("learn")) } }
            }
        };
        games_list::card(page, &address, &words)
    };
    let cards = html! { @for page in game_pages() { (one(page)) } };
    games_list::page(&reader, &lang.t("rules"), &lang.t("rules-lead"), &cards).into_response()
}

/// `GET /rules/{game}`.
pub(crate) async fn show(Path(game): Path<String>, reader: Reader) -> Response {
    let Some(page) = game_page(&game) else {
        return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &Problem::not_found("game"));
    };
    let text = rules(page, reader.lang);
    let has_summary = has_summary(reader.lang, page);
    let body = html! {
        main id="main" class="page rules" {
            // Where there is room it lies open beside the text; see site/reading.css.
            details class="contents card" {
                summary { (reader.lang.t("contents")) }
                nav aria-label=(reader.lang.t("contents")) {
                    ol { @for chapter in &text.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
                }
            }
            article class="card prose" {
                div class="rules-picture" aria-hidden="true" { (page.cover()) }
                (text.title)
                p class="btn-row" {
                    @if let Some(lesson) = learn::link(page.id()) { a class="btn" href=(lesson) { (reader.lang.t("learn-title")) } }
                    @if games::editing::workshop(page.id()).is_some() {
                        a class="btn btn-quiet" href={ "/editor/" (page.id()) } { (reader.lang.t("editor-open")) }
                    }
                    @if has_summary {
                        a class="btn btn-quiet only-narrow" href={ "/rules/" (page.id()) "/summary" } { (reader.lang.t("summary")) }
                    }
                }
                (text.head)
                (text.body)
            }
        }
    };
    let title = format!("{} · {}", reader.lang.t("rules"), page.title());
    let heading = html! { (page.title()) " " small { (reader.lang.t("rules")) } };
    let tools = html! {
        @if has_summary { a class="btn btn-quiet only-wide" href={ "/rules/" (page.id()) "/summary" } { (reader.lang.t("summary")) } }
    };
    layout::page(
        &reader,
        &Page { title: &title, class: "", art: Art::Shown(page.id()), heading, tools },
        &body,
    )
    .into_response()
}

/// The rules of a game with their pictures, made once in the life of the process for each language.
fn rules(page: &'static dyn AnyPage, lang: Lang) -> Arc<Text> {
    static SHELF: LazyLock<Mutex<Shelf>> = LazyLock::new(Mutex::default);
    let make = || {
        let text = render(lang.page(page.id()), |clause| clause_art(page, clause));
        let head = html! { (text.head) @if let Some(primer) = primer::draw(lang, page) { (primer) } };
        Arc::new(Text { head, ..text })
    };
    // What is made is put in whole, so that a panic elsewhere spoils nothing.
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(shelf.entry((page.id(), lang)).or_insert_with(make))
}

/// `GET /rules/{game}/summary`: the rules on one page, to print.
pub(crate) async fn summary(Path(game): Path<String>, reader: Reader) -> Response {
    let page = game_page(&game).filter(|page| has_summary(reader.lang, *page));
    let Some(page) = page else {
        return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &Problem::not_found("game"));
    };
    let text = render(reader.lang.page(&summary_of(page.id())), |_| None);
    let body = html! {
        main id="main" class="page summary" {
            article class="card prose" {
                p class="btn-row" {
                    a class="btn" href={ "/rules/" (page.id()) } { (reader.lang.t("rules")) }
                    button class="btn" type="button" data-print { (reader.lang.t("print")) }
                }
                (text.title)
                (text.head)
                (text.body)
            }
        }
    };
    let title = format!("{} · {}", reader.lang.t("summary"), page.title());
    let heading = html! { (page.title()) " " small { (reader.lang.t("summary")) } };
    let about = Page { title: &title, class: "", art: Art::None, heading, tools: html! {} };
    layout::page(&reader, &about, &body).into_response()
}

fn has_summary(lang: Lang, page: &dyn AnyPage) -> bool {
    !lang.page(&summary_of(page.id())).is_empty()
}

/// The name of the text that has a game's rules on one page.
fn summary_of(game: &str) -> String {
    format!("{game}-summary")
}

/// The card, tile or marker that a clause is about.
fn clause_art(page: &dyn AnyPage, clause: &str) -> Option<Markup> {
    let art = page.clause_art(clause)?;
    Some(html! { span class={ "clause-art " (page.id()) } aria-hidden="true" { (art) } })
}

/// The rules that were made, by game and language.
type Shelf = HashMap<(&'static str, Lang), Arc<Text>>;

/// A text as HTML.
struct Text {
    /// The heading of the first level.
    title: Markup,
    /// What else stands before the first chapter, and the pictures.
    head: Markup,
    body: Markup,
    chapters: Vec<Chapter>,
}

/// A heading of the second level.
#[derive(PartialEq, Eq, Debug)]
struct Chapter {
    id: String,
    title: String,
}

/// Markdown as HTML with its chapters, each clause (a list item that begins with its number in bold) with its number as
/// id and `art` beside it.
fn render(source: &str, art: impl Fn(&str) -> Option<Markup>) -> Text {
    let events: Vec<Event<'_>> = Parser::new_ext(source, Options::ENABLE_TABLES).collect();
    let mut linked = Vec::with_capacity(events.len());
    let mut head = None;
    let mut chapters = Vec::new();
    for (at, event) in events.iter().enumerate() {
        match (event, clause_at(&events[at + 1..])) {
            (Event::Start(Tag::Item), Some(clause)) => {
                let art =
                    art(clause).map(|art| html! { span class="clause-art" aria-hidden="true" { (art) } });
                let art = art.map(Markup::into_string).unwrap_or_default();
                linked.push(Event::Html(format!("<li id=\"{clause}\" class=\"clause\">{art}").into()));
            }
            (Event::End(TagEnd::Item), _) => linked.push(Event::Html("</li>".into())),
            (Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }), _) => {
                head.get_or_insert(linked.len());
                let chapter = chapter_at(&events[at + 1..], chapters.len());
                linked.push(Event::Html(format!("<h2 id=\"{}\">", chapter.id).into()));
                chapters.push(chapter);
            }
            // A wide table scrolls by itself, by keyboard too.
            (Event::Start(Tag::Table(_)), _) => {
                linked.push(Event::Html("<div class=\"scroll-x\" tabindex=\"0\">".into()));
                linked.push(event.clone());
            }
            (Event::End(TagEnd::Table), _) => {
                linked.push(event.clone());
                linked.push(Event::Html("</div>".into()));
            }
            (Event::Start(Tag::Item), None) => linked.push(Event::Html("<li>".into())),
            _ => linked.push(event.clone()),
        }
    }
    let body = linked.split_off(head.unwrap_or(linked.len()));
    let is_title = |event: &Event<'_>| matches!(event, Event::End(TagEnd::Heading(HeadingLevel::H1)));
    let head = linked.split_off(linked.iter().position(is_title).map_or(0, |end| end + 1));
    let [title, head, body] = [linked, head, body].map(|events| {
        let mut html = String::new();
        push_html(&mut html, events.into_iter());
        PreEscaped(html)
    });
    Text { title, head, body, chapters }
}

/// The chapter whose heading has this inside: `KE-1 What is in the game` is found by its number, others by their place.
fn chapter_at(inside: &[Event<'_>], place: usize) -> Chapter {
    let heading = inside.iter().take_while(|event| !matches!(event, Event::End(_)));
    let title: String = heading
        .filter_map(|event| if let Event::Text(text) = event { Some(&**text) } else { None })
        .collect();
    match title.split_once(' ') {
        Some((number, rest)) if !game(number).is_empty() => {
            Chapter { id: number.to_owned(), title: rest.to_owned() }
        }
        _ => Chapter { id: format!("chapter-{}", place + 1), title },
    }
}

/// The clause that an item begins with.
fn clause_at<'a>(inside: &'a [Event<'_>]) -> Option<&'a str> {
    let mut inside = inside.iter().filter(|event| !matches!(event, Event::Start(Tag::Paragraph)));
    match (inside.next(), inside.next()) {
        (Some(Event::Start(Tag::Strong)), Some(Event::Text(text)))
            if game_pages().any(|page| text.starts_with(page.files().letters)) =>
        {
            Some(text)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_can_be_linked_to() {
        let html = render("- **CU-5.5** No neighbours.\n- plain\n", |_| None).head.into_string();
        assert!(html.contains("<li id=\"CU-5.5\" class=\"clause\"><strong>CU-5.5</strong>"), "{html}");
    }

    #[test]
    fn chapters_are_listed_and_can_be_linked_to() {
        let text = render("# A game\n## CU-1 What is in it\n## For two\n", |_| None);
        assert!(text.body.0.contains("<h2 id=\"CU-1\">CU-1 What is in it</h2>"), "{}", text.body.0);
        assert!(text.body.0.contains("<h2 id=\"chapter-2\">For two</h2>"), "{}", text.body.0);
        let chapter = |id: &str, title: &str| Chapter { id: id.to_owned(), title: title.to_owned() };
        assert_eq!(text.chapters, [chapter("CU-1", "What is in it"), chapter("chapter-2", "For two")]);
    }

    #[test]
    fn all_languages_have_the_same_clauses() {
        let id = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_owned());
        let clauses = |source: &str| -> Vec<String> {
            let ids = source.lines().filter_map(id);
            ids.filter(|id| game_pages().any(|page| id.starts_with(page.files().letters))).collect()
        };
        for page in game_pages() {
            let english = clauses(Lang::ENGLISH.page(page.id()));
            assert!(english.len() > 50, "{}", page.id());
            for lang in Lang::all() {
                assert_eq!(clauses(lang.page(page.id())), english, "{}", page.id());
            }
        }
    }

    #[test]
    fn every_clause_that_the_pages_speak_of_exists() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/drawing");
        for page in game_pages() {
            let rules = Lang::ENGLISH.page(page.id());
            for file in ["tray.rs", "primer.rs"] {
                let path = folder.join(page.id().replace('-', "_")).join(file);
                let source = std::fs::read_to_string(path).expect("the source is readable");
                let quoted = source.split('"').filter(|text| text.starts_with(page.files().letters));
                let clauses: Vec<&str> = quoted.collect();
                assert!(!clauses.is_empty(), "{file} of {}", page.id());
                for clause in clauses {
                    assert!(rules.contains(&format!("**{clause}**")), "{clause} in {file} of {}", page.id());
                }
            }
        }
    }
}
