//! The lit stones over the board where the viewer's marker may go, each with what it would bring.

use super::art::{emblem, marker, path_class};
use super::choices::{Way, after_card, ways};
use super::{Sight, capital, draws};
use crate::drawing::numbers::{amount, gain, number, signed};
use crate::drawing::pieces::never_mind;
use games::keltis::score::row_value;
use games::keltis::{Action, Card, Colour, Kind, LAST_STEP, Phase, Stone};
use maud::{Markup, Render, html};

/// Where the viewer may go, found once for a picture.
pub(super) struct Lit {
    /// Now.
    now: Vec<Way>,
    /// With cards in hand.
    with: Vec<Layable>,
}

/// The cards in hand of one path that can be laid.
struct Layable {
    /// Each with its number among those that differ.
    cards: Vec<(usize, Card)>,
    /// Where they lead: what moves depends on the path alone.
    ways: Vec<Way>,
}

impl Lit {
    pub(super) fn of(sight: &Sight<'_>) -> Self {
        let seat = sight.asked(&[Phase::Card]);
        let with = |colour: Colour| {
            let cards = sight.hand().distinct().enumerate().filter(|(_, card)| card.colour() == colour);
            let cards: Vec<_> = cards.filter(|&(_, card)| sight.is_legal(Action::Play(card))).collect();
            let ways = after_card(sight.board(), seat?, cards.first()?.1);
            Some(Layable { cards, ways })
        };
        Self { now: ways(sight), with: Colour::ALL.into_iter().filter_map(with).collect() }
    }

    /// How a stone carries a value: now, or once a card of some colour is picked. Markers keep the room for it from the
    /// start; a tile makes way as soon as the value is there.
    pub(super) fn value_class(&self, stone: Stone) -> String {
        let leads_there = |ways: &[Way]| ways.iter().any(|way| way.stone == stone);
        let mut class = String::new();
        for layable in self.with.iter().filter(|layable| leads_there(&layable.ways)) {
            class = format!("{class} by-{}", layable.cards[0].1.colour());
        }
        if leads_there(&self.now) {
            class.push_str(" is-valued");
        }
        if class.is_empty() { class } else { format!(" by-value{class}") }
    }
}

/// The lit stones. One tap goes there; where either marker may enter, a second says which.
pub(super) fn spots(sight: &Sight<'_>, lit: &Lit) -> Markup {
    html! {
        @if !lit.now.is_empty() {
            div id="k-spots" class="k-over" role="group" aria-label=(sight.t("spots")) {
                @for here in by_stone(&lit.now) { (spot(sight, &here)) }
                (legs(&lit.now))
            }
        }
    }
}

/// The stones that each card in hand leads to; the style sheet shows those of the card that is picked.
pub(super) fn previews(sight: &Sight<'_>, lit: &Lit) -> Markup {
    if sight.asked(&[Phase::Draw]).is_some() {
        return previews_of_piles(sight);
    }
    if sight.asked(&[Phase::Card]).is_none() {
        return html! {};
    }
    html! {
        div id="k-ghosts" class="k-over" {
            @for Layable { cards, ways } in &lit.with {
                @for &(nth, card) in cards {
                    div class={ "k-ghosts-of for-" (nth) } role="group" aria-label=(sight.t("spots")) {
                        @for here in by_stone(ways) { (preview(sight, card, &here)) }
                        (legs(ways))
                    }
                }
            }
        }
    }
}

/// The stones that the top of each discard pile could lead to once in hand, while one points at it; the names of the
/// piles say the same in words.
fn previews_of_piles(sight: &Sight<'_>) -> Markup {
    let of = |colour: Colour| {
        let offered = draws::offered(sight, colour).filter(|offered| offered.moves.is_some())?;
        let ways = after_card(sight.board(), offered.seat, offered.card);
        Some(html! {
            div class={ "k-ghosts-of for-" (colour) } {
                @for here in by_stone(&ways) { div class=(class(&here)) { (chip(&here)) } }
                (legs(&ways))
            }
        })
    };
    html! { div id="k-ghosts" class="k-over" aria-hidden="true" { @for stones in Colour::ALL.into_iter().filter_map(of) { (stones) } } }
}

/// The ways to each stone, in the order of the stones.
fn by_stone(ways: &[Way]) -> Vec<Vec<&Way>> {
    let mut stones: Vec<Stone> = ways.iter().map(|way| way.stone).collect();
    stones.sort();
    stones.dedup();
    stones.into_iter().map(|stone| ways.iter().filter(|way| way.stone == stone).collect()).collect()
}

/// An arrow for each single step along a path, between the stone that it leaves and the one that it reaches.
fn legs(ways: &[Way]) -> Markup {
    let mut stones: Vec<Stone> =
        ways.iter().filter(|way| way.steps == 1 && !way.enters).map(|way| way.stone).collect();
    stones.sort();
    stones.dedup();
    html! { @for stone in &stones { i class={ "k-leg " (path_class(stone.path)) " s-" (stone.step) } {} } }
}

/// One tap lays the card and goes to the stone; where either marker may enter, the card is laid and the tray asks which.
fn preview(sight: &Sight<'_>, card: Card, ways: &[&Way]) -> Markup {
    let play = Action::Play(card);
    let (moves, words) = match ways {
        [way] => (format!("{play};{}", way.moves), words(sight, way)),
        _ => (play.to_string(), which(sight, ways[0].stone)),
    };
    let values =
        [("path", card.colour().name().into()), ("value", card.value().into()), ("way", words.into())];
    let words = sight.tr("lay-and", &values);
    html! {
        button class={ "k-ghost " (class(ways)) } form="moves" name="move" value=(moves) aria-label=(words) title=(words) { (chip(ways)) }
    }
}

fn class(ways: &[&Way]) -> String {
    let stone = ways[0].stone;
    let far = if ways.iter().all(|way| way.steps > 1) { " is-far" } else { "" };
    format!("k-spot {} s-{}{far}", path_class(stone.path), stone.step)
}

/// "Which marker enters blue?"
fn which(sight: &Sight<'_>, stone: Stone) -> String {
    sight.tr("enter-which", &[("path", stone.path.name().into())])
}

fn spot(sight: &Sight<'_>, ways: &[&Way]) -> Markup {
    let (stone, class) = (ways[0].stone, class(ways));
    if let [way] = ways {
        return html! {
            button class=(class) form="moves" name="move" value=(way.moves) aria-label=(words(sight, way)) title=(words(sight, way)) { (chip(ways)) }
        };
    }
    html! {
        label class={ "spot " (class) } {
            input type="radio" name="pick" id=(asks_which(stone)) value={ "stone " (stone) } form="moves" aria-label=(which(sight, stone));
            (chip(ways))
        }
        div class="then k-which" {
            div class="then-head" {
                b { (which(sight, stone)) }
                (never_mind(sight.lang))
            }
            div class="btn-row" { @for way in ways { (enter(sight, way)) } }
        }
    }
}

/// What a stone is called that asks which marker goes there.
fn asks_which(stone: Stone) -> String {
    format!("k-which-{}", stone.path)
}

/// A path that either marker may enter, beside the board: the same as a tap on its stone.
fn either(sight: &Sight<'_>, ways: &[&Way], label: &impl Render) -> Markup {
    let stone = ways[0].stone;
    html! {
        label class="btn k-way" for=(asks_which(stone)) aria-hidden="true" title=(which(sight, stone)) {
            @if let Some(seat) = sight.scene.seat() { (marker(seat, ways[0].kind)) }
            (label) (chip(ways))
        }
    }
}

/// What going to a stone brings: of two markers what either would, where they differ.
fn chip(ways: &[&Way]) -> Markup {
    let of = |kind: Kind| ways.iter().find(|way| way.kind == kind).map(|way| way.change);
    let small = of(Kind::Small).unwrap_or(ways[0].change);
    let large = of(Kind::Large).filter(|&large| large != small);
    html! {
        b class={ (gain(small)) @if large.is_some() { " is-two" } } {
            (signed(small)) @if let Some(large) = large { i { "/" } (signed(large)) }
        }
    }
}

fn kind_words(kind: Kind) -> &'static str {
    match kind {
        Kind::Small => "kind-small",
        Kind::Large => "kind-large",
    }
}

/// A button that goes this way.
fn send(sight: &Sight<'_>, way: &Way, label: &impl Render) -> Markup {
    html! {
        button class="btn k-way" form="moves" name="move" value=(way.moves) title=(words(sight, way)) {
            @if let Some(seat) = sight.scene.seat() { (marker(seat, way.kind)) }
            span { (label) }
            b { (amount(way.change)) }
        }
    }
}

/// A button by which a marker enters a path, with what its choice means for the rest of the game.
fn enter(sight: &Sight<'_>, way: &Way) -> Markup {
    let factor = way.kind.factor();
    let rows = [1, LAST_STEP].map(|step| number(row_value(step) * factor));
    let [least, most] = rows.map(Into::into);
    let values = [("least", least), ("most", most)];
    let label = html! {
        (sight.t(kind_words(way.kind)))
        small { (sight.tr(&format!("means-{}", way.kind.name()), &values)) }
    };
    send(sight, way, &label)
}

/// A way in words: "large marker to blue 5, +2, a clover leads on".
pub(super) fn words(sight: &Sight<'_>, way: &Way) -> String {
    let values = [
        ("kind", way.kind.name().into()),
        ("path", way.stone.path.name().into()),
        ("row", number(row_value(way.stone.step)).into()),
        ("change", signed(way.change).into()),
        ("steps", way.steps.into()),
    ];
    let mut words = sight.tr(if way.enters { "way-enters" } else { "way" }, &values);
    if way.steps > 1 {
        words = sight.tr("way-chain", &[("way", words.into()), ("steps", way.steps.into())]);
    }
    if way.ends {
        words = format!("{words} {}", sight.t("way-ends"));
    } else if way.leads_on {
        words = format!("{words} {}", sight.t("way-leads-on"));
    }
    words
}

/// Each single step, of several by the signs of their paths, and going without. Where either marker may enter a path, its
/// stone asks which.
pub(super) fn steps(sight: &Sight<'_>) -> Markup {
    let (single, chains): (Vec<_>, Vec<_>) = ways(sight).into_iter().partition(|way| way.steps == 1);
    let stones = by_stone(&single);
    let path =
        |way: &Way| html! { (emblem(way.stone.path)) span class="sr" { (sight.colour(way.stone.path)) } };
    let decline = [Action::Stay, Action::NoBonus].into_iter().find(|&action| sight.is_legal(action));
    html! {
        @for here in &stones {
            @if sight.board().phase == Phase::Enter { @for way in here { (enter(sight, way)) } }
            @else if here.len() > 1 { (either(sight, here, &path(here[0]))) }
            @else if stones.len() > 1 { (send(sight, here[0], &path(here[0]))) }
            @else { (send(sight, here[0], &to_stone(sight, here[0]))) }
        }
        @if let Some(decline) = decline {
            button class="btn k-no" name="move" value=(decline) { (sight.t(if decline == Action::Stay { "stay" } else { "no-bonus" })) }
        }
        @if !chains.is_empty() { p class="k-far-word" { i class="k-far-sign" {} (sight.t("far")) } }
    }
}

/// "On brown −4 → −3".
fn to_stone(sight: &Sight<'_>, way: &Way) -> String {
    let row = |step: u8| number(row_value(step));
    let from = if way.enters { "none".to_owned() } else { row(way.stone.step - 1) };
    let values =
        [("path", way.stone.path.name().into()), ("from", from.into()), ("row", row(way.stone.step).into())];
    capital(&sight.tr("to-stone", &values))
}
