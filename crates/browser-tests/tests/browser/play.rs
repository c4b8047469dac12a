//! What games of people at windows have in common, from the lobby to the result.

use crate::browser::{Driver, Window};
use crate::keyboard::Keyboard;
use crate::server::Server;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// The moves that the page offers now, hidden ones included, as texts.
pub(crate) const OFFERED: &str =
    "[...document.querySelectorAll('button[name=move]:not([disabled], [hidden])')].map(b => b.value)";
/// The number of the decision that is open.
pub(crate) const DECISION: &str = "document.querySelector('#moves input[name=decision]')?.value";
/// Whether the game is over, as the page says.
pub(crate) const OVER: &str = "document.querySelector('#tray .end-acts')";

/// The kind of a move: `winner`, `tile`.
pub(crate) fn kind(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

/// The kinds of the moves in a text.
pub(crate) fn kinds(text: &str) -> Vec<String> {
    text.split(';').map(|text| kind(text).to_owned()).collect()
}

/// Somebody who plays at a window.
pub(crate) trait Player {
    /// Where.
    fn window(&self) -> &Window;
    /// Answers if the page asks, and notes the kinds of moves made; whether it did.
    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool;
    /// What is left when they have played.
    fn into_window(self) -> Window;
}

/// Somebody at a window, who plays it by mouse and touch as the game's test says, or by keyboard alone.
pub(crate) enum Hand<P> {
    Mouse(P),
    Keys(Keyboard),
}

impl<P: Player> Player for Hand<P> {
    fn window(&self) -> &Window {
        match self {
            Self::Mouse(person) => person.window(),
            Self::Keys(keyboard) => keyboard.window(),
        }
    }

    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool {
        match self {
            Self::Mouse(person) => person.play(played).await,
            Self::Keys(keyboard) => keyboard.play(played).await,
        }
    }

    fn into_window(self) -> Window {
        match self {
            Self::Mouse(person) => person.into_window(),
            Self::Keys(keyboard) => keyboard.into_window(),
        }
    }
}

/// How often in a game a press may come to nothing.
const MOST_LOST: usize = 2;

/// Waits until what a player has chosen shows. A picture that comes just then takes back what is chosen and not sent; a
/// person who sees that chooses again, so that it may happen a few times.
pub(crate) async fn see_it_done(window: &Window, shows: &str, lost: &mut usize) {
    if !window.comes_true(shows, Duration::from_secs(10)).await {
        *lost += 1;
        assert!(*lost <= MOST_LOST, "`{shows}` does not come true, for the {lost}th time");
    }
}

/// The texts that an expression in the page lists.
pub(crate) async fn texts(window: &Window, expression: &str) -> Vec<String> {
    serde_json::from_value(window.eval(expression).await).unwrap()
}

/// Opens the lobby of a game and sets fields of its form, as `name=value` with single spaces between.
pub(crate) async fn fill(window: &Window, server: &Server, game: &str, fields: &str) {
    window.open(&server.url(&format!("/new/{game}"))).await;
    window.wait_for("document.querySelector('form.lobby-grid .lobby-go')").await;
    for (name, value) in fields.split(' ').filter_map(|field| field.split_once('=')) {
        let set = format!("document.querySelector('form.lobby-grid [name=\"{name}\"]').value = '{value}'");
        window.driver.execute(set, vec![]).await.unwrap();
    }
}

/// The first person opens a table with a chair for a second one, who sits down by its link; then it is started.
pub(crate) async fn sit_down(server: &Server, game: &str, fields: &str, [host, guest]: [&Window; 2]) {
    fill(host, server, game, &format!("{fields} chair2=person name=Ola")).await;
    host.click("form.lobby-grid .lobby-go").await;
    host.wait_for("document.querySelector('#room')").await;
    guest.open(&host.url().await).await;
    guest.wait_for("document.querySelector('#room .seat [form=sit]')").await;
    let name = "document.querySelector('#room input[name=name]').value = 'Łucja'";
    guest.driver.execute(name, vec![]).await.unwrap();
    guest.click("#room .seat [form=sit]").await;
    // Nobody reloads by hand: the stream tells who has come, and both pages that the game has begun.
    host.wait_for("document.querySelector('#room').textContent.includes('Łucja')").await;
    // Chairs that are still free are filled with bots.
    host.click("#room :is(.lobby-go, .lobby-fill)").await;
    for window in [host, guest] {
        window.wait_for("document.querySelector('#board')").await;
        window.assert_fits().await;
        assert_dice_kept(window, &["commitment", "word", "others"]).await;
    }
}

/// Two people at a table: one at a large window in English, who plays by keyboard and wants less motion, and a guest at
/// a phone in Polish.
pub(crate) async fn two_sit_down(server: &Server, driver: &Driver, game: &str, fields: &str) -> [Window; 2] {
    let windows = [driver.still_window(1440, 900, "en").await, driver.window(390, 844, "pl").await];
    sit_down(server, game, fields, windows.each_ref()).await;
    windows
}

/// From here on `window.isBack` is false until the page's stream is there again and has brought its first picture, or
/// another page. What is offered before may be gone a moment later.
const WILL_COME_BACK: &str = "(window.isBack = false, document.addEventListener('htmx:sse:after:connection', \
    () => document.addEventListener('htmx:sse:after:message', () => { window.isBack = true; }, { once: true }), \
    { once: true }))";

/// Plays a game to its end, with the kinds of moves made by anybody; after so many answers the plug is pulled.
pub(crate) async fn play_to_the_end<P: Player>(
    server: &mut Server,
    players: &mut [P],
    played: &mut BTreeSet<String>,
    restart_at: usize,
) {
    let mut answers = 0;
    let end = Instant::now() + Duration::from_mins(15);
    while players[0].window().eval(&format!("Boolean({OVER})")).await != json!(true) {
        assert!(Instant::now() < end, "the game goes on to its end; it stopped after {answers} answers");
        let mut any = false;
        for player in players.iter_mut() {
            any |= player.play(played).await;
        }
        if !any {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        answers += 1;
        if answers == restart_at {
            // The plug is pulled under all browsers; they come back by themselves, with the picture as it is now: what
            // was half chosen would be gone, so that nothing is chosen before.
            for player in players.iter() {
                player.window().eval(WILL_COME_BACK).await;
            }
            server.restart();
            for player in players.iter() {
                player.window().wait_for("window.isBack !== false").await;
                player.window().wait_for("document.querySelector('#offline').hidden").await;
            }
        }
        if answers % 15 == 0 {
            for player in players.iter() {
                player.window().assert_fits().await;
            }
        }
    }
}

/// The page says that the table kept to all of this, as far as the window's browser knows.
pub(crate) async fn assert_dice_kept(window: &Window, checks: &[&str]) {
    let told = texts(
        window,
        "[...document.querySelectorAll('[data-check]:not([hidden])')].map(c => `${c.dataset.check} ${c.className}`)",
    )
    .await;
    let good: Vec<_> = checks.iter().map(|check| format!("{check} is-good")).collect();
    assert_eq!(told, good);
}

/// Looks at the result of a game that is over, which holds `part`, and closes the window.
pub(crate) async fn look_at_result(window: Window, part: &str) {
    window.wait_for(OVER).await;
    window.assert_fits().await;
    window.click("#tray a[href$='/result']").await;
    window.wait_for(&format!("document.querySelector('{part}')")).await;
    window.assert_fits().await;
    assert_dice_kept(&window, &["commitment", "seed", "word", "others"]).await;
    // A browser that was not there knows of nothing that the table could have kept to.
    window.eval("localStorage.clear()").await;
    window.open(&window.url().await).await;
    window.wait_for("document.querySelector('[data-dice]')").await;
    assert_dice_kept(&window, &[]).await;
    window.assert_quiet().await;
    window.close().await;
}
