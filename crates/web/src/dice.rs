//! Words for the dice as they come in.

use crate::app::{Live, Shared};
use crate::problem::Problem;
use axum::http::StatusCode;
use engine::fair::WordCommitment;
use std::sync::Arc;
use table::{DiceWord, Draft, PlayerId, Table, TableError};

/// A commitment as it is sent.
pub(crate) fn commitment(text: &str) -> Result<WordCommitment, Problem> {
    let bad = |error| {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("word_commitment: {error}"))
    };
    text.parse().map_err(bad)
}

/// What somebody gives who sits down: a commitment, a word, or neither.
pub(crate) fn given(word: &str, word_commitment: &str) -> Result<DiceWord, Problem> {
    match word_commitment {
        "" => Ok(DiceWord::open(word)?),
        text if word.is_empty() => Ok(DiceWord::Committed(commitment(text)?)),
        _ => {
            let detail = "word and word_commitment: give one of them";
            Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", detail))
        }
    }
}

/// Takes what a person on a chair gives: a commitment, or the word itself.
pub(crate) async fn give(
    app: &Shared,
    live: &Arc<Live>,
    by: PlayerId,
    word: String,
    word_commitment: &str,
) -> Result<(), Problem> {
    let seat = crate::app::own_seat(live, &by)?;
    let given = given(&word, word_commitment)?;
    let give = move |draft: &mut Draft| match given {
        DiceWord::Committed(commitment) => draft.commit_word(&by, seat, commitment),
        DiceWord::Open(_) | DiceWord::None => draft.give_word(&by, seat, &word),
    };
    Ok(app.hall.change(live, give).await?)
}

/// Whether a table only waits for the word of this person, who plays it alone against bots.
pub(crate) fn only_waits_for(table: &Table, person: &PlayerId) -> bool {
    let full = table.chairs().iter().all(|chair| chair.sitter.is_some());
    let mut people = table.chairs().iter().filter(|chair| chair.bot().is_none());
    let alone =
        people.next().is_some_and(|chair| chair.person() == Some(person) && chair.word == DiceWord::None);
    full && alone && people.next().is_none() && table.must_be_open().is_ok()
}

/// The address of a table for somebody who has just opened it: where nobody else is to come, the page gives the
/// browser's word and starts the game by itself.
pub(crate) fn way_in(live: &Live, person: &PlayerId) -> String {
    let at_once = live.read(|table| only_waits_for(table, person));
    format!("/t/{}{}", live.id(), if at_once { "?begin" } else { "" })
}

/// Asks for the start with the word of who asks, unless another click was faster: who sits here wants to see the
/// game either way.
pub(crate) async fn start(app: &Shared, live: &Arc<Live>, by: PlayerId, word: String) -> Result<(), Problem> {
    let start = move |draft: &mut Draft| match draft.start(&by, &word) {
        Err(TableError::Started) => Ok(()),
        asked => asked,
    };
    Ok(app.hall.change(live, start).await?)
}
