//! `stolik admin` and `stolik rebuild`, beside a running server and without one.

use crate::process::{Process, STOLIK, turn};
use crate::server::Client;
use serde_json::json;
use std::path::Path;
use std::process::Command;

/// Runs a command on the house in a folder; what it prints, or what it says when it fails.
fn run(data: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(STOLIK).args(arguments).arg("--data").arg(data).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}

fn admin(data: &Path, arguments: &[&str]) -> Result<String, String> {
    run(data, &[&["admin"], arguments].concat())
}

/// Keeps a name; who has the account then, by the cookie that comes back.
fn keep(server: &Process, guest: &Client, name: &str) -> Client {
    let kept =
        guest.as_browser().form("/you/keep", &format!("name={name}&new-passphrase=correct+horse+battery"));
    Client::made(server.address, &kept)
}

/// A row of a list.
fn row<'a>(list: &'a str, name: &str) -> &'a str {
    list.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("{name} is not in {list}"))
}

#[test]
fn the_host_looks_after_a_house_that_is_being_played_in() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    assert!(admin(data, &["sizes"]).unwrap_err().contains("there is no file"));
    let server = Process::start(data);
    let ola = keep(&server, &server.guest(), "Ola");
    let table = ola.open(3, &json!({"first_seat": "1", "start_stacks": "random"}));
    let open = ola.open(3, &json!({}));
    for seat in [2, 3] {
        ola.seat_bot(&table, seat, "random");
    }
    ola.start(&table);
    let (decision, moves) = turn(&ola, &table).unwrap();
    assert_eq!(ola.play(&table, decision, &moves[0]).status, 200);
    turn(&ola, &table).unwrap();

    let tables = admin(data, &["tables"]).unwrap();
    assert!(row(&tables, &table).contains("playing") && row(&tables, &table).contains("Ola, bot random"));
    assert!(row(&tables, &open).contains("open") && row(&tables, &open).contains("Ola, -, -"));
    for (filter, count) in [
        (["--status", "playing"], 1),
        (["--game", "camel-up"], 2),
        (["--game", "keltis"], 0),
        (["--player", "OLA"], 2),
        (["--quiet", "1"], 0),
    ] {
        let listed = admin(data, &["tables", filter[0], filter[1]]).unwrap();
        assert_eq!(listed.lines().count() - 1, count, "{filter:?}: {listed}");
    }
    assert!(admin(data, &["tables", "--limit", "1"]).unwrap().contains("1 more"));
    assert!(admin(data, &["tables", "--player", "Jan"]).unwrap_err().contains("no account has the name Jan"));
    assert!(admin(data, &["tables", "--game", "chess"]).unwrap_err().contains("there is no game `chess`"));

    let account = admin(data, &["accounts"]).unwrap();
    assert!(row(&account, "Ola").contains("private") && !account.contains("invited"), "{account}");
    assert!(admin(data, &["invite", "ola"]).unwrap().contains("may open tables"));
    assert!(row(&admin(data, &["accounts", "ol"]).unwrap(), "Ola").contains("invited"));
    assert!(admin(data, &["uninvite", "Ola"]).is_ok());
    assert_eq!(admin(data, &["accounts", "Jan"]).unwrap().lines().count(), 1);
    let link = admin(data, &["invite", "--url", "https://club.example/"]).unwrap();
    let path = link.lines().next().unwrap().strip_prefix("https://club.example").unwrap();
    assert_eq!(server.guest().as_browser().get(path).status, 200, "{link}");
    let words = admin(data, &["reset", "Ola"]).unwrap();
    assert_eq!(words.lines().nth(1).unwrap().split(' ').count(), 12, "{words}");

    let sizes = admin(data, &["sizes"]).unwrap();
    assert!(row(&sizes, "accounts").ends_with(" 1") && row(&sizes, "tables   ").ends_with(" 2"), "{sizes}");

    assert!(admin(data, &["close", &open]).unwrap().contains("is gone"));
    assert!(admin(data, &["close", &table]).unwrap().contains("stays to be looked at"));
    assert!(admin(data, &["close", &table]).unwrap_err().contains("closed already"));
    assert!(admin(data, &["close", "nowhere"]).unwrap_err().contains("there is no table nowhere"));
    let (decision, moves) = turn(&ola, &table).unwrap();
    assert_eq!(ola.play(&table, decision, &moves[0]).status, 409, "the server has noticed");
    assert!(row(&admin(data, &["tables"]).unwrap(), &table).contains("finished"));
    let both = admin(data, &["remove", &table, "nowhere"]).unwrap_err();
    assert!(
        both.contains("no table nowhere") && admin(data, &["tables"]).unwrap().contains(&table),
        "none is gone"
    );
    assert!(admin(data, &["remove", &table]).unwrap().contains("Removed: 1"));
    assert!(!admin(data, &["tables"]).unwrap().contains(&table));
    server.kill();
    let server = Process::start(data);
    let gone = Client::new(server.address, ola.token).get(&format!("/api/v1/tables/{table}"));
    assert_eq!(gone.status, 404);
}

#[test]
fn what_is_kept_beside_the_logs_is_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    assert!(run(data, &["rebuild"]).unwrap_err().contains("there is no file"));
    let server = Process::start(data);
    let (ola, jan) = (server.guest(), server.guest());
    let table = ola.open(2, &json!({"two_players": "on"}));
    jan.sit(&table, 2, "Jan");
    ola.start(&table);
    // A game that one of the two leaves is played to its end by bots when the other leaves it too, and counts for
    // nobody.
    for (client, seat) in [(&ola, 1), (&jan, 2)] {
        assert_eq!(client.delete(&format!("/api/v1/tables/{table}/chairs/{seat}")).status, 200);
    }
    assert_eq!(turn(&ola, &table), None);
    let said = run(data, &["rebuild"]).unwrap();
    assert!(said.contains("1 tables were read, 0 put right; 0 games count"), "{said}");
    server.kill();
    assert_eq!(run(data, &["rebuild"]).unwrap(), said, "also without a server");
}
