//! Whole games of Camel Up by mouse and touch.

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

/// The kind of a move: `winner`, `tile`.
fn kind(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

/// What a player with this plan does: the kind that was played least, with rolls in between so that the
/// game ends.
fn choose<'a>(offered: &'a [String], played: &BTreeSet<String>, turn: usize) -> &'a str {
    let unplayed = offered.iter().find(|text| !played.contains(kind(text)));
    let roll = || offered.iter().find(|text| *text == "roll");
    unplayed.or_else(roll).unwrap_or(&offered[turn % offered.len()])
}

/// Makes a move by clicking as a person would: the tab on a phone, the choice, then the button.
pub(crate) async fn make(window: &Window, text: &str) {
    let kind = kind(text);
    let words: Vec<&str> = text.split(' ').collect();
    let pick = match kind {
        "bet" => Some(text.to_owned()),
        "winner" | "loser" => Some(format!("card {}", words[1])),
        "tile" => Some(format!("tile {}", words[1])),
        "ally" => Some("ally".to_owned()),
        _ => None,
    };
    if let Some(pick) = pick {
        let tab = match kind {
            "winner" | "loser" => "card",
            "ally" => "pair",
            other => other,
        };
        if window.eval("innerWidth < 1100").await == json!(true) {
            window.click(&format!("label.act-tab:has(input[value='{tab}'])")).await;
        }
        if kind == "tile" {
            // The tile is picked up first; then the board shows where it may go.
            window.click("label.tile-opt").await;
        }
        window.click(&format!("label:has(> input[name=pick][value='{pick}'])")).await;
    }
    window.click(&format!("button[name=move][value='{text}']")).await;
}

/// One player at a window.
struct Player {
    window: Window,
    played: BTreeSet<String>,
    turns: usize,
}

impl Player {
    fn new(window: Window) -> Self {
        Self { window, played: BTreeSet::new(), turns: 0 }
    }

    /// Moves if the page asks; whether it did.
    async fn play(&mut self) -> bool {
        let offered: Vec<String> = serde_json::from_value(self.window.eval(OFFERED).await).unwrap();
        if offered.is_empty() {
            return false;
        }
        let before = self.window.eval("document.querySelector('#moves input[name=decision]')?.value").await;
        let text = choose(&offered, &self.played, self.turns).to_owned();
        make(&self.window, &text).await;
        self.played.insert(kind(&text).to_owned());
        self.turns += 1;
        let moved =
            format!("document.querySelector('#moves input[name=decision]')?.value !== {before} || {OVER}");
        self.window.wait_for(&moved).await;
        true
    }

    async fn over(&self) -> bool {
        self.window.eval(&format!("Boolean({OVER})")).await == json!(true)
    }
}

async fn play_to_the_end(server: &mut Server, players: &mut [Player], restart_at: usize) {
    let mut moves = 0;
    let end = Instant::now() + Duration::from_mins(3);
    while !players[0].over().await {
        assert!(Instant::now() < end, "the game goes on to its end; it stopped after {moves} moves");
        let mut any = false;
        for player in players.iter_mut() {
            any |= player.play().await;
        }
        moves += usize::from(any);
        assert!(moves < 600, "the game ends");
        if moves == restart_at && any {
            // The plug is pulled under both browsers; they come back by themselves.
            server.restart();
            for player in players.iter() {
                player.window.wait_for("document.querySelector('#offline').hidden").await;
            }
        }
        if !any {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_play_a_whole_game_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    let ola = driver.window(1440, 900, "en").await;
    let jan = driver.window(390, 844, "pl").await;
    ola.open(&server.url("/new/camel-up")).await;
    ola.wait_for("document.documentElement.lang === 'en'").await;
    ola.driver
        .execute("document.querySelector('select[name=chair2]').value = 'person'", vec![])
        .await
        .unwrap();
    ola.driver
        .execute("document.querySelector('.lobby-grid input[name=name]').value = 'Ola'", vec![])
        .await
        .unwrap();
    ola.click(".lobby-grid .lobby-go").await;
    ola.wait_for("document.querySelector('#room')").await;
    let link = ola.url().await;

    jan.open(&link).await;
    jan.wait_for("document.documentElement.lang === 'pl'").await;
    jan.driver
        .execute("document.querySelector('#room input[name=name]').value = 'Łucja'", vec![])
        .await
        .unwrap();
    jan.click("#room form[action$='/sit'] button").await;
    ola.wait_for("document.querySelector('#room').textContent.includes('Łucja')").await;
    ola.click("#room form[action$='/start'] button").await;
    for window in [&ola, &jan] {
        // Nobody reloads by hand: the stream tells both pages that the game has begun.
        window.wait_for("document.querySelector('#board')").await;
        window.assert_fits().await;
    }

    let mut players = [Player::new(ola), Player::new(jan)];
    play_to_the_end(&mut server, &mut players, 6).await;

    let played: BTreeSet<_> = players.iter().flat_map(|player| player.played.clone()).collect();
    for kind in ["bet", "tile", "roll", "winner", "loser"] {
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

#[tokio::test(flavor = "multi_thread")]
async fn with_six_a_partnership_is_formed_and_setup_is_chosen() {
    let mut server = Server::start();
    let driver = Driver::start();
    let window = driver.window(1440, 900, "pl").await;
    window.open(&server.url("/new/camel-up")).await;
    let set = "document.querySelector('select[name=seats]').value = '6'; \
               document.querySelector('select[name=option-first_seat]').value = '1'";
    window.driver.execute(set, vec![]).await.unwrap();
    window.click(".lobby-grid .lobby-go").await;
    window.wait_for("document.querySelector('#board')").await;
    let mut players = [Player::new(window)];
    play_to_the_end(&mut server, &mut players, usize::MAX).await;
    let [player] = players;
    assert!(player.played.contains("ally") && player.played.contains("crazy"), "{:?}", player.played);
    player.window.assert_quiet().await;
    player.window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_on_the_page() {
    let server = Server::start();
    let driver = Driver::start();
    let (ola, jan) = (driver.window(1440, 900, "en").await, driver.window(1440, 900, "en").await);
    ola.open(&server.url("/new/camel-up")).await;
    let set = "document.querySelector('select[name=seats]').value = '3'; \
               document.querySelector('select[name=chair2]').value = 'person'; \
               document.querySelector('select[name=option-start_stacks]').value = 'random'; \
               document.querySelector('select[name=option-first_seat]').value = '1'";
    ola.driver.execute(set, vec![]).await.unwrap();
    ola.click(".lobby-grid .lobby-go").await;
    ola.wait_for("document.querySelector('#room')").await;
    jan.open(&ola.url().await).await;
    jan.click("#room form[action$='/sit'] button").await;
    jan.wait_for("document.querySelector('#room form[action$=\"/start\"]')").await;
    jan.click("#room form[action$='/start'] button").await;
    ola.wait_for("document.querySelector('#moves')").await;
    make(&ola, "bet green").await;
    jan.wait_for("document.querySelector('#moves')").await;
    ola.wait_for("document.querySelector('form[action$=\"/take-back\"]')").await;
    ola.click("form[action$='/take-back'] button").await;
    ola.wait_for("document.querySelector('#moves')").await;
    jan.wait_for("!document.querySelector('#moves')").await;
    ola.close().await;
    jan.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn camels_glide_between_pushed_states() {
    // At this pace each step stays long enough to be seen on its way.
    let server = Server::at_pace(1.0);
    let driver = Driver::start();
    let window = driver.window(1440, 900, "en").await;
    window.open(&server.url("/new/camel-up")).await;
    let set = "document.querySelector('select[name=seats]').value = '3'; \
               document.querySelector('select[name=option-start_stacks]').value = 'random'; \
               document.querySelector('select[name=option-first_seat]').value = '1'";
    window.driver.execute(set, vec![]).await.unwrap();
    window.click(".lobby-grid .lobby-go").await;
    window.wait_for("document.querySelector('#moves button[value=roll]')").await;
    // The page samples where the camels are drawn, frame by frame, while the roll is told.
    let watch = "window.seen = {}; const look = () => { \
                 for (const g of document.querySelectorAll('[id^=piece-]')) { \
                   const box = g.getBoundingClientRect(); (window.seen[g.id] ??= new Set()).add(Math.round(box.x)); } \
                 requestAnimationFrame(look); }; look();";
    window.driver.execute(watch, vec![]).await.unwrap();
    window.click("button[value=roll]").await;
    window.wait_for("Object.values(window.seen).some(places => places.size > 5)").await;
    window.assert_quiet().await;
    window.close().await;
}
