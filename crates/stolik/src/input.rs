//! Reading files and standard input.

use crate::failure::Failure;
use serde_json::Value;
use std::fs;
use std::io::{self, BufRead, ErrorKind, Read};
use std::path::Path;

/// How a file is called in messages; `-` is standard input.
pub(crate) fn name(path: &Path) -> String {
    if is_stdin(path) { "<stdin>".to_owned() } else { path.display().to_string() }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The text of a file, or of standard input for `-`.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    let name = name(path);
    let read = if is_stdin(path) {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = read.map_err(|error| Failure::Failed(format!("{name}: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let (line, column) = place_after(&String::from_utf8_lossy(valid));
        Failure::Failed(format!("{name}:{line}:{column}: this is no UTF-8 text"))
    })
}

/// The line and column, from 1, of what follows a text.
fn place_after(text: &str) -> (usize, usize) {
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

/// The JSON of a file; an error names file, line and column.
pub(crate) fn json(path: &Path) -> Result<Value, Failure> {
    engine::json::parse(text(path)?.as_bytes())
        .map_err(|bad| Failure::Failed(format!("{}:{}:{}: {}", name(path), bad.line, bad.column, bad.reason)))
}

/// The longest line that is read from standard input, in bytes.
pub(crate) const LONGEST: usize = 1 << 20;

/// A line of input, without its end.
pub(crate) enum Line {
    Text(Vec<u8>),
    /// Longer than [`LONGEST`]; it has been skipped.
    TooLong,
    End,
}

/// Lines of bounded length, whatever comes in.
pub(crate) struct Lines<R>(R);

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self(input)
    }

    /// The next line. The rest of one that is too long is read but not kept.
    pub(crate) fn next_line(&mut self) -> io::Result<Line> {
        let mut line = Vec::new();
        let mut length = 0;
        loop {
            let bytes = match self.0.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let at_end = bytes.is_empty();
            if at_end && length == 0 {
                return Ok(Line::End);
            }
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            let used = part.len() + usize::from(end.is_some());
            length += used;
            if length <= LONGEST {
                line.extend_from_slice(part);
            }
            self.0.consume(used);
            if at_end || end.is_some() {
                return Ok(if length <= LONGEST { Line::Text(line) } else { Line::TooLong });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded_and_the_last_needs_no_end() {
        let text = format!("a\n\n{}\nb", "x".repeat(LONGEST));
        // A small buffer, so that lines come in parts.
        let mut lines = Lines::new(io::BufReader::with_capacity(7, text.as_bytes()));
        let mut next = || match lines.next_line().unwrap() {
            Line::Text(bytes) => String::from_utf8(bytes).unwrap(),
            Line::TooLong => "too long".to_owned(),
            Line::End => "end".to_owned(),
        };
        assert_eq!([next(), next(), next(), next(), next()], ["a", "", "too long", "b", "end"]);
    }

    #[test]
    fn places_count_lines_and_characters() {
        assert_eq!(place_after(""), (1, 1));
        assert_eq!(place_after("ab\nżó"), (2, 3));
    }
}
