//! Which drawings a page needs of the games' sprites.

use crate::pages::game_pages;
use std::collections::HashSet;
use std::sync::LazyLock;

/// The drawings of all games' covers.
pub(crate) fn covers() -> &'static str {
    static COVERS: LazyLock<String> = LazyLock::new(|| {
        game_pages().map(|page| used(page.files().sprite, &page.cover().into_string())).collect()
    });
    &COVERS
}

/// The symbols of a sprite that the markup uses, and those that these use in turn, in the sprite's order.
fn used(sprite: &str, markup: &str) -> String {
    let symbols: Vec<&str> = sprite.split_inclusive("</symbol>").collect();
    let mut wanted: HashSet<&str> = references(markup).collect();
    loop {
        let more: Vec<&str> = symbols.iter().filter(|symbol| is_wanted(symbol, &wanted)).copied().collect();
        let before = wanted.len();
        wanted.extend(more.into_iter().flat_map(references));
        if wanted.len() == before {
            return symbols.into_iter().filter(|symbol| is_wanted(symbol, &wanted)).collect();
        }
    }
}

fn is_wanted(symbol: &str, wanted: &HashSet<&str>) -> bool {
    let id = symbol.split_once("<symbol id=\"").and_then(|(_, rest)| rest.split_once('"'));
    id.is_some_and(|(id, _)| wanted.contains(id))
}

/// The ids that a piece of SVG refers to.
fn references(svg: &str) -> impl Iterator<Item = &str> {
    svg.split("href=\"#").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_brings_its_parts_and_nothing_else() {
        let sprite = "<symbol id=\"a\"><use href=\"#b\"/></symbol><symbol id=\"b\"></symbol><symbol id=\"c\"></symbol>";
        assert_eq!(used(sprite, "<use href=\"#a\"/>"), sprite.split_once("<symbol id=\"c\"").unwrap().0);
        assert_eq!(used(sprite, ""), "");
    }
}
