//! Whole games of Keltis by touch and keyboard.

use crate::browser::{Driver, Window};
use crate::keyboard::Keyboard;
use crate::play::{
    DECISION, Hand, OVER, Player, fill, look_at_result, play_to_the_end, see_it_done, texts, two_sit_down,
};
use crate::server::Server;
use serde_json::json;
use std::collections::BTreeSet;

/// The single moves that the page offers now, hidden ones included, stones that lay a card too left out, cards on the
/// way to a clover first. A card may take along the only marker that can go, or the word that it stays.
const OFFERED: &str = "(() => { const of = (css) => [...document.querySelectorAll(css)].map(b => b.value); \
     const leaf = of('.k-opt:has(.k-leaf) input').map(card => 'play ' + card); \
     const all = [...new Set(of('button[name=move]:not([disabled], [hidden], .k-ghost)'))].filter(text => !text.includes(';') || text.startsWith('play')); \
     const leads = text => leaf.includes(text.split(';')[0]); \
     return all.filter(leads).concat(all.filter(text => !leads(text))); })()";
/// Every kind of decision, the usual ones first.
const KINDS: [&str; 9] =
    ["play", "enter", "advance", "bonus", "draw deck", "discard", "stay", "bonus none", "draw"];

/// The kind of a move: `play`, `bonus none`, `draw` (from a discard pile).
fn kind(text: &str) -> &str {
    match text {
        "draw deck" | "bonus none" => text,
        _ => text.split(' ').next().unwrap_or(text),
    }
}

/// The kinds of the moves that a button sends.
fn kinds(text: &str) -> Vec<String> {
    text.split(';').map(|text| kind(text).to_owned()).collect()
}

/// What a player does: a kind that nobody has played yet, else the usual.
fn choose<'a>(offered: &'a [String], played: &BTreeSet<String>) -> &'a str {
    let unplayed = offered.iter().find(|text| kinds(text).iter().any(|kind| !played.contains(kind)));
    let usual = || KINDS.iter().find_map(|usual| offered.iter().find(|text| kind(text) == *usual));
    unplayed.or_else(usual).unwrap_or(&offered[0])
}

/// Makes a move by clicking as a person would: the card, then the button; stones and piles on the board where
/// there is room, in the tray on a phone.
async fn make(window: &Window, text: &str) {
    if let Some(card) = text.strip_prefix("play ").or_else(|| text.strip_prefix("discard ")) {
        let card = card.split(';').next().unwrap_or(card);
        let label = format!("label:has(> input[name=pick][value='{card}'])");
        window.click(&label).await;
        return window.click(&format!("{label} + .then button[value='{text}']")).await;
    }
    let tray = format!("#tray button[value='{text}']");
    let board = format!(".board > :is(.k-over, .k-piles) > button[value='{text}']");
    let shown = |css: &str| format!("document.querySelector(\"{css}\")?.checkVisibility() === true");
    let narrow = window.eval("innerWidth < 700").await == json!(true);
    if narrow && window.eval(&shown(&tray)).await == json!(true) {
        return window.click(&tray).await;
    }
    // On a phone the tray would lie over the lower stones.
    let middle = |css: &str| {
        format!("document.querySelector(\"{css}\").scrollIntoView({{ block: 'center' }}) ?? true")
    };
    if window.eval(&shown(&board)).await == json!(true) {
        window.eval(&middle(&board)).await;
        return window.click(&board).await;
    }
    let which = format!(".k-which button[value='{text}']");
    let stone = format!("label.k-spot:has(+ .k-which button[value='{text}'])");
    if window.eval(&format!("Boolean(document.querySelector(\"{stone}\"))")).await == json!(true) {
        window.eval(&middle(&stone)).await;
        window.click(&stone).await;
        return window.click(&which).await;
    }
    window.click(&tray).await;
}

/// One player at a window.
struct Person {
    window: Window,
    lost: usize,
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
        let text = choose(&offered, played).to_owned();
        make(&self.window, &text).await;
        played.extend(kinds(&text));
        see_it_done(&self.window, &format!("{DECISION} !== {before} || {OVER}"), &mut self.lost).await;
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_play_keltis_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    let [ola, jan] = two_sit_down(&server, &driver, "keltis", "seats=4 option-layout=pairs").await;

    let mut players = [Hand::Keys(Keyboard::at(ola, kinds)), Hand::Mouse(Person { window: jan, lost: 0 })];
    let mut played = BTreeSet::new();
    play_to_the_end(&mut server, &mut players, &mut played, 6).await;
    // Nobody can do without a bonus step where only one clover was reached: that one was taken.
    for kind in KINDS.into_iter().filter(|kind| *kind != "bonus none") {
        assert!(played.contains(kind), "{kind} was played: {played:?}");
    }
    for player in players {
        look_at_result(player.into_window(), ".end .plot").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picked_card_shows_where_its_marker_would_go_and_the_step_is_taken_back() {
    let server = Server::start();
    let driver = Driver::start();
    let window = driver.window(1440, 900, "en").await;
    fill(&window, &server, "keltis", "seats=2 option-first_player=seat1").await;
    window.click("form.lobby-grid [name=fill]").await;
    window.wait_for("document.querySelector('#moves .k-opt')").await;
    assert_eq!(
        window.eval("[...document.querySelectorAll('.k-ghost')].some(g => g.checkVisibility())").await,
        json!(false)
    );
    window.click(".k-opt.is-fit.is-lit").await;
    window.wait_for("[...document.querySelectorAll('.k-ghost')].some(g => g.checkVisibility())").await;
    // The card goes with the marker that enters; both can be taken back, and laid again, until one is drawn.
    window.click(".k-opt.is-fit.is-lit + .then .k-with[value$='enter large']").await;
    window.wait_for("document.querySelector('#k-large-1.s-1')").await;
    window.click("form[action$='/take-back'] button").await;
    window.wait_for("document.querySelector('.k-choices button[value=\\'enter large\\']')").await;
    window.click("form[action$='/take-back'] button").await;
    window.wait_for("document.querySelector('#moves .k-opt.is-fit.is-lit')").await;
    // The stone that is shown lays the card as well; a clover on it shows stones farther on, too, which ask nothing.
    window.click(".k-opt.is-fit.is-lit").await;
    let near = "[...document.querySelectorAll('.k-ghost:not(.is-far)')].find(g => g.checkVisibility()).value";
    let stone = window.eval(near).await;
    window.click(&format!(".k-ghost[value={stone}]")).await;
    window.wait_for("document.querySelector('.k-choices button[value=\\'enter large\\']')").await;
    window.click(".k-choices button[value='enter large']").await;
    window.wait_for("document.querySelector('#k-large-1.s-1')").await;
    window.click("form[action$='/take-back'] button").await;
    window.wait_for("document.querySelector('#k-large-1.s-0')").await;
    window.assert_quiet().await;
    window.close().await;
}
