//! The players' rules, from the Markdown files in `docs/rules`.

use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::{game_page, game_pages};
use crate::problem::Problem;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html::push_html};

/// The game that a clause belongs to.
pub(crate) fn game(clause: &str) -> &'static str {
    game_pages().find(|page| clause.starts_with(page.files().letters)).map_or("", |page| page.id())
}

/// The address of a clause on its rules page.
pub(crate) fn link(clause: &str) -> String {
    format!("/rules/{}#{clause}", game(clause))
}

/// `GET /rules/{game}`.
pub(crate) async fn show(Path(game): Path<String>, reader: Reader) -> Response {
    let Some(page) = game_page(&game) else {
        return layout::problem(&Reader { here: "/".to_owned(), ..reader }, &Problem::not_found("game"));
    };
    let source = page.files().rules.get(reader.lang);
    let body =
        html! { main id="main" class="page rules" { article class="card prose" { (render(source)) } } };
    let title = format!("{} · {}", reader.lang.t("rules"), page.title());
    let heading = html! { (page.title()) " " small { (reader.lang.t("rules")) } };
    layout::page(&reader, &Page { title: &title, class: "", art: Art::None, heading, tools: html! {} }, &body)
        .into_response()
}

/// Markdown as HTML, each clause (a list item that begins with its number in bold) with its number as id.
fn render(source: &str) -> Markup {
    let events: Vec<Event<'_>> = Parser::new_ext(source, Options::ENABLE_TABLES).collect();
    let mut linked = Vec::with_capacity(events.len());
    for (at, event) in events.iter().enumerate() {
        match (event, clause_at(&events[at + 1..])) {
            (Event::Start(Tag::Item), Some(clause)) => {
                linked.push(Event::Html(format!("<li id=\"{clause}\" class=\"clause\">").into()));
            }
            (Event::End(TagEnd::Item), _) => linked.push(Event::Html("</li>".into())),
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
    let mut html = String::new();
    push_html(&mut html, linked.into_iter());
    PreEscaped(html)
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
        let html = render("- **CU-5.5** No neighbours.\n- plain\n").into_string();
        assert!(html.contains("<li id=\"CU-5.5\" class=\"clause\"><strong>CU-5.5</strong>"), "{html}");
        assert_eq!(link("CU-5.5"), "/rules/camel-up#CU-5.5");
    }

    #[test]
    fn both_languages_have_the_same_clauses() {
        let id = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_owned());
        let clauses = |source: &str| -> Vec<String> {
            let ids = source.lines().filter_map(id);
            ids.filter(|id| game_pages().any(|page| id.starts_with(page.files().letters))).collect()
        };
        for page in game_pages() {
            let rules = page.files().rules;
            assert!(clauses(rules.en).len() > 50, "{}", page.id());
            assert_eq!(clauses(rules.en), clauses(rules.pl), "{}", page.id());
        }
    }
}
