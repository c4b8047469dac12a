//! The pages around the game: languages, themes, rules, keyboard.

use crate::browser::Driver;
use crate::play::assert_dice_kept;
use crate::server::Server;
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn language_and_theme_are_switched_and_kept() {
    let server = Server::start();
    let driver = Driver::start();
    let window = driver.window(390, 844, "en").await;
    window.open(&server.url("/")).await;
    window.assert_fits().await;
    window.click("button[popovertarget=menu]").await;
    window.click("#menu button[name=lang][value=pl]").await;
    window.wait_for("document.documentElement.lang === 'pl'").await;
    window.click("button[popovertarget=menu]").await;
    window.click("#menu button[name=theme][value=dark]").await;
    window.wait_for("document.documentElement.dataset.theme === 'dark'").await;
    window.open(&server.url("/rules/camel-up#CU-5.5")).await;
    assert_eq!(window.eval("document.documentElement.lang").await, json!("pl"));
    window.wait_for("document.querySelector('#CU-5\\\\.5').getBoundingClientRect().top < innerHeight").await;
    window.assert_fits().await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_starts_a_game_and_the_keyboard_rolls() {
    let server = Server::start();
    let driver = Driver::start();
    let window = driver.window(1440, 900, "en").await;
    window.open(&server.url("/")).await;
    window.click(".game .btn-main").await;
    window.wait_for("document.querySelector('#board')").await;
    assert!(!window.url().await.contains('?'), "the address is one to pass on");
    assert_dice_kept(&window, &["commitment", "word"]).await;
    // Setup may ask for camels first; any of them will do.
    for _ in 0..12 {
        window.wait_for("document.querySelector('#moves button[name=move]:not([hidden])')").await;
        if window.eval("Boolean(document.querySelector('#moves button[value=roll]'))").await == json!(true) {
            break;
        }
        let decision = window.eval("document.querySelector('#moves input[name=decision]').value").await;
        window.click("#moves button[name=move]:not([hidden])").await;
        window
            .wait_for(&format!("document.querySelector('#moves input[name=decision]')?.value !== {decision}"))
            .await;
    }
    let body = window.driver.find(thirtyfour::By::Tag("body")).await.unwrap();
    body.send_keys("r").await.unwrap();
    window.wait_for("document.querySelector('#log-list').textContent.match(/roll/i)").await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sets_a_table_up_for_others_is_asked_for_a_name() {
    let server = Server::start();
    let driver = Driver::start();
    let window = driver.window(1440, 900, "en").await;
    window.open(&server.url("/new/keltis")).await;
    let asked = "document.querySelector('form.lobby-grid [name=name]').required";
    let choose = |field: &str, value: &str| {
        format!(
            "const field = document.querySelector('[name={field}]'); field.value = '{value}'; \
             field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        )
    };
    assert_eq!(window.eval(asked).await, json!(true), "chairs wait for people unless they are filled");
    for (field, value, then) in [
        ("chair2", "fair", true),
        ("chair3", "fair", true),
        ("seats", "3", false),
        ("seats", "4", true),
        ("chair4", "easy", false),
        ("chair2", "person", true),
    ] {
        window.driver.execute(choose(field, value), vec![]).await.unwrap();
        assert_eq!(window.eval(asked).await, json!(then), "{field} {value}");
    }
    // Without a name the form stays, with one it goes.
    window.click("form.lobby-grid .lobby-go").await;
    window.wait_for("document.querySelector('form.lobby-grid [name=name]:invalid')").await;
    window.driver.execute("document.querySelector('[name=name]').value = 'Ola'", vec![]).await.unwrap();
    window.click("form.lobby-grid .lobby-go").await;
    window.wait_for("document.querySelector('#room')").await;
    window.assert_quiet().await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_on_one_page_print_on_one_page() {
    let server = Server::start();
    let driver = Driver::start();
    for (lang, game) in
        ["en", "pl"].into_iter().flat_map(|lang| web::GAMES.iter().map(move |game| (lang, game)))
    {
        // Chromium prints once a window.
        let window = driver.window(1280, 900, lang).await;
        window.open(&server.url(&format!("/rules/{}/summary", game.id()))).await;
        let paper = json!({ "preferCSSPageSize": true });
        let printed = window.driver.cdp().send_raw("Page.printToPDF", paper).await.unwrap();
        let printed = BASE64_STANDARD.decode(printed["data"].as_str().expect("a document")).unwrap();
        let pages = String::from_utf8_lossy(&printed).matches("/Type /Page\n").count();
        assert_eq!(pages, 1, "{} in {lang}", game.id());
        window.assert_quiet().await;
        window.close().await;
    }
}
