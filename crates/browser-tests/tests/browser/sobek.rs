//! Whole games of Sobek by mouse and touch.

use crate::browser::{Driver, Window};
use crate::play::{DECISION, OVER, Player, kind, look_at_result, play_to_the_end, sit_down};
use crate::server::Server;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every kind of decision of the game.
const KINDS: [&str; 16] = [
    "take", "play", "set", "add", "done", "event", "target", "bless", "purge", "back", "drop", "pick",
    "extend", "fetch", "lay", "first",
];
/// What the page offers: the buttons of single moves, and the forms of several cards with what they would send. A
/// character of which the page says that nothing would happen now waits in the hand, for a set to extend or rivals to rob.
const OFFERED: &str = r"(() => {
    const idle = button => /Nothing would happen now|Teraz nic by nie dała/.test(button.closest('.so-then')?.textContent);
    const singles = [...document.querySelectorAll('button[name=move]:not([disabled], [hidden])')]
        .filter(button => button.form?.id === 'moves' && button.value && !idle(button)).map(button => button.value);
    const forms = [...document.querySelectorAll('form.so-build')].map(form => ({
        id: form.id,
        first: form.querySelector('input[type=hidden][name=move]')?.value ?? '',
        boxes: [...form.querySelectorAll('input[type=checkbox]')].map(box => box.value),
        open: Boolean(form.querySelector('button[data-least]:not([disabled])')),
    }));
    return { singles, forms };
})()";
/// How many characters lie open to be taken.
const ORANGE: &str = "document.querySelectorAll('.so-take .so-back-orange').length";

/// One player at a window.
struct Person {
    window: Window,
    turns: usize,
}

impl Person {
    /// Opens the form of a set and sends it with the boxes that are ticked; ticks boxes where none are.
    async fn build(&self, offered: &Value, played: &mut BTreeSet<String>) -> bool {
        let forms = offered["forms"].as_array().unwrap();
        // A set is laid as soon as there is one, but cards are collected while nobody has been cut by a Scribe.
        let collects = !played.contains("drop") && played.contains("set") && !self.turns.is_multiple_of(4);
        let Some(form) =
            forms.iter().find(|form| !collects || !form["first"].as_str().unwrap().starts_with("set "))
        else {
            return false;
        };
        let (id, first) = (form["id"].as_str().unwrap(), form["first"].as_str().unwrap());
        if !first.is_empty() {
            self.window.click(&format!("label:has(> input[name=pick][value='{first}'])")).await;
        }
        if form["open"] != json!(true) {
            let boxes = form["boxes"].as_array().unwrap().len();
            for at in 1..=boxes {
                let open = format!("document.querySelector('#{id} button[data-least]:not([disabled])')");
                if !self.window.eval(&format!("Boolean({open})")).await.as_bool().unwrap() {
                    self.window.click(&format!("#{id} label.so-box:nth-child({at})")).await;
                }
            }
        }
        let sent = format!(
            "[...document.querySelectorAll('#{id} input[type=hidden][name=move], #{id} input:checked, \
             #{id} button[data-least]:not([disabled])')].map(field => field.value).filter(Boolean)"
        );
        let sent: Vec<String> = serde_json::from_value(self.window.eval(&sent).await).unwrap();
        played.extend(sent.iter().map(|text| kind(text).to_owned()));
        self.window.click(&format!("#{id} button[data-least]:not([disabled])")).await;
        true
    }

    /// Makes a single move: what was played least comes first, then characters, which bring the rare decisions.
    async fn single(&self, offered: &Value, played: &mut BTreeSet<String>) {
        let singles: Vec<String> = serde_json::from_value(offered["singles"].clone()).unwrap();
        let unseen = |text: &&String| !played.contains(kind(text)) || text.starts_with("play ");
        let rare = singles.iter().find(|text| *text == "event prosperity" && !played.contains("bless"));
        let text = match rare.or_else(|| singles.iter().find(unseen)) {
            Some(text) => text.clone(),
            None if singles[0].starts_with("take") => self.take(&singles).await,
            None => singles[self.turns % singles.len()].clone(),
        };
        self.open_panel(&text).await;
        self.window.click(&format!("button[name=move][value='{text}']")).await;
        played.insert(kind(&text).to_owned());
    }

    /// Takes a character where one is to be had.
    async fn take(&self, singles: &[String]) -> String {
        let number = "[...document.querySelectorAll('.so-take')].findIndex(take => take.querySelector('.so-back-orange'))";
        if self.window.eval(ORANGE).await == json!(0) {
            return singles[0].clone();
        }
        let at = self.window.eval(number).await.as_u64().unwrap() as usize;
        singles.iter().filter(|text| text.starts_with("take")).nth(at).unwrap_or(&singles[0]).clone()
    }

    /// Cards and characters are picked up before the button shows.
    async fn open_panel(&self, text: &str) {
        if ["take", "fetch", "play"].contains(&kind(text)) {
            self.window.click(&format!("label:has(> input[name=pick][value='{text}'])")).await;
        }
    }
}

impl Player for Person {
    fn window(&self) -> &Window {
        &self.window
    }

    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool {
        let before = self.window.eval(DECISION).await;
        if before.is_null() {
            return false;
        }
        let offered = self.window.eval(OFFERED).await;
        if !self.build(&offered, played).await {
            self.single(&offered, played).await;
        }
        self.turns += 1;
        self.window.wait_for(&format!("{DECISION} !== {before} || {OVER}")).await;
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_a_bot_make_every_kind_of_decision() {
    let mut server = Server::start();
    let driver = Driver::start();
    let ola = driver.window(1440, 900, "en").await;
    let jan = driver.window(390, 844, "pl").await;
    let mut players = [Person { window: ola, turns: 0 }, Person { window: jan, turns: 0 }];
    let mut played = BTreeSet::new();
    // One game is played through a restart; rare characters and tokens may need some more.
    for game in 0..12 {
        let [ola, jan] = &players;
        sit_down(&server, "sobek", "seats=3", [&ola.window, &jan.window]).await;
        play_to_the_end(&mut server, &mut players, &mut played, if game == 0 { 6 } else { usize::MAX }).await;
        if KINDS.iter().all(|kind| played.contains(*kind)) {
            break;
        }
    }
    for kind in KINDS {
        assert!(played.contains(kind), "{kind} was played: {played:?}");
    }
    for player in players {
        look_at_result(player.window, ".end .so-ledger").await;
    }
}
