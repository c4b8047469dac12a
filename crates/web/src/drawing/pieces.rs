//! Small drawings that many pages use.

use crate::game_page::{AnyPage, Area};
use crate::scene::Scene;
use crate::words::Lang;
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use std::sync::OnceLock;

/// The symbols of these files, without the line ends between their parts, which are for who draws.
macro_rules! symbols {
    ($($name:literal)*) => {{
        const DRAWN: &str = concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/svg/", $name, ".svg"))),*);
        const JOINED: &([u8; DRAWN.len()], usize) = &$crate::drawing::pieces::joined(DRAWN);
        $crate::drawing::pieces::text(JOINED.0.split_at(JOINED.1).0)
    }};
}
pub(crate) use symbols;

/// A drawing of `N` bytes without the line ends after its tags, and how many bytes that leaves.
pub(crate) const fn joined<const N: usize>(drawn: &str) -> ([u8; N], usize) {
    let (mut kept, mut length, mut at) = ([0; N], 0, 0);
    while at < N {
        let byte = drawn.as_bytes()[at];
        if byte != b'\n' || length == 0 || kept[length - 1] != b'>' {
            kept[length] = byte;
            length += 1;
        }
        at += 1;
    }
    (kept, length)
}

/// A drawing again.
pub(crate) const fn text(drawing: &[u8]) -> &str {
    match str::from_utf8(drawing) {
        Ok(text) => text,
        Err(_) => panic!("line ends were no part of a letter"),
    }
}

/// The drawings that every page has.
pub(crate) const SPRITE: &str = symbols!(
    "shape-circle" "shape-square" "shape-triangle" "shape-diamond" "shape-star" "shape-cross" "shape-moon"
    "shape-drop" "robot" "bot-easy" "bot-fair" "bot-strong" "coin" "cup" "icon-log" "icon-menu" "icon-earlier" "icon-stop" "icon-go" "icon-reel" "icon-you" "icon-away" "icon-eye" "icon-chat" "icon-back" "icon-next" "icon-right" "icon-other" "icon-share"
    "react-smile" "react-laugh" "react-wow" "react-sad" "react-wink" "react-heart" "react-luck" "react-moment"
);

/// The shapes of the players, by seat: colour is never the only sign.
const SHAPES: [&str; engine::MAX_SEATS] =
    ["circle", "square", "triangle", "diamond", "star", "cross", "moon", "drop"];

/// The first button of the form of moves. Enter presses it: it sends no move, so that nothing happens by accident.
pub(crate) fn nothing() -> Markup {
    html! { button form="moves" name="move" value="" hidden {} }
}

/// Puts a choice down again.
pub(crate) fn never_mind(lang: Lang) -> Markup {
    put_down(&lang.t("never-mind"))
}

/// The same in other words.
pub(crate) fn put_down(words: &str) -> Markup {
    html! {
        label class="then-x" { input type="radio" name="pick" value="" form="moves" aria-label=(words); "✕" }
    }
}

/// Drawings that look the same whenever they are shown, such as cards: each is made once in the life of the process.
pub(crate) struct Drawings<const N: usize>([OnceLock<String>; N]);

/// A drawing that was made before.
pub(crate) type Drawing = PreEscaped<&'static str>;

impl<const N: usize> Drawings<N> {
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; N])
    }

    /// The drawing with this number, below `N`.
    pub(crate) fn get(&'static self, number: usize, draw: impl FnOnce() -> Markup) -> Drawing {
        PreEscaped(self.0[number].get_or_init(|| draw().into_string()))
    }
}

/// Drawings that have words: each is made once for each language.
pub(crate) struct SpokenDrawings<const N: usize>(OnceLock<Box<[Drawings<N>]>>);

impl<const N: usize> SpokenDrawings<N> {
    pub(crate) const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// The drawing with this number, below `N`, in a language.
    pub(crate) fn get(&'static self, lang: Lang, number: usize, draw: impl FnOnce() -> Markup) -> Drawing {
        let languages = self.0.get_or_init(|| Lang::all().map(|_| Drawings::new()).collect());
        languages[lang.number()].get(number, draw)
    }
}

/// A symbol of the sprite as a picture without a name of its own.
pub(crate) fn icon(symbol: &str, view_box: &str, class: &str) -> Markup {
    html! {
        svg class=(class) viewBox=(view_box) aria-hidden="true" { use href={ "#" (symbol) } {} }
    }
}

/// A thing that goes, in this step, from the first place that is in sight to the first other one. Places are ids of the
/// page, or offers (`data-offer`) of the picture before.
pub(crate) fn flown(id: &str, from: &str, to: &str, thing: &Markup) -> Markup {
    html! { span id=(id) class="flown" data-from=(from) data-to=(to) aria-hidden="true" { (thing) } }
}

/// The id of the radio button of a choice.
pub(crate) fn pick_id(choice: &str) -> String {
    format!("pick-{}", choice.replace(' ', "-"))
}

/// A line icon, the size of the text.
pub(crate) fn line_icon(symbol: &str) -> Markup {
    icon(symbol, "0 0 24 24", "icon")
}

/// The name of a seat's shape in the sprite.
pub(crate) fn shape(seat: Seat) -> String {
    format!("shape-{}", SHAPES[seat.index()])
}

/// A name that may be cut off in the middle where room is short, so that the number of "Odds bot 2" stays.
pub(crate) fn name(name: &str) -> Markup {
    match name.rsplit_once(' ') {
        Some((words, number)) if number.parse::<u8>().is_ok() => {
            html! { span class="name" { span { (words) } " " (number) } }
        }
        _ => html! { span class="name" { span { (name) } } },
    }
}

/// The name of a seat's player; the viewer's own says so.
pub(crate) fn player_name(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        (name(scene.name(seat)))
        @if scene.seat() == Some(seat) { small class="own" { (scene.lang.t("you")) } }
    }
}

/// The heading of a narrow column: its words where there is room, else a sign.
pub(crate) fn heading(words: &str, sign: &Markup) -> Markup {
    html! {
        th scope="col" title=(words) { span class="head-words" { (words) } span class="head-sign" aria-hidden="true" { (sign) } }
    }
}

/// A sheet over the page, under its title and with a cross; a button with its id as `popovertarget` opens it.
pub(crate) fn sheet(lang: Lang, id: &str, class: &str, title: &str, inside: &Markup) -> Markup {
    html! {
        div id=(id) class=(class) popover="auto" {
            div class="then-head" {
                h2 { (title) }
                button class="btn btn-quiet btn-round" type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(lang.t("close")) { "✕" }
            }
            (inside)
        }
    }
}

/// A seat's shape in its colour.
pub(crate) fn token(seat: Seat) -> Markup {
    icon(&shape(seat), "0 0 24 24", &format!("tok p{seat}"))
}

/// That somebody does not look at the table.
pub(crate) fn away(lang: Lang) -> Markup {
    let words = lang.t("room-away");
    html! { span class="away" title=(words) { (line_icon("icon-away")) span class="sr" { (words) } } }
}

/// The panel of a player: name, the number that matters, and what lies before them; `mark` says what else is to be known.
pub(crate) fn player_panel(
    page: &dyn AnyPage,
    scene: &Scene<'_>,
    seat: Seat,
    class: &str,
    mark: &Markup,
) -> Markup {
    html! {
        article id={ "player-" (seat) } class={ "player p" (seat) (class) } {
            div class="player-head" {
                (token(seat))
                span class="player-name" title=(scene.name(seat)) { (name(scene.name(seat))) }
                (mark)
                span class="player-money" { (page.draw(scene, Area::Score(seat))) }
            }
            div class="player-things" { (page.draw(scene, Area::Things(seat))) }
        }
    }
}

/// The board, and under it on narrow screens some of what stands beside it on wide ones.
pub(crate) fn board_area(page: &dyn AnyPage, scene: &Scene<'_>) -> Markup {
    html! {
        div class="board" { (page.draw(scene, Area::Board)) }
        div class="rank-strip" aria-hidden="true" { (page.draw(scene, Area::Strip)) }
    }
}
