//! Positions with one fault each: the refusal names the field, in plain words.

use super::{rng, starts, step};
use engine::any::Kind;
use engine::json;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// How a field was damaged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Damage {
    /// A value of another kind.
    Kind,
    /// Neither a number nor a word that the field can hold.
    Range,
    /// A field or key that there is not.
    Extra,
    /// A key that stands twice.
    Twice,
    /// A list in the place of an object.
    List,
    /// The field left out, or null: what is empty may be.
    Missing,
    /// The number next to the right one, which may be right too.
    Next,
}

/// A damaged form: how, the field as refusals name it, and the JSON.
type Damaged = (Damage, String, String);

/// The way to a field.
#[derive(Clone)]
enum Part {
    Name(String),
    Place(usize),
}

fn told(path: &[Part]) -> String {
    let mut told = String::new();
    for part in path {
        match part {
            Part::Name(name) if told.is_empty() => told.push_str(name),
            Part::Name(name) => told = format!("{told}.{name}"),
            Part::Place(at) => told = format!("{told}[{}]", at + 1),
        }
    }
    told
}

fn at<'a>(form: &'a mut Value, path: &[Part]) -> &'a mut Value {
    path.iter().fold(form, |value, part| match part {
        Part::Name(name) => &mut value[name.as_str()],
        Part::Place(at) => &mut value[*at],
    })
}

/// Every damage of every field of a form.
fn damages(form: &Value) -> Vec<Damaged> {
    let mut found = Vec::new();
    visit(form, form, &mut Vec::new(), &mut found);
    found
}

fn visit(form: &Value, value: &Value, path: &mut Vec<Part>, found: &mut Vec<Damaged>) {
    let field = told(path);
    let mut put = |damage, with: Value| {
        let mut other = form.clone();
        *at(&mut other, path) = with;
        found.push((damage, field.clone(), other.to_string()));
    };
    for other in other_kinds(value) {
        put(Damage::Kind, other);
    }
    match value {
        Value::Number(number) => {
            for wrong in [json!(-1), json!(1.5), json!(i64::MIN), json!(u64::MAX)] {
                put(Damage::Range, wrong);
            }
            let number = number.as_i64().unwrap();
            put(Damage::Next, json!(number + 1));
            put(Damage::Next, json!((number - 1).max(0)));
        }
        Value::String(_) => {
            for wrong in ["nonsense", "", "a b c d", &"x".repeat(1_000)] {
                put(Damage::Range, json!(wrong));
            }
        }
        Value::Object(fields) => {
            if !path.is_empty() {
                put(Damage::List, fields.values().cloned().collect());
            }
            damage_fields(form, fields, path, found);
        }
        Value::Array(items) => {
            for (nth, item) in items.iter().enumerate() {
                path.push(Part::Place(nth));
                visit(form, item, path, found);
                path.pop();
            }
        }
        Value::Bool(_) | Value::Null => {}
    }
}

fn damage_fields(form: &Value, fields: &Map<String, Value>, path: &mut Vec<Part>, found: &mut Vec<Damaged>) {
    let object = |change: &dyn Fn(&mut Map<String, Value>)| {
        let mut other = form.clone();
        change(at(&mut other, path).as_object_mut().unwrap());
        other.to_string()
    };
    let field = |name: &str| told(&[path.clone(), vec![Part::Name(name.to_owned())]].concat());
    found.push((
        Damage::Extra,
        field("junk"),
        object(&|fields| drop(fields.insert("junk".to_owned(), json!(7)))),
    ));
    for (name, value) in fields {
        let renamed = object(&|fields| {
            fields.remove(name);
            fields.insert("nonsense".to_owned(), value.clone());
        });
        found.push((Damage::Extra, field("nonsense"), renamed));
        found.push((Damage::Missing, field(name), object(&|fields| drop(fields.remove(name)))));
        found.push((Damage::Missing, field(name), object(&|fields| fields[name] = Value::Null)));
        let twice = object(&|fields| drop(fields.insert("§".to_owned(), value.clone())));
        found.push((Damage::Twice, field(name), twice.replace("\"§\"", &json!(name).to_string())));
    }
    for (name, value) in fields {
        path.push(Part::Name(name.clone()));
        visit(form, value, path, found);
        path.pop();
    }
}

/// Values of other kinds than this one.
fn other_kinds(value: &Value) -> Vec<Value> {
    let all = [json!(7), json!("x"), json!(true), json!([]), json!({}), json!({"start": null})];
    let same = |other: &Value| std::mem::discriminant(other) == std::mem::discriminant(value);
    // A field that is null may hold something that is not known here.
    let known = |other: &Value| !value.is_null() || other.is_object();
    all.into_iter().filter(|other| !same(other) && known(other)).collect()
}

/// What betrays the program in a message.
fn betrays_types(message: &str) -> bool {
    let words = ["struct", "enum", "variant", "Some", "None", "Vec", "Option", "usize", "isize", "tuple"];
    let is_type = |word: &str| {
        let digits = word.trim_start_matches(['i', 'u', 'f']);
        words.contains(&word)
            || digits.len() + 1 == word.len() && ["8", "16", "32", "64", "128"].contains(&digits)
    };
    let marks = ["Seat(", "{ ", "::", "missing field", "invalid type", "expected `", "Json"];
    marks.iter().any(|mark| message.contains(mark))
        || message.split(|c: char| !c.is_alphanumeric()).any(is_type)
}

/// What the program says to a form; none if it takes it.
fn refusal(kind: &dyn Kind, text: &str) -> Option<String> {
    let form = match json::parse(text.as_bytes()) {
        Ok(form) => form,
        Err(bad) => return Some(bad.reason),
    };
    let bad = kind.read(&form).err()?.to_string();
    let begins = format!("this is no position of {}: ", kind.id());
    Some(bad.strip_prefix(&begins).unwrap_or_else(|| panic!("{bad}")).to_owned())
}

/// How often a damage was refused: in all, and by its field.
type Counts = BTreeMap<Damage, (usize, usize)>;

fn try_damages(kind: &dyn Kind, form: &Value, counts: &mut Counts) {
    let top: Vec<_> = form.as_object().unwrap().keys().collect();
    for (damage, field, text) in damages(form) {
        let refused = refusal(kind, &text);
        let may_pass = matches!(damage, Damage::Missing | Damage::Next);
        let Some(message) = refused else {
            assert!(may_pass, "{}: {damage:?} of {field} passes: {text}", kind.id());
            continue;
        };
        assert!(!betrays_types(&message), "{}: {damage:?} of {field}: {message}", kind.id());
        let begins = if field.is_empty() { "an object is expected".to_owned() } else { format!("{field}: ") };
        let named = message.starts_with(&begins);
        // What may be right in itself can contradict another field, which is named then.
        let another = || top.iter().any(|name| message.starts_with(name.as_str()));
        assert!(named || may_pass && another(), "{}: {damage:?} of {field}: {message}", kind.id());
        let count = counts.entry(damage).or_default();
        *count = (count.0 + 1, count.1 + usize::from(named));
    }
}

#[test]
fn every_damage_is_refused_by_its_field_in_plain_words() {
    let mut counts = Counts::new();
    for kind in games::KINDS {
        for (mut game, nth) in starts(*kind).zip(0..) {
            let mut rng = rng(nth);
            let mut steps = 0;
            // Often at first, for the phases of setup, then now and then, and the end.
            loop {
                let over = game.turn() == engine::Turn::Over;
                if over || steps % 400 == 7 * nth || steps < 40 && steps % 17 == nth {
                    try_damages(*kind, &game.to_json(), &mut counts);
                }
                steps += 1;
                if step(&mut game, &mut rng).is_none() {
                    break;
                }
            }
        }
    }
    let (all, named) = counts.values().fold((0, 0), |sum, count| (sum.0 + count.0, sum.1 + count.1));
    println!(
        "{all} refusals, {named} of them by the damaged field, the rest by the one it contradicts: {counts:?}"
    );
    assert!(all > 40_000, "only {all} refusals");
}

#[test]
fn messages_that_betray_types_are_recognised() {
    for bad in [
        "invalid type: string \"x\", expected i64",
        "missing field `money`",
        "expected struct PositionJson",
        "Focus { family: None, seat: Some(Seat(0)) } does not go with this phase",
        "a value of u8 is expected",
    ] {
        assert!(betrays_types(bad), "{bad}");
    }
    assert!(!betrays_types("players[2].hand[3]: a text is expected, not the number 8"));
}
