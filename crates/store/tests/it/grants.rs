//! Chairs handed to other devices.

use store::{Grant, Store, TableId};

use crate::common::{House, id};

fn grant(name: &str, holder: &str, table: Option<TableId>, player: &str, added_at_ms: i64) -> Grant {
    let [name, holder, player] = [name, holder, player].map(str::to_owned);
    Grant { id: name, holder, table, player, browser: "Firefox, Linux".into(), added_at_ms }
}

async fn of(store: &dyn Store, player: &str, table: &str) -> Vec<String> {
    store.grants_of(player, &id(table)).await.unwrap().into_iter().map(|grant| grant.id).collect()
}

pub(crate) async fn grants_are_found_from_both_sides_until_they_are_revoked(house: House) {
    let store = house.open().await;
    let chair = grant("g1", "phone", Some(id("t-1")), "ola", 5);
    let everything = grant("g2", "tablet", None, "ola", 3);
    for grant in [&chair, &everything, &grant("g3", "phone", Some(id("t-2")), "jan", 4)] {
        store.put_grant(grant).await.unwrap();
    }
    assert_eq!(of(&*store, "ola", "t-1").await, ["g2", "g1"], "the first given first");
    assert_eq!(of(&*store, "ola", "t-2").await, ["g2"]);
    assert!(store.remove_grant("g2").await.unwrap());
    assert!(!store.remove_grant("g2").await.unwrap());
    store.close().await.unwrap();

    let store = house.open().await;
    assert_eq!(store.grants_to("tablet").await.unwrap(), []);
    assert_eq!(of(&*store, "ola", "t-1").await, ["g1"]);
    let mut phone = store.grants_to("phone").await.unwrap();
    phone.sort_by(|one, other| one.id.cmp(&other.id));
    assert_eq!((phone.len(), &phone[0]), (2, &chair));
}

pub(crate) async fn a_device_acts_as_one_player_at_a_table(house: House) {
    let store = house.open().await;
    store.put_grant(&grant("g1", "phone", Some(id("t-1")), "ola", 1)).await.unwrap();
    store.put_grant(&grant("g2", "phone", Some(id("t-1")), "jan", 2)).await.unwrap();
    let phone = store.grants_to("phone").await.unwrap();
    assert_eq!(phone.iter().map(|grant| grant.player.as_str()).collect::<Vec<_>>(), ["jan"]);
    assert!(of(&*store, "ola", "t-1").await.is_empty());
}

pub(crate) async fn a_token_can_be_looked_at_before_it_is_taken(house: House) {
    let store = house.open().await;
    store.put_token("t", "body", 10).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.token("t", 9).await.unwrap().as_deref(), Some("body"));
    }
    assert_eq!(store.token("t", 10).await.unwrap(), None, "expired");
    assert_eq!(store.take_token("t", 9).await.unwrap().as_deref(), Some("body"));
    assert_eq!(store.token("t", 9).await.unwrap(), None, "taken");
}
