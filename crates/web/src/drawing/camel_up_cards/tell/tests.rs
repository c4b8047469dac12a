use super::super::Page;
use super::*;
use crate::drawing::told::{self as check, seat};
use games::camel_up_cards::BetKind;

fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

fn card(text: &str) -> RaceCard {
    text.parse().expect("a card")
}

fn stack(camels: &[Camel]) -> Stack<Camel> {
    Stack::new(camels).expect("each camel once")
}

#[track_caller]
fn says(event: &Event, english: &str, polish: &str) {
    check::says::<Page>(event, english, polish);
}

#[test]
fn preparation() {
    says(
        &Event::StartCard { card: card("orange 2") },
        "Starting place: orange +2.",
        "Na starcie: pomarańczowa +2.",
    );
    says(
        &Event::TrackExtended { leader: place("15"), free: 1, from: 16, to: 18 },
        "Only one space was free ahead of the leader: the track grows to 18.",
        "Przed liderem było tylko jedno wolne pole: tor wydłuża się do pola 18.",
    );
    let cell = place("5-6").cell().expect("a cell");
    says(
        &Event::Storm { card: 3, cell },
        "Sandstorm: 5–6 becomes one space.",
        "Burza piaskowa: 5–6 to teraz jedno pole.",
    );
    says(
        &Event::StartingPlayer { seat: seat(2), money: 1, tied: vec![] },
        "Marek starts, with the least money (1 EP).",
        "Zaczyna Marek, bo ma najmniej pieniędzy (1 FE).",
    );
    says(
        &Event::CardsShown { cards: vec![ShownCard { seat: seat(1), card: card("blue 1") }] },
        "The shown cards are turned up. Ola: blue +1",
        "Pokazane karty zostają odkryte. Ola: niebieska +1",
    );
}

#[test]
fn moves() {
    let seat = seat(1);
    says(
        &Event::CardDrawn { seat, card: card("white 1"), left: 3 },
        "Ola reveals white +1. 3 cards are left.",
        "Ola odkrywa: biała +1. Zostały 3 karty.",
    );
    says(
        &Event::CardDrawn { seat, card: card("white 1"), left: 0 },
        "Ola reveals white +1. That was the last card.",
        "Ola odkrywa: biała +1. To była ostatnia karta.",
    );
    says(
        &Event::HandCardPlayed { seat, card: card("green 2") },
        "Ola plays green +2 from hand.",
        "Ola zagrywa z ręki zieloną +2.",
    );
    says(
        &Event::UnitHopped {
            mover: Camel::Blue,
            unit: stack(&[Camel::Blue, Camel::White, Camel::Green]),
            from: place("5"),
            to: place("7-8"),
        },
        "Blue goes from 5 to 7–8 and carries white and green.",
        "Niebieski idzie z 5 na 7–8 i wiezie białego i zielonego.",
    );
    says(
        &Event::UnitHopped {
            mover: Camel::Blue,
            unit: stack(&[Camel::Blue]),
            from: Place::Start,
            to: Place::Finish,
        },
        "Blue goes from the Start to the Finish.",
        "Niebieski idzie ze startu na metę.",
    );
    let extra = |figure, to| Event::ExtraStep {
        mover: Camel::Blue,
        unit: stack(&[Camel::Blue]),
        figure,
        from: place("1"),
        to,
    };
    says(
        &extra(Figure::Fox, place("4")),
        "Sent back to 4 by the fox, underneath; the fox goes home.",
        "Lis cofa na 4, pod spód, i schodzi z toru.",
    );
    says(
        &extra(Figure::Fox, Place::Start),
        "Sent back to the Start by the fox, which goes home.",
        "Lis cofa na start i schodzi z toru.",
    );
    says(
        &extra(Figure::Palm, Place::Finish),
        "Sent on by the palm, right to the Finish!",
        "Palma pcha dalej, prosto na metę!",
    );
}

#[test]
fn bets() {
    let bet =
        |kind, value| Event::BetTaken { seat: seat(3), card: BetCard { kind, camel: Camel::Yellow, value } };
    says(
        &bet(BetKind::Leg, Some(5)),
        "Zosia takes the yellow 5 for the leg.",
        "Zosia bierze żółtą piątkę na etap.",
    );
    says(&bet(BetKind::Third, None), "Zosia bets on yellow for third place.", "Zosia typuje: żółty trzeci.");
    says(
        &Event::BetReturned { seat: seat(3), kind: BetKind::Loser, camel: Camel::White },
        "Zosia returns white as loser of the race.",
        "Zosia oddaje kartę: biały ostatni.",
    );
}

#[test]
fn payouts() {
    let items = vec![
        Item::Bet {
            card: BetCard { kind: BetKind::Leg, camel: Camel::Blue, value: Some(3) },
            place: 4,
            amount: -1,
        },
        Item::Figure { figure: Figure::Fox, amount: -1 },
    ];
    let payout = Payout { seat: seat(2), items, sum: -2, before: 2, money: 1, floored: true };
    let paid = Event::LegPaid { leg: 2, places: [4, 1, 2, 3, 5], payouts: vec![payout] };
    says(
        &paid,
        "After leg 2: 1. green, 2. orange, 3. white, 4. blue, 5. yellow. Marek: blue 3: −1, fox: −1 = −1 (of −2; nobody falls below 1 EP)",
        "Po etapie 2: 1. zielony, 2. pomarańczowy, 3. biały, 4. niebieski, 5. żółty. Marek: niebieska trójka −1, lis −1 = −1 (z −2; nikt nie spada poniżej 1 FE)",
    );
    says(
        &Event::HandCardsDropped { seats: vec![seat(1), seat(2)] },
        "2 hand cards are discarded unseen.",
        "2 karty z ręki zostają odrzucone bez pokazywania.",
    );
}

#[test]
fn what_is_secret_is_not_told() {
    for event in [
        Event::Dealt { seat: seat(1), card: Some(card("blue 1")) },
        Event::Discarded { seat: seat(1), card: Some(card("blue 1")) },
        Event::Kept { seat: seat(1), card: Some(card("blue 1")) },
        Event::ShowChosen { seat: seat(1), card: Some(card("blue 1")) },
    ] {
        check::says_nothing::<Page>(&event);
    }
}
