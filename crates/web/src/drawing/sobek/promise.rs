//! What a hand could make of its cards: for the coach, and for cards that may be taken.

use super::Sight;
use super::art::family_icon;
use engine::Seat;
use games::sobek::data::data;
use games::sobek::score::{SetResult, set_result};
use games::sobek::{Card, Cards, Family};
use maud::{Markup, html};

/// A set that a seat could lay, or extend.
pub(super) struct Promise {
    /// What lies of it.
    pub(super) set: SetResult,
    /// How many cards of the hand could go into it, amulets included.
    pub(super) count: usize,
    /// What it would be worth, if that is enough; of amulets it has what it needs.
    pub(super) points: u32,
}

impl Promise {
    /// What a hand could make of a family. Without a family, as of an amulet, of the one of which most can be made with
    /// all amulets.
    pub(super) fn of(sight: &Sight<'_>, seat: Seat, hand: Cards, family: Option<Family>) -> Self {
        let amulets = usize::from(hand.amulets());
        let least = usize::from(data().min_set);
        let in_family = |one: Family| {
            let (cards, lies) = (hand.family(one), set_result(sight.board(), seat, one, false));
            let length = cards.len() + if family.is_none() { amulets } else { 0 };
            let points = (lies.scarabs + cards.scarabs()) * (lies.cards + length.max(least) as u32);
            Self { set: lies, count: cards.len() + amulets, points }
        };
        let best = || {
            let most = |one: &Self| {
                (one.is_ready(), if one.is_ready() { one.points - one.set.points } else { 0 }, one.count)
            };
            Family::ALL.into_iter().map(in_family).max_by_key(most)
        };
        family.map(in_family).or_else(best).unwrap_or_else(|| in_family(Family::ALL[0]))
    }

    /// Whether the hand has enough for a set (`SO-5.1`).
    pub(super) fn is_ready(&self) -> bool {
        self.count >= usize::from(data().min_set)
    }
}

/// What a card would add to what the hand can make of its family: how many there would be, or how many points more;
/// nothing for cards of no family.
pub(super) fn gain(sight: &Sight<'_>, seat: Seat, hand: Cards, card: Card) -> Option<Markup> {
    let family = card.family()?;
    let before = Promise::of(sight, seat, hand, Some(family));
    let after = Promise::of(sight, seat, hand.with(card), Some(family));
    let now = if before.is_ready() { before.points } else { before.set.points };
    let more = after.points.saturating_sub(now);
    Some(html! {
        span class="so-gain" {
            (family_icon(family, ""))
            @if after.is_ready() { span class="sr" { (sight.t("gain-for")) " " } "+" (more) "\u{a0}" (sight.tr("lay-points", &[("points", more.into())])) }
            @else { (after.count) "/" (data().min_set) span class="so-gain-word" { "\u{a0}" (sight.t("gain-set")) } }
        }
    })
}
