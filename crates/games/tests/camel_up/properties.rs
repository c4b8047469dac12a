//! What holds in every position of random games.

use crate::support::play::{self, start};
use engine::random::{self, PlayoutRng, nth_rng};
use engine::{Game, Seat, Turn};
use games::camel_up::race::{Camel, Racer};
use games::camel_up::{CamelUp, Deck, Outcome, Phase};
use std::collections::BTreeMap;

const TABLES: &[(usize, &str)] = &[
    (2, "two_players=on"),
    (3, ""),
    (4, "first_seat=2"),
    (5, "start_stacks=random"),
    (6, ""),
    (7, "money_view=hidden"),
    (8, "first_seat=8 start_stacks=random"),
];

/// One random step; rolls more often than a uniform choice would, so that legs and races end.
pub(crate) fn random_step(game: &mut CamelUp, rng: &mut PlayoutRng) {
    if let Turn::Act(seats) = game.turn() {
        let seat = seats.first().unwrap();
        let roll = "roll".parse().unwrap();
        if random::below(rng, 4) == 0 && game.check(seat, roll).is_ok() {
            return game.act(seat, roll, &mut ());
        }
    }
    play::random_step(game, rng, &mut ());
}

/// Calls `look` at every position of `games` random games for each table.
pub(crate) fn every_position(games: u64, mut look: impl FnMut(&CamelUp)) {
    for &(seats, options) in TABLES {
        for seed in 0..games {
            let mut game: CamelUp = start(seats, options);
            let mut rng = nth_rng(seed, 77);
            while game.turn() != Turn::Over {
                look(&game);
                random_step(&mut game, &mut rng);
            }
            look(&game);
        }
    }
}

#[test]
fn cu_11_3_the_ranking_is_a_strict_order_of_all_five() {
    let mut looked = 0;
    every_position(30, |game| {
        if let Some(mut ranking) = game.board().ranking() {
            let lanes = ranking.map(|racer| {
                let camel = racer.camel();
                (game.board().race.space(camel).unwrap(), game.board().race.height(camel))
            });
            assert!(lanes.is_sorted_by(|ahead, behind| ahead > behind), "{game:?}");
            ranking.sort_unstable();
            assert_eq!(ranking, Racer::ALL);
            looked += 1;
        }
    });
    assert!(looked > 10_000);
}

#[test]
fn cu_10_7_only_a_finished_race_has_camels_beyond_the_line() {
    every_position(30, |game| {
        let race = game.board().race;
        let beyond = race.stacks().filter(|(space, _)| !space.on_loop()).count();
        assert_eq!(beyond, usize::from(game.board().phase == Phase::Over), "{game:?}");
        assert_eq!(race.crossed().is_some(), beyond == 1);
    });
}

#[test]
fn cu_7_12_cu_9_9_tiles_lie_apart_and_never_under_camels() {
    every_position(30, |game| {
        let board = game.board();
        let spaces = board.tiles.tiles().spaces();
        assert_eq!(spaces & board.race.occupied(), 0, "{game:?}");
        assert_eq!(spaces & spaces << 1, 0, "{game:?}");
        assert_eq!(spaces & !0x1_FFFC, 0, "{game:?}");
        for seat in Seat::all(board.seats()) {
            let tile = board.tile_of(seat);
            assert!(tile.is_none_or(|tile| board.tile_at(tile.space) == Some((seat, tile.side))));
        }
    });
}

#[test]
fn cu_3_4_rolling_is_possible_in_every_turn() {
    every_position(30, |game| {
        let board = game.board();
        if board.phase == Phase::Turn {
            assert!(board.inside().len() >= 2 && board.pyramid_tickets_left() >= 1, "{game:?}");
            let acting = board.active().unwrap();
            assert!(game.check(acting, "roll".parse().unwrap()).is_ok());
        }
        if matches!(board.phase, Phase::Turn | Phase::Over) {
            assert_eq!(board.dice.out().len(), usize::from(5 - board.pyramid_tickets_left()), "{game:?}");
        }
    });
}

#[test]
fn cu_12_6_each_colour_of_a_player_is_in_one_place() {
    every_position(30, |game| {
        for seat in Seat::all(game.seats()) {
            let mut cards: Vec<Racer> = game.hand(seat).iter().collect();
            for deck in Deck::ALL {
                let own = game.decks().iter(deck).filter(|card| card.owner == seat);
                cards.extend(own.map(|card| card.colour.unwrap()));
            }
            cards.sort_unstable();
            assert_eq!(cards, Racer::ALL, "{game:?}");
        }
    });
}

#[test]
fn cu_13_1_cu_13_4_partnerships_are_mutual() {
    every_position(30, |game| {
        for seat in Seat::all(game.seats()) {
            if let Some(partner) = game.board().partner(seat) {
                assert!(partner != seat && game.board().partner(partner) == Some(seat), "{game:?}");
            }
        }
    });
}

/// The seat two to the left.
fn turned(seat: Seat, seats: usize) -> Seat {
    seat.left(seats).left(seats)
}

#[test]
fn cu_1_12_cu_14_9_seats_are_alike() {
    // Two games with the same moves, the second with everybody sitting two seats further to the left.
    for (seats, first) in [(3, 1), (5, 4), (8, 7)] {
        for seed in 0..20 {
            let seat = |index: usize| Seat::new(index - 1);
            let mut one: CamelUp = start(seats, &format!("first_seat={first}"));
            let mut two: CamelUp = start(seats, &format!("first_seat={}", turned(seat(first), seats)));
            let mut rng = nth_rng(seed, 5);
            while one.turn() != Turn::Over {
                if let Turn::Act(acting) = one.turn() {
                    let acting = acting.first().unwrap();
                    let action = one.random_action(acting, &mut rng, &mut Vec::new());
                    let text = action.to_string();
                    let other = match text.strip_prefix("ally ") {
                        Some(seat) => format!("ally {}", turned(seat.parse().unwrap(), seats)),
                        None => text,
                    };
                    one.act(acting, action, &mut ());
                    two.act(turned(acting, seats), other.parse().unwrap(), &mut ());
                } else {
                    let outcome = one.roll(&mut rng, &mut Vec::new());
                    one.resolve(outcome, &mut ());
                    two.resolve(outcome, &mut ());
                }
                for seat in Seat::all(seats) {
                    assert_eq!(one.board().money(seat), two.board().money(turned(seat, seats)));
                }
                assert_eq!(one.board().race, two.board().race);
            }
        }
    }
}

#[test]
fn cu_6_2_dice_are_drawn_by_their_chances() {
    let mut game = super::fill::position(
        "seats 3
        race 1:blue,green 3:pink,purple,yellow 15:black 16:white out:pink,purple",
    );
    super::fill::step(&mut game, "1 roll");
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let mut rng = nth_rng(9, 9);
    let mut counts = BTreeMap::<Outcome, u32>::new();
    let draws = 240_000;
    for _ in 0..draws {
        *counts.entry(game.roll(&mut rng, &mut Vec::new())).or_default() += 1;
    }
    assert_eq!(counts.len(), chances.len());
    for (outcome, weight) in chances {
        let expected = draws * weight / 24;
        // Over five standard deviations, which are at most 135 each.
        assert!(counts[&outcome].abs_diff(expected) < 700, "{outcome}: {} of {expected}", counts[&outcome]);
    }
}

#[test]
fn cu_16_1_leg_settlements_never_leave_a_debt() {
    // Money is unsigned; what can go wrong is wrapping round, which a bound finds.
    every_position(60, |game| {
        for seat in Seat::all(game.seats()) {
            assert!(game.board().money(seat) < 2_000, "{game:?}");
        }
        assert!(Camel::ALL.iter().all(|&camel| game.board().race.height(camel) < 7));
    });
}
