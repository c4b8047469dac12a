//! Camel Up in the terminal.

mod board;
mod events;
mod odds;

use super::{GameText, Names, Odds};
use crate::NoOdds;
use engine::Game;
use engine::any::{AnyEvent, AnyView};
use games::camel_up::{CamelUp, Deck, Racers};
use std::fmt::Write;

/// Camel Up.
pub(super) struct Text;

impl GameText for Text {
    fn id(&self) -> &'static str {
        CamelUp::ID
    }

    fn board(&self, view: &AnyView, names: &Names) -> String {
        view.downcast::<CamelUp>().map_or_else(String::new, |view| board::draw(&view.public, names))
    }

    fn secrets(&self, view: &AnyView) -> String {
        let Some(private) = view.downcast::<CamelUp>().and_then(|view| view.private) else {
            return String::new();
        };
        let mut text = format!("finish cards in hand: {}", colours(private.hand));
        for deck in Deck::ALL {
            for card in private.played.iter().flatten().filter(|card| card.deck == deck) {
                // Writing to a string cannot fail.
                let _ = write!(text, "; {} is card {} of the {deck} deck", card.colour, card.position);
            }
        }
        text + "\n"
    }

    fn event(&self, event: &AnyEvent, names: &Names) -> Option<String> {
        events::tell(event.downcast::<CamelUp>()?, names)
    }

    /// Every die comes out before all eyes.
    fn odds(&self, race: &str) -> Result<Odds, NoOdds> {
        odds::of(race)
    }
}

/// `blue, green`, or `nothing`.
fn colours(racers: Racers) -> String {
    let names: Vec<_> = racers.iter().map(|racer| racer.to_string()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}
