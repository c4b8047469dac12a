//! The clock of the house jumps by years, forward and back, while tables run.

use crate::rival::play_to_the_end;
use crate::server::{Client, Server};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime};

const YEAR: i64 = 31_536_000;

/// Where the clock jumps to, in seconds from the right time; the last is long before 1970.
const JUMPS: [i64; 5] = [YEAR, -YEAR, 0, 300 * YEAR, -100 * YEAR];

/// How far the clock is ahead, in seconds. There is one, so one test moves it.
static AHEAD: AtomicI64 = AtomicI64::new(0);

fn clock() -> SystemTime {
    let ahead = AHEAD.load(Ordering::SeqCst);
    let span = Duration::from_secs(ahead.unsigned_abs());
    if ahead < 0 { SystemTime::now() - span } else { SystemTime::now() + span }
}

fn jump(seconds: i64) {
    AHEAD.store(seconds, Ordering::SeqCst);
}

#[test]
fn tables_streams_bots_and_links_survive_a_clock_that_jumps() {
    let mut server = Server::by_clock(clock);
    let ([ola, jan], table) = server.playing();
    let mut events = jan.stream(&format!("/api/v1/tables/{table}/stream"));
    let mut pages = jan.stream(&format!("/t/{table}/stream?from=0"));
    play_to_the_end(&[&ola, &jan], &table, |number| jump(JUMPS[number % JUMPS.len()]));
    events.until("\"finished\"");
    pages.until("/rematch");
    server.restart();
    let record = ola.get(&format!("/api/v1/tables/{table}/record")).text;
    engine::record::Record::parse(&record).unwrap().check(games::KINDS).unwrap();

    let next = ola.as_browser().form(&format!("/t/{table}/rematch"), "").header("location").to_owned();
    nobody_waits_for_ages(&server, &ola, next.strip_prefix("/t/").unwrap());
    links_expire_or_work_once(&server, &ola, &next);
    jump(0);
}

/// What was done a year ahead is not waited for by the clock that was put back.
fn nobody_waits_for_ages(server: &Server, ola: &Client, table: &str) {
    jump(YEAR);
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/fill"), "").status, 303);
    jump(0);
    let page = server.stranger().get(&format!("/t/{table}")).text;
    assert!(page.contains("data-waited=\"0\""), "{page}");
}

fn links_expire_or_work_once(server: &Server, ola: &Client, table: &str) {
    let link = || {
        let page = ola.as_browser().form(&format!("{table}/device"), "").text;
        let token = page.split("/device/").nth(1).unwrap().split('"').next().unwrap();
        format!("/device/{token}")
    };
    let phone = server.stranger().with("sec-fetch-site", "same-origin").with("accept-language", "pl");
    let (old, young) = (link(), link());
    jump(YEAR);
    let late = phone.form(&old, "");
    assert_eq!(late.status, 410);
    assert!(late.text.contains("albo jest za stary: poproś o nowy."), "{}", late.text);
    assert!(!late.text.contains("Jeszcze raz"), "nothing is gained by trying again");
    let ahead = link();
    jump(0);
    assert_eq!(phone.form(&young, "").status, 410, "what has expired once stays so");
    assert_eq!(phone.form(&ahead, "").status, 303);
    assert_eq!(phone.form(&ahead, "").status, 410);
}
