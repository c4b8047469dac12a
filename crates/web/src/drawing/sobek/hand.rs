//! Setting a position up by hand: the spots of the board, and the components in words and drawn.

use super::Sight;
use super::art::{back, mini, token};
use super::words::{self, Case};
use crate::game_page::{Handle, Handles};
use crate::words::Lang;
use games::sobek::{Back, Card, Family, Token};
use maud::{Markup, html};

/// Each place of the quay.
pub(super) fn handles(_sight: &Sight<'_>) -> Handles {
    let spot = |place: u8| Handle {
        class: "is-drawn".to_owned(),
        element: Some(format!("so-place-{place}")),
        places: vec![(format!("quay[{place}]"), None)],
    };
    Handles { layer: String::new(), spots: (1..=9).map(spot).collect() }
}

/// A component in words and drawn.
pub(super) fn piece(lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)> {
    if let Ok(one) = text.parse::<Token>() {
        return Some((words::token(lang, one), token(one)));
    }
    if text == "character" {
        return Some((words::back(lang, Back::Orange, Case::Who), html! { (back(Back::Orange)) }));
    }
    match (text.parse::<Family>(), text.parse::<Card>()) {
        (Ok(family), _) if supply.is_empty() || supply == "family" => {
            Some((words::family(lang, family), html! {}))
        }
        (_, Ok(card)) => Some((words::card(lang, card, Case::Who), html! { (mini(lang, card)) })),
        _ => None,
    }
}
