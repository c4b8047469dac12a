//! What is told of many tables together: a house whose games differ only in what nobody may know lists, shows and sends
//! the same bytes.

use crate::secrecy::{LOOKS, assert_alike, seated, stamped, store_table};
use crate::server::{Client, Server};
use std::time::{Duration, SystemTime};
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
    store_table(server, id, &hall::summary(&change.after), lines);
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

/// What can be asked of a table beside [`LOOKS`], and who looks there.
const LOOKED_AT_ELSEWHERE: &[(&str, &str)] = &[
    ("/stream", "each watcher listens from the start"),
    ("/plan", "each watcher plans all that it may, and what it may not"),
    ("/result", "refused until the game is over, as each watcher asks"),
    ("/record", "refused until the game is over, as each watcher asks"),
    ("/coach", "coach.rs has twins of its own"),
    ("/picture.png", "drawn from picture.svg"),
    ("/qr.svg", "the address of the table"),
    ("/chair.svg", "the address of a chair"),
    ("/curtain", "round.rs: the page behind it is the table's"),
];

#[test]
fn twins_look_at_everything_that_a_server_tells_of_a_table() {
    let routes = include_str!("../../src/server.rs").lines();
    let asked = routes.filter_map(|line| line.trim().strip_prefix(".route(\"/t/{id}")?.split_once('"'));
    let asked: Vec<_> = asked.filter(|(_, how)| how.contains("get(")).map(|(path, _)| path).collect();
    assert!(asked.len() > 20, "{asked:?}");
    let looked = LOOKS.iter().map(|look| look.split('?').next().unwrap_or_default());
    let looked: Vec<_> = looked.chain(LOOKED_AT_ELSEWHERE.iter().map(|(path, _)| *path)).collect();
    let missing: Vec<_> = asked.iter().filter(|path| !looked.contains(path)).collect();
    assert!(missing.is_empty(), "nobody compares {missing:?} for twins");
}
