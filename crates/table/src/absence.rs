//! Who is not there: time that is out, stand-ins, chairs that the others hand on, and people who become others.

use crate::chair::{Chair, PlayerId, Sitter};
use crate::clock::{ABSENT, WhenOut};
use crate::draft::Draft;
use crate::error::TableError;
use crate::history::Because;
use crate::log::LogEntry;
use crate::table::{Status, Table, acting};
use crate::word::DiceWord;
use engine::{Seat, Seats};

impl Table {
    /// What a seat has left at this time, in milliseconds; nothing at a table without a clock, and when no game goes
    /// on.
    pub fn time_left(&self, seat: Seat, at: u64) -> Option<u64> {
        let ticks = !self.creation().clock.is_none() && self.status() == Status::Playing;
        ticks.then(|| self.clocks.left(seat, at))
    }

    /// For how long a seat has owed its decision at this time, in milliseconds, without the time in which the house was
    /// closed; nothing if it owes none.
    pub fn waited(&self, seat: Seat, at: u64) -> Option<u64> {
        self.owing().contains(seat).then(|| self.clocks.waited(seat, at)).flatten()
    }

    /// When somebody's time will be out, in milliseconds since 1970.
    pub fn due_at(&self) -> Option<u64> {
        self.by_the_clock().filter_map(|seat| self.clocks.due(seat)).min()
    }

    /// Since when a seat has owed its decision, in milliseconds since 1970, as if the house had always been open;
    /// nothing if it owes none.
    pub fn owed_since(&self, seat: Seat) -> Option<u64> {
        let now = self.changed_at();
        self.waited(seat, now).map(|waited| now.saturating_sub(waited))
    }

    /// When the time of a seat that owes a decision will be out, in milliseconds since 1970.
    pub fn due_of(&self, seat: Seat) -> Option<u64> {
        self.by_the_clock().find(|owing| *owing == seat).and_then(|seat| self.clocks.due(seat))
    }

    /// The seats of people who owe a decision by the clock.
    fn by_the_clock(&self) -> impl Iterator<Item = Seat> {
        let ticks = !self.creation().clock.is_none();
        let owing = if ticks { self.owing() } else { Seats::NONE };
        owing.iter().filter(|seat| self.chairs()[seat.index()].decides().is_none())
    }

    /// The seats that owe a decision: none once the table is closed.
    pub fn owing(&self) -> Seats {
        if self.status() == Status::Playing { self.game().map_or(Seats::NONE, acting) } else { Seats::NONE }
    }

    /// The people who keep a table without a clock waiting for so long that the others may hand their chairs on.
    pub fn absent(&self, at: u64) -> Vec<Seat> {
        if !self.creation().clock.is_none() {
            return Vec::new();
        }
        let is_absent = |seat: &Seat| {
            let person = self.chairs()[seat.index()].person().is_some();
            person && self.waited(*seat, at).is_some_and(|waited| waited >= ABSENT)
        };
        self.owing().iter().filter(is_absent).collect()
    }

    /// Who is for handing on the chair of an absent player, and who of those who are there has not said so yet.
    pub fn handing_on(&self, absent: Seat, at: u64) -> (Vec<Seat>, Vec<Seat>) {
        let away = self.absent(at);
        let there = |seat: &Seat| self.chairs()[seat.index()].person().is_some() && !away.contains(seat);
        let voters = Seat::all(self.chairs().len()).filter(there);
        voters.partition(|seat| self.hands_on[absent.index()].contains(*seat))
    }

    /// A bot decides for a person.
    pub(crate) fn stand_in(&mut self, seat: Seat, bot: &str) -> Result<(), &'static str> {
        let chair = self.chair_mut(seat)?;
        let (bot, sitter) = (bot.to_owned(), chair.sitter.clone());
        chair.stand_in = Some(bot.clone());
        if let Some(sitter) = sitter {
            self.tell_of_seat(seat, sitter, Sitter::Bot(bot), Because::TimeOut);
        }
        self.changed_hands(seat);
        Ok(())
    }

    /// The person decides again.
    pub(crate) fn is_back(&mut self, seat: Seat) -> Result<(), &'static str> {
        let chair = self.chair_mut(seat)?;
        if let (Some(bot), Some(sitter)) = (chair.stand_in.take(), chair.sitter.clone()) {
            self.tell_of_seat(seat, Sitter::Bot(bot), sitter, Because::Back);
        }
        self.changed_hands(seat);
        self.back_at_the_clock(seat);
        Ok(())
    }

    /// Somebody is for handing on a chair.
    pub(crate) fn is_for_handing_on(&mut self, by: Seat, absent: Seat) -> Result<(), &'static str> {
        self.chair_mut(by)?;
        self.chair_mut(absent)?;
        let voters = &mut self.hands_on[absent.index()];
        *voters = voters.with(by);
        Ok(())
    }

    /// Whether the person ever had a name here that is still known.
    pub fn knows(&self, player: &PlayerId) -> bool {
        self.chairs().iter().any(|chair| chair.knows(player))
    }
}

impl Draft {
    /// Notes for how long the house was closed since the last entry, by the spans in which it ever was, in
    /// milliseconds since 1970.
    pub fn house_was_closed(&mut self, spans: &[(u64, u64)]) {
        let (since, now) = (self.changed_at(), self.at());
        let closed = |&(from, until): &(u64, u64)| until.min(now).saturating_sub(from.max(since));
        let milliseconds = spans.iter().map(closed).sum();
        if milliseconds > 0 && self.status() == Status::Playing {
            self.enter(LogEntry::Idle { milliseconds });
        }
    }

    /// Ends the turns of those whose time is out, as was chosen when the table was opened; `bot` decides for them.
    pub fn time_out(&mut self, bot: &str) {
        let at = self.at();
        let out: Vec<Seat> = self.by_the_clock().filter(|seat| self.clocks.left(*seat, at) == 0).collect();
        for seat in out {
            match self.creation().when_out {
                WhenOut::StandIn => self.enter(LogEntry::TimeOut { seat, bot: bot.to_owned() }),
                WhenOut::Leave => self.hand_to(seat, bot),
            }
        }
    }

    /// Gives a chair of the running game to a bot. Its person may take it again.
    pub(crate) fn hand_to(&mut self, seat: Seat, bot: &str) {
        self.enter(LogEntry::Left { seat, sent_away: false });
        self.enter(LogEntry::Sat { seat, sitter: Sitter::Bot(bot.to_owned()), word: DiceWord::None });
    }

    /// The person of a chair for whom a bot decides is back.
    pub fn come_back_to(&mut self, by: &PlayerId, seat: Seat) -> Result<(), TableError> {
        let chair = self.chairs().get(seat.index()).ok_or(TableError::NoChair(seat))?;
        if chair.person() != Some(by) {
            return Err(TableError::NotYours(seat));
        }
        if chair.stand_in.is_some() && self.status() == Status::Playing {
            self.enter(LogEntry::Back { seat });
        }
        Ok(())
    }

    /// Who sits on `by` is for handing the chair of an absent player to a bot; with the last who is there it is done.
    pub fn hand_on(&mut self, by: &PlayerId, absent: Seat, bot: &str) -> Result<(), TableError> {
        let own = self.seat_of(by).ok_or(TableError::NotYours(absent))?;
        if !self.creation().clock.is_none() {
            return Err(TableError::NotAbsent("the clock decides"));
        }
        if !self.absent(self.at()).contains(&absent) || own == absent {
            return Err(TableError::NotAbsent("the player is not away for two days"));
        }
        self.enter(LogEntry::HandOn { by: own, absent });
        if self.handing_on(absent, self.at()).1.is_empty() {
            self.hand_to(absent, bot);
        }
        Ok(())
    }

    /// A person is known under another id from now on, unless that one sits here too: then both stay who they are.
    pub fn become_another(&mut self, from: &PlayerId, to: &PlayerId) {
        let known = |player: &PlayerId| self.chairs().iter().any(|chair: &Chair| chair.knows(player));
        let is_here = known(from) || self.creation().host == *from;
        if is_here && !known(to) {
            self.enter(LogEntry::Became { from: from.clone(), to: to.clone() });
        }
    }

    /// Forgets the name of a person, who leaves the table if the game is not over; `bot` plays on.
    pub fn forget_person(&mut self, player: &PlayerId, bot: &str) -> Result<(), TableError> {
        let going = matches!(self.status(), Status::Open | Status::Playing);
        if let Some(seat) = self.seat_of(player).filter(|_| going) {
            if self.is_starting() {
                self.begin_without_words();
            }
            self.leave(player, seat, bot)?;
        }
        if self.knows(player) {
            self.enter(LogEntry::Forgotten { player: player.clone() });
        }
        Ok(())
    }
}
