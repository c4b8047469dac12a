//! The quay: nine boats along the Nile, the temple at one end, and beside it deck, events and used cards.

use super::art::{back, card, chip_back, croc, mini, token};
use super::primer::cards;
use super::result::scores;
use super::tray::picked;
use super::words::{self, Case};
use super::{Sight, round};
use crate::drawing::pieces::{self, Drawing, icon, line_icon};
use crate::drawing::podium::by_place;
use games::sobek::{Action, Back, Event, Phase, QuayCard};
use maud::{Markup, html};

/// Temple and boats.
pub(super) fn quay(sight: &Sight<'_>) -> Markup {
    let quay = &sight.board().quay;
    html! {
        div id="so-quay" class={ "so-quay" @if is_half(sight) { " is-half" } } {
            (river())
            div class="so-temple" aria-hidden="true" { (icon("so-temple", "0 0 150 190", "")) }
            @if sight.board().phase == Phase::Over { (landed(sight)) }
            @else if is_sold_out(sight) { (waiting(sight)) }
            @else { ol class="so-places" aria-label=(sight.t("quay")) {
                @for place in 1..=LAST {
                    @let number = quay.cards().position(|(at, _)| at == place).map(|at| at as u8 + 1);
                    (boat(sight, place, number, quay.at(place)))
                }
            } }
            (icon("so-papyri", "0 0 60 90", "so-papyri"))
        }
    }
}

/// The far shore, which reaches down to the water, and the water.
fn river() -> Markup {
    html! {
        div class="so-river" aria-hidden="true" {
            svg class="so-beyond" viewBox="0 0 1000 200" preserveAspectRatio="xMidYMax slice" { use href="#so-shore" {} }
            svg class="so-waters" viewBox="0 0 1000 200" preserveAspectRatio="xMidYMin slice" { use href="#so-sea" {} }
        }
    }
}

/// Whether nothing lies any more in the first row of two, nor is on its way from there.
fn is_half(sight: &Sight<'_>) -> bool {
    let leaves = match sight.step {
        Some(Event::Taken { place, .. } | Event::Skipped { place, .. }) => *place,
        _ => LAST,
    };
    leaves > FIRST_ROW && (1..=FIRST_ROW).all(|place| sight.board().quay.at(place).is_none())
}

/// The places of the quay, and those of the first row where they lie in two.
const LAST: u8 = 9;
const FIRST_ROW: u8 = 4;

/// Who came where at the end, each on a boat. The panels say the same in words.
fn landed(sight: &Sight<'_>) -> Markup {
    let (scores, shares) = (scores(sight), round::last(sight));
    html! {
        div class="so-landed" aria-hidden="true" {
            @for seat in by_place(&scores) {
                @let place = scores.places()[seat.index()];
                div class={ "so-berth" @if place == 1 { " is-won" } } {
                    span class="so-plate" {
                        small { (place) "." }
                        (pieces::token(seat))
                        (pieces::name(sight.scene.name(seat)))
                        b { (sight.board().score(seat)) }
                        @if let Some(share) = shares.get(seat.index()) { (round::sum(sight, share)) }
                    }
                    (icon("so-boat", "0 0 120 44", "so-boat"))
                }
            }
        }
    }
}

/// Whether the round is over and nothing more lies on the river or is on its way from there.
fn is_sold_out(sight: &Sight<'_>) -> bool {
    let board = sight.board();
    let leaving = matches!(sight.step, Some(Event::Taken { .. } | Event::Skipped { .. }));
    board.deck == 0 && board.quay.is_empty() && !leaving && board.phase != Phase::Starter
}

/// Nothing more is unloaded: the boats of the players wait until the round is scored.
fn waiting(sight: &Sight<'_>) -> Markup {
    html! {
        div class="so-landed is-waiting" aria-hidden="true" {
            @for seat in sight.seats() {
                div class="so-berth" {
                    span class="so-sail" { (pieces::token(seat)) }
                    (icon("so-boat", "0 0 120 44", "so-boat"))
                }
            }
        }
    }
}

/// One place; `number` is the card's place in the queue.
fn boat(sight: &Sight<'_>, place: u8, number: Option<u8>, lies: Option<QuayCard>) -> Markup {
    let open = sight.board().quay.available().any(|(at, _)| at == place);
    let class = number.map_or_else(|| "is-empty".to_owned(), |number| format!("so-k-{number}"));
    let new = matches!(sight.step, Some(Event::QuayCard { place: at, .. }) if *at == place);
    html! {
        li id={ "so-place-" (place) } class={ "so-place " (class) @if open { " is-open" } @if new { " is-new" } } {
            @match (lies, number.and_then(|number| answer(sight, number))) {
                (Some(lies), Some(action)) => label class="so-take" {
                    (picked(&action.to_string(), Some(&name(sight, lies))))
                    (drawn(lies))
                },
                (Some(lies), None) => span class="so-lies" { span class="sr" { (name(sight, lies)) } (drawn(lies)) },
                (None, _) => (leaving(sight, place)),
            }
            (icon("so-boat", "0 0 120 44", "so-boat"))
            // While something else is chosen nothing can be taken, and with the Merchant no card costs anything.
            @if let (true, Some(number)) = (open && sight.board().phase == Phase::Turn, number) { (cost(sight, number)) }
        }
    }
}

/// What taking the card with this number costs: one card of corruption for each that is passed over (`SO-4.3`).
fn cost(sight: &Sight<'_>, number: u8) -> Markup {
    html! {
        b class="so-cost" aria-hidden="true" { @if number == 1 { (sight.t("free")) } @else { (croc()) "+" (number - 1) } }
    }
}

/// How the viewer may get the card with this number.
fn answer(sight: &Sight<'_>, number: u8) -> Option<Action> {
    [Action::Take(number), Action::Fetch(number)].into_iter().find(|&action| sight.is_legal(action))
}

pub(super) fn drawn(lies: QuayCard) -> Drawing {
    match lies {
        QuayCard::Open(face) => card(face),
        QuayCard::Character => back(Back::Orange),
    }
}

/// A card of the quay in words.
pub(super) fn name(sight: &Sight<'_>, lies: QuayCard) -> String {
    match lies {
        QuayCard::Open(face) => words::card(sight.lang, face, Case::Who),
        QuayCard::Character => words::back(sight.lang, Back::Orange, Case::Who),
    }
}

/// The card that this step takes off its place, on its way to a hand or under a tile.
fn leaving(sight: &Sight<'_>, at: u8) -> Markup {
    let (seat, face, shown, way) = match sight.step {
        Some(Event::Skipped { seat, place, card, back }) if *place == at => (seat, card, back, "is-skipped"),
        Some(Event::Taken { seat, place, card, back, .. }) if *place == at => (seat, card, back, "is-taken"),
        _ => return html! {},
    };
    html! {
        span id={ "so-leaving-" (at) } class={ "so-leaving " (way) " so-to-" (seat) @if sight.is_own(*seat) { " is-own" } } {
            @match face { Some(face) => (card(*face)), None => (back(*shown)) }
        }
    }
}

/// Deck, event stack, used tokens and cards, and what the table is about just now.
pub(super) fn stores(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    let left = board.deliveries_left();
    html! {
        div id="so-stores" class="so-stores" {
            span class="so-store" title=(sight.tr("deck-words", &[("cards", board.deck.into())])) {
                (icon("so-crate", "0 0 48 40", "so-crate"))
                @if board.deck == 0 && !board.quay.is_empty() { b class="so-last" { (sight.t("last-delivery")) } }
                @else {
                    span class="so-left-words" { (sight.tr("deliveries", &[("count", left.into())])) }
                    b class="so-left" aria-hidden="true" { (left) }
                }
            }
            span class="so-store" {
                svg class="so-token" viewBox="0 0 64 64" aria-hidden="true" { use href="#so-disc" {} text class="so-disc-no" x="32" y="40" { (board.stack) } }
                @if board.stack > 0 { span class="sr" { (board.stack) " " } }
                span class="so-word" { (sight.tr("stack", &[("count", board.stack.into())])) }
                @if !board.used.is_empty() {
                    span class="so-gone" data-count=(board.used.len()) {
                        span class="so-gone-word" { (sight.t("used-tokens")) }
                        @for used in board.used.each() { span class="so-used" title=(words::token(sight.lang, used)) { (token(used)) } }
                    }
                }
            }
            @if !board.discard.is_empty() {
                span class="so-store so-discard" title=(sight.t("discard")) {
                    span class="so-word" { (sight.t("discard")) }
                    span class="so-minis" { @for card in board.discard.each() { (mini(sight.lang, card)) } }
                }
            }
            (round::sign(sight))
            @if let Some(words) = about(sight) { span class="so-about" { (words) } }
        }
    }
}

/// A sign that opens what the signs on cards and around them mean: a picture, and what it says.
pub(super) fn signs(sight: &Sight<'_>) -> Markup {
    let words = sight.t("signs");
    let all = html! {
        ul {
            li { (cards(&["wheat0g"])) span { (sight.t("sign-start")) } }
            li { (cards(&["ivory3"])) span { (sight.t("sign-scarab")) } }
            li { (cards(&["amulet"])) span { (sight.t("sign-amulet")) } }
            li { span class="so-backs" { (chip_back(sight.lang, Back::Green)) (chip_back(sight.lang, Back::Orange)) } span { (sight.t("sign-back")) } }
            li { svg class="so-token" viewBox="0 0 64 64" aria-hidden="true" { use href="#so-disc" {} } span { (sight.t("sign-event")) } }
            li { (line_icon("so-held")) span { (sight.t("hand-title")) } }
            li { (croc()) span { (sight.t("sign-croc")) } }
            li { span class="so-flagged" { (line_icon("so-flag")) b class="so-leads" { "18" } } span { (sight.t("sign-leads")) } }
        }
    };
    html! {
        button class="so-key" type="button" popovertarget="so-keys" title=(words) aria-label=(words) { "?" }
        (pieces::sheet(sight.lang, "so-keys", "so-sheet so-keys", &words, &all))
    }
}

/// What somebody is deciding, for those who wait.
fn about(sight: &Sight<'_>) -> Option<String> {
    let board = sight.board();
    let acting = board.acting().filter(|&seat| !sight.is_own(seat) && sight.step.is_none())?;
    let key = match board.phase {
        Phase::Starter => "about-starter",
        Phase::Build => "about-build",
        Phase::Event => "about-event",
        Phase::Fraternity => "about-fraternity",
        Phase::Curse => "about-curse",
        Phase::Prosperity => "about-prosperity",
        Phase::Priest => "about-priest",
        Phase::ThiefVictim | Phase::ThiefBack => "about-thief",
        Phase::Surplus => "about-surplus",
        Phase::VizierRival => "about-vizier",
        Phase::VizierCard => "about-looking",
        Phase::CourtesanSet | Phase::CourtesanCards => "about-courtesan",
        Phase::Merchant => "about-merchant",
        Phase::Horizontal | Phase::HorizontalBuild => "about-horizontal",
        Phase::Turn if board.again => "about-flood",
        _ => return None,
    };
    let other = board.focus.seat.map_or("", |seat| sight.scene.name(seat));
    let values = [
        ("name", sight.scene.name(acting).into()),
        ("other", other.into()),
        ("count", board.focus.left.into()),
    ];
    Some(sight.tr(key, &values))
}
