//! Fixed numbers for actions, and observations for programs that learn.

use super::card::{Back, Card, Family};
use super::cards::Cards;
use super::data::{MOST, PLACES};
use super::memory::Zone;
use super::quay::{QuayCard, Sets};
use super::state::{Phase, Sobek};
use super::token::{Symbol, Token, Tokens};
use crate::observation::{FIFTHS, Table, Writer, observed};
use engine::{Seat, View};

const SYMBOLS: usize = Symbol::ALL.len();
const BACKS: usize = Back::ALL.len();

observed! {
    /// Cards are counts by type / 5.
    Sobek of MOST: |view, board, table, out|
    let mine = view.private.as_ref();

    /// One-hot, 1 to 4.
    seats [MOST] => out.one_hot(Some(board.seats() - 1), MOST);
    /// One-hot, as [`Phase`].
    phase [Phase::COUNT] => out.one_hot(Some(board.phase.index()), Phase::COUNT);
    /// Its number / 3.
    round [1] => out.number(f32::from(board.round) / 3.0);
    /// Cards left / 54.
    deck [1] => out.number(f32::from(board.deck) / 54.0);
    /// One-hot by seat.
    active [MOST] => out.seat(board.active(), table);
    /// One-hot by seat.
    acting [MOST] => out.seat(board.acting(), table);
    /// One-hot by seat.
    first [MOST] => out.seat(board.first, table);
    /// Whether Flood gave the turn.
    again [1] => out.flag(board.again);
    /// For each place one-hot by card type, the last for a character face down.
    quay [PLACES, Card::COUNT + 1] => {
        let quay = out.block(PLACES * (Card::COUNT + 1));
        for (card, row) in board.quay.places().iter().zip(quay.chunks_exact_mut(Card::COUNT + 1)) {
            match card {
                Some(QuayCard::Open(card)) => row[card.index()] = 1.0,
                Some(QuayCard::Character) => row[Card::COUNT] = 1.0,
                None => {}
            }
        }
    };
    /// For each seat / 100, then its symbol one-hot.
    scores [MOST, 1 + SYMBOLS] => out.rows(table, 1 + SYMBOLS, |seat, out| {
        out.number(f32::from(board.score(seat)) / 100.0);
        let symbol = Symbol::at(board.score(seat));
        out.one_hot(Symbol::ALL.iter().position(|&other| other == symbol), SYMBOLS);
    });
    /// For each seat / 2.
    curses [MOST] => out.each_seat(table, |seat| f32::from(board.curses(seat)) / 2.0);
    /// Points from Deceit for each seat / 10.
    deceit [MOST] => out.each_seat(table, |seat| f32::from(board.deceit_points(seat)) / 10.0);
    /// For each seat and family cards / 8, scarabs / 8.
    sets [MOST, Family::COUNT, 2] => write_sets(&board.sets, table, out);
    /// For each seat and family cards / 8, scarabs / 8.
    horizontal [MOST, Family::COUNT, 2] => write_sets(&board.horizontal, table, out);
    /// For each seat and family / 2.
    prosperity [MOST, Family::COUNT] => out.rows(table, Family::COUNT, |seat, out| {
        for family in Family::ALL {
            out.number(f32::from(board.prosperity(seat, family)) / 2.0);
        }
    });
    /// Cards.
    discard [Card::COUNT] => write_cards(board.discard, out);
    /// Tokens left / 5.
    stack [1] => out.number(f32::from(board.stack) / 5.0);
    /// Tokens / 4.
    used [Token::COUNT] => write_tokens(board.used, 4.0, out);
    /// For each seat whether it has looked at the event stack.
    looked [MOST] => out.each_of(table, board.looked);
    /// For each seat by back / 10.
    hands [MOST, BACKS] => out.rows(table, BACKS, |seat, out| {
        write_backs(view.public.hands[seat.index()].by_back(), out);
    });
    /// For each seat by back / 10.
    piles [MOST, BACKS] => out.rows(table, BACKS, |seat, out| {
        write_backs(view.public.piles[seat.index()].by_back(), out);
    });
    /// For each seat hand, then pile, as the viewer remembers them; the viewer's cards in full.
    known [MOST, 2, Card::COUNT] => out.rows(table, 2 * Card::COUNT, |seat, out| {
        for zone in [Zone::Hand, Zone::Pile] {
            write_cards(known(view, seat, zone), out);
        }
    });
    /// The event stack as far as the viewer knows it / 2.
    tokens [Token::COUNT] => write_tokens(mine.and_then(|mine| mine.stack).unwrap_or_default(), 2.0, out);
    /// The family one-hot, cards added / 10, extension, cards left / 10, then one-hot the seat, the token, the last
    /// card, the place on the quay / 9, and the back one-hot.
    focus [Family::COUNT + 3 + MOST + Token::COUNT + Card::COUNT + 1 + BACKS] => {
        let focus = &board.focus;
        out.one_hot(focus.family.map(Family::index), Family::COUNT);
        out.number(f32::from(focus.added) / 10.0);
        out.flag(focus.extension);
        out.number(f32::from(focus.left) / 10.0);
        out.seat(focus.seat, table);
        out.one_hot(focus.token.map(Token::index), Token::COUNT);
        out.one_hot(focus.last.map(Card::index), Card::COUNT);
        out.number(f32::from(focus.place) / PLACES as f32);
        out.one_hot(focus.back.map(Back::index), BACKS);
    };
    /// The pile that the viewer looks through.
    looking [Card::COUNT] => write_cards(mine.and_then(|mine| mine.looking).unwrap_or_default(), out);
}

/// What the viewer knows of a hand or pile.
fn known(view: &View<Sobek>, seat: Seat, zone: Zone) -> Cards {
    let public = view.public.known(seat, zone);
    match &view.private {
        Some(mine) if mine.seat == seat && zone == Zone::Hand => mine.hand,
        Some(mine) if mine.seat == seat => mine.pile,
        Some(mine) if public.is_empty() || !mine.known(seat, zone).is_empty() => mine.known(seat, zone),
        _ => public,
    }
}

fn write_cards(cards: Cards, out: &mut Writer<'_>) {
    for (count, copies) in out.all_of(Card::COUNT).iter_mut().zip(cards.counts()) {
        *count = FIFTHS[usize::from(copies)];
    }
}

fn write_sets(sets: &[Sets; MOST], table: Table, out: &mut Writer<'_>) {
    out.rows(table, Family::COUNT * 2, |seat, out| {
        let numbers = out.block(Family::COUNT * 2);
        let sets = &sets[seat.index()];
        if *sets != Sets::NONE {
            for (family, cards) in sets.iter() {
                numbers[2 * family.index()] = cards.len() as f32 / 8.0;
                numbers[2 * family.index() + 1] = cards.scarabs() as f32 / 8.0;
            }
        }
    });
}

fn write_tokens(tokens: Tokens, share: f32, out: &mut Writer<'_>) {
    for token in Token::ALL {
        out.number(f32::from(tokens.of(token)) / share);
    }
}

fn write_backs(counts: [u8; BACKS], out: &mut Writer<'_>) {
    for count in counts {
        out.number(f32::from(count) / 10.0);
    }
}
