//! What choices would bring.

use super::fill::{pile, position, step};
use super::properties::every_position;
use engine::{Game, Seat, Seats, View, Viewer};
use games::dragon_racer::{Action, Colour, Phase, Realm, preview};
use serde_json::json;
use std::collections::BTreeSet;

const PRINTED: &str = "seats 3
    turn-number 6
    tiles caves green, star blue, wood red, bay green, caves yellow
    heroes rowan li nerys
    team 1: drizzle, jadehorn, emberling
    picks 1: gildedge, mossy, barkhide, verdigris, scorchtail, glimmer, brasswing, lampfire";

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

#[test]
fn dr_7_7_how_near_each_dragon_is_to_firing() {
    let game = position(PRINTED);
    let board = game.board();
    let lines = preview::readiness(board, seat(1), board.shown(seat(1)));
    let fires: Vec<bool> = lines.iter().map(|line| line.fires).collect();
    assert_eq!(fires, [true, true, true]);
    assert_eq!(json!(lines[0].missing), json!({"blue": 1}));
    assert_eq!(json!(lines[1].missing), json!({}));
    // Emberling alone could fire too, but not besides Jadehorn, which needs the three green cards.
    let few = preview::readiness(board, seat(1), pile("mossy glimmer"));
    assert_eq!(json!(few[1].missing), json!({"green": 2}));
    assert!(few[0].fires && !few[1].fires);
}

#[test]
fn dr_7_7_dr_9_2_sets_of_dragons_that_fire_together() {
    let game = position(PRINTED);
    let board = game.board();
    let sets = preview::fire_sets(board, seat(1), board.shown(seat(1)));
    let first = &sets[0];
    assert_eq!((first.total, first.talent, first.hero), (9, 0, Some(Colour::Blue)));
    assert_eq!(first.slots.iter().map(|slot| slot.number()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(preview::best_flight(board, seat(1), board.shown(seat(1))), 9);
    assert!(sets.is_sorted_by(|a, b| a.total >= b.total));
    assert_eq!(preview::best_flight(board, seat(1), pile("puddle")), 0);
}

#[test]
fn dr_9_5_talents_count_in_sets() {
    let game = position(
        "seats 3\nturn-number 7\ntiles caves green, wood red, mountains yellow, bay green, city blue, star red
        heroes mona rowan nerys\nteam 1: jadehorn, novaclaw, mossy
        picks 1: barkhide, ivywing, thistle, scorchtail, flintwing, thornblaze, puddle, icefin, glacierback",
    );
    let board = game.board();
    let first = &preview::fire_sets(board, seat(1), board.shown(seat(1)))[0];
    assert_eq!((first.speed, first.talent, first.total, first.hero), (13, 2, 15, Some(Colour::Green)));
}

#[test]
fn dr_9_3_dr_8_22_what_a_swap_would_bring() {
    let game = position(
        "seats 3\nturn-number 2\ntiles caves green\nheroes rosella li nerys
        team 1: emberling, mossy, frostnip\npicks 1: verdigris, barkhide, icefin, puddle",
    );
    let board = game.board();
    let swaps = preview::swaps(board, seat(1), board.shown(seat(1)));
    assert_eq!(swaps.len(), 12);
    for swap in swaps {
        let other = swap.left.colour() != swap.entered.colour();
        assert_eq!(swap.movement, if other { 2 } else { 0 });
        let speed = |dragon| board.values().speed(dragon);
        let team: u8 = board.team(seat(1)).iter().map(|(_, dragon)| speed(dragon)).sum();
        let (before, after) = preview::team_speed(board, seat(1), &swap);
        assert_eq!((before, after + speed(swap.left)), (team, team + speed(swap.entered)));
    }
}

#[test]
fn dr_8_22_swaps_are_those_that_can_be_made() {
    let mut equal = 0;
    every_position(1, |game, _| {
        let Some(seat) = game.board().flyer().filter(|_| game.board().phase == Phase::Swap) else { return };
        let drafted = game.board().shown(seat);
        let promised = preview::swaps(game.board(), seat, drafted);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let swaps: BTreeSet<_> =
            promised.iter().map(|swap| Action::Swap { slot: swap.slot, card: swap.entered }).collect();
        let open: BTreeSet<_> = legal.into_iter().filter(|action| *action != Action::Keep).collect();
        assert_eq!(swaps, open, "{game:?}");
        equal += game.board().team(seat).iter().filter(|(_, dragon)| drafted.of(*dragon) > 0).count();
    });
    assert!(equal > 0, "a dragon was drafted whose twin is in the team");
}

/// The forecast with all cards known is what Turbo pays.
#[test]
fn dr_10_3_majorities_with_known_cards() {
    let mut game = position(
        "seats 2\nturn-number 1\nheroes rowan li\ntrophies 2 1\nflying 2\nphase swap
        team 1: frostnip, cinderpip, drizzle\npicks 1: icefin, glacierback, scorchtail
        team 2: glimmer, beacon, emberling\npicks 2: lampfire, brasswing, flintwing",
    );
    let forecast = preview::majorities(game.board(), &[]);
    let city = &forecast[Realm::City.index()];
    assert_eq!(
        (city.counts.as_slice(), city.leaders, city.movement),
        (&[0u8, 4][..], Seats::one(seat(2)), 1)
    );
    assert!(!forecast[Realm::Caves.index()].scored);
    let gains = [1, 2].map(|number| {
        let leads = forecast.iter().filter(|majority| majority.leaders.contains(seat(number)));
        leads.map(|majority| u16::from(majority.movement)).sum::<u16>()
    });
    step(&mut game, "2 keep");
    assert_eq!([1, 2].map(|number| game.board().distance(seat(number))), gains);
    // A drafted pile that the asker knows counts besides.
    let draft = position("seats 2\nteam 1: mossy, frostnip, cinderpip\nhand 1: icefin, barkhide, scorchtail");
    let known = preview::majorities(draft.board(), &[(seat(1), pile("barkhide sprout"))]);
    assert_eq!(known[Realm::Wood.index()].counts[0], 3);
    assert_eq!(draft.seats(), 2);
}

/// Each set of dragons can be fired as it is told, and brings what it is said to bring.
#[test]
fn dr_7_6_dr_7_7_sets_are_fired_by_their_decisions() {
    let mut fired = 0;
    every_position(1, |game, _| {
        let Some(seat) = game.board().flyer().filter(|_| game.board().phase == Phase::Fire) else { return };
        if game.board().firing().next().is_some() || game.board().moved(seat) > 0 {
            return;
        }
        let drafted = game.board().shown(seat);
        for set in preview::fire_sets(game.board(), seat, drafted) {
            let mut after = *game;
            for action in preview::fire_actions(game.board(), seat, &set.slots) {
                assert_eq!(after.check(seat, action), Ok(()), "{action} of {set:?}");
                after.act(seat, action, &mut ());
            }
            let lacks = preview::lacking(game.board(), seat, drafted, set.slots.iter().copied());
            assert_eq!(lacks.iter().count(), usize::from(set.hero.is_some()), "{set:?}");
            if after.board().turn == game.board().turn && after.board().phase == Phase::Swap {
                assert_eq!(after.board().moved(seat), set.total);
                fired += 1;
            }
        }
    });
    assert!(fired > 20, "{fired}");
}

#[test]
fn dr_5_1_cards_that_a_viewer_has_not_seen() {
    let mut seen = 0;
    every_position(1, |game, _| {
        if game.board().phase != Phase::Draft {
            return;
        }
        let unseen = |viewer| preview::unseen(&View::of(game, viewer)).len();
        for seat in Seat::all(game.seats()) {
            let own = game.private(seat);
            let known = own.hand.len() + own.drafted.len();
            assert_eq!(unseen(Viewer::Spectator) - unseen(Viewer::Seat(seat)), known);
        }
        seen += 1;
    });
    assert!(seen > 20, "{seen}");
}

/// No cards carry a seat farther than it is told that any could, and some carry it as far.
#[test]
fn dr_7_7_how_far_any_cards_could_carry_a_seat() {
    let mut reached = 0;
    every_position(1, |game, _| {
        let board = game.board();
        for seat in Seat::all(game.seats()).filter(|&seat| board.phase.is_flight() && board.is_to_fly(seat)) {
            let drafted = game.private(seat).drafted;
            let sets = preview::fire_sets(board, seat, drafted);
            let farthest = preview::farthest_flight(board, seat, None);
            assert!(sets.iter().all(|set| set.total <= farthest), "{seat} in {game:?}");
            reached += usize::from(sets.first().is_some_and(|set| set.total == farthest));
            for (slot, _) in board.team(seat).iter() {
                let others = preview::farthest_flight(board, seat, Some(slot));
                let without = sets.iter().filter(|set| !set.slots.contains(&slot));
                assert!(without.into_iter().all(|set| set.total <= others), "{seat}, {slot} in {game:?}");
                assert!(others <= farthest);
            }
        }
    });
    assert!(reached > 0, "some cards carry as far");
}

/// What is left of a flight after an attack on a dragon of its own is what can be fired once the card lies there.
#[test]
fn dr_8_9_what_an_attack_on_an_own_dragon_leaves() {
    let mut less = 0;
    every_position(1, |game, _| {
        let board = game.board();
        let Some(seat) = board.flyer() else { return };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        for action in legal {
            let Action::Attack { card, seat: on, slot } = action else { continue };
            if on != seat {
                continue;
            }
            let told = preview::flight_after_own_attack(board, seat, board.shown(seat), (card, slot));
            let mut after = *game;
            after.act(seat, action, &mut ());
            // Where nothing can be fired any more the flight goes on, and the card has returned.
            if after.board().flyer() == Some(seat) && after.board().phase != Phase::Swap {
                let left = preview::best_flight(after.board(), seat, after.board().shown(seat));
                assert_eq!(told, left, "{action} in {game:?}");
                less += usize::from(told < preview::best_flight(board, seat, board.shown(seat)));
            }
        }
    });
    assert!(less > 0, "some attacks cost their own flight");
}
