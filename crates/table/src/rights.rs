//! Who may take a move back, and which decision each seat owes.
//!
//! The rule stands in the crate's docs.

use engine::any::AnyGame;
use engine::{MAX_SEATS, Seat, Seats};

/// How often a seat may take back before a move of it stands, so that nobody can fill a log.
pub const MOST_TAKE_BACKS: u8 = 10;

/// Why a seat has nothing to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Ended {
    /// It has made no move that stands.
    #[default]
    NoMove,
    /// Chance has spoken since.
    Chance,
    /// The move showed the seat something new.
    Shown,
    /// Others have moved since.
    Others,
}

impl Ended {
    pub(crate) fn words(self) -> &'static str {
        match self {
            Self::NoMove => "you have made no move yet",
            Self::Chance => "chance has spoken since",
            Self::Shown => "your move has shown you something new",
            Self::Others => "others have moved since",
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Right {
    /// How many of the seat's last moves may be taken back.
    moves: u16,
    /// The seats that owed a decision beside each of these moves, and were shown nothing of it.
    beside: Seats,
    /// How often the seat has taken back since a move of it stood.
    taken_back: u8,
    ended: Ended,
}

impl Right {
    fn end(&mut self, ended: Ended) {
        if self.moves > 0 || ended == Ended::Shown {
            // A move stands for good: the count begins anew.
            self.taken_back = 0;
        }
        *self = Self { ended, taken_back: self.taken_back, ..Self::default() };
    }
}

/// The rights of all seats, kept up entry by entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rights {
    seats: [Right; MAX_SEATS],
    /// The position before the earliest move that may be taken back, and the index of that entry.
    base: Option<(usize, AnyGame)>,
}

impl Rights {
    /// A seat has moved at `index` in the position `before`, where the seats of `acting` owed a decision; it showed
    /// something to those of `news`.
    pub(crate) fn moved(&mut self, seat: Seat, news: Seats, acting: Seats, index: usize, before: &AnyGame) {
        for other in Seat::all(MAX_SEATS).filter(|other| *other != seat) {
            let right = &mut self.seats[other.index()];
            if right.moves > 0 && (news.contains(other) || !right.beside.contains(seat)) {
                right.end(Ended::Others);
            }
        }
        let own = &mut self.seats[seat.index()];
        if news.contains(seat) {
            own.end(Ended::Shown);
        } else {
            let beside = acting.without(seat).minus(news);
            own.beside = if own.moves == 0 { beside } else { own.beside.minus(own.beside.minus(beside)) };
            own.moves = own.moves.saturating_add(1);
        }
        if self.seats.iter().all(|right| right.moves == 0) {
            self.base = None;
        } else if self.base.is_none() || self.only(seat, 1) {
            self.base = Some((index, before.clone()));
        }
    }

    /// Whether nobody but this seat may take back, and it so many moves.
    fn only(&self, seat: Seat, moves: u16) -> bool {
        let all = |(at, right): (usize, &Right)| right.moves == if at == seat.index() { moves } else { 0 };
        self.seats.iter().enumerate().all(all)
    }

    /// Chance has spoken.
    pub(crate) fn chance(&mut self) {
        self.seats.iter_mut().filter(|right| right.moves > 0).for_each(|right| right.end(Ended::Chance));
        self.base = None;
    }

    /// The seat has taken its last move back.
    pub(crate) fn took_back(&mut self, seat: Seat) {
        let right = &mut self.seats[seat.index()];
        right.moves = right.moves.saturating_sub(1);
        right.taken_back = right.taken_back.saturating_add(1);
        if self.seats.iter().all(|right| right.moves == 0) {
            self.base = None;
        }
    }

    /// The chair of the seat has changed hands: what was done there stands.
    pub(crate) fn changed_hands(&mut self, seat: Seat) {
        self.seats[seat.index()] = Right::default();
        if self.seats.iter().all(|right| right.moves == 0) {
            self.base = None;
        }
    }

    /// Whether the seat may take its last move back; if not, why not.
    pub(crate) fn check(&self, seat: Seat) -> Result<(), &'static str> {
        let right = &self.seats[seat.index()];
        if right.moves == 0 {
            return Err(right.ended.words());
        }
        if right.taken_back >= MOST_TAKE_BACKS {
            return Err("you have taken back often enough: this move stands");
        }
        Ok(())
    }

    /// The position from which moves that may be taken back are made again, and the index of the entry after it.
    pub(crate) fn base(&self) -> Option<&(usize, AnyGame)> {
        self.base.as_ref()
    }
}

/// Numbers the decisions of each seat, so that a move can name the one it answers.
///
/// A seat's number grows when it moves, when it takes back, and when its turn is withdrawn because another
/// seat took back. It says nothing about what others do in secret, and another seat's commit in a
/// simultaneous round never makes it stale.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Decisions([u64; MAX_SEATS]);

impl Decisions {
    /// The number of the decision that the seat owes now or next.
    pub(crate) fn number(&self, seat: Seat) -> u64 {
        self.0[seat.index()]
    }

    /// The seat has answered; gives the number that it answered.
    pub(crate) fn answer(&mut self, seat: Seat) -> u64 {
        let number = &mut self.0[seat.index()];
        *number += 1;
        *number - 1
    }

    /// A seat has taken back: those of `before` who are not in `after` no longer owe what they owed.
    pub(crate) fn withdraw(&mut self, by: Seat, before: Seats, after: Seats) {
        for seat in Seat::all(MAX_SEATS) {
            if seat == by || (before.contains(seat) && !after.contains(seat)) {
                self.0[seat.index()] += 1;
            }
        }
    }
}
