//! The board: the row of cards through the desert with everything on it, and what a step changes in the picture.
//!
//! The row winds upwards from the Start in front to the Finish under the sky. The style sheet knows where a cell is:
//! `.n-7` is the seventh of the row, wherever a row of the screen bends, so that the same page fits a wide screen and
//! a phone, and whatever changes its number glides along the row. Where a sandstorm makes two spaces one, the second
//! of them stays in the row as closed. Camels and figures are pictures of their own over the cells: their order in the document
//! never changes (a moved element would not glide), and `z-index` puts the upper ones of a stack in front.

use super::art::{camel_use, figure, owner_mark, race_back, race_card};
use super::{Sight, cell_name, leg, spots, standing};
use crate::drawing::pieces::{icon, token};
use crate::words::capital;
use games::camel_up_cards::{Board, Camel, Cell, Event, Figure, Phase, Place, Race, ShownCard};
use maud::{Markup, Render, html};

/// The board in this moment.
pub(super) fn board(sight: &Sight<'_>) -> Markup {
    let row = sight.row();
    html! {
        p class="sr" { (description(sight)) }
        div id="board" class={ "strip cells-" (row) " " (length(row)) } aria-hidden="true" {
            svg class="backdrop" viewBox="0 0 1000 240" preserveAspectRatio="xMidYMax slice" {
                use href="#desert" width="1000" height="240" {}
            }
            div class="ground" {}
            svg class="ripples" viewBox="0 0 1000 580" preserveAspectRatio="none" { use href="#dunes" {} }
            (icon("pyramid", "0 0 280 210", "far-pyramid"))
            (icon("cactus", "0 0 60 80", "far-cactus"))
            @for bend in 1..=8 { div id={ "bend-" (bend) } class={ "bend bend-" (bend) } {} }
            (cell("start", 0, "start", &sight.t("start").render(), ""))
            @for one in sight.board().cells() { (track_cell(sight, one)) }
            (cell("finish", row - 1, "finish", &sight.t("finish").render(), ""))
            @for one in Figure::ALL { (figure_piece(sight, one)) }
            @for camel in Camel::ALL { (camel_piece(sight, camel)) }
            (ghosts(sight))
            (shelf(sight))
        }
        (banner(sight))
        (leg::sign(sight))
        (spots::spots(sight))
    }
}

/// The class by which the style sheet chooses how many cells stand side by side.
fn length(cells: usize) -> &'static str {
    match cells {
        ..=21 => "len-s",
        22..=28 => "len-m",
        29..=40 => "len-l",
        _ => "len-xl",
    }
}

fn cell(id: &str, nth: usize, kind: &str, words: &Markup, more: &str) -> Markup {
    html! {
        div id={ "cell-" (id) } class={ "cell n-" (nth) " is-" (kind) (more) } {
            @if kind == "storm" {
                svg viewBox="0 0 280 88" preserveAspectRatio="none" { use href="#cell-storm" {} }
            } @else {
                (icon(&format!("cell-{kind}"), "0 0 140 88", ""))
            }
            span class="cell-no" { (words) }
        }
    }
}

/// A space, half of a card, or a sandstorm: a card that lies over two places and is one.
fn track_cell(sight: &Sight<'_>, one: Cell) -> Markup {
    let at = one.first();
    let kind = match one {
        _ if one.is_storm() => "storm",
        _ if at == sight.board().track.last() && at % 2 == 1 => "single",
        _ if at % 2 == 1 => "first",
        _ => "second",
    };
    let new = match sight.step {
        Some(Event::Storm { cell, .. }) => *cell == one,
        Some(Event::TrackExtended { from, .. }) => at > *from,
        _ => false,
    };
    let more = if new { " is-new" } else { "" };
    let words = html! { (cell_name(one)) @if one.is_storm() { small { (sight.t("storm-one")) } } };
    // A sandstorm keeps the elements of its two spaces.
    html! {
        (cell(&at.to_string(), at.into(), kind, &words, more))
        @if one.is_storm() { div id={ "cell-" (at + 1) } class={ "cell n-" (at + 1) " is-closed" @if new { " is-new" } } {} }
    }
}

/// Fox or palm: on its cell with the mark of who holds its card, or in the supply under the sky.
fn figure_piece(sight: &Sight<'_>, one: Figure) -> Markup {
    let placed = sight.board().figure(one);
    let place = placed.map_or_else(|| "in-supply".to_owned(), |placed| sight.spot(placed.cell.first()));
    let motion = match sight.step {
        Some(Event::FigurePlaced { figure, .. }) if *figure == one => " is-new",
        Some(Event::FigureHome { figure, .. }) if *figure == one => " is-leaving",
        _ => "",
    };
    html! {
        div id={ "figure-" (one) } class={ "figure " (place) (motion) } {
            (figure(one))
            @if let Some(placed) = placed {
                svg class={ "figure-mark p" (placed.holder) } viewBox="0 0 40 40" { (owner_mark(placed.holder, 20.0, 20.0, 18.0, 26.0)) }
            }
        }
    }
}

fn camel_piece(sight: &Sight<'_>, camel: Camel) -> Markup {
    html! {
        svg id={ "piece-" (camel) } class={ "camel " (stance(sight, sight.board().race, camel)) (motion(sight, camel)) } viewBox="-54 -66 138 70" {
            ellipse class="foot" cx="2" cy="1" rx="50" ry="9" {}
            g class="turn" { (camel_use(camel)) }
        }
    }
}

/// Where a camel stands: on a cell at a height of a stack, or beside others on the Start.
fn stance(sight: &Sight<'_>, race: Race, camel: Camel) -> String {
    let at = race.at(camel);
    if at == 0 {
        let before = Camel::ALL.into_iter().filter(|&other| other < camel && race.at(other) == 0).count();
        return format!("n-0 on-start nth-{before}");
    }
    let finish = if at == Race::FINISH { " at-finish" } else { "" };
    format!("{} lv-{} of-{}{finish}", sight.spot(at), race.height(camel), race.count(at))
}

/// What the camel does in this step: rises, hops over some cells, takes the extra step.
fn motion(sight: &Sight<'_>, camel: Camel) -> String {
    match sight.step {
        Some(Event::UnitLifted { unit, .. }) if unit.contains(camel) => " is-lifted".to_owned(),
        Some(Event::UnitHopped { unit, from, to, .. }) if unit.contains(camel) => {
            let cells = sight.nth(to.position()).abs_diff(sight.nth(from.position())).clamp(1, 2);
            format!(" is-hop far-{cells}")
        }
        Some(Event::ExtraStep { unit, .. }) if unit.contains(camel) => " is-hop is-extra far-1".to_owned(),
        _ => String::new(),
    }
}

/// Where the camels of the own hand card would land, seen while it is picked.
fn ghosts(sight: &Sight<'_>) -> Markup {
    let Some(card) = super::tray::playable(sight) else { return html! {} };
    let Board { race, track, figures, .. } = *sight.board();
    let (after, _) = race.run(card.camel(), 1, track, figures);
    html! {
        @for camel in Camel::ALL.into_iter().filter(|&camel| after.at(camel) != race.at(camel)) {
            svg id={ "ghost-" (camel) } class={ "camel ghost " (stance(sight, after, camel)) } viewBox="-54 -66 138 70" {
                g class="turn" { (camel_use(camel)) }
            }
        }
    }
}

/// Under the sky: the race deck with what the viewer knows of it, and the revealed pile card by card.
fn shelf(sight: &Sight<'_>) -> Markup {
    let (left, pile) = (sight.board().deck_left(), sight.board().pile);
    let new = matches!(sight.step, Some(Event::CardDrawn { .. } | Event::StartCard { .. }));
    html! {
        div id="shelf" class="shelf" {
            @if sight.in_leg() {
                div class={ "deck" @if left == 0 { " is-empty" } @if left == 1 { " is-last" } } {
                    @if left > 0 { (race_back()) }
                    b { (left) }
                }
                (standing::in_deck(sight))
            }
            div id="pile" class="pile" {
                @for (nth, card) in pile.iter().enumerate() {
                    div id={ "pile-" (nth) } class={ "pile-card" @if new && nth + 1 == pile.len() { " is-new" } } { (race_card(card)) }
                }
            }
        }
    }
}

/// A sign over the board at the turning points.
fn banner(sight: &Sight<'_>) -> Markup {
    let words = match sight.step {
        Some(Event::LegPaid { leg, places, payouts }) => html! {
            b { (sight.tr("banner-leg", &[("leg", (*leg).into())])) }
            (leg::paid(sight, *places, payouts))
        },
        Some(Event::RacePaid { places, payouts }) => html! {
            b { (sight.t("banner-race")) }
            (leg::paid(sight, *places, payouts))
        },
        Some(Event::Finished { mover, .. }) => {
            html! { b { (capital(&sight.tr("banner-finished", &[("camel", sight.camel(*mover).into())]))) } }
        }
        Some(Event::Storm { cell, .. }) => {
            html! { b { (sight.t("banner-storm")) } span { (sight.tr("banner-storm-why", &[("cell", cell_name(*cell).into())])) } }
        }
        Some(Event::TrackExtended { free, from, to, .. }) => {
            let values = [("free", (*free).into()), ("from", (*from).into()), ("to", (*to).into())];
            html! { b { (sight.tr("banner-longer", &values)) } span { (sight.tr("banner-longer-why", &values)) } }
        }
        Some(Event::StartingPlayer { seat, money, tied }) => html! {
            (token(*seat))
            b { (sight.tr("banner-starts", &[("name", sight.scene.name(*seat).into())])) }
            span { (sight.tr(if tied.is_empty() { "poorest" } else { "youngest" }, &[("money", (*money).into())])) }
        },
        Some(Event::CardsShown { cards }) => html! { b { (sight.t("banner-shown")) } (shown(sight, cards)) },
        Some(Event::HandCardPlayed { seat, card }) => html! {
            (token(*seat)) (race_card(*card))
            b { (sight.tr("banner-played", &[("card", sight.card(*card).into())])) }
        },
        _ => return html! {},
    };
    let paid = matches!(sight.step, Some(Event::LegPaid { .. } | Event::RacePaid { .. }));
    html! { div id="banner" class={ "banner" @if paid { " is-paid-out leg" } } { (words) } }
}

/// All shown cards with their owners, turned at the same moment.
fn shown(sight: &Sight<'_>, cards: &[ShownCard]) -> Markup {
    html! {
        ul class="shown" {
            @for ShownCard { seat, card } in cards {
                li { (race_card(*card)) (token(*seat)) span class="sr" { (sight.scene.name(*seat)) ": " (sight.card(*card)) } }
            }
        }
    }
}

/// The position in words, for those who do not see it.
fn description(sight: &Sight<'_>) -> String {
    let board = sight.board();
    let mut words: Vec<String> = Vec::new();
    for standing in board.standings() {
        let camels: Vec<String> = standing.camels.iter().map(|camel| sight.camel(camel)).collect();
        let values = [("cell", sight.place(standing.cell).into()), ("camels", camels.join(", ").into())];
        let key = match standing.cell {
            Place::Start => "describe-start",
            Place::Cell(_) => "describe-stack",
            Place::Finish => "describe-finish",
        };
        words.push(sight.tr(key, &values));
    }
    for placed in Figure::ALL.into_iter().filter_map(|one| board.figure(one)) {
        let values = [
            ("cell", cell_name(placed.cell).into()),
            ("figure", placed.figure.name().into()),
            ("name", sight.scene.name(placed.holder).into()),
        ];
        words.push(sight.tr("describe-figure", &values));
    }
    words.push(sight.tr("describe-track", &[("last", board.track.last().into())]));
    if sight.in_leg() {
        let pile: Vec<String> = board.pile.iter().map(|card| sight.card(card)).collect();
        words.push(sight.tr("describe-deck", &[("left", board.deck_left().into())]));
        if !pile.is_empty() {
            words.push(sight.tr("describe-pile", &[("cards", pile.join(", ").into())]));
        }
    }
    if board.phase == Phase::Over {
        words.push(format!("{}.", capital(&sight.t("progress-over"))));
    }
    words.join(" ")
}
