//! The server's log: one id through a request, the change that it asks for, and what is stored.

use crate::process::{Process, STOLIK, turn};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn the_lines_of_a_move_have_the_id_of_its_request() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(STOLIK);
    command
        .env("STOLIK_LOG", "warn,web=info,hall=debug")
        .env("STOLIK_LOG_FORMAT", "json")
        .env("STOLIK_LOGS", "misspelt")
        .stderr(Stdio::piped());
    let mut process = Process::run(command, folder.path(), 0.0);
    let log = BufReader::new(process.child.stderr.take().unwrap());
    let player = process.guest();
    player.get("/ready");
    let table = player.open(3, &json!({"first_seat": "1"}));
    (2..=3).for_each(|seat| player.seat_bot(&table, seat, "random"));
    player.start(&table);
    let (decision, moves) = turn(&player, &table).unwrap();
    let reply = player.clone().with("x-request-id", "forged").play(&table, decision, &moves[0]);
    let id = reply.header("x-request-id").to_owned();
    process.kill();
    let lines: Vec<Value> =
        log.lines().map_while(Result::ok).map(|line| serde_json::from_str(&line).expect(&line)).collect();
    assert_eq!((&lines[0]["level"], &lines[0]["variable"]), (&json!("WARN"), &json!("STOLIK_LOGS")));
    let about = |line: &&Value| line["span"]["id"] == *id;
    let told: Vec<_> = lines.iter().filter(about).map(|line| line["message"].as_str().unwrap()).collect();
    assert_eq!(told, ["appended", "answered"], "{lines:?}");
    let answered = lines.iter().rfind(about).unwrap();
    assert_eq!(
        (&answered["status"], &answered["span"]["route"]),
        (&json!(200), &json!("/api/v1/tables/{table}/moves"))
    );
    assert!(lines.iter().any(|line| line["message"] == "appended" && line["table"] == *table));
    assert!(!lines.iter().any(|line| line.to_string().contains("forged")));
    let probed = lines.iter().any(|line| line["span"]["route"] == "/ready");
    assert!(!probed, "what is asked every second is not told while all is well");
}
