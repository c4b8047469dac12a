//! A disk that fills up while people play.

use crate::server::Server;
use serde_json::json;

/// Runs `sql` on the database of a running server, around it.
fn meddle(server: &Server, sql: &str) {
    let conn = rusqlite::Connection::open(server.folder.path().join("stolik.db")).unwrap();
    conn.execute_batch(sql).unwrap();
}

#[test]
fn a_move_that_cannot_be_stored_is_refused_and_not_shown() {
    let server = Server::start();
    let ola = server.guest();
    let table = ola.open(3, &json!({"first_seat": "1", "start_stacks": "random"}));
    ola.seat_bot(&table, 2, "random");
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    let (before, page) = (ola.table(&table), ola.get(&format!("/t/{table}")).text);
    let (decision, moves) = ola.moves(&table);
    let decision = decision.unwrap();

    // What SQLite does by itself when a disk is full: the statement fails, and the transaction is gone.
    let full = "CREATE TRIGGER full BEFORE INSERT ON entries \
                BEGIN SELECT raise(ROLLBACK, 'database or disk is full'); END";
    meddle(&server, full);
    let refused = ola.play(&table, decision, &moves[0]);
    assert_eq!(refused.status, 503, "{}", refused.text);
    assert_eq!(refused.json()["type"].as_str(), Some("store-failed"));
    assert!(!refused.text.contains("stolik.db"), "{}", refused.text);
    assert_eq!(ola.table(&table), before, "nothing has happened at the table");
    assert_eq!(ola.get(&format!("/t/{table}")).text, page);

    meddle(&server, "DROP TRIGGER full");
    let stored = ola.play(&table, decision, &moves[0]);
    assert_eq!(stored.status, 200, "{}", stored.text);
    assert_ne!(ola.table(&table), before);
}
