//! Which moment of a game is asked for, and with whose eyes.

use crate::problem::Problem;
use crate::replay::strip::Strip;
use crate::replay::{Eyes, Reel};
use crate::words::Lang;
use axum::http::StatusCode;
use engine::Seat;
use serde::Deserialize;
use std::sync::Arc;

/// The fields with which a moment is asked for.
#[derive(Deserialize, Default)]
pub(crate) struct Way {
    /// With whose eyes.
    view: Option<String>,
    /// Whose step it is that `step` or `at` numbers, if not that of `view`.
    of: Option<String>,
    /// A step.
    step: Option<usize>,
    /// The step that the page showed last.
    at: Option<usize>,
    /// The first and the last step of several.
    from: Option<usize>,
    to: Option<usize>,
    /// What the viewer was told with this number.
    pub(crate) told: Option<u64>,
    /// `dark` for a picture by night.
    #[serde(default)]
    pub(crate) theme: String,
    /// The seat on which who asks plays on.
    pub(crate) seat: Option<Seat>,
    /// The text of a record.
    #[serde(default)]
    pub(crate) record: String,
}

impl Way {
    /// With whose eyes, `usual` unless it is said.
    pub(crate) fn eyes(&self, usual: Eyes, seats: usize) -> Result<Eyes, Problem> {
        let Some(text) = self.view.as_ref().or(self.of.as_ref()) else { return Ok(usual) };
        eyes(text, seats)
    }

    /// The step of these eyes that is asked for, if one is.
    pub(crate) fn step(&self, reel: &Reel, strip: &Strip, lang: Lang) -> Result<Option<usize>, Problem> {
        let Some(step) = self.step.or(self.at) else { return Ok(None) };
        let of = self.of.as_deref().map(|text| eyes(text, reel.seats())).transpose()?;
        let Some(of) = of.filter(|of| *of != strip.eyes && reel.is_over()) else {
            return Ok(Some(step.min(strip.last())));
        };
        let other: Arc<Strip> = reel.strip(of, lang);
        Ok(Some(strip.same(&other, step.min(other.last()))))
    }

    /// The first and the last step of several.
    pub(crate) fn span(&self) -> (usize, usize) {
        let from = self.from.unwrap_or_default();
        (from, self.to.unwrap_or(from))
    }
}

fn eyes(text: &str, seats: usize) -> Result<Eyes, Problem> {
    let bad = |detail: String| {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("view: {detail}"))
    };
    let eyes: Eyes = text.parse().map_err(bad)?;
    match eyes.viewer().seat() {
        Some(seat) if seat.index() >= seats => Err(bad(format!("there are {seats} seats"))),
        _ => Ok(eyes),
    }
}
