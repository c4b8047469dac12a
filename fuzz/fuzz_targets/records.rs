//! A text as a record: what is read is written and read again the same, and can be checked.
#![no_main]

use engine::record::Record;
use libfuzzer_sys::fuzz_target;
use stolik_fuzz::{Positions, files, plant};
use table::PlayerId;

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    let short = |text: &String| -> String { text.lines().take(60).map(|line| format!("{line}\n")).collect() };
    let played: Vec<_> = Positions::all().into_iter().flat_map(|positions| positions.records).collect();
    let golden = files("crates/games/tests/golden", ".record");
    let whole = files("crates/stolik/tests/records", ".txt");
    let all: Vec<_> = played.into_iter().chain(golden).chain(whole).collect();
    all.into_iter().flat_map(move |text| [short(&text).into_bytes(), text.into_bytes()])
}

fuzz_target!(init: plant("records", seeds()), |data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(record) = Record::parse(text) else { return };
    let written = record.to_string();
    let again = Record::parse(&written).unwrap_or_else(|bad| panic!("{bad}: {written}"));
    assert_eq!(again.to_string(), written);
    if record.check(games::KINDS).is_ok() {
        let log = table::log_of(games::KINDS, &record, &PlayerId(String::new()), 1).expect("it was checked");
        table::Table::replay(games::KINDS, &log).expect("a checked game makes a good log");
    }
});
