//! Who came where: podiums and rows of places.

use crate::drawing::numbers::{number, signed};
use crate::drawing::pieces::{icon, line_icon, player_name, token};
use crate::scene::Scene;
use engine::{Scores, Seat};
use maud::{Markup, html};

/// A podium has room for two on the third step.
const MOST_STEPS: usize = 4;

/// How many stand on the podium: three, and a fourth who shares their places.
fn steps(scores: &Scores) -> usize {
    let places = scores.places();
    places.iter().filter(|&&place| place <= 3).count().clamp(3, MOST_STEPS).min(places.len())
}

/// All seats, the best first.
pub(crate) fn by_place(scores: &Scores) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(scores.places().len()).collect();
    seats.sort_by_key(|seat| scores.places()[seat.index()]);
    seats
}

/// The three best on a podium, with a fourth who is as good, the others in a row below.
pub(crate) fn podium(scores: &Scores, scene: &Scene<'_>) -> Markup {
    podium_of(scores, scene, |_| html! {})
}

/// The podium of a game that counts money: a coin stands at each sum.
pub(crate) fn podium_of_coins(scores: &Scores, scene: &Scene<'_>) -> Markup {
    draw(scores, scene, |_| html! {}, &icon("coin", "0 0 32 32", ""))
}

/// The podium with what each seat is shown as besides its sign.
pub(crate) fn podium_of(scores: &Scores, scene: &Scene<'_>, piece: impl Fn(Seat) -> Markup) -> Markup {
    draw(scores, scene, piece, &html! {})
}

fn draw(scores: &Scores, scene: &Scene<'_>, piece: impl Fn(Seat) -> Markup, unit: &Markup) -> Markup {
    let seats = by_place(scores);
    let (best, others) = seats.split_at(steps(scores));
    // Second, first, third, as on a real one.
    let steps = [1, 0, 2, 3].into_iter().filter_map(|at| best.get(at).copied());
    html! {
        ol class="podium" {
            @for seat in steps {
                @let place = scores.places()[seat.index()];
                li class={ "place-" (place.min(3)) } {
                    (piece(seat)) (token(seat))
                    b class="podium-name" { (player_name(scene, seat)) }
                    span class="podium-step" { b { (unit) (number(scores.points()[seat.index()])) } span { @if place == 1 { (line_icon("cup")) } @else { (place) "." } } }
                }
            }
        }
        @if !others.is_empty() { (rest(scores, scene, others)) }
    }
}

/// Whom a part of a game brought most: "Ola +11"; nothing where it brought nobody anything.
pub(crate) fn best(scene: &Scene<'_>, brought: &[(Seat, i32)]) -> String {
    let most = brought.iter().map(|(_, brought)| *brought).max().unwrap_or_default();
    let best = brought.iter().filter(|(_, brought)| *brought == most);
    let names: Vec<_> = best.map(|(seat, _)| scene.name(*seat)).collect();
    if most > 0 { format!("{} {}", scene.lang.list(&names), signed(most)) } else { String::new() }
}

/// The places of some seats in a row.
pub(crate) fn rest(scores: &Scores, scene: &Scene<'_>, seats: &[Seat]) -> Markup {
    html! {
        ol class="standings" {
            @for &seat in seats {
                li class=[(scores.places()[seat.index()] == 1).then_some("is-won")] { (scores.places()[seat.index()]) ". " (token(seat)) (player_name(scene, seat)) b class="num" { (number(scores.points()[seat.index()])) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::steps;
    use engine::Scores;

    #[test]
    fn who_shares_the_third_place_stands_on_the_podium() {
        let cases: [(&[i32], usize); 6] = [
            (&[9, 4], 2),
            (&[9, 4, 2], 3),
            (&[9, 4, 2, 1], 3),
            (&[9, 4, 2, 2, 1], 4),
            (&[9, 9, 9, 9], 4),
            (&[4, 4, 4, 4, 4], 4),
        ];
        for (points, standing) in cases {
            assert_eq!(steps(&Scores::by_points(points)), standing, "{points:?}");
        }
    }
}
