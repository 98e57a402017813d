//! The input of a client.

use std::path::Path;

use crate::config::{ClientConfig, Config, RemoteSpec, find_remote};
use crate::error::Error;
use crate::load::Input;

/// Standard input on the command line. In a `disjunct.toml` it is a file name.
const STANDARD_INPUT: &str = "-";

/// Whether the arguments name standard input.
pub fn is_standard_input(client: &ClientConfig) -> bool {
    client.spec() == Path::new(STANDARD_INPUT)
}

/// The client's document; `config` is the `disjunct.toml` that lists the client.
///
/// # Errors
/// Where it is named by a URL. That a `disjunct.toml` has none was checked when it was read.
pub fn input_of<'c>(client: &'c ClientConfig, config: Option<&Config>) -> Result<Input<'c>, Error> {
    if config.is_some() {
        return Ok(Input::File(client.spec()));
    }
    if is_standard_input(client) {
        return Ok(Input::Standard);
    }
    match find_remote(client.spec()) {
        Some(RemoteSpec { message, help }) => Err(Error::Remote { message, help }),
        None => Ok(Input::File(client.spec())),
    }
}
