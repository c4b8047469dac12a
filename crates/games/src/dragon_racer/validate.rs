//! Whether a position that was read can be, part by part.

use super::action::{Action, Outcome, Slot};
use super::data::{COVERED, TEAM, TURNS, data};
use super::kinds::Side;
use super::piece::{Hero, Tile};
use super::state::{Board, DragonRacer, Phase, before_hands, in_flight, nobody_asked};
use super::team::Exchange;
use crate::form::{Census, Check, Checked, Move, Validated, refuse};
use engine::Seat;

impl Validated for DragonRacer {
    fn stages(&self) -> &'static [&'static [Check<Self>]] {
        if self.board.turn == 0 { &[Self::TURN] } else { &[Self::TURN, Self::CHECKS] }
    }

    fn origin(&self) -> Option<Self> {
        (self.board.turn == 0).then(|| Self::start(self.board.setup))
    }

    /// `DR-2`: what came next in setup if this position came about.
    fn next(&self, now: &Self) -> Option<Move<Self>> {
        let board = &self.board;
        let outcome = match now.board.phase {
            Phase::Heroes => {
                let seat = now.board.next_for_hero()?;
                return Some(Move::Decide(seat, Action::Hero(board.hero(seat)?)));
            }
            Phase::HeroDraw => {
                let seat = now.board.next_for_hero()?;
                Outcome::Hero(seat, board.hero(seat)?)
            }
            Phase::Trophies => {
                let next =
                    Seat::all(board.seats()).filter_map(|seat| now.board.trophy(seat)).count() as u8 + 1;
                Outcome::Trophy(
                    next,
                    Seat::all(board.seats()).find(|&seat| board.trophy(seat) == Some(next))?,
                )
            }
            Phase::Teams => {
                let seat = now.board.next_for_team()?;
                Outcome::Team(seat, board.team(seat).at(Slot::new(now.board.team(seat).len()))?)
            }
            Phase::Reveal | Phase::Deal | Phase::Draft | in_flight!() | nobody_asked!() => return None,
        };
        Some(Move::Chance(outcome))
    }
}

impl DragonRacer {
    /// What all others rely on.
    const TURN: &[Check<Self>] =
        &[("DR-4.1", |game| game.board.check_tiles()), ("DR-3.1", |game| game.board.check_turn())];

    const CHECKS: &[Check<Self>] = &[
        ("DR-2.6", |game| game.board.check_heroes()),
        ("DR-4.5", |game| game.board.check_trophies()),
        ("DR-2.14", |game| game.board.check_teams()),
        ("DR-5.2", Self::check_hands),
        ("DR-5.5", Self::check_picks),
        ("DR-7.1", |game| game.board.check_flight()),
        ("DR-8.1", |game| game.board.check_attacks()),
        ("DR-8.14", |game| game.board.check_exchanges()),
    ];

    /// Cards in hand are there while they are dealt and drafted, and as many as the turn wants.
    fn check_hands(&self) -> Checked<()> {
        let board = &self.board;
        if board.phase == Phase::Draft && usize::from(board.pass) + 2 > board.cards_dealt() {
            return refuse("phase", "all cards are drafted");
        }
        for seat in Seat::all(board.seats()) {
            let (found, wanted) = (self.hand(seat).len(), board.hand_size(seat));
            if found != wanted {
                return refuse(
                    format!("players[{seat}].hand"),
                    format!("must have {wanted} cards, not {found}"),
                );
            }
        }
        let all = board.seats() * board.cards_dealt();
        if board.phase == Phase::Deal && usize::from(board.dealt) >= all {
            return refuse("phase", "all hands are dealt");
        }
        Ok(())
    }

    /// `DR-5.5`: one card of each pass.
    fn check_picks(&self) -> Checked<()> {
        let board = &self.board;
        for seat in Seat::all(board.seats()) {
            let found = self.picks(seat).count();
            let wanted = match board.phase {
                Phase::Draft => usize::from(board.pass) + usize::from(board.committed.contains(seat)),
                in_flight!() => board.cards_dealt(),
                before_hands!() | Phase::Deal | nobody_asked!() => 0,
            };
            if found != wanted {
                let field = format!("players[{seat}].picks");
                return refuse(field, format!("there must be {wanted} cards in this phase, not {found}"));
            }
        }
        if board.phase == Phase::Draft && board.committed.len() == board.seats() {
            return refuse("players", "all have chosen, so the hands would have been passed");
        }
        Ok(())
    }
}

impl Board {
    /// The phase belongs to the turn, and pawns have not moved before they could.
    pub(super) fn check_turn(&self) -> Checked<()> {
        let fits = match self.phase {
            Phase::Heroes | Phase::HeroDraw | Phase::Teams => self.turn == 0,
            Phase::Trophies => self.turn != 1,
            Phase::Reveal => self.turn >= 2,
            Phase::Over => usize::from(self.turn) == TURNS,
            Phase::Turbo => return refuse("phase", "Turbo has no decision, so no position stays in it"),
            Phase::Deal | Phase::Draft | in_flight!() => self.turn >= 1,
        };
        if !fits {
            return refuse("turn", format!("turn {} has no such phase", self.turn));
        }
        match (self.phase.is_flight(), self.flyer) {
            (true, None) => return refuse("flying", "is missing"),
            (false, Some(_)) => return refuse("flying", "nobody flies in this phase"),
            _ => {}
        }
        for seat in Seat::all(self.seats()) {
            let still = match self.phase {
                Phase::Over => false,
                in_flight!() => self.is_to_fly(seat),
                before_hands!() | Phase::Deal | Phase::Draft | Phase::Turbo => true,
            };
            if still && self.moved(seat) > 0 || self.turn <= 1 && self.distance(seat) != self.moved(seat) {
                return refuse(
                    format!("players[{seat}].moved"),
                    "the pawn cannot have moved so in this turn",
                );
            }
        }
        Ok(())
    }

    /// `DR-4.1`: a tile for each turn after the first.
    pub(super) fn check_tiles(&self) -> Checked<()> {
        let revealed = self.turn.saturating_sub(u8::from(self.phase == Phase::Reveal));
        let turned = usize::from(revealed.saturating_sub(1));
        let found = self.tiles().count();
        if found != turned {
            return refuse("tiles", format!("{turned} tiles are turned over by then, not {found}"));
        }
        let mut covered = Census::of(Tile::all());
        for (at, tile) in self.tiles().enumerate() {
            let field = format!("tiles[{}]", at + 1);
            let side = if at < COVERED / 2 { Side::Upper } else { Side::Lower };
            if tile.side() != side {
                return refuse(field, format!("{tile} is no {side} tile"));
            }
            covered.take(field, tile)?;
        }
        Ok(())
    }

    /// `DR-2.6`, `DR-2.7`, `DR-2.8`, `DR-2.9`, `DR-2.10`, `DR-2.11`: every seat has a hero that could be taken when its
    /// turn came.
    fn check_heroes(&self) -> Checked<()> {
        let mut before = Self::new(self.setup);
        for seat in Seat::all(self.seats()) {
            let field = format!("players[{seat}].hero");
            let Some(hero) = self.hero(seat) else { return refuse(field, "is missing") };
            if !before.is_free(hero) {
                return refuse(field, format!("{hero} cannot be taken here"));
            }
            before.heroes[seat.index()] = Some(hero);
        }
        Ok(())
    }

    /// `DR-4.5`: trophies follow from the distances at the start of the turn.
    fn check_trophies(&self) -> Checked<()> {
        let seats = || Seat::all(self.seats());
        let dealt = seats().filter(|&seat| self.trophy(seat).is_some()).count();
        let dealing = self.phase == Phase::Trophies;
        if dealing && dealt + 1 >= self.seats() {
            return refuse("players", "the last trophy is dealt by itself");
        }
        let wanted = if dealing { dealt } else { self.seats() };
        if dealt != wanted {
            return refuse("players", format!("{wanted} trophies are dealt by then, not {dealt}"));
        }
        let mut trophies = Census::of(1..=dealt as u8);
        for (seat, trophy) in seats().filter_map(|seat| Some((seat, self.trophy(seat)?))) {
            trophies.take(format_args!("players[{seat}].trophy"), trophy)?;
        }
        // Before the tile is turned over the trophies are those of the turn before.
        let start = |seat: Seat| self.distance(seat) - self.moved(seat);
        let rank = |seat: Seat| self.trophy(seat).unwrap_or(u8::MAX);
        for (seat, other) in seats().flat_map(|seat| seats().map(move |other| (seat, other))) {
            if self.phase != Phase::Reveal && start(seat) > start(other) && rank(seat) > rank(other) {
                return refuse(format!("players[{seat}].trophy"), "trophies go by distance");
            }
        }
        if self.phase == Phase::Trophies && self.next_in_rank().len() < 2 {
            return refuse("phase", "chance deals trophies only among equals");
        }
        Ok(())
    }

    /// `DR-2.14`, `DR-8.17`, `DR-8.18`.
    fn check_teams(&self) -> Checked<()> {
        for seat in Seat::all(self.seats()) {
            let field = format!("players[{seat}].team");
            let (found, all) = (self.team(seat).len(), self.hero(seat).map_or(0, Hero::team_size));
            if found != all {
                return refuse(field, format!("{found} dragons are not what the seat has in this phase"));
            }
            if let Some((_, dragon)) = self.team(seat).iter().find(|(_, dragon)| dragon.is_attack()) {
                return refuse(field, format!("{dragon} is an attack card"));
            }
            // DR-2.14: a team begins on level 1, and only a swap brings in another.
            let exchange = self.exchange(seat);
            let at_start = self.team(seat).iter().map(|(slot, dragon)| match exchange {
                Some(Exchange { slot: swapped, left, .. }) if swapped == slot => left,
                _ => dragon,
            });
            let grown = at_start.into_iter().find(|dragon| dragon.facts().level != 1);
            if let Some(dragon) = grown.filter(|_| self.turn <= 1) {
                return refuse(
                    field,
                    format!("{dragon} is not of level 1, as all are in turn {}", self.turn),
                );
            }
        }
        Ok(())
    }

    /// What belongs to a Flight is there in it, and nothing outside.
    fn check_flight(&self) -> Checked<()> {
        let Some(flyer) = self.flyer else { return self.check_no_flight() };
        let shown = self.shown(flyer);
        match (self.phase == Phase::Attack, self.asking) {
            (true, Some(card)) if shown.attacks().has(card) => {}
            (false, None) => {}
            _ => return refuse("asking", "must be a drafted attack card while attacks are decided on"),
        }
        let demand = self.demand_of(flyer, self.firing);
        let fires = self.phase == Phase::Fire
            && (self.firing | self.open_slots()) != 0
            && usize::from(self.firing) < 1 << self.team(flyer).len()
            && self.supply(flyer, shown).pays(demand).is_some();
        if !fires && (self.firing != 0 || self.phase == Phase::Fire) {
            return refuse("firing", "these dragons cannot be chosen to fire");
        }
        if self.phase == Phase::Swap
            && self.team(flyer).iter().all(|(slot, _)| self.entrants(flyer, slot) == 0)
        {
            return refuse("phase", "there is nothing to swap");
        }
        Ok(())
    }

    fn check_no_flight(&self) -> Checked<()> {
        match (self.asking, self.firing) {
            (None, 0) => Ok(()),
            (Some(_), _) => refuse("asking", "nobody flies in this phase"),
            _ => refuse("firing", "nobody flies in this phase"),
        }
    }

    /// `DR-8.1`, `DR-8.2`, `DR-8.13`: attack cards lie on dragons of seats that have not returned them yet.
    fn check_attacks(&self) -> Checked<()> {
        let order = |attack: &super::team::LyingAttack| {
            let at = data().attack_order.iter().position(|&card| card == attack.card);
            let flight = self.seats() - usize::from(self.trophies[attack.by.index()]);
            (flight, at, attack.on, attack.slot)
        };
        if !self.attacks.iter().is_sorted_by_key(|attack| order(&attack)) {
            return refuse("attacks", "must stand in the order in which they are placed");
        }
        for (at, attack) in (1..).zip(self.attacks.iter()) {
            let flyer = self.flyer == Some(attack.on) && self.phase != Phase::Swap;
            let waits = self.phase.is_flight() && self.is_to_fly(attack.on);
            let played =
                self.flyer == Some(attack.by) || self.phase.is_flight() && !self.is_to_fly(attack.by);
            if !(flyer || waits) || !played {
                let reason = format!("seat {} cannot have attacked seat {}", attack.by, attack.on);
                return refuse(format!("attacks[{at}]"), reason);
            }
            if self.team(attack.on).at(attack.slot).is_none() {
                return refuse(
                    format!("attacks[{at}].slot"),
                    format!("seat {} has no such dragon", attack.on),
                );
            }
            let asked = |asked| data().attack_order.iter().position(|&card| card == asked);
            if self.flyer == Some(attack.by)
                && self.asking.is_some_and(|card| asked(card) < asked(attack.card))
            {
                return refuse("asking", format!("{} comes later", attack.card));
            }
        }
        Ok(())
    }

    /// `DR-8.14`, `DR-8.15`, `DR-8.16`, `DR-8.17`, `DR-8.18`, `DR-8.19`, `DR-8.20`, `DR-8.21`, `DR-8.22`.
    fn check_exchanges(&self) -> Checked<()> {
        for seat in Seat::all(self.seats()) {
            let Some(exchange) = self.exchange(seat) else { continue };
            let flown = self.phase.is_flight() && self.flyer != Some(seat) && !self.is_to_fly(seat);
            let racers = !exchange.left.is_attack() && !exchange.entered.is_attack();
            let stands =
                exchange.slot.index() < TEAM && self.team(seat).at(exchange.slot) == Some(exchange.entered);
            if !flown || !racers || !stands || exchange.left == exchange.entered {
                return refuse(format!("players[{seat}].exchange"), "cannot have been made in this turn");
            }
        }
        Ok(())
    }
}
