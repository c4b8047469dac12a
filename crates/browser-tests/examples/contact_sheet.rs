//! A contact sheet: every page, and every kind of decision of every game, on a wide screen and a phone, in English and
//! Polish, light and dark, side by side in one picture for each game.
//!
//! `cargo run --release -p browser-tests --example contact_sheet -- docs/images/contact-sheet`

#[path = "../tests/browser/browser.rs"]
#[allow(dead_code, reason = "shared with the tests, which use all of it")]
mod browser;
#[path = "../../web/tests/http/server.rs"]
#[allow(dead_code, reason = "shared with the tests of the server, which use all of it")]
mod server;

use base64::prelude::{BASE64_STANDARD, Engine};
use browser::{Driver, Window};
use engine::any::Kind;
use serde_json::{Value, json};
use server::{Client, Server};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use thirtyfour::{Cookie, SameSite};

/// Pictures are taken of what the windows show.
const PAINTS: bool = true;
/// How each state is looked at: on a phone or not, in which language and theme.
const LOOKS: [(bool, &str, &str); 4] =
    [(false, "en", "light"), (false, "pl", "dark"), (true, "pl", "light"), (true, "en", "dark")];
/// The size of a wide screen and of a phone.
const SIZES: [(u32, u32); 2] = [(1440, 900), (390, 844)];
/// How high a picture is on the sheet.
const THUMBNAIL: u32 = 300;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/contact-sheet".to_owned()));
    fs::create_dir_all(&folder)?;
    let (server, driver) = (Server::start(), Driver::start());
    let windows = [
        driver.window(SIZES[0].0, SIZES[0].1, "en").await,
        driver.window(SIZES[1].0, SIZES[1].1, "en").await,
    ];
    let player = server.guest();
    let mut site = Sheet::new(&server, &windows, &player);
    for page in ["/", "/learn", "/learn/keltis/begin", "/puzzles", "/puzzles/sobek/1", "/nothing-here"] {
        site.look(page).await;
    }
    for kind in games::KINDS {
        site.look(&format!("/new/{}", kind.id())).await;
        site.look(&format!("/rules/{}", kind.id())).await;
    }
    site.save(&folder, "site").await?;
    for kind in games::KINDS {
        let mut sheet = Sheet::new(&server, &windows, &player);
        play(&mut sheet, &player, *kind).await;
        sheet.save(&folder, kind.id()).await?;
    }
    for window in windows {
        window.close().await;
    }
    Ok(())
}

/// Plays a whole game with all seats taken against bots and looks at each kind of decision when it comes for the first
/// time.
async fn play(sheet: &mut Sheet<'_>, player: &Client, kind: &dyn Kind) {
    let seats = *kind.seats().end();
    let opened = player
        .post("/api/v1/tables", &json!({"game": kind.id(), "seats": seats, "options": {}, "odds": true}));
    let table = opened.json()["table"].as_str().expect("a table is opened").to_owned();
    player.sit(&table, 1, "Aleksandra");
    let page = format!("/t/{table}");
    sheet.look(&page).await;
    let bots = bots::all(kind.id());
    let bot = bots[1].name();
    (2..=seats).for_each(|seat| player.seat_bot(&table, seat, bot));
    player.start(&table);
    let mut seen = BTreeSet::new();
    let mut number = 0;
    while player.table(&table)["status"] != "finished" {
        let (Some(decision), moves) = player.moves(&table) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let words: BTreeSet<String> =
            moves.iter().filter_map(|text| text.split(' ').next()).map(str::to_owned).collect();
        // The same question looks fuller in the middle of a game, which comes early where there are many seats.
        let stage = [5, 40].iter().filter(|&&begins| number > begins).count();
        if seen.insert((words, stage)) && seen.len() <= 14 {
            sheet.look(&page).await;
        }
        number += 1;
        player.play(&table, decision, &moves[number * 7 % moves.len()]);
    }
    sheet.look(&page).await;
    sheet.look(&format!("{page}/result")).await;
}

/// The pictures of a sheet, in rows of [`LOOKS`].
struct Sheet<'a> {
    server: &'a Server,
    windows: &'a [Window; 2],
    player: &'a Client,
    rows: Vec<(String, Vec<String>)>,
}

impl<'a> Sheet<'a> {
    fn new(server: &'a Server, windows: &'a [Window; 2], player: &'a Client) -> Self {
        Self { server, windows, player, rows: Vec::new() }
    }

    /// Takes a row of pictures of a page.
    async fn look(&mut self, page: &str) {
        let mut row = Vec::new();
        for (phone, lang, theme) in LOOKS {
            let window = &self.windows[usize::from(phone)];
            window.open(&self.server.url("/health")).await;
            let token = self.player.token.clone().expect("a guest has a token");
            for (name, value) in [("stolik", token.as_str()), ("lang", lang), ("theme", theme)] {
                let mut cookie = Cookie::new(name, value);
                cookie.set_path("/");
                cookie.set_same_site(SameSite::Lax);
                window.driver.add_cookie(cookie).await.expect("a cookie is kept");
            }
            window.open(&self.server.url(page)).await;
            // Pages fade in.
            tokio::time::sleep(Duration::from_millis(350)).await;
            row.push(picture(window, json!({ "format": "webp", "quality": 80 })).await);
        }
        self.rows.push((page.to_owned(), row));
    }

    /// Writes the sheet as one picture.
    async fn save(self, folder: &Path, name: &str) -> std::io::Result<()> {
        let mut html = "<!doctype html><body style='margin:8px;background:gray'>".to_owned();
        for (page, row) in &self.rows {
            let place = page.split('/').filter(|part| part.len() != 16).collect::<Vec<_>>().join("/");
            let _ = write!(
                html,
                "<div style='color:white;font:12px sans-serif'>{place}</div><div style='white-space:nowrap'>"
            );
            for data in row {
                let _ = write!(
                    html,
                    "<img height={THUMBNAIL} style='margin-right:6px' src='data:image/webp;base64,{data}'>"
                );
            }
            html.push_str("</div>");
        }
        let source = folder.join(format!("{name}.html"));
        fs::write(&source, html)?;
        let window = &self.windows[0];
        window.open(&format!("file://{}", fs::canonicalize(&source)?.display())).await;
        let height = window.eval("document.documentElement.scrollHeight").await;
        let width = window.eval("document.documentElement.scrollWidth").await;
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
        let sheet = picture(
            window,
            json!({ "format": "webp", "quality": 60, "captureBeyondViewport": true, "clip": clip }),
        )
        .await;
        fs::remove_file(source)?;
        let sheet = BASE64_STANDARD.decode(sheet).expect("Chromium writes base 64");
        fs::write(folder.join(format!("{name}.webp")), sheet)?;
        println!("{name}: {} rows", self.rows.len());
        Ok(())
    }
}

/// A picture of what the window shows, in base 64.
async fn picture(window: &Window, how: Value) -> String {
    let taken =
        window.driver.cdp().send_raw("Page.captureScreenshot", how).await.expect("a picture is taken");
    taken["data"].as_str().expect("it is text").to_owned()
}
