//! The clients of a run: the one of the arguments, or those of `disjunct.toml`.

use super::console::Console;
use super::exit::Exit;
use super::find_config::read_config;
use crate::config::{ClientConfig, Config, Policy};
use crate::diagnostic::{Diagnostic, Diagnostics, codes};
use crate::error::Error;
use crate::render::inert_text;
use crate::source::{Location, Sources};

/// Runs the task for the client of the arguments, or if they name no document, for each client of `disjunct.toml`. An error
pub fn for_each_client(
    described: &ClientConfig,
    console: &mut Console,
    mut task: impl FnMut(&ClientConfig, &Policy, Option<&Config>, &mut Console) -> Result<Exit, Error>,
) -> Result<Exit, Error> {
    if described.spec.is_some() {
        let policy = described.policy(|_| Location::value(""));
        return task(described, &policy, None, console);
    }
    let Some(config) = read_config(Some("SPEC"), console)? else {
        return Ok(Exit::Usage);
    };
    let mut worst = Exit::Done;
    for (index, client) in config.clients.iter().enumerate() {
        let mut policy = config.policy(index);
        policy.strict |= described.strict;
        let done = task(client, &policy, Some(&config), console);
        worst = worst.max(done.unwrap_or_else(|error| fail(&config, index, &error, console)));
    }
    Ok(worst)
}

/// Prints the error of a client of `disjunct.toml`, with the line of the option that caused it.
pub fn fail(config: &Config, index: usize, error: &Error, console: &mut Console) -> Exit {
    let Some(option) = option_at_fault(&config.clients[index], error) else {
        return console.fail(error);
    };
    let message = inert_text(&error.chain()).into_owned();
    let found = Diagnostic::new(
        &codes::INVALID_CONFIG,
        config.location(index, option),
        message,
    );
    let relative = "paths in `disjunct.toml` are relative to its folder";
    let help = console
        .help_for(error)
        .unwrap_or_else(|| relative.to_owned());
    let mut sources = Sources::default();
    sources.add(config.source());
    let mut diagnostics = Diagnostics::default();
    diagnostics.push(found.help(help));
    console.show(&diagnostics, &sources);
    error.into()
}

/// The option that caused an error.
fn option_at_fault(client: &ClientConfig, error: &Error) -> Option<&'static str> {
    match error {
        Error::Io { path, .. } if path == client.spec() => {
            let is_missing = client.root.as_deref().is_some_and(|root| !root.is_dir());
            Some(if is_missing { "root" } else { "spec" })
        }
        Error::Io { path, .. } if client.overlays.contains(path) => Some("overlays"),
        Error::InTheWay { path, .. } if client.output().starts_with(path) => Some("output"),
        Error::Io { path, .. } | Error::Foreign { folder: path, .. } if path == client.output() => {
            Some("output")
        }
        _ => None,
    }
}
