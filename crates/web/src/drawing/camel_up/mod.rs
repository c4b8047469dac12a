//! The page of Camel Up: a race track in the desert, drawn from views.

mod art;
mod board;
mod dice;
mod hand;
mod leg;
mod odds;
mod pace;
mod pair;
mod players;
mod primer;
mod racers;
mod reason;
mod result;
mod spots;
mod standing;
mod tall;
mod tell;
mod tray;

use crate::game_page::{Area, Files, GamePage, Handles, Primer, house_files};
use crate::scene::Line;
use crate::sheets;
use crate::words::{Lang, capital};
use engine::Seat;
use games::camel_up::preview::shows_money;
use games::camel_up::race::{Camel, Racer};
use games::camel_up::{Action, Board, CamelUp, Event};
use maud::{Markup, Render, html};
use table::Told;

/// The pages of Camel Up.
pub(crate) struct Page;

/// A scene of this game.
type Sight<'a> = crate::scene::Sight<'a, CamelUp>;
/// Tells the events of this game.
type Teller<'a> = crate::scene::Teller<'a, CamelUp>;

impl<'a> Sight<'a> {
    fn board(&self) -> &'a Board {
        &self.public.board
    }

    /// A camel's name in the viewer's language.
    fn camel(&self, camel: impl Into<Camel>) -> String {
        camel_name(self.lang, camel)
    }

    /// Where a camel stands, in few letters; nothing before it is on the track.
    fn space_of(&self, racer: Racer) -> Option<String> {
        let space = self.board().race.space(racer.camel())?;
        Some(if space.on_loop() { space.to_string() } else { self.t("finish") })
    }

    /// Whether a total may be shown.
    fn shows_money(&self, seat: Seat) -> bool {
        shows_money(self.board(), self.view.viewer, seat)
    }
}

/// A camel's name.
fn camel_name(lang: Lang, camel: impl Into<Camel>) -> String {
    lang.t(&format!("camel-up-{}", camel.into().name()))
}

impl GamePage for Page {
    type Game = CamelUp;
    const TITLE: &'static str = "Camel Up";

    const QUICK: &'static [(&'static str, &'static str)] = &[("start_stacks", "random")];

    const PRIMER: Option<Primer> = Some(primer::PRIMER);

    fn files() -> &'static Files {
        static FILES: Files = house_files("CU-", sheets::CAMEL_UP, art::SPRITE);
        &FILES
    }

    fn draw(sight: &Sight<'_>, area: Area) -> Markup {
        match area {
            Area::Progress => pace::progress(sight).render(),
            Area::Board => board::board(sight),
            Area::Score(seat) => players::score(sight, seat),
            Area::Things(seat) => players::things(sight, seat),
            Area::Standing | Area::Strip => standing::standing(sight),
            Area::Prompt => tray::prompt(sight),
            Area::Acts => tray::acts(sight),
            Area::Odds => odds::panel(sight),
            Area::Scored => html! {},
            Area::Won(_) => {
                html! { span class="won" { (art::camel(sight.board().race.ranking()[0])) small { (sight.t("won-race")) } } }
            }
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
        // What is told of a roll leaves room for the die.
        let name = sight.scene.name(sight.scene.seat()?);
        (action == Action::Roll).then(|| sight.tr("move-roll", &[("name", name.into())]))
    }

    fn reason(sight: &Sight<'_>, action: Action) -> Option<String> {
        reason::reason(sight, action)
    }

    fn pace(event: &Event) -> u32 {
        pace::pace(event)
    }

    fn stays(event: &Event) -> bool {
        matches!(event, Event::LegScored { .. })
    }

    fn points(sight: &Sight<'_>, seat: engine::Seat) -> Option<i32> {
        sight.shows_money(seat).then(|| i32::from(sight.board().money(seat)))
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

/// The racers in listing order, as they lie in the tray.
const RACERS: [Racer; Racer::COUNT] = Racer::ALL;
