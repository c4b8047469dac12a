//! Why a choice is worth what it is, in words made of what can be counted from the viewer's seat.

use super::odds::{chances, leg};
use super::{Sight, capital};
use crate::drawing::numbers::{decimal, percent, value};
use engine::Seat;
use games::camel_up::data::data;
use games::camel_up::odds::LegOdds;
use games::camel_up::preview::next_pyramid_ticket;
use games::camel_up::race::Racer;
use games::camel_up::score::finish_reward;
use games::camel_up::{Action, Board, Deck, OwnTile, Phase};

/// Below this, in EP, a difference is none.
const NOTHING: f64 = 0.05;

/// What there is to say of a choice of the viewer.
pub(super) fn reason(sight: &Sight<'_>, action: Action) -> Option<String> {
    let board = sight.board();
    let seat = sight.scene.seat().filter(|_| board.phase == Phase::Turn)?;
    match action {
        Action::Bet(racer) => bet(sight, racer),
        Action::Tile { side, space } => Some(tile(sight, seat, OwnTile { space, side })),
        Action::Roll => Some(roll(sight, seat)),
        Action::Finish { deck, racer } => Some(finish(sight, seat, deck, racer)),
        Action::Ally(partner) => {
            let worth = leg(board).copy_income(board, partner);
            let values =
                [("name", sight.scene.name(partner).into()), ("worth", value(sight.lang, worth).into())];
            Some(sight.tr("coach-ally", &values))
        }
        Action::Stack(_) | Action::Crazy(_) => None,
    }
}

/// The chances of the places that a ticket pays for, and what it is worth.
fn bet(sight: &Sight<'_>, racer: Racer) -> Option<String> {
    let board = sight.board();
    let (ticket, odds) = (*board.tickets.left(racer).first()?, leg(board));
    let [first, second, ..] = odds.places[racer.index()];
    let values = [
        ("camel", sight.camel(racer).into()),
        ("first", percent(first).into()),
        ("second", percent(second).into()),
        ("value", ticket.into()),
        ("worth", value(sight.lang, odds.ticket(racer, ticket)).into()),
    ];
    Some(sight.tr("coach-bet", &values))
}

/// What the betting tickets of a seat bring on average, with the best that its partner's bring it; nothing where there are none.
fn held(board: &Board, seat: Seat, odds: &LegOdds) -> Option<f64> {
    let copied = board.partner(seat).map(|partner| odds.copy_income(board, partner));
    let certain = i32::from(board.pyramid_tickets(seat)) * data().pyramid_value;
    let betting = odds.tickets_income(board, seat) - f64::from(certain);
    let any = copied.is_some() || board.tickets_of(seat).next().is_some();
    any.then(|| betting + copied.unwrap_or_default())
}

/// How often camels land on the tile, what it does to the viewer's tickets, and what it brings where it lies now.
fn tile(sight: &Sight<'_>, seat: Seat, tile: OwnTile) -> String {
    let board = sight.board();
    let mut placed = *board;
    placed.tiles.put(seat, tile);
    let (now, then) = (leg(board), leg(&placed));
    let times = decimal(sight.lang, then.landings_on(tile.space), 2);
    let mut sentences = vec![sight.tr("coach-tile", &[("times", times.into())])];
    if let Some(old) = board.tile_of(seat) {
        let values = [
            ("space", old.space.number().into()),
            ("worth", value(sight.lang, now.tile_income(old.space)).into()),
        ];
        sentences.push(sight.tr("coach-tile-leaves", &values));
    }
    if let (Some(now), Some(then)) = (held(board, seat, &now), held(&placed, seat, &then))
        && (then - now).abs() >= NOTHING
    {
        let values = [("now", value(sight.lang, now).into()), ("then", value(sight.lang, then).into())];
        sentences.push(sight.tr("coach-changed", &values));
    }
    if sentences.len() > 1 {
        let worth = then.income(&placed, seat) - now.income(board, seat);
        sentences.push(sight.tr("coach-together", &[("worth", value(sight.lang, worth).into())]));
    }
    sentences.join(" ")
}

/// What is certain of a roll, and what is at stake in it.
fn roll(sight: &Sight<'_>, seat: Seat) -> String {
    let board = sight.board();
    let odds = leg(board);
    let is_last = usize::from(next_pyramid_ticket(board)) == data().dice_per_leg;
    let mut sentences = vec![sight.t(if is_last { "coach-roll-last" } else { "coach-roll" })];
    if let Some(worth) = held(board, seat, &odds) {
        sentences.push(sight.tr("coach-held", &[("worth", value(sight.lang, worth).into())]));
    }
    if odds.race_ends > 0.0 {
        let values = [("chance", percent(odds.race_ends).into())];
        sentences.push(format!("{}.", sight.tr("odds-end", &values)));
    }
    sentences.join(" ")
}

/// How often the camel wins or loses the whole race, and what the card pays then.
fn finish(sight: &Sight<'_>, seat: Seat, deck: Deck, racer: Racer) -> String {
    let long = chances(sight.board()).1;
    let chance = long.chance(deck, racer);
    let before = sight.public.decks.rivals(deck, seat);
    let values = [
        ("deck", deck.name().into()),
        ("camel", sight.camel(racer).into()),
        ("chance", percent(chance).into()),
        ("most", finish_reward(0).into()),
        ("before", before.into()),
        ("least", finish_reward(before).into()),
    ];
    capital(&sight.tr("coach-finish", &values))
}
