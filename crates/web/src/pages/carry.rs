//! Opening a link that carries a chair, or everything, to another device. It asks before it gives or replaces anything.

use crate::app::{Live, Shared};
use crate::chairs::identity;
use crate::drawing::game_page;
use crate::drawing::names::names;
use crate::guest::{Guest, guest_cookie, random_hex};
use crate::pages::device::must_have_room;
use crate::pages::layout::{self, Art, Page};
use crate::pages::listed::{remember, remembered};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use store::{Grant, TableId};
use table::PlayerId;

/// How long a link can be used, in milliseconds.
pub(crate) const LIFETIME: i64 = 10 * 60 * 1000;

/// How much a link carries.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum What {
    /// The chair at the table where the link was made.
    #[default]
    Chair,
    /// Everything that the guest is and has.
    All,
}

impl What {
    /// Its name in forms.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Chair => "chair",
            Self::All => "all",
        }
    }
}

/// What a link carries.
#[derive(Serialize, Deserialize)]
pub(crate) struct Carried {
    pub(crate) player: PlayerId,
    pub(crate) table: String,
    pub(crate) what: What,
    /// Who made the link: with that session it ends.
    pub(crate) by: PlayerId,
}

/// A link that was opened, as far as it can be told without using it up.
struct Opened {
    carried: Carried,
    /// The chair: the game's title and the name on it.
    chair: String,
    stands: Stands,
}

/// What stands in the way of a link in the browser that opened it.
enum Stands {
    /// Nothing.
    Nothing,
    /// The browser would lose these chairs.
    Lost(Vec<String>),
    /// What it carries is the browser's own.
    Own,
}

/// The chair of this player at a table, in words.
fn chair(live: &Live, player: &PlayerId, lang: Lang) -> Option<String> {
    live.read(|table| {
        let seat = table.seat_of(player)?;
        let title = game_page(&table.creation().game)?.title();
        let name = names(table, lang).swap_remove(seat.index());
        Some(lang.tr("device-chair", &[("game", title.into()), ("name", name.into())]))
    })
}

impl Opened {
    async fn look(
        app: &Shared,
        token: &str,
        guest: &Guest,
        lang: Lang,
        headers: &HeaderMap,
    ) -> Result<Self, Problem> {
        let body = app.hall.store().token(token, app.hall.now() as i64).await?;
        let carried: Carried = body.and_then(|body| serde_json::from_str(&body).ok()).ok_or_else(used)?;
        app.chairs.holder(app.hall.store(), &carried.by).await?.ok_or_else(used)?;
        let live = app.table(&carried.table).await?;
        // Who has left the chair in the meantime has none to hand on.
        let chair = chair(&live, &carried.player, lang).ok_or_else(used)?;
        let here = guest.holder.at(&carried.table);
        let own =
            carried.player == *guest.holder.own() || (carried.what == What::Chair && carried.player == here);
        let stands = match carried.what {
            _ if own => Stands::Own,
            What::Chair => lost(vec![self::chair(&live, &here, lang)]),
            What::All => lost(chairs(app, guest, lang, headers).await),
        };
        Ok(Self { carried, chair, stands })
    }
}

fn lost(chairs: Vec<Option<String>>) -> Stands {
    let chairs: Vec<_> = chairs.into_iter().flatten().collect();
    if chairs.is_empty() { Stands::Nothing } else { Stands::Lost(chairs) }
}

/// The chairs of a guest at the tables that the browser remembers.
async fn chairs(app: &Shared, guest: &Guest, lang: Lang, headers: &HeaderMap) -> Vec<Option<String>> {
    let mut chairs = Vec::new();
    for id in remembered(headers) {
        if let Ok(live) = app.table(id).await {
            chairs.push(chair(&live, &guest.holder.at(id), lang));
        }
    }
    chairs
}

/// `GET /device/{token}`: says what the link would do, and asks: messengers open links to preview them.
pub(crate) async fn ask(
    State(app): State<Shared>,
    Path(token): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    match Opened::look(&app, &token, &guest, reader.lang, &headers).await {
        Ok(opened) => page(&reader, &token, &opened).into_response(),
        Err(problem) => layout::problem(&Reader { here: "/".to_owned(), ..reader }, &problem),
    }
}

fn page(reader: &Reader, token: &str, opened: &Opened) -> Markup {
    let lang = reader.lang;
    let Opened { carried, chair, stands } = opened;
    let what = carried.what.name();
    let body = html! {
        main id="main" class="page" {
            h1 { (lang.t("other-device")) }
            section class="card" {
                @if matches!(stands, Stands::Own) {
                    p { (lang.t("device-own")) }
                    a class="btn btn-main" href={ "/t/" (carried.table) } { (lang.t("to-table")) }
                } @else {
                    p { (lang.tr(&format!("device-ask-{what}"), &[("chair", chair.as_str().into())])) }
                    form method="post" action={ "/device/" (token) } {
                        @if let Stands::Lost(chairs) = stands {
                            p class="note note-bad" { (lang.t(&format!("device-lost-{what}"))) }
                            ul class="lost" { @for chair in chairs { li { (chair) } } }
                            input type="hidden" name="sure" value="yes";
                            button class="btn" { (lang.t("device-replace")) }
                        } @else { button class="btn btn-main" { (lang.t("device-yes")) } }
                    }
                }
            }
        }
    };
    let title = lang.t("other-device");
    let about = Page::plain(&title, "", Art::None);
    layout::page(reader, &about, &body)
}

/// A link that no longer works.
fn used() -> Problem {
    Problem::new(StatusCode::GONE, "link-used", "this link was used already or is too old")
}

/// The answer to the question of [`ask`].
#[derive(Deserialize)]
pub(crate) struct Answer {
    #[serde(default)]
    sure: String,
}

/// `POST /device/{token}`: gives this browser what the link carries.
pub(crate) async fn take(
    State(app): State<Shared>,
    Path(token): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    answer: Result<Form<Answer>, FormRejection>,
) -> Response {
    let done = async {
        let Form(Answer { sure }) = answer?;
        let now = app.hall.now() as i64;
        if app.hall.store().token(&token, now).await?.is_none() {
            // Sweeps what has expired: that stays so, whatever the clock says later.
            app.hall.store().take_token(&token, now).await?;
            return Err(used());
        }
        let opened = Opened::look(&app, &token, &guest, reader.lang, &headers).await?;
        match opened.stands {
            Stands::Own => return Ok(Redirect::to(&format!("/t/{}", opened.carried.table)).into_response()),
            // Nothing is replaced that was not shown first.
            Stands::Lost(_) if sure.is_empty() => {
                return Ok((StatusCode::CONFLICT, page(&reader, &token, &opened)).into_response());
            }
            _ => {}
        }
        let table = TableId::new(opened.carried.table.as_str()).map_err(|_| used())?;
        // More links may have been made than there are places.
        must_have_room(&app.hall.store().grants_of(&opened.carried.player.0, &table).await?)?;
        // Of all who look at once, one gets it.
        app.hall.store().take_token(&token, now).await?.ok_or_else(used)?;
        hand_over(&app, &guest, &opened.carried, &headers).await
    };
    match done.await {
        Ok(response) => response,
        Err(problem) => layout::problem(&Reader { here: "/".to_owned(), ..reader }, &problem),
    }
}

async fn hand_over(
    app: &Shared,
    guest: &Guest,
    carried: &Carried,
    headers: &HeaderMap,
) -> Result<Response, Problem> {
    let live = app.table(&carried.table).await?;
    let everything = carried.what == What::All;
    let grant = Grant {
        id: random_hex::<8>(),
        // With everything a device becomes the player, but one that can be told from the others and revoked.
        holder: if everything { random_hex::<16>() } else { guest.holder.name().to_owned() },
        table: (!everything).then(|| live.id().clone()),
        player: carried.player.0.clone(),
        browser: crate::browser::named(headers),
        added_at_ms: app.hall.now() as i64,
    };
    app.chairs.give(app.hall.store(), grant.clone()).await?;
    let mut response = Redirect::to(&format!("/t/{}", live.id())).into_response();
    let cookies = response.headers_mut();
    cookies.append(SET_COOKIE, remember(headers, live.id().as_str()));
    if everything {
        cookies.append(SET_COOKIE, guest_cookie(&app.signer, &identity(&grant)));
    }
    Ok(response)
}

/// Lets a device to which a chair was handed follow its player to the table where they go on.
pub(crate) async fn follow(app: &Shared, guest: &Guest, from: &str, to: &str) -> Result<(), Problem> {
    let live = app.table(to).await?;
    let seated = live.read(|table| table.seat_of(&guest.id).is_some());
    let granted = guest.holder.grant(from);
    if let Some(grant) = granted.filter(|_| seated && guest.holder.at(to) == *guest.holder.own()) {
        let grant = Grant { id: random_hex::<8>(), table: Some(live.id().clone()), ..grant };
        app.chairs.give(app.hall.store(), grant).await?;
    }
    Ok(())
}
