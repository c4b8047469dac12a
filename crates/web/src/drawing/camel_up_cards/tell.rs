//! Events in words.

use super::{Sight, Teller};
use super::{camel_name, cell_name, from_words, place_name, word};
use crate::drawing::numbers::{amount, signed};
use crate::drawing::pieces::token;
use crate::scene::Line;
use engine::{Scores, Seat};
use games::camel_race::Stack;
use games::camel_up_cards::score::{Item, Payout};
use games::camel_up_cards::{Action, BetCard, Camel, Event, Figure, HomeReason, Place, RaceCard, ShownCard};
use maud::{Markup, html};

/// A decision in words of which nothing is told when it is made, or something else first.
pub(super) fn choice(sight: &Sight<'_>, action: Action) -> Option<String> {
    let seat = sight.scene.seat()?;
    let name = sight.scene.name(seat);
    let (key, card) = match action {
        Action::Discard(card) => ("discard", Some(card)),
        Action::Keep(card) => ("keep", Some(card)),
        Action::Show(card) => ("show", Some(card)),
        Action::Reveal => ("reveal", None),
        Action::Done => ("done", None),
        // What is told first is that another card goes back.
        Action::Bet(bet) => return Some(sight.teller().bet(seat, sight.board().bets.card(bet)?)),
        Action::Play(_) | Action::Place(..) => return None,
    };
    let card = card.map(|card| sight.card(card)).unwrap_or_default();
    Some(sight.tr(&format!("move-{key}"), &[("name", name.into()), ("card", card.into())]))
}

impl Teller<'_> {
    fn camel(&self, camel: Camel) -> String {
        camel_name(self.lang, camel)
    }

    fn place(&self, place: Place) -> String {
        place_name(self.lang, place)
    }

    /// A sentence about a player and a card.
    fn with_card(&self, key: &str, seat: Seat, card: RaceCard) -> String {
        let values = [
            ("name", self.name(seat).into()),
            ("camel", card.camel().name().into()),
            ("value", card.value().into()),
        ];
        self.t(key, &values)
    }

    /// The event as a line of the log; none for what only moves pieces or is secret.
    pub(super) fn tell(&self, event: &Event) -> Option<Line> {
        self.preparation(event).or_else(|| self.turn_event(event)).or_else(|| self.end(event))
    }

    fn preparation(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::StartCard { card } => {
                let values = [("camel", card.camel().name().into()), ("value", card.value().into())];
                Line::plain(self.t("start-card", &values))
            }
            Event::Preparation { leg } => Line::key(self.t("preparation", &[("leg", (*leg).into())])),
            Event::TrackExtended { free, to, .. } => {
                Line::detail(self.t("extended", &[("free", (*free).into()), ("to", (*to).into())]))
            }
            Event::Storm { cell, .. } => Line::detail(self.t("storm", &[("cell", cell_name(*cell).into())])),
            Event::StartingPlayer { seat, money, tied } => {
                let values = [("name", self.name(*seat).into()), ("money", (*money).into())];
                Line::detail(self.t(if tied.is_empty() { "poorest" } else { "youngest" }, &values))
            }
            Event::CardsShown { cards } => self.shown(cards),
            Event::LegBegins { leg, seat, deck } => {
                let values =
                    [("leg", (*leg).into()), ("name", self.name(*seat).into()), ("deck", (*deck).into())];
                Line::key(self.t("leg-begins", &values))
            }
            _ => return None,
        })
    }

    fn turn_event(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::FigurePlaced { seat, figure, cell } => {
                let values = [
                    ("name", self.name(*seat).into()),
                    ("figure", figure.name().into()),
                    ("cell", cell_name(*cell).into()),
                ];
                Line::turn(*seat, self.t("figure", &values))
            }
            Event::CardDrawn { seat, card, left } => {
                let words = self.with_card("drawn", *seat, *card);
                let left = self.t("left", &[("left", (*left).into())]);
                Line::turn(*seat, html! { (words) " " span class="soft" { (left) } })
            }
            Event::HandCardPlayed { seat, card } => Line::turn(*seat, self.with_card("played", *seat, *card)),
            Event::UnitHopped { mover, unit, from, to } => Line::detail(self.hop(*mover, *unit, *from, *to)),
            Event::ExtraStep { figure, to, .. } => Line::detail(self.extra(*figure, *to)),
            Event::FigureHome { figure, reason: HomeReason::Passed, .. } => {
                Line::detail(self.t("passed", &[("figure", figure.name().into())]))
            }
            Event::BetReturned { seat, kind, camel } => {
                let values = [
                    ("name", self.name(*seat).into()),
                    ("kind", kind.name().into()),
                    ("camel", camel.name().into()),
                ];
                Line::turn(*seat, self.t("returned", &values))
            }
            Event::BetTaken { seat, card } => Line::turn(*seat, self.bet(*seat, *card)),
            Event::Finished { mover, .. } => {
                Line::key(self.sentence("finished", &[("camel", self.camel(*mover).into())]))
            }
            _ => return None,
        })
    }

    fn end(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::HandCardsDropped { seats } if !seats.is_empty() => {
                Line::detail(self.t("dropped", &[("count", seats.len().into())]))
            }
            Event::LegPaid { leg, places, payouts } => {
                self.paid(&self.t("leg-paid", &[("leg", (*leg).into())]), *places, payouts)
            }
            Event::RacePaid { places, payouts } => self.paid(&self.t("race-paid", &[]), *places, payouts),
            Event::GameOver { standings } => Line::key(self.game_over(standings)),
            _ => return None,
        })
    }

    /// From where to where, and who rides along.
    fn hop(&self, mover: Camel, unit: Stack<Camel>, from: Place, to: Place) -> String {
        let riders: Vec<String> = unit
            .iter()
            .filter(|&camel| camel != mover)
            .map(|camel| word(self.lang, &format!("whom-{camel}"), &[]))
            .collect();
        let values = [
            ("camel", self.camel(mover).into()),
            ("from", from_words(self.lang, from).into()),
            ("to", self.place(to).into()),
            ("riders", self.lang.list(&riders).into()),
        ];
        self.sentence(if riders.is_empty() { "hop" } else { "hop-with" }, &values)
    }

    fn extra(&self, figure: Figure, to: Place) -> String {
        let where_to = match to {
            Place::Start => "start",
            Place::Cell(_) => "cell",
            Place::Finish => "finish",
        };
        let values =
            [("figure", figure.name().into()), ("where", where_to.into()), ("to", self.place(to).into())];
        self.t("extra", &values)
    }

    fn bet(&self, seat: Seat, card: BetCard) -> String {
        let values = [
            ("name", self.name(seat).into()),
            ("kind", card.kind.name().into()),
            ("camel", card.camel.name().into()),
            ("value", card.value.unwrap_or_default().into()),
        ];
        self.t("bet", &values)
    }

    fn shown(&self, cards: &[ShownCard]) -> Line {
        let card = |shown: &ShownCard| {
            let values = [("camel", shown.card.camel().name().into()), ("value", shown.card.value().into())];
            word(self.lang, "card", &values)
        };
        Line::key(html! {
            (self.t("shown", &[])) " "
            @for shown in cards { small { (token(shown.seat)) " " (self.name(shown.seat)) ": " (card(shown)) } " " }
        })
    }

    /// The camels by place: "yellow 1, white 2, …".
    fn order(&self, places: [u8; Camel::COUNT]) -> String {
        let words = super::art::by_place(places)
            .map(|camel| format!("{}.\u{a0}{}", places[camel.index()], self.camel(camel)));
        words.join(", ")
    }

    /// What was paid. The news leaves out for what, so that all players' sums have room.
    fn paid(&self, words: &str, places: [u8; Camel::COUNT], payouts: &[Payout]) -> Line {
        Line::key(html! {
            (words) span class="cc-why" { ": " (self.order(places)) "." } " "
            @for payout in payouts.iter().filter(|payout| !payout.items.is_empty()) {
                small class="cc-paid" { (self.payout(payout)) } " "
            }
        })
    }

    /// Each card with its amount, and the sum.
    fn payout(&self, payout: &Payout) -> Markup {
        let items: Vec<String> = payout.items.iter().map(|item| self.item(*item)).collect();
        html! {
            (token(payout.seat)) " " span class="cc-why cc-who" { (self.name(payout.seat)) span class="sr" { ":" } } " "
            span class="cc-why cc-for" { (items.join(", ")) span class="sr" { " =" } } " "
            b { (amount(i32::from(payout.money) - i32::from(payout.before))) }
            @if payout.floored { span class="cc-why cc-floor" { " " (self.t("floored", &[("sum", signed(payout.sum).into())])) } }
        }
    }

    fn item(&self, item: Item) -> String {
        match item {
            Item::Bet { card, amount, .. } => {
                let values = [
                    ("camel", card.camel.name().into()),
                    ("kind", card.kind.name().into()),
                    ("value", card.value.unwrap_or_default().into()),
                    ("amount", signed(amount).into()),
                ];
                self.t("item-bet", &values)
            }
            Item::Figure { figure, amount } => {
                self.t("item-figure", &[("figure", figure.name().into()), ("amount", signed(amount).into())])
            }
        }
    }

    fn game_over(&self, standings: &Scores) -> String {
        let names: Vec<String> = standings.winners().map(|seat| self.name(seat).to_owned()).collect();
        let best = standings.points().iter().max().copied().unwrap_or_default();
        let values =
            [("count", names.len().into()), ("names", self.lang.list(&names).into()), ("money", best.into())];
        self.t("game-over", &values)
    }
}

#[cfg(test)]
mod tests;
