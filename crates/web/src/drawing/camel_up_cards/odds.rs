//! The odds panel: chances of every place at the leg's end for what the viewer knows, and what each bet is worth.

use super::Sight;
use super::art::camel;
use crate::drawing::numbers::{decimal, percent, value};
use engine::Seat;
use games::camel_up_cards::odds::{LegOdds, LongRun, Scene, Workspace, Worth, long_run};
use games::camel_up_cards::{Bet, BetCard, BetKind, Camel, Cell, Figure, Knowledge, Phase, knowledge};
use hall::Once;
use maud::{Markup, html};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::sync::Arc;

/// With so many orders of the race deck or fewer the page counts all of them, within a moment.
const EXACT_ORDERS: f64 = 60_000.0;
/// The same for positions that are only thought of, of which there are dozens.
const AFTER_ORDERS: f64 = 1_500.0;
const AFTER_SAMPLES: u32 = 600;
/// How many orders and races are played out otherwise.
const SAMPLES: u32 = 3_000;

/// The answers to how many questions are remembered. Many viewers of a table ask the same.
const REMEMBERED: usize = 64;

/// What the odds depend on: the race, what the viewer knows of the deck, and how many it has in a leg.
type Question = (Scene, Knowledge, usize);

static CHANCES: Once<Question, (LegOdds, LongRun)> = Once::new(REMEMBERED);

/// The leg as it would go on from other positions, for what viewers know.
static AFTER: Once<(Scene, Knowledge), LegOdds> = Once::new(4 * REMEMBERED);

/// The odds for this viewer: the same question gives the same numbers.
pub(super) fn chances(sight: &Sight<'_>) -> Arc<(LegOdds, LongRun)> {
    let board = sight.board();
    let known = knowledge(sight.view);
    CHANCES.get((Scene::of(board), known, board.setup.race_deck()), || {
        let mut rng = SmallRng::seed_from_u64(board.race.bits() ^ (board.deck_left() as u64) << 56);
        let leg = LegOdds::within(&mut Workspace::new(), board, known, EXACT_ORDERS, SAMPLES, &mut rng);
        (leg, long_run(board, known, SAMPLES, &mut rng))
    })
}

/// The leg for this viewer if it went on from here: roughly, but with the same orders of the deck for all positions that
/// are compared.
pub(super) fn leg_from(sight: &Sight<'_>, scene: Scene) -> Arc<LegOdds> {
    let known = knowledge(sight.view);
    AFTER.get((scene, known), || {
        let mut rng = SmallRng::seed_from_u64(sight.board().race.bits());
        LegOdds::of_scene(&mut Workspace::new(), scene, known, AFTER_ORDERS, AFTER_SAMPLES, &mut rng)
    })
}

/// What the cards of this leg that a seat holds bring on average, those of figures included.
pub(super) fn held(sight: &Sight<'_>, seat: Seat, leg: &LegOdds, placed: Option<Figure>) -> f64 {
    let board = sight.board();
    let bets = board.bets_of(seat).filter(|card| !card.kind.is_final()).map(|card| leg.worth(card).value);
    let costs = board.figures_of(seat).chain(placed).map(|figure| -leg.figure_stays[figure as usize].chance);
    bets.chain(costs).sum()
}

/// The same now, and in another position of the leg, in which a figure may have been placed.
pub(super) fn held_in(sight: &Sight<'_>, seat: Seat, after: Scene, placed: Option<Figure>) -> [f64; 2] {
    let (now, then) = (leg_from(sight, Scene::of(sight.board())), leg_from(sight, after));
    [held(sight, seat, &now, None), held(sight, seat, &then, placed)]
}

/// The same now, and once the seat has put a figure on a cell.
pub(super) fn placed(sight: &Sight<'_>, seat: Seat, figure: Figure, cell: Cell) -> [f64; 2] {
    let scene = Scene::of(sight.board());
    let after = Scene { figures: scene.figures.with(figure, cell.first()), ..scene };
    held_in(sight, seat, after, Some(figure))
}

/// The odds, where the table shows them.
pub(super) fn shown(sight: &Sight<'_>) -> Option<Arc<(LegOdds, LongRun)>> {
    (sight.scene.odds && settled(sight)).then(|| chances(sight))
}

/// What a bet on offer can be expected to pay.
pub(super) fn worth_of(sight: &Sight<'_>, known: &(LegOdds, LongRun), bet: Bet) -> Option<Worth> {
    Some(card_worth(known, sight.board().bets.card(bet)?))
}

/// What a bet card can be expected to pay.
pub(super) fn card_worth((leg, long): &(LegOdds, LongRun), card: BetCard) -> Worth {
    if card.kind.is_final() { long.worth(card.kind, card.camel) } else { leg.worth(card) }
}

/// Whether the leg runs and no card is being turned up.
pub(super) fn settled(sight: &Sight<'_>) -> bool {
    matches!(sight.board().phase, Phase::Turn | Phase::Race | Phase::Bet)
}

/// The odds panel.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    if !settled(sight) {
        return html! { p class="empty" { (sight.t("odds-later")) } };
    }
    let known = chances(sight);
    let (leg, long) = &*known;
    html! {
        h3 { (sight.t("odds-leg")) }
        (places(sight, leg))
        p class="soft odds-note" { (how(sight, leg)) " " (sight.tr("odds-end", &[("chance", percent(leg.race_ends.chance).into())])) (figures(sight, leg)) }
        h3 { (sight.t("odds-values")) }
        (values(sight, &known))
        p class="soft odds-note" { (sight.tr("odds-values-how", &[("races", long.races.into())])) }
    }
}

/// Whether all orders were counted or some played out, and then how far off the chances may be.
fn how(sight: &Sight<'_>, leg: &LegOdds) -> String {
    match leg.samples {
        None => sight.tr("odds-exact", &[("orders", orders(sight, leg.orders).into())]),
        Some(samples) => {
            let most = leg.places.iter().flatten().map(|chance| chance.error).fold(0.0, f64::max);
            let error = decimal(sight.lang, most * 100.0, 1);
            sight.tr("odds-sampled", &[("samples", samples.into()), ("error", error.into())])
        }
    }
}

/// A number of orders, with a space between thousands.
fn orders(_sight: &Sight<'_>, orders: f64) -> String {
    let digits = format!("{orders:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{a0}');
        }
        text.push(digit);
    }
    text
}

/// The chance that a figure's card still costs at the payout.
fn figures(sight: &Sight<'_>, leg: &LegOdds) -> Markup {
    html! {
        @for one in Figure::ALL {
            @if sight.board().figure(one).is_some() {
                " " (sight.tr("odds-figure", &[("figure", one.name().into()), ("chance", percent(leg.figure_stays[one as usize].chance).into())]))
            }
        }
    }
}

/// Each camel with its chance of each place as a column, the likeliest winner first.
fn places(sight: &Sight<'_>, leg: &LegOdds) -> Markup {
    let mut camels = Camel::ALL;
    camels.sort_by(|a, b| leg.places[b.index()][0].chance.total_cmp(&leg.places[a.index()][0].chance));
    html! {
        table class="odds-places" {
            thead { tr { td {} @for place in 1..=Camel::COUNT { th scope="col" { (place) } } } }
            tbody {
                @for one in camels {
                    tr {
                        th scope="row" { (camel(one)) span class="sr" { (sight.camel(one)) } }
                        @for chance in leg.places[one.index()] { (place(one, chance.chance)) }
                    }
                }
            }
        }
    }
}

fn place(one: Camel, chance: f64) -> Markup {
    let height = 26.0 * chance;
    html! {
        td {
            svg class={ "column camel-" (one) } viewBox="0 0 30 26" preserveAspectRatio="none" aria-hidden="true" {
                rect class="bar-1" y=(format!("{:.1}", 26.0 - height)) width="30" height=(format!("{height:.1}")) {}
            }
            (percent(chance))
        }
    }
}

/// What each bet on offer is worth: a row a camel, a column a kind.
fn values(sight: &Sight<'_>, known: &(LegOdds, LongRun)) -> Markup {
    html! {
        table class="odds-values" {
            thead { tr { td {} @for kind in BetKind::ALL { th scope="col" title=(sight.t(kind.name())) { (super::standing::kind_heading(sight, kind)) } } } }
            tbody {
                @for one in Camel::ALL {
                    tr {
                        th scope="row" { (camel(one)) span class="sr" { (sight.camel(one)) } }
                        @for kind in BetKind::ALL { td { (value_of(sight, worth_of(sight, known, Bet { kind, camel: one }))) } }
                    }
                }
            }
        }
    }
}

fn value_of(sight: &Sight<'_>, worth: Option<Worth>) -> Markup {
    let Some(worth) = worth else { return html! { span class="soft" { "–" } } };
    let good = if worth.value >= 1.0 { "plus" } else { "" };
    html! {
        b class=(good) { (value(sight.lang, worth.value)) }
        @if worth.error > 0.0 { small class="soft" { "±" (decimal(sight.lang, worth.error, 2)) } }
    }
}
