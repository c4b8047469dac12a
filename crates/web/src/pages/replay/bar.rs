//! The bar under a game that is seen again: buttons, the slider with its marks, and the points over time.

use crate::drawing::pieces::line_icon;
use crate::drawing::pieces::symbols;
use crate::replay::strip::Strip;
use crate::words::Lang;
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// From where the browser gets its steps.
pub(crate) struct Feed {
    /// The address that gives steps, to which `from` and `to` are added.
    pub(crate) frames: String,
    /// The address of the page with these eyes, to which `step` is added, if the page has one.
    pub(crate) here: Option<String>,
    /// What the button says that ends looking back, at the table of a game that goes on.
    pub(crate) leave: Option<String>,
    /// What is said to who was away and is shown what happened.
    pub(crate) away: Option<String>,
}

/// The bar, showing this step. Its buttons belong to the form `replay`.
pub(crate) fn bar(lang: Lang, strip: &Strip, step: usize, feed: &Feed) -> Markup {
    let last = strip.last();
    let turn =
        |found: Option<&crate::replay::strip::Turn>, other: usize| found.map_or(other, |turn| turn.step);
    let before = turn(strip.turns.iter().rev().find(|turn| turn.step < step), 0);
    let after = turn(strip.turns.iter().find(|turn| turn.step > step), last);
    // Forward the arrow stands behind its word, as it does in what it means.
    let button = |act: &str, to: usize, icon: &str| {
        let words = lang.t(&format!("replay-{act}"));
        let (word, is_forward) = match act {
            "first" => ("start", false),
            "last" => ("end", true),
            "turn-back" => ("turn", false),
            "turn-on" => ("turn", true),
            "back" => ("step", false),
            _ => ("step", true),
        };
        let word = html! { span class="reel-word" { (lang.t(&format!("replay-word-{word}"))) } };
        html! {
            button class="btn btn-quiet btn-round" form="replay" name="step" value=(to) data-reel=(act) title=(words) aria-label=(words) {
                @if is_forward { (word) (line_icon(icon)) } @else { (line_icon(icon)) (word) }
            }
        }
    };
    html! {
        section id="reel" class="reel" aria-label=(lang.t("replay-bar")) data-frames=(feed.frames) data-here=[&feed.here] data-last=(last)
            data-step=(step) data-turns=(turns(strip)) data-away[feed.away.is_some()] {
            svg class="sprite" aria-hidden="true" focusable="false" { (PreEscaped(SPRITE)) }
            @if let Some(away) = &feed.away { p class="reel-away chip chip-lit" role="status" { (lang.t("away")) " " (away) } }
            div class="reel-acts" {
                (button("first", 0, "icon-first"))
                (button("turn-back", before, "icon-earlier"))
                (button("back", step.saturating_sub(1), "icon-back"))
                button type="button" class="btn btn-round btn-main" data-reel="play" title=(lang.t("replay-play")) aria-label=(lang.t("replay-play"))
                    data-stop=(lang.t("story-stop")) { span class="reel-play" { (line_icon("icon-go")) } span class="reel-stop" hidden { (line_icon("icon-stop")) } }
                (button("next", (step + 1).min(last), "icon-next"))
                (button("turn-on", after, "icon-turn-on"))
                (button("last", last, "icon-last"))
                @if let Some(words) = &feed.leave { button type="button" class="btn reel-leave" data-reel="leave" data-key="0" { (words) } }
                output class="reel-at num" for="reel-at" { (step) " / " (last) }
                label class="reel-speed" {
                    span class="sr" { (lang.t("replay-speed")) }
                    select class="input" data-reel-speed {
                        @for (factor, words) in [("2", "½×"), ("1", "1×"), ("0.5", "2×"), ("0.25", "4×")] { option value=(factor) selected[factor == "1"] { (words) } }
                    }
                }
            }
            div class="reel-track" {
                input id="reel-at" type="range" name="at" form="replay" min="0" max=(last) value=(step) aria-label=(lang.t("replay-moment"));
                (plot(strip))
            }
        }
    }
}

/// The steps at which turns begin, with a `!` where a turning point is told.
fn turns(strip: &Strip) -> String {
    let one =
        |turn: &crate::replay::strip::Turn| format!("{}{}", turn.step, if turn.line.key { "!" } else { "" });
    strip.turns.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// The drawings of the bar and of the page around it, which other pages do not load.
const SPRITE: &str = symbols!(
    "icon-first" "icon-turn-on" "icon-fork" "icon-last" "icon-spectator" "icon-open" "icon-insight"
);

/// The height of the plot; it is as wide as there are steps.
const HIGH: f32 = 100.0;

/// The points over time over the marks of turns and turning points, on the scale of the slider.
fn plot(strip: &Strip) -> Markup {
    let last = strip.last().max(1);
    let known = || strip.points.iter().flat_map(|(_, points)| points).copied().flatten();
    let (low, high) = (known().min().unwrap_or(0).min(0), known().max().unwrap_or(1).max(1));
    let y = |points: i32| (4.0 - HIGH).mul_add((points - low) as f32 / (high - low) as f32, HIGH - 2.0);
    let seats = strip.points.first().map_or(0, |(_, points)| points.len());
    let marks = |key: bool, top: f32| {
        let mut path = String::new();
        for turn in strip.turns.iter().filter(|turn| turn.line.key == key) {
            let _ = write!(path, "M{} {top}V{HIGH}", turn.step);
        }
        path
    };
    html! {
        svg class="reel-plot" viewBox={ "0 0 " (last) " " (HIGH) } preserveAspectRatio="none" aria-hidden="true" {
            path class="reel-turns" d=(marks(false, HIGH - 8.0)) {}
            path class="reel-keys" d=(marks(true, 0.0)) {}
            @for seat in Seat::all(seats) { g class={ "p" (seat) } { path class="reel-line" d=(line(strip, seat, y)) {} } }
            path class="reel-now" d={ "M0 0V" (HIGH) } {}
        }
    }
}

/// One player's points, level until they change.
fn line(strip: &Strip, seat: Seat, y: impl Fn(i32) -> f32) -> String {
    let mut path = String::new();
    let mut begun = false;
    for (step, points) in &strip.points {
        let Some(points) = points.get(seat.index()).copied().flatten() else {
            begun = false;
            continue;
        };
        let _ = if begun {
            write!(path, "H{step}V{:.1}", y(points))
        } else {
            write!(path, "M{step} {:.1}", y(points))
        };
        begun = true;
    }
    if begun {
        let _ = write!(path, "H{}", strip.last());
    }
    path
}
