//! What the lobby tells of tables, and to whom.

use crate::rival::play_to_the_end;
use crate::server::{Client, Server};
use serde_json::json;

/// A page in English as the browser of a person shows it, which remembers a table.
fn shown(person: &Client, table: &str, path: &str) -> String {
    person.remembering(table).get(path).text
}

#[test]
fn the_lobby_tells_whose_turn_it_is_and_how_it_ended() {
    let server = Server::start();
    let players = [server.guest(), server.guest()];
    let reply = players[0].post("/api/v1/tables", &json!({"game": "keltis", "seats": 2}));
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    let lists = |person: &Client| shown(person, &table, "/lists");
    players[0].sit(&table, 1, "Ola");
    players[1].sit(&table, 2, "Jan");
    players[0].start(&table);
    for _ in 0..3 {
        let at = usize::from(players[1].moves(&table).0.is_some());
        let (mover, other, name) = (&players[at], &players[1 - at], ["Ola", "Jan"][at]);
        assert!(lists(mover).contains("is-yours\">Your turn · just now"), "{}", lists(mover));
        let others = lists(other);
        assert!(
            others.contains(&format!("{name} to move · just now")) && !others.contains("is-yours"),
            "{others}"
        );
        assert!(!lists(&server.stranger()).contains("is-yours"));
        while let (Some(decision), legal) = mover.moves(&table) {
            assert_eq!(mover.play(&table, decision, &legal[0]).status, 200);
        }
    }
    let [ola, jan] = &players;
    play_to_the_end(&[ola, jan], &table, |_| ());
    let record = ola.get(&format!("/t/{table}/record")).text;
    let points = record.split("[Result \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let points: Vec<_> = points.split(' ').collect();
    let lobby = shown(ola, &table, "/");
    let finished = lobby.split("class=\"card finished\"").nth(1).unwrap_or_else(|| panic!("{lobby}"));
    assert!(finished.contains("<time class=\"chip\" datetime=\"20"), "{finished}");
    let told = |name: &str| {
        let words = finished.split(name).nth(1).unwrap_or_else(|| panic!("{finished}"));
        words.trim_start().split([',', '<']).next().unwrap().to_owned()
    };
    assert_eq!([told("Ola"), told("Jan")], *points);
}

#[test]
fn an_invitation_says_who_invites() {
    let server = Server::start();
    let ola = server.guest();
    let table = ola.open(3, &json!({}));
    let page = |person: &Client| shown(person, &table, &format!("/t/{table}"));
    let invited = page(&server.guest());
    assert!(invited.contains("Ola invites you to this game") && invited.contains("required"), "{invited}");
    assert!(!page(&ola).contains("invites you"));
    ola.seat_bot(&table, 2, "random");
    ola.seat_bot(&table, 3, "random");
    let full = page(&server.guest());
    assert!(full.contains("All chairs are taken") && !full.contains("Waiting until"), "{full}");
}
