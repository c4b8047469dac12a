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

use crate::game_page::{Files, GamePage, house_files};
use crate::scene::Line;
use crate::words::capital;
use engine::{Seat, Seats};
use games::sobek::{Backs, Board, Cards, Event, Sobek, Zone, score};
use maud::Markup;
use std::sync::LazyLock;
use table::Told;

/// The pages of Sobek.
pub(crate) struct Page;

/// A scene of this game.
type Sight<'a> = crate::scene::Sight<'a, Sobek>;
/// Tells the events of this game.
type Teller<'a> = crate::scene::Teller<'a, Sobek>;

impl<'a> Sight<'a> {
    fn board(&self) -> &'a Board {
        &self.public.board
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.board().seats())
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.scene.seat() == Some(seat)
    }

    /// Whether the number of cards in a pile may be shown (`SO-13.1`).
    fn shows_pile(&self, seat: Seat) -> bool {
        !self.board().setup.corruption_hidden || self.is_own(seat) || self.board().piles_open()
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
            _ if self.board().piles_open() => self.public.known(seat, zone),
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
        self.shows_pile(seat).then(|| score::corruption(cards, self.board().curses(seat)))
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
    type Game = Sobek;
    const TITLE: &'static str = "Sobek";

    fn files() -> &'static Files {
        // The track is drawn from the data of the game.
        static FILES: LazyLock<Files> = LazyLock::new(|| house_files!("sobek", "SO-", art::sprite()));
        &FILES
    }

    fn progress(sight: &Sight<'_>) -> String {
        pace::progress(sight)
    }

    fn board(sight: &Sight<'_>) -> Markup {
        board::board(sight)
    }

    fn score(sight: &Sight<'_>, seat: Seat) -> Markup {
        players::score(sight, seat)
    }

    fn things(sight: &Sight<'_>, seat: Seat) -> Markup {
        players::things(sight, seat)
    }

    fn standing(sight: &Sight<'_>) -> Markup {
        players::standing(sight)
    }

    fn prompt(sight: &Sight<'_>) -> String {
        tray::prompt(sight)
    }

    fn acts(sight: &Sight<'_>) -> Markup {
        tray::acts(sight)
    }

    fn odds(sight: &Sight<'_>) -> Markup {
        odds::panel(sight)
    }

    fn tell(teller: &Teller<'_>, event: &Event) -> Option<Line> {
        teller.tell(event)
    }

    fn pace(event: &Event) -> u32 {
        pace::pace(event)
    }

    fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
        result::result(sight, told)
    }

    fn cover() -> Markup {
        art::cover()
    }
}
