//! The puzzles of the house: that they are sound, and that their pages tell nothing that is hidden.

use super::shelf::{Numbered, Shelf, day, shelf, shelves};
use super::{Showing, Solved, answer, board};
use crate::drawing::GAMES;
use crate::reader::Reader;
use crate::words::Lang;
use axum::body::to_bytes;
use axum::extract::FromRequestParts;
use axum::http::Request;
use bots::analysis::Advice;
use bots::puzzles::Puzzle;
use engine::random::nth_rng;
use engine::{Turn, Viewer};
use std::collections::BTreeSet;

#[test]
fn every_puzzle_is_a_position_with_a_best_choice_and_one_that_tempts() {
    assert_eq!(shelves().len(), GAMES.len());
    for Shelf { page, deck } in shelves() {
        let kind = page.game().kind();
        assert_eq!((deck.head.game.as_str(), deck.head.rules), (kind.id(), kind.rules()));
        let mut positions = BTreeSet::new();
        for (number, puzzle) in (1..).zip(&deck.puzzles) {
            let at = format!("{} {number}", page.id());
            let Puzzle { seat, best, tempting, margin, exact, worth, position } = puzzle;
            let game = kind.read(position).unwrap_or_else(|bad| panic!("{at}: {bad}"));
            let acts = matches!(game.turn(), Turn::Act(seats) if seats.contains(*seat));
            let legal = game.legal(*seat);
            assert!(acts && legal.len() >= 3 && legal.len() == worth.len(), "{at}");
            assert!(legal.contains(best) && legal.contains(tempting) && best != tempting, "{at}");
            assert!(margin.value >= 0.02 && margin.value > 4.0 * margin.error, "{at}: {margin:?}");
            let win = |text: &String| worth[legal.iter().position(|open| open == text).unwrap()].win.value;
            assert!(legal.iter().all(|other| other == best || win(other) < win(best)), "{at}");
            assert!(exact.is_none_or(|[best, tempting]| best >= tempting + 0.4), "{at}: {exact:?}");
            assert!(positions.insert(position.to_string()), "{at} is there twice");
        }
    }
}

/// The puzzle of each game whose best choice is furthest ahead, looked at again with other luck.
#[test]
fn a_new_look_finds_the_same() {
    for Shelf { page, deck } in shelves() {
        let puzzle = deck.puzzles.iter().max_by(|one, other| one.margin.value.total_cmp(&other.margin.value));
        let Puzzle { seat, best, position, .. } = puzzle.unwrap();
        let view = page.game().kind().read(position).unwrap().view(Viewer::Seat(*seat));
        let mut advice = Advice::new(page.id(), &view, 2026).unwrap();
        for _ in 0..3 {
            advice.deepen();
        }
        let found =
            advice.choices().into_iter().max_by(|one, other| one.win.value.total_cmp(&other.win.value));
        assert_eq!(&found.unwrap().action, best, "{}", page.id());
    }
}

#[test]
fn each_puzzle_has_its_day() {
    let shelf = shelf("keltis").unwrap();
    let count = shelf.count() as u64;
    let month: BTreeSet<usize> = (5 * count..6 * count).map(|day| shelf.of_day(day)).collect();
    assert!(month.into_iter().eq(1..=shelf.count()), "all come before any comes again");
    assert_eq!(day(1_795_478_399_999), day(1_795_478_400_000) - 1, "days end at midnight in universal time");
    assert!(shelf.puzzle(0).is_none() && shelf.puzzle(shelf.count() + 1).is_none());
}

/// What the page is for somebody who chose this, or is still to choose.
fn drawn(shelf: &Shelf, puzzle: &Puzzle, chosen: Option<&String>, showing: Showing) -> Vec<u8> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let (mut parts, ()) = Request::builder().uri("/").body(()).unwrap().into_parts();
        let reader = Reader::from_request_parts(&mut parts, &()).await.unwrap();
        let moves: Vec<String> = chosen.into_iter().cloned().collect();
        let numbered = Numbered { number: 1, puzzle };
        let response = answer(shelf, numbered, &moves, showing, (&reader, &Solved::default())).unwrap();
        to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec()
    })
}

#[test]
fn two_worlds_that_look_alike_give_the_same_page() {
    for shelf in shelves() {
        let mut differed = false;
        for puzzle in shelf.deck.puzzles.iter().take(3) {
            let world = shelf.page.game().kind().read(&puzzle.position).unwrap();
            let other = world.view(Viewer::Seat(puzzle.seat)).sample(&mut nth_rng(7, 7)).to_json();
            differed |= other != puzzle.position;
            let twin = Puzzle { position: other, ..puzzle.clone() };
            let picture = |puzzle| board::draw(shelf, Numbered { number: 1, puzzle }, Lang::ENGLISH, false);
            assert!(
                picture(puzzle) == picture(&twin) && picture(puzzle).len() > 2_000,
                "{}",
                shelf.page.id()
            );
            let tempted = Some(&puzzle.tempting);
            for (chosen, showing) in [
                (None, Showing::Answer),
                (Some(&puzzle.best), Showing::Answer),
                (tempted, Showing::Answer),
                (tempted, Showing::Solution),
            ] {
                let draw = |puzzle| drawn(shelf, puzzle, chosen, showing);
                assert!(draw(puzzle) == draw(&twin), "{}", shelf.page.id());
            }
        }
        assert!(differed, "{} hides something", shelf.page.id());
    }
}
