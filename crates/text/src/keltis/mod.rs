//! Keltis in the terminal.

mod board;
mod events;

use super::{GameText, Names};
use engine::Game;
use engine::any::{AnyEvent, AnyView};
use games::keltis::Keltis;

/// Keltis.
pub(super) struct Text;

impl GameText for Text {
    fn id(&self) -> &'static str {
        Keltis::ID
    }

    fn board(&self, view: &AnyView, names: &Names) -> String {
        view.downcast::<Keltis>().map_or_else(String::new, |view| board::draw(&view.public, names))
    }

    fn secrets(&self, view: &AnyView) -> String {
        let Some(private) = view.downcast::<Keltis>().and_then(|view| view.private) else {
            return String::new();
        };
        format!("hand: {}\n", board::cards(private.hand))
    }

    fn event(&self, event: &AnyEvent, names: &Names) -> Option<String> {
        events::tell(event.downcast::<Keltis>()?, names)
    }
}
