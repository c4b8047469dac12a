//! The readable JSON form of a position. Reading refuses whatever cannot be, and names the field.
//!
//! ```json
//! {
//!   "seats": 2, "phase": "turn", "leg": 1, "first": 1, "turn": 2, "last_space": 15, "storms": [],
//!   "camels": {"start": ["green"], "2": ["blue", "white"], "4": ["orange", "yellow"]},
//!   "figures": {"fox": "9@1"}, "revealed": ["blue 1"],
//!   "players": [
//!     {"money": 3, "bets": ["leg yellow 5"], "kept": "green 2",
//!      "discards": ["blue 1", "blue 1", "green 1", "green 1", "white 1"],
//!      "deck": ["blue 1", "orange 1", "orange 2", "yellow 1", "yellow 1", "yellow 2"]},
//!     {"money": 3, "kept": "white 1", "discards": ["…"], "deck": ["…"]}
//!   ]
//! }
//! ```
//! What is empty may be left out; so may `first`, except when the race is over: money tells who starts a leg. While
//! the starting places are drawn, `revealed` holds the cards drawn for them.

use super::bets::{Bet, BetCard, BetKind};
use super::camel::Camel;
use super::cards::{Cards, RaceCard};
use super::cell::{Cell, Figure, Place};
use super::data::{MOST, data};
use super::pile::{Pile, Slot};
use super::race::Race;
use super::setup::Setup;
use super::state::{Board, CamelUpCards, OwnCards, Phase};
use crate::camel_race::Stack;
use crate::form::{
    BadPosition, Checked, Item, bad_setup, badly_written, items, number, players, refuse, seat, seat_number,
    seat_word, word,
};
use engine::json::clipped;
use engine::{Options, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Display;

/// A position as JSON; texts are checked when it becomes a [`CamelUpCards`].
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
    last_space: i64,
    /// `7-8` for each card that lies sandstorm up.
    #[serde(default)]
    storms: Vec<String>,
    /// `start`, a cell or `finish` to colours, bottom to top.
    camels: BTreeMap<String, Vec<String>>,
    /// `fox` or `palm` to `9@1`: its cell and who holds its card.
    #[serde(default)]
    figures: BTreeMap<String, String>,
    /// From the card drawn first.
    #[serde(default)]
    revealed: Vec<String>,
    players: Vec<PlayerJson>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerJson {
    money: i64,
    /// `leg yellow 5`, `third blue`, `winner white`, `loser green`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    bets: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hand: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    discards: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    deck: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kept: Option<String>,
    /// Chosen to be shown, not turned up yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    show: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shown: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<String>,
}

impl From<CamelUpCards> for PositionJson {
    fn from(game: CamelUpCards) -> Self {
        let board = &game.board;
        let texts = |cards: Cards| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>();
        let text = |card: Option<RaceCard>| card.map(|card| card.to_string());
        let player = |seat: Seat| {
            let own = &game.own[seat.index()];
            PlayerJson {
                money: i64::from(board.money(seat)),
                bets: board.bets_of(seat).map(|card| card.to_string()).collect(),
                hand: texts(own.hand),
                discards: texts(own.discards),
                deck: texts(own.deck),
                kept: text(own.kept.card()),
                show: text(own.show.card()),
                shown: text(board.shown(seat)),
                played: text(board.played(seat)),
            }
        };
        let stack = |at: u8, stack: Stack<Camel>| {
            (board.place_name(at).to_string(), stack.iter().map(|camel| camel.name().to_owned()).collect())
        };
        let figures = Figure::ALL.into_iter().filter_map(|figure| board.figure(figure));
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            leg: i64::from(board.leg),
            first: board.first().map(seat_number),
            // The last turn of a finished game is kept too.
            turn: board.phase.in_leg().then(|| seat_number(board.active)),
            last_space: i64::from(board.track.last()),
            storms: board.track.storms().map(|card| board.track.cell(2 * card - 1).to_string()).collect(),
            camels: board.race.stacks().map(|(at, camels)| stack(at, camels)).collect(),
            figures: figures
                .map(|placed| (placed.figure.name().to_owned(), format!("{}@{}", placed.cell, placed.holder)))
                .collect(),
            revealed: board.pile.iter().map(|card| card.to_string()).collect(),
            players: Seat::all(board.seats()).map(player).collect(),
        }
    }
}

impl TryFrom<PositionJson> for CamelUpCards {
    type Error = BadPosition;

    fn try_from(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut board = Board::new(setup);
        board.phase = json.phase;
        board.leg = number("leg", json.leg, 0, u16::MAX)?;
        read_track(&json, &mut board)?;
        board.race = read_race(&json.camels, &board)?;
        let players = players(&json.players, setup.seats)?;
        read_figures(&json.figures, &mut board)?;
        board.pile = read_pile(&json.revealed)?;
        read_bets(&json.players, &mut board)?;
        let mut game = Self { board, own: [OwnCards::default(); MOST], deck: Cards::NONE };
        for (seat, player) in players {
            game.read_player(seat, player)?;
        }
        game.read_turn(&json)?;
        game.derive()?;
        game.validate()?;
        Ok(game)
    }
}

fn read_track(json: &PositionJson, board: &mut Board) -> Checked<()> {
    let last = number("last_space", json.last_space, board.track.last(), data().max_space)?;
    board.track.extend(last);
    for (item, text) in items("storms", &json.storms) {
        let cell: Cell = word(item, text)?;
        if !cell.is_storm() || 2 * cell.card() > last {
            return badly_written(item, text, "card of this track, such as `7-8`");
        }
        if board.track.is_storm(cell.card()) {
            return refuse(item, format!("{text} is there twice"));
        }
        board.track.turn(cell.card());
    }
    Ok(())
}

fn read_race(camels: &BTreeMap<String, Vec<String>>, board: &Board) -> Checked<Race> {
    let mut race = Race::START;
    let mut seen = Vec::new();
    for (name, colours) in camels {
        let field = format!("camels.{}", clipped(name));
        let place: Place = word(&field, name)?;
        if place.cell().is_some_and(|cell| board.track.position(cell).is_none()) {
            return refuse(field, "there is no such cell on this track");
        }
        if colours.is_empty() {
            return refuse(field, "the stack is empty, leave it out");
        }
        for (item, colour) in items(&field, colours) {
            let camel: Camel = word(item, colour)?;
            if seen.contains(&camel) {
                return refuse(item, format!("{camel} stands on the track twice"));
            }
            seen.push(camel);
            if place != Place::Start {
                race = race.placed(camel, place.position());
            }
        }
    }
    match Camel::ALL.into_iter().find(|camel| !seen.contains(camel)) {
        Some(camel) => refuse("camels", format!("{camel} stands nowhere")),
        None => Ok(race),
    }
}

fn read_figures(figures: &BTreeMap<String, String>, board: &mut Board) -> Checked<()> {
    for (name, text) in figures {
        let field = format!("figures.{}", clipped(name));
        let Some(figure) = Figure::ALL.into_iter().find(|figure| figure.name() == name) else {
            return refuse(field, "is neither fox nor palm");
        };
        let Some((cell, holder)) = text.split_once('@') else {
            return badly_written(field, text, "cell with a holder, such as `9@1`");
        };
        let cell: Cell = word(&field, cell)?;
        let holder = seat_word(&field, holder, board.seats())?;
        // CC-6.3..CC-6.5 hold at all times, for a unit that ends there sends the figure home, and so do all
        // camels that pass it.
        if let Err(illegal) = board.check_place(figure, cell) {
            return refuse(field, illegal.to_string());
        }
        board.figures = board.figures.with(figure, cell.first());
        board.figure_cards[figure as usize] = holder.number();
    }
    Ok(())
}

fn read_pile(texts: &[String]) -> Checked<Pile> {
    let mut pile = Pile::EMPTY;
    if texts.len() > Pile::MOST {
        return refuse("revealed", format!("{} cards are more than any pile has", texts.len()));
    }
    for (item, text) in items("revealed", texts) {
        pile.push(word(item, text)?);
    }
    Ok(pile)
}

/// Takes the cards from the top, so that the leg-winner cards held are the upper ones of each camel (`CC-9.1`).
fn read_bets(players: &[PlayerJson], board: &mut Board) -> Checked<()> {
    let mut cards: Vec<(BetCard, Seat)> = Vec::new();
    for (seat, player) in Seat::all(board.seats()).zip(players) {
        for (item, text) in items(&format!("players[{seat}].bets"), &player.bets) {
            cards.push((read_bet(item, text)?, seat));
        }
    }
    cards.sort_by_key(|(card, seat)| (card.kind, card.camel, std::cmp::Reverse(card.value), *seat));
    for (card, seat) in cards {
        let field = format!("players[{seat}].bets");
        let BetCard { kind, camel, value } = card;
        match board.bets.card(Bet { kind, camel }) {
            Some(top) if top == card => {}
            Some(top) => return refuse(field, format!("{card} is held while {top} is on display")),
            None if value.is_some() => {
                return refuse(field, format!("more leg-winner cards of {camel} are held than there are"));
            }
            None => return refuse(field, format!("{card} is held twice")),
        }
        if let Some(other) = board.final_of(seat, kind) {
            return refuse(field, format!("{card} is held besides {kind} {other}"));
        }
        board.bets.take(Bet { kind, camel }, seat);
    }
    Ok(())
}

fn read_bet(field: Item<'_>, text: &str) -> Checked<BetCard> {
    let words: Vec<&str> = text.split(' ').collect();
    let (kind, camel, value) = match words.as_slice() {
        [kind, camel] => (word(field, kind)?, word(field, camel)?, None),
        ["leg", camel, printed] => {
            let value = data().leg_values.into_iter().find(|value| value.to_string() == *printed);
            (BetKind::Leg, word(field, camel)?, value)
        }
        _ => {
            return badly_written(field, text, "bet card, such as `leg yellow 5` or `third blue`");
        }
    };
    if (kind == BetKind::Leg) != value.is_some() {
        return refuse(field, "leg-winner cards, and only those, have a value of 5, 3 or 2");
    }
    Ok(BetCard { kind, camel, value })
}

impl CamelUpCards {
    fn read_player(&mut self, seat: Seat, player: &PlayerJson) -> Checked<()> {
        let at = seat.index();
        let field = |name: &str| format!("players[{seat}].{name}");
        self.board.money[at] = number(field("money"), player.money, data().floor, u16::MAX)?;
        let mut open = Cards::all() - self.taken();
        let mut take = |field: &dyn Display, text: &str| {
            let card: RaceCard = word(field, text)?;
            if !open.contains(card) {
                return refuse(field, format!("more cards {card} are held than there are"));
            }
            open = open.without(card);
            Ok(card)
        };
        let mut heap = |name: &str, texts: &[String]| -> Checked<Cards> {
            items(&field(name), texts).map(|(item, text)| take(&item, text)).collect()
        };
        self.own[at].hand = heap("hand", &player.hand)?;
        self.own[at].discards = heap("discards", &player.discards)?;
        self.own[at].deck = heap("deck", &player.deck)?;
        let mut slot = |name: &str, text: &Option<String>| -> Checked<Slot> {
            Ok(text
                .as_deref()
                .map(|text| take(&field(name), text))
                .transpose()?
                .map_or(Slot::EMPTY, Slot::of))
        };
        self.own[at].kept = slot("kept", &player.kept)?;
        self.own[at].show = slot("show", &player.show)?;
        self.board.shown[at] = slot("shown", &player.shown)?;
        self.board.played[at] = slot("played", &player.played)?;
        Ok(())
    }

    /// All cards that seats have or had in this leg.
    pub(super) fn taken(&self) -> Cards {
        let own = self
            .own
            .iter()
            .map(|own| own.hand + own.discards + own.deck + own.kept.cards() + own.show.cards());
        let open = self.board.shown.iter().chain(&self.board.played).map(|slot| slot.cards());
        own.chain(open).fold(Cards::NONE, |sum, cards| sum + cards)
    }

    /// `CC-4.11`, `CC-5.1`: who started the leg and whose turn it is.
    fn read_turn(&mut self, json: &PositionJson) -> Checked<()> {
        let board = &mut self.board;
        let given = json.first.map(|first| seat("first", first, board.seats())).transpose()?;
        match (board.phase, given) {
            (Phase::Start, Some(_)) => return refuse("first", "must be left out before leg 1"),
            (Phase::Start, None) => {}
            (Phase::Over, Some(seat)) => board.first = seat,
            (Phase::Over, None) => return refuse("first", "is missing"),
            // Money does not change within a leg.
            (_, given) => {
                board.first = board.starting_player();
                if let Some(seat) = given.filter(|&seat| seat != board.first) {
                    return refuse(
                        "first",
                        format!("is {seat}, but seat {} starts by its money", board.first),
                    );
                }
            }
        }
        match (board.phase.in_leg(), json.turn) {
            (true, Some(turn)) => board.active = seat("turn", turn, board.seats())?,
            (true, None) => return refuse("turn", "is missing"),
            (false, Some(_)) => return refuse("turn", "must be left out before the leg begins"),
            (false, None) => {}
        }
        Ok(())
    }

    /// What follows from the cards: how many are dealt, how far the sorting is, what is left of the race deck.
    fn derive(&mut self) -> Checked<()> {
        let seats = self.board.seats();
        match self.board.phase {
            Phase::Start => {}
            Phase::Deal => {
                self.board.dealt = self.own.iter().map(|own| own.hand.len() as u8).sum();
            }
            Phase::Sort => {
                let plan = self.board.setup.leg_setup;
                self.board.dealt = seats as u8 * plan.deal;
                for (own, left) in self.own[..seats].iter().zip(&mut self.board.choices) {
                    let open = |slot: Slot| u8::from(slot.is_empty());
                    let discards = plan.discard.saturating_sub(own.discards.len() as u8);
                    *left = discards + open(own.kept) + plan.show * open(own.show);
                }
            }
            _ => {
                self.board.dealt = seats as u8 * self.board.setup.leg_setup.deal;
                let shown = self.board.shown.iter().map(|slot| slot.cards());
                let put_in = self.own.iter().map(|own| own.deck).chain(shown);
                let all = put_in.fold(Cards::NONE, |sum, cards| sum + cards);
                let revealed = self.board.pile.cards();
                if !revealed.within(all) {
                    return refuse(
                        "revealed",
                        "more cards of a kind were revealed than went into the race deck",
                    );
                }
                self.deck = all - revealed;
            }
        }
        Ok(())
    }
}
