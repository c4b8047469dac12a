//! Games between bots as files.

use learn::{Series, decisions, generate};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;
use std::fs::{self, File};

/// More than are written at once.
const GAMES: u64 = 260;

fn series(threads: usize, records: bool) -> Series {
    let bots = ["random", "random"].map(str::to_owned).to_vec();
    Series { bots, seed: 3, threads, records, ..Series::default() }
}

#[test]
fn files_hold_the_decisions_whatever_the_threads() {
    let folders = [1, 2].map(|threads| {
        let folder = tempfile::tempdir().unwrap();
        let last = std::cell::Cell::new(0);
        let told = |done| last.set(done);
        let count = generate("sobek", &series(threads, true), GAMES, folder.path(), &told).unwrap();
        assert_eq!(last.get(), GAMES);
        (folder, count)
    });
    let read = |name: &str| folders.each_ref().map(|(folder, _)| fs::read(folder.path().join(name)).unwrap());
    for name in ["decisions.parquet", "records/000000.txt", "records/000259.txt"] {
        let [one, two] = read(name);
        assert!(one == two && !one.is_empty(), "{name}");
    }
    let (folder, count) = &folders[0];
    let file =
        SerializedFileReader::new(File::open(folder.path().join("decisions.parquet")).unwrap()).unwrap();
    let rows: Vec<_> = file.get_row_iter(None).unwrap().map(Result::unwrap).collect();
    assert_eq!(rows.len() as u64, *count);
    let again = decisions("sobek", &series(1, false), 0..GAMES).unwrap();
    let choices: Vec<_> = rows.iter().map(|row| row.get_short(4).unwrap()).collect();
    assert_eq!(choices, again.choices);
    let legal = |row: &parquet::record::Row| row.get_list(3).unwrap().len();
    assert_eq!(rows.iter().map(legal).sum::<usize>(), again.legal.len());
    assert!(rows[0].get_string(2).unwrap().starts_with("{\"viewer\""));
}

#[test]
fn what_there_is_not_leaves_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let refused =
        |game, games| generate(game, &series(1, true), games, &out, &|_| ()).unwrap_err().to_string();
    assert!(refused("chess", 1).contains("chess") && refused("sobek", 0).contains("at least 1 game"));
    assert!(!out.exists());
}
