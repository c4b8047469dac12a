//! The waiting room: who sits where, the invitation, and everything a form at a table can ask.

mod act;
mod chairs;

pub(crate) use act::act;
pub(crate) use chairs::chairs;

use crate::app::{App, Live};
use crate::guest::Guest;
use crate::pages::introduction;
use crate::pages::invite;
use crate::pages::layout::{self, Art, Page, Reader};
use crate::pages::people::friends::Company;
use crate::pages::{dice as dice_page, game_page};
use engine::Seat;
use maud::{Markup, html};
use store::Store;
use table::Table;

/// The page before the game starts.
pub(crate) fn page(
    app: &App,
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
    let stranger = table.seat_of(&guest.id).is_none() && table.creation().host != guest.id;
    let body = html! {
        main id="main" class={ "page room" @if !stranger { " is-own" } } hx-sse:connect={ "/t/" (id) "/stream" }
            hx-trigger="load, again" hx-swap="none" {
            @if let Some(game) = game { (introduction::card(lang, game, &html! { h1 { (game.title()) } })) }
            div class="room-grid" {
                section class="card" {
                    // Who has a chair sends the link first; the rest can wait for the friends.
                    @if !stranger { (invite::send(lang, id, title, company)) }
                    div id="room" { (chairs(id, table, guest, reader, &away(app, live, table))) }
                }
                (invite::invitation(lang, id, company, stranger))
            }
            section class="card" id="chat" { h2 { (lang.t("chat")) } (company.chat) }
            details class="card fold" {
                summary { (lang.t("fair-dice")) }
                p class="soft" { (lang.t("fair-dice-words")) }
                div id="dice" { (dice_page::facts(lang, id, table, table.seat_of(&guest.id))) }
            }
        }
    };
    let about = Page::plain(title, "page-room", Art::Game(&table.creation().game));
    layout::page_with(reader, &about, head, &body)
}

/// The seats of people who do not look at the table. Of several servers none knows who looks at the others: there nobody
/// counts as away.
pub(crate) fn away(app: &App, live: &Live, table: &Table) -> Vec<Seat> {
    if app.hall.store().news().is_some() {
        return Vec::new();
    }
    let is_away = |seat: &Seat| {
        let person = table.chairs()[seat.index()].person();
        person.is_some_and(|person| !app.teller.is_looking(person, live.id()))
    };
    Seat::all(table.chairs().len()).filter(is_away).collect()
}
