//! Forms that say beside the field what is wrong with it, and keep what was typed.

use crate::assets;
use crate::drawing::clauses;
use crate::guest::Guest;
use crate::pages::layout::{self, Art, Page};
use crate::people::Account;
use crate::problem::{Problem, with_wait};
use crate::reader::Reader;
use crate::words::Lang;
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;

/// Why a form is refused, and which of its fields is to blame.
#[derive(Debug)]
pub(crate) struct Refused {
    field: &'static str,
    pub(crate) problem: Problem,
}

/// A field is to blame.
pub(crate) fn blame<P: Into<Problem>>(field: &'static str) -> impl Fn(P) -> Refused {
    move |problem| Refused { field, problem: problem.into() }
}

/// The form as a whole is refused.
impl<P: Into<Problem>> From<P> for Refused {
    fn from(problem: P) -> Self {
        Self { field: "", problem: problem.into() }
    }
}

/// A field of a form.
pub(crate) struct Field {
    /// Its name, also of its words: `field-NAME`, and `field-NAME-words` where it needs some.
    pub(crate) name: &'static str,
    /// Its kind: `text`, `password`.
    pub(crate) kind: &'static str,
    /// What browsers fill in by themselves.
    pub(crate) autocomplete: &'static str,
    /// The most characters.
    pub(crate) most: usize,
}

impl Field {
    /// What is wrong with it, or what is to be said of it otherwise.
    pub(crate) fn about(&self, lang: Lang, refused: Option<&Refused>) -> Markup {
        self.said(refused, lang, lang.find(&format!("field-{}-words", self.name), &[]))
    }

    fn said(&self, refused: Option<&Refused>, lang: Lang, words: Option<String>) -> Markup {
        let refused = refused.filter(|refused| refused.field == self.name);
        html! {
            small id={ "about-" (self.name) } class="soft" {
                @if let Some(refused) = refused { span class="wrong" { (clauses::refusal(lang, &refused.problem)) } }
                @else if let Some(words) = words { (words) }
            }
        }
    }

    /// The field, with what was typed, and with what is wrong with it.
    pub(crate) fn draw(&self, lang: Lang, value: &str, refused: Option<&Refused>) -> Markup {
        self.with(lang, value, refused, &self.about(lang, refused))
    }

    /// The field for what one has already: how to choose it need not be said.
    pub(crate) fn draw_known(&self, lang: Lang, value: &str, refused: Option<&Refused>) -> Markup {
        self.with(lang, value, refused, &self.said(refused, lang, None))
    }

    fn with(&self, lang: Lang, value: &str, refused: Option<&Refused>, about: &Markup) -> Markup {
        let &Self { name, kind, autocomplete, most } = self;
        let is_secret = kind == "password";
        let is_wrong = refused.is_some_and(|refused| refused.field == name);
        let label = lang.t(&format!("field-{name}"));
        html! {
            // What is said of it stands beside the label, or it would be read out twice.
            div class={ "field" @if is_secret { " is-secret" } } {
                label {
                    span { (label) }
                    // A passphrase is never written into a page.
                    input class="input" type=(kind) name=(name) value=[(!is_secret).then_some(value)]
                        maxlength=(most) autocomplete=(autocomplete) required
                        aria-invalid=[is_wrong.then_some("true")] aria-describedby={ "about-" (name) };
                }
                @if is_secret {
                    // A script alone can show it.
                    button class="btn btn-quiet" type="button" data-reveals hidden aria-pressed="false" { (lang.t("reveal")) }
                }
                (about)
            }
        }
    }
}

/// What is wrong with the form as a whole.
pub(crate) fn wrong(lang: Lang, refused: Option<&Refused>) -> Markup {
    html! {
        @if let Some(refused) = refused.filter(|refused| refused.field.is_empty()) {
            div role="alert" { (layout::note(lang, &refused.problem)) }
        }
    }
}

/// A page with a form, and the status of what became of it.
pub(crate) fn answer(reader: &Reader, title: &str, refused: Option<&Refused>, body: &Markup) -> Response {
    let status = refused.map_or(StatusCode::OK, |refused| refused.problem.status());
    with_wait((status, sheet(reader, title, body)).into_response())
}

/// A page about the reader.
pub(crate) fn sheet(reader: &Reader, title: &str, body: &Markup) -> Markup {
    sheet_with(reader, title, &html! { script src=(assets::url("js/secret.js")) defer {} }, body)
}

/// A page about the reader, with more in its head.
pub(crate) fn sheet_with(reader: &Reader, title: &str, head: &Markup, body: &Markup) -> Markup {
    let about = Page::plain(title, "page-you", Art::None);
    let body = html! { main id="main" class="page you" { h1 { (title) } (body) } };
    layout::page_with(reader, &about, head, &body)
}

/// Somebody who is signed in, for pages that nobody else has.
pub(crate) struct SignedIn {
    pub(crate) guest: Guest,
    pub(crate) account: Arc<Account>,
}

impl<S: Send + Sync> FromRequestParts<S> for SignedIn {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Response> {
        let guest = parts.extensions.get::<Guest>().cloned();
        if let Some((account, guest)) = guest.and_then(|guest| Some((guest.account.clone()?, guest))) {
            return Ok(Self { guest, account });
        }
        let problem = Problem::new(StatusCode::FORBIDDEN, "not-signed-in", "you are not signed in");
        let Ok(reader) = Reader::from_request_parts(parts, state).await;
        Err(layout::problem(&Reader { here: "/you/sign-in".to_owned(), ..reader }, &problem))
    }
}
