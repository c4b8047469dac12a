//! The race: movement, tiles, crossing and ranking, against a slow model made of plain lists.

use engine::random::{self, PlayoutRng};
use games::camel_up::race::{Camel, Crazy, CrazyReason, Race, Racer, Scene, Side, Space, Stack, Tiles};
use std::collections::{BTreeMap, HashMap};

/// Stacks as plain lists, moved as the rules page says it, step by step.
#[derive(Clone, PartialEq, Debug)]
struct Model(BTreeMap<i8, Vec<Camel>>);

impl Model {
    fn random(rng: &mut PlayoutRng) -> Self {
        let mut camels = Camel::ALL;
        random::shuffle(rng, &mut camels);
        // Few spaces, so that stacks are high.
        let spread = 1 + random::below(rng, 16);
        let mut model = Self(BTreeMap::new());
        for camel in camels {
            let space = 1 + (random::below(rng, spread) + 16 - spread / 2) % 16;
            model.0.entry(space as i8).or_default().push(camel);
        }
        model
    }

    fn race(&self) -> Race {
        let stacks = self.0.iter().map(|(&space, list)| (Space::at(space), Stack::new(list).unwrap()));
        Race::from_stacks(stacks).unwrap()
    }

    fn run(&mut self, mover: Camel, number: i8, tiles: &BTreeMap<i8, Side>) {
        let direction = if mover.racer().is_some() { 1 } else { -1 };
        let (&from, list) = self.0.iter_mut().find(|(_, list)| list.contains(&mover)).unwrap();
        let unit = list.split_off(list.iter().position(|&camel| camel == mover).unwrap());
        self.0.retain(|_, list| !list.is_empty());
        let mut target = from + direction * number;
        let side = tiles.get(&target).copied();
        match side {
            Some(Side::Cheer) => target += direction,
            Some(Side::Boo) => target -= direction,
            None => {}
        }
        let stack = self.0.entry(target).or_default();
        if side == Some(Side::Boo) {
            stack.splice(0..0, unit);
        } else {
            stack.extend(unit);
        }
    }

    fn ranking(&self) -> Vec<Racer> {
        self.0.values().rev().flat_map(|list| list.iter().rev().filter_map(|camel| camel.racer())).collect()
    }

    fn carries(&self, crazy: Crazy) -> bool {
        self.0.values().any(|list| {
            list.iter().skip_while(|&&camel| camel != crazy.camel()).any(|camel| camel.racer().is_some())
        })
    }

    fn sits_on_other(&self, crazy: Crazy) -> bool {
        let pair = [crazy.other().camel(), crazy.camel()];
        self.0.values().any(|list| list.windows(2).any(|two| two == pair))
    }
}

/// Tiles on empty spaces 2 to 16, never next to each other.
fn random_tiles(model: &Model, rng: &mut PlayoutRng) -> BTreeMap<i8, Side> {
    let mut tiles = BTreeMap::new();
    for space in 2..=16 {
        let free = !model.0.contains_key(&space) && !tiles.contains_key(&(space - 1));
        if free && random::below(rng, 2) == 0 {
            tiles.insert(space, *random::pick(rng, &Side::ALL));
        }
    }
    tiles
}

fn packed(tiles: &BTreeMap<i8, Side>) -> Tiles {
    tiles.iter().fold(Tiles::NONE, |all, (&space, &side)| all.with(Space::at(space), side))
}

#[test]
fn cu_7_and_9_every_move_agrees_with_the_model() {
    let mut rng = random::nth_rng(11, 0);
    for _ in 0..20_000 {
        let model = Model::random(&mut rng);
        let tiles = random_tiles(&model, &mut rng);
        for mover in Camel::ALL {
            for number in 1..=3 {
                let mut moved = model.clone();
                moved.run(mover, number, &tiles);
                let race = model.race();
                let plan = race.plan(mover, number as u8, packed(&tiles));
                assert_eq!(race.moved(&plan), moved.race(), "{race} {mover} {number} {tiles:?}");
                assert_eq!(race.landed(&plan).moved(&plan), race.moved(&plan), "in two steps");
                assert_eq!(plan.crosses(), race.moved(&plan).crossed().is_some());
                assert_eq!(race.moved(&plan).ranking().to_vec(), moved.ranking());
            }
        }
    }
}

#[test]
fn cu_8_the_mover_agrees_with_the_three_tests() {
    let mut rng = random::nth_rng(12, 0);
    for _ in 0..50_000 {
        let model = Model::random(&mut rng);
        for printed in Crazy::ALL {
            let [black, white] = Crazy::ALL.map(|crazy| model.carries(crazy));
            let expected = if black != white {
                (if black { Crazy::Black } else { Crazy::White }, CrazyReason::CarriesRacers)
            } else if let Some(upper) = Crazy::ALL.into_iter().find(|&crazy| model.sits_on_other(crazy)) {
                (upper, CrazyReason::SitsOnOther)
            } else {
                (printed, CrazyReason::Printed)
            };
            assert_eq!(model.race().crazy_mover(printed), expected, "{model:?}");
        }
    }
}

#[test]
fn cu_11_ranking_and_places_agree_with_the_model() {
    let mut rng = random::nth_rng(13, 0);
    for _ in 0..20_000 {
        let model = Model::random(&mut rng);
        let ranking = model.race().ranking();
        assert_eq!(ranking.to_vec(), model.ranking());
        for (index, racer) in ranking.into_iter().enumerate() {
            assert_eq!(model.race().place(racer) as usize, index + 1);
        }
    }
}

#[test]
fn reading_a_race_gives_back_its_stacks() {
    let mut rng = random::nth_rng(14, 0);
    let mut keys = HashMap::new();
    for _ in 0..20_000 {
        let model = Model::random(&mut rng);
        let race = model.race();
        let stacks: Vec<_> = race.stacks().map(|(space, stack)| (space.number(), stack)).collect();
        let lists: Vec<_> = model.0.iter().map(|(&space, list)| (space, Stack::new(list).unwrap())).collect();
        assert_eq!(stacks, lists);
        let occupied = model.0.keys().fold(0u32, |mask, space| mask | 1 << space);
        assert_eq!(race.occupied(), occupied);
        for (&space, list) in &model.0 {
            for (height, &camel) in list.iter().enumerate() {
                assert_eq!((race.space(camel), race.height(camel)), (Some(Space::at(space)), height));
                assert_eq!(race.list(race.unit(camel)), Stack::new(&list[height..]).unwrap());
            }
        }
        assert!(race.key() < 1 << 56);
        assert_eq!(*keys.entry(race.key()).or_insert(race), race, "two races with one key");
    }
}

#[test]
fn scenes_print_and_parse_back() {
    let mut rng = random::nth_rng(15, 0);
    for _ in 0..2_000 {
        let model = Model::random(&mut rng);
        let mut words = vec![model.race().to_string(), "out:grey,pink".to_owned()];
        for (seat, (space, side)) in (1..=8).zip(random_tiles(&model, &mut rng)) {
            words.push(format!("{space}:{side}@{seat}"));
        }
        let scene: Scene = words.join(" ").parse().unwrap();
        assert_eq!(scene.race, model.race());
        assert_eq!(scene.to_string().parse::<Scene>().unwrap(), scene);
    }
    for (text, reason) in [
        ("1:blue 2:blue", "blue stands on the track twice"),
        ("1:blue 1:green", "space 1 is listed twice"),
        ("1:red", "expected a camel: blue, green, pink, purple, yellow, black or white"),
        ("01:blue", "expected a space: a number from -2 to 28"),
        ("4:boo@9", "a seat is a number from 1 to 8"),
        ("4:hiss@1", "expected a side: cheer or boo"),
        ("out:black", "expected a die: blue, green, pink, purple, yellow or grey"),
        ("out:blue,blue", "the blue die is out twice"),
        ("4:boo@1 4:cheer@2", "space 4 has two tiles"),
        ("blue", "expected SPACE:stack, SPACE:tile@SEAT or out:dice"),
    ] {
        assert_eq!(text.parse::<Scene>().unwrap_err().reason, reason);
    }
}
