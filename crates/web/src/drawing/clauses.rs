//! Clauses of the rules: whose they are, what they say, where they stand.

use super::game_pages;
use crate::game_page::AnyPage;
use crate::problem::Problem;
use crate::words::Lang;

/// The game that a clause belongs to.
pub(crate) fn game(clause: &str) -> &'static str {
    game_pages().find(|page| clause.starts_with(page.files().letters)).map_or("", |page| page.id())
}

/// Why something was refused, in the reader's language: as the game puts it, else as all do.
pub(crate) fn refusal(lang: Lang, problem: &Problem) -> String {
    let game = problem.clause.as_deref().map(game).unwrap_or_default();
    let own = lang.find(&format!("{game}-problem-{}", problem.code), &[]);
    own.or_else(|| lang.find(&format!("problem-{}", problem.code), &[]))
        .unwrap_or_else(|| problem.detail.clone())
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
