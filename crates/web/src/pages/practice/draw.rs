//! The page of a practice: the table page with words where the log is.

use super::{Moment, Played, Practice, Verdict, answer, canonical};
use crate::assets;
use crate::drawing::clauses;
use crate::drawing::pieces::{board_area, line_icon, player_panel, token};
use crate::game_page::Area;
use crate::pages::layout::{self, Art, Page};
use crate::pages::moves;
use crate::pictures::Part;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::scene::{Ask, Line, Scene, clause_link};
use crate::words::Lang;
use axum::response::{IntoResponse, Response};
use engine::any::AnyGame;
use engine::{Seat, Seats, Turn, Viewer};
use maud::{Markup, html};

/// The way back to the choices.
pub(crate) fn take_back(lang: Lang, at: &str, class: &str) -> Markup {
    html! { a class=(class) href=(at) hx-get=(at) hx-swap="none" data-key="z" { (lang.t("take-back")) } }
}

/// Who sits round the board.
const NAMES: [&str; 4] = ["Ola", "Marek", "Zosia", "Jan"];

/// The header by which a part of a page changes the address too.
const ADDRESS: &str = "hx-replace-url";

impl Practice<'_> {
    /// The answer to a request: the page, or what changes on it.
    pub(crate) fn respond(&self, reader: &Reader, moment: &Moment<'_>) -> Result<Response, Problem> {
        let names = names(reader, self.position.seats(), self.seat);
        let picture = self.picture(reader.lang, &names, moment)?;
        let address = match moment {
            Moment::Asked { made, planned: [] } => answer(self.at, made),
            Moment::Asked { planned, .. } => answer(&format!("{}/plan", self.at), planned),
            Moment::Answered(played, _) => answer(self.at, &played.moves),
        };
        let parts = picture.parts();
        if reader.part {
            let parts = html! {
                @for (id, part) in parts { hx-partial hx-target={ "#" (id) } hx-swap="innerMorph" { (part) } }
            };
            return Ok(([(ADDRESS, address)], parts).into_response());
        }
        Ok(self.page(reader, &parts).into_response())
    }

    fn picture<'a>(
        &'a self,
        lang: Lang,
        names: &'a [String],
        moment: &'a Moment<'_>,
    ) -> Result<Picture<'a>, Problem> {
        let (position, planned) = match moment {
            Moment::Asked { made, planned } => {
                let position = canonical(self.position, self.seat, made)?.1;
                (canonical(&position, self.seat, planned)?.1, planned.to_vec())
            }
            Moment::Answered(played, _) => (played.position.clone(), Vec::new()),
        };
        Ok(Picture { practice: self, lang, names, moment, position, planned })
    }

    fn page(&self, reader: &Reader, parts: &[Part]) -> Markup {
        let (lang, page) = (reader.lang, self.page);
        let part = |id: &str| parts.iter().find_map(|(other, part)| (*other == id).then_some(part));
        let heading = html! { (page.title()) " " small { (self.place) " · " span id="progress" { (part("progress").cloned().unwrap_or_default()) } } };
        let tools = html! {
            a class="btn btn-quiet btn-round" href={ "/rules/" (page.id()) } target="_blank" title=(lang.t("rules")) aria-label=(lang.t("rules")) { "?" }
        };
        let body = html! {
            main id="main" class="table practice" {
                section id="words" class="practice-words" aria-label=(self.place) { @if let Some(part) = part("words") { (part) } }
                section id="players" class="players" aria-label=(lang.t("players")) { @if let Some(part) = part("players") { (part) } }
                section id="board-area" class="board-area" aria-label=(lang.t("board")) { @if let Some(part) = part("board-area") { (part) } }
                section id="tray" class="tray" tabindex="-1" aria-label=(lang.t("your-move")) { @if let Some(part) = part("tray") { (part) } }
            }
        };
        let class = format!("page-table page-practice {}", page.id());
        let about = Page { title: self.title, class: &class, art: Art::Game(page.id()), heading, tools };
        let head = html! { link rel="stylesheet" href=(assets::url("css/practice.css")); };
        layout::page_with(reader, &about, &head, &body)
    }
}

/// The reader's name and those of others. Who has given none is a player in what is told, as words for "you" would not
/// fit there.
pub(crate) fn names(reader: &Reader, seats: usize, own: Seat) -> Vec<String> {
    let mut others = NAMES.into_iter().filter(|name| *name != reader.name);
    let name = |seat: Seat| match others.next() {
        _ if seat == own && !reader.name.is_empty() => reader.name.clone(),
        _ if seat == own => reader.lang.t("a-player"),
        Some(name) => name.to_owned(),
        None => reader.lang.tr("seat-number", &[("seat", seat.number().into())]),
    };
    Seat::all(seats).map(name).collect()
}

/// A moment of a practice, to be drawn.
struct Picture<'a> {
    practice: &'a Practice<'a>,
    lang: Lang,
    names: &'a [String],
    moment: &'a Moment<'a>,
    position: AnyGame,
    planned: Vec<String>,
}

impl Picture<'_> {
    fn parts(&self) -> Vec<Part> {
        let (page, seat) = (self.practice.page, self.practice.seat);
        let view = self.position.view(Viewer::Seat(seat));
        let ask = match self.moment {
            Moment::Asked { made, .. } => Some(Ask {
                url: answer(&format!("{}/play", self.practice.at), made),
                decision: 0,
                planned: self.planned.clone(),
            }),
            Moment::Answered(..) => None,
        };
        let scene = Scene { ask, ..Scene::still(self.lang, &view, self.names) };
        let words = html! {
            (self.practice.words)
            div class="panel only-wide" { (page.draw(&scene, Area::Standing)) }
        };
        vec![
            ("progress", page.draw(&scene, Area::Progress)),
            ("words", words),
            ("players", self.players(&scene)),
            ("board-area", board_area(page, &scene)),
            ("tray", self.tray(&scene)),
        ]
    }

    fn players(&self, scene: &Scene<'_>) -> Markup {
        let acting = match self.position.turn() {
            Turn::Act(seats) => seats,
            Turn::Chance | Turn::Over => Seats::NONE,
        };
        // Who has given no name is told of as a player: the panel says that this is the reader.
        let nobody = self.lang.t("a-player");
        let called = |name: &String| {
            if *name == nobody { format!("{name} ({})", self.lang.t("you")) } else { name.clone() }
        };
        let names: Vec<String> = self.names.iter().map(called).collect();
        let panels = Scene {
            names: &names,
            brought: Vec::new(),
            lately: Vec::new(),
            ask: scene.ask.clone(),
            ..*scene
        };
        html! {
            label class="players-more" { input type="checkbox" id="players-more" aria-label=(self.lang.t("players-more")); }
            @for seat in Seat::all(self.names.len()) {
                @let own = scene.seat() == Some(seat);
                @let class = format!("{}{}", if acting.contains(seat) { " is-active" } else { "" }, if own { " is-me" } else { "" });
                @let mark = html! { @if own && self.names[seat.index()] != nobody { span class="sr" { "(" (self.lang.t("you")) ")" } } };
                (player_panel(self.practice.page, &panels, seat, &class, &mark))
            }
        }
    }

    fn tray(&self, scene: &Scene<'_>) -> Markup {
        let page = self.practice.page;
        match self.moment {
            Moment::Answered(played, verdict) => self.answer(scene, played, verdict),
            Moment::Asked { made, .. } => html! {
                div class="ask" {
                    (token(self.practice.seat))
                    p { strong { (self.lang.t("your-turn")) } " " span class="ask-more" { (page.draw(scene, Area::Prompt)) }
                        @if let Some(clause) = page.clause(scene) { "\u{a0}" (clause_link(&clauses::link(clause), clause)) }
                    }
                    span class="mine only-narrow" { span class="sr" { (self.lang.t("you-hold")) } (page.draw(scene, Area::Things(self.practice.seat))) }
                    @if !made.is_empty() { (take_back(self.lang, self.practice.at, "btn")) }
                }
                (page.draw(scene, Area::Acts))
            },
        }
    }

    /// What happened in words, what is to be said of it, and the ways on.
    fn answer(&self, scene: &Scene<'_>, played: &Played, verdict: &Verdict<'_>) -> Markup {
        let icon = if verdict.is_right { "icon-right" } else { "icon-other" };
        html! {
            div class={ "verdict" @if verdict.is_right { " is-right" } } role="status" {
                h2 { (line_icon(icon)) (verdict.head) }
                ul class="practice-told" tabindex="0" {
                    @for line in self.told(scene, played) {
                        li class=[line.detail.then_some("is-detail")] { @if let Some(seat) = line.seat { (token(seat)) } p { (line.text) } }
                    }
                }
                div class="verdict-words" { (verdict.words) }
                div class="btn-row" { (verdict.ways) }
            }
        }
    }

    /// What was told of a choice; the choice itself where it is nobody else's business.
    fn told(&self, scene: &Scene<'_>, played: &Played) -> Vec<Line> {
        let Practice { page, position, seat, .. } = *self.practice;
        let told: Vec<Line> = played.steps.iter().filter_map(|step| page.tell(scene, &step.event)).collect();
        if !told.is_empty() {
            return told;
        }
        let mut game = position.clone();
        let mut lines = Vec::new();
        for text in &played.moves {
            lines.push(Line::turn(seat, moves::told(page, self.lang, self.names, &game, (seat, text))));
            if game.act(seat, text, &mut ()).is_err() {
                break;
            }
        }
        lines
    }
}
