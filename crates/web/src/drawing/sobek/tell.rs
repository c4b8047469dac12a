//! Events in words.

use super::art::{croc, scarab, token as disc};
use super::capital;
use super::words::{self, Case};
use super::{Sight, Teller};
use crate::drawing::pieces::token;
use crate::scene::{Joined, Line};
use engine::{Scores, Seat, Seats};
use games::sobek::score::{Corruption, SetResult};
use games::sobek::{Action, Back, Backs, Because, Card, Cards, Event, Glyph, QuayCard, Symbol};
use maud::{Markup, PreEscaped, html};

/// A decision in words, for those of which nothing is told when they are made, or something else first.
pub(super) fn choice(sight: &Sight<'_>, action: Action) -> Option<String> {
    let lang = sight.lang;
    let (key, card) = match action {
        Action::Take(number) | Action::Fetch(number) => {
            let (_, card) = sight.board().quay.cards().nth(usize::from(number).checked_sub(1)?)?;
            let card = match card {
                QuayCard::Open(card) => words::card(lang, card, Case::Whom),
                // Which one it is, chance will say.
                QuayCard::Character => words::back(lang, Back::Orange, Case::Whom),
            };
            ("told-taken", card)
        }
        Action::Add(card) => ("move-add", words::card(lang, card, Case::Whom)),
        Action::Back(back) => ("move-back", words::back(lang, back, Case::Whom)),
        Action::Drop(card) => ("move-drop", words::card(lang, card, Case::Whom)),
        _ => return None,
    };
    let name = sight.scene.name(sight.scene.seat()?);
    Some(sight.tr(key, &[("name", name.into()), ("card", card.into())]))
}

/// A detail of the line before.
fn detail(text: impl Into<String>) -> Line {
    Line::detail(capital(&text.into()))
}

/// A detail that the player must not miss to whom it was done.
fn done_to(seat: Seat, text: impl Into<String>) -> Line {
    Line::done_to(seat, capital(&text.into()))
}

impl Teller<'_> {
    /// A card by its face where it is told, else by its back.
    fn card(&self, card: Option<Card>, back: Back) -> String {
        match card {
            Some(card) => words::card(self.lang, card, Case::Whom),
            None => words::back(self.lang, back, Case::Whom),
        }
    }

    /// Cards by their faces where they are told, else by their backs.
    fn cards(&self, cards: Option<Cards>, backs: Backs) -> String {
        match cards {
            Some(cards) => words::cards(self.lang, cards),
            None => words::backs(self.lang, backs),
        }
    }

    /// Cards that go to a pile: how many first, since a short line is cut.
    fn given(&self, key: &str, seat: Seat, backs: Backs, cards: Option<Cards>) -> String {
        let values = [
            ("name", self.name(seat).into()),
            ("count", backs.len().into()),
            ("cards", self.cards(cards, backs).into()),
        ];
        self.t(key, &values)
    }

    /// The event as a line of the log; none for what only moves pieces.
    pub(super) fn tell(&self, event: &Event) -> Option<Line> {
        let line = self.words(event)?;
        let brief = self.brief(event, &line.text);
        Some(Line { text: brief.unwrap_or_else(|| line.text.clone()), ..line })
    }

    /// What the short line of the news leaves out, so that the rest is whole: the scarabs of a taken card or that it
    /// was not seen, which cards of many they were, how much a Curse is.
    fn brief(&self, event: &Event, text: &Markup) -> Option<Markup> {
        let less = match event {
            Event::Taken { card: Some(card), .. } => format!(" {}", words::with_scarabs(self.lang, *card)?),
            Event::Taken { back, .. } => {
                let unseen = words::back(self.lang, *back, Case::Whom);
                unseen[unseen.find(", ")?..].to_owned()
            }
            Event::Cursed { .. } => text.0[text.0.find(" (")?..].trim_end_matches('.').to_owned(),
            Event::HandToPile { .. }
            | Event::SurplusGiven { .. }
            | Event::Purged { .. }
            | Event::Embalmed { .. } => text.0[text.0.rfind(": ")?..].trim_end_matches('.').to_owned(),
            _ => return None,
        };
        let (before, after) = text.0.split_once(&less)?;
        let scarabs = match event {
            Event::Taken { card: Some(card), .. } => card.scarabs(),
            _ => 0,
        };
        Some(html! {
            (PreEscaped(before)) span class="so-told-word" { (PreEscaped(&less)) }
            @if scarabs > 0 { span class="so-told-disc" { @for _ in 0..scarabs { (scarab()) } } }
            (PreEscaped(after))
        })
    }

    fn words(&self, event: &Event) -> Option<Line> {
        self.setup(event)
            .or_else(|| self.quay(event))
            .or_else(|| self.sets(event))
            .or_else(|| self.tokens(event))
            .or_else(|| self.powers(event))
            .or_else(|| self.rivals(event))
            .or_else(|| self.scoring(event))
    }

    fn setup(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::RoundBegins { round } => Line::key(self.t("round", &[("round", (*round).into())])),
            Event::Delivered { cards, left } => {
                let values = [("cards", (*cards).into()), ("left", (*left).into())];
                detail(self.t("delivered", &values))
            }
            Event::FirstDrawn { seat } => {
                Line::turn(*seat, self.t("first", &[("name", self.name(*seat).into())]))
            }
            Event::FirstChosen { seat, first } => {
                let values = [("name", self.name(*seat).into()), ("first", self.name(*first).into())];
                Line::turn(*seat, self.t("first-chosen", &values))
            }
            _ => return None,
        })
    }

    fn quay(&self, event: &Event) -> Option<Line> {
        Some(match *event {
            Event::Taken { seat, card, back, merchant, .. } => {
                let values = [("name", self.name(seat).into()), ("card", self.card(card, back).into())];
                if merchant {
                    detail(self.t("fetched", &values))
                } else {
                    Line::turn(seat, self.t("taken", &values))
                }
            }
            Event::Skipped { seat, card, back, .. } => {
                let values = [("name", self.name(seat).into()), ("card", self.card(card, back).into())];
                let buried = match card {
                    Some(card) => words::card(self.lang, card, Case::Who),
                    None => words::back(self.lang, back, Case::Who),
                };
                Line::turn(seat, self.t("skipped", &values)).joined(Joined::Before(buried, words::all_buried))
            }
            Event::RoundEnds { seat } => Line::key(self.t("round-ends", &[("name", self.name(seat).into())])),
            Event::HandToPile { seat, backs, cards } => {
                Line::turn(seat, self.given("hand-to-pile", seat, backs, cards))
            }
            _ => return None,
        })
    }

    fn sets(&self, event: &Event) -> Option<Line> {
        Some(match *event {
            Event::SetBegun { seat, family, extension, horizontal } => {
                let key = match (horizontal, extension) {
                    (true, _) => "lays-horizontal",
                    (false, true) => "extends",
                    (false, false) => "lays",
                };
                let family = if key == "extends" {
                    words::of_family(self.lang, family)
                } else {
                    words::played(self.lang, family)
                };
                Line::turn(seat, self.t(key, &[("name", self.name(seat).into()), ("family", family.into())]))
            }
            Event::SetLaid { set, .. } => {
                let sum = self.t("laid", &[("sum", self.sum(set).into())]);
                Line::going_on(html! { span class="so-told-sum" { " " (sum) } })
            }
            _ => return None,
        })
    }

    /// `2 × 5 = 10`, or the scarabs alone for a horizontal set.
    fn sum(&self, set: SetResult) -> String {
        if set.horizontal {
            return self.t("sum-horizontal", &[("points", set.points.into())]);
        }
        format!("{}\u{a0}×\u{a0}{}\u{a0}=\u{a0}{}", set.scarabs, set.cards, set.points)
    }

    fn tokens(&self, event: &Event) -> Option<Line> {
        Some(match *event {
            Event::StackTaken { seat, tokens } => {
                detail(self.t("stack", &[("name", self.name(seat).into()), ("count", tokens.into())]))
            }
            Event::EventChosen { seat, token: chosen, left } => {
                let token = words::token(self.lang, chosen);
                let values =
                    [("name", self.name(seat).into()), ("token", token.into()), ("left", left.into())];
                let more = self.t("event-more", &values);
                let joined = Joined::After(html! {
                    span class="so-told-token" { span class="so-told-disc" { (disc(chosen)) } span class="so-told-word" { (more) } }
                });
                Line::turn(seat, self.t("event", &values)).joined(joined)
            }
            Event::EventIdle { .. } => detail(self.t("event-idle", &[])),
            Event::MarkerMoved { seat, from, to, because, glyph } => {
                let words = self.moved(seat, (from, to), because, glyph);
                if because == Because::FraternityBack && from != to {
                    done_to(seat, words)
                } else {
                    detail(words)
                }
            }
            Event::AnotherTurn { seat } => detail(self.t("again", &[("name", self.name(seat).into())])),
            Event::Cursed { target, curses, .. } => {
                let values = [("name", self.name(target).into()), ("count", curses.into())];
                done_to(target, self.t("cursed", &values))
            }
            Event::Blessed { set, .. } => {
                let family = words::of_family(self.lang, set.family);
                detail(self.t("blessed", &[("family", family.into()), ("sum", self.sum(set).into())]))
            }
            Event::Embalmed { seat, backs, cards } => {
                let values = [("name", self.name(seat).into()), ("cards", self.cards(cards, backs).into())];
                detail(self.t("embalmed", &values))
            }
            Event::PileShown { seat, cards } => {
                let cards = words::cards(self.lang, cards);
                detail(self.t("pile-shown", &[("name", self.name(seat).into()), ("cards", cards.into())]))
            }
            _ => return None,
        })
    }

    fn moved(&self, seat: Seat, (from, to): (u16, u16), because: Because, glyph: Option<Glyph>) -> String {
        let key = match because {
            Because::FraternityForward => "forward",
            Because::FraternityBack if from == to => "stays",
            Because::FraternityBack => "back",
            Because::Deceit => "deceit",
        };
        let sign = glyph.map(|glyph| words::symbol(self.lang, Symbol::Glyph(glyph))).unwrap_or_default();
        let values = [
            ("name", self.name(seat).into()),
            ("from", from.into()),
            ("to", to.into()),
            ("points", to.saturating_sub(from).into()),
            ("symbol", sign.into()),
        ];
        self.t(key, &values)
    }

    fn powers(&self, event: &Event) -> Option<Line> {
        Some(match *event {
            Event::CharacterPlayed { seat, character } => {
                let who = words::character(self.lang, character, Case::Whom);
                Line::turn(seat, self.t("plays", &[("name", self.name(seat).into()), ("who", who.into())]))
            }
            Event::PowerIdle { .. } => detail(self.t("power-idle", &[])),
            Event::Drawn { card, back, .. } => {
                detail(self.t("drawn", &[("card", self.card(card, back).into())]))
            }
            Event::Purged { seat, cards, .. } => {
                let cards = words::cards(self.lang, cards);
                detail(self.t("purged", &[("name", self.name(seat).into()), ("cards", cards.into())]))
            }
            _ => return None,
        })
    }

    fn rivals(&self, event: &Event) -> Option<Line> {
        Some(match *event {
            Event::VictimNamed { victim, .. } => {
                detail(self.t("victim", &[("name", self.name(victim).into())]))
            }
            Event::Stolen { seat, victim, card, back } => {
                done_to(victim, self.handed("stolen", seat, victim, card, back))
            }
            Event::Picked { seat, owner, card, back } => {
                done_to(owner, self.handed("picked", seat, owner, card, back))
            }
            Event::SurplusDue { seat, cards } => {
                detail(self.t("surplus-due", &[("name", self.name(seat).into()), ("count", cards.into())]))
            }
            Event::SurplusGiven { seat, backs, cards } => {
                done_to(seat, self.given("surplus-given", seat, backs, cards))
            }
            Event::PileLookedAt { seat, owner, cards } => {
                let values = [("name", self.name(seat).into()), ("owner", self.name(owner).into())];
                let told = self.t("looked", &values);
                detail(match cards {
                    Some(cards) => format!("{told} {}.", capital(&words::cards(self.lang, cards))),
                    None => told,
                })
            }
            _ => return None,
        })
    }

    fn handed(&self, key: &str, to: Seat, from: Seat, card: Option<Card>, back: Back) -> String {
        let values = [
            ("name", self.name(to).into()),
            ("from", self.name(from).into()),
            ("card", self.card(card, back).into()),
        ];
        self.t(key, &values)
    }

    fn scoring(&self, event: &Event) -> Option<Line> {
        Some(match event {
            Event::PilesTurned { piles } => Line::key(self.piles(piles)),
            Event::SetScored { seat, set, .. } => {
                let family = capital(&words::family(self.lang, set.family));
                Line::turn(*seat, format!("{family}: {}", self.sum(*set)))
            }
            Event::SetPoints { seat, points, from, to } => {
                let values = [
                    ("name", self.name(*seat).into()),
                    ("points", (*points).into()),
                    ("from", (*from).into()),
                    ("to", (*to).into()),
                ];
                Line::turn(*seat, self.t("set-points", &values))
            }
            Event::CorruptionCounted { seats, most } => Line::key(self.counted(seats, *most)),
            Event::PenaltyDue { seat, points, steps, symbol } => {
                let values = [
                    ("name", self.name(*seat).into()),
                    ("points", (*points).into()),
                    ("steps", (*steps).into()),
                    ("symbol", words::symbol(self.lang, *symbol).into()),
                ];
                Line::turn(*seat, self.t("penalty", &values))
            }
            Event::PenaltyStep { from, to, .. } => detail(format!("{from} → {to}")),
            Event::RoundScored { round, standings, .. } => Line::key(self.scored(*round, standings)),
            Event::GameOver { early, standings } => Line::key(self.game_over(*early, standings)),
            _ => return None,
        })
    }

    fn piles(&self, piles: &[Cards]) -> Markup {
        html! {
            (self.t("piles", &[]))
            @for (seat, pile) in Seat::all(piles.len()).zip(piles) {
                @let cards = words::cards(self.lang, *pile);
                // Seen, they lie in the panels.
                " " small class="sr" { (self.name(seat)) ": " (if pile.is_empty() { self.t("no-cards", &[]) } else { cards }) }
            }
        }
    }

    fn counted(&self, seats: &[Corruption], most: Seats) -> Markup {
        let names: Vec<String> = most.iter().map(|seat| self.name(seat).to_owned()).collect();
        let key = if names.is_empty() { "corrupt-nobody" } else { "corrupt" };
        html! {
            (self.t(key, &[("count", names.len().into()), ("names", self.lang.list(&names).into())]))
            @for one in seats {
                @let values = [("corruption", one.corruption.into()), ("cards", one.cards.into()), ("curses", one.curses.into()), ("scarabs", one.scarabs.into())];
                " " small class="so-tally" {
                    (token(one.seat)) span class="sr" { (self.name(one.seat)) ": " (self.t("counted", &values)) }
                    span aria-hidden="true" { (croc()) b { (one.corruption) } " " (scarab()) (one.scarabs) }
                }
            }
        }
    }

    fn scored(&self, round: u8, standings: &Scores) -> Markup {
        html! {
            (self.t("round-scored", &[("round", round.into())]))
            @for (seat, points) in Seat::all(standings.points().len()).zip(standings.points()) {
                " " small class="so-tally" { (token(seat)) span class="sr" { (self.name(seat)) } " " b { (points) } }
            }
        }
    }

    fn game_over(&self, early: bool, standings: &Scores) -> String {
        let names: Vec<String> = standings.winners().map(|seat| self.name(seat).to_owned()).collect();
        let best = standings.points().iter().max().copied().unwrap_or_default();
        let values = [
            ("count", names.len().into()),
            ("names", self.lang.list(&names).into()),
            ("points", best.into()),
        ];
        let won = self.t("game-over", &values);
        if early { format!("{} {won}", self.t("early", &[])) } else { won }
    }
}

#[cfg(test)]
mod tests;
