//! A notice on its way from a table to the screen of somebody whose browser shows no table. The browser's own push
//! service, which is not of this machine, is the one thing that stands in for itself: what it would do with the message
//! is done by the tools of the browser.

use crate::browser::{Driver, PATIENCE};
use crate::layout::window_of;
use crate::server::Server;
use crate::services::PushService;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde_json::json;
use std::time::{Duration, Instant, SystemTime};
use web::Notices;
use web_push_native::Auth;
use web_push_native::p256::SecretKey;

const KEY: [u8; 32] = [7; 32];
const SECRET: [u8; 16] = [9; 16];

/// What a push service of this machine gives a page that subscribes.
fn subscribing(endpoint: &str) -> String {
    let key = SecretKey::from_slice(&KEY).unwrap().public_key().to_sec1_bytes();
    let keys = json!({"p256dh": BASE64.encode(key), "auth": BASE64.encode(SECRET)});
    let subscription = json!({"endpoint": endpoint, "keys": keys});
    format!(
        "const given = {{ endpoint: '{endpoint}', toJSON: () => ({subscription}), unsubscribe: async () => delete sessionStorage.given }};
         PushManager.prototype.subscribe = async () => ((sessionStorage.given = 1), given);
         PushManager.prototype.getSubscription = async () => (sessionStorage.given ? given : null);"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_goes_all_the_way_to_the_screen() {
    let push = PushService::start("");
    let services = vec![push.url().parse().unwrap()];
    let notices = Notices { after: Duration::from_millis(300), services, ..Notices::USUAL };
    let (server, driver) = (Server::that_tells(SystemTime::now, notices), Driver::with_notices());
    let ([ola, jan], table) = server.playing();
    let window = window_of(&driver, &server, &jan, "pl").await;
    let tools = window.driver.cdp();
    let here = server.url("");
    let given = json!({"origin": here, "permissions": ["notifications"]});
    tools.send_raw("Browser.grantPermissions", given).await.unwrap();
    let source = subscribing(&format!("{}/jan", push.url()));
    tools.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await.unwrap();
    window.open(&server.url("/settings")).await;
    window.wait_for("document.querySelector('#push form[action$=push]').hidden === false").await;
    window.click("#push form[action$=push] button").await;
    // It is known as this device, and can be switched off.
    window.wait_for("document.querySelector('#push [data-browser] .chip')?.hidden === false").await;
    window.assert_fits().await;
    let (decision, moves) = ola.moves(&table);
    assert_eq!(ola.play(&table, decision.unwrap(), &moves[0]).status, 200);
    let pushed = tokio::task::block_in_place(|| push.next());
    let key = SecretKey::from_slice(&KEY).unwrap();
    let said = web_push_native::decrypt(pushed.body, &key, &Auth::clone_from_slice(&SECRET)).unwrap();
    let said = String::from_utf8(said).unwrap();
    tools.send_raw("ServiceWorker.enable", json!({})).await.unwrap();
    // The first worker of a new browser.
    let message = json!({"origin": here, "registrationId": "0", "data": said});
    // A script that gives a promise is waited for.
    let shown = "navigator.serviceWorker.getRegistration().then((worker) => worker.getNotifications())";
    let titles = format!("{shown}.then((notes) => notes.map((note) => [note.title, note.tag]))");
    let end = Instant::now() + PATIENCE;
    let all = loop {
        tools.send_raw("ServiceWorker.deliverPushMessage", message.clone()).await.unwrap();
        tokio::time::sleep(Duration::from_secs(1)).await;
        // To ask between a notice's being kept and its being shown makes Chromium forget it: it is delivered again, and
        // stands in the place of the one before.
        let all = window.eval(&titles).await;
        if all != json!([]) {
            break all;
        }
        assert!(Instant::now() < end, "no notice is shown");
    };
    assert_eq!(all, json!([["Camel Up: twoja kolej", format!("/t/{table}")]]));
    window.click("#push [data-browser] form button").await;
    window.wait_for("!document.querySelector('#push [data-browser]')").await;
    window.assert_quiet().await;
    window.close().await;
}
