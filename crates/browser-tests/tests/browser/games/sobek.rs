//! Whole games of Sobek by mouse, touch and keyboard.

use crate::browser::{Driver, Window};
use crate::keyboard::Keyboard;
use crate::layout::window_of;
use crate::play::{
    DECISION, Hand, OVER, Player, kind, kinds, look_at_result, play_to_the_end, texts, two_sit_down,
};
use crate::server::Server;
use crate::staged::tables;
use serde::Deserialize;
use std::collections::BTreeSet;

/// Every kind of decision of the game.
const KINDS: [&str; 16] = [
    "take", "play", "set", "add", "done", "event", "target", "bless", "purge", "back", "drop", "pick",
    "extend", "fetch", "lay", "first",
];
/// What the page offers: the buttons of single moves, and the forms of several cards with what they would send. A
/// character of which the page says that nothing would happen now waits in the hand, for a set to extend or rivals to
/// rob.
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
#[derive(Deserialize)]
struct Offered {
    singles: Vec<String>,
    forms: Vec<Form>,
}

/// A form of several cards.
#[derive(Deserialize)]
struct Form {
    id: String,
    /// What is sent in any case.
    first: String,
    boxes: Vec<String>,
    /// Whether it can be sent without a tick.
    open: bool,
}

impl Form {
    fn kind(&self) -> &str {
        kind(if self.first.is_empty() { self.boxes.first().map_or("", String::as_str) } else { &self.first })
    }
}

/// One player at a window.
struct Person {
    window: Window,
    turns: usize,
}

impl Person {
    fn at(window: Window) -> Self {
        Self { window, turns: 0 }
    }

    /// Opens the form of several cards and sends it with the boxes that are ticked; ticks boxes where none are.
    async fn build(&self, form: &Form, played: &mut BTreeSet<String>) {
        let Form { id, first, boxes, open } = form;
        if !first.is_empty() {
            self.window.click(&format!("label:has(> input[name=pick][value='{first}'])")).await;
        }
        if !open {
            for at in 1..=boxes.len() {
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
        played.extend(texts(&self.window, &sent).await.iter().map(|text| kind(text).to_owned()));
        self.window.click(&format!("#{id} button[data-least]:not([disabled])")).await;
    }

    /// Makes a single move.
    async fn single(&self, text: &str, played: &mut BTreeSet<String>) {
        self.open_panel(text).await;
        self.window.click(&format!("button[name=move][value='{text}']")).await;
        played.insert(kind(text).to_owned());
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

    fn into_window(self) -> Window {
        self.window
    }

    async fn play(&mut self, played: &mut BTreeSet<String>) -> bool {
        let before = self.window.eval(DECISION).await;
        if before.is_null() {
            return false;
        }
        let Offered { forms, singles } =
            serde_json::from_value(self.window.eval(OFFERED).await).expect("as written above");
        // What was never made comes first.
        let form = forms.iter().find(|form| !played.contains(form.kind()));
        let single = singles.iter().find(|text| !played.contains(kind(text)));
        match (form, single, forms.first()) {
            (Some(form), ..) | (None, None, Some(form)) => self.build(form, played).await,
            (None, single, _) => {
                let text = single.unwrap_or_else(|| &singles[self.turns % singles.len()]);
                self.single(text, played).await;
            }
        }
        self.turns += 1;
        self.window.wait_for(&format!("{DECISION} !== {before} || {OVER}")).await;
        true
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_bots_play_sobek_through_a_restart() {
    let mut server = Server::start();
    let driver = Driver::start();
    let [ola, jan] = two_sit_down(&server, &driver, "sobek", "seats=4").await;
    let mut players = [Hand::Keys(Keyboard::at(ola, kinds)), Hand::Mouse(Person::at(jan))];
    play_to_the_end(&mut server, &mut players, &mut BTreeSet::new(), 6).await;
    for player in players {
        look_at_result(player.into_window(), ".end .so-ledger").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_decision_is_made_by_mouse() {
    let mut server = Server::start();
    let driver = Driver::start();
    let guest = server.guest();
    let staged = tables(&mut server, &guest, "sobek", 3).await;
    let mut person = Person::at(window_of(&driver, &server, &guest, "en").await);
    let mut played = BTreeSet::new();
    for table in staged.iter().filter(|table| table.asks.split(' ').any(|kind| KINDS.contains(&kind))) {
        person.window.open(&server.url(&format!("/t/{}", table.id))).await;
        person.window.wait_for(DECISION).await;
        for _ in 0..2 {
            person.play(&mut played).await;
        }
    }
    for kind in KINDS {
        assert!(played.contains(kind), "{kind} was played: {played:?}");
    }
    person.window.assert_quiet().await;
    person.window.close().await;
}
