//! The readable JSON form of a position. Reading refuses whatever cannot be, and names the field.
//!
//! ```json
//! {
//!   "seats": 2, "phase": "draft", "turn": 1,
//!   "players": [
//!     {"hero": "rowan", "trophy": 2, "team": ["mossy", "frostnip", "cinderpip"],
//!      "hand": ["icefin", "drizzle"], "picks": ["scorchtail"]},
//!     {"hero": "li", "trophy": 1, "team": ["fernwick", "glimmer", "beacon"],
//!      "hand": ["lampfire", "ivywing", "barkhide"]}
//!   ]
//! }
//! ```
//! What is empty may be left out. `picks` are the cards drafted in this turn, by pass; the open drafted cards follow
//! from them, from the attack cards on dragons and from exchanges. All cards in play that stand nowhere are undealt.

use super::action::Slot;
use super::cards::Cards;
use super::data::{COVERED, MOST_DEALT, data};
use super::piece::{Dragon, Hero};
use super::setup::Setup;
use super::state::{DragonRacer, Phase};
use super::team::{Exchange, LyingAttack};
use crate::form::{
    BadPosition, Checked, Item, bad_setup, items, number, players, refuse, seat, seat_number, word,
};
use engine::{Options, Seat};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// A position as JSON; texts are checked when it becomes a [`DragonRacer`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionJson {
    seats: usize,
    #[serde(default)]
    options: Options,
    phase: Phase,
    turn: i64,
    /// The tiles turned over, in order.
    #[serde(default)]
    tiles: Vec<String>,
    players: Vec<PlayerJson>,
    #[serde(default)]
    flying: Option<i64>,
    #[serde(default)]
    attacks: Vec<AttackJson>,
    #[serde(default)]
    asking: Option<String>,
    #[serde(default)]
    firing: Vec<i64>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerJson {
    hero: Option<String>,
    trophy: Option<i64>,
    distance: i64,
    moved: i64,
    team: Vec<String>,
    hand: Vec<String>,
    picks: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    exchange: Option<ExchangeJson>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExchangeJson {
    slot: i64,
    left: String,
    entered: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AttackJson {
    card: String,
    by: i64,
    on: i64,
    slot: i64,
}

fn names(cards: impl Iterator<Item = Dragon>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

impl From<DragonRacer> for PositionJson {
    fn from(game: DragonRacer) -> Self {
        let board = &game.board;
        let player = |seat: Seat| PlayerJson {
            hero: board.hero(seat).map(|hero| hero.to_string()),
            trophy: board.trophy(seat).map(i64::from),
            distance: board.distance(seat).into(),
            moved: board.moved(seat).into(),
            team: names(board.team(seat).iter().map(|(_, dragon)| dragon)),
            hand: names(game.hand(seat).each()),
            picks: names(game.picks(seat)),
            exchange: board.exchange(seat).map(|Exchange { slot, left, entered }| ExchangeJson {
                slot: slot.number().into(),
                left: left.to_string(),
                entered: entered.to_string(),
            }),
        };
        let attack = |LyingAttack { card, by, on, slot }| AttackJson {
            card: card.to_string(),
            by: seat_number(by),
            on: seat_number(on),
            slot: slot.number().into(),
        };
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            turn: board.turn.into(),
            tiles: board.tiles().map(|tile| tile.to_string()).collect(),
            players: Seat::all(board.seats()).map(player).collect(),
            flying: board.flyer.map(seat_number),
            attacks: board.attacks.iter().map(attack).collect(),
            asking: board.asking.map(|card| card.to_string()),
            firing: board.firing().map(|slot| slot.number().into()).collect(),
        }
    }
}

impl TryFrom<PositionJson> for DragonRacer {
    type Error = BadPosition;

    fn try_from(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let players = players(&json.players, setup.seats)?;
        let mut game = Self::start(setup);
        game.board.phase = json.phase;
        game.board.turn = number("turn", json.turn, 0, super::data::TURNS as u8)?;
        game.read_tiles(&json.tiles)?;
        for (seat, player) in players {
            game.read_player(seat, player)?;
        }
        game.board.flyer = json.flying.map(|flying| seat("flying", flying, setup.seats)).transpose()?;
        for (item, attack) in items("attacks", &json.attacks) {
            game.read_attack(item, attack)?;
        }
        game.board.asking = json.asking.as_ref().map(|text| word("asking", text)).transpose()?;
        for (item, &chosen) in items("firing", &json.firing) {
            let bit = 1 << slot(item, chosen)?.index();
            if game.board.firing & bit != 0 {
                return refuse(item, format!("{chosen} stands twice"));
            }
            game.board.firing |= bit;
        }
        game.board.check_turn()?;
        game.board.check_tiles()?;
        game.complete()?;
        game.validate()?;
        Ok(game)
    }
}

fn slot(field: impl Display, value: i64) -> Checked<Slot> {
    Ok(Slot::new(number(field, value, 1, super::data::TEAM)? - 1))
}

/// Cards by name, each at most as often as it is in play.
fn read_cards(field: &str, texts: &[String]) -> Checked<Cards> {
    let mut cards = Cards::NONE;
    for (item, text) in items(field, texts) {
        let card: Dragon = word(item, text)?;
        if cards.of(card) == 2 {
            return refuse(item, format!("there are only 2 of {card}"));
        }
        cards = cards.with(card);
    }
    Ok(cards)
}

impl DragonRacer {
    fn read_tiles(&mut self, texts: &[String]) -> Checked<()> {
        if texts.len() > COVERED {
            return refuse("tiles", format!("there are {}, but only {COVERED} are turned over", texts.len()));
        }
        for (place, (item, text)) in self.board.tiles.iter_mut().zip(items("tiles", texts)) {
            *place = Some(word(item, text)?);
        }
        Ok(())
    }

    fn read_player(&mut self, seat: Seat, player: &PlayerJson) -> Checked<()> {
        let field = |name: &str| format!("players[{seat}].{name}");
        let (at, board) = (seat.index(), &mut self.board);
        board.heroes[at] = player.hero.as_ref().map(|text| word(field("hero"), text)).transpose()?;
        if let Some(trophy) = player.trophy {
            board.trophies[at] = number(field("trophy"), trophy, 1, board.setup.seats as u8)?;
        }
        board.distances[at] = number(field("distance"), player.distance, 0, u16::MAX)?;
        board.moved[at] = number(field("moved"), player.moved, 0, board.distances[at])?;
        let size = board.hero(seat).map_or(0, Hero::team_size);
        if player.team.len() > size {
            return refuse(
                field("team"),
                format!("there are {} dragons, but at most {size}", player.team.len()),
            );
        }
        for (place, (item, text)) in items(&field("team"), &player.team).enumerate() {
            board.teams[at].put(Slot::new(place), word(item, text)?);
        }
        if let Some(exchange) = &player.exchange {
            board.exchanges[at] = Some(Exchange {
                slot: slot(field("exchange.slot"), exchange.slot)?,
                left: word(field("exchange.left"), &exchange.left)?,
                entered: word(field("exchange.entered"), &exchange.entered)?,
            });
        }
        self.hands[at] = read_cards(&field("hand"), &player.hand)?;
        if player.picks.len() > MOST_DEALT {
            return refuse(
                field("picks"),
                format!("there are {}, but at most {MOST_DEALT}", player.picks.len()),
            );
        }
        for (pick, (item, text)) in self.picks[at].iter_mut().zip(items(&field("picks"), &player.picks)) {
            *pick = Some(word(item, text)?);
        }
        self.drafted[at] = read_cards(&field("picks"), &player.picks)?;
        Ok(())
    }

    fn read_attack(&mut self, field: Item<'_>, attack: &AttackJson) -> Checked<()> {
        let seats = self.board.seats();
        let lying = LyingAttack {
            card: word(format_args!("{field}.card"), &attack.card)?,
            by: seat(format_args!("{field}.by"), attack.by, seats)?,
            on: seat(format_args!("{field}.on"), attack.on, seats)?,
            slot: slot(format_args!("{field}.slot"), attack.slot)?,
        };
        if !lying.card.is_attack() {
            return refuse(format_args!("{field}.card"), format!("{} is no attack card", lying.card));
        }
        if self.board.attacks.iter().count() == 2 * data().attack_order.len() {
            return refuse(field, "there are no more attack cards");
        }
        self.board.attacks.add(lying);
        Ok(())
    }

    /// What follows from what was read: how far the Draft is, which drafted cards lie open, what is undealt.
    fn complete(&mut self) -> Checked<()> {
        let board = &mut self.board;
        let seats = || Seat::all(board.setup.seats);
        let in_hands: usize = seats().map(|seat| self.hands[seat.index()].len()).sum();
        let picked = |seat: Seat| self.picks[seat.index()].iter().flatten().count();
        let fewest = seats().map(picked).min().unwrap_or(0);
        match board.phase {
            Phase::Deal => board.dealt = in_hands as u8,
            Phase::Draft => {
                board.dealt = (board.seats() * board.cards_dealt()) as u8;
                board.pass = fewest as u8;
                board.committed = seats().filter(|&seat| picked(seat) > fewest).collect();
            }
            phase if phase.is_flight() => {
                board.dealt = (board.seats() * board.cards_dealt()) as u8;
                board.pass = board.cards_dealt() as u8;
                self.show_drafted()?;
            }
            _ => {}
        }
        self.deal_rest()
    }

    /// `DR-6.2`: the drafted cards of seats that have flown or fly lie open.
    fn show_drafted(&mut self) -> Checked<()> {
        for seat in Seat::all(self.board.seats()) {
            if self.board.flyer != Some(seat) && self.board.is_to_fly(seat) {
                continue;
            }
            let mut cards = std::mem::take(&mut self.drafted[seat.index()]);
            for attack in self.board.attacks.iter().filter(|attack| attack.by == seat) {
                if !cards.has(attack.card) {
                    return refuse("attacks", format!("seat {seat} did not draft {}", attack.card));
                }
                cards = cards.without(attack.card);
            }
            if let Some(Exchange { left, entered, .. }) = self.board.exchange(seat) {
                let field = format!("players[{seat}].exchange");
                if !cards.has(entered) || cards.of(left) == 2 {
                    return refuse(field, format!("{entered} was not drafted to enter for {left}"));
                }
                cards = cards.without(entered).with(left);
            }
            self.board.shown[seat.index()] = cards;
        }
        Ok(())
    }
}
