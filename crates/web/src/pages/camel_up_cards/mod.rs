//! The page of Camel Up Cards: a row of cards through the desert, drawn from views.

mod art;
mod board;
mod odds;
mod pace;
mod players;
mod result;
mod sort;
mod spots;
mod standing;
mod tell;
mod tray;

use crate::game_page::{Files, GamePage, Line, Scene, house_files};
use crate::words::{Arg, Lang};
use engine::View;
use engine::any::{AnyEvent, Kind, KindOf};
use games::camel_up_cards::{
    Action, Board, Camel, CamelUpCards, Cell, Event, Phase, Place, Private, Race, RaceCard,
};
use maud::{Markup, html};
use table::Told;

/// The pages of Camel Up Cards.
pub(crate) struct Page;

/// A scene of this game with its own types.
#[derive(Clone, Copy)]
struct Sight<'a> {
    scene: &'a Scene<'a>,
    lang: Lang,
    view: &'a View<CamelUpCards>,
    board: &'a Board,
    private: Option<&'a Private>,
    step: Option<&'a Event>,
    /// What the viewer may do now; nothing unless asked.
    legal: &'a [Action],
}

impl<'a> Sight<'a> {
    /// None for the view of another game, which the frame never hands out.
    fn new(scene: &'a Scene<'a>) -> Option<Self> {
        let view: &View<CamelUpCards> = scene.view.downcast::<CamelUpCards>()?;
        Some(Self {
            scene,
            lang: scene.lang,
            view,
            board: &view.public.board,
            private: view.private.as_ref(),
            step: scene.step.and_then(AnyEvent::downcast::<CamelUpCards>),
            legal: if scene.ask.is_some() { &view.legal } else { &[] },
        })
    }

    fn is_legal(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    fn t(&self, key: &str) -> String {
        word(self.lang, key, &[])
    }

    fn tr(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        word(self.lang, key, values)
    }

    /// A camel's name in the viewer's language.
    fn camel(&self, camel: Camel) -> String {
        camel_name(self.lang, camel)
    }

    /// A race card in words: "blue +2".
    fn card(&self, card: RaceCard) -> String {
        self.tr("card", &[("camel", card.camel().name().into()), ("value", card.value().into())])
    }

    /// A place of the track in words: "7", "sandstorm 7-8", "the Start".
    fn place(&self, place: Place) -> String {
        place_name(self.lang, place)
    }

    /// Whether the race runs: cards are revealed and bets taken.
    fn in_leg(&self) -> bool {
        self.board.phase.in_leg() && self.board.phase != Phase::Over
    }

    /// The number of a position in the row of cells: 0 for the Start, then each cell, then the Finish.
    fn nth(&self, at: u8) -> usize {
        match at {
            0 => 0,
            Race::FINISH => self.board.cells().count() + 1,
            at => self.board.cells().filter(|cell| cell.first() <= at).count(),
        }
    }
}

/// A message of this game.
fn word(lang: Lang, key: &str, values: &[(&str, Arg<'_>)]) -> String {
    lang.tr(&format!("camel-up-cards-{key}"), values)
}

/// A camel's name.
fn camel_name(lang: Lang, camel: Camel) -> String {
    word(lang, camel.name(), &[])
}

/// A place of the track, as it is said after "to".
fn place_name(lang: Lang, place: Place) -> String {
    match place {
        Place::Start => word(lang, "on-start", &[]),
        Place::Finish => word(lang, "on-finish", &[]),
        Place::Cell(cell) => cell_name(cell),
    }
}

/// Where a camel comes from: "from 7", "from the Start".
fn from_words(lang: Lang, place: Place) -> String {
    match place {
        Place::Start => word(lang, "from-start", &[]),
        _ => word(lang, "from-cell", &[("cell", place_name(lang, place).into())]),
    }
}

/// The name of a cell, its sandstorm numbers with a dash.
fn cell_name(cell: Cell) -> String {
    cell.to_string().replace('-', "–")
}

impl GamePage for Page {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<CamelUpCards>::NEW }
    }

    fn files(&self) -> &'static Files {
        static FILES: Files = house_files!("camel-up-cards", "CC-", art::SPRITE);
        &FILES
    }

    fn title(&self) -> &'static str {
        "Camel Up Cards"
    }

    fn progress(&self, scene: &Scene<'_>) -> String {
        Sight::new(scene).map(|sight| pace::progress(&sight)).unwrap_or_default()
    }

    fn board(&self, scene: &Scene<'_>) -> Markup {
        draw(scene, board::board)
    }

    fn score(&self, scene: &Scene<'_>, seat: engine::Seat) -> Markup {
        draw(scene, |sight| players::score(sight, seat))
    }

    fn things(&self, scene: &Scene<'_>, seat: engine::Seat) -> Markup {
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
        draw(scene, odds::panel)
    }

    fn tell(&self, scene: &Scene<'_>, event: &AnyEvent) -> Option<Line> {
        let event = event.downcast::<CamelUpCards>()?;
        tell::Teller { lang: scene.lang, names: scene.names }.tell(event)
    }

    fn pace(&self, event: &AnyEvent) -> u32 {
        event.downcast::<CamelUpCards>().map_or(0, pace::pace)
    }

    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup {
        draw(scene, |sight| result::result(sight, told))
    }

    fn cover(&self) -> Markup {
        art::cover()
    }

    fn hints(&self, lang: Lang) -> Vec<String> {
        (1..=6).map(|number| lang.t(&format!("camel-up-cards-hint-{number}"))).collect()
    }
}

fn draw(scene: &Scene<'_>, draw: impl FnOnce(&Sight<'_>) -> Markup) -> Markup {
    Sight::new(scene).map_or_else(|| html! {}, |sight| draw(&sight))
}
