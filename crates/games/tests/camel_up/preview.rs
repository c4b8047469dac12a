//! What pages are told of choices.

use crate::support::play::start;
use engine::{Seat, Viewer};
use games::camel_up::preview::{Landing, next_pyramid_ticket, sends_crazies, sends_racers, shows_money};
use games::camel_up::race::{Racer, Side, Space};
use games::camel_up::{CamelUp, Deck, Decks, FinishCard};

fn at(space: i8) -> Space {
    Space::at(space)
}

#[test]
fn cu_9_6_a_tile_sends_units_on_or_back() {
    assert_eq!(sends_racers(at(7), Side::Cheer), Landing::OnTop(at(8)));
    assert_eq!(sends_crazies(at(7), Side::Cheer), Some(Landing::OnTop(at(6))));
    assert_eq!(sends_racers(at(7), Side::Boo), Landing::Beneath(at(6)));
    assert_eq!(sends_crazies(at(7), Side::Boo), Some(Landing::Beneath(at(8))));
    assert_eq!(sends_racers(at(16), Side::Cheer), Landing::Finish);
    assert_eq!(sends_crazies(at(2), Side::Cheer), Some(Landing::OnTop(at(1))));
}

#[test]
fn cu_9_13_no_crazy_lands_on_the_last_space() {
    assert_eq!(sends_crazies(at(16), Side::Boo), None);
    assert_eq!(sends_crazies(at(15), Side::Boo), Some(Landing::Beneath(at(16))));
}

#[test]
fn cu_16_4_money_is_hidden_where_the_table_says_so() {
    let (one, other) = (Seat::new(0), Seat::new(1));
    let shown = |options: &str, viewer| {
        let game: CamelUp = start(3, options);
        shows_money(game.board(), viewer, one)
    };
    assert!(shown("", Viewer::Seat(other)) && shown("", Viewer::Spectator));
    assert!(shown("money_view=hidden", Viewer::Seat(one)));
    assert!(
        !shown("money_view=hidden", Viewer::Seat(other)) && !shown("money_view=hidden", Viewer::Spectator)
    );
}

#[test]
fn cu_6_1_pyramid_tickets_are_counted_from_1() {
    let game: CamelUp = start(3, "");
    assert_eq!(next_pyramid_ticket(game.board()), 1);
}

#[test]
fn cu_15_7_of_each_rival_one_card_of_a_deck_may_be_right() {
    let [own, one, other] = [0, 1, 2].map(Seat::new);
    let mut decks = Decks::EMPTY;
    let mut lay = |deck, owner, colour: Racer| decks.push(deck, FinishCard { owner, colour: Some(colour) });
    for (owner, colour) in [(one, 0), (one, 1), (own, 0), (one, 2), (other, 1)] {
        lay(Deck::Winner, owner, Racer::ALL[colour]);
    }
    lay(Deck::Loser, one, Racer::ALL[3]);
    assert_eq!([own, one, other].map(|seat| decks.rivals(Deck::Winner, seat)), [2, 2, 2]);
    assert_eq!([own, one, other].map(|seat| decks.rivals(Deck::Loser, seat)), [1, 0, 1]);
    // Colours that lie face down do not count.
    assert_eq!(decks.shown(0).rivals(Deck::Winner, own), 2);
}
