//! What programs are told of the game: forms of moves, and schemas of what serde writes by hand.

use super::cards::{Deck, Decks, FinishCard, Racers};
use super::state::CamelUp;
use crate::camel_race::{Crazy, Racer, Side, Space};
use crate::schema::{Described, Form, list_of, schemas};
use engine::{MAX_SEATS, Seat};
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

impl Described for CamelUp {
    fn forms() -> Vec<Form> {
        let spaces = || (1..=Space::LOOP).map(Space::at);
        let starts = || (1..=3).map(Space::at);
        vec![
            Form::new("bet <racer>", "Take the top betting ticket of a colour (CU-4).")
                .with("racer", Racer::ALL),
            Form::new(
                "tile <space> <side>",
                "Put the own spectator tile on a space, or move it there, with this side up (CU-5).",
            )
            .with("space", spaces())
            .with("side", Side::ALL),
            Form::new("roll", "Take a pyramid ticket and let a die out (CU-6)."),
            Form::new(
                "<deck> <racer>",
                "Play a finish card: this camel will be the winner or the loser of the race (CU-12).",
            )
            .with("deck", Deck::ALL)
            .with("racer", Racer::ALL),
            Form::new("ally <seat>", "Form a partnership with a seat (CU-13).")
                .with("seat", Seat::all(MAX_SEATS)),
            Form::new(
                "stack <space> <racer>",
                "Which racer comes next, upwards, on a shared starting space (CU-2.9).",
            )
            .with("space", starts())
            .with("racer", Racer::ALL),
            Form::new("crazy <crazy>", "Which crazy camel goes to the first starting space drawn (CU-2.12).")
                .with("crazy", Crazy::ALL),
        ]
    }
}
