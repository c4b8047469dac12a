//! The pictures of the rules page.

use super::art::{card_back, card_face, marker, tile};
use crate::game_page::Primer;
use engine::Seat;
use games::keltis::{Card, Kind, Tile};
use maud::{Markup, html};

/// The board with its legend, and a turn.
pub(super) const PRIMER: Primer = Primer {
    record: include_str!("../../../assets/primer/keltis.record"),
    legend: &[(7, 63), (15, 6), (30, 13), (38, 30), (69, 30), (88, 6), (93, 62), (8, 73)],
    upright: Some(&[(82, 82), (5, 67), (21, 49), (21, 16), (88, 13), (3, 24), (78, 88), (6, 91)]),
};

/// What a clause is about.
pub(super) fn clause_art(clause: &str) -> Option<Markup> {
    Some(match clause {
        "KE-1.1" | "KE-1.2" | "KE-4.1" => cards(&["blue 0", "green 7", "pink 10"]),
        "KE-1.7" | "KE-7.1" => html! { (tile(Tile::Wish)) (tile(Tile::Clover)) (tile(Tile::Two)) },
        "KE-1.10" | "KE-6.5" => {
            html! { (marker(Seat::new(0), Kind::Small)) (marker(Seat::new(0), Kind::Large)) }
        }
        "KE-2.6" | "KE-2.8" | "KE-10.1" => card_back(),
        "KE-5.1" => cards(&["brown 4"]),
        "KE-6.13" | "KE-6.14" => marker(Seat::new(1), Kind::Large),
        "KE-7.4" | "KE-7.10" => html! { (tile(Tile::One)) (tile(Tile::Two)) (tile(Tile::Three)) },
        "KE-7.6" | "KE-7.7" => tile(Tile::Wish),
        "KE-7.8" | "KE-8.1" => tile(Tile::Clover),
        _ => return None,
    })
}

fn cards(texts: &[&str]) -> Markup {
    html! { @for text in texts { @if let Ok(one) = text.parse::<Card>() { (card_face(one)) } } }
}
