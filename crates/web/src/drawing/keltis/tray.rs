//! The viewer's hand and every legal answer, in the tray.
//!
//! A card is a radio button named `pick`; what follows it shows the consequence and the buttons that lay or
//! discard it. Steps and draws are buttons here and on the board alike.

use super::art::{arrow, card_face, card_mini, marker, offer, tile, tile_key};
use super::choices::{after_card, all, laid};
use super::{Sight, capital, draws, pace, players, spots};
use crate::drawing::numbers::{gain, number, signed};
use crate::drawing::pieces::{icon, never_mind, nothing, token};
use engine::Seat;
use games::keltis::data::data;
use games::keltis::preview::{CardChange, Hop, LayChange, Move, card_change};
use games::keltis::score::row_value;
use games::keltis::{Action, Card, Cause, Colour, Direction, Kind, Phase, Tile};
use maud::{Markup, html};

/// From this many cards in the draw pile a new path is a risk worth a word.
const LATE: u8 = 15;
/// Until this many cards are laid, the signs under the hand are explained.
const NEW: usize = 3;

/// What the viewer is asked.
pub(super) fn prompt(sight: &Sight<'_>) -> String {
    let card = || laid(sight.board()).map(|card| card.colour().name()).unwrap_or_default();
    match sight.board().phase {
        Phase::Enter => {
            let key = if sight.legal.len() > 1 { "prompt-enter" } else { "prompt-enter-one" };
            sight.tr(key, &[("path", card().into())])
        }
        Phase::Step => sight.tr("prompt-step", &[("path", card().into())]),
        Phase::Clover => sight.t("prompt-clover"),
        Phase::Finished => sight.tr("prompt-finished", &[("path", card().into())]),
        Phase::Draw if pace::is_late(sight) => {
            sight.tr("prompt-draw-late", &[("count", sight.public.draw_pile.into())])
        }
        Phase::Draw => sight.t(if sight.legal.len() > 1 { "prompt-draw" } else { "prompt-draw-deck" }),
        _ if sight.legal.iter().any(|action| matches!(action, Action::Play(_))) => sight.t("prompt-card"),
        _ => sight.t("prompt-discard"),
    }
}

/// The clause that says what the viewer is asked.
pub(super) fn clause(sight: &Sight<'_>) -> Option<&'static str> {
    Some(match sight.board().phase {
        Phase::Card => "KE-3.1",
        Phase::Enter => "KE-6.5",
        Phase::Step => "KE-6.8",
        Phase::Clover => "KE-8.1",
        Phase::Finished => "KE-9.1",
        Phase::Draw => "KE-10.1",
        _ => return None,
    })
}

/// All answers, as one form.
pub(super) fn acts(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.scene.seat() else { return html! {} };
    if sight.board().phase == Phase::Over {
        return html! {};
    }
    let answers = html! { (hand(sight, seat)) (choices(sight)) (beside(sight, seat)) };
    match &sight.scene.ask {
        None => html! { form id="moves-later" class="acts is-waiting" { (answers) } },
        Some(ask) => html! {
            form id="moves" class="acts" method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" {
                (nothing())
                input type="hidden" name="decision" value=(ask.decision);
                (answers)
            }
        },
    }
}

/// The hand by colour and value, each card with what laying it would change.
fn hand(sight: &Sight<'_>, seat: Seat) -> Markup {
    let hand = sight.hand();
    let mut before: Option<Card> = None;
    html! {
        div class="k-hand" role="group" aria-label=(sight.t("hand")) {
            @for card in hand.each() {
                @let copy = before.replace(card) == Some(card);
                @let nth = hand.distinct().position(|kind| kind == card).unwrap_or_default();
                (in_hand(sight, seat, card, (nth, copy)))
            }
        }
    }
}

/// A card of the hand: the `nth` of those that differ, `copy` if it is the second of two equal ones.
fn in_hand(sight: &Sight<'_>, seat: Seat, card: Card, (nth, copy): (usize, bool)) -> Markup {
    let change = card_change(sight.board(), seat, card);
    let legal = sight.is_legal(Action::Discard(card));
    let fits = change.lay.is_some();
    let id = format!("k-pick-{}{}", card.index(), if copy { "-2" } else { "" });
    let class = format!(
        "opt k-opt h-{nth} c-{}{}{}",
        card.colour(),
        if fits { " is-fit" } else { "" },
        if legal { " is-lit" } else { "" }
    );
    html! {
        label class=(class) data-offer=(offer(card)) {
            input type="radio" name="pick" id=(id) value=(card) disabled[!legal] aria-label=(says(sight, seat, &sight.card(card), card, moves(&change)));
            (card_face(card))
            @if legal && !fits { (players::wanted(sight, seat, card)) }
            (brief(sight, moves(&change)))
        }
        @if legal { (then(sight, seat, &change)) }
    }
}

/// What laying the card would move; nothing for one that does not fit.
fn moves(change: &CardChange) -> Option<&Move> {
    change.lay.as_ref().map(|lay| &lay.moves)
}

/// The name of a card, with what laying it would do.
pub(super) fn says(sight: &Sight<'_>, seat: Seat, name: &str, card: Card, moves: Option<&Move>) -> String {
    capital(&format!("{name}. {}", effect(sight, seat, card, moves)))
}

/// What laying a card would change, as small as fits under it.
pub(super) fn brief(sight: &Sight<'_>, moves: Option<&Move>) -> Markup {
    let Some(moves) = moves else {
        return html! {
            span class="k-brief is-none" title=(sight.t("fits-not")) {
                span class="k-cross" { "✕" } small class="k-fits-not" { (sight.t("fits-not-short")) }
            }
        };
    };
    let hops = all(moves.clone());
    let best = match moves {
        Move::MustEnter(hops) => hops.first().copied(),
        _ => hops.iter().copied().max_by_key(|hop| hop.change),
    };
    html! {
        span class="k-brief" {
            @if let Some(hop) = best {
                span class=(gain(hop.change)) { (signed(hop.change)) }
                @if hop.leads_on { svg class="k-leaf" viewBox="0 0 48 48" aria-hidden="true" { use href="#keltis-clover" {} } }
            } @else { "–" }
        }
    }
}

/// Beside the hand on narrow screens: what signs mean as long as they are new, then the columns of the others.
fn beside(sight: &Sight<'_>, seat: Seat) -> Markup {
    let asks = sight.scene.ask.is_some() && sight.board().phase == Phase::Card;
    if asks && is_new(sight, seat) { legend(sight) } else { rivals(sight, seat) }
}

/// Whether a seat has laid so little that signs are explained to it.
pub(super) fn is_new(sight: &Sight<'_>, seat: Seat) -> bool {
    let laid = |colour| sight.board().column(seat, colour).values().count();
    Colour::ALL.into_iter().map(laid).sum::<usize>() < NEW
}

/// The last card of each column of each of the others; their panels tell it all to who hears the page.
fn rivals(sight: &Sight<'_>, own: Seat) -> Markup {
    html! {
        dl class="k-legend k-rivals only-wide" aria-hidden="true" {
            @for seat in sight.seats().filter(|&seat| seat != own) {
                div { dt { (token(seat)) } dd { @for colour in Colour::ALL { (players::top(sight, seat, colour)) } (players::wishes(sight, seat)) } }
            }
        }
    }
}

/// What the signs under the cards and on the board mean.
pub(super) fn legend(sight: &Sight<'_>) -> Markup {
    html! {
        dl class="k-legend only-wide" {
            div { dt { span class="plus" { "+1" } " " span class="minus" { "−4" } } dd { (sight.t("legend-change")) } }
            div class="for-leaf" { dt { svg class="k-leaf" viewBox="0 0 48 48" aria-hidden="true" { use href="#keltis-clover" {} } } dd { (sight.t("legend-clover")) } }
            div { dt { (arrow(Direction::Up)) (arrow(Direction::Down)) } dd { (sight.t("legend-runs")) } }
            div class="for-none" { dt class="soft" { "✕" } dd { (sight.t("legend-fits-not")) } }
            // What lies on the board, where that has room.
            div class="for-board for-number" { dt { (tile(Tile::Two)) } dd { (sight.t("legend-number")) } }
            div class="for-board" { dt { (tile(Tile::Wish)) } dd { (sight.t("legend-wish")) } }
            div class="for-board" { dt { (icon("keltis-menhir", "0 0 20 30", "k-goal-sign")) } dd { (sight.t("legend-goal")) } }
        }
    }
}

/// The choice that follows a picked card.
fn then(sight: &Sight<'_>, seat: Seat, change: &CardChange) -> Markup {
    let card = change.card;
    html! {
        div class="then" {
            p class="then-text" {
                (card_mini(card, &sight.card(card))) " " (effect(sight, seat, card, moves(change)))
                small { (notes(sight, change)) (sight.clause(if change.lay.is_some() { "KE-4.1" } else { "KE-5.1" })) }
            }
            (same_path(sight, card.colour()))
            div class="btn-row" {
                @if let Some(lay) = &change.lay { (lay_buttons(sight, seat, card, lay)) }
                (discard_button(sight, seat, change))
            }
            (never_mind(sight.lang))
        }
    }
}

/// Where everybody stands on the path of a picked card, for a phone, where the choice covers all columns.
fn same_path(sight: &Sight<'_>, path: Colour) -> Markup {
    html! {
        div class="k-same" aria-hidden="true" {
            @for seat in sight.seats() { span { (token(seat)) (players::top(sight, seat, path)) } }
        }
    }
}

/// The ways to lay a card, each with the marker that goes with it and what is sent: where either marker may enter, each of
/// them (`KE-6.4`); where one may step, the step, then none (`KE-6.8`).
fn layings(card: Card, lay: &LayChange) -> Vec<(Option<Hop>, String)> {
    let play = Action::Play(card);
    let with = |&hop: &Hop| (Some(hop), format!("{play};{}", hop.action(Cause::Card)));
    match &lay.moves {
        Move::MustEnter(hops) => hops.iter().map(with).collect(),
        Move::MayStep(hop) => vec![with(hop), (None, format!("{play};{}", Action::Stay))],
        Move::MayMoveOther(_) => vec![(None, play.to_string())],
    }
}

/// A button for each way to lay a card.
fn lay_buttons(sight: &Sight<'_>, seat: Seat, card: Card, lay: &LayChange) -> Markup {
    let (ways, may_step) = (layings(card, lay), matches!(lay.moves, Move::MayStep(_)));
    let enters = !may_step && ways.len() > 1;
    html! {
        @for (hop, moves) in &ways {
            @if let Some(hop) = hop.filter(|_| enters) {
                button class="btn btn-main k-with" name="move" value=(moves) {
                    (marker(seat, hop.kind)) span { (sight.tr("lay-with", &[("kind", hop.kind.name().into())])) } b { (signed(hop.change)) }
                }
            } @else if may_step {
                button class={ "btn" @if hop.is_some() { " btn-main" } } name="move" value=(moves) { (sight.t(if hop.is_some() { "lay-and-step" } else { "lay-only" })) }
            } @else {
                button class="btn btn-main" name="move" value=(moves) { (sight.t("lay")) }
            }
        }
    }
}

/// What laying the card would do, in a sentence; or why it does not fit.
fn effect(sight: &Sight<'_>, seat: Seat, card: Card, moves: Option<&Move>) -> String {
    let column = sight.board().column(seat, card.colour());
    let Some(moves) = moves else {
        let last = column.last().unwrap_or_default();
        let key = if column.direction() == Direction::Down { "runs-down" } else { "runs-up" };
        return sight.tr(key, &[("last", last.into())]);
    };
    let step = |hop: &Hop| {
        // What the tile adds to the row, where it does.
        let more = hop.change - (row_value(hop.to) - row_value(hop.to - 1)) * hop.kind.factor();
        let values = [
            ("row", number(row_value(hop.to)).into()),
            ("change", signed(hop.change).into()),
            ("tile", if hop.tile == Some(Tile::Wish) { "wish" } else { "number" }.into()),
            ("more", signed(more).into()),
        ];
        let words = sight.tr(if more == 0 { "will-step" } else { "will-step-more" }, &values);
        match hop.tile {
            _ if hop.ends => format!("{words} {}", sight.t("way-ends")),
            Some(Tile::Clover) => format!("{words} {}", leads_on(sight, seat, card)),
            Some(tile) if more == 0 => format!("{words} {}", sight.t(tile_key(tile))),
            _ => words,
        }
    };
    match moves {
        Move::MustEnter(hops) => {
            let of = |kind: Kind| hops.iter().find(|hop| hop.kind == kind).map(|hop| signed(hop.change));
            match (of(Kind::Small), of(Kind::Large)) {
                // The buttons say how much.
                (Some(_), Some(_)) => sight.t("will-enter"),
                (Some(small), None) => sight.tr("will-enter-small", &[("small", small.into())]),
                (_, large) => sight.tr("will-enter-large", &[("large", large.unwrap_or_default().into())]),
            }
        }
        Move::MayStep(hop) => step(hop),
        Move::MayMoveOther(_) => sight.t("will-move-other"),
    }
}

/// That a card's step leads to a clover, and what the best chain from there would bring in all.
fn leads_on(sight: &Sight<'_>, seat: Seat, card: Card) -> String {
    let chains = after_card(sight.board(), seat, card).into_iter().filter(|way| way.steps > 1);
    match chains.map(|way| way.change).max() {
        Some(best) => sight.tr("way-leads-on-to", &[("best", signed(best).into())]),
        None => sight.t("way-leads-on"),
    }
}

/// What else is worth knowing before the card is laid.
fn notes(sight: &Sight<'_>, change: &CardChange) -> String {
    let Some(lay) = &change.lay else { return String::new() };
    let mut notes: Vec<String> = Vec::new();
    if matches!(lay.moves, Move::MustEnter(_)) && is_late(sight) {
        notes.push(sight.t("note-late"));
    }
    if lay.fixes {
        notes.push(sight.t(if lay.direction == Direction::Up { "note-fixes-up" } else { "note-fixes-down" }));
    }
    notes.push(sight.tr("note-room", &[("count", lay.room.into())]));
    capital(&notes.join(" · "))
}

/// Discarding the card, over what that means: the card that it covers, the others whom it serves.
fn discard_button(sight: &Sight<'_>, seat: Seat, change: &CardChange) -> Markup {
    let card = change.card;
    let wanted = players::wanted(sight, seat, card);
    html! {
        button class="btn k-discard" name="move" value=(Action::Discard(card)) {
            span { (sight.t("discard")) " " (card_mini(card, &sight.card(card))) }
            @if change.covers.is_some() || !wanted.0.is_empty() {
                small {
                    @if let Some(value) = change.covers { span { (sight.tr("note-covers", &[("value", value.into())])) } }
                    @if !wanted.0.is_empty() { (wanted) }
                }
            }
        }
    }
}

/// Whether a path begun now will hardly be walked out of the minus area.
fn is_late(sight: &Sight<'_>) -> bool {
    let turns = sight.public.draw_pile;
    turns <= LATE || sight.board().goal_count() + 2 >= data().goal_markers
}

/// Steps and draws, as buttons.
fn choices(sight: &Sight<'_>) -> Markup {
    let Some(phase) =
        sight.scene.ask.as_ref().map(|_| sight.board().phase).filter(|phase| *phase != Phase::Card)
    else {
        return html! {};
    };
    html! {
        div class={ "k-choices" @if phase == Phase::Draw && !draws::is_only(sight) { " is-draw" } } {
            @match phase {
                Phase::Draw => (draws::draws(sight)),
                _ => (spots::steps(sight)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::playouts::each_decision;
    use super::*;
    use engine::{Game, Options};

    #[test]
    fn each_way_to_lay_a_card_can_be_sent_and_leaves_no_marker_to_be_asked_for() {
        let (mut entered, mut chosen, mut stepped, mut stayed) = (0, 0, 0, 0);
        each_decision((3, 20), (2, &Options::default()), |game, seat, action| {
            let Action::Play(card) = action else { return };
            let lay = card_change(game.board(), seat, card).lay.expect("the card fits");
            let ways = layings(card, &lay);
            for (hop, moves) in &ways {
                let mut after = *game;
                for text in moves.split(';') {
                    let action = text.parse().expect("a move");
                    assert_eq!(after.check(seat, action), Ok(()), "{text}");
                    after.act(seat, action, &mut ());
                }
                let mut left = Vec::new();
                after.legal(seat, &mut left);
                assert_ne!(after.board().phase, Phase::Enter, "{left:?}");
                assert!(!left.contains(&Action::Advance), "{left:?}");
                entered += usize::from(moves.contains("enter"));
                chosen += usize::from(moves.contains("enter") && ways.len() == 2);
                stepped += usize::from(hop.is_some() && moves.ends_with("advance"));
                stayed += usize::from(moves.ends_with("stay"));
            }
        });
        assert!(entered > chosen && chosen > 20, "{entered}, {chosen} entered");
        assert!(stepped > 20 && stayed == stepped, "{stepped}, {stayed} stepped and stayed");
    }
}
