//! The waiting room: who sits where, the invitation, and everything a form at a table can ask.

use crate::app::{Live, Shared, own_seat};
use crate::dice;
use crate::guest::{Guest, set_cookie};
use crate::pages::carry::follow;
use crate::pages::introduction;
use crate::pages::invite;
use crate::pages::layout::{self, Art, Page, Reader, encode};
use crate::pages::listed::remember;
use crate::pages::names::{bot_name, names};
use crate::pages::opponents;
use crate::pages::people::friends::{self, Company};
use crate::pages::people::round;
use crate::pages::pieces::{line_icon, token};
use crate::pages::replay;
use crate::pages::set_up::{given_name, name_input, options};
use crate::pages::{dice as dice_page, game_page};
use crate::people::answered;
use crate::problem::Problem;
use crate::words::Lang;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use bots::AnyBot;
use engine::Seat;
use maud::{Markup, html};
use table::{Chair, PlayerId, Status, Table};

/// The page before the game starts.
pub(crate) fn page(
    live: &Live,
    table: &Table,
    guest: &Guest,
    reader: &Reader,
    company: &Company,
    head: &Markup,
) -> Markup {
    let lang = reader.lang;
    let id = live.id().as_str();
    let game = game_page(&table.creation().game);
    let title = game.map_or("", |page| page.title());
    let body = html! {
        main id="main" class="page room" hx-sse:connect={ "/t/" (id) "/stream" }
            hx-trigger="load, again" hx-swap="none" {
            @if let Some(game) = game { (introduction::card(lang, game)) }
            div class="room-grid" {
                section class="card" id="room" { (chairs(id, table, guest, reader)) }
                (invite::invitation(lang, id, company, table.seat_of(&guest.id).is_none() && table.creation().host != guest.id))
            }
            section class="card" id="chat" { h2 { (lang.t("chat")) } (company.chat) }
            details class="card fold" {
                summary { (lang.t("fair-dice")) }
                p class="soft" { (lang.t("fair-dice-words")) }
                div id="dice" { (dice_page::facts(lang, id, table, table.seat_of(&guest.id))) }
            }
        }
    };
    let about = Page {
        title,
        class: "page-room",
        art: Art::Game(&table.creation().game),
        heading: html! {},
        tools: html! {},
    };
    layout::page_with(reader, &about, head, &body)
}

/// What the table waits for and who can go on, or to whom it is an invitation.
fn lead(lang: Lang, table: &Table, guest: &Guest) -> Markup {
    let host = &table.creation().host;
    let is_host = *host == guest.id;
    let sits = table.seat_of(&guest.id).is_some();
    let seat = table.seat_of(host);
    let name = seat.and_then(|seat| table.chairs()[seat.index()].sitter.as_ref()).map(ToString::to_string);
    let by_host = |key: &str, otherwise: &str| match &name {
        Some(name) => lang.tr(key, &[("host", name.as_str().into())]),
        None => lang.t(otherwise),
    };
    let full = table.chairs().iter().all(|chair| chair.sitter.is_some());
    let words = if table.was_sent_away(&guest.id) {
        by_host("room-sent-away", "problem-sent-away")
    } else if table.is_starting() {
        lang.t("dice-opening")
    } else if full {
        match (is_host, sits) {
            (true, _) => lang.t("room-full-host"),
            (false, true) => by_host("room-full-player", "room-full-host"),
            (false, false) => by_host("room-full-stranger", "room-full"),
        }
    } else if is_host {
        lang.t("room-lead")
    } else if sits {
        by_host("room-lead-player", "room-waiting")
    } else {
        by_host("room-invited", "room-lead-stranger")
    };
    html! { p { (words) } }
}

/// The chairs with what the guest can do about each; replaced by the stream.
pub(crate) fn chairs(id: &str, table: &Table, guest: &Guest, reader: &Reader) -> Markup {
    let lang = reader.lang;
    let names = names(table, lang);
    let starting = table.is_starting();
    let empty = table.chairs().iter().filter(|chair| chair.sitter.is_none()).count();
    let seated = table.seat_of(&guest.id);
    let host = table.creation().host == guest.id;
    html! {
        div class="lead" role="status" { (lead(lang, table, guest)) }
        div class="card-head" {
            h2 { (lang.t("seats")) }
            span class="soft" { (lang.tr("chairs-free", &[("count", empty.into())])) }
        }
        @let may_sit = seated.is_none() && !table.was_sent_away(&guest.id);
        @if may_sit && empty > 0 {
            form id="sit" class="sit" method="post" action={ "/t/" (id) "/sit" } {
                input type="hidden" name="word_commitment" value="" data-commit=(id);
                (dice_page::typed_word(lang))
                (name_input(reader, true))
            }
        }
        ol class="seats" {
            @for (seat, chair) in Seat::all(names.len()).zip(table.chairs()) {
                li class={ "seat p" (seat) @if chair.sitter.is_none() { " is-open" } } id={ "chair-" (seat) } {
                    (token(seat))
                    (chair_row(id, table, seat, chair, &names, guest, reader))
                }
            }
        }
        @if table.creation().options.0.is_empty() { p class="soft" { (lang.t("options-usual")) } }
        (options(lang, table.creation()))
        (replay::origin(lang, table))
        @if starting { p class="waiting soft" { (lang.t("dice-opening")) span class="dots" {} } }
        @else if empty == 0 && (seated.is_some() || host) {
            form method="post" action={ "/t/" (id) "/start" } hx-post={ "/t/" (id) "/start" } hx-swap="none" { button class="btn btn-main lobby-go" { (lang.t("start")) } }
        } @else if host && seated.is_some() {
            form method="post" action={ "/t/" (id) "/fill" } hx-post={ "/t/" (id) "/fill" } hx-swap="none" { button class="btn btn-main lobby-go" { (lang.t("fill")) } }
        } @else if empty > 0 { p class="waiting soft" { (lang.t("room-waiting")) span class="dots" {} } }
    }
}

fn chair_row(
    id: &str,
    table: &Table,
    seat: Seat,
    chair: &Chair,
    names: &[String],
    guest: &Guest,
    reader: &Reader,
) -> Markup {
    let lang = reader.lang;
    let host = table.creation().host == guest.id;
    let beside = |person| guest.round.as_ref().is_some_and(|round| round.players.contains(person));
    let own = chair.person().is_some_and(|person| *person == guest.id || beside(person));
    let form = |action: &str, content: Markup| {
        html! {
            form class="btn-row" method="post" action={ "/t/" (id) "/" (action) } {
                input type="hidden" name="seat" value=(seat);
                (content)
            }
        }
    };
    html! {
        @if chair.sitter.is_some() {
            span class="seat-name" {
                b { (names[seat.index()]) }
                @if own { " " small { (lang.t("you")) } }
                @else if let Some(kind) = chair.bot() { " " small { b { (bot_name(lang, kind)) } ". " (opponents::about(lang, kind)) } }
                @else if chair.person() == Some(&table.creation().host) { " " small { (lang.t("room-host")) } }
            }
            @if let Some(kind) = chair.bot() { (opponents::face(lang, kind)) }
            @if !table.is_starting() {
                @if own { (form("leave", html! { button class="btn" { (lang.t("stand-up")) } })) }
                @else if host && chair.bot().is_some() { (form("leave", html! { button class="btn" { (lang.t("free-bot")) } })) }
                @else if host { (send_away(lang, &names[seat.index()], form)) }
            }
        } @else {
            span class="seat-name" { b { (lang.t("free-chair")) } }
            @if table.seat_of(&guest.id).is_none() && !table.was_sent_away(&guest.id) {
                button class="btn btn-main" form="sit" name="seat" value=(seat) { (lang.t("sit")) }
            }
            @if table.seat_of(&guest.id).is_some() { (round::beside(reader, id, seat)) }
            @if host { (form("bot", html! { (which_bot(lang, table)) button class="btn" { (line_icon("robot")) (lang.t("bot")) } })) }
        }
    }
}

/// What the host can do about a person on a chair. It is asked twice, since it cannot be undone.
fn send_away(lang: Lang, name: &str, form: impl Fn(&str, Markup) -> Markup) -> Markup {
    html! {
        details class="send-away" {
            summary class="btn" { (lang.t("stand-up")) }
            p class="soft" { (lang.tr("send-away-words", &[("name", name.into())])) }
            (form("leave", html! { button class="btn" { (lang.t("send-away")) } }))
        }
    }
}

/// The list of bots that can be seated.
fn which_bot(lang: Lang, table: &Table) -> Markup {
    let bots = game_page(&table.creation().game).map(|page| page.game().bots()).unwrap_or_default();
    let names: Vec<_> = bots.iter().map(AnyBot::name).collect();
    html! {
        select class="input" name="bot" aria-label=(lang.t("bot-which")) {
            (opponents::choices(lang, &names, hall::usual_among(&names)))
        }
    }
}

/// The fields of the forms at a table; each uses some.
#[derive(Default)]
struct Fields {
    seat: Option<u8>,
    name: String,
    word: String,
    word_commitment: String,
    /// Somebody with whom one has played, by alias.
    who: String,
    bot: String,
    decision: Option<u64>,
    /// All fields named `move`, each with one move or several between semicolons.
    moves: Vec<String>,
}

impl Fields {
    fn read(pairs: Vec<(String, String)>) -> Result<Self, Problem> {
        let mut fields = Self::default();
        for (name, value) in pairs {
            match name.as_str() {
                "seat" => fields.seat = Some(number("seat", &value)?),
                "decision" => fields.decision = Some(number("decision", &value)?),
                "name" => fields.name = value,
                "who" => fields.who = value,
                "word" => fields.word = value,
                "word_commitment" => fields.word_commitment = value,
                "bot" => fields.bot = value,
                "move" => fields.moves.extend(value.split(';').map(|text| text.trim().to_owned())),
                _ => {}
            }
        }
        fields.moves.retain(|text| !text.is_empty());
        Ok(fields)
    }

    fn seat(&self) -> Result<Seat, Problem> {
        let seat = self.seat.ok_or_else(|| not_a_number("seat"))?;
        Seat::try_from(seat).map_err(|error| bad_field("seat", &error.to_string()))
    }

    fn decision(&self) -> Result<u64, Problem> {
        self.decision.ok_or_else(|| not_a_number("decision"))
    }
}

/// The bot of this name for the game of a table.
fn chosen_bot(app: &Shared, live: &Live, name: &str) -> Result<&'static str, Problem> {
    let games = app.hall.games();
    let bot = games.bot(&live.now().table.creation().game, name);
    bot.map(|bot| bot.name()).map_err(|error| bad_field("bot", &error.to_string()))
}

/// A number in a field.
fn number<T: std::str::FromStr>(field: &str, text: &str) -> Result<T, Problem> {
    text.parse().map_err(|_| not_a_number(field))
}

fn not_a_number(field: &str) -> Problem {
    bad_field(field, "a number is expected")
}

fn bad_field(field: &str, reason: &str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", format!("{field}: {reason}"))
}

/// `POST /t/{id}/{action}`: everything that a form at a table asks.
pub(crate) async fn act(
    State(app): State<Shared>,
    Path((id, action)): Path<(String, String)>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    fields: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Response {
    // A reader who is refused goes back to the table, not to the address of the form.
    let reader = Reader { here: format!("/t/{id}"), ..reader };
    let fields = match fields.map_err(Problem::from).and_then(|Form(pairs)| Fields::read(pairs)) {
        Ok(fields) => fields,
        Err(problem) => return layout::problem(&reader, &problem),
    };
    match carry_out(&app, &id, &action, &guest, &reader, fields).await {
        Err(problem) => layout::problem(&reader, &problem),
        Ok(_) if reader.part => StatusCode::NO_CONTENT.into_response(),
        Ok(to) => {
            let mut response = Redirect::to(&to).into_response();
            let cookies = response.headers_mut();
            cookies.append(SET_COOKIE, remember(&headers, &id));
            if action == "sit"
                && let Ok(live) = app.table(&id).await
                && let Some(name) = live.read(|table| own_name(table, &guest))
            {
                cookies.append(SET_COOKIE, set_cookie("name", &encode(&name)));
            }
            response
        }
    }
}

fn own_name(table: &Table, guest: &Guest) -> Option<String> {
    let seat = table.seat_of(&guest.id)?;
    table.chairs()[seat.index()].sitter.as_ref().map(ToString::to_string)
}

/// Does what the form asks and says where to go.
async fn carry_out(
    app: &Shared,
    id: &str,
    action: &str,
    guest: &Guest,
    reader: &Reader,
    fields: Fields,
) -> Result<String, Problem> {
    let live = app.table(id).await?;
    let by = guest.id.clone();
    let hall = &app.hall;
    let bot = hall.games().usual_bot(&live.now().table.creation().game);
    match action {
        "sit" => {
            let (seat, name) = (fields.seat()?, given_name(&fields.name, reader)?);
            let word = dice::given(&fields.word, &fields.word_commitment)?;
            hall.change(&live, move |draft| match draft.seat_of(&by) {
                // The second click of two finds the chair taken by the first.
                Some(own) if own == seat => Ok(()),
                _ => draft.sit(seat, &by, &name, word.clone()),
            })
            .await?;
            answered(app, &guest.id, id).await?;
        }
        "bot" => {
            let seat = fields.seat()?;
            let bot = if fields.bot.is_empty() { bot } else { chosen_bot(app, &live, &fields.bot)? };
            hall.change(&live, move |draft| draft.seat_bot(&by, seat, bot)).await?;
        }
        "leave" => {
            let seat = fields.seat()?;
            let sits =
                live.read(|table| table.chairs().get(seat.index()).and_then(|chair| chair.person().cloned()));
            let beside =
                |person: &PlayerId| guest.round.as_ref().is_some_and(|round| round.players.contains(person));
            let by = sits.filter(beside).unwrap_or(by);
            hall.change(&live, move |draft| draft.leave(&by, seat, bot)).await?;
        }
        "fill" => {
            hall.change(&live, move |draft| {
                if draft.status() != Status::Open {
                    return Ok(());
                }
                let free: Vec<_> = Seat::all(draft.chairs().len())
                    .filter(|seat| draft.chairs()[seat.index()].sitter.is_none())
                    .collect();
                free.into_iter().try_for_each(|seat| draft.seat_bot(&by, seat, bot))
            })
            .await?;
            dice::start(app, &live, guest.id.clone(), String::new()).await?;
        }
        "word" => dice::give(app, &live, by, fields.word, &fields.word_commitment).await?,
        "start" => dice::start(app, &live, by, fields.word).await?,
        "play" => {
            let (seat, decision) = (own_seat(&live, &by)?, fields.decision()?);
            hall.play(&live, by, seat, decision, fields.moves).await?;
        }
        "invite" => friends::to_table(app, &live, &by, &fields.who).await?,
        "back" => {
            let seat = own_seat(&live, &by)?;
            hall.change(&live, move |draft| draft.come_back_to(&by, seat)).await?;
        }
        "hand-on" => {
            let absent = fields.seat()?;
            hall.change(&live, move |draft| draft.hand_on(&by, absent, bot)).await?;
        }
        "take-back" => {
            let seat = own_seat(&live, &by)?;
            hall.change(&live, move |draft| draft.take_back(&by, seat)).await?;
        }
        "rematch" => {
            own_seat(&live, &by)?;
            if live.read(|table| table.rematch().is_none()) {
                app.must_open(guest).await?;
            }
            let next = hall.rematch(&live, &by).await?;
            follow(app, guest, id, &next).await?;
            return Ok(dice::way_in(&*hall.table(&next).await?, &by));
        }
        _ => return Err(Problem::not_found("page")),
    }
    Ok(format!("/t/{id}"))
}
