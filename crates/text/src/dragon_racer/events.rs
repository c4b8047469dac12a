//! What happens in Dragon Racer, told in sentences.

use super::cards;
use crate::Names;
use engine::Seat;
use games::dragon_racer::{Because, Colour, Dragon, Event, Moved, RealmCount};

/// The event in words; none for one that another tells too.
pub(super) fn tell(event: &Event, names: &Names) -> Option<String> {
    setup(event, names)
        .or_else(|| draft(event, names))
        .or_else(|| flight(event, names))
        .or_else(|| swap_and_talent(event, names))
        .or_else(|| turbo(event, names))
}

fn setup(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::HeroTaken { seat, hero, .. } => format!("{} flies as {}", names.of(*seat), hero.name()),
        Event::TrophyDealt { seat, place, .. } => format!("{} has trophy {place}", names.of(*seat)),
        Event::TeamDealt { seat, slot, dragon } => {
            format!("{} has {dragon} in slot {slot} of the team", names.of(*seat))
        }
        Event::TurnBegins { turn, cards, left, premium } => {
            let way = if *left { "left" } else { "right" };
            format!("turn {turn} begins: {cards} cards each, passed to the {way}, premium {premium}")
        }
        Event::TileRevealed { place, tile, added, .. } => {
            format!("{place} is {tile}; {} join the deck", cards(*added))
        }
        _ => return None,
    })
}

fn draft(event: &Event, names: &Names) -> Option<String> {
    let card = |card: &Option<Dragon>| card.map_or("a card".to_owned(), |card| card.to_string());
    Some(match event {
        Event::CardDealt { seat, card: dealt } => format!("{} was dealt {}", names.of(*seat), card(dealt)),
        Event::PickCommitted { seat, card: picked } => format!("{} chose {}", names.of(*seat), card(picked)),
        Event::LastCardTaken { seat, card: last } => {
            format!("{} took {} as the last of the hand", names.of(*seat), card(last))
        }
        Event::HandsPassed { left, cards } => {
            format!("hands of {cards} went to the {}", if *left { "left" } else { "right" })
        }
        _ => return None,
    })
}

fn flight(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::FlightBegins { seat, place, drafted } => {
            format!("{} flies with trophy {place} and drafted {}", names.of(*seat), cards(*drafted))
        }
        Event::AttackPlaced { seat, card, on, dragon, .. } => {
            format!("{} put {card} on {dragon} of {}", names.of(*seat), names.of(*on))
        }
        Event::AttackHeld { seat, card } => format!("{} does not attack with {card}", names.of(*seat)),
        Event::DragonFired { seat, dragon, supports, hero, speed, to, .. } => {
            let support = support(supports, *hero);
            format!("{dragon} fired with {support}: {} flew {speed} spaces to {to}", names.of(*seat))
        }
        Event::DragonStayed { dragon, .. } => format!("{dragon} stayed"),
        Event::AttackReturned { owner, card, .. } => format!("{card} went back to {}", names.of(*owner)),
        _ => return None,
    })
}

/// `mossy, barkhide and the hero's blue`.
fn support(supports: &[Dragon], hero: Option<Colour>) -> String {
    let cards: Vec<_> = supports.iter().map(ToString::to_string).collect();
    match (cards.is_empty(), hero) {
        (_, None) => cards.join(", "),
        (true, Some(colour)) => format!("the hero's {colour}"),
        (false, Some(colour)) => format!("{} and the hero's {colour}", cards.join(", ")),
    }
}

fn swap_and_talent(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::TalentMoved { seat, because, movement, to, .. } => {
            let why = match because {
                Because::Formation => "Flying Formation".to_owned(),
                Because::Substitutes => "Substitutes".to_owned(),
                Because::HighFlight(dragon) => format!("High Flight for {dragon}"),
                Because::VictoryLeap(realm) => format!("Victory Leap for {realm}"),
                Because::StrikeAndFly(card) => format!("Strike and Fly for {card}"),
            };
            format!("{why}: {} flew {movement} spaces to {to}", names.of(*seat))
        }
        Event::DragonSwapped { seat, slot, left, entered } => {
            format!("{} took {entered} into slot {slot} for {left}", names.of(*seat))
        }
        Event::FlightEnds { seat, movement } => {
            format!("{} has flown {movement} spaces in this Flight", names.of(*seat))
        }
        _ => return None,
    })
}

fn turbo(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::RealmScored { realm, counts, leaders, movement } => {
            let count = |count: &RealmCount| format!("{} {}", count.seat, count.cards);
            let counts: Vec<_> = counts.iter().map(count).collect();
            let leaders: Vec<_> = leaders.iter().map(|seat: Seat| names.of(seat).to_owned()).collect();
            let result = if leaders.is_empty() {
                "nobody moves".to_owned()
            } else {
                format!("{} moved {movement}", leaders.join(", "))
            };
            format!("{realm}, cards by seat {}: {result}", counts.join(", "))
        }
        Event::TurnEnds { turn, moved } => {
            let moved: Vec<_> = moved.iter().map(|moved| movement(*moved, names)).collect();
            format!("turn {turn} is over: {}", moved.join(", "))
        }
        Event::GameOver { .. } => "the game is over".to_owned(),
        _ => return None,
    })
}

fn movement(moved: Moved, names: &Names) -> String {
    format!("{} {:+} to {}", names.of(moved.seat), moved.moved, moved.distance)
}
