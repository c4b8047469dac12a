//! The page of Sobek: a quay at the Nile, drawn from views.

mod art;
mod board;
mod build;
mod choose;
mod hand;
mod held;
mod mats;
mod odds;
mod pace;
mod picture;
mod players;
mod primer;
mod promise;
mod quay;
mod reason;
mod result;
mod round;
mod standing;
mod tell;
mod track;
mod tray;
mod words;

use crate::game_page::{Area, Files, GamePage, Handles, Primer, house_files};
use crate::scene::Line;
use crate::sheets;
use crate::words::{Lang, capital};
use engine::Seat;
use games::sobek::{Action, Board, Event, Sobek};
use maud::{Markup, Render, html};
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
}

impl GamePage for Page {
    type Game = Sobek;
    const TITLE: &'static str = "Sobek";

    const PRIMER: Option<Primer> = Some(primer::PRIMER);

    fn files() -> &'static Files {
        // The track is drawn from the data of the game.
        static FILES: LazyLock<Files> = LazyLock::new(|| house_files("SO-", sheets::SOBEK, art::sprite()));
        &FILES
    }

    fn draw(sight: &Sight<'_>, area: Area) -> Markup {
        match area {
            Area::Progress => pace::progress(sight).render(),
            Area::Board => board::board(sight),
            Area::Score(seat) => players::score(sight, seat),
            Area::Things(seat) => players::things(sight, seat),
            Area::Standing => standing::standing(sight),
            // The seats under the board tell it.
            Area::Strip | Area::Scored => html! {},
            Area::Prompt => tray::prompt(sight).render(),
            Area::Acts => tray::acts(sight),
            Area::Odds => odds::panel(sight),
            Area::Won(_) => art::laden(),
        }
    }

    fn picture(sight: &Sight<'_>) -> Markup {
        picture::picture(sight)
    }

    fn handles(sight: &Sight<'_>) -> Handles {
        hand::handles(sight)
    }

    fn piece(lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)> {
        hand::piece(lang, supply, text)
    }

    fn tell(teller: &Teller<'_>, event: &Event) -> Option<Line> {
        teller.tell(event)
    }

    fn choice(sight: &Sight<'_>, action: Action) -> Option<String> {
        tell::choice(sight, action)
    }

    fn reason(sight: &Sight<'_>, action: Action) -> Option<String> {
        reason::reason(sight, action)
    }

    fn stays(event: &Event) -> bool {
        matches!(event, Event::RoundScored { .. })
    }

    fn pace(event: &Event) -> u32 {
        pace::pace(event)
    }

    fn points(sight: &Sight<'_>, seat: engine::Seat) -> Option<i32> {
        Some(i32::from(sight.board().score(seat)))
    }

    fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
        result::result(sight, told)
    }

    fn cover() -> Markup {
        art::cover()
    }

    fn clause(sight: &Sight<'_>) -> Option<&'static str> {
        tray::clause(sight)
    }

    fn clause_art(clause: &str) -> Option<Markup> {
        primer::clause_art(clause)
    }
}
