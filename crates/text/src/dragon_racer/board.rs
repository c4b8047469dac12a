//! The table of Dragon Racer in characters.

use super::cards;
use crate::Names;
use engine::Seat;
use games::dragon_racer::data::{COVERED, Data};
use games::dragon_racer::{Board, Needs, Realm, Side, Slot};
use std::fmt::Write;

/// All that lies open.
pub(super) fn draw(board: &Board, names: &Names) -> String {
    let mut text = match board.turn {
        0 => format!("Dragon Racer, {} seats, setup\n\n", board.seats()),
        turn => {
            let way = if board.passes_left() { "left" } else { "right" };
            let (cards, premium) = (board.cards_dealt(), board.premium());
            let seats = board.seats();
            format!(
                "Dragon Racer, {seats} seats, turn {turn}: {cards} cards to the {way}, premium {premium}\n\n"
            )
        }
    };
    draw_tiles(&mut text, board);
    let order: Vec<_> = board.flight_order().map(|seat| names.of(seat).to_owned()).collect();
    if !order.is_empty() {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(text, "flying in the order of {}\n", order.join(", "));
    }
    for seat in Seat::all(board.seats()) {
        draw_player(&mut text, board, seat, names);
    }
    text
}

/// What is known of the covered tiles: `U1 star blue, U2 covered`.
fn draw_tiles(text: &mut String, board: &Board) {
    let tile = |at| {
        let tile = board.tile_at(at).map_or("covered".to_owned(), |tile| tile.to_string());
        format!("{} {tile}", Data::covered_place(at))
    };
    let tiles: Vec<_> = (0..COVERED).map(tile).collect();
    let removed = [Side::Upper, Side::Lower].into_iter().filter_map(|side| board.removed_tile(side));
    let removed = removed.map(|tile| format!("; not in this game {tile}")).collect::<Vec<_>>().concat();
    let _ = writeln!(text, "tiles  {}{removed}", tiles.join(", "));
    let scored = Realm::ALL.into_iter().filter(|&realm| board.scores_realm(realm));
    let scored: Vec<_> = scored.map(Realm::name).collect();
    let _ = writeln!(text, "realms {}\n", scored.join(", "));
}

fn draw_player(text: &mut String, board: &Board, seat: Seat, names: &Names) {
    let active = if board.flyer() == Some(seat) { '>' } else { ' ' };
    let _ = write!(text, "{active} {} {} spaces", names.of(seat), board.distance(seat));
    if board.moved(seat) > 0 {
        let _ = write!(text, " ({} in this turn)", board.moved(seat));
    }
    if let Some(hero) = board.hero(seat) {
        let _ = write!(text, "; {}, {}, support {}", hero.name(), hero.facts().talent_name, hero.support());
    }
    if let Some(place) = board.trophy(seat) {
        let _ = write!(text, "; trophy {place}");
    }
    let (hand, drafted) = (board.hand_size(seat), board.drafted_count(seat));
    if hand + drafted > 0 {
        let _ = write!(text, "; {hand} in hand, {drafted} drafted");
    }
    text.push('\n');
    for (slot, dragon) in board.team(seat).iter() {
        let needs = symbols(board.values().needs(dragon));
        let (realm, colour, speed) = (dragon.realm(), dragon.colour(), board.values().speed(dragon));
        let _ = write!(text, "    {slot} {dragon} ({realm} {colour}): {needs} for {speed}");
        let _ = writeln!(text, "{}", attacks(board, seat, slot));
    }
    if !board.shown(seat).is_empty() {
        let _ = writeln!(text, "    drafted {}", cards(board.shown(seat)));
    }
}

/// `2 red, 1 green`.
fn symbols(needs: Needs) -> String {
    let parts: Vec<_> = needs.iter().map(|(colour, count)| format!("{count} {colour}")).collect();
    parts.join(", ")
}

/// `, attacked by malachite of seat 2 (green)`.
fn attacks(board: &Board, seat: Seat, slot: Slot) -> String {
    let attack = |attack: games::dragon_racer::LyingAttack| {
        format!(", attacked by {} of seat {} ({})", attack.card, attack.by, attack.card.colour())
    };
    board.attacks_on(seat, slot).map(attack).collect()
}
