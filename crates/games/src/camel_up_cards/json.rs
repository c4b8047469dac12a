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
use super::data::data;
use super::pile::{Pile, Slot};
use super::race::Race;
use super::setup::Setup;
use super::state::{Board, CamelUpCards, Phase};
use crate::fields::fields;
use crate::form::{
    Census, Checked, Owned, Sketched, Text, at_table, bad_setup, players, refuse, refuse_as, within,
};
use engine::json::Entries;
use engine::{Options, Seat};
use serde::Deserialize;

fields! {
    /// A position as JSON; whether it can be is checked when it becomes a [`CamelUpCards`].
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PositionJson read_as(game: CamelUpCards):
    let board = &game.board;
    let figures = Figure::ALL.into_iter().filter_map(|figure| board.figure(figure));
    {
        seats: usize = board.seats(),
        #[serde(default)]
        options: Options = board.setup.options(),
        phase: Phase = board.phase,
        leg: u16 = board.leg,
        first: Option<Seat> = board.first(),
        /// The last turn of a finished game is kept too.
        turn: Option<Seat> = board.phase.in_leg().then_some(board.active),
        last_space: u8 = board.track.last(),
        /// `7-8` for each card that lies sandstorm up.
        #[serde(default)]
        storms: Vec<Cell> = board.track.storms().map(|card| board.track.cell(2 * card - 1)).collect(),
        /// Bottom to top.
        camels: Entries<Text<Place>, Vec<Camel>> =
            board.standings().map(|stack| (Text(stack.cell), stack.camels.iter().collect())).collect(),
        /// `9@1`: its cell and who holds its card.
        #[serde(default)]
        figures: Entries<Figure, Text<Owned<Cell>>> = figures
            .map(|placed| (placed.figure, Text(Owned { what: placed.cell, owner: placed.holder })))
            .collect(),
        /// From the card drawn first.
        #[serde(default)]
        revealed: Vec<RaceCard> = board.pile.iter().collect(),
        players: Vec<PlayerJson> = Seat::all(board.seats()).map(|seat| PlayerJson::of(&game, seat)).collect(),
    }

    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct PlayerJson of(game: &CamelUpCards, seat: Seat):
    let board = &game.board;
    let own = &game.own[seat.index()];
    {
        money: u16 = board.money(seat),
        /// `leg yellow 5`, `third blue`, `winner white`, `loser green`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bets: Vec<Text<BetCard>> = board.bets_of(seat).map(Text).collect(),
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hand: Vec<RaceCard> = own.hand.iter().collect(),
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        discards: Vec<RaceCard> = own.discards.iter().collect(),
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deck: Vec<RaceCard> = own.deck.iter().collect(),
        #[serde(skip_serializing_if = "Option::is_none")]
        kept: Option<RaceCard> = own.kept.card(),
        /// Chosen to be shown, not turned up yet.
        #[serde(skip_serializing_if = "Option::is_none")]
        show: Option<RaceCard> = own.show.card(),
        #[serde(skip_serializing_if = "Option::is_none")]
        shown: Option<RaceCard> = board.shown(seat),
        #[serde(skip_serializing_if = "Option::is_none")]
        played: Option<RaceCard> = board.played(seat),
    }
}

impl Sketched for CamelUpCards {
    type Form = PositionJson;

    fn sketch(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut game = Self::start(setup);
        let board = &mut game.board;
        board.phase = json.phase;
        board.leg = json.leg;
        read_track(json.last_space, json.storms, board)?;
        board.race = read_race(json.camels, board)?;
        read_figures(json.figures, board)?;
        if json.revealed.len() > Pile::MOST {
            return refuse("revealed", format!("{} cards are more than any pile has", json.revealed.len()));
        }
        json.revealed.iter().for_each(|&card| board.pile.push(card));
        let mut bets = Vec::new();
        let mut cards = Census::of(Cards::all().iter());
        for (seat, player) in players(json.players, setup.seats)? {
            bets.extend(player.bets.iter().map(|&Text(card)| (card, seat)));
            game.read_player(seat, player, &mut cards)?;
        }
        read_bets(bets, &mut game.board)?;
        game.read_turn(json.first, json.turn)?;
        if game.board.phase.in_leg() {
            game.board.dealt = setup.seats as u8 * setup.leg_setup.deal;
            let shown = game.board.shown.iter().map(|slot| slot.cards());
            let put_in = game.own.iter().map(|own| own.deck).chain(shown).flat_map(Cards::iter);
            let mut deck = Census::of(put_in);
            deck.list::<Cards>("revealed", json.revealed)?;
            game.deck = deck.left().collect();
        }
        Ok(game)
    }
}

fn read_track(last: u8, storms: Vec<Cell>, board: &mut Board) -> Checked<()> {
    board.track.extend(within("last_space", last, board.track.last(), data().max_space)?);
    let mut cards = Census::of((1..=last / 2).map(|card| Cell::new(2 * card - 1, true)));
    for cell in cards.list::<Vec<Cell>>("storms", storms)? {
        board.track.turn(cell.card());
    }
    Ok(())
}

fn read_race(camels: Entries<Text<Place>, Vec<Camel>>, board: &Board) -> Checked<Race> {
    let mut race = Race::START;
    let mut off = Census::of(Camel::ALL);
    for (Text(place), stack) in camels {
        let field = format!("camels.{place}");
        if place.cell().is_some_and(|cell| board.track.position(cell).is_none()) {
            return refuse(field, "there is no such cell on this track");
        }
        if stack.is_empty() {
            return refuse(field, "the stack is empty, leave it out");
        }
        for camel in off.list::<Vec<Camel>>(&field, stack)? {
            if place != Place::Start {
                race = race.placed(camel, place.position());
            }
        }
    }
    off.all_taken("camels").map(|()| race)
}

fn read_figures(figures: Entries<Figure, Text<Owned<Cell>>>, board: &mut Board) -> Checked<()> {
    for (figure, Text(Owned { what: cell, owner })) in figures {
        let field = format!("figures.{figure}");
        at_table(&field, owner, board.seats())?;
        // CC-6.3, CC-6.4, CC-6.5 hold at all times, for a unit that ends there sends the figure home, and so do all
        // camels that pass it.
        if let Err(illegal) = board.check_place(figure, cell) {
            return refuse_as(field, &illegal);
        }
        board.figures = board.figures.with(figure, cell.first());
        board.figure_cards[figure as usize] = owner.number();
    }
    Ok(())
}

/// Takes the cards from the top, so that the leg-winner cards held are the upper ones of each camel (`CC-9.1`).
fn read_bets(mut cards: Vec<(BetCard, Seat)>, board: &mut Board) -> Checked<()> {
    cards.sort_by_key(|(card, seat)| (card.kind, card.camel, std::cmp::Reverse(card.value), *seat));
    for (card, seat) in cards {
        let field = format!("players[{seat}].bets");
        let BetCard { kind, camel, value } = card;
        if value.is_some() != (kind == BetKind::Leg) {
            return refuse(
                field,
                format!("{card} is no bet card: those of the leg have values, others none"),
            );
        }
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

impl CamelUpCards {
    fn read_player(&mut self, seat: Seat, player: PlayerJson, cards: &mut Census<RaceCard>) -> Checked<()> {
        let at = seat.index();
        let field = |name: &str| format!("players[{seat}].{name}");
        self.board.money[at] = within(field("money"), player.money, data().floor, u16::MAX)?;
        self.own[at].hand = cards.list(&field("hand"), player.hand)?;
        self.own[at].discards = cards.list(&field("discards"), player.discards)?;
        self.own[at].deck = cards.list(&field("deck"), player.deck)?;
        for (name, card, slot) in [
            ("kept", player.kept, &mut self.own[at].kept),
            ("show", player.show, &mut self.own[at].show),
            ("shown", player.shown, &mut self.board.shown[at]),
            ("played", player.played, &mut self.board.played[at]),
        ] {
            if let Some(card) = card {
                cards.take(field(name), card)?;
                *slot = Slot::of(card);
            }
        }
        Ok(())
    }

    /// `CC-4.11`, `CC-5.1`: who started the leg and whose turn it is.
    fn read_turn(&mut self, first: Option<Seat>, turn: Option<Seat>) -> Checked<()> {
        let board = &mut self.board;
        let given = first.map(|first| at_table("first", first, board.seats())).transpose()?;
        board.first = match (board.phase, given) {
            (Phase::Start, Some(_)) => return refuse("first", "must be left out before leg 1"),
            (Phase::Start, None) => board.first,
            (Phase::Over, given) => match given {
                Some(first) => first,
                None => return refuse("first", "is missing"),
            },
            // Money does not change within a leg.
            _ => board.starting_player(),
        };
        if let Some(seat) = given.filter(|&seat| seat != board.first) {
            let reason = format!("is {seat}, but seat {} starts by its money", board.first);
            return refuse("first", reason);
        }
        match (board.phase.in_leg(), turn) {
            (true, Some(turn)) => board.active = at_table("turn", turn, board.seats())?,
            (true, None) => return refuse("turn", "is missing"),
            (false, Some(_)) => return refuse("turn", "must be left out before the leg begins"),
            (false, None) => {}
        }
        Ok(())
    }
}
