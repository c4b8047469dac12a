//! Invitations: who invites is told who has not come yet, and who is invited is told on whatever page is open.

use crate::people::{GOOD, alias, encoded, keep};
use crate::rival::play_to_the_end;
use crate::server::{Client, Server};
use serde_json::json;

#[test]
fn an_invitation_is_seen_on_both_sides() {
    let server = Server::start();
    let ([ola, jan], played) = server.playing();
    let (ola, jan) = (ola.as_browser(), jan.as_browser());
    let room =
        ola.form("/tables", "game=camel-up&seats=3&option-start_stacks=random").header("location").to_owned();
    let table = room.trim_start_matches("/t/");
    let mut pages =
        ["/you/stream".to_owned(), format!("/t/{played}/stream?from=0")].map(|at| jan.stream(&at));
    let mut waits = ola.stream(&format!("{room}/stream"));
    let who = alias(&ola.get("/you/people").text, "Jan");
    assert!(!ola.get(&room).text.contains("for Jan: invited"));
    assert_eq!(ola.form(&format!("{room}/invite"), &format!("who={who}")).status, 303);
    for page in &mut pages {
        let told = page.until("invites you to a game of Camel Up");
        for words in ["2 chairs free", "Starting stacks", "at random", &format!("action=\"{room}/accept\"")] {
            assert!(told.contains(words), "{words}: {told}");
        }
    }
    let waiting = ola.get(&room).text;
    assert!(
        waiting.contains("<b>Free chair</b> <small>for Jan: invited, has not come yet</small>"),
        "{waiting}"
    );
    assert!(!waiting.contains(&format!("value=\"{who}\"")), "nobody is offered twice: {waiting}");
    assert!(!jan.get(&room).text.contains("for Jan: invited"), "strangers are not told");
    // Who does not come says so, and who comes is expected no more.
    let decline = format!("/you/invitations/{table}/decline");
    assert_eq!(jan.clone().with("hx-request", "true").form(&decline, "").status, 204);
    waits.until("does not come this time");
    pages[0].until("hx-target=\"#invited\" hx-swap=\"innerMorph\"></hx-partial>");
    assert_eq!(ola.form(&format!("{room}/invite"), &format!("who={who}")).status, 303);
    assert!(ola.get(&room).text.contains("invited, has not come yet"));
    // Who comes takes the first free chair with one press, where a name is known, and is expected no more.
    let accept = format!("{room}/accept");
    assert!(jan.get("/you/tables").text.contains(&format!("action=\"{accept}\"")));
    assert_eq!(jan.form(&accept, "").header("location"), room);
    let expects = || ola.get(&room).text.contains("for Jan: invited");
    assert!(expects(), "who has no name is asked for one there");
    // Names are kept as hexadecimal digits: "Jan K" here, and "Ewa".
    let named = jan.with("cookie", "name=4a616e204b");
    for press in 1..=2 {
        assert_eq!(named.form(&accept, "").header("location"), room, "press {press}");
        let waiting = ola.get(&room).text;
        assert!(!expects() && waiting.matches("<b>Jan K</b>").count() == 1, "{waiting}");
    }
    // Who comes too late finds all chairs taken, and looks on.
    assert_eq!(ola.form(&format!("{room}/fill"), "").status, 303);
    let late = server.guest().as_browser().with("cookie", "name=457761");
    assert_eq!(late.form(&accept, "").header("location"), room);
    assert!(!ola.get(&room).text.contains("Ewa"));
}

#[test]
fn a_deleted_account_is_expected_nowhere() {
    let server = Server::start();
    let ([ola, jan], _) = server.playing();
    let (ola, jan) = (ola.as_browser(), keep(&server, &jan, "Jan").0.as_browser());
    let room =
        |client: &Client| client.form("/tables", "game=camel-up&seats=3").header("location").to_owned();
    let rooms = [room(&ola), room(&ola)];
    let expected = || rooms.each_ref().map(|room| ola.get(room).text.contains("for Jan: invited"));
    let invited = |room: &str| {
        let who = alias(&ola.get("/you/people").text, "Jan");
        assert_eq!(ola.form(&format!("{room}/invite"), &format!("who={who}")).status, 303);
    };
    invited(&rooms[0]);
    // The second is an invitation of which he does not hear.
    let other = alias(&jan.get("/you/people").text, "Ola");
    assert_eq!(jan.form("/you/block", &format!("who={other}&blocked=yes")).status, 303);
    invited(&rooms[1]);
    assert_eq!(expected(), [true, true]);
    assert_eq!(jan.form("/you/delete", &format!("passphrase={}", encoded(GOOD))).status, 303);
    assert_eq!(expected(), [false, false]);
}

#[test]
fn the_next_game_is_announced_to_those_who_played() {
    let server = Server::start();
    let [ola, jan] = [server.guest(), server.guest()];
    let opened = ola.post("/api/v1/tables", &json!({"game": "keltis", "seats": 2})).json();
    let table = opened["table"].as_str().unwrap();
    ola.sit(table, 1, "Ola");
    jan.sit(table, 2, "Jan");
    ola.start(table);
    play_to_the_end(&[&ola, &jan], table, |_| ());
    let (ola, jan) = (ola.as_browser(), jan.as_browser());
    let mut result = jan.stream("/you/stream");
    let mut board = jan.stream(&format!("/t/{table}/stream?from=0"));
    let next = ola.form(&format!("/t/{table}/rematch"), "").header("location").to_owned();
    for page in [&mut result, &mut board] {
        let told = page.until("Ola has set up the next game of Keltis");
        assert!(told.contains(&format!("action=\"{next}/accept\"")), "{told}");
    }
    for page in [format!("/t/{table}"), format!("/t/{table}/result")] {
        let shown = jan.get(&page).text;
        assert!(shown.contains("To the next game"), "{page}");
        // One's own result is told apart.
        let own = "Jan</span></span><small class=\"own\">you</small>";
        assert!(shown.contains(own) && !shown.contains("Ola</span></span><small"), "{page}: {shown}");
    }
    let asks = format!("action=\"/t/{table}/replay/analysis\"");
    assert!(jan.get(&format!("/t/{table}/result")).text.contains(&asks), "one press explains the game");
    let waiting = ola.get(&next).text;
    assert!(
        waiting.contains("<b>Free chair</b> <small>for Jan: invited, has not come yet</small>"),
        "{waiting}"
    );
    // The second who asks comes to the same table, and invites nobody.
    assert_eq!(jan.form(&format!("/t/{table}/rematch"), "").header("location"), next);
    assert!(!ola.get("/you/tables").text.contains("invites you"));
    // Known by name, the second has a chair there at once.
    assert!(ola.get(&next).text.contains("for Jan: invited"));
    jan.clone().with("cookie", "name=4a616e").form(&format!("/t/{table}/rematch"), "");
    let room = ola.get(&next).text;
    assert!(room.contains("<b>Jan</b>") && !room.contains("for Jan"), "{room}");
}
