//! The words of puzzles: beside the board, under an answer, on the front page and in the list.

use super::Solved;
use super::board::board;
use super::shelf::{Numbered, Shelf, day, shelves};
use crate::drawing::numbers::change;
use crate::drawing::pieces::line_icon;
use crate::pages::coach::sure;
use crate::pages::moves;
use crate::pages::practice::{answer, names};
use crate::pages::{games_list, listed};
use crate::reader::Reader;
use crate::scene::Scene;
use crate::words::Lang;
use bots::puzzles::Worth;
use engine::Viewer;
use engine::any::AnyGame;
use maud::{Markup, PreEscaped, html};

fn address(game: &str, number: usize) -> String {
    format!("/puzzles/{game}/{number}")
}

/// Today's puzzle of each game, after the games of the front page; nothing where there are none.
pub(crate) fn today(lang: Lang, now: u64, solved: &Solved) -> Markup {
    html! {
        @if !shelves().is_empty() {
            li class="card puzzles-today" {
                div class="card-head" { h2 { (lang.t("puzzle-today")) } (listed::day(lang, now.cast_signed())) }
                p class="soft" { (lang.t("puzzle-lead")) }
                div class="btn-row" {
                    @for shelf in shelves() {
                        @let number = shelf.of_day(day(now));
                        a class="btn" href=(address(shelf.page.id(), number)) { (shelf.page.title()) (mark(lang, solved.has(shelf, number))) }
                    }
                    a class="btn btn-quiet" href="/puzzles" { (lang.t("puzzle-all")) }
                }
            }
        }
    }
}

/// After a puzzle that is solved.
fn mark(lang: Lang, is_solved: bool) -> Markup {
    html! { @if is_solved { span class="puzzle-mark" { span aria-hidden="true" { "✓" } span class="sr" { " " (lang.t("puzzle-solved")) } } } }
}

/// All puzzles, today's first.
pub(super) fn list(reader: &Reader, now: u64, solved: &Solved, dark: bool) -> Markup {
    let lang = reader.lang;
    let cards = html! { @for shelf in shelves() { (card(lang, shelf, now, (solved, dark))) } };
    games_list::page(reader, &lang.t("puzzles"), &lang.t("puzzle-lead"), &cards)
}

/// The puzzles of a game, with the position of today's.
fn card(lang: Lang, shelf: &Shelf, now: u64, (solved, dark): (&Solved, bool)) -> Markup {
    let (page, number) = (shelf.page, shelf.of_day(day(now)));
    let today = address(page.id(), number);
    let board = shelf.puzzle(number).map(|numbered| board(shelf, numbered, lang, dark));
    let words = html! {
        h2 { (page.title()) }
        a class="btn btn-main lobby-go" href=(today) { (lang.t("puzzle-todays")) (mark(lang, solved.has(shelf, number))) }
        details class="fold" {
            summary { (counted(lang, shelf, solved)) }
            p class="soft small" { (counted(lang, shelf, solved)) }
            (numbers(lang, shelf, number, solved))
        }
    };
    let picture = html! { @if let Some(board) = board { (PreEscaped(board.as_str())) } };
    games_list::pictured("game-board", &picture, &today, &words)
}

/// How many puzzles of a game there are, and how many are solved.
fn counted(lang: Lang, shelf: &Shelf, solved: &Solved) -> Markup {
    let count = solved.count(shelf);
    html! {
        span {
            (lang.tr("puzzle-count", &[("count", shelf.count().into())]))
            @if count > 0 { small { " " (lang.tr("puzzle-solved-count", &[("count", count.into())])) } }
        }
    }
}

/// The ways to all puzzles of a game.
fn numbers(lang: Lang, shelf: &Shelf, today: usize, solved: &Solved) -> Markup {
    html! {
        ol class="puzzle-numbers" {
            @for number in 1..=shelf.count() {
                li { a class="btn btn-quiet" href=(address(shelf.page.id(), number)) aria-current=[(number == today).then_some("date")] { span class="puzzle-number" { (number) } (mark(lang, solved.has(shelf, number))) } }
            }
        }
    }
}

/// A puzzle that is shown.
pub(super) struct Shown<'a> {
    pub(super) shelf: &'a Shelf,
    pub(super) numbered: Numbered<'a>,
    pub(super) position: &'a AnyGame,
    pub(super) reader: &'a Reader,
    pub(super) solved: &'a Solved,
}

impl Shown<'_> {
    fn lang(&self) -> Lang {
        self.reader.lang
    }

    fn of(&self, number: usize) -> String {
        address(self.shelf.page.id(), number)
    }

    /// Its address.
    pub(super) fn at(&self) -> String {
        self.of(self.numbered.number)
    }

    /// The words beside the name of the game: "puzzle 17".
    pub(super) fn place(&self) -> String {
        self.lang().tr("puzzle-number", &[("number", self.numbered.number.into())])
    }

    pub(super) fn title(&self) -> String {
        format!("{} · {}", self.place(), self.shelf.page.title())
    }

    fn next(&self) -> usize {
        self.solved.next(self.shelf, self.numbered.number)
    }

    /// What stands beside the board: the task, or once it is solved what the choices are worth.
    pub(super) fn words(&self, chosen: Option<&str>) -> Markup {
        let lang = self.lang();
        html! {
            div class="lesson card" {
                @if let Some(chosen) = chosen { (self.compared(chosen)) }
                @else { h2 { (lang.t("puzzle-task")) } p { (lang.t("puzzle-task-words")) } }
                nav class="btn-row puzzle-ways" aria-label=(lang.t("puzzles")) {
                    a class="btn btn-quiet" href="/puzzles" { (line_icon("icon-log")) span { (lang.t("puzzle-way-all")) } }
                    button class="btn btn-quiet" type="button" data-copy=(self.at()) data-done=(lang.t("copied")) { (line_icon("icon-share")) span { (lang.t("puzzle-link")) } }
                    a class="btn btn-quiet" href=(self.of(self.next())) { (line_icon("icon-next")) span { (lang.t("puzzle-way-next")) } }
                }
            }
        }
    }

    /// What the best choice, this one and the tempting one are worth.
    fn compared(&self, chosen: &str) -> Markup {
        let (lang, puzzle) = (self.lang(), self.numbered.puzzle);
        let mut rows = vec![puzzle.best.as_str(), chosen, &puzzle.tempting];
        rows.dedup();
        html! {
            ol class="coach-list" { @for text in rows { (self.row(text)) } }
            @if let Some([best, tempting]) = puzzle.exact {
                p { (lang.tr("puzzle-exact", &[("best", change(lang, best, 2).into()), ("tempting", change(lang, tempting, 2).into())])) }
            }
            p { (lang.tr("puzzle-margin", &[("margin", sure(lang, puzzle.margin, 100.0, 1).into())])) }
            p class="soft small" { (lang.t("puzzle-how")) }
        }
    }

    /// What there is to say of a choice in a sentence or two.
    pub(super) fn said(&self, chosen: &str) -> Markup {
        let (lang, puzzle) = (self.lang(), self.numbered.puzzle);
        let difference = || Some(self.difference(self.worth(&puzzle.best)?, self.worth(chosen)?));
        html! {
            @if chosen == puzzle.best { p { (lang.t("puzzle-seen")) } }
            @else {
                @if chosen == puzzle.tempting { p { (lang.t("puzzle-tempted")) } }
                @if let Some(difference) = difference() { p { (difference) } }
            }
        }
    }

    /// A choice with what it is worth.
    fn row(&self, text: &str) -> Markup {
        let (lang, page, puzzle) = (self.lang(), self.shelf.page, self.numbered.puzzle);
        let seat = puzzle.seat;
        let names = names(self.reader, self.position.seats(), seat);
        let view = self.position.view(Viewer::Seat(seat));
        let scene = Scene::still(lang, &view, &names);
        let mark = if text == puzzle.best {
            Some("puzzle-best")
        } else {
            (text == puzzle.tempting).then_some("puzzle-tempting")
        };
        html! {
            li {
                span { (moves::told(page, lang, &names, self.position, (seat, text))) @if let Some(mark) = mark { " " b class="chip" { (lang.t(mark)) } } }
                small { @if let Some(worth) = self.worth(text) { (self.numbers(worth)) } @if let Some(reason) = page.reason(&scene, text) { " " (reason) } }
            }
        }
    }

    fn worth(&self, text: &str) -> Option<Worth> {
        let legal = self.position.legal(self.numbered.puzzle.seat);
        let at = legal.iter().position(|open| open == text)?;
        self.numbered.puzzle.worth.get(at).copied()
    }

    fn numbers(&self, Worth { win, points }: Worth) -> String {
        let lang = self.lang();
        let values =
            [("win", sure(lang, win, 100.0, 1).into()), ("points", sure(lang, points, 1.0, 1).into())];
        lang.tr("puzzle-worth", &values)
    }

    /// By how much the best choice is better than the one made, in words.
    fn difference(&self, best: Worth, chosen: Worth) -> String {
        let lang = self.lang();
        let win = 100.0 * (best.win.value - chosen.win.value);
        let points = best.points.value - chosen.points.value;
        lang.tr(
            "puzzle-difference",
            &[("win", change(lang, win, 1).into()), ("points", change(lang, points, 1).into())],
        )
    }

    /// Where one goes from a choice that is not the best: only who asks for the solution is told it.
    pub(super) fn ways_back(&self, made: &[String]) -> Markup {
        let (lang, at) = (self.lang(), self.at());
        html! {
            (self.again("btn btn-main"))
            a class="btn" href={ (answer(&at, made)) "&solution=1" } { (lang.t("puzzle-solution")) }
        }
    }

    /// Where one goes from a puzzle that is solved.
    pub(super) fn ways_on(&self) -> Markup {
        html! {
            (self.again("btn"))
            a class="btn btn-main" href=(self.of(self.next())) data-key="n" { (self.lang().t("puzzle-next")) }
        }
    }

    fn again(&self, class: &str) -> Markup {
        let at = self.at();
        html! { a class=(class) href=(at) hx-get=(at) hx-swap="none" data-key="z" { (self.lang().t("puzzle-again")) } }
    }
}
