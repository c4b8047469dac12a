//! The viewer's own things and every legal answer, in the tray and over the board.
//!
//! Choices that need a second look are radio buttons named `pick`; what follows them shows the consequence
//! and the button that sends the move. When the viewer is not asked the same things stand there unlit.

use super::art::{card_back, card_face, colours, either_side, emblem, emblem_at, tile};
use super::spots::{self, tile_spaces};
use super::{Sight, capital, odds, pair, racers};
use crate::drawing::camel_race::pays::{Pay, pays};
use crate::drawing::camel_race::tray::{best_on, lit, send};
use crate::drawing::numbers::{Best, change, percent, signed, value};
use crate::drawing::pieces::{icon, line_icon, never_mind, nothing, pick_id};
use engine::Seat;
use games::camel_up::data::data;
use games::camel_up::preview::next_pyramid_ticket;
use games::camel_up::race::{Camel, Crazy, Racer, Side, Space};
use games::camel_up::score::{finish_reward, ticket_reward};
use games::camel_up::{Action, Deck, Phase, Stacking};
use maud::{Markup, html};

/// What the viewer is asked.
pub(super) fn prompt(sight: &Sight<'_>) -> Markup {
    let board = sight.board();
    let words = match board.phase {
        Phase::Stacking => {
            let Some((space, _)) = board.next_stacking() else { return html! {} };
            let key = if board.race.count(space) == 0 { "prompt-stack-first" } else { "prompt-stack-next" };
            sight.tr(key, &[("space", space.number().into())])
        }
        Phase::CrazyChoice => {
            let space = board.crazy_space().map_or(0, Space::number);
            sight.tr("prompt-crazy", &[("space", space.into())])
        }
        _ => {
            let partners = sight.legal.iter().any(|action| matches!(action, Action::Ally(_)));
            let words = sight.t(if partners { "prompt-turn-partner" } else { "prompt-turn" });
            // A phone has room for a few words.
            return html! {
                span class="is-long" { (words) }
                span class="is-short" { (sight.t("prompt-turn-short")) }
                @if sight.scene.odds { " " span class="worth soft" { (sight.t("when-average")) } }
            };
        }
    };
    html! { (words) }
}

/// The clause that says what the viewer is asked.
pub(super) fn clause(sight: &Sight<'_>) -> Option<&'static str> {
    Some(match sight.board().phase {
        Phase::Stacking => "CU-2.9",
        Phase::CrazyChoice => "CU-2.12",
        Phase::Turn => "CU-3.2",
        _ => return None,
    })
}

/// All answers, as one form.
pub(super) fn acts(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.scene.seat() else { return html! {} };
    if sight.board().phase == Phase::Over {
        return html! {};
    }
    let answers = match sight.legal.first() {
        Some(Action::Stack(_) | Action::Crazy(_)) => camels(sight),
        _ => turn(sight, seat),
    };
    match &sight.scene.ask {
        None => html! { form id="moves-later" class="acts is-waiting" { (answers) } },
        Some(ask) => html! {
            form id="moves" class="acts" method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" {
                (nothing())
                input type="hidden" name="decision" value=(ask.decision);
                (answers)
            }
        },
    }
}

fn turn(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        (racers::racers(sight, seat))
        div class="act act-roll" { (roll(sight)) }
        (act("tile", "act-tile", sight, &own_tile(sight, seat)))
        @if sight.board().setup.has_partnerships() {
            (act("pair", "act-pair", sight, &pair::partnership(sight, seat, pair::best(sight))))
        }
    }
}

/// One kind of answer, on wide screens below a heading.
fn act(name: &str, words: &str, sight: &Sight<'_>, body: &Markup) -> Markup {
    html! {
        div class={ "act act-" (name) } {
            p class="act-name only-wide" { (sight.t(words)) }
            div class="act-body" { (body) }
        }
    }
}

/// The radio button of a choice.
pub(super) fn pick(name: &str, lit: bool, words: Option<&str>) -> Markup {
    html! {
        input type="radio" name="pick" value=(name) id=(pick_id(name)) disabled[!lit] aria-label=[words];
    }
}

/// The top ticket of a colour, how many are left, and what it is worth on average where the table shows odds.
pub(super) fn ticket(sight: &Sight<'_>, racer: Racer, worth: Option<f64>, best: Best) -> Markup {
    let left = sight.board().tickets.left(racer);
    let action = Action::Bet(racer);
    let legal = sight.is_legal(action);
    let shown = left.first().map_or_else(|| "–".to_owned(), u8::to_string);
    let name = sight
        .tr("ticket", &[("camel", racer.name().into()), ("value", (*left.first().unwrap_or(&0)).into())]);
    html! {
        label class={ "opt ticket-opt " (lit(!left.is_empty() && (legal || sight.scene.ask.is_none()))) " " (colours(racer)) } {
            (pick(&action.to_string(), legal, None))
            span class="sr" { (name) }
            svg class={ "ticket " (colours(racer)) } viewBox="0 0 72 88" aria-hidden="true" data-offer={ "ticket " (racer.name()) " " (shown) } {
                use href="#ticket" {}
                circle class="t-cloth" cx="36" cy="25" r="17" {}
                (emblem_at(racer, 24.0, 13.0, 24.0))
                text class="ticket-value" x="36" y="78" { (shown) }
            }
            (ticket_worth(sight, left.len(), worth.filter(|_| legal), best))
        }
        @if legal {
            div class="then" {
                p class="then-text" { b { (capital(&name)) } small { (ticket_pays(sight, racer, left[0])) (average(sight, action)) (sight.clause("CU-4.1")) } }
                div class="btn-row" { (send(action, "btn-main", &html! { (sight.t("take-it")) })) }
                (never_mind(sight.lang))
            }
        }
    }
}

/// How many tickets are left, and what the top one is worth on average, the best one lit, where the table shows odds.
fn ticket_worth(sight: &Sight<'_>, left: usize, worth: Option<f64>, best: Best) -> Markup {
    html! {
        @let words = sight.tr("tickets-left", &[("count", left.into())]);
        @if left == 0 { span class="sr" { (words) } } @else { b class="tickets-left" title=(words) { "×" (left) } }
        @if let Some(own) = worth {
            @let shown = value(sight.lang, own);
            span class={ "left worth " (best.lit(own)) } title=(sight.tr("average", &[("value", shown.as_str().into())])) { "⌀ " (shown) }
        }
    }
}

/// What a ticket pays for each place (`CU-4.1`).
fn ticket_pays(sight: &Sight<'_>, racer: Racer, printed: u8) -> Markup {
    let now = sight.board().race.place(racer).min(3);
    let each = (1..=3).map(|place| Pay {
        places: sight.tr("ticket-place", &[("place", place.into())]),
        sum: ticket_reward(printed, place),
        is_now: place == now,
    });
    pays(&colours(racer), emblem(racer), &sight.t("now"), each)
}

/// What a choice is worth on average, where the table shows odds.
fn average(sight: &Sight<'_>, action: Action) -> Markup {
    html! {
        @if let Some(worth) = odds::worth(sight, action) { span class="worth" { (sight.tr("average", &[("value", value(sight.lang, worth).into())])) } }
    }
}

/// The deck in which a finish card of the viewer is worth more on average, with its chance and how much, if it may be
/// played now and the table shows odds.
pub(super) fn likely(sight: &Sight<'_>, racer: Racer) -> Option<(Deck, f64, f64)> {
    let worth = |deck| odds::card(sight, deck, racer).map(|(chance, worth)| (deck, chance, worth));
    let legal = Deck::ALL.into_iter().filter(|&deck| sight.is_legal(Action::Finish { deck, racer }));
    legal.filter_map(worth).max_by(|one, other| one.2.total_cmp(&other.2))
}

/// A finish card of the viewer, for either deck; the best is lit.
pub(super) fn finish_card(
    sight: &Sight<'_>,
    seat: Seat,
    racer: Racer,
    likely: Option<(Deck, f64, f64)>,
    best: Best,
) -> Markup {
    let in_hand = sight.private.is_some_and(|private| private.hand.contains(racer));
    if !in_hand {
        let played = sight.private.and_then(|private| private.played[racer.index()]);
        let words = played.map(|card| {
            let values = [
                ("camel", racer.name().into()),
                ("deck", card.deck.name().into()),
                ("position", card.position.into()),
            ];
            sight.tr("card-played", &values)
        });
        return html! {
            span class="opt card-opt is-off" title=[words] {
                // Its owner may look at it again.
                @if let Some(card) = played { (card_face(racer)) span class="left" { (line_icon(sign(card.deck))) } }
                @else { (card_back(seat)) }
            }
        };
    }
    let [win, lose] = Deck::ALL.map(|deck| Action::Finish { deck, racer });
    // Where the table shows odds, the better deck weighs more; without them both weigh the same.
    let main = |deck| if likely.is_none_or(|(likely, ..)| likely == deck) { "btn-main" } else { "" };
    let legal = sight.is_legal(win);
    let name = sight.tr("card", &[("camel", racer.name().into())]);
    html! {
        label class="opt card-opt is-lit" data-offer={ "card-" (racer) } {
            (pick(&format!("card {racer}"), legal, Some(&name)))
            (card_face(racer))
            @if let Some((deck, chance, worth)) = likely {
                span class={ "left worth " (best.lit(worth)) } title=(card_worth(sight, deck, chance, worth)) {
                    (line_icon(sign(deck))) (change(sight.lang, worth, 1))
                }
            } @else {
                span class="left" { @for deck in Deck::ALL { (line_icon(sign(deck))) } }
            }
        }
        @if legal {
            div class="then" {
                p class="then-text" {
                    b { (card_face(racer)) span { (sight.tr("card-will", &[("camel", racer.name().into())])) } }
                    small { span class="card-pays" { (sight.t("card-pays")) } (sight.clause("CU-12.1")) }
                }
                div class="btn-row" {
                    (send(win, main(Deck::Winner), &into_deck(sight, seat, Deck::Winner, racer, "will-win")))
                    (send(lose, main(Deck::Loser), &into_deck(sight, seat, Deck::Loser, racer, "will-lose")))
                }
                (never_mind(sight.lang))
            }
        }
    }
}

/// The sign of a deck.
pub(super) const fn sign(deck: Deck) -> &'static str {
    match deck {
        Deck::Winner => "cup",
        Deck::Loser => "snail",
    }
}

/// A button that lays a card in a deck, with its odds where the table shows them, and what it would be paid.
fn into_deck(sight: &Sight<'_>, seat: Seat, deck: Deck, racer: Racer, words: &str) -> Markup {
    html! {
        (line_icon(sign(deck)))
        span {
            (sight.t(words))
            @if let Some((chance, worth)) = odds::card(sight, deck, racer) {
                small class="worth" title=(card_worth(sight, deck, chance, worth)) { (percent(chance)) " · ⌀ " (value(sight.lang, worth)) }
            }
            small class="stakes" { (stakes(sight, seat, deck)) }
        }
    }
}

/// What a card laid in a deck now would be paid if it is right: the most if no card under it is, the least if one of
/// each rival is; and if it is wrong.
fn stakes(sight: &Sight<'_>, seat: Seat, deck: Deck) -> String {
    let (least, most) = (finish_reward(sight.public.decks.rivals(deck, seat)), finish_reward(0));
    let right = if least == most { signed(most) } else { format!("+{least}–{most}") };
    sight.tr("card-stakes", &[("right", right.into()), ("wrong", signed(data().finish_wrong).into())])
}

/// The odds of a finish card in words.
fn card_worth(sight: &Sight<'_>, deck: Deck, chance: f64, worth: f64) -> String {
    let values = [
        ("deck", deck.name().into()),
        ("chance", percent(chance).into()),
        ("value", value(sight.lang, worth).into()),
    ];
    sight.tr("card-worth", &values)
}

/// The own tile; where it may go is lit on the board.
fn own_tile(sight: &Sight<'_>, seat: Seat) -> Markup {
    let own = sight.board().tile_of(seat);
    let legal = !tile_spaces(sight).is_empty();
    let words = match own {
        _ if !legal && sight.scene.ask.is_some() => "no-space",
        Some(_) => "move-it",
        None => "place-it",
    };
    html! {
        label class={ "opt tile-opt " (lit(legal || sight.scene.ask.is_none())) } {
            (pick("tile", legal, None))
            @match own { Some(own) => (tile(own.side)), None => (either_side("")) }
            span class="left only-wide" { (sight.t(words)) }
            b class="only-narrow" { (sight.t("act-tile")) }
            @if legal { (best_on(sight.lang, spots::best(sight))) }
        }
        @if legal {
            div class="then" { p class="then-text" { b { (sight.t("choose-space")) } small { (sight.t("tile-pays")) (sight.clause("CU-5.1")) } } (never_mind(sight.lang)) }
        }
        p class="soft tile-note" {
            @for side in Side::ALL { span { (tile(side)) span { (sight.t(&format!("{side}-does"))) } } }
        }
    }
}

fn roll(sight: &Sight<'_>) -> Markup {
    let legal = sight.is_legal(Action::Roll);
    html! {
        button class="btn btn-main roll-opt" name="move" value=(Action::Roll) data-key="r" disabled[!legal] {
            (icon("pyramid", "0 0 280 210", ""))
            (sight.t("roll"))
            small { (sight.tr("roll-ticket", &[("number", next_pyramid_ticket(sight.board()).into())])) }
        }
    }
}

/// The choices of setup: who stands where.
fn camels(sight: &Sight<'_>) -> Markup {
    let who = |action: &Action| match action {
        Action::Stack(Stacking { racer, .. }) => Some(racer.camel()),
        Action::Crazy(crazy) => Some(Crazy::camel(*crazy)),
        _ => None,
    };
    let button = |action: Action, camel: Camel| {
        html! {
            button class="opt camel-opt is-lit btn-plain" name="move" value=(action) {
                (super::art::camel(camel))
                span { (sight.camel(camel)) }
            }
        }
    };
    html! {
        div class="camel-opts" {
            @for action in sight.legal { @if let Some(camel) = who(action) { (button(*action, camel)) } }
        }
    }
}
