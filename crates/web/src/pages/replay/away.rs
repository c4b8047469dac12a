//! What happened while somebody was away: shown move by move when it was little, else told player by player.

use crate::app::Shared;
use crate::drawing::names::names;
use crate::drawing::pieces::{name, token};
use crate::guest::Guest;
use crate::pages::asked::Query;
use crate::pages::replay::bar::{self, Feed};
use crate::pages::replay::table::Seen;
use crate::pages::replay::way::Way;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::replay::Reel;
use crate::replay::strip::Turn;
use crate::words::Lang;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Seat;
use maud::{Markup, html};
use table::Status;

/// More turns than this are told rather than shown.
const SHOWN: usize = 20;
/// How many of a player's newest turns are told.
const NEWEST: usize = 3;

/// `GET /t/{id}/replay/away?told=17`: what the viewer was told from this number on, which is what comes after what was
/// seen last. Nothing for a game that does not go on, or where nothing happened.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    Query(way): Query<Way>,
) -> Result<Response, Problem> {
    let live = app.table(&id).await?;
    let Seen { reel, strip } = Seen::own(&app, &live, &guest, reader.lang).await?;
    let from = way.told.and_then(|number| strip.step_from(&reel, number));
    let Some(from) = from.filter(|_| reel.table.status() == Status::Playing) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let turns = &strip.turns[strip.turns.partition_point(|turn| turn.end() < from)..];
    if turns.is_empty() {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let lang = reader.lang;
    if turns.len() > SHOWN || reader.is_shown_the_end_only() {
        return Ok(summary(lang, &id, &reel, turns, way.told.unwrap_or_default()).into_response());
    }
    let feed = Feed {
        frames: format!("/t/{id}/replay/frames?view={}", strip.eyes),
        here: None,
        leave: Some(lang.t("away-skip")),
        away: Some(lang.tr("away-turns", &[("count", turns.len().into())])),
    };
    Ok(bar::bar(lang, &strip, from - 1, &feed).into_response())
}

/// The turns of each player in a row, and what was scored.
fn summary(lang: Lang, id: &str, reel: &Reel, turns: &[Turn], told: u64) -> Markup {
    let names = names(&reel.table, lang);
    let of =
        |seat: Seat| -> Vec<&Turn> { turns.iter().filter(|turn| turn.line.seat == Some(seat)).collect() };
    let keys: Vec<&Turn> = turns.iter().filter(|turn| turn.line.key).collect();
    html! {
        section class="away card" role="dialog" aria-labelledby="away-title" {
            h2 id="away-title" { (lang.t("away")) }
            p class="soft" { (lang.tr("away-turns", &[("count", turns.len().into())])) }
            ul class="away-players" {
                @for seat in Seat::all(names.len()) {
                    @let own = of(seat);
                    @if !own.is_empty() {
                        li {
                            p class="away-who" { (token(seat)) b { (name(&names[seat.index()])) } small class="soft" { (lang.tr("turns", &[("count", own.len().into())])) } }
                            ul { @for turn in own.iter().rev().take(NEWEST).rev() { li { (turn.line.text) } } }
                        }
                    }
                }
                @if !keys.is_empty() { li { ul class="away-keys" { @for turn in keys { li { (turn.line.text) } } } } }
            }
            div class="btn-row" {
                button type="button" class="btn btn-main" data-reel="leave" autofocus { (lang.t("away-on")) }
                button type="button" class="btn" data-look-from={ "/t/" (id) "/replay/bar?told=" (told) } { (lang.t("away-look")) }
            }
        }
    }
}
