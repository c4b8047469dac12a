//! The part of the settings about notices: which browsers are told that it is one's turn, a feed, and letters.

use super::form::{Field, Refused, blame, wrong};
use crate::app::Shared;
use crate::browser;
use crate::guest::Guest;
use crate::notices::{self, Mailer, Subscription, address, ask_address, end_address, feed_of, new_feed};
use crate::notices::{subscribe, subscriptions, unsubscribe};
use crate::pages::device::added;
use crate::pages::invite::absolute;
use crate::pages::layout;
use crate::pages::settings;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::sender::Sender;
use crate::words::Lang;
use axum::extract::State;
use axum::extract::rejection::FormRejection;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{Markup, html};
use serde::Deserialize;

/// What a browser says of where it is reached.
const ENDPOINT: Field = Field { name: "endpoint", kind: "hidden", autocomplete: "off", most: 2048 };
/// Where letters go.
const ADDRESS: Field = Field { name: "address", kind: "email", autocomplete: "email", most: 254 };
/// Where one comes back to.
const HERE: &str = "/settings#notices";

/// The part of the page, with what is wrong in one of its forms, and what was typed there.
pub(crate) async fn section(
    app: &Shared,
    guest: &Guest,
    lang: Lang,
    headers: &HeaderMap,
    again: Option<(&Refused, &str)>,
) -> Result<Markup, Problem> {
    let own = guest.holder.own();
    let browsers = subscriptions(app, own).await?;
    let feed = feed_of(app, own).await?.map(|token| feed_url(app, headers, &token));
    let letters = address(app, own).await?;
    let refused = again.map(|(refused, _)| refused);
    Ok(html! {
        section id="notices" class="stack notices" {
            h2 { (lang.t("notices")) }
            p class="soft" { (lang.t("notices-words")) }
            (wrong(lang, refused))
            (push(lang, app.teller.push.public(), &browsers, app.hall.now(), refused))
            (feed_part(lang, feed.as_deref()))
            @if app.teller.mail.is_some() { (mail(lang, letters.as_ref(), again)) }
        }
    })
}

/// The whole address of a feed.
fn feed_url(app: &Shared, headers: &HeaderMap, token: &str) -> String {
    let path = format!("/feed/{token}");
    app.teller.url.as_ref().map_or_else(|| absolute(headers, &path), |url| url.at(&path))
}

/// The browsers that are told, and what switches this one on. Only a script can ask the browser: it shows what can be
/// done here.
fn push(
    lang: Lang,
    key: &str,
    browsers: &[(String, Subscription)],
    now: u64,
    refused: Option<&Refused>,
) -> Markup {
    html! {
        section class="card" id="push" data-key=(key) {
            h3 { (lang.t("notices-push")) }
            p class="soft" { (lang.t("notices-push-words")) }
            @if !browsers.is_empty() {
                ul class="tables" {
                    @for (id, browser) in browsers {
                        li data-browser=(id) {
                            span class="tables-words" {
                                b { @if browser.browser.is_empty() { (lang.t("device-unknown")) } @else { (browser.browser) } }
                                " " span class="chip" hidden { (lang.t("device-this")) }
                                small class="soft" { (added(lang, now.saturating_sub(browser.added_at))) }
                            }
                            form method="post" action="/settings/push/end" {
                                input type="hidden" name="browser" value=(id);
                                button class="btn" { (lang.t("switch-off")) }
                            }
                        }
                    }
                }
            }
            form class="stack" method="post" action="/settings/push" hidden {
                @for name in ["endpoint", "p256dh", "auth"] { input type="hidden" name=(name); }
                button class="btn" { (lang.t("push-on")) }
            }
            p class="note" data-push="none" { (lang.t("push-none")) }
            @for state in ["denied", "failed"] {
                p class="note" role="status" data-push=(state) hidden { (lang.t(&format!("push-{state}"))) }
            }
            @if refused.is_some() { (ENDPOINT.about(lang, refused)) }
        }
    }
}

fn feed_part(lang: Lang, feed: Option<&str>) -> Markup {
    html! {
        section class="card" {
            h3 { (lang.t("notices-feed")) }
            p class="soft" { (lang.t("notices-feed-words")) }
            @if let Some(feed) = feed {
                input class="input" type="text" readonly value=(feed) aria-label=(lang.t("feed-address"));
            }
            div class="btn-row" {
                @if let Some(feed) = feed {
                    button class="btn" type="button" data-copy-text=(feed) data-done=(lang.t("copied")) { (lang.t("feed-copy")) }
                }
                form method="post" action="/settings/feed" {
                    button class="btn" { (lang.t(if feed.is_some() { "feed-replace" } else { "feed-make" })) }
                }
                @if feed.is_some() {
                    form method="post" action="/settings/feed/end" { button class="btn btn-quiet" { (lang.t("feed-end")) } }
                }
            }
        }
    }
}

fn mail(lang: Lang, letters: Option<&notices::Address>, again: Option<(&Refused, &str)>) -> Markup {
    let known = letters.map_or("", |letters| letters.to.as_str());
    let typed = again.map(|(_, typed)| typed).filter(|typed| !typed.is_empty()).unwrap_or(known);
    let state = letters.map(|letters| if letters.confirmed { "mail-goes" } else { "mail-waits" });
    html! {
        section class="card" {
            h3 { (lang.t("notices-mail")) }
            p class="soft" { (lang.t("notices-mail-words")) }
            @if let Some(state) = state {
                p class="note" role="status" { (lang.tr(state, &[("address", known.into())])) }
                form method="post" action="/settings/mail/end" { button class="btn" { (lang.t("mail-end")) } }
            }
            form class="stack" method="post" action="/settings/mail" {
                (ADDRESS.draw(lang, typed, again.map(|(refused, _)| refused)))
                button class="btn" { (lang.t("mail-ask")) }
            }
        }
    }
}

/// Where one comes back to, or the page again with what is wrong.
async fn answer(
    done: Result<(), Refused>,
    app: &Shared,
    guest: &Guest,
    reader: &Reader,
    headers: &HeaderMap,
    typed: &str,
) -> Response {
    match done {
        Ok(()) => Redirect::to(HERE).into_response(),
        Err(refused) => {
            let reader = Reader { here: "/settings".to_owned(), ..reader.clone() };
            settings::page(app, guest, &reader, headers, Some((&refused, typed))).await
        }
    }
}

/// The page to come back to, or the problem as a page.
fn back(reader: Reader, done: Result<(), Problem>) -> Response {
    match done {
        Ok(()) => Redirect::to(HERE).into_response(),
        Err(problem) => layout::problem(&Reader { here: "/settings".to_owned(), ..reader }, &problem),
    }
}

/// What a browser says of itself.
#[derive(Deserialize)]
pub(crate) struct Browser {
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// `POST /settings/push`: this browser is told from now on.
pub(crate) async fn switch_on(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    said: Result<Form<Browser>, FormRejection>,
) -> Response {
    let done = async {
        let Form(Browser { endpoint, p256dh, auth }) = said.map_err(Problem::from)?;
        let subscription = Subscription {
            endpoint,
            p256dh,
            auth,
            lang: reader.lang.code().to_owned(),
            session: guest.holder.name().to_owned(),
            browser: browser::named(&headers),
            added_at: app.hall.now(),
        };
        subscribe(&app, guest.holder.own(), &subscription).await.map_err(blame(ENDPOINT.name))
    };
    answer(done.await, &app, &guest, &reader, &headers, "").await
}

/// Which browser is meant.
#[derive(Deserialize)]
pub(crate) struct Which {
    browser: String,
}

/// `POST /settings/push/end`: a browser is told no more.
pub(crate) async fn switch_off(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    which: Result<Form<Which>, FormRejection>,
) -> Response {
    let done = async {
        let Form(Which { browser }) = which?;
        unsubscribe(&app, guest.holder.own(), &browser).await
    };
    back(reader, done.await)
}

/// `POST /settings/feed`: a feed of a new address.
pub(crate) async fn make_feed(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let done = new_feed(&app, guest.holder.own(), reader.lang).await;
    back(reader, done.map_err(Problem::from))
}

/// `POST /settings/feed/end`: the feed is there no more.
pub(crate) async fn end_feed(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let done = notices::end_feed(&app, guest.holder.own()).await;
    back(reader, done.map_err(Problem::from))
}

/// What was typed.
#[derive(Deserialize)]
pub(crate) struct Typed {
    address: String,
}

/// `POST /settings/mail`: asks by a letter whether an address is the sender's own.
pub(crate) async fn ask_mail(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
    headers: HeaderMap,
    typed: Result<Form<Typed>, FormRejection>,
) -> Response {
    let typed = match typed {
        Ok(Form(Typed { address })) => address,
        Err(rejection) => return back(reader, Err(rejection.into())),
    };
    let done = async {
        let Some(mailer) = &app.teller.mail else { return Err(Problem::not_found("mail server").into()) };
        let address = Mailer::check(&typed).map_err(blame(ADDRESS.name))?;
        app.people.tries.letter(sender, &address).map_err(blame(ADDRESS.name))?;
        let token = ask_address(&app, guest.holder.own(), &address, reader.lang).await?;
        mailer.ask(reader.lang, &address, &token);
        Ok(())
    };
    answer(done.await, &app, &guest, &reader, &headers, &typed).await
}

/// `POST /settings/mail/end`: no more letters.
pub(crate) async fn end_mail(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let done = end_address(&app, guest.holder.own()).await;
    back(reader, done.map_err(Problem::from))
}
