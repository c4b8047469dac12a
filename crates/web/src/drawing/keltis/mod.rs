//! The page of Keltis: five paths of stones between moss and granite, drawn from views.

mod art;
mod board;
mod choices;
mod draws;
mod hand;
mod odds;
mod pace;
mod players;
#[cfg(test)]
mod playouts;
mod primer;
mod reason;
mod result;
mod spots;
mod standing;
mod tell;
mod tray;

use crate::drawing::clauses;
use crate::game_page::{Area, Files, GamePage, Handles, Primer, house_files};
use crate::scene::Line;
use crate::sheets;
use crate::words::{Lang, capital};
use engine::Seat;
use games::keltis::{Action, Board, Card, Cards, Colour, Event, Keltis, Kind, Phase};
use maud::{Markup, html};
use table::Told;

/// The pages of Keltis.
pub(crate) struct Page;

/// A scene of this game.
type Sight<'a> = crate::scene::Sight<'a, Keltis>;
/// Tells the events of this game.
type Teller<'a> = crate::scene::Teller<'a, Keltis>;

impl<'a> Sight<'a> {
    fn board(&self) -> &'a Board {
        &self.public.board
    }

    /// The viewer's hand; empty for a spectator.
    fn hand(&self) -> Cards {
        self.private.map_or(Cards::NONE, |private| private.hand)
    }

    /// The viewer's seat, when the viewer is asked in this phase.
    fn asked(&self, phases: &[Phase]) -> Option<Seat> {
        self.scene.seat().filter(|_| !self.legal.is_empty() && phases.contains(&self.board().phase))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.board().seats())
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
    type Game = Keltis;
    const TITLE: &'static str = "Keltis";

    const PRIMER: Option<Primer> = Some(primer::PRIMER);

    fn files() -> &'static Files {
        static FILES: Files = house_files("KE-", sheets::KELTIS, art::SPRITE);
        &FILES
    }

    fn draw(sight: &Sight<'_>, area: Area) -> Markup {
        match area {
            Area::Progress => pace::progress(sight),
            Area::Board => board::board(sight),
            Area::Score(seat) => players::score(sight, seat),
            Area::Things(seat) => players::things(sight, seat),
            Area::Standing | Area::Strip => standing::standing(sight),
            Area::Prompt => html! { (tray::prompt(sight)) (pace::alarm(sight)) },
            Area::Acts => tray::acts(sight),
            Area::Odds => odds::panel(sight),
            Area::Won(seat) => art::marker(seat, Kind::Large),
            Area::Scored => standing::scored(sight),
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
        Some(players::counted(sight, seat))
    }

    fn result(sight: &Sight<'_>, told: &[Told]) -> Markup {
        result::result(sight, told)
    }

    fn cover() -> Markup {
        art::cover()
    }

    /// `KE-1.9`: the layout is reconstructed, and owners of the board can type theirs in.
    fn clause(sight: &Sight<'_>) -> Option<&'static str> {
        tray::clause(sight)
    }

    fn clause_art(clause: &str) -> Option<Markup> {
        primer::clause_art(clause)
    }

    fn option_note(lang: Lang, option: &str) -> Option<Markup> {
        (option == "layout").then(|| {
            html! {
                (lang.t(&format!("keltis-option-{option}-note"))) " "
                a href={ (clauses::link("KE-1.9")) } { (lang.t(&format!("keltis-option-{option}-link"))) } "."
            }
        })
    }
}
