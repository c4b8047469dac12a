use super::super::Page;
use super::*;
use crate::drawing::told::{self as check, seat};
use games::dragon_racer::{Colour, Realm, Slot};

fn card(name: &str) -> Dragon {
    name.parse().expect("a card")
}

#[track_caller]
fn says(event: &Event, english: &str, polish: &str) {
    check::says::<Page>(event, english, polish);
}

#[test]
fn the_start_of_a_turn() {
    says(
        &Event::HeroTaken { seat: seat(1), hero: "li".parse().unwrap(), drawn: false },
        "Ola flies as Li: High Flight.",
        "Ola leci jako Li: Wysokie Loty.",
    );
    says(
        &Event::TurnBegins { turn: 2, cards: 4, left: false, premium: 2 },
        "Turn 2: 4 cards, pass right, turbo 2.",
        "Tura 2: po 4 karty, w prawo, turbo 2.",
    );
    says(
        &Event::TileRevealed {
            place: "U1",
            tile: "bay green".parse().unwrap(),
            added: ["kelpmaw", "brinefang"].into_iter().map(card).collect(),
            opens_realm: false,
        },
        "Discovered in green: Frozen Bay. Brinefang and Kelpmaw join the deck.",
        "Zielona płytka: Mroźna Zatoka. Do talii dochodzą: Słonokieł i Glonopysk.",
    );
    says(
        &Event::TrophiesRedealt { flight_order: vec![seat(3), seat(1), seat(2)] },
        "Order of flight: Zosia, Ola and Marek.",
        "Kolejność lotu: Zosia, Ola i Marek.",
    );
}

#[test]
fn a_flight() {
    says(
        &Event::FlightBegins {
            seat: seat(2),
            place: 3,
            drafted: ["mossy", "lavaluz"].into_iter().map(card).collect(),
        },
        "Marek flies with Mossy and Lavaluz.",
        "Marek leci z kartami: Mszaczek i Lawolej.",
    );
    let attack = |on| Event::AttackPlaced {
        seat: seat(2),
        card: card("lavaluz"),
        on,
        slot: Slot::new(0),
        dragon: card("drizzle"),
    };
    says(
        &attack(seat(1)),
        "Lavaluz attacks Drizzle of Ola: one more yellow.",
        "Lawolej atakuje Mżawka (Ola): dodatkowo żółty.",
    );
    says(
        &attack(seat(2)),
        "Lavaluz attacks Drizzle of its own team: one more yellow.",
        "Lawolej atakuje Mżawka z własnego zespołu: dodatkowo żółty.",
    );
    says(
        &Event::DragonFired {
            seat: seat(1),
            slot: Slot::new(1),
            dragon: card("jadehorn"),
            supports: vec![card("mossy"), card("barkhide")],
            hero: Some(Colour::Green),
            speed: 6,
            from: 75,
            to: 81,
        },
        "Jadehorn +6 (the hero gives green). Ola begins lap 2.",
        "Jadoróg +6 (zielone wsparcie bohatera). Ola zaczyna okrążenie 2.",
    );
    says(
        &Event::DragonSwapped {
            seat: seat(1),
            slot: Slot::new(0),
            left: card("emberling"),
            entered: card("verdigris"),
        },
        "Emberling leaves, Verdigris joins the team.",
        "Odchodzi Iskierek, do zespołu wchodzi Grynszpan.",
    );
    says(&Event::FlightEnds { seat: seat(1), movement: 12 }, "12 spaces in all.", "Razem 12 pól.");
    says(&Event::FlightEnds { seat: seat(1), movement: 3 }, "3 spaces in all.", "Razem 3 pola.");
    says(&Event::FlightEnds { seat: seat(1), movement: 0 }, "No space flown.", "Bez ruchu.");
}

#[test]
fn turbo() {
    let counts = |cards: [u8; 3]| -> Vec<RealmCount> {
        Seat::all(3).zip(cards).map(|(seat, cards)| RealmCount { seat, cards }).collect()
    };
    let scored = |cards, leaders: &[usize], movement| Event::RealmScored {
        realm: Realm::Bay,
        counts: counts(cards),
        leaders: leaders.iter().map(|&number| seat(number)).collect(),
        movement,
    };
    says(
        &scored([1, 4, 2], &[2], 3),
        "Frozen Bay: Marek with the most (4), +3.",
        "Mroźna Zatoka: najwięcej (4) ma Marek, +3.",
    );
    says(
        &scored([2, 0, 2], &[1, 3], 1),
        "Frozen Bay: Ola and Zosia tie with 2, +1 each.",
        "Mroźna Zatoka: remis po 2, Ola i Zosia po +1.",
    );
    says(&scored([0; 3], &[], 0), "Frozen Bay: nobody has a card.", "Mroźna Zatoka: nikt nie ma karty.");
    says(
        &Event::TalentMoved {
            seat: seat(3),
            because: Because::VictoryLeap(Realm::Bay),
            movement: 1,
            from: 3,
            to: 4,
        },
        "Victory Leap, Zosia: +1.",
        "Skok Zwycięstwa, Zosia: +1.",
    );
}

#[test]
fn the_end_names_what_broke_the_tie() {
    let moved = |number, moved, distance| Moved { seat: seat(number), moved, distance };
    let last_turn = vec![moved(1, 17, 104), moved(2, 21, 104), moved(3, 30, 99)];
    let standings = Scores::by_key(&[104, 104, 99], &[(104, 17), (104, 21), (99, 30)]);
    says(
        &Event::GameOver { standings, last_turn },
        "Marek wins with 104 spaces. Level on distance: Marek flew more in turn 7 (21).",
        "Wygrywa Marek: odległość 104. Odległość równa, a w turze 7 więcej przelatuje Marek (21).",
    );
}

#[test]
fn secrets_are_told_to_nobody_else() {
    check::says_nothing::<Page>(&Event::PickCommitted { seat: seat(1), card: None });
    says(
        &Event::PickCommitted { seat: seat(1), card: Some(card("mossy")) },
        "You keep Mossy.",
        "Bierzesz Mszaczka.",
    );
}
