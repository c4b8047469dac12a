//! The bot of Dragon Racer: how strong it is, and that it plays sensibly.

use bots::dragon_racer::Racer;
use bots::{Bot, Plan};
use engine::random::nth_rng;
use engine::{Game, Options, Seat, View, Viewer};
use games::dragon_racer::{Action, DragonRacer, Talent, preview};

fn plan(seats: usize, games: u64) -> Plan {
    let mut bots = vec!["random".to_owned(); seats];
    "racer".clone_into(&mut bots[0]);
    Plan { seats, bots, games, seed: 5, ..Plan::default() }
}

#[test]
fn the_racer_beats_three_random_bots() {
    for (seats, games) in [(4, 200), (2, 100), (3, 100), (6, 50), (8, 50)] {
        let report = bots::simulate("dragon-racer", &plan(seats, games), &|_| ()).unwrap();
        assert!(report.bots[0].win_share > 0.9, "{seats} seats: {:?}", report.bots[0]);
    }
}

/// Plays games between racers and shows each decision with the position before it.
fn each_decision(seats: usize, games: u64, look: impl FnMut(&DragonRacer, Seat, Action)) {
    let setup = DragonRacer::setup(seats, &Options::parse("heroes=random").unwrap()).unwrap();
    crate::support::each_decision(&Racer, setup, (9, games), look);
}

/// What people would laugh at: dragons that could fire but stay, attacks on own dragons for nothing, dragons swapped
/// for slower ones of the same needs.
#[test]
fn the_racer_makes_no_silly_choices() {
    let (mut flights, mut fired) = (0, 0);
    each_decision(4, 20, |game, seat, action| {
        let board = game.board();
        let talent = board.hero(seat).map(games::dragon_racer::Hero::talent);
        match action {
            Action::Done => {
                let best = preview::fire_sets(board, seat, board.shown(seat));
                let chosen: Vec<_> = board.firing().collect();
                assert_eq!(best[0].slots, chosen, "flies less far than it could: {game:?}");
                flights += 1;
                fired += chosen.len();
            }
            Action::Attack { seat: on, .. } => {
                assert!(on != seat || talent == Some(Talent::Strike), "attacks itself for nothing: {game:?}");
            }
            Action::Swap { slot, card } => {
                let left = board.team(seat).at(slot).unwrap();
                let values = board.values();
                let slower = values.speed(card) < values.speed(left);
                let worse = slower && values.needs(card).len() >= values.needs(left).len();
                assert!(!worse || talent == Some(Talent::Substitutes), "{card} for {left}: {game:?}");
            }
            _ => {}
        }
    });
    assert!(fired * 10 > flights * 20, "{fired} dragons fired in {flights} flights");
}

#[test]
fn the_same_view_gives_the_same_choice() {
    each_decision(5, 1, |game, seat, action| {
        let view = View::of(game, Viewer::Seat(seat));
        assert_eq!(Racer.choose(&view, &mut nth_rng(1, 2)), action);
    });
}

#[test]
fn results_by_hero_and_by_card() {
    let mut plan = plan(4, 20);
    for (by, times) in [("hero", 80), ("card", 20 * 4 * (3 + 4 + 5 + 6 + 7 + 8 + 9))] {
        plan.by = Some(by.to_owned());
        let report = bots::simulate("dragon-racer", &plan, &|_| ()).unwrap();
        assert_eq!(report.by, Some(by));
        assert_eq!(report.groups.iter().map(|group| group.times).sum::<u64>(), times);
        let mean = report.groups.iter().map(|group| group.win_share * group.times as f64).sum::<f64>();
        assert!((mean / times as f64 - 0.25).abs() < 0.05, "{by}: {mean}");
        assert!(report.groups.is_sorted_by(|a, b| a.win_share >= b.win_share));
    }
    plan.by = Some("colour".to_owned());
    let error = bots::simulate("dragon-racer", &plan, &|_| ()).unwrap_err().to_string();
    assert_eq!(error, "seats of dragon-racer cannot be grouped by `colour`; there are hero, card");
    plan.bots = vec!["random".to_owned(); 4];
    let error = bots::simulate("sobek", &plan, &|_| ()).unwrap_err().to_string();
    assert_eq!(error, "seats of sobek cannot be grouped by `colour`; there are no groups");
}
