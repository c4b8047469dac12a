//! The people with whom one has played: invited again in two taps, or blocked.

use super::form::sheet;
use super::person::page_of;
use super::you::first_steps;
use crate::app::{Live, Shared, own_seat};
use crate::drawing::game_pages;
use crate::guest::Guest;
use crate::pages::device::past;
use crate::pages::layout;
use crate::pages::room::{self, Missing};
use crate::people::{Friend, Invitation, block, blocked, friend, friends, invite, name_at};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use engine::{Options, Seat};
use hall::NewTable;
use maud::{Markup, html};
use serde::Deserialize;
use table::{Clock, DiceWord, Draft, PlayerId, Status, Table, WhenOut, tidy_name};

/// How many people the waiting room offers.
const OFFERED: usize = 8;

/// `GET /you/people`.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let own = guest.holder.own();
    let found = async {
        let (friends, blocked) = (friends(&app, own).await?, blocked(&app, own).await?);
        let mut shown = Vec::new();
        for friend in friends {
            let page = page_of(&app, own, &friend.player).await?.map(|(_, address)| address);
            shown.push((friend, page));
        }
        Ok::<_, Problem>((shown, blocked))
    };
    let (friends, blocked) = match found.await {
        Ok(found) => found,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let (lang, now) = (reader.lang, i64::try_from(app.hall.now()).unwrap_or(i64::MAX));
    let body = html! {
        section class="card" {
            p class="soft" { (lang.t(if friends.is_empty() { "people-none" } else { "people-words" })) }
            @if !friends.is_empty() {
                ul class="tables people" {
                    @for (friend, page) in &friends {
                        (row(lang, friend, page.as_deref(), &app.alias(own, &friend.player), blocked.contains(&friend.player), now))
                    }
                }
            }
        }
        @if friends.is_empty() { (first_steps(lang)) }
    };
    sheet(&reader, &lang.t("people"), &body).into_response()
}

fn row(lang: Lang, friend: &Friend, page: Option<&str>, alias: &str, is_blocked: bool, now: i64) -> Markup {
    let times = lang.tr("played-together", &[("count", friend.times.into())]);
    html! {
        li {
            span class="tables-words" {
                b { @if let Some(page) = page { a href=(page) { (friend.name) } } @else { (friend.name) } }
                @if is_blocked { " " span class="chip" { (lang.t("blocked")) } }
                small class="soft" { (times) " · " (past(lang, "played-last", now.saturating_sub(friend.last).try_into().unwrap_or(0))) }
            }
            @if !is_blocked {
                details class="invite-to" {
                    summary class="btn" { (lang.t("invite-to-new")) }
                    form method="post" action="/you/invite" {
                        input type="hidden" name="who" value=(alias);
                        @for page in game_pages() { button class="btn" name="game" value=(page.id()) { (page.title()) } }
                    }
                }
            }
            form method="post" action="/you/block" {
                input type="hidden" name="who" value=(alias);
                button class="btn btn-quiet" name="blocked" value=(if is_blocked { "no" } else { "yes" }) {
                    (lang.t(if is_blocked { "unblock" } else { "block" }))
                }
            }
        }
    }
}

/// What the forms about people ask.
#[derive(Deserialize)]
pub(crate) struct Asked {
    who: String,
    #[serde(default)]
    game: String,
    #[serde(default)]
    blocked: String,
}

/// `POST /you/block`: no invitations and no chat from somebody, or again.
pub(crate) async fn set_block(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let own = guest.holder.own();
    let done = async {
        let Form(asked) = asked?;
        let other = friend(&app, own, &asked.who).await?;
        block(&app, own, &other, asked.blocked == "yes").await
    };
    match done.await {
        Ok(()) => Redirect::to("/you/people").into_response(),
        Err(problem) => layout::problem(&Reader { here: "/you/people".to_owned(), ..reader }, &problem),
    }
}

/// `POST /you/invite`: opens a table of a game, sits down, and invites somebody to it.
pub(crate) async fn to_new_table(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let own = guest.holder.own();
    let done = async {
        let Form(asked) = asked?;
        app.must_open(&guest).await?;
        let other = friend(&app, own, &asked.who).await?;
        let name = tidy_name(if reader.name.is_empty() { &other.name } else { &reader.name })?;
        let name = if reader.name.is_empty() { reader.lang.t("guest") } else { name };
        let live = app.hall.open(own, usual(&asked.game, 2)?, |draft: &mut Draft| {
            draft.sit(Seat::new(0), own, &name, DiceWord::None)
        });
        let live = live.await?;
        invite(&app, &invitation(&app, own, &name), &other.player, live.id()).await?;
        Ok::<_, Problem>(live.id().to_string())
    };
    match done.await {
        Ok(id) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(problem) => layout::problem(&Reader { here: "/you/people".to_owned(), ..reader }, &problem),
    }
}

/// A private table of a game with its usual settings for so many, or the fewest that can play it.
fn usual(game: &str, seats: usize) -> Result<NewTable, Problem> {
    let page = game_pages().find(|page| page.id() == game).ok_or_else(|| Problem::not_found("game"))?;
    let kind = page.game().kind();
    let options = Options::default();
    let fits = |seats: &usize| kind.start(*seats, &options).is_ok();
    let seats = kind.seats().filter(|count| *count >= seats).find(fits).unwrap_or(*kind.seats().end());
    let (clock, when_out) = (Clock::None, WhenOut::StandIn);
    Ok(NewTable {
        game: game.to_owned(),
        seats,
        options,
        odds: true,
        public: false,
        clock,
        when_out,
        watching: table::Watching::AtOnce,
        coach: false,
        origin: None,
    })
}

/// What the waiting room needs to know besides the table.
pub(crate) struct Company {
    /// The short code of the table.
    pub(crate) code: Option<String>,
    /// The people whom the viewer may invite, by alias and name.
    pub(crate) offered: Vec<(String, String)>,
    /// Who is not there.
    pub(crate) missing: Missing,
    /// The chat.
    pub(crate) chat: Markup,
}

/// Who could come to a table that is open.
pub(crate) async fn company(
    app: &Shared,
    guest: &Guest,
    live: &Live,
    table: &Table,
    lang: Lang,
) -> Result<Company, Problem> {
    let own = guest.holder.own();
    let code = crate::people::code_of(app, live.id()).await?;
    let chat = super::chat::drawn(app, live, guest, lang).await?;
    let missing = room::missing(app, live, table, guest).await?;
    if table.seat_of(own).is_none() {
        return Ok(Company { code, offered: Vec::new(), missing, chat });
    }
    let blocked = blocked(app, own).await?;
    let waits = |friend: &Friend| {
        missing.expected.iter().any(|(_, invited)| invited.player == friend.player && !invited.declined)
    };
    let free = |friend: &Friend| {
        table.seat_of(&friend.player).is_none() && !blocked.contains(&friend.player) && !waits(friend)
    };
    let friends = friends(app, own).await?.into_iter().filter(free).take(OFFERED);
    let offered = friends.map(|friend| (app.alias(own, &friend.player), friend.name)).collect();
    Ok(Company { code, offered, missing, chat })
}

/// The television and the people of the waiting room.
pub(crate) fn room(lang: Lang, id: &str, company: &Company) -> Markup {
    html! {
        p { a href={ "/t/" (id) "/screen" } { (lang.t("screen")) } }
        @if !company.offered.is_empty() {
            h3 { (lang.t("invite-again")) }
            form class="btn-row" method="post" action={ "/t/" (id) "/invite" } {
                @for (alias, name) in &company.offered { button class="btn" name="who" value=(alias) { (name) } }
            }
        }
    }
}

/// Invites somebody to an open table at which one sits.
pub(crate) async fn to_table(app: &Shared, live: &Live, own: &PlayerId, who: &str) -> Result<(), Problem> {
    let seat = own_seat(live, own)?;
    let (status, name) = live.read(|table| (table.status(), name_at(table, seat)));
    if status != Status::Open {
        return Err(table::TableError::Started.into());
    }
    let other = friend(app, own, who).await?;
    invite(app, &invitation(app, own, &name), &other.player, live.id()).await
}

fn invitation(app: &Shared, own: &PlayerId, name: &str) -> Invitation {
    Invitation { from: own.clone(), name: name.to_owned(), at: app.hall.now(), again: false }
}
