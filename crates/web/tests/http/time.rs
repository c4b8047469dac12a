//! Games over days and by live clocks, with the clock of the house moved.

use crate::people::keep;
use crate::server::{Client, Server};
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime};

const HOUR: u64 = 3_600;
const DAY: u64 = 24 * HOUR;

/// A clock for each test, ahead by so many seconds.
static AHEAD: [AtomicU64; 4] = [const { AtomicU64::new(0) }; 4];

fn ahead<const N: usize>() -> SystemTime {
    SystemTime::now() + Duration::from_secs(AHEAD[N].load(Ordering::SeqCst))
}

fn pass<const N: usize>(seconds: u64) {
    AHEAD[N].fetch_add(seconds, Ordering::SeqCst);
}

/// Two people at a table with this clock; the first moves first.
fn playing(server: &Server, clock: &str) -> (Client, Client, String) {
    let (ola, jan) = (server.guest(), server.guest());
    let options = json!({"two_players": "on", "first_seat": "1", "start_stacks": "random"});
    let new = json!({"game": "camel-up", "seats": 2, "options": options, "clock": clock});
    let reply = ola.post("/api/v1/tables", &new);
    assert_eq!(reply.status, 201, "{}", reply.text);
    assert_eq!(reply.json()["clock"], json!(clock));
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    ola.sit(&table, 1, "Ola");
    jan.sit(&table, 2, "Jan");
    ola.start(&table);
    (ola, jan, table)
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(30);
    while !holds() {
        assert!(Instant::now() < end, "{what} did not come about");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn move_now(client: &Client, table: &str) {
    let (decision, moves) = client.moves(table);
    let reply = client.play(table, decision.expect("it is their turn"), &moves[0]);
    assert_eq!(reply.status, 200, "{}", reply.text);
}

#[test]
fn a_game_over_days_goes_on_when_a_player_does_not_come() {
    let mut server = Server::by_clock(ahead::<0>);
    let (ola, jan, table) = playing(&server, "1d");
    let page = |client: &Client| client.as_browser().get(&format!("/t/{table}")).text;
    assert!(page(&jan).contains("1 d 0 h"), "the clock of who is asked is shown");
    let lists = |client: &Client| client.as_browser().get("/you/tables").text;
    pass::<0>(1);
    for list in [lists(&ola), lists(&jan)] {
        assert!(list.contains("one day a decision, 23 h 59 min left"), "{list}");
    }
    pass::<0>(23 * HOUR);
    move_now(&ola, &table);
    // The house is closed for two days, which are nobody's.
    server.stop();
    pass::<0>(2 * DAY);
    server.go_on();
    assert!(jan.moves(&table).0.is_some(), "Jan still has his day");
    pass::<0>(23 * HOUR);
    std::thread::sleep(Duration::from_millis(1500));
    assert!(jan.moves(&table).0.is_some() && !page(&jan).contains("Your time is up"));
    pass::<0>(2 * HOUR);
    until("Ola's turn again", || ola.moves(&table).0.is_some());
    assert!(page(&jan).contains("Your time is up"));
    assert!(page(&ola).contains("Jan is out of time"), "everybody is told who decides");
    move_now(&ola, &table);
    until("the bot has moved for Jan", || ola.moves(&table).0.is_some());
    assert_eq!(jan.as_browser().form(&format!("/t/{table}/back"), "").status, 303);
    assert!(!page(&jan).contains("Your time is up"));
    assert!(page(&ola).contains("Jan is back and plays on"));
    move_now(&ola, &table);
    assert!(jan.moves(&table).0.is_some(), "he decides again");
    std::thread::sleep(Duration::from_millis(1500));
    assert!(jan.moves(&table).0.is_some(), "and has a day for it");
    server.restart();
    assert!(jan.moves(&table).0.is_some());
}

#[test]
fn a_live_clock_runs_while_one_thinks() {
    let server = Server::by_clock(ahead::<1>);
    let (ola, jan, table) = playing(&server, "60+5");
    pass::<1>(40);
    move_now(&ola, &table);
    let page = jan.as_browser().get(&format!("/t/{table}")).text;
    assert!(page.contains("0:25") && page.contains("1:00"), "{page}");
    pass::<1>(61);
    until("a bot decides for Jan", || ola.moves(&table).0.is_some());
    move_now(&jan, &table_back(&jan, &ola, &table));
}

/// The same table, once it is Jan's turn again: who moves is back.
fn table_back(jan: &Client, ola: &Client, table: &str) -> String {
    assert_eq!(jan.as_browser().form(&format!("/t/{table}/back"), "").status, 303);
    move_now(ola, table);
    table.to_owned()
}

#[test]
fn the_others_hand_on_the_chair_of_who_is_away_and_the_player_comes_back() {
    let server = Server::by_clock(ahead::<2>);
    let (ola, jan, table) = playing(&server, "none");
    let hand_on = || jan.as_browser().form(&format!("/t/{table}/hand-on"), "seat=1").status;
    assert_eq!(hand_on(), 409, "she was here a moment ago");
    pass::<2>(2 * DAY);
    assert!(jan.as_browser().get(&format!("/t/{table}")).text.contains("/hand-on"));
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/hand-on"), "seat=1").status, 409);
    assert_eq!(hand_on(), 303);
    until("Jan's turn", || jan.moves(&table).0.is_some());
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/sit"), "seat=1").status, 303);
    move_now(&jan, &table);
    assert!(ola.moves(&table).0.is_some());
}

#[test]
fn a_clock_that_there_is_not_is_refused() {
    let server = Server::start();
    let (ola, _) = keep(&server, &server.guest(), "Ola");
    for clock in ["5d", "1+1", "soon", ""] {
        let reply = ola.post("/api/v1/tables", &json!({"game": "camel-up", "seats": 3, "clock": clock}));
        assert_eq!((reply.status, reply.json()["type"].as_str()), (422, Some("bad-clock")), "{}", reply.text);
    }
    let page = ola.as_browser().form("/tables", "game=camel-up&seats=3&clock=5d");
    assert_eq!(page.status, 422);
    let opened = ola.as_browser().form("/tables", "game=camel-up&seats=3&clock=2d&when_out=leave");
    let table = opened.header("location").strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(ola.table(&table)["clock"], json!("2d"));
    assert!(ola.as_browser().get(&format!("/t/{table}")).text.contains("2 days a decision"));
}

/// A clock that jumps back and forth: ahead by so many seconds, or behind.
static JUMPED: std::sync::atomic::AtomicI64 = std::sync::atomic::AtomicI64::new(0);

fn jumping() -> SystemTime {
    let seconds = JUMPED.load(Ordering::SeqCst);
    let by = Duration::from_secs(seconds.unsigned_abs());
    if seconds < 0 { SystemTime::now() - by } else { SystemTime::now() + by }
}

/// Plays while the clock jumps so many times by up to a month; the moves that were made.
fn play_while_it_jumps(jumps: u64) -> usize {
    let mut server = Server::by_clock(jumping);
    let (mut made, mut rng) = (Vec::new(), engine::random::nth_rng(16, 16));
    let (ola, jan, table) = playing(&server, "none");
    for nth in 0..jumps {
        let days = i64::from(engine::random::below(&mut rng, 61)) - 30;
        JUMPED.store(days * DAY as i64, Ordering::SeqCst);
        if nth % 16 == 7 {
            server.restart();
        }
        let next = [&ola, &jan].into_iter().find(|one| one.moves(&table).0.is_some());
        let Some(client) = next else { break };
        let (decision, moves) = client.moves(&table);
        let text = engine::random::pick(&mut rng, &moves).clone();
        let reply = client.play(&table, decision.unwrap(), &text);
        assert_eq!(reply.status, 200, "{}", reply.text);
        made.push(text);
        for path in [format!("/t/{table}"), "/".to_owned()] {
            assert_eq!(client.as_browser().get(&path).status, 200);
        }
    }
    server.restart();
    let log = ola.table(&table);
    assert!(log["status"] == "finished" || log["status"] == "playing", "{log}");
    if log["status"] == "finished" {
        let record = ola.get(&format!("/api/v1/tables/{table}/record")).text;
        let told: Vec<_> =
            record.lines().filter(|line| line.starts_with("1 ") || line.starts_with("2 ")).collect();
        let told: Vec<_> =
            told.iter().map(|line| line[2..].split(" ;").next().unwrap().trim().to_owned()).collect();
        assert_eq!(told, made, "each move counts, once, in its order");
    }
    made.len()
}

#[test]
fn a_clock_that_jumps_by_days_loses_nothing() {
    assert!(play_while_it_jumps(20) == 20);
}

/// The long form, for `cargo xtask torture`.
#[test]
#[ignore = "long: cargo xtask torture"]
fn torture_by_clocks() {
    let moves = play_while_it_jumps(1000);
    println!(
        "\ntorture| clock put forward or back by up to 30 days | {moves} | {moves} moves, the game ends | 0 moves"
    );
}
