//! Characters, event tokens, and the rivals whom they hit.

use super::sets::{grown, whole};
use super::{fewer, promise};
use crate::drawing::sobek::choose::now;
use crate::drawing::sobek::{Sight, words};
use engine::Seat;
use games::sobek::data::data;
use games::sobek::preview::{self, EventChange};
use games::sobek::{Action, Cards, Character, Family, Phase, Private, QuayCard, Token, Zone};

/// What a character would do.
pub(super) fn play(sight: &Sight<'_>, mine: &Private, character: Character) -> Option<String> {
    let board = sight.board();
    let power = preview::power(sight.view, mine, character);
    if power.idle {
        return Some(sight.t("power-idle"));
    }
    let hand = mine.hand.without(character.card());
    match character {
        Character::Queen => {
            let drawn = data().queen_draw.min(board.deck);
            Some(sight.tr("coach-queen", &[("count", drawn.into()), ("deck", board.deck.into())]))
        }
        Character::Priest | Character::Priestess => {
            let purges = Family::ALL.into_iter().map(|family| preview::purge(sight.view, mine, family));
            let (cards, then) = purges.max_by_key(|(cards, _)| cards.len())?;
            Some(fewer(sight, cards.len(), (then + cards.len() as u32, then)))
        }
        Character::ScribeCattle | Character::ScribeFish => {
            let one = |&(rival, cards): &(Seat, usize)| format!("{} {cards}", sight.scene.name(rival));
            let names: Vec<String> = power.surplus.iter().map(one).collect();
            Some(sight.tr("coach-scribe", &[("names", sight.lang.list(&names).into())]))
        }
        Character::Thief => most_held(sight, mine, Zone::Hand),
        Character::Vizier => most_held(sight, mine, Zone::Pile),
        Character::Courtesan => {
            let sets = Family::ALL.into_iter().filter(|&family| board.sets[mine.seat.index()].has(family));
            let after = Private { hand, ..*mine };
            let layings =
                sets.filter_map(|family| preview::laying(sight.view, &after, Action::Extend(family)));
            let (laying, points) = layings
                .map(|laying| (laying, whole(&laying).2))
                .max_by_key(|(laying, points)| points - laying.set.points)?;
            Some(grown(sight, laying.set.family, laying.set.points, points))
        }
        Character::Merchant => {
            let free = |card: QuayCard| match card {
                QuayCard::Open(card) => Some(card),
                QuayCard::Character => None,
            };
            let cards = board.quay.cards().filter_map(|(_, card)| free(card));
            let best = cards.max_by_key(|card| {
                (card.family().map_or(0, |family| hand.family(family).len()), card.scarabs())
            })?;
            Some(promise(sight, mine, hand.with(best), best.family(), "best"))
        }
    }
}

/// The rival with most cards to choose from.
fn most_held(sight: &Sight<'_>, mine: &Private, zone: Zone) -> Option<String> {
    let count = |rival: &Seat| preview::backs(sight.view, *rival, zone).len();
    let rival = sight.board().rivals(mine.seat).max_by_key(count)?;
    Some(held(sight, rival, zone))
}

/// What a rival has in a zone, as far as the viewer knows.
fn held(sight: &Sight<'_>, rival: Seat, zone: Zone) -> String {
    let backs = words::backs(sight.lang, preview::backs(sight.view, rival, zone));
    kept(sight, rival, &backs, preview::known(sight.view, rival, zone))
}

/// The cards of a rival of which the viewer knows some or none.
pub(super) fn kept(sight: &Sight<'_>, rival: Seat, backs: &str, known: Cards) -> String {
    let cards = if known.is_empty() { "none".to_owned() } else { words::cards(sight.lang, known) };
    let values = [("name", sight.scene.name(rival).into()), ("backs", backs.into()), ("cards", cards.into())];
    sight.tr(if backs.is_empty() { "coach-hidden" } else { "coach-kept" }, &values)
}

/// What an event token would do now.
pub(super) fn event(sight: &Sight<'_>, mine: &Private, token: Token) -> Option<String> {
    let board = sight.board();
    match (preview::event(sight.view, mine, token), token) {
        (EventChange::Pile(count), Token::Embalming) => {
            let corruption = preview::corruption(sight.view, mine.seat)?;
            Some(fewer(sight, count, (corruption, corruption - count as u32)))
        }
        (EventChange::Other, Token::Prosperity) => {
            let sets = data()
                .prosperity_families
                .iter()
                .filter(|&&family| board.sets[mine.seat.index()].has(family));
            let gain = |family: &&Family| {
                let (now, then) = preview::blessing(sight.view, mine.seat, **family);
                then - now
            };
            sets.max_by_key(gain).map(|&family| blessed(sight, mine, family))
        }
        (EventChange::Other, Token::Curse) => {
            let worst = board.rivals(mine.seat).max_by_key(|rival| preview::cursed(sight.view, *rival))?;
            Some(cursed(sight, worst))
        }
        (EventChange::Other, _) => None,
        _ => Some(now(sight, mine, token).0),
    }
}

/// What it means to name this rival.
pub(super) fn target(sight: &Sight<'_>, mine: &Private, rival: Seat) -> String {
    let board = sight.board();
    match (board.phase, preview::set_back(sight.view, rival)) {
        (_, Some((_, to))) => {
            let from = board.score(rival);
            let values = [("from", from.into()), ("to", to.into()), ("lost", (from - to).into())];
            sight.tr("coach-back", &values)
        }
        (Phase::Curse, _) => cursed(sight, rival),
        (Phase::ThiefVictim, _) => held(sight, rival, Zone::Hand),
        _ if rival == mine.seat => String::new(),
        _ => held(sight, rival, Zone::Pile),
    }
}

/// The corruption of a rival with one more Curse, and whether it is the most then.
fn cursed(sight: &Sight<'_>, rival: Seat) -> String {
    let then = preview::cursed(sight.view, rival);
    let Some(now) = preview::corruption(sight.view, rival) else {
        return sight.tr("coach-cursed-hidden", &[("more", then.into())]);
    };
    let others = sight.seats().filter(|&other| other != rival);
    let most = others
        .map(|other| preview::corruption(sight.view, other))
        .all(|other| other.is_some_and(|other| other < then));
    let values = [
        ("name", sight.scene.name(rival).into()),
        ("now", now.into()),
        ("then", then.into()),
        ("most", if most { "yes" } else { "no" }.into()),
    ];
    sight.tr("coach-cursed", &values)
}

/// What Prosperity does to a set.
pub(super) fn blessed(sight: &Sight<'_>, mine: &Private, family: Family) -> String {
    let (now, then) = preview::blessing(sight.view, mine.seat, family);
    grown(sight, family, now, then)
}
