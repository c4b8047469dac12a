//! Events in words.

use super::Teller;
use super::camel_name;
use crate::drawing::numbers::{amount, signed};
use crate::drawing::pieces::{line_icon, token};
use crate::scene::Line;
use engine::{Scores, Seat};
use games::camel_up::race::{Camel, Crazy, CrazyReason, Racer, Side, Space, Stack};
use games::camel_up::score::{LegItem, LegResult};
use games::camel_up::{Deck, Event};
use maud::{Markup, html};

impl Teller<'_> {
    fn camel(&self, camel: impl Into<Camel>) -> String {
        camel_name(self.lang, camel)
    }

    /// The event as a line of the log; none for what only moves pieces.
    pub(super) fn tell(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::FirstPlayer { seat } => {
                Line::turn(*seat, self.t("first", &[("name", self.name(*seat).into())]))
            }
            Event::RacerPlaced { racer, space } => self.placed(racer.camel(), *space),
            Event::CrazyPlaced { crazy, space } => self.placed(crazy.camel(), *space),
            Event::LegBegins { leg, seat } => {
                let values = [("leg", (*leg).into()), ("name", self.name(*seat).into())];
                Line::key(self.t("leg-begins", &values))
            }
            Event::TicketTaken { seat, colour, value } => {
                let values = [
                    ("name", self.name(*seat).into()),
                    ("camel", colour.name().into()),
                    ("value", (*value).into()),
                ];
                Line::turn(*seat, self.t("ticket", &values))
            }
            Event::TilePlaced { seat, space, side, from } => {
                Line::turn(*seat, self.tile_placed(*seat, *space, *side, *from))
            }
            Event::PyramidTicketTaken { seat } => {
                let words = self.t("rolls", &[("name", self.name(*seat).into())]);
                Line::turn(*seat, html! { (words) " " })
            }
            Event::DieShown { racer, number } => {
                Line::going_on(html! { b class="rolled" { (self.die(racer.camel(), *number)) } })
            }
            Event::GreyDieShown { printed, number, mover, reason } => {
                self.grey(*printed, *number, *mover, *reason)
            }
            Event::UnitHopped { mover, unit, from, to } => Line::detail(self.hop(*mover, *unit, *from, *to)),
            Event::TilePaid { owner, space, side, amount, .. } => {
                let values = [
                    ("side", side.name().into()),
                    ("space", space.number().into()),
                    ("name", self.name(*owner).into()),
                    ("amount", (*amount).into()),
                ];
                Line::detail(self.t("tile-paid", &values))
            }
            Event::ExtraStep { side, to, .. } => Line::detail(self.extra(*side, *to)),
            Event::Crossed { mover, at, .. } => {
                let words = if at.number() > 0 { "crossed" } else { "crossed-back" };
                Line::key(self.sentence(words, &[("camel", self.camel(*mover).into())]))
            }
            Event::LegScored { leg, ranking, seats } => self.leg_scored(*leg, ranking, seats),
            Event::FinishCardPlayed { seat, deck, colour, .. } => self.card_played(*seat, *deck, *colour),
            Event::Partnership { seat, partner } => {
                let values = [("name", self.name(*seat).into()), ("partner", self.name(*partner).into())];
                Line::turn(*seat, self.t("partners", &values))
            }
            Event::RaceOver { ranking } => self.race_over(ranking),
            Event::FinishCardTurned { deck, owner, colour, worth, amount, .. } => {
                self.card_turned(*deck, *owner, *colour, *worth, *amount)
            }
            Event::GameOver { standings } => Line::key(self.game_over(standings)),
            // The dice of setup come in listing order: the first begins the line of all.
            Event::StartDie { racer: Racer::Blue, .. } => Line::plain(self.t("start", &[])),
            Event::StartDie { .. } | Event::CrazyNumber { .. } | Event::UnitLifted { .. } => return None,
        })
    }

    fn placed(&self, camel: Camel, space: Space) -> Line {
        let values = [("camel", self.camel(camel).into()), ("space", space.number().into())];
        Line::detail(self.sentence("placed", &values))
    }

    fn tile_placed(&self, seat: Seat, space: Space, side: Side, from: Option<Space>) -> String {
        let from_number = from.map_or(0, Space::number);
        let values = [
            ("name", self.name(seat).into()),
            ("side", side.name().into()),
            ("space", space.number().into()),
            ("from", from_number.into()),
        ];
        self.t(if from.is_some() { "tile-moved" } else { "tile-placed" }, &values)
    }

    fn die(&self, camel: Camel, number: u8) -> String {
        self.t("die", &[("camel", self.camel(camel).into()), ("number", number.into())])
    }

    /// `CU-8`: the grey die, and why the printed colour does not move.
    fn grey(&self, printed: Crazy, number: u8, mover: Crazy, reason: CrazyReason) -> Line {
        let why = match reason {
            _ if mover == printed => None,
            CrazyReason::CarriesRacers => Some("overruled-carries"),
            CrazyReason::SitsOnOther => Some("overruled-sits"),
            CrazyReason::Printed => None,
        };
        let values = [("camel", self.camel(mover).into()), ("other", printed.name().into())];
        Line::going_on(html! {
            b class="rolled" { (self.die(printed.camel(), number)) }
            @if let Some(why) = why { ". " (self.sentence(why, &values)) }
        })
    }

    /// From where to where, and who rides along.
    fn hop(&self, mover: Camel, unit: Stack, from: Space, to: Space) -> String {
        let riders: Vec<String> = unit
            .iter()
            .filter(|&camel| camel != mover)
            .map(|camel| self.lang.t(&format!("camel-up-whom-{camel}")))
            .collect();
        let values = [
            ("camel", self.camel(mover).into()),
            ("from", from.number().into()),
            ("to", to.number().into()),
            ("beyond", if to.on_loop() { "no" } else { "yes" }.into()),
            ("riders", self.lang.list(&riders).into()),
        ];
        self.sentence(if riders.is_empty() { "hop" } else { "hop-with" }, &values)
    }

    fn extra(&self, side: Side, to: Space) -> String {
        if !to.on_loop() {
            return self.t("extra-finish", &[]);
        }
        self.t("extra", &[("side", side.name().into()), ("space", to.number().into())])
    }

    fn leg_scored(&self, leg: u16, ranking: &[Racer], seats: &[LegResult]) -> Line {
        let values = [
            ("leg", leg.into()),
            ("first", self.camel(ranking[0]).into()),
            ("second", self.camel(ranking[1]).into()),
        ];
        Line::key(html! {
            (self.t("leg-scored", &values)) " "
            @for result in seats.iter().filter(|result| !result.items.is_empty() || result.copied.is_some()) {
                small { (self.leg_result(result)) } " "
            }
        })
    }

    /// One line a player: the sum. What each ticket brought, and the copy of a partner's, is said to who hears the page;
    /// seen, it lies in the panels and on the board.
    fn leg_result(&self, result: &LegResult) -> Markup {
        let mut items: Vec<String> = result.items.iter().map(|item| self.item(*item)).collect();
        if let (Some(copied), Some(partner)) = (result.copied, result.partner) {
            items.push(
                self.t("copied", &[("name", self.name(partner).into()), ("item", self.item(copied).into())]),
            );
        }
        html! {
            (token(result.seat)) " " (self.name(result.seat)) span class="sr" { ": " (items.join(", ")) " =" } " "
            b { (amount(result.paid)) }
            @if result.paid != result.net { " " (self.t("forgiven", &[("net", signed(result.net).into())])) }
        }
    }

    fn item(&self, item: LegItem) -> String {
        match item {
            LegItem::Ticket { colour, value, amount, .. } => {
                let values = [
                    ("camel", colour.name().into()),
                    ("value", value.into()),
                    ("amount", signed(amount).into()),
                ];
                self.t("item-ticket", &values)
            }
            LegItem::Pyramid { amount } => self.t("item-pyramid", &[("amount", signed(amount).into())]),
        }
    }

    fn card_played(&self, seat: Seat, deck: Deck, colour: Option<Racer>) -> Line {
        let words = self.t("card-played", &[("name", self.name(seat).into()), ("deck", deck.name().into())]);
        let secret = colour.map(|racer| self.t("card-yours", &[("camel", racer.name().into())]));
        Line::turn(
            seat,
            html! { (words) @if let Some(secret) = secret { " " span class="soft" { (secret) } } },
        )
    }

    fn race_over(&self, ranking: &[Racer]) -> Line {
        let values = [("winner", self.camel(ranking[0]).into()), ("loser", self.camel(ranking[4]).into())];
        Line::key(self.t("race-over", &values))
    }

    fn card_turned(&self, deck: Deck, owner: Seat, colour: Racer, worth: i32, paid: i32) -> Line {
        let icon = match deck {
            Deck::Winner => "cup",
            Deck::Loser => "snail",
        };
        Line::detail(html! {
            (line_icon(icon)) " " span class="sr" { (self.t("on-deck", &[("deck", deck.name().into())])) " " }
            (self.name(owner)) ": " (self.camel(colour)) " " b { (amount(paid)) }
            @if paid != worth { " " (self.t("no-money", &[])) }
        })
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
