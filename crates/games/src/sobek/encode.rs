//! Fixed numbers for actions, and observations for programs that learn.

use super::card::{Back, Card, Family};
use super::cards::Cards;
use super::data::{MOST, PLACES};
use super::memory::Zone;
use super::quay::QuayCard;
use super::state::{Phase, Sobek};
use super::token::{Symbol, Token};
use crate::observation::{Table, Writer, table};
use engine::{Encoded, Parts, View};

const SYMBOLS: usize = Symbol::ALL.len();
const BACKS: usize = Back::ALL.len();

impl Encoded for Sobek {
    /// Seats count from the viewer, seats that are not at the table are 0. Cards are counts by type / 5. In order:
    /// - `seats`: one-hot, 1 to 4; `phase`: one-hot, as [`Phase`]; `round` / 3; `deck` / 54;
    /// - `active`, `acting`, `first`: one-hot by seat; `again`: whether Flood gave the turn;
    /// - `quay`: for each place one-hot by card type, the last for a character face down;
    /// - `scores`: for each seat / 100, then its symbol one-hot; `curses`: for each seat / 2; `deceit`: points
    ///   for each seat / 10;
    /// - `sets`, `horizontal`: for each seat and family cards / 8, scarabs / 8; `prosperity`: likewise / 2;
    /// - `discard`: cards; `stack` / 5; `used`: tokens / 4; `looked`: for each seat;
    /// - `hands`, `piles`: for each seat by back / 10; `known`: for each seat hand, then pile, as the viewer
    ///   remembers them (a seat's own cards in full);
    /// - `tokens`: the event stack as far as the viewer knows it / 2;
    /// - `focus`: the family one-hot, cards added / 10, extension, cards left / 10, then the seat one-hot,
    ///   the token one-hot, the last card one-hot, the place on the quay / 9 and the back one-hot; `looking`: the pile
    ///   looked through.
    const OBSERVATION: Parts = &[
        ("seats", &[MOST]),
        ("phase", &[Phase::COUNT]),
        ("round", &[1]),
        ("deck", &[1]),
        ("active", &[MOST]),
        ("acting", &[MOST]),
        ("first", &[MOST]),
        ("again", &[1]),
        ("quay", &[PLACES, Card::COUNT + 1]),
        ("scores", &[MOST, 1 + SYMBOLS]),
        ("curses", &[MOST]),
        ("deceit", &[MOST]),
        ("sets", &[MOST, Family::COUNT, 2]),
        ("horizontal", &[MOST, Family::COUNT, 2]),
        ("prosperity", &[MOST, Family::COUNT]),
        ("discard", &[Card::COUNT]),
        ("stack", &[1]),
        ("used", &[Token::COUNT]),
        ("looked", &[MOST]),
        ("hands", &[MOST, BACKS]),
        ("piles", &[MOST, BACKS]),
        ("known", &[MOST, 2, Card::COUNT]),
        ("tokens", &[Token::COUNT]),
        ("focus", &[Family::COUNT + 3 + MOST + Token::COUNT + Card::COUNT + 1 + BACKS]),
        ("looking", &[Card::COUNT]),
    ];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        let mut writer = Writer::new(out);
        let table = table(view.viewer, view.public.board.seats(), MOST);
        observe_turn(view, &table, &mut writer);
        observe_table(view, &table, &mut writer);
        observe_hidden(view, &table, &mut writer);
        observe_focus(view, &table, &mut writer);
        debug_assert_eq!(writer.written(), Self::OBSERVATION_LENGTH);
    }
}

fn write_cards(cards: Cards, out: &mut Writer<'_>) {
    let copies = out.block(Card::COUNT);
    if !cards.is_empty() {
        for (card, copies) in Card::all().zip(copies) {
            *copies = f32::from(cards.of(card)) / 5.0;
        }
    }
}

fn observe_turn(view: &View<Sobek>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    out.one_hot(Some(board.seats() - 1), MOST);
    out.one_hot(Some(board.phase.index()), Phase::COUNT);
    out.number(f32::from(board.round) / 3.0);
    out.number(f32::from(board.deck) / 54.0);
    out.seat(board.active(), table);
    out.seat(board.acting(), table);
    out.seat(board.first, table);
    out.flag(board.again);
}

fn observe_table(view: &View<Sobek>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    for card in board.quay.places() {
        let hot = card.map(|card| match card {
            QuayCard::Open(card) => card.index(),
            QuayCard::Character => Card::COUNT,
        });
        out.one_hot(hot, Card::COUNT + 1);
    }
    for seat in table {
        out.number(seat.map_or(0.0, |seat| f32::from(board.score(seat)) / 100.0));
        let symbol = seat.map(|seat| Symbol::at(board.score(seat)));
        out.one_hot(Symbol::ALL.iter().position(|&other| Some(other) == symbol), SYMBOLS);
    }
    out.each_seat(table, |seat| f32::from(board.curses(seat)) / 2.0);
    out.each_seat(table, |seat| f32::from(board.deceit_points(seat)) / 10.0);
    for sets in [&board.sets, &board.horizontal] {
        for seat in table {
            for family in Family::ALL {
                let cards = seat.map_or(Cards::NONE, |seat| sets[seat.index()].of(family));
                out.number(cards.len() as f32 / 8.0);
                out.number(cards.scarabs() as f32 / 8.0);
            }
        }
    }
    for seat in table {
        for family in Family::ALL {
            out.number(seat.map_or(0.0, |seat| f32::from(board.prosperity(seat, family)) / 2.0));
        }
    }
    write_cards(board.discard, out);
    out.number(f32::from(board.stack) / 5.0);
    for token in Token::ALL {
        out.number(f32::from(board.used.of(token)) / 4.0);
    }
    out.each_of(table, board.looked);
}

fn observe_hidden(view: &View<Sobek>, table: &Table, out: &mut Writer<'_>) {
    let public = &view.public;
    for backs in [&public.hands, &public.piles] {
        for seat in table {
            for count in seat.map_or([0; BACKS], |seat| backs[seat.index()].by_back()) {
                out.number(f32::from(count) / 10.0);
            }
        }
    }
    for seat in table {
        for zone in [Zone::Hand, Zone::Pile] {
            let cards = seat.map_or(Cards::NONE, |seat| match &view.private {
                Some(mine) if mine.seat == seat && zone == Zone::Hand => mine.hand,
                Some(mine) if mine.seat == seat => mine.pile,
                Some(mine) if public.known(seat, zone).is_empty() => mine.known(seat, zone),
                Some(mine) if !mine.known(seat, zone).is_empty() => mine.known(seat, zone),
                _ => public.known(seat, zone),
            });
            write_cards(cards, out);
        }
    }
    let stack = view.private.as_ref().and_then(|mine| mine.stack).unwrap_or_default();
    for token in Token::ALL {
        out.number(f32::from(stack.of(token)) / 2.0);
    }
}

fn observe_focus(view: &View<Sobek>, table: &Table, out: &mut Writer<'_>) {
    let focus = &view.public.board.focus;
    out.one_hot(focus.family.map(Family::index), Family::COUNT);
    out.number(f32::from(focus.added) / 10.0);
    out.flag(focus.extension);
    out.number(f32::from(focus.left) / 10.0);
    out.seat(focus.seat, table);
    out.one_hot(focus.token.map(Token::index), Token::COUNT);
    out.one_hot(focus.last.map(Card::index), Card::COUNT);
    out.number(f32::from(focus.place) / PLACES as f32);
    out.one_hot(focus.back.map(Back::index), BACKS);
    write_cards(view.private.as_ref().and_then(|mine| mine.looking).unwrap_or_default(), out);
}
