//! Signing in and out, and opening an account again by its recovery words.

use super::form::{Field, Refused, answer, wrong};
use super::keep::{NAME, NEW_PASSPHRASE, PASSPHRASE, Typed, good_passphrase};
use super::recovery::to_words;
use crate::app::Shared;
use crate::guest::{Guest, guest_cookie, new_guest, set_cookie};
use crate::house::carry_invitation;
use crate::pages::asked::Form;
use crate::pages::layout;
use crate::people::{Account, Words, begin, end, hash, is_words, look, take_chairs_back, think, verify};
use crate::problem::Problem;
use crate::reader::{Reader, encode};
use crate::sender::Sender;
use axum::Extension;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use std::sync::Arc;
use store::Filter;
use table::{Draft, PlayerId};

/// The words of an account that somebody has lost the passphrase of.
const RECOVERY: Field = Field { name: "recovery", kind: "text", autocomplete: "off", most: 400 };

/// `GET /you/sign-in`.
pub(crate) async fn show(reader: Reader) -> Response {
    // Who is known as a guest has another name there.
    let is_guest = reader.name == reader.lang.t("guest");
    let name = if is_guest { String::new() } else { reader.name.clone() };
    page(&reader, &Typed { name, ..Typed::default() }, None)
}

fn page(reader: &Reader, typed: &Typed, refused: Option<&Refused>) -> Response {
    let lang = reader.lang;
    let body = html! {
        section class="card" {
            p { (lang.t("sign-in-words")) }
            (wrong(lang, refused))
            form class="stack" method="post" action="/you/sign-in" {
                (NAME.draw_known(lang, &typed.name, refused))
                (PASSPHRASE.draw(lang, "", refused))
                button class="btn btn-main" { (lang.t("sign-in")) }
            }
            p { a href="/you/recover" { (lang.t("lost-passphrase")) } }
            p { a href="/you/keep" { (lang.t("no-account")) } }
        }
    };
    answer(reader, &lang.t("sign-in"), refused, &body)
}

/// `POST /you/sign-in`: signs the browser in, and carries the tables of the guest that it was along.
pub(crate) async fn open(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    let opened = async {
        let passphrase = typed.passphrase.clone();
        let fits = move |account: Option<&Account>| {
            verify(&passphrase, account.map(|account| account.passphrase.as_str()))
        };
        let (player, account) = prove(&app, sender, &typed.name, "wrong-passphrase", fits).await?;
        let cookie = enter(&app, &guest, &player, &headers).await?;
        Ok::<_, Refused>((cookie, account))
    };
    match opened.await {
        Ok((cookie, account)) => {
            signed_in(Redirect::to("/you/tables").into_response(), cookie, &account.name)
        }
        Err(refused) => page(&reader, &typed, Some(&refused)),
    }
}

fn signed_in(mut response: Response, cookie: HeaderValue, name: &str) -> Response {
    let cookies = response.headers_mut();
    cookies.append(SET_COOKIE, cookie);
    cookies.append(SET_COOKIE, set_cookie("name", &encode(name)));
    response
}

/// The account of this name, if `fits` says that the sender may have it. Whether there is such an account cannot be
/// told from the answer, nor from how long it takes.
async fn prove(
    app: &Shared,
    sender: Sender,
    name: &str,
    code: &str,
    fits: impl FnOnce(Option<&Account>) -> bool + Send + 'static,
) -> Result<(PlayerId, Arc<Account>), Problem> {
    app.people.tries.passphrase(&look(name), sender)?;
    let found = app.people.by_name(app.hall.store(), name).await?;
    let account = found.as_ref().map(|(_, account)| Arc::clone(account));
    let fits = think(app, move || fits(account.as_deref())).await?;
    let wrong =
        || Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, "name and secret do not fit together");
    found.filter(|_| fits).ok_or_else(wrong)
}

/// Signs the browser in as this player.
async fn enter(
    app: &Shared,
    guest: &Guest,
    player: &PlayerId,
    headers: &HeaderMap,
) -> Result<HeaderValue, Problem> {
    let cookie = begin(app, guest, player, headers).await?;
    // What another device handed to this browser stays that device's.
    if guest.is_plain() && guest.holder.own() != player {
        carry_along(app, guest.holder.own(), player).await?;
    }
    Ok(cookie)
}

/// Gives all chairs of a guest to the account as which it has signed in.
async fn carry_along(app: &Shared, from: &PlayerId, to: &PlayerId) -> Result<(), Problem> {
    let own = Filter { player: Some(from.0.clone()), ..Filter::default() };
    for (id, _) in app.hall.list(&own).await? {
        let live = app.table(id.as_str()).await?;
        let (from, to) = (from.clone(), to.clone());
        let become_another = move |draft: &mut Draft| {
            draft.become_another(&from, &to);
            Ok(())
        };
        app.hall.change(&live, become_another).await?;
    }
    carry_invitation(app, from, to).await?;
    Ok(())
}

/// `GET /you/recover`.
pub(crate) async fn show_recovery(reader: Reader) -> Response {
    recovery(&reader, &Typed { name: reader.name.clone(), ..Typed::default() }, None)
}

fn recovery(reader: &Reader, typed: &Typed, refused: Option<&Refused>) -> Response {
    let lang = reader.lang;
    let body = html! {
        section class="card" {
            p { (lang.t("recover-words")) }
            (wrong(lang, refused))
            form class="stack" method="post" action="/you/recover" {
                (NAME.draw_known(lang, &typed.name, refused))
                (RECOVERY.draw(lang, &typed.recovery, refused))
                (NEW_PASSPHRASE.draw(lang, "", refused))
                button class="btn btn-main" { (lang.t("recover")) }
            }
        }
    };
    answer(reader, &lang.t("recover"), refused, &body)
}

/// `POST /you/recover`: a new passphrase and new words for who knows the old words; all sessions end.
pub(crate) async fn recover(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    let recovered = async {
        good_passphrase(&typed.new_passphrase)?;
        let said = typed.recovery.clone();
        let fits = move |account: Option<&Account>| {
            is_words(&said, account.map(|account| account.recovery.as_str()))
        };
        let (player, account) = prove(&app, sender, &typed.name, "wrong-recovery", fits).await?;
        let (words, passphrase) = (Words::draw(), typed.new_passphrase.clone());
        let after = Account {
            passphrase: think(&app, move || hash(&passphrase)).await?,
            recovery: words.digest(),
            ..(*account).clone()
        };
        app.people.change(app.hall.store(), &player, &account, &after).await?;
        end(&app, &player, |_| true).await?;
        take_chairs_back(&app, &player).await?;
        let cookie = enter(&app, &guest, &player, &headers).await?;
        Ok::<_, Refused>((cookie, account, words))
    };
    match recovered.await {
        Ok((cookie, account, words)) => signed_in(to_words(&words), cookie, &account.name),
        Err(refused) => recovery(&reader, &typed, Some(&refused)),
    }
}

/// `POST /you/sign-out`: the browser is a new guest from now on.
pub(crate) async fn leave(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    let holder = guest.holder.name().to_owned();
    match end(&app, guest.holder.own(), |grant| grant.holder == holder).await {
        Ok(()) => stranger(&app, Redirect::to("/").into_response()),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// The browser is a new guest from now on, with nothing of who it was.
pub(crate) fn stranger(app: &Shared, mut response: Response) -> Response {
    let cookies = response.headers_mut();
    cookies.append(SET_COOKIE, guest_cookie(&app.signer, &new_guest()));
    cookies.append(SET_COOKIE, set_cookie("name", ""));
    cookies.append(SET_COOKIE, set_cookie("tables", ""));
    response
}
