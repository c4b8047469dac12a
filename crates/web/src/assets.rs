//! Styles, fonts, scripts and pictures, all inside the binary.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

struct Asset {
    path: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

macro_rules! asset {
    ($path:literal, $kind:literal) => {
        Asset { path: $path, kind: $kind, bytes: include_bytes!(concat!("../assets/", $path)) }
    };
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";

static ASSETS: &[Asset] = &[
    Asset { path: "css/base.css", kind: CSS, bytes: include_bytes!("../assets/css/base.css") },
    Asset { path: "css/site.css", kind: CSS, bytes: include_bytes!("../assets/css/site.css") },
    Asset { path: "css/camel-up.css", kind: CSS, bytes: include_bytes!("../assets/css/camel-up.css") },
    Asset { path: "js/stolik.js", kind: JS, bytes: include_bytes!("../assets/js/stolik.js") },
    Asset { path: "js/htmx.min.js", kind: JS, bytes: include_bytes!("../vendor/htmx/htmx.min.js") },
    Asset { path: "js/hx-sse.min.js", kind: JS, bytes: include_bytes!("../vendor/htmx/hx-sse.min.js") },
    asset!("fonts/figtree-latin-wght-normal.woff2", "font/woff2"),
    asset!("fonts/figtree-latin-ext-wght-normal.woff2", "font/woff2"),
    asset!("fonts/young-serif-latin-400-normal.woff2", "font/woff2"),
    asset!("fonts/young-serif-latin-ext-400-normal.woff2", "font/woff2"),
    asset!("img/favicon.svg", "image/svg+xml"),
    asset!("img/logo.svg", "image/svg+xml"),
];

/// Names this build's assets, so that browsers can keep them for good.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for asset in ASSETS {
        hash.update(asset.path);
        hash.update(asset.bytes);
    }
    hex::encode(&hash.finalize()[..6])
});

/// The address of an asset.
pub(crate) fn url(path: &str) -> String {
    debug_assert!(ASSETS.iter().any(|asset| asset.path == path), "there is no asset {path}");
    format!("/assets/{}/{path}", *VERSION)
}

/// `GET /assets/{version}/{path}`.
pub(crate) async fn serve(Path((_version, path)): Path<(String, String)>) -> Response {
    match ASSETS.iter().find(|asset| asset.path == path) {
        None => crate::problem::Problem::not_found("file").into_response(),
        Some(asset) => {
            let headers = [
                (CONTENT_TYPE, asset.kind),
                (CACHE_CONTROL, "public, max-age=31536000, immutable"),
                (ETAG, &format!("\"{}\"", *VERSION)),
            ];
            (headers, asset.bytes).into_response()
        }
    }
}
