//! A whole game of Dragon Racer by mouse and touch.

use crate::browser::{Driver, Window};
use crate::server::Server;
use serde_json::json;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The texts of the moves that the page offers now. A part of a Flight is a link with its moves.
const OFFERED: &str = "[...document.querySelectorAll('#moves a[data-moves]')].map(a => a.dataset.moves).concat(\
    [...document.querySelectorAll('#moves button[name=move]:not([disabled], [hidden])')].map(b => b.value))";
/// The one line of sums that is shown for the dragons ticked.
const SET: &str =
    "[...document.querySelectorAll('.dr-set')].filter(set => set.offsetParent).map(set => set.className)";
/// What changes with every answer and every part of one.
const ASKED: &str = "(document.querySelector('#moves')?.textContent ?? '') + \
    (document.querySelector('#moves input[name=decision]')?.value ?? '')";
/// Whether the game is over, as the page says.
const OVER: &str = "document.querySelector('#tray form[action$=\\'/rematch\\']')";

/// The kind of a move: `pick`, `fire`.
fn kind(text: &str) -> &str {
    text.split(' ').next().unwrap_or(text)
}

/// The last of some moves: a button sends those planned before it too.
fn last(moves: &str) -> &str {
    moves.rsplit(';').next().unwrap_or(moves)
}

/// One player at a window.
struct Player {
    window: Window,
    /// How often each kind of move was sent.
    played: BTreeMap<String, usize>,
    ticked: bool,
}

impl Player {
    fn new(window: Window) -> Self {
        Self { window, played: BTreeMap::new(), ticked: false }
    }

    async fn texts(&self, expression: &str) -> Vec<String> {
        serde_json::from_value(self.window.eval(expression).await).unwrap()
    }

    /// What this player would rather do: an attack card if there is one, else the kind that was sent least.
    fn choose<'a>(&self, offered: &'a [String]) -> &'a str {
        let attack = |text: &&String| {
            [
                "bramblefang",
                "cobalt-titan",
                "eclipse",
                "gildedge",
                "lavaluz",
                "malachite",
                "meteorax",
                "seaglass",
            ]
            .iter()
            .any(|card| text.as_str() == format!("pick {card}"))
        };
        let often = |text: &&String| self.played.get(kind(last(text))).copied().unwrap_or_default();
        offered.iter().find(attack).or_else(|| offered.iter().min_by_key(often)).unwrap()
    }

    /// Answers if the page asks; whether it did. A Flight takes several calls.
    async fn play(&mut self) -> bool {
        let offered: Vec<String> =
            self.texts(OFFERED).await.into_iter().filter(|text| !text.is_empty()).collect();
        if offered.is_empty() {
            return false;
        }
        let before = self.window.eval(ASKED).await;
        if self.window.eval("Boolean(document.querySelector('.dr-tick'))").await == json!(true) {
            self.fire().await;
        } else {
            let text = self.choose(&offered).to_owned();
            self.make(&text).await;
        }
        self.window.wait_for(&format!("({ASKED}) !== {before} || {OVER}")).await;
        true
    }

    /// Fires the dragons that the page proposes; the first time one of them is put down and taken up again.
    async fn fire(&mut self) {
        let proposed = self.texts(SET).await;
        assert_eq!(proposed.len(), 1, "one line of sums is shown: {proposed:?}");
        if !self.ticked
            && self.window.eval("document.querySelectorAll('.dr-tick :checked').length").await != json!(0)
        {
            self.window.click(".dr-tick:has(:checked) .dr-card").await;
            assert_ne!(self.texts(SET).await, proposed, "the sum follows the ticks");
            self.window.click(".dr-tick:not(:has(:checked)):has(:enabled) .dr-card").await;
            self.ticked = true;
        }
        let set = self.texts(SET).await[0].replace(' ', ".");
        self.window.click(&format!(".{set} .dr-go")).await;
    }

    /// Makes a move by clicking as a person would: the card, then its button.
    async fn make(&mut self, text: &str) {
        let words: Vec<&str> = last(text).split(' ').collect();
        let pick = match words[0] {
            "hero" | "pick" => Some(last(text).to_owned()),
            "swap" => Some(format!("in {}", words[2])),
            _ => None,
        };
        if let Some(pick) = pick {
            self.window.click(&format!("label:has(> input[name=pick][value='{pick}'])")).await;
        }
        if matches!(words[0], "attack" | "hold") {
            self.window.click(&format!("#moves a[data-moves='{text}']")).await;
            // It is noted here to be chosen less often; what is sent is noted below.
            *self.played.entry(words[0].to_owned()).or_default() += 1;
            return;
        }
        self.window.click(&format!("#moves button[name=move][value='{text}']")).await;
        for sent in text.split(';').map(kind).filter(|kind| !["attack", "hold"].contains(kind)) {
            *self.played.entry(sent.to_owned()).or_default() += 1;
        }
    }

    async fn over(&self) -> bool {
        self.window.eval(&format!("Boolean({OVER})")).await == json!(true)
    }
}

async fn play_to_the_end(server: &mut Server, players: &mut [Player], restart_at: usize) {
    let mut answers = 0;
    let end = Instant::now() + Duration::from_mins(6);
    while !players[0].over().await {
        assert!(Instant::now() < end, "the game goes on to its end; it stopped after {answers} answers");
        let mut any = false;
        for player in players.iter_mut() {
            any |= player.play().await;
        }
        answers += usize::from(any);
        if answers == restart_at && any {
            // The plug is pulled under both browsers; they come back by themselves.
            server.restart();
            for player in players.iter() {
                player.window.wait_for("document.querySelector('#offline').hidden").await;
            }
        }
        if answers % 15 == 0 {
            players[1].window.assert_fits().await;
        }
        if !any {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_a_bot_race_to_the_end_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    let ola = driver.window(1440, 900, "en").await;
    let jan = driver.window(390, 844, "pl").await;
    ola.open(&server.url("/new/dragon-racer")).await;
    let set = "document.querySelector('select[name=seats]').value = '3'; \
               document.querySelector('select[name=chair2]').value = 'person'";
    ola.driver.execute(set, vec![]).await.unwrap();
    ola.click(".lobby-grid .lobby-go").await;
    ola.wait_for("document.querySelector('#room')").await;
    jan.open(&ola.url().await).await;
    jan.click("#room form[action$='/sit'] button").await;
    jan.wait_for("document.querySelector('#room form[action$=\"/start\"]')").await;
    jan.click("#room form[action$='/start'] button").await;
    for window in [&ola, &jan] {
        window.wait_for("document.querySelector('#board')").await;
        window.assert_fits().await;
    }

    let mut players = [Player::new(ola), Player::new(jan)];
    play_to_the_end(&mut server, &mut players, 9).await;

    for kind in ["hero", "pick", "attack", "hold", "fire", "done", "swap", "keep"] {
        let times: usize = players.iter().filter_map(|player| player.played.get(kind)).sum();
        assert!(times > 0, "{kind} was played");
    }
    assert!(players.iter().any(|player| player.ticked));
    for player in players {
        player.window.wait_for(OVER).await;
        player.window.click("#tray a[href$='/result']").await;
        player.window.wait_for("document.querySelector('.end')").await;
        player.window.assert_fits().await;
        player.window.assert_quiet().await;
        player.window.close().await;
    }
}
