//! Short codes that can be said aloud, `otter-47`: they lead to a table as long as it is open.

use crate::app::Shared;
use crate::problem::Problem;
use crate::sender::Sender;
use rand::RngExt;
use store::{Edit, Filter, Status, TableId};

/// The kind of the notes that say which table a code leads to.
const CODE: &str = "code";
/// The kind of the notes that say which code a table has.
const CODE_OF: &str = "code-of";
/// How often a code is drawn before it is plain that there are none left.
const DRAWS: usize = 40;

/// Short words that are spelt alike everywhere.
const ANIMALS: [&str; 64] = [
    "alpaca", "badger", "bat", "bear", "beaver", "bison", "boar", "camel", "cat", "cobra", "crab", "crane",
    "crow", "deer", "dingo", "dog", "dove", "duck", "eagle", "elk", "emu", "falcon", "ferret", "finch",
    "fox", "frog", "gecko", "goat", "goose", "hare", "heron", "horse", "ibis", "jackal", "koala", "lemur",
    "lion", "llama", "lynx", "mole", "moose", "moth", "mouse", "newt", "otter", "owl", "panda", "parrot",
    "penguin", "pigeon", "puma", "rabbit", "raven", "robin", "salmon", "seal", "shark", "snail", "stork",
    "swan", "tiger", "toad", "turtle", "zebra",
];

fn draw() -> String {
    let mut rng = rand::rng();
    format!("{}-{}", ANIMALS[rng.random_range(0..ANIMALS.len())], rng.random_range(10..100))
}

/// A code as it was meant: said, typed on a phone, with a space for the dash.
fn meant(typed: &str) -> String {
    let letters = typed.to_lowercase();
    let words: Vec<&str> = letters.split(|letter: char| !letter.is_alphanumeric()).collect();
    let joined = words.concat();
    let digits = joined.find(|letter: char| letter.is_ascii_digit()).unwrap_or(joined.len());
    format!("{}-{}", &joined[..digits], &joined[digits..])
}

async fn is_open(app: &Shared, table: &TableId) -> Result<bool, Problem> {
    let filter = Filter { ids: vec![table.clone()], statuses: vec![Status::Open], ..Filter::default() };
    Ok(!app.hall.list(&filter).await?.is_empty())
}

/// The code of an open table, made when it is first asked for.
pub(crate) async fn code_of(app: &Shared, table: &TableId) -> Result<Option<String>, Problem> {
    let store = app.hall.store();
    if let Some(code) = store.note(CODE_OF, table.as_str()).await? {
        return Ok(Some(code));
    }
    for _ in 0..DRAWS {
        let code = draw();
        let taken = store.note(CODE, &code).await?;
        let before = match taken {
            None => Edit::expect_none(CODE, &code),
            // A table that has begun needs no code any more.
            Some(other) => match TableId::new(other.as_str()) {
                Ok(id) if is_open(app, &id).await? => continue,
                _ => Edit::expect(CODE, &code, &other),
            },
        };
        let edits = vec![
            before,
            Edit::expect_none(CODE_OF, table.as_str()),
            Edit::put_at(table, CODE, &code, table.as_str()),
            Edit::put_at(table, CODE_OF, table.as_str(), &code),
        ];
        if store.edit(edits).await? {
            return Ok(Some(code));
        }
        if let Some(code) = store.note(CODE_OF, table.as_str()).await? {
            return Ok(Some(code));
        }
    }
    tracing::warn!("no short code is left for a table");
    Ok(None)
}

/// The open table to which a code leads. Tries are limited.
pub(crate) async fn table_of(app: &Shared, sender: Sender, typed: &str) -> Result<TableId, Problem> {
    app.people.tries.code(sender)?;
    let found = app.hall.store().note(CODE, &meant(typed)).await?;
    let (code, detail) = match found.and_then(|id| TableId::new(id).ok()) {
        Some(table) if is_open(app, &table).await? => return Ok(table),
        // What the code still knows of it is only that there was a table.
        Some(_) => ("begun-code", "code: the game at this table has begun"),
        None => ("unknown-code", "code: no open table has this code"),
    };
    Err(Problem::new(axum::http::StatusCode::NOT_FOUND, code, detail))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_understood_as_they_are_said() {
        for typed in ["otter-47", "Otter 47", " OTTER47 ", "otter – 47", "o t t e r 4 7"] {
            assert_eq!(meant(typed), "otter-47", "{typed:?}");
        }
        for odd in ["", "47", "otter", "ółć-1"] {
            assert!(!meant(odd).is_empty());
        }
        for _ in 0..100 {
            let code = draw();
            assert_eq!(meant(&code), code);
        }
    }
}
