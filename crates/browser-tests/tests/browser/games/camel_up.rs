//! Whole games of Camel Up by mouse, touch and keyboard.

use crate::browser::{Driver, Window};
use crate::keyboard::Keyboard;
use crate::play::{
    DECISION, Hand, OFFERED, OVER, Player, fill, kind, kinds, look_at_result, play_to_the_end, sit_down,
    texts,
};
use crate::server::Server;
use serde_json::json;
use std::collections::BTreeSet;

/// What a player with this plan does: the kind that was played least, with rolls in between so that the
/// game ends.
fn choose<'a>(offered: &'a [String], played: &BTreeSet<String>, turn: usize) -> &'a str {
    let unplayed = offered.iter().find(|text| !played.contains(kind(text)));
    let roll = || offered.iter().find(|text| *text == "roll");
    unplayed.or_else(roll).unwrap_or(&offered[turn % offered.len()])
}

/// Makes a move by clicking as a person would: the choice, then the button.
pub(crate) async fn make(window: &Window, text: &str) {
    let kind = kind(text);
    let words: Vec<&str> = text.split(' ').collect();
    let pick = match kind {
        "bet" | "ally" => Some(text.to_owned()),
        "winner" | "loser" => Some(format!("card {}", words[1])),
        "tile" => Some(format!("tile {}", words[1])),
        _ => None,
    };
    if let Some(pick) = pick {
        if kind == "ally" {
            window.click("label.pair-opt").await;
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
struct Person {
    window: Window,
    turns: usize,
}

impl Person {
    fn new(window: Window) -> Self {
        Self { window, turns: 0 }
    }
}

impl Player for Person {
    fn window(&self) -> &Window {
        &self.window
    }

    fn into_window(self) -> Window {
        self.window
    }

    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool {
        let offered = texts(&self.window, OFFERED).await;
        if offered.is_empty() {
            return false;
        }
        let before = self.window.eval(DECISION).await;
        let text = choose(&offered, played, self.turns).to_owned();
        make(&self.window, &text).await;
        played.insert(kind(&text).to_owned());
        self.turns += 1;
        self.window.wait_for(&format!("{DECISION} !== {before} || {OVER}")).await;
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_play_a_whole_game_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    // The one whole game in which a large window moves as it does for most.
    let [ola, jan] = [driver.window(1440, 900, "en").await, driver.window(390, 844, "pl").await];
    sit_down(&server, "camel-up", "", [&ola, &jan]).await;
    for (window, lang) in [(&ola, "en"), (&jan, "pl")] {
        assert_eq!(window.eval("document.documentElement.lang").await, json!(lang));
    }

    let mut players = [Hand::Keys(Keyboard::at(ola, kinds)), Hand::Mouse(Person::new(jan))];
    let mut played = BTreeSet::new();
    play_to_the_end(&mut server, &mut players, &mut played, 6).await;
    for kind in ["bet", "tile", "roll", "winner", "loser"] {
        assert!(played.contains(kind), "{kind} was played: {played:?}");
    }
    for player in players {
        look_at_result(player.into_window(), ".end").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn with_six_a_partnership_is_formed_and_setup_is_chosen() {
    let mut server = Server::start();
    let driver = Driver::start();
    let window = driver.window(1440, 900, "pl").await;
    fill(&window, &server, "camel-up", "seats=6 option-first_seat=1").await;
    window.click(".lobby-grid [name=fill]").await;
    window.wait_for("document.querySelector('#board')").await;
    let mut players = [Person::new(window)];
    let mut played = BTreeSet::new();
    play_to_the_end(&mut server, &mut players, &mut played, usize::MAX).await;
    let [ola] = players;
    assert!(played.contains("ally") && played.contains("crazy"), "{played:?}");
    ola.window.assert_quiet().await;
    ola.window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_on_the_page() {
    let server = Server::start();
    let driver = Driver::start();
    let (ola, jan) = (driver.window(1440, 900, "en").await, driver.window(1440, 900, "en").await);
    sit_down(&server, "camel-up", "seats=3 option-start_stacks=random option-first_seat=1", [&ola, &jan])
        .await;
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
    // At this pace the steps of a turn are shown one by one.
    let server = Server::at_pace(1.0);
    let driver = Driver::start();
    let window = driver.window(1440, 900, "en").await;
    fill(&window, &server, "camel-up", "seats=3 option-start_stacks=random option-first_seat=1").await;
    window.click(".lobby-grid [name=fill]").await;
    window.wait_for("document.querySelector('#moves button[value=roll]')").await;
    // When a piece begins to glide, the page looks where it is drawn at the beginning of its way, midway and near the
    // end. A machine too slow to draw the frames between has these places too.
    let watch = "window.glides = []; document.addEventListener('transitionrun', ({ target }) => { \
                 if (!target.matches('[id^=piece-]')) return; \
                 const ways = target.getAnimations().map(way => [way, way.currentTime, way.effect.getTiming().duration]); \
                 window.glides.push([0, 0.5, 0.99].map(part => { \
                   for (const [way, , duration] of ways) way.currentTime = part * duration; \
                   const box = target.getBoundingClientRect(); \
                   return `${Math.round(box.x)} ${Math.round(box.y)}`; })); \
                 for (const [way, time] of ways) way.currentTime = time; });";
    window.driver.execute(watch, vec![]).await.unwrap();
    window.click("button[value=roll]").await;
    window.wait_for("window.glides.some(places => new Set(places).size === 3)").await;
    window.assert_quiet().await;
    window.close().await;
}
