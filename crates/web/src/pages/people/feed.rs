//! `/feed/{token}`: the turns that wait for somebody, for programs that read feeds (Atom, RFC 4287).

use crate::app::{App, Shared};
use crate::notices::{Turn, digest, reader_of, turns};
use crate::pages::invite::absolute;
use crate::people::lang_of;
use crate::problem::Problem;
use crate::words::Lang;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use sha2::{Digest, Sha256};
use time::OffsetDateTime;

/// `GET /feed/{token}`: who has the token needs no cookie, and gets none. A wrong token and one that was replaced are
/// answered alike.
pub(crate) async fn show(
    State(app): State<Shared>,
    Path(token): Path<String>,
    headers: HeaderMap,
) -> Response {
    let feed = match feed(&app, &token, &headers).await {
        Ok(feed) => feed,
        Err(problem) => return problem.into_response(),
    };
    let tag = format!("\"{}\"", hex::encode(&Sha256::digest(&feed)[..12]));
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or_default();
    if known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    ([(CONTENT_TYPE, "application/atom+xml; charset=utf-8".to_owned()), (ETAG, tag)], feed).into_response()
}

async fn feed(app: &App, token: &str, headers: &HeaderMap) -> Result<String, Problem> {
    let reader = reader_of(app, token).await?.ok_or_else(|| Problem::not_found("feed"))?;
    let lang = lang_of(app, &reader.player, &reader.lang).await?;
    let at = |path: &str| app.teller.url.as_ref().map_or_else(|| absolute(headers, path), |url| url.at(path));
    let mut turns = turns(app, &reader.player).await?;
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.owed.since));
    Ok(draw(lang, token, &turns, at).into_string())
}

fn draw(lang: Lang, token: &str, turns: &[Turn], at: impl Fn(&str) -> String) -> Markup {
    let updated = turns.iter().map(|turn| turn.owed.since).max().unwrap_or_default();
    html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"))
        feed xmlns="http://www.w3.org/2005/Atom" xml:lang=(lang.code()) {
            id { (name(digest(token))) }
            title { (lang.t("feed-title")) }
            updated { (date(updated)) }
            link rel="self" type="application/atom+xml" href=(at(&format!("/feed/{token}"))) {}
            link rel="alternate" type="text/html" href=(at("/you/tables")) {}
            author { name { "Stolik" } }
            @for turn in turns {
                entry {
                    id { (name(turn.mark())) }
                    title { (turn.title(lang)) }
                    updated { (date(turn.owed.since)) }
                    link rel="alternate" type="text/html" href=(at(&turn.path())) {}
                    summary { (turn.with(lang)) }
                }
            }
        }
    }
}

/// A name of sixteen bytes that nothing else in the world has: a UUID of the kind for which each makes its own rules.
fn name(mut bytes: [u8; 16]) -> String {
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex = hex::encode(bytes);
    format!("urn:uuid:{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
}

/// A time as feeds have it.
fn date(milliseconds: u64) -> String {
    let seconds = i64::try_from(milliseconds / 1000).unwrap_or_default();
    let time = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (date, hour, minute, second) = (time.date(), time.hour(), time.minute(), time.second());
    let (year, month, day) = (date.year(), u8::from(date.month()), date.day());
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_names_are_those_of_the_standard() {
        assert_eq!(date(1_795_417_445_999), "2026-11-23T07:04:05Z");
        assert_eq!(date(0), "1970-01-01T00:00:00Z");
        assert_eq!(name([0xff; 16]), "urn:uuid:ffffffff-ffff-8fff-bfff-ffffffffffff");
    }
}
