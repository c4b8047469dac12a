//! Sobek in the terminal.

mod board;
mod events;

use super::{GameText, Names, listed};
use engine::Game;
use engine::any::{AnyEvent, AnyView};
use games::sobek::{Back, Backs, Cards, Sobek};
use std::fmt::Write;

/// Sobek.
pub(super) struct Text;

impl GameText for Text {
    fn id(&self) -> &'static str {
        Sobek::ID
    }

    fn board(&self, view: &AnyView, names: &Names) -> String {
        view.downcast::<Sobek>().map_or_else(String::new, |view| board::draw(&view.public, names))
    }

    fn secrets(&self, view: &AnyView) -> String {
        let Some(private) = view.downcast::<Sobek>().and_then(|view| view.private) else {
            return String::new();
        };
        let mut text = format!("in hand {}; in the pile {}", cards(private.hand), cards(private.pile));
        // Writing to a string cannot fail.
        if !private.dropping.is_empty() {
            let _ = write!(text, "; given up {}", cards(private.dropping));
        }
        if let Some(stack) = private.stack {
            let tokens: Vec<_> = stack.each().map(|token| token.to_string()).collect();
            let _ = write!(text, "; events left {}", listed(&tokens));
        }
        if let Some(pile) = private.looking {
            let _ = write!(text, "; looks at {}", cards(pile));
        }
        text + "\n"
    }

    fn event(&self, event: &AnyEvent, names: &Names) -> Option<String> {
        events::tell(event.downcast::<Sobek>()?, names)
    }
}

/// `fish1 ×2, amulet`, or `nothing`.
fn cards(cards: Cards) -> String {
    let text = |(card, count)| if count == 1 { format!("{card}") } else { format!("{card} ×{count}") };
    listed(&cards.iter().map(text).collect::<Vec<_>>())
}

/// `2 green, 1 orange`, or `nothing`.
fn backs(backs: Backs) -> String {
    let counts = Back::ALL.into_iter().zip(backs.by_back()).filter(|&(_, count)| count > 0);
    listed(&counts.map(|(back, count)| format!("{count} {back}")).collect::<Vec<_>>())
}
