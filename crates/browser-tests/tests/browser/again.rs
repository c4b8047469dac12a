//! Games seen again and positions set up by hand.

use crate::browser::Driver;
use crate::layout::window_of;
use crate::server::Server;
use crate::staged::tables;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_seen_again_while_it_goes_on_and_when_it_is_over() {
    let mut server = Server::start();
    let driver = Driver::start();
    let guest = server.guest();
    let staged = tables(&mut server, &guest, "camel-up", 3).await;
    let find = |over: bool| &staged.iter().find(|staged| (staged.asks == "over") == over).expect("staged").id;
    let window = window_of(&driver, &server, &guest, "en").await;
    window.open(&server.url(&format!("/t/{}/replay?view=open", find(true)))).await;
    let at = "document.querySelector('#reel-at').value";
    let body = window.driver.find(thirtyfour::By::Tag("body")).await.unwrap();
    body.send_keys(thirtyfour::Key::Right + "").await.unwrap();
    window.wait_for(&format!("{at} === '1'")).await;
    let first = window.eval("document.querySelector('#board-area').innerHTML").await;
    window
        .eval("(() => { const slider = document.querySelector('#reel-at'); slider.value = 60; slider.dispatchEvent(new Event('input', { bubbles: true })); })()")
        .await;
    window.wait_for(&format!("document.querySelector('#reel').dataset.step !== '1' || {at} === '60'")).await;
    window.wait_for(&format!("document.querySelector('#board-area').innerHTML !== {first}")).await;
    // A turn of the log is the way to its moment.
    window.click("#log-list > :nth-child(3) .log-jump").await;
    window
        .wait_for(&format!("{at} === document.querySelector('#log-list > :nth-child(3)').dataset.step"))
        .await;
    window.assert_quiet().await;
    // At a table that goes on, one key goes back to now.
    window.open(&server.url(&format!("/t/{}", find(false)))).await;
    window.click("[data-look-back]").await;
    window.wait_for("document.body.classList.contains('is-looking-back')").await;
    let body = window.driver.find(thirtyfour::By::Tag("body")).await.unwrap();
    body.send_keys("0").await.unwrap();
    window.wait_for("!document.body.classList.contains('is-looking-back') && document.querySelector('#look-back').hidden").await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_places_of_the_editor_are_folded_and_stay_as_one_has_them() {
    let (server, driver) = (Server::start(), Driver::start());
    let window = driver.window(390, 844, "pl").await;
    window.open(&server.url("/editor/keltis")).await;
    let open = "document.querySelectorAll('.editor-group[open]').length";
    assert_eq!(window.eval(open).await, json!(0));
    window.click(".editor-group > summary").await;
    window.click(".editor-group[open] .piece").await;
    window.wait_for("document.querySelector('.editor-hand .piece')").await;
    assert_eq!(window.eval(open).await, json!(1));
    window.assert_fits().await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_set_up_on_the_board_and_by_keyboard_and_played() {
    let server = Server::start();
    let driver = Driver::start();
    let guest = server.guest();
    let window = window_of(&driver, &server, &guest, "en").await;
    window.open(&server.url("/editor/camel-up?seats=3")).await;
    // The uppermost camel of a stack is lifted, and put down where the board is pressed next.
    window.click(".spot-2").await;
    window.wait_for("document.querySelector('.editor-hand .piece')?.textContent === 'yellow'").await;
    window.click(".spot-9").await;
    window.wait_for("document.querySelector('#piece-yellow.sp-9')").await;
    // By keyboard: a die comes out, which nobody has been paid for yet.
    let press = "(css => { const button = document.querySelector(css); button.focus(); return document.activeElement === button; })";
    assert_eq!(window.eval(&format!("{press}('#new-dice-2')")).await, json!(true));
    let enter = async || {
        window.driver.active_element().await.unwrap().send_keys(thirtyfour::Key::Enter + "").await.unwrap();
    };
    enter().await;
    window.wait_for("document.querySelector('#put-at-dice')").await;
    assert_eq!(window.eval(&format!("{press}('#put-at-dice')")).await, json!(true));
    enter().await;
    window.wait_for("document.querySelector('#editor-after').textContent.includes('CU-6.1')").await;
    assert_eq!(window.eval("Boolean(document.querySelector('#editor-play'))").await, json!(false));
    let field =
        window.driver.find(thirtyfour::By::Css("[name='at:players[3].pyramid_tickets']")).await.unwrap();
    field.send_keys(thirtyfour::Key::Up + thirtyfour::Key::Tab).await.unwrap();
    window.wait_for("document.querySelector('#editor-play')").await;
    window.assert_quiet().await;
    window.click("[popovertarget=editor-play]").await;
    window.click("#editor-play button[value='3']").await;
    window
        .wait_for("location.pathname.startsWith('/t/') && document.querySelector('#piece-yellow.sp-9')")
        .await;
    window.assert_quiet().await;
    window.close().await;
}
