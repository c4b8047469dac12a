//! Each request has an id, which stands in every line that the server's log says about it, and is measured.

use crate::app::Shared;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use hall::random_hex;
use std::time::Instant;
use tracing::Instrument;

/// The header with the id of a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// The longest id that is taken over.
const LONGEST_ID: usize = 64;
/// What is said instead of the route of a request that has none.
const NO_ROUTE: &str = "none";

/// Gives a request its id, and tells and measures how it went.
pub(crate) async fn follow(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let id = given(request.headers()).filter(|_| app.behind_proxy).unwrap_or_else(new_id);
    let method = name(request.method());
    let path = request.extensions().get::<MatchedPath>().cloned();
    let route = path.as_ref().map_or(NO_ROUTE, MatchedPath::as_str);
    // Of the level of what is told by default, so that each warning has its request.
    let span = tracing::error_span!("request", id = id.to_str().unwrap_or_default(), method, route);
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (took, status) = (begun.elapsed(), response.status());
    let ms = took.as_millis() as u64;
    span.in_scope(|| match route {
        // Asked every second for as long as all is well.
        "/health" | "/ready" if status.is_success() => {
            tracing::debug!(status = status.as_u16(), ms, "answered");
        }
        _ => tracing::info!(status = status.as_u16(), ms, "answered"),
    });
    app.metrics.answered(method, route, status, took);
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

/// The id that a proxy of ours gives, if it is a word that can stand in a log.
fn given(headers: &HeaderMap) -> Option<HeaderValue> {
    let id = headers.get(REQUEST_ID)?;
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    ((1..=LONGEST_ID).contains(&id.len()) && id.as_bytes().iter().all(plain)).then(|| id.clone())
}

fn new_id() -> HeaderValue {
    let id = random_hex::<8>();
    HeaderValue::try_from(id).unwrap_or(HeaderValue::from_static("0"))
}

/// A method by one of few names: anybody can invent others.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_word_that_can_stand_in_a_log() {
        let given =
            |id: &'static str| given(&HeaderMap::from_iter([(REQUEST_ID, HeaderValue::from_static(id))]));
        assert_eq!(given("4bf92f35-77b3_4da6").unwrap(), "4bf92f35-77b3_4da6");
        for bad in ["", "a b", "a\"b", "a=b", "a\tb", &*"x".repeat(65).leak()] {
            assert_eq!(given(bad), None, "{bad}");
        }
        assert_ne!(new_id(), new_id());
    }
}
