//! Games between bots as files.

use crate::decisions::{Decisions, Series, Texts, decisions};
use crate::spec::Error;
use arrow_array::{
    ArrayRef, Float64Array, Int8Array, Int16Array, Int64Array, ListArray, RecordBatch, StringArray,
};
use arrow_buffer::{Buffer, OffsetBuffer};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// How many games are played before their decisions are written.
const PIECE: u64 = 256;

/// Why games could not be written as files.
#[derive(Debug, thiserror::Error)]
pub enum Unwritten {
    /// There is no such series.
    #[error(transparent)]
    Series(#[from] Error),
    /// A series of no games has no decisions.
    #[error("at least 1 game is to be played")]
    NoGames,
    /// A file cannot be written.
    #[error("cannot write to {folder}: {error}")]
    File {
        /// Where the files are to be.
        folder: String,
        /// Why not.
        error: io::Error,
    },
    /// The columns cannot be written as Parquet.
    #[error("cannot write Parquet: {0}")]
    Parquet(#[from] ParquetError),
}

impl From<ArrowError> for Unwritten {
    fn from(error: ArrowError) -> Self {
        Self::Parquet(error.into())
    }
}

/// Plays the first `games` games of a series and writes them to a folder; gives how many decisions they have. `done` is
/// told now and then how many games are written.
///
/// `decisions.parquet` has one row a decision: `game` (its number), `seat` (from 0), `view` (JSON), `legal` and `choice`
/// (action numbers), `text` (the action in words), `result` (the reward of the seat at the end). If the series wants
/// records, `records/NNNNNN.txt` is one a game. The same series gives the same files.
pub fn generate(
    game: &str,
    series: &Series,
    games: u64,
    folder: &Path,
    done: &dyn Fn(u64),
) -> Result<u64, Unwritten> {
    if games == 0 {
        return Err(Unwritten::NoGames);
    }
    let in_folder = |error| Unwritten::File { folder: folder.display().to_string(), error };
    let play = |first| decisions(game, series, first..games.min(first + PIECE));
    // A series that there is not leaves no folder.
    let mut piece = play(0)?;
    let deepest = if series.records { folder.join("records") } else { folder.to_owned() };
    fs::create_dir_all(deepest).map_err(in_folder)?;
    let file = File::create(folder.join("decisions.parquet")).map_err(in_folder)?;
    let mut rows = ArrowWriter::try_new(file, Arc::new(schema()), Some(properties()?))?;
    let mut count = 0;
    for first in (0..games).step_by(PIECE as usize) {
        if first > 0 {
            piece = play(first)?;
        }
        for (record, number) in piece.records.drain(..).zip(first..) {
            fs::write(folder.join(format!("records/{number:06}.txt")), record).map_err(in_folder)?;
        }
        count += piece.games.len() as u64;
        rows.write(&batch(std::mem::take(&mut piece))?)?;
        rows.flush()?;
        done(games.min(first + PIECE));
    }
    rows.close()?;
    Ok(count)
}

fn properties() -> Result<WriterProperties, ParquetError> {
    // Hardly a view is met twice.
    let properties = WriterProperties::builder().set_column_dictionary_enabled("view".into(), false);
    Ok(properties.set_compression(Compression::ZSTD(ZstdLevel::try_new(1)?)).build())
}

fn schema() -> Schema {
    let field = |name: &str, of| Field::new(name, of, false);
    Schema::new(vec![
        field("game", DataType::Int64),
        field("seat", DataType::Int8),
        field("view", DataType::Utf8),
        field("legal", DataType::List(item())),
        field("choice", DataType::Int16),
        field("text", DataType::Utf8),
        field("result", DataType::Float64),
    ])
}

/// What lists of action numbers are made of.
fn item() -> Arc<Field> {
    Arc::new(Field::new("item", DataType::Int16, false))
}

/// The columns as Arrow has them, in the same memory.
fn batch(decisions: Decisions) -> Result<RecordBatch, ArrowError> {
    let legal = Int16Array::from(decisions.legal);
    let legal = ListArray::try_new(item(), offsets(decisions.legal_offsets), Arc::new(legal), None)?;
    let columns: Vec<ArrayRef> = vec![
        Arc::new(Int64Array::from(decisions.games)),
        Arc::new(Int8Array::from(decisions.seats)),
        Arc::new(texts(decisions.views)?),
        Arc::new(legal),
        Arc::new(Int16Array::from(decisions.choices)),
        Arc::new(texts(decisions.texts)?),
        Arc::new(Float64Array::from(decisions.results)),
    ];
    RecordBatch::try_new(Arc::new(schema()), columns)
}

fn texts(texts: Texts) -> Result<StringArray, ArrowError> {
    StringArray::try_new(offsets(texts.offsets), Buffer::from(texts.letters.into_bytes()), None)
}

fn offsets(offsets: Vec<i32>) -> OffsetBuffer<i32> {
    OffsetBuffer::new(offsets.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

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
            // More games than are written at once.
            let games = PIECE + 4;
            let count = generate("sobek", &series(threads, true), games, folder.path(), &told).unwrap();
            assert_eq!(last.get(), games);
            (folder, count)
        });
        let read =
            |name: &str| folders.each_ref().map(|(folder, _)| fs::read(folder.path().join(name)).unwrap());
        for name in ["decisions.parquet", "records/000000.txt", "records/000259.txt"] {
            let [one, two] = read(name);
            assert!(one == two && !one.is_empty(), "{name}");
        }
        let (folder, count) = &folders[0];
        let file =
            SerializedFileReader::new(File::open(folder.path().join("decisions.parquet")).unwrap()).unwrap();
        let rows: Vec<_> = file.get_row_iter(None).unwrap().map(Result::unwrap).collect();
        assert_eq!(rows.len() as u64, *count);
        let again = decisions("sobek", &series(1, false), 0..PIECE + 4).unwrap();
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
}
