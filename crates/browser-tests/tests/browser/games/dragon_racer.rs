//! A whole game of Dragon Racer by touch and keyboard.

use crate::browser::{Driver, Window};
use crate::keyboard::Keyboard;
use crate::play::{
    Hand, OVER, Player, kind, kinds, look_at_result, play_to_the_end, see_it_done, texts, two_sit_down,
};
use crate::server::Server;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The texts of the moves that the page offers now. A part of a Flight is a link with its moves.
const OFFERED: &str = "[...document.querySelectorAll('#moves a[data-moves]')].map(a => a.dataset.moves).concat(\
    [...document.querySelectorAll('#moves button[name=move]:not([disabled], [hidden])')].map(b => b.value))";
/// The one line of sums that is shown for the dragons ticked.
const SET: &str =
    "[...document.querySelectorAll('.dr-set')].filter(set => set.offsetParent).map(set => set.className)";
/// What changes with every answer and every part of one.
const ASKED: &str = "(document.querySelector('#moves')?.textContent ?? '') + \
    (document.querySelector('#moves input[name=decision]')?.value ?? '')";
/// Whether dragons are to be ticked.
const TICKS: &str = "Boolean(document.querySelector('.dr-tick'))";

/// The last of some moves: a button sends those planned before it too.
fn last(moves: &str) -> &str {
    moves.rsplit(';').next().unwrap_or(moves)
}

/// One player at a window.
struct Person {
    window: Window,
    /// How often each kind of move was sent.
    played: BTreeMap<String, usize>,
    ticked: bool,
    lost: usize,
}

impl Person {
    fn new(window: Window) -> Self {
        Self { window, played: BTreeMap::new(), ticked: false, lost: 0 }
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

    /// The one line of sums, as soon as it is shown: a page that is being brought up to date has none for a moment.
    async fn sums(&self) -> String {
        self.window.wait_for(&format!("{SET}.length === 1")).await;
        texts(&self.window, SET).await.concat()
    }

    /// Fires the dragons that the page proposes; the first time one of them is put down and taken up again.
    async fn fire(&mut self, played: &mut BTreeSet<String>) {
        let proposed = self.sums().await;
        let ticked =
            texts(&self.window, "[...document.querySelectorAll('.dr-tick :checked')].map(box => box.id)")
                .await;
        if let Some(dragon) = ticked.first().filter(|_| !self.ticked) {
            let card = format!(".dr-tick:has(#{dragon}) .dr-card");
            self.window.click(&card).await;
            assert_ne!(self.sums().await, proposed, "the sum follows the ticks");
            // Another one in its place might not be able to fire.
            self.window.click(&card).await;
            assert_eq!(self.sums().await, proposed);
            self.ticked = true;
            played.insert("tick".to_owned());
        }
        let set = self.sums().await.replace(' ', ".");
        self.window.click(&format!(".{set} .dr-go")).await;
    }

    /// Makes a move by clicking as a person would: the card, in a swap who leaves for it, then its button.
    async fn make(&mut self, text: &str) {
        let words: Vec<&str> = last(text).split(' ').collect();
        let pick = match words[0] {
            "hero" | "pick" | "attack" => Some(last(text).to_owned()),
            "swap" => Some(format!("in {}", words[2])),
            _ => None,
        };
        if let Some(pick) = pick {
            self.window.click(&format!("label:has(> input[name=pick][value='{pick}'])")).await;
        }
        if words[0] == "swap" {
            self.window.click(&format!("label:has(> input[name=out][value='{}'])", words[1])).await;
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
}

impl Player for Person {
    fn window(&self) -> &Window {
        &self.window
    }

    fn into_window(self) -> Window {
        self.window
    }

    /// A Flight takes several calls.
    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool {
        // Of one picture: another may come between two questions.
        let seen = self.window.eval(&format!("[{OFFERED}, {TICKS}, {ASKED}]")).await;
        let (offered, ticks, before): (Vec<String>, bool, Value) = serde_json::from_value(seen).unwrap();
        let offered: Vec<String> = offered.into_iter().filter(|text| !text.is_empty()).collect();
        if offered.is_empty() {
            return false;
        }
        if ticks {
            self.fire(played).await;
        } else {
            let text = self.choose(&offered).to_owned();
            self.make(&text).await;
        }
        played.extend(self.played.keys().cloned());
        see_it_done(&self.window, &format!("({ASKED}) !== {before} || {OVER}"), &mut self.lost).await;
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_a_bot_race_to_the_end_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    let [ola, jan] = two_sit_down(&server, &driver, "dragon-racer", "seats=3").await;

    let mut players = [Hand::Keys(Keyboard::at(ola, kinds)), Hand::Mouse(Person::new(jan))];
    let mut played = BTreeSet::new();
    play_to_the_end(&mut server, &mut players, &mut played, 9).await;

    for kind in ["hero", "pick", "attack", "hold", "fire", "done", "swap", "keep", "tick"] {
        assert!(played.contains(kind), "{kind} was played: {played:?}");
    }
    for player in players {
        look_at_result(player.into_window(), ".end").await;
    }
}
