//! The JSON Schema of a stack, whose serde form is written by hand.

use super::Piece;
use crate::schema::list_of;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::borrow::Cow;

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
