//! What each game draws: the contract between the table page and the pages of the games.

use crate::words::Lang;
use bots::AnyBot;
use engine::Seat;
use engine::any::{AnyEvent, AnyView, Kind};
use maud::Markup;
use table::Told;

/// One picture of a table for one viewer: everything a page is drawn from. It holds a view, never a position.
pub struct Scene<'a> {
    /// The viewer's language.
    pub lang: Lang,
    /// What the viewer may know.
    pub view: &'a AnyView,
    /// The names of the players in seat order.
    pub names: &'a [String],
    /// The step that this picture shows, while an animation runs; then nothing can be chosen.
    pub step: Option<&'a AnyEvent>,
    /// How the viewer's decision is sent, if the viewer is to decide.
    pub ask: Option<Ask>,
    /// Whether the table shows exact odds.
    pub odds: bool,
}

/// Where and with which number a decision is sent.
#[derive(Clone, Debug)]
pub struct Ask {
    /// The address to post to.
    pub url: String,
    /// The decision that the move answers.
    pub decision: u64,
    /// The moves chosen already and not sent yet; the picture shows the table as it would be after them.
    pub planned: Vec<String>,
}

impl Ask {
    /// The planned moves and these as one answer.
    pub fn whole(&self, more: &str) -> String {
        let planned = self.planned.iter().map(String::as_str);
        planned.chain([more]).filter(|moves| !moves.is_empty()).collect::<Vec<_>>().join(";")
    }

    /// The address that shows the table as it would be after these moves; they are not sent.
    pub fn plan(url: &str, moves: &str) -> String {
        let table = url.strip_suffix("/play").unwrap_or(url);
        format!("{table}/plan?moves={}", moves.replace(' ', "+").replace(';', "%3B"))
    }
}

impl Scene<'_> {
    /// The viewer's seat.
    pub fn seat(&self) -> Option<Seat> {
        self.view.viewer().seat()
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// One line of the history, told in words.
pub struct Line {
    /// Who did it; nobody for what happens by itself.
    pub seat: Option<Seat>,
    /// What happened, as HTML in one sentence.
    pub text: Markup,
    /// Whether it is a detail of the line before (a camel carried along) rather than a line of its own.
    pub detail: bool,
    /// Whether it is a turning point (a leg scored, the race over).
    pub key: bool,
}

/// A text in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Translated {
    /// In Polish.
    pub pl: &'static str,
    /// In English.
    pub en: &'static str,
}

impl Translated {
    /// The text in a language.
    pub fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Pl => self.pl,
            Lang::En => self.en,
        }
    }
}

/// What a game brings besides its code.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    /// Its words: Fluent messages.
    pub words: Translated,
    /// The players' rules: Markdown, a list item a clause.
    pub rules: Translated,
    /// What its clauses begin with: `CU-`.
    pub letters: &'static str,
    /// Its style sheet.
    pub style: &'static str,
    /// The SVG `<symbol>`s it uses, once a page.
    pub sprite: &'static str,
}

/// The files of a game of the house by its name.
macro_rules! house_files {
    ($id:literal, $letters:literal, $sprite:expr) => {
        $crate::game_page::Files {
            words: $crate::game_page::Translated {
                pl: include_str!(concat!("../../../words/pl/", $id, ".ftl")),
                en: include_str!(concat!("../../../words/en/", $id, ".ftl")),
            },
            rules: $crate::game_page::Translated {
                pl: include_str!(concat!("../../../../../docs/rules/", $id, ".pl.md")),
                en: include_str!(concat!("../../../../../docs/rules/", $id, ".en.md")),
            },
            letters: $letters,
            style: include_str!(concat!("../../../assets/css/", $id, ".css")),
            sprite: $sprite,
        }
    };
}
pub(crate) use house_files;

/// How one game is drawn. All markup obeys the content security policy: no inline style or script, and
/// everything that moves has an id that stays the same.
pub trait GamePage: Send + Sync {
    /// The rules.
    fn kind(&self) -> &'static dyn Kind;
    /// [`engine::Game::ID`].
    fn id(&self) -> &'static str {
        self.kind().id()
    }
    /// Words, rules, styles and drawings.
    fn files(&self) -> &'static Files;
    /// The bots, from the simplest to the best.
    fn bots(&self) -> Vec<AnyBot> {
        bots::all(self.kind().id())
    }
    /// The game's title, the same in all languages.
    fn title(&self) -> &'static str;
    /// A few words after the title: `leg 3 · roll 4 of 5`.
    fn progress(&self, scene: &Scene<'_>) -> String;
    /// The board, within `.board`.
    fn board(&self, scene: &Scene<'_>) -> Markup;
    /// The number that matters of a player (money, points), within `.player-money`.
    fn score(&self, scene: &Scene<'_>, seat: Seat) -> Markup;
    /// What lies before a player, within `.player-things`.
    fn things(&self, scene: &Scene<'_>, seat: Seat) -> Markup;
    /// What stands above the tabs beside the board, such as a ranking.
    fn standing(&self, scene: &Scene<'_>) -> Markup;
    /// The sentence that says what the viewer is asked: "Take a ticket, …".
    fn prompt(&self, scene: &Scene<'_>) -> String;
    /// The viewer's own things and all legal answers, within `.acts`; empty for a spectator.
    fn acts(&self, scene: &Scene<'_>) -> Markup;
    /// The odds panel.
    fn odds(&self, scene: &Scene<'_>) -> Markup;
    /// An event in words; none for steps that only move pieces.
    fn tell(&self, scene: &Scene<'_>, event: &AnyEvent) -> Option<Line>;
    /// How long a step is shown before the next, in milliseconds at normal pace; 0 joins it with the next.
    fn pace(&self, event: &AnyEvent) -> u32;
    /// The scoring of a finished game, item by item, with its story.
    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup;
    /// A small picture of the game for the lobby.
    fn cover(&self) -> Markup;
    /// Short pointers for a first game.
    fn hints(&self, lang: Lang) -> Vec<String>;
    /// What is worth knowing about an option where a table is set up.
    fn option_note(&self, _lang: Lang, _option: &str) -> Option<Markup> {
        None
    }
}
