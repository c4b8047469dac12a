//! Who reads a page.

use crate::guest::{Guest, cookie};
use crate::prefs::Prefs;
use crate::speed::Speed;
use crate::words::Lang;
use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use std::convert::Infallible;

/// Who reads a page, and how they like it.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The language, from the switch or the browser.
    pub(crate) lang: Lang,
    /// How the reader likes the pages.
    pub(crate) prefs: Prefs,
    /// How fast what others do is shown.
    pub(crate) speed: Speed,
    /// Whether the reader asked for less motion.
    pub(crate) still: bool,
    /// The name given last.
    pub(crate) name: String,
    /// Whether the reader has an account.
    pub(crate) signed_in: bool,
    /// Whether htmx asks, for a part of a page.
    pub(crate) part: bool,
    /// Where the reader is, to come back to.
    pub(crate) here: String,
}

impl Reader {
    /// Whether only the last picture of each turn is shown.
    pub(crate) fn is_shown_the_end_only(&self) -> bool {
        self.still || self.speed == Speed::Once
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let account = parts.extensions.get::<Guest>().and_then(|guest| guest.account.as_deref());
        let headers = &parts.headers;
        let accepted =
            || headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let kept = account.and_then(|account| account.settings.get("lang")).map(String::as_str);
        let lang = kept
            .or_else(|| cookie(headers, "lang"))
            .and_then(Lang::from_code)
            .unwrap_or_else(|| Lang::accepted(accepted()));
        let prefs = Prefs::of(parts.extensions.get::<Guest>(), headers);
        Ok(Self {
            lang,
            speed: Speed::ALL
                .into_iter()
                .find(|speed| speed.name() == prefs.get("speed"))
                .unwrap_or_default(),
            prefs,
            still: cookie(headers, "motion") == Some("less"),
            name: account
                .map(|account| account.name.clone())
                .or_else(|| cookie(headers, "name").and_then(decode))
                .unwrap_or_default(),
            signed_in: account.is_some(),
            part: headers.contains_key("hx-request"),
            here: parts.uri.path().to_owned(),
        })
    }
}

/// A name as the value of a cookie: its UTF-8 bytes in hexadecimal.
pub(crate) fn encode(name: &str) -> String {
    hex::encode(name)
}

fn decode(text: &str) -> Option<String> {
    String::from_utf8(hex::decode(text).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_comes_back_from_its_cookie() {
        assert_eq!(decode(&encode("Łucja z Gdyni")).as_deref(), Some("Łucja z Gdyni"));
        assert_eq!(decode("zz"), None);
        assert_eq!(decode("c5"), None);
    }
}
