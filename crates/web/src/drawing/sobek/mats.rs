//! What lies before each player, in their panels: the sets, and what the viewer knows of hands and piles. On wide screens
//! the viewer's own sets lie with their cards under the board.

use super::art::{chip, chip_back, croc, family_icon, mini, scarab, token as disc};
use super::{Sight, standing, words};
use crate::drawing::pieces::{Drawing, line_icon};
use engine::Seat;
use games::sobek::preview::{self, one_more};
use games::sobek::score::{SetResult, round_points, set_results};
use games::sobek::{Back, Card, Cards, Event, Family, Phase, Token, Zone};
use maud::{Markup, html};

/// The viewer's mat under the board, for wide screens.
pub(super) fn mats(sight: &Sight<'_>) -> Markup {
    html! { div id="so-mats" class="so-mats" { @if let Some(own) = sight.scene.seat() { (own_mat(sight, own)) } } }
}

/// The viewer's sets, each with what one more card would add, and the own pile.
fn own_mat(sight: &Sight<'_>, seat: Seat) -> Markup {
    let points = round_points(sight.board(), seat);
    html! {
        article id="so-own" class={ "so-mat so-own p" (seat) } tabindex="0" {
            header { b { (sight.t("own-sets")) } @if points > 0 { span class="so-mat-points" title=(sight.t("set-points")) { "+" (points) } } }
            div class="so-sets" {
                @for set in set_results(sight.board(), seat) { (set_of(sight, seat, set, true)) }
                @if sight.board().phase != Phase::Over && set_results(sight.board(), seat).next().is_none() { (no_sets(sight)) }
            }
            (pile(sight, seat))
        }
    }
}

/// The place of a first set, and what sets are.
fn no_sets(sight: &Sight<'_>) -> Markup {
    html! {
        span class="soft so-none" {
            svg class="so-slots" viewBox="0 0 116 48" aria-hidden="true" { path d="M5 2h28v44h-28zM44 2h28v44h-28zM83 2h28v44h-28z" {} }
            span { (sight.t("no-own-sets")) " " span class="so-rule" { (scarab()) " " (sight.t("set-rule")) } }
        }
    }
}

/// What lies before a player: sets, hand, pile.
pub(super) fn before(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! { (sets(sight, seat)) (hidden(sight, seat)) }
}

fn sets(sight: &Sight<'_>, seat: Seat) -> Markup {
    let mut sets = set_results(sight.board(), seat).peekable();
    let points = sets.peek().map(|_| round_points(sight.board(), seat));
    html! {
        div class="so-sets" {
            @for set in sets { (set_of(sight, seat, set, false)) }
            // In a row that has no room for each, what they bring together.
            @if let Some(points) = points { b class="so-all" aria-hidden="true" { (points) } }
        }
    }
}

fn hidden(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        div class="so-hidden" {
            (hand(sight, seat))
            // The crocodile stands in its place for everybody, also while a pile is empty.
            (pile(sight, seat))
        }
    }
}

/// The pile of corruption, and the Curses on it; with what lies in it, as far as the viewer knows.
fn pile(sight: &Sight<'_>, seat: Seat) -> Markup {
    let most = preview::most_corrupt(sight.view).contains(seat);
    html! {
        div class={ "so-zone so-pile" @if most { " is-most" } } title=(sight.t("pile-title")) {
            span class="sr" { (sight.t("corruption")) " " } (croc())
            b { (standing::corruption(sight, seat)) }
            (curses(sight, seat))
            (minis(sight, seat, Zone::Pile))
        }
    }
}

fn curses(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        @for _ in 0..sight.board().curses(seat) {
            span class="so-used" title=(words::token(sight.lang, Token::Curse)) { (disc(Token::Curse)) }
        }
    }
}

/// A set with its good, tokens and worth; on the viewer's mat with its cards and what more would add.
fn set_of(sight: &Sight<'_>, owner: Seat, set: SetResult, mat: bool) -> Markup {
    let board = sight.board();
    let sets = if set.horizontal { &board.horizontal } else { &board.sets };
    let cards = sets[owner.index()].of(set.family);
    let blessed = if set.horizontal { 0 } else { board.prosperity(owner, set.family) };
    let state = state(sight, owner, set);
    html! {
        div class={ "so-set so-" (set.family) (state) @if set.horizontal { " is-horizontal" } @if !mat { " is-lot" } } title=[sight.is_own(owner).then(|| worth(sight, set))] {
            // Beside one rival alone there is room for the rival's cards too.
            @if mat || (board.seats() == 2 && !sight.is_own(owner)) { span class="so-fan" { @for card in cards.each() { (mini(sight.lang, card)) } } }
            // It stands for the cards in panels.
            (family_icon(set.family, "so-ico"))
            @if !mat { span class="sr" { (words::family(sight.lang, set.family)) } }
            span class="so-sum" {
                @for _ in 0..blessed { span class="so-used" { (disc(Token::Prosperity)) } }
                span class="so-formula" { (set.scarabs) (scarab()) }
                span class="so-formula so-times" { @if !set.horizontal { "×" (set.cards) } "=" }
                b { (set.points) }
            }
            @if sight.is_own(owner) && !set.horizontal && !sight.board().quay.is_empty() {
                small class="so-more" {
                    span { (sight.t("three-more")) " " b { "+" (three_more(set, 0)) } } " "
                    @let valued = set.family.scarabs().into();
                    span { (sight.t("three-valued")) " " @for _ in 0..valued { (scarab()) } " " b { "+" (three_more(set, valued)) } }
                }
            }
        }
    }
}

/// What three more cards with this many scarabs each would add to a set, the fewest that may follow (`SO-5.7`).
fn three_more(set: SetResult, scarabs: u32) -> u32 {
    preview::more(set, 3, 3 * scarabs)
}

/// What the set is worth, and what one more card would add.
fn worth(sight: &Sight<'_>, set: SetResult) -> String {
    let values = [
        ("family", words::of_family(sight.lang, set.family).into()),
        ("points", set.points.into()),
        ("plain", one_more(set, 0).into()),
        ("valued", one_more(set, set.family.scarabs().into()).into()),
    ];
    sight.tr("set-worth", &values)
}

fn state(sight: &Sight<'_>, owner: Seat, laid: SetResult) -> &'static str {
    let same = |who: Seat, family: Family, horizontal: bool| {
        who == owner && family == laid.family && horizontal == laid.horizontal
    };
    match sight.step {
        Some(Event::CardLaid { seat, family, horizontal, .. }) if same(*seat, *family, *horizontal) => {
            " is-growing"
        }
        Some(Event::SetLaid { seat, set, .. } | Event::SetScored { seat, set, .. })
            if same(*seat, set.family, set.horizontal) =>
        {
            " is-told"
        }
        Some(Event::Blessed { seat, set }) if same(*seat, set.family, set.horizontal) => " is-told",
        _ => "",
    }
}

fn hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        div class="so-zone so-hand-zone" title=(sight.t("hand-title")) {
            span class="so-hand-word" { (sight.t("hand")) } (line_icon("so-held"))
            b { (preview::backs(sight.view, seat, Zone::Hand).len()) }
            @if !sight.is_own(seat) { (minis(sight, seat, Zone::Hand)) }
        }
    }
}

/// The cards of a zone, counted: known goods first, the others by their backs.
pub(super) fn minis(sight: &Sight<'_>, seat: Seat, zone: Zone) -> Markup {
    let known = preview::known(sight.view, seat, zone);
    let amulets = Cards::copies(Card::AMULET, known.amulets());
    html! {
        span class="so-minis" {
            @for cards in Family::ALL.into_iter().map(|family| known.family(family)).chain([amulets]) {
                @if let Some(first) = cards.each().next() { (lot(&chip(sight.lang, first), cards.len(), &words::cards(sight.lang, cards), false)) }
            }
            @for (back, count) in unknown(sight, seat, zone, known) {
                @if count > 0 { (lot(&chip_back(sight.lang, back), count.into(), "", true)) }
            }
        }
    }
}

/// Cards of one kind as one picture, with how many they are; which of them have scarabs is in the words.
fn lot(picture: &Drawing, count: usize, words: &str, hidden: bool) -> Markup {
    // Several are said as one: the picture, which says what a single card is, would be said without its number.
    let words = Some(words).filter(|words| count > 1 && !words.is_empty());
    html! { span class={ "so-lot" @if hidden { " is-back" } } role=[words.map(|_| "img")] title=[words] { (picture) @if count > 1 { b { (count) } } } }
}

/// How many cards of each back the viewer does not know.
fn unknown(sight: &Sight<'_>, seat: Seat, zone: Zone, known: Cards) -> [(Back, u8); 3] {
    let all = preview::backs(sight.view, seat, zone).by_back();
    let seen = known.backs();
    [0, 1, 2].map(|at| (Back::ALL[at], all[at].saturating_sub(seen[at])))
}
