//! What decisions are worth in the rest of the leg.

use super::count::Workspace;
use super::leg::LegOdds;
use crate::camel_up::data::data;
use crate::camel_up::race::{Racer, Side, Space};
use crate::camel_up::score::{finish_reward, ticket_reward};
use crate::camel_up::{Action, Board, Deck, Decks, OwnTile, Phase};
use engine::Seat;

impl LegOdds {
    /// The odds of the leg that is being played on a board.
    pub fn on(workspace: &mut Workspace, board: &Board) -> Self {
        Self::with(workspace, board.race, board.tiles.tiles(), board.dice.out())
    }

    /// The EP that a seat can expect of the tickets it holds, betting and pyramid (`CU-14.2`, `CU-14.3`, `CU-14.4`,
    /// `CU-14.5`).
    pub fn tickets_income(&self, board: &Board, seat: Seat) -> f64 {
        let betting: f64 =
            board.tickets_of(seat).map(|ticket| self.ticket(ticket.colour, ticket.value)).sum();
        betting + f64::from(i32::from(board.pyramid_tickets(seat)) * data().pyramid_value)
    }

    /// The EP that somebody can expect to copy of the tickets that `partner` holds: of each outcome the best
    /// reward, if it is at least 1 (`CU-13.7`, `CU-13.11`).
    pub fn copy_income(&self, board: &Board, partner: Seat) -> f64 {
        let pyramid = if board.pyramid_tickets(partner) > 0 { data().pyramid_value } else { 0 };
        let mut best = [[pyramid.max(0); 2]; Racer::COUNT];
        for ticket in board.tickets_of(partner) {
            for (place, best) in best[ticket.colour.index()].iter_mut().enumerate() {
                *best = (*best).max(ticket_reward(ticket.value, place as u8 + 1));
            }
        }
        // Tickets for places 3 to 5 earn nothing to copy, so the first two places are all that matters.
        let mut sum = 0.0;
        for (first, row) in self.pairs.iter().enumerate() {
            for (second, chance) in row.iter().enumerate() {
                sum += chance * f64::from(best[first][0].max(best[second][1]));
            }
        }
        sum
    }

    /// The EP that a seat can expect from now to the end of the leg if only rolls by others follow: of its
    /// betting and pyramid tickets, of the best copy of its partner's, and of its tile.
    ///
    /// Not counted: that a net loss is forgiven when the money runs out (`CU-14.8`), and tickets that a
    /// partner may still take.
    pub fn income(&self, board: &Board, seat: Seat) -> f64 {
        let copy = board.partner(seat).map_or(0.0, |partner| self.copy_income(board, partner));
        let tile = board.tile_of(seat).map_or(0.0, |tile| self.tile_income(tile.space));
        self.tickets_income(board, seat) + copy + tile
    }

    /// The EP that a tile on this space can expect to earn, if it lies there now (`CU-9.1`).
    pub fn tile_income(&self, space: Space) -> f64 {
        self.landings_on(space) * f64::from(data().tile_income)
    }
}

/// What each decision is worth to `seat` in EP: by how much it changes the [`LegOdds::income`] that the
/// seat can expect for the rest of this leg.
///
/// - `bet`: the ticket's expected reward.
/// - `tile`: the expected income of the tile where it goes, less that of the place it leaves, and the change
///   in worth of the seat's own tickets and of its copy, because the tile turns the race.
/// - `roll`: the pyramid ticket, 1 EP. The die is as likely to help as the odds already say.
/// - `ally`: the expected best copy of the tickets that the partner holds now.
/// - `winner` and `loser` are no part of a leg and are left out; [`finish_value`] says what they are worth.
///
/// Lists what is legal in this position if it is the seat's turn, in the order of [`Action`]; nothing
/// before the first turn and after the last, or when there is no such seat.
pub fn action_values(board: &Board, seat: Seat) -> Vec<(Action, f64)> {
    action_values_with(&mut Workspace::new(), board, seat)
}

/// As [`action_values`], with memory that is kept for the next call.
pub fn action_values_with(workspace: &mut Workspace, board: &Board, seat: Seat) -> Vec<(Action, f64)> {
    if board.phase != Phase::Turn || seat.index() >= board.seats() {
        return Vec::new();
    }
    let odds = LegOdds::on(workspace, board);
    let mut values = Vec::with_capacity(48);
    for racer in Racer::ALL {
        if let Some(&top) = board.tickets.left(racer).first() {
            values.push((Action::Bet(racer), odds.ticket(racer, top)));
        }
    }
    let income = odds.income(board, seat);
    let spaces = board.tiles.legal(seat, board.race);
    for side in Side::ALL {
        for space in (1..=Space::LOOP).filter(|space| spaces >> space & 1 == 1).map(Space::at) {
            let tile = OwnTile { space, side };
            let mut after = *board;
            after.tiles.put(seat, tile);
            let odds = LegOdds::on(workspace, &after);
            values.push((Action::Tile { side, space }, odds.income(&after, seat) - income));
        }
    }
    values.push((Action::Roll, f64::from(data().pyramid_value)));
    for partner in allies(board, seat) {
        values.push((Action::Ally(partner), odds.copy_income(board, partner)));
    }
    values
}

/// The EP that a finish card on top of this deck can expect to pay, if it is right with this chance.
///
/// If it is right, each card that another player has in the deck already is right too with a chance half way
/// between `chance` and one in five: it was played when less was known.
pub fn finish_value(decks: &Decks, seat: Seat, deck: Deck, chance: f64) -> f64 {
    let others = decks.iter(deck).filter(|card| card.owner != seat).count();
    let alike = f64::midpoint(chance, 1.0 / Racer::COUNT as f64);
    // Chances of 0, 1, 2, … right cards underneath.
    let mut underneath = vec![0.0; others + 1];
    underneath[0] = 1.0;
    for cards in 1..=others {
        for right in (0..=cards).rev() {
            let one_more = if right > 0 { underneath[right - 1] * alike } else { 0.0 };
            underneath[right] = underneath[right] * (1.0 - alike) + one_more;
        }
    }
    let pays = underneath.iter().enumerate().map(|(right, share)| share * f64::from(finish_reward(right)));
    chance * pays.sum::<f64>() + (1.0 - chance) * f64::from(data().finish_wrong)
}

/// `CU-13.1`, `CU-13.5`: whom the seat may name as its partner.
fn allies(board: &Board, seat: Seat) -> impl Iterator<Item = Seat> {
    let free = move |seat: Seat| board.partner(seat).is_none();
    let any = board.setup.has_partnerships() && free(seat);
    Seat::all(board.seats()).filter(move |&other| any && other != seat && free(other))
}
