//! What happens in Camel Up Cards, told in sentences.

use crate::Names;
use games::camel_up_cards::score::{Item, Payout};
use games::camel_up_cards::{Event, HomeReason, RaceCard};
use std::fmt::Write;

/// The event in words; none for one that another tells too.
pub(super) fn tell(event: &Event, names: &Names) -> Option<String> {
    preparation(event, names)
        .or_else(|| decision(event, names))
        .or_else(|| movement(event, names))
        .or_else(|| payment(event, names))
}

/// A card, or `a card` where it is secret.
fn card(card: Option<RaceCard>) -> String {
    card.map_or_else(|| "a card".to_owned(), |card| card.to_string())
}

fn preparation(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::StartCard { card } => format!("{card} is drawn for the starting places"),
        Event::Preparation { leg } => format!("leg {leg} is prepared"),
        Event::TrackExtended { free, to, .. } => {
            format!("only {free} spaces were free ahead of the leader: the last space is {to} now")
        }
        Event::Storm { cell, .. } => format!("a sandstorm makes {cell} one space"),
        Event::StartingPlayer { seat, money, tied } => {
            let why = if tied.is_empty() { "with the least money" } else { "the youngest of the poorest" };
            format!("{} starts the leg, {why} ({money} EP)", names.of(*seat))
        }
        Event::Dealt { seat, card: dealt } => format!("{} is dealt {}", names.of(*seat), card(*dealt)),
        Event::SortingBegins { undealt } => format!("everybody sorts; {undealt} cards were not dealt"),
        Event::Discarded { seat, card: sorted } => format!("{} discards {}", names.of(*seat), card(*sorted)),
        Event::Kept { seat, card: sorted } => format!("{} keeps {}", names.of(*seat), card(*sorted)),
        Event::ShowChosen { seat, card: sorted } => {
            format!("{} lays out {} to be shown", names.of(*seat), card(*sorted))
        }
        Event::Ready { seat } => format!("{} is ready", names.of(*seat)),
        Event::CardsShown { cards } => {
            let cards: Vec<_> =
                cards.iter().map(|shown| format!("{} of {}", shown.card, names.of(shown.seat))).collect();
            format!("all shown cards are turned up: {}", cards.join(", "))
        }
        Event::LegBegins { leg, seat, deck } => {
            format!("leg {leg} begins with {}, {deck} cards in the race deck", names.of(*seat))
        }
        _ => return None,
    })
}

fn decision(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::FigurePlaced { seat, figure, cell } => {
            format!("{} puts the {figure} on {cell}", names.of(*seat))
        }
        Event::CardDrawn { seat, card, left } => {
            format!("{} reveals {card}, {left} cards are left", names.of(*seat))
        }
        Event::HandCardPlayed { seat, card } => {
            format!("{} plays {card} from hand, for 1 space", names.of(*seat))
        }
        Event::BetReturned { seat, kind, camel } => {
            format!("{} returns the {kind} card of {camel}", names.of(*seat))
        }
        Event::BetTaken { seat, card } => format!("{} takes {card}", names.of(*seat)),
        Event::NoBet { seat } => format!("{} makes no bet", names.of(*seat)),
        _ => return None,
    })
}

fn movement(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::UnitHopped { unit, from, to, .. } => format!("{unit} goes from {from} to {to}"),
        Event::ExtraStep { unit, figure, to, .. } => format!("the {figure} sends {unit} to {to}"),
        Event::FigureHome { figure, holder, reason, .. } => {
            let why = match reason {
                HomeReason::Acted => "it has acted",
                HomeReason::Passed => "all camels have passed it",
                HomeReason::LegOver => "the leg is over",
            };
            format!("the {figure} goes home with the card of {}: {why}", names.of(*holder))
        }
        Event::Finished { unit, .. } => format!("{unit} on the Finish: the race is over"),
        _ => return None,
    })
}

fn payment(event: &Event, names: &Names) -> Option<String> {
    Some(match event {
        Event::HandCardsDropped { seats } if !seats.is_empty() => {
            format!("{} hand cards are discarded unseen", seats.len())
        }
        Event::LegPaid { leg, payouts, .. } => paid(&format!("leg {leg} is paid"), payouts, names),
        Event::RacePaid { payouts, .. } => paid("the bets on the race are paid", payouts, names),
        Event::GameOver { standings } => {
            let winners: Vec<_> = standings.winners().map(|seat| names.of(seat).to_owned()).collect();
            format!("{} wins", winners.join(" and "))
        }
        _ => return None,
    })
}

/// A line for each seat that gets or pays something.
fn paid(what: &str, payouts: &[Payout], names: &Names) -> String {
    let mut text = what.to_owned();
    for payout in payouts.iter().filter(|payout| !payout.items.is_empty()) {
        let items: Vec<_> = payout.items.iter().map(item).collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  {}: {} = {:+}", names.of(payout.seat), items.join(", "), payout.sum);
        let _ = write!(text, ", {} EP{}", payout.money, if payout.floored { " (never below 1)" } else { "" });
    }
    text
}

fn item(item: &Item) -> String {
    match item {
        Item::Bet { card, amount, .. } => format!("{card} {amount:+}"),
        Item::Figure { figure, amount } => format!("{figure} {amount:+}"),
    }
}
