//! Fixed numbers for actions, and observations for programs that learn.

use super::bets::BetKind;
use super::camel::Camel;
use super::cards::{Cards, RaceCard};
use super::cell::{Figure, MAX_SPACE};
use super::data::{MOST, data};
use super::pile::Slot;
use super::state::{CamelUpCards, OwnCards, Phase};
use super::view::knowledge;
use crate::observation::{Table, Writer, table};
use engine::{Encoded, Parts, View};

/// Start, every space that there can be, Finish.
const PLACES: usize = MAX_SPACE as usize + 2;
const SPACES: usize = MAX_SPACE as usize;
const KINDS: usize = RaceCard::COUNT;
const COUNT: usize = Camel::COUNT;

impl Encoded for CamelUpCards {
    /// Seats count from the viewer, seats that are not at the table are 0. Heaps of race cards are counts by kind
    /// in the order blue 1, blue 2, … / 5. In order:
    /// - `seats`: one-hot, 1 to 6; `phase`: one-hot, as [`Phase`]; `leg`: number / 8;
    /// - `active`, `first`: one-hot by seat;
    /// - `positions`: for each camel one-hot, Start, space 1 to 64, Finish; `heights`: camels underneath / 4;
    ///   `places`: for each camel place / 5;
    /// - `last`: last space / 64; `storms`: for each card 1 to 32 whether it is turned;
    /// - `figures`: fox, then palm, one-hot by space; `figure_cards`: fox, then palm, one-hot by seat;
    /// - `legs_left`: for each camel / 4; `bets`: for each seat and camel, leg-winner cards from the highest value
    ///   (three numbers, the last / 2), third, winner, loser;
    /// - `money`: for each seat / 20; `choices`: for each seat choices left in the sorting / 6;
    /// - `holds`: for each seat whether it holds a hand card;
    /// - `dealt`: for each seat cards dealt / 12;
    /// - `revealed`: heap; `shown`, `played`: for each seat heap;
    /// - `own`: heaps of hand, discards, deck, kept card, card to be shown;
    /// - `deck_known`: heap of cards certainly left in the race deck; `deck_unknown`: others left / 12;
    ///   `unseen`: heap of cards never seen.
    const OBSERVATION: Parts = &[
        ("seats", &[MOST]),
        ("phase", &[Phase::COUNT]),
        ("leg", &[1]),
        ("active", &[MOST]),
        ("first", &[MOST]),
        ("positions", &[COUNT, PLACES]),
        ("heights", &[COUNT]),
        ("places", &[COUNT]),
        ("last", &[1]),
        ("storms", &[SPACES / 2]),
        ("figures", &[2, SPACES]),
        ("figure_cards", &[2, MOST]),
        ("legs_left", &[COUNT]),
        ("bets", &[MOST, COUNT, 6]),
        ("money", &[MOST]),
        ("choices", &[MOST]),
        ("holds", &[MOST]),
        ("dealt", &[MOST]),
        ("revealed", &[KINDS]),
        ("shown", &[MOST, KINDS]),
        ("played", &[MOST, KINDS]),
        ("own", &[5, KINDS]),
        ("deck_known", &[KINDS]),
        ("deck_unknown", &[1]),
        ("unseen", &[KINDS]),
    ];

    fn observe(view: &View<Self>, out: &mut [f32]) {
        let mut writer = Writer::new(out);
        let table = table(view.viewer, view.public.board.seats(), MOST);
        observe_turn(view, &table, &mut writer);
        observe_track(view, &table, &mut writer);
        observe_players(view, &table, &mut writer);
        observe_cards(view, &table, &mut writer);
        debug_assert_eq!(writer.written(), Self::OBSERVATION_LENGTH);
    }
}

fn heap(cards: Cards, out: &mut Writer<'_>) {
    let counts = out.block(KINDS);
    if cards == Cards::default() {
        return;
    }
    for (card, count) in RaceCard::ALL.into_iter().zip(counts) {
        *count = cards.count(card) as f32 / 5.0;
    }
}

fn observe_turn(view: &View<CamelUpCards>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    out.one_hot(Some(board.seats() - 1), MOST);
    out.one_hot(Some(board.phase.index()), Phase::COUNT);
    out.number(f32::from(board.leg) / 8.0);
    out.seat(board.active(), table);
    out.seat(board.first(), table);
}

fn observe_track(view: &View<CamelUpCards>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    for camel in Camel::ALL {
        out.one_hot(Some(usize::from(board.race.at(camel))), PLACES);
    }
    for camel in Camel::ALL {
        out.number(board.race.height(camel) as f32 / 4.0);
    }
    for place in board.places() {
        out.number(f32::from(place) / 5.0);
    }
    out.number(f32::from(board.track.last()) / SPACES as f32);
    for card in 1..=MAX_SPACE / 2 {
        out.flag(board.track.is_storm(card));
    }
    for figure in Figure::ALL {
        out.one_hot(usize::from(board.figures.at(figure)).checked_sub(1), SPACES);
    }
    for figure in Figure::ALL {
        out.seat(board.figure_holder(figure), table);
    }
}

fn observe_players(view: &View<CamelUpCards>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    for camel in Camel::ALL {
        out.number(board.bets.legs_left(camel).len() as f32 / 4.0);
    }
    let [first, second, ..] = data().leg_values;
    let bets = out.block(MOST * COUNT * 6);
    for (seat, row) in table.iter().zip(bets.chunks_exact_mut(COUNT * 6)) {
        for card in seat.iter().flat_map(|&seat| board.bets_of(seat)) {
            let (column, share) = match (card.kind, card.value) {
                (BetKind::Third, _) => (3, 1.0),
                (BetKind::Winner, _) => (4, 1.0),
                (BetKind::Loser, _) => (5, 1.0),
                (_, Some(value)) if value == first => (0, 1.0),
                (_, Some(value)) if value == second => (1, 1.0),
                _ => (2, 0.5),
            };
            row[card.camel.index() * 6 + column] += share;
        }
    }
    out.each_seat(table, |seat| f32::from(board.money(seat)) / 20.0);
    out.each_seat(table, |seat| f32::from(board.choices_left(seat)) / 6.0);
    out.each_seat(table, |seat| f32::from(u8::from(board.holds_card(seat))));
    out.each_seat(table, |seat| f32::from(board.dealt_to(seat)) / 12.0);
}

fn observe_cards(view: &View<CamelUpCards>, table: &Table, out: &mut Writer<'_>) {
    let board = &view.public.board;
    let one = |card: Option<RaceCard>| card.map_or(Slot::EMPTY, Slot::of).cards();
    heap(board.pile.cards(), out);
    for seat in table {
        heap(one(seat.and_then(|seat| board.shown(seat))), out);
    }
    for seat in table {
        heap(one(seat.and_then(|seat| board.played(seat))), out);
    }
    let own = view.private.as_ref().map_or(OwnCards::default(), |private| private.own);
    for cards in [own.hand, own.discards, own.deck, own.kept.cards(), own.show.cards()] {
        heap(cards, out);
    }
    let deck = knowledge(view);
    heap(deck.certain, out);
    out.number(deck.unknown as f32 / 12.0);
    heap(deck.unseen, out);
}
