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

use super::card::{Back, Card, Character, Family};
use super::cards::Cards;
use super::data::{PLACES, data};
use super::memory::{Memory, NO_LISTS};
use super::quay::{QuayCard, Sets};
use super::setup::Setup;
use super::state::{Board, Focus, Phase, Sobek};
use super::token::Token;
use crate::fields::fields;
use crate::form::{
    Census, Checked, Sketched, Text, at_table, bad_setup, named_turn, players, refuse, turn, within,
};
use engine::json::Entries;
use engine::words::Words;
use engine::{Options, Seat, Viewer};
use serde::Deserialize;

fields! {
    /// A position as JSON; whether it can be is checked when it becomes a [`Sobek`].
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PositionJson read_as(game: Sobek):
    let board = &game.board;
    {
        seats: usize = board.seats(),
        #[serde(default)]
        options: Options = board.setup.options(),
        phase: Phase = board.phase,
        round: u8 = board.round,
        first: Option<Seat> = board.first,
        /// The last turn of a finished game is kept too.
        turn: Option<Seat> = named_turn(board.first, board.active)
            .or((board.phase == Phase::Starter).then_some(board.active)),
        #[serde(default)]
        again: bool = board.again,
        #[serde(default)]
        quay: Vec<Option<QuayCard>> = board.quay.places().to_vec(),
        deck: Option<u8> = Some(board.deck),
        players: Vec<PlayerJson> = Seat::all(board.seats()).map(|seat| PlayerJson::of(&game, seat)).collect(),
        #[serde(default)]
        discard: Vec<Card> = list(board.discard),
        event_stack: u8 = board.stack,
        /// The tokens in the stack, as far as they have been drawn.
        #[serde(default)]
        stack: Vec<Token> = game.stack.each().collect(),
        #[serde(default)]
        used_events: Vec<Token> = board.used.each().collect(),
        #[serde(default)]
        looked_at_events: Vec<Seat> = board.looked.iter().collect(),
        #[serde(default)]
        focus: Focus = board.focus,
        /// Cards given up to a Scribe by the seat that still chooses.
        #[serde(default)]
        dropping: Vec<Card> = list(game.dropping),
        /// Who remembers what of whose hand and pile.
        #[serde(default)]
        memory: Entries<Who, Entries<Text<Seat>, ListJson>> = remembered(&game),
    }

    #[derive(Clone, Debug, Default, Deserialize)]
    #[serde(deny_unknown_fields, default)]
    struct PlayerJson of(game: &Sobek, seat: Seat):
    let board = &game.board;
    let sets = |sets: &Sets| sets.iter().map(|(family, cards)| (family, list(cards))).collect();
    {
        score: u16 = board.score(seat),
        hand: Vec<Card> = list(game.hand(seat)),
        pile: Vec<Card> = list(game.pile(seat)),
        #[serde(skip_serializing_if = "is_zero")]
        curses: u8 = board.curses(seat),
        #[serde(skip_serializing_if = "Entries::is_empty")]
        sets: Entries<Family, Vec<Card>> = sets(&board.sets[seat.index()]),
        #[serde(skip_serializing_if = "Entries::is_empty")]
        horizontal: Entries<Family, Vec<Card>> = sets(&board.horizontal[seat.index()]),
        #[serde(skip_serializing_if = "Entries::is_empty")]
        prosperity: Entries<Family, u8> = blessed(board, seat),
        #[serde(skip_serializing_if = "is_zero")]
        deceit_points: u8 = board.deceit_points(seat),
    }

    #[derive(Clone, Debug, Default, Deserialize)]
    #[serde(deny_unknown_fields, default)]
    struct ListJson of(hand: Cards, pile: Cards):
    {
        #[serde(skip_serializing_if = "Vec::is_empty")]
        hand: Vec<Card> = list(hand),
        #[serde(skip_serializing_if = "Vec::is_empty")]
        pile: Vec<Card> = list(pile),
    }
}

/// Who remembers: a seat, or everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Words)]
#[words(expected = "public or the number of a seat")]
enum Who {
    #[words("{seat}")]
    Seat(Seat),
    Public,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(super) fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn list(cards: Cards) -> Vec<Card> {
    cards.each().collect()
}

fn blessed(board: &Board, seat: Seat) -> Entries<Family, u8> {
    let tokens = Family::ALL.into_iter().map(|family| (family, board.prosperity(seat, family)));
    tokens.filter(|&(_, tokens)| tokens > 0).collect()
}

fn remembered(game: &Sobek) -> Entries<Who, Entries<Text<Seat>, ListJson>> {
    let by = |viewer| {
        let lists = Seat::all(game.board.seats()).zip(game.memory.of(viewer));
        let lists = lists.filter(|(_, [hand, pile])| !hand.plus(*pile).is_empty());
        let lists = lists.map(|(owner, &[hand, pile])| (Text(owner), ListJson::of(hand, pile)));
        (viewer.seat().map_or(Who::Public, Who::Seat), lists.collect())
    };
    let all = Viewer::all(game.board.seats()).map(by);
    all.filter(|(_, lists): &(_, Entries<_, _>)| !lists.is_empty()).collect()
}

impl Sketched for Sobek {
    type Form = PositionJson;

    fn sketch(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let seats = setup.seats;
        let mut game = Self::start(setup);
        let board = &mut game.board;
        board.phase = json.phase;
        board.round = within("round", json.round, 1, data().rounds)?;
        (board.first, board.active) = turn(json.first, json.turn, seats)?;
        board.again = json.again;
        board.stack = json.event_stack;
        let looked = (1..).zip(json.looked_at_events);
        let looked =
            looked.map(|(item, seat)| at_table(format_args!("looked_at_events[{item}]"), seat, seats));
        board.looked = looked.collect::<Checked<_>>()?;
        board.focus = read_focus(json.focus, seats)?;
        let (mut cards, mut tokens) = (Census::of(data().cards.each()), Census::of(data().tokens.each()));
        for (seat, player) in players(json.players, seats)? {
            game.read_player(seat, player, &mut cards, &mut tokens)?;
        }
        game.read_quay(&json.quay, &mut cards)?;
        game.board.discard = cards.list("discard", json.discard)?;
        game.dropping = cards.list("dropping", json.dropping)?;
        game.stack = tokens.list("stack", json.stack)?;
        game.board.used = tokens.list("used_events", json.used_events)?;
        json.focus.token.map_or(Ok(()), |token| tokens.take("focus.token", token))?;
        game.board.deck = game.count_deck(cards.left().collect())?;
        if let Some(deck) = json.deck.filter(|&deck| deck != game.board.deck) {
            return refuse("deck", format!("is {deck}, but {} cards are left for it", game.board.deck));
        }
        game.memory = read_memory(json.memory, seats)?;
        Ok(game)
    }
}

/// Numbers small enough to be counted with.
fn read_focus(focus: Focus, seats: usize) -> Checked<Focus> {
    within("focus.added", focus.added, 0, 63)?;
    within("focus.place", focus.place, 0, PLACES as u8)?;
    within("focus.left", focus.left, 0, 63)?;
    focus.seat.map(|seat| at_table("focus.seat", seat, seats)).transpose()?;
    Ok(focus)
}

fn read_memory(json: Entries<Who, Entries<Text<Seat>, ListJson>>, seats: usize) -> Checked<Memory> {
    let mut memory = Memory::NONE;
    for (who, lists) in json {
        let field = format!("memory.{who}");
        let viewer = match who {
            Who::Public => Viewer::Spectator,
            Who::Seat(seat) => Viewer::Seat(at_table(&field, seat, seats)?),
        };
        let mut read = NO_LISTS;
        for (Text(owner), list) in lists {
            let field = format!("{field}.{owner}");
            at_table(&field, owner, seats)?;
            // Whether they are in this very hand or pile is seen when all is read.
            let mut cards = Census::of(data().cards.each());
            read[owner.index()] = [
                cards.list(&format!("{field}.hand"), list.hand)?,
                cards.list(&format!("{field}.pile"), list.pile)?,
            ];
        }
        memory.set(viewer, read);
    }
    Ok(memory)
}

impl Sobek {
    fn read_player(
        &mut self,
        seat: Seat,
        player: PlayerJson,
        cards: &mut Census<Card>,
        tokens: &mut Census<Token>,
    ) -> Checked<()> {
        let field = |name: &str| format!("players[{seat}].{name}");
        let (at, board) = (seat.index(), &mut self.board);
        board.scores[at] = within(field("score"), player.score, 0, 10_000)?;
        board.deceit[at] = within(field("deceit_points"), player.deceit_points, 0, 63)?;
        self.hands[at] = cards.list(&field("hand"), player.hand)?;
        self.piles[at] = cards.list(&field("pile"), player.pile)?;
        for (name, list, sets) in [
            ("sets", player.sets, &mut board.sets[at]),
            ("horizontal", player.horizontal, &mut board.horizontal[at]),
        ] {
            for (family, list) in list {
                let field = format!("{}.{family}", field(name));
                for card in cards.list::<Vec<Card>>(&field, list)? {
                    if card != Card::AMULET && card.family() != Some(family) {
                        return refuse(field, format!("{card} does not fit a {family} set"));
                    }
                    sets.add(family, card);
                }
            }
        }
        board.curses[at] = player.curses;
        (0..player.curses).try_for_each(|_| tokens.take(field("curses"), Token::Curse))?;
        for (family, count) in player.prosperity {
            let field = field(&format!("prosperity.{family}"));
            (0..count).try_for_each(|_| tokens.take(&field, Token::Prosperity))?;
            board.prosperity[at][family.index()] = count;
        }
        Ok(())
    }

    fn read_quay(&mut self, places: &[Option<QuayCard>], cards: &mut Census<Card>) -> Checked<()> {
        if places.len() > PLACES {
            return refuse("quay", format!("there are {} places, but only {PLACES} in all", places.len()));
        }
        for (place, &card) in (1..).zip(places) {
            if let Some(QuayCard::Open(card)) = card {
                cards.take(format!("quay[{place}]"), card)?;
            }
            self.board.quay.put(place, card);
        }
        Ok(())
    }

    /// `SO-2.4`, `SO-2.5`: cards that stand nowhere are in the deck or out of the round; how many are in the deck.
    fn count_deck(&mut self, left: Cards) -> Checked<u8> {
        self.pool = left.backed(Back::Beige);
        self.unrevealed = left.backed(Back::Orange);
        self.greens = left.backed(Back::Green);
        let (board, characters) = (&self.board, self.unrevealed.len());
        let waiting = board.quay.characters() + usize::from(board.phase == Phase::DrawReveal);
        let removed = Character::COUNT + data().cards.backed(Back::Beige).len()
            - usize::from(data().deck[board.seats()]);
        if characters < waiting {
            let reason = format!("{waiting} characters are face down, but only {characters} are left");
            return refuse("quay", reason);
        }
        match (self.pool.len() + characters - waiting).checked_sub(removed) {
            Some(deck) => Ok(deck as u8),
            None => refuse("deck", format!("fewer than the {removed} removed cards are left")),
        }
    }
}
