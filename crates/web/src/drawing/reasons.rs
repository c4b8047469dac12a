//! What is said of choices: in every language, of every game, and from nothing that is hidden.

use crate::drawing::{GAMES, game_page};
use crate::game_page::AnyPage;
use crate::scene::Scene;
use crate::words::Lang;
use engine::any::{AnyGame, AnyView};
use engine::random::{below, nth_rng};
use engine::record::Record;
use engine::{Options, Seat, Turn, Viewer};

/// More letters than that are too long for a phone.
const LONGEST: usize = 260;

/// Every how many decisions of a random game are looked at: where odds are counted there is time for a few.
fn spacing(game: &str) -> usize {
    match game {
        "camel-up" => 60,
        "camel-up-cards" => 25,
        _ => 1,
    }
}

fn reasons(page: &dyn AnyPage, lang: Lang, view: &AnyView, choices: &[String]) -> Vec<Option<String>> {
    let names = ["Ola", "Jan", "Ewa"].map(str::to_owned);
    let scene = Scene::still(lang, view, &names);
    choices.iter().map(|text| page.reason(&scene, text)).collect()
}

/// Plays a random game of three and shows its decisions that have more than one choice.
fn decisions(page: &dyn AnyPage, mut look: impl FnMut(&AnyGame, Seat, &[String])) {
    let mut game = page.game().kind().start(3, &Options::default()).unwrap();
    let mut rng = nth_rng(1, 0);
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let text = game.roll(&mut rng);
                game.resolve(&text, &mut ()).unwrap();
            }
            Turn::Act(seats) => {
                let seat = seats.first().unwrap();
                let legal = game.legal(seat);
                if legal.len() > 1 {
                    look(&game, seat, &legal);
                }
                let chosen = &legal[below(&mut rng, legal.len() as u32) as usize];
                game.act(seat, chosen, &mut ()).unwrap();
            }
        }
    }
}

/// Whatever there is to say of a choice is whole sentences, as many of them as fit, and the same in a world that looks the
/// same to who chooses.
#[test]
fn what_is_said_of_a_choice_is_whole_and_tells_nothing_hidden() {
    for page in GAMES {
        let (mut seen, mut said, mut differed) = (0, 0, false);
        decisions(*page, |game, seat, legal| {
            seen += 1;
            if seen % spacing(page.id()) != 0 {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            let other = view.sample(&mut nth_rng(seen as u64, 7));
            differed |= other != *game;
            let twin = other.view(Viewer::Seat(seat));
            for lang in Lang::all() {
                let all = reasons(*page, lang, &view, legal);
                assert_eq!(all, reasons(*page, lang, &twin, legal), "{}", page.id());
                for (reason, text) in
                    all.iter().zip(legal).filter_map(|(all, text)| Some((all.as_ref()?, text)))
                {
                    let whole = reason.ends_with(['.', '!']) && !reason.contains(['{', '}']);
                    let keys = reason.contains("coach-") || reason.contains(&format!("{}-", page.id()));
                    assert!(whole && !keys && !reason.contains("  "), "{text}: {reason}");
                    assert!(reason.chars().count() <= LONGEST, "{text}: {reason}");
                    said += 1;
                }
            }
        });
        assert!(said > 30, "{} says {said}", page.id());
        assert!(differed || page.id() == "camel-up", "{} hides something", page.id());
    }
}

/// The position of a lesson right before a step, seen by the first seat that acts there.
fn seen(record: &str, step: &str) -> (&'static dyn AnyPage, AnyView) {
    let (before, _) = record.split_once(&format!("; step {step}")).expect("the lesson has the step");
    let kinds: Vec<_> = GAMES.iter().map(|page| page.game().kind()).collect();
    let record = Record::parse(before).unwrap();
    let game = record.replay(&kinds, None).unwrap();
    let Turn::Act(seats) = game.turn() else { panic!("nobody acts at {step}") };
    (game_page(record.text("Game").unwrap()).unwrap(), game.view(Viewer::Seat(seats.first().unwrap())))
}

/// Checks what is said of a choice in both languages.
#[track_caller]
fn says((page, view): &(&'static dyn AnyPage, AnyView), choice: &str, english: &str, polish: &str) {
    let said = ["en", "pl"].map(|code| {
        let lang = Lang::from_code(code).unwrap();
        reasons(*page, lang, view, &[choice.to_owned()]).remove(0)
    });
    assert_eq!(said, [Some(english.to_owned()), Some(polish.to_owned())]);
}

#[test]
fn keltis_counts_steps_and_cards() {
    let record = include_str!("../../lessons/keltis/1.record");
    let direction = seen(record, "direction");
    says(
        &direction,
        "play blue 4",
        "+3 at once. 13 cards fit after it, 1 in your hand; 7 that fitted no longer do.",
        "Od razu +3. Po niej pasuje 13 kart, z tego na twojej ręce 1; przestaje pasować 7.",
    );
    says(
        &direction,
        "play brown 2",
        "−3 at once (large marker −7), and 3 more steps until the path pays. 21 cards fit after it. The draw pile lasts for at least 30 more of your turns.",
        "Od razu −3 (dużym znacznikiem −7); droga opłaca się po 3 kolejnych krokach. Po niej pasuje 21 kart. Stosu wystarczy jeszcze co najmniej na 30 twoich tur.",
    );
    says(
        &direction,
        "discard pink 6",
        "You have not begun this path. Jan can use it: a step worth +1.",
        "Nie masz jeszcze znacznika na tej drodze. Jan może jej użyć: krok wart +1.",
    );
    says(
        &seen(record, "draw"),
        "draw deck",
        "The next card fits a path that you are on in 11% of cases.",
        "W 11% przypadków następna karta pasuje do drogi, na której jesteś.",
    );
}

#[test]
fn sobek_counts_sets_and_corruption() {
    let record = include_str!("../../lessons/sobek/1.record");
    says(
        &seen(record, "skip"),
        "take 3",
        "1 of 3 cards for a set of ebony. 2 cards fall to your corruption: 0\u{a0}→\u{a0}2. The most at the table. Leaves an amulet to Jan for free.",
        "Na układ hebanu: 1 z 3 kart. 2 karty wpadają do twojej korupcji: 0\u{a0}→\u{a0}2. Najwięcej przy stole. Jan może potem za darmo wziąć amulet.",
    );
    says(
        &seen(record, "character"),
        "take 2",
        "1 of 3 cards for a set of wheat. One card falls to your corruption: 1\u{a0}→\u{a0}2. The most at the table: as sets lie now, a penalty of 10 points.",
        "Na układ pszenicy: 1 z 3 kart. Jedna karta wpada do twojej korupcji: 1\u{a0}→\u{a0}2. Najwięcej przy stole: przy obecnych układach 10 punktów kary.",
    );
    says(
        &seen(record, "amulet"),
        "take 1",
        "Enough for a set of fish: 10 points.",
        "Wystarczy na układ ryb: 10 pkt.",
    );
    says(
        &seen(record, "set"),
        "set fish",
        "2 × 4 = 8 points. With all that fits: 10. Then an event token.",
        "2 × 4 = 8 pkt. Ze wszystkim, co pasuje: 10. Potem żeton wydarzenia.",
    );
    says(
        &seen(record, "extend"),
        "set fish",
        "5 × 8 = 40 points, now 20. Then an event token.",
        "5 × 8 = 40 pkt, teraz 20. Potem żeton wydarzenia.",
    );
    says(
        &seen(record, "event"),
        "event curse",
        "Corruption of Jan: 0 → 2, the most at the table.",
        "Jan, korupcja: 0 → 2, najwięcej przy stole.",
    );
}

#[test]
fn dragon_racer_counts_flights_and_realms() {
    let record = include_str!("../../lessons/dragon-racer/1.record");
    says(
        &seen(record, "realm"),
        "pick flintwing",
        "With it Puddle and Scorchtail fire: 5 spaces, 3 more than without it. Fire Mountains: 2 of yours, others show 1 at most; so far +2 in Turbo.",
        "Z nią odpalą Kałużek i Żaroogon: 5 pól, o 3 więcej niż bez niej. Góry Ogniste: u ciebie 2, u innych widać najwyżej 1; na razie +2 w Turbo.",
    );
    says(
        &seen(record, "attack"),
        "attack malachite 1 2",
        "Scorchtail (speed 3) then needs 2 symbols. Your own flight can spare the card.",
        "Żaroogon (szybkość 3) potrzebuje wtedy 2 symboli. Twój lot obejdzie się bez tej karty.",
    );
    says(
        &seen(record, "turbo"),
        "swap 3 cogtooth",
        "Speed 4 for 2 symbols instead of 2 for 1, for 5 more turns.",
        "Szybkość 4 za 2 symbole zamiast 2 za 1, na 5 tur.",
    );
}

#[test]
fn camel_up_counts_tickets_tiles_rolls_and_cards() {
    let record = include_str!("../../lessons/camel-up/1.record");
    // One die more comes, purple's or the grey one: only purple's 3 would pass yellow.
    let second = seen(record, "second");
    says(
        &second,
        "bet yellow",
        "Exactly: yellow wins this leg in 83% of all cases and is second in 17%; its 2 is worth +1.83.",
        "Dokładnie: żółty wygrywa ten etap w 83% przypadków, a w 17% jest drugi; dwójka jest warta +1,83.",
    );
    says(
        &second,
        "roll",
        "1 for certain, and the leg ends with this die. Your tickets are worth +4.33 on average.",
        "1 na pewno, a ta kostka kończy etap. Twoje kafelki są warte średnio +4,33.",
    );
    says(
        &seen(record, "tile"),
        "tile 7 cheer",
        "Exactly: in this leg camels land there 0.44 times on average, and each time you get 1.",
        "Dokładnie: w tym etapie wielbłądy staną tam średnio 0,44 raza, a za każdym razem dostajesz 1.",
    );
    says(
        &seen(record, "winner"),
        "winner yellow",
        "Yellow wins 68% of the races played on from here. If right, the card pays 8; if wrong, it costs 1.",
        "Żółty wygrywa 68% wyścigów dogranych stąd do końca. Trafiona karta da 8; chybiona kosztuje 1.",
    );
}

#[test]
fn camel_up_cards_counts_the_orders_of_the_deck() {
    let last = seen(include_str!("../../lessons/camel-up-cards/1.record"), "last");
    says(
        &last,
        "leg blue",
        "Exactly: blue wins this leg in 5% of all cases and is second in 95%; its 3 is worth +1.09.",
        "Dokładnie: niebieski wygrywa ten etap w 5% przypadków, a w 95% jest drugi; trójka jest warta +1,09.",
    );
    says(
        &last,
        "leg green",
        "Exactly: green wins this leg in 0% of all cases and is second in 0%; its 5 is worth −1.00.",
        "Dokładnie: zielony wygrywa ten etap w 0% przypadków, a w 0% jest drugi; piątka jest warta −1,00.",
    );
    says(
        &seen(include_str!("../../lessons/camel-up-cards/2.record"), "sort"),
        "discard green 2",
        "Green, now in place 5, goes 2 steps less in this leg.",
        "Zielony, teraz na miejscu 5, pójdzie w tym etapie o 2 pola mniej.",
    );
}
