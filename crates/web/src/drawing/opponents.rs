//! Bots as people meet them: by level, face and a sentence.

use crate::drawing::names::bot_name;
use crate::drawing::pieces::line_icon;
use crate::words::Lang;
use maud::{Markup, html};

/// The levels that every game has, the easiest first.
const LEVELS: [&str; 3] = ["easy", "fair", "strong"];

fn is_level(kind: &str) -> bool {
    LEVELS.contains(&kind)
}

/// The easiest of these bots, if there are levels among them.
pub(crate) fn easiest(bots: &[&'static str]) -> Option<&'static str> {
    LEVELS.into_iter().find_map(|level| bots.iter().copied().find(|bot| *bot == level))
}

/// The face of a bot: that of its level, a robot's for all others. It says what it is to who hears it or points at it.
pub(crate) fn face(lang: Lang, kind: &str) -> Markup {
    let drawing = if is_level(kind) { format!("bot-{kind}") } else { "robot".to_owned() };
    let name = bot_name(lang, kind);
    html! { span class="face" title=(name) { (line_icon(&drawing)) span class="sr" { "(" (name) ")" } } }
}

/// What a bot is like, in a sentence; nothing but that it is one for those without words of their own.
pub(crate) fn about(lang: Lang, kind: &str) -> String {
    lang.find(&format!("bot-{kind}-words"), &[]).unwrap_or_else(|| lang.t("bot"))
}

/// The options of a list from which a bot is chosen: the levels, then the others that the game has.
pub(crate) fn choices(lang: Lang, bots: &[&str], usual: &str) -> Markup {
    let one = |kind: &str| html! { option value=(kind) selected[kind == usual] { (bot_name(lang, kind)) } };
    let levels: Vec<&str> = LEVELS.into_iter().filter(|level| bots.contains(level)).collect();
    let others: Vec<&str> = bots.iter().copied().filter(|kind| !is_level(kind)).collect();
    html! {
        @for kind in &levels { (one(kind)) }
        @if levels.is_empty() { @for kind in &others { (one(kind)) } }
        @else { optgroup label=(lang.t("bot-others")) { @for kind in &others { (one(kind)) } } }
    }
}

/// All bots of a game with their faces and what they are like: the levels, then the others, folded.
pub(crate) fn all(lang: Lang, bots: &[&str]) -> Markup {
    let (levels, others): (Vec<&str>, Vec<&str>) = bots.iter().partition(|kind| is_level(kind));
    let list = |kinds: &[&str]| {
        html! {
            ul class="levels" {
                @for kind in kinds {
                    li { (face(lang, kind)) span { b { (bot_name(lang, kind)) } " " small { (about(lang, kind)) } } }
                }
            }
        }
    };
    let levels: Vec<&str> = LEVELS.into_iter().filter(|level| levels.contains(level)).collect();
    html! {
        details class="fold bots" {
            summary { (lang.t("bot-levels")) }
            @if !levels.is_empty() { (list(&levels)) }
            @if !others.is_empty() { h3 class="eyebrow" { (lang.t("bot-others")) } (list(&others)) }
        }
    }
}
