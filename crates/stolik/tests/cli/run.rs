//! Running the program.

use serde_json::Value;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The program.
pub(crate) const STOLIK: &str = env!("CARGO_BIN_EXE_stolik");

/// What a run printed, and its exit code.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: i32,
}

impl Ran {
    /// What was printed, of a run that succeeded.
    pub(crate) fn ok(self) -> String {
        assert_eq!(self.code, 0, "{self:?}");
        self.out
    }

    /// The JSON that a successful run printed.
    pub(crate) fn json(self) -> Value {
        let out = self.ok();
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
    }

    /// Checks that the run failed with this exit code and says each of these on standard error.
    pub(crate) fn fails(self, code: i32, says: &[&str]) {
        assert_eq!(self.code, code, "{self:?}");
        for text in says {
            assert!(self.err.contains(text), "`{text}` is not in {self:?}");
        }
    }
}

/// Runs the program with these arguments.
pub(crate) fn stolik(arguments: &[&str]) -> Ran {
    fed(arguments, b"")
}

/// Runs the program with this on standard input.
pub(crate) fn fed(arguments: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(STOLIK);
    command.args(arguments);
    finish(command, input)
}

/// Runs a command to its end.
pub(crate) fn finish(mut command: Command, input: &[u8]) -> Ran {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let mut stdin = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        scope.spawn(move || match stdin.write_all(input) {
            // A program may end without reading all of its input.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => panic!("{error}"),
            _ => drop(stdin),
        });
        child.wait_with_output().unwrap()
    });
    Ran {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

/// A file for this test alone.
pub(crate) fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// The path of a sample record.
pub(crate) fn sample(name: &str) -> String {
    format!("{}/tests/records/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A file of the project, from its root.
pub(crate) fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
