//! Choices of several cards, built up with boxes to tick and sent at once.
//!
//! Each is a form of its own whose fields named `move` are the moves in order: the beginning, a box for each
//! card in canonical order (`SO-5.10`), and the button. The script adds up what is ticked
//! (`data-sum`) and opens a button when enough is (`data-least`, `data-most`).

use super::Sight;
use super::art::{card, croc, family_icon, mini, scarab};
use super::capital;
use super::choose;
use super::tray::{panel_id, picked};
use super::words::{self, Case};
use crate::drawing::pieces::never_mind;
use games::sobek::preview::{self, Laying};
use games::sobek::score::SetResult;
use games::sobek::{Action, Card, Cards, Family, Phase, Private};
use maud::{Markup, html};

/// A choice of several cards.
struct Build {
    /// The first move of the batch, if the choice has not been begun.
    first: Option<Action>,
    /// What each box says before its card.
    each: fn(Card) -> Action,
    offered: Cards,
    ticked: Cards,
    /// The set that grows, as it lies; none for cards that are given up.
    grows: Option<SetResult>,
    /// The buttons: what they send, and from how many to how many cards they are open.
    ends: Vec<(&'static str, usize, usize)>,
    /// The clause that allows it.
    clause: &'static str,
}

/// No limit.
const ANY: usize = 99;

/// The move that begins a set of the family now.
pub(super) fn opener(sight: &Sight<'_>, family: Family) -> Option<Action> {
    [Action::Set(family), Action::Lay(family), Action::Extend(family)]
        .into_iter()
        .find(|&action| sight.is_legal(action))
}

/// The label that opens the form of a set, and the form.
pub(super) fn opening(sight: &Sight<'_>, private: &Private, family: Family, opener: Action) -> Markup {
    let Some(laying) = preview::laying(sight.view, private, opener) else { return html! {} };
    let text = opener.to_string();
    let name = words::of_family(sight.lang, family);
    let key = open_key(matches!(opener, Action::Extend(_)), laying.set);
    let words = sight.tr(key, &[("family", name.into())]);
    html! {
        @let build = build(Some(opener), &laying);
        label class={ "so-lay is-lit" @if is_void(&build, laying.set) { " is-void" } } title=(words) {
            (picked(&text, Some(&words)))
            span class="so-lay-verb" { (sight.t("lay-verb")) }
            // No card of the hand need say to which set a Courtesan's cards go, nor stand over the button in a long one.
            (family_icon(family, if matches!(opener, Action::Extend(_)) { "so-lay-good" } else { "so-lay-good is-plain" }))
            @if let Some(((_, cards), points)) = grown(&build) {
                @if matches!(opener, Action::Extend(_)) { span class="so-lay-sum" { "+1 = " b { (points) } } }
                @else { (brings(sight, points.saturating_sub(laying.set.points), laying.set.cards > 0)) }
                @if let Some(more) = both(&build) { span class="so-lay-sum" { "+2 = " b { (more) } } }
                @if laying.set.horizontal {
                    // At the end of a round a set keeps its cards from corruption too, whatever it is worth (`SO-9.9`).
                    span class="so-lay-sum" title=(sight.t("lay-keeps")) { (croc()) b { "−" (cards) } }
                } @else {
                    @let spent = spent(&build);
                    @if !spent.is_empty() { span class="so-lay-uses" { (sight.t("lay-uses")) } }
                    span class="so-minis" { @for one in spent.each() { (mini(sight.lang, one)) } }
                }
            }
        }
        (form(sight, &build, &panel_id(&text), Some(&capital(&words))))
    }
}

/// The amulets that the set of a family would take from the hand, if any.
pub(super) fn amulets(sight: &Sight<'_>, private: &Private, family: Family) -> Option<Cards> {
    let opener = opener(sight, family)?;
    let count = build(Some(opener), &preview::laying(sight.view, private, opener)?).ticked.amulets();
    (count > 0).then(|| Cards::copies(Card::AMULET, count))
}

/// Whether cards that may wait would bring nothing now; at the end of a round they keep out of corruption.
fn is_void(build: &Build, laid: SetResult) -> bool {
    !laid.horizontal && grown(build).is_some_and(|(_, points)| points <= laid.points)
}

/// The points that a set brings, dimmer where it brings none.
fn brings(sight: &Sight<'_>, points: u32, grows: bool) -> Markup {
    html! {
        span class={ "so-lay-sum" @if points == 0 { " soft" } } {
            @if grows { "+" } (points) span class="so-lay-word" { "\u{a0}" (sight.tr("lay-points", &[("points", points.into())])) }
        }
    }
}

/// The words for a new set, or for one that lies there already.
fn open_key(courtesan: bool, set: SetResult) -> &'static str {
    match set.cards {
        _ if courtesan => "open-courtesan",
        0 => "open-set",
        _ => "open-extension",
    }
}

/// A set that is laid by these moves.
fn build(first: Option<Action>, laying: &Laying) -> Build {
    let Laying { set, offered, least, most } = *laying;
    let ticked = match most {
        Some(_) => best(offered, least),
        None => usual(laying),
    };
    let ends = match most {
        // The last card that may follow ends it by itself.
        Some(most) => vec![("done", least, most - 1), ("", most, most)],
        None => vec![("done", least, ANY)],
    };
    let clause = match first {
        Some(Action::Extend(_)) => "SO-7.26",
        _ if set.cards > 0 => "SO-5.7",
        _ => "SO-5.1",
    };
    Build { first, each: Action::Add, offered, ticked, grows: Some(set), ends, clause }
}

/// What most players would lay: all goods, and if that is not enough characters, then amulets. At the end of a round
/// characters too, whom nothing else keeps from corruption (`SO-9.9`); an amulet may yet be needed for another set.
pub(super) fn usual(laying: &Laying) -> Cards {
    let rank = |card: Card| match (card.character(), card) {
        (_, Card::AMULET) => 2,
        (Some(_), _) => 1,
        (None, _) => 0,
    };
    let always = |card: Card| rank(card) == 0 || (laying.set.horizontal && rank(card) == 1);
    let mut cards: Vec<Card> = laying.offered.each().collect();
    cards.sort_by_key(|&card| rank(card));
    let count = cards.iter().filter(|&&card| always(card)).count();
    cards.into_iter().take(count.max(laying.least)).collect()
}

/// The cards with the most scarabs, which bring a Courtesan's set most.
fn best(offered: Cards, count: usize) -> Cards {
    let mut cards: Vec<Card> = offered.each().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.scarabs()));
    cards.into_iter().take(count).collect()
}

/// What a set would be worth with two of a Courtesan's cards, where one is ticked and two may be.
fn both(build: &Build) -> Option<u32> {
    let courtesan = build.ends.len() == 2 && build.ticked.len() == 1 && build.offered.len() > 1;
    let two = Build { ticked: best(build.offered, 2), ends: Vec::new(), ..*build };
    grown(&two).filter(|_| courtesan).map(|(_, points)| points)
}

/// What the set would take besides goods, which could have served otherwise.
fn spent(build: &Build) -> Cards {
    build.ticked.each().filter(|card| card.character().is_some() || *card == Card::AMULET).collect()
}

/// A set whose first cards were sent one by one: the rest of it.
pub(super) fn more(sight: &Sight<'_>, private: &Private) -> Markup {
    let Some(laying) = preview::laying_on(sight.view, private) else { return html! {} };
    let courtesan = sight.board().phase == Phase::CourtesanCards;
    // A set that was begun a moment ago is not told from one that grows.
    let key = if courtesan { "open-courtesan" } else { "open-more" };
    let title = sight.tr(key, &[("family", words::of_family(sight.lang, laying.set.family).into())]);
    open(&form(sight, &build(None, &laying), "then-more", Some(&capital(&title))))
}

/// The cards that a Scribe's rival gives up (`SO-7.19`).
pub(super) fn surplus(sight: &Sight<'_>, private: &Private) -> Markup {
    let left = usize::from(sight.board().focus.left);
    let build = Build {
        first: None,
        each: Action::Drop,
        offered: preview::surplus(private),
        ticked: Cards::NONE,
        grows: None,
        ends: vec![("", left, left)],
        clause: "SO-7.19",
    };
    // The prompt has asked already.
    open(&form(sight, &build, "then-surplus", None))
}

/// A form that is open from the start.
fn open(form: &Markup) -> Markup {
    html! { div class="so-open" { (form) } }
}

fn form(sight: &Sight<'_>, build: &Build, id: &str, title: Option<&str>) -> Markup {
    let Some(ask) = &sight.scene.ask else { return html! {} };
    let count = build.ticked.len();
    // What brings nothing is not urged.
    let class = if grown(build).is_some_and(|(_, points)| points == 0) { "btn" } else { "btn btn-main" };
    html! {
        form id=(id) class="so-then so-build" method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" data-tally {
            // Enter on a box presses the first button: this one is closed, so that nothing is sent by accident.
            button disabled hidden {}
            input type="hidden" name="decision" value=(ask.decision);
            @if let Some(first) = build.first { input type="hidden" name="move" value=(first); }
            // Boxes of another decision are other boxes: what was ticked then is not ticked now.
            div id={ (id) "-" (ask.decision) } class="so-boxes" role="group" aria-label=(title.unwrap_or_default()) {
                @for (one, ticked) in boxes(build) { (tick(sight, build, one, ticked)) }
            }
            div class="so-bar" {
                // The sum keeps to one line, which on a phone has no room for the clause as well.
                p class="then-text" { @if let Some(title) = title { b { (title) } } (worth(sight, build)) @if build.first.is_some() { wbr; (sight.clause(build.clause)) } }
                div class="btn-row" {
                    @let least = build.ends.iter().map(|&(_, least, _)| least).min().unwrap_or_default();
                    span class="so-missing" hidden[count >= least] { (sight.t("missing")) " " output data-missing=(least) { (least.saturating_sub(count)) } }
                    @for &(sends, least, most) in &build.ends {
                        button class=(class) name="move" value=(sends) data-least=(least) data-most=(most)
                            disabled[!(least..=most).contains(&count)] { (end_words(sight, build, sends)) }
                    }
                }
                @if build.first.is_some() { (never_mind(sight.lang)) }
            }
        }
    }
}

/// Each card on offer, and whether it is ticked from the start.
fn boxes(build: &Build) -> Vec<(Card, bool)> {
    let types = build.offered.iter();
    let boxes = types.flat_map(|(one, count)| (0..count).map(move |at| (one, at < build.ticked.of(one))));
    boxes.collect()
}

fn tick(sight: &Sight<'_>, build: &Build, one: Card, ticked: bool) -> Markup {
    html! {
        label class="so-box" {
            input type="checkbox" name="move" value=((build.each)(one)) checked[ticked] data-scarabs=(one.scarabs()) data-cards="1"
                aria-label=(words::card(sight.lang, one, Case::Who));
            (card(one))
        }
    }
}

/// The scarabs and cards of the set with what is ticked from the start, and its worth then.
fn grown(build: &Build) -> Option<((u32, u32), u32)> {
    let SetResult { horizontal, scarabs, cards, .. } = build.grows?;
    let all = (scarabs + build.ticked.scarabs(), cards + build.ticked.len() as u32);
    Some((all, if horizontal { all.0 } else { all.0 * all.1 }))
}

/// What the set would be worth, kept up to date while boxes are ticked.
fn worth(sight: &Sight<'_>, build: &Build) -> Markup {
    let (Some(SetResult { horizontal, scarabs, cards, points: now, .. }), Some((all, points))) =
        (build.grows, grown(build))
    else {
        // How many are given up is settled: only which of them is chosen.
        let now =
            sight.scene.seat().and_then(|seat| preview::corruption(sight.view, seat)).unwrap_or_default();
        let then = now + u32::from(sight.board().focus.left);
        return html! {
            small class="so-worth" {
                (sight.t("to-corruption")) " " span class="so-run" { (croc()) " " (now) " → " b { (then) } }
                // Narrow sheets cover the own sets, which say what is worth keeping.
                @if let Some(seat) = sight.scene.seat() { span class="so-in-sets" aria-hidden="true" { (choose::stake(sight, seat)) } }
            }
        };
    };
    let sum = if horizontal { "scarabs" } else { "scarabs*cards" };
    html! {
        small class="so-worth" {
            span class="so-run" {
                output data-sum="scarabs" data-scarabs=(scarabs) { (all.0) } (scarab())
                @if horizontal { span class="so-after-that" { " " (sight.t("horizontal-sum")) } }
                @else { " × " output data-sum="cards" data-cards=(cards) { (all.1) } }
                " = " b { output data-sum=(sum) data-scarabs=(scarabs) data-cards=(cards) { (points) } }
            }
            @if !horizontal && now > 0 { " " span class="soft" { (sight.tr("worth-now", &[("points", now.into())])) } }
            @if build.first.is_some_and(|first| matches!(first, Action::Set(_))) && sight.board().stack > 0 { span class="so-after-that" { ". " (sight.t("then-event")) } }
        }
    }
}

fn end_words(sight: &Sight<'_>, build: &Build, sends: &str) -> String {
    let courtesan = build.ends.len() == 2;
    let key = match (build.grows.is_some(), courtesan, sends) {
        (false, ..) => "give-up",
        (true, true, "done") if build.ends[0].1 == 0 => "add-none",
        (true, true, "done") => "add-one",
        (true, true, _) => "add-more",
        // Nothing is chosen any more: the button says what the set brings.
        _ if build.offered.is_empty() => "lay-ready",
        _ => "lay",
    };
    let points = grown(build).map_or(0, |(_, points)| points);
    sight.tr(key, &[("points", points.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(texts: &[&str]) -> Cards {
        texts.iter().map(|text| text.parse::<Card>().expect("a card")).collect()
    }

    #[test]
    fn goods_are_ticked_and_others_only_where_needed() {
        let ticked = |hand: &[&str], horizontal| {
            let set = SetResult { family: Family::Fish, horizontal, scarabs: 0, cards: 0, points: 0 };
            usual(&Laying { set, offered: cards(hand), least: 3, most: None })
        };
        let hand = ["fish1", "fish0", "fish0g", "thief", "amulet"];
        assert_eq!(ticked(&hand, false), cards(&["fish1", "fish0", "fish0g"]));
        // SO-9.9: what is left in hand would be corruption.
        assert_eq!(ticked(&hand, true), cards(&["fish1", "fish0", "fish0g", "thief"]));
        let hand = ["fish1", "fish0", "thief", "amulet"];
        assert_eq!(ticked(&hand, false), cards(&["fish1", "fish0", "thief"]));
        let hand = ["fish1", "amulet", "amulet", "amulet"];
        assert_eq!(ticked(&hand, false), cards(&["fish1", "amulet", "amulet"]));
    }
}
