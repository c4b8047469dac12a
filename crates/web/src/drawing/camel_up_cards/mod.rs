//! The page of Camel Up Cards: a row of cards through the desert, drawn from views.

mod art;
mod board;
mod hand;
mod leg;
mod odds;
mod pace;
mod players;
mod primer;
mod reason;
mod result;
mod sort;
mod spots;
mod standing;
mod tell;
mod tray;

use crate::game_page::{Area, Files, GamePage, Handles, Primer, house_files};
use crate::scene::Line;
use crate::sheets;
use crate::words::{Arg, Lang};
use games::camel_up_cards::{Action, Board, Camel, CamelUpCards, Cell, Event, Phase, Place, Race, RaceCard};
use maud::{Markup, Render, html};
use table::Told;

/// The pages of Camel Up Cards.
pub(crate) struct Page;

/// A scene of this game.
type Sight<'a> = crate::scene::Sight<'a, CamelUpCards>;
/// Tells the events of this game.
type Teller<'a> = crate::scene::Teller<'a, CamelUpCards>;

impl<'a> Sight<'a> {
    fn board(&self) -> &'a Board {
        &self.public.board
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
        self.board().phase.in_leg() && self.board().phase != Phase::Over
    }

    /// The number of a position in the row of the board: 0 for the Start, then each space, closed ones too, then the
    /// Finish. So a sandstorm moves no space.
    fn nth(&self, at: u8) -> usize {
        usize::from(if at == Race::FINISH { self.board().track.last() + 1 } else { at })
    }

    /// The class of what stands at a position: where in the row, and that it stands in the middle of a sandstorm card.
    fn spot(&self, at: u8) -> String {
        let storm = matches!(self.board().place_name(at), Place::Cell(cell) if cell.is_storm());
        format!("n-{}{}", self.nth(at), if storm { " mid" } else { "" })
    }

    /// How long the row of the board is.
    fn row(&self) -> usize {
        self.nth(Race::FINISH) + 1
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
    type Game = CamelUpCards;
    const TITLE: &'static str = "Camel Up Cards";

    const PRIMER: Option<Primer> = Some(primer::PRIMER);

    fn files() -> &'static Files {
        static FILES: Files = house_files("CC-", sheets::CAMEL_UP_CARDS, art::SPRITE);
        &FILES
    }

    fn draw(sight: &Sight<'_>, area: Area) -> Markup {
        match area {
            Area::Progress => pace::progress(sight).render(),
            Area::Board => board::board(sight),
            Area::Score(seat) => players::score(sight, seat),
            Area::Things(seat) => players::things(sight, seat),
            Area::Standing => standing::standing(sight),
            Area::Strip => standing::ranking(sight),
            Area::Prompt => tray::prompt(sight),
            Area::Acts => tray::acts(sight),
            Area::Odds => odds::panel(sight),
            Area::Won(_) => {
                html! { span class="won" { (art::camel(art::by_place(sight.board().places())[0])) small { (sight.t("won-race")) } } }
            }
            Area::Scored => html! {},
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

    fn stays(event: &Event) -> bool {
        matches!(event, Event::LegPaid { .. } | Event::RacePaid { .. })
    }

    fn points(sight: &Sight<'_>, seat: engine::Seat) -> Option<i32> {
        Some(i32::from(sight.board().money(seat)))
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
