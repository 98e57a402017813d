//! How a run ended.

use std::process::ExitCode;

use crate::error::Error;

/// The codes, as the help says them.
pub const HELP: &str = "\
Exit codes: 0 success, 1 output out of date or warning denied, 2 invalid arguments or `disjunct.toml`, 3 invalid \
document, 4 file not readable or not written";

/// The outcome of a run; of several, the greatest is the whole's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// It did what it was asked to do.
    Done = 0,
    /// The output is stale, or a warning is denied.
    Unclean = 1,
    /// The arguments or `disjunct.toml` make no sense.
    Usage = 2,
    /// The document has errors.
    Invalid = 3,
    /// A file could not be read, or was not written: the system refused, or it would lose what somebody else wrote.
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
