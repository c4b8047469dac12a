//! Server-sent events as bytes, so that many streams can share them.

use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::Response;
use bytes::Bytes;
use futures_util::{Stream, StreamExt, stream};
use std::convert::Infallible;
use std::time::Duration;

/// A comment keeps silent streams from being cut by proxies.
const KEEP_ALIVE: Duration = Duration::from_secs(20);

/// What browsers pass over.
const COMMENT: &[u8] = b":\n\n";

/// Has the browser load the page again.
pub(crate) fn reload() -> Bytes {
    event(None, Some("reload"), ".")
}

/// The same, since the device is somebody else from now on.
pub(crate) fn moved() -> Bytes {
    event(None, Some("reload"), "moved")
}

/// An event as it goes over the line. `data` may have several lines.
pub(crate) fn event(id: Option<&str>, name: Option<&str>, data: &str) -> Bytes {
    let mut text = String::with_capacity(data.len() + 64);
    for (field, value) in [("id", id), ("event", name)] {
        if let Some(value) = value {
            text.extend([field, ": ", value, "\n"]);
        }
    }
    for line in data.split('\n').flat_map(|line| line.split('\r')) {
        text.extend(["data: ", line, "\n"]);
    }
    text.push('\n');
    text.into()
}

/// A response that goes on for as long as the events do.
pub(crate) fn response(events: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let kept_alive = stream::unfold(Box::pin(events), |mut events| async move {
        match tokio::time::timeout(KEEP_ALIVE, events.next()).await {
            Ok(event) => event.map(|event| (event, events)),
            Err(_) => Some((Bytes::from_static(COMMENT), events)),
        }
    });
    // A first comment, so that the browser learns at once that the stream stands.
    let begun = stream::once(async { Bytes::from_static(COMMENT) });
    let mut response = Response::new(Body::from_stream(begun.chain(kept_alive).map(Ok::<_, Infallible>)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_has_a_line_for_each_line_of_its_data() {
        let text = |event: Bytes| String::from_utf8(event.to_vec()).unwrap();
        assert_eq!(
            text(event(Some("7"), Some("table"), "a\nb")),
            "id: 7\nevent: table\ndata: a\ndata: b\n\n"
        );
        assert_eq!(text(event(None, None, "x")), "data: x\n\n");
    }
}
