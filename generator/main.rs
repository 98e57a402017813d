//! The binary `disjunct`: arguments → exit code.

use std::env;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Documents become millions of small values: the system's allocator takes the longer for each, the more there are.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    // Both streams drop colours where nobody sees them.
    let (mut out, mut err) = (anstream::stdout().lock(), anstream::stderr().lock());
    let is_terminal = io::stderr().is_terminal();
    disjunct::run_command_line(env::args_os(), &mut out, &mut err, is_terminal)
}
