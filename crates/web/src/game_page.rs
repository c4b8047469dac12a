//! What each game draws: the contract between the table page and the pages of the games.

use crate::scene::{Line, Scene, Sight, Teller};
use crate::words::{HOUSE, Lang};
use bots::AnyBot;
use engine::any::{AnyEvent, Kind, KindOf};
use engine::{Game, Seat};
use hall::Playable;
use include_dir::Dir;
use maud::Markup;
use serde_json::Value;
use std::marker::PhantomData;
use table::Told;

/// What a game brings besides its code.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    /// A folder for each language, with the game's words, Fluent messages in `<game>.ftl`, and the players' rules,
    /// Markdown with a list item a clause, in `<game>.md`.
    pub languages: &'static Dir<'static>,
    /// What its clauses begin with: `CU-`.
    pub letters: &'static str,
    /// Its style sheet.
    pub style: &'static str,
    /// The SVG `<symbol>`s it uses, once a page.
    pub sprite: &'static str,
}

/// The files of a game of the house.
pub(crate) const fn house_files(letters: &'static str, style: &'static str, sprite: &'static str) -> Files {
    Files { languages: &HOUSE, letters, style, sprite }
}

/// What the picture page of a game's rules is drawn from. The words are the messages `<game>-primer-…`.
#[derive(Clone, Copy, Debug)]
pub struct Primer {
    /// A record. Its comments name the pictures: `; 0 board` the board with its legend, `; 1 acts` to `; 4 board` a
    /// turn, each drawn after the entry above, with the eyes of the first seat.
    pub record: &'static str,
    /// Where the numbers of the legend stand on the board, in hundredths of its width and height.
    pub legend: &'static [(u8, u8)],
    /// The same for narrow windows, where the board lies otherwise there.
    pub upright: Option<&'static [(u8, u8)]>,
}

/// A part of the table page that the game draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// A few words after the title: `leg 3 · 4 of 5 dice out`.
    Progress,
    /// The board, within `.board`.
    Board,
    /// The number that matters of a player (money, points), within `.player-money`.
    Score(Seat),
    /// What lies before a player, within `.player-things`.
    Things(Seat),
    /// What stands above the tabs beside the board, such as a ranking.
    Standing,
    /// What of that lies under the board too, where a window is narrow.
    Strip,
    /// The sentence that says what the viewer is asked: "Take a ticket, …".
    Prompt,
    /// The viewer's own things and all legal answers, within `.acts`; empty for a spectator.
    Acts,
    /// The odds panel.
    Odds,
    /// What won, once the game is over, where pieces race: a piece of this seat, the first of the winners, or one that
    /// is nobody's.
    Won(Seat),
    /// How the points came about, once the game is over, for all seats with the best first; where it is empty the
    /// places stand in its place.
    Scored,
}

/// The spots of a board for setting a position up by hand.
#[derive(Debug, Default)]
pub struct Handles {
    /// The class of the layer over the board in which the spots lie.
    pub layer: String,
    /// The spots.
    pub spots: Vec<Handle>,
}

/// A spot of a board.
#[derive(Debug)]
pub struct Handle {
    /// The classes that put a button over it, in the layer.
    pub class: String,
    /// The element of the board whose clicks are the button's, where style sheets alone know its place.
    pub element: Option<String>,
    /// The places of the position that it shows, each with the value by which it says that something is here.
    pub places: Vec<(String, Option<Value>)>,
}

/// How one game is drawn, in the game's own types. All markup obeys the content security policy: no inline style or
/// script, and everything that moves has an id that stays the same.
pub trait GamePage: Send + Sync + 'static {
    /// The rules.
    type Game: Game;
    /// The game's title, the same in all languages.
    const TITLE: &'static str;
    /// How many pointers for a first game there are: the messages `<game>-hint-1` and so on.
    const HINTS: usize = 6;

    /// The options of a game that begins with one press: with them nothing is asked before the first turn.
    const QUICK: &'static [(&'static str, &'static str)] = &[];

    /// The pictures that the rules begin with.
    const PRIMER: Option<Primer> = None;

    /// Words, rules, styles and drawings.
    fn files() -> &'static Files;
    /// The bots, from the simplest to the best.
    fn bots() -> Vec<AnyBot> {
        bots::all(Self::Game::ID)
    }
    /// Draws a part of the table page.
    fn draw(sight: &Sight<'_, Self::Game>, area: Area) -> Markup;
    /// The spots of the board for setting a position up by hand, in this moment.
    fn handles(_sight: &Sight<'_, Self::Game>) -> Handles {
        Handles::default()
    }
    /// A component of a supply in words and drawn, by its text; see [`games::editing`].
    fn piece(_lang: Lang, _supply: &str, _text: &str) -> Option<(String, Markup)> {
        None
    }
    /// The board as it is drawn for where there is no browser: what [`Area::Board`] gives, if the style sheets put
    /// everything at its place by numbers, else an `svg` of the class `picture`.
    fn picture(sight: &Sight<'_, Self::Game>) -> Markup {
        Self::draw(sight, Area::Board)
    }
    /// An event in words; none for steps that only move pieces.
    fn tell(teller: &Teller<'_, Self::Game>, event: &<Self::Game as Game>::Event) -> Option<Line>;
    /// A decision of the viewer in words, for those of which nothing is told when they are made, or something else
    /// first.
    fn choice(_sight: &Sight<'_, Self::Game>, _action: <Self::Game as Game>::Action) -> Option<String> {
        None
    }
    /// Why a decision of the viewer is worth what it is, in words made of exact numbers, where there are some.
    fn reason(_sight: &Sight<'_, Self::Game>, _action: <Self::Game as Game>::Action) -> Option<String> {
        None
    }
    /// How long a step is shown before the next, in milliseconds at normal pace; 0 joins it with the next.
    fn pace(event: &<Self::Game as Game>::Event) -> u32;
    /// Whether what an event brought can be looked up until the next of its kind.
    fn stays(_event: &<Self::Game as Game>::Event) -> bool {
        false
    }
    /// The number of a player that is followed through the game, such as money, if the viewer may know it.
    fn points(_sight: &Sight<'_, Self::Game>, _seat: Seat) -> Option<i32> {
        None
    }
    /// The scoring of a finished game, item by item, with its story.
    fn result(sight: &Sight<'_, Self::Game>, told: &[Told]) -> Markup;
    /// A small picture of the game for the lobby.
    fn cover() -> Markup;
    /// The clause that says what the viewer is asked.
    fn clause(_sight: &Sight<'_, Self::Game>) -> Option<&'static str> {
        None
    }
    /// The card, tile or marker that a clause is about, drawn beside it.
    fn clause_art(_clause: &str) -> Option<Markup> {
        None
    }
    /// What is worth knowing about an option where a table is set up.
    fn option_note(_lang: Lang, _option: &str) -> Option<Markup> {
        None
    }
}

/// A [`GamePage`] of some game: what the frame around the games works with. The methods are those of [`GamePage`].
#[expect(missing_docs, reason = "said once, at `GamePage`")]
pub trait AnyPage: Send + Sync {
    /// The game as the hall needs it.
    fn game(&self) -> &'static dyn Playable;
    fn id(&self) -> &'static str;
    fn title(&self) -> &'static str;
    fn quick(&self) -> &'static [(&'static str, &'static str)];
    fn files(&self) -> &'static Files;
    fn draw(&self, scene: &Scene<'_>, area: Area) -> Markup;
    fn handles(&self, scene: &Scene<'_>) -> Handles;
    fn piece(&self, lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)>;
    fn picture(&self, scene: &Scene<'_>) -> Markup;
    fn tell(&self, scene: &Scene<'_>, event: &AnyEvent) -> Option<Line>;
    fn choice(&self, scene: &Scene<'_>, action: &str) -> Option<String>;
    fn reason(&self, scene: &Scene<'_>, action: &str) -> Option<String>;
    fn stays(&self, event: &AnyEvent) -> bool;
    fn points(&self, scene: &Scene<'_>, seat: Seat) -> Option<i32>;
    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup;
    fn cover(&self) -> Markup;
    fn hints(&self, lang: Lang) -> Vec<String>;
    fn primer(&self) -> Option<&'static Primer>;
    fn clause(&self, scene: &Scene<'_>) -> Option<&'static str>;
    fn clause_art(&self, clause: &str) -> Option<Markup>;
    fn option_note(&self, lang: Lang, option: &str) -> Option<Markup>;
}

impl<P: GamePage> AnyPage for P {
    fn game(&self) -> &'static dyn Playable {
        const { &Played::<P>(PhantomData) }
    }

    fn id(&self) -> &'static str {
        P::Game::ID
    }

    fn title(&self) -> &'static str {
        P::TITLE
    }

    fn quick(&self) -> &'static [(&'static str, &'static str)] {
        P::QUICK
    }

    fn files(&self) -> &'static Files {
        P::files()
    }

    fn draw(&self, scene: &Scene<'_>, area: Area) -> Markup {
        Sight::new(scene).map_or_else(Markup::default, |sight| P::draw(&sight, area))
    }

    fn handles(&self, scene: &Scene<'_>) -> Handles {
        Sight::new(scene).map_or_else(Handles::default, |sight| P::handles(&sight))
    }

    fn piece(&self, lang: Lang, supply: &str, text: &str) -> Option<(String, Markup)> {
        P::piece(lang, supply, text)
    }

    fn picture(&self, scene: &Scene<'_>) -> Markup {
        Sight::new(scene).map_or_else(Markup::default, |sight| P::picture(&sight))
    }

    fn tell(&self, scene: &Scene<'_>, event: &AnyEvent) -> Option<Line> {
        P::tell(&Teller::new(scene.lang, scene.names), event.downcast::<P::Game>()?)
    }

    fn choice(&self, scene: &Scene<'_>, action: &str) -> Option<String> {
        P::choice(&Sight::new(scene)?, action.parse().ok()?)
    }

    fn reason(&self, scene: &Scene<'_>, action: &str) -> Option<String> {
        P::reason(&Sight::new(scene)?, action.parse().ok()?)
    }

    fn stays(&self, event: &AnyEvent) -> bool {
        event.downcast::<P::Game>().is_some_and(P::stays)
    }

    fn points(&self, scene: &Scene<'_>, seat: Seat) -> Option<i32> {
        P::points(&Sight::new(scene)?, seat)
    }

    fn result(&self, scene: &Scene<'_>, told: &[Told]) -> Markup {
        Sight::new(scene).map_or_else(Markup::default, |sight| P::result(&sight, told))
    }

    fn cover(&self) -> Markup {
        P::cover()
    }

    fn hints(&self, lang: Lang) -> Vec<String> {
        (1..=P::HINTS).map(|number| lang.t(&format!("{}-hint-{number}", P::Game::ID))).collect()
    }

    fn primer(&self) -> Option<&'static Primer> {
        const { P::PRIMER.as_ref() }
    }

    fn clause(&self, scene: &Scene<'_>) -> Option<&'static str> {
        P::clause(&Sight::new(scene)?)
    }

    fn clause_art(&self, clause: &str) -> Option<Markup> {
        P::clause_art(clause)
    }

    fn option_note(&self, lang: Lang, option: &str) -> Option<Markup> {
        P::option_note(lang, option)
    }
}

/// The game of a page, as the hall needs it.
struct Played<P>(PhantomData<fn() -> P>);

impl<P: GamePage> Playable for Played<P> {
    fn kind(&self) -> &'static dyn Kind {
        const { &KindOf::<P::Game>::NEW }
    }

    fn bots(&self) -> Vec<AnyBot> {
        P::bots()
    }

    fn pace(&self, event: &AnyEvent) -> u32 {
        event.downcast::<P::Game>().map_or(0, P::pace)
    }
}
