//! Games seen again: every step from every chair, records that somebody gives, frames of other sites, and that a
//! chair's replay tells nothing which that chair was not shown.

use crate::server::{Client, Server};
use engine::any::AnyGame;
use engine::random::{below, nth_rng};
use engine::record::{Author, Entry, Record};
use engine::{Options, Seat, Turn, Viewer};
use std::fmt::Write;

/// A random game to its end as a record without a seed, so that it may be altered.
pub(crate) fn random_record(game: &str, seats: usize, options: &str, seed: u64) -> Record {
    let kind = games::kind(game).unwrap();
    let mut record = Record::default();
    record.set("Game", game);
    record.set("Seats", seats.to_string());
    record.set("Options", options);
    for seat in Seat::all(seats) {
        record.set(&format!("Seat{seat}"), format!("Player {seat}"));
    }
    let mut position: AnyGame = kind.start(seats, &Options::parse(options).unwrap()).unwrap();
    let mut rng = nth_rng(seed, 1);
    loop {
        let entry = match position.turn() {
            Turn::Over => return record,
            Turn::Chance => Entry { author: Author::Dealer, text: position.roll(&mut rng) },
            Turn::Act(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let seat = seats[below(&mut rng, seats.len() as u32) as usize];
                let legal = position.legal(seat);
                let text = legal[below(&mut rng, legal.len() as u32) as usize].clone();
                Entry { author: Author::Seat(seat), text }
            }
        };
        entry.make(&mut position, &mut ()).unwrap();
        record.push(entry);
    }
}

/// A text as the value of a field of a form.
pub(crate) fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}

/// All steps of a record as these eyes see them: the parts of each, joined.
fn steps(client: &Client, record: &str, eyes: &str) -> Vec<String> {
    let body = format!("record={}", encoded(record));
    let page = client.form("/replay", &format!("{body}&view={eyes}"));
    assert_eq!(page.status, 200, "{}", page.text);
    let last = page.text.split_once("data-last=\"").unwrap().1;
    let last: usize = last.split_once('"').unwrap().0.parse().unwrap();
    let mut steps = Vec::new();
    while steps.len() <= last {
        let path = format!("/replay/frames?view={eyes}&from={}&to={last}", steps.len());
        let frames = client.form(&path, &body).json();
        let looks: Vec<&str> =
            frames["looks"].as_array().unwrap().iter().map(|look| look.as_str().unwrap()).collect();
        for step in frames["steps"].as_array().unwrap() {
            let own = step["looks"].as_array().unwrap();
            steps.push(
                own.iter().map(|look| looks[look.as_u64().unwrap() as usize]).collect::<Vec<_>>().join("\n"),
            );
        }
    }
    assert_eq!(steps.len(), last + 1);
    steps
}

#[test]
fn every_game_is_seen_again_from_a_chair_beside_the_table_and_with_all_open() {
    let server = Server::start();
    let client = server.stranger();
    for (game, seats) in
        [("camel-up", 3), ("camel-up-cards", 3), ("keltis", 2), ("sobek", 2), ("dragon-racer", 3)]
    {
        let record = random_record(game, seats, "", 7).to_string();
        for eyes in ["1", "spectator", "open"] {
            let steps = steps(&client, &record, eyes);
            assert!(steps.len() > 40, "{game} has {} steps for {eyes}", steps.len());
            assert!(steps.iter().all(|step| step.contains("id=\"board\"")), "{game} for {eyes}");
            assert!(
                steps.windows(2).filter(|pair| pair[0] == pair[1]).count() < steps.len() / 4,
                "{game}: steps differ"
            );
        }
    }
}

/// The same game, in which seat 1 put its finish cards down in two colours the other way round.
fn swapped(record: &Record, one: &str, other: &str) -> Record {
    let mut swapped = record.clone();
    for (_, entry) in &mut swapped.entries {
        if let Author::Seat(seat) = entry.author
            && seat == Seat::new(0)
            && let Some((deck @ ("winner" | "loser"), colour)) = entry.text.split_once(' ')
        {
            let colour = if colour == one {
                other
            } else if colour == other {
                one
            } else {
                colour
            };
            entry.text = format!("{deck} {colour}");
        }
    }
    swapped
}

/// The replay of a chair is made of what that chair was shown: it does not differ, byte for byte, until the cards are
/// turned up that were the only difference.
#[test]
fn a_chair_is_shown_nothing_before_its_time() {
    let server = Server::start();
    let client = server.stranger();
    let played = |record: &Record, colour: &str| {
        let by_first = |entry: &Entry| entry.author == Author::Seat(Seat::new(0));
        let puts = |entry: &Entry| entry.text.starts_with("winner") || entry.text.starts_with("loser");
        record.entries.iter().any(|(_, entry)| by_first(entry) && puts(entry) && entry.text.ends_with(colour))
    };
    let (one, other) = ("green", "blue");
    let options = "first_seat=1 start_stacks=random";
    let record = (1..100)
        .map(|seed| random_record("camel-up", 3, options, seed))
        .find(|record| played(record, one))
        .unwrap();
    let altered = swapped(&record, one, other);
    let (record, altered) = (record.to_string(), altered.to_string());
    assert_ne!(record, altered);
    for (eyes, knows) in [("spectator", false), ("2", false), ("3", false), ("1", true), ("open", true)] {
        let (first, second) = (steps(&client, &record, eyes), steps(&client, &altered, eyes));
        let differs =
            first.iter().zip(&second).position(|(one, other)| one != other).expect("the cards are turned up");
        // The last of the race are the cards of both decks, one by one.
        let turned =
            first.iter().position(|step| step.contains("is-turned") || step.contains("race is over"));
        let turned = turned.unwrap_or(first.len() * 4 / 5);
        assert_eq!(differs < turned, knows, "{eyes}: step {differs} of {}, cards from {turned}", first.len());
    }
}

#[test]
fn a_finished_table_opens_with_any_eyes_and_a_running_one_with_the_own() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let path = |rest: &str| format!("/t/{table}/replay{rest}");
    for (client, eyes) in [(&ola, "1"), (&jan, "2"), (&server.stranger(), "spectator")] {
        assert_eq!(client.get(&path("")).status, 200);
        assert_eq!(client.get(&path(&format!("/frames?view={eyes}"))).status, 200);
        for other in ["1", "2", "3", "spectator", "open"].into_iter().filter(|other| *other != eyes) {
            let refused = client.get(&path(&format!("/frames?view={other}")));
            assert_eq!(
                (refused.status, refused.json()["type"].as_str()),
                (403, Some("own-eyes")),
                "{eyes} as {other}"
            );
        }
        assert_eq!(client.get(&path("/position?step=1")).status, 409);
        assert_eq!(client.get(&format!("/t/{table}/embed")).status, 409, "a frame shows nobody's hand");
    }
    for (seat, client) in [(1, &ola), (2, &jan)] {
        client.delete(&format!("/api/v1/tables/{table}/chairs/{seat}"));
    }
    server.stranger().stream(&format!("/api/v1/tables/{table}/stream")).until("\"finished\"");
    for eyes in ["1", "2", "3", "spectator", "open"] {
        assert_eq!(jan.get(&path(&format!("?view={eyes}&step=9"))).status, 200, "{eyes}");
    }
    assert_eq!(jan.get(&path("?view=4")).status, 422);
    assert_eq!(jan.get(&path("?view=nobody")).status, 422);
    let beyond = jan.get(&path("/frames?view=1&from=99999&to=4")).json();
    assert_eq!(beyond["steps"].as_array().map(Vec::len), Some(1), "the last step for one beyond it");
    // What is copied is read back, and stands where the game stood.
    let position = jan.get(&path("/position?view=open&step=99999")).json();
    let last = games::kind("camel-up").unwrap().read(&position).unwrap();
    assert_eq!(last.turn(), Turn::Over);
}

/// Other eyes are shown the moment that was looked at, not what came after it.
#[test]
fn a_moment_stays_when_the_eyes_change() {
    let server = Server::start();
    let client = server.stranger();
    let record = encoded(&random_record("keltis", 2, "", 3).to_string());
    let at = |fields: &str| {
        let page = client.form("/replay", &format!("record={record}&{fields}")).text;
        page.split_once("id=\"reel\"")
            .unwrap()
            .1
            .split_once("data-step=\"")
            .unwrap()
            .1
            .split_once('"')
            .unwrap()
            .0
            .parse::<usize>()
            .unwrap()
    };
    let (open, spectator) = (at("view=open&step=60"), at("view=spectator&of=open&step=60"));
    assert_eq!(open, 60);
    assert!(spectator <= 60 && at(&format!("view=open&of=spectator&step={spectator}")) <= 60);
    assert_eq!(at("view=spectator&of=open&step=0"), 0);
}

#[test]
fn only_the_frame_may_be_framed() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    for (seat, client) in [(1, &ola), (2, &jan)] {
        client.delete(&format!("/api/v1/tables/{table}/chairs/{seat}"));
    }
    server.stranger().stream(&format!("/api/v1/tables/{table}/stream")).until("\"finished\"");
    let framed = server.stranger().get(&format!("/t/{table}/embed?view=2&step=4"));
    assert_eq!((framed.status, framed.header("x-frame-options")), (200, ""));
    assert!(framed.header("content-security-policy").contains("frame-ancestors *"));
    let page = server.stranger().get(&format!("/t/{table}/replay?view=2&step=4"));
    assert_eq!((page.status, page.header("x-frame-options")), (200, "DENY"));
    assert!(page.header("content-security-policy").contains("frame-ancestors 'none'"));
}

#[test]
fn a_broken_record_is_refused_with_its_line() {
    let server = Server::start();
    let client = server.stranger();
    let refused = |record: &str| {
        let reply = client.form("/replay", &format!("record={}", encoded(record)));
        (reply.status, reply.text)
    };
    let good = random_record("camel-up", 3, "", 5).to_string();
    let broken = good.replacen("* ", "* wrong ", 1);
    let line = 1 + broken.lines().position(|line| line.contains("wrong")).unwrap();
    for (record, reason) in [
        (broken.as_str(), format!("line {line}, column")),
        ("[Game \"chess\"]\n", "there is no game `chess`".to_owned()),
        ("1. e4 e5", "line 1, column 1".to_owned()),
        ("", "header [Game".to_owned()),
    ] {
        let (status, text) = refused(record);
        assert_eq!(status, 422, "{record}");
        assert!(text.contains(&reason), "{reason}: {text}");
    }
    let polish = server.guest().with("accept-language", "pl");
    for (record, words) in [
        (broken.as_str(), format!("Wiersz {line}, znak 3: W tej grze nie ma takiego ruchu.")),
        ("[Game \"chess\"]\n", "Wiersz 1, znak 1: Nie ma tu gry „chess”.".to_owned()),
        ("1. e4 e5", "Wiersz 1, znak 1: To nie jest ruch".to_owned()),
        ("", "Brakuje nagłówka Game.".to_owned()),
        ("[Game \"keltis\"", "Wiersz 1, znak 1: Nagłówek ma postać".to_owned()),
        ("[Game keltis]", "Nagłówek Game ma wartość, której nie da się przyjąć.".to_owned()),
    ] {
        for path in ["/replay", "/replay/keep"] {
            let reply = polish.form(path, &format!("record={}", encoded(record)));
            assert_eq!(reply.status, 422, "{}", reply.text);
            assert!(reply.text.contains(&words), "{words}: {}", reply.text);
        }
    }
    let (status, text) = refused(good[..good.len() / 2].rsplit_once('\n').unwrap().0);
    assert_eq!(status, 200, "a game that stops is seen as far as it goes: {text}");
}

#[test]
fn who_was_away_is_told_what_happened() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let away = |client: &Client, told: u64| client.get(&format!("/t/{table}/replay/away?told={told}"));
    let heard = |client: &Client| -> u64 {
        let page = client.get(&format!("/t/{table}")).text;
        page.split_once("data-heard=\"").unwrap().1.split_once('"').unwrap().0.parse().unwrap()
    };
    let before = heard(&jan);
    assert_eq!(away(&jan, before).status, 204, "nothing happened");
    assert_eq!(ola.play(&table, ola.moves(&table).0.unwrap(), "bet green").status, 200);
    let little = away(&jan, before);
    assert!(little.status == 200 && little.text.contains("data-away"), "{}", little.text);
    assert_eq!(away(&jan, heard(&jan)).status, 204, "once");
    // The third chair is a bot's, which moves by itself. Rolls would soon end the race.
    for _ in 0..1_000 {
        for client in [&ola, &jan] {
            if let (Some(decision), moves) = client.moves(&table) {
                client.play(&table, decision, moves.iter().find(|text| *text != "roll").unwrap_or(&moves[0]));
            }
        }
        if away(&jan, before).text.contains("away-players") {
            break;
        }
    }
    let much = away(&jan, before);
    assert!(much.status == 200 && much.text.contains("away-players"), "{}", much.text);
}

#[test]
fn records_are_brought_in_and_seen_like_games_of_the_house() {
    let server = Server::start();
    let client = server.guest();
    let record = random_record("keltis", 3, "", 11).to_string();
    let kept = client.form("/replay/keep", &format!("record={}", encoded(&record)));
    assert_eq!(kept.status, 303, "{}", kept.text);
    let page = kept.header("location").to_owned();
    assert!(client.get(&page).text.contains("Player 2"));
    let table = page.strip_prefix("/t/").unwrap().strip_suffix("/replay").unwrap();
    let again = client.get(&format!("/t/{table}/record")).text;
    // What comes out is what went in, with the result.
    let entries = |text: &str| {
        text.lines().filter(|line| !line.starts_with('[')).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(entries(&again), entries(&record));
    assert!(!again.contains("[Seed") && again.contains("[Seat2 \"Player 2\"]"), "{again}");
    assert!(client.get(&format!("/t/{table}/result")).text.contains("brought in as a record"));
    let twice = client.form("/replay/keep", &format!("record={}", encoded(&record)));
    assert_eq!(twice.header("location"), page, "the same record is the same table");
    let half = record[..record.len() / 2].rsplit_once('\n').unwrap().0;
    let refused = client.form("/replay/keep", &format!("record={}", encoded(half)));
    assert_eq!(refused.status, 409, "{}", refused.text);
    let archive =
        hall::pack([("good.txt".to_owned(), record.as_str()), ("bad.txt".to_owned(), "1. e4")]).unwrap();
    let told = client.file("/import?name=all.zip", &archive);
    assert_eq!(told.status, 200, "{}", told.text);
    assert!(
        told.text.contains("all.zip/good.txt") && told.text.contains("was here already"),
        "{}",
        told.text
    );
    assert!(told.text.contains("all.zip/bad.txt") && told.text.contains("line 1, column 1"), "{}", told.text);
}

#[test]
fn a_game_goes_on_from_any_moment() {
    let server = Server::start();
    let client = server.guest();
    let record = random_record("camel-up", 3, "first_seat=1 start_stacks=random", 4).to_string();
    let kept = client.form("/replay/keep", &format!("record={}", encoded(&record)));
    let page = kept.header("location").to_owned();
    // A moment at which somebody is to move, whose chair is taken: the bots wait.
    let moment = |step: usize| {
        let position = client.get(&format!("{page}/position?view=open&step={step}")).json();
        let position = games::kind("camel-up").unwrap().read(&position).unwrap();
        let Turn::Act(seats) = position.turn() else { return None };
        Some((step, position, seats.iter().next().unwrap()))
    };
    let (step, position, seat) = (40..200).find_map(moment).unwrap();
    let opened = client.form(&format!("{page}/play"), &format!("of=open&at={step}&seat={seat}"));
    assert_eq!(opened.status, 303, "{}", opened.text);
    let table = opened.header("location").strip_prefix("/t/").unwrap().split('?').next().unwrap().to_owned();
    assert!(client.get(&format!("/t/{table}")).text.contains("goes on from another one"));
    client.start(&table);
    let now = client.table(&table);
    assert_eq!(now["view"]["public"], position.view(Viewer::Spectator).to_json()["public"]);
    assert_eq!(now["status"], "playing");
    // The end of a game is no beginning.
    let over = client.form(&format!("{page}/play"), "of=open&at=99999&seat=1");
    assert_eq!(over.status, 409, "{}", over.text);
    // A record that stops can be gone on with too.
    let half = record[..record.len() / 2].rsplit_once('\n').unwrap().0;
    let opened = client.form("/replay/play", &format!("record={}&of=open&at=99999&seat=1", encoded(half)));
    assert_eq!(opened.status, 303, "{}", opened.text);
    let no_seat = client.form(&format!("{page}/play"), "of=open&at=9&seat=7");
    assert_eq!(no_seat.status, 422, "{}", no_seat.text);
}

#[test]
fn every_board_is_a_picture_that_needs_no_style_sheet() {
    let server = Server::start();
    let client = server.guest();
    for (game, seats) in
        [("camel-up", 3), ("camel-up-cards", 3), ("keltis", 2), ("sobek", 2), ("dragon-racer", 3)]
    {
        let record = random_record(game, seats, "", 7).to_string();
        let page = client
            .form("/replay/keep", &format!("record={}", encoded(&record)))
            .header("location")
            .to_owned();
        let table = page.strip_suffix("/replay").unwrap();
        let svg = client.get(&format!("{table}/picture.svg?view=spectator&step=40"));
        assert_eq!((svg.status, svg.header("content-type")), (200, "image/svg+xml"));
        assert!(svg.text.matches("<path").count() > 50, "{game}");
        for left in ["var(", "oklch(", "light-dark(", "class="] {
            assert!(!svg.text.contains(left), "{game}: {left}");
        }
        let night = client.get(&format!("{table}/picture.svg?view=spectator&step=40&theme=dark")).text;
        assert_ne!(night, svg.text, "{game}");
        let dots = client.bytes(&format!("{table}/picture.png?view=spectator&step=40"));
        assert!(dots > 20_000, "{game}: {dots} bytes");
        let page = client.get(&page).text;
        let script = |name: &str| page.find(name).expect("the page loads it");
        assert!(script("js/house.js") < script("js/replay.js"), "what builds on the other comes later");
        assert!(page.contains("og:image\" content=\"http://") && page.contains("/picture.png?"), "{game}");
    }
}
