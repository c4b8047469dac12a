//! What those on the chairs are called: people as they said, bots by a given name of their level.

use crate::words::Lang;
use engine::Seat;
use table::{Chair, Sitter, Table};

/// Who is no longer known by name, among the kinds of bots that have words.
const FORGOTTEN: &str = "former-player";

/// The names shown for the chairs; an empty chair has none, and once a game is over chairs are theirs who left them to
/// bots.
pub(crate) fn names(table: &Table, lang: Lang) -> Vec<String> {
    Seat::all(table.chairs().len()).map(|seat| shown(seat, table.whose(seat), lang)).collect()
}

/// The names shown for those who sit on these chairs.
pub(crate) fn names_of(chairs: &[Chair], lang: Lang) -> Vec<String> {
    let name = |(seat, chair): (Seat, &Chair)| shown(seat, chair.sitter.as_ref(), lang);
    Seat::all(chairs.len()).zip(chairs).map(name).collect()
}

/// What players are called where nobody sits: by their seats.
pub(crate) fn by_seat(lang: Lang, seats: usize) -> Vec<String> {
    Seat::all(seats).map(|seat| lang.tr("seat-number", &[("seat", seat.number().into())])).collect()
}

fn shown(seat: Seat, sitter: Option<&Sitter>, lang: Lang) -> String {
    sitter.map_or_else(String::new, |sitter| sitter_name(seat, sitter, lang))
}

/// The name shown for who sits on a chair.
pub(crate) fn sitter_name(seat: Seat, sitter: &Sitter, lang: Lang) -> String {
    match sitter {
        Sitter::Person { name, .. } if name.is_empty() => bot_name(lang, FORGOTTEN),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot(kind) => {
            given_name(seat, kind, lang).unwrap_or_else(|| format!("{} {seat}", bot_name(lang, kind)))
        }
    }
}

/// The name of a bot of a level on this chair: the list of the level has one for each.
fn given_name(seat: Seat, kind: &str, lang: Lang) -> Option<String> {
    let names = lang.find(&format!("bot-{kind}-names"), &[])?;
    names.split_whitespace().nth(seat.index()).map(str::to_owned)
}

/// What bots of a kind are called together.
pub(crate) fn bot_name(lang: Lang, kind: &str) -> String {
    lang.find(&format!("bot-{kind}"), &[]).unwrap_or_else(|| kind.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn all_bots_of_levels_at_a_table_have_names_of_their_own() {
        for lang in Lang::all() {
            let levels = ["easy", "fair", "strong"];
            let on = |seat| levels.map(|kind| sitter_name(seat, &Sitter::Bot(kind.to_owned()), lang));
            let names: Vec<_> = Seat::all(engine::MAX_SEATS).flat_map(on).collect();
            let distinct: BTreeSet<_> = names.iter().collect();
            assert_eq!(distinct.len(), levels.len() * engine::MAX_SEATS, "{names:?}");
            assert!(names.iter().all(|name| name.chars().all(char::is_alphabetic)), "{names:?}");
        }
    }

    #[test]
    fn a_program_is_told_apart_by_its_chair() {
        let random = Sitter::Bot("random".to_owned());
        assert_eq!(sitter_name(Seat::new(2), &random, Lang::ENGLISH), "Random 3");
    }
}
