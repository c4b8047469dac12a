//! Ratings as a picture.

use bots::tournament::{Rating, Standings};
use std::fmt::Write;

/// Sizes in pixels: of a row, of the column of names, of the scale, of the margin.
const ROW: f64 = 34.0;
const NAMES: f64 = 150.0;
const SCALE: f64 = 560.0;
const MARGIN: f64 = 28.0;
/// How many lines the scale has at most.
const LINES: f64 = 8.0;

/// The ratings with their intervals, the best on top. Names of bots need no escaping: letters, digits, `-` and `@`.
pub(super) fn svg(standings: &Standings) -> String {
    let Standings { game, seats, games, ratings, .. } = standings;
    let low = ratings.iter().map(|rating| rating.low).fold(0.0, f64::min);
    let high = ratings.iter().map(|rating| rating.high).fold(0.0, f64::max);
    let step = nice((high - low).max(1.0) / LINES);
    let (first, last) = ((low / step).floor() * step, (high / step).ceil() * step);
    let x = |rating: f64| NAMES + (rating - first) / (last - first).max(1.0) * SCALE;
    let bottom = 2.0 * MARGIN + ROW * ratings.len() as f64;
    let (width, height) = (NAMES + SCALE + MARGIN, bottom + MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"8\" y=\"20\" font-weight=\"bold\">{game}, {seats} seats, {games} games: ratings, 95 %</text>\n"
    );
    let mut line = first;
    while line <= last {
        let at = x(line);
        add(&mut svg, format_args!("<path d=\"M{at:.1} {MARGIN}V{bottom:.1}\" stroke=\"#ccc\"/>"));
        let y = bottom + 18.0;
        add(
            &mut svg,
            format_args!("<text x=\"{at:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{line:+.0}</text>"),
        );
        line += step;
    }
    for (row, Rating { bot, rating, low, high }) in ratings.iter().enumerate() {
        let y = MARGIN + ROW * (row as f64 + 0.8);
        let (from, to, at) = (x(*low), x(*high), x(*rating));
        add(&mut svg, format_args!("<text x=\"8\" y=\"{:.1}\">{bot}</text>", y + 5.0));
        add(
            &mut svg,
            format_args!("<path d=\"M{from:.1} {y:.1}H{to:.1}\" stroke=\"#b8541a\" stroke-width=\"3\"/>"),
        );
        add(&mut svg, format_args!("<circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#b8541a\"/>"));
    }
    svg.push_str("</svg>\n");
    svg
}

fn add(svg: &mut String, element: std::fmt::Arguments<'_>) {
    // Writing to a text cannot fail.
    let _ = writeln!(svg, "{element}");
}

/// The next of 1, 2, 5, 10, 20, 50, … that is not smaller.
fn nice(step: f64) -> f64 {
    let power = 10.0_f64.powf(step.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|factor| factor * power).into_iter().find(|nice| *nice >= step).unwrap_or(step)
}
