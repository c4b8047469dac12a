//! Tables as lists show them, from what the store keeps beside their logs; which of them a browser remembers.

use crate::drawing::game_page;
use crate::drawing::names::sitter_name;
use crate::drawing::numbers::number;
use crate::guest::{Guest, cookie, set_cookie};
use crate::pages::people::clock;
use crate::words::Lang;
use axum::http::HeaderMap;
use engine::Seat;
use hall::{Card, Owed};
use maud::{Markup, html};
use store::{Summary, TableId};
use table::{Sitter, Watching};
use time::OffsetDateTime;

/// How many tables a browser remembers.
const REMEMBERED: usize = 8;

/// A table as the lobby lists it.
pub(crate) struct Listed {
    id: String,
    title: &'static str,
    pub(crate) status: store::Status,
    /// Those on the chairs; with their points, the best first, when the game is over.
    names: String,
    seated: bool,
    free: usize,
    /// Whether the reader may see the game while it goes on.
    pub(crate) watched: bool,
    /// Who owes a decision, and whether the reader does.
    acting: String,
    pub(crate) yours: bool,
    /// How much time the players have, and how much is left.
    clock: Option<String>,
    /// When something last happened, in milliseconds since 1970, and how long ago that is.
    updated_at: i64,
    quiet: i64,
}

impl Listed {
    pub(crate) fn is_over(&self) -> bool {
        self.status == store::Status::Finished
    }

    /// Whether everybody is here and the game has not begun.
    pub(crate) fn is_full(&self) -> bool {
        self.status == store::Status::Open && self.free == 0
    }

    pub(crate) fn can_be_joined(&self) -> bool {
        self.status == store::Status::Open && self.free > 0
    }
}

/// The reader's seat at a table.
pub(crate) fn seat_at(card: &Card, id: &TableId, guest: &Guest) -> Option<Seat> {
    let own = guest.holder.at(id.as_str());
    Seat::all(card.chairs.len()).zip(&card.chairs).find_map(|(seat, seated)| {
        matches!(seated, Some(Sitter::Person { player, .. }) if *player == own).then_some(seat)
    })
}

/// A table from what the store keeps beside its log; none that this house cannot show.
pub(crate) fn listed(id: &TableId, summary: &Summary, guest: &Guest, lang: Lang, now: i64) -> Option<Listed> {
    let title = game_page(&summary.game)?.title();
    let card = Card::read(summary)?;
    let name =
        |(seat, sitter): (Seat, &Option<Sitter>)| Some((seat, sitter_name(seat, sitter.as_ref()?, lang)));
    let mut names: Vec<_> = Seat::all(card.chairs.len()).zip(&card.chairs).filter_map(name).collect();
    let free = card.chairs.len() - names.len();
    let own = seat_at(&card, id, guest);
    let acting = names.iter().filter(|(seat, _)| card.acting.contains(seat));
    let acting = acting.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ");
    let points = |seat: Seat| card.points.get(seat.index()).copied();
    names.sort_by_key(|(seat, _)| std::cmp::Reverse(points(*seat)));
    let told = |(seat, name): &(Seat, String)| match points(*seat) {
        Some(points) => format!("{name} {}", number(points)),
        None => name.clone(),
    };
    // Who sees the game later is not told whose turn it is.
    let sees = own.is_some() || card.watching.is_at_once() || summary.status != store::Status::Playing;
    let acting = if sees { acting } else { String::new() };
    let due = |owed: &&Owed| own.is_none_or(|own| !card.acting.contains(&own) || owed.seat == own);
    let due = card.owed.iter().filter(|_| sees).filter(due).filter_map(|owed| owed.due).min();
    let clock = clock::listed(lang, card.clock, due, now.max(0) as u64);
    Some(Listed {
        id: id.to_string(),
        title,
        status: summary.status,
        names: names.iter().map(told).collect::<Vec<_>>().join(", "),
        seated: own.is_some(),
        free,
        watched: own.is_some() || card.watching != Watching::Never,
        acting,
        yours: own.is_some_and(|own| card.acting.contains(&own)),
        clock,
        updated_at: summary.updated_at_ms,
        quiet: now.saturating_sub(summary.updated_at_ms).max(0),
    })
}

/// A list of tables under a heading; nothing where there are none.
pub(crate) fn list<'a>(lang: Lang, title: &str, tables: impl Iterator<Item = &'a Listed>) -> Markup {
    let mut tables = tables.peekable();
    html! {
        @if tables.peek().is_some() {
            section class="card" {
                h2 { (lang.t(title)) }
                (rows(lang, tables))
            }
        }
    }
}

pub(crate) fn rows<'a>(lang: Lang, tables: impl Iterator<Item = &'a Listed>) -> Markup {
    html! { ul class="tables" { @for table in tables { li { (row(lang, table)) } } } }
}

fn row(lang: Lang, table: &Listed) -> Markup {
    let action = match table.status {
        store::Status::Open if table.seated || table.free == 0 => "to-table",
        store::Status::Open => "join",
        store::Status::Playing if table.seated => "go-on",
        store::Status::Playing if !table.watched => "not-watched",
        store::Status::Playing => "watch-table",
        store::Status::Finished => "look-again",
    };
    html! {
        span class="tables-words" {
            b { (table.title) } " "
            (state(lang, table))
            small class="soft" {
                (table.names)
                @if table.can_be_joined() {
                    @if !table.names.is_empty() { " · " } (lang.tr("chairs-free", &[("count", table.free.into())]))
                }
                @if let Some(clock) = table.clock.as_ref().filter(|_| !table.is_over()) { " · " (clock) }
            }
        }
        @if action == "not-watched" { small class="soft" { (lang.t(action)) } }
        @else { a class={ "btn" @if table.yours { " btn-main" } } href={ "/t/" (table.id) } { (lang.t(action)) } }
    }
}

/// Whose turn it is and since when; when the game ended; or that all are here and it has not begun.
fn state(lang: Lang, table: &Listed) -> Markup {
    let ago = || ago(lang, table.quiet);
    html! {
        @if table.is_over() {
            (day(lang, table.updated_at))
        } @else if table.yours {
            span class="chip chip-lit is-yours" { (lang.t("title-your-turn")) " · " (ago()) }
        } @else if !table.acting.is_empty() {
            span class="chip" { (lang.tr("turn-of", &[("names", table.acting.as_str().into())])) " · " (ago()) }
        } @else if table.is_full() {
            // The list of others' full tables says it in its heading.
            @if table.seated { span class="chip" { (lang.tr("chairs-free", &[("count", 0.into())])) } }
        } @else if !table.can_be_joined() {
            span class="chip" { (lang.t(&format!("status-{}", table.status.as_str()))) }
        }
    }
}

/// How long ago something was, in the largest unit of which there is one.
pub(crate) fn ago(lang: Lang, milliseconds: i64) -> String {
    let minutes = usize::try_from(milliseconds / 60_000).unwrap_or(0);
    match minutes {
        0 => lang.t("ago-now"),
        1..60 => lang.tr("ago-minutes", &[("count", minutes.into())]),
        60..1_440 => lang.tr("ago-hours", &[("count", (minutes / 60).into())]),
        _ => lang.tr("ago-days", &[("count", (minutes / 1_440).into())]),
    }
}

/// The day of a time, in universal time, as one writes it: "22 November 2026".
pub(crate) fn day(lang: Lang, milliseconds: i64) -> Markup {
    let time = OffsetDateTime::from_unix_timestamp(milliseconds.div_euclid(1_000));
    let date = time.unwrap_or(OffsetDateTime::UNIX_EPOCH).date();
    let month = lang.t(&format!("month-{}", u8::from(date.month())));
    let (day, year) = (date.day().to_string(), date.year().to_string());
    let values =
        [("day", day.as_str().into()), ("month", month.as_str().into()), ("year", year.as_str().into())];
    html! { time class="chip" datetime=(date.to_string()) { (lang.tr("date", &values)) } }
}

/// The tables that a browser remembers, the last visited first.
pub(crate) fn remembered(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    cookie(headers, "tables").unwrap_or_default().split('.').filter(|id| !id.is_empty()).take(REMEMBERED)
}

/// A cookie that puts the table before those that the browser remembers.
pub(crate) fn remember(headers: &HeaderMap, id: &str) -> axum::http::HeaderValue {
    let plain = |id: &&str| id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let older = remembered(headers).filter(|older| *older != id).filter(plain).take(REMEMBERED - 1);
    set_cookie("tables", &std::iter::once(id).chain(older).collect::<Vec<_>>().join("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_in_the_language() {
        let told = |code| day(Lang::from_code(code).unwrap(), 1_795_588_000_000).into_string();
        let written = |words| format!("<time class=\"chip\" datetime=\"2026-11-25\">{words}</time>");
        assert_eq!(told("en"), written("25 November 2026"));
        assert_eq!(told("pl"), written("25 listopada 2026"));
    }

    #[test]
    fn times_are_told_in_the_largest_unit() {
        let en = |minutes: i64| ago(Lang::ENGLISH, minutes * 60_000);
        assert_eq!(
            [en(0), en(59), en(60), en(1_439), en(2_880)],
            ["just now", "59 min", "1 h", "23 h", "2 days"]
        );
    }
}
