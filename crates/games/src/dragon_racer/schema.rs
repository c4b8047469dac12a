//! What programs are told of the game: forms of moves, and schemas of what serde writes by hand.

use super::action::Slot;
use super::cards::Cards;
use super::data::{MOST, TEAM};
use super::kinds::{Colour, Realm, Support};
use super::piece::{Dragon, Hero, Tile};
use super::state::DragonRacer;
use crate::schema::{Described, Form, list_of, number, one_of, schemas};
use engine::Seat;

schemas! {
    Colour as "Colour", "A colour of dragons and of support.": |_| one_of(Colour::ALL);
    Realm as "Realm", "A realm, from which dragons come.": |_| one_of(Realm::ALL);
    Support as "Support", "What a hero supplies once a turn: a symbol of a colour, of any colour, or none.":
        |_| one_of(Colour::ALL.map(Support::Colour).into_iter().chain([Support::Any, Support::None]));
    Dragon as "Dragon", "A dragon card; its two copies are the same dragon.": |_| one_of(Dragon::all());
    Hero as "Hero", "A hero.": |_| one_of(Hero::all());
    Tile as "Tile", "A track tile: its realm and its colour.": |_| one_of(Tile::all());
    Cards as "Cards", "Dragon cards in no order, each copy by itself.": |generator| list_of::<Dragon>(generator);
    Slot as "Slot", "A place in a team.": |_| number(1, TEAM as i64);
}

impl Described for DragonRacer {
    fn forms() -> Vec<Form> {
        let attacks = || Dragon::all().filter(|card| card.is_attack());
        let slots = || (0..TEAM).map(Slot::new);
        vec![
            Form::new("hero <hero>", "Take this hero (DR-2.6).").with("hero", Hero::all()),
            Form::new("pick <card>", "Draft this card (DR-5.5).").with("card", Dragon::all()),
            Form::new(
                "attack <card> <seat> <slot>",
                "Put an attack card on the dragon in this place of that seat's team (DR-8.1).",
            )
            .with("card", attacks())
            .with("seat", Seat::all(MOST))
            .with("slot", slots()),
            Form::new("hold <card>", "Do not attack with this card (DR-6.6).").with("card", attacks()),
            Form::new("fire <slot>", "Add the dragon in this place to those that fire (DR-7.6).")
                .with("slot", slots()),
            Form::new("done", "No more dragons fire (DR-7.6)."),
            Form::new(
                "swap <slot> <card>",
                "The dragon in this place leaves the team, the drafted one enters (DR-8.14).",
            )
            .with("slot", slots())
            .with("card", Dragon::all()),
            Form::new("keep", "Do not swap (DR-8.14)."),
        ]
    }
}
