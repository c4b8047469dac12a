//! What programs are told of the game: forms of moves, and schemas of what serde writes by hand.

use super::bets::BetKind;
use super::camel::Camel;
use super::cards::{Cards, RaceCard};
use super::cell::{Cell, Figure, Place};
use super::pile::{Pile, Slot};
use super::state::CamelUpCards;
use crate::schema::{Described, Form, list_of, one_of, schemas};

fn cells() -> impl Iterator<Item = Cell> {
    (0..Cell::COUNT).map(Cell::from_index)
}

schemas! {
    RaceCard as "RaceCard", "A race card: a colour, and 1 or 2 steps.": |_| one_of(RaceCard::ALL);
    Cards as "Cards", "Race cards in no order, copies repeated.": |generator| list_of::<RaceCard>(generator);
    Pile as "Pile", "Race cards that lie open, in the order in which they were turned up.":
        |generator| list_of::<RaceCard>(generator);
    Slot as "Slot", "A place for one card; null while it is empty.":
        |generator| Option::<RaceCard>::json_schema(generator);
    Cell as "Cell", "A cell of the track: a space, or two spaces that a sandstorm has made one, such as 7-8.":
        |_| one_of(cells());
    Place as "Place", "Where a camel can be: a cell of the track, start or finish.":
        |_| one_of([Place::Start, Place::Finish].into_iter().chain(cells().map(Place::Cell)));
}

impl Described for CamelUpCards {
    fn forms() -> Vec<Form> {
        let of_card = |words, meaning| Form::new(words, meaning).with("card", RaceCard::ALL);
        vec![
            of_card("discard <card>", "Sort a card to the discard pile (CC-4.22)."),
            of_card("keep <card>", "Keep a card in hand (CC-4.17)."),
            of_card("show <card>", "Lay a card out to be shown (CC-4.17)."),
            Form::new("reveal", "Turn up the top card of the race deck (CC-7.1)."),
            of_card("play <card>", "Play the card kept in hand (CC-7.5)."),
            Form::new("<figure> <cell>", "Put a figure on a cell of the track (CC-6).")
                .with("figure", Figure::ALL)
                .with("cell", cells()),
            Form::new("<bet> <camel>", "Take a bet card: first of the leg, third, winner or loser (CC-9).")
                .with("bet", BetKind::ALL)
                .with("camel", Camel::ALL),
            Form::new("done", "End the turn without a bet (CC-5.6)."),
        ]
    }
}
