//! The desk as a page: the board drawn from the draft, its spots, and a row for each place.

use super::desk::{Desk, Edit, Hold, shown, text};
use super::words::{Teller, of_player};
use crate::drawing::names::by_seat;
use crate::drawing::pieces::token;
use crate::game_page::Area;
use crate::scene::Scene;
use crate::words::Lang;
use engine::any::{AnyGame, AnyView};
use engine::{Seat, Turn, Viewer};
use games::editing::{Fault, Holds, Parts, Place, pieces};
use maud::{Markup, html};
use serde_json::Value;
use std::collections::BTreeSet;

/// The places that hold what few ask for.
const APART: [&str; 4] = ["focus.", "dropping", "memory.", "options."];

/// A desk with everything that is drawn of it.
pub(super) struct Picture<'a> {
    pub(super) desk: &'a Desk,
    pub(super) teller: Teller,
    pub(super) parts: Parts,
    faults: Vec<Fault>,
    /// What the board shows: the draft, or where that cannot be drawn the one before.
    game: AnyGame,
    is_stale: bool,
    pub(super) names: Vec<String>,
    /// The places whose value is a spot of the board.
    on_board: BTreeSet<String>,
}

impl<'a> Picture<'a> {
    /// What a desk looks like; none where nothing of it could ever be drawn.
    pub(super) fn of(desk: &'a Desk, lang: Lang) -> Option<Self> {
        let sketch = desk.workshop.look(&desk.draft);
        let is_stale = sketch.game.is_none();
        let game = sketch.game.or_else(|| desk.workshop.look(desk.drawn.as_ref()?).game)?;
        let (parts, names) = (desk.parts(), by_seat(lang, game.seats()));
        let teller = Teller { lang, page: desk.page };
        let view = game.view(Viewer::Spectator);
        let handles = desk.page.handles(&Scene::still(lang, &view, &[]));
        let valued =
            handles.spots.into_iter().flat_map(|handle| handle.places).filter(|(_, value)| value.is_some());
        let on_board = valued.map(|(path, _)| path).collect();
        Some(Self { desk, teller, parts, faults: sketch.faults, game, is_stale, names, on_board })
    }

    /// The position, if it is lawful.
    pub(super) fn lawful(&self) -> Option<&AnyGame> {
        self.faults.is_empty().then_some(&self.game)
    }

    pub(super) fn t(&self, key: &str) -> String {
        self.teller.lang.t(key)
    }

    fn scene<'b>(&'b self, view: &'b AnyView) -> Scene<'b> {
        Scene::still(self.teller.lang, view, &self.names)
    }

    /// The form: the board and the places.
    pub(super) fn draw(&self) -> Markup {
        let view = self.game.view(Viewer::Spectator);
        let scene = self.scene(&view);
        html! {
            (self.hidden())
            section id="board-area" class="board-area" aria-label=(self.t("board")) {
                div class="board" { (self.desk.page.draw(&scene, Area::Board)) (self.spots(&scene)) }
            }
            div class="editor-side" {
                (self.hand())
                (self.opened())
                (self.group("", &html! { (self.t("board")) }, &html! {}, |path| of_player(path).is_none() && !is_apart(path)))
                @for seat in Seat::all(self.game.seats()) { (self.player(&scene, seat)) }
                (self.stock())
                (self.group("", &html! { (self.t("editor-more")) }, &html! {}, is_apart))
            }
        }
    }

    fn hidden(&self) -> Markup {
        let desk = self.desk;
        let field = |name: &str, value: String| html! { input type="hidden" name=(name) id={ "editor-" (name) } value=(value); };
        html! {
            // Enter in a field presses the first button.
            button name="edit" value="" hidden {}
            (field("position", text(&desk.draft)))
            (field("drawn", desk.drawn.as_ref().filter(|_| self.is_stale).map(text).unwrap_or_default()))
            (field("hold", desk.hold.as_ref().map(text).unwrap_or_default()))
            (field("open", text(&desk.open)))
            (field("odds", if desk.odds { "1".to_owned() } else { String::new() }))
        }
    }

    /// Whether the position can be played, or what is wrong with it yet.
    pub(super) fn state(&self) -> Markup {
        let lawful = self.lawful().is_some();
        let apart: Vec<&Fault> = self.faults.iter().filter(|fault| self.row_of(fault).is_none()).collect();
        html! {
            div role="status" {
                @if lawful { p class="note note-good" { (self.t("editor-lawful")) } }
                @else {
                    p class="note note-bad" { (self.teller.lang.tr("editor-unlawful", &[("count", self.faults.len().into())])) }
                    ul class="editor-faults" {
                        @for fault in &self.faults {
                            @if let Some(place) = self.row_of(fault) { li { a href={ "#" (id(&place.path)) } { (self.teller.place(&place.path)) } " " (self.teller.fault(fault, false)) } }
                        }
                        @for fault in apart { li { (self.teller.fault(fault, true)) } }
                    }
                }
                @if self.is_stale { p class="note" { (self.t("editor-stale")) } }
            }
        }
    }

    /// The place that a fault is about: its own, or the nearest that it lies in.
    fn row_of(&self, fault: &Fault) -> Option<&Place> {
        let lies_in = |place: &&Place| {
            fault
                .field
                .strip_prefix(&place.path)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        };
        self.parts.places.iter().filter(lies_in).max_by_key(|place| place.path.len())
    }

    /// What is in hand.
    fn hand(&self) -> Markup {
        let held = self.desk.held(&self.parts);
        let words = match (&self.desk.hold, &held) {
            (Some(Hold::Value(path)), _) => Some((html! {}, self.teller.place(path))),
            (_, Some((supply, piece))) => Some((self.art(supply, piece), self.teller.piece(supply, piece))),
            _ => None,
        };
        let can_go = !matches!(self.desk.hold, Some(Hold::New(..)));
        html! {
            section id="editor-hand" class="editor-hand" aria-live="polite" hidden[words.is_none()] {
                @if let Some((art, words)) = words {
                    span class="piece is-held" { (art) (words) }
                    span class="soft" { (self.t("editor-in-hand")) }
                    @if can_go { (button("hand-box", &Edit::Box, "btn btn-quiet", &self.t("editor-to-box"))) }
                    (button("hand-keep", &Edit::Release, "btn btn-quiet", &self.t("editor-keep")))
                }
            }
        }
    }

    /// The places of the spot that was pressed last.
    fn opened(&self) -> Markup {
        let open: Vec<&Place> = self
            .desk
            .open
            .iter()
            .filter_map(|path| self.parts.places.iter().find(|place| place.path == *path))
            .filter(|place| self.has_row(place))
            .collect();
        html! {
            section id="editor-open" class="card is-open" hidden[open.is_empty()] {
                @if !open.is_empty() { h2 { (self.t("editor-here")) } }
                div class="editor-rows" { @for place in open { (self.row(place)) } }
            }
        }
    }

    /// Places that belong together, folded where there is little room; open where something is wrong with one of them.
    fn group(&self, class: &str, title: &Markup, things: &Markup, wanted: impl Fn(&str) -> bool) -> Markup {
        let is_wrong =
            self.faults.iter().filter_map(|fault| self.row_of(fault)).any(|place| wanted(&place.path));
        html! {
            details class={ "card editor-group" (class) } open[is_wrong] {
                summary { h2 { (title) } }
                (things)
                div class="editor-rows" { (self.rows(wanted)) }
            }
        }
    }

    fn player(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        let title = html! { (token(seat)) " " (self.names[seat.index()]) };
        let things = self.desk.page.draw(scene, Area::Things(seat));
        let things = html! { div class="editor-things" aria-hidden="true" { (things) } };
        let own = |path: &str| of_player(path).is_some_and(|(own, _)| own == usize::from(seat.number()));
        self.group(&format!(" p{seat}"), &title, &things, own)
    }

    /// The rows of these places, but for those that are open and for those that are empty and can take nothing now.
    fn rows(&self, wanted: impl Fn(&str) -> bool) -> Markup {
        let places = self
            .parts
            .places
            .iter()
            .filter(|place| wanted(&place.path) && !self.desk.open.contains(&place.path));
        html! { @for place in places { @if self.has_row(place) { (self.row(place)) } } }
    }

    fn has_row(&self, place: &Place) -> bool {
        match place.holds {
            Holds::Pieces { .. } => {
                let faulty = || {
                    self.faults
                        .iter()
                        .any(|fault| self.row_of(fault).is_some_and(|own| own.path == place.path))
                };
                !pieces(&self.desk.draft, place).is_empty() || self.desk.takes(&self.parts, place) || faulty()
            }
            _ => true,
        }
    }

    fn row(&self, place: &Place) -> Markup {
        let faults: Vec<&Fault> = self
            .faults
            .iter()
            .filter(|fault| self.row_of(fault).is_some_and(|own| own.path == place.path))
            .collect();
        let id = id(&place.path);
        html! {
            div id=(id) class={ "editor-row" @if !faults.is_empty() { " is-bad" } } {
                @let name = self.teller.place(&place.path);
                @match &place.holds {
                    Holds::Number { low, high } => { label class="editor-field" {
                        span { (name) }
                        input class="input" type="number" id={ "f-" (id) } name={ "at:" (place.path) } min=(low) max=(high) value=(shown(&self.desk.draft, place).map(|value| value.to_string()).unwrap_or_default());
                    } (self.grab(place, &id)) },
                    Holds::Flag => (self.choice(place, &name, &[Value::Bool(true)], false)),
                    Holds::One { of, needed } => {
                        (self.choice(place, &name, of, *needed))
                        (self.grab(place, &id))
                    },
                    Holds::Pieces { supply, .. } => {
                        span class="editor-name" { (name) }
                        ul class="pieces" { @for (number, piece) in pieces(&self.desk.draft, place).iter().enumerate() { li { (self.held_piece(place, supply, number, piece)) } } }
                        @if self.desk.takes(&self.parts, place) { (button(&format!("put-{id}"), &Edit::Put(place.path.clone()), "btn editor-put", &self.t("editor-put"))) }
                    },
                    Holds::Made { parts, list } => (self.made(place, &name, parts, *list)),
                }
                @for fault in faults { p class="editor-fault" { (self.teller.fault(fault, false)) } }
            }
        }
    }

    /// Takes what the place says into the hand, where the board has spots at which it can be put.
    fn grab(&self, place: &Place, id: &str) -> Markup {
        if !self.on_board.contains(&place.path) {
            return html! {};
        }
        self.take(
            &format!("grab-{id}"),
            Hold::Value(place.path.clone()),
            &html! { (self.t("editor-on-board")) },
        )
    }

    fn choice(&self, place: &Place, name: &str, of: &[Value], needed: bool) -> Markup {
        let said = shown(&self.desk.draft, place);
        let path = &place.path;
        let words = |value: &Value| match value {
            Value::Bool(_) => self.t("editor-yes"),
            value => self.teller.value(path, value),
        };
        let usual = if path.starts_with("options.") { self.t("editor-usual") } else { "–".to_owned() };
        let unknown = said.iter().filter(|said| !of.contains(said));
        html! {
            label class="editor-field" {
                span { (name) }
                select class="input" id={ "f-" (id(path)) } name={ "at:" (path) } {
                    @if !needed || said.is_none() { option value="" selected[said.is_none()] { (usual) } }
                    @for value in of.iter().chain(unknown) { option value=(value) selected[said.as_ref() == Some(value)] { (words(value)) } }
                }
            }
        }
    }

    fn made(&self, place: &Place, name: &str, parts: &[(&'static str, Vec<Value>)], list: bool) -> Markup {
        let there = pieces(&self.desk.draft, place);
        html! {
            span class="editor-name" { (name) }
            ul class="pieces" { @for (number, piece) in there.iter().enumerate() { li { (self.held_piece(place, "", number, piece)) } } }
            @if list || there.is_empty() {
                div class="editor-make" {
                    @for (part, of) in parts {
                        select class="input" name={ "part:" (place.path) ":" (part) } aria-label=(self.teller.place(part)) {
                            @for value in of { option value=(value) { (self.teller.value(part, value)) } }
                        }
                    }
                    (button(&format!("make-{}", id(&place.path)), &Edit::Make(place.path.clone()), "btn", &self.t("editor-add")))
                }
            }
        }
    }

    /// A component where it lies, to be taken.
    fn held_piece(&self, place: &Place, supply: &str, number: usize, piece: &Value) -> Markup {
        let name = format!("take-{}-{number}", id(&place.path));
        self.take(
            &name,
            Hold::From(place.path.clone(), number),
            &html! { (self.art(supply, piece)) (self.teller.piece(supply, piece)) },
        )
    }

    pub(super) fn take(&self, id: &str, hold: Hold, words: &Markup) -> Markup {
        let in_hand = self.desk.hold.as_ref() == Some(&hold);
        html! {
            button id=(id) class={ "piece" @if in_hand { " is-held" } } name="edit" value=(text(&Edit::Take(hold))) aria-pressed=(if in_hand { "true" } else { "false" }) { (words) }
        }
    }

    pub(super) fn art(&self, supply: &str, piece: &Value) -> Markup {
        let text = piece.as_str().map_or_else(|| piece.to_string(), str::to_owned);
        self.desk.page.piece(self.teller.lang, supply, &text).map_or_else(Markup::default, |(_, art)| {
            html! { span class="piece-art" aria-hidden="true" { (art) } }
        })
    }

    /// Buttons over the board, each for the places that it shows there.
    fn spots(&self, scene: &Scene<'_>) -> Markup {
        let handles = self.desk.page.handles(scene);
        let takes = |places: &[(String, Option<Value>)]| {
            places.iter().any(|(path, value)| {
                self.desk.hold == Some(Hold::Value(path.clone())) && value.is_some()
                    || self
                        .parts
                        .places
                        .iter()
                        .any(|place| place.path == *path && self.desk.takes(&self.parts, place))
            })
        };
        html! {
            div class={ "editor-spots " (handles.layer) } {
                @for (number, handle) in handles.spots.iter().enumerate() {
                    button id={ "spot-" (number) } class={ "editor-spot " (handle.class) @if takes(&handle.places) { " is-lit" } } name="edit" value=(text(&Edit::Spot(handle.places.clone())))
                        data-stands-for=[&handle.element] aria-label=(handle.places.first().map(|(path, _)| self.teller.place(path)).unwrap_or_default()) {}
                }
            }
        }
    }

    /// The odds of a lawful position, as its table would show them to who is to act.
    pub(super) fn odds(&self) -> Option<Markup> {
        let game = self.lawful()?;
        let viewer = match game.turn() {
            Turn::Act(seats) => seats.iter().next().map_or(Viewer::Spectator, Viewer::Seat),
            Turn::Chance | Turn::Over => Viewer::Spectator,
        };
        let view = game.view(viewer);
        let scene = Scene { odds: true, ..self.scene(&view) };
        Some(self.desk.page.draw(&scene, Area::Odds))
    }
}

fn is_apart(path: &str) -> bool {
    APART.iter().any(|apart| path.starts_with(apart))
}

/// A path as the name of an element.
fn id(path: &str) -> String {
    let letters = path.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' });
    format!("at-{}", letters.collect::<String>())
}

pub(super) fn button(id: &str, edit: &Edit, class: &str, words: &str) -> Markup {
    html! { button id=(id) class=(class) name="edit" value=(text(edit)) { (words) } }
}
