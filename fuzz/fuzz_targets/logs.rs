//! Lines as the stored log of a table: each is read or refused, and so is the whole; what replays does so again, alike.
#![no_main]

use engine::Viewer;
use engine::record::Record;
use libfuzzer_sys::fuzz_target;
use stolik_fuzz::{Positions, plant, quoted};
use table::{PlayerId, Stamped, Table};

fn seeds() -> impl Iterator<Item = Vec<u8>> {
    let records: Vec<_> = Positions::all().into_iter().flat_map(|positions| positions.records).collect();
    let lines = |text: &String| -> Option<Vec<u8>> {
        let record = Record::parse(text).ok()?;
        let log = table::log_of(games::KINDS, &record, &PlayerId("ola".to_owned()), 3).ok()?;
        let lines: Vec<_> = log.iter().take(40).map(Stamped::to_line).collect();
        Some(lines.join("\n").into_bytes())
    };
    let logs: Vec<_> = records.iter().filter_map(lines).collect();
    logs.into_iter().chain(quoted("crates/table", &["{", "type", "form"]))
}

fuzz_target!(init: plant("logs", seeds()), |data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut log = Vec::new();
    for line in text.lines() {
        let Ok(entry) = Stamped::from_line(line) else { continue };
        let written = entry.to_line();
        assert_eq!(Stamped::from_line(&written).expect("it was written so"), entry, "{written}");
        log.push(entry);
    }
    let Ok(table) = Table::replay_whole(games::KINDS, &log) else { return };
    let again = Table::replay(games::KINDS, &log).expect("it has been replayed");
    assert!(again.game() == table.game() && again.length() == table.length());
    for viewer in Viewer::all(table.chairs().len()) {
        let _ = table.heard(viewer);
    }
    let _ = (table.commitment(), table.record().map(|record| record.to_string()));
});
