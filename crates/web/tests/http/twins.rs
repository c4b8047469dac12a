//! What is told of many tables together: a house whose games differ only in what nobody may know lists, shows and sends
//! the same bytes.

use crate::secrecy::{assert_alike, seated, stamped};
use crate::server::{Client, Server};
use std::time::{Duration, SystemTime};
use store::{SqliteStore, Store, TableId};
use table::{LogEntry, PlayerId, Table, Watching};

/// The houses' clock stands still.
fn noon() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_hours(500_000)
}

/// A public game in which these players have made these moves; a move is a seat and what begins the text.
fn put(server: &Server, id: &str, watching: Watching, players: &[Client], moves: &[(usize, &str)]) {
    let mut entries = seated("camel-up", "first_seat=1 start_stacks=random", players);
    let Some(LogEntry::Created(creation)) = entries.first_mut() else { panic!("a log begins with it") };
    (creation.public, creation.watching) = (true, watching);
    let log: Vec<_> = entries.iter().map(stamped).collect();
    let mut draft = Table::replay(games::KINDS, &log).unwrap().draft(1);
    draft.begin_game(&PlayerId(players[0].id())).unwrap();
    for (seat, text) in moves {
        let seat = engine::Seat::all(players.len()).nth(seat - 1).unwrap();
        let decision = draft.decision(seat).unwrap();
        draft.play(&PlayerId(players[seat.index()].id()), seat, decision, &[text]).unwrap();
    }
    let change = draft.finish();
    let lines = log.iter().chain(&change.entries).map(table::Stamped::to_line).collect();
    let summary = hall::summary(&change.after);
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(server.folder.path().join("stolik.db")).await.unwrap();
        store.create(&TableId::new(id).unwrap(), &summary, lines).await.unwrap();
        store.close().await.unwrap();
    });
}

/// Lists, boards and pages for a stranger; the feed, the lists and the page of the seat that is asked.
fn told(secrets: [&str; 2], lately: [&str; 2]) -> String {
    let server = Server::by_clock(noon);
    let players: Vec<_> = (0..3).map(|_| server.guest()).collect();
    let face_down = [(1, secrets[0]), (2, secrets[1])];
    put(&server, "face-down", Watching::AtOnce, &players, &face_down);
    let played = [(1, "roll"), (2, "roll"), (3, lately[0]), (1, lately[1])];
    put(&server, "later", Watching::Later(2), &players, &played);
    players[2].as_browser().form("/settings/feed", "");
    let settings = players[2].as_browser().get("/settings").text;
    let (_, feed) = settings.split_once("/feed/").expect("the address of the feed");
    let feed = feed.split('"').next().unwrap();
    let strangers = ["/", "/lists", "/boards", "/boards?game=camel-up", "/api/v1/tables"];
    let stranger = server.guest();
    let mut told: String =
        strangers.map(|path| [path, &stranger.as_browser().get(path).text].join("\n")).join("\n");
    assert!(told.contains("face-down") && told.contains("later"), "both are listed: {told}");
    // Their own newer table differs for those who play there.
    let own = players[2].remembering("face-down").get("/lists").text;
    told.push_str(own.split("<li>").find(|row| row.contains("face-down")).expect("one's own table"));
    let turns = server.stranger().get(&format!("/feed/{feed}")).text;
    let entry = turns.split("<entry>").find(|entry| entry.contains("face-down"));
    told.push_str(entry.expect("the turn that waits").split("</entry>").next().unwrap_or_default());
    told.replace(feed, "FEED").replace(&server.address.to_string(), "ADDRESS")
}

#[test]
fn lists_boards_and_feeds_tell_nothing_of_what_nobody_may_know() {
    let one = told(["winner green", "loser pink"], ["bet green", "bet blue"]);
    let other = told(["winner blue", "loser purple"], ["roll", "bet yellow"]);
    assert_alike(&one, &other);
    // The test can fail: what all may know makes a difference.
    let third = told(["winner green", "roll"], ["bet green", "bet blue"]);
    assert_ne!(one, third);
}
