//! The waiting room: who sits where, the invitation, and everything a form at a table can ask.

mod act;
mod chairs;

pub(crate) use act::act;
pub(crate) use chairs::chairs;

use crate::app::{App, Live, Shared};
use crate::drawing::game_page;
use crate::drawing::pieces::line_icon;
use crate::guest::Guest;
use crate::pages::dice as dice_page;
use crate::pages::introduction;
use crate::pages::invite;
use crate::pages::layout::{self, Art, Page};
use crate::pages::people::chat::unheard;
use crate::pages::people::friends::Company;
use crate::people::{Expected, expected, friends};
use crate::problem::Problem;
use crate::reader::Reader;
use engine::{Seat, Seats};
use maud::{Markup, html};
use table::Table;

/// The page before the game starts.
pub(crate) fn page(
    id: &str,
    table: &Table,
    guest: &Guest,
    reader: &Reader,
    company: &Company,
    head: &Markup,
) -> Markup {
    let lang = reader.lang;
    let game = game_page(&table.creation().game);
    let title = game.map_or("", |page| page.title());
    let stranger = table.seat_of(&guest.id).is_none() && table.creation().host != guest.id;
    let sent_away = table.was_sent_away(&guest.id);
    let body = html! {
        main id="main" class={ "page room" @if !stranger { " is-own" } } hx-sse:connect={ "/t/" (id) "/stream" }
            hx-trigger="load, again" hx-swap="none" {
            @if let Some(game) = game { (introduction::card(lang, game, &html! { h1 { (game.title()) } })) }
            div class="room-grid" {
                section class="card" {
                    // Who has a chair sends the link first; the rest can wait for the friends.
                    @if !stranger { (invite::send(lang, id, title, company)) }
                    div id="room" { (chairs(id, table, guest, reader, &company.missing)) }
                    @if sent_away { a class="btn btn-main" href={ "/new/" (table.creation().game) } { (lang.t("open-own")) } }
                }
                @if !sent_away { (invite::invitation(lang, id, company, stranger)) }
            }
            section class="card" id="chat" { h2 { (lang.t("chat")) } (company.chat) }
            details class="card fold" {
                summary { (lang.t("fair-dice")) }
                p class="soft" { (lang.t("fair-dice-words")) }
                div id="dice" { (dice_page::facts(lang, id, table, table.seat_of(&guest.id))) }
            }
        }
    };
    let tools = html! {
        a class="btn btn-quiet btn-round" href="#chat" title=(lang.t("chat")) {
            (line_icon("icon-chat")) span class="sr" { (lang.t("chat")) } (unheard(lang))
        }
    };
    let art = Art::Game(&table.creation().game);
    let about = Page { tools, ..Page::plain(title, "page-room", art) };
    layout::page_with(reader, &about, head, &body)
}

/// Who is not there: people on chairs who do not look at the table, and those whom it expects.
#[derive(Default)]
pub(crate) struct Missing {
    away: Seats,
    /// Each with the name by which one knows them.
    pub(crate) expected: Vec<(String, Expected)>,
}

/// Who is missing at a table. Whom it expects is told only who sits there and knows them by name.
pub(crate) async fn missing(
    app: &Shared,
    live: &Live,
    table: &Table,
    guest: &Guest,
) -> Result<Missing, Problem> {
    let own = &guest.id;
    let away = away(app, live, table);
    if table.seat_of(own).is_none() && table.creation().host != *own {
        return Ok(Missing { away, expected: Vec::new() });
    }
    let mut invited = expected(app, live.id()).await?;
    invited.retain(|invited| table.seat_of(&invited.player).is_none());
    if invited.is_empty() {
        return Ok(Missing { away, expected: Vec::new() });
    }
    let known = friends(app, own).await?;
    let named = |invited: Expected| {
        let friend = known.iter().find(|friend| friend.player == invited.player)?;
        Some((friend.name.clone(), invited))
    };
    Ok(Missing { away, expected: invited.into_iter().filter_map(named).collect() })
}

/// The seats of people who do not look at the table. Of several servers none knows who looks at the others: there
/// nobody counts as away.
pub(crate) fn away(app: &App, live: &Live, table: &Table) -> Seats {
    if app.hall.store().news().is_some() {
        return Seats::NONE;
    }
    let is_away = |seat: &Seat| {
        let person = table.chairs()[seat.index()].person();
        person.is_some_and(|person| !app.teller.is_looking(person, live.id()))
    };
    Seat::all(table.chairs().len()).filter(is_away).collect()
}
