//! `GET /openapi.json`: what the handlers say of themselves, with the games' schemas and every refusal.

use super::schema;
use crate::problem::Problem;
use engine::any::Kind;
use serde_json::{Map, Value, json};
use std::sync::OnceLock;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Stolik",
        description = "Tables of board games: open, join, watch, play. A guest is known by a bearer token from \
                       `POST /guests`, or by the cookie of the pages; who sends neither is somebody new, and is \
                       given the cookie. A table holds just what the caller may know. Errors are \
                       `application/problem+json`; `clause` names the rule that forbids a move. Fields may be \
                       added to replies; take no notice of those you do not know.",
    ),
    servers((url = "/api/v1")),
    paths(
        super::games, super::guest,
        super::tables::list, super::tables::open, super::tables::show, super::tables::sit, super::tables::leave,
        super::tables::word, super::tables::start, super::tables::moves, super::tables::play, super::tables::take_back,
        super::tables::record, super::stream::show,
    ),
    components(schemas(Problem, super::tables::Listed)),
)]
struct Handlers;

/// The document, made once: the games of a process stay.
pub(super) fn document(kinds: &[&dyn Kind]) -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| {
        let mut document = serde_json::to_value(Handlers::openapi()).expect("a document has a JSON form");
        schema::add_games(&mut document, kinds);
        add_parameters(&mut document);
        add_security(&mut document);
        add_refusals(&mut document);
        document
    })
}

/// What is known of an operation.
struct Operation<'a> {
    method: &'a str,
    path: &'a str,
    has_query: bool,
    has_body: bool,
}

fn changes(operation: &Operation<'_>) -> bool {
    operation.method != "get"
}

fn is_of_a_table(operation: &Operation<'_>) -> bool {
    operation.path.contains("{table}")
}

fn uses_tables(operation: &Operation<'_>) -> bool {
    operation.path.starts_with("/tables")
}

/// A status with which requests are refused.
struct Refusal {
    status: &'static str,
    name: &'static str,
    meaning: &'static str,
    /// A header that comes with it, and what it says.
    header: Option<(&'static str, &'static str)>,
    /// Which operations answer so.
    of: fn(&Operation<'_>) -> bool,
}

impl Refusal {
    const fn new(
        status: &'static str,
        name: &'static str,
        meaning: &'static str,
        of: fn(&Operation<'_>) -> bool,
    ) -> Self {
        Self { status, name, meaning, header: None, of }
    }

    const fn with(self, header: &'static str, meaning: &'static str) -> Self {
        Self { header: Some((header, meaning)), ..self }
    }
}

const RETRY_AFTER: &str = "Seconds to wait before asking again.";

const REFUSALS: &[Refusal] = &[
    Refusal::new(
        "400",
        "BadRequest",
        "Path, query or body cannot be read; a text is no move of the game.",
        |op| op.has_query || op.has_body || op.path.contains('{'),
    ),
    Refusal::new("401", "BadToken", "The bearer token is not one of this server's.", |_| true)
        .with("WWW-Authenticate", "`Bearer`."),
    Refusal::new(
        "403",
        "Forbidden",
        "The caller may not do this; or a change by cookie came from another site.",
        changes,
    ),
    Refusal::new("404", "NotFound", "There is no such table, chair or game.", |op| {
        is_of_a_table(op) || op.has_body
    }),
    Refusal::new("409", "Conflict", "The table is not, or no longer, where this can be done.", |op| {
        is_of_a_table(op) && (changes(op) || op.path.ends_with("/record"))
    }),
    Refusal::new("410", "Gone", "The table was written by another version of Stolik, which this one cannot read.", is_of_a_table),
    Refusal::new("413", "TooLarge", "The body is longer than 32 KiB.", |op| op.has_body),
    Refusal::new("415", "NotJson", "The body is not declared as `application/json`.", |op| op.has_body),
    Refusal::new("422", "Refused", "The request can be read, but its values or the rules forbid it.", |op| {
        op.has_body
    }),
    Refusal::new(
        "429",
        "TooMany",
        "Too many requests or open streams from this address; without a body, too many connections.",
        |_| true,
    )
    .with("Retry-After", RETRY_AFTER),
    Refusal::new("500", "Internal", "Something went wrong in the server.", |op| {
        uses_tables(op) && changes(op)
    }),
    Refusal::new(
        "503",
        "Unavailable",
        "The store failed and nothing has changed; without a body, the server has all the connections it can have.",
        |_| true,
    )
    .with("Retry-After", RETRY_AFTER),
];

/// Without a body: the connection is closed.
const TIMEOUT: &str = "The request took longer than 30 s to come in.";

fn add_refusals(document: &mut Value) {
    let mut responses = Map::new();
    for &Refusal { name, meaning, header, .. } in REFUSALS {
        let mut response = json!({
            "description": meaning,
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } },
        });
        if let Some((header, meaning)) = header {
            let schema = json!({ "type": "string" });
            response["headers"] = json!({ header: { "description": meaning, "schema": schema } });
        }
        responses.insert(name.to_owned(), response);
    }
    responses.insert("Timeout".to_owned(), json!({ "description": TIMEOUT }));
    document["components"]["responses"] = responses.into();
    each_operation(document, |known, operation| {
        for refusal in REFUSALS.iter().filter(|refusal| (refusal.of)(known)) {
            let name = refusal.name;
            operation["responses"][refusal.status] =
                json!({ "$ref": format!("#/components/responses/{name}") });
        }
        operation["responses"]["408"] = json!({ "$ref": "#/components/responses/Timeout" });
    });
}

fn add_parameters(document: &mut Value) {
    document["components"]["parameters"] = json!({
        "table": {
            "name": "table", "in": "path", "required": true, "description": "The name of the table.",
            "schema": { "type": "string", "pattern": "^[a-z0-9-]{1,32}$" },
        },
        "seat": {
            "name": "seat", "in": "path", "required": true, "description": "The number of the chair.",
            "schema": { "$ref": "#/components/schemas/Seat" },
        },
    });
    for (path, item) in document["paths"].as_object_mut().into_iter().flatten() {
        let named = ["table", "seat"].into_iter().filter(|name| path.contains(&format!("{{{name}}}")));
        let parameters: Vec<_> =
            named.map(|name| json!({ "$ref": format!("#/components/parameters/{name}") })).collect();
        if !parameters.is_empty() {
            item["parameters"] = parameters.into();
        }
    }
}

fn add_security(document: &mut Value) {
    document["components"]["securitySchemes"] = json!({
        "token": {
            "type": "http", "scheme": "bearer",
            "description": "The token of `POST /guests`.",
        },
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": "stolik",
            "description": "The cookie of the pages. Changes by cookie must come from the server's own pages, by \
                            `Sec-Fetch-Site` or `Origin`.",
        },
    });
    document["security"] = json!([{}, { "token": [] }, { "cookie": [] }]);
}

/// Calls with what is known of each operation, and with the operation itself.
fn each_operation(document: &mut Value, mut change: impl FnMut(&Operation<'_>, &mut Value)) {
    for (path, item) in document["paths"].as_object_mut().into_iter().flatten() {
        for (method, operation) in item.as_object_mut().into_iter().flatten() {
            if operation["responses"].is_object() {
                let query = |parameter: &Value| parameter["in"] == "query";
                let known = Operation {
                    method,
                    path,
                    has_query: operation["parameters"].as_array().is_some_and(|all| all.iter().any(query)),
                    has_body: operation["requestBody"].is_object(),
                };
                change(&known, operation);
            }
        }
    }
}
