//! The page of Pig: a die, what the turn has brought, and how far everybody is from the goal.

use crate::game::{Action, Event, Pig};
use bots::{AnyBot, Random};
use engine::any::{AnyEvent, Kind, KindOf};
use engine::{Seat, View};
use maud::{Markup, html};
use table::Told;
use web::game_page::{Files, GamePage, Line, Scene, Translated};
use web::words::Lang;

/// The page.
pub(crate) struct Page;

static FILES: Files = Files {
    words: Translated { pl: include_str!("words.pl.ftl"), en: include_str!("words.en.ftl") },
    rules: Translated { pl: include_str!("rules.pl.md"), en: include_str!("rules.en.md") },
    letters: "PG-",
    style: include_str!("pig.css"),
    sprite: include_str!("pig.svg"),
};

fn pig<'a>(scene: &Scene<'a>) -> Option<&'a View<Pig>> {
    scene.view.downcast::<Pig>()
}

impl GamePage for Page {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<Pig>::NEW }
    }

    fn files(&self) -> &'static Files {
        &FILES
    }

    fn bots(&self) -> Vec<AnyBot> {
        vec![AnyBot::new::<Pig>(Box::new(Random))]
    }

    fn title(&self) -> &'static str {
        "Pig"
    }

    fn progress(&self, scene: &Scene<'_>) -> String {
        pig(scene).map_or_else(String::new, |view| {
            scene.lang.tr("pig-progress", &[("goal", view.public.goal.into())])
        })
    }

    fn board(&self, scene: &Scene<'_>) -> Markup {
        let Some(view) = pig(scene) else { return html! {} };
        let face = match scene.step.and_then(AnyEvent::downcast::<Pig>) {
            Some(Event::Rolled { number, .. }) => *number,
            Some(Event::Lost { .. }) => 1,
            _ => 0,
        };
        html! {
            p class="sr" { (scene.lang.tr("pig-turn", &[("points", view.public.turn.into())])) }
            svg id="board" viewBox="0 0 400 260" aria-hidden="true" {
                g id="die" class={ "pig-die" @if face == 1 { " is-lost" } } {
                    use href="#pig-die" x="150" y="40" width="100" height="100" {}
                    @if face > 0 { text x="200" y="110" { (face) } }
                }
                text class="pig-turn" x="200" y="210" { (view.public.turn) }
            }
        }
    }

    fn score(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        html! { @if let Some(view) = pig(scene) { (view.public.points[seat.index()]) } }
    }

    fn things(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        let Some(view) = pig(scene) else { return html! {} };
        html! { meter min="0" max=(view.public.goal) value=(view.public.points[seat.index()]) {} }
    }

    fn standing(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }

    fn prompt(&self, scene: &Scene<'_>) -> String {
        scene.lang.t("pig-prompt")
    }

    fn acts(&self, scene: &Scene<'_>) -> Markup {
        let (Some(view), Some(ask)) = (pig(scene), &scene.ask) else { return html! {} };
        html! {
            form id="moves" class="acts btn-row" method="post" action=(ask.url) hx-post=(ask.url) hx-swap="none" {
                input type="hidden" name="decision" value=(ask.decision);
                @for action in &view.legal {
                    button class="btn btn-main" name="move" value=(action) {
                        @match action {
                            Action::Roll => (scene.lang.t("pig-roll")),
                            Action::Hold => (scene.lang.tr("pig-hold", &[("points", view.public.turn.into())])),
                        }
                    }
                }
            }
        }
    }

    fn odds(&self, _scene: &Scene<'_>) -> Markup {
        html! {}
    }

    fn tell(&self, scene: &Scene<'_>, event: &AnyEvent) -> Option<Line> {
        let say = |key: &str, seat: Seat, points: u16| Line {
            seat: Some(seat),
            text: html! { (scene.lang.tr(key, &[("name", scene.name(seat).into()), ("points", points.into())])) },
            detail: key == "pig-rolled",
            key: key == "pig-held",
        };
        Some(match event.downcast::<Pig>()? {
            Event::Rolled { seat, number } => say("pig-rolled", *seat, u16::from(*number)),
            Event::Lost { seat, points } => say("pig-lost", *seat, *points),
            Event::Held { seat, total, .. } => say("pig-held", *seat, *total),
        })
    }

    fn pace(&self, event: &AnyEvent) -> u32 {
        match event.downcast::<Pig>() {
            Some(Event::Lost { .. }) => 900,
            _ => 600,
        }
    }

    fn result(&self, scene: &Scene<'_>, _told: &[Told]) -> Markup {
        html! { p { (scene.lang.t("pig-result")) } }
    }

    fn cover(&self) -> Markup {
        html! { svg class="cover" viewBox="0 0 100 100" aria-hidden="true" { use href="#pig-die" {} } }
    }

    fn hints(&self, lang: Lang) -> Vec<String> {
        (1..=3).map(|number| lang.t(&format!("pig-hint-{number}"))).collect()
    }
}
