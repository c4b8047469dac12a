//! One game on a person's page: rating, places, records, rivals.

use super::{RIVALS, Sight, rival};
use crate::drawing::game_page;
use crate::drawing::numbers::{decimal, number};
use crate::drawing::plot::Plot;
use crate::words::Lang;
use engine::Seat;
use hall::{Figures, Rating, Who};
use maud::{Markup, html};

/// The rating with which everybody begins.
const BEGIN: i32 = 1500;

/// Everything about one game.
pub(super) fn card(lang: Lang, sight: &Sight, figures: &Figures<'_>) -> Markup {
    let title = game_page(figures.game).map_or("", |page| page.title());
    let rating = figures.course().next_back();
    html! {
        section class="card figures" {
            div class="card-head" {
                h2 { (title) }
                @if let Some(rating) = rating { p class="rating" title=(lang.t("rating-words")) { (lang.t("rating")) " " (told(lang, rating)) } }
            }
            dl class="facts" {
                (fact(lang, "games-played", &html! { (figures.games.len()) }))
                (fact(lang, "games-won", &html! { (figures.places.first().copied().unwrap_or_default()) }))
                @if let Some((points, played)) = figures.best() {
                    (fact(lang, "best-points", &sight.linked(played, &number(points))))
                }
                @if let Some(mean) = figures.mean() { (fact(lang, "mean-points", &html! { (decimal(lang, mean, 1)) })) }
                @if let Some(played) = figures.longest() {
                    (fact(lang, "longest-game", &sight.linked(played, &took(lang, played.outcome.took()))))
                }
            }
            (places(lang, figures))
            @if figures.games.len() > 1 { (course(lang, title, figures)) }
            (rivals(lang, sight, figures))
        }
    }
}

fn fact(lang: Lang, name: &str, value: &Markup) -> Markup {
    html! { div { dt { (lang.t(name)) } dd class="num" { (value) } } }
}

/// A rating with its uncertainty.
fn told(lang: Lang, rating: Rating) -> Markup {
    html! { b class="num" { (decimal(lang, rating.mean, 0)) } span class="num" { " ± " (decimal(lang, rating.within, 0)) } }
}

/// How long something took, in two units.
fn took(lang: Lang, milliseconds: u64) -> String {
    let minutes = milliseconds.div_ceil(60_000);
    let (hours, days) = (minutes / 60, minutes / 1_440);
    let count = |count: u64| usize::try_from(count).unwrap_or(usize::MAX).into();
    match (days, hours) {
        (0, 0) => lang.tr("took-minutes", &[("count", count(minutes))]),
        (0, _) => lang.tr("took-hours", &[("hours", count(hours)), ("minutes", count(minutes % 60))]),
        _ => lang.tr("took-days", &[("count", count(days)), ("hours", count(hours % 24))]),
    }
}

/// How often each place was taken.
fn places(lang: Lang, figures: &Figures<'_>) -> Markup {
    let most = figures.places.iter().copied().max().unwrap_or_default().max(1);
    html! {
        div class="bars places" role="list" aria-label=(lang.t("places")) {
            @for (place, count) in (1_usize..).zip(&figures.places) {
                div class="bars-row" role="listitem" {
                    span { (lang.tr("place", &[("place", place.into())])) }
                    svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                        rect class=(if place == 1 { "bar-won" } else { "bar-place" }) width=(format!("{:.1}", f64::from(*count) / f64::from(most) * 100.0)) height="10" {}
                    }
                    span class="num" { (count) }
                }
            }
        }
        @if figures.given_up > 0 { p class="soft" { (lang.tr("given-up", &[("count", figures.given_up.into())])) } }
    }
}

/// The rating from game to game, with how sure it is.
fn course(lang: Lang, title: &str, figures: &Figures<'_>) -> Markup {
    let begin = Rating { mean: f64::from(BEGIN), within: 0.0 };
    let course: Vec<Rating> = std::iter::once(begin).chain(figures.course()).collect();
    let lines = [(Seat::new(0), course.iter().map(|rating| rating.mean.round() as i32).collect())];
    let edge = |rating: &Rating| {
        let edge = |side: f64| rating.within.mul_add(side, rating.mean).round() as i32;
        (edge(-1.0), edge(1.0))
    };
    let mut band: Vec<(i32, i32)> = course.iter().map(edge).collect();
    // Nothing was known before the first game.
    if let [first, second, ..] = band.as_mut_slice() {
        *first = *second;
    }
    let last = course.len() - 1;
    let marks = [(last, lang.tr("after-games", &[("count", last.into())]))];
    let name = lang.tr("rating-course", &[("game", title.into())]);
    Plot {
        base: BEGIN,
        band: &band,
        marks: &marks,
        ..Plot::of(&name, &lines, |rating| rating == BEGIN, 246.0)
    }
    .draw()
}

/// Against whom, and how it came out. Those whom the reader may not know are one row.
fn rivals(lang: Lang, sight: &Sight, figures: &Figures<'_>) -> Markup {
    let (mut rows, mut others) = (Vec::new(), [0_u32; 3]);
    for (at, against) in figures.against.iter().enumerate() {
        match rival(lang, sight, against.who).filter(|_| at < RIVALS) {
            Some((name, address)) => {
                let rating = sight.counted.rating(figures.game, against.who);
                // How strong people are is told of those alone who tell it themselves.
                let told = matches!(against.who, Who::Bot(_)) || address.is_some();
                rows.push((name, address, rating.filter(|_| told), against.results));
            }
            None => others.iter_mut().zip(against.results).for_each(|(sum, count)| *sum += count),
        }
    }
    if others != [0; 3] {
        rows.push((lang.t("other-rivals"), None, None, others));
    }
    html! {
        div class="scroll-x" {
            table class="ledger rivals" {
                caption class="sr" { (lang.t("rivals")) }
                thead { tr {
                    th scope="col" { (lang.t("rivals")) }
                    @for word in ["came-before", "came-level", "came-behind", "rating"] { th scope="col" { (lang.t(word)) } }
                } }
                tbody {
                    @for (name, address, rating, results) in &rows {
                        tr {
                            th scope="row" { @if let Some(address) = address { a href=(address) { (name) } } @else { (name) } }
                            @for count in results { td class="num" { (count) } }
                            td class="num" { @if let Some(rating) = rating { (decimal(lang, rating.mean, 0)) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_long_a_game_took_is_told_in_two_units() {
        let en = |minutes: u64| took(Lang::ENGLISH, minutes * 60_000);
        assert_eq!(
            [en(0), en(59), en(135), en(1_440 * 3 + 60)],
            ["0 min", "59 min", "2 h 15 min", "3 days 1 h"]
        );
        assert_eq!(took(Lang::ENGLISH, 1), "1 min");
    }
}
