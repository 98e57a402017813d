//! `disjunct man`: manual pages.

use std::path::Path;

use clap_mangen::Man;

use super::console::Console;
use super::exit::Exit;
use crate::error::Error;

/// Print the manual page of `disjunct`, or of one of its commands
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// Command, such as `generate`
    command: Option<String>,
}

/// Prints the page; `command` is the whole command line.
pub fn run(
    arguments: &Arguments,
    mut command: clap::Command,
    console: &mut Console,
) -> Result<Exit, Error> {
    // Only a built command has the options of all commands, and the whole name.
    command.build();
    let command = match &arguments.command {
        None => command,
        Some(name) => match command.find_subcommand(name) {
            Some(found) => found.clone(),
            None => return Err(Error::Usage(format!("there is no command `{name}`"))),
        },
    };
    let mut page = Vec::new();
    let written = Man::new(command).render(&mut page);
    written.map_err(Error::io("write", Path::new("the manual page")))?;
    console.print(&String::from_utf8_lossy(&page))?;
    Ok(Exit::Done)
}
