//! JSON Schemas of what serde writes by hand.

use super::cards::{Cards, RaceCard};
use super::cell::Cell;
use super::pile::{Pile, Slot};
use crate::schema::{list_of, one_of, schemas};

schemas! {
    Cards as "Cards", "Race cards in no order, copies repeated.": |generator| list_of::<RaceCard>(generator);
    Pile as "Pile", "Race cards that lie open, in the order in which they were turned up.":
        |generator| list_of::<RaceCard>(generator);
    Slot as "Slot", "A place for one card; null while it is empty.":
        |generator| Option::<RaceCard>::json_schema(generator);
    Cell as "Cell", "A cell of the track: a space, or two spaces that a sandstorm has made one, such as 7-8.":
        |_| one_of((0..Cell::COUNT).filter_map(Cell::from_index));
}
