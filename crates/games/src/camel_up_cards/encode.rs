//! Fixed numbers for actions, and observations for programs that learn.

use super::bets::{Bet, BetKind};
use super::camel::Camel;
use super::cards::{Cards, RaceCard};
use super::cell::{Figure, MAX_SPACE};
use super::data::MOST;
use super::state::{CamelUpCards, OwnCards, Phase};
use super::view::knowledge;
use crate::observation::{FIFTHS, Writer, observed};

/// Start, every space that there can be, Finish.
const PLACES: usize = MAX_SPACE as usize + 2;
const SPACES: usize = MAX_SPACE as usize;
const KINDS: usize = RaceCard::COUNT;
const COUNT: usize = Camel::COUNT;

observed! {
    /// Heaps of race cards are counts by kind in the order blue 1, blue 2, … / 5.
    CamelUpCards of MOST: |view, board, table, out|
    let deck = knowledge(view);

    /// One-hot, 1 to 6.
    seats [MOST] => out.one_hot(Some(board.seats() - 1), MOST);
    /// One-hot, as [`Phase`].
    phase [Phase::COUNT] => out.one_hot(Some(board.phase.index()), Phase::COUNT);
    /// Its number / 8.
    leg [1] => out.number(f32::from(board.leg) / 8.0);
    /// One-hot by seat.
    active [MOST] => out.seat(board.active(), table);
    /// One-hot by seat.
    first [MOST] => out.seat(board.first(), table);
    /// For each camel one-hot: Start, space 1 to 64, Finish.
    positions [COUNT, PLACES] => for camel in Camel::ALL {
        out.one_hot(Some(usize::from(board.race.at(camel))), PLACES);
    };
    /// For each camel those underneath / 4.
    heights [COUNT] => for camel in Camel::ALL {
        out.number(board.race.height(camel) as f32 / 4.0);
    };
    /// For each camel its place / 5.
    places [COUNT] => for place in board.places() {
        out.number(f32::from(place) / 5.0);
    };
    /// The last space / 64.
    last [1] => out.number(f32::from(board.track.last()) / SPACES as f32);
    /// For each card 1 to 32 whether it is turned.
    storms [SPACES / 2] => {
        let storms = out.block(SPACES / 2);
        board.track.storms().for_each(|card| storms[usize::from(card) - 1] = 1.0);
    };
    /// Fox, then palm, one-hot by space.
    figures [2, SPACES] => for figure in Figure::ALL {
        out.one_hot(usize::from(board.figures.at(figure)).checked_sub(1), SPACES);
    };
    /// Who holds the card of the fox, then of the palm, one-hot by seat.
    figure_cards [2, MOST] => for figure in Figure::ALL {
        out.seat(board.figure_holder(figure), table);
    };
    /// Leg-winner cards left of each camel / 4.
    legs_left [COUNT] => for camel in Camel::ALL {
        out.number(board.bets.legs_left(camel).len() as f32 / 4.0);
    };
    /// For each seat and camel leg-winner cards from the highest value (three numbers, the last / 2), third, winner,
    /// loser.
    bets [MOST, COUNT, 6] => {
        let bets = out.block(MOST * COUNT * 6);
        board.bets.legs_held().for_each(|(seat, camel, at)| {
            let row = table.place_of(seat) * COUNT + camel.index();
            bets[row * 6 + at.min(2)] += if at < 2 { 1.0 } else { 0.5 };
        });
        for (kind, column) in [(BetKind::Third, 3), (BetKind::Winner, 4), (BetKind::Loser, 5)] {
            for camel in Camel::ALL {
                if let Some(holder) = board.bets.holder(Bet { kind, camel }) {
                    bets[(table.place_of(holder) * COUNT + camel.index()) * 6 + column] = 1.0;
                }
            }
        }
    };
    /// For each seat / 20.
    money [MOST] => out.each_seat(table, |seat| f32::from(board.money(seat)) / 20.0);
    /// For each seat choices left in the sorting / 6.
    choices [MOST] => out.each_seat(table, |seat| f32::from(board.choices_left(seat)) / 6.0);
    /// For each seat whether it holds a hand card.
    holds [MOST] => out.each_seat(table, |seat| f32::from(u8::from(board.holds_card(seat))));
    /// For each seat cards dealt / 12.
    dealt [MOST] => out.each_seat(table, |seat| f32::from(board.dealt_to(seat)) / 12.0);
    /// A heap.
    revealed [KINDS] => heap(board.pile.cards(), out);
    /// For each seat a heap.
    shown [MOST, KINDS] => out.rows(table, KINDS, |seat, out| one(board.shown(seat), out));
    /// For each seat a heap.
    played [MOST, KINDS] => out.rows(table, KINDS, |seat, out| one(board.played(seat), out));
    /// Heaps of the viewer's hand, discards, deck, kept card, card to be shown.
    own [5, KINDS] => {
        let own = view.private.as_ref().map_or(OwnCards::default(), |private| private.own);
        for cards in [own.hand, own.discards, own.deck, own.kept.cards(), own.show.cards()] {
            heap(cards, out);
        }
    };
    /// Heap of the cards certainly left in the race deck.
    deck_known [KINDS] => heap(deck.certain, out);
    /// Others left in it / 12.
    deck_unknown [1] => out.number(deck.unknown as f32 / 12.0);
    /// Heap of the cards never seen.
    unseen [KINDS] => heap(deck.unseen, out);
}

fn heap(cards: Cards, out: &mut Writer<'_>) {
    let counts = out.all_of(KINDS);
    for (card, count) in RaceCard::ALL.into_iter().zip(counts) {
        *count = FIFTHS[cards.count(card)];
    }
}

fn one(card: Option<RaceCard>, out: &mut Writer<'_>) {
    heap(card.map_or(Cards::NONE, Cards::from), out);
}
