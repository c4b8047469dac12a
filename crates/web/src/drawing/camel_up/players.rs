//! What lies before each player.

use super::Sight;
use super::art::{card_back, coin, either_side, mini, tile};
use super::board::was_wrong;
use crate::drawing::numbers::{self, amount, balance, gain, signed};
use crate::drawing::pieces::{icon, line_icon, token};
use engine::Seat;
use games::camel_up::data::data;
use games::camel_up::score::{self, LegItem, LegResult, finish_reward};
use games::camel_up::{Deck, Event, Phase};
use maud::{Markup, html};

/// The money of a player, and what has just changed it.
pub(super) fn score(sight: &Sight<'_>, seat: Seat) -> Markup {
    let change = change(sight, seat);
    let paid = change.is_some_and(|amount| amount != 0);
    html! {
        span class="sr" { (sight.t("money")) " " }
        @if let Some(change) = change { span class="change" { (amount(change)) } }
        (coin())
        span class={ (standing(sight, seat)) @if paid { " is-paid" } } {
            @if sight.shows_money(seat) { (sight.board().money(seat)) }
            @else { span class="soft" title=(sight.t("money-hidden")) { "?" } }
        }
        (if_now(sight, seat))
    }
}

/// What the tickets would bring if the leg ended now, where there are any.
fn if_now(sight: &Sight<'_>, seat: Seat) -> Markup {
    if sight.board().phase == Phase::Over || leg_result(sight, seat).is_some() {
        return html! {};
    }
    let LegResult { items, copied, net, paid, .. } = score::leg_result(sight.board(), seat);
    if items.is_empty() && copied.is_none() {
        return html! {};
    }
    let change = if sight.shows_money(seat) { paid } else { net };
    let words = sight.tr("if-now", &[("change", balance(change).into())]);
    html! { span class={ "if-now " (gain(change)) } role="img" title=(words) aria-label=(words) { (line_icon("flag")) (balance(change)) } }
}

/// The class of a player's money; none where not all of it may be shown.
fn standing(sight: &Sight<'_>, seat: Seat) -> &'static str {
    let seats = Seat::all(sight.board().seats());
    if !seats.clone().all(|seat| sight.shows_money(seat)) {
        return "";
    }
    let money = |seat| sight.board().money(seat).into();
    numbers::standing(money(seat), seats.map(money))
}

/// What this step changes in a player's money.
fn change(sight: &Sight<'_>, seat: Seat) -> Option<i32> {
    match sight.step? {
        Event::TilePaid { owner, amount, .. } if *owner == seat => Some(i32::from(*amount)),
        Event::FinishCardTurned { owner, amount, .. } if *owner == seat => Some(*amount),
        Event::LegScored { .. } => Some(leg_result(sight, seat)?.paid),
        _ => None,
    }
}

/// The player's result, in the step in which the leg is scored.
fn leg_result<'a>(sight: &Sight<'a>, seat: Seat) -> Option<&'a LegResult> {
    match sight.step? {
        Event::LegScored { seats, .. } => seats.get(seat.index()),
        _ => None,
    }
}

/// Tickets, pyramid tickets, tile, cards in hand, partner. While a leg is scored: what each of them earns.
pub(super) fn things(sight: &Sight<'_>, seat: Seat) -> Markup {
    if let Some(result) = leg_result(sight, seat) {
        return earned(sight, result);
    }
    let board = sight.board();
    if board.phase == Phase::Over {
        return sources(sight, seat);
    }
    html! {
        @for ticket in board.tickets_of(seat) { span data-take={ "ticket " (ticket.colour.name()) " " (ticket.value) } { (mini(sight.lang, ticket.colour, &ticket.value.to_string())) } }
        (pyramid_tickets(sight, board.pyramid_tickets(seat)))
        @if let Some(own) = board.tile_of(seat) {
            @let words = sight.tr("tile-lies", &[("side", own.side.name().into()), ("space", own.space.number().into())]);
            span class={ "tile-mini " (own.side) } role="img" title=(words) aria-label=(words) {
                (tile(own.side)) (own.space)
            }
        } @else {
            span class="tile-mini is-home" role="img" title=(sight.t("tile-home")) aria-label=(sight.t("tile-home")) { (either_side("")) }
        }
        (cards(sight, seat))
        @if let Some(partner) = board.partner(seat) {
            span class="chip" title=(sight.tr("partner", &[("name", sight.scene.name(partner).into())])) {
                (line_icon("hands")) (token(partner))
            }
        }
    }
}

/// How many cards for the race a player has left.
pub(super) fn cards(sight: &Sight<'_>, seat: Seat) -> Markup {
    let count = sight.public.hand_size(seat);
    let words = sight.tr("cards-left", &[("count", count.into())]);
    html! {
        span class={ "cards-mini p" (seat) } role="img" title=(words) aria-label=(words) { (card_back(seat)) (count) }
    }
}

/// What the money of a player came from, once the race is over.
fn sources(sight: &Sight<'_>, seat: Seat) -> Markup {
    if !sight.shows_money(seat) {
        return html! {};
    }
    let (legs, cards) = gains(sight, seat);
    let part = |words: &str, sign: &Markup, sum: i32| {
        html! { span class="got" title=(sight.t(words)) { (sign) (amount(sum)) } }
    };
    html! {
        @if let Some(legs) = legs { (part("legs", &line_icon("flag"), legs)) }
        @for (deck, sum) in Deck::ALL.into_iter().zip(cards).filter(|(_, sum)| *sum != 0) {
            (part(&format!("deck-{deck}"), &line_icon(super::tray::sign(deck)), sum))
        }
    }
}

/// What the legs have brought, and what the cards on the winner and those on the loser pay; the former is not known of who
/// was so poor before the cards that a wrong one may have been forgiven (`CU-15.5`), which the position does not tell.
fn gains(sight: &Sight<'_>, seat: Seat) -> (Option<i32>, [i32; 2]) {
    let cards = Deck::ALL.map(|deck| finish_cards(sight, seat, deck));
    let lost: i32 = cards.iter().flatten().filter(|paid| **paid < 0).sum();
    let [winner, loser] = cards.map(|paid| paid.iter().sum::<i32>());
    let before = i32::from(sight.board().money(seat)) - winner - loser;
    let is_sure = lost == 0 || before + lost > data().money_floor;
    (is_sure.then(|| before - i32::from(data().start_money)), [winner, loser])
}

/// What each of a player's cards in a deck pays, as far as they are turned up (`CU-15.3`, `CU-15.4`).
fn finish_cards(sight: &Sight<'_>, seat: Seat, deck: Deck) -> Vec<i32> {
    let mut rights = 0;
    let turned = sight.public.decks.iter(deck).filter(|card| card.colour.is_some());
    let paid = turned.map(|card| {
        let right = !was_wrong(sight, deck, card);
        let paid = if right { finish_reward(rights) } else { data().finish_wrong };
        rights += usize::from(right);
        (card.owner, paid)
    });
    paid.filter(|(owner, _)| *owner == seat).map(|(_, paid)| paid).collect()
}

pub(super) fn pyramid_tickets(sight: &Sight<'_>, count: u8) -> Markup {
    html! {
        @if count > 0 {
            span class="pyr" title=(sight.tr("pyramid-tickets", &[("count", count.into())])) {
                (icon("ticket-pyramid", "0 0 40 32", ""))
                @if count > 1 { "×" (count) }
            }
        }
    }
}

/// Each ticket with what it earned, all pyramid tickets as one; the copy of a partner's is marked.
pub(super) fn earned(sight: &Sight<'_>, result: &LegResult) -> Markup {
    let pyramids = result.items.iter().filter_map(|item| match item {
        LegItem::Pyramid { amount } => Some(*amount),
        LegItem::Ticket { .. } => None,
    });
    let (count, sum) = pyramids.fold((0, 0), |(count, sum), amount| (count + 1, sum + amount));
    html! {
        @for item in &result.items { (earned_ticket(sight, *item)) }
        @if count > 0 { (earned_pyramids(count, sum)) }
        @if let (Some(item), Some(partner)) = (result.copied, result.partner) {
            span class="chip" title=(sight.tr("copied-from", &[("name", sight.scene.name(partner).into())])) {
                (line_icon("hands")) (token(partner))
                @match item {
                    LegItem::Ticket { .. } => (earned_ticket(sight, item)),
                    LegItem::Pyramid { amount } => (earned_pyramids(1, amount)),
                }
            }
        }
    }
}

/// A betting ticket with what it earned, under the name by which it came.
fn earned_ticket(sight: &Sight<'_>, item: LegItem) -> Markup {
    let LegItem::Ticket { colour, value, amount, .. } = item else { return html! {} };
    html! { span data-take={ "ticket " (colour.name()) " " (value) } { (mini(sight.lang, colour, &signed(amount))) } }
}

fn earned_pyramids(count: usize, sum: i32) -> Markup {
    html! {
        span class="pyr" { (icon("ticket-pyramid", "0 0 40 32", "")) @if count > 1 { "×" (count) " " } (amount(sum)) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Page;
    use super::*;
    use crate::game_page::{Area, GamePage};
    use crate::scene::Scene;
    use crate::words::Lang;
    use engine::any::AnyGame;
    use engine::random::{PlayoutRng, nth_rng};
    use engine::{Game, Options, Sink, Step, Turn, Viewer};
    use games::camel_up::CamelUp;

    /// One step by chance.
    fn step(game: &mut CamelUp, rng: &mut PlayoutRng, log: &mut impl Sink<CamelUp>) {
        if let Turn::Act(deciding) = game.turn() {
            let seat = deciding.iter().next().expect("somebody acts");
            let action = game.random_action(seat, rng, &mut Vec::new());
            game.act(seat, action, log);
        } else {
            let outcome = game.roll(rng, &mut Vec::new());
            game.resolve(outcome, log);
        }
    }

    /// How often somebody is said to lead in a game by chance, before it is over.
    fn leaders(money: &str) -> usize {
        let options = Options::parse(money).unwrap();
        let (mut game, mut rng) = (CamelUp::new(CamelUp::setup(3, &options).unwrap()), nth_rng(1, 0));
        let names = ["Ola", "Marek", "Zosia"].map(str::to_owned);
        let mut leaders = 0;
        loop {
            let view = AnyGame::new(game).view(Viewer::Seat(Seat::new(0)));
            let scene = Scene::still(Lang::ENGLISH, &view, &names);
            let sight = Sight::new(&scene).expect("a view of Camel Up");
            match game.turn() {
                Turn::Over => return leaders,
                Turn::Chance => {}
                Turn::Act(_) => {
                    let scores = Seat::all(3).map(|seat| Page::draw(&sight, Area::Score(seat)).into_string());
                    leaders += scores.filter(|score| score.contains("is-leading")).count();
                }
            }
            step(&mut game, &mut rng, &mut ());
        }
    }

    #[test]
    fn nobody_is_said_to_lead_while_money_is_hidden() {
        assert!(leaders("money_view=open") > 10);
        assert_eq!(leaders("money_view=hidden"), 0);
    }

    #[test]
    fn what_cards_have_brought_is_what_was_paid() {
        let (mut rng, mut told, mut poor) = (nth_rng(2, 0), 0, 0);
        for number in 0..60 {
            let seats = 3 + number % 6;
            let mut game = CamelUp::new(CamelUp::setup(seats, &Options::default()).unwrap());
            let mut log: Vec<Step<CamelUp>> = Vec::new();
            while game.turn() != Turn::Over {
                step(&mut game, &mut rng, &mut log);
            }
            let paid = |seat: Seat, of: Deck| -> i32 {
                let paid = log.iter().filter_map(|step| match step.event {
                    Event::FinishCardTurned { deck, owner, amount, .. } => {
                        (deck == of && owner == seat).then_some(amount)
                    }
                    _ => None,
                });
                paid.sum()
            };
            let names = vec![String::new(); seats];
            let view = AnyGame::new(game).view(Viewer::Spectator);
            let scene = Scene::still(Lang::ENGLISH, &view, &names);
            let sight = Sight::new(&scene).expect("a view of Camel Up");
            for seat in Seat::all(seats) {
                let (legs, cards) = gains(&sight, seat);
                let Some(legs) = legs else {
                    poor += 1;
                    continue;
                };
                assert_eq!(cards, Deck::ALL.map(|deck| paid(seat, deck)), "{game:?}");
                let money = i32::from(game.board().money(seat));
                assert_eq!(i32::from(data().start_money) + legs + cards.iter().sum::<i32>(), money);
                told += 1;
            }
        }
        assert!(told > 100 && poor > 0, "{told} told, {poor} too poor");
    }
}
