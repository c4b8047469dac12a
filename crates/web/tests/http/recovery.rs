//! Recovery words: shown to who made them, and what they open.

use crate::people::{GOOD, encoded, keep, made, sign_in, with_words, words_on};
use crate::server::Server;

#[test]
fn recovery_words_stay_until_they_are_noted_in_the_browser_they_were_made_for() {
    let server = Server::start();
    let (ola, first) = keep(&server, &server.guest(), "Ola");
    let made = ola.as_browser().form("/you/words", &format!("passphrase={}", encoded(GOOD)));
    let browser = with_words(&ola, &made);
    let words = words_on(&browser.get("/you/words"));
    assert_ne!(words, first);
    assert_eq!(words_on(&browser.get("/you/words")), words, "loaded again they are the same");
    assert_eq!(ola.as_browser().get("/you/words").header("location"), "/you", "another browser has none");
    let of_jan = with_words(&keep(&server, &server.guest(), "Jan").0, &made);
    assert_eq!(of_jan.get("/you/words").header("location"), "/you", "they are not Jan's");
    let old = ola.as_browser().with("cookie", format!("words={}", first.replace(' ', "-")));
    assert_eq!(old.get("/you/words").header("location"), "/you", "they are worth nothing any more");
    let noted = browser.form("/you/words/kept", "");
    assert_eq!((noted.status, noted.header("location")), (303, "/you"));
    let forgotten =
        ("set-cookie".to_owned(), "words=; Path=/you/words; Max-Age=0; HttpOnly; SameSite=Lax".to_owned());
    assert!(noted.headers.contains(&forgotten), "{:?}", noted.headers);
}

#[test]
fn recovery_words_open_an_account_once_and_end_all_sessions() {
    let server = Server::start();
    let (here, words) = keep(&server, &server.guest(), "Ola");
    let body = format!("name=ola&recovery={}&new-passphrase=another+long+one", encoded(&words));
    let reply = server.guest().as_browser().form("/you/recover", &body);
    assert_eq!(reply.status, 303, "{}", reply.text);
    assert_eq!(here.get("/api/v1/tables").status, 401);
    assert_eq!(made(&server, &reply).get("/api/v1/tables").status, 200);
    assert_eq!(server.guest().as_browser().form("/you/recover", &body).status, 422, "new words were shown");
    assert_eq!(sign_in(&server.guest(), "Ola", GOOD).status, 422);
    assert_eq!(sign_in(&server.guest(), "Ola", "another long one").status, 303);
}
