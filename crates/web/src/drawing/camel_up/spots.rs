//! The lit spaces over the board where the viewer may put the own tile, with what would happen there.

use super::art::{either_side, tile};
use super::{Sight, odds};
use crate::drawing::camel_race::tray::send;
use crate::drawing::numbers::{Best, value};
use crate::drawing::pieces::nothing;
use games::camel_up::Action;
use games::camel_up::preview::{Landing, sends_crazies, sends_racers};
use games::camel_up::race::{Side, Space};
use maud::{Markup, html};

/// Where the viewer may put the own tile.
pub(super) fn tile_spaces(sight: &Sight<'_>) -> Vec<Space> {
    let cheer = |action: &Action| match action {
        Action::Tile { side: Side::Cheer, space } => Some(*space),
        _ => None,
    };
    sight.legal.iter().filter_map(cheer).collect()
}

/// The lit spaces over the board, each with what would happen there.
pub(super) fn spots(sight: &Sight<'_>) -> Markup {
    let spaces = tile_spaces(sight);
    html! {
        @if !spaces.is_empty() {
            (nothing())
            div id="spots" class="spots" role="group" aria-label=(sight.t("spots")) {
                @for space in spaces { (spot(sight, space)) }
            }
        }
    }
}

/// What the own tile is worth at most, wherever it may go.
pub(super) fn best(sight: &Sight<'_>) -> Best {
    let everywhere = tile_spaces(sight).into_iter().flat_map(|space| worths(sight, space));
    Best::of(2, everywhere.flatten())
}

fn worths(sight: &Sight<'_>, space: Space) -> [Option<f64>; 2] {
    Side::ALL.map(|side| odds::worth(sight, Action::Tile { side, space }))
}

fn spot(sight: &Sight<'_>, space: Space) -> Markup {
    let words = sight.tr("space", &[("space", space.number().into())]);
    let worths = worths(sight, space);
    // Two noughts tell nothing.
    let tells = worths.iter().flatten().any(|worth| worth.abs() >= 0.005);
    let best = Best::of(2, worths.into_iter().flatten());
    html! {
        label class={ "spot spot-" (space) } {
            input type="radio" name="pick" value={ "tile " (space) } form="moves" aria-label=(words);
            (either_side("ghost"))
        }
        div class="then" id={ "then-tile-" (space) } {
            div class="then-head" {
                p { b { (sight.tr("tile-here", &[("space", space.number().into())])) } " " small { (sight.t("tile-pays")) } }
                label class="then-x" { input type="radio" name="pick" value="" form="moves" aria-label=(sight.t("other-space")); "✕" }
            }
            div class="side-pick" { @for (side, worth) in Side::ALL.into_iter().zip(worths) { (side_button(sight, space, side, worth.filter(|_| tells), best)) } }
        }
    }
}

fn side_button(sight: &Sight<'_>, space: Space, side: Side, worth: Option<f64>, best: Best) -> Markup {
    let words = html! {
            (tile(side)) (sight.t(side.name()))
            small {
                (sends_words(sight, "racers", Some(sends_racers(space, side)))) br;
                (sends_words(sight, "crazies", sends_crazies(space, side)))
                @if let Some(worth) = worth { span class={ "worth " (best.lit(worth)) } { br; (sight.tr("average", &[("value", value(sight.lang, worth).into())])) } }
            }
    };
    send(Action::Tile { side, space }, "", &words)
}

fn sends_words(sight: &Sight<'_>, who: &str, landing: Option<Landing>) -> String {
    let (how, to) = match landing {
        None => ("never", 0),
        Some(Landing::Finish) => ("finish", 0),
        Some(Landing::OnTop(to)) => ("top", to.number()),
        Some(Landing::Beneath(to)) => ("beneath", to.number()),
    };
    sight.tr(&format!("{who}-{how}"), &[("to", to.into())])
}
