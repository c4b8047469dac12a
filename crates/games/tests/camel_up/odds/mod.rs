//! The exact odds of Camel Up against enumerations written straight from the rules page.

#![expect(clippy::float_cmp, reason = "quotients of the same whole numbers are equal to the last bit")]

mod naive;
mod positions;
mod values;

use engine::random::nth_rng;
use games::camel_up::odds::{Estimate, LegOdds, Workspace, long_run};
use games::camel_up::race::{Camel, Dice, Die, Race, Racer, Scene, Side, Space, Tiles};
use naive::{Naive, NaiveOdds};
use positions::{Wish, position};

/// Both sides divide whole numbers, so that they differ by rounding alone.
const CLOSE: f64 = 1e-12;

fn scene(text: &str) -> Scene {
    text.parse().expect("the scene is well-formed")
}

fn odds(text: &str) -> LegOdds {
    let scene = scene(text);
    LegOdds::of(scene.race, scene.tiles(), scene.out)
}

/// A position in the words of the rules, for the enumeration that shares no code with the games.
fn naive(race: Race, tiles: Tiles, out: Dice) -> NaiveOdds {
    let mut position = Naive::default();
    for (space, stack) in race.stacks() {
        position.stacks.insert(space.number(), stack.iter().map(Camel::name).collect());
    }
    for (space, side) in tiles.iter() {
        position.tiles.insert(space.number(), side == Side::Cheer);
    }
    let name = |die| match die {
        Die::Racing(racer) => racer.name(),
        Die::Grey => "grey",
    };
    let inside: Vec<_> = out.complement().iter().map(name).collect();
    position.odds(&inside)
}

fn assert_same(found: &LegOdds, expected: &NaiveOdds, place: &str) {
    let same = |found: f64, expected: f64, what: &str| {
        assert!((found - expected).abs() < CLOSE, "{what}: {found} instead of {expected}; {place}");
    };
    for racer in Racer::ALL {
        for (at, &chance) in found.places[racer.index()].iter().enumerate() {
            same(chance, expected.place(racer.name(), at), &format!("{racer} in place {}", at + 1));
        }
        for second in Racer::ALL {
            let chance = found.pairs[racer.index()][second.index()];
            same(chance, expected.pair(racer.name(), second.name()), &format!("{racer}, {second}"));
        }
    }
    same(found.race_ends, expected.race_ends(), "race ends");
    for space in 1..=16 {
        let landings = found.landings_on(Space::at(space));
        same(landings, expected.landings(space), &format!("landings on {space}"));
    }
}

fn assert_sums(odds: &LegOdds, place: &str) {
    for index in 0..5 {
        let racer: f64 = odds.places[index].iter().sum();
        let column: f64 = odds.places.iter().map(|row| row[index]).sum();
        assert!((racer - 1.0).abs() < CLOSE && (column - 1.0).abs() < CLOSE, "{place}");
        let firsts: f64 = odds.pairs[index].iter().sum();
        let seconds: f64 = odds.pairs.iter().map(|row| row[index]).sum();
        assert!((firsts - odds.places[index][0]).abs() < CLOSE, "{place}");
        assert!((seconds - odds.places[index][1]).abs() < CLOSE, "{place}");
    }
    assert!((0.0..=1.0).contains(&odds.race_ends), "{place}");
}

fn compare(index: u64, wish: Wish, workspace: &mut Workspace) -> LegOdds {
    let (race, tiles, out) = position(index, wish);
    let place = format!("position {index}: {race} {tiles:?} {out:?}");
    let found = LegOdds::with(workspace, race, tiles, out);
    assert_sums(&found, &place);
    assert_same(&found, &naive(race, tiles, out), &place);
    found
}

#[test]
fn random_positions_have_the_odds_of_the_naive_enumeration() {
    let mut workspace = Workspace::new();
    let mut race_ends = 0;
    for index in 0..2_000 {
        let wish = Wish { tiles: (index % 6) as usize, out: 2 + (index % 4) as usize, near: index % 3 == 0 };
        let odds = compare(index, wish, &mut workspace);
        race_ends += u32::from(odds.race_ends > 0.0);
    }
    assert!(race_ends > 300, "only {race_ends} positions near the end of the race");
}

#[test]
fn five_dice_inside_have_the_odds_of_the_naive_enumeration() {
    let mut workspace = Workspace::new();
    for index in 10_000..10_040 {
        compare(index, Wish { tiles: (index % 4) as usize, out: 1, near: index % 2 == 0 }, &mut workspace);
    }
}

#[test]
fn fresh_legs_have_the_odds_of_the_naive_enumeration() {
    let mut workspace = Workspace::new();
    for index in 20_000..20_012 {
        compare(index, Wish { tiles: (index % 4) as usize, out: 0, near: index % 4 == 3 }, &mut workspace);
    }
}

/// `CU-10.2`, `CU-10.6`: racers carried back over the line are last, the lowest of them at the very end.
#[test]
fn crossings_both_ways_have_the_odds_of_the_naive_enumeration() {
    for text in [
        "2:blue,white,green,pink 6:purple 9:yellow 12:black out:blue,green,pink",
        "1:black,blue 2:white,green 5:pink,purple,yellow out:blue,green",
        "15:yellow,black,blue 16:pink 14:green,purple 3:white 2:boo@1 out:green,purple",
        "13:yellow,white,blue,black 12:pink 11:green,purple 15:cheer@1 out:green",
        "14:yellow,white,blue,black 12:pink 11:green,purple 16:cheer@2 out:green,pink",
        "14:yellow,white,blue,black 12:pink 11:green,purple 16:boo@2 out:green,pink",
        "1:blue,green,pink 2:purple,yellow 3:black 4:white out:pink",
    ] {
        let scene = scene(text);
        let found = LegOdds::of(scene.race, scene.tiles(), scene.out);
        assert!(found.race_ends > 0.0, "{text}");
        assert_sums(&found, text);
        assert_same(&found, &naive(scene.race, scene.tiles(), scene.out), text);
    }
}

/// Two dice inside, one comes out. Blue stands at 5, yellow 2 ahead, the others are far behind.
#[test]
fn one_roll_can_be_followed_by_hand() {
    let odds = odds("1:green,pink,purple 5:blue 7:yellow 15:black 16:white out:green,pink,purple,yellow");
    let chances = odds.places.map(|row| row[0]);
    // Half the time grey comes out and yellow stays ahead. Otherwise blue rolls 1 (still behind), 2 (lands
    // on top of yellow and leads) or 3: it leads in 2 of 3.
    assert!((chances[Racer::Blue.index()] - 1.0 / 3.0).abs() < CLOSE);
    assert!((chances[Racer::Yellow.index()] - 2.0 / 3.0).abs() < CLOSE);
    // Space 8 is reached by blue's 3 alone; crazies on 15 and 16 reach 12 to 15, 15 only from 16 by a 1.
    assert!((odds.landings_on(Space::at(8)) - 1.0 / 6.0).abs() < CLOSE);
    assert!((odds.landings_on(Space::at(15)) - 1.0 / 12.0).abs() < CLOSE);
    assert!(odds.race_ends.abs() < CLOSE);
    // A 5 on yellow: 5 × 2/3 + 1 × 1/3; a 2 on blue: 2 × 1/3 + 1 × 2/3.
    assert!((odds.ticket(Racer::Yellow, 5) - 11.0 / 3.0).abs() < CLOSE);
    assert!((odds.ticket(Racer::Blue, 2) - 4.0 / 3.0).abs() < CLOSE);
    assert_eq!(odds.tickets(Racer::Green).map(f64::round), [-1.0; 4]);
}

/// The same with a boo tile on 8, which sends blue back to 7 after a 3, underneath yellow.
#[test]
fn a_boo_tile_takes_the_lead_away() {
    let odds =
        odds("1:green,pink,purple 5:blue 7:yellow 8:boo@1 15:black 16:white out:green,pink,purple,yellow");
    assert!((odds.places[Racer::Blue.index()][0] - 1.0 / 6.0).abs() < CLOSE);
    assert!((odds.landings_on(Space::at(8)) - 1.0 / 6.0).abs() < CLOSE);
}

/// Grey and green inside; black carries racers and so moves whatever the colour (`CU-8.2`).
#[test]
fn a_carrying_crazy_moves_for_both_colours() {
    let odds = odds("8:black,blue 7:yellow 6:pink 3:purple 2:green 12:white out:blue,yellow,pink,purple");
    // Grey 1, 2, 3 take blue to 7 on top of yellow, to 6 on top of pink, to 5: first, second, third.
    let blue = odds.places[Racer::Blue.index()];
    assert!((blue[0] - (0.5 + 1.0 / 6.0)).abs() < CLOSE);
    assert!((blue[1] - 1.0 / 6.0).abs() < CLOSE && (blue[2] - 1.0 / 6.0).abs() < CLOSE);
}

#[test]
fn alike_racers_have_alike_odds() {
    // All dice are alike, so that trading places trades odds.
    let race = scene("1:blue 5:green 9:pink 12:purple 16:yellow 3:black 7:white");
    let swapped = scene("1:green 5:blue 9:pink 12:purple 16:yellow 3:black 7:white");
    let (one, other) =
        (LegOdds::of(race.race, Tiles::NONE, Dice::NONE), LegOdds::of(swapped.race, Tiles::NONE, Dice::NONE));
    assert_eq!(one.places[Racer::Blue.index()], other.places[Racer::Green.index()]);
    assert_eq!(one.places[Racer::Green.index()], other.places[Racer::Blue.index()]);
    // Which crazy is which never matters.
    let mirrored = scene("1:blue 5:green 9:pink 12:purple 16:yellow 3:white 7:black");
    assert_eq!(one, LegOdds::of(mirrored.race, Tiles::NONE, Dice::NONE));
}

#[test]
fn without_rolls_the_places_are_certain() {
    let odds = odds("2:blue,green 4:pink,purple 9:yellow 15:black 16:white out:blue,green,pink,purple,grey");
    assert_eq!(odds.places[Racer::Yellow.index()], [1.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(odds.places[Racer::Blue.index()], [0.0, 0.0, 0.0, 0.0, 1.0]);
    let over = scene("2:blue,green 4:pink,purple 17:yellow 15:black 16:white");
    let odds = LegOdds::of(over.race, Tiles::NONE, Dice::NONE);
    assert!((odds.pairs[Racer::Yellow.index()][Racer::Purple.index()] - 1.0).abs() < CLOSE);
    assert!((odds.race_ends - 1.0).abs() < CLOSE);
}

#[test]
fn the_json_form_is_the_promised_one() {
    let odds = odds("1:green,pink,purple 5:blue 7:yellow 9:cheer@3 15:black 16:white out:green,pink,yellow");
    let json = serde_json::to_value(odds).unwrap();
    let places = json["racers"]["blue"]["places"].as_array().unwrap();
    assert_eq!(places.len(), 5);
    assert_eq!(places[0].as_f64(), Some(odds.places[0][0]));
    assert_eq!(json["tiles"]["9"].as_f64(), Some(odds.landings_on(Space::at(9))));
    assert_eq!(json["race_ends"].as_f64(), Some(0.0));
    assert_eq!(json["tickets"]["yellow"][1].as_f64(), Some(odds.ticket(Racer::Yellow, 3)));
    assert_eq!(json.as_object().unwrap().len(), 4);
}

/// Where the race must end within this leg, playing it out agrees with counting, to five standard errors.
#[test]
fn long_runs_agree_with_exact_odds_at_the_end_of_the_race() {
    let scene = scene("16:blue,green,pink,purple,yellow 8:black 9:white out:grey,pink");
    let exact = LegOdds::of(scene.race, scene.tiles(), scene.out);
    assert!((exact.race_ends - 1.0).abs() < CLOSE);
    let mut rng = nth_rng(11, 0);
    let played = long_run(scene.race, scene.tiles(), scene.out, 20_000, &mut rng);
    for racer in 0..5 {
        let (winner, loser) = (played.winner[racer], played.loser[racer]);
        assert!((winner.chance - exact.places[racer][0]).abs() <= 5.0 * winner.error + CLOSE);
        assert!((loser.chance - exact.places[racer][4]).abs() <= 5.0 * loser.error + CLOSE);
    }
}

/// `CU-14.10`: tiles are counted to the end of this leg: one that no camel can reach in it changes nothing.
#[test]
fn later_legs_of_a_long_run_have_no_tiles() {
    let run = |tile: &str| {
        let camels = "1:green,pink,purple 2:blue 3:yellow 9:black 10:white";
        let scene = scene(&format!("{camels} {tile} out:green,pink,yellow,blue"));
        long_run(scene.race, scene.tiles(), scene.out, 2_000, &mut nth_rng(12, 0))
    };
    assert_eq!(run("13:cheer@3 15:boo@2"), run(""));
}

#[test]
fn long_runs_repeat_and_sum_to_one() {
    let (race, tiles, out) = position(1, Wish { tiles: 2, out: 0, near: false });
    let run = |seed| long_run(race, tiles, out, 2_000, &mut nth_rng(seed, 0));
    assert_eq!(run(3), run(3));
    let sum = |list: [Estimate; 5]| list.iter().map(|part| part.chance).sum::<f64>();
    assert!((sum(run(3).winner) - 1.0).abs() < 1e-9 && (sum(run(4).loser) - 1.0).abs() < 1e-9);
    let over = scene("2:blue,green 4:pink,purple 17:yellow 15:black 16:white").race;
    let run = long_run(over, Tiles::NONE, Dice::NONE, 10, &mut nth_rng(1, 0));
    assert!((run.winner[4].chance - 1.0).abs() < CLOSE && run.winner[4].error.abs() < CLOSE);
}
