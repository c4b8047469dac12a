//! Who follows a table: what they see next, and when.

use super::Start;
use crate::app::{App, Live, Shared};
use crate::drawing::game_page;
use crate::eyes::{Eyes, is_alone, viewer};
use crate::game_page::AnyPage;
use crate::guest::Guest;
use crate::limits::OpenStream;
use crate::notices::Look;
use crate::pages::dice;
use crate::pages::people::chat::Heard;
use crate::pages::people::screen;
use crate::pages::people::waiting::Waiting;
use crate::pages::picture::{Picture, settled};
use crate::pages::room;
use crate::pictures::{Drawn, Sent, Shown};
use crate::reader::Reader;
use crate::sse;
use crate::watching;
use bytes::Bytes;
use engine::any::AnyEvent;
use engine::{Seats, Viewer};
use hall::{Moment, Next};
use maud::html;
use std::sync::{Arc, Weak};
use std::time::Duration;
use table::{Frame, PlayerId, Status, Table};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// Who is more steps behind than this sees the last picture at once.
const BEHIND: usize = 90;
/// The least time between two pictures of one stream: more of them nobody can see.
const BETWEEN: Duration = Duration::from_millis(30);
/// How long the last step stays in sight, in milliseconds, while a bot chooses: most moves are told straight on.
const STRAIGHT_ON: u32 = 1_000;
/// How long it takes until who has gone is shown as away: whoever loads the page again is back by then.
const GONE: Duration = Duration::from_secs(3);

/// What to do next.
enum Due {
    /// Send this.
    Event(Bytes),
    /// Show the next frame: this one had nothing to show.
    More,
    /// Draw the table as it stands.
    Settle(Arc<Moment>),
    /// Wait for a change.
    Nothing,
}

pub(super) struct Follower {
    /// Who looks needs no notice. Ends before the eyes close, which has others look who is still here.
    _looks: Vec<Look>,
    app: Weak<App>,
    eyes: Eyes,
    changes: watch::Receiver<Arc<Moment>>,
    /// What waits for the viewer elsewhere.
    waiting: Waiting,
    /// What is said at the table, and whether it was looked at.
    chat: watch::Receiver<u64>,
    heard: bool,
    /// Whether all see it, and nobody presses anything.
    screen: bool,
    /// Whether it was opened by somebody who plays here.
    plays: bool,
    /// Who comes and goes, and when to look who is still here.
    comings: watch::Receiver<u64>,
    look_again: Option<Instant>,
    away: watch::Receiver<Seats>,
    pub(super) guest: Guest,
    reader: Reader,
    /// How far the table was when the page was made.
    opened: Status,
    /// The next frame to show.
    from: u64,
    sent: Sent,
    /// The look of the picture that the page showed when it came.
    shown: Option<u64>,
    /// The log length of the settled picture that was sent last.
    settled: Option<usize>,
    /// How long the last step is shown before the next.
    pause: Duration,
    _open: OpenStream,
}

impl Follower {
    /// Who follows a table, from the frame after the last one that came, or from where the page was made.
    pub(super) fn begin(
        app: &Shared,
        live: Arc<Live>,
        changes: watch::Receiver<Arc<Moment>>,
        (mut guest, reader): (Guest, Reader),
        (start, last): (&Start, &str),
        open: OpenStream,
    ) -> Self {
        let plays = live.read(|table| watching::plays(table, &guest));
        let screen = start.screen.is_some();
        let (last, skips) = last.strip_suffix("skip").map_or((last, false), |last| (last, true));
        if screen {
            // A screen sees what a stranger does, whosever browser it is.
            (guest.id, guest.round) = (PlayerId(String::new()), None);
        }
        // Who shares the device looks too.
        let beside = guest.round.iter().flat_map(|round| &round.players);
        let people = beside.chain([&guest.id]).filter(|player| !player.0.is_empty());
        let looks = people.map(|player| app.teller.look(player, live.id())).collect();
        app.hall.bells().tell(&guest.id.0);
        let mut chat = live.beside.chat.changes();
        // Something may have been said while the page was on its way.
        chat.mark_changed();
        let waiting = Waiting::new(app, guest.holder.clone(), reader.lang, Some(live.id().clone()));
        let now = Arc::clone(&changes.borrow());
        if skips && now.table.seat_of(&guest.id).is_some_and(|seat| is_alone(&now.table, seat)) {
            live.hurry();
        }
        let mut comings = live.beside.comings();
        // Somebody may have come or gone while the page was on its way.
        comings.mark_changed();
        Self {
            comings,
            look_again: None,
            away: live.beside.away(),
            app: Arc::downgrade(app),
            eyes: Eyes::open(live, viewer(&now.table, &guest), &reader, skips),
            from: last.parse().ok().or(start.from).unwrap_or_default(),
            sent: Sent::default(),
            shown: u64::from_str_radix(&start.look, 16).ok(),
            settled: None,
            pause: Duration::ZERO,
            changes,
            chat,
            heard: false,
            waiting,
            // The game may have started while the page of the waiting room was on its way.
            opened: if start.from.is_none() { Status::Open } else { now.table.status() },
            screen,
            plays,
            _looks: looks,
            guest,
            reader,
            _open: open,
        }
    }

    /// The player whose chair at the table is watched for being handed on.
    pub(super) fn watched(&self) -> PlayerId {
        // Who shares a device, or looks at a screen, is nobody whom the holder is elsewhere.
        if self.screen || self.guest.round.is_some() {
            self.guest.holder.at(self.eyes.live.id().as_str())
        } else {
            self.guest.id.clone()
        }
    }

    pub(super) async fn next(&mut self) -> Option<Bytes> {
        // Whether a step was shown last.
        let mut told = false;
        loop {
            if !self.pause.is_zero() {
                told = true;
                tokio::time::sleep(std::mem::take(&mut self.pause)).await;
            }
            let now = Arc::clone(&self.changes.borrow_and_update());
            match self.show(now)? {
                Due::Event(event) => return Some(event),
                Due::More => {}
                Due::Settle(now) if std::mem::take(&mut told) && self.goes_straight_on(&now).await => {}
                Due::Settle(now) => {
                    if let Some(event) = self.settle(now).await? {
                        return Some(event);
                    }
                }
                Due::Nothing if self.passes_on() => {
                    self.pass_on().await;
                    return Some(sse::reload());
                }
                Due::Nothing => tokio::select! {
                    changed = self.changes.changed() => changed.ok()?,
                    waiting = self.waiting.next() => return Some(waiting),
                    Ok(()) = self.comings.changed() => self.look_again = Some(Instant::now() + GONE),
                    () = sleep_until(self.look_again.unwrap_or_else(Instant::now)), if self.look_again.is_some() => {
                        self.look_who_is_here();
                    }
                    Ok(()) = self.away.changed() => self.settled = None,
                    Ok(()) = self.chat.changed() => {
                        if let Some(heard) = self.hear().await {
                            return Some(heard);
                        }
                    }
                },
            }
        }
    }

    /// Whether a bot moves soon after what was told, so that nobody need read in between that it thinks.
    async fn goes_straight_on(&mut self, now: &Moment) -> bool {
        let bot = |seat: engine::Seat| now.table.chairs()[seat.index()].decides().is_some();
        let owing = now.table.owing();
        let waits = !owing.is_empty() && owing.iter().all(bot);
        let paced = |app: Shared| app.hall.paced(STRAIGHT_ON);
        let Some(wait) = self.app.upgrade().filter(|_| waits).map(paced) else { return false };
        tokio::time::timeout(wait, self.changes.changed()).await.is_ok_and(|changed| changed.is_ok())
    }

    /// Notes who is away by now; the waiting room also says who is expected.
    fn look_who_is_here(&mut self) {
        self.look_again = None;
        let (live, Some(app)) = (&self.eyes.live, self.app.upgrade()) else { return };
        live.beside.note_away(live.read(|table| room::away(&app, live, table)));
        self.settled = self.settled.filter(|_| self.opened != Status::Open);
    }

    /// Whether the device goes on to another of those who share it.
    fn passes_on(&self) -> bool {
        let round = self.guest.round.as_ref();
        round.is_some_and(|round| self.eyes.live.read(|table| round.passes_on(table)))
    }

    /// Draws the curtain; the page that comes next knows nothing of anybody's hand.
    async fn pass_on(&mut self) {
        let (Some(app), Some(round)) = (self.app.upgrade(), self.guest.round.take()) else { return };
        let table = self.eyes.live.id();
        if let Err(problem) = crate::round::draw_curtain(&app, table, self.guest.holder.name(), round).await {
            tracing::warn!(?problem, "a device was not passed on");
        }
    }

    /// What is to be heard at the table, as an event.
    async fn hear(&mut self) -> Option<Bytes> {
        let app = self.app.upgrade()?;
        let (live, lang) = (&self.eyes.live, self.eyes.lang);
        let heard = Heard::of(&app, live, &self.guest.id).await.ok()?;
        if !std::mem::replace(&mut self.heard, true) && heard.is_empty() {
            return None;
        }
        let lines = heard.lines(lang, live.id().as_str(), app.hall.now());
        let html = html! { hx-partial hx-target="#chat-lines" hx-swap="innerMorph" { (lines) } };
        Some(sse::event(None, None, &html.into_string()))
    }

    /// The next thing to do; none when the server has gone.
    fn show(&mut self, now: Arc<Moment>) -> Option<Due> {
        let (status, viewer) = (now.table.status(), viewer(&now.table, &self.guest));
        if !self.plays && !watching::may_see(&now.table, &self.guest) {
            // The game has begun, and nobody watches it: another page says so.
            return (self.opened == Status::Open).then(|| {
                self.opened = status;
                Due::Event(sse::reload())
            });
        }
        if self.plays && now.table.was_sent_away(&self.guest.id) {
            // Nothing on this page is for them any more.
            self.plays = false;
            return Some(Due::Event(sse::reload()));
        }
        if self.is_of_another_kind(status, viewer) {
            // Once: the browser opens a new stream with the new page.
            self.opened = status;
            self.eyes = Eyes::open(Arc::clone(&self.eyes.live), viewer, &self.reader, false);
            return Some(Due::Event(sse::reload()));
        }
        let drawn_already = self.settled == Some(now.table.length());
        let settle = |now| Some(if drawn_already { Due::Nothing } else { Due::Settle(now) });
        if self.opened == Status::Open {
            return settle(now);
        }
        let page = game_page(&now.table.creation().game)?;
        let shown = |event: &AnyEvent| page.game().pace(event) > 0;
        let app = self.app.upgrade()?;
        let viewer = self.eyes.viewer;
        if self.reader.is_shown_the_end_only() || now.waiting(viewer, self.from, shown) > BEHIND {
            self.from = now.table.heard(viewer);
        }
        let (from, next) = now.next(viewer, self.from);
        self.from = from;
        let Next::Frame(frame) = next else {
            self.eyes.skips &= viewer.seat().is_some_and(|seat| !now.table.owing().contains(seat));
            return settle(now);
        };
        self.eyes.skips &= !page.stays(&frame.event);
        if self.eyes.skips {
            return Some(Due::More);
        }
        Some(self.step(&app, page, &now, &frame))
    }

    /// A step of the game, for as long as it is worth.
    fn step(&mut self, app: &App, page: &dyn AnyPage, now: &Moment, frame: &Frame) -> Due {
        let (viewer, lang, live) = (self.eyes.viewer, self.eyes.lang, &self.eyes.live);
        let pause = |pace| app.hall.paced(self.reader.speed.of(pace));
        self.pause = pause(page.game().pace(&frame.event));
        if self.pause.is_zero() {
            return Due::More;
        }
        // Once for all who see the same, however many they are.
        let draw = || {
            app.metrics.drawn.inc();
            let picture = Picture::moving(live, &now.table, viewer, lang, frame);
            let drawn = picture.map(|picture| Drawn::new(picture.moving_parts()).shown_for(picture.pace()));
            drawn.unwrap_or_else(|| Drawn::new(Vec::new()))
        };
        app.metrics.pictures.inc();
        let drawn = live.beside.get((viewer, lang), Shown::Step(self.from), draw);
        self.pause = pause(drawn.pace());
        drawn.event(&mut self.sent, self.from).map_or(Due::More, Due::Event)
    }

    /// Whether the page is of another kind now: the game has started, or the viewer sits elsewhere.
    fn is_of_another_kind(&self, status: Status, viewer: Viewer) -> bool {
        let opened_open = self.opened == Status::Open;
        (opened_open && status != Status::Open) || (!opened_open && viewer != self.eyes.viewer)
    }

    /// The table as it stands, if that looks different from what was sent; nothing when the server has gone.
    async fn settle(&mut self, now: Arc<Moment>) -> Option<Option<Bytes>> {
        let app = self.app.upgrade()?;
        self.settled = Some(now.table.length());
        self.pause = BETWEEN;
        if self.opened == Status::Open {
            return Some(self.room(&app, &now.table).await.event(&mut self.sent, self.from));
        }
        let drawn = settled(&app, &self.eyes.live, &now, self.eyes.viewer, self.eyes.lang).await?;
        if self.shown.take() == Some(drawn.look()) {
            // Sent again it would clear what is chosen on the page and not sent yet.
            drawn.is_shown(&mut self.sent);
        }
        Some(drawn.event(&mut self.sent, self.from))
    }

    /// The waiting room. What it shows also depends on who looks, so that it is drawn for each.
    async fn room(&self, app: &Shared, table: &Table) -> Drawn {
        let (id, lang, live) = (self.eyes.live.id().as_str(), self.reader.lang, &self.eyes.live);
        let room = if self.screen {
            screen::chairs(lang, id, table)
        } else {
            // Who is expected can be said when something changes the next time.
            let missing = room::missing(app, live, table, &self.guest).await.unwrap_or_default();
            room::chairs(id, table, &self.guest, &self.reader, &missing)
        };
        let dice = dice::facts(lang, id, table, table.seat_of(&self.guest.id));
        Drawn::new(vec![("room", room), ("dice", dice)])
    }
}
