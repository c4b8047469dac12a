//! The page of Sobek: a quay at the Nile, drawn from views.

mod art;
mod board;
mod build;
mod choose;
mod mats;
mod odds;
mod pace;
mod players;
mod quay;
mod result;
mod tell;
mod track;
mod tray;
mod words;

use crate::game_page::{Files, GamePage, Line, Scene, house_files};
use crate::words::{Arg, Lang, capital};
use engine::any::{AnyEvent, Kind, KindOf};
use engine::{Seat, Seats, View};
use games::sobek::{Action, Backs, Board, Cards, Event, Phase, Private, Public, Sobek, Zone, score};
use maud::{Markup, html};
use std::sync::LazyLock;
use table::Told;

/// The pages of Sobek.
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
        let view: &View<Sobek> = scene.view.downcast::<Sobek>()?;
        Some(Self {
            scene,
            lang: scene.lang,
            public: &view.public,
            board: &view.public.board,
            private: view.private.as_ref(),
            step: scene.step.and_then(AnyEvent::downcast::<Sobek>),
            legal: if scene.ask.is_some() { &view.legal } else { &[] },
        })
    }

    fn is_legal(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    fn t(&self, key: &str) -> String {
        self.lang.t(&format!("sobek-{key}"))
    }

    fn tr(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.lang.tr(&format!("sobek-{key}"), values)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.board.seats())
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.scene.seat() == Some(seat)
    }

    /// Whether the piles lie face up (`SO-10.6`).
    fn piles_open(&self) -> bool {
        matches!(self.board.phase, Phase::Scoring | Phase::Over)
    }

    /// Whether the number of cards in a pile may be shown (`SO-13.1`).
    fn shows_pile(&self, seat: Seat) -> bool {
        !self.board.setup.corruption_hidden || self.is_own(seat) || self.piles_open()
    }

    /// The backs of a zone; none where the table hides them.
    fn backs(&self, seat: Seat, zone: Zone) -> Backs {
        match zone {
            Zone::Hand => self.public.hands[seat.index()],
            Zone::Pile if self.shows_pile(seat) => self.public.piles[seat.index()],
            Zone::Pile => Backs::default(),
        }
    }

    /// The cards of a zone whose faces the viewer knows (`SO-13.6`).
    fn known(&self, seat: Seat, zone: Zone) -> Cards {
        if zone == Zone::Pile && !self.shows_pile(seat) {
            return Cards::NONE;
        }
        match self.private {
            _ if self.piles_open() => self.public.known(seat, zone),
            Some(private) if private.seat == seat => match zone {
                Zone::Hand => private.hand.plus(private.dropping),
                Zone::Pile => private.pile,
            },
            Some(private) => private.known(seat, zone),
            None => self.public.known(seat, zone),
        }
    }

    /// The corruption of a seat (`SO-10.5`), where it may be shown.
    fn corruption(&self, seat: Seat) -> Option<u32> {
        let cards = self.public.piles[seat.index()].len();
        self.shows_pile(seat).then(|| score::corruption(cards, self.board.curses(seat)))
    }

    /// Who has the most cards of corruption now; scarabs may still decide between several (`SO-10.7`). Nobody
    /// where numbers are hidden.
    fn most_corrupt(&self) -> Seats {
        let all: Option<Vec<u32>> = self.seats().map(|seat| self.corruption(seat)).collect();
        let Some(all) = all else { return Seats::NONE };
        let most = all.iter().copied().max().unwrap_or_default();
        self.seats().filter(|seat| most > 0 && all[seat.index()] == most).collect()
    }
}

impl GamePage for Page {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<Sobek>::NEW }
    }

    fn files(&self) -> &'static Files {
        // The track is drawn from the data of the game.
        static FILES: LazyLock<Files> = LazyLock::new(|| house_files!("sobek", "SO-", art::sprite()));
        &FILES
    }

    fn title(&self) -> &'static str {
        "Sobek"
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
        let event = event.downcast::<Sobek>()?;
        tell::Teller { lang: scene.lang, names: scene.names }.tell(event)
    }

    fn pace(&self, event: &AnyEvent) -> u32 {
        event.downcast::<Sobek>().map_or(0, pace::pace)
    }

    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup {
        draw(scene, |sight| result::result(sight, told))
    }

    fn cover(&self) -> Markup {
        art::cover()
    }

    fn hints(&self, lang: Lang) -> Vec<String> {
        (1..=6).map(|number| lang.t(&format!("sobek-hint-{number}"))).collect()
    }
}

fn draw(scene: &Scene<'_>, draw: impl FnOnce(&Sight<'_>) -> Markup) -> Markup {
    Sight::new(scene).map_or_else(|| html! {}, |sight| draw(&sight))
}
