//! The board: five paths from the start stone to their end stones, with tiles, markers and card piles.
//!
//! Every thing has classes that say where it is: `.c-blue` the path, `.s-4` the stone, `.m-2` the seat. The style
//! sheet turns them into places, with the paths lying on wide screens and rising on narrow ones, so that a marker
//! whose class changes glides. The markers of a seat keep their elements: the large one has its own, small
//! ones are named after the path that they walk or will walk; on the start stone the one too many is hidden.

use super::art::{card_back, card_face, emblem, marker, offer, path_class, tile};
use super::draws::{self, Offered};
use super::spots::{self, Lit};
use super::tray::{brief, says};
use super::{Sight, capital, pace};
use crate::drawing::numbers::{gain, number, signed};
use crate::drawing::pieces::{flown, icon, sheet, token};
use engine::Seat;
use games::keltis::data::data;
use games::keltis::score::{marker_value, row_value};
use games::keltis::{Action, Card, Colour, Ending, Event, Kind, LAST_STEP, Stone, Tile, preview};
use maud::{Markup, html};

/// The board in this moment.
pub(super) fn board(sight: &Sight<'_>) -> Markup {
    let lit = Lit::of(sight);
    html! {
        p class="sr" { (description(sight)) }
        div id="board" class={ "k-board of-seats-" (sight.board().seats()) } aria-hidden="true" {
            svg class="k-ground" viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice" { use href="#keltis-ground" {} }
            div class="k-zone k-minus" {}
            div class="k-zone k-goal" {}
            @for colour in Colour::ALL { div class={ "k-lane " (path_class(colour)) } {} }
            svg class="k-start-stone" viewBox="0 0 124 420" preserveAspectRatio="none" { use href="#keltis-start" {} }
            @for step in 1..=LAST_STEP { (row_label(step)) }
            @for stone in Stone::ALL { (stone_at(sight, stone, &lit.value_class(stone))) }
            (goal_sign(sight))
            @for seat in sight.seats() { (markers(sight, &lit, seat)) }
            (effects(sight))
        }
        (spots::previews(sight, &lit))
        (piles(sight))
        (spots::spots(sight, &lit))
        (banner(sight))
        (pile_sheet(sight))
        (card_on_its_way(sight))
    }
}

/// The card of this step, which goes from a hand to the table or from a pile to a hand.
fn card_on_its_way(sight: &Sight<'_>) -> Markup {
    let panel = |seat: Seat| format!("player-{seat}");
    let is_own = |seat: Seat| sight.scene.seat() == Some(seat);
    let pile = |colour: Colour| format!("k-pile-{colour}");
    let to_hand = |seat: Seat, card: Option<Card>| {
        let in_hand = card.filter(|_| is_own(seat)).map(|card| format!("k-pick-{}", card.index()));
        format!("{} {}", in_hand.unwrap_or_default(), panel(seat))
    };
    // Another player's card goes from their panel, also where the reader holds one like it.
    let from_hand = |seat: Seat, card: Card| {
        if is_own(seat) { format!("{} {}", offer(card), panel(seat)) } else { panel(seat) }
    };
    let (from, to, picture) = match sight.step {
        Some(Event::CardLaid { seat, card, .. }) => {
            let to = format!("k-col-{seat}-{} {}", card.colour(), panel(*seat));
            (from_hand(*seat, *card), to, card_face(*card))
        }
        Some(Event::CardDiscarded { seat, card }) => {
            (from_hand(*seat, *card), pile(card.colour()), card_face(*card))
        }
        Some(Event::CardTaken { seat, card, .. }) => {
            (pile(card.colour()), to_hand(*seat, Some(*card)), card_face(*card))
        }
        Some(Event::CardDrawn { seat, card, .. }) => {
            ("k-deck".to_owned(), to_hand(*seat, *card), card.map_or_else(card_back, card_face))
        }
        _ => return html! {},
    };
    flown(&format!("k-flown-{}", to.trim().replace(' ', "-")), &from, &to, &picture)
}

fn place(stone: Stone) -> String {
    format!("{} s-{}", path_class(stone.path), stone.step)
}

/// The value of a row, beside its stones.
fn row_label(step: u8) -> Markup {
    let class = match row_value(step) {
        ..0 => " is-minus",
        _ if step >= data().goal_from_step => " is-goal",
        _ => "",
    };
    html! { b class={ "k-row s-" (step) (class) } { (number(row_value(step))) } }
}

/// A stone with its tile, or with the emblem of its path.
fn stone_at(sight: &Sight<'_>, stone: Stone, value: &str) -> Markup {
    let Stone { path, step } = stone;
    let dark = sight.board().setup.layout().is_dark(stone);
    let lying = sight.board().tiles.at(stone);
    let class = if step == LAST_STEP {
        " is-end"
    } else if dark {
        " is-dark"
    } else {
        ""
    };
    // A tile makes room for the markers beside it, and for the value of the step that leads there.
    let beside = match shared(sight, stone).count() {
        0 => String::new(),
        count => format!(" with-{}", sharing(count)),
    };
    let shape = 1 + (usize::from(step) + 2 * path.index()) % 3;
    html! {
        div id={ "k-stone-" (path) "-" (step) } class={ "k-stone " (place(stone)) (class) @if lying.is_none() { (value) } } {
            svg class="k-rock" viewBox="0 0 70 92" preserveAspectRatio="none" { use href={ "#keltis-stone-" (shape) } {} }
            @match lying {
                Some(lying) => span class={ "k-tile-at" (beside) (value) @if is_new(sight, stone) { " is-new" } } { (tile(lying)) },
                None => (emblem(path)),
            }
        }
    }
}

/// Whose markers stand on a stone.
fn shared(sight: &Sight<'_>, stone: Stone) -> impl Iterator<Item = Seat> {
    sight.seats().filter(move |&seat| sight.board().markers(seat).stone(stone.path) == Some(stone))
}

/// How a stone is shared: a lone marker is large, more of them lie in zigzag with its tile.
fn sharing(count: usize) -> &'static str {
    ["one", "two", "three"].get(count - 1).unwrap_or(&"four")
}

/// Where a marker stands: its stone, how that is shared, which of those on it this one is, and what else lies there.
fn standing(sight: &Sight<'_>, lit: &Lit, seat: Seat, stone: Stone) -> String {
    let nth = shared(sight, stone).position(|other| other == seat).unwrap_or_default();
    let beside = if sight.board().tiles.at(stone).is_some() { " by-tile" } else { "" };
    let value = if lit.value_class(stone).is_empty() { "" } else { " by-value" };
    format!("{} of-{} nth-{nth}{beside}{value}", place(stone), sharing(shared(sight, stone).count()))
}

fn is_new(sight: &Sight<'_>, stone: Stone) -> bool {
    match sight.step {
        Some(Event::TilePlaced { path, .. }) => *path == stone.path,
        _ => false,
    }
}

/// `KE-11.1`: standing stones, one for each marker in the goal area, beside the words of the bar.
pub(super) fn goal_counter(sight: &Sight<'_>) -> Markup {
    let (count, of) = (sight.board().goal_count(), data().goal_markers);
    goal(sight, "k-goal-small", &html! { @for nth in 0..of { (goal_stone(nth < count)) } })
}

/// How many markers stand at the goal, of those that end the game.
fn goal_sign(sight: &Sight<'_>) -> Markup {
    let (count, of) = (sight.board().goal_count(), data().goal_markers);
    goal(sight, "k-goal-count", &html! { (goal_stone(count > 0)) b { (count) "/" (of) } })
}

/// A counter of the goal area, which stands out when the end is near.
fn goal(sight: &Sight<'_>, class: &str, count: &Markup) -> Markup {
    html! { span class={ (class) @if pace::is_near(sight) { " is-near" } } aria-hidden="true" { (count) } }
}

fn goal_stone(full: bool) -> Markup {
    icon("keltis-menhir", "0 0 20 30", if full { "is-full" } else { "" })
}

/// The markers of a seat: the large one, and a small one for each path, of which one is always hidden.
fn markers(sight: &Sight<'_>, lit: &Lit, seat: Seat) -> Markup {
    let markers = sight.board().markers(seat);
    // The viewer's own lie over those that they share a stone with.
    let own = if sight.scene.seat() == Some(seat) { " is-own" } else { "" };
    let waiting: Vec<Colour> = Colour::ALL.into_iter().filter(|&path| markers.step(path) == 0).collect();
    let small = usize::from(markers.at_start(Kind::Small));
    // Those that are left on the start stone keep in order, in the middle of their owner's place.
    let alone = if markers.large().is_some() { " is-alone" } else { "" };
    let small_at = |path: Colour| match (markers.stone(path), waiting.iter().position(|&other| other == path))
    {
        (Some(stone), _) if markers.kind(path) == Some(Kind::Small) => {
            (standing(sight, lit, seat, stone), "")
        }
        (None, Some(nth)) if nth < small => (format!("s-0 n-{} left-{small}{alone}", nth + 1), ""),
        _ => ("s-0 n-4".to_owned(), " is-gone"),
    };
    let large = markers.large().and_then(|path| markers.stone(path));
    let large_at =
        large.map_or_else(|| format!("s-0 n-0 left-{small}"), |stone| standing(sight, lit, seat, stone));
    html! {
        @for path in Colour::ALL {
            @let (place, gone) = small_at(path);
            @let moved = if gone.is_empty() { motion(sight, seat, path, Kind::Small) } else { "" };
            div id={ "k-small-" (seat) "-" (path) } class={ "k-marker m-" (seat) (own) " " (place) (gone) (moved) } { (marker(seat, Kind::Small)) }
        }
        @let moved = markers.large().map_or("", |path| motion(sight, seat, path, Kind::Large));
        div id={ "k-large-" (seat) } class={ "k-marker is-large m-" (seat) (own) " " (large_at) (moved) } { (marker(seat, Kind::Large)) }
    }
}

/// What a marker does in this step: hops, ends the game, is counted.
fn motion(sight: &Sight<'_>, owner: Seat, on: Colour, which: Kind) -> &'static str {
    let step = sight.board().markers(owner).step(on);
    let is_here = sight.board().markers(owner).kind(on) == Some(which);
    match sight.step {
        Some(Event::MarkerMoved { seat, path, .. }) if *seat == owner && *path == on && is_here => " is-hop",
        Some(Event::GameEnded { reason: Ending::Goal, .. }) if is_here && step >= data().goal_from_step => {
            " is-counted"
        }
        Some(Event::SmallMarkersScored { seat, .. }) if *seat == owner && is_here && which == Kind::Small => {
            " is-counted"
        }
        Some(Event::LargeMarkerScored { seat, .. }) if *seat == owner && is_here && which == Kind::Large => {
            " is-counted"
        }
        _ => "",
    }
}

/// What a tile does in this step, over its stone; in the final count what each marker is worth.
fn effects(sight: &Sight<'_>) -> Markup {
    let chip = |stone: Stone, change: i32| {
        html! { b class={ "k-pop " (gain(change)) " " (place(stone)) } { (signed(change)) } }
    };
    html! {
        @match sight.step {
            Some(Event::PointsScored { path, step, points, .. }) => (chip(Stone::new(*path, *step), i32::from(*points))),
            Some(Event::WishTaken { path, step, .. }) => {
                span class={ "k-taken " (place(Stone::new(*path, *step))) } { (tile(Tile::Wish)) }
            },
            Some(Event::CloverFound { path, step, .. }) => {
                span class={ "k-found " (place(Stone::new(*path, *step))) } { (tile(Tile::Clover)) }
            },
            Some(Event::SmallMarkersScored { markers, .. }) => {
                @for scored in markers { (chip(Stone::new(scored.path, scored.step), scored.value)) }
            },
            Some(Event::LargeMarkerScored { marker: Some(scored), .. }) => (chip(Stone::new(scored.path, scored.step), scored.value)),
            _ => {},
        }
    }
}

/// The draw pile and the five discard piles. In the draw part of the viewer's turn they are what is chosen.
fn piles(sight: &Sight<'_>) -> Markup {
    let deck = sight.public.draw_pile;
    let words = sight.tr("deck-left", &[("count", deck.into())]);
    html! {
        div class="k-piles" role="group" aria-label=(sight.t("piles")) {
            @if sight.is_legal(Action::DrawDeck) {
                button id="k-deck" class={ "k-pile k-deck is-lit" @if pace::is_late(sight) { " is-near" } } form="moves" name="move" value=(Action::DrawDeck) aria-label={ (sight.t("draw-deck")) ": " (words) } {
                    (card_back()) b { (deck) }
                }
            } @else {
                div id="k-deck" class={ "k-pile k-deck" @if pace::is_late(sight) { " is-near" } } title=(words) { (card_back()) b aria-hidden="true" { (deck) } span class="sr" { (words) ". " } }
            }
            @for colour in Colour::ALL { (pile(sight, colour)) }
        }
    }
}

fn pile(sight: &Sight<'_>, colour: Colour) -> Markup {
    let pile = sight.board().pile(colour);
    let class = format!("k-pile {}", path_class(colour));
    let id = format!("k-pile-{colour}");
    let Some(top) = pile.top().map(|top| Card::new(colour, top)) else {
        let words = sight.tr("pile-empty", &[("path", colour.name().into())]);
        return html! { div id=(id) class={ (class) " is-empty" } title=(words) { (emblem(colour)) span class="sr" { (words) ". " } } };
    };
    let new = match sight.step {
        Some(Event::CardDiscarded { card, .. }) if *card == top => " is-new",
        _ => "",
    };
    let size = pile.len();
    let values = [("card", sight.card(top).into()), ("count", size.into())];
    let inside = html! { (card_face(top)) @if size > 1 { i class="k-size" { (size) } } };
    if let Some(Offered { seat, card, moves }) = draws::offered(sight, colour) {
        return html! {
            button id=(id) class={ (class) " is-lit k-offer" } form="moves" name="move" value=(Action::DrawPile(colour))
                aria-label=(says(sight, seat, &sight.tr("take", &values), card, moves.as_ref())) { (inside) (brief(sight, moves.as_ref())) }
        };
    }
    let words = capital(&sight.tr("pile", &values));
    if sight.board().setup.browse_discards {
        html! { button id=(id) type="button" class={ (class) (new) } popovertarget="k-pile-sheet" aria-label=(words) { (inside) } }
    } else {
        html! { div id=(id) class={ (class) (new) } title=(words) { (inside) span class="sr" { (words) ". " } } }
    }
}

/// All discard piles whole, on a sheet of their own (option `browse_discards`).
fn pile_sheet(sight: &Sight<'_>) -> Markup {
    let inside = html! {
        p class="soft" { (sight.t("discards-order")) }
        @for colour in Colour::ALL {
            div class={ "k-pile-row " (path_class(colour)) } {
                (emblem(colour)) span class="sr" { (sight.colour(colour)) }
                @let cards = sight.board().pile(colour).values().rev();
                @if cards.len() == 0 { span class="soft" { (sight.t("none")) } }
                @for value in cards { span class="k-mini" { (value) } }
            }
        }
    };
    html! {
        @if sight.board().setup.browse_discards {
            (sheet(sight.lang, "k-pile-sheet", "sheet k-pile-sheet", &sight.t("discards"), &inside))
        }
    }
}

/// A sign over the board when the game ends and is counted.
fn banner(sight: &Sight<'_>) -> Markup {
    let of = |seat: Seat, words: String, total: i32| {
        html! { (token(seat)) b { (sight.scene.name(seat)) } span { (words) } b class="k-sum" { (number(total)) } }
    };
    let words = match sight.step {
        Some(Event::GameEnded { reason, .. }) => html! { b { (sight.t(ended(*reason))) } },
        Some(Event::SmallMarkersScored { seat, sum, total, .. }) => {
            of(*seat, sight.tr("banner-small", &[("value", signed(*sum).into())]), *total)
        }
        Some(Event::LargeMarkerScored { seat, marker, total }) => {
            let worth = marker.map_or(0, |marker| marker_value(marker.step, Kind::Large));
            of(*seat, sight.tr("banner-large", &[("value", signed(worth).into())]), *total)
        }
        Some(Event::WishesScored { seat, count, value, total }) => {
            let values = [("count", (*count).into()), ("value", signed(*value).into())];
            of(*seat, sight.tr("banner-wishes", &values), *total)
        }
        _ => return html! {},
    };
    html! { div id="k-banner" class="k-banner" { (words) } }
}

/// The message that says why the game ended.
pub(super) fn ended(reason: Ending) -> &'static str {
    match reason {
        Ending::Goal => "ended-goal",
        Ending::Deck => "ended-deck",
        Ending::Stall => "ended-stall",
    }
}

/// A tile's name.
fn tile_name(sight: &Sight<'_>, tile: Tile) -> String {
    match tile {
        Tile::Wish => sight.t("name-wish"),
        Tile::Clover => sight.t("name-clover"),
        number => sight.tr("name-number", &[("points", number.points().into())]),
    }
}

/// The position in words, for those who do not see it.
fn description(sight: &Sight<'_>) -> String {
    let mut words: Vec<String> = Vec::new();
    for seat in sight.seats() {
        let place = |value: &preview::PathValue| {
            let kind = value.kind?;
            let values = [
                ("path", value.path.name().into()),
                ("row", number(row_value(value.step)).into()),
                ("kind", kind.name().into()),
            ];
            Some(sight.tr("describe-marker", &values))
        };
        let places: Vec<String> =
            preview::path_values(sight.board(), seat).iter().filter_map(place).collect();
        let name = sight.scene.name(seat);
        words.push(if places.is_empty() {
            sight.tr("describe-start", &[("name", name.into())])
        } else {
            sight.tr("describe-seat", &[("name", name.into()), ("places", places.join(", ").into())])
        });
    }
    for colour in Colour::ALL {
        let on = |(stone, tile): (Stone, Tile)| {
            (stone.path == colour).then(|| format!("{} {}", stone.step, tile_name(sight, tile)))
        };
        let tiles: Vec<String> = sight.board().tiles.iter().filter_map(on).collect();
        if !tiles.is_empty() {
            let values = [("path", colour.name().into()), ("tiles", tiles.join(", ").into())];
            words.push(sight.tr("describe-tiles", &values));
        }
    }
    words.join(" ")
}
