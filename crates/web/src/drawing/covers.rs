//! What the covers of all games need of the games' drawings and style sheets, so that the lobby does without the rest,
//! with the style of the lists that show them, so that tables do without that.

use super::game_pages;
use crate::sheets::{LISTS, without_comments};
use std::collections::HashSet;
use std::sync::LazyLock;

struct Covers {
    sprite: String,
    style: String,
}

static COVERS: LazyLock<Covers> = LazyLock::new(|| {
    let mut covers = Covers { sprite: String::new(), style: LISTS.to_owned() };
    for page in game_pages() {
        let cover = page.cover().into_string();
        let symbols = used(page.files().sprite, &cover);
        let classes = classes(&cover).chain(classes(&symbols)).collect();
        covers.style += &applied(&without_comments(page.files().style), &classes);
        covers.sprite += &symbols;
    }
    covers
});

/// The drawings of all games' covers.
pub(crate) fn sprite() -> &'static str {
    &COVERS.sprite
}

/// The style of all games' covers, and of their lists.
pub(crate) fn style() -> &'static str {
    &COVERS.style
}

/// The symbols of a sprite that the markup uses, and those that these use in turn, in the sprite's order.
pub(crate) fn used(sprite: &str, markup: &str) -> String {
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

/// The classes that a piece of markup has.
fn classes(markup: &str) -> impl Iterator<Item = &str> {
    let lists = markup.split("class=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    lists.flat_map(str::split_whitespace)
}

/// The rules of a style sheet that can apply to what has these classes and no others. Animations are left out: covers
/// keep still.
fn applied(style: &str, classes: &HashSet<&str>) -> String {
    let mut kept = String::new();
    let mut rest = style;
    while let Some((before, after)) = rest.split_once('{') {
        let (body, next) = block(after);
        let before = before.trim();
        if before.starts_with("@media") {
            let inner = applied(body, classes);
            if !inner.is_empty() {
                kept.extend([before, "{", &inner, "}\n"]);
            }
        } else if !before.starts_with('@') {
            let selectors: Vec<&str> = selectors(before).filter(|one| applies(one, classes)).collect();
            if !selectors.is_empty() {
                kept.extend([&selectors.join(","), "{", body, "}\n"]);
            }
        }
        rest = next;
    }
    kept
}

/// What a block holds whose brace was read, and what comes after it.
fn block(text: &str) -> (&str, &str) {
    let mut depth = 1;
    let end = text.find(|sign| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        depth == 0
    });
    end.map_or((text, ""), |end| (&text[..end], &text[end + 1..]))
}

/// The selectors of a list; commas within brackets do not part them.
fn selectors(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    list.split(move |sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        sign == ',' && depth == 0
    })
    .map(str::trim)
}

/// Whether a selector names only these classes. What it excludes or has only inside counts as named too: such rules are
/// not for covers.
fn applies(selector: &str, classes: &HashSet<&str>) -> bool {
    let name = |rest: &str| rest.find(|sign: char| !(sign.is_alphanumeric() || "-_".contains(sign)));
    let mut names = selector.split('.').skip(1).map(|rest| &rest[..name(rest).unwrap_or(rest.len())]);
    names.all(|name| classes.contains(name))
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

    #[test]
    fn rules_for_other_classes_stay_behind() {
        let style = "/* a { } */ .a, .b:is(.c, .d) { x: 1 } .a .e { x: 2 } @media print { .e { x: 3 } .a { x: 4 } } \
                     @keyframes k { from { x: 5 } } .a-b { x: 6 } use { x: 7 }";
        let style = without_comments(style);
        assert_eq!(
            applied(&style, &HashSet::from(["a"])),
            ".a{ x: 1 }\n@media print{.a{ x: 4 }\n}\nuse{ x: 7 }\n"
        );
        assert_eq!(applied(&style, &HashSet::from(["b", "c", "d"])), ".b:is(.c, .d){ x: 1 }\nuse{ x: 7 }\n");
    }

    #[test]
    fn the_covers_bring_a_small_part_of_the_games() {
        let all: usize = game_pages().map(|page| page.files().style.len()).sum();
        assert!(style().len() * 5 < all && style().contains(".so-sun"), "{} of {all}", style().len());
    }
}
