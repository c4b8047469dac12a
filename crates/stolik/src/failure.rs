//! How a command ends without success, and with which exit code.

use crate::objects::Problem;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line asks for something that there is not: exit code 2, as for a misspelt flag.
    Usage(String),
    /// A check failed, or the work could not be done: exit code 1.
    Failed(String),
    /// As [`Failure::Failed`], but the reason has been printed.
    Told,
    /// Whoever reads the output has stopped reading, as `head` does: all is well.
    Closed,
}

impl Failure {
    /// A failure to read standard input.
    #[expect(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
    pub(crate) fn from_input(error: io::Error) -> Self {
        Self::Failed(format!("cannot read standard input: {error}"))
    }

    /// The reason, where there is one to tell.
    pub(crate) fn message(&self) -> String {
        match self {
            Self::Usage(message) | Self::Failed(message) => message.clone(),
            Self::Told | Self::Closed => String::new(),
        }
    }

    /// Says why on standard error and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (message, code) = match self {
            Self::Usage(message) => (message, 2),
            Self::Failed(message) => (message, 1),
            Self::Told => return ExitCode::from(1),
            Self::Closed => return ExitCode::SUCCESS,
        };
        // Where standard error is closed, the exit code has to do.
        let _ = writeln!(io::stderr(), "stolik: {message}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    /// A failure to write the output; files that are read have errors with their names.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Failed(format!("cannot write the output: {error}")),
        }
    }
}

impl From<anyhow::Error> for Failure {
    /// The whole chain of causes; some end with their cause already.
    fn from(error: anyhow::Error) -> Self {
        let mut said = String::new();
        for cause in error.chain().map(ToString::to_string) {
            if !said.ends_with(&cause) {
                said += if said.is_empty() { "" } else { ": " };
                said += &cause;
            }
        }
        Self::Failed(said)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        if problem.is_usage() { Self::Usage(problem.to_string()) } else { Self::Failed(problem.to_string()) }
    }
}
