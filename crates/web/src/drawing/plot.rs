//! The story of a game in a plot: a number of each player from moment to moment.

use crate::drawing::numbers::number;
use crate::drawing::pieces::shape;
use engine::Seat;
use maud::{Markup, html};

/// What a plot shows.
pub(crate) struct Plot<'a> {
    /// Its name, for who does not see it.
    pub(crate) name: &'a str,
    /// What the numbers are and what the moments are, if the page does not say so.
    pub(crate) axes: Option<(&'a str, &'a str)>,
    /// A line of each player: a number a moment, the same moments for all.
    pub(crate) lines: &'a [(Seat, Vec<i32>)],
    /// Which level lines stand out.
    pub(crate) stands_out: fn(i32) -> bool,
    /// The moments with an upright line, and what stands under it.
    pub(crate) marks: &'a [(usize, String)],
    /// The height of the drawing; it is 560 wide.
    pub(crate) height: f32,
    /// The number where lines begin, which is always in sight.
    pub(crate) base: i32,
    /// From where to where a line may just as well be at each moment; nothing where it is sure. It is in sight at the last
    /// moment, and cut off before.
    pub(crate) band: &'a [(i32, i32)],
    /// Places of lines that lead somewhere.
    pub(crate) spots: &'a [Spot],
}

/// A place of a player's line that leads to a step of a game that is seen again.
pub(crate) struct Spot {
    /// Whose line.
    pub(crate) seat: Seat,
    /// At which moment.
    pub(crate) moment: usize,
    /// How it looks: a class, and a path within 24 × 24.
    pub(crate) class: &'static str,
    pub(crate) drawing: &'static str,
    /// The step.
    pub(crate) step: usize,
    /// The address of the step.
    pub(crate) to: String,
    /// What it is.
    pub(crate) words: String,
}

const LEFT: f32 = 56.0;
/// The same for numbers of four digits.
const FAR_LEFT: f32 = 76.0;
const RIGHT: f32 = 480.0;
const TOP: f32 = 28.0;
/// Below the drawing area, for the words under the moments.
const FOOT: f32 = 36.0;
/// The size of a player's shape at the end of a line, with a gap.
const SHAPE: f32 = 18.0;

/// Where moments and numbers lie in the drawing.
struct Scale {
    low: i32,
    high: i32,
    last: usize,
    left: f32,
    bottom: f32,
}

impl Scale {
    fn x(&self, moment: usize) -> f32 {
        (RIGHT - self.left).mul_add(moment as f32 / self.last.max(1) as f32, self.left)
    }

    fn y(&self, value: i32) -> f32 {
        (TOP - self.bottom).mul_add((value - self.low) as f32 / (self.high - self.low) as f32, self.bottom)
    }

    fn path(&self, numbers: &[i32]) -> String {
        let points = numbers
            .iter()
            .enumerate()
            .map(|(moment, &value)| format!("{:.1} {:.1}", self.x(moment), self.y(value)));
        format!("M{}", points.collect::<Vec<_>>().join("L"))
    }

    /// The outline of a band: its upper edge forth and its lower edge back, as far as it is in the drawing.
    fn outline(&self, band: &[(i32, i32)]) -> String {
        let point = |moment: usize, value: i32| {
            format!("{:.1} {:.1}", self.x(moment), self.y(value.clamp(self.low, self.high)))
        };
        let upper = band.iter().enumerate().map(|(moment, (_, high))| point(moment, *high));
        let lower = band.iter().enumerate().rev().map(|(moment, (low, _))| point(moment, *low));
        format!("M{}Z", upper.chain(lower).collect::<Vec<_>>().join("L"))
    }
}

impl<'a> Plot<'a> {
    /// A plot of points, which begin with none.
    pub(crate) fn of(
        name: &'a str,
        lines: &'a [(Seat, Vec<i32>)],
        stands_out: fn(i32) -> bool,
        height: f32,
    ) -> Self {
        Self { name, axes: None, lines, stands_out, marks: &[], height, base: 0, band: &[], spots: &[] }
    }

    /// The drawing.
    pub(crate) fn draw(&self) -> Markup {
        let scale = self.scale();
        let Scale { low, high, left, bottom, .. } = scale;
        html! {
            svg class="plot" viewBox={ "0 0 560 " (self.height) } role=(if self.spots.is_empty() { "img" } else { "group" }) aria-label=(self.name) {
                @for level in (low..=high).step_by(self.grid() as usize) {
                    path class={ "plot-grid" @if (self.stands_out)(level) { " stands-out" } } d={ "M" (left - 6.0) " " (scale.y(level)) "H" (RIGHT) } {}
                    text class="plot-text" x=(left - 12.0) y=(scale.y(level) + 5.0) text-anchor="end" { (number(level)) }
                }
                @if let Some((numbers, moments)) = self.axes {
                    text class="plot-text" x=(left - 6.0) y="17" { (numbers) }
                    text class="plot-text" x=(RIGHT) y=(self.height - 10.0) text-anchor="end" { (moments) " →" }
                }
                @for (at, words) in self.marks {
                    path class="plot-grid" d={ "M" (scale.x(*at)) " " (TOP) "V" (bottom) } {}
                    text class="plot-text" x=(scale.x(*at)) y=(self.height - 10.0) text-anchor="middle" { (words) }
                }
                @if !self.band.is_empty() { g class={ "p" (self.lines[0].0) } { path class="plot-band" d=(scale.outline(self.band)) {} } }
                @for (seat, numbers) in self.lines { g class={ "p" (seat) } { path class="plot-line" d=(scale.path(numbers)) {} } }
                @for (seat, x, y) in self.ends(&scale) {
                    use class={ "tok-p p" (seat) } href={ "#" (shape(seat)) } x=(x) y=(y) width="16" height="16" {}
                }
                @for spot in self.spots { (self.spot(&scale, spot)) }
            }
        }
    }

    fn spot(&self, scale: &Scale, Spot { seat, moment, class, drawing, step, to, words }: &Spot) -> Markup {
        let line = self.lines.iter().find(|(of, _)| of == seat);
        let value = line.and_then(|(_, numbers)| numbers.get(*moment)).copied().unwrap_or(self.base);
        let at = format!("translate({:.1} {:.1})", scale.x(*moment) - 12.0, scale.y(value) - 12.0);
        html! {
            a class={ "log-jump plot-spot p" (seat) } href=(to) data-step=(step) aria-label=(words) transform=(at) {
                title { (words) }
                circle class="plot-spot-room" cx="12" cy="12" r="14" {}
                path class=(class) d=(drawing) {}
            }
        }
    }

    /// The lowest and the highest number, and the one with which all begin.
    fn range(&self) -> (i32, i32) {
        let last = self.band.last().into_iter().flat_map(|(low, high)| [*low, *high]);
        let numbers = self.lines.iter().flat_map(|(_, numbers)| numbers).copied();
        let all = || numbers.clone().chain(last.clone());
        (all().min().unwrap_or(self.base).min(self.base), all().max().unwrap_or(self.base).max(self.base + 1))
    }

    /// How far the level lines are apart: no more of them than can be read.
    fn grid(&self) -> i32 {
        let (low, high) = self.range();
        let most = (self.height / 40.0) as i32;
        [10, 20, 50, 100, 200].into_iter().find(|grid| (high - low) / grid < most).unwrap_or(500)
    }

    /// The lowest and the highest level line.
    fn bounds(&self) -> (i32, i32) {
        let ((low, high), grid) = (self.range(), self.grid());
        (low.div_euclid(grid) * grid, (high - 1).div_euclid(grid) * grid + grid)
    }

    fn scale(&self) -> Scale {
        let (low, high) = self.bounds();
        let last = self.lines.iter().map(|(_, numbers)| numbers.len()).max().unwrap_or(1) - 1;
        let left = if low.abs().max(high) < 1000 { LEFT } else { FAR_LEFT };
        Scale { low, high, last, left, bottom: self.height - FOOT }
    }

    /// Where the players' shapes stand at the ends of their lines: side by side where they would overlap.
    fn ends(&self, scale: &Scale) -> Vec<(Seat, f32, f32)> {
        let mut placed: Vec<(Seat, u8, f32)> = Vec::new();
        for (seat, numbers) in self.lines {
            let y = scale.y(numbers.last().copied().unwrap_or_default()) - 8.0;
            let free =
                |column: &u8| !placed.iter().any(|(_, other, at)| other == column && (at - y).abs() < 15.0);
            // More than four at one height cover each other.
            placed.push((*seat, (0..4).find(free).unwrap_or(3), y));
        }
        let x = |column| f32::from(column).mul_add(SHAPE, RIGHT + 6.0);
        placed.into_iter().map(|(seat, column, y)| (seat, x(column), y)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(lines: &[(Seat, Vec<i32>)]) -> Plot<'_> {
        Plot::of("", lines, |_| false, 246.0)
    }

    #[test]
    fn level_lines_embrace_all_numbers_and_zero() {
        assert_eq!(plot(&[(Seat::new(0), vec![0, 41, -3])]).bounds(), (-10, 50));
        assert_eq!(plot(&[(Seat::new(0), vec![3, 40])]).bounds(), (0, 40));
        assert_eq!(plot(&[(Seat::new(0), vec![3, 141])]).bounds(), (0, 150), "every 50");
        assert_eq!(plot(&[(Seat::new(0), vec![0, 0])]).bounds(), (0, 10), "never empty");
        let lines = [(Seat::new(0), vec![1500, 1610])];
        let rated = Plot { base: 1500, band: &[(500, 2500), (1200, 2020)], ..plot(&lines) };
        assert_eq!(rated.bounds(), (1200, 2200), "far from zero, with all of the band's end");
        let Scale { low, high, .. } = rated.scale();
        let outline = rated.scale().outline(rated.band);
        assert!(outline.starts_with(&format!("M76.0 {:.1}L", rated.scale().y(high))), "cut off: {outline}");
        assert!(outline.ends_with(&format!("L76.0 {:.1}Z", rated.scale().y(low))), "{outline}");
    }

    #[test]
    fn shapes_at_the_ends_of_lines_do_not_cover_each_other() {
        let lines: Vec<_> = [10, 10, 10, -4]
            .into_iter()
            .enumerate()
            .map(|(at, last)| (Seat::new(at), vec![0, last]))
            .collect();
        let plot = plot(&lines);
        let ends = plot.ends(&plot.scale());
        for (at, (_, x, y)) in ends.iter().enumerate() {
            assert!(
                ends[..at]
                    .iter()
                    .all(|(_, other_x, other_y)| (other_x - x).abs() >= SHAPE || (other_y - y).abs() >= 15.0),
                "{ends:?}"
            );
        }
    }
}
