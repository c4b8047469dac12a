//! The odds panel: which cards the viewer has not seen, and how likely the draw pile gives one that fits.

use super::Sight;
use super::art::{emblem, path_class};
use engine::Seat;
use games::keltis::{Card, Cards, Colour, Phase};
use maud::{Markup, html};

/// The odds panel.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    if sight.board().phase.in_setup() || sight.board().phase == Phase::Over {
        return html! { p class="empty" { (sight.t("odds-later")) } };
    }
    let unseen = sight.public.unseen(sight.scene.seat().map(|seat| (seat, sight.hand())));
    html! {
        h3 { (sight.t("odds-unseen")) }
        (matrix(sight, unseen))
        p class="soft odds-note" { (sight.tr("odds-count", &[("count", unseen.len().into()), ("seats", sight.board().seats().into())])) }
        @if let Some(seat) = sight.scene.seat() {
            h3 { (sight.t("odds-fits")) }
            ul class="k-fits" { @for colour in Colour::ALL { (chance_row(sight, seat, unseen, colour)) } }
            p class="soft odds-note" { (sight.t("odds-how")) }
        }
    }
}

/// Each value of each colour with a dot for every copy not seen.
fn matrix(sight: &Sight<'_>, unseen: Cards) -> Markup {
    html! {
        table class="k-unseen" {
            thead { tr { td {} @for value in 0..Card::VALUES { th scope="col" { (value) } } } }
            tbody {
                @for colour in Colour::ALL {
                    tr class=(path_class(colour)) {
                        th scope="row" { (emblem(colour)) span class="sr" { (sight.colour(colour)) } }
                        @for value in 0..Card::VALUES as u8 {
                            @let copies = unseen.of(Card::new(colour, value));
                            td class={ "is-" (copies) } { span class="sr" { (copies) } span aria-hidden="true" { @if copies == 0 { "·" } @else { (copies) } } }
                        }
                    }
                }
            }
        }
    }
}

/// How likely the next card of the draw pile is of this colour and fits the seat's column.
fn chance_row(sight: &Sight<'_>, seat: Seat, unseen: Cards, colour: Colour) -> Markup {
    let fits = fitting(sight, seat, unseen, colour);
    let share = fits as f64 / unseen.len().max(1) as f64 * 100.0;
    html! {
        li class=(path_class(colour)) {
            (emblem(colour)) span class="sr" { (sight.colour(colour)) }
            svg class="k-meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" { rect width={ (format!("{share:.1}")) } height="10" {} }
            b class="num" { (format!("{share:.0}%")) }
        }
    }
}

/// How many unseen cards of a colour fit the seat's column.
pub(super) fn fitting(sight: &Sight<'_>, seat: Seat, unseen: Cards, colour: Colour) -> usize {
    let column = sight.board().column(seat, colour);
    unseen.each().filter(|card| card.colour() == colour && column.fits(card.value())).count()
}
