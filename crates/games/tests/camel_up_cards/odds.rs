//! Odds against naive enumeration of every single card.

use super::fill::position;
use engine::random::nth_rng;
use engine::{Game, Seat, View, Viewer};
use games::camel_up_cards::odds::{LegOdds, Scene, Workspace, bet_values, long_run};
use games::camel_up_cards::{Camel, CamelUpCards, Cards, Pile, RaceCard};

fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Calls `look` with every race deck left that seat `me` of a game of two can imagine, each card told apart, and with
/// how likely the cards revealed were from that deck.
pub(crate) fn each_deck(game: &CamelUpCards, me: Seat, mut look: impl FnMut(Cards, f64)) {
    let own = game.own(me);
    let held = own.deck + own.discards + own.kept.cards();
    let unseen: Vec<RaceCard> = (Cards::all() - held).iter().collect();
    assert_eq!(unseen.len(), 18);
    // Six of eighteen cards, in bits.
    for set in 0u32..1 << 18 {
        if set.count_ones() != 6 {
            continue;
        }
        let chosen = (0..18).filter(|at| set >> at & 1 == 1).map(|at| unseen[at]);
        let mut left = chosen.fold(own.deck, Cards::with);
        let mut weight = 1.0;
        for card in game.board().pile.iter() {
            weight *= left.count(card) as f64 / left.len() as f64;
            if weight == 0.0 {
                break;
            }
            left = left.without(card);
        }
        if weight > 0.0 {
            look(left, weight);
        }
    }
}

/// Every order of a heap.
fn each_order(cards: Cards, begun: Pile, look: &mut impl FnMut(Pile)) {
    if cards.is_empty() {
        look(begun);
    }
    // Cards of a kind are told apart, for each order of them is as likely as any other.
    for card in cards.iter() {
        let mut next = begun;
        next.push(card);
        each_order(cards.without(card), next, look);
    }
}

const LATE: &str = "seats 2
    race 1[blue] 3[green,orange] 5[white] 6[yellow]
    last 15
    fox 7@1
    palm 8@2
    revealed blue 1, white 1, yellow 1, white 1, green 1, orange 1, orange 1, yellow 1
    deck blue 1, green 1, white 2, yellow 2
    player 1: deck blue 1, blue 1, white 1, white 2, yellow 1, green 1; kept orange 2; discards blue 1, green 2, white 1, yellow 1, yellow 1";

fn compare(text: &str) {
    let game = position(text);
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let odds = LegOdds::of(&view, &mut nth_rng(1, 1));
    assert_eq!(odds.samples, None, "{} orders", odds.orders);
    let scene = Scene::of(game.board());
    let (mut total, mut ends, mut fox) = (0.0, 0.0, 0.0);
    let mut places = [[0.0; 5]; 5];
    let mut decks = std::collections::BTreeMap::new();
    each_deck(&game, seat(1), |left, weight| *decks.entry(left).or_insert(0.0) += weight);
    for (left, weight) in decks {
        each_order(left, Pile::EMPTY, &mut |order| {
            let (race, figures) = scene.play(order);
            for (row, place) in places.iter_mut().zip(race.places(false)) {
                row[usize::from(place) - 1] += weight;
            }
            total += weight;
            ends += if race.is_over() { weight } else { 0.0 };
            fox += if figures.at(games::camel_up_cards::Figure::Fox) > 0 { weight } else { 0.0 };
        });
    }
    for camel in Camel::ALL {
        let rows = odds.places[camel.index()].into_iter().zip(places[camel.index()]);
        for (place, (found, weight)) in rows.enumerate() {
            let expected = weight / total;
            assert!(
                (found.chance - expected).abs() < 1e-9,
                "{camel} {place}: {found:?}, expected {expected}"
            );
            assert!(found.error.abs() < 1e-12);
        }
    }
    assert!((odds.race_ends.chance - ends / total).abs() < 1e-9, "{:?} {}", odds.race_ends, ends / total);
    assert!((odds.figure_stays[0].chance - fox / total).abs() < 1e-9);
}

#[test]
fn exact_odds_are_those_of_every_single_card() {
    compare(LATE);
}

#[test]
fn exact_odds_where_the_race_may_end() {
    compare(&LATE.replace("6[yellow]", "14[yellow]").replace("5[white]", "13[white]"));
}

#[test]
fn sampled_odds_are_near_the_exact_ones() {
    let game = position(LATE);
    let knows = game.private(seat(1)).deck;
    let exact = LegOdds::with(&mut Workspace::new(), game.board(), knows, 1, &mut nth_rng(1, 1));
    // A spectator knows less, and so has other odds; more orders than are counted are sampled.
    let early = position(
        "seats 2
        race 1[blue] 3[green,orange] 5[white] 6[yellow]",
    );
    let sampled = LegOdds::of(&View::of(&early, Viewer::Spectator), &mut nth_rng(2, 2));
    assert!(sampled.orders > 1e9 && sampled.samples.is_some(), "{}", sampled.orders);
    let error = sampled.places[0][0].error;
    assert!(error > 0.0 && error < 0.01, "{error}");
    // The same deck by sampled decks: nine standard errors.
    let scene = Scene::of(game.board());
    let decks = games::camel_up_cards::odds::Decks::new(knows);
    let mut rng = nth_rng(3, 3);
    let (mut first, runs) = ([0u32; 5], 40_000);
    for _ in 0..runs {
        let (race, _) = scene.play(decks.order(&mut rng));
        first[race.order()[0].index()] += 1;
    }
    for (count, camel) in first.into_iter().zip(exact.places) {
        let share = f64::from(count) / f64::from(runs);
        let chance = camel[0].chance;
        assert!((share - chance).abs() < 9.0 * (chance * (1.0 - chance) / f64::from(runs)).sqrt() + 1e-9);
    }
}

#[test]
fn a_known_last_card_is_certain() {
    let game = position(
        "seats 2
        race 3[orange] 5[green] 7[blue] 8[white,yellow]
        deck blue 2
        player 1: deck blue 2, blue 1, blue 1, blue 1, blue 1, white 1
        revealed blue 1, blue 1, blue 1, blue 1, white 1",
    );
    let mut rng = nth_rng(1, 1);
    let view = View::of(&game, Viewer::Seat(seat(1)));
    let odds = LegOdds::of(&view, &mut rng);
    assert!((odds.orders - 1.0).abs() < 1e-9);
    assert!((odds.places[Camel::Blue.index()][0].chance - 1.0).abs() < 1e-12);
    let values = bet_values(&view, &mut rng);
    assert_eq!(values.len(), 20);
    let worth: Vec<f64> = values.iter().take(10).map(|bet| bet.worth.value).collect();
    // Blue, yellow, white, green, orange.
    let expected = [5.0, -1.0, -1.0, -1.0, 1.0, -1.0, 1.0, -1.0, 2.0, 1.0];
    assert!(worth.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-9), "{worth:?}");
    assert!(values[..10].iter().all(|bet| bet.worth.error.abs() < 1e-12));
    assert!(values[10..].iter().all(|bet| bet.worth.error > 0.0 && bet.worth.error < 0.2), "{values:?}");
}

#[test]
fn long_run_chances_add_up() {
    let game = position(LATE);
    let run = long_run(game.board(), game.private(seat(1)).deck, 2_000, &mut nth_rng(4, 4));
    for place in [0, 1] {
        let sum: f64 = run.places.iter().map(|camel| camel[place].chance).sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
    // Yellow is ahead, blue far behind.
    assert!(run.places[4][0].chance > run.places[0][0].chance);
    assert!(run.places[0][4].chance > 0.3, "{run:?}");
}

/// Figures are counted to the end of this leg: ones that no camel can reach in it change nothing.
#[test]
fn later_legs_of_a_long_run_have_no_figures() {
    let run = |figures: &str| {
        let game = position(&format!(
            "seats 2\nrace 1[blue] 2[green,orange] 3[white] 4[yellow]\nlast 16\n{figures}
            revealed blue 1, white 1, yellow 1, white 1, green 1, orange 1, orange 1, yellow 1, blue 1, green 1, yellow 2
            deck white 2"
        ));
        long_run(game.board(), game.private(seat(1)).deck, 2_000, &mut nth_rng(4, 5))
    };
    assert_eq!(run("fox 12@1\npalm 14@2"), run(""));
}

#[test]
fn odds_are_readable_as_json() {
    let game = position(LATE);
    let odds = LegOdds::of(&View::of(&game, Viewer::Seat(seat(1))), &mut nth_rng(1, 1));
    let json = serde_json::to_value(odds).unwrap();
    assert_eq!(json["exact"], true);
    assert_eq!(json["camels"]["blue"].as_array().unwrap().len(), 5);
    assert!(json["camels"]["blue"][0]["chance"].is_number() && json["race_ends"]["error"] == 0.0);
}
