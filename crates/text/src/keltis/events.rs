//! What happens in Keltis, told in sentences.

use crate::Names;
use games::keltis::{Cause, Direction, Ending, Event, Tile};

/// The event in words; none for one that another tells too.
pub(super) fn tell(event: &Event, names: &Names) -> Option<String> {
    setup(event, names)
        .or_else(|| turn(event, names))
        .or_else(|| step(event, names))
        .or_else(|| end(event, names))
}

fn setup(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::FirstPlayer { seat } => format!("{} is the first player", names.of(*seat)),
        Event::TilePlaced { path, step, tile } => format!("{path} {step} gets a tile: {tile}"),
        Event::CardDealt { seat, card: Some(card) } => format!("{} was dealt {card}", names.of(*seat)),
        Event::CardDealt { seat, card: None } => format!("{} was dealt a card", names.of(*seat)),
        Event::GameBegins { seat, draw_pile } => {
            format!("{} begins; the draw pile has {draw_pile} cards", names.of(*seat))
        }
        _ => return None,
    })
}

fn turn(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::CardLaid { seat, card, direction, fixes } => {
            let way = match direction {
                Direction::Up if *fixes => ", upwards from now on",
                Direction::Down if *fixes => ", downwards from now on",
                _ => "",
            };
            format!("{} laid {card}{way}", names.of(*seat))
        }
        Event::CardDiscarded { seat, card } => format!("{} discarded {card}", names.of(*seat)),
        Event::CardTaken { seat, card, .. } => format!("{} took {card} from the discards", names.of(*seat)),
        Event::CardDrawn { seat, card: Some(card), .. } => format!("{} drew {card}", names.of(*seat)),
        Event::CardDrawn { seat, card: None, draw_pile } => {
            format!("{} drew a card; {draw_pile} left", names.of(*seat))
        }
        Event::IdleTurn { count, limit: Some(limit), .. } => format!("an idle turn, {count} of {limit}"),
        _ => return None,
    })
}

fn step(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::MarkerMoved { seat, path, kind, to, cause, tile, .. } => {
            let why = match cause {
                Cause::Card => "",
                Cause::Clover => ", by a clover",
                Cause::Finished => ", for a finished path",
            };
            let found = tile.map_or_else(String::new, |tile: Tile| format!(", onto a tile: {tile}"));
            format!("{} moved the {kind} marker to {path} {to}{why}{found}", names.of(*seat))
        }
        Event::StepDeclined { seat, .. } => format!("{} declined the step", names.of(*seat)),
        Event::GoalReached { count, of, .. } => format!("{count} of {of} markers are in the goal"),
        Event::PointsScored { seat, points, score, .. } => {
            format!("{} scored {points} and has {score}", names.of(*seat))
        }
        Event::WishTaken { seat, count, value, .. } => {
            format!("{} took a wishing stone: {count}, worth {value:+}", names.of(*seat))
        }
        Event::BonusLapsed { .. } => "no marker can make the bonus step".to_owned(),
        _ => return None,
    })
}

fn end(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::GameEnded { reason, .. } => match reason {
            Ending::Goal => "the fifth marker is in the goal, which ends the game".to_owned(),
            Ending::Deck => "the draw pile is empty, which ends the game".to_owned(),
            Ending::Stall => "too many idle turns in a row end the game".to_owned(),
        },
        Event::SmallMarkersScored { seat, sum, total, .. } => {
            format!("{}: small markers {sum:+}, so far {total}", names.of(*seat))
        }
        Event::LargeMarkerScored { seat, marker, total } => {
            let value = marker.map_or(0, |marker| marker.value);
            format!("{}: large marker {value:+}, so far {total}", names.of(*seat))
        }
        Event::WishesScored { seat, count, value, total } => {
            format!("{}: {count} wishing stones {value:+}, total {total}", names.of(*seat))
        }
        Event::GameOver { .. } => "the game is over".to_owned(),
        _ => return None,
    })
}
