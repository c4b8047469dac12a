//! What programs are told of the game: forms of moves, and schemas of what serde writes by hand.

use super::cards::{Card, Cards, Colour};
use super::paths::{Kind, Tile};
use super::state::Keltis;
use super::table::{Column, Pile};
use crate::schema::{Described, Form, list_of, one_of, schemas};
use schemars::{Schema, json_schema};

fn cards() -> impl Iterator<Item = Card> {
    (0..Card::TYPES).map(Card::at)
}

fn values() -> Schema {
    json_schema!({
        "type": "array",
        "items": { "type": "integer", "minimum": 0, "maximum": Card::VALUES - 1 },
    })
}

schemas! {
    Card as "Card", "A card: colour and value. Its two copies are alike.": |_| one_of(cards());
    Cards as "Cards", "Cards in listing order, copies repeated.": |generator| list_of::<Card>(generator);
    Tile as "Tile", "A tile: a wishing stone, a clover, or 1 to 3 points.": |_| one_of(Tile::ALL);
    Column as "Column", "The values of a column, in the order in which they were laid.": |_| values();
    Pile as "Pile", "The values of a discard pile, from the bottom to the top.": |_| values();
}

impl Described for Keltis {
    fn forms() -> Vec<Form> {
        vec![
            Form::new("play <card>", "Lay a card in the own column of its colour (KE-4).")
                .with("card", cards()),
            Form::new("discard <card>", "Put a card on the discard pile of its colour (KE-5).")
                .with("card", cards()),
            Form::new(
                "enter <marker>",
                "Which marker enters the path of the card just laid, small or large (KE-6.5).",
            )
            .with("marker", Kind::ALL),
            Form::new("advance", "Move the marker on the path of the card just laid by one stone (KE-6.8)."),
            Form::new("stay", "Decline that step (KE-6.10)."),
            Form::new("bonus <path>", "Bonus step of the own marker on this path (KE-8.1, KE-9.2).")
                .with("path", Colour::ALL),
            Form::new(
                "bonus <path> <marker>",
                "Bonus step with which a marker enters this path (KE-8.1, KE-9.2).",
            )
            .with("path", Colour::ALL)
            .with("marker", Kind::ALL),
            Form::new("bonus none", "Decline the bonus step (KE-8.5, KE-9.5)."),
            Form::new("draw deck", "Draw a card from the draw pile (KE-10.1)."),
            Form::new("draw <colour>", "Take the top card of a discard pile (KE-10.1).")
                .with("colour", Colour::ALL),
        ]
    }
}
