//! Statistics: the page of a person, who sees it, and what it tells.

use crate::people::{keep, made, sign_in};
use crate::played::{bot, person, put};
use crate::secrecy::assert_alike;
use crate::server::{Client, Server};
use serde_json::json;
use table::Sitter;

const GOOD: &str = "correct horse battery";

/// Puts finished games into the house of a server.
fn finished(server: &Server, games: &[(u8, bool, &[Sitter])]) {
    tokio::runtime::Runtime::new().unwrap().block_on(put(server, games));
}

fn show(client: &Client, wish: &str) -> String {
    let reply = client.as_browser().form("/you/page", &format!("public={wish}"));
    assert_eq!(reply.status, 303, "{}", reply.text);
    reply.header("location").to_owned()
}

#[test]
fn a_page_tells_what_was_played_to_those_to_whom_it_is_shown() {
    let server = Server::start();
    let (ola, jan) = (server.guest(), server.guest());
    // Before she has an account; with a bot alone nothing counts.
    let both = [person(&ola, "Ola"), person(&jan, "Jan"), bot()];
    finished(&server, &[(1, false, &both), (2, true, &both), (3, false, &[person(&ola, "Ola"), bot()])]);
    assert_eq!(ola.as_browser().get("/people/Ola").status, 404, "guests have no page");
    let (ola, _) = keep(&server, &ola, "Ola z Łodzi");
    let own = ola.as_browser().get("/people/ola%20z%20%C5%82odzi");
    assert_eq!(own.status, 200, "by any name that looks like it");
    for part in [
        "Only you see this page",
        "Keltis",
        "Jan",
        "<dd class=\"num\">2</dd>",
        "game-1/replay",
        "game-2/replay",
        "class=\"plot\"",
        "plot-band",
    ] {
        assert!(own.text.contains(part), "{part}: {}", own.text);
    }
    assert!(!own.text.contains("game-3"), "one person and a bot: {}", own.text);
    let address = show(&ola, "yes");
    let stranger = server.guest().as_browser();
    let shown = stranger.get(&address);
    assert_eq!(shown.status, 200, "{address}");
    for part in ["Ola z Łodzi", "other people", "game-2/replay", "± "] {
        assert!(shown.text.contains(part), "{part}: {}", shown.text);
    }
    for part in ["Jan", "game-1", "Only you", "/you/page"] {
        assert!(!shown.text.contains(part), "{part}: {}", shown.text);
    }
    // Who sat there sees the table, and is named once his page is shown too.
    assert!(jan.as_browser().get(&address).text.contains("game-1/replay"));
    let (jan, _) = keep(&server, &jan, "Jan");
    show(&jan, "yes");
    let shown = stranger.get(&address).text;
    assert!(shown.contains("<a href=\"/people/Jan\">Jan</a>"), "{shown}");
    assert!(stranger.get("/t/game-2/result").text.contains("<a href=\"/people/Jan\">Jan</a>"));
    assert!(ola.as_browser().get("/you/people").text.contains("<a href=\"/people/Jan\">Jan</a>"));
    assert!(ola.as_browser().get("/you/tables").text.contains(&address));
    assert!(ola.as_browser().get("/you").text.contains(&address));
    show(&jan, "no");
    assert!(!stranger.get(&address).text.contains("Jan"));
    assert_eq!(ola.as_browser().get("/you/data").json()["page_is_public"], json!(true));
}

#[test]
fn a_page_that_is_not_shown_is_like_one_that_is_not_there() {
    let server = Server::start();
    let (ola, _) = keep(&server, &server.guest(), "Ola");
    let stranger = server.guest();
    let (hidden, none) = (stranger.as_browser().get("/people/Ola"), stranger.as_browser().get("/people/Ewa"));
    assert_eq!(hidden.status, 404);
    assert_alike(&hidden.text, &none.text);
    assert_eq!(hidden.told(), none.told());
    assert_eq!(stranger.as_browser().form("/you/page", "public=yes").status, 403);
    let address = show(&ola, "yes");
    assert_eq!(stranger.as_browser().get(&address).status, 200);
    show(&ola, "no");
    assert_alike(&stranger.as_browser().get(&address).text, &none.text);
    show(&ola, "yes");
    ola.as_browser().form("/you/delete", &format!("passphrase={}", GOOD.replace(' ', "+")));
    assert_alike(&stranger.as_browser().get(&address).text, &none.text);
}

/// A public page in a house where the other player is somebody else.
fn page_with_rival(name: &str) -> String {
    let server = Server::start();
    let (ola, rival) = (server.guest(), server.guest());
    let both = [person(&ola, "Ola"), person(&rival, name), bot()];
    finished(
        &server,
        &[
            (1, false, &both),
            (2, false, &both),
            (4, true, &[person(&ola, "Ola"), bot(), person(&rival, name)]),
        ],
    );
    let (ola, _) = keep(&server, &ola, "Ola");
    if name.len() > 3 {
        keep(&server, &rival, name);
    }
    let address = show(&ola, "yes");
    server.guest().as_browser().get(&address).text
}

#[test]
fn a_shown_page_tells_nothing_of_rivals_who_do_not_show_theirs() {
    let (one, other) = (page_with_rival("Jan"), page_with_rival("Zofia Zamojska"));
    assert!(one.contains("other people") && one.len() > 4_000, "{one}");
    assert_alike(&one, &other);
}

#[test]
fn games_come_along_when_a_guest_signs_in_and_stay_without_a_name_when_an_account_goes() {
    let server = Server::start();
    let (ola, jan, phone) = (server.guest(), server.guest(), server.guest());
    finished(&server, &[(1, true, &[person(&ola, "Ola"), person(&jan, "Jan")])]);
    let (ola, _) = keep(&server, &ola, "Ola");
    let (jan, _) = keep(&server, &jan, "Jan");
    let games =
        |client: &Client, page: &str| client.as_browser().get(page).text.matches("/replay\">").count();
    assert_eq!(games(&ola, "/people/Ola"), 1 + 2, "the last game, and two records");
    finished(&server, &[(2, true, &[person(&phone, "Ola"), person(&jan, "Jan")])]);
    assert_eq!(games(&ola, "/people/Ola"), 3);
    let phone = made(&server, &sign_in(&phone, "Ola", GOOD));
    assert_eq!(games(&phone, "/people/Ola"), 2 + 2, "what the guest played counts");
    assert!(jan.as_browser().get("/people/Jan").text.contains("Ola"));
    let gone = phone.as_browser().form("/you/delete", &format!("passphrase={}", GOOD.replace(' ', "+")));
    assert_eq!(gone.status, 303, "{}", gone.text);
    let page = jan.as_browser().get("/people/Jan").text;
    assert!(!page.contains("Ola") && page.contains("former player"), "{page}");
    assert_eq!(games(&jan, "/people/Jan"), 2 + 2, "the games stay");
}
