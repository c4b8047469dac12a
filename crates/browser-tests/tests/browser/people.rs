//! People: an account on two browsers, a game over days, one device that goes round, a television with phones.

use crate::browser::{Driver, Window};
use crate::server::Server;
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

/// How far the clock of the house is ahead, in seconds.
static AHEAD: AtomicU64 = AtomicU64::new(0);

fn ahead() -> SystemTime {
    SystemTime::now() + Duration::from_secs(AHEAD.load(Ordering::SeqCst))
}

/// The same for the house whose player stays away.
static FAR: AtomicU64 = AtomicU64::new(0);

fn far() -> SystemTime {
    SystemTime::now() + Duration::from_secs(FAR.load(Ordering::SeqCst))
}

const DAY: u64 = 24 * 60 * 60;

/// Types into a field.
async fn fill(window: &Window, css: &str, text: &str) {
    let field = window.driver.find(thirtyfour::By::Css(css.to_owned())).await.unwrap();
    field.clear().await.unwrap();
    field.send_keys(text).await.unwrap();
}

/// Opens a private table of a game for so many and sits down; its path.
async fn open(window: &Window, server: &Server, game: &str, fields: &str) -> String {
    window.open(&server.url(&format!("/new/{game}"))).await;
    window.driver.execute(fields, vec![]).await.unwrap();
    fill(window, "form.lobby-grid [name=name]", "Ola").await;
    window.click("form.lobby-grid .lobby-go").await;
    window.wait_for("document.querySelector('#room')").await;
    let url = window.url().await;
    url[url.find("/t/").unwrap()..].to_owned()
}

/// Sits down on the first free chair.
async fn sit(window: &Window, server: &Server, path: &str, name: &str) {
    window.open(&server.url(path)).await;
    fill(window, "#sit [name=name]", name).await;
    window.click(".seat.is-open .btn-main").await;
    window.wait_for("document.querySelector('.seat:not(.is-open) small')").await;
}

/// Makes the first move that the page offers by itself.
async fn act(window: &Window) {
    window.wait_for("document.querySelector('#moves')").await;
    let send = "const form = document.querySelector('#moves'); const button = form.querySelector('button[name=move]:not([disabled]):not([hidden]):not([value=\"\"])'); form.requestSubmit(button);";
    window.driver.execute(send, vec![]).await.unwrap();
}

const TWO: &str = "const set = (name, value) => { const field = document.querySelector(`[name=${name}]`); field.value = value; field.dispatchEvent(new Event('change', { bubbles: true })); }; set('seats', '2'); set('chair2', 'person');";
/// The same with a bot that does not think.
const THREE: &str = "const set = (name, value) => { const field = document.querySelector(`[name=${name}]`); field.value = value; field.dispatchEvent(new Event('change', { bubbles: true })); }; set('seats', '3'); set('chair2', 'person'); set('chair3', 'random');";

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_carried_to_another_browser_and_chat_is_plain_text() {
    let (server, driver) = (Server::start(), Driver::start());
    let (desk, phone) = tokio::join!(driver.window(1440, 900, "en"), driver.window(390, 844, "pl"));
    let path = open(&desk, &server, "keltis", TWO).await;
    desk.open(&server.url("/you/keep")).await;
    fill(&desk, "[name=name]", "Ola z Łodzi").await;
    fill(&desk, "[name=new-passphrase]", "correct horse battery").await;
    // What was typed can be read before it is sent, and hidden again.
    for kind in ["text", "password", "text"] {
        desk.click("[data-reveals]").await;
        assert_eq!(desk.eval("document.querySelector('[name=new-passphrase]').type").await, json!(kind));
    }
    desk.click("main button.btn-main").await;
    desk.wait_for("document.querySelectorAll('.recovery li').length === 12").await;
    desk.assert_quiet().await;
    // Another browser signs in, refused beside the field first, with what was typed kept.
    phone.open(&server.url("/you/sign-in")).await;
    fill(&phone, "[name=name]", "ola z łodzi").await;
    fill(&phone, "[name=passphrase]", "something else").await;
    phone.click("main button.btn-main").await;
    phone.wait_for("document.querySelector('.note-bad')").await;
    assert_eq!(phone.eval("document.querySelector('[name=name]').value").await, json!("ola z łodzi"));
    phone.assert_fits().await;
    fill(&phone, "[name=passphrase]", "correct horse battery").await;
    phone.click("main button.btn-main").await;
    phone.wait_for(&format!("document.querySelector('main a[href=\"{path}\"]')")).await;
    phone.assert_fits().await;
    // A friend sits down; all three talk.
    let friend = driver.window(390, 844, "en").await;
    sit(&friend, &server, &path, "Jan").await;
    phone.open(&server.url(&path)).await;
    fill(&friend, ".chat-say [name=text]", "<img src=x onerror=alert(1)> dobry <b>wieczór</b>").await;
    friend.click(".chat-say .btn").await;
    for window in [&desk, &phone] {
        window.open(&server.url(&path)).await;
        let said = "document.querySelector('#chat-lines')?.textContent.includes('<b>wieczór</b>')";
        window.wait_for(said).await;
        assert_eq!(
            window.eval("Boolean(document.querySelector('#chat-lines img, #chat-lines p b b'))").await,
            json!(false)
        );
    }
    friend.click(".reactions [value=heart]").await;
    desk.wait_for("document.querySelector('[data-reaction=heart]')").await;
    // The game begins; whose turn it is stands on every page of theirs.
    desk.wait_for("document.querySelector('.lobby-go')").await;
    desk.click(".lobby-go").await;
    for window in [&desk, &phone] {
        window.wait_for("document.querySelector('#board-area')").await;
    }
    let turn = "document.querySelector('#moves')";
    let asked = if desk.eval(&format!("Boolean({turn})")).await == json!(true) { &phone } else { &friend };
    asked.open(&server.url("/settings")).await;
    asked.wait_for("document.querySelector('#waiting [data-count]')").await;
    asked.wait_for("document.title.startsWith('● 1')").await;
    asked.assert_fits().await;
    for window in [desk, phone, friend] {
        window.assert_quiet().await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_over_days_goes_on_without_who_does_not_come_and_with_who_comes_back() {
    let (server, driver) = (Server::by_clock(ahead), Driver::start());
    let (ola, jan) = tokio::join!(driver.window(1440, 900, "en"), driver.window(390, 844, "en"));
    let days = format!("{THREE} set('clock', '1d');");
    let path = open(&ola, &server, "camel-up", &days).await;
    sit(&jan, &server, &path, "Jan").await;
    ola.wait_for("document.querySelector('.lobby-go')?.form?.action.endsWith('/start')").await;
    ola.click(".lobby-go").await;
    for window in [&ola, &jan] {
        window.wait_for("document.querySelector('#board-area')").await;
    }
    // The bot may begin.
    let late_is_ola = tokio::select! {
        () = ola.wait_for("document.querySelector('#moves')") => true,
        () = jan.wait_for("document.querySelector('#moves')") => false,
    };
    let (late, other) = if late_is_ola { (&ola, &jan) } else { (&jan, &ola) };
    late.wait_for("/^(1 d 0 h|23 h)/.test(document.querySelector('.is-active .player-left').textContent)")
        .await;
    AHEAD.fetch_add(DAY + 60, Ordering::SeqCst);
    // A bot decides, until the other is asked; who was late is told, and comes back.
    other.wait_for("document.querySelector('#moves')").await;
    late.wait_for("document.querySelector('.time-out')").await;
    late.click(".time-out .btn").await;
    late.wait_for("!document.querySelector('.time-out')").await;
    act(other).await;
    late.wait_for("document.querySelector('#moves')").await;
    late.assert_fits().await;
    for window in [ola, jan] {
        window.assert_quiet().await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_goes_round_and_a_television_shows_phones_as_hands() {
    let (server, driver) = (Server::start(), Driver::start());
    let (device, screen) = tokio::join!(driver.window(390, 844, "en"), driver.window(1920, 1080, "en"));
    let path = open(&device, &server, "camel-up", THREE).await;
    screen.open(&server.url(&format!("{path}/screen"))).await;
    screen.wait_for("document.querySelectorAll('.screen-chairs .qr').length >= 1").await;
    // Ewa sits down beside Ola, Jan with a phone of his own.
    device.click(".seat.is-open summary").await;
    fill(&device, ".beside [name=name]", "Ewa").await;
    device.click(".beside .btn").await;
    device
        .wait_for(
            "[...document.querySelectorAll('.seat-name')].some((name) => name.textContent.includes('Ewa'))",
        )
        .await;
    screen.wait_for("document.querySelector('.screen-chairs').textContent.includes('Ewa')").await;
    device.wait_for("document.querySelector('.lobby-go')").await;
    device.assert_fits().await;
    device.click(".lobby-go").await;
    device.wait_for("document.querySelector('.curtain')").await;
    let source = device.driver.source().await.unwrap();
    assert!(!source.contains("board-area") && !source.contains("#moves"), "nothing lies behind the curtain");
    device.assert_fits().await;
    screen
        .wait_for("document.querySelector('#board-area') && !document.querySelector('form[action$=play]')")
        .await;
    for _ in 0..2 {
        device.wait_for("document.querySelector('.curtain .btn-main')").await;
        device.click(".curtain .btn-main").await;
        device.wait_for("document.querySelector('#moves')").await;
        // Until another of those who share the device is asked.
        while device.eval("Boolean(document.querySelector('.curtain'))").await == json!(false) {
            let send = "document.querySelector('#moves button[name=move]:not([disabled]):not([hidden]):not([value=\"\"])')?.form.requestSubmit(document.querySelector('#moves button[name=move]:not([disabled]):not([hidden]):not([value=\"\"])'))";
            // The page may be on its way to the curtain.
            let _ = device.driver.execute(send, vec![]).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    for window in [device, screen] {
        window.assert_quiet().await;
        window.close().await;
    }
}

/// Three chairs for people.
const PHONES: &str = "const set = (name, value) => { const field = document.querySelector(`[name=${name}]`); field.value = value; field.dispatchEvent(new Event('change', { bubbles: true })); }; set('seats', '3'); set('chair2', 'person'); set('chair3', 'person');";

#[tokio::test(flavor = "multi_thread")]
async fn a_television_with_three_phones_goes_on_without_the_one_who_is_away() {
    let (server, driver) = (Server::by_clock(far), Driver::start());
    let phone = || driver.window(390, 844, "en");
    let (ola, jan, ewa, screen) = tokio::join!(phone(), phone(), phone(), driver.window(1920, 1080, "en"));
    let path = open(&ola, &server, "keltis", PHONES).await;
    screen.open(&server.url(&format!("{path}/screen"))).await;
    screen.wait_for("document.querySelectorAll('.screen-chairs .qr').length === 2").await;
    // A code leads a phone to its chair.
    for (window, chair, name) in [(&jan, 2, "Jan"), (&ewa, 3, "Ewa")] {
        window.open(&server.url(&format!("{path}#chair-{chair}"))).await;
        fill(window, "#sit [name=name]", name).await;
        window.click(&format!("#chair-{chair} .btn-main")).await;
        let seated = format!("document.querySelector('.screen-chairs').textContent.includes('{name}')");
        screen.wait_for(&seated).await;
    }
    ola.wait_for("document.querySelector('.lobby-go')").await;
    ola.click(".lobby-go").await;
    let phones = [&ola, &jan, &ewa];
    for window in phones.into_iter().chain([&screen]) {
        window.wait_for("document.querySelector('#board-area')").await;
        window.assert_fits().await;
    }
    // Hands are on the phones alone.
    let hands = "document.querySelectorAll('#moves, .mine, form[action$=play]').length";
    assert_eq!(screen.eval(hands).await, json!(0));
    // Who is asked stays away for two days: both others hand the chair on, and a bot decides.
    let mut asked = 0;
    for (at, window) in phones.iter().enumerate() {
        if window.eval("Boolean(document.querySelector('#moves'))").await == json!(true) {
            asked = at;
        }
    }
    FAR.fetch_add(2 * DAY + 60, Ordering::SeqCst);
    let there = phones.iter().enumerate().filter(|(at, _)| *at != asked).map(|(_, window)| window);
    for window in there {
        window.open(&server.url(&path)).await;
        window.wait_for("document.querySelector('form[action$=hand-on]')").await;
        window.assert_fits().await;
        window.click("form[action$=hand-on] .btn").await;
        window.wait_for("!document.querySelector('form[action$=hand-on]')").await;
    }
    let next = phones[(asked + 1) % 3];
    next.wait_for("document.querySelector('#moves')").await;
    screen.wait_for("document.querySelector('#log').textContent.length > 20").await;
    screen.assert_fits().await;
    for window in [ola, jan, ewa, screen] {
        window.assert_quiet().await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_out_of_sight_is_counted_on_the_button_that_leads_to_it() {
    let (server, driver) = (Server::start(), Driver::start());
    let (ola, jan) = tokio::join!(driver.window(1280, 720, "en"), driver.window(390, 844, "en"));
    let path = open(&ola, &server, "keltis", TWO).await;
    sit(&jan, &server, &path, "Jan").await;
    let counted = |button: &str, count: &str| {
        format!(
            "[...document.querySelectorAll('{button} [data-unheard]:not([hidden]) b')].map((sign) => sign.textContent).join() === '{count}'"
        )
    };
    for (button, chat) in
        [(".bar-nav a", ".bar-nav [href='#chat']"), ("[popovertarget=side]", ".tab:has(+ #chat)")]
    {
        for (said, count) in [("hello", "1"), ("are you there?", "2")] {
            fill(&ola, ".chat-say [name=text]", said).await;
            ola.click(".chat-say .btn").await;
            jan.wait_for(&counted(button, count)).await;
        }
        assert_eq!(ola.eval(&counted("", "")).await, json!(true), "nobody is told of their own words");
        jan.assert_fits().await;
        if button == "[popovertarget=side]" {
            jan.click(button).await;
        }
        jan.click(chat).await;
        jan.wait_for(&counted("", "")).await;
        if button == ".bar-nav a" {
            ola.wait_for("document.querySelector('.lobby-go')").await;
            ola.click(".lobby-go").await;
            for window in [&ola, &jan] {
                window.wait_for("document.querySelector('#board-area')").await;
            }
            assert_eq!(jan.eval(&counted("", "")).await, json!(true), "what was seen stays so");
            ola.click(".tab:has(+ #chat)").await;
        }
    }
    for window in [ola, jan] {
        window.assert_quiet().await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_on_a_phone_sends_the_link_by_the_main_button() {
    let (server, driver) = (Server::start(), Driver::start());
    let host = driver.window(390, 844, "en").await;
    let path = open(&host, &server, "keltis", PHONES).await;
    let main =
        "[...document.querySelectorAll('main .btn-main')].filter((button) => button.checkVisibility())";
    assert_eq!(
        host.eval(&format!("{main}.map((button) => button.textContent.trim())")).await,
        json!(["Send the link"])
    );
    let bottom = "document.querySelector('.send').getBoundingClientRect().bottom <= innerHeight";
    assert_eq!(host.eval(bottom).await, json!(true), "with the code in sight without scrolling");
    // Without a way to other programs the link is copied, and the button says so.
    let keeps = "Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }); \
         navigator.clipboard.writeText = async (text) => { window.copied = text; };";
    host.driver.execute(keeps, vec![]).await.unwrap();
    host.click(".send-link").await;
    host.wait_for(&format!("window.copied?.endsWith('{path}')")).await;
    host.wait_for("document.querySelector('.send-link').textContent.includes('Copied')").await;
    host.wait_for("document.querySelector('.send-link').textContent.includes('Send the link')").await;
    let gives =
        "Object.defineProperty(navigator, 'share', { value: async (given) => { window.given = given; } });";
    host.driver.execute(gives, vec![]).await.unwrap();
    host.click(".send-link").await;
    host.wait_for(&format!("window.given?.url.endsWith('{path}') && window.given.title === 'Keltis'")).await;
    // A chair that is open stays so when somebody sits down on another; at last the start is the main button.
    host.click("#chair-2 summary").await;
    let table = path.trim_start_matches("/t/");
    server.guest().sit(table, 3, "Jan");
    host.wait_for("document.querySelector('#chair-3').textContent.includes('Jan')").await;
    assert_eq!(host.eval("document.querySelector('#chair-2 details').open").await, json!(true));
    server.guest().sit(table, 2, "Ewa");
    host.wait_for(&format!("{main}.map((button) => button.textContent.trim()).join() === 'Start the game'"))
        .await;
    host.assert_fits().await;
    host.assert_quiet().await;
    host.close().await;
}
