//! The mats: what lies before each player, and what the viewer knows of hands and piles.

use super::Sight;
use super::art::{croc, mini, mini_back, scarab, token as disc};
use super::words;
use crate::pages::pieces::{name, token};
use engine::Seat;
use games::sobek::preview::{self, one_more};
use games::sobek::score::{SetResult, round_points, set_results};
use games::sobek::{Back, Cards, Event, Family, Token, Zone};
use maud::{Markup, html};

/// All mats, the viewer's first.
pub(super) fn mats(sight: &Sight<'_>) -> Markup {
    let own = sight.scene.seat();
    let order = own.into_iter().chain(sight.seats().filter(|&seat| Some(seat) != own));
    html! {
        div id="so-mats" class={ "so-mats so-mats-" (sight.board().seats()) } {
            @for seat in order { (mat(sight, seat)) }
        }
    }
}

fn mat(sight: &Sight<'_>, seat: Seat) -> Markup {
    let points = round_points(sight.board(), seat);
    let active = sight.board().acting() == Some(seat) && sight.step.is_none();
    let most = preview::most_corrupt(sight.view).contains(seat);
    html! {
        article id={ "so-mat-" (seat) } class={ "so-mat p" (seat) @if active { " is-active" } } {
            header {
                (token(seat)) b class="so-mat-name" { (name(sight.scene.name(seat))) }
                span class="so-mat-points" title=(sight.t("set-points")) { (sight.tr("mat-points", &[("points", points.into())])) }
            }
            div class="so-sets" {
                @for set in set_results(sight.board(), seat) { (set_of(sight, seat, set)) }
                @if points == 0 && set_results(sight.board(), seat).next().is_none() { span class="soft so-none" { (sight.t("no-sets")) } }
            }
            div class="so-hidden" {
                (zone(sight, seat, Zone::Hand))
                div class={ "so-zone so-pile" @if most { " is-most" } } title=(sight.t("pile-title")) {
                    (croc())
                    @if let Some(corruption) = preview::corruption(sight.view, seat) { b { (corruption) } } @else { b { "?" } }
                    (curses(sight, seat))
                    (minis(sight, seat, Zone::Pile))
                }
            }
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

/// A set with its cards, tokens and worth.
fn set_of(sight: &Sight<'_>, owner: Seat, set: SetResult) -> Markup {
    let board = sight.board();
    let sets = if set.horizontal { &board.horizontal } else { &board.sets };
    let cards = sets[owner.index()].of(set.family);
    let blessed = if set.horizontal { 0 } else { board.prosperity(owner, set.family) };
    let title = worth(sight, set);
    let state = state(sight, owner, set);
    html! {
        div id={ "so-set-" (owner) "-" (set.family) @if set.horizontal { "-h" } } class={ "so-set so-" (set.family) (state) @if set.horizontal { " is-horizontal" } } title=(title) {
            span class="so-fan" { @for card in cards.each() { (mini(sight.lang, card)) } }
            span class="so-sum" {
                @for _ in 0..blessed { span class="so-used" { (disc(Token::Prosperity)) } }
                (set.scarabs) (scarab())
                @if !set.horizontal { "×" (set.cards) }
                "=" b { (set.points) }
            }
        }
    }
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

fn zone(sight: &Sight<'_>, seat: Seat, zone: Zone) -> Markup {
    html! {
        div class="so-zone so-hand-zone" title=(sight.t("hand-title")) {
            span class="so-hand-word" { (sight.t("hand")) }
            b { (preview::backs(sight.view, seat, zone).len()) }
            (minis(sight, seat, zone))
        }
    }
}

/// The cards of a zone: known faces first, the others by their backs.
fn minis(sight: &Sight<'_>, seat: Seat, zone: Zone) -> Markup {
    let known = preview::known(sight.view, seat, zone);
    html! {
        span class="so-minis" {
            @for card in known.each() { (mini(sight.lang, card)) }
            @for (back, count) in unknown(sight, seat, zone, known) {
                @for _ in 0..count { (mini_back(sight.lang, back)) }
            }
        }
    }
}

/// How many cards of each back the viewer does not know.
fn unknown(sight: &Sight<'_>, seat: Seat, zone: Zone, known: Cards) -> [(Back, u8); 3] {
    let all = preview::backs(sight.view, seat, zone).by_back();
    let seen = known.backs();
    [0, 1, 2].map(|at| (Back::ALL[at], all[at].saturating_sub(seen[at])))
}
