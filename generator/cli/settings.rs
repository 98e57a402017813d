//! Options on the command line that belong into a `disjunct.toml`, because the arguments name no document.

use std::ffi::OsString;

use clap::error::ErrorKind;

use super::find_config::has_config;
use crate::config::{DESCRIPTIONS, FILE_NAME};

/// The message and the help, where options of a client were refused because there is no document, and a `disjunct.toml` lists the clients.
pub fn explain_option(refusal: &clap::Error, args: &[OsString]) -> Option<(String, String)> {
    if refusal.kind() != ErrorKind::MissingRequiredArgument || !has_config() {
        return None;
    }
    let (option, key, example) = args.iter().find_map(|arg| setting_of(arg.to_str()?))?;
    let message = format!(
        "`--{option}` is for a document on the command line; for the clients in `{FILE_NAME}` it is the setting `{key}`"
    );
    let help = format!("write it below `[[client]]`, such as `{key} = {example}`");
    Some((message, help))
}

/// The option of an argument: its name, its key, and an example of its value.
fn setting_of(arg: &str) -> Option<(&str, &'static str, &'static str)> {
    let option = arg.strip_prefix("--")?;
    let option = option.split('=').next().unwrap_or_default();
    let key = option.replace('-', "_");
    // `--overlay` is given once for each entry of `overlays`.
    let names_it = |name: &str| name == key || name.strip_suffix('s') == Some(&key);
    let (key, _, example) = DESCRIPTIONS.iter().find(|(name, _, _)| names_it(name))?;
    Some((option, key, example))
}
