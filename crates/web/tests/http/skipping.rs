//! Who does not want to see every step: the stream passes them over, and bots do not wait until they are shown.

use crate::server::{Client, Server, Stream};
use serde_json::json;
use std::thread::sleep;
use std::time::Duration;

/// At this pace bots wait for many minutes.
const SLOW: f32 = 1_000.0;
/// What shows that the viewer is asked.
const ASKED: &str = "Your turn";

/// A table at which the bot of the last of three seats begins.
fn begun(ola: &Client, others: impl FnOnce(&str)) -> String {
    let table = ola.open(3, &json!({"first_seat": "3"}));
    others(&table);
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    table
}

/// The stream of who does not want to see what is being told.
fn skip(client: &Client, table: &str) -> Stream {
    client.clone().with("last-event-id", "0skip").stream(&format!("/t/{table}/stream?from=0"))
}

#[test]
fn bots_do_not_wait_for_who_skips_and_plays_with_bots_alone() {
    let server = Server::at_pace(SLOW);
    let ola = server.guest();
    let table = begun(&ola, |table| ola.seat_bot(table, 2, "random"));
    assert_eq!(ola.moves(&table).0, None);
    skip(&ola, &table).until(ASKED);
    let (decision, moves) = ola.moves(&table);
    assert_eq!(ola.play(&table, decision.expect("Ola is asked"), &moves[0]).status, 200);
    // Only so far: the next moves of the bots are to be shown again.
    sleep(Duration::from_millis(300));
    assert_eq!(ola.moves(&table).0, None);
    skip(&ola, &table).until(ASKED);
}

#[test]
fn bots_wait_where_others_want_to_see_what_they_do() {
    let server = Server::at_pace(SLOW);
    let [ola, jan] = [server.guest(), server.guest()];
    let table = begun(&ola, |table| jan.sit(table, 2, "Jan"));
    skip(&ola, &table).next_event();
    sleep(Duration::from_millis(300));
    assert_eq!(ola.moves(&table).0, None);
}
