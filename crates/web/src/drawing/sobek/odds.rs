//! What the viewer has not seen yet: the totals of each good less everything known.

use super::Sight;
use super::art::{family_icon, mini};
use super::words::{self, Case};
use crate::drawing::pieces::icon;
use games::sobek::data::data;
use games::sobek::preview::unseen;
use games::sobek::{Back, Card, Cards, Family};
use maud::{Markup, html};

/// Counts of what is still unseen, and how likely each character is behind an orange back.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let unseen = unseen(sight.view);
    let people = unseen.backed(Back::Orange);
    html! {
        h3 { (sight.t("unseen")) }
        p class="soft so-unseen-how" { (sight.t("unseen-how")) }
        ul class="bars so-unseen" {
            @for family in Family::ALL { (family_row(sight, family, unseen)) }
            @let (left, all) = (u32::from(unseen.amulets()), u32::from(data().cards.amulets()));
            li class="bars-row so-amulet" {
                (icon("so-amulet", "0 0 48 48", "so-ico"))
                span class="sr" { (words::card(sight.lang, Card::AMULET, Case::Who)) }
                (meter(left, 0, all)) span class="num" { (left) small { "/" (all) } }
            }
        }
        h3 { (sight.t("unseen-people")) }
        @if people.is_empty() { p class="soft" { (sight.t("unseen-nobody")) } }
        @else {
            p class="soft so-unseen-how" { (sight.tr("unseen-each", &[("percent", format!("{:.0}", 100.0 / people.len() as f64).into())])) }
            ul class="so-people" { @for (card, count) in people.iter() { li { (mini(sight.lang, card)) @if count > 1 { (count) " × " } (words::card(sight.lang, card, Case::Who)) } } }
        }
    }
}

/// A family: unseen cards with scarabs first, then the others.
fn family_row(sight: &Sight<'_>, family: Family, unseen: Cards) -> Markup {
    let goods = |cards: Cards| {
        let cards = cards.family(family);
        cards.minus(cards.backed(Back::Orange))
    };
    let (left, all) = (goods(unseen), goods(data().cards));
    let valued: u32 =
        left.iter().filter(|(card, _)| card.scarabs() > 0).map(|(_, count)| u32::from(count)).sum();
    let (left, all) = (left.len() as u32, all.len() as u32);
    html! {
        li class={ "bars-row so-" (family) } title=(sight.tr("unseen-row", &[("valued", valued.into()), ("left", left.into()), ("all", all.into())])) {
            (family_icon(family, "so-ico"))
            span class="sr" { (words::family(sight.lang, family)) }
            (meter(valued, left - valued, all))
            span class="num" { (left) small { "/" (all) } }
        }
    }
}

/// A bar with two parts of a whole.
fn meter(first: u32, second: u32, all: u32) -> Markup {
    let width = |part: u32| 100.0 * f64::from(part) / f64::from(all.max(1));
    html! {
        svg class="meter" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true" {
            rect class="so-bar-1" width=(width(first)) height="16" {}
            rect class="so-bar-2" x=(width(first)) width=(width(second)) height="16" {}
        }
    }
}
