//! Everything a form at a table can ask.

use crate::app::{Live, Shared, own_seat};
use crate::dice;
use crate::guest::{Guest, set_cookie};
use crate::pages::carry::follow;
use crate::pages::layout;
use crate::pages::listed::remember;
use crate::pages::people::friends;
use crate::pages::set_up::given_name;
use crate::people::{came, invite_again};
use crate::problem::Problem;
use crate::reader::{Reader, encode};
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use engine::Seat;
use std::sync::Arc;
use table::{DiceWord, Draft, PlayerId, Status, Table};

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
            came(app, &guest.id, id).await?;
        }
        "accept" => accept(app, &live, guest, reader).await?,
        "bot" => {
            let seat = fields.seat()?;
            let bot = if fields.bot.is_empty() { bot } else { chosen_bot(app, &live, &fields.bot)? };
            hall.change(&live, move |draft| draft.seat_bot(&by, seat, bot)).await?;
        }
        "leave" => leave(app, &live, guest, fields.seat()?, bot).await?,
        "fill" => fill(app, &live, guest, bot).await?,
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
        "rematch" => return rematch(app, &live, guest, reader).await,
        _ => return Err(Problem::not_found("page")),
    }
    Ok(format!("/t/{id}"))
}

/// Lets somebody leave: oneself, or somebody who plays on this device.
async fn leave(
    app: &Shared,
    live: &Arc<Live>,
    guest: &Guest,
    seat: Seat,
    bot: &'static str,
) -> Result<(), Problem> {
    let sits = live.read(|table| table.chairs().get(seat.index()).and_then(|chair| chair.person().cloned()));
    let beside = |person: &PlayerId| guest.round.as_ref().is_some_and(|round| round.players.contains(person));
    let by = sits.filter(beside).unwrap_or_else(|| guest.id.clone());
    app.hall.change(live, move |draft| draft.leave(&by, seat, bot)).await?;
    Ok(())
}

/// Seats bots on all free chairs and starts.
async fn fill(app: &Shared, live: &Arc<Live>, guest: &Guest, bot: &'static str) -> Result<(), Problem> {
    let by = guest.id.clone();
    let seat_bots = move |draft: &mut Draft| {
        if draft.status() != Status::Open {
            return Ok(());
        }
        let free: Vec<_> = free_chairs(draft).collect();
        free.into_iter().try_for_each(|seat| draft.seat_bot(&by, seat, bot))
    };
    app.hall.change(live, seat_bots).await?;
    dice::start(app, live, guest.id.clone(), String::new()).await
}

/// Opens a table for another game of the same people, or finds the one that another has opened; where to go.
async fn rematch(app: &Shared, live: &Arc<Live>, guest: &Guest, reader: &Reader) -> Result<String, Problem> {
    let by = &guest.id;
    own_seat(live, by)?;
    let first = live.read(|table| table.rematch().is_none());
    if first {
        app.must_open(guest).await?;
    }
    let next = app.hall.rematch(live, by).await?;
    follow(app, guest, live.id().as_str(), &next).await?;
    let next = app.hall.table(&next).await?;
    // Of two who ask at once, one has opened it.
    if first && next.read(|table| table.creation().host == *by) {
        invite_again(app, live, by, next.id()).await?;
    } else {
        // Who comes later asks to play, too.
        accept(app, &next, guest, reader).await?;
    }
    Ok(dice::way_in(&next, by))
}

/// Sits down who accepts an invitation, on the first free chair. Who has no name yet, or finds no chair free, sees the
/// table.
async fn accept(app: &Shared, live: &Arc<Live>, guest: &Guest, reader: &Reader) -> Result<(), Problem> {
    if reader.name.is_empty() {
        return Ok(());
    }
    let (by, name) = (guest.id.clone(), given_name("", reader)?);
    let sit = move |draft: &mut Draft| {
        let free = free_chairs(draft).next();
        match free.filter(|_| draft.status() == Status::Open && draft.seat_of(&by).is_none()) {
            Some(seat) => draft.sit(seat, &by, &name, DiceWord::None),
            None => Ok(()),
        }
    };
    app.hall.change(live, sit).await?;
    came(app, &guest.id, live.id().as_str()).await
}

/// The chairs on which nobody sits.
fn free_chairs(draft: &Draft) -> impl Iterator<Item = Seat> {
    let chairs = Seat::all(draft.chairs().len()).zip(draft.chairs());
    chairs.filter(|(_, chair)| chair.sitter.is_none()).map(|(seat, _)| seat)
}
