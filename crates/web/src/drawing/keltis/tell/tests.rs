use super::super::Page;
use super::*;
use crate::drawing::told::{self as check, seat};
use games::keltis::Ending;

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

#[track_caller]
fn says(event: &Event, english: &str, polish: &str) {
    check::says::<Page>(event, english, polish);
}

#[test]
fn setup() {
    says(&Event::FirstPlayer { seat: seat(2) }, "Marek goes first.", "Zaczyna Marek.");
    says(
        &Event::GameBegins { seat: seat(2), draw_pile: 64 },
        "Tiles lie; 64 cards to draw.",
        "Płytki leżą; w stosie są 64 karty.",
    );
}

#[test]
fn cards() {
    let laid = |direction, fixes| Event::CardLaid { seat: seat(1), card: card("pink 7"), direction, fixes };
    says(&laid(Direction::Up, false), "Ola lays pink 7.", "Ola układa różową 7.");
    says(&laid(Direction::Down, true), "Ola lays pink 7 ↓.", "Ola układa różową 7 ↓.");
    says(
        &Event::CardDiscarded { seat: seat(3), card: card("blue 0") },
        "Zosia discards blue 0.",
        "Zosia odrzuca niebieską 0.",
    );
    let taken = |own| Event::CardTaken { seat: seat(3), card: card("yellow 10"), own };
    says(&taken(false), "Takes yellow 10 from the discards.", "Z odrzuconych bierze żółtą 10.");
    says(&taken(true), "Takes yellow 10 right back.", "Bierze żółtą 10 z powrotem.");
    let drawn = |card, draw_pile| Event::CardDrawn { seat: seat(1), card, draw_pile };
    says(&drawn(Some(card("green 3")), 9), "Draws green 3.", "Ciągnie zieloną 3.");
    says(&drawn(None, 22), "Draws; 22 cards are left.", "Ciągnie; zostały 22 karty.");
    says(&drawn(None, 1), "Draws; one card is left.", "Ciągnie; została jedna karta.");
    says(&drawn(None, 0), "Draws the last card.", "Ciągnie ostatnią kartę.");
}

#[test]
fn steps() {
    let moved = |kind, from, cause| Event::MarkerMoved {
        seat: seat(1),
        path: Colour::Brown,
        kind,
        from,
        to: from + 1,
        cause,
        tile: None,
    };
    says(
        &moved(Kind::Large, 0, Cause::Card),
        "The large marker enters brown: −8.",
        "Duży znacznik wchodzi na brązową: −8.",
    );
    says(
        &moved(Kind::Large, 2, Cause::Card),
        "The large marker on brown goes from −3 to −2: +2.",
        "Duży znacznik na brązowej idzie z −3 na −2: +2.",
    );
    says(
        &moved(Kind::Small, 4, Cause::Clover),
        "A clover! The marker on brown goes from 1 to 2: +1.",
        "Koniczyna! Znacznik na brązowej idzie z 1 na 2: +1.",
    );
    says(
        &Event::StepDeclined { seat: seat(1), cause: Cause::Finished },
        "No bonus step.",
        "Bez dodatkowego kroku.",
    );
    says(
        &Event::PointsScored { seat: seat(1), path: Colour::Pink, step: 2, points: 1, score: 4 },
        "A number tile: 1 point.",
        "Płytka z liczbą: 1 punkt.",
    );
    says(
        &Event::WishTaken { seat: seat(1), path: Colour::Pink, step: 2, count: 3, value: 3 },
        "Wishing stone number 3: from 2 to 3, that is +1.",
        "Kamień Życzeń nr 3: z 2 na 3, czyli +1.",
    );
    says(
        &Event::GoalReached { seat: seat(1), path: Colour::Pink, count: 4, of: 5 },
        "Markers in the goal: 4 of 5.",
        "Znaczniki u celu: 4 z 5.",
    );
}

#[test]
fn the_end() {
    says(
        &Event::GameEnded { seat: seat(1), reason: Ending::Deck },
        "The last card is drawn: game over.",
        "Pociągnięto ostatnią kartę: koniec gry.",
    );
    let markers = vec![
        MarkerScore { path: Colour::Blue, step: 7, kind: Kind::Small, row: 6, value: 6 },
        MarkerScore { path: Colour::Pink, step: 2, kind: Kind::Small, row: -3, value: -3 },
    ];
    says(
        &Event::SmallMarkersScored { seat: seat(3), markers, sum: 3, total: 8 },
        "Zosia, number tiles: 5; small markers: +6 −3 = 3.",
        "Zosia, płytki z liczbą: 5; małe znaczniki: +6 −3 = 3.",
    );
    let marker = Some(MarkerScore { path: Colour::Blue, step: 9, kind: Kind::Large, row: 10, value: 20 });
    says(
        &Event::LargeMarkerScored { seat: seat(3), marker, total: 28 },
        "Zosia, large marker: 2 × 10 = 20.",
        "Zosia, duży znacznik: 2 × 10 = 20.",
    );
    says(
        &Event::WishesScored { seat: seat(3), count: 5, value: 10, total: 38 },
        "Zosia, 5 wishing stones: +10; total 38.",
        "Zosia, 5 kamieni Życzeń: +10; razem 38.",
    );
    says(
        &Event::GameOver { standings: Scores::by_points(&[24, -3, 24]) },
        "Ola and Zosia share the victory with 24 each.",
        "Wygrywają wspólnie Ola i Zosia z wynikiem 24.",
    );
}
