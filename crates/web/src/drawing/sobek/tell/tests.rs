use super::super::Page;
use super::*;
use crate::drawing::told::{self as check, seat};
use crate::words::Lang;
use games::sobek::{Character, Family, Token};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(texts: &[&str]) -> Cards {
    texts.iter().map(|text| card(text)).collect()
}

#[track_caller]
fn says(event: &Event, english: &str, polish: &str) {
    check::says::<Page>(event, english, polish);
}

#[test]
fn cards_off_the_quay() {
    let taken = |text: &str, known: bool| Event::Taken {
        seat: seat(1),
        place: 3,
        card: known.then(|| card(text)),
        back: card(text).back(),
        merchant: false,
    };
    says(
        &taken("ivory3", true),
        "Ola takes ivory with 3 scarabs.",
        "Ola bierze kość słoniową z trzema skarabeuszami.",
    );
    says(&taken("wheat0", true), "Ola takes wheat.", "Ola bierze pszenicę.");
    says(&taken("thief", true), "Ola takes the Thief.", "Ola bierze Złodzieja.");
    says(&taken("thief", false), "Ola takes a character, unseen.", "Ola bierze zakrytą postać.");
    let skipped = Event::Skipped { seat: seat(2), place: 1, card: Some(card("fish1")), back: Back::Beige };
    says(&skipped, "Marek buries fish with a scarab.", "Marek chowa pod płytkę ryby ze skarabeuszem.");
    let fetched = Event::Taken {
        seat: seat(1),
        place: 9,
        card: Some(card("amulet")),
        back: Back::Beige,
        merchant: true,
    };
    says(&fetched, "Takes an amulet, without corruption.", "Bez korupcji bierze amulet.");
}

#[test]
fn deliveries_and_rounds() {
    says(
        &Event::Delivered { cards: 9, left: 2 },
        "A delivery arrives, 2 more in the deck.",
        "Przypływa dostawa, w talii jeszcze 2.",
    );
    says(
        &Event::Delivered { cards: 6, left: 0 },
        "The last delivery arrives, 6 cards.",
        "Przypływa ostatnia dostawa, kart: 6.",
    );
    says(&Event::RoundBegins { round: 2 }, "Round 2 begins.", "Zaczyna się runda 2.");
    says(&Event::FirstDrawn { seat: seat(3) }, "Zosia starts.", "Zaczyna Zosia.");
}

#[test]
fn sets_with_their_worth() {
    let set = SetResult { family: Family::Ivory, horizontal: false, scarabs: 6, cards: 3, points: 18 };
    let begun = |extension, horizontal| Event::SetBegun {
        seat: seat(1),
        family: Family::Ivory,
        extension,
        horizontal,
    };
    says(&begun(false, false), "Ola plays ivory.", "Ola zagrywa kość słoniową.");
    says(&begun(true, false), "Ola adds ivory.", "Ola dokłada do układu kości słoniowej.");
    says(&begun(false, true), "Ola plays ivory horizontally.", "Ola zagrywa poziomo kość słoniową.");
    says(&Event::SetLaid { seat: seat(1), set, added: 3 }, "6 × 3 = 18.", "6 × 3 = 18.");
    says(&Event::SetScored { seat: seat(1), set, sum: 18 }, "Ivory: 6 × 3 = 18", "Kość słoniowa: 6 × 3 = 18");
    let flat = SetResult { horizontal: true, points: 6, ..set };
    says(
        &Event::SetScored { seat: seat(1), set: flat, sum: 6 },
        "Ivory: 6 for scarabs",
        "Kość słoniowa: 6 za skarabeusze",
    );
}

#[test]
fn tokens() {
    let event = Event::EventChosen { seat: seat(2), token: Token::Fraternity(Glyph::Eye), left: 3 };
    says(&event, "Marek chooses a token: Fraternity (eye).", "Marek wybiera żeton: Bractwo (oko).");
    let moved =
        |because, from, to| Event::MarkerMoved { seat: seat(1), from, to, because, glyph: Some(Glyph::Ankh) };
    says(
        &moved(Because::FraternityForward, 56, 61),
        "Ola goes on: 56 → 61 (ankh).",
        "Ola naprzód: 56 → 61 (ankh).",
    );
    says(&moved(Because::FraternityBack, 61, 56), "Ola goes back: 61 → 56.", "Ola wstecz: 61 → 56.");
    says(&moved(Because::FraternityBack, 0, 0), "Ola is on 0 already.", "Ola już jest na 0.");
    says(&moved(Because::Deceit, 10, 14), "Ola gets 4: 10 → 14.", "Ola dostaje 4 pkt: 10 → 14.");
    let cursed = |curses| Event::Cursed { seat: seat(1), target: seat(3), curses };
    says(&cursed(1), "A Curse for Zosia (corruption +2).", "Klątwa dla: Zosia (korupcja +2).");
    says(&cursed(2), "A second Curse for Zosia (corruption +2).", "Druga Klątwa dla: Zosia (korupcja +2).");
    says(
        &Event::StackTaken { seat: seat(1), tokens: 5 },
        "Ola looks at 5 event tokens.",
        "Ola ogląda 5 żetonów wydarzeń.",
    );
    says(
        &Event::StackTaken { seat: seat(1), tokens: 3 },
        "Ola looks at 3 event tokens.",
        "Ola ogląda 3 żetony wydarzeń.",
    );
    says(
        &Event::StackTaken { seat: seat(1), tokens: 1 },
        "Ola looks at the last event token.",
        "Ola ogląda ostatni żeton wydarzenia.",
    );
}

#[test]
fn powers_tell_faces_only_to_those_who_see_them() {
    let played = Event::CharacterPlayed { seat: seat(1), character: Character::ScribeFish };
    says(&played, "Ola plays the Scribe.", "Ola zagrywa Skrybę.");
    let stolen = |known| Event::Stolen { seat: seat(1), victim: seat(2), card: known, back: Back::Green };
    says(
        &stolen(Some(card("cattle0g"))),
        "Ola steals cattle from Marek.",
        "Ola kradnie bydło (z ręki: Marek).",
    );
    says(
        &stolen(None),
        "Ola steals a starting card, unseen from Marek.",
        "Ola kradnie zakrytą kartę startową (z ręki: Marek).",
    );
    let due = |cards| Event::SurplusDue { seat: seat(3), cards };
    says(&due(1), "Zosia has to give up one card.", "Zosia musi oddać jedną kartę.");
    says(&due(2), "Zosia has to give up 2 cards.", "Zosia musi oddać 2 karty.");
    says(&due(5), "Zosia has to give up 5 cards.", "Zosia musi oddać 5 kart.");
    let gone = cards(&["fish0", "fish0g", "amulet", "queen"]);
    let given =
        |known: Option<Cards>| Event::SurplusGiven { seat: seat(3), backs: Backs::from(gone), cards: known };
    says(
        &given(Some(gone)),
        "Zosia gives 4 to corruption: the Queen, 2 × fish, amulet.",
        "Zosia oddaje 4 do korupcji: Królowa, 2 × ryby, amulet.",
    );
    says(
        &given(None),
        "Zosia gives 4 to corruption: 1 starting card, 2 goods, 1 character.",
        "Zosia oddaje 4 do korupcji: 1 karta startowa, 2 karty dóbr, 1 postać.",
    );
    let looked = Event::PileLookedAt { seat: seat(1), owner: seat(2), cards: None };
    says(
        &looked,
        "Ola looks through the corruption pile of Marek.",
        "Ola przegląda stos korupcji (gracz: Marek).",
    );
}

#[test]
fn scoring() {
    let points = Event::SetPoints { seat: seat(1), points: 23, from: 38, to: 61 };
    says(&points, "Ola: 38 + 23 = 61.", "Ola: 38 + 23 = 61.");
    let penalty = |steps, points| Event::PenaltyDue {
        seat: seat(1),
        points,
        steps,
        symbol: Symbol::Glyph(Glyph::Ankh),
    };
    says(
        &penalty(2, 23),
        "Ola goes back 2 steps (ankh): sets 23.",
        "Ola cofa się o 2 kroki (ankh): układy 23.",
    );
    says(
        &penalty(1, 14),
        "Ola goes back one step (ankh): sets 14.",
        "Ola cofa się o krok (ankh): układy 14.",
    );
    says(&penalty(0, 9), "Ola: no penalty, sets under 10.", "Ola: bez kary, układy poniżej 10.");
    let over = Event::GameOver { early: true, standings: Scores::by_points(&[104, 90, 104]) };
    says(
        &over,
        "Somebody has more than 100 points, so there is no third round. Ola and Zosia share the victory with 104 each.",
        "Ktoś ma ponad 100 punktów, więc trzeciej rundy nie ma. Wygrywają wspólnie Ola i Zosia, po 104.",
    );
}

#[test]
fn steps_that_only_move_pieces_are_not_told() {
    let silent = [
        Event::HandDealt { seat: seat(1), card: Some(card("wheat0g")) },
        Event::QuayCard { place: 1, card: None, back: Back::Orange },
        Event::SurplusLeft { seat: seat(2), left: 1 },
        Event::TokenSeen { seat: seat(1), token: Token::Flood },
    ];
    for event in &silent {
        check::says_nothing::<Page>(event);
    }
}

#[test]
fn what_is_done_to_somebody_is_theirs_to_see() {
    let names = ["Ola", "Marek", "Zosia"].map(str::to_owned);
    let on = |event: &Event| Teller::new(Lang::ENGLISH, &names).tell(event).and_then(|line| line.on);
    let back = Back::Beige;
    assert_eq!(on(&Event::Stolen { seat: seat(1), victim: seat(2), card: None, back }), Some(seat(2)));
    assert_eq!(on(&Event::Picked { seat: seat(1), owner: seat(3), card: None, back }), Some(seat(3)));
    assert_eq!(on(&Event::Cursed { seat: seat(1), target: seat(3), curses: 1 }), Some(seat(3)));
    let moved = |because, from, to| Event::MarkerMoved { seat: seat(2), from, to, because, glyph: None };
    assert_eq!(on(&moved(Because::FraternityBack, 8, 6)), Some(seat(2)));
    assert_eq!(on(&moved(Because::FraternityBack, 0, 0)), None);
    assert_eq!(on(&moved(Because::FraternityForward, 6, 8)), None);
}
