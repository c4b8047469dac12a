//! Dragon Racer in the terminal.

mod board;
mod events;

use super::{GameText, Names, listed};
use engine::Game;
use engine::any::{AnyEvent, AnyView};
use games::dragon_racer::{Cards, DragonRacer};
use std::fmt::Write;

/// Dragon Racer.
pub(super) struct Text;

impl GameText for Text {
    fn id(&self) -> &'static str {
        DragonRacer::ID
    }

    fn board(&self, view: &AnyView, names: &Names) -> String {
        view.downcast::<DragonRacer>().map_or_else(String::new, |view| board::draw(&view.public.board, names))
    }

    fn secrets(&self, view: &AnyView) -> String {
        let Some(mine) = view.downcast::<DragonRacer>().and_then(|view| view.private) else {
            return String::new();
        };
        if mine.hand.is_empty() && mine.drafted.is_empty() {
            return String::new();
        }
        let mut text = format!("hand {}; drafted {}\n", cards(mine.hand), cards(mine.drafted));
        for (pass, (held, picked)) in (1..).zip(mine.passed()) {
            if let Some(picked) = picked {
                // Writing to a string cannot fail.
                let _ = writeln!(text, "  held in pass {pass}: {}; took {picked}", cards(held));
            }
        }
        text
    }

    fn event(&self, event: &AnyEvent, names: &Names) -> Option<String> {
        events::tell(event.downcast::<DragonRacer>()?, names)
    }
}

/// `mossy, drizzle`, or `nothing`.
fn cards(cards: Cards) -> String {
    listed(&cards.each().map(|card| card.to_string()).collect::<Vec<_>>())
}
