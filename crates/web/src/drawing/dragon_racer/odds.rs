//! The deck: what may still be dealt, by realm and colour, and which tiles are still covered.

use super::Sight;
use super::art::{realm_mark, support};
use games::dragon_racer::preview::unseen;
use games::dragon_racer::{Colour, Phase, Realm, Side, Tile};
use maud::{Markup, html};

/// The panel.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let cards = unseen(sight.view);
    let drafting = sight.board().phase == Phase::Draft || sight.board().phase.is_flight();
    html! {
        h3 { (sight.t("deck-title")) }
        p class="soft" { (sight.tr(if drafting { "deck-rest" } else { "deck-count" }, &[("count", cards.len().into())])) }
        table class="dr-turbo dr-deck" {
            thead { tr {
                td {}
                @for colour in Colour::ALL { th scope="col" title=(sight.t(colour.name())) { (support(colour, "")) span class="sr" { (sight.t(colour.name())) } } }
                th scope="col" { (sight.t("sum")) }
            } }
            tbody {
                @for realm in Realm::ALL {
                    @let of_realm = cards.of_realm(realm);
                    tr {
                        th scope="row" { span class="dr-deck-realm" { (realm_mark(realm)) (sight.realm(realm)) } }
                        @for colour in Colour::ALL { td { (number(of_realm.of_colour(colour).len())) } }
                        td { b { (number(of_realm.len())) } }
                    }
                }
                tr {
                    th scope="row" { (sight.t("sum")) }
                    @for colour in Colour::ALL { td { b { (number(cards.of_colour(colour).len())) } } }
                    td { b { (cards.len()) } }
                }
            }
        }
        p class="soft" { (sight.tr("deck-attacks", &[("count", cards.attacks().len().into())])) }
        @for side in [Side::Upper, Side::Lower] { (tiles(sight, side)) }
    }
}

fn number(count: usize) -> String {
    if count == 0 { "·".to_owned() } else { count.to_string() }
}

/// The tiles of a side: what lies open, what may still come, what is out of the game.
fn tiles(sight: &Sight<'_>, side: Side) -> Markup {
    let board = sight.board();
    let all: Vec<Tile> = Tile::all().filter(|tile| tile.side() == side).collect();
    let state = |tile: Tile| match board.removed_tile(side) {
        Some(removed) if removed == tile => "out",
        _ if board.tiles().any(|open| open == tile) => "open",
        _ => "hidden",
    };
    html! {
        h3 { (sight.t(&format!("tiles-{side}"))) }
        ul class="dr-tiles" {
            @for tile in all {
                li class={ "is-" (state(tile)) } {
                    (realm_mark(tile.realm())) (support(tile.colour(), "dr-symbol")) (sight.tile(tile))
                    small { (sight.t(&format!("tile-is-{}", state(tile)))) }
                }
            }
        }
    }
}
