//! Keeping a name: an account is made out of a guest, with all its tables.

use super::form::{Field, Refused, answer, blame, wrong};
use super::recovery::to_words;
use crate::app::Shared;
use crate::guest::{Guest, set_cookie};
use crate::pages::asked::Form;
use crate::people::{Account, Words, begin, close_plain, hash, look, name_of, think};
use crate::problem::Problem;
use crate::reader::{Reader, encode};
use crate::sender::Sender;
use axum::Extension;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use std::collections::BTreeMap;

/// The fewest and most characters of a passphrase.
pub(crate) const LEAST: usize = 10;
pub(crate) const MOST: usize = 200;

/// The name that is shown at tables.
pub(crate) const NAME: Field =
    Field { name: "name", kind: "text", autocomplete: "username", most: table::MAX_NAME };
/// The passphrase that an account has.
pub(crate) const PASSPHRASE: Field =
    Field { name: "passphrase", kind: "password", autocomplete: "current-password", most: MOST };
/// A passphrase that an account is to have.
pub(crate) const NEW_PASSPHRASE: Field =
    Field { name: "new-passphrase", kind: "password", autocomplete: "new-password", most: MOST };

/// What the forms about an account hold; each has some of it.
#[derive(Deserialize, Default)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Typed {
    pub(crate) name: String,
    pub(crate) passphrase: String,
    pub(crate) new_passphrase: String,
    pub(crate) recovery: String,
}

/// A passphrase that an account may have.
pub(crate) fn good_passphrase(typed: &str) -> Result<(), Refused> {
    if (LEAST..=MOST).contains(&typed.trim().chars().count()) {
        return Ok(());
    }
    let detail = format!("new-passphrase: {LEAST} to {MOST} characters are expected");
    let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-passphrase", detail);
    Err(blame(NEW_PASSPHRASE.name)(problem))
}

/// `GET /you/keep`.
pub(crate) async fn show(Extension(guest): Extension<Guest>, reader: Reader) -> Response {
    if guest.account.is_some() {
        return Redirect::to("/you").into_response();
    }
    let typed = Typed { name: reader.name.clone(), ..Typed::default() };
    page(&reader, &typed, None)
}

fn page(reader: &Reader, typed: &Typed, refused: Option<&Refused>) -> Response {
    let lang = reader.lang;
    let body = html! {
        section class="card" {
            p { (lang.t("keep-words")) }
            (wrong(lang, refused))
            form class="stack" method="post" action="/you/keep" {
                (NAME.draw(lang, &typed.name, refused))
                (NEW_PASSPHRASE.draw(lang, "", refused))
                button class="btn btn-main" { (lang.t("keep")) }
            }
            p { a href="/you/sign-in" { (lang.t("have-account")) } }
        }
    };
    answer(reader, &lang.t("keep"), refused, &body)
}

/// `POST /you/keep`: makes the account, signs the browser in, and leads to the recovery words.
pub(crate) async fn save(
    State(app): State<Shared>,
    Extension(guest): Extension<Guest>,
    Extension(sender): Extension<Sender>,
    reader: Reader,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    match keep(&app, &guest, sender, &headers, &typed).await {
        Ok((cookie, name, words)) => {
            let mut response = to_words(&words);
            let cookies = response.headers_mut();
            cookies.append(SET_COOKIE, cookie);
            cookies.append(SET_COOKIE, set_cookie("name", &encode(&name)));
            response
        }
        Err(refused) => page(&reader, &typed, Some(&refused)),
    }
}

async fn keep(
    app: &Shared,
    guest: &Guest,
    sender: Sender,
    headers: &HeaderMap,
    typed: &Typed,
) -> Result<(axum::http::HeaderValue, String, Words), Refused> {
    if guest.account.is_some() {
        return Err(Problem::new(StatusCode::CONFLICT, "has-account", "you have an account already").into());
    }
    let name = name_of(&typed.name).map_err(blame(NAME.name))?;
    good_passphrase(&typed.new_passphrase)?;
    app.people.tries.passphrase(&look(&name), sender)?;
    let (words, passphrase) = (Words::draw(), typed.new_passphrase.clone());
    let account = Account {
        name: name.clone(),
        passphrase: think(app, move || hash(&passphrase)).await?,
        recovery: words.digest(),
        kept_at: app.hall.now(),
        settings: BTreeMap::new(),
        public: false,
    };
    let (store, player) = (app.hall.store(), guest.holder.own());
    app.people.keep(store, player, account).await.map_err(blame(NAME.name))?;
    let cookie = begin(app, guest, player, headers).await?;
    close_plain(app, player).await?;
    Ok((cookie, name, words))
}
