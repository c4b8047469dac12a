//! The page of Pig: a die, what the turn has brought, and how far everybody is from the goal.

use crate::game::{Action, Event, Pig};
use bots::{AnyBot, Random};
use engine::Seat;
use include_dir::include_dir;
use maud::{Markup, html};
use table::Told;
use web::game_page::{Area, Files, GamePage};
use web::scene::{Line, Sight, Teller};

/// The page.
pub(crate) struct Page;

static FILES: Files = Files {
    languages: &include_dir!("$CARGO_MANIFEST_DIR/examples/pig/languages"),
    letters: "PG-",
    style: include_str!("pig.css"),
    sprite: include_str!("pig.svg"),
};

impl GamePage for Page {
    type Game = Pig;
    const TITLE: &'static str = "Pig";
    const HINTS: usize = 3;

    fn files() -> &'static Files {
        &FILES
    }

    fn bots() -> Vec<AnyBot> {
        vec![AnyBot::new::<Pig>(Box::new(Random))]
    }

    fn draw(sight: &Sight<'_, Pig>, area: Area) -> Markup {
        let Pig { goal, points, .. } = *sight.public;
        match area {
            Area::Progress => html! { (sight.tr("progress", &[("goal", goal.into())])) },
            Area::Board => board(sight),
            Area::Score(seat) => html! { (points[seat.index()]) },
            Area::Things(seat) => html! { meter min="0" max=(goal) value=(points[seat.index()]) {} },
            Area::Prompt => html! { (sight.t("prompt")) },
            Area::Acts => acts(sight),
            Area::Standing | Area::Strip | Area::Odds | Area::Won(_) | Area::Scored => html! {},
        }
    }

    fn tell(teller: &Teller<'_, Pig>, event: &Event) -> Option<Line> {
        let say = |key: &str, seat: Seat, points: u16| {
            teller.t(key, &[("name", teller.name(seat).into()), ("points", points.into())])
        };
        Some(match *event {
            Event::Rolled { seat, number } => Line::detail(say("rolled", seat, u16::from(number))),
            Event::Lost { seat, points } => Line::turn(seat, say("lost", seat, points)),
            Event::Held { seat, total, .. } => Line::turn(seat, say("held", seat, total)),
        })
    }

    fn pace(event: &Event) -> u32 {
        match event {
            Event::Lost { .. } => 900,
            _ => 600,
        }
    }

    fn points(sight: &Sight<'_, Pig>, seat: Seat) -> Option<i32> {
        Some(i32::from(sight.public.points[seat.index()]))
    }

    fn result(sight: &Sight<'_, Pig>, _told: &[Told]) -> Markup {
        html! { p { (sight.t("result")) } }
    }

    fn cover() -> Markup {
        html! { svg class="cover" viewBox="0 0 100 100" aria-hidden="true" { use href="#pig-die" {} } }
    }
}

fn board(sight: &Sight<'_, Pig>) -> Markup {
    let face = match sight.step {
        Some(Event::Rolled { number, .. }) => *number,
        Some(Event::Lost { .. }) => 1,
        _ => 0,
    };
    let turn = sight.public.turn;
    html! {
        p class="sr" { (sight.tr("turn", &[("points", turn.into())])) }
        svg id="board" viewBox="0 0 400 260" aria-hidden="true" {
            g id="die" class={ "pig-die" @if face == 1 { " is-lost" } } {
                use href="#pig-die" x="150" y="40" width="100" height="100" {}
                @if face > 0 { text x="200" y="110" { (face) } }
            }
            text class="pig-turn" x="200" y="210" { (turn) }
        }
    }
}

fn acts(sight: &Sight<'_, Pig>) -> Markup {
    let Some(ask) = &sight.scene.ask else { return html! {} };
    html! {
        form id="moves" class="acts btn-row" method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" {
            input type="hidden" name="decision" value=(ask.decision);
            @for action in sight.legal {
                button class="btn btn-main" name="move" value=(action) {
                    @match action {
                        Action::Roll => (sight.t("roll")),
                        Action::Hold => (sight.tr("hold", &[("points", sight.public.turn.into())])),
                    }
                }
            }
        }
    }
}
