//! Somebody who plays whole games by keyboard alone, with the focus always in sight.

use crate::browser::Window;
use crate::play::Player;
use engine::random::{PlayoutRng, below, nth_rng};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// What has the focus: whether it is in sight with a ring around it, and what it is for; nothing while it is in the
/// browser's own bar. With it the number of the decision that the page asks for.
const FOCUS: &str = "(() => { \
     const focus = document.activeElement; \
     const decision = document.querySelector('#moves [name=decision], [data-sorter] [name=decision]')?.value ?? null; \
     if (!document.hasFocus() || !focus || focus === document.body) return { what: 'nothing', seen: true, decision }; \
     const ring = focus.matches('input') ? focus.closest('label') ?? focus : focus; \
     const box = ring.getBoundingClientRect(); \
     const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight; \
     const seen = inside && box.width >= 8 && box.height >= 8 && getComputedStyle(ring).outlineStyle !== 'none'; \
     const what = focus.matches('.skip') ? 'skip' : !focus.closest('#tray, #board-area') ? 'elsewhere' \
       : focus.matches('button[name=move]') ? 'move' \
       : focus.matches('input[name=pick]') ? 'pick' : focus.matches('[data-rest] [data-thing]') ? 'thing' \
       : focus.matches('input[type=checkbox]') ? 'tick' : focus.matches('a[data-moves]') ? 'part' : 'elsewhere'; \
     return { what, seen, decision, name: focus.outerHTML.slice(0, 160) }; })()";

/// What is sent by the button, or planned by the link, that has the focus.
const SENT: &str = "document.activeElement?.value ?? document.activeElement?.dataset.moves ?? ''";
/// The number of the decision while the focus is within a choice that is open, else nothing.
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

/// What has the focus now, which must be seen, and the number of the decision that is open.
async fn focus(window: &Window) -> (String, Value) {
    let mut focus = window.eval(FOCUS).await;
    if focus["seen"] == json!(false) {
        // A picture was just being put in: what counts is what is drawn.
        focus = window.once_drawn(FOCUS).await;
    }
    assert_eq!(focus["seen"], json!(true), "the focus is out of sight: {focus}");
    (focus["what"].as_str().unwrap_or_default().to_owned(), focus["decision"].take())
}

/// One player at a window with Tab, Enter, Space and Escape.
pub(crate) struct Keyboard {
    window: Window,
    rng: PlayoutRng,
    /// How often the focus has gone round the page.
    rounds: usize,
    /// The kinds of the moves that a button sends.
    kinds: fn(&str) -> Vec<String>,
}

impl Keyboard {
    pub(crate) fn at(window: Window, kinds: fn(&str) -> Vec<String>) -> Self {
        Self { window, rng: nth_rng(11, 0), rounds: 0, kinds }
    }

    /// One time in `of`.
    fn chance(&mut self, of: u32) -> bool {
        below(&mut self.rng, of) == 0
    }

    /// Presses the button that has the focus.
    async fn send(&self, played: &mut BTreeSet<String>) {
        let text = self.window.eval(SENT).await;
        played.extend((self.kinds)(text.as_str().unwrap_or_default()));
        press(&self.window, Key::Enter).await;
    }

    /// Picks what has the focus and goes on to its button, which is pressed; or thinks better of it.
    async fn pick(&mut self, played: &mut BTreeSet<String>) {
        press(&self.window, Key::Space).await;
        press(&self.window, Key::Enter).await;
        let open = self.window.eval(OPEN).await;
        if self.chance(6) && !open.is_null() {
            press(&self.window, Key::Escape).await;
            let (now, decision) = focus(&self.window).await;
            // The move before may only now have led to the next decision, where there is nothing to go back to.
            if decision == open {
                assert_eq!(now, "pick", "the focus is back at the choice");
            }
        } else if matches!(focus(&self.window).await.0.as_str(), "move" | "part") {
            self.send(played).await;
        }
    }
}

impl Player for Keyboard {
    fn window(&self) -> &Window {
        &self.window
    }

    /// Goes from one thing to the next until the decision is made.
    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool {
        let (_, before) = focus(&self.window).await;
        if before.is_null() {
            return false;
        }
        let end = Instant::now() + Duration::from_mins(5);
        loop {
            assert!(Instant::now() < end, "the decision is made");
            press(&self.window, Key::Tab).await;
            let (what, decision) = focus(&self.window).await;
            if decision != before {
                return true;
            }
            match what.as_str() {
                "move" | "part" if self.chance(2) => self.send(played).await,
                "thing" => press(&self.window, Key::Enter).await,
                // Once all that can have the focus has been seen, most ways lead straight to what is asked.
                "skip" if self.rounds > 1 && !self.chance(4) => press(&self.window, Key::Enter).await,
                "nothing" => self.rounds += 1,
                "tick" if self.chance(2) => press(&self.window, Key::Space).await,
                "pick" => self.pick(played).await,
                _ => {}
            }
        }
    }

    fn into_window(self) -> Window {
        self.window
    }
}
