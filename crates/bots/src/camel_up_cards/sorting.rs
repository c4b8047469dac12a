//! How the bot sorts its cards before a leg.

use super::Stakes;
use engine::random::nth_rng;
use engine::{Seat, View};
use games::camel_up_cards::odds::{Scene, shuffled};
use games::camel_up_cards::score::pay;
use games::camel_up_cards::{Action, BetKind, Board, Camel, CamelUpCards, Cards, OwnCards, Pile, RaceCard};

/// Orders of race decks that are played out for each plan.
const ORDERS: u64 = 100;

/// What goes where.
#[derive(Clone, Copy)]
struct Plan {
    discards: Cards,
    keep: RaceCard,
    show: Option<RaceCard>,
    /// What the race deck gets, the shown card included.
    deck: Cards,
}

/// The next step of the best plan. A plan depends on the cards dealt alone, so that each step follows the same one.
pub(super) fn choose(view: &View<CamelUpCards>, seat: Seat) -> Option<Action> {
    let board = &view.public.board;
    let own = &view.private.as_ref()?.own;
    let dealt = dealt(own);
    let plans = Camel::ALL.into_iter().filter_map(|favourite| plan(board, seat, dealt, favourite));
    let plan = plans
        .map(|plan| (plan, worth(board, seat, dealt, &plan)))
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(plan, _)| plan)?;
    next_step(own, &plan)
}

/// The next step of the plan that helps this camel.
pub(super) fn towards(board: &Board, seat: Seat, own: &OwnCards, favourite: Camel) -> Option<Action> {
    next_step(own, &plan(board, seat, dealt(own), favourite)?)
}

/// The cards that a seat was dealt.
fn dealt(own: &OwnCards) -> Cards {
    own.hand + own.discards + own.deck + own.kept.cards() + own.show.cards()
}

fn next_step(own: &OwnCards, plan: &Plan) -> Option<Action> {
    let OwnCards { discards, kept, .. } = *own;
    let left = plan.discards.minus_up_to(discards);
    Some(match (left.kinds().next(), kept.is_empty()) {
        (Some(card), _) => Action::Discard(card),
        (None, true) => Action::Keep(plan.keep),
        (None, false) => Action::Show(plan.show?),
    })
}

/// Helps one camel, and the final bets that the seat holds.
fn plan(board: &Board, seat: Seat, dealt: Cards, favourite: Camel) -> Option<Plan> {
    let liking = |camel: Camel| {
        let mut liking = if camel == favourite { 3 } else { 0 };
        liking += if board.final_of(seat, BetKind::Winner) == Some(camel) { 2 } else { 0 };
        liking - if board.final_of(seat, BetKind::Loser) == Some(camel) { 4 } else { 0 }
    };
    let score = |card: RaceCard| liking(card.camel()) * i32::from(card.value());
    let mut cards: Vec<RaceCard> = dealt.iter().collect();
    // CC-7.5: a card kept moves 1 whatever is printed, so one with +1 is kept, and the best of those.
    cards.sort_by_key(|&card| (card.value(), -score(card)));
    let keep = cards.remove(0);
    cards.sort_by_key(|&card| -score(card));
    let setup = board.setup.leg_setup;
    let into_deck = usize::from(setup.deck + setup.show);
    let deck = cards.get(..into_deck)?;
    // The least telling card is shown.
    let show = if setup.show > 0 { deck.last().copied() } else { None };
    let discards = cards[into_deck..].iter().copied().collect();
    Some(Plan { discards, keep, show, deck: deck.iter().copied().collect() })
}

/// What the two best leg bets and the final bets held are worth if others put in cards at random.
fn worth(board: &Board, seat: Seat, dealt: Cards, plan: &Plan) -> f64 {
    let scene = Scene::of(board);
    let stakes = Stakes::of(board, seat);
    let others = board.setup.race_deck() - plan.deck.len();
    let mut counts = [[0u32; 5]; Camel::COUNT];
    let mut held = 0.0;
    for index in 0..ORDERS {
        let mut rng = nth_rng(0x50_47, index);
        let mut unseen = Cards::all() - dealt;
        let deck = plan.deck + unseen.deal(others, &mut rng);
        let (race, _) = scene.play(shuffled(deck, Pile::MOST, &mut rng));
        let places = race.places(scene.ties_best);
        for (row, place) in counts.iter_mut().zip(places) {
            row[usize::from(place) - 1] += 1;
        }
        held += stakes.worth(places, race.is_over());
    }
    let mut bets: Vec<f64> = Vec::new();
    for row in counts {
        let mean = |kind, printed| {
            let pays = row
                .into_iter()
                .zip(1..)
                .map(|(count, place)| f64::from(count) * f64::from(pay(kind, printed, place)));
            pays.sum::<f64>() / ORDERS as f64
        };
        bets.extend([mean(BetKind::Leg, 5), mean(BetKind::Third, 0)]);
    }
    bets.sort_by(f64::total_cmp);
    held / ORDERS as f64 + bets.iter().rev().take(2).sum::<f64>()
}
