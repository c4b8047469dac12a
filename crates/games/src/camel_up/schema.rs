//! JSON Schemas of what serde writes by hand.

use super::cards::{Deck, Decks, FinishCard, Racers};
use crate::camel_up::race::{Dice, Die, Racer, Space};
use crate::schema::{list_of, number, schemas};
use schemars::json_schema;

schemas! {
    Dice as "Dice", "Some dice, in listing order.": |generator| list_of::<Die>(generator);
    Space as "Space", "A space of the track: 1 to 16, and beyond the finish line 17 to 19, or 0 to -2 for the \
        crazy camels, which run backwards.": |_| number(Space::MIN.into(), Space::MAX.into());
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
