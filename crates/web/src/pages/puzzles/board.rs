//! Small drawings of puzzles' positions, for the list.

use super::shelf::{Numbered, Shelf};
use crate::drawing::names::by_seat;
use crate::scene::Scene;
use crate::snapshot;
use crate::words::Lang;
use engine::Viewer;
use hall::Once;
use std::sync::Arc;

/// How many drawings are kept: of a day and the next, in two languages, by day and by night.
const KEPT: usize = 40;

/// What a drawing looks like: of this game's puzzle of this number, in a language, by day or by night.
type Look = (&'static str, usize, Lang, bool);

static DRAWN: Once<Look, String> = Once::new(KEPT);

/// The position as who is to choose sees it, as SVG, drawn once.
pub(super) fn board(shelf: &Shelf, numbered: Numbered<'_>, lang: Lang, dark: bool) -> Arc<String> {
    let look = (shelf.page.id(), numbered.number, lang, dark);
    DRAWN.get(look, || draw(shelf, numbered, lang, dark))
}

/// The same, drawn now.
pub(super) fn draw(shelf: &Shelf, numbered: Numbered<'_>, lang: Lang, dark: bool) -> String {
    let Some(position) = numbered.position(shelf.page) else { return String::new() };
    let names = by_seat(lang, position.seats());
    let view = position.view(Viewer::Seat(numbered.puzzle.seat));
    snapshot::svg(shelf.page, &Scene::still(lang, &view, &names), dark)
}
