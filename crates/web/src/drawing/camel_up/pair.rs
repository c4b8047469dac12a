//! The choice of a partner, in the tray.

use super::art::{coin, mini};
use super::players::{cards, pyramid_tickets};
use super::tray::pick;
use super::{Sight, odds};
use crate::drawing::camel_race::tray::{best_on, lit, send};
use crate::drawing::numbers::{Best, balance, gain, value};
use crate::drawing::pieces::{line_icon, never_mind, player_name, token};
use engine::Seat;
use games::camel_up::Action;
use games::camel_up::score::{LegItem, best_to_copy};
use maud::{Markup, html};

/// Who may be chosen.
fn open(sight: &Sight<'_>) -> Vec<Seat> {
    Seat::all(sight.board().seats()).filter(|&other| sight.is_legal(Action::Ally(other))).collect()
}

/// What the best partner is worth.
pub(super) fn best(sight: &Sight<'_>) -> Best {
    let worth = |other| odds::worth(sight, Action::Ally(other));
    Best::of(2, open(sight).into_iter().filter_map(worth))
}

/// The viewer's partner, or who may be chosen.
pub(super) fn partnership(sight: &Sight<'_>, seat: Seat, best: Best) -> Markup {
    if let Some(partner) = sight.board().partner(seat) {
        let words = sight.tr("partner-shares", &[("name", sight.scene.name(partner).into())]);
        return html! {
            span class="opt pair-opt is-off is-made" title=(words) { span { (line_icon("hands")) (token(partner)) } span { (sight.scene.name(partner)) } }
            p class="pair-note" { (words) }
        };
    }
    let seats = open(sight);
    html! {
        label class={ "opt pair-opt " (lit(!seats.is_empty() || sight.scene.ask.is_none())) } {
            (pick("ally", !seats.is_empty(), None))
            (line_icon("hands"))
            span class="only-wide" { (sight.t("team-up")) }
            b class="only-narrow" { (sight.t("act-pair")) }
            @if sight.scene.ask.is_some() { (best_on(sight.lang, best)) }
        }
        @if !seats.is_empty() {
            div class="then pairs" {
                p class="then-text" { b { (sight.t("with-whom")) } " " small { (sight.t("partner-pays")) (sight.clause("CU-13.1")) } }
                div class="btn-row" { @for other in seats { (ally(sight, other, best)) } }
                (never_mind(sight.lang))
            }
        }
    }
}

/// Who may be chosen as a partner, with what all may see of it: the money, the tickets of which one may be copied
/// (`CU-13.7`), what the best of them pays if the leg ends now (`CU-13.11`), and how many cards for the race are left.
/// Whose tickets are worth the most on average is lit, and of who has none that is worth anything no number is said.
fn ally(sight: &Sight<'_>, other: Seat, best: Best) -> Markup {
    let (board, action) = (sight.board(), Action::Ally(other));
    let now = best_to_copy(board, other).map_or(0, LegItem::amount);
    html! {
        div class="pair-one" {
            label class="btn" {
                (pick(&action.to_string(), true, None))
                span class="pair-who" {
                    (token(other)) (player_name(sight.scene, other))
                    @if sight.shows_money(other) { span class="pair-money" { (coin()) (board.money(other)) } }
                }
                span class="pair-has" {
                    @for ticket in board.tickets_of(other) { (mini(sight.lang, ticket.colour, &ticket.value.to_string())) }
                    (pyramid_tickets(sight, board.pyramid_tickets(other)))
                    @if let Some(own) = odds::worth(sight, action).filter(|own| own.abs() > 0.005) {
                        @let worth = value(sight.lang, own);
                        span class={ "worth " (best.lit(own)) } title=(sight.tr("average", &[("value", worth.as_str().into())])) { "⌀ " (worth) }
                    }
                    (cards(sight, other))
                }
                span class={ "pair-now " (gain(now)) } { small { (sight.t("now")) } b { (balance(now)) } }
            }
            div class="pair-yes" { (send(action, "btn-main", &html! { (sight.t("team-up")) (token(other)) })) }
        }
    }
}
