//! Games played by the bytes: `legal` against `check` for all words of the game, and each position written and read.
#![no_main]

use engine::any::AnyGame;
use engine::record::{Author, Entry, Record};
use engine::{Options, Seat, Turn, Viewer};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use stolik_fuzz::{Positions, plant, split};
use table::PlayerId;

static ALL: LazyLock<Vec<Positions>> = LazyLock::new(Positions::all);

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    (0..5_u8).flat_map(|game| (0..8_u8).map(move |seats| [vec![game, seats], vec![seats * 31; 200]].concat()))
}

/// What is listed is what passes.
fn compare(game: &AnyGame, words: &[String], offset: u8) {
    for seat in Seat::all(game.seats()) {
        let legal = game.legal(seat);
        for word in &legal {
            assert_eq!(game.check(seat, word).as_ref(), Ok(word), "{word} is listed");
        }
        for word in words.iter().skip(usize::from(offset)).step_by(17) {
            assert_eq!(game.check(seat, word).is_ok(), legal.contains(word), "{word}");
        }
    }
}

/// A position is what its JSON says.
fn write_and_read(game: &AnyGame) {
    let written = game.to_json();
    let read = game.kind().read(&written).expect("a position that was played");
    assert!(read == *game, "{written}");
    assert_eq!(read.to_json(), written);
    for viewer in Viewer::all(game.seats()) {
        let _ = game.view(viewer).to_json();
    }
}

/// A record gives a log, the log a table, and the table the record.
fn there_and_back(record: &Record) {
    let log = table::log_of(games::KINDS, record, &PlayerId("host".to_owned()), 7).expect("a played game");
    let lines: Vec<_> = log.iter().map(table::Stamped::to_line).collect();
    let read: Vec<_> =
        lines.iter().map(|line| table::Stamped::from_line(line).expect("written so")).collect();
    assert_eq!(read, log);
    let table = table::Table::replay_whole(games::KINDS, &read).expect("a good log");
    let told: Vec<_> = table.entries().cloned().collect();
    let entries: Vec<_> = record.entries.iter().map(|(_, entry)| entry.clone()).collect();
    assert_eq!(told, entries);
    let again = table::Table::replay(games::KINDS, &log).expect("a good log");
    assert!(again.game() == table.game());
}

fuzz_target!(init: plant("play", seeds()), |data: &[u8]| {
    let Some((nth, rest)) = split(data) else { return };
    let Some((&seats, choices)) = rest.split_first() else { return };
    let kind = games::KINDS[nth];
    let seats = kind.seats().start() + usize::from(seats) % kind.seats().count();
    let Ok(mut game) = kind.start(seats, &Options::default()) else { return };
    let mut record = Record::default();
    record.set("Game", kind.id());
    record.set("Seats", seats.to_string());
    for (&choice, at) in choices.iter().zip(0_usize..) {
        let (author, words) = match game.turn() {
            Turn::Act(acting) => {
                let acting: Vec<_> = acting.iter().collect();
                let seat = acting[usize::from(choice >> 5) % acting.len()];
                (Author::Seat(seat), game.legal(seat))
            }
            Turn::Chance => {
                (Author::Dealer, game.chances().into_iter().map(|(word, _)| word).collect())
            }
            Turn::Over => break,
        };
        let entry = Entry { author, text: words[usize::from(choice) % words.len()].clone() };
        entry.make(&mut game, &mut ()).expect("it is listed");
        record.push(entry);
        if at % 8 == usize::from(choice) % 8 {
            compare(&game, &ALL[nth].words, choice);
            write_and_read(&game);
        }
    }
    if game.turn() == Turn::Over {
        record.set("Result", Record::result(&game));
    }
    there_and_back(&record);
});
