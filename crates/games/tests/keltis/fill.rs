//! Positions of Keltis in scenario files: what lines need not say.
//!
//! Seat 1 plays a card. Hands are filled up with other cards, from yellow 10 down. The small marker of a path stands as
//! many steps on as there are cards in its column; `markers 1: blue large 5, pink small 0` says otherwise. Of `tiles
//! blue 4 clover, pink 1 none` the latter has been taken; other dark stones are filled up, with number tiles next to
//! the markers. `deck 1` is how many cards the draw pile has left; the surplus lies at the bottom of the discard piles.

use crate::support::scenario::{self as lines, error, items, list};
pub(crate) use crate::support::scenario::{events, step};
use crate::support::scene::{Form, Scene, joined, number, texts};
use engine::{Game, Options, Seat};
use games::keltis::data::data;
use games::keltis::{Card, Cards, Colour, Keltis, Stone, Tile};
use serde_json::{Map, Value, json};
use std::cmp::Reverse;

impl Scene for Keltis {
    const SHORT: &'static [(&'static str, &'static str)] = &[("column", "columns"), ("tile", "tiles")];
    const LISTS: &'static [&'static str] = &["hand", "known", "columns", "discards"];

    fn line(form: &mut Form, word: &str, rest: &str) -> Result<bool, String> {
        let (entries, at, list) = match (word, rest.split_once(": ")) {
            ("tiles", _) => (form.fields.entry("tiles"), 2, rest),
            ("markers", Some((seat, list))) => {
                (form.player(seat.parse().map_err(error)?)?.entry("markers"), 1, list)
            }
            _ => return Ok(false),
        };
        let entries = entries.or_insert_with(|| json!({}));
        for item in items(list) {
            let (space, _) =
                item.match_indices(' ').nth(at - 1).ok_or("expected a place and what is there")?;
            entries[&item[..space]] = json!(&item[space + 1..]);
        }
        Ok(true)
    }

    fn fill(form: &mut Form, options: &Options) -> Result<(), String> {
        form.default(&json!({ "phase": "card", "turn": 1, "first": 1, "tiles": {}, "discards": {} }));
        stand_markers(form);
        fill_tiles(form, options)?;
        let mut pool = pool(form)?;
        let mut take = || pool.each().last().inspect(|&card| pool.remove(card)).ok_or("no card is left");
        let (turn, playing) = (number(form.fields.get("turn")), form.text("phase") == Some("card"));
        for (seat, player) in (1..).zip(&mut form.players) {
            let hand = player.entry("hand").or_insert_with(|| json!([])).as_array_mut().ok_or("a list")?;
            while hand.len() < 8 - usize::from(seat == turn && !playing) {
                hand.push(json!(take()?));
            }
        }
        let removed = data().removed[form.seats];
        let Some(deck) = form.fields.remove("deck") else { return Ok(()) };
        let left = removed + number(Some(&deck));
        while pool.len() > left {
            let card = pool.each().last().ok_or("no card is left")?;
            pool.remove(card);
            let pile = &mut form.fields["discards"][card.colour().name()];
            let lying = pile.as_array().cloned().unwrap_or_default();
            *pile = json!([vec![json!(card.value())], lying].concat());
        }
        Ok(())
    }

    /// - `goal 4`, `hands 8 7`, `deck 86`: markers in the goal area, cards in hands and in the draw pile;
    /// - `direction 1 blue: up`, `top blue: 5`, `holds 1 blue 7: 2` (copies in hand);
    /// - `markers 1: blue large 5, pink small 3`, by path.
    fn found(game: &Self, what: &str, key: &str) -> Result<Option<String>, String> {
        let board = game.board();
        let (first, rest) = key.split_once(' ').unwrap_or((key, ""));
        let seat = || first.parse().map_err(error);
        let colour = |name: &str| name.parse::<Colour>().map_err(error);
        Ok(Some(match what {
            "goal" => board.goal_count().to_string(),
            "deck" => game.draw_pile().to_string(),
            "hands" => list(Seat::all(game.seats()).map(|seat| game.hand(seat).len())),
            "markers" => {
                let markers = board.markers(seat()?).iter();
                joined(markers.map(|(stone, kind)| format!("{} {kind} {}", stone.path, stone.step)))
            }
            "direction" => {
                json!(board.column(seat()?, colour(rest)?).direction()).as_str().unwrap_or("").to_owned()
            }
            "top" => board.pile(colour(key)?).top().map_or("none".to_owned(), |value| value.to_string()),
            "holds" => game.hand(seat()?).of(rest.parse().map_err(error)?).to_string(),
            _ => return Ok(None),
        }))
    }
}

/// A small marker on each path with cards where none is described; `small 0` means that no marker is there.
fn stand_markers(form: &mut Form) {
    for player in &mut form.players {
        let columns = player.get("columns").and_then(Value::as_object).cloned().unwrap_or_default();
        let markers = player.entry("markers").or_insert_with(|| json!({}));
        let Some(markers) = markers.as_object_mut() else { continue };
        for (path, cards) in columns {
            let steps = cards.as_array().map_or(0, Vec::len).min(9);
            markers.entry(path).or_insert_with(|| json!(format!("small {steps}")));
        }
        markers.retain(|_, marker| marker.as_str().is_some_and(|marker| !marker.ends_with(" 0")));
    }
}

fn reached(form: &Form, stone: Stone) -> bool {
    let steps = form.players.iter().filter_map(|player| {
        player["markers"][stone.path.name()].as_str()?.rsplit(' ').next()?.parse::<u8>().ok()
    });
    steps.max().unwrap_or(0) >= stone.step
}

/// All tiles: those described, then clovers where markers have been, then from the far end of the paths clovers,
/// wishing stones and number tiles.
fn fill_tiles(form: &mut Form, options: &Options) -> Result<(), String> {
    let setup = Keltis::setup(form.seats, options).map_err(error)?;
    let mut tiles: Map<String, Value> = form.fields["tiles"].as_object().cloned().unwrap_or_default();
    let mut free: Vec<Stone> =
        Stone::ALL.into_iter().filter(|stone| setup.layout().is_dark(*stone)).collect();
    free.retain(|stone| !tiles.contains_key(&stone.to_string()));
    let described = tiles.len();
    tiles.retain(|_, tile| *tile != "none");
    let taken: usize = form.players.iter().map(|player| number(player.get("wishes"))).sum();
    for _ in described - tiles.len()..taken {
        let at = free.iter().position(|&stone| reached(form, stone)).ok_or("no stone for a taken wish")?;
        free.remove(at);
    }
    free.sort_by_key(|&stone| (!reached(form, stone), Reverse(stone.step), stone.path));
    let mut left = data().tiles;
    left[Tile::Wish.index()] = left[Tile::Wish.index()].checked_sub(taken).ok_or("too many wishes")?;
    for tile in tiles.values() {
        let tile: Tile = tile.as_str().unwrap_or("").parse().map_err(error)?;
        let left = &mut left[tile.index()];
        *left = left.checked_sub(1).ok_or(format!("too many of {tile}"))?;
    }
    for stone in free {
        // Wishing stones do not lie where markers have been.
        let wishes = (!reached(form, stone)).then_some(Tile::Wish);
        let order = [Some(Tile::Clover), wishes, Some(Tile::One), Some(Tile::Two), Some(Tile::Three)];
        let tile = order.into_iter().flatten().find(|tile| left[tile.index()] > 0);
        let tile = tile.ok_or_else(|| format!("no tile is left for {stone}"))?;
        left[tile.index()] -= 1;
        tiles.insert(stone.to_string(), json!(tile));
    }
    form.fields.insert("tiles".to_owned(), Value::Object(tiles));
    Ok(())
}

/// The cards that the description does not name.
fn pool(form: &Form) -> Result<Cards, String> {
    let of_colour = |(colour, values): (&String, &Value)| -> Vec<String> {
        values.as_array().into_iter().flatten().map(|value| format!("{colour} {value}")).collect()
    };
    let columns = form.players.iter().filter_map(|player| player.get("columns")?.as_object()).flatten();
    let discards = form.fields["discards"].as_object().into_iter().flatten();
    let hands = form.players.iter().flat_map(|player| texts(player.get("hand")));
    let mut pool = Cards::DECK;
    for name in hands.chain(columns.chain(discards).flat_map(of_colour)) {
        let card: Card = name.parse().map_err(error)?;
        if !pool.has(card) {
            return Err(format!("{card} is there more than twice"));
        }
        pool.remove(card);
    }
    Ok(pool)
}

/// A position from the lines of a scenario.
pub(crate) fn position(text: &str) -> Keltis {
    lines::position(text)
}
