//! What is said at a table: who hears it, who may say it, and that it is text and nothing else.

use crate::people::keep;
use crate::server::{Client, Server};

fn say(client: &Client, table: &str, text: &str) -> u16 {
    client.as_browser().form(&format!("/t/{table}/say"), &format!("text={text}")).status
}

fn page(client: &Client, table: &str) -> String {
    client.as_browser().get(&format!("/t/{table}")).text
}

#[test]
fn what_is_said_is_heard_by_all_as_plain_text() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let mut stream = jan.as_browser().stream(&format!("/t/{table}/stream?from=0"));
    let markup = "%3Cscript%3Ealert(1)%3C%2Fscript%3E+%26amp;";
    assert_eq!(say(&ola, &table, markup), 303);
    stream.until("&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;");
    for client in [&ola, &jan, &server.guest()] {
        let page = page(client, &table);
        assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"), "{page}");
    }
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/say"), "reaction=heart").status, 303);
    stream.until("data-reaction=\"heart\" data-seat=\"1\"");
    for (body, status) in [
        ("text=", 422),
        ("text=+%0A", 422),
        (format!("text={}", "x".repeat(301)).as_str(), 422),
        ("reaction=bomb", 404),
    ] {
        assert_eq!(ola.as_browser().form(&format!("/t/{table}/say"), body).status, status, "{body}");
    }
    let mut server = server;
    server.restart();
    assert!(page(&jan, &table).contains("alert(1)"), "it is kept with the table");
}

#[test]
fn spectators_write_only_if_the_host_lets_them() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let ewa = server.guest();
    assert_eq!(say(&ewa, &table, "hello"), 403);
    let talk = |client: &Client, open: &str| {
        client.as_browser().form(&format!("/t/{table}/talk"), &format!("open={open}")).status
    };
    assert_eq!(talk(&jan, "yes"), 403, "the host's right");
    assert_eq!(talk(&ola, "yes"), 303);
    assert_eq!(say(&ewa, &table, "hello"), 303);
    assert_eq!(ewa.as_browser().form(&format!("/t/{table}/say"), "reaction=smile").status, 404);
    assert!(page(&jan, &table).contains("hello"));
    assert_eq!(talk(&ola, "no"), 303);
    assert_eq!(say(&ewa, &table, "again"), 403);
}

#[test]
fn a_spectators_name_is_one_that_a_player_could_have() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/talk"), "open=yes").status, 303);
    let ewa = server.guest();
    // The name is a cookie, which holds what its sender likes.
    let named = |name: &str| {
        let cookie = format!("stolik={}; name={}", ewa.token(), hex::encode(name));
        let browser = server.stranger().with("cookie", cookie).with("sec-fetch-site", "same-origin");
        browser.form(&format!("/t/{table}/say"), "text=hello").status
    };
    for bad in ["\u{202e}alO", "Ola\u{200b}", "x".repeat(4_000).as_str()] {
        assert_eq!(named(bad), 422, "{bad:?}");
    }
    assert!(!page(&jan, &table).contains("hello"));
    assert_eq!(named("Ewa"), 303);
    assert!(page(&jan, &table).contains("<b><bdi>Ewa</bdi></b>"));
}

#[test]
fn new_guests_do_not_flood_a_table_either() {
    let server = Server::strict();
    let ([ola, jan], table) = server.playing();
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/talk"), "open=yes").status, 303);
    // Each line is a new guest's, from one address.
    let lines = (0..40).map(|_| say(&server.guest(), &table, "buy"));
    let heard = lines.filter(|status| *status == 303).count();
    assert!((20..36).contains(&heard), "{heard}");
    assert_eq!(say(&jan, &table, "hello"), 303, "who sits here is not kept from it");
}

#[test]
fn who_is_muted_or_blocked_is_not_heard() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    assert_eq!(say(&ola, &table, "something+annoying"), 303);
    let before = page(&jan, &table);
    let who = before.split("name=\"who\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert!(!who.contains(&ola.id()), "nobody's id is told");
    let mute = |muted: &str| {
        jan.as_browser().form(&format!("/t/{table}/mute"), &format!("who={who}&muted={muted}")).status
    };
    let mut stream = jan.as_browser().stream(&format!("/t/{table}/stream?from=0"));
    assert_eq!(mute("yes"), 303);
    stream.until("You do not hear Ola");
    assert_eq!(say(&ola, &table, "more+of+it"), 303);
    let deaf = page(&jan, &table);
    assert!(!deaf.contains("annoying") && !deaf.contains("more of it"), "{deaf}");
    assert!(page(&ola, &table).contains("more of it"), "she is not told");
    assert_eq!(mute("no"), 303);
    let heard = page(&jan, &table);
    assert!(heard.contains("annoying") && heard.contains("more of it"));
    assert_eq!(heard.matches("chat-mute").count(), 1, "one button mutes all that she says");
    let people = jan.as_browser().get("/you/people").text;
    let who = people.split("name=\"who\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(jan.as_browser().form("/you/block", &format!("who={who}&blocked=yes")).status, 303);
    assert!(!page(&jan, &table).contains("more of it"));
}

#[test]
fn nobody_talks_without_end_and_ones_words_are_ones_own() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let (ola, _) = keep(&server, &ola, "Ola");
    let statuses: Vec<_> = (0..10).map(|n| say(&ola, &table, &format!("line+{n}"))).collect();
    assert_eq!(statuses[..8], [303; 8]);
    assert_eq!(statuses[9], 429);
    assert_eq!(say(&jan, &table, "hello"), 303, "others are not kept from it");
    let data = ola.as_browser().get("/you/data").text;
    assert!(data.contains("line 3") && !data.contains("hello"), "{data}");
    let gone = ola.as_browser().form("/you/delete", "passphrase=correct+horse+battery");
    assert_eq!(gone.status, 303, "{}", gone.text);
    let page = page(&jan, &table);
    assert!(page.contains("hello") && !page.contains("line 3"), "{page}");
}
