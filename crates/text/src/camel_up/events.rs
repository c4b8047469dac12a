//! What happens in Camel Up, told in sentences.

use crate::Names;
use games::camel_up::Event;
use games::camel_up::race::{CrazyReason, Racer, Side};
use games::camel_up::score::{LegItem, LegResult};
use std::fmt::Write;

/// The event in words; none for one that another tells too.
pub(super) fn tell(event: &Event, names: &Names) -> Option<String> {
    setup(event, names)
        .or_else(|| decision(event, names))
        .or_else(|| movement(event, names))
        .or_else(|| scoring(event, names))
}

fn setup(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::FirstPlayer { seat } => format!("{} is the first player", names.of(*seat)),
        Event::StartDie { racer, number, space } => {
            format!("the {racer} die shows {number}: {racer} starts on space {space}")
        }
        Event::RacerPlaced { racer, space } => format!("{racer} took its place on space {space}"),
        Event::CrazyNumber { number, space } => {
            format!("the grey die shows {number}: a crazy camel starts on space {space}")
        }
        Event::CrazyPlaced { crazy, space } => format!("{crazy} took its place on space {space}"),
        Event::LegBegins { leg, seat } => format!("leg {leg} begins with {}", names.of(*seat)),
        _ => return None,
    })
}

fn decision(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::TicketTaken { seat, colour, value } => {
            format!("{} took the {colour} ticket of {value}", names.of(*seat))
        }
        Event::TilePlaced { seat, space, side, from: None } => {
            format!("{} put the tile on space {space}, {side} side up", names.of(*seat))
        }
        Event::TilePlaced { seat, space, side, from: Some(from) } => {
            format!("{} moved the tile from space {from} to {space}, {side} side up", names.of(*seat))
        }
        Event::PyramidTicketTaken { seat } => format!("{} took a pyramid ticket", names.of(*seat)),
        Event::FinishCardPlayed { seat, deck, position, colour } => {
            let card = colour.map_or_else(|| "a card".to_owned(), |colour| colour.to_string());
            format!("{} played {card} as card {position} of the {deck} deck", names.of(*seat))
        }
        Event::Partnership { seat, partner } => {
            format!("{} and {} became partners", names.of(*seat), names.of(*partner))
        }
        _ => return None,
    })
}

fn movement(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::DieShown { racer, number } => format!("the {racer} die shows {number}"),
        Event::GreyDieShown { printed, number, mover, reason } => {
            let why = match reason {
                CrazyReason::CarriesRacers => format!(": {mover} moves, it alone carries racers"),
                CrazyReason::SitsOnOther => format!(": {mover} moves, it sits on the other"),
                CrazyReason::Printed => String::new(),
            };
            format!("the grey die shows {printed} {number}{why}")
        }
        Event::UnitHopped { unit, from, to, .. } => format!("{unit} went from space {from} to {to}"),
        Event::TilePaid { owner, space, side, amount, money } => format!(
            "the {side} tile on space {space} paid {amount} EP to {}, who has {money}",
            names.of(*owner)
        ),
        Event::ExtraStep { unit, side: Side::Cheer, to, .. } => {
            format!("{unit} went on to space {to}, on top")
        }
        Event::ExtraStep { unit, side: Side::Boo, to, .. } => {
            format!("{unit} went back to space {to}, underneath")
        }
        Event::Crossed { unit, .. } => format!("{unit} crossed the finish line, which ends the race"),
        _ => return None,
    })
}

fn scoring(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::LegScored { leg, ranking, seats } => leg_scored(*leg, *ranking, seats, names),
        Event::RaceOver { ranking } => format!("the race is over: {}", order(*ranking)),
        Event::FinishCardTurned { deck, owner, colour, right, amount, money, .. } => {
            let verdict = if *right { "right" } else { "wrong" };
            format!("{deck} deck: {colour} of {} is {verdict}, {amount:+} EP, has {money}", names.of(*owner))
        }
        Event::GameOver { .. } => "the game is over".to_owned(),
        _ => return None,
    })
}

fn order(ranking: [Racer; Racer::COUNT]) -> String {
    ranking.map(|racer| racer.to_string()).join(", ")
}

fn leg_scored(leg: u16, ranking: [Racer; Racer::COUNT], seats: &[LegResult], names: &Names) -> String {
    let mut text = format!("leg {leg} is scored: {}", order(ranking));
    for result in seats {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  {} {:+} EP", names.of(result.seat), result.paid);
        let items: Vec<_> = result.items.iter().copied().map(item).collect();
        if !items.is_empty() {
            let _ = write!(text, " ({})", items.join(", "));
        }
        if let (Some(partner), Some(copied)) = (result.partner, result.copied) {
            let _ = write!(text, ", copied from seat {partner}: {}", item(copied));
        }
        let _ = write!(text, ", has {}", result.money);
    }
    text
}

fn item(item: LegItem) -> String {
    match item {
        LegItem::Ticket { colour, value, amount, .. } => format!("{colour} {value}: {amount:+}"),
        LegItem::Pyramid { amount } => format!("pyramid: {amount:+}"),
    }
}
