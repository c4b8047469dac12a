//! Several servers tell people of their turns as one.

use crate::house::{Fault, House};
use crate::people::{guest, insist};
use crate::server::Client;
use crate::services::PushService;
use serde_json::json;

/// The key and secret of a browser, from RFC 8291.
const KEYS: &str = "p256dh=BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4&auth=BTBZMqHH6r4Tts7J_aSIgg";

fn move_now(person: &Client, table: &str) {
    let (decision, moves) = insist("a turn", || {
        let open = person.ask(&format!("/api/v1/tables/{table}/moves"))?;
        Some((open["decision"].as_u64()?, open["moves"][0].as_str()?.to_owned()))
    });
    assert_eq!(person.play(table, decision, &moves).status, 200);
}

#[test]
fn whichever_server_tells_it_tells_once() {
    let push = PushService::start("");
    let house = House::telling(3, &push.url());
    let addresses: Vec<_> = house.each().collect();
    let [ola, jan] = [guest(addresses[0]), guest(addresses[1])];
    let options = json!({"two_players": "on", "first_seat": "1", "start_stacks": "random"});
    let table = ola.open(2, &options);
    jan.sit(&table, 2, "Jan");
    ola.start(&table);
    let endpoint = push.url().replace(':', "%3a").replace('/', "%2f");
    let switched = jan.as_browser().form("/settings/push", &format!("endpoint={endpoint}%2fjan&{KEYS}"));
    assert_eq!(switched.status, 303, "{}", switched.text);
    move_now(&ola, &table);
    push.next();
    assert!(push.is_quiet(), "three servers heard of it, one has told");
    // The server at which the move is made is killed before anybody is told: another tells.
    move_now(&jan, &table);
    move_now(&ola, &table);
    house.suffer(Fault::Kill(0));
    push.next();
    assert!(push.is_quiet());
    // Who looks at one of them is told by none.
    let jan = Client::new(addresses[1], jan.token.clone());
    let mut looking = Client::new(addresses[2], jan.token.clone())
        .as_browser()
        .stream(&format!("/t/{table}/stream?from=0"));
    looking.next_event();
    move_now(&jan, &table);
    move_now(&Client::new(addresses[1], ola.token.clone()), &table);
    assert!(push.is_quiet() && push.is_quiet(), "twice as long as a turn waits");
}
