//! The pictures of the rules page.

use super::art::{back, card, croc, token};
use crate::game_page::Primer;
use games::sobek::{Back, Card, Token};
use maud::{Markup, html};

/// The board with its legend, and a turn.
pub(super) const PRIMER: Primer = Primer {
    record: include_str!("../../../assets/primer/sobek.record"),
    legend: &[(50, 8), (28, 47), (43, 47), (23, 77), (13, 89), (85, 89)],
    upright: Some(&[(50, 8), (47, 32), (88, 32), (30, 73), (30, 93), (80, 84)]),
};

/// What a clause is about.
pub(super) fn clause_art(clause: &str) -> Option<Markup> {
    Some(match clause {
        "SO-1.2" => cards(&["ivory0", "ebony0", "marble0", "cattle0", "fish0", "wheat0", "amulet"]),
        "SO-1.3" => cards(&["ivory3", "ebony2", "fish1"]),
        "SO-1.5" => cards(&["marble0g", "wheat0g"]),
        "SO-1.6" => html! { @for one in Back::ALL { (back(one)) } },
        "SO-1.9" => tokens(&["fraternity-eye", "flood", "curse", "prosperity", "embalming", "deceit"]),
        "SO-4.3" => croc(),
        "SO-5.1" => cards(&["cattle1", "cattle1", "cattle0"]),
        "SO-5.4" => cards(&["amulet"]),
        "SO-6.9" => tokens(&["fraternity-reed"]),
        "SO-6.12" => tokens(&["flood"]),
        "SO-6.14" => tokens(&["curse"]),
        "SO-6.17" => tokens(&["prosperity"]),
        "SO-6.21" => tokens(&["embalming"]),
        "SO-6.22" => tokens(&["deceit"]),
        "SO-7.5" => cards(&["queen"]),
        "SO-7.10" => cards(&["priest", "priestess"]),
        "SO-7.14" => cards(&["thief"]),
        "SO-7.19" => cards(&["scribe-cattle", "scribe-fish"]),
        "SO-7.23" => cards(&["vizier"]),
        "SO-7.26" => cards(&["courtesan"]),
        "SO-7.31" => cards(&["merchant"]),
        _ => return None,
    })
}

/// Cards by their written form.
pub(super) fn cards(texts: &[&str]) -> Markup {
    html! { @for text in texts { @if let Ok(one) = text.parse::<Card>() { (card(one)) } } }
}

fn tokens(texts: &[&str]) -> Markup {
    html! { @for text in texts { @if let Ok(one) = text.parse::<Token>() { (token(one)) } } }
}
