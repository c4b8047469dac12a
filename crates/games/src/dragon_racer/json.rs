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
use super::data::{COVERED, MOST_DEALT, TEAM, TURNS, data};
use super::piece::{Dragon, Hero, Tile};
use super::setup::{OLDEST_RULES, RULES, Setup};
use super::state::{DragonRacer, Phase, before_hands, in_flight, nobody_asked};
use super::team::{Exchange, LyingAttack};
use crate::fields::fields;
use crate::form::{Census, Checked, Sketched, at_table, bad_setup, players, refuse, within};
use engine::{Options, Seat};
use serde::Deserialize;

fields! {
    /// A position as JSON; whether it can be is checked when it becomes a [`DragonRacer`].
    #[derive(Clone, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct PositionJson read_as(game: DragonRacer):
    let board = &game.board;
    {
        /// Told of old games only.
        #[serde(default = "newest", skip_serializing_if = "is_newest")]
        rules: u16 = board.setup.rules,
        seats: usize = board.seats(),
        #[serde(default)]
        options: Options = board.setup.options(),
        phase: Phase = board.phase,
        turn: u8 = board.turn,
        /// The tiles turned over, in order.
        #[serde(default)]
        tiles: Vec<Tile> = board.tiles().collect(),
        players: Vec<PlayerJson> = Seat::all(board.seats()).map(|seat| PlayerJson::of(&game, seat)).collect(),
        flying: Option<Seat> = board.flyer,
        #[serde(default)]
        attacks: Vec<LyingAttack> = board.attacks.iter().collect(),
        asking: Option<Dragon> = board.asking,
        #[serde(default)]
        firing: Vec<Slot> = board.firing().collect(),
    }

    #[derive(Clone, Debug, Default, Deserialize)]
    #[serde(deny_unknown_fields, default)]
    struct PlayerJson of(game: &DragonRacer, seat: Seat):
    let board = &game.board;
    {
        hero: Option<Hero> = board.hero(seat),
        trophy: Option<u8> = board.trophy(seat),
        distance: u16 = board.distance(seat),
        moved: u16 = board.moved(seat),
        team: Vec<Dragon> = board.team(seat).iter().map(|(_, dragon)| dragon).collect(),
        hand: Vec<Dragon> = game.hand(seat).each().collect(),
        picks: Vec<Dragon> = game.picks(seat).collect(),
        #[serde(skip_serializing_if = "Option::is_none")]
        exchange: Option<Exchange> = board.exchange(seat),
    }
}

fn newest() -> u16 {
    RULES
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde asks")]
fn is_newest(rules: &u16) -> bool {
    *rules == RULES
}

impl Sketched for DragonRacer {
    type Form = PositionJson;

    fn sketch(json: PositionJson) -> Checked<Self> {
        if !(OLDEST_RULES..=RULES).contains(&json.rules) {
            return refuse("rules", format!("must be {OLDEST_RULES} to {RULES}"));
        }
        let setup = Setup::new(json.rules, json.seats, &json.options).map_err(|bad| bad_setup(&bad))?;
        let mut game = Self::start(setup);
        let board = &mut game.board;
        board.phase = json.phase;
        board.turn = within("turn", json.turn, 0, TURNS as u8)?;
        if json.tiles.len() > COVERED {
            let reason = format!("there are {}, but only {COVERED} are turned over", json.tiles.len());
            return refuse("tiles", reason);
        }
        board.tiles.iter_mut().zip(json.tiles).for_each(|(place, tile)| *place = Some(tile));
        board.flyer = json.flying.map(|flying| at_table("flying", flying, setup.seats)).transpose()?;
        board.asking = json.asking;
        let firing: Vec<Slot> = Census::of((0..TEAM).map(Slot::new)).list("firing", json.firing)?;
        board.firing = firing.into_iter().fold(0, |firing, slot| firing | 1 << slot.index());
        let tiles = board.check_tiles();
        let mut cards = Census::of(board.cards_in_play().each());
        for (seat, player) in players(json.players, setup.seats)? {
            // Cards that lack their tile are the tile's fault.
            game.read_player(seat, player, &mut cards).map_err(|bad| tiles.clone().err().unwrap_or(bad))?;
        }
        for (item, attack) in (1..).zip(json.attacks) {
            game.read_attack(&format!("attacks[{item}]"), attack)?;
        }
        game.deck = cards.left().collect();
        // What follows from the turn can be told if there is such a turn.
        if game.board.check_turn().is_ok() {
            game.complete()?;
        }
        Ok(game)
    }
}

impl DragonRacer {
    fn read_player(&mut self, seat: Seat, player: PlayerJson, cards: &mut Census<Dragon>) -> Checked<()> {
        let field = |name: &str| format!("players[{seat}].{name}");
        let (at, board) = (seat.index(), &mut self.board);
        board.heroes[at] = player.hero;
        if let Some(trophy) = player.trophy {
            board.trophies[at] = within(field("trophy"), trophy, 1, board.setup.seats as u8)?;
        }
        board.distances[at] = player.distance;
        board.moved[at] = within(field("moved"), player.moved, 0, player.distance)?;
        let size = player.hero.map_or(0, Hero::team_size);
        for (name, found, most) in
            [("team", player.team.len(), size), ("picks", player.picks.len(), MOST_DEALT)]
        {
            if found > most {
                return refuse(field(name), format!("there are {found} dragons, but at most {most}"));
            }
        }
        player
            .team
            .iter()
            .enumerate()
            .for_each(|(place, &dragon)| board.teams[at].put(Slot::new(place), dragon));
        board.exchanges[at] = player.exchange;
        // A card that has entered the team is one of the picks; what has left it is the dragon that was there.
        let mut team = player.team;
        if let Some(Exchange { slot, left, .. }) = player.exchange
            && let Some(dragon) = team.get_mut(slot.index())
        {
            *dragon = left;
        }
        cards.list::<Cards>(&field("team"), team)?;
        self.hands[at] = cards.list(&field("hand"), player.hand)?;
        self.picks[at].iter_mut().zip(&player.picks).for_each(|(pick, &card)| *pick = Some(card));
        self.drafted[at] = cards.list(&field("picks"), player.picks)?;
        Ok(())
    }

    fn read_attack(&mut self, field: &str, attack: LyingAttack) -> Checked<()> {
        at_table(format_args!("{field}.by"), attack.by, self.board.seats())?;
        at_table(format_args!("{field}.on"), attack.on, self.board.seats())?;
        if !attack.card.is_attack() {
            return refuse(format_args!("{field}.card"), format!("{} is no attack card", attack.card));
        }
        if self.board.attacks.iter().count() == 2 * data().attack_order.len() {
            return refuse(field, "there are no more attack cards");
        }
        self.board.attacks.add(attack);
        Ok(())
    }

    /// What follows from what was read: how far the Draft is, which drafted cards lie open.
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
            in_flight!() => {
                board.dealt = (board.seats() * board.cards_dealt()) as u8;
                board.pass = board.cards_dealt() as u8;
                self.show_drafted()?;
            }
            before_hands!() | nobody_asked!() => {}
        }
        Ok(())
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
