//! Whether a position that was read can be, part by part.

use super::action::Outcome;
use super::cards::Colour;
use super::data::data;
use super::paths::{LAST_STEP, Stone, Tile};
use super::state::{Board, Keltis, Phase, Played, in_setup, seat_decides};
use crate::form::{Census, Check, Checked, Move, Validated, check_first, refuse};
use engine::{Seat, Seats};
use std::collections::BTreeSet;
use std::iter::repeat_n;

impl Board {
    /// What the number tiles on stones that the markers of a seat have reached can have paid (`KE-7.4`, `KE-7.5`), in
    /// ascending order: one sum, unless it depends on where the seat that ended the game arrived last (`KE-11.3`).
    pub(super) fn points_passed(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let reached = |stone: &Stone| self.markers(seat).step(stone.path) >= stone.step;
        let tiles = self.tiles.iter().filter(|(stone, _)| reached(stone));
        let all: u8 = tiles.map(|(_, tile)| tile.points()).sum();
        let mut sums = BTreeSet::from([all]);
        if seat == self.active && self.ended_by_goal() {
            let paid = |stone| all - self.tiles.at(stone).map_or(0, Tile::points);
            sums = self.last_arrivals().map(paid).collect();
        }
        sums.into_iter()
    }

    /// `KE-11.2`: whether enough markers are in the goal area to have ended the game.
    fn ended_by_goal(&self) -> bool {
        self.phase == Phase::Over && self.goal_count() >= data().goal_markers
    }

    /// `KE-11.3`: the stones on which the marker can have arrived that ended the game. Its tile is still there.
    fn last_arrivals(&self) -> impl Iterator<Item = Stone> + use<'_> {
        let first = |stone: &Stone| stone.step == data().goal_from_step;
        let taken = |stone: &Stone| self.setup.layout().is_dark(*stone) && self.tiles.at(*stone).is_none();
        let here = Colour::ALL.into_iter().filter_map(|path| self.markers(self.active).stone(path));
        let here = here.filter(first).filter(move |stone| !taken(stone));
        let wish = |stone: &Stone| self.tiles.at(*stone) == Some(Tile::Wish);
        // A wishing stone would have been taken anywhere else.
        let left = here.clone().any(|stone| wish(&stone));
        here.filter(move |stone| self.ended_by_goal() && (!left || wish(stone)))
    }

    /// The seats whose marker has come as far as a stone.
    fn reached(&self, stone: Stone) -> Seats {
        self.each_seat().filter(|&seat| self.markers(seat).step(stone.path) >= stone.step).collect()
    }

    fn each_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats())
    }
}

impl Validated for Keltis {
    fn stages(&self) -> &'static [&'static [Check<Self>]] {
        if self.board.phase.in_setup() { &[Self::TILES] } else { &[Self::CHECKS] }
    }

    fn origin(&self) -> Option<Self> {
        self.board.phase.in_setup().then(|| Self::start(self.board.setup))
    }

    /// `KE-2`: what came next in setup if this position came about.
    fn next(&self, now: &Self) -> Option<Move<Self>> {
        let outcome = match now.board.phase {
            Phase::First => Outcome::Start(self.board.first?),
            Phase::Tiles => {
                let stone = now.board.next_tile_stone()?;
                Outcome::Tile { stone, tile: self.board.tiles.at(stone)? }
            }
            Phase::Deal => {
                let seat = now.next_to_deal()?;
                Outcome::Deal { seat, card: self.hand(seat).minus(now.hand(seat)).distinct().next()? }
            }
            seat_decides!() | Phase::Deck | Phase::Over => return None,
        };
        Some(Move::Chance(outcome))
    }
}

impl Keltis {
    const TILES: &[Check<Self>] = &[("KE-1.7", Self::check_tiles)];

    const CHECKS: &[Check<Self>] = &[
        ("KE-1.7", Self::check_tiles),
        ("KE-2.11", |game| {
            let fixed = game.board.setup.seat_1_first.then(|| Seat::new(0));
            check_first(game.board.first, fixed, "first_player")
        }),
        ("KE-7.4", Self::check_reached),
        ("KE-3.6", Self::check_hands),
        ("KE-6.4", Self::check_entered),
        ("KE-3.2", Self::check_turn),
        ("KE-11.1", Self::check_end),
    ];

    /// `KE-1.7`, `KE-7.6`: the tiles of the box lie on dark stones or, with wishing stones, in front of seats.
    fn check_tiles(&self) -> Checked<()> {
        let board = &self.board;
        let mut tiles =
            Census::of(Tile::ALL.into_iter().flat_map(|tile| repeat_n(tile, data().tiles[tile.index()])));
        for (stone, tile) in board.tiles.iter() {
            if !board.setup.layout().is_dark(stone) {
                let layout = &board.setup.layout().name;
                return refuse(format!("tiles.{stone}"), format!("is no dark stone of layout {layout}"));
            }
            tiles.take(format_args!("tiles.{stone}"), tile)?;
        }
        for seat in board.each_seat() {
            let field = format!("players[{seat}].wishes");
            (0..board.wishes(seat)).try_for_each(|_| tiles.take(&field, Tile::Wish))?;
        }
        if board.phase.in_setup() { Ok(()) } else { tiles.all_taken("tiles") }
    }

    /// `KE-7.4`, `KE-7.5`, `KE-7.6`, `KE-7.7`, `KE-7.8`: what lies on the paths agrees with what the seats have from
    /// there.
    fn check_reached(&self) -> Checked<()> {
        let board = &self.board;
        for stone in Stone::ALL {
            let field = || format!("tiles.{stone}");
            match board.tiles.at(stone) {
                None if board.setup.layout().is_dark(stone) && board.reached(stone).is_empty() => {
                    return refuse(field(), "is gone though no marker has reached it");
                }
                Some(Tile::Wish)
                    if board.reached(stone).iter().any(|seat| !self.may_be_last(seat, stone)) =>
                {
                    return refuse(field(), "still lies there though a marker has reached it");
                }
                _ => {}
            }
        }
        board.each_seat().try_for_each(|seat| self.check_points(seat))?;
        self.check_wishes()
    }

    /// `KE-11.3`: whether this can be the stone whose tile did not act because the game ended.
    fn may_be_last(&self, seat: Seat, stone: Stone) -> bool {
        seat == self.board.active && self.board.last_arrivals().any(|last| last == stone)
    }

    /// `KE-7.4`, `KE-7.9`: the points of a seat are those of the number tiles that it has reached.
    fn check_points(&self, seat: Seat) -> Checked<()> {
        let points = self.board.points(seat);
        let mut possible = self.board.points_passed(seat);
        if possible.any(|possible| possible == points) {
            return Ok(());
        }
        let paid: Vec<_> = self.board.points_passed(seat).map(|points| points.to_string()).collect();
        let reason = format!("is {points}, but the number tiles reached pay {}", paid.join(" or "));
        refuse(format!("players[{seat}].points"), reason)
    }

    /// `KE-7.6`, `KE-7.7`: each wishing stone that is gone was taken by a seat that has reached its stone.
    fn check_wishes(&self) -> Checked<()> {
        let board = &self.board;
        let gone = |stone: &Stone| board.setup.layout().is_dark(*stone) && board.tiles.at(*stone).is_none();
        let gone: Vec<Seats> =
            Stone::ALL.into_iter().filter(gone).map(|stone| board.reached(stone)).collect();
        // Whatever seats are looked at: what only others can have taken, these cannot have (Hall's theorem).
        for looked_at in 1..1_u8 << board.seats() {
            let among: Seats = board.each_seat().filter(|seat| looked_at >> seat.index() & 1 == 1).collect();
            let taken: u8 = among.iter().map(|seat| board.wishes(seat)).sum();
            let most = gone.iter().filter(|reached| reached.iter().any(|seat| among.contains(seat))).count();
            if usize::from(taken) > most {
                let seats: Vec<_> = among.iter().map(|seat| seat.to_string()).collect();
                let field = format!("players[{}].wishes", seats[0]);
                let reason = format!(
                    "{taken} cannot have been taken by seat {}: {most} stones reached are without their tile",
                    seats.join(" and ")
                );
                return refuse(field, reason);
            }
        }
        Ok(())
    }

    /// `KE-3.6`: 8 cards in each hand, 7 in the active seat's between playing and drawing.
    fn check_hands(&self) -> Checked<()> {
        let board = &self.board;
        let full = data().hand_size;
        let by_goal = board.phase == Phase::Over && board.goal_count() >= data().goal_markers;
        let drawing = by_goal || board.phase != Phase::Card && board.phase != Phase::Over;
        for seat in board.each_seat() {
            let expected = full - usize::from(drawing && seat == board.active);
            let found = self.hand(seat).len();
            if found != expected {
                let reason = format!("has {found} cards, not {expected}");
                return refuse(format!("players[{seat}].hand"), reason);
            }
        }
        // KE-10.7: cards that nobody has seen, beyond those removed.
        let removed = data().removed[board.seats()];
        match self.pool.len().checked_sub(removed) {
            None => refuse("players", "more cards lie open than were ever drawn"),
            Some(0) if board.phase != Phase::Over => {
                refuse("phase", "must be `over`, the draw pile is empty")
            }
            Some(_) => Ok(()),
        }
    }

    /// `KE-6.4`: a column means that the path has been entered, unless the marker is about to.
    fn check_entered(&self) -> Checked<()> {
        let board = &self.board;
        for seat in board.each_seat() {
            for path in Colour::ALL {
                let entering = board.phase == Phase::Enter
                    && seat == board.active
                    && board.played.is_some_and(|played| played.card().colour() == path)
                    && board.column(seat, path).len() == 1;
                if !board.column(seat, path).is_empty() && board.markers(seat).step(path) == 0 && !entering {
                    let field = format!("players[{seat}].markers");
                    return refuse(field, format!("none is on {path} though cards are laid there"));
                }
            }
        }
        Ok(())
    }

    /// The card of this turn and the clover agree with the phase.
    fn check_turn(&self) -> Checked<()> {
        let board = &self.board;
        let seat = board.active;
        if (board.phase == Phase::Clover) != board.clover.is_some() {
            return refuse("clover", "is there just while the bonus step of a clover is made");
        }
        let Some(played) = board.played else {
            return if matches!(board.phase, Phase::Card | Phase::Over) {
                Ok(())
            } else {
                refuse("played", "is missing, the card of this turn has been played")
            };
        };
        let (colour, value) = (played.card().colour(), played.card().value());
        let on_table = match played {
            Played::Laid(_) => board.column(seat, colour).last() == Some(value),
            Played::Discarded(_) => board.pile(colour).top() == Some(value),
        };
        if !on_table {
            return refuse("played", "is not the last card of its column or discard pile");
        }
        if matches!(played, Played::Laid(_)) && board.idle > 0 {
            return refuse("idle", "must be 0, a card has been laid");
        }
        self.check_phase(played)
    }

    fn check_phase(&self, played: Played) -> Checked<()> {
        let board = &self.board;
        let seat = board.active;
        let step = board.markers(seat).step(played.card().colour());
        let laid = matches!(played, Played::Laid(_));
        let fits = match board.phase {
            Phase::Card | Phase::Over => return refuse("played", "must be empty, no card is being played"),
            Phase::Enter => laid && step == 0,
            Phase::Step => laid && (1..LAST_STEP).contains(&step),
            Phase::Finished => laid && step == LAST_STEP,
            Phase::Clover => {
                let stone = board.clover.and_then(|path| board.markers(seat).stone(path));
                let found = stone.is_some_and(|stone| board.tiles.at(stone) == Some(Tile::Clover));
                if !found || board.target_mask(seat) == 0 {
                    return refuse("clover", "no marker of the active seat can use a clover there");
                }
                laid
            }
            Phase::Deck if board.idle > 0 => {
                return refuse("idle", "must be 0, the draw pile has been chosen");
            }
            in_setup!() | Phase::Draw | Phase::Deck => !laid || step > 0,
        };
        if fits {
            return Ok(());
        }
        let how = if laid { "laid" } else { "discarded" };
        refuse("phase", format!("does not follow from {how} {} at step {step}", played.card()))
    }

    /// `KE-11`: the game is over if and only if something ended it.
    fn check_end(&self) -> Checked<()> {
        let board = &self.board;
        let over = board.phase == Phase::Over;
        let goal = board.goal_count();
        let of = data().goal_markers;
        if goal > of || goal == of && !over {
            return refuse("players", format!("{goal} markers are in the goal area, {of} end the game"));
        }
        if goal == of && board.last_arrivals().next().is_none() {
            let reason = "the seat whose turn it was has no marker on the first stone of the goal area";
            return refuse("turn", reason);
        }
        let stalled = board.setup.idle_limit().is_some_and(|limit| board.idle >= limit);
        if stalled && !over {
            return refuse("idle", "ends the game");
        }
        // KE-11.15: a card laid or drawn from the pile ends a row of idle turns, and so does what ends the game by
        // them.
        let most = if goal == of || self.draw_pile() == 0 { Some(0) } else { board.setup.idle_limit() };
        if let (true, Some(most)) = (over, most.filter(|&most| board.idle > most)) {
            return refuse("idle", format!("is {}, but the game ended with {most} at most", board.idle));
        }
        if over && goal < of && !stalled && self.draw_pile() > 0 {
            return refuse("phase", "nothing has ended the game");
        }
        Ok(())
    }
}
