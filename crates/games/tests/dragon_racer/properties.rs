//! What holds in every position of random games.

use crate::support::play::{random_step, rolls_by_weight, start};
use engine::random::nth_rng;
use engine::{Disclosure, Game, Seat, Step, Turn, View, Viewer};
use games::dragon_racer::data::UNDEALT;
use games::dragon_racer::{Action, Cards, DragonRacer, Event, Phase, preview};
use std::collections::BTreeSet;

const TABLES: &[(usize, &str)] = &[
    (2, ""),
    (3, "heroes=random hero_pays_attack=no"),
    (4, "leap=once"),
    (5, "heroes=random"),
    (6, "heroes_set=basic"),
    (8, "heroes=random leap=once hero_pays_attack=no"),
];

/// Calls `look` at every position of `games` random games for each table, with what happened just before.
pub(crate) fn every_position(games: u64, mut look: impl FnMut(&DragonRacer, &[Step<DragonRacer>])) {
    for (table, &(seats, options)) in TABLES.iter().enumerate() {
        for index in 0..games {
            let mut rng = nth_rng(11 + table as u64, index);
            let mut game: DragonRacer = start(seats, options);
            look(&game, &[]);
            while game.turn() != Turn::Over {
                let mut log = Vec::new();
                random_step(&mut game, &mut rng, &mut log);
                look(&game, &log);
            }
        }
    }
}

#[test]
fn what_always_holds() {
    let mut met = BTreeSet::new();
    let mut last = [0; 8];
    every_position(4, |game, _| {
        let board = game.board();
        met.insert(format!("{:?}", board.phase));
        if board.turn == 0 {
            last = [0; 8];
        }
        for seat in Seat::all(game.seats()) {
            // DR-1.15: pawns never go back.
            assert!(board.distance(seat) >= last[seat.index()]);
            last[seat.index()] = board.distance(seat);
            assert_eq!(game.hand(seat).len(), board.hand_size(seat), "{game:?}");
            assert_eq!(game.drafted(seat).len(), board.drafted_count(seat), "{game:?}");
            // DR-8.17, DR-8.18.
            assert!(board.team(seat).cards().attacks().is_empty());
            let size = board.hero(seat).map_or(0, games::dragon_racer::Hero::team_size);
            assert!(board.turn == 0 || board.team(seat).len() == size);
            // DR-8.13: no attack outlasts the Flight of its target.
            let flown = !board.phase.is_flight() || board.flyer() != Some(seat) && !board.is_to_fly(seat);
            assert!(!flown || board.attacks.iter().all(|attack| attack.on != seat), "{game:?}");
        }
    });
    // All but the Turbo phase, which only events show.
    assert_eq!(met.len(), 11, "{met:?}");
}

/// `DR-10.4`: everybody counts the cards of the draft and the team.
#[test]
fn dr_10_4_everybody_counts_all_cards() {
    let mut counted = 0;
    every_position(2, |_, log| {
        for step in log.iter().filter(|step| matches!(step.event, Event::TurboBegins { .. })) {
            let board = step.position.board();
            for seat in Seat::all(board.seats()) {
                let all: u8 = games::dragon_racer::score::realm_counts(board, seat).into_iter().sum();
                let team = board.hero(seat).unwrap().team_size();
                assert_eq!(usize::from(all), 2 + usize::from(board.turn) + team);
                counted += 1;
            }
        }
    });
    assert!(counted > 100, "{counted}");
}

/// `DR-5.4`: the deck suffices, and as many cards are left over as the table says, or more.
#[test]
fn dr_5_4_the_deck_suffices() {
    let mut least = [[usize::MAX; 7]; 9];
    every_position(4, |game, _| {
        let board = game.board();
        if board.phase == Phase::Draft {
            let least = &mut least[game.seats()][usize::from(board.turn) - 1];
            *least = (*least).min(game.undealt().len());
        }
    });
    for &(seats, _) in TABLES {
        for (turn, told) in UNDEALT[seats].into_iter().enumerate() {
            assert!(least[seats][turn] >= told, "{seats} seats, turn {}", turn + 1);
        }
    }
}

/// The firing sets that decisions can build are just those that can be paid for, each spelled once.
#[test]
fn dr_7_7_every_set_that_can_fire_can_be_built_once() {
    let mut sets = 0;
    every_position(2, |game, _| {
        let board = game.board();
        let Some(seat) = board.flyer().filter(|_| board.phase == Phase::Fire) else { return };
        if board.firing().next().is_some() {
            return;
        }
        let mut built = Vec::new();
        build(game, seat, &mut Vec::new(), &mut built);
        // Sets that differ only by equal dragons under equal attacks are one.
        let spelled = |slots: &[games::dragon_racer::Slot]| {
            let mut dragons: Vec<_> = slots
                .iter()
                .map(|&slot| (board.team(seat).at(slot), format!("{:?}", board.demand(seat, slot))))
                .collect();
            dragons.sort();
            dragons
        };
        let found: BTreeSet<_> = built.iter().map(|slots| spelled(slots)).collect();
        assert_eq!(found.len(), built.len(), "{game:?}");
        let payable = preview::fire_sets(board, seat, board.shown(seat));
        let expected: BTreeSet<_> = payable.iter().map(|set| spelled(&set.slots)).collect();
        assert_eq!(found, expected, "{game:?}");
        sets += built.len();
    });
    assert!(sets > 300, "{sets}");
}

fn build(
    game: &DragonRacer,
    seat: Seat,
    chosen: &mut Vec<games::dragon_racer::Slot>,
    built: &mut Vec<Vec<games::dragon_racer::Slot>>,
) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    for action in legal {
        if let Action::Fire(slot) = action {
            let mut after = *game;
            after.act(seat, action, &mut ());
            chosen.push(slot);
            built.push(chosen.clone());
            build(&after, seat, chosen, built);
            chosen.pop();
        }
    }
}

/// `DR-7.10`: a dragon that fires is paid for exactly, with cards that the seat has, none used twice.
#[test]
fn dr_7_1_dr_7_10_fired_dragons_are_paid_for() {
    let mut fired = 0;
    let mut before = None;
    every_position(2, |game, log| {
        let mut used = Cards::NONE;
        let mut heroes = 0;
        for step in log {
            let Event::DragonFired { seat, slot, supports, hero, .. } = &step.event else { continue };
            let was: &DragonRacer = before.as_ref().unwrap();
            let mut given = supports.iter().map(|card| card.colour()).collect::<Vec<_>>();
            given.extend(*hero);
            heroes += usize::from(hero.is_some());
            let demand = was.board().demand(*seat, *slot).total();
            for (colour, count) in demand.iter() {
                assert_eq!(
                    given.iter().filter(|&&other| other == colour).count(),
                    usize::from(count),
                    "{was:?}"
                );
            }
            assert_eq!(given.len(), usize::from(demand.len()));
            used = supports.iter().fold(used, |used, &card| used.with(card));
            assert!(was.board().shown(*seat).includes(used), "{was:?}");
            assert!(hero.is_none_or(|colour| was.board().hero(*seat).unwrap().support().gives(colour)));
            fired += 1;
        }
        assert!(heroes <= 1);
        before = Some(*game);
    });
    assert!(fired > 200, "{fired}");
}

/// Decisions that look alike to others change nothing for them, also when all have chosen: only the seat that gets the
/// hand sees a difference, unless the Draft is over.
#[test]
fn dr_5_6_the_last_choice_of_a_pass_is_seen_by_the_next_seat_alone() {
    let mut compared = 0;
    every_position(2, |game, _| {
        let board = game.board();
        let last = board.phase == Phase::Draft && board.committed.len() + 1 == game.seats();
        if !last
            || board.hand_size(Seat::all(game.seats()).find(|&s| !board.committed.contains(s)).unwrap()) < 3
        {
            return;
        }
        let Turn::Act(acting) = game.turn() else { return };
        let seat = acting.first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if legal.len() < 2 {
            return;
        }
        assert_eq!(game.disclosure(seat, legal[0]), Disclosure::masked("pick ?"));
        assert!(game.reveals(seat, legal[0]));
        let after = |action| {
            let mut after = *game;
            after.act(seat, action, &mut ());
            after
        };
        let (one, other) = (after(legal[0]), after(legal[1]));
        let seats = game.seats();
        let next = if board.passes_left() {
            seat.left(seats)
        } else {
            Seat::all(seats).find(|s| s.left(seats) == seat).unwrap()
        };
        for viewer in Viewer::all(seats).filter(|&viewer| viewer != Viewer::Seat(seat)) {
            let same = View::of(&one, viewer) == View::of(&other, viewer);
            assert_eq!(same, viewer != Viewer::Seat(next), "{viewer}: {game:?}");
            compared += 1;
        }
    });
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_roll_without_the_list_has_its_weights() {
    let (mut compared, mut rng) = (0, nth_rng(2, 9));
    every_position(1, |game, _| {
        if game.turn() != Turn::Chance || compared > 30 {
            return;
        }
        compared += 1;
        rolls_by_weight(game, &mut rng);
    });
}
