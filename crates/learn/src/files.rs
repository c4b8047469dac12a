//! Games between bots as files.

use crate::decisions::{Decisions, Series, Texts, decisions};
use crate::spec::Error;
use bytes::Bytes;
use parquet::basic::{Compression, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// How many games are played before their decisions are written.
const PIECE: u64 = 256;

/// The columns of a file of decisions.
const COLUMNS: &str = "message decisions {
    required int64 game;
    required int32 seat (integer(8, true));
    required binary view (string);
    required group legal (list) { repeated group list { required int32 item (integer(16, true)); } }
    required int32 choice (integer(16, true));
    required binary text (string);
    required double result;
}";

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

/// Plays the first `games` games of a series and writes them to a folder; gives how many decisions they have. `done` is
/// told now and then how many games are written.
///
/// `decisions.parquet` has one row a decision: `game` (its number), `seat` (from 0), `view` (JSON), `legal` and
/// `choice` (action numbers), `text` (the action in words), `result` (the reward of the seat at the end). If the series
/// wants records, `records/NNNNNN.txt` is one a game. The same series gives the same files.
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
    let mut rows = SerializedFileWriter::new(file, Arc::new(parse_message_type(COLUMNS)?), properties()?)?;
    let mut count = 0;
    for first in (0..games).step_by(PIECE as usize) {
        if first > 0 {
            piece = play(first)?;
        }
        for (record, number) in piece.records.drain(..).zip(first..) {
            fs::write(folder.join(format!("records/{number:06}.txt")), record).map_err(in_folder)?;
        }
        count += piece.games.len() as u64;
        let mut group = rows.next_row_group()?;
        write(&mut group, std::mem::take(&mut piece))?;
        group.close()?;
        done(games.min(first + PIECE));
    }
    rows.close()?;
    Ok(count)
}

fn properties() -> Result<Arc<WriterProperties>, ParquetError> {
    // Hardly a view is met twice.
    let properties = WriterProperties::builder().set_column_dictionary_enabled("view".into(), false);
    Ok(Arc::new(properties.set_compression(Compression::ZSTD(ZstdLevel::try_new(1)?)).build()))
}

/// Writes decisions as a group of rows, a column after the other, in the order of [`COLUMNS`].
fn write(group: &mut SerializedRowGroupWriter<'_, File>, decisions: Decisions) -> Result<(), ParquetError> {
    column::<Int64Type>(group, &decisions.games, None)?;
    column::<Int32Type>(group, &wide(&decisions.seats), None)?;
    column::<ByteArrayType>(group, &texts(decisions.views), None)?;
    column::<Int32Type>(group, &wide(&decisions.legal), Some(&levels(&decisions.legal_offsets)))?;
    column::<Int32Type>(group, &wide(&decisions.choices), None)?;
    column::<ByteArrayType>(group, &texts(decisions.texts), None)?;
    column::<DoubleType>(group, &decisions.results, None)
}

/// Writes the next column; `levels` says where lists begin.
fn column<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: &[T::T],
    levels: Option<&Levels>,
) -> Result<(), ParquetError> {
    let Some(mut column) = group.next_column()? else {
        return Err(ParquetError::General("there is no such column".to_owned()));
    };
    let [definition, repetition] = match levels {
        Some(levels) => [Some(&levels.definition[..]), Some(&levels.repetition[..])],
        None => [None, None],
    };
    column.typed::<T>().write_batch(values, definition, repetition)?;
    column.close()
}

/// How Parquet tells lists from one another: for each element, and for each list without any, whether there is an
/// element, and whether it goes on with the list of the one before.
#[derive(Default)]
struct Levels {
    definition: Vec<i16>,
    repetition: Vec<i16>,
}

/// The levels of lists, of which `offsets` says where each begins, and where the last one ends.
fn levels(offsets: &[i32]) -> Levels {
    let mut levels = Levels::default();
    for (from, to) in offsets.iter().zip(offsets.iter().skip(1)) {
        let length = (to - from) as usize;
        levels.definition.extend(std::iter::repeat_n(i16::from(length > 0), length.max(1)));
        levels.repetition.extend((0..length.max(1)).map(|n| i16::from(n > 0)));
    }
    levels
}

/// Small numbers as wide as Parquet has them at least.
fn wide<T: Copy + Into<i32>>(numbers: &[T]) -> Vec<i32> {
    numbers.iter().map(|&number| number.into()).collect()
}

/// Each text, in the same memory.
fn texts(texts: Texts) -> Vec<ByteArray> {
    let letters = Bytes::from(texts.letters);
    let ends = texts.offsets.iter().zip(texts.offsets.iter().skip(1));
    ends.map(|(&from, &to)| letters.slice(from as usize..to as usize).into()).collect()
}
