//! The scoring of a finished game: podium, cards one by one, every leg, and the story in a plot.

use super::Sight;
use super::art::{camel_use, card_face, ranking_row, tile};
use super::leg::paid;
use crate::drawing::numbers::{amount, gain, signed};
use crate::drawing::pieces::{heading, line_icon, player_name, token};
use crate::drawing::plot::Plot;
use crate::drawing::podium::{best, by_place, podium_of_coins};
use engine::any::AnyEvent;
use engine::{Scores, Seat};
use games::camel_up::race::{Camel, Racer, Side};
use games::camel_up::score::LegResult;
use games::camel_up::{CamelUp, Deck, Event};
use maud::{Markup, html};
use table::Told;

/// A leg as it was scored.
struct Leg<'a> {
    number: u16,
    ranking: [Racer; Racer::COUNT],
    seats: &'a [LegResult],
}

/// A finish card as it was turned up.
struct Card {
    deck: Deck,
    owner: Seat,
    colour: Racer,
    right: bool,
    amount: i32,
    money: u16,
}

/// What the events of a game tell about money.
#[derive(Default)]
struct Story<'a> {
    legs: Vec<Leg<'a>>,
    cards: Vec<Card>,
    /// What each seat's tile brought.
    tiles: [i32; engine::MAX_SEATS],
}

impl<'a> Story<'a> {
    fn new(told: &'a [Told]) -> Self {
        let mut story = Self::default();
        for event in told.iter().filter_map(|told| AnyEvent::downcast::<CamelUp>(&told.event)) {
            match event {
                Event::TilePaid { owner, amount, .. } => story.tiles[owner.index()] += i32::from(*amount),
                Event::LegScored { leg, ranking, seats } => {
                    story.legs.push(Leg { number: *leg, ranking: *ranking, seats });
                }
                Event::FinishCardTurned { deck, owner, colour, right, amount, money, .. } => {
                    let (deck, owner, colour, right) = (*deck, *owner, *colour, *right);
                    story.cards.push(Card { deck, owner, colour, right, amount: *amount, money: *money });
                }
                _ => {}
            }
        }
        story
    }

    /// What a seat's cards in a deck brought.
    fn cards_of(&self, seat: Seat, deck: Deck) -> i32 {
        self.cards.iter().filter(|card| card.owner == seat && card.deck == deck).map(|card| card.amount).sum()
    }

    /// What all legs brought a seat.
    fn tickets_of(&self, seat: Seat) -> i32 {
        self.legs.iter().filter_map(|leg| leg.seats.get(seat.index())).map(|result| result.paid).sum()
    }

    /// A seat's money at the start, after each leg and at the end.
    fn money_of(&self, seat: Seat) -> Vec<i32> {
        let start = games::camel_up::data::data().start_money;
        let legs = self.legs.iter().filter_map(|leg| leg.seats.get(seat.index())).map(|result| result.money);
        let mut money: Vec<i32> = std::iter::once(start).chain(legs).map(i32::from).collect();
        let cards = self.cards.iter().rev().find(|card| card.owner == seat).map(|card| i32::from(card.money));
        money.extend(cards.or(money.last().copied()));
        money
    }
}

/// The whole page below the heading.
pub(super) fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
    let story = Story::new(told);
    html! {
        (scene(sight))
        section class="card" {
            h2 { (sight.t("cards-one-by-one")) }
            (deck_row(sight, &story, Deck::Winner, "cup"))
            (deck_row(sight, &story, Deck::Loser, "snail"))
        }
        div class="end-grid" {
            section class="card" {
                h2 { (sight.t("money-story")) }
                (plot(sight, &story))
            }
            (sources(sight, &story))
        }
        (legs(sight, &story))
    }
}

fn scores(sight: &Sight<'_>) -> Scores {
    let money: Vec<i32> =
        Seat::all(sight.board().seats()).map(|seat| i32::from(sight.board().money(seat))).collect();
    Scores::by_points(&money)
}

/// The podium in the desert, with the racers as they came in.
fn scene(sight: &Sight<'_>) -> Markup {
    let race = sight.board().race;
    let ranking = race.ranking();
    // The stack that won the race, as it stands.
    let first = ranking[0].camel();
    let won: Vec<Camel> = race
        .stacks()
        .map(|(_, stack)| stack.iter().collect::<Vec<_>>())
        .find(|stack| stack.contains(&first))
        .unwrap_or_default();
    let word = |place, _| match place {
        0 => sight.t("winner"),
        4 => sight.t("loser"),
        _ => String::new(),
    };
    let at = |camel: Camel, x: i32, y: i32| html! { g transform={ "translate(" (x) " " (y) ") scale(1.05)" } { (camel_use(camel)) } };
    html! {
        section class="end-scene card board-frame" {
            svg class="end-bg" viewBox="0 0 1000 340" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
                use href="#desert" width="1000" height="240" {}
                rect class="b-ground" y="239" width="1000" height="400" {}
                g class="end-far" {
                    use href="#palm" x="6" y="86" width="104" height="146" {}
                    use href="#pyramid" x="762" y="80" width="226" height="170" {}
                    @for (level, camel) in won.iter().enumerate() { (at(*camel, 160, 256 - 38 * level as i32)) }
                }
            }
            (podium_of_coins(&scores(sight), sight.scene))
            (ranking_row(sight, &ranking, "end-rank", word))
        }
    }
}

fn deck_row(sight: &Sight<'_>, story: &Story<'_>, deck: Deck, icon: &str) -> Markup {
    let cards: Vec<&Card> = story.cards.iter().filter(|card| card.deck == deck).collect();
    html! {
        div class="tell" {
            h3 { (line_icon(icon)) (sight.t(&format!("deck-{deck}"))) }
            @if cards.is_empty() { p class="soft" { (sight.t("deck-empty")) } }
            ol class="tell-cards" {
                @for card in cards {
                    li class=(if card.right { "is-right" } else { "is-wrong" }) title=(sight.scene.name(card.owner)) {
                        (card_face(card.colour))
                        span class="sr" { (sight.camel(card.colour)) ", " (sight.scene.name(card.owner)) ": " }
                        (token(card.owner))
                        span class="num" { (amount(card.amount)) }
                    }
                }
            }
        }
    }
}

/// Where each player's money came from.
fn sources(sight: &Sight<'_>, story: &Story<'_>) -> Markup {
    let start = games::camel_up::data::data().start_money;
    html! {
        section class="card end-table" {
            div class="card-head" {
                h2 { (sight.t("sources")) }
                span class="soft" { (sight.tr("and-start", &[("money", start.into())])) }
            }
            div class="scroll-x" tabindex="0" {
                table class="ledger" {
                    thead { tr {
                        td {}
                        th scope="col" { (sight.t("sum")) }
                        (heading(&sight.t("tickets"), &line_icon("flag")))
                        (heading(&sight.t("tile"), &tile(Side::Cheer)))
                        th scope="col" { (line_icon("cup")) span class="sr" { (sight.t("deck-winner")) } }
                        th scope="col" { (line_icon("snail")) span class="sr" { (sight.t("deck-loser")) } }
                    } }
                    tbody { @for seat in by_place(&scores(sight)) { (source_row(sight, story, seat)) } }
                }
            }
        }
    }
}

fn source_row(sight: &Sight<'_>, story: &Story<'_>, seat: Seat) -> Markup {
    let parts = [
        story.tickets_of(seat),
        story.tiles[seat.index()],
        story.cards_of(seat, Deck::Winner),
        story.cards_of(seat, Deck::Loser),
    ];
    html! {
        tr {
            th scope="row" { span class="ledger-who" { (token(seat)) (player_name(sight.scene, seat)) } }
            td class="sum" { (sight.board().money(seat)) }
            @for part in parts { td class=(gain(part)) { @if part == 0 { "·" } @else { (signed(part)) } } }
        }
    }
}

/// Every leg: the ranking, and each player's tickets with what they earned.
fn legs(sight: &Sight<'_>, story: &Story<'_>) -> Markup {
    html! {
        section class="card end-legs" {
            h2 { (sight.t("legs")) }
            div class="legs" {
                @for (at, leg) in story.legs.iter().enumerate() {
                    @let brought: Vec<_> = leg.seats.iter().map(|result| (result.seat, result.paid)).collect();
                    // The last one decided; the others would make a long page of a phone.
                    details class="leg fold" open[at + 1 == story.legs.len()] {
                        summary { (sight.tr("leg", &[("leg", leg.number.into())])) small class="soft" { (best(sight.scene, &brought)) } }
                        (paid(sight, &leg.ranking, leg.seats))
                    }
                }
            }
        }
    }
}

/// Money over the legs, a line for each player.
fn plot(sight: &Sight<'_>, story: &Story<'_>) -> Markup {
    let lines: Vec<(Seat, Vec<i32>)> =
        Seat::all(sight.board().seats()).map(|seat| (seat, story.money_of(seat))).collect();
    let last = story.legs.len() + 1;
    let legs = (1..last).map(|leg| (leg, leg.to_string()));
    let marks: Vec<_> =
        [(0, sight.t("start"))].into_iter().chain(legs).chain([(last, sight.t("end"))]).collect();
    let name = &sight.t("plot");
    Plot { marks: &marks, ..Plot::of(name, &lines, |_| false, 246.0) }.draw()
}
