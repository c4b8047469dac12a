//! What is played goes from where it was to where it will be.

use crate::browser::{Driver, Window};
use crate::play::fill;
use crate::server::Server;
use serde_json::json;

/// Notes where each thing that flies begins and ends, as the elements met there.
const WATCH: &str = "window.flights = []; \
    new MutationObserver(changes => changes.flatMap(change => [...change.addedNodes]).forEach(thing => { \
      if (!thing.classList?.contains('flier')) return; \
      const [way] = thing.getAnimations(); \
      const met = part => { way.currentTime = part * 700; const box = thing.getBoundingClientRect(); \
        return document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2) \
          .map(element => element.closest('[id]')?.id ?? '').join(' '); }; \
      window.flights.push([met(0), met(0.999)]); way.currentTime = 0; })).observe(document.body, { childList: true });";

async fn table(server: &Server, driver: &Driver, game: &str, options: &str) -> Window {
    let window = driver.window(1440, 900, "en").await;
    fill(&window, server, game, options).await;
    window.click("form.lobby-grid [name=fill]").await;
    window.wait_for("document.querySelector('#moves')").await;
    window.driver.execute(WATCH, vec![]).await.unwrap();
    window
}

/// Whether something flew from one element to another.
fn flew(from: &str, to: &str) -> String {
    format!(
        "window.flights.some(([from, to]) => from.split(' ').includes('{from}') && to.split(' ').includes('{to}'))"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_of_keltis_fly_from_hand_to_pile_and_from_pile_to_hand() {
    let server = Server::at_pace(1.0);
    let driver = Driver::start();
    let window = table(&server, &driver, "keltis", "seats=2 option-first_player=seat1").await;
    let card = window.eval("document.querySelector('.k-opt input[name=pick]').value").await;
    let card = card.as_str().expect("the value of a card");
    window.click(&format!("label:has(> input[name=pick][value='{card}'])")).await;
    window.click(&format!("button[value='discard {card}']")).await;
    let colour = card.split(' ').next().expect("a colour");
    window.wait_for(&flew("tray", &format!("k-pile-{colour}"))).await;
    window.wait_for("document.querySelector('#k-deck.is-lit')").await;
    window.click("#k-deck.is-lit").await;
    window.wait_for(&flew("k-deck", "tray")).await;
    // The bot's cards go from its panel.
    window.wait_for("window.flights.some(([from]) => from.split(' ').includes('player-2'))").await;
    window.wait_for("document.querySelector('.k-opt input[name=pick]:not(:disabled)')").await;
    looks_back(&window).await;
    window.assert_quiet().await;
    window.close().await;
}

/// While an earlier turn is shown nothing can be pressed but the way back, which leads to the newest picture.
async fn looks_back(window: &Window) {
    let log = "document.querySelector('#log').textContent";
    let now = window.eval(log).await;
    let says = "document.querySelector('#looking-back').checkVisibility()";
    assert_eq!(window.eval(says).await, json!(false));
    window.click("[data-story=earlier]").await;
    window.wait_for(&format!("{says} && {log} !== {now}")).await;
    assert_eq!(window.eval("document.querySelector('#tray').inert").await, json!(true));
    window.click("[data-story=now]").await;
    window.wait_for(&format!("!{says} && {log} === {now}")).await;
    assert_eq!(window.eval("document.querySelector('#tray').inert").await, json!(false));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finish_card_flies_to_its_deck() {
    let server = Server::at_pace(1.0);
    let driver = Driver::start();
    let options = "seats=3 option-start_stacks=random option-first_seat=1";
    let window = table(&server, &driver, "camel-up", options).await;
    crate::games::camel_up::make(&window, "winner green").await;
    window.wait_for(&flew("tray", "board-area")).await;
    assert_eq!(window.eval("document.querySelectorAll('#deck-winner-1').length").await, json!(1));
    window.assert_quiet().await;
    window.close().await;
}
