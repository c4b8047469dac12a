//! JSON forms of positions, right and wrong ones.

use engine::Game;
use serde_json::Value;

/// The position of a form, or why it is none.
pub(crate) fn read<G: Game>(form: &Value) -> Result<G, String> {
    engine::json::read(form).map_err(|error| error.to_string())
}

/// The form of a position.
pub(crate) fn write<G: Game>(game: &G) -> Value {
    serde_json::to_value(game).unwrap()
}

/// Puts `value` at a path such as `/players/0/money`; null removes the field of an object.
pub(crate) fn set(form: &mut Value, path: &str, value: Value) {
    let (parent, key) = path.rsplit_once('/').unwrap();
    match form.pointer_mut(parent).unwrap_or_else(|| panic!("there is no {parent}")) {
        Value::Object(fields) if value.is_null() => drop(fields.remove(key)),
        Value::Object(fields) => drop(fields.insert(key.to_owned(), value)),
        Value::Array(items) => items[key.parse::<usize>().unwrap()] = value,
        other => panic!("{path} leads into {other}"),
    }
}

/// Tests that a form with some values changed is refused with a reason that begins so.
pub(crate) fn refused<G: Game>(base: &Value, changes: &[(&str, Value)], begins: &str) {
    let mut form = base.clone();
    for (path, value) in changes {
        set(&mut form, path, value.clone());
    }
    match read::<G>(&form) {
        Ok(_) => panic!("{changes:?} is accepted, expected `{begins}`"),
        Err(reason) => assert!(reason.starts_with(begins), "{changes:?}: {reason}, expected `{begins}`"),
    }
}
