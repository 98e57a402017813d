//! Exit codes.

use std::process::ExitCode;

use crate::error::Error;

/// The exit codes in the help.
pub const HELP: &str = "\
Exit codes: 0 success, 1 output out of date, warning denied, breaking change or deviating recording, 2 invalid arguments or \
`disjunct.toml`, 3 invalid document or recording, 4 file not readable or not written";

/// The result of a run. The result for several clients is the greatest of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Success.
    Done = 0,
    /// The output is out of date, a warning is denied, a change is breaking, or a recording is not as declared.
    Unclean = 1,
    /// The arguments or `disjunct.toml` are not valid.
    Usage = 2,
    /// The document has errors.
    Invalid = 3,
    /// A file could not be read or written, or would have been lost.
    Io = 4,
}

impl From<&Error> for Exit {
    fn from(error: &Error) -> Self {
        match error {
            Error::Usage(_) | Error::Remote { .. } => Self::Usage,
            Error::Io { .. }
            | Error::InTheWay { .. }
            | Error::WouldLose { .. }
            | Error::Foreign { .. } => Self::Io,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}
