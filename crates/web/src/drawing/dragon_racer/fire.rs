//! Which dragons fire. Each dragon is a box to tick; for each set of ticked boxes the page has a line with its sum
//! and button, and the style sheet shows that of the boxes that are ticked.

use super::Sight;
use super::art::support;
use super::shares::{Share, shares};
use super::swap::is_idle;
use super::team::{needs, slot};
use super::tray::{has_swaps, part, pile, planned, portrait, team_heading};
use crate::drawing::pieces::token;
use crate::scene::Ask;
use engine::Seat;
use games::dragon_racer::preview::{FireSet, Readiness, fire_actions, fire_sets, lacking, readiness};
use games::dragon_racer::{Action, Hero, Slot, Support};
use maud::{Markup, html};

/// The team to tick, and the line of each set.
pub(super) fn choices(sight: &Sight<'_>, seat: Seat, ask: &Ask) -> Markup {
    let drafted = sight.drafted(seat);
    let sets = fire_sets(sight.board(), seat, drafted);
    let chosen = sets.first().map_or(0, |best| mask(&best.slots));
    let all = 1_u8 << sight.board().team(seat).len();
    let served: Vec<Vec<Share>> = (0..all)
        .map(|mask| shares(sight.board(), seat, drafted, &slots_of(mask).collect::<Vec<_>>()))
        .collect();
    html! {
        (planned(sight, seat, ask))
        div class="dr-group" {
            (team_heading(sight, seat))
            div class="dr-row" {
                (portrait(sight, seat))
                @for line in readiness(sight.board(), seat, drafted) {
                    @let number = line.slot.number();
                    @let words = sight.tr("fire-words", &[("card", sight.card_words(line.dragon).into())]);
                    label class={ "dr-tick" @if !line.fires { " is-off" } } {
                        input type="checkbox" class={ "sr dr-f" (number) } id={ "fire-" (number) } checked[chosen >> line.slot.index() & 1 == 1] disabled[!line.fires] aria-label=(words);
                        (slot(sight, seat, &line, false, &html! {
                            @if line.fires { b class="dr-gain" { "+" (sight.values().speed(line.dragon)) } }
                            @for (mask, shares) in (0..).zip(&served) { (supported(&line, shares, mask)) }
                        }))
                    }
                }
            }
        }
        div class="dr-group" {
            h2 { (sight.t("for-support")) " (" (drafted.len()) ")" }
            (pile(sight, drafted))
        }
        div class="dr-sets" role="status" {
            @for mask in 0..all {
                div class={ "dr-set" (ticked(mask)) } {
                    @match sets.iter().find(|set| self::mask(&set.slots) == mask) {
                        Some(fired) => (flight(sight, seat, ask, fired)),
                        None if mask == 0 => (nothing(sight, seat, ask)),
                        None => (too_many(sight, seat, mask)),
                    }
                }
            }
        }
    }
}

/// What a dragon gets of all it needs while the dragons of a set are ticked.
fn supported(line: &Readiness, shares: &[Share], mask: u8) -> Markup {
    html! {
        @if let Some(share) = shares.iter().find(|share| share.slot == line.slot) {
            (needs(line, share, &format!(" dr-for{}", ticked(mask))))
        }
    }
}

/// Slots as bits.
pub(super) fn mask(slots: &[Slot]) -> u8 {
    slots.iter().fold(0, |mask, slot| mask | 1 << slot.index())
}

fn slots_of(mask: u8) -> impl Iterator<Item = Slot> {
    (0..8).filter(move |at| mask >> at & 1 == 1).map(Slot::new)
}

/// The classes by which the style sheet knows the boxes of a set.
pub(super) fn ticked(mask: u8) -> String {
    const BOXES: [&str; 4] = [" on-1", " on-2", " on-3", " on-4"];
    BOXES.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, class)| *class).collect()
}

/// What a set of dragons brings, and the button.
fn flight(sight: &Sight<'_>, seat: Seat, ask: &Ask, fired: &FireSet) -> Markup {
    let (before, here) = (sight.board().moved(seat), sight.board().distance(seat));
    html! {
        p {
            span {
                @match parts(sight, seat, fired).as_slice() {
                    [(name, far)] => (sight.tr("then-fire", &[("name", name.as_str().into()), ("far", (*far).into())])),
                    parts => {
                        @for (at, (name, far)) in parts.iter().enumerate() {
                            @if at > 0 { "+ " }
                            span class="dr-part" { (name) " " } (far) " "
                        }
                        span class="dr-total" { "= " (fired.total) }
                    },
                }
                span class="dr-where" { (token(seat)) (here) " → " b { (here + fired.total) } }
                @if before > 0 { small class="dr-all" { (sight.tr("then-all", &[("all", (before + fired.total).into())])) } }
                @if let Some(colour) = fired.hero { small { (sight.t("hero-helps")) (support(colour, "dr-symbol")) } }
            }
        }
        (go(sight, seat, ask, &fire_moves(sight, seat, &fired.slots), &sight.tr("act-fire-total", &[("total", fired.total.into())])))
    }
}

/// What the sum is made of; the cards over it have their names, which the style sheet leaves out where there is no room.
fn parts(sight: &Sight<'_>, seat: Seat, fired: &FireSet) -> Vec<(String, u16)> {
    let mut parts: Vec<(String, u16)> = dragons(sight, seat, &fired.slots)
        .map(|dragon| (sight.card(dragon), sight.values().speed(dragon).into()))
        .collect();
    if let Some(own) = sight.board().hero(seat).filter(|_| fired.talent > 0) {
        parts.push((sight.talent(own.talent()), fired.talent));
    }
    parts
}

fn dragons<'a>(
    sight: &'a Sight<'_>,
    seat: Seat,
    slots: &'a [Slot],
) -> impl Iterator<Item = games::dragon_racer::Dragon> + 'a {
    let team = sight.board().team(seat);
    slots.iter().filter_map(move |&slot| team.at(slot))
}

/// No dragon fires.
fn nothing(sight: &Sight<'_>, seat: Seat, ask: &Ask) -> Markup {
    html! {
        p { span { (sight.t("choose-dragons")) } }
        (go(sight, seat, ask, "done", &sight.t("act-done-none")))
    }
}

/// The button that fires. Where a swap would bring nothing it ends the flight at once; who wants to swap all the same
/// has another way.
fn go(sight: &Sight<'_>, seat: Seat, ask: &Ask, moves: &str, words: &str) -> Markup {
    let class = if moves == "done" { "btn dr-go" } else { "btn btn-main dr-go" };
    if !is_idle(sight, seat) || !has_swaps(sight) {
        return part(sight, ask, moves, class, &html! { (words) });
    }
    let kept = format!("{moves};{}", Action::Keep);
    html! {
        (part(sight, ask, moves, "btn btn-quiet dr-still", &html! { (sight.t("swap-first")) }))
        button class=(class) name="move" value=(ask.whole(&kept)) { (words) }
    }
}

/// Dragons that cannot fire together: what they lack, and the button that has to wait.
fn too_many(sight: &Sight<'_>, seat: Seat, mask: u8) -> Markup {
    let missing = lacking(sight.board(), seat, sight.drafted(seat), slots_of(mask));
    let support = sight.board().hero(seat).map_or(Support::None, Hero::support);
    let helps = missing.iter().any(|(colour, _)| support.gives(colour));
    html! {
        p class="dr-lacks" {
            span {
                b { (sight.t("set-lacks")) } " "
                span class="sr" { (sight.symbols(missing)) }
                @for (colour, count) in missing.iter() { @for _ in 0..count { (self::support(colour, "dr-symbol")) } }
                @if helps { " " small { (sight.t("set-lacks-hero")) } }
            }
        }
        button type="button" class="btn btn-main dr-go" disabled { (sight.t("act-fire")) }
    }
}

/// The moves that fire these dragons.
fn fire_moves(sight: &Sight<'_>, seat: Seat, slots: &[Slot]) -> String {
    let actions = fire_actions(sight.board(), seat, slots);
    actions.iter().map(Action::to_string).collect::<Vec<_>>().join(";")
}
