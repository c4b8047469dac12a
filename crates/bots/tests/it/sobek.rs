//! The bot of Sobek: how strong it is, and that it plays sensibly.

use bots::sobek::Trader;
use bots::{Bot, Plan};
use engine::random::nth_rng;
use engine::{Game, Options, Seat, View, Viewer};
use games::sobek::score::{round_points, set_result};
use games::sobek::{Action, Phase, QuayCard, Sobek};

fn plan(seats: usize, games: u64) -> Plan {
    let mut bots = vec!["random".to_owned(); seats];
    "trader".clone_into(&mut bots[0]);
    Plan { seats, bots, games, seed: 5, ..Plan::default() }
}

#[test]
fn the_trader_beats_three_random_bots() {
    let report = bots::simulate("sobek", &plan(4, 200), &|_| ()).unwrap();
    assert!(report.bots[0].win_share > 0.9, "{:?}", report.bots[0]);
    for seats in [2, 3] {
        let report = bots::simulate("sobek", &plan(seats, 100), &|_| ()).unwrap();
        assert!(report.bots[0].win_share > 0.9, "{seats} seats: {:?}", report.bots[0]);
    }
}

/// Plays games between traders and shows each decision with the position before it.
fn each_decision(games: u64, look: impl FnMut(&Sobek, Seat, Action)) {
    let setup = Sobek::setup(4, &Options::default()).unwrap();
    crate::support::each_decision(&Trader, setup, (9, games), look);
}

/// What people would laugh at: sets worth nothing, cards buried to reach an unknown character, cards left in
/// hand that could be laid.
#[test]
fn the_trader_makes_no_silly_choices() {
    let (mut sets, mut worthless, mut points) = (0, 0, 0);
    each_decision(20, |game, seat, action| {
        let board = game.board();
        match action {
            Action::Done if board.phase == Phase::Horizontal => {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                assert_eq!(legal, [Action::Done], "laid too little: {game:?}");
            }
            Action::Done if board.phase == Phase::Build => {
                let family = board.focus.family.unwrap();
                sets += 1;
                let set = set_result(board, seat, family, false);
                worthless += u32::from(set.points == 0);
                points += round_points(board, seat);
            }
            Action::Take(k @ 3..) => {
                let (_, card) = board.quay.available().nth(usize::from(k) - 1).unwrap();
                assert_ne!(card, QuayCard::Character, "buries {} cards for an unknown one: {game:?}", k - 1);
            }
            Action::Target(rival) => assert_ne!(rival, seat),
            _ => {}
        }
    });
    assert!(sets > 200, "{sets} sets");
    assert!(worthless * 20 < sets, "{worthless} of {sets} sets are worth nothing");
    assert!(points / sets >= 12, "{points} points with {sets} sets");
}

#[test]
fn the_same_view_gives_the_same_choice() {
    each_decision(1, |game, seat, action| {
        let view = View::of(game, Viewer::Seat(seat));
        assert_eq!(Trader.choose(&view, &mut nth_rng(1, 2)), action);
    });
}
