//! Sets: what they are worth with more cards.

use super::price;
use crate::drawing::sobek::build::usual;
use crate::drawing::sobek::{Sight, words};
use crate::words::capital;
use games::sobek::preview::{self, Laying};
use games::sobek::{Action, Card, Cards, Family, Phase, Private};

/// A set with the cards that most would lay: scarabs, cards and points.
pub(super) fn whole(laying: &Laying) -> (u32, u32, u32) {
    let mut best: Vec<Card> = laying.offered.each().collect();
    best.sort_by_key(|card| std::cmp::Reverse(card.scarabs()));
    let cards: Cards = match laying.most {
        Some(most) => best.into_iter().take(most).collect(),
        None => usual(laying),
    };
    let (scarabs, count) = (laying.set.scarabs + cards.scarabs(), laying.set.cards + cards.len() as u32);
    (scarabs, count, if laying.set.horizontal { scarabs } else { scarabs * count })
}

/// What a set would be worth.
pub(super) fn laid(sight: &Sight<'_>, mine: &Private, opener: Action) -> Option<String> {
    let laying = preview::laying(sight.view, mine, opener)?;
    let (scarabs, cards, points) = whole(&laying);
    let values = [
        ("scarabs", scarabs.into()),
        ("cards", cards.into()),
        ("points", points.into()),
        ("now", laying.set.points.into()),
    ];
    let words = match (laying.set.horizontal, laying.set.cards) {
        (true, _) => sight.tr("coach-horizontal", &values),
        (false, 0) => sight.tr("coach-lay", &values),
        (false, _) => sight.tr("coach-lay-more", &values),
    };
    let (set, all) = (laying.set, laying.offered);
    let most = (set.scarabs + all.scarabs()) * (set.cards + all.len() as u32);
    let more = !set.horizontal && laying.most.is_none() && most > points;
    let event = matches!(opener, Action::Set(_)) && sight.board().stack > 0;
    let sentences = [
        Some(words),
        more.then(|| sight.tr("coach-all", &[("points", most.into())])),
        event.then(|| sight.t("then-event")),
    ];
    Some(sentences.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// What one more card adds to the set in the making.
pub(super) fn added(sight: &Sight<'_>, mine: &Private, card: Card) -> Option<String> {
    let set = preview::laying_on(sight.view, mine)?.set;
    let more = preview::one_more(set, card.scarabs().into());
    let values = [("more", more.into()), ("points", (set.points + more).into())];
    Some(sight.tr("coach-add", &values))
}

/// What is kept back when no more is laid.
pub(super) fn done(sight: &Sight<'_>, mine: &Private) -> Option<String> {
    if sight.board().phase == Phase::Horizontal {
        let (left, now) = (mine.hand.len(), preview::corruption(sight.view, mine.seat)?);
        let then = now + left as u32;
        let most = sight
            .board()
            .rivals(mine.seat)
            .all(|rival| preview::corruption(sight.view, rival).is_some_and(|rival| rival < then));
        return (left > 0).then(|| price(sight, mine.seat, left, (now, then), most));
    }
    let laying = preview::laying_on(sight.view, mine)?;
    let values = [("points", laying.set.points.into()), ("left", laying.offered.len().into())];
    Some(sight.tr("coach-done", &values))
}

/// What a set is worth now and would be then.
pub(super) fn grown(sight: &Sight<'_>, family: Family, now: u32, then: u32) -> String {
    let family = words::of_family(sight.lang, family);
    let values = [("family", family.into()), ("now", now.into()), ("points", then.into())];
    capital(&sight.tr("coach-grows", &values))
}
