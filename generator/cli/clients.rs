//! The clients that a run is about: the one that the arguments describe, or those of `disjunct.toml`.

use super::console::Console;
use super::exit::Exit;
use super::find_config::read_config;
use crate::config::{ClientConfig, Config, Policy};
use crate::error::Error;
use crate::source::Place;

/// Does the task for each client. One that fails keeps no other from its turn; the worst outcome is the whole's.
pub fn for_each_client(
    described: Option<ClientConfig>,
    strict: bool,
    console: &mut Console,
    task: impl Fn(&ClientConfig, &Policy, Option<&Config>, &mut Console) -> Result<Exit, Error>,
) -> Result<Exit, Error> {
    if let Some(client) = described {
        let policy = client.policy(|_, _| Place::value(""));
        return task(&client, &policy, None, console);
    }
    let Some(config) = read_config(console)? else { return Ok(Exit::Usage) };
    let mut worst = Exit::Done;
    for (index, client) in config.clients.iter().enumerate() {
        let mut policy = config.policy(index);
        policy.strict |= strict;
        let done = task(client, &policy, Some(&config), console);
        worst = worst.max(done.unwrap_or_else(|error| console.fail(&error)));
    }
    Ok(worst)
}
