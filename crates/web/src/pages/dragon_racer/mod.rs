//! The page of Dragon Racer: a race at dusk over six realms, drawn from views.

mod art;
mod attack;
mod board;
mod centre;
mod deck;
mod draft;
mod fire;
mod heroes;
mod pace;
mod players;
mod result;
mod standing;
mod swap;
mod team;
mod tell;
mod tray;
mod words;

use crate::game_page::{Files, GamePage, Line, Scene, house_files};
use crate::words::Lang;
use engine::any::{AnyEvent, Kind, KindOf};
use engine::{Seat, View};
use games::dragon_racer::{Action, Board, Cards, DragonRacer, Event, Private};
use maud::{Markup, html};
use table::Told;

/// The pages of Dragon Racer.
pub(crate) struct Page;

/// A scene of this game with its own types.
#[derive(Clone, Copy)]
struct Sight<'a> {
    scene: &'a Scene<'a>,
    lang: Lang,
    board: &'a Board,
    private: Option<&'a Private>,
    step: Option<&'a Event>,
    /// What the viewer may do now; nothing unless asked.
    legal: &'a [Action],
}

impl<'a> Sight<'a> {
    /// None for the view of another game, which the frame never hands out.
    fn new(scene: &'a Scene<'a>) -> Option<Self> {
        let view: &View<DragonRacer> = scene.view.downcast::<DragonRacer>()?;
        Some(Self {
            scene,
            lang: scene.lang,
            board: &view.public.board,
            private: view.private.as_ref(),
            step: scene.step.and_then(AnyEvent::downcast::<DragonRacer>),
            legal: if scene.ask.is_some() { &view.legal } else { &[] },
        })
    }

    /// The drafted cards of a seat that the viewer knows.
    fn drafted(&self, seat: Seat) -> Cards {
        let own = self.private.filter(|private| private.seat == seat);
        let hidden = own.map_or(Cards::NONE, |private| private.drafted);
        hidden.plus(self.board.shown(seat))
    }
}

impl GamePage for Page {
    fn kind(&self) -> &'static dyn Kind {
        &KindOf::<DragonRacer>::NEW
    }

    fn files(&self) -> &'static Files {
        static FILES: Files = house_files!("dragon-racer", "DR-", art::SPRITE);
        &FILES
    }

    fn title(&self) -> &'static str {
        "Dragon Racer"
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
        draw(scene, standing::standing)
    }

    fn prompt(&self, scene: &Scene<'_>) -> String {
        Sight::new(scene).map(|sight| tray::prompt(&sight)).unwrap_or_default()
    }

    fn acts(&self, scene: &Scene<'_>) -> Markup {
        draw(scene, tray::acts)
    }

    fn odds(&self, scene: &Scene<'_>) -> Markup {
        draw(scene, deck::panel)
    }

    fn tell(&self, scene: &Scene<'_>, event: &AnyEvent) -> Option<Line> {
        let event = event.downcast::<DragonRacer>()?;
        tell::Teller { lang: scene.lang, names: scene.names }.tell(event)
    }

    fn pace(&self, event: &AnyEvent) -> u32 {
        event.downcast::<DragonRacer>().map_or(0, pace::pace)
    }

    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup {
        draw(scene, |sight| result::result(sight, told))
    }

    fn cover(&self) -> Markup {
        art::cover()
    }

    fn hints(&self, lang: Lang) -> Vec<String> {
        (1..=6).map(|number| lang.t(&format!("dragon-racer-hint-{number}"))).collect()
    }
}

fn draw(scene: &Scene<'_>, draw: impl FnOnce(&Sight<'_>) -> Markup) -> Markup {
    Sight::new(scene).map_or_else(|| html! {}, |sight| draw(&sight))
}
