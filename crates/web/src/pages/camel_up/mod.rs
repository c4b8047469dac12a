//! The page of Camel Up: a race track in the desert, drawn from views.

mod art;
mod board;
mod odds;
mod pace;
mod players;
mod result;
mod spots;
mod tell;
mod tray;

use crate::game_page::{Files, GamePage, Line, Scene, house_files};
use crate::words::{Lang, capital};
use engine::any::{AnyEvent, Kind, KindOf};
use engine::{Seat, View};
use games::camel_race::{Camel, Racer};
use games::camel_up::{Action, Board, CamelUp, Event, Phase, Private, Public};
use maud::{Markup, html};
use table::Told;

/// The pages of Camel Up.
pub(crate) struct Page;

/// A scene of this game with its own types.
#[derive(Clone, Copy)]
struct Sight<'a> {
    scene: &'a Scene<'a>,
    lang: Lang,
    public: &'a Public,
    board: &'a Board,
    private: Option<&'a Private>,
    step: Option<&'a Event>,
    /// What the viewer may do now; nothing unless asked.
    legal: &'a [Action],
}

impl<'a> Sight<'a> {
    /// None for the view of another game, which the frame never hands out.
    fn new(scene: &'a Scene<'a>) -> Option<Self> {
        let view: &View<CamelUp> = scene.view.downcast::<CamelUp>()?;
        Some(Self {
            scene,
            lang: scene.lang,
            public: &view.public,
            board: &view.public.board,
            private: view.private.as_ref(),
            step: scene.step.and_then(AnyEvent::downcast::<CamelUp>),
            legal: if scene.ask.is_some() { &view.legal } else { &[] },
        })
    }

    fn is_legal(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    fn t(&self, key: &str) -> String {
        self.lang.t(&format!("camel-up-{key}"))
    }

    fn tr(&self, key: &str, values: &[(&str, crate::words::Arg<'_>)]) -> String {
        self.lang.tr(&format!("camel-up-{key}"), values)
    }

    /// A camel's name in the viewer's language.
    fn camel(&self, camel: impl Into<Camel>) -> String {
        camel_name(self.lang, camel)
    }

    /// Whether a total may be shown (`CU-16.4`).
    fn shows_money(&self, seat: Seat) -> bool {
        !self.board.setup.money_hidden || self.scene.seat() == Some(seat) || self.board.phase == Phase::Over
    }
}

/// A camel's name.
fn camel_name(lang: Lang, camel: impl Into<Camel>) -> String {
    lang.t(&format!("camel-up-{}", camel.into().name()))
}

impl GamePage for Page {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<CamelUp>::NEW }
    }

    fn files(&self) -> &'static Files {
        static FILES: Files = house_files!("camel-up", "CU-", art::SPRITE);
        &FILES
    }

    fn title(&self) -> &'static str {
        "Camel Up"
    }

    fn progress(&self, scene: &Scene<'_>) -> String {
        Sight::new(scene).map(|sight| pace::progress(&sight)).unwrap_or_default()
    }

    fn board(&self, scene: &Scene<'_>) -> Markup {
        draw(scene, board::board)
    }

    fn score(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        draw(scene, |sight| players::score(sight, seat))
    }

    fn things(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        draw(scene, |sight| players::things(sight, seat))
    }

    fn standing(&self, scene: &Scene<'_>) -> Markup {
        draw(scene, players::standing)
    }

    fn prompt(&self, scene: &Scene<'_>) -> String {
        Sight::new(scene).map(|sight| tray::prompt(&sight)).unwrap_or_default()
    }

    fn acts(&self, scene: &Scene<'_>) -> Markup {
        draw(scene, tray::acts)
    }

    fn odds(&self, scene: &Scene<'_>) -> Markup {
        draw(scene, odds::panel)
    }

    fn tell(&self, scene: &Scene<'_>, event: &AnyEvent) -> Option<Line> {
        let event = event.downcast::<CamelUp>()?;
        tell::Teller { lang: scene.lang, names: scene.names }.tell(event)
    }

    fn pace(&self, event: &AnyEvent) -> u32 {
        event.downcast::<CamelUp>().map_or(0, pace::pace)
    }

    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup {
        draw(scene, |sight| result::result(sight, told))
    }

    fn cover(&self) -> Markup {
        art::cover()
    }

    fn hints(&self, lang: Lang) -> Vec<String> {
        (1..=6).map(|number| lang.t(&format!("camel-up-hint-{number}"))).collect()
    }
}

fn draw(scene: &Scene<'_>, draw: impl FnOnce(&Sight<'_>) -> Markup) -> Markup {
    Sight::new(scene).map_or_else(|| html! {}, |sight| draw(&sight))
}

/// The racers in listing order, as they lie in the tray.
const RACERS: [Racer; Racer::COUNT] = Racer::ALL;
