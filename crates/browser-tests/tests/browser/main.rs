//! Two browsers and bots at one table, in headless Chromium.

mod again;
mod browser;
mod games;
mod keyboard;
mod layout;
mod motion;
mod notices;
mod people;
mod play;
#[path = "../../../web/tests/http/played.rs"]
mod played;
mod rival;
#[path = "../../../web/tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;
#[path = "../../../web/tests/http/services.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod services;
mod site;
mod staged;

/// Nobody looks at what the windows show.
const PAINTS: bool = false;
