//! JSON Schemas of what all games share. Each says what the serde form of its type looks like.

use crate::{MAX_SEATS, Scores, Seat, Seats, scores::Standing};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn schema_id() -> Cow<'static, str> {
        concat!(module_path!(), "::Seat").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A seat by the number people use. Play goes round in the order of the numbers.",
            "type": "integer",
            "minimum": 1,
            "maximum": MAX_SEATS,
        })
    }
}

impl JsonSchema for Seats {
    fn schema_name() -> Cow<'static, str> {
        "Seats".into()
    }

    fn schema_id() -> Cow<'static, str> {
        concat!(module_path!(), "::Seats").into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Some of the seats, the lowest number first.",
            "type": "array",
            "items": generator.subschema_for::<Seat>(),
            "maxItems": MAX_SEATS,
            "uniqueItems": true,
        })
    }
}

impl JsonSchema for Scores {
    fn schema_name() -> Cow<'static, str> {
        "Standings".into()
    }

    fn schema_id() -> Cow<'static, str> {
        concat!(module_path!(), "::Scores").into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Points and places, by seat.",
            "type": "array",
            "items": generator.subschema_for::<Standing>(),
            "maxItems": MAX_SEATS,
        })
    }
}
