//! Markers move, tiles act, clovers lead on (`KE-6`..`KE-9`).

use crate::keltis::cards::Colour;
use crate::keltis::data::data;
use crate::keltis::event::{Cause, Ending, Event};
use crate::keltis::paths::{Kind, LAST_STEP, Stone, Tile};
use crate::keltis::score::wish_value;
use crate::keltis::state::{Board, Keltis, Phase};
use engine::{Audience, Illegal, Seat, Sink};

/// How many numbers the bonus steps on one path take: the marker there, a small one, the large one.
const BONUS_WAYS: usize = 1 + Kind::COUNT;

/// The bit of `bonus none` in a mask of bonus steps.
const NONE: u32 = (Colour::COUNT * BONUS_WAYS) as u32;

/// What a step led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::keltis) struct Arrival {
    /// The marker.
    pub(in crate::keltis) kind: Kind,
    /// The stone it reached.
    pub(in crate::keltis) stone: Stone,
    /// The tile there, before it acted.
    pub(in crate::keltis) tile: Option<Tile>,
    /// `KE-11.1`: the goal count, if the step raised it.
    pub(in crate::keltis) goal: Option<u8>,
    /// `KE-11.2`: whether the step ends the game, so that the tile does not act.
    pub(in crate::keltis) ends: bool,
}

impl Board {
    /// `KE-6.5`, `KE-6.6`: which kinds are left on the start stone of a seat: bit 0 small, bit 1 large.
    #[inline]
    pub(in crate::keltis) fn kinds_mask(&self, seat: Seat) -> u64 {
        let markers = self.markers(seat);
        u64::from(markers.at_start(Kind::Small) > 0) | u64::from(markers.at_start(Kind::Large) > 0) << 1
    }

    /// `KE-8.1`, `KE-8.2`, `KE-8.3`, `KE-8.4`, `KE-9.4`: the bonus steps of a seat without `none`: three bits a path,
    /// as action numbers go.
    #[inline]
    pub(in crate::keltis) fn target_mask(&self, seat: Seat) -> u64 {
        let enters = if self.setup.bonus_enters { self.kinds_mask(seat) << 1 } else { 0 };
        let mut mask = 0;
        for path in Colour::ALL {
            let ways = match self.markers(seat).step(path) {
                0 => enters,
                LAST_STEP => 0,
                _ => 1,
            };
            mask |= ways << (path.index() * BONUS_WAYS);
        }
        mask
    }

    /// The bonus steps of the active seat, with `none` where it may decline (`KE-8.5`, `KE-9.5`).
    #[inline]
    pub(in crate::keltis) fn bonus_mask(&self) -> u64 {
        let optional = self.phase == Phase::Finished || self.setup.clover_optional;
        self.target_mask(self.active) | u64::from(optional) << NONE
    }

    /// `KE-6.2`: the seat's marker on the path goes one stone on, entering if it has not.
    #[inline]
    pub(in crate::keltis) fn hop(&mut self, seat: Seat, path: Colour, enters: Option<Kind>) -> Arrival {
        let markers = &mut self.markers[seat.index()];
        match enters {
            Some(kind) => markers.enter(path, kind),
            None => markers.advance(path),
        }
        let stone = Stone::new(path, markers.step(path));
        let kind = markers.kind(path).unwrap_or(Kind::Small);
        let tile = self.tiles.at(stone);
        // KE-11.5: single steps enter the goal area on its first row.
        let goal = (stone.step == data().goal_from_step).then(|| self.goal_count());
        let ends = goal.is_some_and(|count| count >= data().goal_markers);
        Arrival { kind, stone, tile, goal, ends }
    }

    /// `KE-7`: the tile acts for the seat. Says whether it is a clover.
    #[inline]
    pub(in crate::keltis) fn settle(&mut self, seat: Seat, arrival: Arrival) -> bool {
        match arrival.tile {
            // KE-7.9, KE-11.3.
            _ if arrival.ends => false,
            None => false,
            Some(Tile::Clover) => true,
            Some(Tile::Wish) => {
                self.tiles.take_wish(arrival.stone);
                self.wishes[seat.index()] += 1;
                false
            }
            Some(number) => {
                self.points[seat.index()] += number.points();
                false
            }
        }
    }

    /// `KE-8.4`, `KE-9.4`, `KE-6.1`, `KE-6.6`: whether this bonus step can be made by the active seat.
    pub(in crate::keltis) fn check_bonus(&self, path: Colour, enters: Option<Kind>) -> Result<(), Illegal> {
        let refuse = |clause, code, message: String| Err(Illegal::new(clause, code, message));
        let (entering, ended) =
            if self.phase == Phase::Finished { ("KE-9.4", "KE-6.11") } else { ("KE-8.3", "KE-8.4") };
        let step = self.markers(self.active).step(path);
        match (step, enters) {
            (LAST_STEP, _) => {
                let message = format!("your marker on {path} is on the end stone and moves no more");
                refuse(ended, "path-finished", message)
            }
            (0, _) if !self.setup.bonus_enters => {
                let message =
                    format!("at this table a bonus step cannot enter a path, and you are not on {path}");
                refuse(entering, "bonus-cannot-enter", message)
            }
            (0, Some(kind)) => self.check_kind(kind),
            (0, None) => {
                let message = format!("say which marker enters {path}, small or large");
                refuse(entering, "which-marker", message)
            }
            (_, Some(_)) => {
                let message = format!("you have a marker on {path} already, at step {step}");
                refuse("KE-6.1", "path-entered", message)
            }
            (_, None) => Ok(()),
        }
    }

    /// `KE-6.6`: whether a marker of this kind of the active seat is left on the start stone.
    pub(in crate::keltis) fn check_kind(&self, kind: Kind) -> Result<(), Illegal> {
        if self.markers(self.active).at_start(kind) > 0 {
            return Ok(());
        }
        let message = format!("you have no {kind} marker left on the start stone");
        Err(Illegal::new("KE-6.6", "no-such-marker", message))
    }
}

impl Keltis {
    /// The path of the card laid this turn.
    #[inline]
    fn card_path(&self) -> Colour {
        let Some(played) = self.board.played else { unreachable!("a card has been laid") };
        played.card().colour()
    }

    /// `KE-6.4`: a marker enters the path of the card laid.
    #[inline]
    pub(in crate::keltis) fn enter<S: Sink<Self>>(&mut self, kind: Kind, log: &mut S) {
        self.move_marker(self.card_path(), Some(kind), Cause::Card, log);
    }

    /// `KE-6.8`: the marker on the path of the card laid goes one stone on.
    #[inline]
    pub(in crate::keltis) fn advance<S: Sink<Self>>(&mut self, log: &mut S) {
        self.move_marker(self.card_path(), None, Cause::Card, log);
    }

    /// `KE-8.1`, `KE-9.2`: a bonus step.
    #[inline]
    pub(in crate::keltis) fn bonus<S: Sink<Self>>(
        &mut self,
        path: Colour,
        enters: Option<Kind>,
        log: &mut S,
    ) {
        self.move_marker(path, enters, self.bonus_cause(), log);
    }

    /// `KE-6.10`, `KE-8.5`, `KE-9.5`: a step is declined and lost.
    #[inline]
    pub(in crate::keltis) fn decline<S: Sink<Self>>(&mut self, cause: Cause, log: &mut S) {
        let seat = self.board.active;
        self.board.clover = None;
        self.board.phase = Phase::Draw;
        log.event(Audience::ALL, self, || Event::StepDeclined { seat, cause });
    }

    /// What the pending bonus step comes from.
    #[inline]
    pub(in crate::keltis) fn bonus_cause(&self) -> Cause {
        if self.board.phase == Phase::Clover { Cause::Clover } else { Cause::Finished }
    }

    /// One stone on, the end test, then the tile (`KE-3.5`, `KE-7.1`, `KE-8.6`).
    #[inline]
    fn move_marker<S: Sink<Self>>(&mut self, path: Colour, enters: Option<Kind>, cause: Cause, log: &mut S) {
        let seat = self.board.active;
        let arrival = self.board.hop(seat, path, enters);
        let Arrival { kind, stone, tile, goal, ends } = arrival;
        // KE-8.11: without a target the bonus step lapses.
        let clover = tile == Some(Tile::Clover) && !ends;
        let follows = clover && self.board.target_mask(seat) != 0;
        self.board.clover = follows.then_some(path);
        self.board.phase = if follows { Phase::Clover } else { Phase::Draw };
        let (from, to) = (stone.step - 1, stone.step);
        log.event(Audience::ALL, self, || Event::MarkerMoved { seat, path, kind, from, to, cause, tile });
        if let Some(count) = goal {
            let of = data().goal_markers;
            log.event(Audience::ALL, self, || Event::GoalReached { seat, path, count, of });
        }
        if ends {
            return self.finish(Ending::Goal, log);
        }
        self.board.settle(seat, arrival);
        self.tell_tile(seat, stone, tile, log);
        if clover && !follows {
            log.event(Audience::ALL, self, || Event::BonusLapsed { seat });
        }
    }

    fn tell_tile<S: Sink<Self>>(&mut self, seat: Seat, stone: Stone, tile: Option<Tile>, log: &mut S) {
        let Stone { path, step } = stone;
        match tile {
            None => {}
            Some(Tile::Clover) => {
                log.event(Audience::ALL, self, || Event::CloverFound { seat, path, step });
            }
            Some(Tile::Wish) => {
                let count = self.board.wishes(seat);
                let value = wish_value(count);
                log.event(Audience::ALL, self, || Event::WishTaken { seat, path, step, count, value });
            }
            Some(number) => {
                let (points, score) = (number.points(), self.board.points(seat));
                log.event(Audience::ALL, self, || Event::PointsScored { seat, path, step, points, score });
            }
        }
    }
}
