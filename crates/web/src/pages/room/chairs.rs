//! The chairs of the waiting room: who sits there, and what can be done about each.

use super::Missing;
use crate::drawing::game_page;
use crate::drawing::names::{bot_name, names};
use crate::drawing::opponents;
use crate::drawing::pieces::{line_icon, token};
use crate::guest::Guest;
use crate::pages::dice as dice_page;
use crate::pages::people::round;
use crate::pages::replay;
use crate::pages::set_up::{name_input, options};
use crate::people::Expected;
use crate::reader::Reader;
use crate::words::Lang;
use bots::AnyBot;
use engine::Seat;
use maud::{Markup, html};
use table::{Chair, Table};

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
        starting(lang, table)
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

/// Whose browser the start waits for, and how long at most.
fn starting(lang: Lang, table: &Table) -> String {
    let names = names(table, lang);
    let late: Vec<_> = table.secret_words().into_iter().map(|seat| names[seat.index()].clone()).collect();
    let seconds = hall::WORDS_WAIT.as_secs();
    lang.tr("room-starting", &[("names", lang.list(&late).into()), ("seconds", seconds.into())])
}

/// The chairs with what the guest can do about each, and who is not there; replaced by the stream.
pub(crate) fn chairs(id: &str, table: &Table, guest: &Guest, reader: &Reader, missing: &Missing) -> Markup {
    let lang = reader.lang;
    let names = names(table, lang);
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
        // Whom the table expects is named on the free chairs, one after another: on the first sits down who comes.
        @let (coming, others): (Vec<_>, Vec<_>) = missing.expected.iter().partition(|(_, invited)| !invited.declined);
        @let mut coming = coming.into_iter();
        ol class="seats" {
            @for (seat, chair) in Seat::all(names.len()).zip(table.chairs()) {
                @let is_away = seated != Some(seat) && missing.away.contains(seat);
                li class={ "seat p" (seat) @if chair.sitter.is_none() { " is-open" } @if is_away { " is-away" } } id={ "chair-" (seat) } {
                    @if chair.sitter.is_some() { (taken(id, table, (seat, chair), &names[seat.index()], guest, (lang, is_away))) }
                    @else { (free(id, table, seat, coming.next().map(|(name, _)| name.as_str()), guest, reader)) }
                }
            }
        }
        (expected(lang, coming.chain(others)))
        @if table.creation().options.0.is_empty() { p class="soft" { (lang.t("options-usual")) } }
        (options(lang, table.creation()))
        (replay::origin(lang, table))
        @if table.is_starting() {}
        @else if empty == 0 && (seated.is_some() || host) {
            form method="post" action={ "/t/" (id) "/start" } hx-post={ "/t/" (id) "/start" } hx-swap="none" { button class="btn btn-main lobby-go" { (lang.t("start")) } }
        } @else if host && seated.is_some() {
            form method="post" action={ "/t/" (id) "/fill" } hx-post={ "/t/" (id) "/fill" } hx-swap="none" { button class="btn lobby-fill" { (line_icon("robot")) (lang.t("fill")) } }
        }
    }
}

/// Those who were invited and have not come, and for whom no chair is free.
fn expected<'a>(lang: Lang, expected: impl Iterator<Item = &'a (String, Expected)>) -> Markup {
    let mut expected = expected.peekable();
    html! {
        @if expected.peek().is_some() {
            ul class="expected" {
                @for (name, invited) in expected {
                    li { (line_icon("icon-you")) b { (name) } small class="soft" { (lang.t(if invited.declined { "expected-declined" } else { "expected-waits" })) } }
                }
            }
        }
    }
}

/// A form about a chair.
fn form(id: &str, seat: Seat, action: &str, content: &Markup) -> Markup {
    html! {
        form class="btn-row" method="post" action={ "/t/" (id) "/" (action) } {
            input type="hidden" name="seat" value=(seat);
            (content)
        }
    }
}

/// Who sits on a chair, and how it becomes free again.
fn taken(
    id: &str,
    table: &Table,
    (seat, chair): (Seat, &Chair),
    name: &str,
    guest: &Guest,
    (lang, is_away): (Lang, bool),
) -> Markup {
    let host = table.creation().host == guest.id;
    let beside = |person| guest.round.as_ref().is_some_and(|round| round.players.contains(person));
    let own = chair.person().is_some_and(|person| *person == guest.id || beside(person));
    let leave = |key: &str| form(id, seat, "leave", &html! { button class="btn" { (lang.t(key)) } });
    html! {
        (token(seat))
        span class="seat-name" {
            b { (name) }
            @if own { " " small { (lang.t("you")) } }
            @else if let Some(kind) = chair.bot() { " " small { b { (bot_name(lang, kind)) } ". " (opponents::about(lang, kind)) } }
            @else if chair.person() == Some(&table.creation().host) { " " small { (lang.t("room-host")) } }
            @if is_away && !own { " " small { (line_icon("icon-away")) " " (lang.t("room-away")) } }
        }
        @if let Some(kind) = chair.bot() { (opponents::face(lang, kind)) }
        @if !table.is_starting() {
            @if own { (leave("stand-up")) }
            @else if host && chair.bot().is_some() { (leave("free-bot")) }
            @else if host {
                // It is asked twice, since it cannot be undone.
                details class="send-away" {
                    summary class="btn" { (lang.t("free-person")) }
                    p class="soft" { (lang.tr("send-away-words", &[("name", name.into())])) }
                    (leave("send-away"))
                }
            }
        }
    }
}

/// A free chair: a stranger sits down at once; whoever is here already finds folded who else may sit there.
fn free(id: &str, table: &Table, seat: Seat, coming: Option<&str>, guest: &Guest, reader: &Reader) -> Markup {
    let lang = reader.lang;
    let (seated, host) = (table.seat_of(&guest.id).is_some(), table.creation().host == guest.id);
    let may_sit = !seated && !table.was_sent_away(&guest.id);
    let name = html! {
        (token(seat))
        span class="seat-name" {
            b { (lang.t("free-chair")) }
            @if let Some(name) = coming { " " small { (lang.tr("chair-expects", &[("name", name.into())])) } }
        }
    };
    let sit = html! { @if may_sit { button class="btn btn-main" form="sit" name="seat" value=(seat) { (lang.t("sit")) } } };
    html! {
        @if seated || host {
            details class="seat-fold" {
                summary { (name) span class="soft" { (lang.t(if host { "chair-fill" } else { "chair-beside" })) } }
                div class="seat-ways" {
                    (sit)
                    @if host { (form(id, seat, "bot", &html! { (which_bot(lang, table)) button class="btn" { (line_icon("robot")) (lang.t("bot-seat")) } })) }
                    @if seated { (round::beside(reader, id, seat)) }
                }
            }
        } @else { (name) (sit) }
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
