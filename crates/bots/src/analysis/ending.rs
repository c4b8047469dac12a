//! What a playout came to.

use crate::search::{End, Guide, Outlook, Worth};
use engine::{Game, MAX_SEATS, Seat};

/// What a playout came to, by seat.
pub(super) struct Ending {
    /// What the guide makes of it, by which choices are compared: a win and the points.
    pub(super) value: Outlook,
    /// The chance to win.
    pub(super) win: Outlook,
    pub(super) points: [f32; MAX_SEATS],
    pub(super) place: [f32; MAX_SEATS],
}

impl Ending {
    pub(super) fn of<G: Game>(guide: &dyn Guide<G>, end: &End, seats: usize) -> Self {
        match end {
            End::Over(scores) => {
                let mut ending = Self {
                    value: guide.end(scores),
                    win: Outlook::default(),
                    points: [0.0; MAX_SEATS],
                    place: [0.0; MAX_SEATS],
                };
                for seat in Seat::all(seats) {
                    let at = seat.index();
                    ending.win[at] = scores.win_share(seat) as f32;
                    ending.points[at] = scores.points()[at] as f32;
                    ending.place[at] = scores.places()[at].into();
                }
                ending
            }
            End::Stopped(worth) => {
                let win = worth.outlook(seats);
                Self { value: win, win, points: worth.points, place: places(worth, seats) }
            }
        }
    }
}

/// The place that each seat can expect: 1, and of each other seat the chance that it is ahead.
fn places(worth: &Worth, seats: usize) -> [f32; MAX_SEATS] {
    let mut places = [0.0; MAX_SEATS];
    let points = &worth.points[..seats];
    for (place, own) in places.iter_mut().zip(points) {
        let ahead = |other: &f32| 1.0 / (1.0 + ((own - other) / worth.spread).exp());
        // The seat itself is among them, ahead of itself with one half.
        *place = 0.5 + points.iter().map(ahead).sum::<f32>();
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_to_what_they_must() {
        let mut worth = Worth { points: [0.0; MAX_SEATS], spread: 5.0 };
        assert_eq!(places(&worth, 4)[..4], [2.5; 4]);
        worth.points[2] = 100.0;
        let places = places(&worth, 4);
        assert!((places[..4].iter().sum::<f32>() - 10.0).abs() < 1e-5, "{places:?}");
        assert!((places[2] - 1.0).abs() < 1e-3 && (places[0] - 3.0).abs() < 1e-3, "{places:?}");
    }
}
