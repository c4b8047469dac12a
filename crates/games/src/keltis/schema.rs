//! JSON Schemas of what serde writes by hand.

use super::cards::{Card, Cards};
use super::table::{Column, Pile};
use crate::schema::{list_of, schemas};
use schemars::{Schema, json_schema};

fn values() -> Schema {
    json_schema!({
        "type": "array",
        "items": { "type": "integer", "minimum": 0, "maximum": Card::VALUES - 1 },
    })
}

schemas! {
    Cards as "Cards", "Cards in listing order, copies repeated.": |generator| list_of::<Card>(generator);
    Column as "Column", "The values of a column, in the order in which they were laid.": |_| values();
    Pile as "Pile", "The values of a discard pile, from the bottom to the top.": |_| values();
}
