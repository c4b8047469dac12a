//! Fixed numbers for actions, and observations for programs that learn.

use super::cards::Deck;
use super::pieces::OwnTile;
use super::state::{CamelUp, Phase};
use super::view::Public;
use crate::camel_up::race::{Camel, Crazy, Die, Racer, Space};
use crate::observation::{Table, Writer, observed};
use engine::MAX_SEATS;

const LOOP: usize = Space::LOOP as usize;
/// Spaces that a camel can stand on, beyond the finish line included: −2 to 19.
const PLACES: usize = 22;
/// Numbers of a seat for a finish deck.
const DECK_ROW: usize = 1 + Racer::COUNT;

observed! {
    CamelUp of MAX_SEATS: |view, board, table, out|
    let mine = view.private.as_ref();

    /// One-hot, 1 to 8.
    seats [MAX_SEATS] => out.one_hot(Some(board.seats() - 1), MAX_SEATS);
    /// One-hot, as [`Phase`].
    phase [Phase::COUNT] => out.one_hot(Some(board.phase.index()), Phase::COUNT);
    /// Its number / 8.
    leg [1] => out.number(f32::from(board.leg) / 8.0);
    /// One-hot by seat.
    active [MAX_SEATS] => out.seat(board.active(), table);
    /// One-hot by seat.
    first [MAX_SEATS] => out.seat(board.first, table);
    /// For each camel one-hot, space −2 to 19; all 0 while it is not placed.
    spaces [Camel::COUNT, PLACES] => for camel in Camel::ALL {
        let space = board.race.space(camel);
        out.one_hot(space.map(|space| (space.number() - Space::MIN) as usize), PLACES);
    };
    /// For each camel those underneath / 6.
    heights [Camel::COUNT] => for camel in Camel::ALL {
        out.number(board.race.height(camel) as f32 / 6.0);
    };
    /// For each racer one-hot, place 1 to 5.
    places [Racer::COUNT, Racer::COUNT] => {
        let ranking = board.ranking();
        for racer in Racer::ALL {
            let place = ranking.and_then(|ranking| ranking.iter().position(|&other| other == racer));
            out.one_hot(place, Racer::COUNT);
        }
    };
    /// For each seat, cheer then boo, one-hot by space 1 to 16.
    tiles [MAX_SEATS, 2, LOOP] => out.rows(table, 2 * LOOP, |seat, out| {
        let place = |tile: OwnTile| tile.side.index() * LOOP + tile.space.number() as usize - 1;
        out.one_hot(board.tile_of(seat).map(place), 2 * LOOP);
    });
    /// For each die one-hot: inside, 1, 2, 3.
    dice [Die::COUNT, 4] => for die in Die::ALL {
        out.one_hot(Some(board.dice.get(die).map_or(0, |shown| usize::from(shown.number))), 4);
    };
    /// What the grey die shows, one-hot: black or white.
    grey [2] => {
        let printed = board.dice.get(Die::Grey).and_then(|shown| shown.crazy);
        out.one_hot(printed.map(Crazy::index), 2);
    };
    /// For each colour / 4.
    tickets_left [Racer::COUNT] => for colour in Racer::ALL {
        out.number(board.tickets.left(colour).len() as f32 / 4.0);
    };
    /// For each seat and colour those held, from the top; the last two are alike and count / 2.
    tickets [MAX_SEATS, Racer::COUNT, 3] => {
        let tickets = out.block(MAX_SEATS * Racer::COUNT * 3);
        board.tickets.all_held().for_each(|(seat, colour, at)| {
            let row = table.place_of(seat) * Racer::COUNT + colour.index();
            tickets[row * 3 + at.min(2)] += if at < 2 { 1.0 } else { 0.5 };
        });
    };
    /// Pyramid tickets of each seat / 5.
    pyramid [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.pyramid_tickets(seat)) / 5.0);
    /// For each seat / 50.
    money [MAX_SEATS] => out.each_seat(table, |seat| f32::from(board.money(seat)) / 50.0);
    /// For each seat one-hot by seat.
    partners [MAX_SEATS, MAX_SEATS] => out.rows(table, MAX_SEATS, |seat, out| {
        out.seat(board.partner(seat), table);
    });
    /// For each seat / 5.
    hand_sizes [MAX_SEATS] => out.each_seat(table, |seat| f32::from(view.public.hand_size(seat)) / 5.0);
    /// The viewer's colours.
    hand [Racer::COUNT] => out.bits(mine.map_or(0, |mine| mine.hand.bits().into()), Racer::COUNT);
    /// For each deck and colour whether the viewer has played it there, then its position / 8.
    own_cards [2, Racer::COUNT, 2] => for deck in Deck::ALL {
        for racer in Racer::ALL {
            let played = mine.and_then(|mine| mine.played[racer.index()]);
            let here = played.filter(|card| card.deck == deck);
            out.flag(here.is_some());
            out.number(here.map_or(0.0, |card| f32::from(card.position) / 8.0));
        }
    };
    /// For each deck and seat, cards / 5, then the colours of that seat that are turned up.
    decks [2, MAX_SEATS, DECK_ROW] => for deck in Deck::ALL {
        observe_deck(&view.public, deck, table, out);
    };
}

fn observe_deck(public: &Public, deck: Deck, table: Table, out: &mut Writer<'_>) {
    let rows = out.block(MAX_SEATS * DECK_ROW);
    public.decks.iter(deck).for_each(|card| {
        let row = &mut rows[table.place_of(card.owner) * DECK_ROW..][..DECK_ROW];
        row[0] += 1.0;
        if let Some(colour) = card.colour {
            row[1 + colour.index()] = 1.0;
        }
    });
    rows.iter_mut().step_by(DECK_ROW).for_each(|cards| *cards /= 5.0);
}
