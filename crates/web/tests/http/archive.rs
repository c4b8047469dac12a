//! All games of a person as one archive of records.

use crate::replay::{encoded, random_record};
use crate::server::Server;

#[test]
fn all_games_of_somebody_come_as_one_archive() {
    let server = Server::start();
    let ola = server.guest();
    let record = random_record("keltis", 3, "", 2).to_string();
    // A game of two moves: one that is taken up shortly before its end.
    let lines: Vec<&str> = record.lines().collect();
    let almost = lines[..lines.len() - 4].join("\n");
    let opened = ola.form("/replay/play", &format!("record={}&of=open&at=99999&seat=1", encoded(&almost)));
    assert_eq!(opened.status, 303, "{}", opened.text);
    let table = opened.header("location").strip_prefix("/t/").unwrap().split('?').next().unwrap().to_owned();
    ola.start(&table);
    for _ in 0..2_000 {
        if let (Some(decision), moves) = ola.moves(&table) {
            ola.play(&table, decision, &moves[0]);
        }
        if ola.table(&table)["status"] == "finished" {
            break;
        }
    }
    let bytes = ola.body_of("/you/games.zip");
    let papers = hall::unpack("all", bytes);
    assert_eq!(papers.len(), 1, "{papers:?}");
    let text = papers[0].text.clone().unwrap();
    assert!(papers[0].name.contains(&table) && text.contains("[Position {"), "{text}");
    // What comes out goes in again.
    let kept = server.guest().form("/replay/keep", &format!("record={}", encoded(&text)));
    assert_eq!(kept.status, 303, "{}", kept.text);
}
