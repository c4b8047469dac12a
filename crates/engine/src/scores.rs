//! Points and places.

use crate::seat::{MAX_SEATS, Seat};
use serde::ser::SerializeSeq;
use serde::{Serialize, Serializer};

/// Points and places of all seats; ties share a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scores {
    seats: u8,
    points: [i32; MAX_SEATS],
    places: [u8; MAX_SEATS],
}

impl Scores {
    /// Ranks by points alone: a place is 1 plus the number of seats with more points.
    pub fn by_points(points: &[i32]) -> Self {
        Self::by_key(points, points)
    }

    /// Ranks by `keys` (greater is better), which may hold tie-breaks; shows `points`.
    pub fn by_key<K: Ord>(points: &[i32], keys: &[K]) -> Self {
        assert_eq!(points.len(), keys.len());
        let mut scores = Self { seats: points.len() as u8, points: [0; MAX_SEATS], places: [0; MAX_SEATS] };
        for (index, key) in keys.iter().enumerate() {
            scores.points[index] = points[index];
            scores.places[index] = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        scores
    }

    /// The points by seat.
    pub fn points(&self) -> &[i32] {
        &self.points[..self.seats as usize]
    }

    /// The places by seat, from 1; tied seats share one.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.seats as usize]
    }

    /// The seats in place 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats as usize).filter(|seat| self.places[seat.index()] == 1)
    }

    /// The part of the victory that the seat has: a win shared by two counts one half for each.
    pub fn win_share(&self, seat: Seat) -> f64 {
        let winners = self.winners().count();
        if self.places[seat.index()] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// One seat of the JSON form of [`Scores`].
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Standing {
    /// Whose.
    seat: Seat,
    /// Its points.
    points: i32,
    /// Its place, 1 for the best; equals share one.
    place: u8,
}

impl Serialize for Scores {
    /// As a list of `{"seat","points","place"}` in seat order.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.seats as usize))?;
        for seat in Seat::all(self.seats as usize) {
            let at = seat.index();
            list.serialize_element(&Standing { seat, points: self.points[at], place: self.places[at] })?;
        }
        list.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place() {
        let scores = Scores::by_points(&[7, 12, 12, 3]);
        assert_eq!(scores.places(), [3, 1, 1, 4]);
        assert!((scores.win_share(Seat::new(1)) - 0.5).abs() < 1e-12);
        assert!(scores.win_share(Seat::new(0)).abs() < 1e-12);
    }

    #[test]
    fn a_tie_break_orders_equal_points() {
        let scores = Scores::by_key(&[5, 5], &[(5, 1), (5, 2)]);
        assert_eq!(scores.places(), [2, 1]);
    }
}
