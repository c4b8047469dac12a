//! The schemas of the games in the document: for each game its views, events and moves, and with them the tables,
//! updates and requests that hold them.

use engine::any::Kind;
use engine::{OptionSpec, OptionValues};
use games::schema::{DESCRIBED, Description};
use serde_json::{Map, Value, json};

/// Types of all games, which are described once.
const SHARED: &[&str] = &["Seat", "Seats", "Options", "Standings", "Standing"];

/// What belongs to one game: `Kind` with the game's name in front.
const OF_A_GAME: &[(&str, &str)] = &[
    ("Table", "A table as the caller may see it."),
    ("Update", "What a stream sends after each change."),
    ("NewTable", "Settings of a new table."),
    ("View", "All that one viewer may know of a game."),
    ("Event", "One thing that happened."),
    ("Move", "A move, as a text."),
];

/// Adds everything that belongs to these games.
pub(super) fn add_games(document: &mut Value, kinds: &[&dyn Kind]) {
    let Some(schemas) = document["components"]["schemas"].as_object_mut() else { return };
    let base = schemas.remove("Table").unwrap_or_default();
    schemas.insert("TableBase".to_owned(), base);
    schemas.insert("Turn".to_owned(), turn());
    for &kind in kinds {
        let name = pascal(kind.id());
        for (own, schema) in schemas_of(kind) {
            let key = if SHARED.contains(&own.as_str()) { own } else { format!("{name}{own}") };
            schemas.insert(key, named(schema, &name));
        }
    }
    for &(own, meaning) in OF_A_GAME {
        let names = kinds.iter().map(|kind| (kind.id(), reference(&format!("{}{own}", pascal(kind.id())))));
        let mut schema = json!({
            "description": meaning,
            "oneOf": names.clone().map(|(_, of)| json!({ "$ref": of })).collect::<Vec<_>>(),
        });
        if matches!(own, "Table" | "NewTable") {
            let mapping: Map<_, _> = names.map(|(id, of)| (id.to_owned(), of.into())).collect();
            schema["discriminator"] = json!({ "propertyName": "game", "mapping": mapping });
        }
        if own == "Move" {
            // Short words such as `done` are moves of several games.
            if let Some(map) = schema.as_object_mut() {
                let any = map.remove("oneOf").unwrap_or_default();
                map.insert("anyOf".to_owned(), any);
            }
        }
        schemas.insert(own.to_owned(), schema);
    }
    refer(document);
}

/// Puts what the handlers cannot say of themselves.
fn refer(document: &mut Value) {
    let schemas = &mut document["components"]["schemas"];
    let some = |name: &str, meaning: &str| json!({ "description": meaning, "anyOf": [{ "$ref": reference(name) }, { "type": "null" }] });
    let base = &mut schemas["TableBase"]["properties"];
    base["turn"] = some("Turn", "Who makes the next step; none before the start.");
    base["standings"] = some("Standings", "Points and places, when the game is over.");
    base["view"] = json!({ "description": "The caller's view of the game; none before the start." });
    let moves = json!({ "$ref": reference("Move") });
    schemas["Moves"]["properties"]["moves"]["items"] = moves.clone();
    schemas["PlayMoves"]["properties"]["moves"]["items"] = moves;
    schemas["PlayMoves"]["properties"]["moves"]["minItems"] = 1.into();
    let given = |field: &str| json!({ "required": [field], "properties": { field: { "type": "string" } } });
    schemas["SitDown"]["anyOf"] = json!([given("name"), given("bot")]);
    let stream = &mut document["paths"]["/tables/{table}/stream"]["get"]["responses"]["200"]["content"];
    // OpenAPI 3.1 has no word for streams; as is usual, the schema is that of each event.
    stream["text/event-stream"]["schema"] = json!({
        "description": "Each event of the stream.",
        "type": "object",
        "required": ["event", "data"],
        "properties": {
            "event": { "description": "Always `table`.", "const": "table" },
            "data": {
                "description": "An update, as JSON.",
                "type": "string",
                "contentMediaType": "application/json",
                "contentSchema": { "$ref": reference("Update") },
            },
        },
    });
}

/// Who makes the next step: always an object with one field.
fn turn() -> Value {
    let variant = |name: &str, meaning: &str, schema: Value| {
        json!({
            "description": meaning,
            "type": "object",
            "required": [name],
            "properties": { name: schema },
            "additionalProperties": false,
        })
    };
    json!({
        "description": "Who makes the next step.",
        "oneOf": [
            variant("act", "Each of these seats owes a decision.", json!({ "$ref": reference("Seats") })),
            variant("chance", "The dealer draws.", json!({ "const": true })),
            variant("over", "Nobody; the game is over.", json!({ "const": true })),
        ],
    })
}

/// `CamelUp` for `camel-up`.
fn pascal(id: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    id.split('-').map(capital).collect()
}

fn reference(name: &str) -> String {
    format!("#/components/schemas/{name}")
}

/// The schemas of one game by their names in it; they refer to each other as `#/$defs/Name`.
fn schemas_of(kind: &dyn Kind) -> Map<String, Value> {
    let described = DESCRIBED.iter().find(|description| description.id == kind.id());
    let mut schemas = described.map_or_else(undescribed, Description::schemas);
    let view = json!({
        "description": "The caller's view of the game; none before the start.",
        "anyOf": [{ "$ref": "#/$defs/View" }, { "type": "null" }],
    });
    let moves = json!({ "type": "array", "items": { "$ref": "#/$defs/Move" } });
    let table = json!({
        "description": "A table of this game, as the caller may see it.",
        "allOf": [{ "$ref": reference("TableBase") }, {
            "type": "object",
            "required": ["game", "view", "open"],
            "properties": {
                "game": { "const": kind.id() },
                "view": view,
                "open": { "type": "object", "properties": { "moves": moves } },
            },
        }],
    });
    let events = json!({
        "description": "What the caller was told since the last update; nothing in the first.",
        "type": "array",
        "items": { "$ref": "#/$defs/Event" },
    });
    let update = json!({
        "description": "What a stream sends after each change of a table of this game.",
        "type": "object",
        "required": ["table", "events"],
        "properties": { "table": { "$ref": "#/$defs/Table" }, "events": events },
    });
    schemas.insert("Table".to_owned(), table);
    schemas.insert("Update".to_owned(), update);
    schemas.insert("NewTable".to_owned(), new_table(kind));
    schemas
}

/// A game of which nothing is said.
fn undescribed() -> Map<String, Value> {
    let object = |meaning: &str| json!({ "description": meaning, "type": "object" });
    let schemas = [
        ("View", object("A view of this game.")),
        ("Event", object("An event of this game.")),
        ("Move", json!({ "description": "A move of this game.", "type": "string" })),
    ];
    schemas.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect()
}

fn new_table(kind: &dyn Kind) -> Value {
    let seats = kind.seats();
    let option = |spec: &OptionSpec| (spec.name.to_owned(), option_of(spec, *seats.end()));
    let options: Map<_, _> = kind.options().iter().map(option).collect();
    let flag = |meaning: &str| json!({ "description": meaning, "type": "boolean", "default": false });
    json!({
        "description": "Settings of a new table of this game.",
        "type": "object",
        "required": ["game", "seats"],
        "additionalProperties": false,
        "properties": {
            "game": { "const": kind.id() },
            "seats": {
                "description": "How many chairs. Some numbers need an option.",
                "type": "integer", "minimum": seats.start(), "maximum": seats.end(),
            },
            "options": {
                "description": "Options that differ from the default, which is the first value.",
                "type": "object",
                "properties": options,
                "additionalProperties": false,
            },
            "odds": flag("Whether all at the table see exact odds."),
            "public": flag("Whether the lobby lists the table."),
        },
    })
}

fn option_of(spec: &OptionSpec, most: usize) -> Value {
    match spec.values {
        OptionValues::Order => json!({
            "description": "All seats in an order, such as `2,3,1`; `seats` for 1, 2, 3 and so on.",
            "type": "string", "pattern": "^(seats|[1-8](,[1-8])*)$",
        }),
        _ => json!({ "type": "string", "enum": spec.values(most) }),
    }
}

/// The schema with the game's name before the names of its own types.
fn named(schema: Value, game: &str) -> Value {
    match schema {
        Value::Object(map) => {
            let named = map.into_iter().map(|(key, value)| match &value {
                Value::String(text) if key == "$ref" => (key, renamed(text, game).into()),
                Value::String(text) if key == "description" => (key, plain(text).into()),
                _ => (key, named(value, game)),
            });
            Value::Object(named.collect())
        }
        Value::Array(list) => list.into_iter().map(|schema| named(schema, game)).collect(),
        other => other,
    }
}

fn renamed(target: &str, game: &str) -> String {
    match target.strip_prefix("#/$defs/") {
        Some(own) if SHARED.contains(&own) => reference(own),
        Some(own) => reference(&format!("{game}{own}")),
        None => target.to_owned(),
    }
}

/// Doc comments as prose: without the marks of links, and in one paragraph where it is one.
fn plain(text: &str) -> String {
    text.replace("[`", "`").replace("`]", "`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_games_become_names_of_types() {
        assert_eq!(pascal("camel-up-cards"), "CamelUpCards");
        assert_eq!(renamed("#/$defs/Card", "Keltis"), "#/components/schemas/KeltisCard");
        assert_eq!(renamed("#/$defs/Seat", "Keltis"), "#/components/schemas/Seat");
    }
}
