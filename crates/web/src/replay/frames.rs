//! Several steps at once for a browser that shows them one after another.

use crate::replay::Reel;
use crate::replay::shot::{PARTS, Shot};
use crate::replay::strip::Strip;
use serde::Serialize;
use std::collections::HashMap;

/// The most steps of one answer.
pub(crate) const MOST: usize = 24;

/// Some steps in a row. What looks the same in several of them is there once.
#[derive(Serialize)]
pub(crate) struct Frames {
    /// The number of the first.
    from: usize,
    /// The names of the parts.
    parts: [&'static str; PARTS.len()],
    steps: Vec<Frame>,
    /// What parts look like, as HTML.
    looks: Vec<String>,
}

#[derive(Serialize)]
struct Frame {
    /// How long it is shown, in milliseconds at normal pace.
    pace: u32,
    /// The look of each part, by its place in the list.
    looks: Vec<usize>,
}

impl Frames {
    /// The steps from `from` to `to`, which both are drawn; at most [`MOST`].
    pub(crate) fn draw(reel: &Reel, strip: &Strip, from: usize, to: usize) -> Self {
        let from = from.min(strip.last());
        let to = to.clamp(from, strip.last()).min(from + MOST - 1);
        let mut known: HashMap<String, usize> = HashMap::new();
        let steps = (from..=to)
            .map(|step| {
                let shot = Shot::new(reel, strip, step);
                let looks = shot.parts().into_iter().map(|(_, part)| {
                    let next = known.len();
                    *known.entry(part.into_string()).or_insert(next)
                });
                Frame { looks: looks.collect(), pace: shot.pace() }
            })
            .collect();
        let mut looks = vec![String::new(); known.len()];
        for (look, at) in known {
            looks[at] = look;
        }
        Self { from, parts: PARTS, steps, looks }
    }
}
