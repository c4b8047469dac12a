//! Why a choice is worth what it is, in words made of what can be counted from the viewer's seat.

use super::Sight;
use super::attack::hold_words;
use super::draft::flight_words;
use super::words::whom;
use engine::Seat;
use games::dragon_racer::data::{TURNS, data};
use games::dragon_racer::preview::{best_flight, fire_sets, majorities, readiness, swaps};
use games::dragon_racer::{Action, Cards, Dragon, Hero, Needs, Slot, Talent};

/// What there is to say of a choice of the viewer.
pub(super) fn reason(sight: &Sight<'_>, action: Action) -> Option<String> {
    let seat = sight.scene.seat()?;
    match action {
        Action::Hero(hero) => Some(sight.does(hero.talent())),
        Action::Pick(dragon) => Some(pick(sight, seat, dragon)),
        Action::Attack { card, seat: on, slot } => attack(sight, seat, card, (on, slot)),
        Action::Hold(card) => Some(hold_words(sight, seat, card)),
        Action::Fire(slot) => fire(sight, seat, slot),
        Action::Done => Some(done(sight, seat)),
        Action::Swap { slot, card } => swap(sight, seat, slot, card),
        Action::Keep => keep(sight, seat),
    }
}

/// What a card does for the flight of this turn, else for the team, and for Turbo.
fn pick(sight: &Sight<'_>, seat: Seat, dragon: Dragon) -> String {
    let before = sight.drafted(seat);
    let after = before.with(dragon);
    let farther = best_flight(sight.board(), seat, after) > best_flight(sight.board(), seat, before);
    let found = if farther {
        None
    } else {
        nearer(sight, seat, before, after).or_else(|| renewal(sight, seat, dragon))
    };
    let words = found.unwrap_or_else(|| flight_words(sight, seat, dragon));
    [Some(words), realm(sight, seat, dragon, after)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The dragon that a card brings nearest to firing, with what it lacks still.
fn nearer(sight: &Sight<'_>, seat: Seat, before: Cards, after: Cards) -> Option<String> {
    let lines = readiness(sight.board(), seat, before).into_iter().zip(readiness(sight.board(), seat, after));
    let closer =
        lines.filter(|(old, new)| !new.fires && new.missing.len() < old.missing.len()).map(|(_, new)| new);
    let line = closer
        .min_by_key(|line| (line.missing.len(), std::cmp::Reverse(sight.values().speed(line.dragon))))?;
    let left = sight.private.map_or(0, |private| private.hand.len().saturating_sub(1));
    let values = [
        ("card", sight.card(line.dragon).into()),
        ("speed", sight.values().speed(line.dragon).into()),
        ("symbols", sight.symbols(line.missing).into()),
        ("count", left.into()),
    ];
    Some(sight.tr("coach-nearer", &values))
}

/// The slowest dragon of the team that this one could replace, while there are turns in which it could fire.
fn renewal(sight: &Sight<'_>, seat: Seat, dragon: Dragon) -> Option<String> {
    let changes = swaps(sight.board(), seat, Cards::one(dragon));
    let slowest = changes.into_iter().min_by_key(|change| sight.values().speed(change.left))?;
    let better = sight.values().speed(slowest.left) < sight.values().speed(dragon) && turns_left(sight) > 0;
    better.then(|| compare(sight, "coach-renew", slowest.left, dragon, 0))
}

fn turns_left(sight: &Sight<'_>) -> usize {
    TURNS.saturating_sub(sight.board().turn.into())
}

/// Two dragons side by side: speeds, and the symbols that they take.
fn compare(sight: &Sight<'_>, key: &str, left: Dragon, entered: Dragon, talent: u16) -> String {
    let values = [
        ("other", whom(sight.lang, left).into()),
        ("old", sight.values().speed(left).into()),
        ("fewer", sight.values().needs(left).len().into()),
        ("speed", sight.values().speed(entered).into()),
        ("symbols", sight.values().needs(entered).len().into()),
        ("turns", turns_left(sight).into()),
        ("talent", talent.into()),
    ];
    sight.tr(key, &values)
}

/// How many cards of the realm the viewer would have, and what that would bring in Turbo by the cards that are known.
fn realm(sight: &Sight<'_>, seat: Seat, dragon: Dragon, after: Cards) -> Option<String> {
    let realm = dragon.realm();
    let known = majorities(sight.board(), &[(seat, after)]);
    let line = known.into_iter().find(|line| line.realm == realm && line.scored)?;
    let others = line.counts.iter().enumerate().filter(|(at, _)| *at != seat.index());
    let values = [
        ("realm", sight.realm(realm).into()),
        ("own", line.counts[seat.index()].into()),
        ("most", others.map(|(_, count)| *count).max().unwrap_or(0).into()),
        ("turbo", if line.leaders.contains(seat) { line.movement } else { 0 }.into()),
    ];
    Some(sight.tr("coach-realm", &values))
}

/// What a dragon that is attacked needs then, and what the card is missed for.
fn attack(sight: &Sight<'_>, seat: Seat, card: Dragon, (on, slot): (Seat, Slot)) -> Option<String> {
    let board = sight.board();
    let target = board.team(on).at(slot)?;
    let needs: Needs = board.demand(on, slot).total().with(card.colour());
    let gives = board.hero(on).is_some_and(|hero| hero.support().gives(card.colour()));
    let drafted = sight.drafted(seat);
    let [far, left] = [drafted, drafted.without(card)].map(|cards| best_flight(board, seat, cards));
    let strikes = board.hero(seat).map(Hero::talent) == Some(Talent::Strike);
    let values = [
        ("card", sight.card(target).into()),
        ("speed", sight.values().speed(target).into()),
        ("count", needs.len().into()),
        ("hero", if gives { "yes" } else { "no" }.into()),
        ("far", far.into()),
        ("left", left.into()),
        ("lost", (far - left).into()),
        ("talent", if strikes { data().talents.strike_and_fly } else { 0 }.into()),
    ];
    Some(sight.tr("coach-attack", &values))
}

/// The best flight that a dragon takes part in, and the best without it.
fn fire(sight: &Sight<'_>, seat: Seat, slot: Slot) -> Option<String> {
    let board = sight.board();
    let chosen: Vec<Slot> = board.firing().collect();
    let sets = fire_sets(board, seat, sight.drafted(seat));
    let best = |with: bool| {
        let fits = sets.iter().filter(|set| chosen.iter().all(|slot| set.slots.contains(slot)));
        fits.filter(|set| set.slots.contains(&slot) == with).map(|set| set.total).max().unwrap_or(0)
    };
    let values = [
        ("speed", sight.values().speed(board.team(seat).at(slot)?).into()),
        ("with", best(true).into()),
        ("without", best(false).into()),
    ];
    Some(sight.tr("coach-fire", &values))
}

/// How far the dragons chosen fly, and how far the best ones would.
fn done(sight: &Sight<'_>, seat: Seat) -> String {
    let board = sight.board();
    let chosen: Vec<Slot> = board.firing().collect();
    let sets = fire_sets(board, seat, sight.drafted(seat));
    let far = sets.iter().find(|set| set.slots == chosen).map_or(0, |set| set.total);
    let best = sets.first().map_or(0, |set| set.total);
    let more = best.saturating_sub(far);
    sight.tr("coach-done", &[("far", far.into()), ("best", best.into()), ("more", more.into())])
}

/// The dragon that comes beside the one that goes, and what that moves at once.
fn swap(sight: &Sight<'_>, seat: Seat, slot: Slot, card: Dragon) -> Option<String> {
    let changes = swaps(sight.board(), seat, sight.drafted(seat));
    let change = changes.into_iter().find(|change| change.slot == slot && change.entered == card)?;
    let key = if turns_left(sight) > 0 { "coach-swap" } else { "coach-swap-last" };
    Some(compare(sight, key, change.left, card, change.movement))
}

/// The team as it stays; nothing in the last turn, when it does not matter.
fn keep(sight: &Sight<'_>, seat: Seat) -> Option<String> {
    let speeds: Vec<String> =
        sight.board().team(seat).iter().map(|(_, dragon)| sight.values().speed(dragon).to_string()).collect();
    let values = [("speeds", sight.lang.list(&speeds).into()), ("turns", turns_left(sight).into())];
    (turns_left(sight) > 0).then(|| sight.tr("coach-keep", &values))
}
