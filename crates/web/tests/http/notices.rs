//! Telling people that it is their turn: push messages, a feed and e-mail, each at a service of its kind on this
//! machine.

use crate::people::{keep, made, sign_in};
use crate::server::{Client, Reply, Server};
use crate::services::{Letter, MailService, PushService, Pushed};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde_json::{Value, json};
use std::net::TcpListener;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use web::{Mail, Notices};
use web_push_native::Auth;
use web_push_native::p256::SecretKey;
use web_push_native::p256::ecdsa::signature::Verifier;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};

/// A browser's own key and secret.
const KEY: [u8; 32] = [7; 32];
const SECRET: [u8; 16] = [9; 16];
pub(crate) const HOUSE: &str = "https://stolik.example";

pub(crate) fn notices(push: Option<&PushService>, mail: Option<&MailService>) -> Notices {
    let after = Duration::from_millis(300);
    let services = push.iter().map(|service| service.url().parse().unwrap()).collect();
    let mail = mail.map(|service| Mail {
        server: format!("smtp://{}", service.address).parse().unwrap(),
        from: "Stolik <stolik@club.example>".parse().unwrap(),
    });
    Notices { after, url: Some(HOUSE.parse().unwrap()), services, mail }
}

fn telling(push: &PushService) -> Server {
    Server::that_tells(SystemTime::now, notices(Some(push), None))
}

fn form(fields: &[(&str, &str)]) -> String {
    let hex = |byte: u8| format!("%{byte:02x}");
    let encoded = |text: &str| text.bytes().map(hex).collect::<Vec<_>>().concat();
    fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect::<Vec<_>>().join("&")
}

fn switch_on(client: &Client, endpoint: &str) -> Reply {
    let key = SecretKey::from_slice(&KEY).unwrap().public_key().to_sec1_bytes();
    let fields = [("endpoint", endpoint), ("p256dh", &BASE64.encode(key)), ("auth", &BASE64.encode(SECRET))];
    client.as_browser().form("/settings/push", &form(&fields))
}

pub(crate) fn settings(client: &Client) -> String {
    client.as_browser().get("/settings").text
}

/// How many browsers the settings list.
fn browsers(client: &Client) -> usize {
    settings(client).matches("data-browser=").count()
}

/// What a browser makes of a message.
fn read(pushed: &Pushed) -> Value {
    let key = SecretKey::from_slice(&KEY).unwrap();
    let said = web_push_native::decrypt(pushed.body.clone(), &key, &Auth::clone_from_slice(&SECRET)).unwrap();
    serde_json::from_slice(&said).unwrap()
}

pub(crate) fn move_now(client: &Client, table: &str) {
    let end = Instant::now() + Duration::from_secs(30);
    let (decision, moves) = loop {
        if let (Some(decision), moves) = client.moves(table) {
            break (decision, moves);
        }
        assert!(Instant::now() < end, "it is never their turn");
        std::thread::sleep(Duration::from_millis(20));
    };
    let reply = client.play(table, decision, &moves[0]);
    assert_eq!(reply.status, 200, "{}", reply.text);
}

/// Two people at a table of Camel Up; Ola moves first, then Jan.
pub(crate) fn two(server: &Server) -> (Client, Client, String) {
    let ([ola, jan], table) = server.playing();
    (ola, jan, table)
}

#[test]
fn a_browser_is_told_once_that_it_is_the_turn() {
    let push = PushService::start("");
    let mut server = telling(&push);
    let (ola, jan, table) = two(&server);
    assert_eq!(switch_on(&jan, &format!("{}/jan", push.url())).header("location"), "/settings#notices");
    assert!(push.is_quiet(), "it is Ola's turn");
    move_now(&ola, &table);
    let pushed = push.next();
    assert_eq!((pushed.path.as_str(), pushed.header("content-encoding")), ("/jan", "aes128gcm"));
    let (path, heard) = (format!("/t/{table}"), read(&pushed));
    assert_eq!(
        (&heard["title"], &heard["path"], &heard["lang"]),
        (&json!("Camel Up: your turn"), &json!(path), &json!("en"))
    );
    assert!(heard["body"].as_str().unwrap().starts_with("At the table with Ola"), "{heard}");
    assert_eq!(heard.as_object().unwrap().len(), 4, "and nothing else: {heard}");
    is_ours(&pushed, &push.url(), &settings(&jan));
    assert!(push.is_quiet(), "once");
    server.restart();
    assert!(push.is_quiet(), "also by a server that is started again");
    // The next turn is another.
    move_now(&jan, &table);
    move_now(&ola, &table);
    assert_eq!(read(&push.next())["path"], json!(path));
}

/// Checks the word of the house (RFC 8292) by the key that browsers are told.
fn is_ours(pushed: &Pushed, service: &str, page: &str) {
    let word = pushed.header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, key) = word.split_once(", k=").unwrap();
    assert!(page.contains(&format!("data-key=\"{key}\"")), "{key}");
    let (said, signature) = token.rsplit_once('.').unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    let key = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    key.verify(said.as_bytes(), &signature).unwrap();
    let part = |text: &str| serde_json::from_slice::<Value>(&BASE64.decode(text).unwrap()).unwrap();
    let (head, claims) = said.split_once('.').map(|(head, claims)| (part(head), part(claims))).unwrap();
    assert_eq!(
        (&head["alg"], &claims["aud"], &claims["sub"]),
        (&json!("ES256"), &json!(service), &json!(HOUSE))
    );
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let good = claims["exp"].as_u64().unwrap();
    assert!(good > now && good <= now + 24 * 60 * 60, "{good}");
}

#[test]
fn who_waits_when_the_server_stops_is_told_by_the_next() {
    let push = PushService::start("");
    let mut server = telling(&push);
    let (ola, jan, table) = two(&server);
    switch_on(&jan, &format!("{}/jan", push.url()));
    move_now(&ola, &table);
    server.stop();
    server.go_on();
    assert_eq!(read(&push.next())["path"], json!(format!("/t/{table}")));
    assert!(push.is_quiet());
}

#[test]
fn who_looks_at_the_table_is_told_nothing() {
    let push = PushService::start("");
    let server = telling(&push);
    let (ola, jan, table) = two(&server);
    switch_on(&jan, &format!("{}/jan", push.url()));
    let mut looking = jan.as_browser().stream(&format!("/t/{table}/stream?from=0"));
    looking.next_event();
    move_now(&ola, &table);
    assert!(push.is_quiet());
    drop(looking);
    assert!(push.is_quiet(), "the turn was seen");
    // A screen that all see is nobody's tab.
    move_now(&jan, &table);
    let mut screen = jan.as_browser().stream(&format!("/t/{table}/stream?from=0&screen"));
    screen.next_event();
    move_now(&ola, &table);
    push.next();
}

#[test]
fn no_browser_makes_the_server_call_where_it_likes() {
    let canary = TcpListener::bind("127.0.0.1:0").unwrap();
    canary.set_nonblocking(true).unwrap();
    let bird = canary.local_addr().unwrap();
    let push = PushService::start(&format!("http://{bird}/elsewhere"));
    let server = telling(&push);
    let (ola, jan, table) = two(&server);
    for (endpoint, said) in [
        (format!("http://{bird}/a"), "https and a push service are expected"),
        (format!("https://{bird}/a"), "https and a push service are expected"),
        ("https://127.0.0.1/a".to_owned(), "does not know"),
        ("https://10.0.0.1/a".to_owned(), "does not know"),
        ("https://[::ffff:10.0.0.1]/a".to_owned(), "does not know"),
        ("https://push.evil.example/a".to_owned(), "does not know"),
        ("https://fcm.googleapis.com@10.0.0.1/a".to_owned(), "https and a push service are expected"),
        (format!("http://u:p@{}/a", push.address), "https and a push service are expected"),
        ("x".to_owned(), "https and a push service are expected"),
    ] {
        let refused = switch_on(&jan, &endpoint);
        assert_eq!(refused.status, 422, "{endpoint}");
        let about =
            refused.text.split("id=\"about-endpoint\"").nth(1).unwrap().split("</small>").next().unwrap();
        assert!(about.contains("class=\"wrong\"") && about.contains(said), "{endpoint}: {about}");
    }
    assert_eq!(browsers(&jan), 0);
    // A redirect is an answer like any other that is not yes.
    switch_on(&jan, &format!("{}/jan", push.url()));
    push.answer(307);
    move_now(&ola, &table);
    push.next();
    assert!(push.is_quiet());
    assert!(canary.accept().is_err(), "nobody called");
}

#[test]
fn a_subscription_ends_with_the_browser_the_session_and_the_account() {
    let push = PushService::start("");
    let mut server = telling(&push);
    let (ola, jan, table) = two(&server);
    let endpoint = |name: &str| format!("{}/{name}", push.url());
    switch_on(&jan, &endpoint("jan"));
    // What belongs to the guest belongs to the account that it becomes.
    let (jan, _) = keep(&server, &jan, "Jan");
    let jan = made(&server, &sign_in(&jan, "Jan", "correct horse battery"));
    assert_eq!(browsers(&jan), 1, "also when it signs in once more");
    let data = jan.as_browser().get("/you/data").json();
    assert_eq!(data["notices"]["browsers"][0]["endpoint"], json!(endpoint("jan")));
    // A service that says 410 is believed.
    push.answer(410);
    move_now(&ola, &table);
    push.next();
    let end = Instant::now() + Duration::from_secs(30);
    while browsers(&jan) > 0 {
        assert!(Instant::now() < end, "a browser that is gone is listed");
        std::thread::sleep(Duration::from_millis(20));
    }
    // Signing out ends what was switched on there, and nothing else.
    push.answer(201);
    let phone = made(&server, &sign_in(&server.guest(), "Jan", "correct horse battery"));
    switch_on(&phone, &endpoint("phone"));
    switch_on(&jan, &endpoint("jan"));
    assert_eq!((browsers(&phone), browsers(&jan)), (2, 2));
    phone.as_browser().form("/you/sign-out", "");
    assert_eq!(browsers(&jan), 1);
    // A browser that another person switches on is that person's.
    switch_on(&ola, &endpoint("jan"));
    assert_eq!((browsers(&ola), browsers(&jan)), (1, 0));
    let own = settings(&ola).split("data-browser=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    jan.as_browser().form("/settings/push/end", &form(&[("browser", &own)]));
    assert_eq!(browsers(&ola), 1, "not his to end");
    ola.as_browser().form("/settings/push/end", &form(&[("browser", &own)]));
    assert_eq!(browsers(&ola), 0);
    switch_on(&jan, &endpoint("jan"));
    let gone = jan.as_browser().form("/you/delete", &form(&[("passphrase", "correct horse battery")]));
    assert_eq!(gone.status, 303);
    server.stop();
    let kept = std::fs::read(server.folder.path().join("stolik.db")).unwrap();
    assert!(!String::from_utf8_lossy(&kept).contains(&endpoint("jan")), "nothing of it is left");
}

/// The clock of the house that sends e-mail, ahead by so many seconds.
static AHEAD: AtomicU64 = AtomicU64::new(0);

fn ahead() -> SystemTime {
    SystemTime::now() + Duration::from_secs(AHEAD.load(Ordering::SeqCst))
}

/// The path of the link in a letter that begins so.
fn link(letter: &Letter, path: &str) -> String {
    let text = letter.text.replace("=\n", "");
    let link = text.split(&format!("{HOUSE}{path}")).nth(1).unwrap_or_else(|| panic!("{text}"));
    let rest: String = link.chars().take_while(char::is_ascii_alphanumeric).collect();
    format!("{path}{rest}")
}

#[test]
fn letters_go_to_confirmed_addresses_once_an_hour_until_they_are_ended() {
    let mail = MailService::start();
    let server = Server::that_tells(ahead, notices(None, Some(&mail)));
    let (ola, jan, table) = two(&server);
    let ask = |address: &str| jan.as_browser().form("/settings/mail", &form(&[("address", address)]));
    let refused = ask("jan at home");
    assert!(refused.status == 422 && refused.text.contains("This is no e-mail address"), "{}", refused.text);
    assert!(refused.text.contains("value=\"jan at home\""), "what was typed stays");
    assert_eq!(ask("jan@home.example").status, 303);
    let letter = mail.next();
    assert_eq!(
        (letter.from.as_str(), letter.to.as_slice()),
        ("stolik@club.example", &["jan@home.example".to_owned()][..])
    );
    let confirm = link(&letter, "/mail/confirm/");
    move_now(&ola, &table);
    let stranger = server.stranger();
    assert!(stranger.get(&confirm).text.contains("jan@home.example"), "who only looks confirms nothing");
    assert!(mail.is_quiet());
    assert_eq!(stranger.form(&confirm, "").status, 200);
    assert_eq!(stranger.form(&confirm, "").status, 404, "once");
    let letter = mail.next();
    assert!(letter.text.contains("Subject: Stolik: Camel Up: your turn"), "{}", letter.text);
    assert_eq!(link(&letter, "/t/"), format!("/t/{table}"));
    assert!(letter.text.contains("Auto-Submitted: auto-generated"), "{}", letter.text);
    // The next turn waits for the hour.
    move_now(&jan, &table);
    move_now(&ola, &table);
    assert!(mail.is_quiet());
    AHEAD.fetch_add(3600, Ordering::SeqCst);
    move_now(&jan, &table);
    move_now(&ola, &table);
    let letter = mail.next();
    assert!(mail.is_quiet());
    // Programs that read mail end them by themselves.
    let end = link(&letter, "/mail/end/");
    assert!(letter.text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", letter.text);
    assert!(
        letter.text.replace("\n ", " ").contains(&format!("List-Unsubscribe: <{HOUSE}{end}>")),
        "{}",
        letter.text
    );
    assert_eq!(stranger.get(&end).status, 200);
    assert!(settings(&jan).contains("E-mails go to"));
    assert_eq!(stranger.form(&end, "List-Unsubscribe=One-Click").status, 200);
    assert!(!settings(&jan).contains("jan@home.example"), "the address is forgotten");
    assert_eq!([stranger.get(&end).status, stranger.form(&end, "").status], [404, 404]);
    AHEAD.fetch_add(7200, Ordering::SeqCst);
    move_now(&jan, &table);
    move_now(&ola, &table);
    assert!(mail.is_quiet());
}

#[test]
fn a_house_without_a_mail_server_says_nothing_of_mail() {
    let server = Server::start();
    let guest = server.guest();
    assert!(!settings(&guest).contains("/settings/mail"));
    assert_eq!(guest.as_browser().form("/settings/mail", &form(&[("address", "a@b.example")])).status, 404);
}

#[test]
fn a_dead_service_delays_nobody_else() {
    let push = PushService::start("");
    // It takes connections and never answers.
    let dead = TcpListener::bind("127.0.0.1:0").unwrap();
    let mut told = notices(Some(&push), None);
    let dead_url = format!("http://{}", dead.local_addr().unwrap());
    told.services.push(dead_url.parse().unwrap());
    let server = Server::that_tells(SystemTime::now, told);
    let (ola, jan, table) = two(&server);
    for n in 0..8 {
        assert_eq!(switch_on(&jan, &format!("{dead_url}/{n}")).status, 303);
    }
    switch_on(&jan, &format!("{}/jan", push.url()));
    move_now(&ola, &table);
    assert_eq!(push.next().path, "/jan");
    move_now(&jan, &table);
    move_now(&ola, &table);
    assert_eq!(push.next().path, "/jan");
}
