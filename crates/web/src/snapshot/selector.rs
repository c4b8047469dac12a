//! Selectors of the house's style sheets: types, names, classes, `:is`, `:not`, `:has`, descendants and children.

use super::node::Node;

/// What one element must be.
#[derive(Default)]
struct Compound {
    tag: Option<String>,
    id: Option<String>,
    classes: Vec<String>,
    root: bool,
    /// Each: any of these.
    is: Vec<Vec<Compound>>,
    not: Vec<Vec<Compound>>,
    has: Vec<Vec<Compound>>,
}

/// A selector: compounds from the outermost to the element itself, each with whether the one before is its parent.
pub(super) struct Selector(Vec<(bool, Compound)>);

impl Selector {
    /// Reads a selector; none for one that uses something else, such as states.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut parts = Vec::new();
        let mut child = false;
        for part in split(text, char::is_whitespace) {
            for (at, one) in split(part, |letter| letter == '>').into_iter().enumerate() {
                child |= at > 0;
                if !one.is_empty() {
                    parts.push((child, Compound::parse(one)?));
                    child = false;
                }
            }
            child |= part.ends_with('>');
        }
        (!parts.is_empty()).then_some(Self(parts))
    }

    /// A class that the element itself must have, by which rules are found.
    pub(super) fn class(&self) -> Option<&str> {
        self.0.last()?.1.classes.first().map(String::as_str)
    }

    /// How much it weighs against others.
    pub(super) fn weight(&self) -> u32 {
        self.0.iter().map(|(_, compound)| compound.weight()).sum()
    }

    /// Whether the last of these, each in the one before it, is selected.
    pub(super) fn fits(&self, path: &[&Node]) -> bool {
        fits(&self.0, path)
    }
}

fn fits(parts: &[(bool, Compound)], path: &[&Node]) -> bool {
    let (Some(((is_child, own), before)), Some((node, outer))) = (parts.split_last(), path.split_last())
    else {
        return parts.is_empty();
    };
    if !own.fits(node, outer.is_empty()) {
        return false;
    }
    if before.is_empty() {
        return true;
    }
    let from = if *is_child { outer.len().min(1) } else { outer.len() };
    (0..from).any(|up| fits(before, &outer[..outer.len() - up]))
}

impl Compound {
    fn parse(text: &str) -> Option<Self> {
        let mut compound = Self::default();
        let mut rest = text;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('*') {
                rest = after;
                continue;
            }
            let (sign, after) = if rest.starts_with(['.', '#', ':']) { rest.split_at(1) } else { ("", rest) };
            let end =
                after.find(|letter: char| !letter.is_ascii_alphanumeric() && !matches!(letter, '-' | '_'));
            let (name, mut left) = after.split_at(end.unwrap_or(after.len()));
            match sign {
                _ if name.is_empty() => return None,
                "." => compound.classes.push(name.to_owned()),
                "#" => compound.id = Some(name.to_owned()),
                "" => compound.tag = Some(name.to_owned()),
                _ if name == "root" => compound.root = true,
                _ => {
                    let inside = left.strip_prefix('(')?;
                    let close = closing(inside)?;
                    let list = list(&inside[..close])?;
                    match name {
                        "is" | "where" => compound.is.push(list),
                        "not" => compound.not.push(list),
                        "has" => compound.has.push(list),
                        _ => return None,
                    }
                    left = &inside[close + 1..];
                }
            }
            rest = left;
        }
        Some(compound)
    }

    fn weight(&self) -> u32 {
        let inside =
            self.is.iter().chain(&self.not).chain(&self.has).flatten().map(Self::weight).sum::<u32>();
        let classes = self.classes.len() as u32 + u32::from(self.root);
        u32::from(self.tag.is_some()) + 100 * classes + 10_000 * u32::from(self.id.is_some()) + inside
    }

    fn fits(&self, node: &Node, outermost: bool) -> bool {
        let any = |list: &[Self]| list.iter().any(|one| one.fits(node, outermost));
        self.tag.as_ref().is_none_or(|tag| *tag == node.tag)
            && self.id.as_ref().is_none_or(|id| *id == node.id)
            && (!self.root || outermost)
            && self.classes.iter().all(|class| node.is(class))
            && self.is.iter().all(|list| any(list))
            && !self.not.iter().any(|list| any(list))
            && self.has.iter().all(|list| {
                list.iter().any(|one| node.nodes().any(|inner| inner.any(&|node| one.fits(node, false))))
            })
    }
}

fn list(text: &str) -> Option<Vec<Compound>> {
    split(text, |letter| letter == ',').into_iter().map(|one| Compound::parse(one.trim())).collect()
}

/// Where the bracket closes that was opened before this text.
pub(super) fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, letter)| {
        match letter {
            '(' => depth += 1,
            ')' if depth == 0 => return Some(at),
            ')' => depth -= 1,
            _ => {}
        }
        None
    })
}

/// The parts of a text between letters that part it outside brackets; none of them empty, unless it is the first.
pub(super) fn split(text: &str, parts: impl Fn(char) -> bool) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 && parts(letter) => {
                found.push(&text[from..at]);
                from = at + letter.len_utf8();
            }
            _ => {}
        }
    }
    found.push(&text[from..]);
    found.retain(|part| !part.is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selects(selector: &str, markup: &str) -> bool {
        let node = Node::parse(markup).expect("well formed");
        let mut path = vec![&node];
        while let Some(inner) = path.last().and_then(|node| node.nodes().next()) {
            path.push(inner);
        }
        Selector::parse(selector).expect("a selector that is known").fits(&path)
    }

    #[test]
    fn selectors_fit_as_in_a_browser() {
        let inner = "<a class=\"x\"><b class=\"y z\"><c id=\"i\" class=\"w\"/></b></a>";
        for selector in [
            "c",
            ".w",
            "#i",
            ".x .w",
            ".x c.w",
            ".y > .w",
            ".x > .y.z > #i",
            ":root .w",
            ".w:not(.v)",
            ":is(.v, .w)",
            ".y:has(.w) c",
            ".y > *",
            "*",
        ] {
            assert!(selects(selector, inner), "{selector}");
        }
        for selector in ["d", ".v", ".x > .w", ".w .x", ".w:not(.w)", ":is(.u, .v)", ".y:has(.v) c"] {
            assert!(!selects(selector, inner), "{selector}");
        }
        for selector in [".a:hover", ".a::before", "[hidden]"] {
            assert!(Selector::parse(selector).is_none(), "{selector}");
        }
        assert!(Selector::parse(".a.b").unwrap().weight() > Selector::parse(".a b").unwrap().weight());
    }
}
