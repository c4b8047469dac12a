//! The page of Dragon Racer: a race at dusk over six realms, drawn from views.

mod art;
mod attack;
mod board;
mod centre;
mod draft;
mod fire;
mod hand;
mod heroes;
mod ladder;
mod odds;
mod pace;
mod players;
mod primer;
mod reason;
mod result;
mod shares;
mod spread;
mod standing;
mod swap;
mod team;
mod tell;
mod tray;
mod words;

use crate::game_page::{Area, Files, GamePage, Handles, Primer, house_files};
use crate::scene::Line;
use crate::sheets;
use crate::words::Lang;
use engine::Seat;
use games::dragon_racer::{Action, Board, Cards, DragonRacer, Event};
use maud::{Markup, Render, html};
use table::Told;

/// The pages of Dragon Racer.
pub(crate) struct Page;

/// A scene of this game.
type Sight<'a> = crate::scene::Sight<'a, DragonRacer>;
/// Tells the events of this game.
type Teller<'a> = crate::scene::Teller<'a, DragonRacer>;

impl<'a> Sight<'a> {
    fn board(&self) -> &'a Board {
        &self.public.board
    }

    /// The drafted cards of a seat that the viewer knows.
    fn drafted(&self, seat: Seat) -> Cards {
        let own = self.private.filter(|private| private.seat == seat);
        let hidden = own.map_or(Cards::NONE, |private| private.drafted);
        hidden.plus(self.board().shown(seat))
    }
}

impl GamePage for Page {
    type Game = DragonRacer;
    const TITLE: &'static str = "Dragon Racer";

    const PRIMER: Option<Primer> = Some(primer::PRIMER);

    fn files() -> &'static Files {
        static FILES: Files = house_files("DR-", sheets::DRAGON_RACER, art::SPRITE);
        &FILES
    }

    fn draw(sight: &Sight<'_>, area: Area) -> Markup {
        match area {
            Area::Progress => pace::progress(sight).render(),
            Area::Board => board::board(sight),
            Area::Score(seat) => players::score(sight, seat),
            Area::Things(seat) => players::things(sight, seat),
            Area::Standing => standing::standing(sight),
            Area::Prompt => tray::prompt(sight).render(),
            Area::Acts => tray::acts(sight),
            Area::Odds => odds::panel(sight),
            Area::Won(seat) => html! { @if let Some(own) = sight.board().hero(seat) { (art::hero(own)) } },
            // Panels and the middle of the board tell it.
            Area::Strip | Area::Scored => html! {},
        }
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

    fn pace(event: &Event) -> u32 {
        pace::pace(event)
    }

    fn points(sight: &Sight<'_>, seat: engine::Seat) -> Option<i32> {
        Some(i32::from(sight.board().distance(seat)))
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
