//! Events in words.

use super::art::tile;
use super::board::ended;
use super::capital;
use super::result::brought;
use super::{Sight, Teller};
use crate::drawing::numbers::{number, signed};
use crate::scene::Line;
use engine::{Scores, Seat};
use games::keltis::score::{MarkerScore, row_value, wish_value};
use games::keltis::{Action, Card, Cause, Colour, Direction, Event, Kind, Tile};
use maud::html;

/// A decision in words of which nothing is told when it is made.
pub(super) fn choice(sight: &Sight<'_>, action: Action) -> Option<String> {
    let name = sight.scene.name(sight.scene.seat()?);
    let key = if action == Action::DrawDeck { "move-draw" } else { return None };
    Some(sight.tr(key, &[("name", name.into())]))
}

impl Teller<'_> {
    /// A sentence about a player and a card.
    fn with_card(&self, key: &str, seat: Seat, card: Card) -> String {
        let values = [
            ("name", self.name(seat).into()),
            ("path", card.colour().name().into()),
            ("value", card.value().into()),
        ];
        capital(&self.t(key, &values))
    }

    /// The event as a line of the log; none for what only moves pieces.
    pub(super) fn tell(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::FirstPlayer { seat } => {
                Line::turn(*seat, self.t("first", &[("name", self.name(*seat).into())]))
            }
            Event::GameBegins { draw_pile, .. } => {
                Line::plain(self.t("begins", &[("count", (*draw_pile).into())]))
            }
            Event::CardLaid { seat, card, direction, fixes } => {
                Line::turn(*seat, self.laid(*seat, *card, fixes.then_some(*direction)))
            }
            Event::CardDiscarded { seat, card } => {
                Line::turn(*seat, self.with_card("discarded", *seat, *card))
            }
            Event::MarkerMoved { path, kind, from, to, cause, .. } => {
                let by = (*cause == Cause::Clover).then_some(Tile::Clover);
                brings(event, by, &self.moved(*path, *kind, *from, *to, *cause))
            }
            Event::StepDeclined { cause, .. } => Line::detail(self.t(declined(*cause), &[])),
            Event::GoalReached { count, of, .. } => {
                Line::detail(self.t("goal", &[("count", (*count).into()), ("of", (*of).into())]))
            }
            Event::PointsScored { points, .. } => {
                brings(event, None, &self.t("points", &[("points", (*points).into())]))
            }
            Event::WishTaken { count, value: worth, .. } => {
                let before = wish_value(count - 1);
                let values = [
                    ("count", (*count).into()),
                    ("before", number(before).into()),
                    ("value", number(*worth).into()),
                    ("change", signed(worth - before).into()),
                ];
                brings(event, Some(Tile::Wish), &self.t("wish", &values))
            }
            Event::BonusLapsed { .. } => Line::detail(self.t("lapsed", &[])),
            // The pile is as it was: the news say both in one sentence, which takes the place of the discard's.
            Event::CardTaken { seat, card, own: true } => {
                let words = self.with_card("taken-back", *seat, *card);
                Line::going_on(
                    html! { " " span class="k-told k-back" data-sum=(self.with_card("back", *seat, *card)) { (words) } },
                )
            }
            Event::CardTaken { seat, card, .. } => Line::detail(self.with_card("taken", *seat, *card)),
            Event::CardDrawn { seat, card: Some(card), .. } => {
                Line::detail(self.with_card("drawn-you", *seat, *card))
            }
            Event::CardDrawn { draw_pile, .. } => {
                Line::detail(self.t("drawn", &[("count", (*draw_pile).into())]))
            }
            Event::IdleTurn { count, limit: Some(limit), .. } => {
                Line::detail(self.t("idle", &[("count", (*count).into()), ("limit", (*limit).into())]))
            }
            Event::GameEnded { reason, .. } => Line::key(self.lang.t(&format!("keltis-{}", ended(*reason)))),
            Event::SmallMarkersScored { seat, markers, sum, total } => {
                Line::detail(self.small(*seat, markers, *sum, total - sum))
            }
            Event::LargeMarkerScored { seat, marker, .. } => Line::detail(self.large(*seat, *marker)),
            Event::WishesScored { seat, count, value: worth, total } => {
                let values = [
                    ("name", self.name(*seat).into()),
                    ("count", (*count).into()),
                    ("value", signed(*worth).into()),
                    ("total", number(*total).into()),
                ];
                Line::detail(self.t("wishes", &values))
            }
            Event::GameOver { standings } => Line::key(self.game_over(standings)),
            // A clover shows in the step that follows.
            Event::TilePlaced { .. }
            | Event::CardDealt { .. }
            | Event::CloverFound { .. }
            | Event::IdleTurn { limit: None, .. } => return None,
        })
    }

    fn laid(&self, seat: Seat, card: Card, fixed: Option<Direction>) -> String {
        let key = match fixed {
            Some(Direction::Up) => "laid-up",
            Some(Direction::Down) => "laid-down",
            _ => "laid",
        };
        self.with_card(key, seat, card)
    }

    /// From which row to which, by what stands beside them, and what that brings: twice as much to the large marker.
    fn moved(&self, path: Colour, kind: Kind, from: u8, to: u8, cause: Cause) -> String {
        let [before, after] = [from, to].map(row_value);
        let value = if from == 0 { after * kind.factor() } else { after };
        let values = [
            ("kind", kind.name().into()),
            ("path", path.name().into()),
            ("before", number(before).into()),
            ("value", number(value).into()),
            ("change", signed((after - before) * kind.factor()).into()),
        ];
        let words = self.t(if from == 0 { "entered" } else { "moved" }, &values);
        match cause {
            Cause::Card => words,
            Cause::Clover => format!("{} {words}", self.t("by-clover", &[])),
            Cause::Finished => format!("{} {words}", self.t("by-finished", &[])),
        }
    }

    /// "Ola, number tiles: 5; small markers: −4 + 6 = 2".
    fn small(&self, seat: Seat, markers: &[MarkerScore], sum: i32, points: i32) -> String {
        let items: Vec<String> = markers.iter().map(|marker| signed(marker.value)).collect();
        let values = [
            ("name", self.name(seat).into()),
            ("items", items.join(" ").into()),
            ("sum", number(sum).into()),
            ("points", points.into()),
            ("count", items.len().into()),
        ];
        self.t("small", &values)
    }

    fn large(&self, seat: Seat, marker: Option<MarkerScore>) -> String {
        let Some(marker) = marker else {
            return self.t("large-start", &[("name", self.name(seat).into())]);
        };
        let values = [
            ("name", self.name(seat).into()),
            ("row", number(marker.row).into()),
            ("value", number(marker.value).into()),
        ];
        self.t("large", &values)
    }

    fn game_over(&self, standings: &Scores) -> String {
        let winners: Vec<Seat> = standings.winners().collect();
        let names: Vec<&str> = winners.iter().map(|seat| self.name(*seat)).collect();
        let points = winners.first().map_or(0, |seat| standings.points()[seat.index()]);
        let values = [
            ("count", names.len().into()),
            ("names", self.lang.list(&names).into()),
            ("points", number(points).into()),
            ("number", points.into()),
        ];
        self.t("game-over", &values)
    }
}

/// A detail that the strip of news tells as a number, after the picture of what gave it.
fn brings(event: &Event, by: Option<Tile>, words: &str) -> Line {
    let points = brought(event).map_or(0, |(_, points)| points);
    Line::going_on(html! {
        " " @if let Some(by) = by { span class="k-told-by" { (tile(by)) } }
        span class="k-told" data-sum=(signed(points)) { (words) }
    })
}

fn declined(cause: Cause) -> &'static str {
    match cause {
        Cause::Card => "stays",
        Cause::Clover | Cause::Finished => "declined",
    }
}

#[cfg(test)]
mod tests;
