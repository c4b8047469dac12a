//! What holds for one element: what the sheets say of it, with all that it inherits.

use super::node::Node;
use super::selector::split;
use super::sheet::Sheet;
use super::value::{Units, Vars, colour, filled, number};
use std::collections::HashMap;
use std::sync::Arc;

/// What elements pass on to those in them.
#[derive(Clone)]
pub(super) struct Env {
    pub(super) vars: Arc<Vars>,
    pub(super) colour: String,
    pub(super) type_size: f32,
    pub(super) family: String,
    pub(super) weight: String,
    /// The board's width and height.
    pub(super) board: (f32, f32),
    pub(super) dark: bool,
}

/// What holds for one element.
pub(super) struct Style {
    said: HashMap<String, String>,
    pub(super) env: Env,
}

impl Style {
    /// What holds for the last of these, each in the one before it.
    pub(super) fn of(sheet: &Sheet, path: &[&Node], outer: &Env) -> Self {
        let mut raw: HashMap<&str, &str> = HashMap::new();
        for (name, value) in sheet.said(path) {
            raw.insert(name, value);
        }
        let own: Vars = raw
            .iter()
            .filter(|(name, _)| name.starts_with("--"))
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        let mut env = outer.clone();
        if !own.is_empty() {
            let mut vars = (*outer.vars).clone();
            for (name, value) in &own {
                if let Some(value) = filled(value, &own, &outer.vars, 0) {
                    vars.insert(name.clone(), value);
                }
            }
            env.vars = Arc::new(vars);
        }
        let said = raw.into_iter().filter(|(name, _)| !name.starts_with("--"));
        let fill = |value: &str| filled(value, &HashMap::new(), &env.vars, 0);
        let said: HashMap<String, String> =
            said.filter_map(|(name, value)| Some((name.to_owned(), fill(value)?))).collect();
        let mut style = Self { said, env };
        style.inherit();
        style
    }

    fn inherit(&mut self) {
        if let Some(font) = self.said.get("font").cloned() {
            self.read_font(&font);
        }
        let size = self.said.get("font-size").and_then(|size| number(size, self.units(self.env.type_size)));
        self.env.type_size = size.unwrap_or(self.env.type_size);
        if let Some(weight) = self.said.get("font-weight") {
            self.env.weight.clone_from(weight);
        }
        if let Some(family) = self.said.get("font-family") {
            self.env.family.clone_from(family);
        }
        if let Some(found) = self.said.get("color").and_then(|text| colour(text, self.env.dark)) {
            self.env.colour = found;
        }
    }

    /// `400 24px/1.2 "Young Serif", serif`
    fn read_font(&mut self, font: &str) {
        let words = split(font, char::is_whitespace);
        let Some((size_at, size)) = words.iter().enumerate().find_map(|(at, word)| {
            let size = split(word, |letter| letter == '/')
                .first()
                .and_then(|size| number(size, self.units(self.env.type_size)))?;
            (at > 0).then_some((at, size))
        }) else {
            return;
        };
        words[0].clone_into(&mut self.env.weight);
        self.env.type_size = size;
        self.env.family = words[size_at + 1..].join(" ");
    }

    pub(super) fn get(&self, name: &str) -> Option<&str> {
        self.said.get(name).map(String::as_str)
    }

    pub(super) fn units(&self, whole: f32) -> Units {
        Units { whole, type_size: self.env.type_size, board: self.env.board }
    }

    /// A length, of which `whole` is all.
    pub(super) fn length(&self, name: &str, whole: f32) -> Option<f32> {
        number(self.get(name)?, self.units(whole))
    }

    /// The lengths of a property that has several.
    pub(super) fn lengths(&self, name: &str, whole: f32) -> Vec<Option<f32>> {
        let words = self.get(name).map(|value| split(value, char::is_whitespace)).unwrap_or_default();
        words.into_iter().map(|word| number(word, self.units(whole))).collect()
    }

    /// A property that is a colour.
    pub(super) fn colour(&self, name: &str) -> Option<String> {
        colour(self.get(name)?, self.env.dark)
    }

    /// Whether nothing is to be seen of it.
    pub(super) fn is_hidden(&self, node: &Node) -> bool {
        self.get("display") == Some("none")
            || self.get("visibility") == Some("hidden")
            || self.get("opacity").is_some_and(|opacity| opacity.trim() == "0")
            || node.attribute("hidden").is_some()
            || node.attribute("popover").is_some()
            || node.is("sr")
    }

    /// How it is moved, scaled and turned, as the value of an SVG attribute; the element has this size, and moves about
    /// `origin` unless something else is said.
    pub(super) fn transform(&self, size: (f32, f32), origin: (f32, f32)) -> String {
        let mut parts = Vec::new();
        let at = |name: &str, nth: usize, whole: f32| {
            let words = self.get(name).map(|value| split(value, char::is_whitespace)).unwrap_or_default();
            number(words.get(nth)?, self.units(whole))
        };
        if let Some(x) = at("translate", 0, size.0) {
            parts.push(format!("translate({x:.2} {:.2})", at("translate", 1, size.1).unwrap_or(0.0)));
        }
        let origin = (
            at("transform-origin", 0, size.0).unwrap_or(origin.0),
            at("transform-origin", 1, size.1).unwrap_or(origin.1),
        );
        let mut turned: Vec<String> = Vec::new();
        if let Some(scale) = at("scale", 0, 1.0) {
            turned.push(format!("scale({scale:.3} {:.3})", at("scale", 1, 1.0).unwrap_or(scale)));
        }
        turned.extend(self.get("transform").into_iter().flat_map(|value| self.functions(value, size)));
        if !turned.is_empty() {
            parts.push(format!("translate({:.2} {:.2})", origin.0, origin.1));
            parts.append(&mut turned);
            parts.push(format!("translate({:.2} {:.2})", -origin.0, -origin.1));
        }
        parts.join(" ")
    }

    fn functions(&self, value: &str, size: (f32, f32)) -> Vec<String> {
        let one = |function: &str| {
            let (name, rest) = function.split_once('(')?;
            let parts = split(rest.strip_suffix(')')?, |letter| letter == ',');
            let part =
                |nth: usize, whole: f32| parts.get(nth).and_then(|part| number(part, self.units(whole)));
            let first = part(0, size.0);
            Some(match name.trim() {
                "translate" => format!("translate({:.2} {:.2})", first?, part(1, size.1).unwrap_or(0.0)),
                "translateX" => format!("translate({:.2} 0)", first?),
                "translateY" => format!("translate(0 {:.2})", part(0, size.1)?),
                "scale" => format!("scale({:.3} {:.3})", first?, part(1, 1.0).or(first)?),
                "scaleX" => format!("scale({:.3} 1)", first?),
                "scaleY" => format!("scale(1 {:.3})", first?),
                "rotate" => format!("rotate({:.2})", first?.to_degrees()),
                _ => return None,
            })
        };
        split(value, char::is_whitespace).into_iter().filter_map(one).collect()
    }
}
