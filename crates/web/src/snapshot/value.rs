//! Values of style sheets: variables put in, lengths worked out, colours as every program knows them.

use super::selector::{closing, split};
use csscolorparser::Color;
use std::collections::HashMap;

/// What a length may be counted in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Units {
    /// What `100%` is.
    pub(super) whole: f32,
    /// The size of the type.
    pub(super) type_size: f32,
    /// The board's width and height.
    pub(super) board: (f32, f32),
}

/// The variables in force. Their values hold none.
pub(super) type Vars = HashMap<String, String>;

/// How deep variables may stand in each other.
const DEPTH: usize = 24;

/// The value with its variables put in; `own` are those that the element itself says, as they are written. None where
/// one is missing.
pub(super) fn filled(value: &str, own: &Vars, outer: &Vars, depth: usize) -> Option<String> {
    let Some(at) = value.find("var(") else { return Some(value.to_owned()) };
    if depth == DEPTH {
        return None;
    }
    let inside = &value[at + 4..];
    let close = closing(inside)?;
    let (name, instead) =
        inside[..close].split_once(',').map_or((&inside[..close], None), |(name, rest)| (name, Some(rest)));
    let name = name.trim();
    let found = match own.get(name) {
        Some(raw) => filled(raw, own, outer, depth + 1),
        None => outer.get(name).cloned(),
    };
    let found = found.or_else(|| filled(instead?.trim(), own, outer, depth + 1))?;
    let rest = filled(&inside[close + 1..], own, outer, depth)?;
    Some(format!("{}{found}{rest}", &value[..at]))
}

/// A length or number worked out, in units of the drawing; angles in radians.
pub(super) fn number(text: &str, units: Units) -> Option<f32> {
    let mut reader = Reader { rest: text.trim(), units };
    let sum = reader.sum()?;
    reader.rest.trim().is_empty().then_some(sum)
}

struct Reader<'a> {
    rest: &'a str,
    units: Units,
}

impl Reader<'_> {
    fn next(&mut self, sign: char) -> bool {
        let rest = self.rest.trim_start();
        let found = rest.strip_prefix(sign);
        self.rest = found.unwrap_or(rest);
        found.is_some()
    }

    fn sum(&mut self) -> Option<f32> {
        let mut sum = self.product()?;
        loop {
            if self.next('+') {
                sum += self.product()?;
            } else if self.next('-') {
                sum -= self.product()?;
            } else {
                return Some(sum);
            }
        }
    }

    fn product(&mut self) -> Option<f32> {
        let mut product = self.one()?;
        loop {
            if self.next('*') {
                product *= self.one()?;
            } else if self.next('/') {
                product /= self.one()?;
            } else {
                return Some(product);
            }
        }
    }

    fn one(&mut self) -> Option<f32> {
        if self.next('(') {
            let sum = self.sum()?;
            return self.next(')').then_some(sum);
        }
        if self.next('-') {
            return Some(-self.one()?);
        }
        let end = self
            .rest
            .find(|letter: char| !letter.is_ascii_digit() && letter != '.')
            .unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        let word =
            rest.find(|letter: char| !letter.is_ascii_alphabetic() && letter != '%').unwrap_or(rest.len());
        let (word, rest) = rest.split_at(word);
        self.rest = rest;
        if digits.is_empty() {
            self.function(word)
        } else {
            Some(digits.parse::<f32>().ok()? * self.unit(word)?)
        }
    }

    fn unit(&self, word: &str) -> Option<f32> {
        Some(match word {
            "" | "px" => 1.0,
            "%" => self.units.whole / 100.0,
            "em" => self.units.type_size,
            "rem" => 16.0,
            "cqw" => self.units.board.0 / 100.0,
            "cqh" => self.units.board.1 / 100.0,
            "deg" => std::f32::consts::PI / 180.0,
            _ => return None,
        })
    }

    fn function(&mut self, name: &str) -> Option<f32> {
        if !self.next('(') {
            return None;
        }
        if name == "round" {
            let close = closing(self.rest)?;
            let parts = split(&self.rest[..close], |letter| letter == ',');
            let (one, step) =
                (number(parts.get(1)?, self.units)?, number(parts.get(2).unwrap_or(&"1"), self.units)?);
            self.rest = &self.rest[close + 1..];
            return match parts.first()?.trim() {
                "up" => Some((one / step).ceil() * step),
                "down" => Some((one / step).floor() * step),
                _ => None,
            };
        }
        let mut parts = vec![self.sum()?];
        while self.next(',') {
            parts.push(self.sum()?);
        }
        if !self.next(')') {
            return None;
        }
        Some(match (name, &parts[..]) {
            ("calc", [one]) => *one,
            ("sin", [one]) => one.sin(),
            ("cos", [one]) => one.cos(),
            ("abs", [one]) => one.abs(),
            ("mod", [one, by]) => one.rem_euclid(*by),
            ("clamp", [low, one, high]) => one.min(*high).max(*low),
            ("min", parts) => parts.iter().copied().reduce(f32::min)?,
            ("max", parts) => parts.iter().copied().reduce(f32::max)?,
            _ => return None,
        })
    }
}

/// A colour as `#rrggbbaa`, by day or by night; none for what is no colour.
pub(super) fn colour(text: &str, dark: bool) -> Option<String> {
    parsed(text.trim(), dark).map(|colour| colour.to_css_hex().to_string())
}

fn parsed(text: &str, dark: bool) -> Option<Color> {
    let parts = |name: &str| {
        let inside = text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?;
        Some(split(inside, |letter| letter == ',').into_iter().map(str::trim).collect::<Vec<_>>())
    };
    if let Some(parts) = parts("light-dark") {
        return parsed(parts.get(usize::from(dark))?, dark);
    }
    if let Some(parts) = parts("color-mix") {
        let (one, share) = share(parts.get(1)?);
        let (other, rest) = self::share(parts.get(2)?);
        let share = share.unwrap_or_else(|| 1.0 - rest.unwrap_or(0.5));
        return Some(mixed(&parsed(one, dark)?, &parsed(other, dark)?, share));
    }
    csscolorparser::parse(text).ok()
}

/// A colour of a mixture and its share.
fn share(text: &str) -> (&str, Option<f32>) {
    let share = |word: &str| word.strip_suffix('%')?.parse::<f32>().ok().map(|share| share / 100.0);
    match text.rsplit_once(' ') {
        Some((colour, word)) if share(word).is_some() => (colour.trim(), share(word)),
        _ => (text, None),
    }
}

/// So much of one colour and the rest of another, in oklab, with what shines through taken into account.
fn mixed(one: &Color, other: &Color, share: f32) -> Color {
    let ([l1, a1, b1, o1], [l2, a2, b2, o2]) = (one.to_oklaba(), other.to_oklaba());
    let alpha = o1.mul_add(share, o2 * (1.0 - share));
    let part = |x: f32, y: f32| {
        if alpha > 0.0 { (x * o1).mul_add(share, y * o2 * (1.0 - share)) / alpha } else { 0.0 }
    };
    Color::from_oklaba(part(l1, l2), part(a1, a2), part(b1, b2), alpha)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNITS: Units = Units { whole: 200.0, type_size: 20.0, board: (1000.0, 500.0) };

    #[test]
    fn lengths_are_worked_out() {
        for (text, worth) in [
            ("12px", 12.0),
            ("-3", -3.0),
            ("50%", 100.0),
            ("2em", 40.0),
            ("1cqw", 10.0),
            ("calc(1 + 2 * 3)", 7.0),
            ("(7 - 2) / 2", 2.5),
            ("clamp(-3, 7 - 1, 2)", 2.0),
            ("max(sin(90deg), 0)", 1.0),
            ("mod(-3.5, 80)", 76.5),
            ("round(up, 19 / 7, 1)", 3.0),
            ("round(down, 19 / 7, 1)", 2.0),
            ("min(3, 1, 2)", 1.0),
        ] {
            let found = number(text, UNITS).unwrap_or(f32::NAN);
            assert!((found - worth).abs() < 1e-4, "{text}: {found}");
        }
        for text in ["auto", "3px 4px", "calc(", "1fr"] {
            assert_eq!(number(text, UNITS), None, "{text}");
        }
    }

    #[test]
    fn variables_stand_for_each_other() {
        let vars = |pairs: &[(&str, &str)]| -> Vars {
            pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
        };
        let (own, outer) =
            (vars(&[("--a", "var(--b) + 1"), ("--c", "var(--c)")]), vars(&[("--b", "2"), ("--c", "9")]));
        let fill = |text: &str| filled(text, &own, &outer, 0);
        assert_eq!(fill("calc(var(--a) * 2)").as_deref(), Some("calc(2 + 1 * 2)"));
        assert_eq!(fill("var(--none, var(--b))").as_deref(), Some("2"));
        assert_eq!((fill("var(--none)"), fill("var(--c)")), (None, None));
    }

    #[test]
    fn colours_are_as_every_program_knows_them() {
        assert_eq!(colour("oklch(1 0 0)", false).as_deref(), Some("#ffffff"));
        assert_eq!(colour("light-dark(white, black)", true).as_deref(), Some("#000000"));
        assert_eq!(colour("color-mix(in oklab, black 100%, white)", false).as_deref(), Some("#000000"));
        assert_eq!(
            colour("color-mix(in oklab, white 50%, transparent)", false).as_deref(),
            Some("#ffffff80")
        );
        assert_eq!(colour("inherit", false), None);
    }
}
