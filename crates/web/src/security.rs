//! What keeps strangers out: headers for every response, and a look at who sends changes.

use crate::app::Shared;
use crate::guest::Guest;
use crate::problem::Problem;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, Entry, HOST, HeaderName, ORIGIN, SET_COOKIE, STRICT_TRANSPORT_SECURITY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

const HEADERS: &[(&str, &str)] = &[
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    // Pages are drawn for one viewer: no cache on the way may keep them for another.
    ("cache-control", "private, no-cache"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// Adds the security headers to every response, and keeps cookies off plain HTTP where a proxy of ours speaks
/// HTTPS.
pub(crate) async fn headers(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let encrypted = request.headers().get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    let mut response = next.run(request).await;
    if app.behind_proxy && encrypted {
        make_cookies_secure(response.headers_mut());
        response
            .headers_mut()
            .insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let framed = may_be_framed(response.headers());
    for &(name, value) in HEADERS.iter().filter(|(name, _)| !framed || *name != "x-frame-options") {
        let name = HeaderName::from_static(name);
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Whether a page has said that other sites may show it in a frame.
fn may_be_framed(headers: &HeaderMap) -> bool {
    let policy = headers.get(CONTENT_SECURITY_POLICY).and_then(|value| value.to_str().ok());
    policy.is_some_and(|policy| policy.contains("frame-ancestors *"))
}

fn make_cookies_secure(headers: &mut HeaderMap) {
    if let Entry::Occupied(mut cookies) = headers.entry(SET_COOKIE) {
        for cookie in cookies.iter_mut() {
            let secure = [cookie.as_bytes(), b"; Secure"].concat();
            // What was a header value stays one with plain letters after it.
            if let Ok(secure) = HeaderValue::from_bytes(&secure) {
                *cookie = secure;
            }
        }
    }
}

/// Finds changes that a page of another site may have sent with the guest's cookie.
pub(crate) fn came_from_here(request: &Request) -> Result<(), Problem> {
    let by_cookie = request.extensions().get::<Guest>().is_some_and(|guest| guest.by_cookie);
    if request.method().is_safe() || from_here(request.headers()).unwrap_or(!by_cookie) {
        return Ok(());
    }
    Err(Problem::new(StatusCode::FORBIDDEN, "cross-site", "this request came from another site"))
}

/// Whether a page of ours sent this, as far as the sender says. Browsers always say.
fn from_here(headers: &HeaderMap) -> Option<bool> {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return Some(site == "same-origin");
    }
    let from = text(ORIGIN)?.split_once("://").map(|(_, from)| from);
    Some(from.is_some() && from == text(HOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn only_our_own_pages_send_changes() {
        let says = |pairs| from_here(&headers(pairs));
        assert_eq!(says(&[("sec-fetch-site", "same-origin")]), Some(true));
        assert_eq!(
            says(&[("sec-fetch-site", "cross-site"), ("host", "a"), ("origin", "http://a")]),
            Some(false)
        );
        assert_eq!(says(&[("sec-fetch-site", "same-site")]), Some(false));
        assert_eq!(says(&[("host", "a:8080"), ("origin", "http://a:8080")]), Some(true));
        assert_eq!(says(&[("host", "a:8080"), ("origin", "http://evil")]), Some(false));
        assert_eq!(says(&[("origin", "null")]), Some(false));
        assert_eq!(says(&[("host", "a:8080")]), None);
    }
}
