//! Varied positions, all reachable: from random playouts of the race with tiles put down between rolls.

use engine::random::{PlayoutRng, below, nth_rng, pick};
use games::camel_up::race::{Camel, Crazy, Dice, Die, Race, Racer, Side, Space, Tiles};

/// What position is looked for.
#[derive(Clone, Copy)]
pub(crate) struct Wish {
    /// How many tiles, if there is room for as many.
    pub(crate) tiles: usize,
    /// How many dice are out.
    pub(crate) out: usize,
    /// Whether a camel can cross the finish line by one number.
    pub(crate) near: bool,
}

/// A race with its tiles and the dice that are out. The same index gives the same position.
pub(crate) fn position(index: u64, wish: Wish) -> (Race, Tiles, Dice) {
    let mut rng = nth_rng(20, index);
    loop {
        let mut race = start(&mut rng);
        for _ in 0..below(&mut rng, 6) {
            race = leg(race, &mut rng, Wish { out: 5, ..wish }).map_or(race, |(race, ..)| race);
        }
        if let Some(found) = leg(race, &mut rng, wish)
            && near(found.0) == wish.near
        {
            return found;
        }
    }
}

fn start(rng: &mut PlayoutRng) -> Race {
    let racers = Racer::ALL
        .into_iter()
        .fold(Race::EMPTY, |race, racer| race.placed(racer.camel(), Space::at(1 + below(rng, 3) as i8)));
    let crazies = [Camel::Black, Camel::White];
    crazies.into_iter().fold(racers, |race, camel| race.placed(camel, Space::at(14 + below(rng, 3) as i8)))
}

fn leg(mut race: Race, rng: &mut PlayoutRng, wish: Wish) -> Option<(Race, Tiles, Dice)> {
    let mut out = Dice::NONE;
    let mut tiles = put_tiles(race, rng, wish.tiles);
    while out.len() < wish.out {
        let inside: Vec<_> = out.complement().iter().collect();
        let die = *pick(rng, &inside);
        let mover = match die {
            Die::Racing(racer) => racer.camel(),
            Die::Grey => race.crazy_mover(*pick(rng, &Crazy::ALL)).0.camel(),
        };
        race = race.run(mover, 1 + below(rng, 3) as u8, tiles);
        out = out.with(die);
        if race.crossed().is_some() {
            return None;
        }
        tiles = put_tiles(race, rng, wish.tiles);
    }
    Some((race, tiles, out))
}

fn put_tiles(race: Race, rng: &mut PlayoutRng, wanted: usize) -> Tiles {
    let mut tiles = Tiles::NONE;
    for _ in 0..wanted {
        let taken = race.occupied() | tiles.spaces() | tiles.spaces() << 1 | tiles.spaces() >> 1;
        let free: Vec<_> = (2..=16).filter(|space| taken >> space & 1 == 0).collect();
        if free.is_empty() {
            break;
        }
        tiles = tiles.with(Space::at(*pick(rng, &free)), *pick(rng, &Side::ALL));
    }
    tiles
}

fn near(race: Race) -> bool {
    let spaces = |camel: Camel| race.space(camel).map_or(0, Space::number);
    Camel::ALL.into_iter().any(|camel| match camel.crazy() {
        None => spaces(camel) > 13,
        Some(_) => spaces(camel) < 4,
    })
}
