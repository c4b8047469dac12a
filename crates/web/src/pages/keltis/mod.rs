//! The page of Keltis: five paths of stones between moss and granite, drawn from views.

mod art;
mod board;
mod choices;
mod odds;
mod pace;
mod players;
mod result;
mod sheet;
mod spots;
mod tell;
mod tray;

use crate::game_page::{Files, GamePage, Line, Scene, house_files};
use crate::words::{Arg, Lang, capital};
use engine::any::{AnyEvent, Kind, KindOf};
use engine::{Seat, View};
use games::keltis::{Action, Board, Card, Cards, Colour, Event, Keltis, Phase, Private, Public};
use maud::{Markup, html};
use table::Told;

/// The pages of Keltis.
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
        let view: &View<Keltis> = scene.view.downcast::<Keltis>()?;
        Some(Self {
            scene,
            lang: scene.lang,
            public: &view.public,
            board: &view.public.board,
            private: view.private.as_ref(),
            step: scene.step.and_then(AnyEvent::downcast::<Keltis>),
            legal: if scene.ask.is_some() { &view.legal } else { &[] },
        })
    }

    fn is_legal(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// The viewer's hand; empty for a spectator.
    fn hand(&self) -> Cards {
        self.private.map_or(Cards::NONE, |private| private.hand)
    }

    /// The viewer's seat, when the viewer is asked in this phase.
    fn asked(&self, phases: &[Phase]) -> Option<Seat> {
        self.scene.seat().filter(|_| !self.legal.is_empty() && phases.contains(&self.board.phase))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.board.seats())
    }

    fn t(&self, key: &str) -> String {
        self.lang.t(&format!("keltis-{key}"))
    }

    fn tr(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.lang.tr(&format!("keltis-{key}"), values)
    }

    /// A colour in words: "blue".
    fn colour(&self, colour: Colour) -> String {
        self.t(colour.name())
    }

    /// A card in words: "blue 7".
    fn card(&self, card: Card) -> String {
        self.tr("card", &[("path", card.colour().name().into()), ("value", card.value().into())])
    }
}

impl GamePage for Page {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<Keltis>::NEW }
    }

    fn files(&self) -> &'static Files {
        static FILES: Files = house_files!("keltis", "KE-", art::SPRITE);
        &FILES
    }

    fn title(&self) -> &'static str {
        "Keltis"
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
        draw(scene, sheet::sheet)
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
        let event = event.downcast::<Keltis>()?;
        tell::Teller { lang: scene.lang, names: scene.names }.tell(event)
    }

    fn pace(&self, event: &AnyEvent) -> u32 {
        event.downcast::<Keltis>().map_or(0, pace::pace)
    }

    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup {
        draw(scene, |sight| result::result(sight, told))
    }

    fn cover(&self) -> Markup {
        art::cover()
    }

    fn hints(&self, lang: Lang) -> Vec<String> {
        (1..=6).map(|number| lang.t(&format!("keltis-hint-{number}"))).collect()
    }

    /// `KE-1.9`: the layout is reconstructed, and owners of the board can type theirs in.
    fn option_note(&self, lang: Lang, option: &str) -> Option<Markup> {
        (option == "layout").then(|| {
            html! {
                (lang.t(&format!("keltis-option-{option}-note"))) " "
                a href={ (crate::pages::rules::link("KE-1.9")) } { (lang.t(&format!("keltis-option-{option}-link"))) } "."
            }
        })
    }
}

fn draw(scene: &Scene<'_>, draw: impl FnOnce(&Sight<'_>) -> Markup) -> Markup {
    Sight::new(scene).map_or_else(|| html! {}, |sight| draw(&sight))
}
