//! The readable JSON form of a position. Reading refuses whatever cannot be, and names the field.
//!
//! ```json
//! {
//!   "seats": 3, "options": {"first_seat": "1"}, "phase": "turn", "leg": 1, "first": 1, "turn": 2,
//!   "camels": {"1": ["blue", "green"], "3": ["pink", "purple", "yellow"], "15": ["black"], "16": ["white"]},
//!   "dice": ["blue 2"], "tiles": {"9": "boo@1"},
//!   "players": [
//!     {"money": 3, "hand": ["green", "pink", "purple", "yellow"], "tickets": ["blue 5"]},
//!     {"money": 3}, {"money": 4, "pyramid_tickets": 1}
//!   ],
//!   "winner_deck": [{"owner": 1, "colour": "blue"}], "loser_deck": []
//! }
//! ```
//! What is empty may be left out, and so may a hand: it is then all colours that are in no deck.

use super::cards::{Deck, Decks, FinishCard, Racers};
use super::data::data;
use super::pieces::{DiceShown, OwnTile, ShownDie};
use super::setup::Setup;
use super::state::{Board, CamelUp, Phase};
use crate::camel_race::{Camel, Crazy, Die, Race, Racer, Side, Space, Stack};
use crate::form::{
    BadPosition, Checked, bad_setup, badly_written, items, number, players, refuse, seat, seat_number,
    seat_word, turn, word,
};
use engine::json::clipped;
use engine::{MAX_SEATS, Options, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as JSON; texts are checked when it becomes a [`CamelUp`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionJson {
    seats: usize,
    #[serde(default)]
    options: Options,
    phase: Phase,
    leg: i64,
    #[serde(default)]
    first: Option<i64>,
    #[serde(default)]
    turn: Option<i64>,
    /// Space to colours, bottom to top.
    camels: BTreeMap<String, Vec<String>>,
    /// `blue 2`, `grey black 3`; `grey 3` in setup.
    #[serde(default)]
    dice: Vec<String>,
    /// Space to `boo@1`.
    #[serde(default)]
    tiles: BTreeMap<String, String>,
    players: Vec<PlayerJson>,
    #[serde(default)]
    winner_deck: Vec<CardJson>,
    #[serde(default)]
    loser_deck: Vec<CardJson>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerJson {
    money: i64,
    #[serde(default)]
    hand: Option<Vec<String>>,
    /// `green 5`.
    #[serde(default)]
    tickets: Vec<String>,
    #[serde(default)]
    pyramid_tickets: i64,
    #[serde(default)]
    partner: Option<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardJson {
    owner: i64,
    colour: String,
}

impl From<CamelUp> for PositionJson {
    fn from(game: CamelUp) -> Self {
        let board = &game.board;
        let names =
            |list: &mut dyn Iterator<Item = &'static str>| list.map(str::to_owned).collect::<Vec<_>>();
        let deck = |deck| {
            let card = |card: FinishCard| CardJson {
                owner: seat_number(card.owner),
                colour: card.colour.map_or("", Racer::name).to_owned(),
            };
            game.decks.iter(deck).map(card).collect()
        };
        let player = |seat: Seat| PlayerJson {
            money: i64::from(board.money(seat)),
            hand: Some(names(&mut game.hand(seat).iter().map(Racer::name))),
            tickets: board.tickets_of(seat).map(|ticket| ticket.to_string()).collect(),
            pyramid_tickets: i64::from(board.pyramid_tickets(seat)),
            partner: board.partner(seat).map(seat_number),
        };
        let stack =
            |(space, stack): (Space, Stack)| (space.to_string(), names(&mut stack.iter().map(Camel::name)));
        let tile = |seat| {
            let OwnTile { space, side } = board.tile_of(seat)?;
            Some((space.to_string(), format!("{side}@{seat}")))
        };
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            leg: i64::from(board.leg),
            first: board.first.map(seat_number),
            // The last turn of a finished game is kept too.
            turn: board.first.map(|_| seat_number(board.active)),
            camels: board.race.stacks().map(stack).collect(),
            dice: board.dice.iter().map(|shown| shown.to_string()).collect(),
            tiles: Seat::all(board.seats()).filter_map(tile).collect(),
            players: Seat::all(board.seats()).map(player).collect(),
            winner_deck: deck(Deck::Winner),
            loser_deck: deck(Deck::Loser),
        }
    }
}

impl TryFrom<PositionJson> for CamelUp {
    type Error = BadPosition;

    fn try_from(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut board = Board::new(setup);
        board.phase = json.phase;
        board.leg = number("leg", json.leg, 0, u16::MAX)?;
        board.first = json.first.map(|first| seat("first", first, setup.seats)).transpose()?;
        board.active = turn(json.turn, board.first, setup.seats)?;
        board.race = read_race(&json.camels)?;
        board.dice = read_dice(&json.dice, board.phase.in_setup())?;
        read_tiles(&json.tiles, &mut board)?;
        let players = players(&json.players, setup.seats)?;
        read_tickets(&json.players, &mut board)?;
        let mut game = Self { board, hands: [Racers::NONE; MAX_SEATS], decks: read_decks(&json)? };
        for (at, player) in players {
            game.read_player(at, player)?;
        }
        if board.phase == Phase::Over {
            game.board.turned = game.decks.total() as u8;
        }
        game.validate()?;
        Ok(game)
    }
}

fn read_race(camels: &BTreeMap<String, Vec<String>>) -> Checked<Race> {
    let mut stacks = Vec::new();
    for (space, names) in camels {
        let field = format!("camels.{}", clipped(space));
        let list: Vec<Camel> =
            items(&field, names).map(|(item, name)| word(item, name)).collect::<Checked<_>>()?;
        let place = word(&field, space)?;
        let Some(stack) = Stack::new(&list) else {
            return refuse(field, "a camel is in the stack twice");
        };
        if stack.is_empty() {
            return refuse(field, "the stack is empty, leave the space out");
        }
        stacks.push((place, stack));
    }
    Race::from_stacks(stacks).or_else(|bad| refuse("camels", bad.to_string()))
}

fn read_dice(texts: &[String], in_setup: bool) -> Checked<DiceShown> {
    let mut shown = DiceShown::NONE;
    for (field, text) in items("dice", texts) {
        let mut words: Vec<&str> = text.split(' ').collect();
        let die: Die = word(field, words.remove(0))?;
        let crazy: Option<Crazy> = match die {
            Die::Grey if !in_setup && !words.is_empty() => Some(word(field, words.remove(0))?),
            _ => None,
        };
        let numbers: Option<[&str; 1]> = words.try_into().ok();
        let Some(number @ 1..=3) = numbers.and_then(|[number]| number.parse().ok()) else {
            return badly_written(field, text, "die with its number, such as `blue 2`, `grey black 3`");
        };
        if shown.get(die).is_some() {
            return refuse(field, format!("the {die} die is out twice"));
        }
        shown.show(ShownDie { die, number, crazy });
        // Only canonical texts: `blue 02` is none.
        if shown.get(die).is_none_or(|shown| shown.to_string() != *text) {
            return badly_written(field, text, "die with its number, such as `blue 2`, `grey black 3`");
        }
    }
    Ok(shown)
}

fn read_tiles(tiles: &BTreeMap<String, String>, board: &mut Board) -> Checked<()> {
    for (space, text) in tiles {
        let field = format!("tiles.{}", clipped(space));
        let space: Space = word(&field, space)?;
        let Some((side, owner)) = text.split_once('@') else {
            return badly_written(field, text, "tile with its owner, such as `boo@1`");
        };
        let side: Side = word(&field, side)?;
        let owner = seat_word(&field, owner, board.seats())?;
        if board.tile_of(owner).is_some() {
            return refuse(field, format!("seat {owner} has two tiles on the track"));
        }
        // CU-5.2..CU-5.5 hold whichever tile came first.
        if let Err(illegal) = board.check_tile(owner, space) {
            return refuse(field, illegal.to_string());
        }
        board.tiles.put(owner, OwnTile { space, side });
    }
    Ok(())
}

/// Takes the tickets from the top, so that those held are the upper ones of each colour (`CU-4.2`).
fn read_tickets(players: &[PlayerJson], board: &mut Board) -> Checked<()> {
    let mut held: BTreeMap<Racer, Vec<(u8, Seat)>> = BTreeMap::new();
    for (seat, player) in Seat::all(board.seats()).zip(players) {
        for (field, text) in items(&format!("players[{seat}].tickets"), &player.tickets) {
            let Some((colour, value)) = text.split_once(' ') else {
                return badly_written(field, text, "ticket, such as `green 5`");
            };
            let colour = word(field, colour)?;
            let known = data().ticket_values.iter().find(|known| known.to_string() == value);
            let Some(&value) = known else {
                return refuse(field, format!("there is no ticket of value {}", clipped(value)));
            };
            held.entry(colour).or_default().push((value, seat));
        }
    }
    for (colour, mut tickets) in held {
        tickets.sort_by_key(|&(value, seat)| (std::cmp::Reverse(value), seat));
        for (value, seat) in tickets {
            let field = format!("players[{seat}].tickets");
            let top = board.tickets.left(colour).first();
            if top != Some(&value) {
                let reason = match top {
                    Some(top) => {
                        format!("a {colour} {value} is held while the {colour} {top} is on the board")
                    }
                    None => format!("more {colour} tickets are held than there are"),
                };
                return refuse(field, reason);
            }
            board.tickets.take(colour, seat);
        }
    }
    Ok(())
}

fn read_decks(json: &PositionJson) -> Checked<Decks> {
    let mut decks = Decks::EMPTY;
    let mut played = [Racers::NONE; MAX_SEATS];
    for (deck, cards) in [(Deck::Winner, &json.winner_deck), (Deck::Loser, &json.loser_deck)] {
        for (field, card) in items(&format!("{deck}_deck"), cards) {
            let owner = seat(format_args!("{field}.owner"), card.owner, json.seats)?;
            let colour: Racer = word(format_args!("{field}.colour"), &card.colour)?;
            let own = &mut played[owner.index()];
            if own.contains(colour) {
                return refuse(field, format!("seat {owner} has played {colour} twice"));
            }
            *own = own.with(colour);
            decks.push(deck, FinishCard { owner, colour: Some(colour) });
        }
    }
    Ok(decks)
}

impl CamelUp {
    fn read_player(&mut self, seat: Seat, player: &PlayerJson) -> Checked<()> {
        let field = |name: &str| format!("players[{seat}].{name}");
        let at = seat.index();
        self.board.money[at] = number(field("money"), player.money, 0, u16::MAX)?;
        let most = data().pyramid_tickets;
        self.board.pyramid[at] = number(field("pyramid_tickets"), player.pyramid_tickets, 0, most)?;
        if let Some(partner) = player.partner {
            let partner = crate::form::seat(field("partner"), partner, self.board.seats())?;
            self.board.partners[at] = partner.number();
        }
        let own_cards = self.decks.in_order().filter(|(_, _, card)| card.owner == seat);
        let rest = own_cards.filter_map(|(_, _, card)| card.colour).fold(Racers::ALL, Racers::without);
        if let Some(names) = &player.hand {
            let mut hand = Racers::NONE;
            for (item, name) in items(&field("hand"), names) {
                let racer: Racer = word(item, name)?;
                if hand.contains(racer) {
                    return refuse(item, format!("{racer} is there twice"));
                }
                if !rest.contains(racer) {
                    return refuse(item, format!("{racer} is in a deck too"));
                }
                hand = hand.with(racer);
            }
            if let Some(racer) = rest.iter().find(|&racer| !hand.contains(racer)) {
                return refuse(field("hand"), format!("{racer} is neither in hand nor in a deck"));
            }
        }
        self.hands[at] = rest;
        Ok(())
    }
}
