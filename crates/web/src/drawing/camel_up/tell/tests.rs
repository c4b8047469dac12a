use super::super::Page;
use super::*;
use crate::drawing::told::{self as check, seat};

fn at(space: i8) -> Space {
    Space::at(space)
}

fn stack(camels: &[Camel]) -> Stack {
    Stack::new(camels).expect("each camel once")
}

#[track_caller]
fn says(event: &Event, english: &str, polish: &str) {
    check::says::<Page>(event, english, polish);
}

#[test]
fn setup() {
    says(&Event::FirstPlayer { seat: seat(1) }, "Ola is the first player.", "Zaczyna Ola.");
    says(
        &Event::RacerPlaced { racer: Racer::Pink, space: at(2) },
        "Pink starts on 2.",
        "Różowy staje na polu 2.",
    );
    says(
        &Event::CrazyPlaced { crazy: Crazy::White, space: at(15) },
        "White starts on 15.",
        "Biały staje na polu 15.",
    );
    says(&Event::LegBegins { leg: 2, seat: seat(3) }, "Leg 2 begins with Zosia.", "Etap 2 zaczyna Zosia.");
}

#[test]
fn steps_that_only_move_pieces_are_not_told() {
    let silent = [
        Event::StartDie { racer: Racer::Green, number: 1, space: at(1) },
        Event::CrazyNumber { number: 2, space: at(15) },
        Event::UnitLifted { mover: Camel::Blue, unit: stack(&[Camel::Blue]), from: at(3) },
    ];
    for event in &silent {
        check::says_nothing::<Page>(event);
    }
}

#[test]
fn tickets() {
    let ticket = |colour, value| Event::TicketTaken { seat: seat(1), colour, value };
    says(&ticket(Racer::Blue, 5), "Ola takes the blue 5.", "Ola bierze niebieską piątkę.");
    says(&ticket(Racer::Yellow, 3), "Ola takes the yellow 3.", "Ola bierze żółtą trójkę.");
    says(&ticket(Racer::Purple, 2), "Ola takes the purple 2.", "Ola bierze fioletową dwójkę.");
}

#[test]
fn tiles() {
    let placed = |side, from| Event::TilePlaced { seat: seat(2), space: at(9), side, from };
    says(&placed(Side::Cheer, None), "Marek puts a cheer on 9.", "Marek kładzie doping na polu 9.");
    says(&placed(Side::Boo, None), "Marek puts a boo on 9.", "Marek kładzie wygwizdanie na polu 9.");
    says(
        &placed(Side::Boo, Some(at(7))),
        "Marek moves the boo from 7 to 9.",
        "Marek przenosi wygwizdanie z 7 na 9.",
    );
    says(
        &Event::TilePaid { owner: seat(3), space: at(9), side: Side::Cheer, amount: 1, money: 4 },
        "Cheer on 9: Zosia gets 1 EP.",
        "Doping na 9: Zosia dostaje 1 FE.",
    );
}

#[test]
fn extra_steps() {
    let extra = |side, to| Event::ExtraStep {
        mover: Camel::Pink,
        unit: stack(&[Camel::Pink]),
        side,
        from: at(9),
        to,
    };
    says(
        &extra(Side::Cheer, at(10)),
        "One space on to 10, on top.",
        "Jeszcze pole dalej, na 10, na wierzch.",
    );
    says(&extra(Side::Boo, at(8)), "One space back to 8, underneath.", "Pole z powrotem, na 8, pod spód.");
    says(&extra(Side::Cheer, at(17)), "One space on, over the finish line!", "Jeszcze pole dalej i za metę!");
}

#[test]
fn rolls_and_moves() {
    says(&Event::PyramidTicketTaken { seat: seat(1) }, "Ola rolls:", "Ola rzuca:");
    says(&Event::DieShown { racer: Racer::Pink, number: 3 }, "pink 3", "różowy 3");
    let hop = |unit: &[Camel], from, to| Event::UnitHopped {
        mover: unit[0],
        unit: stack(unit),
        from: at(from),
        to: at(to),
    };
    says(&hop(&[Camel::Pink], 5, 8), "Pink goes from 5 to 8.", "Różowy idzie z 5 na 8.");
    says(
        &hop(&[Camel::Blue, Camel::Pink, Camel::White], 5, 8),
        "Blue goes from 5 to 8 and carries pink and white.",
        "Niebieski idzie z 5 na 8 i wiezie różowego i białego.",
    );
    says(&hop(&[Camel::Blue], 15, 17), "Blue goes from 15 over the line.", "Niebieski idzie z 15 za metę.");
}

#[test]
fn the_grey_die_says_why_its_colour_is_overruled() {
    let grey = |mover, reason| Event::GreyDieShown { printed: Crazy::White, number: 2, mover, reason };
    says(&grey(Crazy::White, CrazyReason::Printed), "white 2", "biały 2");
    says(&grey(Crazy::White, CrazyReason::CarriesRacers), "white 2", "biały 2");
    says(
        &grey(Crazy::Black, CrazyReason::CarriesRacers),
        "white 2. But black moves, for it carries racers.",
        "biały 2. Rusza jednak czarny, bo wiezie kolorowe.",
    );
    says(
        &grey(Crazy::Black, CrazyReason::SitsOnOther),
        "white 2. But black moves, for it sits on white.",
        "biały 2. Rusza jednak czarny, bo siedzi na białym.",
    );
}

#[test]
fn crossing_either_way() {
    let crossed = |mover, at| Event::Crossed { mover, unit: stack(&[mover]), at };
    says(
        &crossed(Camel::Yellow, at(18)),
        "Yellow crosses the line: the race is over!",
        "Żółty mija metę: koniec wyścigu!",
    );
    says(
        &crossed(Camel::Black, at(-1)),
        "Black crosses the line the wrong way: the race is over!",
        "Czarny mija metę pod prąd: koniec wyścigu!",
    );
}

const RANKING: [Racer; Racer::COUNT] = [Racer::Green, Racer::Yellow, Racer::Blue, Racer::Pink, Racer::Purple];

fn item(colour: Racer, value: u8, place: u8, amount: i32) -> LegItem {
    LegItem::Ticket { colour, value, place, amount }
}

#[test]
fn a_leg_is_scored_ticket_by_ticket() {
    let ola = LegResult {
        seat: seat(1),
        items: vec![item(Racer::Green, 5, 1, 5), LegItem::Pyramid { amount: 1 }],
        partner: Some(seat(2)),
        copied: Some(item(Racer::Yellow, 3, 2, 1)),
        net: 7,
        paid: 7,
        money: 10,
    };
    let marek = LegResult {
        seat: seat(2),
        items: vec![item(Racer::Pink, 3, 4, -1), item(Racer::Purple, 2, 5, -1)],
        partner: None,
        copied: None,
        net: -2,
        paid: -1,
        money: 0,
    };
    says(
        &Event::LegScored { leg: 3, ranking: RANKING, seats: vec![ola, marek] },
        "Leg 3: green leads, yellow is second. \
         Ola: green 5: +5, pyramid: +1, yellow 3: +1 copied from Marek = +7 \
         Marek: pink 3: −1, purple 2: −1 = −1 (of −2, the bank forgives the rest)",
        "Koniec etapu 3: prowadzi zielony, drugi jest żółty. \
         Ola: zielona piątka +5, piramida +1, żółta trójka +1 z sojuszu (Marek) = +7 \
         Marek: różowa trójka −1, fioletowa dwójka −1 = −1 (zamiast −2, resztę daruje bank)",
    );
}

#[test]
fn finish_cards_keep_their_secret() {
    let played = |colour| Event::FinishCardPlayed { seat: seat(1), deck: Deck::Winner, position: 2, colour };
    says(&played(None), "Ola bets on the winner.", "Ola typuje zwycięzcę.");
    says(
        &played(Some(Racer::Green)),
        "Ola bets on the winner. Your card: green.",
        "Ola typuje zwycięzcę. Twoja karta: zielona.",
    );
    says(
        &Event::FinishCardPlayed { seat: seat(1), deck: Deck::Loser, position: 1, colour: None },
        "Ola bets on the loser.",
        "Ola typuje przegranego.",
    );
}

#[test]
fn partners() {
    says(
        &Event::Partnership { seat: seat(1), partner: seat(3) },
        "Ola and Zosia are partners for this leg.",
        "Ola i Zosia zawiązują sojusz na ten etap.",
    );
}

#[test]
fn the_end() {
    says(
        &Event::RaceOver { ranking: RANKING },
        "Race over: green wins, purple is last.",
        "Wygrywa zielony, ostatni fioletowy.",
    );
    let turned = |right, worth, amount| Event::FinishCardTurned {
        deck: Deck::Winner,
        position: 1,
        owner: seat(1),
        colour: Racer::Green,
        right,
        worth,
        amount,
        money: 0,
    };
    says(&turned(true, 8, 8), "winner: Ola: green +8", "na zwycięzcę: Ola: zielony +8");
    says(
        &turned(false, -1, 0),
        "winner: Ola: green 0 (no money left to pay)",
        "na zwycięzcę: Ola: zielony 0 (nie ma z czego zapłacić)",
    );
    says(
        &Event::GameOver { standings: Scores::by_points(&[12, 7, 9]) },
        "Ola wins with 12 EP.",
        "Wygrywa Ola z wynikiem 12 FE.",
    );
    says(
        &Event::GameOver { standings: Scores::by_points(&[12, 7, 12]) },
        "Ola and Zosia share the victory with 12 EP each.",
        "Wygrywają wspólnie Ola i Zosia, po 12 FE.",
    );
}
