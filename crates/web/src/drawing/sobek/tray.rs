//! The viewer's hand and every legal answer.
//!
//! Choices that need a second look are radio buttons named `pick`, in the hand or on the boats; each has a panel
//! over the tray, with the consequence and the button that sends the move. When the viewer is not asked the
//! hand stands there unlit.

use super::art::{mini, mini_back, scarab};
use super::held::hand;
use super::words::{self, Case};
use super::{Sight, build, capital, choose, promise, standing};
use crate::drawing::pieces::{Drawing, never_mind, nothing, pick_id};
use games::sobek::preview::{self, TakeChange};
use games::sobek::{Action, Back, Cards, Character, Phase, Private, QuayCard};
use maud::{Markup, html};

/// What the viewer is asked.
pub(super) fn prompt(sight: &Sight<'_>) -> String {
    let focus = &sight.board().focus;
    let key = match sight.board().phase {
        Phase::Starter => "prompt-starter",
        Phase::Turn => turn_key(sight),
        Phase::Build | Phase::HorizontalBuild => build_key(sight),
        Phase::Event => "prompt-event",
        Phase::Fraternity => of(sight, "prompt-fraternity", "prompt-fraternity-one"),
        Phase::Curse => of(sight, "prompt-curse", "prompt-curse-one"),
        Phase::Prosperity => of(sight, "prompt-prosperity", "prompt-prosperity-one"),
        Phase::Priest => of(sight, "prompt-priest", "prompt-priest-one"),
        Phase::ThiefVictim => of(sight, "prompt-victim", "prompt-victim-one"),
        Phase::ThiefBack => of(sight, "prompt-back", "prompt-back-one"),
        Phase::Surplus => "prompt-surplus",
        Phase::VizierRival => of(sight, "prompt-vizier", "prompt-vizier-one"),
        Phase::VizierCard => "prompt-pick",
        Phase::CourtesanSet | Phase::CourtesanCards => "prompt-courtesan",
        Phase::Merchant => "prompt-merchant",
        Phase::Horizontal => "prompt-horizontal",
        _ => return String::new(),
    };
    let other = focus.seat.map_or("", |seat| sight.scene.name(seat));
    let words = sight.tr(key, &[("name", other.into()), ("count", focus.left.into())]);
    let again = sight.board().phase == Phase::Turn && sight.board().again;
    if again { format!("{} {words}", sight.t("prompt-again")) } else { words }
}

/// A question, or what happens where it has one answer only.
fn of(sight: &Sight<'_>, several: &'static str, one: &'static str) -> &'static str {
    if sight.legal.len() == 1 { one } else { several }
}

/// What can be done in a turn: a card can always be taken, other things as the hand allows.
fn turn_key(sight: &Sight<'_>) -> &'static str {
    let can = |fits: fn(&Action) -> bool| sight.legal.iter().any(fits);
    match (can(|action| matches!(action, Action::Play(_))), can(|action| matches!(action, Action::Set(_)))) {
        (true, true) => "prompt-turn",
        (true, false) => "prompt-turn-play",
        (false, true) => "prompt-turn-set",
        (false, false) => "prompt-turn-take",
    }
}

/// A set is completed, or only ended where no card is left that fits.
fn build_key(sight: &Sight<'_>) -> &'static str {
    if sight.legal == [Action::Done] { "prompt-build-end" } else { "prompt-build" }
}

/// The clause that says what the viewer is asked.
pub(super) fn clause(sight: &Sight<'_>) -> Option<&'static str> {
    Some(match sight.board().phase {
        Phase::Starter => "SO-12.2",
        Phase::Turn => "SO-3.1",
        Phase::Build => "SO-5.1",
        Phase::Event => "SO-6.2",
        Phase::Fraternity => "SO-6.9",
        Phase::Curse => "SO-6.14",
        Phase::Prosperity => "SO-6.17",
        Phase::Priest => "SO-7.10",
        Phase::ThiefVictim => "SO-7.14",
        Phase::ThiefBack => "SO-7.15",
        Phase::Surplus => "SO-7.19",
        Phase::VizierRival | Phase::VizierCard => "SO-7.23",
        Phase::CourtesanSet | Phase::CourtesanCards => "SO-7.26",
        Phase::Merchant => "SO-7.31",
        Phase::Horizontal | Phase::HorizontalBuild => "SO-9.3",
        _ => return None,
    })
}

/// The form of single moves, then all answers.
pub(super) fn acts(sight: &Sight<'_>) -> Markup {
    let Some(private) = sight.private else { return html! {} };
    if sight.board().phase == Phase::Over {
        return html! {};
    }
    html! {
        @if let Some(ask) = &sight.scene.ask {
            form id="moves" class="so-moves" method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" {
                (nothing())
                input type="hidden" name="decision" value=(ask.decision);
            }
        }
        div id="so-acts" class={ "acts so-acts" @if sight.legal.is_empty() { " is-waiting" } } {
            (answers(sight, private))
        }
    }
}

fn answers(sight: &Sight<'_>, private: &Private) -> Markup {
    let phase = if sight.legal.is_empty() { Phase::Scoring } else { sight.board().phase };
    match phase {
        Phase::Turn => html! { (takes(sight)) (plays(sight, private)) (hand(sight, private)) },
        Phase::Merchant => html! { (fetches(sight)) (hand(sight, private)) },
        Phase::Horizontal => {
            html! { (hand(sight, private)) @if let Some(seat) = sight.scene.seat() { (choose::stop_laying(sight, seat, private)) } }
        }
        Phase::Build | Phase::HorizontalBuild | Phase::CourtesanCards => {
            // What is on offer lies there to be ticked, and not a second time in the hand.
            let offered =
                preview::laying_on(sight.view, private).map_or(Cards::NONE, |laying| laying.offered);
            let kept = Private { hand: private.hand.minus(offered), ..*private };
            beside_hand(sight, &kept, &build::more(sight, private))
        }
        Phase::Surplus => build::surplus(sight, private),
        Phase::Starter => beside_hand(sight, private, &choose::starters(sight)),
        Phase::Event => beside_hand(sight, private, &choose::tokens(sight, private)),
        Phase::Fraternity | Phase::Curse | Phase::ThiefVictim | Phase::VizierRival => {
            beside_hand(sight, private, &choose::rivals(sight))
        }
        Phase::Prosperity => beside_hand(sight, private, &choose::blessings(sight)),
        Phase::Priest => beside_hand(sight, private, &choose::purges(sight, private)),
        Phase::ThiefBack => beside_hand(sight, private, &choose::backs(sight)),
        Phase::VizierCard => beside_hand(sight, private, &choose::picks(sight, private)),
        _ => hand(sight, private),
    }
}

/// A choice beside the hand, which is a thin strip then.
fn beside_hand(sight: &Sight<'_>, private: &Private, choices: &Markup) -> Markup {
    html! {
        @if !private.hand.is_empty() {
            div class="so-in-hand" {
                span class="so-hand-word" { (sight.t("hand")) }
                (hand(sight, private))
            }
        }
        (choices)
    }
}

/// The id of the panel that belongs to a choice.
pub(super) fn panel_id(choice: &str) -> String {
    format!("then-{}", choice.replace(' ', "-"))
}

/// The radio button of a choice.
pub(super) fn picked(choice: &str, words: Option<&str>) -> Markup {
    html! {
        input id=(pick_id(choice)) type="radio" name="pick" value=(choice) form="moves" aria-label=[words] aria-controls=(panel_id(choice));
    }
}

/// The button that sends a move.
pub(super) fn send(action: Action, words: &str) -> Markup {
    html! { button class="btn btn-main" name="move" value=(action) form="moves" { (words) } }
}

/// The panels of the available cards: what falls to corruption (`SO-4.3`).
fn takes(sight: &Sight<'_>) -> Markup {
    html! {
        @for (number, (_, lies)) in (1u8..).zip(sight.board().quay.available()) {
            @if sight.is_legal(Action::Take(number)) { (take(sight, number, lies)) }
        }
    }
}

fn take(sight: &Sight<'_>, number: u8, lies: QuayCard) -> Markup {
    let action = Action::Take(number);
    let change = sight.scene.seat().map(|seat| preview::take(sight.view, seat, number));
    let price = change.as_ref().map_or(&[][..], |change| &change.price);
    html! {
        div id=(panel_id(&action.to_string())) class={ "so-then so-k-" (number) } {
            p class="then-text" {
                (taken(sight, lies))
                small {
                    @if price.is_empty() { (sight.t("price-none")) } @else if let Some(change) = &change { (price_words(sight, change)) }
                    @if let Some(end) = change.as_ref().and_then(|change| change.ends_round) { " " b { (ends_round(sight, end)) } }
                    (sight.clause("SO-4.3"))
                }
            }
            (send(action, &sight.t("take")))
            (never_mind(sight.lang))
        }
    }
}

/// "Take wheat", with its scarabs and what it would add to the hand.
fn taken(sight: &Sight<'_>, lies: QuayCard) -> Markup {
    let (card, scarabs) = match lies {
        QuayCard::Open(card) => (words::kind(sight.lang, card, Case::Whom), card.scarabs()),
        QuayCard::Character => (words::back(sight.lang, Back::Orange, Case::Whom), 0),
    };
    let words = sight.tr("take-it", &[("card", card.into())]);
    html! {
        b { (capital(&words)) " " @for _ in 0..scarabs { (scarab()) } (gain(sight, lies)) }
        @if let QuayCard::Open(card) = lies {
            @if let Some(words) = words::with_scarabs(sight.lang, card) { span class="sr" { (words) } }
        }
        " "
    }
}

/// What the card would add to the viewer's hand.
fn gain(sight: &Sight<'_>, lies: QuayCard) -> Markup {
    let QuayCard::Open(card) = lies else { return html! {} };
    let gain = sight.private.and_then(|own| promise::gain(sight, own.seat, own.hand, card));
    html! { @if let Some(gain) = gain { (gain) } }
}

/// How the own corruption would grow and by which cards, and whether that makes the viewer most corrupt.
fn price_words(sight: &Sight<'_>, change: &TakeChange) -> Markup {
    let (now, then) = change.corruption;
    let lost = sight.scene.seat().map_or(0, |seat| standing::penalty(sight, seat));
    html! {
        span class="so-run" { (sight.t("price-now")) " " (now) " → " b { (then) } }
        " " span class="so-minis so-price" { @for &lies in &change.price { (lying(sight, lies)) } }
        @if change.most { " " b class="minus" { (sight.tr("price-most", &[("lost", lost.into())])) } }
    }
}

/// That the round ends, and how corrupt one is then with what is in hand.
pub(super) fn ends_round(sight: &Sight<'_>, corruption: u32) -> String {
    sight.tr("ends-round", &[("then", corruption.into())])
}

fn lying(sight: &Sight<'_>, lies: QuayCard) -> Drawing {
    match lies {
        QuayCard::Open(card) => mini(sight.lang, card),
        QuayCard::Character => mini_back(sight.lang, Back::Orange),
    }
}

/// The panels of the Merchant's choice: any card, for nothing (`SO-7.31`).
fn fetches(sight: &Sight<'_>) -> Markup {
    html! {
        @for (number, (_, lies)) in (1u8..).zip(sight.board().quay.cards()) {
            @let action = Action::Fetch(number);
            @if sight.is_legal(action) {
                div id=(panel_id(&action.to_string())) class={ "so-then so-k-" (number) } {
                    p class="then-text" { (taken(sight, lies)) small { (sight.t("price-none")) (sight.clause("SO-7.31")) } }
                    (send(action, &sight.t("take")))
                    (never_mind(sight.lang))
                }
            }
        }
    }
}

/// The panels of the characters in hand: what each would do now.
fn plays(sight: &Sight<'_>, private: &Private) -> Markup {
    let people = private.hand.iter().filter_map(|(card, _)| card.character());
    html! {
        @for character in people.filter(|&who| sight.is_legal(Action::Play(who))) {
            @let action = Action::Play(character);
            div id=(panel_id(&action.to_string())) class={ "so-then so-p-" (character.name()) } {
                p class="then-text" {
                    b { (capital(&words::character(sight.lang, character, Case::Who))) }
                    @let now = now(sight, private, character);
                    small {
                        span class="so-does" { (words::power(sight.lang, character)) }
                        span class="so-brief" { (capital(&words::power_in_short(sight.lang, character))) "." }
                        @if !now.is_empty() { " " b { (now) } }
                        (sight.clause("SO-7.1"))
                    }
                }
                (send(action, &sight.t("play")))
                (never_mind(sight.lang))
            }
        }
    }
}

/// What the power would find to do.
fn now(sight: &Sight<'_>, private: &Private, character: Character) -> String {
    let power = preview::power(sight.view, private, character);
    if power.idle {
        return sight.t("power-idle");
    }
    if power.surplus.is_empty() {
        return String::new();
    }
    let names: Vec<String> =
        power.surplus.iter().map(|&(seat, cards)| format!("{} −{cards}", sight.scene.name(seat))).collect();
    sight.tr("power-scribe-now", &[("names", names.join(", ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_and_its_panel_share_a_name() {
        assert_eq!(panel_id("take 3"), "then-take-3");
        assert!(
            picked("play scribe-fish", None)
                .into_string()
                .contains("aria-controls=\"then-play-scribe-fish\"")
        );
    }
}
