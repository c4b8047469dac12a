//! One step of a game as it was seen, in parts of the page.

use crate::drawing::names::names_of;
use crate::drawing::opponents;
use crate::drawing::pieces::{board_area, name, player_panel, token};
use crate::game_page::Area;
use crate::pictures::Part;
use crate::replay::strip::Strip;
use crate::replay::{Eyes, Reel};
use crate::scene::Scene;
use crate::snapshot;
use engine::any::AnyView;
use engine::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};

/// The names of the parts, in the order of [`Shot::parts`].
pub(crate) const PARTS: [&str; 5] = ["progress", "players", "board-area", "standing", "tray"];

/// One step of a game as these eyes saw it: drawn from their views and from what they were told.
pub(crate) struct Shot<'a> {
    reel: &'a Reel,
    strip: &'a Strip,
    step: usize,
    event: Option<usize>,
    names: Vec<String>,
    view: AnyView,
    /// What each seat saw, where everything is open.
    seats: Vec<AnyView>,
}

impl<'a> Shot<'a> {
    /// A step; the last for a number beyond it.
    pub(crate) fn new(reel: &'a Reel, strip: &'a Strip, step: usize) -> Self {
        let step = step.min(strip.last());
        let event = strip.event(step);
        let position = reel.position(event);
        let chairs =
            event.map_or_else(|| reel.table.chairs().to_vec(), |event| reel.told()[event].chairs.to_vec());
        let open = strip.eyes == Eyes::Open;
        let seats = Seat::all(reel.seats()).filter(|_| open).map(|seat| position.view(Viewer::Seat(seat)));
        let seats = seats.collect();
        let (names, view) = (names_of(&chairs, strip.lang), position.view(strip.eyes.viewer()));
        Self { reel, strip, step, event, names, view, seats }
    }

    /// How long it is shown before the next, in milliseconds at normal pace.
    pub(crate) fn pace(&self) -> u32 {
        let event = self.event.and_then(|event| self.reel.told().get(event));
        event.map_or(0, |told| self.reel.page.game().pace(&told.event))
    }

    fn scene<'b>(&'b self, view: &'b AnyView) -> Scene<'b> {
        let step = self.event.and_then(|event| self.reel.told().get(event)).map(|told| &told.event);
        Scene { step, ..Scene::still(self.strip.lang, view, &self.names) }
    }

    /// The view from which what belongs to a seat is drawn.
    fn view_of(&self, seat: Seat) -> &AnyView {
        self.seats.get(seat.index()).unwrap_or(&self.view)
    }

    /// All parts.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let (page, scene) = (self.reel.page, self.scene(&self.view));
        let parts = [
            page.draw(&scene, Area::Progress),
            self.players(),
            board_area(page, &scene),
            page.draw(&scene, Area::Standing),
            self.tray(),
        ];
        PARTS.into_iter().zip(parts).collect()
    }

    /// The board alone, as a drawing by day or by night.
    pub(crate) fn picture(&self, dark: bool) -> String {
        snapshot::svg(self.reel.page, &self.scene(&self.view), dark)
    }

    fn players(&self) -> Markup {
        let acting = self.strip.turn_at(self.step).and_then(|(turn, _)| turn.line.seat);
        html! {
            @for seat in Seat::all(self.names.len()) {
                @let scene = self.scene(self.view_of(seat));
                @let own = self.strip.eyes == Eyes::Of(Viewer::Seat(seat));
                @let class = format!("{}{}", if acting == Some(seat) { " is-active" } else { "" }, if own { " is-me" } else { "" });
                @let mark = html! { @if let Some(kind) = self.bot(seat) { (opponents::face(self.strip.lang, kind)) } };
                (player_panel(self.reel.page, &scene, seat, &class, &mark))
            }
        }
    }

    /// The kind of bot that decided for a seat then.
    fn bot(&self, seat: Seat) -> Option<&str> {
        let chairs = self.event.and_then(|event| self.reel.told().get(event)).map(|told| &told.chairs);
        let chairs = chairs.map_or_else(|| self.reel.table.chairs(), |chairs| &chairs[..]);
        chairs.get(seat.index())?.decides()
    }

    /// What happened, and what the seat, or each of them, holds.
    fn tray(&self) -> Markup {
        html! {
            div class="ask" {
                @match self.strip.turn_at(self.step) {
                    None => p class="telling" { (self.strip.lang.t("replay-start")) },
                    Some((turn, detail)) => {
                        @if let Some(seat) = turn.line.seat { (token(seat)) }
                        p class="telling" { (turn.line.text) @if let Some(detail) = detail { " " small { (detail.text) } } }
                    }
                }
            }
            @match self.strip.eyes {
                Eyes::Of(Viewer::Seat(_)) => div class="held" inert { (self.reel.page.draw(&self.scene(&self.view), Area::Acts)) },
                Eyes::Of(Viewer::Spectator) => {},
                Eyes::Open => div class="held-by-all" inert { @for seat in Seat::all(self.names.len()) { (self.held(seat)) } },
            }
        }
    }

    fn held(&self, seat: Seat) -> Markup {
        let acts = self.reel.page.draw(&self.scene(self.view_of(seat)), Area::Acts).into_string();
        // A page has each name once.
        let acts = acts.replace(" id=\"", &format!(" id=\"s{seat}-"));
        html! {
            div class="held" {
                p class="held-by" { (token(seat)) (name(&self.names[seat.index()])) }
                (PreEscaped(acts))
            }
        }
    }
}
