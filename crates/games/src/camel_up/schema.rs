//! JSON Schemas of what serde writes by hand.

use super::cards::{Deck, Decks, FinishCard, Racers};
use crate::camel_race::Racer;
use crate::schema::{list_of, schemas};
use schemars::json_schema;

schemas! {
    Racers as "Racers", "Some racing camels, in listing order.": |generator| list_of::<Racer>(generator);
    Decks as "Decks", "The finish decks, the card played earliest first.": |generator| {
        let cards = list_of::<FinishCard>(generator);
        json_schema!({
            "type": "object",
            "required": Deck::ALL,
            "properties": {
                "winner": with_meaning(&cards, "Cards that name the winner of the race."),
                "loser": with_meaning(&cards, "Cards that name the loser of the race."),
            },
        })
    };
}

fn with_meaning(schema: &schemars::Schema, meaning: &str) -> schemars::Schema {
    let mut schema = schema.clone();
    schema.insert("description".to_owned(), meaning.into());
    schema
}
