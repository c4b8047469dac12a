//! A whole game of Camel Up Cards by touch and keyboard.

use crate::browser::{Driver, Window};
use crate::keyboard::Keyboard;
use crate::play::{
    DECISION, Hand, OFFERED, OVER, Player, kind, kinds, look_at_result, play_to_the_end, texts, two_sit_down,
};
use crate::server::Server;
use serde_json::json;
use std::collections::BTreeSet;

/// Whether the cards dealt are to be sorted.
const SORTING: &str = "document.querySelector('[data-sorter]')";

/// What a player with this plan does: the kind that was played least, with reveals in between so that the
/// game ends.
fn choose<'a>(offered: &'a [String], played: &BTreeSet<String>) -> &'a str {
    let unplayed = offered.iter().find(|text| !played.contains(kind(text)));
    let goes_on = |text: &&String| ["reveal", "done"].contains(&text.as_str());
    unplayed.or_else(|| offered.iter().find(goes_on)).unwrap_or(&offered[0])
}

/// Lays the cards into their lanes one by one, takes one back, lays it again, and sends them.
async fn sort(window: &Window) {
    window.click(".lane-deck [data-thing]").await;
    window.click(".lane-discard [data-thing]").await;
    while window.eval("document.querySelector('[data-sorted]').disabled").await == json!(true) {
        window.click(".lane-deck [data-thing]").await;
    }
    window.click("[data-sorted]").await;
    window.wait_for(&format!("!{SORTING} || {OVER}")).await;
}

/// Makes a move by clicking as a person would: the choice, then the button.
async fn make(window: &Window, text: &str) {
    let kind = kind(text);
    let picks = match kind {
        "play" => vec!["play".to_owned()],
        // The figures are picked up first; then the board shows where they may go.
        "fox" | "palm" => vec!["figure".to_owned(), text.replace(kind, "figure")],
        "leg" | "third" | "winner" | "loser" => vec![text.to_owned()],
        _ => vec![],
    };
    for pick in picks {
        window.click(&format!("label:has(> input[name=pick][value='{pick}'])")).await;
    }
    window.click(&format!("button[name=move][value='{text}']")).await;
}

/// One player at a window.
struct Person {
    window: Window,
}

impl Player for Person {
    fn window(&self) -> &Window {
        &self.window
    }

    fn into_window(self) -> Window {
        self.window
    }

    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool {
        if self.window.eval(&format!("Boolean({SORTING})")).await == json!(true) {
            sort(&self.window).await;
            played.insert("sort".to_owned());
            return true;
        }
        let offered = texts(&self.window, OFFERED).await;
        if offered.is_empty() {
            return false;
        }
        let before = self.window.eval(DECISION).await;
        let text = choose(&offered, played).to_owned();
        make(&self.window, &text).await;
        played.insert(kind(&text).to_owned());
        self.window.wait_for(&format!("{DECISION} !== {before} || {OVER}")).await;
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_race_camels_by_cards_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    let [ola, jan] = two_sit_down(&server, &driver, "camel-up-cards", "").await;
    for window in [&ola, &jan] {
        window.wait_for(SORTING).await;
        window.assert_fits().await;
    }

    let mut players = [Hand::Keys(Keyboard::at(ola, kinds)), Hand::Mouse(Person { window: jan })];
    let mut played = BTreeSet::new();
    play_to_the_end(&mut server, &mut players, &mut played, 6).await;

    for kind in ["sort", "reveal", "play", "fox", "palm", "leg", "third", "winner", "loser", "done"] {
        assert!(played.contains(kind), "{kind} was played: {played:?}");
    }
    for player in players {
        look_at_result(player.into_window(), ".end").await;
    }
}
