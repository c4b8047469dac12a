//! The pictures of the rules page.

use super::art::{camel, card_back, card_face, tile};
use crate::drawing::pieces::icon;
use crate::game_page::Primer;
use engine::Seat;
use games::camel_up::race::{Camel, Racer, Side};
use maud::{Markup, html};

/// The board with its legend, and a turn.
pub(super) const PRIMER: Primer = Primer {
    record: include_str!("../../../assets/primer/camel-up.record"),
    legend: &[(15, 22), (83, 93), (50, 60), (19, 40), (28, 68), (72, 68), (50, 90)],
    upright: None,
};

/// What a clause is about.
pub(super) fn clause_art(clause: &str) -> Option<Markup> {
    Some(match clause {
        "CU-1.2" => {
            html! { @for racer in [Racer::Blue, Racer::Green, Racer::Pink, Racer::Purple, Racer::Yellow] { (camel(racer)) } }
        }
        "CU-1.3" | "CU-8.1" => html! { (camel(Camel::Black)) (camel(Camel::White)) },
        "CU-1.6" | "CU-4.1" => icon("ticket", "0 0 72 88", "ticket camel-yellow"),
        "CU-1.7" | "CU-6.1" => icon("ticket-pyramid", "0 0 72 88", ""),
        "CU-1.8" => html! { (card_face(Racer::Blue)) (card_back(Seat::new(0))) (tile(Side::Cheer)) },
        "CU-5.1" => html! { (tile(Side::Cheer)) (tile(Side::Boo)) },
        "CU-6.2" => icon("pyramid", "0 0 260 195", ""),
        "CU-9.1" => tile(Side::Cheer),
        "CU-9.2" => tile(Side::Boo),
        "CU-12.1" => html! { (card_face(Racer::Green)) (card_back(Seat::new(1))) },
        _ => return None,
    })
}
