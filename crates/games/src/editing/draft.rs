//! Reading and changing a draft by the paths of its places.

use super::{Holds, Place};
use serde_json::{Map, Value};

/// A step on the way to a value.
enum Step<'a> {
    Field(&'a str),
    /// Counted from 0.
    Item(usize),
}

/// The steps of a path such as `players[2].columns.blue`.
fn steps(path: &str) -> impl Iterator<Item = Step<'_>> {
    path.split('.').flat_map(|part| {
        let item = part.strip_suffix(']').and_then(|part| part.split_once('['));
        let item = item.and_then(|(name, item)| Some((name, item.parse::<usize>().ok()?.checked_sub(1)?)));
        let (name, item) = item.map_or((part, None), |(name, item)| (name, Some(item)));
        [Some(Step::Field(name)), item.map(Step::Item)].into_iter().flatten()
    })
}

/// The value at a path; none where there is nothing.
pub fn at<'a>(draft: &'a Value, path: &str) -> Option<&'a Value> {
    let step = |value: &'a Value, step: Step<'_>| match step {
        Step::Field(name) => value.get(name),
        Step::Item(item) => value.get(item),
    };
    steps(path).try_fold(draft, step).filter(|value| !value.is_null())
}

/// Puts a value at a path, or takes away what is there. Places lie in lists of at most this many items.
pub fn set(draft: &mut Value, path: &str, value: Option<Value>) {
    const MOST: usize = 64;
    let (mut here, steps) = (draft, steps(path).collect::<Vec<_>>());
    let Some((last, way)) = steps.split_last() else { return };
    for (step, next) in way.iter().zip(steps.iter().skip(1)) {
        let Some(inside) = inside(here, step, MOST) else { return };
        if inside.is_null() {
            *inside =
                if matches!(next, Step::Item(_)) { Value::Array(Vec::new()) } else { Map::new().into() };
        }
        here = inside;
    }
    match (value, last) {
        (None, Step::Field(name)) => {
            here.as_object_mut().map(|fields| fields.remove(*name));
        }
        (value, last) => {
            if let Some(inside) = inside(here, last, MOST) {
                *inside = value.unwrap_or_default();
            }
        }
    }
}

/// What a step leads to; it is made where there is nothing.
fn inside<'a>(value: &'a mut Value, step: &Step<'_>, most: usize) -> Option<&'a mut Value> {
    match *step {
        Step::Field(name) => Some(value.as_object_mut()?.entry(name).or_insert(Value::Null)),
        Step::Item(item) => {
            let list = value.as_array_mut()?;
            if item >= list.len() && item < most {
                list.resize(item + 1, Value::Null);
            }
            list.get_mut(item)
        }
    }
}

/// The components in a place, as its supply has them.
pub fn pieces(draft: &Value, place: &Place) -> Vec<Value> {
    match (at(draft, &place.path), &place.holds) {
        (Some(Value::Array(list)), Holds::Pieces { said, single: false, .. }) if !said.is_empty() => {
            list.iter().map(|value| format!("{said}{value}").into()).collect()
        }
        (Some(Value::Array(list)), Holds::Pieces { single: false, .. } | Holds::Made { list: true, .. }) => {
            list.clone()
        }
        (Some(one), Holds::Pieces { single: true, .. } | Holds::Made { list: false, .. }) => {
            vec![one.clone()]
        }
        _ => Vec::new(),
    }
}

/// Whether a component may be put into a place: it belongs to the supply, and there is room.
pub fn accepts(draft: &Value, place: &Place, supply: &str, piece: &Value) -> bool {
    match &place.holds {
        Holds::Pieces { supply: own, single, said } => {
            *own == supply
                && (!single || at(draft, &place.path).is_none())
                && (said.is_empty() || piece.as_str().is_some_and(|text| text.starts_with(said)))
        }
        _ => false,
    }
}

/// Puts a component into a place, above those that are there.
pub fn put(draft: &mut Value, place: &Place, piece: Value) {
    let mut list = pieces(draft, place);
    list.push(piece);
    write(draft, place, list);
}

/// Takes a component out of a place, by its number from 0.
pub fn take(draft: &mut Value, place: &Place, number: usize) -> Option<Value> {
    let mut list = pieces(draft, place);
    let piece = (number < list.len()).then(|| list.remove(number))?;
    write(draft, place, list);
    Some(piece)
}

fn write(draft: &mut Value, place: &Place, mut list: Vec<Value>) {
    let value = match &place.holds {
        _ if list.is_empty() => None,
        Holds::Pieces { single: true, .. } | Holds::Made { list: false, .. } => list.pop(),
        Holds::Pieces { said, .. } if !said.is_empty() => {
            let number = |piece: &Value| piece.as_str()?.strip_prefix(said.as_str())?.parse::<u64>().ok();
            Some(list.iter().filter_map(number).map(Value::from).collect())
        }
        _ => Some(Value::Array(list)),
    };
    set(draft, &place.path, value);
}
