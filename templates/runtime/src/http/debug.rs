//! How `Debug` shows an error: a `main` that returns it prints that. In: an error. Out: its message and those of its causes, in one line. It must
//! not know which error it is.

use std::{error::Error, fmt};

/// Writes the name of a type or a variant, and the message of its error. A message that must not show something does not show it here either.
pub(super) fn debug(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    error: &(dyn Error + '_),
) -> fmt::Result {
    write!(f, "{name}({error}")?;
    let mut next = error.source();
    while let Some(cause) = next {
        write!(f, ": {cause}")?;
        next = cause.source();
    }
    f.write_str(")")
}
