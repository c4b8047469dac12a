//! Where pawns stand that are close together: side by side across the track and a little behind each other, so that
//! the colour and the shape of each can be told.
//!
//! A pawn has one of six lanes and lags a few spaces, both classes of the style sheet (`board.css`), whose way round
//! the loop is computed here again. Where a crowd would keep pawns from their spaces, all of it are small, so that each
//! stands where it has flown to and one sees who is ahead of whom.

use games::dragon_racer::data::data;
use std::f64::consts::FRAC_PI_2;

/// How far each lane lies from the middle of the track, outwards.
const LANES: [f64; 6] = [42.0, -8.0, -58.0, 17.0, -33.0, -84.0];
/// How many spaces a pawn stands behind its own.
const LAGS: [f64; 6] = [0.0, 1.5, 3.0, 4.5, 6.0, -1.5];
/// Pawns nearer than this cover each other; those of a crowd are little more than their discs.
const WIDE: [f64; 2] = [80.0, 46.0];
const HIGH: [f64; 2] = [60.0, 42.0];
/// So many spaces to either side belong to a crowd.
const CROWD: u16 = 5;

/// The place of a pawn beside others.
#[derive(Clone, Copy, Default)]
pub(super) struct Spot {
    lane: usize,
    lag: usize,
    /// In a crowd, and small.
    pub(super) close: bool,
}

impl Spot {
    fn all(close: bool) -> impl Iterator<Item = Self> {
        (0..LAGS.len()).flat_map(move |lag| (0..LANES.len()).map(move |lane| Self { lane, lag, close }))
    }

    /// The classes that the style sheet knows.
    pub(super) fn class(self) -> String {
        format!("lane-{} lag-{}{}", self.lane, self.lag, if self.close { " is-close" } else { "" })
    }

    /// Where the pawn stands, and its own space, unless that is there.
    pub(super) fn foot(self, distance: u16) -> Option<((f64, f64), (f64, f64))> {
        let own = Self { lag: 0, ..self };
        (self.lag > 0).then(|| (point((distance, self)), point((distance, own))))
    }

    /// What it costs not to stand on one's space, in the first lane. Whoever has come over the start stays there.
    fn cost(self, distance: u16) -> f64 {
        let (lag, lap) = (LAGS[self.lag], data().lap);
        let ahead = if lag < 0.0 { 6.0 } else { 0.0 };
        // A crowd stands on its spaces even if one covers a little of another.
        let behind = if self.close { 2.0 } else { 0.5 };
        let over = if distance > 0 && f64::from(distance % lap) < lag { 15.0 } else { 0.0 };
        behind * lag * lag + ahead + over + [0.0, 0.1, 0.2, 0.3, 0.3, 4.0][self.lane]
    }
}

/// The places of pawns that have flown so far.
pub(super) fn spread(distances: &[u16]) -> Vec<Spot> {
    let large = settle(distances, &vec![false; distances.len()]);
    let close: Vec<bool> = distances
        .iter()
        .map(|&here| large.iter().zip(distances).any(|(spot, &there)| spot.lag > 0 && near(here, there)))
        .collect();
    if close.contains(&true) { settle(distances, &close) } else { large }
}

/// Whether two pawns belong to one crowd.
fn near(one: u16, other: u16) -> bool {
    let apart = one.abs_diff(other) % data().lap;
    apart.min(data().lap - apart) <= CROWD
}

/// The places of pawns of which some are small.
fn settle(distances: &[u16], close: &[bool]) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    for (&distance, &close) in distances.iter().zip(close) {
        let others: Vec<_> = distances.iter().copied().zip(spots.iter().copied()).collect();
        spots.push(place(distance, close, &others));
    }
    // Who came first may make room for those that came later.
    for round in 0..3 * distances.len() {
        let at = round % distances.len();
        let others: Vec<_> = (0..distances.len())
            .filter(|&other| other != at)
            .map(|other| (distances[other], spots[other]))
            .collect();
        spots[at] = place(distances[at], close[at], &others);
    }
    spots
}

/// The best place for a pawn beside others, small if it cannot stand on its space else.
pub(super) fn beside(distance: u16, others: &[(u16, Spot)]) -> Spot {
    Some(place(distance, false, others))
        .filter(|spot| spot.lag == 0)
        .unwrap_or_else(|| place(distance, true, others))
}

/// The best place for a pawn, small or not, beside others.
fn place(distance: u16, close: bool, others: &[(u16, Spot)]) -> Spot {
    let others: Vec<Pawn> = others.iter().map(|&(distance, spot)| Pawn::new(distance, spot)).collect();
    let costs = Spot::all(close).map(|spot| {
        let pawn = Pawn::new(distance, spot);
        let covers: f64 = others.iter().map(|other| covered(&pawn, other)).sum();
        (spot.cost(distance) + covers, spot)
    });
    costs.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, spot)| spot).unwrap_or_default()
}

/// A pawn, where it seems to be on the track, and its point of the drawing.
struct Pawn {
    distance: u16,
    shown: f64,
    point: (f64, f64),
    size: usize,
}

impl Pawn {
    fn new(distance: u16, spot: Spot) -> Self {
        let (shown, size) = (f64::from(distance) - LAGS[spot.lag], usize::from(spot.close));
        Self { distance, shown, point: point((distance, spot)), size }
    }
}

/// How much of two pawns covers the other, and whether they seem to be in the wrong order.
fn covered(one: &Pawn, other: &Pawn) -> f64 {
    let turned = (one.distance < other.distance) == (one.shown > other.shown + 0.1);
    let wrong = one.distance != other.distance && turned;
    let near = 1.0 - apart(one, other);
    let wrong = wrong && one.distance.abs_diff(other.distance) < data().lap / 2;
    100.0 * near.max(0.0).powi(2) + if wrong { 12.0 } else { 0.0 }
}

/// How far two pawns stand apart; from 1 on neither covers the other.
fn apart(one: &Pawn, other: &Pawn) -> f64 {
    let ((left, top), (x, y)) = (one.point, other.point);
    let half = |sizes: [f64; 2]| sizes[one.size].midpoint(sizes[other.size]);
    ((left - x) / half(WIDE)).hypot((top - y) / half(HIGH))
}

/// The point of the drawing where a pawn stands.
fn point((distance, spot): (u16, Spot)) -> (f64, f64) {
    let t = (f64::from(distance) - LAGS[spot.lag] - 3.5).rem_euclid(80.0);
    let corner = |at: f64| (1.0 - (t - at).abs() / 4.0).max(0.0).powi(2);
    let corners = [corner(0.0).max(corner(80.0)), corner(16.0), corner(40.0), corner(56.0)];
    let turn: f64 = [-4.0, 12.0, 36.0, 52.0, 76.0].iter().map(|at| ((t - at) / 8.0).clamp(0.0, 1.0)).sum();
    let (sin, cos) = (FRAC_PI_2 * turn).sin_cos();
    let along = |from: f64, length: f64| (t - from).clamp(0.0, length);
    let x = 31.25 * (along(16.0, 24.0) - along(56.0, 24.0))
        + 36.0 * (corners[0] + corners[1] - corners[2] - corners[3]);
    let y = 30.5 * (along(40.0, 16.0) - along(0.0, 16.0))
        + 36.0 * (corners[1] + corners[2] - corners[0] - corners[3]);
    (125.0 + x - LANES[spot.lane] * sin, 610.0 + y + LANES[spot.lane] * cos)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The least distance between two pawns, of which 1 covers nothing.
    fn least(distances: &[u16]) -> f64 {
        let spots = spread(distances);
        let pawns: Vec<_> =
            distances.iter().zip(spots).map(|(&distance, spot)| Pawn::new(distance, spot)).collect();
        let mut least = f64::MAX;
        for (at, one) in pawns.iter().enumerate() {
            for other in &pawns[..at] {
                least = least.min(apart(one, other));
            }
        }
        least
    }

    #[test]
    fn a_crowd_stands_apart_wherever_it_is() {
        for at in 0..80 {
            assert!(least(&[at; 8]) > 0.5, "eight on space {at}: {}", least(&[at; 8]));
            assert!(least(&[at, at, at + 1, at + 1]) > 0.7, "four from space {at}");
        }
        assert!(least(&[4, 1, 5, 3, 4, 5, 3, 3]) > 0.6, "{}", least(&[4, 1, 5, 3, 4, 5, 3, 3]));
    }

    #[test]
    fn a_field_close_together_is_on_its_spaces() {
        for at in 0..80 {
            let spots = spread(&[4, 1, 5, 3, 4, 5, 3, 3].map(|ahead| at + ahead));
            assert!(spots.iter().filter(|spot| spot.lag > 0).count() < 3, "from space {at}");
        }
    }

    #[test]
    fn whoever_is_alone_stands_on_the_own_space() {
        let spots = spread(&[0, 20, 40, 60]);
        assert!(spots.iter().all(|spot| spot.lag == 0 && spot.lane == 0));
    }
}
