//! JSON Schemas of what serde writes by hand.

use super::action::Slot;
use super::cards::Cards;
use super::data::TEAM;
use super::piece::{Dragon, Hero, Tile};
use crate::schema::{list_of, number, one_of, schemas};

schemas! {
    Dragon as "Dragon", "A dragon card; its two copies are the same dragon.": |_| one_of(Dragon::all());
    Hero as "Hero", "A hero.": |_| one_of(Hero::all());
    Tile as "Tile", "A track tile: its realm and its colour.": |_| one_of(Tile::all());
    Cards as "Cards", "Dragon cards in no order, each copy by itself.": |generator| list_of::<Dragon>(generator);
    Slot as "Slot", "A place in a team.": |_| number(1, TEAM as i64);
}
