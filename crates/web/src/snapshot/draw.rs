//! A board as one drawing: its elements where the style sheets put them, each with its colours said outright.

use super::node::{Child, Node};
use super::sheet::Sheet;
use super::style::{Env, Style};
use std::collections::HashMap;
use std::fmt::Write;

/// What SVG elements may be told by style sheets as by attributes.
const PLAIN: [&str; 13] = [
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-opacity",
    "fill-opacity",
    "fill-rule",
    "opacity",
    "paint-order",
    "text-anchor",
    "letter-spacing",
    "dominant-baseline",
];
/// Attributes that the drawing keeps as they are.
const KEPT: [&str; 28] = [
    "d",
    "x",
    "y",
    "x1",
    "y1",
    "x2",
    "y2",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "width",
    "height",
    "points",
    "transform",
    "viewBox",
    "preserveAspectRatio",
    "fill",
    "stroke",
    "dx",
    "dy",
    "fill-rule",
    "clip-rule",
    "stroke-width",
    "stroke-dasharray",
    "opacity",
    "text-anchor",
];
/// How deep drawings may use each other.
const DEPTH: usize = 12;

/// A place on the board.
#[derive(Clone, Copy)]
struct Place {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
}

pub(super) struct Drawing<'a> {
    pub(super) sheet: &'a Sheet,
    /// The drawings that may be used, by their names.
    pub(super) symbols: &'a HashMap<String, Node>,
    pub(super) out: String,
}

impl Drawing<'_> {
    /// Draws the last of these, an element of the page, in a box of this size.
    pub(super) fn element(&mut self, path: &[&Node], outer: &Env, within: (f32, f32)) {
        let Some(node) = path.last() else { return };
        let style = Style::of(self.sheet, path, outer);
        if style.is_hidden(node) || matches!(node.tag.as_str(), "input" | "form" | "dialog") {
            return;
        }
        // Columns of a page are not worked out: what stands in them is words.
        if style.get("grid-template-columns").is_some() && style.get("position") != Some("absolute") {
            return;
        }
        let place = place(node, &style, within);
        let _ = write!(self.out, "<g");
        let moved = style.transform((place.width, place.height), (place.width / 2.0, place.height / 2.0));
        let _ = write!(self.out, " transform=\"translate({:.2} {:.2}) {moved}\"", place.x, place.y);
        if let Some(opacity) = style.get("opacity") {
            let _ = write!(self.out, " opacity=\"{opacity}\"");
        }
        self.out.push('>');
        self.ground(&style, place);
        if node.tag == "svg" {
            let size = format!("width=\"{:.2}\" height=\"{:.2}\"", place.width, place.height);
            self.nested(path, &style, &size);
        } else {
            self.inside(path, &style, place);
        }
        self.out.push_str("</g>");
    }

    /// The colour of a box.
    fn ground(&mut self, style: &Style, Place { width, height, .. }: Place) {
        let ground = style.colour("background").or_else(|| style.colour("background-color"));
        if let Some(ground) = ground {
            let round = style.lengths("border-radius", width).into_iter().flatten().fold(0.0_f32, f32::max);
            let round = round.min(width / 2.0).min(height / 2.0);
            let _ = write!(
                self.out,
                "<rect width=\"{width:.2}\" height=\"{height:.2}\" rx=\"{round:.2}\" fill=\"{ground}\"/>"
            );
        }
    }

    /// What is in a box: elements from the back to the front, and its text in the middle.
    fn inside(&mut self, path: &[&Node], style: &Style, place: Place) {
        let Some(node) = path.last() else { return };
        let mut inner: Vec<(f32, Vec<&Node>)> = Vec::new();
        for child in node.nodes() {
            let path: Vec<&Node> = path.iter().copied().chain([child]).collect();
            let front = Style::of(self.sheet, &path, &style.env).length("z-index", 0.0).unwrap_or(0.0);
            inner.push((front, path));
        }
        inner.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let row = style.get("display") == Some("flex");
        // A row is as high as the highest thing in it, unless it is said how high.
        let high = |path: &Vec<&Node>| {
            place_of(path, &Style::of(self.sheet, path, &style.env), (place.width, place.height)).height
        };
        let low = row && style.get("height").is_none() && style.get("top").is_some();
        let highs = inner.iter().map(|(_, path)| high(path)).filter(|high| *high < place.height);
        let height = if low { highs.reduce(f32::max).unwrap_or(place.height) } else { place.height };
        let place = Place { height, ..place };
        let mut at = if row { self.row_start(&inner, style, place) } else { 0.0 };
        for (_, path) in inner {
            if row {
                let own = Style::of(self.sheet, &path, &style.env);
                let width = place_of(&path, &own, (place.width, place.height)).width;
                let _ = write!(
                    self.out,
                    "<g transform=\"translate({:.2} 0)\">",
                    at - (place.width - width) / 2.0
                );
                self.element(&path, &style.env, (place.width, place.height));
                self.out.push_str("</g>");
                at += width + style.length("gap", place.width).unwrap_or(0.0);
            } else {
                self.element(&path, &style.env, (place.width, place.height));
            }
        }
        let text = node.text();
        if !text.is_empty() {
            self.text(&text, &style.env, place.width / 2.0, place.height / 2.0);
        }
    }

    /// Where the first thing of a row stands.
    fn row_start(&self, inner: &[(f32, Vec<&Node>)], style: &Style, place: Place) -> f32 {
        if style.get("justify-content") != Some("center") {
            return 0.0;
        }
        let width = |path: &Vec<&Node>| {
            place_of(path, &Style::of(self.sheet, path, &style.env), (place.width, place.height)).width
        };
        let gaps = style.length("gap", place.width).unwrap_or(0.0) * inner.len().saturating_sub(1) as f32;
        (place.width - inner.iter().map(|(_, path)| width(path)).sum::<f32>() - gaps) / 2.0
    }

    fn text(&mut self, text: &str, env: &Env, x: f32, y: f32) {
        let (size, family) = (env.type_size, env.family.replace('"', "'"));
        let _ = write!(
            self.out,
            "<text x=\"{x:.2}\" y=\"{:.2}\" text-anchor=\"middle\" font-size=\"{size:.2}\" font-weight=\"{}\" font-family=\"{family}\" fill=\"{}\">",
            size.mul_add(0.35, y),
            env.weight,
            env.colour
        );
        self.escaped(text);
        self.out.push_str("</text>");
    }

    fn escaped(&mut self, text: &str) {
        self.out.push_str(&text.replace('&', "&amp;").replace('<', "&lt;"));
    }

    /// A drawing within the drawing, with attributes for its place.
    fn nested(&mut self, path: &[&Node], style: &Style, place: &str) {
        let Some(node) = path.last() else { return };
        let _ = write!(self.out, "<svg {place} overflow=\"{}\"", overflow(style));
        for name in ["viewBox", "preserveAspectRatio"] {
            if let Some(value) = node.attribute(name) {
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
        }
        self.out.push('>');
        self.children(path, &style.env, 0);
        self.out.push_str("</svg>");
    }

    fn children(&mut self, path: &[&Node], env: &Env, depth: usize) {
        let Some(node) = path.last() else { return };
        for child in &node.children {
            match child {
                Child::Text(text) => self.escaped(text.trim()),
                Child::Node(child) => {
                    let path: Vec<&Node> = path.iter().copied().chain([child]).collect();
                    self.shape(&path, env, depth);
                }
            }
        }
    }

    /// Draws an element of a drawing.
    fn shape(&mut self, path: &[&Node], outer: &Env, depth: usize) {
        let Some(node) = path.last() else { return };
        let style = Style::of(self.sheet, path, outer);
        if style.is_hidden(node)
            || matches!(node.tag.as_str(), "title" | "desc" | "style" | "script")
            || depth > DEPTH
        {
            return;
        }
        if node.tag == "use" {
            return self.used(node, &style, depth);
        }
        let moved = style.transform((0.0, 0.0), (0.0, 0.0));
        if !moved.is_empty() {
            let _ = write!(self.out, "<g transform=\"{moved}\">");
        }
        let _ = write!(self.out, "<{}", node.tag);
        for (name, value) in node.attributes.iter().filter(|(name, _)| KEPT.contains(&name.as_str())) {
            if style.get(name).is_none() || name == "transform" {
                let value = if value == "currentColor" { &style.env.colour } else { value };
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
        }
        self.painted(&style);
        self.out.push('>');
        self.children(path, &style.env, depth);
        let _ = write!(self.out, "</{}>", node.tag);
        if !moved.is_empty() {
            self.out.push_str("</g>");
        }
    }

    /// What the sheets say of a shape, as attributes.
    fn painted(&mut self, style: &Style) {
        for name in ["fill", "stroke"] {
            let value = match style.get(name) {
                None => continue,
                Some("none") => "none".to_owned(),
                Some("currentColor" | "currentcolor") => style.env.colour.clone(),
                Some(_) => match style.colour(name) {
                    Some(colour) => colour,
                    None => continue,
                },
            };
            let _ = write!(self.out, " {name}=\"{value}\"");
        }
        for name in PLAIN {
            let Some(value) = style.get(name).filter(|value| !value.contains('(')) else { continue };
            let _ = write!(self.out, " {name}=\"{}\"", value.replace("px", ""));
        }
        if style.get("font").is_some() || style.get("font-size").is_some() {
            let Env { type_size, weight, family, .. } = &style.env;
            let family = family.replace('"', "'");
            let _ = write!(
                self.out,
                " font-size=\"{type_size:.2}\" font-weight=\"{weight}\" font-family=\"{family}\""
            );
        }
    }

    /// What a drawing uses of another, in its colours.
    fn used(&mut self, node: &Node, style: &Style, depth: usize) {
        let name = node.attribute("href").unwrap_or_default().trim_start_matches('#');
        let Some(symbol) = self.symbols.get(name) else { return };
        self.out.push_str("<g");
        if let Some(transform) = node.attribute("transform") {
            let _ = write!(self.out, " transform=\"{transform}\"");
        }
        self.painted(style);
        let path = [symbol];
        let inner = Style::of(self.sheet, &path, &style.env);
        let _ = write!(self.out, "><svg overflow=\"{}\"", overflow(&inner));
        for (name, value) in &node.attributes {
            if matches!(name.as_str(), "x" | "y" | "width" | "height") {
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
        }
        for name in ["viewBox", "preserveAspectRatio"] {
            if let Some(value) = symbol.attribute(name) {
                let _ = write!(self.out, " {name}=\"{value}\"");
            }
        }
        self.out.push('>');
        self.children(&path, &inner.env, depth + 1);
        self.out.push_str("</svg></g>");
    }
}

/// Whether what stands out of a drawing is seen, as browsers have it.
fn overflow(style: &Style) -> &str {
    style.get("overflow").unwrap_or("hidden")
}

fn place_of(path: &[&Node], style: &Style, within: (f32, f32)) -> Place {
    path.last().map_or(Place { x: 0.0, y: 0.0, width: within.0, height: within.1 }, |node| {
        place(node, style, within)
    })
}

/// Where an element stands in a box of this size: put there by its style, else in the middle.
fn place(node: &Node, style: &Style, within: (f32, f32)) -> Place {
    let inset = style.lengths("inset", within.0);
    let edge = |name: &str, nth: usize, whole: f32| {
        let of_inset = || {
            *inset.get(match (inset.len(), nth) {
                (0, _) => return None,
                (1, _) => 0,
                (2 | 3, nth) => nth % 2,
                (_, nth) => nth,
            })?
        };
        style.length(name, whole).or_else(of_inset)
    };
    let (top, right) = (edge("top", 0, within.1), edge("right", 1, within.0));
    let (bottom, left) = (edge("bottom", 2, within.1), edge("left", 3, within.0));
    let between = |one: Option<f32>, other: Option<f32>, whole: f32| Some(whole - one? - other?);
    let ratio = style.get("aspect-ratio").and_then(|ratio| super::value::number(ratio, style.units(1.0)));
    let drawn = view_ratio(node).filter(|_| node.tag == "svg");
    let width = style.length("width", within.0).or_else(|| between(left, right, within.0));
    let height = style.length("height", within.1).or_else(|| between(top, bottom, within.1));
    // Words take about as much room as they have letters.
    let (words, size) = (node.text().chars().count() as f32, style.env.type_size);
    let said = words > 0.0 && node.tag != "svg";
    let (wide, tall) = if said { ((0.56 * size).mul_add(words, 20.0), 1.5 * size) } else { within };
    let width = width.or_else(|| Some(height? * ratio.or(drawn)?)).unwrap_or(wide);
    let height = height.or_else(|| Some(width / ratio.or(drawn)?)).unwrap_or(tall);
    let absolute = matches!(style.get("position"), Some("absolute" | "fixed"));
    let middle = |size: f32, whole: f32| (whole - size) / 2.0;
    let centred = !absolute || style.get("margin") == Some("auto");
    let at_origin = absolute && !said;
    let x = match (left, right) {
        (Some(left), _) if !centred => left,
        (None, Some(right)) if !centred => within.0 - right - width,
        (None, None) if at_origin => 0.0,
        _ => middle(width, within.0),
    };
    let y = match (top, bottom) {
        (Some(top), _) if !centred => top,
        (None, Some(bottom)) if !centred => within.1 - bottom - height,
        (None, None) if at_origin => 0.0,
        _ => middle(height, within.1),
    };
    Place { x, y, width, height }
}

/// The width of a drawing for each unit of its height.
pub(super) fn view_ratio(node: &Node) -> Option<f32> {
    let numbers: Vec<f32> =
        node.attribute("viewBox")?.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    (numbers.len() == 4 && numbers[3] > 0.0).then(|| numbers[2] / numbers[3])
}
