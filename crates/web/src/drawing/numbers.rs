//! Numbers as people read them.

use crate::words::Lang;
use maud::{Markup, html};

/// A number that may be negative, without a plus.
pub(crate) fn number(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A change with its sign.
pub(crate) fn signed(change: i32) -> String {
    if change > 0 { format!("+{change}") } else { number(change) }
}

/// A change with its sign, also where nothing changes.
pub(crate) fn balance(change: i32) -> String {
    if change == 0 { "±0".to_owned() } else { signed(change) }
}

/// The class of a gain or a loss.
pub(crate) fn gain(change: i32) -> &'static str {
    match change {
        0 => "",
        1.. => "plus",
        _ => "minus",
    }
}

/// The class of a player's total: whoever has the most of all has it on gold, unless all have as much.
pub(crate) fn standing(own: i32, all: impl Iterator<Item = i32> + Clone) -> &'static str {
    let (most, least) = (all.clone().max(), all.min());
    if most == Some(own) && most != least { "is-leading" } else { "" }
}

/// A change with its sign and in its colour.
pub(crate) fn amount(change: i32) -> Markup {
    html! { span class=(gain(change)) { (signed(change)) } }
}

/// A number with two decimals and its sign, as the language writes it.
pub(crate) fn value(lang: Lang, value: f64) -> String {
    change(lang, value, 2)
}

/// A change with its sign, as the language writes it.
pub(crate) fn change(lang: Lang, change: f64, digits: usize) -> String {
    let number = decimal(lang, change, digits);
    if number.starts_with('−') { number } else { format!("+{number}") }
}

/// A number as the language writes it, without a plus. What is written as nothing has no sign.
pub(crate) fn decimal(lang: Lang, value: f64, digits: usize) -> String {
    let number = format!("{:.digits$}", value.abs());
    let sign = if value < 0.0 && number.contains(|digit| matches!(digit, '1'..='9')) { "−" } else { "" };
    format!("{sign}{}", number.replace('.', &lang.t("decimal-sign")))
}

/// The most that choices are worth on average, as it is written.
#[derive(Clone, Copy)]
pub(crate) struct Best {
    digits: usize,
    /// If it brings something.
    units: Option<i64>,
    /// Whether all choices read the same, so that none is better.
    alike: bool,
}

impl Best {
    /// Of these, written with so many decimals.
    pub(crate) fn of(digits: usize, worths: impl Iterator<Item = f64>) -> Self {
        let all: Vec<i64> = worths.map(|worth| units(worth, digits)).collect();
        let [least, most] = [all.iter().min(), all.iter().max()];
        Self { digits, units: most.copied().filter(|&most| most > 0), alike: least == most }
    }

    /// What the best choice is worth, with one decimal; none where that reads as nothing.
    pub(crate) fn written(self, lang: Lang) -> Option<String> {
        let worth = self.units? as f64 / 10.0_f64.powi(self.digits as i32);
        (units(worth, 1) > 0).then(|| change(lang, worth, 1))
    }

    /// The class of a choice with this worth: whatever reads as the best is lit.
    pub(crate) fn lit(self, worth: f64) -> &'static str {
        if !self.alike && self.units == Some(units(worth, self.digits)) { "is-best" } else { "" }
    }
}

/// A worth in units of its last decimal.
#[expect(clippy::cast_possible_truncation, reason = "a worth is a few coins, with a few decimals")]
fn units(worth: f64, digits: usize) -> i64 {
    (worth * 10.0_f64.powi(digits as i32)).round() as i64
}

/// A share as a whole percentage; what is possible is never shown as 0, nor what is open as 100.
pub(crate) fn percent(share: f64) -> String {
    match share * 100.0 {
        none if none <= 0.0 => "0%".to_owned(),
        little if little < 0.5 => "<1%".to_owned(),
        all if all >= 100.0 => "100%".to_owned(),
        most if most >= 99.5 => ">99%".to_owned(),
        other => format!("{other:.0}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_the_most_leads_and_nobody_where_all_are_level() {
        let leads = |all: &[i32]| -> Vec<bool> {
            all.iter().map(|&own| standing(own, all.iter().copied()) == "is-leading").collect()
        };
        assert_eq!(leads(&[3, -2, 5]), [false, false, true]);
        assert_eq!(leads(&[-4, -4, -9]), [true, true, false]);
        assert_eq!(leads(&[3, 3]), [false, false]);
    }

    #[test]
    fn the_best_is_what_reads_as_the_best_and_brings_something() {
        let lit = |worths: &[f64]| -> Vec<bool> {
            let best = Best::of(1, worths.iter().copied());
            worths.iter().map(|&worth| best.lit(worth) == "is-best").collect()
        };
        assert_eq!(lit(&[0.31, 1.24, 1.17, -0.5]), [false, true, true, false]);
        assert_eq!(lit(&[0.52, 0.49]), [false, false]);
        assert_eq!(lit(&[-0.2, 0.04]), [false, false]);
        assert_eq!(lit(&[2.0]), [false]);
        let written = |worths: &[f64]| Best::of(2, worths.iter().copied()).written(Lang::ENGLISH);
        assert_eq!(written(&[2.0]).as_deref(), Some("+2.0"));
        assert_eq!(written(&[0.04, 2.76]).as_deref(), Some("+2.8"));
        assert_eq!(written(&[-0.2, 0.04]), None);
    }

    #[test]
    fn what_is_below_nothing_has_a_minus_and_nothing_has_none() {
        let written = [-2.06, -0.04, 0.0, 0.05].map(|number| decimal(Lang::ENGLISH, number, 1));
        assert_eq!(written, ["−2.1", "0.0", "0.0", "0.1"]);
        let changes = [-0.05, -0.04, 0.04].map(|number| change(Lang::ENGLISH, number, 1));
        assert_eq!(changes, ["−0.1", "+0.0", "+0.0"]);
        assert_eq!([-0.005, 0.0].map(|number| value(Lang::ENGLISH, number)), ["−0.01", "+0.00"]);
    }
}
