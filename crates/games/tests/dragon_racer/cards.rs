//! Cards by number and kind.

use games::dragon_racer::{Cards, Dragon, Realm};

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(|name| name.parse::<Dragon>().unwrap()).collect()
}

#[test]
fn realms_are_counted() {
    let all: Cards = Dragon::all().chain(Dragon::all()).collect();
    assert_eq!(all.by_realm().iter().map(|&count| usize::from(count)).sum::<usize>(), all.len());
    let some = cards("mossy mossy fernwick cinderpip scorchtail");
    assert_eq!(some.by_realm(), Realm::ALL.map(|realm| some.of_realm(realm).len() as u8));
}

#[test]
fn copies_are_counted() {
    let two = cards("mossy mossy drizzle");
    assert_eq!((two.len(), two.of("mossy".parse().unwrap())), (3, 2));
    assert_eq!(two.without("mossy".parse().unwrap()), cards("mossy drizzle"));
    assert_eq!(two.minus(cards("mossy mossy")), cards("drizzle"));
    assert_eq!(cards("mossy").plus(cards("mossy drizzle")), two);
    assert_eq!(two.common(cards("mossy puddle")), cards("mossy"));
    assert!(two.includes(cards("mossy drizzle")) && !cards("mossy").includes(cards("mossy mossy")));
    let mut drawn: Vec<_> = two.each().map(|card| card.to_string()).collect();
    drawn.sort();
    assert_eq!(drawn, ["drizzle", "mossy", "mossy"]);
}
