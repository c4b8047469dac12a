//! JSON Schemas of types whose serde form is written by hand.

use super::{Dice, Die, Space, stack::Piece};
use crate::schema::{list_of, number, schemas};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::borrow::Cow;

schemas! {
    Dice as "Dice", "Some dice, in listing order.": |generator| list_of::<Die>(generator);
    Space as "Space", "A space of the track: 1 to 16, and beyond the finish line 17 to 19, or 0 to -2 for the \
        crazy camels, which run backwards.": |_| number(Space::MIN.into(), Space::MAX.into());
}

impl<C: Piece + JsonSchema> JsonSchema for super::Stack<C> {
    fn schema_name() -> Cow<'static, str> {
        "Stack".into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("{}::Stack<{}>", module_path!(), C::schema_id()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = list_of::<C>(generator);
        schema.insert("description".to_owned(), "Camels from bottom to top.".into());
        schema.insert("uniqueItems".to_owned(), true.into());
        schema
    }
}
