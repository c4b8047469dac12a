//! Events in words.

use super::art::support;
use super::words::{self, card_name, cards, realm, sorted, talent, whom};
use super::{Sight, Teller};
use crate::drawing::pieces::{icon, line_icon, token};
use crate::scene::Line;
use engine::{Scores, Seat, Seats};
use games::dragon_racer::data::data;
use games::dragon_racer::{
    Action, Because, Cards, Dragon, Event, Hero, Moved, RealmCount, Talent, Tile, Values,
};
use maud::{Markup, html};

/// The talent behind a movement.
pub(super) fn talent_of(because: Because) -> Talent {
    match because {
        Because::Formation => Talent::Formation,
        Because::Substitutes => Talent::Substitutes,
        Because::HighFlight(_) => Talent::High,
        Because::VictoryLeap(_) => Talent::Leap,
        Because::StrikeAndFly(_) => Talent::Strike,
    }
}

/// A decision in words of which nothing is told when it is made.
pub(super) fn choice(sight: &Sight<'_>, action: Action) -> Option<String> {
    let seat = sight.scene.seat()?;
    let (key, card) = match action {
        Action::Hold(card) => ("hold", Some(card)),
        Action::Fire(slot) => {
            ("fire", sight.board().team(seat).iter().find(|(at, _)| *at == slot).map(|(_, dragon)| dragon))
        }
        Action::Done => ("done", None),
        Action::Keep => ("keep", None),
        _ => return None,
    };
    let card = card.map(|card| card_name(sight.lang, card)).unwrap_or_default();
    Some(sight.tr(&format!("move-{key}"), &[("name", sight.scene.name(seat).into()), ("card", card.into())]))
}

impl Teller<'_> {
    fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.lang.list(&seats.into_iter().map(|seat| self.name(seat).to_owned()).collect::<Vec<_>>())
    }

    /// The event as a line of the log; none for what only moves pieces, or shows in another line.
    pub(super) fn tell(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::HeroTaken { seat, hero, .. } => self.hero(*seat, *hero),
            Event::TrophyDealt { seat, place, drawn: true } => {
                let values = [("name", self.name(*seat).into()), ("place", (*place).into())];
                Line::detail(self.t("trophy-drawn", &values))
            }
            Event::TeamDealt { seat, slot, dragon } => self.team(*seat, slot.number(), *dragon),
            Event::TurnBegins { turn, cards, left, premium } => {
                self.turn_begins(*turn, *cards, *left, *premium)
            }
            Event::TileRevealed { tile, added, opens_realm, .. } => {
                self.revealed(*tile, *added, *opens_realm)
            }
            Event::TrophiesRedealt { flight_order } => {
                let names = self.names(flight_order.iter().copied());
                Line::detail(self.t("trophies", &[("names", names.into())]))
            }
            Event::PickCommitted { card: Some(card), .. } | Event::LastCardTaken { card: Some(card), .. } => {
                Line::detail(
                    html! { span class="soft" { (self.t("pick-yours", &[("card", whom(self.lang, *card).into())])) } },
                )
            }
            Event::FlightBegins { seat, drafted, .. } => self.flight(*seat, *drafted),
            Event::AttackPlaced { seat, card, on, dragon, .. } => self.attack(*seat, *card, *on, *dragon),
            Event::DragonFired { seat, dragon, hero, speed, from, to, .. } => {
                let values = [("card", card_name(self.lang, *dragon).into()), ("speed", (*speed).into())];
                let helped = hero.map(|colour| self.t("hero-gave", &[("colour", colour.name().into())]));
                // One sentence tells which dragons flew how far; the news, once they are home, how far in all.
                Line::going_on(html! {
                    span class="dr-fired" { " " (self.t("fire", &values)) @if let Some(helped) = helped { span class="dr-joins" { " " (helped) } } "." }
                    (self.lap(*seat, *from, *to))
                })
            }
            Event::TalentMoved { seat, because, movement, from, to } => {
                self.talent(*seat, *because, *movement, (*from, *to))
            }
            Event::AttackReturned { owner, card, .. } => {
                let values =
                    [("card", card_name(self.lang, *card).into()), ("name", self.name(*owner).into())];
                Line::detail(self.t("return", &values))
            }
            Event::DragonSwapped { left, entered, .. } => {
                let values = [
                    ("out", card_name(self.lang, *left).into()),
                    ("in", card_name(self.lang, *entered).into()),
                ];
                Line::detail(html! { (line_icon("dragon-swap")) " " (self.t("swap", &values)) })
            }
            Event::FlightEnds { movement, .. } => Line::going_on(
                html! { " " b class="dr-moves" { (self.t("moves", &[("distance", (*movement).into())])) } },
            ),
            Event::TurboBegins { premium } => Line::key(
                html! { (line_icon("dragon-turbo")) " " (self.t("turbo", &[("premium", (*premium).into())])) },
            ),
            Event::RealmScored { realm, counts, leaders, movement } => {
                self.scored(*realm, counts, *leaders, *movement)
            }
            Event::TurnEnds { moved, .. } => self.turn_ends(moved),
            Event::GameOver { standings, last_turn } => self.game_over(standings, last_turn),
            // The order of flight, told once all have theirs, says the same.
            Event::TrophyDealt { drawn: false, .. }
            | Event::CardDealt { .. }
            | Event::PickCommitted { card: None, .. }
            | Event::LastCardTaken { card: None, .. }
            | Event::HandsPassed { .. }
            | Event::AttackHeld { .. }
            | Event::FireChosen { .. }
            | Event::DragonStayed { .. } => return None,
        })
    }

    fn hero(&self, seat: Seat, hero: Hero) -> Line {
        let values = [
            ("name", self.name(seat).into()),
            ("hero", self.lang.t(&format!("dragon-racer-hero-{hero}")).into()),
            ("talent", talent(self.lang, hero.talent()).into()),
        ];
        Line::turn(seat, self.t("hero", &values))
    }

    /// The first dragon of a team begins a line, which the others continue.
    fn team(&self, seat: Seat, slot: u8, dragon: Dragon) -> Line {
        let name = card_name(self.lang, dragon);
        match slot {
            1 => Line::turn(
                seat,
                html! { span class="dr-dealt" { (self.t("team", &[("name", self.name(seat).into()), ("card", name.into())])) } },
            ),
            _ => Line::going_on(html! { (self.t("team-more", &[("card", name.into())])) }),
        }
    }

    fn turn_begins(&self, number: u8, cards: u8, left: bool, premium: u8) -> Line {
        let values = [
            ("turn", number.into()),
            ("cards", cards.into()),
            ("way", if left { "left" } else { "right" }.into()),
            ("premium", premium.into()),
        ];
        Line::key(html! {
            (self.t("turn", &values))
            @if usize::from(number) == games::dragon_racer::data::TURNS { span class="dr-joins" { " " (words::last_turn(self.lang)) } }
        })
    }

    fn revealed(&self, tile: Tile, added: Cards, opens: bool) -> Line {
        let place = [("realm", realm(self.lang, tile.realm()).into())];
        let joining = [("cards", cards(self.lang, sorted(Values::newest(), added)).into())];
        Line::key(html! {
            (icon(&format!("realm-mark-{}", tile.realm()), "0 0 24 24", "icon")) " "
            (self.t(&format!("reveal-{}", tile.colour().name()), &place))
            span class="dr-joins" { " " (self.t("joins", &joining)) @if opens { " " (self.t("opens", &[])) } }
        })
    }

    fn flight(&self, seat: Seat, drafted: Cards) -> Line {
        let names = cards(self.lang, sorted(Values::newest(), drafted));
        let names = [("cards", names.into())];
        // The log names the cards; the news has room for their colours.
        Line::turn(
            seat,
            html! {
                (self.name(seat))
                span class="dr-flies" {
                    span class="dr-verb" { " " (self.t("flight", &[])) " " }
                    span class="dr-names" { (self.t("flight-cards", &names)) }
                    @for (colour, count) in drafted.symbols().iter() { span class="dr-gives" { @if count > 1 { (count) } (support(colour, "icon")) } }
                }
            },
        )
    }

    fn attack(&self, seat: Seat, card: Dragon, on: Seat, dragon: Dragon) -> Line {
        let values = [
            ("card", card_name(self.lang, card).into()),
            ("target", whom(self.lang, dragon).into()),
            ("victim", self.name(on).into()),
            ("colour", self.lang.t(&format!("dragon-racer-{}", card.colour().name())).into()),
        ];
        let words = if on == seat { self.t("attack-own", &values) } else { self.t("attack", &values) };
        Line::detail(html! { (line_icon("dragon-attack")) " " (words) })
    }

    fn talent(&self, seat: Seat, because: Because, movement: u8, (from, to): (u16, u16)) -> Line {
        let values = [
            ("name", self.name(seat).into()),
            ("talent", talent(self.lang, talent_of(because)).into()),
            ("amount", movement.into()),
        ];
        // In Turbo it is nobody's turn, so that the name must be said.
        match because {
            Because::VictoryLeap(_) => {
                Line::detail(html! { (self.t("talent-of", &values)) "." (self.lap(seat, from, to)) })
            }
            _ => Line::going_on(
                html! { span class="dr-fired" { " " (self.t("talent", &values)) "." } (self.lap(seat, from, to)) },
            ),
        }
    }

    /// A remark if the pawn has come past the start.
    fn lap(&self, seat: Seat, from: u16, to: u16) -> Markup {
        let lap = |distance: u16| distance / data().lap + 1;
        html! {
            @if lap(from) < lap(to) {
                " " b { (self.t("lap", &[("name", self.name(seat).into()), ("lap", lap(to).into())])) }
            }
        }
    }

    fn scored(
        &self,
        scored: games::dragon_racer::Realm,
        counts: &[RealmCount],
        leaders: Seats,
        movement: u8,
    ) -> Line {
        let most = counts.iter().map(|count| count.cards).max().unwrap_or_default();
        let values = [
            ("realm", realm(self.lang, scored).into()),
            ("names", self.names(leaders.iter()).into()),
            ("count", most.into()),
            ("amount", movement.into()),
        ];
        let words = match leaders.len() {
            0 => self.t("turbo-none", &values),
            1 => self.t("turbo-won", &values),
            _ => self.t("turbo-tied", &values),
        };
        Line::detail(html! { (icon(&format!("realm-mark-{scored}"), "0 0 24 24", "icon")) " " (words) })
    }

    fn turn_ends(&self, moved: &[Moved]) -> Line {
        let mut order: Vec<&Moved> = moved.iter().collect();
        order.sort_by_key(|moved| std::cmp::Reverse(moved.distance));
        Line::plain(html! {
            span class="dr-log-head" { (self.t("turn-ends", &[])) }
            @for moved in order {
                " " span class="dr-log-moved" { (token(moved.seat)) small { (self.name(moved.seat)) } " +" (moved.moved) span class="dr-log-sum" { " → " b { (moved.distance) } } }
            }
        })
    }

    fn game_over(&self, standings: &Scores, last_turn: &[Moved]) -> Line {
        let winners: Vec<Seat> = standings.winners().collect();
        let best = standings.points().iter().max().copied().unwrap_or_default();
        let level = standings.points().iter().filter(|points| **points == best).count();
        let values = [
            ("count", winners.len().into()),
            ("names", self.names(winners.iter().copied()).into()),
            ("distance", best.into()),
        ];
        let amount = winners.first().map_or(0, |&seat| super::centre::moved_of(last_turn, seat));
        Line::key(html! {
            (self.t("game-over", &values))
            @if level > winners.len() {
                " " (self.t("tie-break", &[("name", self.names(winners.iter().copied()).into()), ("amount", amount.into())]))
            }
        })
    }
}

#[cfg(test)]
mod tests;
