//! Chairs on several devices: what a link carries, what it asks first, who shares a chair, and how that ends.

use crate::people::{GOOD, encoded, keep, made as browser_of};
use crate::rival::play_to_the_end;
use crate::server::{Client, Reply, Server};
use serde_json::json;

/// The path of a new link that carries this much from this table.
pub(crate) fn link(owner: &Client, table: &str, what: &str) -> String {
    let page = owner.as_browser().form(&format!("/t/{table}/device"), &format!("what={what}"));
    assert_eq!(page.status, 200, "{}", page.text);
    let token = page.text.split("/device/").nth(1).unwrap().split('"').next().unwrap();
    format!("/device/{token}")
}

/// The seat on which somebody plays at a table.
fn seat(client: &Client, table: &str) -> Option<u64> {
    client.table(table)["open"]["seat"].as_u64()
}

/// The names of the grants that a page can end.
pub(crate) fn grants(page: &Reply) -> Vec<&str> {
    let fields = page.text.split("name=\"grant\" value=\"").skip(1);
    fields.map(|field| field.split('"').next().unwrap()).collect()
}

pub(crate) fn revoke(client: &Client, table: &str, grant: &str) -> Reply {
    client.as_browser().form(&format!("/t/{table}/device/revoke"), &format!("grant={grant}"))
}

#[test]
fn a_link_carries_one_chair_once_and_leaves_the_browser_who_it_is() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let (_, elsewhere) = (ola.clone(), ola.open(3, &json!({})));
    let phone = server.guest();
    let own = phone.open(3, &json!({}));
    let link = link(&ola, &table, "chair");
    for _ in 0..2 {
        let page = phone.as_browser().with("accept-language", "pl").get(&link);
        assert!(page.status == 200 && page.text.contains("Camel Up, miejsce gracza Ola"), "{}", page.text);
        assert_eq!(seat(&phone, &table), None, "a preview does not use it up");
    }
    let taken = phone.as_browser().form(&link, "");
    assert_eq!((taken.status, taken.header("location")), (303, format!("/t/{table}").as_str()));
    assert_eq!(taken.made(), [""; 0], "the browser stays the guest that it was");
    assert_eq!([&table, &elsewhere, &own].map(|table| seat(&phone, table)), [Some(1), None, Some(1)]);
    assert!(phone.as_browser().get(&format!("/t/{table}")).text.contains("id=\"moves\""));
    assert_eq!(seat(&ola, &own), None);
    let decision = phone.moves(&table).0.unwrap();
    assert_eq!(phone.play(&table, decision, "bet green").status, 200);
    let take_back = phone.as_browser().form(&format!("/t/{table}/take-back"), "");
    assert!(matches!(take_back.status, 303 | 409), "{}", take_back.text);
    for reply in [phone.as_browser().form(&link, ""), phone.as_browser().get(&link)] {
        assert_eq!(reply.status, 410, "{}", reply.text);
    }
    let row =
        server.stranger().with("cookie", format!("stolik={}; tables={table}", phone.token.as_ref().unwrap()));
    assert!(row.get("/").text.contains("Go on"), "the lobby knows the chair");
}

#[test]
fn who_has_no_guest_yet_gets_one_of_its_own() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let nobody = server.stranger().with("sec-fetch-site", "same-origin");
    let taken = nobody.form(&link(&ola, &table, "chair"), "");
    let made = taken.made();
    assert!(made.len() == 1 && made[0] != ola.token.as_ref().unwrap(), "{made:?}");
    assert_eq!(seat(&Client::new(server.address, Some(made[0].to_owned())), &table), Some(1));
}

#[test]
fn nothing_is_replaced_that_was_not_shown_first() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let chair = link(&ola, &table, "chair");
    let asked = jan.as_browser().get(&chair);
    assert!(asked.text.contains("Camel Up, the chair of Jan") && asked.text.contains("name=\"sure\""));
    let refused = jan.as_browser().form(&chair, "");
    assert!(refused.status == 409 && refused.text.contains("the chair of Jan"), "{}", refused.text);
    assert_eq!(seat(&jan, &table), Some(2));
    assert_eq!(jan.as_browser().form(&chair, "sure=yes").status, 303);
    assert_eq!(seat(&jan, &table), Some(1));
    let page = jan.as_browser().get(&format!("/t/{table}/device"));
    assert_eq!(revoke(&jan, &table, grants(&page)[0]).status, 303);
    assert_eq!(seat(&jan, &table), Some(2), "the own chair is still there");

    let everything = link(&ola, &table, "all");
    let browser = || jan.as_browser().with("cookie", format!("tables={table}"));
    let asked = browser().get(&everything);
    assert!(asked.text.contains("Camel Up, the chair of Jan") && asked.text.contains("name=\"sure\""));
    let refused = browser().form(&everything, "");
    assert_eq!((refused.status, refused.made()), (409, vec![]), "{}", refused.text);
    assert_eq!(browser().form(&everything, "sure=yes").made().len(), 1);

    let own = ola.as_browser().get(&link(&ola, &table, "chair"));
    assert!(own.text.contains("This is yours already") && !own.text.contains("action=\"/device"));
}

#[test]
fn everything_is_carried_when_that_is_chosen_and_can_be_revoked() {
    let mut server = Server::start();
    let ([ola], table) = server.playing();
    let elsewhere = ola.open(3, &json!({}));
    let agent = "Mozilla/5.0 (Linux; Android 15) Gecko/20100101 Firefox/140.0";
    let nobody = server.stranger().with("sec-fetch-site", "same-origin").with("user-agent", agent);
    let page = ola.as_browser().form(&format!("/t/{table}/device"), "what=all").text;
    assert!(page.contains("carries everything"), "{page}");
    let taken = nobody.form(&link(&ola, &table, "all"), "");
    let made = taken.made();
    assert!(made.len() == 1 && made[0] != ola.token.as_ref().unwrap(), "told apart from the first: {made:?}");
    let phone = Client::new(server.address, Some(made[0].to_owned()));
    assert_eq!([&table, &elsewhere].map(|table| seat(&phone, table)), [Some(1); 2]);
    let later = phone.open(3, &json!({}));
    assert_eq!(seat(&ola, &later), Some(1), "one guest on two devices");
    server.restart();
    assert_eq!(seat(&phone, &table), Some(1));

    let devices = ola.as_browser().get(&format!("/t/{elsewhere}/device"));
    assert!(devices.text.contains("Firefox, Android") && devices.text.contains("everything"));
    assert_eq!(revoke(&ola, &elsewhere, grants(&devices)[0]).status, 303);
    assert_eq!(phone.get(&format!("/api/v1/tables/{table}")).status, 401);
    let page = phone.as_browser().get(&format!("/t/{table}"));
    assert!(page.text.contains("Watching") && page.made().len() == 1, "a stranger with a new name");
}

#[test]
fn a_device_that_is_revoked_has_no_rights_at_once() {
    let mut server = Server::start();
    let ([ola, jan], table) = server.playing();
    let phone = server.guest();
    let devices = || ola.as_browser().get(&format!("/t/{table}/device"));
    assert_eq!(grants(&devices()), [""; 0]);
    let mut waiting = phone.as_browser().stream(&format!("/t/{table}/stream?from=0"));
    assert_eq!(phone.as_browser().form(&link(&ola, &table, "chair"), "").status, 303);
    waiting.until("event: reload");
    server.restart();
    let listed = devices();
    let [grant] = grants(&listed)[..] else { panic!("{}", listed.text) };
    assert!(listed.text.contains("added just now") && listed.text.contains("An unknown browser"));
    let path = format!("/t/{table}/device");
    for stranger in [&jan, &server.guest()] {
        let reply = revoke(stranger, &table, grant);
        assert!(matches!(reply.status, 403 | 404), "{}", reply.text);
    }
    assert_eq!(phone.as_browser().form(&path, "").status, 403, "who was handed a chair does not hand it on");
    assert!(phone.as_browser().get(&path).text.contains("this device"));

    let mut page = phone.as_browser().stream(&format!("/t/{table}/stream?from=0"));
    let mut events = phone.stream(&format!("/api/v1/tables/{table}/stream"));
    page.until("id=\"moves\"");
    events.until("\"you\":true");
    let decision = phone.moves(&table).0.unwrap();
    assert_eq!(revoke(&ola, &table, grant).status, 303);
    page.until("data: moved");
    assert!(events.ends(), "a program asks again");
    assert_eq!(phone.play(&table, decision, "roll").status, 403);
    assert!(phone.as_browser().get(&format!("/t/{table}")).text.contains("Watching"));
    assert_eq!(grants(&devices()), [""; 0]);
    assert_eq!(revoke(&ola, &table, grant).status, 404);
}

#[test]
fn a_chair_is_shared_by_so_many_devices_and_no_more() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    for _ in 0..8 {
        assert_eq!(server.guest().as_browser().form(&link(&ola, &table, "chair"), "").status, 303);
    }
    let full = ola.as_browser().form(&format!("/t/{table}/device"), "");
    assert!(full.status == 409 && full.text.contains("Too many devices"), "{}", full.text);
}

#[test]
fn links_made_in_advance_carry_no_chair_to_more_devices() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let links: Vec<_> = (0..9).map(|_| link(&ola, &table, "chair")).collect();
    let take = |link: &String| server.guest().as_browser().form(link, "").status;
    let taken: Vec<_> = links.iter().map(take).collect();
    assert_eq!((&taken[..8], taken[8]), (&[303; 8][..], 409));
}

#[test]
fn what_a_thief_has_prepared_ends_with_the_session() {
    let server = Server::start();
    let ([ola], table) = server.playing();
    let (ola, words) = keep(&server, &ola, "Ola");
    let thief = browser_of(&server, &crate::people::sign_in(&server.guest(), "Ola", GOOD));
    let [all, chair, used] = ["all", "chair", "chair"].map(|what| link(&thief, &table, what));
    let phone = server.guest();
    assert_eq!(phone.as_browser().form(&used, "").status, 303);
    assert_eq!(seat(&phone, &table), Some(1));
    let body = format!("passphrase={}&new-passphrase=another+long+one", encoded(GOOD));
    assert_eq!(ola.as_browser().form("/you/passphrase", &body).status, 303);
    for link in [&all, &chair] {
        assert_eq!(server.guest().as_browser().get(link).status, 410);
        let taken = server.guest().as_browser().form(link, "sure=yes");
        assert_eq!(taken.status, 410, "{}", taken.text);
    }
    assert_eq!([&phone, &ola].map(|client| seat(client, &table)), [None, Some(1)]);
    // The same for who has lost the passphrase to the thief.
    let before = [link(&ola, &table, "all"), link(&ola, &table, "chair")];
    assert_eq!(phone.as_browser().form(&before[1], "").status, 303);
    let body = format!("name=Ola&recovery={}&new-passphrase=yet+another+one", encoded(&words));
    let recovered = server.guest().as_browser().form("/you/recover", &body);
    assert_eq!(server.guest().as_browser().form(&before[0], "sure=yes").status, 410);
    let ola = browser_of(&server, &recovered);
    assert_eq!([&phone, &ola].map(|client| seat(client, &table)), [None, Some(1)]);
}

#[test]
fn a_shared_chair_goes_on_at_the_next_table() {
    let server = Server::start();
    let ([ola, jan], table) = server.playing();
    let phone = server.guest();
    assert_eq!(phone.as_browser().form(&link(&ola, &table, "chair"), "").status, 303);
    play_to_the_end(&[&phone, &jan], &table, |_| ());
    let next = phone.as_browser().form(&format!("/t/{table}/rematch"), "").header("location").to_owned();
    let next = next.strip_prefix("/t/").unwrap();
    assert_eq!([&ola, &phone].map(|client| seat(client, next)), [Some(1); 2]);
    assert_eq!(
        jan.as_browser().form(&format!("/t/{table}/rematch"), "").header("location"),
        format!("/t/{next}")
    );
    assert_eq!(seat(&jan, next), None, "who has a chair of its own takes one");
}

#[test]
fn a_link_that_is_no_token_leads_nowhere() {
    let server = Server::start();
    let reply = server.stranger().get("/device/..%2Ft%2Fabc%2Fstart");
    assert_eq!(reply.status, 410);
    assert!(!reply.text.contains("action=\"/device"));
}
