//! The picture page that a game's rules begin with: the board with numbers and a legend, and a turn in four pictures.
//! All of it is drawn from a played game by the game's own page.

use crate::game_page::{AnyPage, Area, Primer};
use crate::scene::{Ask, Scene};
use crate::words::Lang;
use engine::any::{AnyGame, AnyStep};
use engine::record::Record;
use engine::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};

/// Whose eyes the pictures are seen with.
const VIEWER: Viewer = Viewer::Seat(Seat::new(0));
/// Who plays in the pictures.
const NAMES: [&str; 4] = ["Ola", "Marek", "Zosia", "Jan"];

/// A moment of the game that is drawn.
struct Shot {
    game: AnyGame,
    /// The step that the board shows, if it shows one.
    step: Option<AnyStep>,
    /// The board, or what the viewer is offered.
    area: Area,
}

/// The picture page, if the game has one.
pub(super) fn draw(lang: Lang, page: &'static dyn AnyPage) -> Option<Markup> {
    let primer = page.primer()?;
    let word = |key: &str| lang.t(&format!("{}-primer-{key}", page.id()));
    let shots = shots(page, primer);
    let (board, turn) = shots.split_first()?;
    Some(html! {
        section class="primer" aria-label=(lang.t("primer")) {
            p class="primer-lead" { (word("lead")) }
            figure class="primer-board" {
                div class="primer-frame" {
                    (shot(lang, page, board))
                    (marks(primer.legend))
                    (marks_beside(primer.upright.unwrap_or(primer.legend)))
                }
                figcaption {
                    ol class="primer-legend" { @for nth in 1..=primer.legend.len() { li { (PreEscaped(word(&format!("board-{nth}")))) } } }
                }
            }
            h2 { (word("turn")) }
            ol class="primer-turn" {
                @for (nth, taken) in (1..).zip(turn) {
                    li { figure { (shot(lang, page, taken)) figcaption { span class="primer-number" { (nth) } (PreEscaped(word(&format!("turn-{nth}")))) } } }
                }
            }
        }
    })
}

/// The numbers of the legend, at hundredths of the board's width and height.
fn marks(places: &[(u8, u8)]) -> Markup {
    html! {
        svg class="primer-marks" aria-hidden="true" {
            @for (nth, (x, y)) in (1..).zip(places) {
                svg x=(format!("{x}%")) y=(format!("{y}%")) { circle r="14" {} text { (nth) } }
            }
        }
    }
}

/// The numbers in the margins of a narrow window, where they would cover too much of the board, each with a line to
/// what it means.
fn marks_beside(places: &[(u8, u8)]) -> Markup {
    let heights = beside(places);
    html! {
        svg class="primer-marks is-narrow" aria-hidden="true" {
            @for (&(x, y), height) in places.iter().zip(&heights) {
                @let from = if is_left(x) { "0" } else { "100%" };
                @for class in ["under", "over"] {
                    line class=(class) x1=(from) y1=(format!("{height}%")) x2=(format!("{x}%")) y2=(format!("{y}%")) {}
                }
                svg x=(format!("{x}%")) y=(format!("{y}%")) { circle r="4" {} }
            }
            @for (nth, (&(x, _), height)) in (1..).zip(places.iter().zip(&heights)) {
                @let (from, out) = if is_left(x) { ("0", -13) } else { ("100%", 13) };
                svg x=(from) y=(format!("{height}%")) { circle cx=(out) r="11" {} text x=(out) { (nth) } }
            }
        }
    }
}

/// Whether the number of a place stands in the left margin.
fn is_left(x: u8) -> bool {
    x < 50
}

/// The least distance of two numbers in a margin, in hundredths of the board's height.
const APART: u8 = 12;

/// At which height the number of each place stands in its margin: as near to the place as the others let it.
fn beside(places: &[(u8, u8)]) -> Vec<u8> {
    let mut heights = vec![0; places.len()];
    for left in [true, false] {
        let mut side: Vec<usize> = (0..places.len()).filter(|&at| is_left(places[at].0) == left).collect();
        side.sort_by_key(|&at| places[at].1);
        let mut least = 0;
        for (nth, &at) in side.iter().enumerate() {
            let below = (side.len() - 1 - nth) as u8 * APART;
            heights[at] = places[at].1.min(100 - below).max(least);
            least = heights[at] + APART;
        }
    }
    heights
}

/// The moments that the comments of the record name, `; 2 board`, in the order of their numbers.
fn shots(page: &'static dyn AnyPage, primer: &Primer) -> Vec<Shot> {
    let record = Record::parse(primer.record).expect("the record of a primer can be read");
    let mut game = record.start(&[page.game().kind()]).expect("a game begins");
    let mut entries = record.entries.iter().peekable();
    let mut steps: Vec<AnyStep> = Vec::new();
    let mut shots = Vec::new();
    for (line, text) in (1..).zip(primer.record.lines()) {
        if let Some((_, entry)) = entries.next_if(|(at, _)| *at == line) {
            steps.clear();
            entry.make(&mut game, &mut steps).expect("what was played can be played");
        } else if let Some((number, area)) = text.strip_prefix("; ").and_then(|mark| mark.split_once(' ')) {
            let shown = |step: &AnyStep| step.to.includes(VIEWER) && page.game().pace(&step.event) > 0;
            let area = if area == "acts" { Area::Acts } else { Area::Board };
            let step = steps.iter().rev().find(|step| area == Area::Board && shown(step)).cloned();
            shots.push((number.to_owned(), Shot { game: game.copy(), step, area }));
        }
    }
    shots.sort_by(|a, b| a.0.cmp(&b.0));
    shots.into_iter().map(|(_, shot)| shot).collect()
}

fn shot(lang: Lang, page: &dyn AnyPage, shot: &Shot) -> Markup {
    let Shot { game, step, area } = shot;
    let view = step.as_ref().map_or(game, |step| &step.position).view(VIEWER);
    let names = NAMES.map(str::to_owned);
    let ask = (*area == Area::Acts).then(|| Ask { url: String::new(), decision: 0, planned: Vec::new() });
    let step = step.as_ref().map(|step| &step.event);
    let scene = Scene { step, ask, ..Scene::still(lang, &view, &names[..game.seats()]) };
    let drawn = without_ids(&page.draw(&scene, *area).into_string());
    html! {
        div class={ "shot " (page.id()) } inert aria-hidden="true" {
            @if *area == Area::Acts { div class="tray" { (PreEscaped(drawn)) } }
            @else { div class="board-area" { div class="board" { (PreEscaped(drawn)) } } }
        }
    }
}

/// The same without the names of elements, which a page must not have twice.
fn without_ids(markup: &str) -> String {
    let mut parts = markup.split(" id=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| kept + part.split_once('"').map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::game_pages;

    #[test]
    fn every_game_of_the_house_has_a_board_and_a_turn_in_four_pictures() {
        for page in game_pages() {
            let primer = page.primer().expect("a primer");
            assert_eq!(shots(page, primer).len(), 5, "{}", page.id());
            for lang in Lang::all() {
                let page_id = page.id();
                let keys = (1..=primer.legend.len()).map(|nth| format!("board-{nth}"));
                let keys = keys.chain((1..=4).map(|nth| format!("turn-{nth}")));
                for key in keys.chain(["lead", "turn"].map(str::to_owned)) {
                    let key = format!("{page_id}-primer-{key}");
                    assert!(lang.find(&key, &[]).is_some(), "{key} is missing in {}", lang.code());
                }
            }
        }
    }

    #[test]
    fn numbers_beside_a_board_do_not_meet() {
        assert_eq!(beside(&[(10, 40), (20, 42), (90, 41), (30, 99), (5, 96)]), [40, 52, 41, 100, 88]);
        for page in game_pages() {
            let primer = page.primer().expect("a primer");
            let places = primer.upright.unwrap_or(primer.legend);
            let heights = beside(places);
            for (at, other) in (0..places.len()).flat_map(|at| (0..at).map(move |other| (at, other))) {
                let same = is_left(places[at].0) == is_left(places[other].0);
                assert!(!same || heights[at].abs_diff(heights[other]) >= APART, "{}", page.id());
            }
            assert!(heights.iter().all(|&height| height <= 100), "{}", page.id());
        }
    }

    #[test]
    fn nothing_has_a_name_twice() {
        assert_eq!(
            without_ids("<p id=\"a\" class=\"b\">c<b id=\"d\"></b></p>"),
            "<p class=\"b\">c<b></b></p>"
        );
    }
}
