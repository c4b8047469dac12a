//! Odds of Camel Up: a position in one line, and a table with bars.

use crate::NoOdds;
use crate::Odds;
use games::camel_up::data::data;
use games::camel_up::odds::LegOdds;
use games::camel_up::race::{Camel, Racer, Scene, SceneTile, Space};
use games::camel_up::{OwnTile, TileRow};
use std::fmt::Write;

/// The odds of a position such as `1:blue,green 3:pink 5:purple,yellow 15:black 16:white 9:boo@2 out:pink`.
pub(super) fn of(race: &str) -> Result<Odds, NoOdds> {
    let scene: Scene =
        race.parse().map_err(|bad: games::camel_up::race::BadScene| refusal(bad.to_string()))?;
    check(&scene).map_err(refusal)?;
    let odds = LegOdds::of(scene.race, scene.tiles(), scene.out);
    let json = serde_json::to_value(odds).map_err(|error| refusal(error.to_string()))?;
    Ok(Odds { json, text: table(&scene, &odds) })
}

fn refusal(message: impl Into<String>) -> NoOdds {
    NoOdds::new("bad-odds", message)
}

/// Refuses what no moment of a leg can look like.
fn check(scene: &Scene) -> Result<(), String> {
    if let Some(camel) = Camel::ALL.into_iter().find(|&camel| scene.race.space(camel).is_none()) {
        return Err(format!("{camel} stands nowhere, such as `3:{camel}`"));
    }
    let beyond: Vec<_> =
        scene.race.stacks().map(|(space, _)| space).filter(|space| !space.on_loop()).collect();
    let reach = 3;
    if beyond.len() > 1 || beyond.iter().any(|space| space.number() > Space::LOOP + reach) {
        return Err("at most one stack is beyond the finish line, on 17 to 19 or 0 to -2".to_owned());
    }
    if scene.out.len() > data().dice_per_leg {
        return Err(format!("only {} dice come out in a leg", data().dice_per_leg));
    }
    let mut row = TileRow::default();
    for tile in &scene.tiles {
        check_tile(scene, row, *tile)?;
        row.put(tile.owner, OwnTile { space: tile.space, side: tile.side });
    }
    Ok(())
}

/// `CU-5.2` to `CU-5.5`, and one tile a seat (`CU-1.8`).
fn check_tile(scene: &Scene, row: TileRow, tile: SceneTile) -> Result<(), String> {
    let SceneTile { space, owner, .. } = tile;
    if row.of(owner).is_some() {
        return Err(format!("CU-1.8: seat {owner} has only one tile"));
    }
    if row.legal(owner, scene.race) >> space.number().max(0) & 1 == 1 {
        return Ok(());
    }
    Err(match scene.race.stack(space).bottom() {
        Some(camel) => format!("CU-5.3: {camel} stands on space {space}, where a tile lies"),
        None if data().tile_spaces & space.bit() == 0 => {
            format!("CU-5.2: space {space} is not allowed for tiles, use 2 to 16")
        }
        None => format!("CU-5.5: the tile on space {space} lies next to another player's"),
    })
}

/// Columns of a full bar.
const BAR: f64 = 24.0;

fn table(scene: &Scene, odds: &LegOdds) -> String {
    let mut text = format!("{scene}\n\nchances at the end of the leg, and what a ticket is worth in EP\n\n");
    text.push_str("          1st     2nd     3rd     4th     5th");
    let _ = writeln!(text, "  {:24}       5      3      2", "wins the leg");
    for racer in Racer::ALL {
        let places = odds.places[racer.index()];
        let _ = write!(text, "{:6}", racer.name());
        for chance in places {
            let _ = write!(text, " {:6.2}%", 100.0 * chance);
        }
        let full = (BAR * places[0]).round() as usize;
        let [five, three, two, _] = odds.tickets(racer);
        let bar = format!("{}{}", "█".repeat(full), "·".repeat(BAR as usize - full));
        let _ = writeln!(text, "  {bar}  {five:+6.2} {three:+6.2} {two:+6.2}");
    }
    let _ = writeln!(text, "\nthe race ends in this leg: {:.2}%", 100.0 * odds.race_ends);
    for SceneTile { space, side, owner } in &scene.tiles {
        let hits = odds.landings_on(*space);
        let _ = writeln!(
            text,
            "{side} tile of seat {owner} on space {space}: {hits:.3} hits expected, 1 EP each"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    #[test]
    fn impossible_positions_are_refused() {
        let rest = "3:pink 5:purple,yellow 15:black 16:white";
        for (race, reason) in [
            (format!("1:blue {rest}"), "green stands nowhere"),
            (format!("17:blue 0:green {rest}"), "at most one stack"),
            (format!("25:blue,green {rest}"), "17 to 19"),
            (format!("1:blue,green {rest} out:blue,green,pink,purple,yellow,grey"), "only 5 dice"),
            (format!("2:blue,green {rest} 1:boo@1"), "CU-5.2"),
            (format!("2:blue,green {rest} -1:boo@1"), "CU-5.2"),
            (format!("2:blue,green {rest} 2:boo@1"), "CU-5.3"),
            (format!("2:blue,green {rest} 8:boo@1 9:boo@2"), "CU-5.5"),
            (format!("2:blue,green {rest} 8:boo@1 10:boo@1"), "only one tile"),
            (format!("2:blue,green {rest} 8:shout@1"), "a side: cheer or boo"),
        ] {
            let message = of(&race).err().map(|refusal| refusal.message).unwrap_or_default();
            assert!(message.contains(reason), "{race}: {message}");
        }
    }

    #[test]
    fn the_table_has_a_line_for_each_racer_and_tile() {
        let race = "1:blue,green 3:pink 5:purple,yellow 15:black 16:white 9:boo@2 out:pink";
        let text = of(race).ok().map(|odds| odds.text).unwrap();
        assert!(text.lines().any(|line| line.starts_with("purple ")), "{text}");
        assert!(text.contains("boo tile of seat 2 on space 9"), "{text}");
    }

    #[test]
    fn a_seat_may_have_a_tile_each() {
        let tile = |seat: Seat| format!("{}:cheer@{seat}", 6 + 2 * seat.index());
        let tiles = Seat::all(4).map(tile).collect::<Vec<_>>().join(" ");
        assert!(of(&format!("1:blue,green 3:pink 5:purple,yellow 15:black 16:white {tiles}")).is_ok());
    }
}
