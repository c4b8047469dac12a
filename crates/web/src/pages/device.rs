//! The devices that share a chair: links for further ones, and an end to those that no longer should.

use crate::app::{Shared, own_seat};
use crate::guest::{Guest, random_hex};
use crate::pages::carry::{Carried, LIFETIME, What};
use crate::pages::invite::{absolute, qr};
use crate::pages::layout::{self, Art, Page};
use crate::problem::Problem;
use crate::reader::Reader;
use crate::words::Lang;
use axum::extract::rejection::FormRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use store::{Grant, TableId};

/// The most devices that share a chair besides the first.
const MOST: usize = 8;

/// What somebody has to do with a chair and the devices that share it.
struct Sharing {
    table: TableId,
    grants: Vec<Grant>,
    /// Whether the chair is theirs, rather than handed to them.
    owner: bool,
    /// The name of their own device among the grants.
    device: String,
}

impl Sharing {
    async fn of(app: &Shared, id: &str, guest: &Guest) -> Result<Self, Problem> {
        let live = app.table(id).await?;
        own_seat(&live, &guest.id)?;
        let table = live.id().clone();
        let grants = app.hall.store().grants_of(&guest.id.0, &table).await?;
        let owner = guest.id == *guest.holder.own();
        Ok(Self { table, grants, owner, device: guest.holder.name().to_owned() })
    }

    /// Whether they may end this grant: any of their own chair, else just their own.
    fn may_revoke(&self, grant: &Grant) -> bool {
        self.owner || grant.holder == self.device
    }
}

/// `GET /t/{id}/device`: the devices that share the chair.
pub(crate) async fn list(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
) -> Response {
    match Sharing::of(&app, &id, &guest).await {
        Ok(sharing) => page(&reader, &sharing, app.hall.now(), None).into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// What a form about devices asks.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    what: What,
}

/// `POST /t/{id}/device`: makes a link for another device.
pub(crate) async fn make(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    headers: HeaderMap,
    asked: Result<Form<Asked>, FormRejection>,
) -> Response {
    let reader = Reader { here: format!("/t/{id}"), ..reader };
    let made = async {
        let Form(Asked { what }) = asked?;
        let sharing = Sharing::of(&app, &id, &guest).await?;
        let link = link(&app, &sharing, &guest, what, &headers).await?;
        let offer = offer(reader.lang, what, &sharing.table, &qr(&link)?, &link);
        Ok::<_, Problem>(page(&reader, &sharing, app.hall.now(), Some(&offer)))
    };
    match made.await {
        Ok(page) => page.into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// Refuses where as many devices share a chair as may.
pub(crate) fn must_have_room(grants: &[Grant]) -> Result<(), Problem> {
    if grants.len() < MOST {
        return Ok(());
    }
    let detail = format!("{MOST} devices share this chair, end one first");
    Err(Problem::new(StatusCode::CONFLICT, "too-many-devices", detail))
}

async fn link(
    app: &Shared,
    sharing: &Sharing,
    guest: &Guest,
    what: What,
    headers: &HeaderMap,
) -> Result<String, Problem> {
    if !sharing.owner {
        let detail = "this chair was handed to this browser by another device, which can hand it on";
        return Err(Problem::new(StatusCode::FORBIDDEN, "handed-chair", detail));
    }
    must_have_room(&sharing.grants)?;
    let token = random_hex::<16>();
    let by = guest.holder.identity();
    let carried = Carried { player: guest.id.clone(), table: sharing.table.to_string(), what, by };
    // Plain data with text keys always has a JSON form.
    let body = serde_json::to_string(&carried).expect("it has a JSON form");
    app.hall.store().put_token(&token, &body, app.hall.now() as i64 + LIFETIME).await?;
    Ok(absolute(headers, &format!("/device/{token}")))
}

/// The fields of the form that ends a grant.
#[derive(Deserialize)]
pub(crate) struct Revoked {
    grant: String,
}

/// `POST /t/{id}/device/revoke`: ends a device's rights at once.
pub(crate) async fn revoke(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Extension(guest): Extension<Guest>,
    reader: Reader,
    revoked: Result<Form<Revoked>, FormRejection>,
) -> Response {
    let reader = Reader { here: format!("/t/{id}/device"), ..reader };
    let done = async {
        let Form(Revoked { grant }) = revoked?;
        let sharing = Sharing::of(&app, &id, &guest).await?;
        let listed = sharing.grants.iter().find(|listed| listed.id == grant);
        let grant = listed.ok_or_else(|| Problem::not_found("device"))?;
        if !sharing.may_revoke(grant) {
            let detail = "only the device that handed the chair out can take it back";
            return Err(Problem::new(StatusCode::FORBIDDEN, "handed-chair", detail));
        }
        app.chairs.revoke(app.hall.store(), grant).await?;
        Ok::<_, Problem>(grant.holder == sharing.device)
    };
    match done.await {
        Ok(own) => Redirect::to(&format!("/t/{id}{}", if own { "" } else { "/device" })).into_response(),
        Err(problem) => layout::problem(&reader, &problem),
    }
}

/// The link with what it carries, and the choice to carry everything instead.
fn offer(lang: Lang, what: What, table: &TableId, qr: &str, link: &str) -> Markup {
    let (words, other) = match what {
        What::Chair => ("device-words", What::All),
        What::All => ("device-words-all", What::Chair),
    };
    html! {
        section class="card invite" {
            p { (lang.t(words)) }
            div class="qr" { (PreEscaped(qr)) }
            p { a class="invite-link" href=(link) { (link) } }
            button class="btn" type="button" data-copy=(link) data-done=(lang.t("copied")) { (lang.t("copy-link")) }
            (make_form(lang, table, other, "btn btn-quiet"))
        }
    }
}

fn make_form(lang: Lang, table: &TableId, what: What, class: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (table) "/device" } {
            input type="hidden" name="what" value=(what.name());
            button class=(class) { (lang.t(&format!("device-make-{}", what.name()))) }
        }
    }
}

fn page(reader: &Reader, sharing: &Sharing, now: u64, offer: Option<&Markup>) -> Markup {
    let lang = reader.lang;
    let words = match (sharing.owner, sharing.grants.is_empty()) {
        (false, _) => "devices-handed",
        (true, true) => "devices-none",
        (true, false) => "devices-words",
    };
    let body = html! {
        main id="main" class="page devices" {
            h1 { (lang.t("other-device")) }
            @if let Some(offer) = offer { (offer) }
            section class="card" {
                h2 { (lang.t("devices")) }
                p class="soft" { (lang.t(words)) }
                ul class="tables" { @for grant in &sharing.grants { li { (row(lang, sharing, grant, now)) } } }
                @if sharing.owner && offer.is_none() {
                    div class="btn-row" {
                        (make_form(lang, &sharing.table, What::Chair, "btn btn-main"))
                        (make_form(lang, &sharing.table, What::All, "btn btn-quiet"))
                    }
                }
            }
            a class="btn" href={ "/t/" (sharing.table) } { (lang.t("to-table")) }
        }
    };
    let title = lang.t("other-device");
    let about = Page::plain(&title, "", Art::None);
    layout::page(reader, &about, &body)
}

fn row(lang: Lang, sharing: &Sharing, grant: &Grant, now: u64) -> Markup {
    let unknown = || lang.t("device-unknown");
    let browser = if grant.browser.is_empty() { unknown() } else { grant.browser.clone() };
    let scope = if grant.table.is_some() { "device-has-chair" } else { "device-has-all" };
    html! {
        span class="tables-words" {
            b { (browser) } " "
            span class="chip" { (lang.t(scope)) }
            @if grant.holder == sharing.device { " " span class="chip" { (lang.t("device-this")) } }
            small class="soft" { (added(lang, now.saturating_sub(grant.added_at_ms.max(0) as u64))) }
        }
        @if sharing.may_revoke(grant) {
            form method="post" action={ "/t/" (sharing.table) "/device/revoke" } {
                input type="hidden" name="grant" value=(grant.id);
                button class="btn" { (lang.t("device-revoke")) }
            }
        }
    }
}

/// How long ago a device was added, in words.
pub(crate) fn added(lang: Lang, milliseconds: u64) -> String {
    past(lang, "device-added", milliseconds)
}

/// How long ago something was, in the words with this beginning.
pub(crate) fn past(lang: Lang, words: &str, milliseconds: u64) -> String {
    let minutes = milliseconds / 60_000;
    let told = |unit: &str, count: u64| lang.tr(&format!("{words}-{unit}"), &[("count", count.into())]);
    match minutes {
        0 => lang.t(&format!("{words}-now")),
        1..60 => told("minutes", minutes),
        60..1440 => told("hours", minutes / 60),
        _ => told("days", minutes / 1440),
    }
}
