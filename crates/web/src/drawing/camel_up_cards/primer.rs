//! The pictures of the rules page.

use super::art::{bet_card, camel, figure, race_back, race_card};
use crate::game_page::Primer;
use games::camel_up_cards::{BetKind, Camel, Figure};
use maud::{Markup, html};

/// The board with its legend, and a turn.
pub(super) const PRIMER: Primer = Primer {
    record: include_str!("../../../assets/primer/camel-up-cards.record"),
    legend: &[(8, 16), (14, 93), (27, 93), (58, 84), (57, 36), (88, 18)],
    upright: None,
};

/// What a clause is about.
pub(super) fn clause_art(clause: &str) -> Option<Markup> {
    Some(match clause {
        "CC-1.1" => html! { @for one in Camel::ALL { (camel(one)) } },
        "CC-1.2" | "CC-7.5" => {
            html! { @for text in ["blue 1", "green 2"] { @if let Ok(card) = text.parse() { (race_card(card)) } } }
        }
        "CC-1.5" => html! { (figure(Figure::Fox)) (figure(Figure::Palm)) },
        "CC-1.6" | "CC-9.1" => {
            html! { (bet_card(BetKind::Leg, Camel::Blue, Some(5))) (bet_card(BetKind::Leg, Camel::Blue, Some(3))) (bet_card(BetKind::Leg, Camel::Blue, Some(2))) }
        }
        "CC-1.7" => {
            html! { (bet_card(BetKind::Third, Camel::Green, None)) (bet_card(BetKind::Winner, Camel::Green, None)) (bet_card(BetKind::Loser, Camel::Green, None)) }
        }
        "CC-6.1" => html! { (figure(Figure::Fox)) (figure(Figure::Palm)) },
        "CC-7.1" => race_back(),
        "CC-9.2" | "CC-10.5" => bet_card(BetKind::Third, Camel::White, None),
        "CC-9.5" | "CC-11.6" => bet_card(BetKind::Winner, Camel::Yellow, None),
        "CC-9.6" | "CC-11.7" => bet_card(BetKind::Loser, Camel::Orange, None),
        _ => return None,
    })
}
