//! What choices would bring: for the page that shows them.

use super::state::{Board, Phase};
use crate::camel_up::race::{Side, Space};
use engine::{Seat, Viewer};

/// Where a tile sends a unit that lands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// Over the finish line.
    Finish,
    /// On top of whatever stands on the space.
    OnTop(Space),
    /// Underneath whatever stands on the space.
    Beneath(Space),
}

/// `CU-9.6`: where a tile on this space would send racers.
pub fn sends_racers(space: Space, side: Side) -> Landing {
    sends(space, side, 1)
}

/// `CU-9.6`: where a tile on this space would send crazy camels; none if no crazy can land there (`CU-9.13`: on 15 at
/// most).
pub fn sends_crazies(space: Space, side: Side) -> Option<Landing> {
    (space.number() < Space::LOOP).then(|| sends(space, side, -1))
}

fn sends(space: Space, side: Side, direction: i8) -> Landing {
    let to = Space::at(space.number() + direction * side.step());
    match side {
        _ if !to.on_loop() => Landing::Finish,
        Side::Cheer => Landing::OnTop(to),
        Side::Boo => Landing::Beneath(to),
    }
}

/// `CU-16.4`: whether the viewer may be shown how much money a seat has.
pub fn shows_money(board: &Board, viewer: Viewer, seat: Seat) -> bool {
    !board.setup.money_hidden || viewer == Viewer::Seat(seat) || board.phase == Phase::Over
}

/// `CU-6.1`: the number of the pyramid ticket that the next roll takes, from 1; the last one while a leg is scored.
pub fn next_pyramid_ticket(board: &Board) -> u8 {
    let all = super::data::data().dice_per_leg as u8;
    (all - board.pyramid_tickets_left().min(all) + 1).min(all)
}
