//! The house's style sheets, as they are on a wide screen.

use super::node::Node;
use super::selector::{Selector, split};
use std::collections::HashMap;

/// The window for which styles are chosen, in pixels.
const WINDOW: (f32, f32) = (1440.0, 900.0);

/// A rule: what is selected, and what is said of it.
struct Rule {
    selector: Selector,
    said: std::sync::Arc<Vec<(String, String)>>,
}

/// Rules in the order in which they weigh more.
#[derive(Default)]
pub(super) struct Sheet {
    rules: Vec<Rule>,
    /// The rules by a class that they need; those without one under no name.
    by_class: HashMap<String, Vec<usize>>,
    /// What registered properties are where nothing is said.
    pub(super) initial: HashMap<String, String>,
}

impl Sheet {
    /// Reads style sheets, one after another.
    pub(super) fn parse(text: &str) -> Self {
        let mut sheet = Self::default();
        sheet.read(&without_comments(text));
        sheet.rules.sort_by_key(|rule| rule.selector.weight());
        for (at, rule) in sheet.rules.iter().enumerate() {
            let class = rule.selector.class().unwrap_or_default().to_owned();
            sheet.by_class.entry(class).or_default().push(at);
        }
        sheet
    }

    fn read(&mut self, text: &str) {
        let mut rest = text;
        while let Some(open) = rest.find('{') {
            let head = rest[..open].trim();
            let Some(close) = block(&rest[open + 1..]) else { return };
            let body = &rest[open + 1..open + 1 + close];
            rest = &rest[open + 2 + close..];
            if let Some(asked) = head.strip_prefix("@media") {
                if split(asked, |letter| letter == ',').into_iter().any(applies) {
                    self.read(body);
                }
            } else if let Some(name) = head.strip_prefix("@property") {
                let initial = said(body).into_iter().find(|(name, _)| name == "initial-value");
                self.initial.extend(initial.map(|(_, value)| (name.trim().to_owned(), value)));
            } else if !head.starts_with('@') {
                let said = std::sync::Arc::new(said(body));
                for selector in split(head, |letter| letter == ',') {
                    let selector = Selector::parse(selector.trim());
                    self.rules.extend(selector.map(|selector| Rule { selector, said: said.clone() }));
                }
            }
        }
    }

    /// What is said of the last of these, each in the one before it: what weighs most comes last.
    pub(super) fn said<'a>(&'a self, path: &[&Node]) -> Vec<&'a (String, String)> {
        let Some(node) = path.last() else { return Vec::new() };
        let classes = node.classes.iter().map(String::as_str).chain([""]);
        let mut rules: Vec<usize> =
            classes.filter_map(|class| self.by_class.get(class)).flatten().copied().collect();
        rules.sort_unstable();
        rules.dedup();
        let fitting = rules.into_iter().map(|at| &self.rules[at]).filter(|rule| rule.selector.fits(path));
        fitting.flat_map(|rule| rule.said.iter()).collect()
    }
}

/// Whether a media query holds for a wide, quiet screen.
fn applies(asked: &str) -> bool {
    split(asked, |letter| letter == ' ').into_iter().filter(|word| word.starts_with('(')).all(|word| {
        let (name, value) = word.trim_matches(['(', ')']).split_once(':').unwrap_or((word, ""));
        let pixels = || value.trim().trim_end_matches("px").parse::<f32>().unwrap_or(0.0);
        match name.trim() {
            "min-width" => pixels() <= WINDOW.0,
            "max-width" => WINDOW.0 <= pixels(),
            "min-height" => pixels() <= WINDOW.1,
            "max-height" => WINDOW.1 <= pixels(),
            "orientation" => value.trim() == "landscape",
            _ => false,
        }
    })
}

/// The properties and values in a block.
fn said(body: &str) -> Vec<(String, String)> {
    let one = |said: &str| {
        let (name, value) = said.split_once(':')?;
        Some((name.trim().to_owned(), value.trim().trim_end_matches("!important").trim().to_owned()))
    };
    split(body, |letter| letter == ';').into_iter().filter_map(one).collect()
}

/// Where the block ends that was opened before this text.
fn block(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, letter)| {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => return Some(at),
            '}' => depth -= 1,
            _ => {}
        }
        None
    })
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.split_once("*/").map_or("", |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_weighs_more_is_said_last() {
        let sheet = Sheet::parse(
            "/* .a { x: 0 } */ .a.b { x: 1 } .a { x: 2; y: calc(1 * (2 + 3)) } @media (max-width: 900px) { .a { y: 3 } }
             @media (min-width: 900px) { .a { z: 4 } } @keyframes k { to { x: 5 } } @property --p { initial-value: 6; }",
        );
        let node = Node::parse("<g class=\"a b\"/>").unwrap();
        let said: Vec<_> =
            sheet.said(&[&node]).into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        assert_eq!(said, ["x=2", "y=calc(1 * (2 + 3))", "z=4", "x=1"]);
        assert_eq!(sheet.initial.get("--p").map(String::as_str), Some("6"));
    }
}
