//! Bots as people meet them: by name, face and a sentence.

use crate::pages::picture::bot_name;
use crate::pages::pieces::line_icon;
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

/// The face of a bot: its own at the levels, a robot's for all others.
pub(crate) fn face(kind: &str) -> Markup {
    if is_level(kind) { line_icon(&format!("bot-{kind}")) } else { line_icon("robot") }
}

/// What a bot is like, in a sentence; nothing but that it is one for those that are no level.
pub(crate) fn about(lang: Lang, kind: &str) -> String {
    lang.find(&format!("bot-{kind}-words"), &[]).unwrap_or_else(|| lang.t("bot"))
}

/// The options of a list from which a bot is chosen: the levels, then the others that the game has.
pub(crate) fn choices(lang: Lang, bots: &[&str], usual: &str) -> Markup {
    let one = |kind: &str| {
        let level = lang.find(&format!("bot-{kind}-level"), &[]);
        let name = bot_name(lang, kind);
        let text = level.map_or_else(|| name.clone(), |level| format!("{name} – {level}"));
        html! { option value=(kind) selected[kind == usual] { (text) } }
    };
    let levels: Vec<&str> = LEVELS.into_iter().filter(|level| bots.contains(level)).collect();
    let others: Vec<&str> = bots.iter().copied().filter(|kind| !is_level(kind)).collect();
    html! {
        @for kind in &levels { (one(kind)) }
        @if levels.is_empty() { @for kind in &others { (one(kind)) } }
        @else { optgroup label=(lang.t("bot-others")) { @for kind in &others { (one(kind)) } } }
    }
}

/// The levels with their faces and what they are like; nothing where the game has none.
pub(crate) fn levels(lang: Lang, bots: &[&str]) -> Markup {
    let levels: Vec<&str> = LEVELS.into_iter().filter(|level| bots.contains(level)).collect();
    html! {
        @if !levels.is_empty() {
            ul class="levels" aria-label=(lang.t("bot-levels")) {
                @for kind in levels {
                    li { (face(kind)) span { b { (bot_name(lang, kind)) } " " small { (about(lang, kind)) } } }
                }
            }
        }
    }
}
