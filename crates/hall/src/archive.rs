//! Records as files: one by one, or many in an archive.

use std::io::{Cursor, Read, Write};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The longest record that is read, in bytes.
const LONGEST: u64 = 512 * 1024;
/// The most files that are read of an archive.
const MOST: usize = 10_000;
/// The most bytes that an archive may hold once it is unpacked: a small one can be packed so that it holds thousands of
/// times as much.
const ALL: u64 = 64 * 1024 * 1024;

/// A file that may hold a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paper {
    /// Its name; in an archive with that of the archive before it.
    pub name: String,
    /// Its text, or why it has none.
    pub text: Result<String, NoText>,
}

/// Why a file has no text that may be a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoText {
    /// The archive holds more than is read; this file and those that follow are left out.
    #[error("this and what follows are left out: more than {0} bytes")]
    Left(u64),
    /// The file is longer than a record may be.
    #[error("it is longer than {0} bytes")]
    Long(u64),
    /// It is no text in UTF-8 from this line on.
    #[error("line {0}: this is no UTF-8 text")]
    Bytes(usize),
    /// It cannot be read, or the archive is damaged.
    #[error("{0}")]
    Unread(String),
}

/// The records of a file: the file itself, or each file of a ZIP archive.
pub fn unpack(name: &str, bytes: Vec<u8>) -> Vec<Paper> {
    if !bytes.starts_with(b"PK\x03\x04") {
        return vec![Paper { name: name.to_owned(), text: text(bytes) }];
    }
    match files(name, bytes, ALL) {
        Ok(papers) => papers,
        Err(error) => vec![Paper { name: name.to_owned(), text: Err(NoText::Unread(error.to_string())) }],
    }
}

/// The files of an archive, as long as they have no more bytes than `all`.
fn files(archive: &str, bytes: Vec<u8>, all: u64) -> Result<Vec<Paper>, ZipError> {
    let mut zip = ZipArchive::new(Cursor::new(bytes))?;
    let (mut papers, mut left) = (Vec::new(), all);
    for at in 0..zip.len().min(MOST) {
        let mut file = zip.by_index(at)?;
        if file.is_dir() {
            continue;
        }
        let name = format!("{archive}/{}", file.name()?);
        let mut bytes = Vec::new();
        let read = file.by_ref().take(LONGEST.min(left) + 1).read_to_end(&mut bytes);
        if bytes.len() as u64 > left {
            let text = Err(NoText::Left(all));
            papers.push(Paper { name, text });
            break;
        }
        left -= bytes.len() as u64;
        papers.push(Paper {
            name,
            text: read.map_err(|error| NoText::Unread(error.to_string())).and_then(|_| text(bytes)),
        });
    }
    Ok(papers)
}

fn text(bytes: Vec<u8>) -> Result<String, NoText> {
    if bytes.len() as u64 > LONGEST {
        return Err(NoText::Long(LONGEST));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].split(|byte| *byte == b'\n').count();
        NoText::Bytes(line)
    })
}

/// A ZIP archive of records with their names.
pub fn pack<'a>(records: impl IntoIterator<Item = (String, &'a str)>) -> Result<Vec<u8>, String> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in records {
        zip.start_file(name, SimpleFileOptions::default()).map_err(|error| error.to_string())?;
        zip.write_all(text.as_bytes()).map_err(|error| error.to_string())?;
    }
    zip.finish().map(Cursor::into_inner).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let bytes = pack([("a.txt".to_owned(), "one"), ("b.txt".to_owned(), "zwei ż")]).unwrap();
        let names: Vec<_> =
            unpack("all.zip", bytes.clone()).into_iter().map(|paper| (paper.name, paper.text)).collect();
        let paper = |name: &str, text: &str| (name.to_owned(), Ok(text.to_owned()));
        assert_eq!(names, [paper("all.zip/a.txt", "one"), paper("all.zip/b.txt", "zwei ż")]);
        let of = |all: u64| files("all.zip", bytes.clone(), all).unwrap();
        let read = |papers: Vec<Paper>| papers.iter().filter(|paper| paper.text.is_ok()).count();
        let whole = 3 + "zwei ż".len() as u64;
        assert_eq!((of(2).len(), read(of(2))), (1, 0));
        assert_eq!([3, whole - 1, whole].map(|all| read(of(all))), [1, 1, 2], "as far as there is room");
        assert_eq!(unpack("a.txt", b"one".to_vec())[0].text.as_deref(), Ok("one"));
        assert!(unpack("all.zip", bytes[..bytes.len() / 2].to_vec())[0].text.is_err(), "cut off");
        assert_eq!(unpack("a.txt", b"a\nb\xff".to_vec())[0].text, Err(NoText::Bytes(2)));
        assert!(unpack("long.txt", vec![b'a'; LONGEST as usize + 1])[0].text.is_err());
    }
}
