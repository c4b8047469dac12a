//! The story of a game in a plot: money from leg to leg.

use crate::pages::pieces::shape;
use engine::Seat;
use maud::{Markup, html};

/// The plot's drawing area.
const PLOT: Area = Area { left: 44.0, right: 500.0, top: 20.0, bottom: 210.0 };

struct Area {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Area {
    fn x(&self, at: usize, last: usize) -> f32 {
        (self.right - self.left).mul_add(at as f32 / last.max(1) as f32, self.left)
    }

    fn y(&self, money: u16, most: u16) -> f32 {
        (self.top - self.bottom).mul_add(f32::from(money) / f32::from(most), self.bottom)
    }
}

/// Money over the moments of a game, a line for each player; `name` is the picture's, `moment` says what stands under
/// each moment.
pub(crate) fn money_plot(lines: &[(Seat, Vec<u16>)], name: &str, moment: impl Fn(usize) -> String) -> Markup {
    let highest = lines.iter().flat_map(|(_, money)| money).max().copied().unwrap_or_default();
    let most = highest.next_multiple_of(10).max(10);
    let grid = if most > 40 { 20 } else { 10 };
    let last = lines.iter().map(|(_, money)| money.len()).max().unwrap_or(1).saturating_sub(1);
    html! {
        svg class="plot" viewBox="0 0 560 246" role="img" aria-label=(name) {
            @for money in (0..=most).step_by(grid) {
                path class="plot-grid" d={ "M36 " (PLOT.y(money, most)) "H500" } {}
                text class="plot-text" x="28" y=(PLOT.y(money, most) + 5.0) text-anchor="end" { (money) }
            }
            @for at in 0..=last { text class="plot-text" x=(PLOT.x(at, last)) y="236" text-anchor="middle" { (moment(at)) } }
            @for (seat, money) in lines { g class={ "p" (seat) } { path class="plot-line" d=(path(money, most, last)) {} } }
            @for (seat, x, y) in ends(lines, most) {
                use class={ "tok-p p" (seat) } href={ "#" (shape(seat)) } x=(x) y=(y) width="16" height="16" {}
            }
        }
    }
}

fn path(money: &[u16], most: u16, last: usize) -> String {
    let points = money
        .iter()
        .enumerate()
        .map(|(at, &money)| format!("{:.1} {:.1}", PLOT.x(at, last), PLOT.y(money, most)));
    format!("M{}", points.collect::<Vec<_>>().join("L"))
}

/// Where the players' shapes stand at the ends of their lines: side by side where they would overlap.
fn ends(lines: &[(Seat, Vec<u16>)], most: u16) -> Vec<(Seat, f32, f32)> {
    let mut placed: Vec<(Seat, f32, f32)> = Vec::new();
    for (seat, money) in lines {
        let y = PLOT.y(money.last().copied().unwrap_or_default(), most) - 8.0;
        let column = (0..3).find(|&column| {
            let x = end_x(column);
            !placed
                .iter()
                .any(|(_, other_x, other_y)| (other_x - x).abs() < 1.0 && (other_y - y).abs() < 15.0)
        });
        placed.push((*seat, end_x(column.unwrap_or(2)), y));
    }
    placed
}

fn end_x(column: u8) -> f32 {
    f32::from(column).mul_add(18.0, 506.0)
}
