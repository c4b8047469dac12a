//! The laws of layout (`layout.js`) and of access (axe-core): every page in every size, all games in every kind of
//! decision.

use crate::browser::{Driver, Window};
use crate::played::{bot, person, put};
use crate::server::{Client, Server, pseudo};
use crate::staged::{Staged, fullest, tables};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use store::{AnyStore, Place};

const LAWS: &str = include_str!("layout.js");
/// axe-core, which looks for what shuts people out; see `vendor/VENDORED.md`.
const AXE: &str = include_str!("../../vendor/axe.min.js");
/// What it finds, each as "rule: element". What a card or a pile shows is a drawing, even where it is made of digits:
/// its name says it in words, which one rule takes for another name.
const FOUND: &str = "const done = arguments[0]; \
     axe.run(document, { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: false } } }) \
        .then(found => done(found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.html.slice(0, 120)}`))));";
/// Windows: small and usual phones upright and on their side, a laptop's at 200 %, tablets, laptops, a large screen.
const SIZES: [(u32, u32); 9] = [
    (320, 568),
    (390, 844),
    (844, 390),
    (640, 360),
    (768, 1024),
    (1024, 700),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
];
/// Windows with little room, in which also a picked choice is looked at.
const TIGHT: [(u32, u32); 4] = [(320, 568), (390, 844), (844, 390), (1024, 700)];
/// The board in the window, as width × height.
const BOARD: &str = "(() => { const box = document.querySelector('.page-table .board > :is(svg, div, section)')?.getBoundingClientRect(); \
     return box ? `${Math.round(box.width)}×${Math.round(box.height)}` : ''; })()";
/// Picks the first choice that needs a second look; whether there is one.
const PICK: &str = "(() => { const pick = document.querySelector('input[name=pick]:not([disabled], [inert] *)'); pick?.click(); return Boolean(pick?.value); })()";
/// Puts it down again.
const PUT_DOWN: &str =
    "document.querySelectorAll('input[name=pick]:checked').forEach(box => { box.checked = false; })";

/// What breaks a law, and the sizes of boards met.
struct Findings<'a> {
    lang: String,
    /// The pages in which what shuts people out has been looked for: it is the same in all languages.
    known: &'a mut BTreeSet<String>,
    /// Whether the window was the largest last: to and fro costs less than to begin with the smallest each time.
    is_wide: bool,
    broken: String,
    boards: BTreeMap<(u32, u32), BTreeMap<String, String>>,
}

impl<'a> Findings<'a> {
    fn in_language(lang: &str, known: &'a mut BTreeSet<String>) -> Self {
        Self { lang: lang.to_owned(), known, is_wide: false, broken: String::new(), boards: BTreeMap::new() }
    }

    /// Longer words are tried where room is short.
    fn sizes(&mut self) -> Vec<(u32, u32)> {
        let mut sizes = if self.lang == pseudo::CODE { TIGHT.to_vec() } else { SIZES.to_vec() };
        if self.is_wide {
            sizes.reverse();
        }
        self.is_wide = !self.is_wide;
        sizes
    }

    /// Looks at a page in all sizes, and whether it is open to all.
    async fn look_closely(&mut self, window: &Window, page: &str) {
        self.look(window, page).await;
        self.access(window, page).await;
    }

    /// Looks at a page in all sizes, and with a choice picked where room is short.
    async fn look(&mut self, window: &Window, page: &str) {
        for size in self.sizes() {
            self.resize(window, size).await;
            self.measure(window, size, page).await;
            if TIGHT.contains(&size) && window.eval(PICK).await == json!(true) {
                self.measure(window, size, &format!("{page}, a choice picked")).await;
                window.eval(PUT_DOWN).await;
            }
        }
    }

    /// Looks at a page that may be scrolled: no wider than the window, no board smaller than it must be, and open to
    /// all.
    async fn looks_again(&mut self, window: &Window, page: &str) {
        for (width, height) in self.sizes() {
            self.resize(window, (width, height)).await;
            let (broken, _) = measured(window).await;
            let counts = |line: &&String| {
                ["wider than the window", "board too small"].iter().any(|law| line.starts_with(law))
            };
            for line in broken.iter().filter(counts) {
                let _ = writeln!(self.broken, "{page}, {width}×{height}: {line}");
            }
        }
        self.access(window, page).await;
    }

    /// Lets axe-core look at a page in the window, once.
    async fn access(&mut self, window: &Window, page: &str) {
        if !self.known.insert(page.to_owned()) {
            return;
        }
        window.driver.execute(AXE, Vec::new()).await.unwrap();
        let found = window.driver.execute_async(FOUND, Vec::new()).await.unwrap();
        for line in found.json().as_array().expect("a list") {
            let _ = writeln!(self.broken, "{page}: {}", line.as_str().unwrap_or_default());
        }
    }

    async fn resize(&self, window: &Window, (width, height): (u32, u32)) {
        // Phones and tablets have no scrollbars that take room.
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 1200 });
        window.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await.unwrap();
    }

    async fn measure(&mut self, window: &Window, (width, height): (u32, u32), page: &str) {
        let (broken, board) = measured(window).await;
        for line in broken {
            let _ = writeln!(self.broken, "{page}, {width}×{height}: {line}");
        }
        if !board.is_empty() {
            self.boards.entry((width, height)).or_default().insert(board, page.to_owned());
        }
    }

    /// Fails with everything found. The board keeps its size from decision to decision.
    fn judge(mut self) {
        for ((width, height), boards) in self.boards {
            if boards.len() > 1 {
                let _ = writeln!(self.broken, "{width}×{height}: boards of several sizes: {boards:?}");
            }
        }
        assert!(self.broken.is_empty(), "laws of layout are broken in {}:\n{}", self.lang, self.broken);
    }
}

/// What breaks a law on the page once it has been drawn again, and the size of its board.
async fn measured(window: &Window) -> (Vec<String>, String) {
    let measured = window.once_drawn(&format!("[({LAWS}), {BOARD}]")).await;
    serde_json::from_value(measured).expect("what is broken, and the board")
}

/// A window of the guest's, with less motion.
pub(crate) async fn window_of(driver: &Driver, server: &Server, guest: &Client, lang: &str) -> Window {
    let window = driver.still_window(1440, 900, lang).await;
    window.open(&server.url("/style")).await;
    for (name, value) in [("stolik", guest.token()), ("lang", lang)] {
        window.set_cookie(server, name, value).await;
    }
    window
}

/// Somebody with an account who has played, and the pages that only they have.
async fn rated(server: &Server) -> (Client, Vec<String>) {
    let [ola, jan] = [server.guest(), server.guest()];
    let all = [person(&ola, "Ola"), person(&jan, "Wojciech z Wrzeszcza"), bot()];
    put(server, &[(1, true, &all), (2, false, &all), (3, true, &all[..2])]).await;
    let kept = ola
        .as_browser()
        .form("/you/keep", "name=Aleksandra+Nowak-Kowal&new-passphrase=correct+horse+battery");
    let keeper = Client::made(server.address, &kept);
    let page = keeper.as_browser().form("/you/page", "public=yes").header("location").to_owned();
    let place = Place::File(server.folder.path().join("stolik.db"));
    let store = AnyStore::open(&place).await.expect("the server's store");
    let invited = web::desk::invitation(&store, i64::MAX).await.expect("an invitation");
    store.close().await.expect("it closes");
    (keeper, vec![page, "/you".to_owned(), invited])
}

/// All decisions of a game, with the fewest seats in Polish and with the most in English and in longer words. What
/// shuts people out is looked for once in each kind of decision.
async fn holds_in_every_hand(game: &str, fewest: usize, most: usize) {
    let mut server = Server::start();
    let driver = Driver::start();
    let (mut kinds, mut known) = (BTreeSet::new(), BTreeSet::new());
    for (seats, langs) in [(most, &["en", pseudo::CODE][..]), (fewest, &["pl"])] {
        let guest = server.guest();
        let staged = fullest(tables(&mut server, &guest, game, seats).await);
        for lang in langs {
            let window = window_of(&driver, &server, &guest, lang).await;
            let mut findings = Findings::in_language(lang, &mut known);
            for Staged { id, asks } in &staged {
                window.open(&server.url(&format!("/t/{id}"))).await;
                window.wait_for("document.querySelector('#board')").await;
                let page = format!("{game} with {seats} seats, {asks}");
                if kinds.insert(asks.clone()) {
                    findings.look_closely(&window, &page).await;
                } else {
                    findings.look(&window, &page).await;
                }
                // The end is a page of its own; its board may be larger.
                if asks == "over" {
                    window.open(&server.url(&format!("/t/{id}/result"))).await;
                    findings.look_closely(&window, &format!("result of {game} with {seats} seats")).await;
                    window.open(&server.url(&format!("/t/{id}/replay?step=60"))).await;
                    findings.looks_again(&window, &format!("{game} with {seats} seats, seen again")).await;
                }
            }
            findings.judge();
            window.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn camel_up_holds_in_every_hand() {
    holds_in_every_hand("camel-up", 3, 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn camel_up_cards_holds_in_every_hand() {
    holds_in_every_hand("camel-up-cards", 2, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dragon_racer_holds_in_every_hand() {
    holds_in_every_hand("dragon-racer", 2, 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keltis_holds_in_every_hand() {
    holds_in_every_hand("keltis", 2, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sobek_holds_in_every_hand() {
    holds_in_every_hand("sobek", 2, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_games_hold_in_every_hand() {
    let mut server = Server::start();
    let driver = Driver::start();
    let guest = server.guest();
    tables(&mut server, &guest, "camel-up", 8).await;
    let mut known = BTreeSet::new();
    for lang in ["pl", "en", pseudo::CODE] {
        let window = window_of(&driver, &server, &guest, lang).await;
        let mut findings = Findings::in_language(lang, &mut known);
        let games = web::GAMES.iter().map(|page| page.id());
        for path in games.flat_map(|id| [format!("/new/{id}"), format!("/rules/{id}")]) {
            window.open(&server.url(&path)).await;
            findings.look_closely(&window, &path).await;
        }
        findings.judge();
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_around_games_hold_in_every_hand() {
    let mut server = Server::start();
    let driver = Driver::start();
    let guest = server.guest();
    // What the lobby lists: own tables with many seats, running and over.
    tables(&mut server, &guest, "camel-up", 8).await;
    let (keeper, theirs) = rated(&server).await;
    let watched = guest.open(3, &json!({}));
    for seat in [2, 3] {
        guest.seat_bot(&watched, seat, "random");
    }
    guest.start(&watched);
    let mut known = BTreeSet::new();
    for lang in ["pl", "en", pseudo::CODE] {
        let window = window_of(&driver, &server, &guest, lang).await;
        let mut findings = Findings::in_language(lang, &mut known);
        let others = [
            "/",
            "/style",
            "/t/nowhere",
            "/you",
            "/you/tables",
            "/settings",
            "/join",
            "/replay",
            "/import",
            "/puzzles",
        ];
        for path in others {
            window.open(&server.url(path)).await;
            findings.look_closely(&window, path).await;
        }
        let own = window_of(&driver, &server, &keeper, lang).await;
        for path in &theirs {
            own.open(&server.url(path)).await;
            findings.look_closely(&own, &format!("{path}, signed in")).await;
        }
        own.open(&server.url(&format!("/t/{watched}"))).await;
        own.wait_for("document.querySelector('.table.is-watched #board')").await;
        findings.looks_again(&own, "a table that one watches").await;
        own.close().await;
        let table = guest.open(3, &json!({}));
        window.open(&server.url(&format!("/t/{table}"))).await;
        findings.look_closely(&window, "a waiting room").await;
        findings.judge();
        window.close().await;
    }
}

/// Lessons and puzzles, some that ask and some that answer, and editors.
#[tokio::test(flavor = "multi_thread")]
async fn practice_holds_in_every_hand() {
    let server = Server::start();
    let driver = Driver::start();
    let guest = server.guest();
    let mut known = BTreeSet::new();
    for lang in ["pl", "en", pseudo::CODE] {
        let window = window_of(&driver, &server, &guest, lang).await;
        let tried = match lang {
            "en" => [
                "/learn/sobek/round?moves=take+1",
                "/puzzles/sobek/1",
                "/puzzles/keltis/1",
                "/learn/dragon-racer",
                "/learn/sobek/round",
                // Those with the most to choose from, the largest hand, or the longest words.
                "/puzzles/sobek/59",
                "/puzzles/dragon-racer/77",
            ],
            _ => [
                "/learn/camel-up/tile",
                "/learn/camel-up-cards/bet",
                "/puzzles/camel-up/1?moves=bet+pink",
                "/puzzles/camel-up-cards/1",
                "/learn/sobek",
                "/puzzles/camel-up-cards/6",
                "/puzzles/dragon-racer/11",
            ],
        };
        for path in ["/editor/camel-up", "/editor/dragon-racer"].into_iter().chain(tried) {
            let mut findings = Findings::in_language(lang, &mut known);
            window.open(&server.url(path)).await;
            // What an editor holds, and what an answer tells, may be scrolled.
            if path.starts_with("/editor") || path.contains("moves=") {
                findings.looks_again(&window, path).await;
            } else {
                findings.look_closely(&window, path).await;
            }
            findings.judge();
        }
        window.close().await;
    }
}

/// Where the strip of players is narrow, a clock stands in it without another line.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_takes_no_room_from_the_board() {
    let server = Server::start();
    let driver = Driver::start();
    let guest = server.guest();
    let window = window_of(&driver, &server, &guest, "pl").await;
    for game in ["keltis", "camel-up"] {
        let asked = json!({ "game": game, "seats": 4, "clock": "1200+30" });
        let opened = guest.post("/api/v1/tables", &asked).json();
        let table = opened["table"].as_str().expect("a table");
        guest.sit(table, 1, "Aleksandra");
        for seat in 2..=4 {
            guest.seat_bot(table, seat, "random");
        }
        guest.start(table);
        window.open(&server.url(&format!("/t/{table}"))).await;
        window.wait_for("document.querySelector('#board') && document.querySelector('.player-left')").await;
        let mut known = BTreeSet::new();
        let mut findings = Findings::in_language("pl", &mut known);
        findings.look(&window, &format!("{game} with a clock")).await;
        findings.judge();
    }
    window.close().await;
}
