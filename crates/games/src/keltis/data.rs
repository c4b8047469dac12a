//! The numbers of the box, read from `data.toml` and checked against what the code takes for granted.

pub use crate::data_file::BadData;

use super::cards::{Card, Colour};
use super::paths::{LAST_STEP, Stone, Tile};
use crate::data_file::{Keys, bad_data, same, table};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// The embedded file.
pub const TEXT: &str = include_str!("data.toml");

/// `KE-2.1`: the most seats; positions have a place for each.
pub const MAX_SEATS: usize = 4;

/// `KE-1.1`: how many cards of each type there are.
pub(super) const COPIES: usize = 2;

/// The names of the layouts in the embedded file, in its order; the first is the default of the option.
pub const LAYOUT_NAMES: &[&str] = &LAYOUT_ARRAY;
const LAYOUT_ARRAY: [&str; count_layouts(TEXT)] = layout_names(TEXT);

const HEADER: &[u8] = b"[layouts.";

/// The numbers of the game. Counts that types fix are only checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// `KE-2.1`: how many play.
    pub players: RangeInclusive<usize>,
    /// `KE-2.6`: how many cards a hand has.
    pub hand_size: usize,
    /// `KE-2.7`, `KE-2.9`: how many cards are removed unseen, by number of seats.
    pub removed: [usize; MAX_SEATS + 1],
    /// `KE-2.8`: how many cards the draw pile starts with, by number of seats.
    pub draw_pile: [usize; MAX_SEATS + 1],
    /// `KE-12.2`: how often the row of the large marker counts.
    pub large_factor: i32,
    /// `KE-1.5`, `KE-12.3`: the value of each step, 0 for the start stone.
    pub rows: [i32; LAST_STEP as usize + 1],
    /// `KE-1.6`: the first step of the goal area.
    pub goal_from_step: u8,
    /// `KE-11.2`: with this many markers in the goal area the game ends.
    pub goal_markers: u8,
    /// `KE-1.7`: how many tiles of each kind there are, in listing order.
    pub tiles: [usize; Tile::COUNT],
    /// `KE-12.4`: what wishing stones earn by number; the last entry holds for more too.
    pub wish_scores: Vec<i32>,
    /// `KE-12.6`: spaces of the printed track, for display.
    pub track_spaces: i32,
    /// `KE-12.6`: what a lap of the printed track adds, for display.
    pub lap_bonus: i32,
    /// `KE-11.14`: rounds of idle turns that end the game.
    pub stall_rounds: u16,
    /// `KE-1.9`: which stones are dark, one entry for each layout on offer, the default first.
    pub layouts: Vec<Layout>,
}

/// `KE-1.8`, `KE-1.9`: which stones get a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The value of the option `layout`.
    pub name: String,
    /// Bit n for stone number n, end stones included.
    pub(super) stones: u64,
    /// Whether it is no more than a guess or a design of ours.
    pub reconstructed: bool,
}

impl Layout {
    /// Whether the stone gets a tile.
    pub const fn is_dark(&self, stone: Stone) -> bool {
        self.stones & stone.bit() != 0
    }
}

/// The numbers of the embedded file.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> =
        LazyLock::new(|| Data::parse(TEXT).expect("the embedded file is read by a test"));
    &DATA
}

impl Data {
    /// Reads and checks a data file.
    pub fn parse(text: &str) -> Result<Self, BadData> {
        let table = table(text)?;
        let keys = Keys(&table);
        check_structure(&keys)?;
        let most = keys.number("game.seats_max", 2..=MAX_SEATS)?;
        let players = keys.number("game.seats_min", 2..=most)?..=most;
        let hand_size = keys.number("cards.hand_size", 1..=20)?;
        let removed = by_seats(&keys, "seats.removed", &players)?;
        let draw_pile = by_seats(&keys, "seats.draw_pile", &players)?;
        for seats in players.clone() {
            let left = (Card::COUNT * COPIES).checked_sub(hand_size * seats + removed[seats]);
            same(&format!("seats.draw_pile.{seats}"), &Some(draw_pile[seats]), &left)?;
        }
        let tiles = tiles(&keys)?;
        Ok(Self {
            players,
            hand_size,
            removed,
            draw_pile,
            large_factor: keys.number("markers.large_factor", 1..=10)?,
            rows: rows(&keys)?,
            goal_from_step: keys.number("rows.goal_from_step", 2..=LAST_STEP)?,
            goal_markers: keys.number("rows.goal_markers_to_end", 1..=5)?,
            tiles,
            wish_scores: wish_scores(&keys)?,
            track_spaces: keys.number("track.printed_spaces", 1..=1000)?,
            lap_bonus: keys.number("track.lap_bonus", 1..=1000)?,
            stall_rounds: keys.number("stall.rounds", 10..=10)?,
            layouts: layouts(&keys, text, tiles.iter().sum())?,
        })
    }
}

/// What the code takes for granted.
fn check_structure(keys: &Keys<'_>) -> Result<(), BadData> {
    same("cards.colours", &keys.words("cards.colours")?, &Colour::ALL.map(Colour::name).to_vec())?;
    let values: Vec<u8> = keys.list("cards.values", 0..=99)?;
    same("cards.values", &values, &(0..Card::VALUES as u8).collect())?;
    keys.number("cards.copies", COPIES..=COPIES)?;
    keys.number("cards.total", Card::COUNT * COPIES..=Card::COUNT * COPIES)?;
    keys.number("markers.small_per_seat", 4..=4)?;
    keys.number("markers.large_per_seat", 1..=1)?;
    Ok(())
}

fn by_seats(
    keys: &Keys<'_>,
    key: &str,
    players: &RangeInclusive<usize>,
) -> Result<[usize; MAX_SEATS + 1], BadData> {
    let mut all = [0; MAX_SEATS + 1];
    let entries = keys.numbered(key, players.clone(), 0..=Card::COUNT * COPIES)?;
    for seats in players.clone() {
        let entry = entries.iter().find(|(number, _)| *number == seats);
        all[seats] = entry.ok_or_else(|| bad_data(key, format!("has nothing for {seats} seats")))?.1;
    }
    Ok(all)
}

fn rows(keys: &Keys<'_>) -> Result<[i32; LAST_STEP as usize + 1], BadData> {
    let values: Vec<i32> = keys.list("rows.values", -100..=100)?;
    let mut rows = [keys.number("rows.start_value", -100..=100)?; LAST_STEP as usize + 1];
    if values.len() != LAST_STEP as usize {
        return Err(bad_data("rows.values", format!("must have {LAST_STEP} numbers")));
    }
    rows[1..].copy_from_slice(&values);
    Ok(rows)
}

fn tiles(keys: &Keys<'_>) -> Result<[usize; Tile::COUNT], BadData> {
    let points: Vec<u8> = keys.list("tiles.points", 1..=3)?;
    let count = |number| points.iter().map(|&other| usize::from(other == number)).sum();
    let [wish, clover] = ["tiles.wish", "tiles.clover"].map(|key| keys.number(key, 0..=Stone::COUNT));
    let tiles = [wish?, clover?, count(1), count(2), count(3)];
    same("tiles.total", &keys.number("tiles.total", 0..=Stone::COUNT)?, &tiles.iter().sum())?;
    Ok(tiles)
}

fn wish_scores(keys: &Keys<'_>) -> Result<Vec<i32>, BadData> {
    let scores = keys.list("wish_scores.by_count", -100..=100)?;
    if scores.is_empty() { Err(bad_data("wish_scores.by_count", "is empty")) } else { Ok(scores) }
}

/// `KE-1.8`: every layout has a place for every tile, end stones included.
fn layouts(keys: &Keys<'_>, text: &str, tiles: usize) -> Result<Vec<Layout>, BadData> {
    let names = headers(text);
    let table = keys.value("layouts")?.as_table().ok_or_else(|| bad_data("layouts", "is no table"))?;
    if let Some(name) = table.keys().find(|name| !names.contains(&name.as_str())) {
        let reason = "must stand under a header [layouts.NAME] of its own, at the start of a line";
        return Err(bad_data(&format!("layouts.{name}"), reason));
    }
    names.into_iter().map(|name| layout(keys, name, tiles)).collect()
}

fn layout(keys: &Keys<'_>, name: &str, tiles: usize) -> Result<Layout, BadData> {
    let section = format!("layouts.{name}");
    if name.is_empty() || !name.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-') {
        return Err(bad_data(&section, "must be named by lower-case letters, digits and hyphens"));
    }
    let mut stones = 0;
    for path in Colour::ALL {
        let key = format!("{section}.{path}");
        let steps: Vec<u8> = keys.list(&key, 1..=LAST_STEP)?;
        if !steps.is_sorted_by(|a, b| a < b) {
            return Err(bad_data(&key, "must be in ascending order, none twice"));
        }
        if steps.last() != Some(&LAST_STEP) {
            return Err(bad_data(&key, format!("must end with the end stone, {LAST_STEP}")));
        }
        stones |= steps.into_iter().fold(0, |bits, step| bits | Stone::new(path, step).bit());
    }
    let dark = stones.count_ones() as usize;
    if dark != tiles {
        return Err(bad_data(&section, format!("has {dark} stones for {tiles} tiles")));
    }
    let key = format!("{section}.reconstructed");
    let reconstructed =
        keys.value(&key)?.as_bool().ok_or_else(|| bad_data(&key, "is neither true nor false"))?;
    Ok(Layout { name: name.to_owned(), stones, reconstructed })
}

/// The names in headers of layouts, in order.
fn headers(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut from = 0;
    while let Some((start, end)) = next_layout(text.as_bytes(), from) {
        names.push(&text[start..end]);
        from = end;
    }
    names
}

/// Where the name in the next header of a layout starts and ends, looked for from a place on.
///
/// Options are constants, so the names of layouts are found when the program is compiled.
const fn next_layout(text: &[u8], from: usize) -> Option<(usize, usize)> {
    let mut at = from;
    while at + HEADER.len() < text.len() {
        if (at == 0 || text[at - 1] == b'\n') && starts_with_header(text, at) {
            let start = at + HEADER.len();
            let mut end = start;
            while end < text.len() && text[end] != b']' && text[end] != b'\n' {
                end += 1;
            }
            return Some((start, end));
        }
        at += 1;
    }
    None
}

const fn starts_with_header(text: &[u8], at: usize) -> bool {
    let mut same = 0;
    while same < HEADER.len() && text[at + same] == HEADER[same] {
        same += 1;
    }
    same == HEADER.len()
}

const fn count_layouts(text: &str) -> usize {
    let mut count = 0;
    let mut from = 0;
    while let Some((_, end)) = next_layout(text.as_bytes(), from) {
        count += 1;
        from = end;
    }
    count
}

const fn layout_names<const N: usize>(text: &'static str) -> [&'static str; N] {
    let mut names = [""; N];
    let mut nth = 0;
    let mut from = 0;
    while let Some((start, end)) = next_layout(text.as_bytes(), from) {
        names[nth] = text.split_at(end).0.split_at(start).1;
        nth += 1;
        from = end;
    }
    names
}
