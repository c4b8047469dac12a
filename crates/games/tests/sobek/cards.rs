//! Cards by number and kind.

use games::sobek::data::data;
use games::sobek::{Back, Card, Cards, Family};

#[test]
fn counts_add_up() {
    let all = data().cards;
    assert_eq!(all.len(), 63);
    assert_eq!(all.backs(), [9, 45, 9]);
    assert_eq!(all.each().count(), 63);
    assert_eq!(all.each().collect::<Cards>(), all);
    assert_eq!((0..63).map(|n| all.nth(n)).collect::<Cards>(), all);
    assert_eq!(all.last(), Some(Card::AMULET));
    assert_eq!(all.scarabs(), 38);
}

#[test]
fn later_types_only() {
    let cards: Cards =
        ["ivory0", "thief", "amulet", "thief"].map(|name| name.parse().unwrap()).into_iter().collect();
    let thief: Card = "thief".parse().unwrap();
    assert_eq!(cards.from(thief).len(), 3);
    assert_eq!(cards.fitting(Family::Fish).len(), 3);
    assert_eq!(cards.family(Family::Fish).len(), 2);
    assert_eq!(cards.backed(Back::Beige).len(), 2);
}
