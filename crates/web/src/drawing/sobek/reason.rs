//! Why a choice is worth what it is, in words made of what can be counted from the viewer's seat.

mod powers;
mod sets;

use super::promise::Promise;
use super::words::{self, Case};
use super::{Sight, standing};
use engine::Seat;
use games::sobek::data::data;
use games::sobek::preview;
use games::sobek::{Action, Back, Card, Cards, Family, Private, QuayCard, Zone};

/// What there is to say of a choice of the viewer.
pub(super) fn reason(sight: &Sight<'_>, action: Action) -> Option<String> {
    let mine = sight.private?;
    match action {
        Action::Take(number) => take(sight, mine, number),
        Action::Fetch(number) => {
            let (_, card) = sight.board().quay.cards().nth(usize::from(number).checked_sub(1)?)?;
            Some(gained(sight, mine, card))
        }
        Action::Play(character) => powers::play(sight, mine, character),
        Action::Set(_) | Action::Lay(_) | Action::Extend(_) => sets::laid(sight, mine, action),
        Action::Add(card) => sets::added(sight, mine, card),
        Action::Done => sets::done(sight, mine),
        Action::Event(token) => powers::event(sight, mine, token),
        Action::Target(rival) => Some(powers::target(sight, mine, rival)),
        Action::Bless(family) => Some(powers::blessed(sight, mine, family)),
        Action::Purge(family) => {
            let (cards, then) = preview::purge(sight.view, mine, family);
            Some(fewer(sight, cards.len(), (then + cards.len() as u32, then)))
        }
        Action::Back(back) => {
            let victim = sight.board().focus.seat?;
            let backs = preview::backs(sight.view, victim, Zone::Hand).by_back()[back.index()];
            let count = sight.tr(&format!("backs-{back}"), &[("count", backs.into())]);
            Some(powers::kept(
                sight,
                victim,
                &count,
                preview::known(sight.view, victim, Zone::Hand).backed(back),
            ))
        }
        Action::Drop(card) => Some(promise(sight, mine, mine.hand.without(card), card.family(), "left")),
        Action::Pick(card) => Some(promise(sight, mine, mine.hand.with(card), card.family(), "with")),
        Action::First(_) => None,
    }
}

/// What a hand is worth in a family, in words.
fn promise(sight: &Sight<'_>, mine: &Private, hand: Cards, family: Option<Family>, when: &str) -> String {
    let promise = Promise::of(sight, mine.seat, hand, family);
    let key = match (promise.is_ready(), promise.set.cards) {
        (true, 0) => "coach-set-ready",
        (true, _) => "coach-set-grows",
        (false, _) => "coach-set-part",
    };
    let values = [
        ("when", when.into()),
        ("family", words::of_family(sight.lang, promise.set.family).into()),
        ("count", promise.count.into()),
        ("least", data().min_set.into()),
        ("points", promise.points.into()),
        ("now", promise.set.points.into()),
    ];
    sight.tr(key, &values)
}

/// What a card of the quay brings to the hand.
fn gained(sight: &Sight<'_>, mine: &Private, card: QuayCard) -> String {
    match card {
        QuayCard::Open(card) => promise(sight, mine, mine.hand.with(card), card.family(), "with"),
        QuayCard::Character => {
            let unseen = preview::unseen(sight.view).backed(Back::Orange).len();
            sight.tr("coach-character", &[("count", unseen.into())])
        }
    }
}

/// What an available card brings, what it costs, and what it leaves to who is next.
fn take(sight: &Sight<'_>, mine: &Private, number: u8) -> Option<String> {
    let board = sight.board();
    let (_, card) = board.quay.available().nth(usize::from(number).checked_sub(1)?)?;
    let change = preview::take(sight.view, mine.seat, number);
    let mut sentences = vec![gained(sight, mine, card)];
    if !change.price.is_empty() {
        sentences.push(price(sight, mine.seat, change.price.len(), change.corruption, change.most));
    }
    if let Some(end) = change.ends_round {
        sentences.push(super::tray::ends_round(sight, end));
    } else if let Some(left) = left_to_next(sight, mine.seat, number) {
        sentences.push(left);
    }
    Some(sentences.join(" "))
}

/// A card worth having that who is next could take for nothing.
fn left_to_next(sight: &Sight<'_>, seat: Seat, number: u8) -> Option<String> {
    let board = sight.board();
    let QuayCard::Open(card) = board.quay.cards().nth(number.into())?.1 else { return None };
    let next = board.rivals(seat).next()?;
    let good = card == Card::AMULET || card.scarabs() >= 2;
    let values = || {
        [("name", sight.scene.name(next).into()), ("card", words::card(sight.lang, card, Case::Whom).into())]
    };
    good.then(|| sight.tr("coach-leaves", &values()))
}

/// Cards that fall to the viewer's corruption.
fn price(sight: &Sight<'_>, seat: Seat, count: usize, (now, then): (u32, u32), most: bool) -> String {
    let words = sight.tr("price", &[("count", count.into()), ("now", now.into()), ("then", then.into())]);
    if !most {
        return words;
    }
    let lost = standing::penalty(sight, seat);
    format!("{words} {}", sight.tr("coach-most", &[("lost", lost.into())]))
}

/// Cards that leave the viewer's corruption.
fn fewer(sight: &Sight<'_>, count: usize, (now, then): (u32, u32)) -> String {
    sight.tr("coach-fewer", &[("count", count.into()), ("now", now.into()), ("then", then.into())])
}
