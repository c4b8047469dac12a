//! Camel Up Cards in the terminal.

mod board;
mod events;
mod odds;

use super::{GameText, Names, Odds, listed};
use crate::NoOdds;
use engine::any::{AnyEvent, AnyView};
use engine::{Game, View};
use games::camel_up_cards::{CamelUpCards, Cards, knowledge};
use std::fmt::Write;

/// Camel Up Cards.
pub(super) struct Text;

impl GameText for Text {
    fn id(&self) -> &'static str {
        CamelUpCards::ID
    }

    fn board(&self, view: &AnyView, names: &Names) -> String {
        view.downcast::<CamelUpCards>()
            .map_or_else(String::new, |view| board::draw(&view.public.board, names))
    }

    fn secrets(&self, view: &AnyView) -> String {
        view.downcast::<CamelUpCards>().map_or_else(String::new, secrets)
    }

    fn event(&self, event: &AnyEvent, names: &Names) -> Option<String> {
        events::tell(event.downcast::<CamelUpCards>()?, names)
    }

    fn odds(&self, race: &str) -> Result<Odds, NoOdds> {
        odds::of(race)
    }
}

/// The own cards and what follows for the race deck.
fn secrets(view: &View<CamelUpCards>) -> String {
    let Some(private) = view.private else { return String::new() };
    let own = private.own;
    let mut text = String::new();
    for (name, heap) in [
        ("to sort", own.hand),
        ("discarded", own.discards),
        ("put into the deck", own.deck),
        ("to be shown", own.show.cards()),
        ("in hand", own.kept.cards()),
    ] {
        if !heap.is_empty() {
            let between = if text.is_empty() { "" } else { "; " };
            // Writing to a string cannot fail.
            let _ = write!(text, "{between}{name}: {}", cards(heap));
        }
    }
    let known = knowledge(view);
    if known.left() > 0 {
        let _ = write!(text, "; left in the deck: {}", cards(known.certain));
        let _ = write!(text, " and {} of {} unseen cards", known.unknown, known.unseen.len());
    }
    text + "\n"
}

/// `blue 1 ×2, white 2`, or `nothing`.
fn cards(cards: Cards) -> String {
    let kinds: Vec<_> = cards
        .kinds()
        .map(|card| match cards.count(card) {
            1 => card.to_string(),
            count => format!("{card} ×{count}"),
        })
        .collect();
    listed(&kinds)
}
