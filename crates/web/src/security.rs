//! What keeps strangers out: headers for every response, and a look at who sends changes.

use crate::guest::Guest;
use crate::problem::Problem;
use axum::extract::Request;
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const HEADERS: &[(&str, &str)] = &[
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
         connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// Adds the security headers to every response.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for &(name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Refuses changes that a page of another site may have sent with the guest's cookie.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    let safe = request.method().is_safe();
    let by_token = request.extensions().get::<Guest>().is_some_and(|guest| guest.by_token);
    if safe || by_token || from_here(request.headers()) {
        return next.run(request).await;
    }
    Problem::new(StatusCode::FORBIDDEN, "cross-site", "this request came from another site").into_response()
}

/// Whether the browser says that a page of ours sent this. Browsers always say; a program that sends a
/// cookie by hand has to name the origin as well.
fn from_here(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => site == "same-origin",
        None => match (text(ORIGIN), text(HOST)) {
            (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
            _ => false,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_our_own_pages_send_changes() {
        assert!(from_here(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(!from_here(&headers(&[("sec-fetch-site", "cross-site"), ("host", "a"), ("origin", "http://a")])));
        assert!(!from_here(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(from_here(&headers(&[("host", "a:8080"), ("origin", "http://a:8080")])));
        assert!(!from_here(&headers(&[("host", "a:8080"), ("origin", "http://evil")])));
        assert!(!from_here(&headers(&[("host", "a:8080")])));
    }
}
