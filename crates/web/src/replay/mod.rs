//! Games seen again: a whole game as steps, and what each pair of eyes was shown of it.

pub(crate) mod analyses;
pub(crate) mod eyes;
pub(crate) mod frames;
pub(crate) mod reel;
pub(crate) mod reels;
pub(crate) mod shot;
pub(crate) mod strip;

pub(crate) use analyses::Analyses;
pub(crate) use eyes::Eyes;
pub(crate) use reel::Reel;
pub(crate) use reels::Reels;
