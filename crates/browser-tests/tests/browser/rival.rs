//! What people and networks do to a page: two tabs, two devices, the back button, gaps in the connection, a server that
//! goes away and comes back.

use crate::browser::{Driver, PATIENCE, Window};
use crate::games::camel_up::make;
use crate::play::{DECISION, OVER};
use crate::server::{Client, Server};
use serde_json::json;
use std::time::{Duration, Instant};
use thirtyfour::prelude::*;

/// Whether the page says that the connection is lost.
const OFFLINE: &str = "!document.querySelector('#offline').hidden";
/// What a person sees of the table here, and on a fresh page; without the clocks, and what the scripts leave behind.
const HERE_AND_FRESH: &str = r"(async () => {
    const parts = page => ['#board-area', '#players', '#tray'].map(id => {
        const part = page.querySelector(id).cloneNode(true);
        for (const clock of part.querySelectorAll('.player-clock')) clock.remove();
        for (const element of part.querySelectorAll('*')) {
            element.removeAttribute('data-htmx-powered');
            if (!element.className) element.removeAttribute('class');
            if (element.matches('input[name=word]')) element.removeAttribute('value');
            // What was morphed may have its attributes in another order.
            const attributes = [...element.attributes].sort((one, other) => one.name < other.name ? -1 : 1);
            for (const { name } of attributes) element.removeAttribute(name);
            for (const { name, value } of attributes) element.setAttribute(name, value);
        }
        return part.innerHTML;
    }).join('\n');
    const fresh = await (await fetch(location.href, { cache: 'no-store' })).text();
    return [parts(document), parts(new DOMParser().parseFromString(fresh, 'text/html'))];
})()";

/// Opens a page of the server as this guest.
async fn open_as(window: &Window, server: &Server, guest: &Client, path: &str) {
    // A cookie belongs to a site, so that one of its pages comes first; this one hands out no cookie of its own.
    window.open(&server.url("/health")).await;
    let token = guest.token.clone().unwrap();
    window.driver.delete_all_cookies().await.unwrap();
    window.driver.add_cookie(Cookie::new("stolik", token)).await.unwrap();
    window.open(&server.url(path)).await;
}

/// A window of this size in which the player is asked at the table. It is gone with the driver.
async fn at_table(
    server: &Server,
    player: &Client,
    table: &str,
    (width, height): (u32, u32),
    lang: &str,
) -> (Driver, Window) {
    let driver = Driver::start();
    let window = driver.window(width, height, lang).await;
    open_as(&window, server, player, &format!("/t/{table}")).await;
    window.wait_for("document.querySelector('#moves')").await;
    (driver, window)
}

/// Waits until the page shows what a fresh page would.
async fn assert_present(window: &Window) {
    let end = Instant::now() + PATIENCE;
    loop {
        let pair: [String; 2] = serde_json::from_value(window.eval(HERE_AND_FRESH).await).unwrap();
        if pair[0] == pair[1] {
            return;
        }
        assert!(Instant::now() < end, "the page shows\n{}\nand a fresh one\n{}", pair[0], pair[1]);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Waits until the server asks the player for another decision than this.
async fn next_decision(player: &Client, table: &str, after: Option<u64>) -> u64 {
    let end = Instant::now() + PATIENCE;
    loop {
        let decision = player.moves(table).0;
        if let Some(decision) = decision.filter(|decision| Some(*decision) != after) {
            return decision;
        }
        assert!(Instant::now() < end, "the bots move by themselves");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

/// Moves from elsewhere, and waits until the page follows without anybody's help.
async fn assert_alive(window: &Window, player: &Client, table: &str) {
    let decision = next_decision(player, table, None).await;
    assert_eq!(player.play(table, decision, "roll").status, 200);
    let next = next_decision(player, table, Some(decision)).await;
    window.wait_for(&format!("{DECISION} === '{next}'")).await;
    assert_present(window).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_a_player_show_the_same_and_decide_once() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let driver = Driver::start();
    let window = driver.window(1440, 900, "en").await;
    let path = format!("/t/{table}");
    open_as(&window, &server, &ola, &path).await;
    let first = window.driver.window().await.unwrap();
    let second = window.driver.new_tab().await.unwrap();
    let turn_to = async |tab: &WindowHandle| window.driver.switch_to_window(tab.clone()).await.unwrap();
    turn_to(&second).await;
    window.open(&server.url(&path)).await;
    window.wait_for("document.querySelector('#moves')").await;

    // What is decided in one tab shows in the other.
    turn_to(&first).await;
    let before = ola.moves(&table).0.unwrap();
    window.wait_for("document.querySelector('#moves')").await;
    make(&window, "roll").await;
    let now = next_decision(&ola, &table, Some(before)).await;
    turn_to(&second).await;
    window.wait_for(&format!("{DECISION} === '{now}'")).await;
    assert_present(&window).await;

    // From here on the second tab hears nothing, and is left with a decision that is made in the first.
    let deaf = "window.deaf = true; document.addEventListener('htmx:sse:before:message', event => \
                { if (window.deaf) event.preventDefault(); })";
    window.driver.execute(deaf, vec![]).await.unwrap();
    turn_to(&first).await;
    window.wait_for(&format!("{DECISION} === '{now}'")).await;
    make(&window, "bet green").await;
    let later = next_decision(&ola, &table, Some(now)).await;
    let stands = ola.table(&table);
    turn_to(&second).await;
    assert_eq!(window.eval(DECISION).await, json!(now.to_string()));
    make(&window, "roll").await;
    window.wait_for("document.querySelector('#notice').textContent.includes('The table has moved on')").await;
    assert_eq!(ola.table(&table), stands, "the stale decision changed nothing");
    make(&window, "bet green").await;
    assert_eq!(ola.table(&table), stands, "the same decision counts once");

    window.driver.execute("window.deaf = false", vec![]).await.unwrap();
    assert_eq!(next_decision(&ola, &table, None).await, later);
    assert_alive(&window, &ola, &table).await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_played_from_two_devices_by_a_link_that_works_once() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let driver = Driver::start();
    let desk = driver.window(1440, 900, "en").await;
    let phone = driver.window(390, 844, "pl").await;
    open_as(&desk, &server, &ola, &format!("/t/{table}")).await;
    desk.wait_for("document.querySelector('form[action$=\"/device\"]')").await;
    desk.driver
        .execute("document.querySelector('form[action$=\"/device\"]').requestSubmit()", vec![])
        .await
        .unwrap();
    desk.wait_for("document.querySelector('a.invite-link')").await;
    let link = desk.eval("document.querySelector('a.invite-link').href").await;
    let link = link.as_str().unwrap();
    phone.open(link).await;
    phone.click("main form button").await;
    phone.wait_for("document.querySelector('#moves')").await;
    phone.assert_fits().await;
    desk.driver.back().await.unwrap();
    desk.wait_for("document.querySelector('#moves')").await;
    assert_present(&desk).await;

    let before = ola.moves(&table).0.unwrap();
    make(&phone, "roll").await;
    let next = next_decision(&ola, &table, Some(before)).await;
    for window in [&desk, &phone] {
        window.wait_for(&format!("{DECISION} === '{next}'")).await;
        assert_present(window).await;
    }
    let (stands, rolled) = (ola.table(&table), ola.play(&table, before, "roll").status);
    assert_eq!(
        (rolled, ola.table(&table)),
        (200, stands),
        "the other device's click on the same comes to nothing"
    );

    phone.open(link).await;
    phone.wait_for("document.body.textContent.includes('Ten link został już użyty')").await;
    for window in [desk, phone] {
        window.assert_quiet().await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_back_button_leads_to_the_present() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let (_driver, window) = at_table(&server, &ola, &table, (1440, 900), "en").await;

    // The page was left with a decision that is made in the meantime.
    window.open(&server.url("/")).await;
    window.wait_for("document.querySelector('.lobby')").await;
    let stale = next_decision(&ola, &table, None).await;
    ola.play(&table, stale, "bet green");
    let now = next_decision(&ola, &table, Some(stale)).await;
    window.driver.back().await.unwrap();
    window.wait_for(&format!("{DECISION} === '{now}'")).await;
    assert_present(&window).await;
    assert_alive(&window, &ola, &table).await;

    // Back from the lobby, forward again, after a decision on the page itself.
    let decided = ola.moves(&table).0.unwrap();
    window.wait_for(&format!("{DECISION} === '{decided}'")).await;
    make(&window, "roll").await;
    let after = next_decision(&ola, &table, Some(decided)).await;
    window.driver.forward().await.unwrap();
    window.wait_for("document.querySelector('.lobby')").await;
    window.driver.back().await.unwrap();
    window.wait_for(&format!("{DECISION} === '{after}'")).await;
    assert_present(&window).await;
    assert_alive(&window, &ola, &table).await;

    // Back from the result to the table, which is over.
    ola.delete(&format!("/api/v1/tables/{table}/chairs/1"));
    window.wait_for(OVER).await;
    window.click("#tray a[href$='/result']").await;
    window.wait_for("document.querySelector('.end')").await;
    window.driver.back().await.unwrap();
    window.wait_for(OVER).await;
    assert_present(&window).await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gap_in_the_connection_is_told_of_and_made_up_for() {
    let mut server = Server::at_pace(0.3);
    let ([ola], table) = server.playing();
    let (_driver, window) = at_table(&server, &ola, &table, (1440, 900), "en").await;
    window.driver.execute("window.neverLeft = true", vec![]).await.unwrap();

    // The network goes in the middle of an animation.
    let before = ola.moves(&table).0.unwrap();
    make(&window, "roll").await;
    window.wait_for(&format!("{DECISION} !== '{before}'")).await;
    window.set_offline(true).await;
    window.wait_for(OFFLINE).await;
    assert_eq!(
        window.eval("document.querySelector('#offline').textContent").await,
        json!("Connection lost. Trying again…")
    );
    let next = next_decision(&ola, &table, Some(before)).await;
    assert_eq!(window.eval(OFFLINE).await, json!(true), "it says so for as long as it lasts");
    window.set_offline(false).await;
    window.wait_for(&format!("!({OFFLINE})")).await;
    window.wait_for(&format!("{DECISION} === '{next}'")).await;
    assert_present(&window).await;

    // The server goes in the middle of an animation, and a click goes nowhere.
    make(&window, "roll").await;
    window.wait_for(&format!("{DECISION} !== '{next}'")).await;
    server.stop();
    window.wait_for(OFFLINE).await;
    server.go_on();
    window.wait_for(&format!("!({OFFLINE})")).await;
    let later = next_decision(&ola, &table, Some(next)).await;
    window.wait_for(&format!("{DECISION} === '{later}'")).await;
    assert_present(&window).await;
    assert_eq!(window.eval("window.neverLeft").await, json!(true), "nobody had to load the page again");
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_goes_nowhere_is_told_of_and_can_be_made_again() {
    let mut server = Server::start();
    let ([ola], table) = server.playing();
    let (_driver, window) = at_table(&server, &ola, &table, (1440, 900), "pl").await;
    let before = ola.moves(&table).0.unwrap();
    server.stop();
    make(&window, "roll").await;
    window.wait_for(OFFLINE).await;
    server.go_on();
    window.wait_for(&format!("!({OFFLINE})")).await;
    assert_eq!(ola.moves(&table).0, Some(before), "the click was lost, and the page says no other");
    assert_eq!(window.eval(DECISION).await, json!(before.to_string()));
    make(&window, "roll").await;
    let next = next_decision(&ola, &table, Some(before)).await;
    window.wait_for(&format!("{DECISION} === '{next}'")).await;
    assert_present(&window).await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_ends_on_the_picture_on_which_it_began() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let (_driver, window) = at_table(&server, &ola, &table, (1440, 900), "en").await;
    let progress = window.driver.find(By::Css("#progress")).await.unwrap();
    let mut held = false;
    while !held {
        let decision = next_decision(&ola, &table, None).await;
        window.wait_for(&format!("{DECISION} === '{decision}'")).await;
        // The button goes down, the next picture comes, the button goes up.
        window.driver.action_chain().click_and_hold_element(&progress).perform().await.unwrap();
        let down = Instant::now();
        assert_eq!(ola.play(&table, decision, "roll").status, 200);
        let next = next_decision(&ola, &table, Some(decision)).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let shown = window.eval(DECISION).await;
        // A machine that was busy for so long has let the picture through; then once more.
        held = down.elapsed() < Duration::from_millis(1_500);
        assert!(!held || shown == json!(decision.to_string()), "{shown} is shown under the press");
        window.driver.action_chain().release().perform().await.unwrap();
        window.wait_for(&format!("{DECISION} === '{next}'")).await;
    }
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_never_began_begins_later() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let driver = Driver::start();
    let window = driver.window(1440, 900, "en").await;
    // The page comes through, and its stream does not.
    window.block(&["*/stream*"]).await;
    open_as(&window, &server, &ola, &format!("/t/{table}")).await;
    window.wait_for(&format!("document.querySelector('#moves') && {OFFLINE}")).await;
    window.block(&[]).await;
    window.wait_for(&format!("!({OFFLINE})")).await;
    assert_alive(&window, &ola, &table).await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_left_open_learns_how_its_table_ended() {
    let mut server = Server::start();
    let ([ola], table) = server.playing();
    let (_driver, window) = at_table(&server, &ola, &table, (390, 844), "pl").await;
    server.restart();
    // The seat is left at another device; the bots play to the end, and the page follows.
    ola.delete(&format!("/api/v1/tables/{table}/chairs/1"));
    window.wait_for(OVER).await;
    assert_present(&window).await;

    // The next server knows nothing of the table.
    server.stop();
    window.wait_for(OFFLINE).await;
    for file in std::fs::read_dir(server.folder.path()).unwrap() {
        std::fs::remove_file(file.unwrap().path()).unwrap();
    }
    server.go_on();
    window.wait_for("document.querySelector('main')?.textContent.includes('Nie ma takiego stolika')").await;
    window.assert_quiet().await;
    window.close().await;
}
