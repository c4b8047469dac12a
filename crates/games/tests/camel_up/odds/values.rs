//! The values of decisions against what the game then pays.

use engine::random::{below, nth_rng};
use engine::{Game, Options, Seat, Step, Turn};
use games::camel_up::odds::{LegOdds, Workspace, action_values};
use games::camel_up::{Action, CamelUp, Event, Outcome, Phase};

/// Boards at a player's turn in random games.
fn boards(seats: usize, games: u64, mut look: impl FnMut(&CamelUp, Seat)) {
    let setup = CamelUp::setup(seats, &Options::default()).unwrap();
    for index in 0..games {
        let mut rng = nth_rng(31, index);
        let mut game = CamelUp::new(setup);
        loop {
            match game.turn() {
                Turn::Act(acting) => {
                    let seat = acting.first().unwrap();
                    if game.board().phase == Phase::Turn && below(&mut rng, 12) == 0 {
                        look(&game, seat);
                    }
                    let action = game.random_action(seat, &mut rng, &mut Vec::new());
                    game.act(seat, action, &mut ());
                }
                Turn::Chance => {
                    let outcome = game.roll(&mut rng, &mut Vec::new());
                    game.resolve(outcome, &mut ());
                }
                Turn::Over => break,
            }
        }
    }
}

/// Every value is what the decision adds to the income that the seat can expect.
#[test]
fn values_are_what_decisions_add_to_the_income() {
    let mut workspace = Workspace::new();
    let (mut tiles, mut allies) = (0, 0);
    for seats in [3, 6, 8] {
        boards(seats, 6, |game, seat| {
            let before = LegOdds::on(&mut workspace, game.board()).income(game.board(), seat);
            let values = action_values(game.board(), seat);
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            legal.retain(|action| !matches!(action, Action::Finish { .. }));
            let listed: Vec<_> = values.iter().map(|&(action, _)| action).collect();
            assert_eq!(listed, legal, "all decisions but finish cards, in order");
            for (action, value) in values {
                let mut after = *game;
                after.act(seat, action, &mut ());
                let income = LegOdds::on(&mut workspace, after.board()).income(after.board(), seat);
                assert!((income - before - value).abs() < 1e-9, "{action}: {value}; {game:?}");
                tiles += u32::from(matches!(action, Action::Tile { .. }));
                allies += u32::from(matches!(action, Action::Ally(_)));
            }
        });
    }
    assert!(tiles > 1_000 && allies > 100, "{tiles} tiles, {allies} allies");
}

/// The income is the mean of what the leg really pays, over all ways in which its last die can fall.
#[test]
fn the_income_is_the_mean_of_what_the_leg_pays() {
    let mut workspace = Workspace::new();
    let mut compared = 0;
    for seats in [4, 6] {
        boards(seats, 150, |game, roller| {
            if game.board().inside().len() > 2 {
                return;
            }
            let odds = LegOdds::on(&mut workspace, game.board());
            let mut rolling = *game;
            rolling.act(roller, Action::Roll, &mut ());
            let mut outcomes = Vec::new();
            rolling.chances(&mut outcomes);
            for seat in Seat::all(seats).filter(|&seat| seat != roller) {
                // The roller's new ticket can be copied; that is a decision, no odds.
                if game.board().partner(seat) == Some(roller) {
                    continue;
                }
                let mut sum = 0.0;
                for &(outcome, weight) in &outcomes {
                    sum += f64::from(weight) * f64::from(paid(&rolling, outcome, seat));
                }
                let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
                let income = odds.income(game.board(), seat);
                assert!((sum / f64::from(total) - income).abs() < 1e-9, "seat {seat}: {income}; {game:?}");
                compared += 1;
            }
        });
    }
    assert!(compared > 300, "{compared}");
}

/// What a seat is paid for its tile and in the leg scoring when this die falls, before any floor.
fn paid(game: &CamelUp, outcome: Outcome, seat: Seat) -> i32 {
    let mut log: Vec<Step<CamelUp>> = Vec::new();
    let mut after = *game;
    after.resolve(outcome, &mut log);
    let mut sum = 0;
    for step in &log {
        match &step.event {
            Event::TilePaid { owner, amount, .. } if *owner == seat => sum += i32::from(*amount),
            Event::LegScored { seats, .. } => sum += seats[seat.index()].net,
            _ => {}
        }
    }
    sum
}
