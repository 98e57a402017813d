//! A client → a `disjunct.toml` in which every option is described.

#[cfg(test)]
mod tests;

use std::fmt::Write;

use toml::Table;

use super::ClientConfig;
use super::options::DESCRIPTIONS;

const HEAD: &str = "\
# The clients that `disjunct generate` generates. Paths are relative to the folder of this file. An option whose line begins
# with `#` is not set. Another client is another table `[[client]]`.

[[client]]
";

/// The text of the file. What the client sets is set, everything else is a comment with an example.
///
/// # Errors
/// If a path is not UTF-8.
pub fn write_config(client: &ClientConfig) -> Result<String, String> {
    let as_table = |client: &ClientConfig| {
        Table::try_from(client).map_err(|error| format!("`disjunct.toml` is UTF-8: {error}"))
    };
    let (client, default) = (as_table(client)?, as_table(&ClientConfig::default())?);
    let mut text = HEAD.to_owned();
    for (key, description, example) in DESCRIPTIONS {
        let value = client
            .get(*key)
            .filter(|value| default.get(*key) != Some(value));
        let setting = match value {
            Some(value) => format!("{key} = {value}"),
            None => format!("#{key} = {example}"),
        };
        // Within a string, everything that could end the line is escaped.
        let _ = write!(text, "\n# {}\n{setting}\n", description.trim());
    }
    Ok(text)
}
