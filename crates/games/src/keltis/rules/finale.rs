//! The end of the game and the final scoring (`KE-11`, `KE-12`).

use crate::keltis::event::{Ending, Event};
use crate::keltis::paths::Kind;
use crate::keltis::score::{self, MarkerScore};
use crate::keltis::state::{Keltis, Phase};
use engine::{Audience, Game, Seat, Sink};

impl Keltis {
    /// `KE-11`, `KE-12`: the game is over; small markers, large markers and wishing stones are counted.
    ///
    /// Positions do not change any more: running totals are facts of the events.
    pub(in crate::keltis) fn finish<S: Sink<Self>>(&mut self, reason: Ending, log: &mut S) {
        let seat = self.board.active;
        self.board.phase = Phase::Over;
        self.board.played = None;
        self.board.clover = None;
        log.event(Audience::ALL, self, || Event::GameEnded { seat, reason });
        let seats = Seat::all(self.board.seats());
        for seat in seats.clone() {
            log.event(Audience::ALL, self, || self.small_markers_scored(seat));
        }
        for seat in seats.clone() {
            log.event(Audience::ALL, self, || self.large_marker_scored(seat));
        }
        for seat in seats {
            log.event(Audience::ALL, self, || self.wishes_scored(seat));
        }
        log.event(Audience::ALL, self, || Event::GameOver { standings: self.scores() });
    }

    fn counted(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = MarkerScore> {
        score::marker_scores(&self.board, seat).filter(move |marker| marker.kind == kind)
    }

    fn small_markers_scored(&self, seat: Seat) -> Event {
        let markers: Vec<_> = self.counted(seat, Kind::Small).collect();
        let sum = markers.iter().map(|marker| marker.value).sum();
        let total = i32::from(self.board.points(seat)) + sum;
        Event::SmallMarkersScored { seat, markers, sum, total }
    }

    fn large_marker_scored(&self, seat: Seat) -> Event {
        let total = score::total(&self.board, seat) - score::wish_value(self.board.wishes(seat));
        Event::LargeMarkerScored { seat, marker: self.counted(seat, Kind::Large).next(), total }
    }

    fn wishes_scored(&self, seat: Seat) -> Event {
        let count = self.board.wishes(seat);
        let (value, total) = (score::wish_value(count), score::total(&self.board, seat));
        Event::WishesScored { seat, count, value, total }
    }
}
