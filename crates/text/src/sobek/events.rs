//! Events of Sobek in words.

use super::{backs, cards};
use crate::Names;
use games::sobek::score::SetResult;
use games::sobek::{Back, Backs, Card, Cards, Event};

/// What happened; none for steps that go without saying.
pub(super) fn tell(event: &Event, names: &Names) -> Option<String> {
    setup(event, names)
        .or_else(|| quay(event, names))
        .or_else(|| sets(event, names))
        .or_else(|| powers(event, names))
        .or_else(|| scoring(event, names))
}

/// The face where it is told, else the back.
fn face(card: Option<Card>, back: Back) -> String {
    card.map_or_else(|| format!("a card with {back} back"), |card| card.to_string())
}

fn faces(known: Option<Cards>, hidden: Backs) -> String {
    known.map_or_else(|| backs(hidden), cards)
}

fn sum(set: SetResult) -> String {
    if set.horizontal {
        return format!("{} horizontal: {}", set.family, set.points);
    }
    format!("{}: {} × {} = {}", set.family, set.scarabs, set.cards, set.points)
}

fn setup(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::RoundBegins { round } => format!("round {round} begins"),
        Event::HandDealt { seat, card: Some(card) } => format!("{} was dealt {card}", names.of(seat)),
        Event::QuayCard { place, card, back } => format!("place {place}: {}", face(card, back)),
        Event::Delivered { cards, left } => {
            format!("a delivery of {cards} cards lies on the quay, {left} to come")
        }
        Event::FirstDrawn { seat } => format!("{} starts", names.of(seat)),
        Event::ChooserNamed { seat, .. } => format!("{} chooses who starts", names.of(seat)),
        Event::FirstChosen { seat, first } => format!("{} let {} start", names.of(seat), names.of(first)),
        _ => return None,
    })
}

fn quay(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::Skipped { seat, card, back, .. } => format!("{} buried {}", names.of(seat), face(card, back)),
        Event::Taken { seat, card, back, .. } => format!("{} took {}", names.of(seat), face(card, back)),
        Event::RoundEnds { .. } => "quay and deck are empty: the round is over".to_owned(),
        Event::HandToPile { seat, backs, cards } => {
            format!("{} left {} to corruption", names.of(seat), faces(cards, backs))
        }
        _ => return None,
    })
}

fn sets(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::SetLaid { seat, set, added } => format!("{} laid {added} cards, {}", names.of(seat), sum(set)),
        Event::CardLaid { seat, family, card, .. } => format!("{} put {card} onto {family}", names.of(seat)),
        Event::TokenSeen { seat, token } => format!("{} saw the token {token}", names.of(seat)),
        Event::EventChosen { seat, token, left } => format!("{} chose {token}, {left} left", names.of(seat)),
        Event::EventIdle { token, .. } => format!("{token} did nothing"),
        Event::MarkerMoved { seat, from, to, .. } => format!("{} went from {from} to {to}", names.of(seat)),
        Event::AnotherTurn { seat } => format!("{} has another turn", names.of(seat)),
        Event::Cursed { target, curses, .. } => format!("{} is cursed, {curses} in all", names.of(target)),
        Event::Blessed { set, .. } => format!("prosperity: {}", sum(set)),
        Event::Embalmed { seat, backs, cards } => {
            format!("{} took back {}", names.of(seat), faces(cards, backs))
        }
        Event::PileShown { seat, cards: shown } => format!("{} showed {}", names.of(seat), cards(shown)),
        _ => return None,
    })
}

fn powers(event: &Event, names: &Names) -> Option<String> {
    Some(match *event {
        Event::CharacterPlayed { seat, character } => format!("{} played {character}", names.of(seat)),
        Event::PowerIdle { character, .. } => format!("{character} did nothing"),
        Event::Drawn { seat, card, back } => format!("{} drew {}", names.of(seat), face(card, back)),
        Event::Purged { seat, cards: gone, .. } => format!("{} discarded {}", names.of(seat), cards(gone)),
        Event::VictimNamed { seat, victim } => format!("{} robs {}", names.of(seat), names.of(victim)),
        Event::Stolen { seat, victim, card, back } => {
            format!("{} stole {} from {}", names.of(seat), face(card, back), names.of(victim))
        }
        Event::SurplusDue { seat, cards } => format!("{} has to give up {cards} cards", names.of(seat)),
        Event::SurplusGiven { seat, backs, cards } => {
            format!("{} gave up {}", names.of(seat), faces(cards, backs))
        }
        Event::PileLookedAt { seat, owner, cards: seen } => {
            let seen = seen.map_or_else(String::new, |seen| format!(": {}", cards(seen)));
            format!("{} looked through the pile of {}{seen}", names.of(seat), names.of(owner))
        }
        Event::Picked { seat, owner, card, back } => {
            format!("{} took {} out of the pile of {}", names.of(seat), face(card, back), names.of(owner))
        }
        _ => return None,
    })
}

fn scoring(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::PilesTurned { piles } => {
            let piles: Vec<_> = piles.iter().map(|pile| cards(*pile)).collect();
            format!("the piles are turned up: {}", piles.join("; "))
        }
        Event::SetScored { seat, set, .. } => format!("{} scores {}", names.of(*seat), sum(*set)),
        Event::SetPoints { seat, points, from, to } => {
            format!("{} goes from {from} to {to}, {points} points", names.of(*seat))
        }
        Event::CorruptionCounted { seats, .. } => {
            let counts: Vec<_> =
                seats.iter().map(|one| format!("{} {}", names.of(one.seat), one.corruption)).collect();
            format!("corruption: {}", counts.join(", "))
        }
        Event::PenaltyDue { seat, steps, symbol, .. } => {
            format!("{} goes back {steps} steps along {symbol}", names.of(*seat))
        }
        Event::PenaltyStep { from, to, .. } => format!("  from {from} to {to}"),
        Event::RoundScored { round, .. } => format!("round {round} is scored"),
        Event::GameOver { .. } => "the game is over".to_owned(),
        _ => return None,
    })
}
