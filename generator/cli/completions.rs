//! `disjunct completions`: the script that completes arguments in a shell.

use clap_complete::{Shell, generate};

use super::console::Console;
use super::exit::Exit;
use crate::error::Error;

/// Print the script that completes the arguments of `disjunct` in a shell
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Shell
    shell: Shell,
}

/// Prints the script; `command` is the whole command line.
pub fn run(
    arguments: &Arguments,
    mut command: clap::Command,
    console: &mut Console,
) -> Result<Exit, Error> {
    let mut script = Vec::new();
    generate(arguments.shell, &mut command, "disjunct", &mut script);
    console.print(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Done)
}
