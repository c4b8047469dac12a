//! The words of lessons: beside the board, under an answer, and on the pages before and after.

use super::LAST;
use super::lesson::{Lesson, lessons};
use crate::drawing::clauses;
use crate::drawing::opponents;
use crate::drawing::pieces::line_icon;
use crate::pages::games_list;
use crate::pages::layout::{self, Art, Page};
use crate::pages::practice::take_back;
use crate::reader::Reader;
use crate::replay::analyses;
use crate::scene::clause_link;
use crate::words::Lang;
use bots::AnyBot;
use engine::Seat;
use maud::{Markup, html};

/// How many sit at the table of a first game.
const SEATS: usize = 3;

/// The address of a step by its number from 0; the one after the last is the first game.
pub(super) fn address(lesson: &Lesson, number: usize) -> String {
    let name = lesson.steps.get(number).map_or(LAST, |step| &step.name);
    format!("/learn/{}/{name}", lesson.page.id())
}

/// A step of a lesson, with the ways to the others.
pub(super) struct Ways<'a> {
    pub(super) lesson: &'a Lesson,
    /// The number of the step from 0.
    pub(super) number: usize,
}

impl Ways<'_> {
    /// Which step it is: "step 3 of 11".
    pub(super) fn place(&self, lang: Lang) -> String {
        let steps = self.lesson.steps.len() + 1;
        lang.tr("learn-step", &[("step", (self.number + 1).into()), ("steps", steps.into())])
    }

    fn title(&self, lang: Lang, number: usize) -> String {
        let step = self.lesson.steps.get(number);
        step.map_or_else(|| lang.t("learn-play"), |step| lang.t(&self.lesson.key(step, "title")))
    }

    /// What stands beside the board.
    pub(super) fn words(&self, lang: Lang) -> Markup {
        let Some(step) = self.lesson.steps.get(self.number) else { return html! {} };
        html! {
            div class="lesson card" {
                (self.way(lang))
                h2 { (self.title(lang, self.number)) }
                p { (lang.t(&self.lesson.key(step, "text"))) @if let Some(clause) = &step.clause { " " (clause_link(&clauses::link(clause), clause)) } }
            }
        }
    }

    /// All steps as a row of dots.
    fn way(&self, lang: Lang) -> Markup {
        let last = self.lesson.steps.len();
        let arrow = |to: usize, words: &str, icon: &str| {
            html! { a class="btn btn-quiet btn-round" href=(address(self.lesson, to)) title=(lang.t(words)) aria-label=(lang.t(words)) { (line_icon(icon)) } }
        };
        html! {
            nav class="lesson-way" aria-label=(lang.t("learn-steps")) {
                @if let Some(before) = self.number.checked_sub(1) { (arrow(before, "learn-before", "icon-back")) } @else { span {} }
                ol {
                    @for nth in 0..=last {
                        @let class = match nth.cmp(&self.number) {
                            std::cmp::Ordering::Less => "is-past",
                            std::cmp::Ordering::Equal => "is-here",
                            std::cmp::Ordering::Greater => "",
                        };
                        li class=(class) { a href=(address(self.lesson, nth)) title=(self.title(lang, nth)) aria-current=[(nth == self.number).then_some("step")] { span class="sr" { (nth + 1) ". " (self.title(lang, nth)) } } }
                    }
                }
                @if self.number < last { (arrow(self.number + 1, "learn-skip", "icon-next")) }
            }
        }
    }

    /// What is said of a choice by its key.
    pub(super) fn said(&self, lang: Lang, key: Option<&str>) -> Markup {
        let step = &self.lesson.steps[self.number];
        let words = key.map_or_else(|| lang.t("learn-otherwise"), |key| lang.t(&self.lesson.key(step, key)));
        html! { p { (words) } }
    }

    /// Where one goes from an answer.
    pub(super) fn on(&self, lang: Lang, is_right: bool) -> Markup {
        let (here, next) = (address(self.lesson, self.number), address(self.lesson, self.number + 1));
        let main = |is_main: bool| if is_main { "btn btn-main" } else { "btn" };
        html! {
            (take_back(lang, &here, main(!is_right)))
            @if is_right { a class=(main(is_right)) href=(next) data-key="n" { (lang.t("learn-next")) } }
        }
    }
}

/// The games that can be learnt.
pub(super) fn list(reader: &Reader) -> Markup {
    let lang = reader.lang;
    let words = |lesson: &Lesson| {
        let page = lesson.page;
        html! {
            h2 { (page.title()) }
            p class="soft" { (lang.t(&format!("{}-blurb", page.id()))) }
            div class="btn-row" {
                a class="btn btn-main lobby-go" href=(address(lesson, 0)) { (lang.t("learn")) }
                a class="btn btn-quiet" href={ "/rules/" (page.id()) } { (lang.t("rules")) }
                span class="chip" { (lang.tr("learn-count", &[("count", (lesson.steps.len() + 1).into())])) }
            }
            ol class="lesson-steps" {
                @let ways = |number| Ways { lesson, number };
                @for number in 0..=lesson.steps.len() { li { a href=(address(lesson, number)) { (ways(number).title(lang, number)) } } }
            }
        }
    };
    let cards = html! { @for lesson in lessons() { (games_list::card(lesson.page, &address(lesson, 0), &words(lesson))) } };
    games_list::page(reader, &lang.t("learn-title"), &lang.t("learn-lead"), &cards)
}

/// The end of a lesson: a first game.
pub(super) fn last(reader: &Reader, lesson: &Lesson, may_open: bool) -> Markup {
    let (lang, page) = (reader.lang, lesson.page);
    let ways = Ways { lesson, number: lesson.steps.len() };
    let body = html! {
        main id="main" class="page lesson-last" {
            div class="card scene" aria-hidden="true" { (page.cover()) }
            section class="card lesson" {
                (ways.way(lang))
                h1 { (lang.t("learn-play")) }
                @if may_open {
                    p class="lead" { (lang.t("learn-play-words")) }
                    (first_game(lang, lesson))
                }
                h2 { (lang.t("hints")) }
                ul class="hints" { @for hint in page.hints(lang) { li { (hint) } } }
                p class="btn-row" { a class="btn" href={ "/rules/" (page.id()) } { (lang.t("rules")) } a class="btn" href="/learn" { (lang.t("learn-others")) } }
            }
        }
    };
    let title = format!("{} · {}", lang.t("learn-play"), page.title());
    let heading = html! { (page.title()) " " small { (ways.place(lang)) } };
    let about = Page { title: &title, class: page.id(), art: Art::Game(page.id()), heading, tools: html! {} };
    let head = html! { link rel="stylesheet" href=(crate::assets::url("css/practice.css")); };
    layout::page_with(reader, &about, &head, &body)
}

/// Starts a game against the easiest bots, with the coach where there is one.
fn first_game(lang: Lang, lesson: &Lesson) -> Markup {
    let page = lesson.page;
    let bots: Vec<_> = page.game().bots().iter().map(AnyBot::name).collect();
    let easiest = opponents::easiest(&bots).unwrap_or_else(|| hall::usual_among(&bots));
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="game" value=(page.id());
            input type="hidden" name="seats" value=(SEATS);
            @for seat in Seat::all(SEATS).skip(1) { input type="hidden" name={ "chair" (seat) } value=(easiest); }
            input type="hidden" name="odds" value="on";
            @if analyses::can_be(page.id()) { input type="hidden" name="coach" value="on"; }
            button class="btn btn-main lobby-go" { (lang.t("learn-begin")) }
        }
    }
}
