//! Dragons of a team with what each of them needs and has.

use super::Sight;
use super::art::{card, support, tones};
use crate::drawing::pieces::line_icon;
use engine::Seat;
use games::dragon_racer::preview::{Readiness, fire_sets, readiness};
use games::dragon_racer::{Cards, Colour, Dragon, Event, Hero, Phase, Slot, Support};
use maud::{Markup, html};

/// One symbol that a dragon needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Wanted {
    colour: Colour,
    /// Whether an attack asks for it.
    extra: bool,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// A card delivers it.
    Have,
    /// The hero can deliver it.
    Hero,
    Missing,
}

/// The symbols of a dragon in the order of colours, printed ones first.
fn wanted(line: &Readiness, hero: Support) -> Vec<Wanted> {
    let mut symbols = Vec::new();
    let mut helps = line.missing.single().is_some_and(|colour| line.fires && hero.gives(colour));
    for extra in [false, true] {
        for colour in Colour::ALL {
            let (printed, attacks) = (line.printed.of(colour), line.attacks.of(colour));
            let have = printed + attacks - line.missing.of(colour);
            let numbers = if extra { printed..printed + attacks } else { 0..printed };
            for number in numbers {
                let state = match number < have {
                    true => State::Have,
                    false if std::mem::take(&mut helps) => State::Hero,
                    false => State::Missing,
                };
                symbols.push(Wanted { colour, extra, state });
            }
        }
    }
    symbols
}

/// The team of a seat as its drafted cards stand.
pub(super) fn slots(sight: &Sight<'_>, seat: Seat, drafted: Cards) -> Markup {
    let lines = readiness(sight.board(), seat, drafted);
    let together = together(sight, seat, drafted, &lines);
    let plans = plans(sight, seat);
    html! {
        @for line in &lines {
            @let fires = line.fires && (plans || together.contains(&line.slot));
            @let line = &Readiness { fires, ..line.clone() };
            @let instead = fires && !together.contains(&line.slot);
            (slot(sight, seat, line, instead, &html! {
                @if instead {
                    b class="dr-or" aria-hidden="true" {
                        span class="only-wide" { (sight.t("or")) } span class="only-narrow" { (sight.t("or-short")) }
                    }
                }
            }))
        }
    }
}

/// Whether a seat's dragons may still fire in any way: what is sent is not planned any more.
fn plans(sight: &Sight<'_>, seat: Seat) -> bool {
    let board = sight.board();
    match board.flyer() {
        Some(flyer) if flyer == seat => board.phase != Phase::Swap && board.firing().next().is_none(),
        _ => board.is_to_fly(seat),
    }
}

/// The dragons that fire: those that take the seat farthest together, or those that were chosen.
fn together(sight: &Sight<'_>, seat: Seat, drafted: Cards, lines: &[Readiness]) -> Vec<Slot> {
    let board = sight.board();
    if !plans(sight, seat) {
        return if board.flyer() == Some(seat) { board.firing().collect() } else { Vec::new() };
    }
    let able: Vec<Slot> = lines.iter().filter(|line| line.fires).map(|line| line.slot).collect();
    if able.len() < 2 {
        return able;
    }
    fire_sets(board, seat, drafted).into_iter().next().map(|best| best.slots).unwrap_or_default()
}

/// One dragon of a team, which may fire `instead` of others only; `more` stands over its card.
pub(super) fn slot(sight: &Sight<'_>, seat: Seat, line: &Readiness, instead: bool, more: &Markup) -> Markup {
    let hero = sight.board().hero(seat).map_or(Support::None, Hero::support);
    let fired = match sight.step {
        Some(Event::DragonFired { seat: flyer, slot, speed, .. }) if (*flyer, *slot) == (seat, line.slot) => {
            Some(*speed)
        }
        _ => None,
    };
    let symbols = wanted(line, hero);
    html! {
        div class={ "dr-slot at-" (line.slot.number()) @if line.fires && !instead { " is-ready" } @if fired.is_some() { " is-fired" } } title=(sight.card_words(line.dragon)) {
            (card(sight.values(), line.dragon))
            span class="sr" { (sight.card_words(line.dragon)) ". " (state_words(sight, line, instead)) }
            @if let Some(speed) = fired { b class="dr-gain" { "+" (speed) } }
            (hits(sight, seat, line.slot))
            (more)
            div class="dr-needs" aria-hidden="true" { @for symbol in symbols { (wanted_icon(symbol)) } }
            span class="dr-name" aria-hidden="true" { (sight.card(line.dragon)) }
        }
    }
}

fn wanted_icon(symbol: Wanted) -> Markup {
    let class = match symbol.state {
        State::Have => "is-have",
        State::Hero => "is-have is-hero",
        State::Missing => "is-missing",
    };
    support(symbol.colour, &format!("{class}{}", if symbol.extra { " is-extra" } else { "" }))
}

/// What a dragon lacks, in words.
fn state_words(sight: &Sight<'_>, line: &Readiness, instead: bool) -> String {
    if line.fires {
        sight.t(if instead { "ready-or" } else { "ready" })
    } else {
        sight.tr("missing", &[("symbols", sight.symbols(line.missing).into())])
    }
}

/// The attack cards on a dragon.
pub(super) fn hits(sight: &Sight<'_>, seat: Seat, slot: Slot) -> Markup {
    let mut lying = sight.board().attacks_on(seat, slot).peekable();
    if lying.peek().is_none() {
        return html! {};
    }
    html! {
        div class="dr-hits" { @for attack in lying { (hit(sight, attack.card)) } }
    }
}

fn hit(sight: &Sight<'_>, card: Dragon) -> Markup {
    html! {
        span class={ "dr-hit " (tones(card.colour())) } title=(sight.card_words(card)) {
            (line_icon("dragon-attack")) (support(card.colour(), ""))
            span class="sr" { (sight.card(card)) }
        }
    }
}

/// Whether an attack card lies on a dragon.
pub(super) fn is_attacked(sight: &Sight<'_>, seat: Seat, slot: Slot) -> bool {
    sight.board().attacks_on(seat, slot).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::dragon_racer::Needs;

    fn line(printed: [u8; 4], attacks: [u8; 4], missing: [u8; 4], fires: bool) -> Readiness {
        Readiness {
            slot: Slot::new(0),
            dragon: "mossy".parse().unwrap(),
            printed: Needs::new(printed),
            attacks: Needs::new(attacks),
            missing: Needs::new(missing),
            fires,
        }
    }

    #[test]
    fn the_symbol_of_an_attack_is_the_first_to_be_missing() {
        let states = |line: &Readiness, hero| {
            let letter = |symbol: &Wanted| match symbol.state {
                State::Have => 'h',
                State::Hero => 'o',
                State::Missing => '-',
            };
            wanted(line, hero).iter().map(letter).collect::<String>()
        };
        let attacked = line([0, 2, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], false);
        assert_eq!(states(&attacked, Support::None), "hh-");
        assert!(wanted(&attacked, Support::None)[2].extra);
        let helped = line([0, 2, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], true);
        assert_eq!(states(&helped, Support::Any), "hho");
        assert_eq!(states(&line([1, 0, 1, 0], [0; 4], [1, 0, 1, 0], false), Support::Any), "--");
    }
}
