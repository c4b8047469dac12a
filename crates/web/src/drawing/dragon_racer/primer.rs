//! The pictures of the rules page.

use super::art::{card, hero, realm_mark, support};
use crate::drawing::pieces::line_icon;
use crate::game_page::Primer;
use games::dragon_racer::{Colour, Dragon, Hero, Realm, Values};
use maud::{Markup, html};

/// The board with its legend, and a turn.
pub(super) const PRIMER: Primer = Primer {
    record: include_str!("../../../assets/primer/dragon-racer.record"),
    legend: &[(25, 86), (10, 30), (72, 93), (20, 64), (36, 38)],
    upright: None,
};

/// What a clause is about.
pub(super) fn clause_art(clause: &str) -> Option<Markup> {
    Some(match clause {
        "DR-1.2" => cards(&["kindle", "mossy"]),
        "DR-1.4" | "DR-6.6" => cards(&["malachite"]),
        "DR-1.8" => html! { @for realm in Realm::ALL { (realm_mark(realm)) } },
        "DR-1.12" | "DR-2.6" => heroes(&["rowan", "amrita"]),
        "DR-1.13" | "DR-2.12" => html! { @for place in 1..=3 { (line_icon("cup")) (place) " " } },
        "DR-2.14" => cards(&["puddle", "tinker", "sparkle"]),
        "DR-6.5" => html! { @for colour in Colour::ALL { (support(colour, "dr-symbol")) } },
        "DR-7.2" => cards(&["glacierback"]),
        "DR-9.2" => heroes(&["rowan"]),
        _ => return None,
    })
}

fn cards(texts: &[&str]) -> Markup {
    html! { @for text in texts { @if let Ok(one) = text.parse::<Dragon>() { (card(Values::newest(), one)) } } }
}

fn heroes(texts: &[&str]) -> Markup {
    html! { @for text in texts { @if let Ok(one) = text.parse::<Hero>() { (hero(one)) } } }
}
