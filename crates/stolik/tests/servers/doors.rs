//! What is taken away at one server is gone at the others too: chairs on further devices, and sessions.

use crate::house::House;
use crate::people::{guest, sit_down};
use crate::server::{Client, Reply};
use std::net::SocketAddr;
use std::thread;

/// The same browser at another server.
fn at(address: SocketAddr, browser: &Client) -> Client {
    Client::new(address, browser.token.clone())
}

/// What stands in a page between `before` and the next quotation mark.
fn told<'a>(page: &'a Reply, before: &str) -> &'a str {
    page.text.split(before).nth(1).and_then(|rest| rest.split('"').next()).expect(before)
}

/// Whether somebody may play at a table, as its page and its API say.
fn plays(browser: &Client, table: &str) -> bool {
    let page = browser.as_browser().get(&format!("/t/{table}"));
    let seated = browser.table(table)["open"]["seat"].is_u64();
    assert_eq!(page.text.contains("id=\"moves"), seated, "the page and the API say the same");
    seated
}

#[test]
fn what_is_taken_away_at_one_server_is_gone_at_the_others() {
    let house = House::open(2);
    let addresses: Vec<_> = house.each().collect();
    let [here, there] = addresses[..] else { panic!("{addresses:?}") };
    let people = [guest(here), guest(there)];
    let table = sit_down(&people);
    let [ola, _] = people;

    // A link that is followed at both servers at once hands the chair to one device.
    let page = ola.as_browser().form(&format!("/t/{table}/device"), "what=chair");
    let link = format!("/device/{}", told(&page, "/device/"));
    let devices = [guest(here), guest(there)];
    let taken = thread::scope(|scope| {
        let follow = |device: &Client| device.as_browser().form(&link, "").status;
        devices.each_ref().map(|device| scope.spawn(move || follow(device))).map(|run| run.join().unwrap())
    });
    let nth = taken.iter().position(|status| *status == 303).expect("one has it");
    assert_eq!(taken.iter().filter(|status| **status == 303).count(), 1, "{taken:?}");
    let [phone, other] = [nth, 1 - nth].map(|nth| at(there, &devices[nth]));
    assert!(plays(&phone, &table) && !plays(&other, &table));
    let mut shown = phone.as_browser().stream(&format!("/t/{table}/stream?from=0"));
    let mut events = phone.stream(&format!("/api/v1/tables/{table}/stream"));
    events.until("\"you\":true");
    let page = ola.as_browser().get(&format!("/t/{table}/device"));
    let revoke = format!("grant={}", told(&page, "name=\"grant\" value=\""));
    assert_eq!(ola.as_browser().form(&format!("/t/{table}/device/revoke"), &revoke).status, 303);
    assert!(!plays(&phone, &table));
    shown.until("event: reload");
    assert!(events.ends());

    // Whoever has signed in elsewhere is out once the passphrase is another.
    let kept = ola.as_browser().form("/you/keep", "name=Ola&new-passphrase=correct+horse+battery");
    let ola = Client::made(here, &kept);
    let signed = guest(there).as_browser().form("/you/sign-in", "name=Ola&passphrase=correct+horse+battery");
    let thief = Client::made(there, &signed);
    assert!(plays(&thief, &table));
    let mut events = thief.stream(&format!("/api/v1/tables/{table}/stream"));
    events.until("\"you\":true");
    let other = "passphrase=correct+horse+battery&new-passphrase=another+long+one";
    assert_eq!(ola.as_browser().form("/you/passphrase", other).status, 303);
    assert_eq!(thief.get(&format!("/api/v1/tables/{table}/moves")).status, 401);
    assert!(events.ends());
    assert!(plays(&at(there, &ola), &table));
}
