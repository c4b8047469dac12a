//! The dice: those that are out in the row of tents, the others in the pyramid.

use super::Sight;
use super::art::{colours, die_face, emblem_at};
use games::camel_up::Event;
use games::camel_up::race::{Camel, Crazy, Die};
use maud::{Markup, html};

/// Middle of the tent row in the court.
const TENTS: (i32, i32) = (250, 338);

/// Where the dice lie in the pyramid, in listing order.
const INSIDE: [(i32, i32); 6] = [(442, 547), (496, 547), (550, 547), (469, 494), (523, 494), (496, 441)];

/// The pyramid with the dice that are still in it, and the places of those that are out.
pub(super) fn pyramid(sight: &Sight<'_>) -> Markup {
    html! {
        g id="pyramid-piece" class=(shaken(sight)) {
            use href="#pyramid" x="378" y="392" width="248" height="186" {}
            @for (die, (x, y)) in Die::ALL.into_iter().zip(INSIDE) {
                @if sight.board().dice.get(die).is_some() { rect class="die-gone" x=(x - 23) y=(y - 23) width="46" height="46" rx="10" {} }
                @else {
                    g class={ "camel-" (die) } transform={ "translate(" (x) " " (y) ") scale(1.25)" } {
                        rect class="t-main" x="-20" y="-20" width="40" height="40" rx="9" {}
                        rect class="t-edge" x="-20" y="-20" width="40" height="40" rx="9" {}
                        (signs(die))
                    }
                }
            }
        }
    }
}

/// Six tents in listing order, where the dice that are out lie.
pub(super) fn dice(sight: &Sight<'_>) -> Markup {
    html! {
        g id="dice" {
            @for (at, die) in Die::ALL.into_iter().enumerate() {
                @let shown = sight.board().dice.get(die);
                g id={ "slot-" (die) } class={ "slot-" (at + 1) " camel-" (die) @if shown.is_some() { " is-out" } @else { " is-in" } }
                    transform={ "translate(" (TENTS.0 + 100 * at as i32) " " (TENTS.1) ")" } {
                    @match shown {
                        Some(shown) => (die_out(sight, die, shown.number, shown.crazy)),
                        None => use class="tent" href="#die-tent" x="-44" y="-40" width="88" height="69" {},
                    }
                }
            }
        }
    }
}

fn die_out(sight: &Sight<'_>, die: Die, number: u8, printed: Option<Crazy>) -> Markup {
    let camel = match die {
        Die::Racing(racer) => Some(racer.camel()),
        Die::Grey => printed.map(Crazy::camel),
    };
    let new = match sight.step {
        Some(Event::DieShown { racer, .. } | Event::StartDie { racer, .. }) => die == Die::Racing(*racer),
        Some(Event::GreyDieShown { .. } | Event::CrazyNumber { .. }) => die == Die::Grey,
        _ => false,
    };
    let class = camel.map_or_else(|| "camel-grey".to_owned(), colours);
    html! {
        g id={ "die-" (die) } class={ "die-out " (class) @if new { " is-new" } } {
            (die_face(number, -35, 70))
            @if let Some(camel) = camel {
                circle class="t-cloth" cx="-31" cy="-27" r="15" {}
                circle class="t-cloth-edge" cx="-31" cy="-27" r="15" {}
                (emblem_at(camel, -41.0, -37.0, 20.0))
            }
        }
    }
}

/// Whose die it is.
fn signs(die: Die) -> Markup {
    html! {
        @match die {
            Die::Racing(racer) => {
                circle class="t-cloth" r="15" {}
                (emblem_at(racer, -10.0, -10.0, 20.0))
            },
            Die::Grey => {
                g class="camel-black" { (emblem_at(Camel::Black, -18.0, -9.0, 18.0)) }
                g class="camel-white" { (emblem_at(Camel::White, 0.0, -9.0, 18.0)) }
            },
        }
    }
}

fn shaken(sight: &Sight<'_>) -> &'static str {
    match sight.step {
        Some(Event::PyramidTicketTaken { .. } | Event::CrazyNumber { .. }) => "is-shaken",
        _ => "",
    }
}
