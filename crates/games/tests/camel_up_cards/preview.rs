//! What pages are told of choices agrees with what happens when they are made.

use super::properties::every_position;
use engine::{Game, Step, Turn};
use games::camel_up_cards::{Action, CamelUpCards, Event, Figure, Phase, preview};

#[test]
fn cc_7_5_the_hand_card_goes_where_it_is_said_to_go() {
    let mut met = 0;
    every_position(2, |_, game| {
        let Turn::Act(seats) = game.turn() else { return };
        let seat = seats.first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let Some(&Action::Play(card)) = legal.iter().find(|action| matches!(action, Action::Play(_))) else {
            return;
        };
        let ride = preview::ride(game.board(), card);
        let (mut after, mut log) = (*game, Vec::<Step<CamelUpCards>>::new());
        after.act(seat, Action::Play(card), &mut log);
        let hops = log.iter().filter_map(|step| match &step.event {
            Event::UnitLifted { mover, unit, from, .. } => {
                assert_eq!((*mover, *from), (card.camel(), ride.from));
                let riders: Vec<_> = unit.iter().filter(|camel| camel != mover).collect();
                assert_eq!(riders, ride.riders);
                None
            }
            Event::UnitHopped { to, .. } | Event::ExtraStep { to, .. } => Some(*to),
            _ => None,
        });
        let hops: Vec<_> = hops.collect();
        assert_eq!(hops.last(), Some(&ride.to));
        met += 1;
    });
    assert!(met > 20, "{met}");
}

/// A unit that lands on a figure alone stands where the figure sends it.
#[test]
fn cc_8_6_cc_8_11_a_figure_sends_units_on_or_back() {
    let mut met = 0;
    every_position(2, |_, game| {
        if game.board().phase != Phase::Turn {
            return;
        }
        let board = game.board();
        for cell in board.open_cells().take(3) {
            for figure in Figure::ALL.into_iter().filter(|&figure| board.figure(figure).is_none()) {
                let at = cell.first();
                let one = board.track.step(at, figure);
                let to = preview::sends(board, figure, at);
                let other = board.figures.on(one);
                assert!(to == one || other.is_some_and(|other| to == board.track.step(one, other)));
                met += 1;
            }
        }
    });
    assert!(met > 100, "{met}");
}
