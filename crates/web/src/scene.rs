//! What the pages of the games are drawn from: a picture of a table, and how its events are told.

use crate::words::{Arg, Lang, capital};
use engine::any::{AnyEvent, AnyView};
use engine::{Game, Seat, View};
use maud::{Markup, Render, html};
use std::marker::PhantomData;

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
    /// The newest event that is worth looking up later, after those that led to it; nothing where the table knows none.
    pub brought: Vec<&'a AnyEvent>,
    /// The newest events that the viewer was told, the newest first; nothing where the table knows none.
    pub lately: Vec<&'a AnyEvent>,
    /// How the viewer's decision is sent, if the viewer is to decide.
    pub ask: Option<Ask>,
    /// Whether the table shows exact odds.
    pub odds: bool,
}

impl<'a> Scene<'a> {
    /// A view at rest, without anything to choose.
    pub const fn still(lang: Lang, view: &'a AnyView, names: &'a [String]) -> Self {
        Self {
            lang,
            view,
            names,
            step: None,
            brought: Vec::new(),
            lately: Vec::new(),
            ask: None,
            odds: false,
        }
    }
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

/// A [`Scene`] of one game, with the game's own types.
pub struct Sight<'a, G: Game> {
    /// The scene.
    pub scene: &'a Scene<'a>,
    /// The viewer's language.
    pub lang: Lang,
    /// What the viewer may know.
    pub view: &'a View<G>,
    /// The part of the view that everybody has.
    pub public: &'a G::Public,
    /// The part that only the viewer's seat has.
    pub private: Option<&'a G::Private>,
    /// The step that this picture shows.
    pub step: Option<&'a G::Event>,
    /// The newest event that is worth looking up later.
    pub brought: Option<&'a G::Event>,
    /// What the viewer may do now; nothing unless asked.
    pub legal: &'a [G::Action],
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derive would ask `G: Copy` for nothing")]
impl<G: Game> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sight<'_, G> {}

impl<'a, G: Game> Sight<'a, G> {
    /// None for the view of another game, which the frame never hands out.
    pub fn new(scene: &'a Scene<'a>) -> Option<Self> {
        let view = scene.view.downcast::<G>()?;
        Some(Self {
            scene,
            lang: scene.lang,
            view,
            public: &view.public,
            private: view.private.as_ref(),
            step: scene.step.and_then(AnyEvent::downcast::<G>),
            brought: scene.brought.last().and_then(|event| event.downcast::<G>()),
            legal: if scene.ask.is_some() { &view.legal } else { &[] },
        })
    }

    /// The events that led to what is worth looking up later, since the one before, and that one last.
    pub fn led_to_it(&self) -> impl Iterator<Item = &'a G::Event> + use<'a, G> {
        let scene = self.scene;
        scene.brought.iter().filter_map(|event| event.downcast::<G>())
    }

    /// The newest events that the viewer was told, the newest first.
    pub fn lately(&self) -> impl Iterator<Item = &'a G::Event> + use<'a, G> {
        let scene = self.scene;
        scene.lately.iter().filter_map(|event| event.downcast::<G>())
    }

    /// Tells events in the viewer's language.
    pub fn teller(&self) -> Teller<'a, G> {
        Teller::new(self.lang, self.scene.names)
    }

    /// Whether the viewer is asked and may do this.
    pub fn is_legal(&self, action: G::Action) -> bool {
        self.legal.contains(&action)
    }

    /// A link to a clause of the game that says why, after a space at which no line ends: it never stands alone.
    pub fn clause(&self, clause: &str) -> Markup {
        html! { "\u{a0}" (clause_link(&format!("/rules/{}#{clause}", G::ID), clause)) }
    }

    /// A word of the game: the message `<game>-<key>`.
    pub fn t(&self, key: &str) -> String {
        self.tr(key, &[])
    }

    /// A message of the game with values.
    pub fn tr(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.lang.tr(&format!("{}-{key}", G::ID), values)
    }
}

/// Leads to a clause on its rules page.
pub(crate) fn clause_link(to: &str, clause: &str) -> Markup {
    html! { a class="clause-link" href=(to) target="_blank" { (clause) } }
}

/// Tells the events of one game in a language, with the names of the players.
pub struct Teller<'a, G> {
    /// The language.
    pub lang: Lang,
    /// The names of the players in seat order.
    pub names: &'a [String],
    game: PhantomData<G>,
}

impl<'a, G: Game> Teller<'a, G> {
    /// Tells in this language.
    pub fn new(lang: Lang, names: &'a [String]) -> Self {
        Self { lang, names, game: PhantomData }
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// A part of a sentence: the message `<game>-told-<key>`.
    pub fn t(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        self.lang.tr(&format!("{}-told-{key}", G::ID), values)
    }

    /// The same with a capital letter.
    pub fn sentence(&self, key: &str, values: &[(&str, Arg<'_>)]) -> String {
        capital(&self.t(key, values))
    }
}

/// One line of the history, told in words.
#[derive(Clone, Debug)]
pub struct Line {
    /// Who did it; nobody for what happens by itself.
    pub seat: Option<Seat>,
    /// What happened, as HTML in one sentence.
    pub text: Markup,
    /// Whether it is a detail of the line before (a camel carried along) rather than a line of its own.
    pub detail: bool,
    /// Whether it is a detail that goes on with the sentence of the line before (what the die showed), and is read with
    /// it wherever that line stands.
    pub goes_on: bool,
    /// Whether it is a turning point (a leg scored, the race over).
    pub key: bool,
    /// To whom somebody else did it (a card stolen), which that player must not miss.
    pub on: Option<Seat>,
    /// How it is read together with what else was done in the same turn.
    pub joined: Option<Joined>,
}

/// How a history reads a line, which is whole by itself, in one with another line of the same turn.
#[derive(Clone, Debug)]
pub enum Joined {
    /// All such lines before another line go on with its sentence: this of each, put into words together.
    Before(String, fn(Lang, &[&str]) -> Markup),
    /// It goes on with the sentence of the line before, in these words.
    After(Markup),
}

impl Line {
    /// A line of somebody's turn.
    pub fn turn(seat: Seat, text: impl Render) -> Self {
        Self { seat: Some(seat), ..Self::plain(text) }
    }

    /// A line of nobody's turn.
    pub fn plain(text: impl Render) -> Self {
        Self {
            seat: None,
            text: text.render(),
            detail: false,
            goes_on: false,
            key: false,
            on: None,
            joined: None,
        }
    }

    /// A detail of the line before.
    pub fn detail(text: impl Render) -> Self {
        Self { detail: true, ..Self::plain(text) }
    }

    /// A detail that goes on with the sentence of the line before.
    pub fn going_on(text: impl Render) -> Self {
        Self { goes_on: true, ..Self::detail(text) }
    }

    /// A detail that somebody must not miss, to whom it was done.
    pub fn done_to(seat: Seat, text: impl Render) -> Self {
        Self { on: Some(seat), ..Self::detail(text) }
    }

    /// The same line, which a history reads in one with another.
    #[must_use]
    pub fn joined(self, joined: Joined) -> Self {
        Self { joined: Some(joined), ..self }
    }

    /// A turning point.
    pub fn key(text: impl Render) -> Self {
        Self { key: true, ..Self::plain(text) }
    }
}
