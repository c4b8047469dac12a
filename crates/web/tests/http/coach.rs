//! The coach: only where the table allows it, only for who is to move, and from nothing that is hidden.

use crate::secrecy::{plain, started};
use crate::secrecy_keltis::{change_hidden_card, dealt, play};
use crate::server::Server;
use serde_json::json;
use table::LogEntry;

#[test]
fn what_the_coach_says_does_not_depend_on_what_is_hidden() {
    let server = Server::start();
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let mut heard: Vec<Vec<String>> = Vec::new();
    for (number, table) in ["first-table", "other-table"].into_iter().enumerate() {
        let mut first = String::new();
        started(&server, table, ("keltis", "first_player=seat1"), &players, |entries| {
            first.clone_from(&dealt(entries, 1)[0]);
            if number == 1 {
                change_hidden_card(entries);
            }
            if let Some(LogEntry::Created(creation)) = entries.first_mut() {
                creation.coach = true;
            }
        });
        play(&players[0], table, &format!("discard {first}"));
        play(&players[0], table, "draw deck");
        let ask = players[1].clone().with("hx-request", "true").with("accept-language", "en");
        let path = format!("/t/{table}/coach");
        heard.push((0..3).map(|_| plain(&ask.get(&path).text, table)).collect());
        let said = heard.last().unwrap();
        assert!(said[0].contains("coach-list") && said[0].contains(" ± "), "{}", said[0]);
        assert_ne!(said[0], said[2], "it gets surer while one looks");
        assert!(players[2].get(&path).text.contains("It is not your turn"));
        assert_eq!(server.guest().get(&path).status, 403);
        assert!(players[1].get(&format!("/t/{table}")).text.contains("Ask the coach"));
        assert!(!server.guest().get(&format!("/t/{table}")).text.contains("Ask the coach"));
    }
    assert_eq!(heard[0], heard[1]);
}

#[test]
fn a_table_has_a_coach_if_it_was_opened_with_one() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    assert_eq!(ola.get(&format!("/t/{table}/coach")).status, 403);
    assert!(!ola.get(&format!("/t/{table}")).text.contains("Ask the coach"));
    assert_eq!(ola.table(&table)["coach"], json!(false));
    // Exact worths of the leg stand beside the estimates.
    let options = json!({"first_seat": "1", "start_stacks": "random"});
    let new = json!({"game": "camel-up", "seats": 3, "options": options, "coach": true});
    let opened = ola.post("/api/v1/tables", &new).json();
    let table = opened["table"].as_str().unwrap().to_owned();
    assert_eq!(opened["coach"], json!(true));
    ola.sit(&table, 1, "Ola");
    ola.seat_bot(&table, 2, "random");
    ola.seat_bot(&table, 3, "random");
    ola.start(&table);
    let page = ola.clone().with("accept-language", "pl").get(&format!("/t/{table}/coach"));
    assert!(page.text.contains("Dokładnie") && page.text.contains("na wygraną"), "{}", page.text);
}
