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

use super::cards::{Deck, FinishCard, Racers};
use super::data::data;
use super::pieces::{OwnTile, ShownDie, Ticket, Tickets};
use super::setup::Setup;
use super::state::{Board, CamelUp, Phase};
use crate::camel_up::race::{Camel, Die, Race, Racer, Side, Space};
use crate::fields::fields;
use crate::form::{
    Census, Checked, Owned, Sketched, Text, at_table, bad_setup, named_turn, players, refuse, refuse_as,
    turn, within,
};
use engine::json::Entries;
use engine::{MAX_SEATS, Options, Seat};
use serde::{Deserialize, Serialize};

fields! {
    /// A position as JSON; whether it can be is checked when it becomes a [`CamelUp`].
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PositionJson read_as(game: CamelUp):
    let board = &game.board;
    {
        seats: usize = board.seats(),
        #[serde(default)]
        options: Options = board.setup.options(),
        phase: Phase = board.phase,
        leg: u16 = board.leg,
        first: Option<Seat> = board.first,
        /// The last turn of a finished game is kept too.
        turn: Option<Seat> = named_turn(board.first, board.active),
        /// Bottom to top.
        camels: Entries<Text<Space>, Vec<Camel>> =
            board.race.stacks().map(|(space, stack)| (Text(space), stack.iter().collect())).collect(),
        /// `blue 2`, `grey black 3`; `grey 3` in setup.
        #[serde(default)]
        dice: Vec<Text<ShownDie>> = board.dice.iter().map(Text).collect(),
        /// `boo@1`.
        #[serde(default)]
        tiles: Entries<Text<Space>, Text<Owned<Side>>> = tiles(board),
        players: Vec<PlayerJson> = Seat::all(board.seats()).map(|seat| PlayerJson::of(&game, seat)).collect(),
        #[serde(default)]
        winner_deck: Vec<CardJson> = deck(&game, Deck::Winner),
        #[serde(default)]
        loser_deck: Vec<CardJson> = deck(&game, Deck::Loser),
    }

    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct PlayerJson of(game: &CamelUp, seat: Seat):
    let board = &game.board;
    {
        money: u16 = board.money(seat),
        hand: Option<Vec<Racer>> = Some(game.hand(seat).iter().collect()),
        /// `green 5`.
        #[serde(default)]
        tickets: Vec<Text<Ticket>> = board.tickets_of(seat).map(Text).collect(),
        #[serde(default)]
        pyramid_tickets: u8 = board.pyramid_tickets(seat),
        partner: Option<Seat> = board.partner(seat),
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardJson {
    owner: Seat,
    colour: Racer,
}

fn tiles(board: &Board) -> Entries<Text<Space>, Text<Owned<Side>>> {
    let tile = |owner| {
        let OwnTile { space, side } = board.tile_of(owner)?;
        Some((Text(space), Text(Owned { what: side, owner })))
    };
    Seat::all(board.seats()).filter_map(tile).collect()
}

fn deck(game: &CamelUp, deck: Deck) -> Vec<CardJson> {
    let card = |card: FinishCard| Some(CardJson { owner: card.owner, colour: card.colour? });
    game.decks.iter(deck).filter_map(card).collect()
}

impl Sketched for CamelUp {
    type Form = PositionJson;

    fn sketch(json: PositionJson) -> Checked<Self> {
        let setup = Setup::new(json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut game = Self::start(setup);
        let board = &mut game.board;
        board.phase = json.phase;
        board.leg = json.leg;
        (board.first, board.active) = turn(json.first, json.turn, setup.seats)?;
        board.race = read_race(json.camels)?;
        let mut inside = Census::of(Die::ALL);
        for (item, Text(shown)) in (1..).zip(json.dice) {
            let field = format!("dice[{item}]");
            if shown.crazy.is_some() == (shown.die != Die::Grey || board.phase.in_setup()) {
                return refuse(field, format!("{shown} is not what the grey die shows in this phase"));
            }
            inside.take(field, shown.die)?;
            board.dice.show(shown);
        }
        read_tiles(json.tiles, board)?;
        let mut cards = [Racers::ALL; MAX_SEATS].map(|racers| Census::of(racers.iter()));
        for (deck, list) in [(Deck::Winner, json.winner_deck), (Deck::Loser, json.loser_deck)] {
            for (item, CardJson { owner, colour }) in (1..).zip(list) {
                let field = format!("{deck}_deck[{item}]");
                at_table(format_args!("{field}.owner"), owner, setup.seats)?;
                cards[owner.index()].take(field, colour)?;
                game.decks.push(deck, FinishCard { owner, colour: Some(colour) });
            }
        }
        let mut tickets = Vec::new();
        for ((seat, player), cards) in players(json.players, setup.seats)?.zip(&mut cards) {
            tickets.extend(player.tickets.iter().map(|&Text(ticket)| (ticket, seat)));
            game.read_player(seat, player, cards)?;
        }
        game.board.tickets = read_tickets(tickets)?;
        if game.board.phase == Phase::Over {
            game.board.turned = game.decks.total() as u8;
        }
        Ok(game)
    }
}

fn read_race(camels: Entries<Text<Space>, Vec<Camel>>) -> Checked<Race> {
    let mut off = Census::of(Camel::ALL);
    let mut race = Race::EMPTY;
    for (Text(space), stack) in camels {
        let field = format!("camels.{space}");
        if stack.is_empty() {
            return refuse(field, "the stack is empty, leave the space out");
        }
        let stack: Vec<Camel> = off.list(&field, stack)?;
        race = stack.into_iter().fold(race, |race, camel| race.placed(camel, space));
    }
    Ok(race)
}

fn read_tiles(tiles: Entries<Text<Space>, Text<Owned<Side>>>, board: &mut Board) -> Checked<()> {
    for (Text(space), Text(Owned { what: side, owner })) in tiles {
        let field = format!("tiles.{space}");
        at_table(&field, owner, board.seats())?;
        if board.tile_of(owner).is_some() {
            return refuse(field, format!("seat {owner} has two tiles on the track"));
        }
        // CU-5.2, CU-5.3, CU-5.4, CU-5.5 hold whichever tile came first.
        if let Err(illegal) = board.check_tile(owner, space) {
            return refuse_as(field, &illegal);
        }
        board.tiles.put(owner, OwnTile { space, side });
    }
    Ok(())
}

/// `CU-4.2`: those held are the upper ones of each colour.
fn read_tickets(mut held: Vec<(Ticket, Seat)>) -> Checked<Tickets> {
    held.sort_by_key(|&(ticket, seat)| (std::cmp::Reverse(ticket.value), seat));
    let mut tickets = Tickets::default();
    for (ticket, seat) in held {
        let field = format!("players[{seat}].tickets");
        let colour = ticket.colour;
        match tickets.left(colour).first() {
            Some(&top) if top == ticket.value => tickets.take(colour, seat),
            Some(top) => {
                return refuse(field, format!("a {ticket} is held while the {colour} {top} is on the board"));
            }
            None => return refuse(field, format!("more {colour} tickets are held than there are")),
        };
    }
    Ok(tickets)
}

impl CamelUp {
    /// The colours that the player has in no deck are in hand, whether the hand is given or not.
    fn read_player(&mut self, seat: Seat, player: PlayerJson, cards: &mut Census<Racer>) -> Checked<()> {
        let field = |name: &str| format!("players[{seat}].{name}");
        let at = seat.index();
        self.board.money[at] = player.money;
        self.board.pyramid[at] =
            within(field("pyramid_tickets"), player.pyramid_tickets, 0, data().pyramid_tickets)?;
        if let Some(partner) = player.partner {
            self.board.partners[at] = at_table(field("partner"), partner, self.board.seats())?.number();
        }
        self.hands[at] = match player.hand {
            None => cards.left().collect(),
            Some(hand) => {
                let hand = cards.list(&field("hand"), hand)?;
                cards.all_taken(field("hand"))?;
                hand
            }
        };
        Ok(())
    }
}
