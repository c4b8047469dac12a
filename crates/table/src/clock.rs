//! The time that players have: a rule chosen when a table is opened, and a clock for each seat.
//!
//! Clocks follow from the log alone: from the time at which each entry was made, without the spans in which the house
//! was closed ([`crate::LogEntry::Idle`]). One law: *the clocks are as if what was taken back had never been done.* So
//! who takes back has been thinking all the while, and nobody else has lost or won a moment.

use crate::error::TableError;
use engine::{MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// For how long somebody keeps a table without a clock waiting before the others may hand the chair on, in
/// milliseconds.
pub const ABSENT: u64 = 2 * DAY;
/// What is left at least to who comes back to a live clock, in milliseconds.
const BACK: u64 = 10_000;
/// More than any game takes, in milliseconds.
const FOREVER: u64 = u64::MAX / 2;

/// How much time the players of a table have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So many seconds for the whole game, and a few more with each decision.
    Live {
        /// The seconds at the start, 30 to 7200.
        bank: u32,
        /// The seconds that each decision adds, 0 to 300.
        more: u32,
    },
    /// So many days for each decision: 1, 2, 3 or 7.
    Days(u8),
}

/// What happens to a chair whose time is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenOut {
    /// A bot decides for the player until the player is back.
    #[default]
    StandIn,
    /// The chair goes to a bot.
    Leave,
}

impl fmt::Display for Clock {
    /// `none`, `300+10` for a bank and what each decision adds in seconds, `2d` for days.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Live { bank, more } => write!(f, "{bank}+{more}"),
            Self::Days(days) => write!(f, "{days}d"),
        }
    }
}

impl FromStr for Clock {
    type Err = TableError;

    fn from_str(text: &str) -> Result<Self, TableError> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| TableError::BadClock);
        let clock = match (text, text.strip_suffix('d'), text.split_once('+')) {
            ("none", ..) => Self::None,
            (_, Some(days), _) => Self::Days(number(days)?.try_into().map_err(|_| TableError::BadClock)?),
            (_, _, Some((bank, more))) => Self::Live { bank: number(bank)?, more: number(more)? },
            _ => return Err(TableError::BadClock),
        };
        clock.check().map(|()| clock)
    }
}

impl Clock {
    /// The numbers of days that a decision may have.
    pub const DAYS: [u8; 4] = [1, 2, 3, 7];

    /// Whether there is none.
    pub fn is_none(&self) -> bool {
        *self == Self::None
    }

    /// Refuses a clock that nobody could play by.
    pub fn check(self) -> Result<(), TableError> {
        let good = match self {
            Self::None => true,
            Self::Live { bank, more } => (30..=7200).contains(&bank) && more <= 300,
            Self::Days(days) => Self::DAYS.contains(&days),
        };
        if good { Ok(()) } else { Err(TableError::BadClock) }
    }

    /// What a seat has at the start, in milliseconds.
    fn bank(self) -> u64 {
        match self {
            Self::None => FOREVER,
            Self::Live { bank, .. } => u64::from(bank) * 1000,
            Self::Days(days) => u64::from(days) * DAY,
        }
    }

    /// What a seat has after a decision that left it so much.
    fn after(self, left: u64) -> u64 {
        match self {
            Self::None => FOREVER,
            Self::Live { more, .. } => left.saturating_add(u64::from(more) * 1000),
            Self::Days(_) => self.bank(),
        }
    }

    /// What a seat has that comes back with so much left.
    fn back(self, left: u64) -> u64 {
        match self {
            Self::None => FOREVER,
            Self::Live { more, .. } => left.max(BACK).max(u64::from(more) * 1000),
            Self::Days(_) => self.bank(),
        }
    }
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct SeatClock {
    /// What was left when it was last stopped, in milliseconds.
    left: u64,
    /// Since when it runs, in milliseconds of the table's own time.
    since: Option<u64>,
}

impl SeatClock {
    fn left(self, now: u64) -> u64 {
        self.left.saturating_sub(self.since.map_or(0, |since| now.saturating_sub(since)))
    }
}

type Seating = [SeatClock; MAX_SEATS];

/// Something that changes clocks.
#[derive(Clone, Copy, Debug)]
enum What {
    /// A decision of a seat, or an outcome of chance.
    Entry(Option<Seat>),
    /// A seat is back from having had no time.
    Back(Seat),
}

/// A change that may have to be made again without one that is taken back.
#[derive(Clone, Debug)]
struct Mark {
    what: What,
    at: u64,
    /// The index of the game's entry that was, or would have been, the next.
    index: usize,
    before: Seating,
}

/// The clocks of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clocks {
    /// How long the table has lived while the house was open, in milliseconds.
    lived: u64,
    /// When the last entry was made, in milliseconds since 1970.
    last: u64,
    seats: Seating,
    /// What has changed since the earliest move that may be taken back.
    marks: imbl::Vector<Mark>,
}

impl Clocks {
    /// The clocks of a table that was opened at this time.
    pub(crate) fn new(at: u64) -> Self {
        Self { last: at, ..Self::default() }
    }

    /// It is this time now, and the house was closed for so many milliseconds since the last entry.
    pub(crate) fn advance(&mut self, at: u64, closed: u64) {
        self.lived = self.lived(at).saturating_sub(closed.min(at.saturating_sub(self.last)));
        self.last = at;
    }

    /// How long the table will have lived at this time. A clock that was put back stands still.
    fn lived(&self, at: u64) -> u64 {
        self.lived + at.saturating_sub(self.last)
    }

    /// The game begins.
    pub(crate) fn begin(&mut self, rule: Clock) {
        self.seats = [SeatClock { left: rule.bank(), since: None }; MAX_SEATS];
    }

    /// An entry of this author was made at `index`; after it the seats of `acting` owe a decision, or chance is to
    /// speak.
    pub(crate) fn entered(
        &mut self,
        rule: Clock,
        author: Option<Seat>,
        index: usize,
        acting: Option<Seats>,
        needed: Option<usize>,
    ) {
        let mark = Mark { what: What::Entry(author), at: self.lived, index, before: self.seats };
        self.mark(mark, needed);
        step(&mut self.seats, rule, What::Entry(author), self.lived, acting);
    }

    /// A seat is back; the next entry of the game has this index.
    pub(crate) fn back(&mut self, rule: Clock, seat: Seat, index: usize, needed: Option<usize>) {
        let mark = Mark { what: What::Back(seat), at: self.lived, index, before: self.seats };
        self.mark(mark, needed);
        step(&mut self.seats, rule, What::Back(seat), self.lived, None);
    }

    fn mark(&mut self, mark: Mark, needed: Option<usize>) {
        self.marks.push_back(mark);
        while self.marks.front().is_some_and(|mark| needed.is_none_or(|needed| mark.index < needed)) {
            self.marks.pop_front();
        }
    }

    /// The last move of a seat is taken back. `acting` has who owes a decision after each entry since `base` that
    /// stands, nothing where chance is to speak.
    pub(crate) fn took_back(&mut self, rule: Clock, seat: Seat, base: usize, acting: &[Option<Seats>]) {
        let own = |mark: &Mark| matches!(mark.what, What::Entry(Some(author)) if author == seat);
        let Some(taken) = self.marks.iter().rposition(own) else { return };
        let removed = self.marks.remove(taken);
        if let Some(first) = self.marks.iter().chain([&removed]).min_by_key(|mark| (mark.index, mark.at)) {
            self.seats = first.before;
        }
        for mark in &mut self.marks {
            mark.index -= usize::from(mark.index > removed.index);
            mark.before = self.seats;
            let after = match mark.what {
                What::Entry(_) => acting.get(mark.index.saturating_sub(base)).copied().flatten(),
                What::Back(_) => None,
            };
            step(&mut self.seats, rule, mark.what, mark.at, after);
        }
    }

    /// What a seat has left at this time, in milliseconds.
    pub(crate) fn left(&self, seat: Seat, at: u64) -> u64 {
        self.seats[seat.index()].left(self.lived(at))
    }

    /// For how long a seat has owed its decision at this time, in milliseconds; nothing if it owes none.
    pub(crate) fn waited(&self, seat: Seat, at: u64) -> Option<u64> {
        let since = self.seats[seat.index()].since?;
        Some(self.lived(at).saturating_sub(since))
    }

    /// When the time of a seat will be out, in milliseconds since 1970, if its clock runs.
    pub(crate) fn due(&self, seat: Seat) -> Option<u64> {
        let clock = self.seats[seat.index()];
        clock.since.map(|_| self.last.saturating_add(clock.left(self.lived)))
    }
}

/// Stops and starts the clocks that a change stops and starts.
fn step(seats: &mut Seating, rule: Clock, what: What, now: u64, acting: Option<Seats>) {
    let author = match what {
        What::Back(seat) => {
            let clock = &mut seats[seat.index()];
            clock.left = rule.back(clock.left(now));
            clock.since = clock.since.map(|_| now);
            return;
        }
        What::Entry(author) => author,
    };
    for (index, clock) in seats.iter_mut().enumerate() {
        let seat = Seat::new(index);
        let decided = author == Some(seat);
        if decided || acting.is_some_and(|acting| !acting.contains(seat)) {
            clock.left = clock.left(now);
            clock.since = None;
        }
        if decided {
            clock.left = rule.after(clock.left);
        }
        if clock.since.is_none() && acting.is_some_and(|acting| acting.contains(seat)) {
            clock.since = Some(now);
            if let Clock::Days(_) = rule {
                clock.left = rule.bank();
            }
        }
    }
}
