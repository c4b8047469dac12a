//! A whole game of Camel Up Cards by mouse and touch.

use crate::browser::{Driver, Window};
use crate::server::Server;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The moves that the page offers now, hidden ones included, as texts.
const OFFERED: &str =
    "[...document.querySelectorAll('button[name=move]:not([disabled], [hidden])')].map(b => b.value)";
/// Whether the game is over, as the page says.
const OVER: &str = "document.querySelector('#tray form[action$=\\'/rematch\\']')";
/// Whether the cards dealt are to be sorted.
const SORTING: &str = "document.querySelector('[data-sorter]')";
/// The form of this game in the lobby.
const LOBBY: &str = "form.lobby-grid";

/// The kind of a move: `winner`, `fox`.
fn kind(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

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

/// Makes a move by clicking as a person would: the tab on a phone, the choice, then the button.
async fn make(window: &Window, text: &str) {
    let kind = kind(text);
    let tab = match kind {
        "reveal" | "play" | "fox" | "palm" => Some("race"),
        "leg" | "third" => Some("leg"),
        "winner" | "loser" => Some("final"),
        _ => None,
    };
    if let Some(tab) = tab
        && window.eval("innerWidth < 1100").await == json!(true)
    {
        window.click(&format!("label.act-tab:has(input[value='{tab}'])")).await;
    }
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
struct Player {
    window: Window,
    played: BTreeSet<String>,
}

impl Player {
    /// Moves if the page asks; whether it did.
    async fn play(&mut self) -> bool {
        if self.window.eval(&format!("Boolean({SORTING})")).await == json!(true) {
            sort(&self.window).await;
            self.played.insert("sort".to_owned());
            return true;
        }
        let offered: Vec<String> = serde_json::from_value(self.window.eval(OFFERED).await).unwrap();
        if offered.is_empty() {
            return false;
        }
        let before = self.window.eval("document.querySelector('#moves input[name=decision]')?.value").await;
        let text = choose(&offered, &self.played).to_owned();
        make(&self.window, &text).await;
        self.played.insert(kind(&text).to_owned());
        let moved =
            format!("document.querySelector('#moves input[name=decision]')?.value !== {before} || {OVER}");
        self.window.wait_for(&moved).await;
        true
    }

    async fn over(&self) -> bool {
        self.window.eval(&format!("Boolean({OVER})")).await == json!(true)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_race_camels_by_cards_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    let ola = driver.window(1440, 900, "en").await;
    let jan = driver.window(390, 844, "pl").await;
    ola.open(&server.url("/new/camel-up-cards")).await;
    let set = format!("document.querySelector(\"{LOBBY} select[name=chair2]\").value = 'person'");
    ola.driver.execute(set, vec![]).await.unwrap();
    ola.click(&format!("{LOBBY} .lobby-go")).await;
    ola.wait_for("document.querySelector('#room')").await;
    jan.open(&ola.url().await).await;
    jan.click("#room form[action$='/sit'] button").await;
    ola.wait_for("document.querySelector('#room form[action$=\"/start\"]')").await;
    ola.click("#room form[action$='/start'] button").await;
    for window in [&ola, &jan] {
        window.wait_for(SORTING).await;
        window.assert_fits().await;
    }

    let mut players = [ola, jan].map(|window| Player { window, played: BTreeSet::new() });
    let (mut moves, end) = (0, Instant::now() + Duration::from_mins(4));
    while !players[0].over().await {
        assert!(Instant::now() < end, "the game goes on to its end; it stopped after {moves} moves");
        let mut any = false;
        for player in &mut players {
            any |= player.play().await;
        }
        moves += usize::from(any);
        if moves == 6 && any {
            // The plug is pulled under both browsers; they come back by themselves.
            server.restart();
            for player in &players {
                player.window.wait_for("document.querySelector('#offline').hidden").await;
            }
        }
        if moves == 8 && any {
            players[1].window.assert_fits().await;
        }
        if !any {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    let played: BTreeSet<_> = players.iter().flat_map(|player| player.played.clone()).collect();
    for kind in ["sort", "reveal", "play", "fox", "palm", "leg", "third", "winner", "loser", "done"] {
        assert!(played.contains(kind), "{kind} was played: {played:?}");
    }
    for player in players {
        player.window.wait_for(OVER).await;
        player.window.click("#tray a[href$='/result']").await;
        player.window.wait_for("document.querySelector('.end')").await;
        player.window.assert_fits().await;
        player.window.assert_quiet().await;
        player.window.close().await;
    }
}
