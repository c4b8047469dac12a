//! The readable JSON form of a position. Reading refuses whatever cannot be, and names the field.
//!
//! ```json
//! {
//!   "seats": 2, "phase": "turn", "round": 1, "first": 1, "turn": 2,
//!   "quay": ["ivory3", "character", null, "wheat0", null, null, null, null, null], "deck": 27,
//!   "players": [
//!     {"score": 0, "hand": ["fish1", "fish0g"], "sets": {"wheat": ["wheat1", "wheat1", "amulet"]}},
//!     {"score": 4, "hand": ["queen"], "pile": ["cattle0"], "curses": 1}
//!   ],
//!   "discard": ["thief"], "event_stack": 3, "stack": ["flood", "deceit", "prosperity"],
//!   "used_events": ["embalming"], "looked_at_events": [1],
//!   "memory": {"public": {"2": {"pile": ["cattle0"]}}, "1": {"2": {"pile": ["cattle0"]}}}
//! }
//! ```
//! What is empty may be left out. All cards of the box that stand nowhere are in the deck or out of the round;
//! `deck` only checks the count.

use super::card::{Back, Card, Family};
use super::cards::Cards;
use super::data::{MOST, PLACES, data};
use super::memory::{Lists, Memory, NO_LISTS};
use super::quay::{Quay, QuayCard, Sets};
use super::setup::Setup;
use super::state::{Board, Focus, Phase, Sobek};
use super::token::{Token, Tokens};
use crate::form::{
    BadPosition, Checked, bad_setup, items, number, players, refuse, seat, seat_number, seat_word, turn, word,
};
use engine::json::clipped;
use engine::{Options, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as JSON; texts are checked when it becomes a [`Sobek`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionJson {
    seats: usize,
    #[serde(default)]
    options: Options,
    phase: Phase,
    round: i64,
    #[serde(default)]
    first: Option<i64>,
    #[serde(default)]
    turn: Option<i64>,
    #[serde(default)]
    again: bool,
    #[serde(default)]
    quay: Vec<Option<String>>,
    #[serde(default)]
    deck: Option<usize>,
    players: Vec<PlayerJson>,
    #[serde(default)]
    discard: Vec<String>,
    event_stack: i64,
    /// The tokens in the stack, as far as they have been drawn.
    #[serde(default)]
    stack: Vec<String>,
    #[serde(default)]
    used_events: Vec<String>,
    #[serde(default)]
    looked_at_events: Vec<i64>,
    #[serde(default)]
    focus: FocusJson,
    /// Cards given up to a Scribe by the seat that still chooses.
    #[serde(default)]
    dropping: Vec<String>,
    /// Who (a seat or `public`) remembers what of whose hand and pile.
    #[serde(default)]
    memory: BTreeMap<String, BTreeMap<String, ListJson>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerJson {
    score: i64,
    hand: Vec<String>,
    pile: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    curses: i64,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    sets: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    horizontal: BTreeMap<String, Vec<String>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    prosperity: BTreeMap<String, i64>,
    #[serde(skip_serializing_if = "is_zero")]
    deceit_points: i64,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ListJson {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    hand: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pile: Vec<String>,
}

/// What is remembered within an action until it is over: the set in the making, or the power or token being used.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Focus"))]
#[serde(deny_unknown_fields, default)]
pub(super) struct FocusJson {
    /// The family of the set in the making or just made; at the end of a round the last one laid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::card::Family>"))]
    family: Option<String>,
    /// How many cards have been added to it in this action.
    #[serde(skip_serializing_if = "is_zero")]
    added: i64,
    /// The card added last; the next is the same or later in canonical order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::card::Card>"))]
    last: Option<String>,
    /// Whether the family had a set before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    extension: bool,
    /// The place on the quay of the card being taken.
    #[serde(skip_serializing_if = "is_zero")]
    place: i64,
    /// The victim, the owner of the pile looked at, the seat that gives up cards, or at the end of a round
    /// who took the last card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<engine::Seat>"))]
    seat: Option<i64>,
    /// The back chosen by the Thief.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::card::Back>"))]
    back: Option<String>,
    /// The token being carried out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::token::Token>"))]
    token: Option<String>,
    /// How many cards are still to be drawn or given up.
    #[serde(skip_serializing_if = "is_zero")]
    left: i64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(number: &i64) -> bool {
    *number == 0
}

fn names(cards: Cards) -> Vec<String> {
    cards.each().map(|card| card.to_string()).collect()
}

impl From<&Focus> for FocusJson {
    fn from(focus: &Focus) -> Self {
        Self {
            family: focus.family.map(|family| family.to_string()),
            added: focus.added.into(),
            last: focus.last.map(|card| card.to_string()),
            extension: focus.extension,
            place: focus.place.into(),
            seat: focus.seat.map(seat_number),
            back: focus.back.map(|back| back.to_string()),
            token: focus.token.map(|token| token.to_string()),
            left: focus.left.into(),
        }
    }
}

impl From<Sobek> for PositionJson {
    fn from(game: Sobek) -> Self {
        let board = &game.board;
        let sets =
            |sets: &Sets| sets.iter().map(|(family, cards)| (family.to_string(), names(cards))).collect();
        let player = |seat: Seat| PlayerJson {
            score: board.score(seat).into(),
            hand: names(game.hand(seat)),
            pile: names(game.pile(seat)),
            curses: board.curses(seat).into(),
            sets: sets(&board.sets[seat.index()]),
            horizontal: sets(&board.horizontal[seat.index()]),
            prosperity: Family::ALL
                .into_iter()
                .filter(|&family| board.prosperity(seat, family) > 0)
                .map(|family| (family.to_string(), board.prosperity(seat, family).into()))
                .collect(),
            deceit_points: board.deceit_points(seat).into(),
        };
        let quay_card = |card: &Option<QuayCard>| {
            card.map(|card| match card {
                QuayCard::Open(card) => card.to_string(),
                QuayCard::Character => "character".to_owned(),
            })
        };
        let tokens = |tokens: Tokens| tokens.each().map(|token| token.to_string()).collect();
        Self {
            seats: board.seats(),
            options: board.setup.options(),
            phase: board.phase,
            round: board.round.into(),
            first: board.first.map(seat_number),
            // The last turn of a finished game is kept too.
            turn: (board.first.is_some() || board.phase == Phase::Starter).then(|| seat_number(board.active)),
            again: board.again,
            quay: board.quay.places().iter().map(quay_card).collect(),
            deck: Some(board.deck.into()),
            players: Seat::all(board.seats()).map(player).collect(),
            discard: names(board.discard),
            event_stack: board.stack.into(),
            stack: tokens(game.stack),
            used_events: tokens(board.used),
            looked_at_events: board.looked.iter().map(seat_number).collect(),
            focus: (&board.focus).into(),
            dropping: names(game.dropping),
            memory: write_memory(&game),
        }
    }
}

fn write_memory(game: &Sobek) -> BTreeMap<String, BTreeMap<String, ListJson>> {
    let mut memory = BTreeMap::new();
    for viewer in Viewer::all(game.board.seats()) {
        let mut lists = BTreeMap::new();
        for (owner, &[hand, pile]) in Seat::all(MOST).zip(game.memory.of(viewer)) {
            if !hand.plus(pile).is_empty() {
                lists.insert(owner.to_string(), ListJson { hand: names(hand), pile: names(pile) });
            }
        }
        if !lists.is_empty() {
            let name = viewer.seat().map_or("public".to_owned(), |seat| seat.to_string());
            memory.insert(name, lists);
        }
    }
    memory
}

impl TryFrom<PositionJson> for Sobek {
    type Error = BadPosition;

    fn try_from(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut game = Self::start(setup);
        read_board(&json, &mut game.board)?;
        let players = players(&json.players, setup.seats)?;
        for (seat, player) in players {
            game.read_player(seat, player)?;
        }
        game.dropping = read_cards("dropping", &json.dropping)?;
        game.stack = read_tokens("stack", &json.stack)?;
        game.deal_rest()?;
        if let Some(deck) = json.deck
            && deck != usize::from(game.board.deck)
        {
            let reason = format!("is {deck}, but {} cards are left for it", game.board.deck);
            return refuse("deck", reason);
        }
        game.memory = read_memory(&json.memory, setup.seats)?;
        game.validate()?;
        Ok(game)
    }
}

fn read_board(json: &PositionJson, board: &mut Board) -> Checked<()> {
    let seats = board.seats();
    board.phase = json.phase;
    board.round = number("round", json.round, 1, data().rounds)?;
    board.first = json.first.map(|first| seat("first", first, seats)).transpose()?;
    board.active = turn(json.turn, board.first, seats)?;
    board.again = json.again;
    board.quay = read_quay(&json.quay)?;
    board.discard = read_cards("discard", &json.discard)?;
    board.stack = number("event_stack", json.event_stack, 0, data().events_per_round)?;
    board.used = read_tokens("used_events", &json.used_events)?;
    let looked = items("looked_at_events", &json.looked_at_events);
    let looked = looked.map(|(item, &looker)| seat(item, looker, seats));
    board.looked = looked.collect::<Checked<_>>()?;
    board.focus = read_focus(&json.focus, seats)?;
    Ok(())
}

fn read_quay(texts: &[Option<String>]) -> Checked<Quay> {
    let mut quay = Quay::default();
    if texts.len() > PLACES {
        return refuse("quay", format!("there are {} places, but only {PLACES} in all", texts.len()));
    }
    for (place, (field, text)) in (1..).zip(items("quay", texts)) {
        let card = match text.as_deref() {
            None => continue,
            Some("character") => QuayCard::Character,
            Some(text) => QuayCard::Open(word(field, text)?),
        };
        if let QuayCard::Open(card) = card
            && card.back() != Back::Beige
        {
            return refuse(field, format!("{card} never lies face up on the quay"));
        }
        quay.put(place, Some(card));
    }
    Ok(quay)
}

fn read_cards(field: &str, names: &[String]) -> Checked<Cards> {
    let mut cards = Cards::NONE;
    for (item, name) in items(field, names) {
        let card: Card = word(item, name)?;
        if cards.of(card) >= data().cards.of(card) {
            return refuse(item, format!("there are only {} of {card}", data().cards.of(card)));
        }
        cards = cards.with(card);
    }
    Ok(cards)
}

fn read_tokens(field: &str, names: &[String]) -> Checked<Tokens> {
    let mut tokens = Tokens::NONE;
    for (item, name) in items(field, names) {
        let token: Token = word(item, name)?;
        if tokens.of(token) >= data().tokens.of(token) {
            return refuse(item, format!("there are only {} of {token}", data().tokens.of(token)));
        }
        tokens = tokens.with(token, 1);
    }
    Ok(tokens)
}

fn read_focus(json: &FocusJson, seats: usize) -> Checked<Focus> {
    Ok(Focus {
        family: json.family.as_ref().map(|text| word("focus.family", text)).transpose()?,
        added: number("focus.added", json.added, 0, 63)?,
        last: json.last.as_ref().map(|text| word("focus.last", text)).transpose()?,
        extension: json.extension,
        place: number("focus.place", json.place, 0, PLACES as u8)?,
        seat: json.seat.map(|number| seat("focus.seat", number, seats)).transpose()?,
        back: json.back.as_ref().map(|text| word("focus.back", text)).transpose()?,
        token: json.token.as_ref().map(|text| word("focus.token", text)).transpose()?,
        left: number("focus.left", json.left, 0, 63)?,
    })
}

fn read_memory(json: &BTreeMap<String, BTreeMap<String, ListJson>>, seats: usize) -> Checked<Memory> {
    let mut memory = Memory::NONE;
    for (viewer, lists) in json {
        let field = format!("memory.{}", clipped(viewer));
        let who = match viewer.as_str() {
            "public" => Viewer::Spectator,
            seat => Viewer::Seat(seat_word(&field, seat, seats)?),
        };
        let mut read: Lists = NO_LISTS;
        for (owner, list) in lists {
            let field = format!("{field}.{}", clipped(owner));
            let owner = seat_word(&field, owner, seats)?;
            read[owner.index()] = [
                read_cards(&format!("{field}.hand"), &list.hand)?,
                read_cards(&format!("{field}.pile"), &list.pile)?,
            ];
        }
        memory.set(who, read);
    }
    Ok(memory)
}

impl Sobek {
    fn read_player(&mut self, seat: Seat, player: &PlayerJson) -> Checked<()> {
        let field = |name: &str| format!("players[{seat}].{name}");
        let at = seat.index();
        let board = &mut self.board;
        board.scores[at] = number(field("score"), player.score, 0, 10_000)?;
        board.curses[at] = number(field("curses"), player.curses, 0, data().tokens.of(Token::Curse))?;
        board.deceit[at] = number(field("deceit_points"), player.deceit_points, 0, 63)?;
        self.hands[at] = read_cards(&field("hand"), &player.hand)?;
        self.piles[at] = read_cards(&field("pile"), &player.pile)?;
        let board = &mut self.board;
        for (name, list, sets) in [
            ("sets", &player.sets, &mut board.sets[at]),
            ("horizontal", &player.horizontal, &mut board.horizontal[at]),
        ] {
            for (family, names) in list {
                let field = format!("{}.{}", field(name), clipped(family));
                let family: Family = word(&field, family)?;
                for card in read_cards(&field, names)?.each() {
                    if card != Card::AMULET && card.family() != Some(family) {
                        return refuse(field, format!("{card} does not fit a {family} set"));
                    }
                    sets.add(family, card);
                }
            }
        }
        for (family, &count) in &player.prosperity {
            let field = format!("{}.{}", field("prosperity"), clipped(family));
            let family: Family = word(&field, family)?;
            let most = data().tokens.of(Token::Prosperity);
            board.prosperity[at][family.index()] = number(&field, count, 0, most)?;
        }
        Ok(())
    }
}
