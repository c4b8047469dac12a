//! Styles, fonts, scripts and pictures, all inside the binary.

use crate::pages::{game_page, game_pages};
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
    Asset { path: "css/camels.css", kind: CSS, bytes: include_bytes!("../assets/css/camels.css") },
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
    game_pages().for_each(|page| hash.update(page.files().style));
    hex::encode(&hash.finalize()[..6])
});

/// A file by its path; the style sheet of a game is `css/<game>.css`.
fn find(path: &str) -> Option<(&'static str, &'static [u8])> {
    let style = || {
        let page = game_page(path.strip_prefix("css/")?.strip_suffix(".css")?)?;
        Some((CSS, page.files().style.as_bytes()))
    };
    let asset = ASSETS.iter().find(|asset| asset.path == path).map(|asset| (asset.kind, asset.bytes));
    asset.or_else(style)
}

/// The address of an asset.
pub(crate) fn url(path: &str) -> String {
    debug_assert!(find(path).is_some(), "there is no asset {path}");
    format!("/assets/{}/{path}", *VERSION)
}

/// `GET /assets/{version}/{path}`.
pub(crate) async fn serve(Path((_version, path)): Path<(String, String)>) -> Response {
    match find(&path) {
        None => crate::problem::Problem::not_found("file").into_response(),
        Some((kind, bytes)) => {
            let headers = [
                (CONTENT_TYPE, kind),
                (CACHE_CONTROL, "public, max-age=31536000, immutable"),
                (ETAG, &format!("\"{}\"", *VERSION)),
            ];
            (headers, bytes).into_response()
        }
    }
}
