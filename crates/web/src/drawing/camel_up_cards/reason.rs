//! Why a choice is worth what it is, in words made of what can be counted from the viewer's seat.

use super::Sight;
use super::odds::{chances, held, held_in, leg_from, placed, settled, worth_of};
use super::spots::{figure_here, sent};
use super::tray::lands;
use crate::drawing::numbers::{change, percent, value};
use crate::words::capital;
use engine::Seat;
use games::camel_up_cards::odds::{LegOdds, LongRun, Scene};
use games::camel_up_cards::{Action, Bet, BetKind, Cell, Figure, Phase, RaceCard};

/// Below this, in EP, a difference is none.
const NOTHING: f64 = 0.05;

/// What there is to say of a choice of the viewer.
pub(super) fn reason(sight: &Sight<'_>, action: Action) -> Option<String> {
    let seat = sight.scene.seat()?;
    match action {
        Action::Discard(card) => Some(sorted(sight, "coach-discard", card)),
        Action::Keep(card) => Some(sorted(sight, "coach-keep", card)),
        Action::Show(card) => Some(sorted(sight, "coach-show", card)),
        _ if !settled(sight) => None,
        Action::Bet(bet) => self::bet(sight, seat, bet),
        Action::Reveal => reveal(sight, seat),
        Action::Play(card) => Some(play(sight, seat, card)),
        Action::Place(figure, cell) => Some(place(sight, seat, figure, cell)),
        Action::Done => best_bet(sight, seat).map(|best| capital(&best)),
    }
}

/// What becomes of a camel by a card that is sorted.
fn sorted(sight: &Sight<'_>, key: &str, card: RaceCard) -> String {
    let camel = card.camel();
    let values = [
        ("camel", camel.name().into()),
        ("place", sight.board().places()[camel.index()].into()),
        ("value", card.value().into()),
    ];
    capital(&sight.tr(key, &values))
}

/// The chances of the places that a bet pays for, and what it is worth.
fn bet(sight: &Sight<'_>, seat: Seat, bet: Bet) -> Option<String> {
    let known = chances(sight);
    let (leg, long) = &*known;
    let row = |places: [usize; 2]| {
        let of = |place: usize| {
            if bet.kind.is_final() {
                long.places[bet.camel.index()][place - 1]
            } else {
                leg.places[bet.camel.index()][place - 1]
            }
        };
        places.map(|place| of(place).chance)
    };
    let [first, second] = match bet.kind {
        BetKind::Leg | BetKind::Winner => row([1, 2]),
        BetKind::Third => [row([3, 3])[0], row([2, 4]).iter().sum()],
        BetKind::Loser => row([5, 4]),
    };
    let is_exact = !bet.kind.is_final() && leg.samples.is_none();
    let values = [
        ("kind", bet.kind.name().into()),
        ("camel", bet.camel.name().into()),
        ("value", sight.board().bets.card(bet)?.value.unwrap_or(0).into()),
        ("first", percent(first).into()),
        ("second", percent(second).into()),
        ("worth", value(sight.lang, worth_of(sight, &known, bet)?.value).into()),
        ("exact", if is_exact { "yes" } else { "no" }.into()),
    ];
    let words = sight.tr("coach-bet", &values);
    Some(match sight.board().final_of(seat, bet.kind) {
        None => words,
        Some(other) => {
            let back = value(sight.lang, long.worth(bet.kind, other).value);
            format!(
                "{words} {}",
                sight.tr("coach-swap", &[("camel", other.name().into()), ("worth", back.into())])
            )
        }
    })
}

/// What is at stake while cards are turned up.
fn reveal(sight: &Sight<'_>, seat: Seat) -> Option<String> {
    if sight.board().deck_left() == 1 && sight.board().phase == Phase::Turn {
        return best_bet(sight, seat).map(|best| format!("{} {}", sight.t("coach-last"), capital(&best)));
    }
    let leg = leg_from(sight, Scene::of(sight.board()));
    let own = held(sight, seat, &leg, None);
    if own.abs() >= NOTHING {
        return Some(sight.tr("coach-held", &[("worth", change(sight.lang, own, 1).into())]));
    }
    let ends = leg.race_ends.chance;
    (ends > 0.0).then(|| sight.tr("odds-end", &[("chance", percent(ends).into())]))
}

/// The bet that is worth most of those that the seat could make.
fn best_bet(sight: &Sight<'_>, seat: Seat) -> Option<String> {
    let known = chances(sight);
    let offers =
        sight.board().bets.on_display().filter_map(|bet| Some((bet, gain(sight, seat, &known, bet)?)));
    let (bet, worth) = offers.max_by(|one, other| one.1.total_cmp(&other.1))?;
    let card = sight.board().bets.card(bet)?;
    let values =
        [("bet", super::art::bet_name(sight, card).into()), ("worth", value(sight.lang, worth).into())];
    Some(sight.tr("coach-best-bet", &values))
}

/// What a bet is worth, less the final card that goes back for it.
fn gain(sight: &Sight<'_>, seat: Seat, known: &(LegOdds, LongRun), bet: Bet) -> Option<f64> {
    let back =
        sight.board().final_of(seat, bet.kind).map_or(0.0, |other| known.1.worth(bet.kind, other).value);
    Some(worth_of(sight, known, bet)?.value - back)
}

/// Who goes where by the hand card, and what that does to what the viewer holds.
fn play(sight: &Sight<'_>, seat: Seat, card: RaceCard) -> String {
    let after = Scene::of(sight.board()).after_hand_card(card);
    let words = lands(sight, card);
    format!("{words}. {}", changed(sight, held_in(sight, seat, after, None)))
}

/// What a figure does to those who come to it, and what that does to what the viewer holds.
fn place(sight: &Sight<'_>, seat: Seat, figure: Figure, cell: Cell) -> String {
    let words = format!("{} {}", figure_here(sight, cell), sent(sight, figure, cell));
    format!(
        "{} {}",
        words.trim_end_matches('!').to_owned() + ".",
        changed(sight, placed(sight, seat, figure, cell))
    )
}

/// What the viewer's cards of this leg are worth now, and in another position.
fn changed(sight: &Sight<'_>, [now, then]: [f64; 2]) -> String {
    let key =
        if now.abs() < NOTHING && then.abs() < NOTHING { "coach-nothing-held" } else { "coach-changed" };
    let values = [("now", change(sight.lang, now, 1).into()), ("then", change(sight.lang, then, 1).into())];
    sight.tr(key, &values)
}
