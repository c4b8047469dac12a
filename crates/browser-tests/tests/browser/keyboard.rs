//! Whole games by keyboard alone, with the focus always in sight.

use crate::browser::{Driver, Window};
use crate::layout::window_of;
use crate::server::Server;
use engine::random::{below, nth_rng};
use serde_json::json;
use std::time::{Duration, Instant};

/// What has the focus: whether it is in sight with a ring around it, and what it is for; nothing while it is in the
/// browser's own bar.
const FOCUS: &str = "(() => { \
     const focus = document.activeElement; \
     if (document.querySelector('#tray form[action$=\"/rematch\"]')) return { what: 'over', seen: true }; \
     if (!document.hasFocus() || !focus || focus === document.body) return { what: 'nothing', seen: true }; \
     const ring = focus.matches('input') ? focus.closest('label') ?? focus : focus; \
     const box = ring.getBoundingClientRect(); \
     const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight; \
     const seen = inside && box.width >= 8 && box.height >= 8 && getComputedStyle(ring).outlineStyle !== 'none'; \
     const what = focus.matches('.skip') ? 'skip' : !focus.closest('#tray, #board-area') ? 'elsewhere' \
       : focus.matches('button[name=move]') ? 'move' \
       : focus.matches('input[name=pick]') ? 'pick' : focus.matches('[data-rest] [data-thing]') ? 'thing' \
       : focus.matches('input[type=checkbox]') ? 'tick' : focus.matches('a[data-moves]') ? 'part' : 'elsewhere'; \
     return { what, seen, name: focus.outerHTML.slice(0, 160) }; })()";

/// The number of the decision that the page asks for.
const DECISION: &str = "(document.querySelector('#moves [name=decision]')?.value ?? null)";
/// The same while the focus is within a choice that is open, else nothing.
const OPEN: &str = "(document.activeElement?.closest('.then, .so-then') ? document.querySelector('#moves [name=decision]')?.value ?? null : null)";

/// A key as the browser is told of it.
#[derive(Clone, Copy)]
enum Key {
    Tab,
    Enter,
    Space,
    Escape,
}

async fn press(window: &Window, key: Key) {
    let (name, code, text) = match key {
        Key::Tab => ("Tab", 9, ""),
        Key::Enter => ("Enter", 13, "\r"),
        Key::Space => (" ", 32, " "),
        Key::Escape => ("Escape", 27, ""),
    };
    let down = json!({ "type": "keyDown", "key": name, "windowsVirtualKeyCode": code, "text": text });
    let up = json!({ "type": "keyUp", "key": name, "windowsVirtualKeyCode": code });
    // Nothing waits for the end of Tab.
    let events = if matches!(key, Key::Tab) { vec![down] } else { vec![down, up] };
    for event in events {
        window.driver.cdp().send_raw("Input.dispatchKeyEvent", event).await.unwrap();
    }
}

/// What has the focus now; it must be seen.
async fn focus(window: &Window) -> String {
    let mut focus = window.eval(FOCUS).await;
    if focus["seen"] == json!(false) {
        // A picture was just being put in: what counts is what is drawn.
        focus = window.once_drawn(FOCUS).await;
    }
    assert_eq!(focus["seen"], json!(true), "the focus is out of sight: {focus}");
    focus["what"].as_str().unwrap_or_default().to_owned()
}

/// Plays a game to its end against bots with Tab, Enter, Space and Escape.
async fn plays(game: &str, seats: usize) {
    let (server, driver) = (Server::start(), Driver::start());
    let guest = server.guest();
    let opened = guest.post("/api/v1/tables", &json!({ "game": game, "seats": seats, "odds": false }));
    let table = opened.json()["table"].as_str().expect("a table is opened").to_owned();
    guest.sit(&table, 1, "Aleksandra");
    (2..=seats).for_each(|seat| guest.seat_bot(&table, seat, "random"));
    guest.start(&table);
    let window = window_of(&driver, &server, &guest, "en").await;
    window.open(&server.url(&format!("/t/{table}"))).await;
    window.wait_for("document.querySelector('#board')").await;
    let mut rng = nth_rng(11, 0);
    let mut chance = |of| below(&mut rng, of) == 0;
    let mut rounds = 0;
    let end = Instant::now() + Duration::from_mins(5);
    press(&window, Key::Tab).await;
    loop {
        assert!(Instant::now() < end, "the game goes on to its end");
        let what = focus(&window).await;
        match what.as_str() {
            "over" => break,
            "move" | "part" if chance(2) => press(&window, Key::Enter).await,
            "thing" => press(&window, Key::Enter).await,
            // Once all that can have the focus has been seen, every other way leads straight to what is asked.
            "skip" if rounds > 1 && chance(2) => press(&window, Key::Enter).await,
            "nothing" => rounds += 1,
            "tick" if chance(2) => press(&window, Key::Space).await,
            "pick" => pick(&window, chance(6)).await,
            _ => {}
        }
        press(&window, Key::Tab).await;
    }
    window.assert_quiet().await;
    window.close().await;
}

/// Picks what has the focus and goes on to its button, which is pressed; or thinks better of it.
async fn pick(window: &Window, regrets: bool) {
    press(window, Key::Space).await;
    press(window, Key::Enter).await;
    let open = window.eval(OPEN).await;
    if regrets && !open.is_null() {
        press(window, Key::Escape).await;
        let now = focus(window).await;
        // The move before may only now have led to the next decision, where there is nothing to go back to.
        if window.eval(DECISION).await == open {
            assert_eq!(now, "pick", "the focus is back at the choice");
        }
    } else if matches!(focus(window).await.as_str(), "move" | "part") {
        press(window, Key::Enter).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn camel_up_is_played_by_keyboard() {
    plays("camel-up", 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn camel_up_cards_is_played_by_keyboard() {
    plays("camel-up-cards", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dragon_racer_is_played_by_keyboard() {
    plays("dragon-racer", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keltis_is_played_by_keyboard() {
    plays("keltis", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sobek_is_played_by_keyboard() {
    plays("sobek", 2).await;
}
