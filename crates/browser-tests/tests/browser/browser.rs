//! Chromium's windows without the frame that people see around them, driven by `ChromeDriver`.

use crate::server::Server;
use rustix::process::{Pid, Signal, kill_process_group};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

/// How long something may take to appear, on a machine busy with other windows too.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// Chromium without a frame, tabs and menus: what is tested are pages, and half of the work would go into the rest.
const BARE: &str = "/usr/bin/chromium-headless-shell";
/// All of it, which alone shows notices.
const WHOLE: &str = "/usr/bin/chromium";

/// A `ChromeDriver` of its own, ended with the test.
pub(crate) struct Driver {
    browser: &'static str,
    process: Child,
    url: String,
    /// Where it makes a profile for each window.
    _profiles: tempfile::TempDir,
}

impl Driver {
    pub(crate) fn start() -> Self {
        Self::of(BARE)
    }

    /// One whose windows show notices.
    pub(crate) fn with_notices() -> Self {
        Self::of(WHOLE)
    }

    fn of(browser: &'static str) -> Self {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let profiles = tempfile::tempdir().unwrap();
        let mut process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .env("TMPDIR", profiles.path())
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver runs; `cargo xtask test` installs it");
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        assert!(lines.map_while(Result::ok).any(|line| line.contains("started successfully")));
        Self { browser, process, url: format!("http://127.0.0.1:{port}"), _profiles: profiles }
    }

    /// A window of this size that prefers this language; below 500 pixels it is a phone's, whose owner wants less
    /// motion.
    pub(crate) async fn window(&self, width: u32, height: u32, lang: &str) -> Window {
        self.opened(width, height, lang, width < 500).await
    }

    /// A window of this size whose owner wants less motion.
    pub(crate) async fn still_window(&self, width: u32, height: u32, lang: &str) -> Window {
        self.opened(width, height, lang, true).await
    }

    async fn opened(&self, width: u32, height: u32, lang: &str, is_still: bool) -> Window {
        let mut caps = DesiredCapabilities::chrome();
        let mut arguments = vec![
            // The bare one has no other way, but `ChromeDriver` wants to be told.
            "--headless".to_owned(),
            "--no-sandbox".to_owned(),
            "--disable-gpu".to_owned(),
            // Letters are as wide as on most screens, not rounded to dots.
            "--font-render-hinting=none".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--disable-quic".to_owned(),
            "--no-first-run".to_owned(),
            "--disable-background-networking".to_owned(),
            "--disable-component-update".to_owned(),
            "--disable-sync".to_owned(),
            format!("--window-size={width},{height}"),
            format!("--accept-lang={lang}"),
        ];
        if !crate::PAINTS {
            // With next to no memory for what it paints it lays everything out, and paints nothing: half of its work.
            arguments.push("--force-gpu-mem-available-mb=1".to_owned());
        }
        if is_still {
            arguments.push("--force-prefers-reduced-motion".to_owned());
        }
        let mut options = json!({
            "binary": self.browser,
            "args": arguments,
            "prefs": { "intl.accept_languages": lang },
        });
        if width < 500 {
            // With its two pixels to one it would only be slower to draw.
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "touch": true } });
        }
        caps.set("goog:chromeOptions", options).unwrap();
        caps.set("goog:loggingPrefs", json!({ "browser": "ALL" })).unwrap();
        let driver = WebDriver::new(&self.url, caps).await.expect("a window opens");
        Window { driver }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // With the windows that a failed test left open, which would go on at the cost of the other tests.
        let _ = kill_process_group(Pid::from_child(&self.process), Signal::KILL);
        let _ = self.process.wait();
    }
}

/// A browser window with a profile of its own, so that each is another guest.
pub(crate) struct Window {
    pub(crate) driver: WebDriver,
}

impl Window {
    pub(crate) async fn open(&self, url: &str) {
        self.driver.goto(url).await.unwrap();
    }

    pub(crate) async fn url(&self) -> String {
        self.driver.current_url().await.unwrap().to_string()
    }

    /// Sets a cookie of a server whose page is open.
    pub(crate) async fn set_cookie(&self, server: &Server, name: &str, value: &str) {
        let cookie = json!({ "name": name, "value": value, "url": server.url("/") });
        self.driver.cdp().send_raw("Network.setCookie", cookie).await.unwrap();
    }

    /// Takes the window off the network, or puts it on it again.
    pub(crate) async fn set_offline(&self, offline: bool) {
        let conditions =
            json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.driver.cdp().send_raw("Network.enable", json!({})).await.unwrap();
        self.driver.cdp().send_raw("Network.emulateNetworkConditions", conditions).await.unwrap();
    }

    /// Lets no request for these addresses through.
    pub(crate) async fn block(&self, urls: &[&str]) {
        self.driver.cdp().send_raw("Network.enable", json!({})).await.unwrap();
        self.driver.cdp().send_raw("Network.setBlockedURLs", json!({ "urls": urls })).await.unwrap();
    }

    /// The value of an expression in the page.
    pub(crate) async fn eval(&self, expression: &str) -> serde_json::Value {
        self.evaluate(expression).await.unwrap()
    }

    /// Asks the page itself: with what a `WebDriver` wraps around a script each question would cost it several times as
    /// much.
    async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let question = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.driver.cdp().send_raw("Runtime.evaluate", question).await;
        let mut answer = answer.map_err(|error| error.to_string())?;
        match answer.get("exceptionDetails") {
            Some(thrown) => Err(format!("{expression}: {thrown}")),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// The value of an expression once the page has been drawn again.
    pub(crate) async fn once_drawn(&self, expression: &str) -> Value {
        let drawn = "new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))";
        self.eval(&format!("{drawn}.then(() => ({expression}))")).await
    }

    /// Waits until an expression in the page is true.
    pub(crate) async fn wait_for(&self, expression: &str) {
        if self.comes_true(expression, PATIENCE).await {
            return;
        }
        let told =
            "['#notice', '#offline:not([hidden])'].map(told => document.querySelector(told)?.textContent)";
        let told = self.evaluate(told).await;
        panic!("`{expression}` does not come true at {}, which tells {told:?}", self.url().await);
    }

    /// Whether an expression in the page comes true within this time.
    pub(crate) async fn comes_true(&self, expression: &str, time: Duration) -> bool {
        let end = Instant::now() + time;
        loop {
            // While a page is being left there is nothing to ask.
            if self.evaluate(&format!("Boolean({expression})")).await.is_ok_and(|truth| truth == json!(true))
            {
                return true;
            }
            if Instant::now() >= end {
                return false;
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Clicks as a person does: the element is brought into view and must not be covered.
    pub(crate) async fn click(&self, css: &str) {
        self.try_click(css).await.unwrap_or_else(|error| panic!("{css}: {error}"));
    }

    pub(crate) async fn try_click(&self, css: &str) -> WebDriverResult<()> {
        let find = || self.driver.find(By::Css(css.to_owned()));
        match find().await?.click().await {
            // A new picture took its place between the two calls; nothing was pressed yet.
            Err(error) if matches!(error.as_inner(), WebDriverErrorInner::StaleElementReference(_)) => {
                find().await?.click().await
            }
            pressed => pressed,
        }
    }

    /// Fails if the page put something into the console: errors, refused styles or scripts.
    pub(crate) async fn assert_quiet(&self) {
        let entries = self.driver.get_log("browser").await.unwrap();
        // A lost connection is loud by nature.
        let known = ["ERR_", "status of 4", "network error", "Failed to fetch"];
        let refused = |text: &str| known.iter().any(|known| text.contains(known));
        let loud: Vec<_> = entries
            .iter()
            .filter(|entry| entry.level == "SEVERE" && !refused(&entry.message))
            .map(|entry| &entry.message)
            .collect();
        assert!(loud.is_empty(), "{loud:#?}");
    }

    /// Nothing sticks out sideways.
    pub(crate) async fn assert_fits(&self) {
        let wider = "(() => { const wide = document.documentElement.clientWidth + 1; \
             const out = document.documentElement.scrollWidth <= wide ? [] : [...document.querySelectorAll('body *')]; \
             return out.filter(it => it.getBoundingClientRect().right > wide).map(it => it.outerHTML.slice(0, 80)).join(' '); })()";
        assert_eq!(self.eval(wider).await, json!(""), "sticks out at {}", self.url().await);
    }

    pub(crate) async fn close(self) {
        self.driver.quit().await.unwrap();
    }
}
