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
    // Less than nothing is written with the sign that it has elsewhere.
    let points: Vec<_> = points.split(' ').map(|number| number.replace('-', "−")).collect();
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
fn a_full_table_that_has_not_begun_is_not_among_running_games() {
    let server = Server::start();
    let [ola, jan, stranger] = [server.guest(), server.guest(), server.guest()];
    let reply = ola.post("/api/v1/tables", &json!({"game": "keltis", "seats": 2, "public": true}));
    let table = reply.json()["table"].as_str().unwrap().to_owned();
    ola.sit(&table, 1, "Ola");
    let lists = || stranger.as_browser().get("/lists").text;
    assert!(lists().contains("Ola · one chair free"), "{}", lists());
    jan.sit(&table, 2, "Jan");
    let full = lists();
    assert!(full.contains("Full, about to start") && !full.contains("Games being played"), "{full}");
    // Nobody is told of a game under way before it has begun.
    let early = || ola.as_browser().get(&format!("/t/{table}/result")).text;
    assert!(early().contains("<h1>Too early</h1>"), "{}", early());
    assert!(early().contains("has not started"), "{}", early());
    ola.start(&table);
    assert!(!early().contains("has not started"), "{}", early());
    let running = lists();
    assert!(!running.contains("Full, about to start"), "{running}");
}

#[test]
fn the_address_of_the_tables_leads_to_the_lobby() {
    let server = Server::start();
    let led = server.guest().as_browser().get("/tables");
    assert_eq!((led.status, led.header("location")), (303, "/"));
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
    assert!(full.contains("All chairs are taken: Ola starts") && !full.contains("Waiting until"), "{full}");
    assert!(page(&ola).contains("Everybody is here: start the game"), "{}", page(&ola));
    // Whoever is invited learns what the game is.
    for words in ["Camels race round the pyramid", "20–30\u{a0}min", "/learn/camel-up", "/rules/camel-up"] {
        assert!(invited.contains(words), "{words}: {invited}");
    }
}

#[test]
fn the_host_alone_frees_the_chair_of_a_person_who_reads_why() {
    let server = Server::start();
    let [ola, jan, ewa] = [server.guest(), server.guest(), server.guest()];
    let table = ola.open(3, &json!({}));
    let page = |person: &Client| shown(person, &table, &format!("/t/{table}"));
    jan.sit(&table, 2, "Jan");
    ewa.sit(&table, 3, "Ewa");
    let leave = format!("/t/{table}/leave");
    assert!(page(&ola).contains("Jan will not be able to sit down at this table again"));
    for other in [&ewa, &server.guest()] {
        assert!(!page(other).contains("send-away"), "the button is the host's");
        assert_eq!(other.as_browser().form(&leave, "seat=2").status, 403);
    }
    let mut stream = jan.as_browser().stream(&format!("/t/{table}/stream"));
    assert_eq!(ola.as_browser().form(&leave, "seat=2").status, 303);
    stream.until("event: reload");
    let told = page(&jan);
    assert!(told.contains("Open a table of your own") && !told.contains("qr.svg"), "{told}");
    assert!(page(&ewa).contains("qr.svg") && !page(&ewa).contains("Open a table of your own"));
    assert!(
        told.contains("Ola has freed your chair") && !told.contains("name=\"seat\" value=\"2\""),
        "{told}"
    );
    let again = jan.put(&format!("/api/v1/tables/{table}/chairs/2"), &json!({"name": "Jan"}));
    assert_eq!((again.status, again.json()["type"].as_str()), (403, Some("sent-away")), "{}", again.text);
    assert!(!page(&ewa).contains("freed your chair"));
}

#[test]
fn a_table_is_set_up_with_free_chairs_or_filled_with_bots() {
    let server = Server::start();
    let ola = server.guest();
    let form = "game=keltis&seats=3&name=Ola&chair2=person&chair3=person";
    let open = |more: &str| {
        let reply = ola.as_browser().form("/tables", &format!("{form}{more}"));
        assert_eq!(reply.status, 303, "{}", reply.text);
        let to = reply.header("location").trim_start_matches("/t/").to_owned();
        let table = ola.table(to.split('?').next().unwrap());
        let free = table["chairs"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|chair| chair["name"].is_null() && chair["bot"].is_null())
            .count();
        (free, to.ends_with("?begin"))
    };
    assert_eq!(open(""), (2, false), "friends are waited for");
    assert_eq!(open("&fill=1"), (0, true), "bots sit down at once");
    let page = ola.as_browser().get("/new/keltis").text;
    assert!(!page.contains("<option value=\"fair\" selected"), "chairs are free unless one says so: {page}");
    assert!(page.contains("href=\"#main\">To the content"), "no move is asked here");
    assert!(page.contains("7 options") && page.contains("Who has the first turn."), "{page}");
    assert!(
        page.find("lobby-acts") < page.find("lobby-options"),
        "the start comes before what stays as usual: {page}"
    );
}

#[test]
fn the_link_is_sent_first_and_the_game_starts_when_all_chairs_are_taken() {
    let server = Server::start();
    let ola = server.guest();
    let table = ola.open(3, &json!({}));
    let room = |person: &Client| {
        let page = shown(person, &table, &format!("/t/{table}"));
        page.split("class=\"room-grid\"").nth(1).unwrap_or_else(|| panic!("{page}")).to_owned()
    };
    let waiting = room(&ola);
    let send = "class=\"btn btn-main send-link\" type=\"button\" data-copy";
    assert!(waiting.contains(send) && waiting.matches("btn-main").count() == 1, "{waiting}");
    assert!(waiting.find(send) < waiting.find("class=\"seats\""), "before the chairs: {waiting}");
    assert!(waiting.contains(&format!("/t/{table}/fill")) && !waiting.contains("/start"), "{waiting}");
    assert_eq!(
        waiting.matches("<details class=\"seat-fold\">").count(),
        2,
        "free chairs are folded: {waiting}"
    );
    assert_eq!(waiting.matches("2 chairs free").count(), 1, "and counted once: {waiting}");
    // A stranger sits down with one press, and has nothing to send before.
    let invited = room(&server.guest());
    assert!(!invited.contains("send-link") && !invited.contains("seat-fold"), "{invited}");
    assert_eq!(invited.matches("form=\"sit\"").count(), 2, "{invited}");
    for seat in [2, 3] {
        ola.seat_bot(&table, seat, "random");
    }
    let full = room(&ola);
    assert!(full.contains("class=\"btn btn-main lobby-go\">Start") && !full.contains("/fill"), "{full}");
    assert!(!full.contains("is-open"), "by which the style sheet hides what sends the link: {full}");
}

#[test]
fn who_looks_away_is_marked_until_they_look_again() {
    let server = Server::start();
    let [ola, jan] = [server.guest(), server.guest()];
    let table = ola.open(3, &json!({}));
    jan.sit(&table, 2, "Jan");
    let stream = format!("/t/{table}/stream");
    let page = || shown(&ola, &table, &format!("/t/{table}"));
    let away = "p2 is-away";
    assert!(page().contains(away) && page().contains("not looking now"), "{}", page());
    let mut looks = jan.as_browser().stream(&stream);
    looks.next_event();
    let told = page();
    assert!(!told.contains("is-away"), "Jan looks, and nobody is told of themselves: {told}");
    let mut hears = ola.as_browser().stream(&stream);
    hears.next_event();
    // The reader of the stream sees at the next line that nobody listens any more.
    drop(looks);
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/say"), "text=Jan%3F").status, 303);
    hears.until(away);
}

#[test]
fn who_looks_away_from_a_game_is_marked_until_they_look_again() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let stream = format!("/t/{table}/stream?from=0");
    let marked = "player p2 is-away\"";
    let mut sees = ola.as_browser().stream(&stream);
    sees.until(marked);
    let page = shown(&ola, &table, &format!("/t/{table}"));
    assert!(page.contains(marked) && page.contains("not looking now"), "{page}");
    assert!(
        !page.contains("p1 is-away") && !page.contains("p3 is-away"),
        "nobody is told of themselves: {page}"
    );
    let _looks = jan.as_browser().stream(&stream);
    sees.until("player p2\"");
    assert!(!shown(&ola, &table, &format!("/t/{table}")).contains("is-away"));
}

#[test]
fn a_code_is_understood_as_it_is_typed_and_says_when_it_is_late() {
    let server = Server::start();
    let ola = server.guest();
    let table = ola.open(3, &json!({}));
    let page = shown(&ola, &table, &format!("/t/{table}"));
    let code =
        page.split("translate=\"no\">").nth(1).and_then(|rest| rest.split('<').next()).unwrap().to_owned();
    let jan = server.guest().as_browser().with("accept-language", "en");
    let typed = |text: &str| jan.form("/join", &format!("code={text}"));
    let spaced = code.replace('-', "+").to_uppercase();
    for text in [code.as_str(), &spaced, &code.replace('-', ""), &format!("https%3A%2F%2Fhere%2Ft%2F{table}")]
    {
        assert_eq!(typed(text).header("location"), format!("/t/{table}"), "{text}");
    }
    assert_eq!(typed("nobody-11").status, 404);
    for seat in [2, 3] {
        ola.seat_bot(&table, seat, "random");
    }
    ola.start(&table);
    let late = typed(&code);
    assert!(late.status == 404 && late.text.contains("has begun already"), "{}", late.text);
}
