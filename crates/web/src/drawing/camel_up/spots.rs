//! The lit spaces over the board where the viewer may put the own tile, with what would happen there.

use super::art::{either_side, tile};
use super::{Sight, odds};
use crate::drawing::camel_race::sides::{self, Words, sides};
use crate::drawing::numbers::{Best, decimal, value};
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
    let spaces: Vec<_> = tile_spaces(sight).into_iter().map(|space| (space, worths(sight, space))).collect();
    let top = Best::of(1, spaces.iter().filter_map(|(_, worths)| sides::most(*worths)));
    html! {
        @if !spaces.is_empty() {
            (nothing())
            div id="spots" class="spots" role="group" aria-label=(sight.t("spots")) {
                @for (space, worths) in spaces { (spot(sight, space, worths, top)) }
            }
        }
    }
}

/// What the own tile is worth at most, wherever it may go.
pub(super) fn best(sight: &Sight<'_>) -> Best {
    let everywhere = tile_spaces(sight).into_iter().flat_map(|space| worths(sight, space));
    Best::of(2, everywhere.flatten())
}

/// What each side is worth there.
fn worths(sight: &Sight<'_>, space: Space) -> [Option<f64>; 2] {
    Side::ALL.map(|side| odds::worth(sight, Action::Tile { side, space }))
}

/// The class of a space on which one side is worth more.
fn leaning(worths: [Option<f64>; 2]) -> &'static str {
    sides::better(worths).map_or("", |side| [" leans-cheer", " leans-boo"][side])
}

fn spot(sight: &Sight<'_>, space: Space, worths: [Option<f64>; 2], top: Best) -> Markup {
    let words = sight.tr("space", &[("space", space.number().into())]);
    // Two noughts tell nothing.
    let tells = worths.iter().flatten().any(|worth| worth.abs() >= 0.005);
    let best = Best::of(2, worths.into_iter().flatten());
    html! {
        label class={ "spot spot-" (space) (leaning(worths)) } {
            input type="radio" name="pick" value={ "tile " (space) } form="moves" aria-label=(words);
            (either_side("ghost"))
            @if let Some(most) = sides::most(worths) { (sides::spot_worth(sight.lang, most, top.lit(most), None)) }
        }
        (sides(&format!("then-tile-{space}"), &words_for(sight, space), Side::ALL.into_iter().zip(worths).map(|(side, worth)| {
            laid(sight, space, side, worth.filter(|_| tells).map(|worth| (worth, best)))
        })))
    }
}

fn words_for(sight: &Sight<'_>, space: Space) -> Words {
    Words {
        title: sight.tr("tile-here", &[("space", space.number().into())]),
        note: earns(sight, space),
        lay: sight.t("place-it"),
        other: sight.t("other-space"),
    }
}

/// What a tile earns there, and how much of it is to be expected where the table shows odds.
fn earns(sight: &Sight<'_>, space: Space) -> String {
    if !sight.scene.odds {
        return sight.t("tile-earns");
    }
    let hits = decimal(sight.lang, odds::leg(sight.board()).landings_on(space), 1);
    sight.tr("tile-earns-average", &[("hits", hits.into())])
}

fn laid(sight: &Sight<'_>, space: Space, side: Side, worth: Option<(f64, Best)>) -> sides::Side<Action> {
    let average = |(worth, best): (f64, Best)| {
        let written = value(sight.lang, worth);
        let words = sight.tr("average", &[("value", written.as_str().into())]);
        sides::average(&written, &words, best.lit(worth))
    };
    sides::Side {
        action: Action::Tile { side, space },
        art: tile(side),
        name: sight.t(side.name()),
        does: vec![
            sends_words(sight, "racers", Some(sends_racers(space, side))),
            sends_words(sight, "crazies", sends_crazies(space, side)),
        ],
        worth: worth.map(average),
    }
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
