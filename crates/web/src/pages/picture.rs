//! What a viewer sees of a running game, in parts that a stream replaces one by one.

use crate::app::{App, Live};
use crate::drawing::clauses;
use crate::drawing::game_page;
use crate::drawing::history::{Lines, ShownTurn, Story};
use crate::drawing::names::names;
use crate::drawing::opponents;
use crate::drawing::pieces::{away, board_area, player_panel, token};
use crate::game_page::{AnyPage, Area};
use crate::pages::people::clock;
use crate::pages::result;
use crate::pages::table::late;
use crate::pictures::{Drawn, Part, Shown};
use crate::scene::{Ask, Line, Scene, clause_link};
use crate::words::Lang;
use engine::any::{AnyEvent, AnyView};
use engine::{Seat, Seats, Viewer};
use hall::Moment;
use maud::{Markup, PreEscaped, Render, html};
use std::sync::Arc;
use table::{Chair, Frame, Status, Table};

/// How many turns of the history the page shows.
const LOG_TURNS: usize = 60;
/// How many of them are in sight whatever else is open.
const STORY_TURNS: usize = 3;
/// How many of them the strip holds at most, from the newest one to the viewer's own last turn.
const STORY_SINCE: usize = 8;
/// How many events before a picture its drawing may look at: more than any flight of Dragon Racer has.
const LATELY: usize = 64;
/// How long a picture of the table shows clocks that are right enough, in milliseconds.
const SAME_TIME: u64 = 2_000;
/// The longest that a viewer's own move is shown to that viewer, in milliseconds: who made it knows it.
const OWN_MOVE: u32 = 600;

/// One picture of the table for one viewer, with everything it is drawn from.
pub(crate) struct Picture<'a> {
    /// The game's page.
    pub(crate) page: &'static dyn AnyPage,
    /// The name of the table.
    pub(crate) id: &'a str,
    /// The newest events in words.
    lines: &'a Lines,
    /// The table, of which only the view may be shown.
    pub(crate) table: &'a Table,
    /// The viewer's language.
    pub(crate) lang: Lang,
    /// What the viewer may see.
    pub(crate) view: AnyView,
    names: Vec<String>,
    /// The seats whose people do not look.
    away: Seats,
    /// The step that is shown and how much has happened by then.
    step: Option<(&'a AnyEvent, u64)>,
    /// The viewer's moves that are chosen but not sent.
    planned: Vec<String>,
    /// What time it is, in milliseconds since 1970; nothing in the moment of a step.
    now: Option<u64>,
}

impl<'a> Picture<'a> {
    /// The table as it stands; none before the game has started.
    pub(crate) fn settled(live: &'a Live, table: &'a Table, viewer: Viewer, lang: Lang) -> Option<Self> {
        let view = table.game()?.view(viewer);
        Self::new(live, table, view, lang)
    }

    /// The table in the moment of a step.
    pub(crate) fn moving(
        live: &'a Live,
        table: &'a Table,
        viewer: Viewer,
        lang: Lang,
        frame: &'a Frame,
    ) -> Option<Self> {
        let step = Some((&frame.event, frame.until));
        Some(Self { step, ..Self::new(live, table, frame.view(viewer), lang)? })
    }

    fn new(live: &'a Live, table: &'a Table, view: AnyView, lang: Lang) -> Option<Self> {
        let page = game_page(&table.creation().game)?;
        let names = names(table, lang);
        let (id, lines) = (live.id().as_str(), &live.beside.lines);
        lines.keep_up(table.forgotten());
        let (away, planned) = (*live.beside.away().borrow(), Vec::new());
        Some(Self { page, id, lines, table, lang, view, names, away, step: None, planned, now: None })
    }

    /// The same as it is at this time, in milliseconds since 1970.
    pub(crate) fn at(self, now: u64) -> Self {
        Self { now: Some(now), ..self }
    }

    /// The table as it would be after moves of the viewer that are not sent yet, if they can be sent at once.
    pub(crate) fn planned(
        live: &'a Live,
        table: &'a Table,
        seat: Seat,
        lang: Lang,
        moves: &str,
    ) -> Option<Self> {
        let planned: Vec<&str> = moves.split(';').filter(|text| !text.is_empty()).collect();
        let view = table.planned(seat, &planned)?.view(Viewer::Seat(seat));
        let picture = Self::new(live, table, view, lang)?;
        Some(Self { planned: planned.into_iter().map(str::to_owned).collect(), ..picture })
    }

    fn scene(&self) -> Scene<'_> {
        let seat = self.view.viewer().seat();
        let decision = seat.and_then(|seat| self.table.decision(seat)).filter(|_| self.step.is_none());
        let (url, planned) = (format!("/t/{}/play", self.id), self.planned.clone());
        let ask = decision.map(|decision| Ask { url, decision, planned });
        Scene {
            lang: self.lang,
            view: &self.view,
            names: &self.names,
            step: self.step.map(|(event, _)| event),
            brought: self.brought(),
            lately: self.told().take(LATELY).collect(),
            ask,
            odds: self.table.creation().odds,
        }
    }

    /// What the viewer was told by the moment of the picture, the newest first.
    fn told(&self) -> impl Iterator<Item = &AnyEvent> {
        let until = self.step.map_or(u64::MAX, |(_, until)| until);
        let viewer = self.view.viewer();
        let told =
            self.table.told().iter().rev().filter(move |told| told.nth < until && told.to.includes(viewer));
        told.map(|told| &told.event)
    }

    /// The newest event, by the moment of the picture, that the viewer may want to look up later, after what led to it.
    fn brought(&self) -> Vec<&AnyEvent> {
        let mut events = self.told().skip_while(|event| !self.page.stays(event));
        let newest = events.next();
        let mut all: Vec<_> =
            newest.into_iter().chain(events.take_while(|event| !self.page.stays(event))).collect();
        all.reverse();
        all
    }

    /// The seats whose decision the table waits for.
    fn acting(&self) -> Seats {
        if self.step.is_none() { self.table.owing() } else { Seats::NONE }
    }

    /// The parts that a step changes.
    pub(crate) fn moving_parts(&self) -> Vec<Part> {
        let scene = self.scene();
        let until = self.step.map_or(u64::MAX, |(_, until)| until);
        let told = self.table.told().iter().rev().skip_while(|told| told.nth >= until);
        let seatings = self.table.seatings().iter().rev().skip_while(|seating| seating.nth >= until);
        let turns = Story { told, seatings, lines: self.lines }.newest(self.page, &scene, LOG_TURNS);
        vec![
            ("progress", self.page.draw(&scene, Area::Progress)),
            ("players", self.players(&scene, turns.first())),
            ("board-area", board_area(self.page, &scene)),
            ("standing", self.page.draw(&scene, Area::Standing)),
            ("log", log(&turns, scene.seat())),
            ("story", story(&turns, &scene)),
            ("tray", self.tray(&scene, turns.first())),
        ]
    }

    /// All parts.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let mut parts = self.moving_parts();
        if self.table.creation().odds {
            let over = self.table.status() == Status::Finished;
            let words = html! { p class="empty" { (self.lang.t("odds-over")) } };
            parts.push(("odds", if over { words } else { self.page.draw(&self.scene(), Area::Odds) }));
        }
        parts
    }

    /// How long the step is shown, in milliseconds.
    pub(crate) fn pace(&self) -> u32 {
        let Some((event, _)) = self.step else { return 0 };
        let pace = self.page.game().pace(event);
        let scene = self.scene();
        let own = |line: Line| !line.detail && line.seat.is_some() && line.seat == scene.seat();
        if pace > OWN_MOVE && self.page.tell(&scene, event).is_some_and(own) { OWN_MOVE } else { pace }
    }

    /// The panels of all players; lit is who is asked, or of whom something is told now.
    fn players(&self, scene: &Scene<'_>, newest: Option<&ShownTurn>) -> Markup {
        let acting = self.acting();
        let told = self.step.and(newest).and_then(|turn| turn.line.seat);
        html! {
            label class="players-more" { input type="checkbox" id="players-more" aria-label=(self.lang.t("players-more")); }
            @for (seat, chair) in Seat::all(self.names.len()).zip(self.table.chairs()) {
                (self.player(scene, seat, chair, (acting.contains(seat), told == Some(seat))))
            }
        }
    }

    fn player(
        &self,
        scene: &Scene<'_>,
        seat: Seat,
        chair: &Chair,
        (is_asked, is_told): (bool, bool),
    ) -> Markup {
        let me = scene.seat() == Some(seat);
        let is_away = !me && self.away.contains(seat) && self.table.status() == Status::Playing;
        let class = [(is_asked, " is-active"), (is_told, " is-told"), (me, " is-me"), (is_away, " is-away")];
        let class: String = class.into_iter().filter_map(|(is, class)| is.then_some(class)).collect();
        let mark = html! {
            @if is_away { (away(self.lang)) }
            @if let Some(kind) = chair.decides() { (opponents::face(self.lang, kind)) }
            @if chair.stand_in.is_some() { span class="sr" { (self.lang.t("stands-in")) } }
            @if me { span class="sr" { "(" (self.lang.t("you")) ")" } }
            @if is_asked { span class="sr" { (self.lang.t("to-move")) } }
            (self.time(seat, is_asked))
        };
        player_panel(self.page, scene, seat, &class, &mark)
    }

    /// What a seat has left; where time does not matter, for how long it makes the viewer wait.
    fn time(&self, seat: Seat, is_asked: bool) -> Markup {
        let (table, since) = (self.table, self.table.changed_at());
        if self.view.viewer() == Viewer::Spectator && late(self.lang, table).is_some() {
            // Time goes by at the table, and the table is further.
            return html! {};
        }
        // A clock that was put back makes nobody wait for less than nothing.
        let now = self.now.unwrap_or(since).max(since);
        let running = clock::running(table, seat, now, is_asked);
        running.unwrap_or_else(|| {
            let waits = is_asked && self.view.viewer().seat() != Some(seat);
            html! { @if waits { span class="player-clock" data-since=(since) data-waited=(now - since) {} } }
        })
    }

    /// What is to be said about time that is out, and about players who are away.
    fn absences(&self, seat: Option<Seat>) -> Markup {
        let (lang, id, table) = (self.lang, self.id, self.table);
        let out = seat.is_some_and(|seat| table.chairs()[seat.index()].stand_in.is_some());
        html! {
            @if out { (clock::stand_in(lang, id)) }
            @if let Some(now) = self.now { (clock::absent(lang, id, table, seat, &self.names, now)) }
        }
    }

    fn tray(&self, scene: &Scene<'_>, newest: Option<&ShownTurn>) -> Markup {
        if self.table.status() == Status::Finished && self.step.is_none() {
            return result::tray(self.id, self.table, scene, |part| self.page.draw(scene, part));
        }
        if self.table.status() == Status::Shut && self.step.is_none() {
            let words = self.lang.t("problem-table-shut");
            return html! { div class="ask" { p { strong { (words) } } } a class="btn" href="/" { (self.lang.t("to-lobby")) } };
        }
        let seat = scene.seat();
        let settled = self.step.is_none() && self.planned.is_empty();
        let can_take_back = settled && seat.is_some_and(|seat| self.table.can_take_back(seat));
        html! {
            @if settled { (self.absences(seat)) }
            div class="ask" {
                (self.ask_words(scene, newest))
                @if let Some(seat) = seat {
                    span class="mine only-narrow" { span class="sr" { (self.lang.t("you-hold")) } (self.page.draw(scene, Area::Things(seat))) }
                }
                @if let Some((event, _)) = self.step {
                    // What stays is gone on from, all else is passed over up to that.
                    @let stays = self.page.stays(event);
                    @let (act, words) = if stays { ("next", "story-go") } else { ("skip", "away-skip") };
                    div class="btn-row" { button type="button" class={ "btn" @if stays { " btn-main" } } data-story=(act) { (self.lang.t(words)) } }
                }
                @if can_take_back {
                    form class="btn-row" method="post" action={ "/t/" (self.id) "/take-back" } hx-post={ "/t/" (self.id) "/take-back" } hx-swap="none" {
                        button class="btn" data-key="z" { (self.lang.t("take-back")) }
                    }
                }
            }
            @if seat.is_some() { (self.page.draw(scene, Area::Acts)) }
        }
    }

    /// The one sentence that says whose turn it is and what is asked.
    fn ask_words(&self, scene: &Scene<'_>, newest: Option<&ShownTurn>) -> Markup {
        let lang = self.lang;
        if let (Some(_), Some(turn)) = (self.step, newest) {
            return html! {
                @if let Some(seat) = turn.line.seat { (token(seat)) }
                // What a leg or a round brought everybody stands in the panels and on the board.
                @let detail = turn.detail().filter(|_| !turn.line.key);
                p class={ "telling" @if turn.line.key { " is-key" } } { (turn.words()) @if let Some(detail) = detail { " " small { (detail.text) } } }
            };
        }
        if scene.ask.is_some() {
            return html! {
                @if let Some(seat) = scene.seat() { (token(seat)) }
                p { strong { (lang.t("your-turn")) } " " span class="ask-more" { (self.page.draw(scene, Area::Prompt)) }
                    @if let Some(clause) = self.page.clause(scene) { "\u{a0}" (clause_link(&clauses::link(clause), clause)) }
                }
            };
        }
        let waiting: Vec<_> = self.acting().iter().map(|seat| scene.name(seat)).collect();
        let only_bots =
            self.acting().iter().all(|seat| self.table.chairs()[seat.index()].decides().is_some());
        html! {
            p class="waiting" {
                @if self.step.is_some() || waiting.is_empty() { (lang.t("watch")) }
                @else {
                    (lang.tr(if only_bots { "waiting-bot" } else { "waiting-for" }, &[("count", waiting.len().into()), ("names", lang.list(&waiting).into())]))
                }
                span class="dots" {}
            }
        }
    }
}

/// The table as it stands, drawn once for all streams that see the same; nothing before the game has started and when
/// the server has gone. Where the table shows odds it is drawn where thinking is done.
pub(crate) async fn settled(
    app: &App,
    live: &Arc<Live>,
    now: &Arc<Moment>,
    viewer: Viewer,
    lang: Lang,
) -> Option<Arc<Drawn>> {
    let at = app.hall.now();
    app.metrics.pictures.inc();
    let drawn = app.metrics.drawn.clone();
    let (live, now) = (Arc::clone(live), Arc::clone(now));
    let odds = now.table.creation().odds;
    let draw = move || {
        now.table.game()?;
        let picture = || {
            drawn.inc();
            Picture::settled(&live, &now.table, viewer, lang).map(|picture| picture.at(at).parts())
        };
        let shown = Shown::Settled(now.table.length(), at / SAME_TIME, *live.beside.away().borrow());
        Some(live.beside.get((viewer, lang), shown, || Drawn::new(picture().unwrap_or_default())))
    };
    if odds { app.hall.pool().run(draw).await.ok()? } else { draw() }
}

/// The newest turns in few words, for the strip that is always in sight; what others did to the viewer stays among them
/// until the viewer's next turn. The log says them to those who hear it.
fn story(turns: &[ShownTurn], scene: &Scene<'_>) -> Markup {
    let me = scene.seat();
    let own = me.and_then(|_| turns.iter().position(|turn| turn.line.seat == me));
    let since = own.unwrap_or_default();
    let done = |nth: usize| me.filter(|_| nth < since).and_then(|me| turns[nth].done_to(me));
    let mut shown: Vec<usize> = (0..turns.len()).collect();
    shown.sort_by_key(|&nth| nth > 0 && done(nth).is_none());
    // All that was done since the own last turn can be reached, and that turn itself stays in sight.
    shown.truncate((since + 1).clamp(STORY_TURNS, STORY_SINCE));
    shown.extend(own.filter(|own| !shown.contains(own)));
    shown.sort_unstable();
    let mine = |nth: usize| (own == Some(nth)).then_some("is-mine");
    html! {
        @for (turn, done, mine) in shown.into_iter().map(|nth| (&turns[nth], done(nth), mine(nth))) {
            li id={ "story-" (turn.id) } class=[done.as_ref().map(|_| "is-on-me").or(mine)] {
                @if let Some(seat) = turn.line.seat { (token(seat)) }
                p { span { (unnamed(done.map_or_else(|| turn.words().render(), |line| line.text.clone()), turn.line.seat, scene)) } }
            }
        }
    }
}

/// What is told of a seat, with the name it begins with marked: narrow pages may leave it to the sign before it.
fn unnamed(words: Markup, seat: Option<Seat>, scene: &Scene<'_>) -> Markup {
    let Some(seat) = seat else { return words };
    let name = html! { (scene.name(seat)) };
    match words.0.strip_prefix(&name.0).filter(|rest| rest.starts_with(' ')) {
        Some(rest) => html! { span class="story-who" { (name) } (PreEscaped(rest)) },
        None => words,
    }
}

/// The newest turns of the history. Each is drawn once for all: whose eyes these are marks what was done to them.
fn log(turns: &[impl Render], me: Option<Seat>) -> Markup {
    html! {
        ol class={ "log" @if let Some(me) = me { " for-" (me) } } id="log-list" aria-live="polite" {
            @for turn in turns { (turn) }
        }
    }
}
