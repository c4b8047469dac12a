//! Clauses of the rules: whose they are, what they say, where they stand.

use super::game_pages;
use crate::game_page::AnyPage;
use crate::problem::Problem;
use crate::words::Lang;
use axum::http::StatusCode;
use engine::any::Refusal;
use engine::record::{RecordError, RecordFault};

/// The game that a clause belongs to.
pub(crate) fn game(clause: &str) -> &'static str {
    game_pages().find(|page| clause.starts_with(page.files().letters)).map_or("", |page| page.id())
}

/// Why something was refused, in the reader's language: as the game puts it, else as all do.
pub(crate) fn refusal(lang: Lang, problem: &Problem) -> String {
    if let Some(error) = &problem.record {
        return bad_record(lang, error);
    }
    let game = problem.clause.as_deref().map(game).unwrap_or_default();
    let own = lang.find(&format!("{game}-problem-{}", problem.code), &[]);
    own.or_else(|| lang.find(&format!("problem-{}", problem.code), &[]))
        .unwrap_or_else(|| problem.detail.clone())
}

/// Where a record is wrong, and how.
fn bad_record(lang: Lang, error: &RecordError) -> String {
    let named = |key: &str, name: &str| lang.tr(key, &[("name", name.into())]);
    let what = match &error.fault {
        // What is missing stands on no line.
        RecordFault::Missing(name) => return lang.tr("record-missing", &[("name", name.as_str().into())]),
        RecordFault::Entry => lang.t("record-entry"),
        RecordFault::Form => lang.t("record-form"),
        RecordFault::Late => lang.t("record-late"),
        RecordFault::Twice(name) => named("record-twice", name),
        RecordFault::Value(name) => named("record-value", name),
        RecordFault::Game(name) => named("record-game", name),
        RecordFault::Outcome => lang.t("record-outcome"),
        RecordFault::Refused(refused) => move_refused(lang, refused),
        _ => error.reason.clone(),
    };
    let place = [("line", error.line.into()), ("column", error.column.into()), ("what", what.into())];
    lang.tr("record-fault", &place)
}

/// Why a move of a record cannot be made.
fn move_refused(lang: Lang, refused: &Refusal) -> String {
    let problem = Problem {
        clause: refused.clause().map(|clause| clause.to_string()),
        ..Problem::new(StatusCode::UNPROCESSABLE_ENTITY, refused.code(), lang.t("record-move"))
    };
    refusal(lang, &problem)
}

/// What a clause says, on one line; none for a chapter.
pub(crate) fn clause(lang: Lang, page: &dyn AnyPage, clause: &str) -> Option<String> {
    let begin = format!("- **{clause}** ");
    let line = lang.page(page.id()).lines().find_map(|line| line.strip_prefix(&begin))?;
    Some(line.replace(['*', '`'], ""))
}

/// The address of a clause on its rules page.
pub(crate) fn link(clause: &str) -> String {
    format!("/rules/{}#{clause}", game(clause))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_stands_on_the_page_of_its_game() {
        assert_eq!(link("CU-5.5"), "/rules/camel-up#CU-5.5");
    }
}
