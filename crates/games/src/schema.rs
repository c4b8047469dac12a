//! What programs are told of a game before they play it: JSON Schemas of its views and events, and how its moves
//! are written. Behind the feature `schema`, for rules alone need none of it.

use engine::words::{Form, Forms};
use engine::{Encoded, Game};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Schemas of types whose serde form is written by hand: `Type as "Name", "what it is": |generator| schema;`.
macro_rules! schemas {
    ($($kind:ty as $name:literal, $meaning:literal: |$generator:pat_param| $schema:expr;)*) => {$(
        impl schemars::JsonSchema for $kind {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", $name).into()
            }

            fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let mut schema = $schema;
                schema.insert("description".to_owned(), $meaning.into());
                schema
            }
        }
    )*};
}
pub(crate) use schemas;

/// One of a few texts.
pub(crate) fn one_of(texts: impl IntoIterator<Item: Display>) -> Schema {
    json_schema!({ "type": "string", "enum": strings(texts) })
}

/// A whole number within these bounds.
pub(crate) fn number(low: i64, high: i64) -> Schema {
    json_schema!({ "type": "integer", "minimum": low, "maximum": high })
}

/// A list.
pub(crate) fn list_of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "array", "items": generator.subschema_for::<T>() })
}

fn strings(texts: impl IntoIterator<Item: Display>) -> Vec<String> {
    texts.into_iter().map(|text| text.to_string()).collect()
}

/// The JSON Schema of the texts of a form.
fn form_schema(form: &Form) -> Value {
    json!({
        "title": form.words,
        "description": form.meaning,
        "pattern": form.pattern(),
        "examples": form.texts().into_iter().take(1).collect::<Vec<_>>(),
    })
}

/// A game that programs are told of.
pub trait Described:
    Encoded + Game<Action: Forms, Public: JsonSchema, Private: JsonSchema, Event: JsonSchema>
{
}

impl<G> Described for G where
    G: Encoded + Game<Action: Forms, Public: JsonSchema, Private: JsonSchema, Event: JsonSchema>
{
}

/// The description of one game.
#[derive(Clone, Copy)]
pub struct Description {
    /// [`Game::ID`].
    pub id: &'static str,
    /// How its moves are written.
    pub forms: fn() -> Vec<Form>,
    schemas: fn() -> Map<String, Value>,
}

impl Description {
    const fn of<G: Described>() -> Self {
        Self { id: G::ID, forms: G::Action::forms, schemas: schemas_of::<G> }
    }

    /// JSON Schemas (2020-12) by name, among them `View`, `Event` and `Move`. They refer to each other as
    /// `#/$defs/Name`.
    pub fn schemas(&self) -> Map<String, Value> {
        (self.schemas)()
    }
}

macro_rules! descriptions {
    ($($module:ident: $Game:ident),*) => { &[$(Description::of::<crate::$module::$Game>()),*] };
}

/// All games, described.
pub const DESCRIBED: &[Description] = crate::every_game!(descriptions);

fn schemas_of<G: Described>() -> Map<String, Value> {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let event = generator.subschema_for::<G::Event>();
    let public = generator.subschema_for::<G::Public>();
    let private = generator.subschema_for::<G::Private>();
    let mut schemas = generator.take_definitions(true);
    let named = [(&event, "Event"), (&public, "Public"), (&private, "Private")];
    debug_assert!(named.iter().all(|(schema, name)| **schema == Schema::new_ref(format!("#/$defs/{name}"))));
    let forms: Vec<_> = G::Action::forms().iter().map(form_schema).collect();
    schemas.insert(
        "Move".to_owned(),
        json!({ "description": "A move, as a text of one of these forms.", "type": "string", "anyOf": forms }),
    );
    schemas.insert("View".to_owned(), view());
    schemas
}

/// The schema of [`engine::any::AnyView::to_json`].
fn view() -> Value {
    json!({
        "description": "All that one viewer may know of a game.",
        "type": "object",
        "required": ["viewer", "public", "private", "legal"],
        "properties": {
            "viewer": {
                "description": "Who looks: the number of a seat, or `spectator`.",
                "type": "string",
                "pattern": "^([1-8]|spectator)$",
            },
            "public": { "description": "What everybody knows.", "$ref": "#/$defs/Public" },
            "private": {
                "description": "What the viewer's seat knows besides; null for a spectator.",
                "anyOf": [{ "$ref": "#/$defs/Private" }, { "type": "null" }],
            },
            "legal": {
                "description": "The viewer's open decisions, in a fixed order; empty when the viewer does not act.",
                "type": "array",
                "items": { "$ref": "#/$defs/Move" },
            },
        },
    })
}

/// The same schemas without room for fields that they do not describe, for tests: who reads a view must bear
/// fields that are new, but nothing that is sent may be left out of the description.
pub fn closed(schema: Value) -> Value {
    let mut parts = BTreeSet::new();
    find_parts(&schema, &mut parts);
    close(schema, &parts)
}

/// Finds the schemas that are parts of others (`allOf`) and so have to bear the fields of the other parts.
fn find_parts(schema: &Value, parts: &mut BTreeSet<String>) {
    if let Value::Array(all) = &schema["allOf"] {
        let names = all.iter().filter_map(|part| part["$ref"].as_str()?.rsplit('/').next());
        parts.extend(names.map(str::to_owned));
    }
    match schema {
        Value::Object(map) => map.values().for_each(|inner| find_parts(inner, parts)),
        Value::Array(list) => list.iter().for_each(|inner| find_parts(inner, parts)),
        _ => {}
    }
}

fn close(schema: Value, parts: &BTreeSet<String>) -> Value {
    let (mut map, describes) = match schema {
        Value::Object(map) => {
            let describes = map.get("allOf").is_some_and(Value::is_array)
                || map.get("type") == Some(&"object".into()) && map.contains_key("properties");
            (map, describes)
        }
        Value::Array(list) => return list.into_iter().map(|inner| close(inner, parts)).collect(),
        other => return other,
    };
    for (key, inner) in &mut map {
        if key != "allOf" && !parts.contains(key) {
            *inner = close(inner.take(), parts);
        }
    }
    if describes {
        map.entry("unevaluatedProperties").or_insert(false.into());
    }
    map.into()
}
