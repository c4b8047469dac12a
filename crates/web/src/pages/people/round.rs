//! One device goes round: sitting down beside somebody, and the curtain between two hands.

use crate::app::{Live, Shared};
use crate::drawing::pieces::token;
use crate::guest::{Guest, new_guest, set_cookie};
use crate::pages::layout::{self, Art, Page};
use crate::pages::set_up::given_name;
use crate::people::name_at;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::round::{COOKIE, Round, keep, with};
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{DiceWord, PlayerId, Status, Table, TableError};

/// What the forms ask.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    seat: String,
    #[serde(default)]
    name: String,
}

fn seat(asked: &Asked) -> Result<Seat, Problem> {
    let number = asked.seat.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
    number.ok_or_else(|| Problem::not_found("chair"))
}

/// `POST /t/{id}/beside`: somebody else sits down, on the same device.
pub(crate) async fn sit(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let reader = Reader { here: format!("/t/{id}"), ..reader };
    let done = async {
        let Form(asked) = asked?;
        let (live, seat) = (app.table(&id).await?, seat(&asked)?);
        crate::app::own_seat(&live, &guest.id)?;
        let name = given_name(&asked.name, &Reader { name: String::new(), ..reader.clone() })?;
        let other = new_guest();
        let mut round = guest.round.clone().unwrap_or_else(|| Round::of_one(&guest.id));
        round.players.push(other.clone());
        app.hall.change(&live, move |draft| draft.sit(seat, &other, &name, DiceWord::None)).await?;
        keep(&app, live.id(), guest.holder.name(), &round).await?;
        Ok::<_, Problem>(with(&headers, live.id()))
    };
    match done.await {
        Ok(tables) => {
            let cookie = [(SET_COOKIE, set_cookie(COOKIE, &tables))];
            (cookie, Redirect::to(&format!("/t/{id}"))).into_response()
        }
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// `POST /t/{id}/round`: somebody takes the device, or passes it on.
pub(crate) async fn pass(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let reader = Reader { here: format!("/t/{id}"), ..reader };
    let done = async {
        let Form(asked) = asked?;
        let live = app.table(&id).await?;
        let round = guest.round.clone().ok_or_else(|| Problem::not_found("device"))?;
        let holds = if asked.seat.is_empty() { None } else { Some(player(&live, &round, seat(&asked)?)?) };
        keep(&app, live.id(), guest.holder.name(), &Round { holds, begun: true, ..round }).await
    };
    match done.await {
        Ok(()) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// The one of those who share the device who sits on this chair.
fn player(live: &Live, round: &Round, seat: Seat) -> Result<PlayerId, TableError> {
    let person =
        live.read(|table| table.chairs().get(seat.index()).and_then(|chair| chair.person().cloned()));
    person.filter(|person| round.players.contains(person)).ok_or(TableError::NotYours(seat))
}

/// The curtain, if it is drawn: a page that knows nothing of anybody's hand.
pub(crate) async fn curtain(
    app: &Shared,
    guest: &Guest,
    live: &Live,
    table: &Table,
    reader: &Reader,
) -> Option<Response> {
    let round = guest.round.as_ref().filter(|_| table.status() == Status::Playing)?;
    if !round.begun && round.players.len() > 1 {
        let drawn = Round { holds: None, begun: true, ..round.clone() };
        if let Err(problem) = keep(app, live.id(), guest.holder.name(), &drawn).await {
            return Some(layout::problem(reader, &problem));
        }
        return Some(page(reader, live.id().as_str(), table, &drawn).into_response());
    }
    round.holds.is_none().then(|| page(reader, live.id().as_str(), table, round).into_response())
}

fn page(reader: &Reader, id: &str, table: &Table, round: &Round) -> Markup {
    let lang = reader.lang;
    let body = html! {
        main id="main" class="page curtain" {
            h1 { (lang.t("pass-on")) }
            p class="lead" { (lang.t("pass-on-words")) }
            form class="card curtain-names" id="curtain" method="post" action={ "/t/" (id) "/round" }
                hx-get={ "/t/" (id) "/curtain" } hx-trigger="every 2s" hx-swap="none" {
                (takers(reader, table, round))
            }
        }
    };
    let title = lang.t("pass-on");
    let about = Page::plain(&title, "page-curtain", Art::None);
    layout::page(reader, &about, &body)
}

/// Those who can take the device: who is asked, and below in small the others, who may want to look.
fn takers(reader: &Reader, table: &Table, round: &Round) -> Markup {
    let (asked, others): (Vec<_>, Vec<_>) = {
        let asked: Vec<_> = round.asked(table).collect();
        round.players.iter().partition(|player| asked.contains(player))
    };
    let button = |player: &PlayerId, class: &str, key: &str| {
        let seat = table.seat_of(player);
        html! {
            @if let Some(seat) = seat {
                button class=(class) name="seat" value=(seat) {
                    (token(seat)) (reader.lang.tr(key, &[("name", name_at(table, seat).into())]))
                }
            }
        }
    };
    html! {
        @for player in asked { (button(player, "btn btn-main", "i-am")) }
        @if !others.is_empty() {
            p class="btn-row" { @for player in others { (button(player, "btn btn-quiet", "i-look")) } }
        }
    }
}

/// `GET /t/{id}/curtain`: who is asked by now, for a curtain that is drawn.
pub(crate) async fn asked(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let live = match app.table(&id).await {
        Ok(live) => live,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    let Some(round) = &guest.round else { return layout::problem(&reader, &Problem::not_found("device")) };
    let takers = live.read(|table| takers(&reader, table, round));
    html! { hx-partial hx-target="#curtain" hx-swap="innerMorph" { (takers) } }.into_response()
}

/// The button by which who holds the device passes it on.
pub(crate) fn pass_button(reader: &Reader, id: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (id) "/round" } {
            input type="hidden" name="seat" value="";
            button class="btn" { (reader.lang.t("pass-on")) }
        }
    }
}

/// The form by which somebody sits down beside who has the device.
pub(crate) fn beside(reader: &Reader, id: &str, seat: Seat) -> Markup {
    let lang = reader.lang;
    html! {
        form class="beside btn-row" method="post" action={ "/t/" (id) "/beside" } {
            input type="hidden" name="seat" value=(seat);
            input class="input" name="name" maxlength=(table::MAX_NAME) required
                placeholder=(lang.t("their-name")) aria-label=(lang.t("their-name"));
            button class="btn" { (lang.t("sit-beside")) }
        }
    }
}
