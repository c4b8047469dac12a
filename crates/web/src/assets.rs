//! Styles, fonts, scripts and pictures, all inside the binary, compressed once, when first asked for.

use crate::drawing::{covers, game_pages};
use crate::sheets;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

/// How hard brotli tries, of 11.
const QUALITY: i32 = 11;

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const FONT: &str = "font/woff2";

/// One file for all pages, so that there is one request.
const SCRIPT: &str = concat!(
    include_str!("../vendor/htmx/htmx.min.js"),
    ";\n",
    include_str!("../vendor/htmx/hx-sse.min.js"),
    ";\n",
    include_str!("../assets/js/stolik.js"),
    include_str!("../assets/js/follow.js"),
    include_str!("../assets/js/flights.js"),
    include_str!("../assets/js/dice.js"),
    include_str!("../assets/js/back.js"),
    include_str!("../assets/js/people.js"),
);

/// Path, kind and content of scripts and fonts.
static HOUSE: &[(&str, &str, &[u8])] = &[
    ("js/house.js", JS, SCRIPT.as_bytes()),
    // Loaded by who has chosen what it does, by who sees a game again, and by pages that ask for a passphrase.
    ("js/chosen.js", JS, include_bytes!("../assets/js/chosen.js")),
    ("js/editor.js", JS, include_bytes!("../assets/js/editor.js")),
    ("js/notices.js", JS, include_bytes!("../assets/js/notices.js")),
    ("js/replay.js", JS, include_bytes!("../assets/js/replay.js")),
    ("js/secret.js", JS, include_bytes!("../assets/js/secret.js")),
    ("fonts/figtree.woff2", FONT, include_bytes!("../assets/fonts/figtree.woff2")),
    ("fonts/figtree-more.woff2", FONT, include_bytes!("../assets/fonts/figtree-more.woff2")),
    ("fonts/young-serif.woff2", FONT, include_bytes!("../assets/fonts/young-serif.woff2")),
    ("fonts/young-serif-more.woff2", FONT, include_bytes!("../assets/fonts/young-serif-more.woff2")),
];

/// The sign of the house, and the same while somebody's turn waits: addresses that hold the picture, so that no page
/// asks for it.
pub(crate) static ICON: LazyLock<String> = LazyLock::new(|| held(include_str!("../assets/img/favicon.svg")));
pub(crate) static ICON_TURN: LazyLock<String> =
    LazyLock::new(|| held(include_str!("../assets/img/favicon-turn.svg")));

/// As text, which a page's compression makes smaller than other encodings.
fn held(drawing: &str) -> String {
    let text = drawing.replace('\n', "").replace('"', "'").replace('#', "%23");
    format!("data:image/svg+xml,{}", text.replace('<', "%3c").replace('>', "%3e"))
}

/// What shows notices when no page is open.
const WORKER: &str = include_str!("../assets/js/sw.js");

/// What writes a content coding.
type Packer = fn(&[u8]) -> Vec<u8>;

/// How a file is compressed, the smallest form first: the name of the content coding, and what writes it.
const CODINGS: [(&str, Packer); 2] = [("br", brotli), ("gzip", gzip)];

/// A file in every form in which it is sent, each made once.
struct File {
    kind: &'static str,
    /// What a browser shows when it asks whether its copy is still good: a hash of the content.
    hash: String,
    plain: &'static [u8],
    /// In the order of [`CODINGS`].
    packed: [OnceLock<Vec<u8>>; CODINGS.len()],
}

/// Scripts and styles without the comments, which are for who changes them, nor the spaces that are: no text in a style
/// has one beside a brace or a sign, or a nought before its point; a rule within another stands for what is below it
/// also without a sign. No text in a script goes over several lines, and scripts have their comments on lines of their
/// own.
fn without_comments(kind: &str, plain: &'static [u8]) -> &'static [u8] {
    let Ok(text) = std::str::from_utf8(plain) else { return plain };
    let short: String = match kind {
        JS => text
            .split_inclusive('\n')
            .map(str::trim_start)
            .filter(|line| !line.is_empty() && !line.starts_with("//"))
            .collect(),
        CSS => sheets::without_comments(text)
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .replace(" {", "{")
            .replace("{ ", "{")
            .replace(" }", "}")
            .replace("} ", "}")
            .replace(";}", "}")
            .replace("; ", ";")
            .replace(": ", ":")
            .replace(", ", ",")
            .replace(" > ", ">")
            .replace("::before", ":before")
            .replace("::after", ":after")
            .replace("{& .", "{.")
            .replace("}& .", "}.")
            .replace(";& .", ";.")
            .replace(" ~ ", "~")
            .replace(" 0.", " .")
            .replace("(0.", "(.")
            .replace(":0.", ":.")
            .replace(",0.", ",."),
        _ => return plain,
    };
    // Kept as long as the process is.
    short.into_bytes().leak()
}

impl File {
    fn new(kind: &'static str, plain: &'static [u8]) -> Self {
        let plain = without_comments(kind, plain);
        let hash = hex::encode(&Sha256::digest(plain)[..6]);
        Self { kind, hash, plain, packed: [const { OnceLock::new() }; CODINGS.len()] }
    }

    /// The form for a sender who accepts these codings: its name, if it is one, and its bytes. Fonts are compressed
    /// already.
    fn form(&self, accepted: &str) -> (Option<&'static str>, &[u8]) {
        let mut forms = CODINGS.iter().zip(&self.packed).filter(|_| self.kind != FONT);
        let packed = forms.find(|((coding, _), _)| accepts(accepted, coding));
        packed.map_or((None, self.plain), |((coding, pack), bytes)| {
            (Some(*coding), bytes.get_or_init(|| pack(self.plain)))
        })
    }
}

/// Path and content of every style sheet: what all pages share, what some need, and of each game; and that of all their
/// covers.
static STYLES: LazyLock<Vec<(String, &'static str)>> = LazyLock::new(|| {
    let house = [("css/house.css", sheets::HOUSE), ("css/covers.css", covers::style())];
    let named = house.into_iter().chain(sheets::PAGES).map(|(path, sheet)| (path.to_owned(), sheet));
    named.chain(game_pages().map(|page| (format!("css/{}.css", page.id()), page.files().style))).collect()
});

/// All files by their paths.
static FILES: LazyLock<HashMap<String, File>> = LazyLock::new(|| {
    let house = HOUSE.iter().map(|(path, kind, bytes)| ((*path).to_owned(), File::new(kind, bytes)));
    let styles = STYLES.iter().map(|(path, sheet)| (path.clone(), File::new(CSS, sheet.as_bytes())));
    house.chain(styles).collect()
});

/// Names this build's files, so that browsers can keep them for good.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (path, _, bytes) in HOUSE {
        hash.update(path);
        hash.update(bytes);
    }
    for (path, sheet) in &*STYLES {
        hash.update(path);
        hash.update(sheet);
    }
    hex::encode(&hash.finalize()[..6])
});

fn brotli(plain: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let params =
        brotli::enc::BrotliEncoderParams { quality: QUALITY, size_hint: plain.len(), ..Default::default() };
    let written = brotli::BrotliCompress(&mut &plain[..], &mut packed, &params);
    written.expect("memory takes what is written to it");
    packed
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let written = packer.write_all(plain).and_then(|()| packer.finish());
    written.expect("memory takes what is written to it")
}

/// Whether an `Accept-Encoding` header names a coding and does not refuse it.
fn accepts(header: &str, coding: &str) -> bool {
    header.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
        named && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// The address of an asset.
pub(crate) fn url(path: &str) -> String {
    assert!(is_known(path), "there is no asset {path}");
    format!("/assets/{}/{path}", *VERSION)
}

fn is_known(path: &str) -> bool {
    HOUSE.iter().any(|(known, ..)| *known == path) || STYLES.iter().any(|(known, _)| known == path)
}

/// `GET /assets/{version}/{path}`: in the smallest form that the sender accepts.
pub(crate) async fn serve(Path((version, path)): Path<(String, String)>, headers: HeaderMap) -> Response {
    // Who comes first waits until it is compressed, and nobody else meanwhile.
    let reply = tokio::task::spawn_blocking(move || reply(&version, &path, &headers)).await;
    reply.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

fn reply(version: &str, path: &str, headers: &HeaderMap) -> Response {
    let Some(file) = FILES.get(path) else {
        return crate::problem::Problem::not_found("file").into_response();
    };
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let (coding, bytes) = file.form(text(ACCEPT_ENCODING));
    let tag = format!("\"{}-{}\"", file.hash, coding.unwrap_or("plain"));
    // A page of another build asks by another address, at which this content must not be kept.
    let kept = if version == *VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [(ETAG, tag.as_str()), (CACHE_CONTROL, kept), (VARY, "accept-encoding")];
    if text(IF_NONE_MATCH).split(',').any(|known| known.trim().trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let mut response = (about, [(CONTENT_TYPE, file.kind)], Bytes::from_static(bytes)).into_response();
    if let Some(coding) = coding {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// `GET /sw.js`: at an address of its own, since it is for all pages below; browsers compare it themselves.
pub(crate) async fn worker() -> Response {
    ([(CONTENT_TYPE, JS), (CACHE_CONTROL, "no-cache")], WORKER).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn the_smallest_accepted_form_is_chosen_and_holds_the_same() {
        for (path, file) in &*FILES {
            let (coding, packed) = file.form("gzip, deflate, br, zstd");
            let mut read = Vec::new();
            match coding {
                Some("br") => drop(brotli::Decompressor::new(packed, 4096).read_to_end(&mut read).unwrap()),
                None => read.extend(packed),
                Some(other) => panic!("{path}: {other}"),
            }
            assert!(read == file.plain && packed.len() <= file.plain.len(), "{path}");
            let (coding, packed) = file.form("br;q=0, GZIP;q=0.5");
            let mut read = Vec::new();
            match coding {
                Some("gzip") => drop(flate2::read::GzDecoder::new(packed).read_to_end(&mut read).unwrap()),
                None => read.extend(packed),
                Some(other) => panic!("{path}: {other}"),
            }
            assert!(read == file.plain, "{path}");
            assert_eq!(file.form("").0, None, "{path}");
        }
    }

    #[test]
    fn comments_stay_at_home() {
        assert_eq!(without_comments(JS, b"// why\nlet a = 1;\n  // why\n"), b"let a = 1;\n");
        assert_eq!(
            without_comments(
                CSS,
                b"/* what */.a { b: 0.5 10.5; & .c { } }/*\n*/\n.d > e { }\n@media f {\n  .g,\n.h {}\n}"
            ),
            b".a{b:.5 10.5;.c{}}.d>e{}@media f{.g,.h{}}"
        );
        assert_eq!(without_comments(FONT, b"<!-- // -->"), b"<!-- // -->");
    }

    #[tokio::test]
    async fn no_request_compresses_anything_anew() {
        let ask = async || {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static("br"))]);
            let path = Path((VERSION.clone(), "css/house.css".to_owned()));
            let body = serve(path, headers).await.into_body();
            axum::body::to_bytes(body, usize::MAX).await.unwrap()
        };
        let (first, second) = (ask().await, ask().await);
        assert_eq!(
            (first.as_ptr(), first.len()),
            (second.as_ptr(), second.len()),
            "the same bytes in memory"
        );
    }
}
