//! JSON that people can read and edit: what fits a line stands on one.

use serde_json::Value;
use std::fmt::Write;

/// The widest line of printed JSON.
const WIDTH: usize = 124;

/// The value as text without a line break at the end. Lists and objects that fit a line stand on one.
pub fn fitted(value: &Value) -> String {
    let mut out = String::new();
    write(&mut out, value, 0, 0);
    out
}

/// Writes a value at an indentation, in a line of which `used` columns are taken before it.
fn write(out: &mut String, value: &Value, indent: usize, used: usize) {
    let line = one_line(value);
    let fits = indent + used + line.chars().count() < WIDTH;
    match value {
        Value::Array(items) if !fits => {
            let items = items.iter().map(|item| (String::new(), item));
            write_block(out, ['[', ']'], items, indent);
        }
        // The outermost object is always opened up, so that its parts are easy to find.
        Value::Object(fields) if !fields.is_empty() && (!fits || indent == 0) => {
            let fields =
                fields.iter().map(|(name, item)| (format!("{}: ", Value::from(name.as_str())), item));
            write_block(out, ['{', '}'], fields, indent);
        }
        _ => out.push_str(&line),
    }
}

fn write_block<'a>(
    out: &mut String,
    [open, close]: [char; 2],
    items: impl Iterator<Item = (String, &'a Value)>,
    indent: usize,
) {
    out.push(open);
    let inner = indent + 2;
    for (at, (name, item)) in items.enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(out, "{}\n{:inner$}{name}", if at == 0 { "" } else { "," }, "");
        write(out, item, inner, name.chars().count());
    }
    let _ = write!(out, "\n{:indent$}{close}", "");
}

/// The value on one line, with spaces after colons and commas.
fn one_line(value: &Value) -> String {
    let list = |items: Vec<String>| items.join(", ");
    match value {
        Value::Array(items) => format!("[{}]", list(items.iter().map(one_line).collect())),
        Value::Object(fields) => {
            let field = |(name, item): (&String, &Value)| {
                format!("{}: {}", Value::from(name.as_str()), one_line(item))
            };
            format!("{{{}}}", list(fields.iter().map(field).collect()))
        }
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_fits_a_line_stands_on_one() {
        let text = fitted(&json!({"a": {"1": ["blue", "green"], "b\"": null}, "c": [], "d": {}}));
        assert_eq!(
            text,
            "{\n  \"a\": {\"1\": [\"blue\", \"green\"], \"b\\\"\": null},\n  \"c\": [],\n  \"d\": {}\n}"
        );
    }

    #[test]
    fn long_lists_are_opened_up_and_read_back() {
        let value = json!({"list": (0..200).collect::<Vec<_>>(), "short": [1.5, 2]});
        let text = fitted(&value);
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
    }
}
